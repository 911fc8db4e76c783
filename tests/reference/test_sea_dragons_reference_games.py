"""Random pieces and games of the slow Sea Dragons: what must hold whatever happens, and its
shorter ways against even slower ones."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from tests.reference import sea_dragons as slow
from tests.reference.sea_dragons import (
    COLOURS,
    HEADS,
    SIZES,
    Cell,
    Cells,
    Dragon,
    MissionCard,
    Payment,
    ReefCard,
    payment,
)
from tests.reference.sea_dragons_games import (
    REALMS,
    Box,
    Taste,
    busy,
    careless,
    drawn,
    form,
    hasty,
    in_one_piece,
    problems,
    random_box,
    random_game,
)
from tests.reference.sea_dragons_table import Decision, Table

ANY = ReefCard("any")
Game = list[tuple[Table, Decision]]


# Pieces


def test_random_boxes_are_as_the_register_has_them() -> None:
    """SDR-C1 to C5, R1."""
    assert not any(problems(random_box(random.Random(n))) for n in range(10))


BLANK = ["......."] * 7


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda box: {"boards": box.boards[1:]}, "not four boards"),
        (lambda box: {"boards": ((BLANK, BLANK), *box.boards[1:])}, "has not 11 ship spots"),
        (lambda box: {"boards": ((BLANK[1:], BLANK), *box.boards[1:])}, "is not 7 by 7"),
        (lambda box: {"boards": ((["?" * 7] * 7, BLANK), *box.boards[1:])}, "unknown marks"),
        (lambda box: {"boards": ((["sssssss"] * 7, BLANK), *box.boards[1:])}, "11 ship spots"),
        (lambda box: {"ships": box.ships[1:]}, "other ships"),
        (lambda box: {"dragons": box.dragons[1:]}, "25 small dragons"),
        (
            lambda box: {"dragons": (replace(box.dragons[0], cells=form("XX")), *box.dragons[1:])},
            "of another size or in pieces",
        ),
        (
            lambda box: {
                "dragons": (replace(box.dragons[0], cells=form("XX X")), *box.dragons[1:])
            },
            "of another size or in pieces",
        ),
        (
            lambda box: {"dragons": (replace(box.dragons[0], shape="J"), *box.dragons[1:])},
            "one form by two names",
        ),
        (lambda box: {"missions": box.missions[1:]}, "32 missions"),
        (lambda box: {"missions": (MissionCard(("red", "red"), 2),) * 33}, "no more than its"),
        (lambda box: {"missions": (MissionCard(("pink", "red"), 9),) * 33}, "unknown ones"),
        (lambda box: {"reefs": box.reefs[1:]}, "23 reef cards"),
        (lambda box: {"reefs": (ReefCard("two", "pink"), *box.reefs[1:])}, "an unknown reef"),
        (lambda box: {"reefs": (ReefCard("three"), *box.reefs[1:])}, "an unknown reef"),
    ],
)
def test_an_impossible_box_is_found_out(spoil: Callable[[Box], dict[str, Any]], why: str) -> None:
    box = random_box(random.Random(1))
    assert any(why in one for one in problems(replace(box, **spoil(box))))


# Placements, in an even slower way


POOL = drawn("""
..@.g
.##~r
.##~.
~~~~.
..s.@
""")


def _same_form(one: Iterable[Cell], other: Iterable[Cell]) -> bool:
    """Whether two forms are the same turned or mirrored: by their distances."""

    def distances(cells: Iterable[Cell]) -> Counter[tuple[int, int]]:
        found: Counter[tuple[int, int]] = Counter()
        for (a, b), (c, d) in itertools.combinations(cells, 2):
            low, high = sorted((abs(a - c), abs(b - d)))
            found[low, high] += 1
        return found

    return distances(one) == distances(other)


@pytest.mark.parametrize("shape", ["XXX", "XX/X", "XXX/X", "XX/ XX", "XX/XX", "XXX/ X", "XXXX"])
@pytest.mark.parametrize("gold", [0, 1, 2, 9])
def test_placements_are_those_among_all_sets_of_cells(shape: str, gold: int) -> None:
    """SDR-D1 to D4. Forms of up to four cells are told by their distances."""
    wanted = form(shape)
    dragons = [Dragon(0, form("X")), Dragon(1, frozenset({(4, 0), (4, 1)}))]
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))

    def around(cells: Iterable[Cell]) -> set[Cell]:
        return {(x + dx, y + dy) for x, y in cells for dx, dy in sides}

    mine, rival = set(dragons[0].cells), set(dragons[1].cells)
    expected = set()
    for some in itertools.combinations(POOL.spots.keys() - mine - rival, len(wanted)):
        near = around(some)
        cost = sum(2 for cell in some if POOL.spots[cell].realm == "")
        cost += sum(2 for cell in some if POOL.spots[cell].mark == "whirlpool")
        gain = sum(1 for cell in some if POOL.spots[cell].mark == "gold")
        legal = near & (POOL.island | rival) and not near & mine and cost <= gold + gain
        if legal and in_one_piece(some) and _same_form(some, wanted):
            expected.add(frozenset(some))
    assert slow.placements(POOL, dragons, 0, wanted, gold) == expected


# Payments, in an even slower way


def _pays(named: list[str], ships: list[str]) -> bool:
    """Ship by ship: its colour, or two of another."""
    if not named:
        return True
    first, *others = named
    ways = [[first]] + [[colour, colour] for colour in COLOURS if colour != first]
    for way in ways:
        left = list(ships)
        try:
            for ship in way:
                left.remove(ship)
        except ValueError:
            continue
        if _pays(others, left):
            return True
    return False


def _pays_somehow(named: list[str], paid: Payment) -> bool:
    """Every "any ship" card is given every colour, and used as any other ship."""
    ships = list(paid.ships)
    ships += [one.of for one in paid.cards if one.kind == "two" for _ in range(2)]
    wild = sum(one == ANY for one in paid.cards)
    return any(
        _pays(named, ships + list(colours)) for colours in itertools.product(COLOURS, repeat=wild)
    )


def _all_payments(named: list[str], ships: list[str], cards: list[ReefCard]) -> set[Payment]:
    """All subsets that are enough and have no smaller one that is."""
    enough = set()
    things: list[Any] = [*ships, *cards]
    for count in range(len(things) + 1):
        for some in itertools.combinations(range(len(things)), count):
            tokens = [things[n] for n in some if n < len(ships)]
            paid = payment(tokens, [things[n] for n in some if n >= len(ships)])
            if paid not in enough and _pays_somehow(named, paid):
                enough.add(paid)

    def holds(one: Payment, other: Payment) -> bool:
        return not Counter(other.ships) - Counter(one.ships) and not (
            Counter(other.cards) - Counter(one.cards)
        )

    return {
        one for one in enough if not any(one != other and holds(one, other) for other in enough)
    }


@pytest.mark.parametrize("seed", range(60))
def test_payments_are_those_among_all_sets_of_ships_and_cards(seed: int) -> None:
    """SDR-M1, M2."""
    rng = random.Random(seed)
    colours = COLOURS[: rng.randint(2, 4)]
    named = rng.choices(colours, k=rng.randint(1, 4))
    ships = rng.choices(colours, k=rng.randint(0, 6))
    kinds = [ANY, ReefCard("gold"), *(ReefCard("two", colour) for colour in colours)]
    cards = rng.choices(kinds, k=rng.randint(0, 2))
    assert slow.payments(named, ships, cards) == _all_payments(named, ships, cards)


# Control, in another way


def test_control_agrees_with_going_from_place_to_place() -> None:
    """SDR-F2, F3: a claimant's place is how many are ahead."""
    for players in (3, 4):
        one = [(0, 0), (1, 0), (1, 3), (2, 3), (2, 6)]
        for strengths in itertools.product(one, repeat=players):
            points = slow.control(strengths, 5)
            firsts = sum(max(strengths) == mine for mine in strengths)
            for mine, got in zip(strengths, points, strict=True):
                ahead = sum(other > mine for other in strengths)
                beyond = {other for other in strengths if other > mine}
                if mine[0] == 0:
                    assert got == 0
                elif ahead == 0:
                    assert got == 15
                else:
                    assert got == (7 if len(beyond) == 1 and firsts == 1 else 0)


