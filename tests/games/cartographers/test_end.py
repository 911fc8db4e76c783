"""The end of a game of several: places and ties (CRT-F)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.cartographers.shorthand import EMPTY, draw, drawn, finish, new, position, whats


@clause("CRT-F3")
@pytest.mark.parametrize(
    ("stars", "lost", "places", "tie_break"),
    [
        ((40, 30, 20), (9, 0, 0), (1, 2, 3), ""),
        ((40, 40, 20), (9, 5, 0), (2, 1, 3), "CRT-F3"),
        ((40, 40, 20), (5, 5, 0), (1, 1, 3), ""),
        ((40, 40, 40), (5, 7, 5), (1, 3, 1), "CRT-F3"),
        ((40, 30, 30), (5, 7, 3), (1, 2, 2), ""),  # it decides who wins, not who comes second
        ((-4, -3, -9), (0, 9, 0), (2, 1, 3), ""),
        ((0, 0, 0), (0, 0, 0), (1, 1, 1), ""),
    ],
)
def test_places(
    stars: tuple[int, ...], lost: tuple[int, ...], places: tuple[int, ...], tie_break: str
) -> None:
    state = position(
        EMPTY * 3,
        phase="over",
        card="",
        season="winter",
        stars=" | ".join(map(str, stars)),
        lost=" | ".join(map(str, lost)),
    )
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.tie_break) == (places, tie_break)
    assert state.view(0).outcome == state.outcome


@clause("CRT-F3")
@pytest.mark.parametrize("seed", range(4))
def test_the_sum_of_four_seasons_decides(seed: int) -> None:
    state = new(3, seed)
    events = finish(state, seed)
    assert whats(events).count("season_ends") == 4
    totals = [sum(event.points for event in events if event.seat == seat) for seat in range(3)]
    assert tuple(totals) == state.scores
    losses = [
        -sum(e.points for e in events if (e.what, e.seat) == ("monsters", seat))
        for seat in range(3)
    ]
    assert tuple(losses) == state.lost
    assert state.outcome is not None
    best = max((stars, -lost) for stars, lost in zip(state.stars, state.lost, strict=True))
    assert state.outcome.winners == tuple(
        seat for seat in range(3) if (state.stars[seat], -state.lost[seat]) == best
    )


@clause("CRT-1.2")
def test_a_full_map_does_not_end_the_game_of_several() -> None:
    state = position(drawn(".", rest="F") + EMPTY, card="rift_lands")
    state.play(0, draw("a1", "forest"))
    state.play(1, draw("a1", "forest"))
    assert not state.over
    assert state.to_move == (1,)
