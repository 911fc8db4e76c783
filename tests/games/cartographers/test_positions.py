"""How many may play, and which positions can be read (CRT-S)."""

from __future__ import annotations

import random

import pytest

from isolario import BadNotation, UnknownOption
from isolario.games.cartographers import GAME, CartographersState
from tests.clauses import clause
from tests.games.cartographers.shorthand import EMPTY, FULL, finish, new, position


@clause("CRT-S1")
@pytest.mark.parametrize("seats", [1, 2, 7, 12])
def test_one_to_twelve_cartographers(seats: int) -> None:
    state = new(seats, 3)
    assert len(state.sheets) == seats
    assert len(set(state.sheets)) == 1


@clause("CRT-S1")
def test_nobody_and_too_many() -> None:
    for seats in (0, 13):
        with pytest.raises(UnknownOption):
            new(seats)


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "ambush", "card": "hamlet"},
        {"phase": "acrobatics", "card": "hamlet", "skills": "acrobatics", "coins": "2 | 2"},
        {"phase": "return", "card": "hamlet", "skills": "diplomacy", "coins": "2 | 2"},
        {"phase": "draw", "card": "gnoll_raid"},
        {"phase": "draw", "card": "temple_ruins"},
        {"phase": "draw", "card": ""},
        {"phase": "acrobatics", "card": "gnoll_raid"},  # nobody has anything to decide
        {"edicts": "canal_lake wildholds"},
        {"edicts": ""},
        {"ready": "0 1"},
        {"drafts": "W3a/0@a1 | "},  # everything is decided, but not ready
        {"drafts": "W3a/0@a1 | ", "ready": "1"},
        {"coins": "1 | 0", "crossed": "3 | 0", "skills": "negotiate"},
        {"coins": "15 | 0"},
    ],
)
def test_a_position_is_refused_or_can_be_played(fields: dict[str, str]) -> None:
    """A text that contradicts itself is bad notation, or is corrected: never a dead end."""
    try:
        state = position(**fields)
    except BadNotation:
        return
    rng = random.Random(1)
    for coins, crossed in zip(state.coins, state.crossed, strict=True):
        assert 0 <= crossed <= coins <= 14
    while not state.over:
        assert state.to_move
        seat = state.to_move[0]
        assert state.view(seat).standing().scores
        state.play(seat, state.legal_moves(seat).choice(rng))


def test_a_full_map_that_is_not_ready_is_no_dead_end() -> None:
    try:
        state = position(FULL + EMPTY, ready="")
    except BadNotation:
        return
    assert state.to_move == (1,)


@pytest.mark.parametrize(
    "fields",
    [
        {"drafts": "use negotiate | "},  # not on the table
        {"drafts": "W3a/0@a1, W3a/0@c1 | "},  # twice
        {"drafts": "F3a/0@a1 | "},
        {"drafts": "W3a/1@k1 | "},  # over the edge
        {"drafts": "done | "},
        {"drafts": "W3a/0@a1"},  # not one part for each seat
        {"ready": "2"},
        {"spent": "red"},
        {"coins": "1"},
        {"coins": "one | 0"},
        {"deck": "gnoll_raid kraken"},
        {"skills": "flying"},
        {"season": "fall"},
        {"phase": "play"},
        {"ruins": "maybe"},
        {"card": "kraken"},
        {"options": "side=C"},
        {"weather": "fog"},
    ],
)
def test_a_bad_position_says_where(fields: dict[str, str]) -> None:
    with pytest.raises(BadNotation) as caught:
        position(**fields)
    name = next(iter(fields))
    line = caught.value.text[: caught.value.place].count("\n")
    assert caught.value.text.split("\n")[line].startswith(name)


@clause("CRT-E1")
@pytest.mark.parametrize("deck", ["", "hamlet temple_ruins", "gnoll_raid"])
def test_a_deck_that_would_run_out_is_no_dead_end(deck: str) -> None:
    """All thirteen cards are turned or in the deck, so it cannot run out; a text may lie."""
    whole = position(card="orchard").text
    lines = [f"deck: {deck}" if line.startswith("deck:") else line for line in whole.split("\n")]
    try:
        state = GAME.parse("\n".join(lines))
    except BadNotation:
        return
    assert isinstance(state, CartographersState)
    finish(state)
    assert state.over


def test_a_position_needs_whole_sheets() -> None:
    for sheets in ("", EMPTY[:-12], EMPTY + EMPTY[:12]):
        with pytest.raises(BadNotation):
            position(sheets)
