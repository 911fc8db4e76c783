"""`isolario replay`: a record told, as a seat or a spectator saw it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isolario.core.game import State
from isolario.core.record import replay
from isolario.terminal.report import seen
from tests.terminal.typist import FOGGY, Play, recorded, voice_of


@pytest.mark.parametrize(
    ("how", "language"), [(["--plain"], "uk"), ([], "en")], ids=["plain", "rich"]
)
def test_replay_tells_the_log(play: Play, record: Path, how: list[str], language: str) -> None:
    state = recorded(record)
    voice = voice_of(state, language)
    for seat in (None, 0):
        name = "spectator" if seat is None else "1"
        printed = " ".join(
            play("replay", str(record), "--seat", name, *how, language=language).split()
        )
        for entry in state.log:
            for event in seen(entry.events, seat):
                assert " ".join(voice.tell(event).split()) in printed
        assert voice.say("game_over") in printed


def test_replay_keeps_secrets_of_the_other(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*FOGGY, "--plain", "--option", "weather=fog", "--record", str(file))
    spectator = play("replay", str(file), "--plain")
    blue = play("replay", str(file), "--plain", "--seat", "blue")
    assert not re.search(r"(wolf|rat|hare|pig) from the deck", spectator)
    assert re.search(r"Blue: \w+ from the deck", blue)
    assert not re.search(r"Red: (wolf|rat|hare|pig) (from the deck|face down)", blue)


def test_replay_step_by_step(play: Play, record: Path) -> None:
    state = recorded(record)
    printed = play("replay", str(record), "--plain", "--step")
    steps = len(state.record().moves)
    assert f"0 / {steps}" in printed
    assert f"{steps} / {steps}" in printed
    told = [voice_line for voice_line in printed.split("\n") if voice_line]
    positions: list[State] = []
    replay(state.record(), state.game, lambda at, _: positions.append(at.copy()))
    assert len(positions) == steps + 1
    assert len(told) > steps
