"""The owner of a box can use its pieces instead of ours: in Python, on the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import isolario
from isolario.core.errors import BadPieces, CorruptRecord, NotAllowed
from isolario.core.pieces import VARIABLE

pytestmark = pytest.mark.process  # pieces are chosen before anything is played

OURS = Path(isolario.__file__).parent / "games/land_vs_sea/pieces.toml"

PLAY = """
import random, sys, isolario
from isolario.picture.symbols import symbols
isolario.use_pieces("land-vs-sea", sys.argv[1])
for seed in range(30):
    state = isolario.new("land-vs-sea", seed=seed)
    rng = random.Random(seed)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    if any(tile.side == "Mine" for tile in state.ground.placed):
        break
assert "side_Mine" in state.view(0).scene().json().decode()
assert "side_Mine" in symbols(state.game) and "side_L07" not in symbols(state.game)
assert isolario.load(state.record().json()).scores == state.scores
print(state.record().json())
"""


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiles with another name for one of the sides; drawn once, and kept beside the file."""
    file = tmp_path_factory.mktemp("pieces") / "mine.toml"
    text = OURS.read_text("utf-8").replace('"L07"', '"Mine"').replace("[side.L07]", "[side.Mine]")
    file.write_text(text, "utf-8")
    return file


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
        check=False,
    )


def test_a_game_is_played_with_the_pieces_of_a_file(mine: Path) -> None:
    done = run("-c", PLAY, str(mine))
    assert not done.stderr
    with pytest.raises(CorruptRecord, match="other pieces"):
        isolario.load(done.stdout)


def test_the_command_line_takes_a_file(mine: Path, tmp_path: Path) -> None:
    command = "-m", "isolario.cli", "bench", "land-vs-sea", "--quick", "--plain", "--pieces"
    assert run(*command, f"land-vs-sea={mine}").returncode == 0
    crossed = tmp_path / "crossed.toml"
    text = mine.read_text("utf-8").replace('edges = ["NW"]', 'edges = ["E"]', 1)
    crossed.write_text(text, "utf-8")
    wrong = run(*command, f"land-vs-sea={crossed}")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("isolario: side ")
    for typed in (str(mine), "land-vs-sea=nowhere.toml"):
        assert run(*command, typed).returncode == 2


def test_sea_dragons_can_be_played_with_other_faces(tmp_path: Path) -> None:
    file = tmp_path / "faces.toml"
    ours = OURS.parent.parent / "sea_dragons/pieces.toml"
    file.write_text(ours.read_text("utf-8").replace("A1", "Mine"), "utf-8")
    show = (
        "from isolario.games.sea_dragons import GAME, PIECES; "
        "drawn = GAME.new(2, 7).view(0).scene().json(); "
        "print('Mine' in PIECES.faces, bool(GAME.pieces), bool(drawn))"
    )
    done = run("-c", show, **{VARIABLE: f"sea-dragons={file}"})
    assert done.stdout == "True True True\n", done.stderr


LEARN = """
import isolario
from isolario.teach import printed_lesson as teaching
from isolario.core.errors import IsolarioError
from isolario.table.lesson import LessonTable
from isolario.teach.lesson import lesson_of
for game in isolario.all_games().values():
    if not game.pieces:
        continue
    print(game.name, bool(lesson_of(game)))
    asks = (LessonTable, lambda game: teaching.printed(game, "en"))
    for ask in () if lesson_of(game) else asks:
        try:
            ask(game)
        except IsolarioError as error:
            print(error)
"""


def test_a_lesson_goes_with_pieces_that_it_can_be_played_with(mine: Path, tmp_path: Path) -> None:
    """It needs some of our tiles and dragons: where they are missing it says so."""
    tiles, faces = tmp_path / "tiles.toml", tmp_path / "faces.toml"
    tiles.write_text(mine.read_text("utf-8"), "utf-8")
    ours = (OURS.parent.parent / "sea_dragons/pieces.toml").read_text("utf-8")
    faces.write_text(ours.replace("A1", "Mine"), "utf-8")
    with_both = {VARIABLE: f"land-vs-sea={tiles}{os.pathsep}sea-dragons={faces}"}
    with_one = {VARIABLE: f"sea-dragons={faces}"}
    assert run("-c", LEARN, **with_one).stdout == "sea-dragons True\n"
    for file, was, now in ((tiles, "L36", "Box36"), (faces, "3V", "3Q")):
        file.write_text(re.sub(rf"\b{was}\b", now, file.read_text("utf-8")), "utf-8")
    said = run("-c", LEARN, **with_both).stdout
    assert said.count("the lesson needs the pieces that Isolario comes with") == 2, said
    assert said.count("it needs those of Isolario") == 2, said


def test_processes_of_a_server_hear_of_it(mine: Path) -> None:
    show = "from isolario.games.land_vs_sea import SIDES; print('Mine' in SIDES)"
    assert run("-c", show, **{VARIABLE: f"land-vs-sea={mine}"}).stdout == "True\n"
    assert run("-c", show, **{VARIABLE: f"sea-dragons={mine}"}).stdout == "False\n"


def test_not_once_a_game_has_begun(mine: Path) -> None:
    assert isolario.all_games()["land-vs-sea"].pieces == ""
    with pytest.raises(NotAllowed):
        isolario.use_pieces("land-vs-sea", mine)
    with pytest.raises(BadPieces, match="no such file"):
        isolario.use_pieces("land-vs-sea", mine.with_name("nowhere.toml"))
