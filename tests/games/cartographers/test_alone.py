"""A lone cartographer: ambushes, a full map, the title (CRT-1)."""

from __future__ import annotations

import pytest

from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.cartographers import CartographersState, score_card
from isolario.games.cartographers.pieces import SCORING, SEASONS
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.rules import TITLES
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    cells,
    draw,
    drawn,
    draws,
    finish,
    new,
    others,
    position,
    so_far,
    turn_next,
    whats,
)


@clause("CRT-1.1")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("goblin_attack", "i9 j10 k11"),
        ("bugbear_assault", "i1 k1 i2 k2"),
        ("kobold_onslaught", "a9 a10 b10 a11"),
        ("gnoll_raid", "a1 b1 a2 a3 b3"),
    ],
)
def test_a_lone_ambush_takes_its_corner(card: str, where: str) -> None:
    state = position(EMPTY, card="rift_lands", deck=f"{card} hamlet orchard")
    events = state.play(0, draw("f6", "farm"))
    (come,) = [event for event in events if event.what == "monsters_come"]
    assert (cells(" ".join(cells_of(come.cells))), come.clause, come.seat) == (
        cells(where),
        "CRT-1.1",
        None,
    )
    assert state.sheets[0].monster == cells(where)
    assert (state.phase, state.card, state.to_move) == ("draw", "hamlet", (0,))


@clause("CRT-1.1")
@pytest.mark.parametrize(
    ("card", "rows", "where"),
    [
        ("gnoll_raid", ("F",), "a2 b2 a3 a4 b4"),  # counterclockwise from the top left: down
        ("bugbear_assault", ("..........F",), "i2 k2 i3 k3"),  # clockwise from the top right: down
        ("goblin_attack", (*[""] * 10, "..........F"), "i8 j9 k10"),  # up the right side
        ("kobold_onslaught", (*[""] * 10, "F"), "a8 a9 b9 a10"),  # up the left side
        ("gnoll_raid", ("F" * 11, *["F.........F"] * 9, "F" * 11), "b2 c2 b3 b4 c4"),  # inside
    ],
)
def test_a_lone_ambush_slides_on(card: str, rows: tuple[str, ...], where: str) -> None:
    state = position(drawn(*rows), card="rift_lands", deck=f"{card} hamlet orchard")
    state.play(0, draw("f6", "farm"))
    assert state.sheets[0].monster == cells(where)


@clause("CRT-1.1", "CRT-A2")
def test_a_lone_ambush_without_room_does_nothing() -> None:
    state = position(CHECKS, card="rift_lands", deck="temple_ruins gnoll_raid hamlet orchard")
    events = state.play(0, draw("b1", "farm"))
    assert "ambush_without_room" in whats(events)
    assert state.sheets[0].monster == 0  # no replacement cell
    assert (state.card, state.ruins) == ("hamlet", True)  # the ruins wait alone too
    assert "gnoll_raid" not in (*state.deck, *state.turned, *state.ambushes)


@clause("CRT-1.1", "CRT-D4")
def test_a_lone_ambush_closes_mountains() -> None:
    state = position(
        drawn("..F", "..MF", "..F"), card="rift_lands", deck="gnoll_raid kobold_onslaught hamlet"
    )
    state.play(0, draw("b2", "farm"))
    assert state.coins == (1,)
    open_side = position(drawn(".F", "FMF"), card="rift_lands", deck="gnoll_raid hamlet", coins="4")
    open_side.play(0, draw("k11", "farm"))
    assert open_side.sheets[0].monster == cells("a3 b3 a4 a5 b5")
    assert open_side.coins == (5,)


@clause("CRT-1.2")
@pytest.mark.parametrize(("season", "left"), [("spring", 4), ("summer", 3), ("winter", 1)])
def test_a_full_map_ends_a_lone_game(season: str, left: int) -> None:
    sheet = drawn("FWPVVVVVVF.", rest="D")
    state = position(sheet, season=season, card="rift_lands", coins="3", stars="7")
    events = state.play(0, draw("k1", "forest"))
    assert state.over
    assert whats(events).count("season_ends") == left
    assert whats(events)[-1] == "game_ends"
    full = state.sheets[0]
    expected = 7
    for number in range(4 - left, 4):
        for letter in SEASONS[number].edicts:
            expected += score_card(state.edicts[EDICTS.index(letter)], full)
        expected += 3
    assert state.stars == (expected,)
    assert state.to_move == ()


@clause("CRT-1.2")
def test_a_lone_ambush_can_fill_the_map() -> None:
    state = position(
        drawn("..F", ".FF", "..F", "FFF.", rest="F"), card="rift_lands", deck="gnoll_raid hamlet"
    )
    events = state.play(0, draw("d4", "forest"))
    assert state.over
    assert whats(events).index("monsters_come") < whats(events).index("season_ends")
    assert whats(events).count("season_ends") == 4


