"""`isolario bench`: how fast it is."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from isolario.cli import main
from tests.terminal.typist import GAMES


@pytest.mark.process  # it asks the system what it runs on
def test_bench(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert main(["bench", "--quick", "--plain", "--json", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "plies/s" in printed
    report = json.loads(file.read_text("utf-8"))
    assert {result["game"] for result in report["results"]} == set(GAMES)
    for result in report["results"]:
        names = [figure["name"] for figure in result["figures"]]
        assert names[0] == "random play, with events"
        assert "scene with choices, encoded" in names
        assert all(it["value"] > 0 for it in result["figures"] if it["unit"] != "share")
        assert "search" in names
    assert report["python"].endswith(".".join(map(str, sys.version_info[:3])))


@pytest.mark.process
def test_bench_of_one_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "foggy_island", "--option", "weather=fog", "--quick"]) == 0
    assert capsys.readouterr().out.count("foggy-island, seats: 2 weather=") == 1
