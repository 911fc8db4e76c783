"""What a site carries is what was tested: the same versions everywhere."""

from __future__ import annotations

import json
import re

from tests.paths import ROOT


def test_a_site_carries_the_msgspec_that_everybody_has() -> None:
    def pinned(file: str) -> list[str]:
        text = (ROOT / "requirements" / file).read_text("utf-8")
        return re.findall(r"^msgspec==\S+", text, re.MULTILINE)

    assert pinned("site.txt") == pinned("run.txt")
    assert len(pinned("site.txt")) == 1


def test_the_page_names_the_pyodide_that_is_installed() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    version = wanted["devDependencies"]["pyodide"]
    source = (ROOT / "web" / "src" / "home" / "python.ts").read_text("utf-8")
    assert f"version: '{version}'" in source
