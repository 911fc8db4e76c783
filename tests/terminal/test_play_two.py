"""`isolario play` where a game lies open, or people play together or alone."""

from __future__ import annotations

import re
from pathlib import Path

from isolario.terminal.voice import Voice
from tests.terminal.typist import CURTAIN, Play, recorded

OPEN = ["play", "cartographers", "--seed", "7", "--bots", "none", "--seats", "2", "--plain"]
BEACON = ["play", "beacon-patrol", "--seed", "7", "--seats", "2", "--bots", "random", "--plain"]
ALONE = ["play", "cartographers", "--seed", "7", "--seats", "1", "--plain"]


def test_an_open_drawing_can_be_taken_back_at_one_screen(play: Play) -> None:
    printed = play(*OPEN, first=["F1a/0@c4", "what?", "undo", "V1a/0@c4", "", "quit"])
    assert CURTAIN not in printed
    assert "“what?” means nothing here." in printed
    after = printed.partition("Your step has been taken back.")[2]
    assert "village on c4" in after
    assert "forest on c4" not in after


def test_what_takes_effect_at_once_is_told_once(play: Play) -> None:
    printed = play(*ALONE, first=["F1a/0@c4", "quit"])
    assert printed.count("forest on c4") == 1
    assert "sketched" not in printed
    assert ": ready" not in printed


def test_a_lone_cartographer_is_told_how_the_title_comes_about(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = play(*ALONE, "--record", str(file))
    state = recorded(file)
    (told,) = (e for entry in state.log for e in entry.events if e.what == "solo_result")
    ending = printed.rpartition("Game over")[0].rpartition("\n")[0]
    line = Voice("en", "cartographers", ("You",)).tell(told)
    assert f"{line} (rule CRT-1.3)" in ending


def test_edicts_are_told_at_length_when_asked(play: Play) -> None:
    printed = play(*ALONE, first=["score", "quit"])
    once = "2\u00a0stars for each cell of your second largest village cluster."
    assert printed.count(once) == 2  # as the game begins, and as the score is asked for


def test_clauses_with_a_dot(play: Play) -> None:
    assert Voice("uk", "cartographers").clause("CRT-1.1")
    printed = play(*ALONE, first=["rules CRT-1.1", "quit"])
    assert "CRT-1.1" in printed
    assert "CRT-1-1" not in printed


def test_what_everybody_sees_at_a_real_table(play: Play) -> None:
    printed = play(*BEACON, first=["board", "quit"])
    assert re.search(r"\n  Seat 2: \w+, .*(sea|land)", printed)
    for said in ("Turns left: 1", "In the stack: 4", "Novices. Next: Sailors, 26\u00a0more"):
        assert f"\n  {said}" in printed
    assert re.search(r"\n  open sea: \d+\n  land in the north: \d+", printed)


def test_a_team_has_one_score(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = play(*BEACON, "--record", str(file))
    points = recorded(file).scores[0]
    ending = printed.rpartition("Score sheet")[2]
    assert "Seat 1" not in ending
    assert f"{points}\u00a0points" in ending
    assert "\nScore:\n  0\u00a0points\n" in printed
