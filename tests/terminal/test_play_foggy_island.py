"""`isolario play`, with Foggy Island as an example: what can be typed, and what is shown."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import isolario
from isolario.terminal.voice import Voice
from tests.terminal.typist import CURTAIN, FOGGY, Play

HAND = ["1", "1", "1", "2", "4", "done"]


def test_undo_takes_a_choice_back(play: Play) -> None:
    printed = play(*FOGGY, "--plain", first=["1", "undo", "undo", "quit"])
    assert "Choose 4\u00a0more tokens" in printed
    assert "Your step has been taken back." in printed
    assert "nothing to take back" in printed
    after = printed.rpartition("taken back.")[2]
    assert "into the hand" not in after


def test_undo_can_name_a_step_of_the_choice(play: Play) -> None:
    typed = ["pick W", "pick H", "pick P", "undo H", "undo pick W", "undo H", "quit"]
    printed = play(*FOGGY, "--plain", first=typed)
    assert printed.count("Your step has been taken back.") == 2
    assert "Choose 4\u00a0more tokens" in printed.rpartition("taken back.")[2]
    assert "That cannot be taken back on its own now." in printed


def test_undo_before_the_curtain(play: Play) -> None:
    two = ["play", "foggy-island", "--seed", "7", "--bots", "none", "--plain"]
    printed = play(*two, first=["", *HAND, "undo", "quit"])
    assert CURTAIN not in printed
    assert "Five tokens are chosen" in printed.rpartition("taken back.")[2]


def test_what_is_taken_back_is_no_news(play: Play) -> None:
    two = ["play", "foggy-island", "--seed", "7", "--bots", "none", "--plain"]
    printed = play(*two, first=["", *HAND, "undo", "done", "", "", "quit"])
    assert printed.partition(CURTAIN)[2].count("Blue: ready") == 1


@pytest.mark.process
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("how", [["--plain"], []], ids=["plain", "rich"])
def test_the_curtain_wipes_a_real_terminal(how: list[str]) -> None:
    two = ["play", "foggy-island", "--seed", "7", "--bots", "none", "--language", "en", *how]
    printed = _on_a_terminal(two, "\n".join(["", *HAND, "", "", "quit", ""]))
    before, wiped, after = printed.partition("\x1b[H\x1b[2J\x1b[3J")  # and what scrolled off
    assert wiped
    assert "Blue: wolf into the hand" in before
    assert "Pass the screen to: Red" in after
    assert "into the hand" not in after


def _on_a_terminal(argv: list[str], typed: str) -> str:
    """What the program prints when somebody types at a real terminal."""
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    command = [sys.executable, "-m", "isolario.cli", *argv]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True
    ) as program:
        os.close(theirs)
        os.write(ours, typed.encode())
        printed = b""
        with contextlib.suppress(OSError):  # Linux reports the other side's end as an error
            while some := os.read(ours, 65_536):
                printed += some
        os.close(ours)
        assert program.wait(60) == 0
    return printed.decode("utf-8", "replace")


def test_what_covers_many_cells_is_said_once(play: Play) -> None:
    printed = play(*FOGGY, "--plain", "--option", "weather=fog", first=[*HAND, "quit"])
    assert "gloom board: d1–f3, a4–c6, d4–f6" in printed


def test_moves_in_every_spelling(play: Play) -> None:
    cyrillic = "Рс3"  # the pig, typed on a Cyrillic keyboard
    printed = play(
        *FOGGY, "--plain", first=[*HAND, "wolf b2", "1", "a1", cyrillic, "wF6", "log", "quit"]
    )
    for cell in ("wolf on b2", "wolf on a1", "pig on c3", "wolf on f6"):
        assert f"Blue (you): {cell}" in printed


def test_why_not(play: Play) -> None:
    printed = play(*FOGGY, "--plain", first=[*HAND, "Wa9", "Xa1", "sunny", "Wa1", "Wa1", "quit"])
    assert "“Wa9” is not a move. A move looks like this: W" in printed
    assert "There is a token on a1 already. (rule FOG-R2)" in printed
    assert "FOG-R2: In your turn, place one token" in printed
    assert "That is not what is being decided now. (rule FOG-R2)" in printed


def test_preview_tells_now_and_then(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    state = isolario.new("foggy-island", seed=7)
    for seat, notation in ((0, "W"), (1, "H")):
        for _ in range(3):
            state.play(seat, f"pick {notation}")
        state.play(seat, "pick P")
        state.play(seat, "pick P")
        state.play(seat, "done")
    for cell in ("a1", "b1"):
        state.play(1, state.legal_moves(1)[-1])
        state.play(0, f"W{cell}")
    state.play(1, state.legal_moves(1)[-1])
    file.write_text(state.record().json(), "utf-8")
    printed = play("play", str(file), "--plain", first=["? Pc1", "? b1", "?", "quit"])
    assert "What would happen: Pc1" in printed
    assert "Blue (you): pig on c1" in printed
    change = Voice(names=("Blue (you)",)).say("terminal_now_then", player=0, now=0, then=6)
    assert change in printed


def test_the_scored_board_is_shown_before_it_is_swept(play: Play) -> None:
    printed = play(*FOGGY, "--plain")
    scored = printed.partition("The board as it was scored")[2].partition("Press Enter")[0]
    assert "Round 1 is over" in scored
    board = re.split(r"\n +(?:Blue \(you\)|Red): ", scored)[0]
    assert len(re.findall(r"\b[a-f][1-6]\b", board)) == 36


def test_names(play: Play) -> None:
    printed = play(*FOGGY, "--plain", "--names", "Олена, Робот", first=["1", "quit"])
    assert "Олена (Blue): wolf into the hand" in printed


def test_boxes_and_colours(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    printed = play(*FOGGY, first=[*HAND, "Wc3", "quit"])
    assert "╭" in printed
    blue = "48;2;63;127;191"
    assert re.search(rf"\x1b\[[^m]*{blue}m bW ", printed)
    assert "bW wolf, Blue" in printed  # a newcomer is told what the letters on the board mean


def test_plain_has_neither_boxes_nor_colours(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    printed = play(*FOGGY, "--plain", first=[*HAND, "Wc3", "log", "score", "quit"])
    assert not re.search("[\x1b─-╿]", printed)
    assert "wolf, Blue (you): c3" in printed


@pytest.mark.process
def test_the_end_of_the_input_is_a_polite_goodbye() -> None:
    """With the real program, as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "isolario.cli", *FOGGY, "--language", "en", "--plain"],
        input="1\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("Goodbye!")
    assert done.stderr == ""