# Games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("taste", [busy, careless, hasty])
def test_games_end_and_lose_nothing(players: int, taste: Taste) -> None:
    rng = random.Random(players)
    box = random_box(rng)
    game = random_game(rng, players, box, taste)
    end = game[-1][0]
    assert end.step == "over"
    assert not end.legal()
    _check_the_turns(game)
    for table, _ in game[:: 7 if players > 2 else 3]:
        _check_the_pieces(table, box)
    _check_the_pieces(end, box)
    _check_the_sea(end)
    _check_the_gold(game)
    _check_the_points(end)


def _check_the_turns(game: Game) -> None:
    """Everybody has as many turns as heads, in order; a turn is dragon, mission, card or pass,
    card (SDR-T1, E1, P1)."""
    end = game[-1][0]
    first, players = game[0][0].seat, end.players
    assert end.turns == [(first + n) % players for n in range(HEADS[players] * players)]
    assert end.heads == [0] * players
    kinds = [(table.seat, decision[0]) for table, decision in game[:-1]]
    kinds = [(seat, kind) for seat, kind in kinds if kind not in ("keep", "cash")]
    turns: list[list[str]] = []
    for seat, kind in kinds:
        if kind in ("place", "pass_turn"):
            assert seat == end.turns[len(turns)]
            turns.append([])
        turns[-1].append(kind)
    for turn in turns:
        assert turn[-1] in ("take", "draw")
        assert turn[:-1] in (["place", "fulfil"], ["place", "no_mission"], ["pass_turn"])
    for before, decision in game[:-1]:
        if decision[0] in ("take", "draw"):
            assert decision[1] != before.size


