"""Packages as pip would install them, in a folder of their own; and a Python that sees it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.paths import EXAMPLES


def install(site: Path, package: str, games: Mapping[str, str], **modules: str) -> None:
    """Puts a distribution into a folder: its metadata, with the entry points of some games, and
    the source of its modules by name."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    entries = "".join(f"{name} = {value}\n" for name, value in games.items())
    (info / "entry_points.txt").write_text(f"[isolario.games]\n{entries}")
    for name, source in modules.items():
        (site / f"{name}.py").write_text(source)


def run(*arguments: str, sees: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with a folder of packages in addition to its own; the example may be below it."""
    found = (str(sees), str(sees / "example"), os.environ.get("PYTHONPATH", ""))
    path = os.pathsep.join(filter(None, found))
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path, **variables},
        check=False,
    )


def install_example(site: Path, name: str = "skerries") -> Path:
    """Installs a game from ``examples`` there, as pip does for anybody."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    own = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    subprocess.run([*pip, *own, str(EXAMPLES / name)], check=True, stderr=subprocess.DEVNULL)
    return site
