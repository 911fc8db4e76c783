"""Missions: what pays for them, how it is paid, what they give (SDR-M)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from isolario.games.sea_dragons.moves import letters
from isolario.games.sea_dragons.parts import Fleet
from isolario.games.sea_dragons.payment import (
    Cards,
    payable,
    pays,
    usable,
    ways_of_cards,
    ways_of_ships,
)
from isolario.games.sea_dragons.pieces import MISSIONS
from tests.clauses import clause
from tests.games.sea_dragons.shorthand import (
    ALIKE,
    GAME,
    X,
    Y,
    Z,
    about_to_pay,
    lay,
    new,
    notations,
    paid,
    position,
    refused,
    told,
    two,
)

GREEN, PURPLE, RED, BLUE = "2green", "2purple", "2red", "2blue"


# --- what pays ----------------------------------------------------------------------------------


@clause("SDR-M1")
@pytest.mark.parametrize(
    ("ask", "ships", "enough"),
    [
        ((2, 0, 0, 0), (2, 0, 0, 0), True),
        ((2, 0, 0, 0), (1, 0, 0, 0), False),
        ((2, 0, 0, 0), (1, 2, 0, 0), True),  # two purple for a green one
        ((2, 0, 0, 0), (0, 4, 0, 0), True),  # twice
        ((2, 0, 0, 0), (0, 2, 2, 0), True),
        ((2, 0, 0, 0), (1, 1, 1, 0), False),  # two of one colour, not of two
        ((2, 0, 0, 0), (0, 3, 1, 0), False),
        ((1, 1, 0, 0), (3, 0, 0, 0), True),  # one for itself, two for another
        ((1, 1, 0, 0), (2, 0, 0, 0), False),
        ((0, 0, 0, 5), (10, 0, 0, 0), True),
        ((0, 0, 0, 5), (9, 0, 0, 0), False),
        ((1, 1, 1, 1), (1, 1, 1, 1), True),
        ((1, 1, 1, 1), (1, 1, 3, 0), True),
        ((1, 1, 1, 1), (3, 0, 3, 0), True),
        ((1, 1, 1, 1), (2, 0, 4, 0), False),
    ],
)
def test_two_ships_of_a_colour_stand_for_one_of_another(
    ask: Fleet, ships: Fleet, enough: bool
) -> None:
    assert pays(ask, ships, ()) == enough
    assert payable([ask], ships, ()) == [0] * enough


@clause("SDR-M2")
@pytest.mark.parametrize(
    ("ask", "ships", "cards", "enough"),
    [
        ((2, 0, 0, 0), (0, 0, 0, 0), (GREEN,), True),
        ((3, 0, 0, 0), (1, 0, 0, 0), (GREEN,), True),
        ((1, 0, 0, 0), (0, 0, 0, 0), (RED,), True),  # two red for a green one
        ((2, 0, 0, 0), (0, 0, 0, 0), (RED,), False),
        ((2, 0, 0, 0), (0, 0, 0, 0), (RED, RED), True),
        ((2, 0, 0, 0), (0, 0, 0, 0), ("any", "any"), True),
        ((2, 0, 0, 0), (0, 0, 1, 0), ("any",), False),  # an any-ship alone is one ship
        ((2, 0, 0, 0), (0, 0, 2, 0), ("any",), True),
        ((1, 0, 1, 0), (1, 0, 0, 0), (GREEN,), True),  # one of the card and another make two
        ((1, 0, 1, 0), (0, 0, 0, 0), (GREEN,), False),
    ],
)
def test_reef_cards_pay(ask: Fleet, ships: Fleet, cards: Cards, enough: bool) -> None:
    assert pays(ask, ships, cards) == enough
    assert payable([ask], ships, cards) == [0] * enough


def by_matching(ask: Fleet, ships: Fleet, cards: Cards) -> bool:
    """Whether something pays, by trying every use of every ship."""
    pool = [n for n in range(4) for _ in range(ships[n])]
    for colour, kind in enumerate((GREEN, PURPLE, RED, BLUE)):
        pool += [colour] * (2 * cards.count(kind))
    wild = cards.count("any")
    asked = [n for n in range(4) for _ in range(ask[n])]

    def cover(asked: list[int], pool: list[int], wild: int) -> bool:
        if not asked:
            return True
        first, rest = asked[0], asked[1:]
        if wild and cover(rest, pool, wild - 1):
            return True
        if first in pool:
            left = list(pool)
            left.remove(first)
            if cover(rest, left, wild):
                return True
        for colour in range(4):
            if colour != first and pool.count(colour) >= 2:
                left = list(pool)
                left.remove(colour)
                left.remove(colour)
                if cover(rest, left, wild):
                    return True
        return False

    return cover(asked, pool, wild)


def some_cases(count: int, most: int) -> list[tuple[Fleet, Fleet, Cards]]:
    rng = random.Random(5)
    found: list[tuple[Fleet, Fleet, Cards]] = []
    for _ in range(count):
        ask = rng.choice(list(MISSIONS.values())).ships
        ships = fleet([rng.choice((0, 0, 1, 1, 2, most)) for _ in range(4)])
        kinds = [GREEN, GREEN, PURPLE, RED, BLUE, "any", "any"]
        cards = usable(tuple(rng.sample(kinds, rng.randrange(4))))
        found.append((ask, ships, cards))
    return found


@clause("SDR-M1", "SDR-M2")
def test_what_pays_is_what_trying_everything_finds() -> None:
    outcomes = set()
    for ask, ships, cards in some_cases(300, 3):
        enough = by_matching(ask, ships, cards)
        assert pays(ask, ships, cards) == enough, (ask, ships, cards)
        assert payable([ask], ships, cards) == [0] * enough
        outcomes.add(enough)
    assert len(outcomes) == 2


def every_payment(ask: Fleet, ships: Fleet, cards: Cards) -> dict[Cards, tuple[Fleet, ...]]:
    ways = ways_of_cards(ask, ships, cards)
    return {used: ways_of_ships(ask, ships, used) for used in ways}


@clause("SDR-M1", "SDR-M2")
def test_every_irreducible_payment_is_offered_and_no_other() -> None:
    for ask, ships, cards in some_cases(120, 4):
        found = every_payment(ask, ships, cards)
        expected = set()
        for chosen in product(*(range(2) for _ in cards)):
            used = tuple(card for card, yes in zip(cards, chosen, strict=True) if yes)
            for numbers in product(*(range(number + 1) for number in ships)):
                way = fleet(list(numbers))
                if _irreducible(ask, way, used):
                    expected.add((used, way))
        assert {(used, way) for used, ways in found.items() for way in ways} == expected
        assert all(found.values())
        assert bool(found) == pays(ask, ships, cards)


def _irreducible(ask: Fleet, ships: Fleet, cards: Cards) -> bool:
    if not pays(ask, ships, cards):
        return False
    for colour, number in enumerate(ships):
        less = [*ships[:colour], number - 1, *ships[colour + 1 :]]
        if number and pays(ask, fleet(less), cards):
            return False
    return not any(pays(ask, ships, cards[:at] + cards[at + 1 :]) for at in range(len(cards)))


def fleet(numbers: list[int]) -> Fleet:
    green, purple, red, blue = numbers
    return green, purple, red, blue


@clause("SDR-M1")
def test_the_cheapest_payment_comes_first() -> None:
    for ask, ships, cards in some_cases(60, 3):
        worths = []
        for used, ways in every_payment(ask, ships, cards).items():
            sums = [sum(way) for way in ways]
            assert sums == sorted(sums)
            worths.append(sums[0] + sum(1 if kind == "any" else 2 for kind in used))
        assert worths == sorted(worths)


@clause("SDR-M2")
def test_only_a_ship_of_a_card_can_be_wasted() -> None:
    nothing = (0, 0, 0, 0)
    assert every_payment((1, 0, 0, 0), (1, 0, 0, 0), (GREEN,)) == {
        (): ((1, 0, 0, 0),),
        (GREEN,): (nothing,),  # one of its ships is not needed, but the card is
    }
    assert every_payment((3, 0, 0, 0), nothing, (GREEN, GREEN)) == {(GREEN, GREEN): (nothing,)}
    assert every_payment((1, 0, 0, 0), (0, 3, 0, 0), ()) == {(): ((0, 2, 0, 0),)}
    assert every_payment((2, 0, 0, 0), (1, 0, 0, 0), (GREEN,)) == {(GREEN,): (nothing,)}


# --- how it goes --------------------------------------------------------------------------------


@clause("SDR-M1")
def test_a_mission_is_paid_and_taken() -> None:
    state = about_to_pay(ALIKE, X + X + Y + Y)
    assert notations(state)[0] == "mission 1"
    events = state.play(0, "mission 1")
    assert told(events) == ["mission_chosen"]
    assert notations(state) == [paid(X + X), paid(X + Y + Y)]
    assert refused(state, paid(X)) == ("SDR-M1", "ships_now")
    events = state.play(0, paid(X + Y + Y))
    assert told(events)[:3] == ["ships_spent", "ships_spent", "mission_fulfilled"]
    assert letters(state.fleets[0]) == X
    assert state.fulfilled[0] == (ALIKE,)
    assert state.step == "take"
    assert not any(notation.startswith("mission") for notation in notations(state))  # only one


@clause("SDR-M1")
def test_the_only_payment_is_made_by_the_table() -> None:
    state = about_to_pay(ALIKE, X + X)
    state.play(0, "mission 1")
    assert state.fleets[0] == (0, 0, 0, 0)
    assert state.step == "take"


@clause("SDR-M1")
def test_who_cannot_pay_is_refused() -> None:
    state = about_to_pay(ALIKE, X + Y)
    assert refused(state, "mission 1") == ("SDR-M1", "cannot_pay_mission")
    assert refused(state, "mission 2") == ("SDR-M1", "no_such_mission")
    rich = about_to_pay(ALIKE, X + X, two(Z))
    assert refused(rich, f"mission 1 with {two(X)}") == ("SDR-M1", "pay_otherwise")
    assert notations(rich)[:2] == ["mission 1", f"mission 1 with {two(Z)}"]


@clause("SDR-M1", "SDR-M2")
def test_nothing_else_pays() -> None:
    state = about_to_pay(ALIKE, X + X + Y + Y)
    state.play(0, "mission 1")
    for ships in (X + X + Y, X + X + Y + Y, Y + Y + Z + Z, X):  # too many, not owned, too few
        assert refused(state, paid(ships)) == ("SDR-M1", "ships_now")
    reefs = about_to_pay(ALIKE, X, "NE gold")
    assert refused(reefs, "mission 1") == ("SDR-M1", "cannot_pay_mission")


@clause("SDR-M1")
def test_ships_sunk_this_turn_pay() -> None:
    ground = {"s": "f6 g6"}
    state = position(ground=ground, ships=X + X, hands="4L | 3V", missions=ALIKE)
    state.play(0, lay("f4 f5 f6 g6"))
    assert notations(state)[0] == "mission 1"
    state.play(0, "mission 1")
    assert state.fulfilled[0] == (ALIKE,)


@clause("SDR-M2", "SDR-H1")
def test_reef_cards_that_pay_are_shown_and_leave_the_game() -> None:
    state = about_to_pay(ALIKE, X, f"{two(X)} NE any")
    assert notations(state)[:2] == [f"mission 1 with {two(X)}", "mission 1 with any"]
    events = state.play(0, f"mission 1 with {two(X)}")
    assert told(events)[:2] == ["mission_chosen", "reef_card_used"]
    assert events[1].reveals
    assert state.reefs[0] == ("any", "NE")
    assert state.used == (two(X),)
    assert letters(state.fleets[0]) == X


@clause("SDR-M2")
def test_the_unused_ship_of_a_card_is_lost() -> None:
    name = next(
        name for name, it in MISSIONS.items() if not it.reef and sorted(it.ships) == [0, 0, 1, 1]
    )
    one, other = list(letters(MISSIONS[name].ships))
    state = about_to_pay(name, one, two(other))
    assert notations(state)[0] == f"mission 1 with {two(other)}"
    state.play(0, f"mission 1 with {two(other)}")
    assert state.fulfilled[0] == (name,)
    assert state.fleets[0] == (0, 0, 0, 0)
    assert state.reefs[0] == ()


@clause("SDR-M1")
def test_the_market_is_refilled_where_the_mission_lay() -> None:
    others = [name for name in MISSIONS if name != ALIKE]
    first, second, third = others[:3]
    state = about_to_pay(f"{first} {ALIKE} {second}", X + X, mission_deck=third)
    events = state.play(0, "mission 2")
    assert state.missions == (first, third, second)
    assert state.mission_deck == ()
    assert told(events)[-1] == "mission_opened"
    empty = about_to_pay(f"{first} {ALIKE} {second}", X + X, mission_deck="")
    empty.play(0, "mission 2")
    assert empty.missions == (first, second)


@clause("SDR-M1", "SDR-M2")
def test_a_reef_card_comes_before_the_refill() -> None:
    name = next(name for name, it in MISSIONS.items() if it.reef and sum(it.ships) == 2)
    state = about_to_pay(f"{ALIKE} {name}", letters(MISSIONS[name].ships), reef_deck="gold any NE")
    events = state.play(0, "mission 2")
    assert told(events)[-1] == "reefs_drawn"
    assert state.missions == (ALIKE,)
    assert state.fulfilled[0] == (name,)
    assert GAME.parse(state.text).text == state.text
    events = state.play(0, "keep gold")
    assert told(events) == ["reef_kept", "mission_opened"]
    assert state.missions[0] == ALIKE
    assert len(state.missions) == 2


@clause("SDR-D8", "SDR-M2")
def test_an_empty_reef_deck_is_the_fault_of_no_reef() -> None:
    name = next(name for name, it in MISSIONS.items() if it.reef and sum(it.ships) == 2)
    state = about_to_pay(name, letters(MISSIONS[name].ships), reef_deck="")
    told_of = told(state.play(0, "mission 1"))
    assert "no_reef_for_mission" in told_of
    assert "no_reef_left" not in told_of
    assert state.step == "take"


def test_a_payment_out_of_ships_alone_can_be_taken_back() -> None:
    """It tells nobody anything; one with cards shows them."""
    state = about_to_pay(ALIKE, X + X + Y + Y, two(Z))
    state.play(0, "mission 1")
    assert state.can_undo(0)
    state.undo(0)
    state.play(0, f"mission 1 with {two(Z)}")
    assert not state.can_undo(0)


def test_all_payments_have_numbers() -> None:
    state = new(2)
    view = state.view(state.active)
    numbering = GAME.numbering
    for name in ("mission 4 with any any any any", "ships ggggggpppp", "keep SE", "draw 5"):
        move = GAME.read(name)
        assert numbering.move(view, numbering.number(view, move)) == move
