"""Set-up, seasons, the end of the game and the lone game, case by case (CRT-S, T, F, 1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from isolario.core.chance import Chance
from isolario.core.event import Event, Events
from isolario.core.moves import Move
from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.cartographers import (
    GAME,
    CartographersState,
    Sheet,
    monster_penalty,
    placements,
    score_card,
    solo_ambush,
)
from isolario.games.cartographers.moves import DONE, Draw, Use
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING, SEASONS
from isolario.games.cartographers.rounds import EDICTS, explore
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
    play_all,
    position,
    turn_next,
    whats,
)

T = TypeVar("T")

RICH = drawn("FWPVVVVVVFF")  # sentinel wood 3, canal lake 1 + 1, wildholds 8, borderlands 6
WORTH = {"A": 3, "B": 2, "C": 8, "D": 6}
ORCHARD = draw("e5 f5 g5 g6", "farm")  # tucked away: it earns nothing


def so_far(total: int, last: str) -> str:
    """Cards turned this season, ``last`` the latest, whose times add up to a total."""
    left, found = total - EXPLORE[last].time, [last]
    for card in sorted(EXPLORE.values(), key=lambda card: -card.time):
        if card.name != last and 0 < card.time <= left:
            found.insert(0, card.name)
            left -= card.time
    assert not left
    return " ".join(found)


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


# Set-up


def test_what_the_package_offers() -> None:
    """The functions that the documentation promises, as it promises them."""
    sheet = Sheet.parse(Sheet.blank("A").text)
    assert score_card("lost_barony", sheet, edition="original-2019") == 3
    assert monster_penalty(sheet) == 0
    assert len(placements("rift_lands", sheet, ruins=False)) == 580
    assert solo_ambush("gnoll_raid", sheet) == cells("a1 b1 a2 a3 b3")


@clause("CRT-S2")
def test_one_scoring_card_of_each_category_in_random_order() -> None:
    cards: Counter[str] = Counter()
    places: Counter[tuple[int, str]] = Counter()
    for seed in range(320):
        state = new(1, seed)
        cards.update(state.edicts)
        kinds = [SCORING[card].category for card in state.edicts]
        assert sorted(kinds) == ["forest", "placement", "village", "water_farm"]
        places.update(enumerate(kinds))
        told = [event.facts for event in state.log[0].events if event.what == "edict_drawn"]
        assert told == [
            {"edict": Text(f"edict_{letter}"), "card": Text(card)}
            for letter, card in zip("abcd", state.edicts, strict=True)
        ]
        assert state.view(None).known.edicts == state.edicts
    assert set(cards) == set(SCORING)
    assert min(cards.values()) > 40  # of 80 on average
    assert len(places) == 16
    assert min(places.values()) > 40


@clause("CRT-S4")
def test_one_ambush_goes_unseen_into_the_shuffled_deck() -> None:
    inside: Counter[str] = Counter()
    depth: Counter[int] = Counter()
    for seed in range(200):
        state = new(1, seed)
        deck = [*state.turned, *([state.card] if state.card in AMBUSH else []), *state.deck]
        if state.sheets[0].monster:  # the only ambush came first and is gone
            continue
        assert sorted(card for card in deck if card in EXPLORE) == sorted(EXPLORE)
        (ambush,) = [card for card in deck if card in AMBUSH]
        assert sorted((ambush, *state.ambushes)) == sorted(AMBUSH)
        inside[ambush] += 1
        depth[deck.index(ambush)] += 1
        assert state.view(0).known.ambushes_in_deck == 1
        assert state.view(0).known.gone == ()
    assert len(inside) == 4
    assert len(depth) >= 12


@clause("CRT-S1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_one_side_for_all(side: str) -> None:
    state = new(4, 1, side=side)
    assert state.sheets == (Sheet.blank(side),) * 4
    assert (state.coins, state.crossed) == ((0,) * 4, (0,) * 4)


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


# From season to season


@clause("CRT-F2")
@pytest.mark.parametrize("came", [True, False])
def test_an_ambush_that_did_not_come_up_stays(came: bool) -> None:
    turned = so_far(8, "orchard").split()
    rest = [card for card in EXPLORE if card not in turned]
    state = position(
        card="orchard",
        turned=" ".join(turned),
        deck=" ".join([*rest, *([] if came else ["gnoll_raid"])]),
        ambushes="kobold_onslaught goblin_attack bugbear_assault",
        seed="next",
    )
    assert state.view(0).known.gone == (("gnoll_raid",) if came else ())
    play_all(state)
    assert state.season == 1
    now = [*state.turned, *state.deck, *([state.card] if state.phase == "ambush" else [])]
    explores = sorted(card for card in now if card in EXPLORE)
    assert explores == sorted(EXPLORE)  # all that was turned returned
    ambushes = {card for card in now if card in AMBUSH}
    assert ambushes == {"kobold_onslaught"} | (set() if came else {"gnoll_raid"})
    assert state.ambushes == ("goblin_attack", "bugbear_assault")
    if state.phase != "ambush":
        assert state.view(0).known.ambushes_in_deck == len(ambushes)


@clause("CRT-F2", "CRT-A1")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_ambushes_in_one_season(seats: int) -> None:
    state = position(
        EMPTY * seats,
        season="summer",
        card="rift_lands",
        deck="gnoll_raid hamlet goblin_attack farmland orchard",
    )
    turned = 0
    while state.card != "farmland":
        turned += whats(play_all(state, choice=40)).count("ambush_turned")
    assert turned == 2
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [5 + 3] * seats
    assert state.season == 1
    assert not {"gnoll_raid", "goblin_attack"} & {*state.deck, *state.turned, *state.ambushes}


@clause("CRT-F2")
def test_two_ambushes_in_a_row() -> None:
    state = position(card="rift_lands", deck="gnoll_raid kobold_onslaught farmland orchard")
    play_all(state)
    assert state.owner(0) == 1
    play_all(state)
    assert (state.phase, state.card) == ("ambush", "kobold_onslaught")
    play_all(state)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [9, 9]


@clause("CRT-F2")
def test_by_winter_all_four_ambushes_have_gone_in() -> None:
    for seed in range(12):
        state = new(2, seed)
        rng = random.Random(seed)
        met: list[str] = []
        while not state.over:
            assert len(state.ambushes) == 3 - state.season
            seat = state.to_move[0]
            events = state.play(seat, state.legal_moves(seat).choice(rng))
            met += [str(e.facts["card"]) for e in events if e.what == "ambush_turned"]
        met += [str(e.facts["card"]) for e in state.log[0].events if e.what == "ambush_turned"]
        left = [card for card in state.deck if card in AMBUSH]
        assert len(met) + len(left) == 4
        assert len(set(met)) == len(met)  # none comes twice
        assert state.ambushes == ()


@clause("CRT-F2")
def test_the_shuffle_of_a_season_does_not_depend_on_the_play() -> None:
    decks = set()
    for choice in (0, 3, 9):
        state = position(card="orchard", turned=so_far(8, "orchard"), seed="again")
        play_all(state, choice=choice)
        decks.add((state.turned, state.deck))
    assert len(decks) == 1


# The end


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


# Alone


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


@clause("CRT-1.2")
def test_a_full_map_does_not_end_the_game_of_several() -> None:
    state = position(drawn(".", rest="F") + EMPTY, card="rift_lands")
    state.play(0, draw("a1", "forest"))
    state.play(1, draw("a1", "forest"))
    assert not state.over
    assert state.to_move == (1,)


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