T = TypeVar("T")


def _all(by_seat: list[list[T]]) -> list[T]:
    return [one for some in by_seat for one in some]


def _check_the_pieces(table: Table, box: Box) -> None:
    """No card and no ship is lost or made."""
    in_hands = [held.card for hand in table.hands for held in hand]
    for size in SIZES:
        piles = table.decks[size] + table.markets[size] + table.discards[size]
        cards = piles + [one for one in in_hands if one.size == size]
        assert Counter(cards) == Counter(one for one in box.dragons if one.size == size)
        assert len(table.markets[size]) == 2
    missions = table.mission_deck + table.mission_market + _all(table.missions)
    assert Counter(missions) == Counter(box.missions)
    reefs = table.reef_deck + table.drawn + table.used + _all(table.reefs)
    assert Counter(reefs) == Counter(box.reefs)
    ships = list(table.tokens.values()) + table.spent + _all(table.ships)
    assert Counter(ships) == Counter(box.ships)
    assert all(len(hand) == 2 for seat, hand in enumerate(table.hands) if seat != table.seat)
    assert min(table.gold) >= 0


def _check_the_sea(end: Table) -> None:
    """SDR-D1 to D3: dragon by dragon, as they were laid."""
    taken: set[Cell] = set()
    for number, dragon in enumerate(end.dragons):
        assert in_one_piece(dragon.cells)
        assert 3 <= len(dragon.cells) <= 5
        assert dragon.cells <= end.sea.spots.keys()
        assert not dragon.cells & taken
        taken |= dragon.cells
        before = end.dragons[:number]
        mine: Cells = frozenset().union(*(one.cells for one in before if one.seat == dragon.seat))
        rest: Cells = frozenset().union(*(one.cells for one in before if one.seat != dragon.seat))
        assert not slow.touch(dragon.cells, mine)
        assert slow.touch(dragon.cells, rest | end.sea.island)
    assert not taken & end.tokens.keys()
    assert end.tokens.keys() | taken >= set(end.sea.marked("ship", end.sea.spots))


def _check_the_gold(game: Game) -> None:
    """4 each, and what every dragon, pass and card brought and cost (SDR-D4, D5, D6, P1, G1)."""
    end = game[-1][0]
    gold = [4] * end.players
    for number, dragon in enumerate(end.dragons):
        spots = [end.sea.spots[cell] for cell in dragon.cells]
        gold[dragon.seat] += sum(spot.mark == "gold" for spot in spots)
        gold[dragon.seat] -= 2 * sum(spot.mark == "whirlpool" for spot in spots)
        gold[dragon.seat] -= 2 * sum(not spot.realm for spot in spots)
        for other in end.dragons[:number]:
            if slow.touch(other.cells, dragon.cells):
                gold[other.seat] += 1
    for table, decision in game[:-1]:
        gold[table.seat] += {"pass_turn": 2, "cash": 4}.get(decision[0], 0)
    assert gold == end.gold


def _check_the_points(end: Table) -> None:
    """SDR-F2: nobody gets more for a realm than its free whirlpools are worth."""
    worth = 2 if end.players == 2 else 3
    for n, realm in enumerate(sorted(REALMS)):
        most = worth * slow.free_whirlpools(end.sea, end.dragons, realm)
        got = [score.realms[n] for score in end.scores()]
        assert set(got) <= {most, most // 2 if end.players > 2 else 0, 0}
        if end.players > 2 and any(slow.is_in(end.sea, one, realm) for one in end.dragons):
            assert max(got) == most
    totals = [score.total for score in end.scores()]
    assert {totals[seat] for seat in end.ranking()[0]} == {max(totals)}
    assert sorted(seat for place in end.ranking() for seat in place) == list(range(end.players))


def test_games_see_everything() -> None:
    """What the games above are for: decks run out, nothing can be placed, all reefs are drawn."""
    rng = random.Random(4)
    seen: Counter[str] = Counter()
    for players in (2, 5):
        game = random_game(rng, players, random_box(rng), hasty)
        for before, decision in game[:-1]:
            seen[decision[0]] += 1
            if decision[0] in ("take", "draw") and not before.decks[decision[1]]:
                seen["shuffled"] += 1
    assert {"place", "pass_turn", "keep", "fulfil", "take", "draw", "shuffled"} <= seen.keys()


def test_games_go_the_same_way_from_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        rng = random.Random(3)
        ends.append(random_game(rng, 2, random_box(rng), careless)[-1][0].public())
    assert ends[0] == ends[1]


def test_copies_are_independent() -> None:
    rng = random.Random(9)
    game = random_game(rng, 5, random_box(rng), careless)
    for (table, decision), (after, _) in itertools.pairwise(game):
        again = table.copy()
        if decision[0] not in ("take", "draw"):  # these may shuffle
            again.play(decision)
            assert again.public() == after.public()
