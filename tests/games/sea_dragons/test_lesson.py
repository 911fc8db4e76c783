"""The lesson of Sea Dragons: its first dragon is about ships alone, and its points are the
engine's. What holds for every lesson: `test_lessons`."""

from __future__ import annotations

from isolario.games.sea_dragons import GAME
from isolario.games.sea_dragons.moves import Place
from isolario.teach.book import tally
from isolario.teach.lesson import Lesson, lesson_of


def lesson() -> Lesson:
    return lesson_of(GAME)


def test_the_first_dragon_changes_nothing_about_realms() -> None:
    """A player who has not heard of realms yet is not told of twenty points for one."""
    state = lesson().state(GAME, 0)
    before = tally(state.view(0), 0, "SDR-F4")
    places = [move for move in state.legal_moves(0) if isinstance(move, Place)]
    sinking = 0
    for move in places:
        after = state.copy()
        after.play(0, move)
        view = after.view(0)
        if tally(view, 0, "ships_scored") > tally(state.view(0), 0, "ships_scored"):
            sinking += 1
            assert tally(view, 0, "SDR-F4") == before, move
    assert sinking >= 10, "there are many ways to sink a ship"


def test_nothing_is_paid_before_the_price_is_explained() -> None:
    """No answer of the first two beats costs gold; in the third, whirlpools and currents do."""
    for at, beat in enumerate(lesson().beat[:3]):
        state, paid = lesson().state(GAME, at), False
        for move in state.legal_moves(0):
            paid |= any(event.what == "toll_paid" for event in state.copy().play(0, move))
        assert paid == (beat.id == "whirlpool"), beat.id


def test_the_straight_dragon_needs_no_turning_to_reach_the_ship() -> None:
    """Pointing at the ship on g4 with that card can mean only one thing."""
    state = lesson().state(GAME, 0)
    over = [move for move in state.legal_moves(0) if move.notation.startswith("3I/1@g4")]
    assert len(over) == 1
    crossing = {"3I/0@e4", "3I/0@f4", "3I/0@g4", "3I/1@g2", "3I/1@g3"}  # others over g4
    assert not crossing & {move.notation for move in state.legal_moves(0)}


def test_a_mission_brings_what_is_told() -> None:
    """5 for it, 5 for the most, minus 2 for the ships: explained before it surprises anybody."""
    at = [beat.id for beat in lesson().beat].index("mission")
    state = lesson().state(GAME, at)

    def points() -> int:
        standing = state.view(0).standing()
        assert standing is not None
        return sum(line.points for line in standing.items if line.seat == 0)

    before = points()
    state.play(0, "mission 1")
    assert points() - before == 8
