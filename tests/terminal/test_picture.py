"""Every position of every game can be told in a terminal."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

import isolario
from isolario.core.game import State
from isolario.terminal.menu import menu
from isolario.terminal.picture import picture
from isolario.terminal.screen import Plain
from isolario.terminal.voice import Voice
from isolario.words import LANGUAGES, MissingMessage
from tests.terminal.typist import GAMES, options_of, voice_of


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_said(game: str) -> None:
    """Random games through every seat's eyes: no message is missing, nothing is unnamed. (What one
    language has, all have: `tests/words`.)"""
    rng = random.Random(5)
    for variant, language in zip(range(4), itertools.cycle(LANGUAGES)):
        state = isolario.all_games()[game].new(None, variant, options_of(game, variant))
        voice = voice_of(state, language)
        while not state.over:
            seat = rng.choice(state.to_move)
            if rng.random() < 0.2:
                for viewer in (*range(state.seats), None):
                    assert picture(state.view(viewer), voice).rows
            state.play(seat, state.legal_moves(seat).choice(rng))


def _positions(game: str, every: int) -> Iterator[State]:
    """Some positions of random games, with several variants."""
    rng = random.Random(5)
    for variant in range(3):
        state = isolario.all_games()[game].new(None, variant, options_of(game, variant))
        for number in itertools.count():
            if number % every == 0:
                yield state
            if state.over:
                break
            seat = rng.choice(state.to_move)
            state.play(seat, state.legal_moves(seat).choice(rng))


def _in_a_span(cell: str, told: str) -> bool:
    """Whether something is said to reach from one corner to another with this cell between them."""
    spans = re.findall(r"\b([a-z]\d+)–([a-z]\d+)", told)
    return any(
        first[0] <= cell[0] <= last[0] and first[1:] <= cell[1:] <= last[1:]
        for first, last in spans
    )


@pytest.mark.parametrize("game", GAMES)
def test_plain_tells_every_cell_that_is_not_empty(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for state in _positions(game, 7):
        voice = voice_of(state)
        for viewer in (*range(state.seats), None):
            view = state.view(viewer)
            shown = picture(view, voice)
            Plain().show(shown)
            told = capsys.readouterr().out
            legend = [sign for sign, _ in shown.legend]
            board = next(area for area in view.scene().areas if area.lattice)
            assert board.lattice
            for cell in board.lattice.cells:
                if any(cell.mark.startswith(sign) for sign in legend):
                    key = re.escape(cell.key.replace("-", "−"))
                    found = re.search(rf"(?m)(^|[ ;,])({key})\b", told)
                    assert found or _in_a_span(cell.key, told), (cell, told)
            assert told.count("\n") < 90


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_every_mark_on_the_board_and_no_other(game: str) -> None:
    for state in _positions(game, 9):
        shown = picture(state.view(None), voice_of(state))
        signs = [mark for mark, _ in shown.legend]
        marks = {
            square.written
            for row in shown.rows
            for square in row.squares
            if square.written and not square.free
        }
        for mark in marks:
            assert any(mark.startswith(sign) for sign in signs), mark
        for sign in signs:
            assert any(mark.startswith(sign) or mark.endswith(sign) for mark in marks), sign


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_told_apart_and_end_with_what_can_be_typed(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for state in _positions(game, 5):
        voice = voice_of(state)
        for seat in state.to_move:
            found = menu(state.view(seat), voice)
            lists = [found.entries, *(entry.inside for entry in found.entries if entry.inside)]
            for entries in lists:
                labels = [entry.label for entry in entries]
                assert len(labels) == len(set(labels)), labels
                Plain().entries(entries, [entry.example for entry in entries])
                lines = capsys.readouterr().out.strip().split("\n")
                for entry, line in zip(entries, lines, strict=True):
                    assert line.endswith(f": {entry.example}")


def test_missing_messages_are_noticed() -> None:
    with pytest.raises(MissingMessage):
        Voice("uk").say("no_such_message")
