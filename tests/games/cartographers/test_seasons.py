"""When a season ends, and what it scores (CRT-T)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from isolario.core.chance import Chance
from isolario.core.event import Event, Events
from isolario.core.moves import Move
from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.cartographers import GAME
from isolario.games.cartographers.moves import DONE, Draw, Use
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SEASONS
from isolario.games.cartographers.rounds import explore
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    EMPTY,
    draw,
    drawn,
    new,
    play_all,
    position,
    so_far,
    whats,
)

T = TypeVar("T")
RICH = drawn("FWPVVVVVVFF")  # sentinel wood 3, canal lake 1 + 1, wildholds 8, borderlands 6
WORTH = {"A": 3, "B": 2, "C": 8, "D": 6}
ORCHARD = draw("e5 f5 g5 g6", "farm")  # tucked away: it earns nothing


class Stacked(Chance):
    """A deck that always comes in the same order."""

    __slots__ = ("order",)

    def __init__(self, *order: str) -> None:
        super().__init__("stacked")
        self.order = order

    def shuffle(self, items: Sequence[T], *label: object) -> tuple[T, ...]:
        first = [item for card in self.order for item in items if item == card]
        assert len(set(first)) == len(first)
        return (*first, *(item for item in items if item not in first))


def earned(events: list[Event], seat: int = 0) -> Counter[str]:
    """The stars that each edict gave a seat, by its letter."""
    found: Counter[str] = Counter()
    for event in events:
        if (event.what, event.seat) == ("edict", seat):
            edict = event.facts["edict"]
            assert isinstance(edict, Text)
            found[edict.id.removeprefix("edict_").upper()] += event.points
    return found


# How long a season is


@clause("CRT-S3", "CRT-T1")
@pytest.mark.parametrize("season", range(4))
@pytest.mark.parametrize(
    ("card", "beyond", "ends"),
    [
        ("orchard", 0, True),  # exactly
        ("orchard", 1, True),  # one too far
        ("hamlet", 0, True),
        ("rift_lands", 0, True),  # cannot happen in play, but the sum decides
        ("hamlet", -1, False),
        ("orchard", -1, False),
        ("orchard", -2, False),
    ],
)
def test_a_season_ends_by_its_times(season: int, card: str, beyond: int, ends: bool) -> None:
    total = (8, 8, 7, 6)[season] + beyond
    name = ("spring", "summer", "autumn", "winter")[season]
    state = position(season=name, card=card, turned=so_far(total, card))
    assert state.time == total
    events = play_all(state)
    assert ("season_ends" in whats(events)) == ends
    assert ("game_ends" in whats(events)) == state.over == (ends and season == 3)
    assert state.season == season + (ends and season < 3)


@clause("CRT-T1", "CRT-E1", "CRT-E2")
def test_the_example_of_the_rulebook() -> None:
    """0 + 1 + 2 + 2 + 2 + 0 + 1 = 8 ends spring."""
    order = ["temple_ruins", "great_river", "homestead", "orchard", "marshlands"]
    order += ["rift_lands", "hamlet"]
    assert [EXPLORE[card].time for card in order] == [0, 1, 2, 2, 2, 0, 1]
    state = new(2, 1)
    state.deck = (*order, *(card for card in EXPLORE if card not in order))
    state.turned, state.card = (), ""
    explore(state, Events())
    rounds = []
    while state.season == 0:
        rounds.append((state.card, state.time))
        play_all(state)
    assert rounds == [
        ("great_river", 1),
        ("homestead", 3),
        ("orchard", 5),
        ("marshlands", 7),
        ("rift_lands", 7),
        ("hamlet", 8),
    ]


@clause("CRT-T1", "CRT-A2")
def test_an_ambush_takes_no_time() -> None:
    state = position(
        card="hamlet", turned=so_far(7, "hamlet"), deck="gnoll_raid bugbear_assault marshlands"
    )
    play_all(state)
    assert (state.phase, state.time, state.season) == ("ambush", 7, 0)
    play_all(state)
    play_all(state)
    assert (state.card, state.time, state.season) == ("marshlands", 9, 0)
    progress = state.view(0).progress  # never more than all of it
    assert (progress.done, progress.short.args["time"]) == (8, 8)
    assert "season_ends" in whats(play_all(state))


@clause("CRT-E1")
def test_the_deck_cannot_run_out() -> None:
    total = sum(card.time for card in EXPLORE.values())
    assert total == 16
    assert total - max(card.time for card in EXPLORE.values()) >= max(s.length for s in SEASONS)


# What a season scores


@clause("CRT-F1", "CRT-S3")
@pytest.mark.parametrize(
    ("season", "edicts"), [("spring", "AB"), ("summer", "BC"), ("autumn", "CD"), ("winter", "DA")]
)
def test_each_season_scores_its_two_edicts(season: str, edicts: str) -> None:
    length = {"spring": 8, "summer": 8, "autumn": 7, "winter": 6}[season]
    state = position(
        RICH + EMPTY,
        season=season,
        card="orchard",
        turned=so_far(length, "orchard"),
        stars="10 | 20",
    )
    state.play(0, ORCHARD)
    events = state.play(1, ORCHARD)
    assert earned(events) == {letter: WORTH[letter] for letter in edicts}
    assert earned(events, 1) == {}
    assert state.scores == (10 + sum(WORTH[letter] for letter in edicts), 20)


@clause("CRT-F1")
def test_the_events_of_a_season_name_the_cells() -> None:
    state = position(
        drawn("FWP", "", "..D", *[""] * 6, "W", "WW") + EMPTY,
        card="orchard",
        turned=so_far(8, "orchard"),
        edicts="broken_road canal_lake wildholds sentinel_wood",
        coins="2 | 0",
    )
    state.play(0, ORCHARD)
    events = [event for event in state.play(1, ORCHARD) if event.points]
    assert [(e.what, e.seat, e.points, cells_of(e.cells), e.clause) for e in events] == [
        ("edict", 0, 3, ("a10", "b11"), "CRT-P15"),
        ("edict", 0, 3, ("a11",), "CRT-P15"),
        ("edict", 0, 1, ("b1",), "CRT-P5"),
        ("edict", 0, 1, ("c1",), "CRT-P5"),
        ("coins", 0, 2, (), "CRT-F1"),
        ("monsters", 0, -4, ("c2", "b3", "d3", "c4"), "CRT-F1"),
    ]
    assert (state.scores, state.lost) == ((6, 0), (4, 0))


@clause("CRT-F1")
def test_coins_and_monsters_count_in_every_season() -> None:
    sheet = drawn("D")
    stars, lost = 0, 0
    for season, length in (("spring", 8), ("summer", 8), ("autumn", 7), ("winter", 6)):
        state = position(
            sheet + EMPTY,
            season=season,
            card="orchard",
            turned=so_far(length, "orchard"),
            coins="5 | 0",
            crossed="2 | 0",
            stars=f"{stars} | 0",
            lost=f"{lost} | 0",
        )
        state.play(0, ORCHARD)
        state.play(1, ORCHARD)
        stars, lost = state.stars[0], state.lost[0]
    assert (stars, lost) == (4 * (3 - 2), 4 * 2)
    assert state.over


@clause("CRT-F1", "CRT-F3")
def test_a_season_and_the_sum_can_be_negative() -> None:
    state = position(
        drawn("D.D.D") + EMPTY,
        card="orchard",
        turned=so_far(8, "orchard"),
        edicts="stoneside_forest canal_lake wildholds borderlands",
        stars="-3 | 0",
    )
    state.play(0, ORCHARD)
    state.play(1, ORCHARD)
    assert (state.scores, state.lost) == ((-3 - 6, 0), (6, 0))  # b1 and d1 count once each


@clause("CRT-F1")
def test_the_standing_says_what_a_season_would_score_now() -> None:
    state = position(RICH + drawn("D"), card="orchard", coins="2 | 0", stars="1 | 0")
    standing = state.view(0).standing()
    assert standing.scores == (1 + 3 + 2 + 2, -2)
    assert sum(item.points for item in standing.items if item.seat == 0) == 7
    winter = position(RICH + drawn("D"), card="orchard", season="winter", coins="2 | 0")
    assert winter.view(None).standing().scores == (6 + 3 + 2, -2)


def test_no_game_is_longer_than_the_longest() -> None:
    """Twelve seats, the smallest cards first, an ambush in every season, and skills that each
    seat could use in every decision, says ``done`` to, and uses in the last of a season."""
    order = sorted(EXPLORE, key=lambda card: EXPLORE[card].time)
    state = new(12, 1, skills=True)
    state.skills = ("acrobatics", "diplomacy", "search")
    state.coins = (9,) * 12
    state.turned, state.chance = (), Stacked(*AMBUSH, *order)
    state.ambushes = ("kobold_onslaught", "goblin_attack", "bugbear_assault")
    state.deck = ("gnoll_raid", *order)
    explore(state, Events())
    decisions = 0
    while not state.over:
        seat = state.to_move[0]
        legal = state.legal_moves(seat)
        last = state.phase == "draw" and state.time >= SEASONS[state.season].length
        move: Move = DONE
        if DONE not in legal:
            move = next(move for move in legal if isinstance(move, Draw))
        elif last and Use("diplomacy") in legal:
            move = Use("diplomacy")
        state.play(seat, move)
        decisions += 1
    rounds = 7 + 7 + 7 + 6  # rift lands, four cards of time 1, then cards of time 2
    assert decisions == 12 * (2 * rounds + 3 * 4 + 4)
    assert decisions <= GAME.longest


@clause("CRT-T1")
def test_time_beyond_the_season_is_lost() -> None:
    state = position(turned=so_far(9, "great_river"))
    view = state.view(0)
    assert state.time == 9
    assert view.progress.short == Text(
        "season_short", {"season": Text("heading_spring"), "time": 8, "length": 8}
    )
    shown = [label.text for area in view.scene().areas for label in area.labels]
    assert Text("season_time", {"time": 8, "length": 8}) in shown
