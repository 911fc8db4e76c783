"""`isolario play`: whole games, typed as a person would, and what is printed."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import isolario
from isolario.core.text import signed
from isolario.terminal.report import seen
from isolario.terminal.shelf import variants
from isolario.terminal.table import Table
from isolario.terminal.turn import Turn
from isolario.terminal.voice import Voice
from isolario.words import LANGUAGES
from tests.terminal.typist import CHAIR, CURTAIN, GAMES, Play, options_of, recorded, voice_of


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, itertools.cycle(LANGUAGES))))
def test_a_person_against_bots(play: Play, tmp_path: Path, game: str, language: str) -> None:
    how = ["--plain"] * (GAMES.index(game) % 2)
    file = tmp_path / "game.json"
    bots = ["--bots", ",".join(["random"] * (_usual_seats(game) - 1)) or "none"]
    printed = play(
        "play", game, *how, *bots, "--seed", "7", "--record", str(file), language=language
    )
    state = recorded(file)
    voice = Voice(language, game)
    assert state.over
    assert voice.title in printed
    for event in (event for entry in state.log for event in seen(entry.events, 0)):
        if event.points:
            assert event.clause in printed
    for score in state.scores:
        assert signed(score) in printed.rpartition(voice.say("button_score"))[2]
    assert voice.say("game_over") in printed
    assert voice.say("terminal_saved", file=str(file)) in printed.replace("\n", "")
    assert "\x1b" not in printed  # no colours where nobody is looking


def _usual_seats(game: str) -> int:
    return isolario.new(game, seed=1).seats


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        (name, variant)
        for name, game in isolario.all_games().items()
        for variant in range(min(2, len(variants(game))))
    ],
)
def test_two_people_never_see_each_other_s_secrets(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, variant: int
) -> None:
    rulebook = isolario.all_games()[game]
    if 2 not in rulebook.seats:
        pytest.skip("not for two")
    options = options_of(game, variant)
    file = tmp_path / "game.json"
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    words += ["--bots", "none", "--seats", "2", "--seed", "1073"]  # Sea Dragons: all is open once
    sit = Table._sit

    def seen_to_sit(self: Table, seat: int) -> None:
        sit(self, seat)
        self.screen.say(f"{CHAIR}{seat}")

    monkeypatch.setattr(Table, "_sit", seen_to_sit)
    printed = play("play", game, "--plain", *words, "--record", str(file))
    state = recorded(file)
    voice = voice_of(state)
    secret: list[set[str]] = [set(), set()]  # what only the other player may read
    shown: list[set[str]] = [set(), set()]
    for event in (event for entry in state.log for event in entry.events):
        told = [event.seen_by(seat, remembering=False) for seat in range(2)]
        public = event.seen_by(None, remembering=False)
        for seat in range(2):
            mine, theirs = told[seat], told[1 - seat]
            if mine is not None:
                shown[seat].add(voice.tell(mine))
            if theirs is not None and theirs not in (mine, public):
                secret[seat].add(voice.tell(theirs))
    parts = printed.split(CURTAIN)
    if len(parts) == 1:  # a game without secrets needs no curtain
        assert not any(secret)
        return
    for part in parts:  # what is on the screen until it is wiped, whoever is looking
        read: set[str] = set()
        for looks in part.partition(voice.say("button_score"))[0].split(CHAIR)[1:]:
            seat = int(looks[0])
            read |= {line.strip() for line in looks[1:].split("\n")}
            assert not read & (secret[seat] - shown[seat])
    assert any(line in part for part in parts for line in secret[0])  # the test can see secrets


@pytest.mark.parametrize("game", GAMES)
def test_the_other_s_hand_is_never_drawn(
    monkeypatch: pytest.MonkeyPatch, play: Play, game: str
) -> None:
    """Whoever is asked sees exactly their own view."""
    if 2 not in isolario.all_games()[game].seats:
        pytest.skip("not for two")
    looked: list[tuple[int | None, int | None]] = []
    real = Turn.show

    def watched(turn: Turn, news: object = ()) -> None:
        looked.append((turn.seat, turn.view.seat))
        real(turn, news)  # type: ignore[arg-type]

    monkeypatch.setattr(Turn, "show", watched)
    play("play", game, "--plain", "--bots", "none", "--seats", "2", "--seed", "7")
    assert {seat for seat, _ in looked} == {0, 1}
    assert all(seat == view for seat, view in looked)


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_can_be_watched(play: Play, game: str) -> None:
    bots = ",".join(["random"] * _usual_seats(game))
    printed = play("play", game, "--bots", bots, "--seed", "7", "--plain")
    assert Voice("en").say("game_over") in printed


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, itertools.cycle(LANGUAGES))))
def test_every_command_answers(play: Play, tmp_path: Path, game: str, language: str) -> None:
    voice = Voice(language, game)
    words = [
        voice.say(f"terminal_command_{name}")
        for name in ("help", "rules", "score", "log", "board", "undo")
    ]
    file = tmp_path / "saved.json"
    first = [*words, "?", "? 1", f"{voice.say('terminal_command_save')} {file}", "", "!", "999"]
    printed = play("play", game, "--plain", first=[*first, "quit"], language=language)
    assert voice.say("terminal_help_heading") in printed
    assert voice.say("undo_undecided") in printed
    assert voice.say("terminal_saved", file=str(file)) in printed
    assert "“!”" in printed or "«!»" in printed
    assert "999" in printed
    assert printed.rstrip().endswith(voice.say("terminal_bye"))
    assert not recorded(file).over
