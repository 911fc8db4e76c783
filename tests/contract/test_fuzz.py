"""Whatever is in a file or typed after ``isolario``: a documented error, one line, no traceback.

``ISOLARIO_SOAK=1`` (``make soak``) tries fifty times as many.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from isolario import cli
from isolario.contract.clock import within
from isolario.contract.mutate import STRANGE
from tests.contract.fuzz import EVERY, PATIENCE, files, load_or_refuse
from tests.soaking import SOAK

COUNT = 25_000 if SOAK else 500


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_files_are_loaded_or_refused(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(f"fuzz {seed}")
    good = 0
    file = tmp_path / "game.json"
    for number, data in enumerate(files(rng, COUNT)):
        good += load_or_refuse(data)
        if number % EVERY == 0:
            file.write_bytes(data)
            tell(["verify", str(file)], capsys)
            seat = rng.choice(("1", "2", "spectator", *STRANGE))
            tell(["replay", "--plain", str(file), "--seat", seat], capsys)
    assert good


def tell(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Runs a command: it does what it should, or says in one line what is wrong."""
    with within(PATIENCE):
        code = cli.main(typed)
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    if code == 2:
        assert said.err.startswith("isolario: ")
        assert said.err.count("\n") == 1
        assert len(said.err) < 1000
    else:
        assert not said.err
        assert said.out


TYPED = [
    ["replay", "{file}"],
    ["verify", "{file}"],
    ["play", "{file}", "--plain"],
    ["replay", "{file}", "--seat", "9" * 5000],
    ["play", "foggy-island", "--seats", "9" * 5000],
    ["play", "foggy-island", "--seed", "x" * 5000],
    ["play", "foggy-island", "--seed", ";"],
    ["play", "foggy-island", "--option", "weather=" + "x" * 5000],
    ["serve", "--port", "99999999"],
    ["serve", "--port", "-1"],
]


@pytest.mark.process
@pytest.mark.parametrize("typed", TYPED, ids=lambda typed: " ".join(typed)[:40])
def test_one_line_and_no_traceback(typed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b'{"isolario": 1, "game": "\xff", "moves": ' + b"[" * 100_000)
    command = [word.format(file=file) for word in typed]
    done = subprocess.run(
        [sys.executable, "-m", "isolario.cli", *command],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode in (1, 2)
    said = done.stderr or done.stdout  # a verdict is what was asked for, so it is not an error
    assert "Traceback" not in done.stderr
    assert said.count("\n") == 1
    assert len(said) < 1000