@clause("CRT-1.2", "CRT-T1")
def test_a_map_that_fills_with_the_last_card_of_a_season_scores_it_once() -> None:
    state = position(
        drawn("...", "FF.", rest="F"),
        card="orchard",
        turned=so_far(8, "orchard"),
        season="autumn",
    )
    events = state.play(0, draw("a1 b1 c1 c2", "forest"))
    assert state.over
    assert whats(events).count("season_ends") == 2


def _alone(result: int) -> CartographersState:
    """The end of a game alone, with a result."""
    return position(
        EMPTY,
        phase="over",
        card="",
        season="winter",
        edicts="treetower great_city mages_valley cauldrons",
        stars=str(result + 17 + 16 + 22 + 20),
    )


@clause("CRT-1.3")
@pytest.mark.parametrize(
    ("result", "title"),
    [
        (99, "30"),
        (30, "30"),
        (29, "20"),
        (20, "20"),
        (19, "10"),
        (10, "10"),
        (9, "0"),
        (0, "0"),
        (-1, "minus_5"),
        (-5, "minus_5"),
        (-6, "minus_10"),
        (-10, "minus_10"),
        (-11, "minus_20"),
        (-20, "minus_20"),
        (-21, "minus_30"),
        (-30, "minus_30"),
        (-31, "minus_30"),
        (-90, "minus_30"),
    ],
)
def test_every_title(result: int, title: str) -> None:
    state = _alone(result)
    assert state.solo_result == result
    assert state.outcome is not None
    assert (state.outcome.title, state.outcome.places) == (f"title_{title}", (1,))
    assert len(TITLES) == 8


@clause("CRT-1.3")
@pytest.mark.parametrize(
    ("result", "title", "missing"),
    [(-48, "minus_20", 28), (-21, "minus_20", 1), (-20, "minus_10", 10), (29, "30", 1)],
)
def test_how_much_was_missing_for_the_next_title(result: int, title: str, missing: int) -> None:
    outcome = _alone(result).outcome
    assert outcome is not None
    assert outcome.missed == Text("title_missed", {"title": Text(f"title_{title}"), "n": missing})
    best = _alone(30).outcome
    assert best is not None
    assert best.missed is None


@clause("CRT-1.3")
def test_a_lone_player_sees_the_result_coming_from_the_start() -> None:
    """What the scoring cards take off is off in every season: nothing drops when winter begins."""
    par = 25 + 24 + 16 + 24  # of the four edicts
    for season in SEASONS:
        state = position(EMPTY, season=season.name, coins="3", stars="40")
        standing = state.view(0).standing()
        assert standing.scores == (43 - par,)
        assert standing.items[-1].points == -par


@clause("CRT-1.3")
def test_the_solo_values_of_the_cards() -> None:
    values = {card.name: card.solo for card in SCORING.values()}
    assert list(values.values()) == [
        *(25, 22, 17, 18),  # forest
        *(24, 22, 20, 27),  # water and farms
        *(16, 16, 21, 20),  # villages
        *(24, 24, 24, 20),  # placement
    ]


@clause("CRT-1.3", "CRT-1.1")
@pytest.mark.parametrize("seed", range(4))
def test_lone_games(seed: int) -> None:
    state = new(1, f"alone {seed}", side="AB"[seed % 2])
    events = [*state.log[0].events, *finish(state, seed)]
    assert state.phase == "over"
    assert whats(events).count("season_ends") == 4
    come = [event for event in events if event.what in ("monsters_come", "ambush_without_room")]
    assert len(come) == whats(events).count("ambush_turned")
    assert state.scores == (state.solo_result,)
    assert state.solo_result == state.stars[0] - sum(SCORING[c].solo for c in state.edicts)
    assert state.outcome is not None
    assert state.outcome.title


def test_alone_nothing_is_asked_in_an_ambush() -> None:
    state = new(1, 5)
    turn_next(state, "goblin_attack", "hamlet")
    state.play(0, state.legal_moves(0)[0])
    assert (state.phase, others(state)) == ("draw", [])
    assert {len(where.split()) for where, _ in draws(state)} == {3, 5}
    assert isinstance(state, CartographersState)


@clause("CRT-1.3")
def test_a_lone_player_is_told_how_the_result_comes_about() -> None:
    state = new(1, 4)
    events = finish(state)
    told = [event for event in events if event.what == "solo_result"]
    par = sum(SCORING[card].solo for card in state.edicts)
    assert [event.facts for event in told] == [{"par": par, "result": state.stars[0] - par}]
    assert [event.points for event in told] == [-par]
    assert state.scores == (state.stars[0] - par,)
    lines = (*events, *state.view(0).unscored())
    rows = {line.source.plain() for line in lines if line.source}
    assert len(rows) == 4 + 3  # edicts, coins, monsters, and what the cards take off
    assert "solo_result" not in whats(finish(new(2, 4)))
