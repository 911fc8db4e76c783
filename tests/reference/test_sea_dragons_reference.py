"""The slow Sea Dragons itself: the register's examples on small seas with invented pieces.

It proves the reference, not the game, so no test carries ``@clause``; docstrings name clauses.
"""

from __future__ import annotations

import random

import pytest

from tests.reference import sea_dragons as slow
from tests.reference.sea_dragons import (
    Cells,
    Dragon,
    MissionCard,
    ReefCard,
    Spot,
    attitudes,
    control,
    faults,
    irreducible,
    payment,
    payments,
    pays,
    placements,
    ranking,
)
from tests.reference.sea_dragons_games import BOX, FORMS, card, drawn, form, joined, random_box

I3, V3, L4, O4, X5 = form("XXX"), form("XX/X"), form("XXX/X"), form("XX/XX"), form(" X/XXX/ X")
ANY, GOLD = ReefCard("any"), ReefCard("gold")
TWO_RED, TWO_GREEN = ReefCard("two", "red"), ReefCard("two", "green")

# The island in the north-west; one realm, a current below it, another realm.
COVE = """
##.g.s
##.@@.
..gr..
~~~~~~
..@...
......
"""


def cells(text: str) -> Cells:
    """Cells by two digits each, column and row: "21 22"."""
    return frozenset((int(one[0]), int(one[1])) for one in text.split())


def dragon(seat: int, text: str) -> Dragon:
    return Dragon(seat, cells(text))


def why_not(
    text: str, shape: Cells = I3, dragons: tuple[Dragon, ...] = (), gold: int = 9, sea: str = COVE
) -> set[str]:
    """The clauses that a placement by seat 0 would break."""
    return faults(drawn(sea), dragons, 0, shape, cells(text), gold)


# Pieces and the sea (SDR-C)


def test_the_sea_has_four_realms_a_cross_of_currents_and_the_island() -> None:
    """SDR-C5: 48 cells a realm, 24 currents, 12 cells beside the island."""
    face = ["......."] * 7
    sea = joined([face] * 4)
    assert sea.island == {(column, row) for column in (6, 7, 8) for row in (6, 7, 8)}
    assert len(sea.spots) == 15 * 15 - 9
    for realm in sea.realms():
        assert sum(spot.realm == realm for spot in sea.spots.values()) == 48
    currents = {cell for cell, spot in sea.spots.items() if not spot.realm}
    assert len(currents) == 24
    assert all(7 in cell for cell in currents)
    shore = [cell for cell in sea.spots if slow.touch([cell], sea.island)]
    assert len(shore) == 12
    assert len(currents & set(shore)) == 4


def test_a_face_is_turned_so_that_its_inner_corner_meets_the_island() -> None:
    """SDR-S1. Beside the inner corner are a whirlpool to the west and gold to the north."""
    face = [".......", ".......", ".......", ".......", ".......", "......g", "s....@#"]
    sea = joined([face, face, face, face])
    marks = {cell: (spot.realm, spot.mark) for cell, spot in sea.spots.items() if spot.mark}
    assert marks == {
        (5, 6): ("starfish", "whirlpool"),
        (6, 5): ("starfish", "gold"),
        (0, 6): ("starfish", "ship"),
        (8, 5): ("seahorse", "whirlpool"),
        (9, 6): ("seahorse", "gold"),
        (8, 0): ("seahorse", "ship"),
        (9, 8): ("crab", "whirlpool"),
        (8, 9): ("crab", "gold"),
        (14, 8): ("crab", "ship"),
        (6, 9): ("nautilus", "whirlpool"),
        (5, 8): ("nautilus", "gold"),
        (6, 14): ("nautilus", "ship"),
    }


def test_a_realm_has_the_symbol_of_its_corner_whichever_board_lies_there() -> None:
    """SDR-C1."""
    boards = [side for sides in random_box(random.Random(1)).boards for side in sides]
    for faces in (boards[:4], boards[4:], boards[3::-1]):
        sea = joined(faces)
        assert [sea.spots[cell].realm for cell in ((0, 0), (14, 0), (14, 14), (0, 14))] == [
            "starfish",
            "seahorse",
            "crab",
            "nautilus",
        ]


def test_a_drawn_sea() -> None:
    sea = drawn(COVE)
    assert sea.island == cells("00 10 01 11")
    assert sea.spots[2, 0] == Spot("starfish")
    assert sea.spots[3, 1] == Spot("starfish", "whirlpool")
    assert sea.spots[0, 3] == Spot("")
    assert sea.spots[2, 4] == Spot("seahorse", "whirlpool")
    assert len(sea.spots) == 32


@pytest.mark.parametrize(
    ("size", "shape", "number"),
    [
        ("small", "I", 2),
        ("small", "V", 4),
        ("medium", "O", 1),
        ("medium", "I", 2),
        ("medium", "S", 4),
        ("medium", "T", 4),
        ("medium", "L", 8),
        ("large", "X", 1),
        ("large", "Z", 4),
        ("large", "W", 4),
        ("large", "F", 8),
    ],
)
def test_forms_are_turned_and_mirrored(size: str, shape: str, number: int) -> None:
    """SDR-D1."""
    found = attitudes(card(size, shape).cells)
    assert len(found) == number
    assert all(attitudes(one) == found for one in found)


def test_all_forms_of_five_cells_are_there_once() -> None:
    assert len({attitudes(form(text)) for text in FORMS["large"].values()}) == 12


# Placing (SDR-D1 to D4)


def test_a_dragon_lies_on_free_sea_in_its_form() -> None:
    """SDR-D1."""
    assert not why_not("20 21 22")
    assert why_not("20 21 31") == {"SDR-D1"}  # another form
    assert why_not("20 21") == {"SDR-D1"}  # too few
    assert why_not("20 21 22 12") == {"SDR-D1"}  # too many
    assert why_not("20 21 23") == {"SDR-D1"}  # a gap
    assert why_not("") == {"SDR-D1"}
    assert why_not("10 20 30") == {"SDR-D1"}  # on the island
    assert why_not("02 03 04 05 06", form("XXXXX")) == {"SDR-D1"}  # off the sea
    assert why_not("20 21 22", dragons=(dragon(1, "22 32 42"),)) == {"SDR-D1"}  # one cell taken


def test_a_dragon_may_be_turned_and_mirrored() -> None:
    """SDR-D1."""
    for text in ("20 21 22 32", "20 21 22 12", "20 30 40 21", "02 12 22 21", "30 20 21 22"):
        assert not why_not(text, L4), text


def test_a_dragon_is_beside_the_island_or_a_rival() -> None:
    """SDR-D2: sides, not corners; one cell is enough; own dragons do not count."""
    assert not why_not("20 30 40")
    assert why_not("30 40 50") == {"SDR-D2"}
    assert why_not("22 32 42") == {"SDR-D2"}  # touches the island's corner only
    assert not why_not("12 22 32")
    rival = dragon(1, "20 21 30")
    assert not why_not("22 32 42", dragons=(rival,))
    assert not why_not("31 41 51", dragons=(rival,))
    assert why_not("42 52 53", V3, dragons=(rival,)) == {"SDR-D2"}
    assert why_not("41 42 51", V3, dragons=(rival,)) == {"SDR-D2"}  # corner to corner
    assert why_not("41 42 51", V3, dragons=(dragon(0, "20 21 30"),)) == {"SDR-D2"}


def test_a_dragon_is_not_beside_another_of_its_own() -> None:
    """SDR-D3: sides, not corners; a rival beside it does not help."""
    mine = dragon(0, "20 21 30")
    assert why_not("12 22 32", dragons=(mine,)) == {"SDR-D3"}
    assert why_not("22 32 42", dragons=(mine,)) == {"SDR-D2", "SDR-D3"}
    assert why_not("22 32 42", dragons=(mine, dragon(1, "02 12 13"))) == {"SDR-D3"}
    assert not why_not("02 12 13", V3, dragons=(mine,))  # corner to corner
    assert not why_not("02 12 13", V3, dragons=(mine, dragon(1, "22 32 42")))


def test_currents_part_realms_but_not_neighbours() -> None:
    """SDR-D2, D3: cells of two realms with a current between are no neighbours; a current and
    the cells beside it are."""
    assert why_not("02 12 13", V3, dragons=(dragon(0, "04 05 14"),)) == {"SDR-D3"}
    assert not why_not("02 12 22", dragons=(dragon(0, "04 14 24"),))
    assert not why_not("03 13 23", dragons=(dragon(1, "04 14 24"),))


@pytest.mark.parametrize(
    ("text", "shape", "cost", "symbols"),
    [
        ("20 21 22", I3, 0, 1),
        ("21 31 41", I3, 4, 0),  # two whirlpools
        ("02 03 04", I3, 2, 0),  # a current
        ("03 13 23", I3, 6, 0),  # three currents
        ("20 21 30 31", O4, 2, 1),  # a whirlpool, gold
        ("21 22 32 31", O4, 2, 1),
    ],
)
def test_whirlpools_and_currents_cost_two_gold_each(
    text: str, shape: Cells, cost: int, symbols: int
) -> None:
    """SDR-D4: the gold that is covered pays too, so that much less is enough, and no less."""
    sea = drawn(COVE)
    rivals = (dragon(1, "14 24 34"),)  # for those that do not reach the island
    assert slow.price(sea, cells(text)) == cost
    assert len(sea.marked("gold", cells(text))) == symbols
    enough = max(0, cost - symbols)
    assert not why_not(text, shape, rivals, gold=enough)
    if enough:
        assert why_not(text, shape, rivals, gold=enough - 1) == {"SDR-D4"}


def test_placements_are_all_that_breaks_no_clause() -> None:
    sea = drawn("###\n.@.")
    assert placements(sea, [], 0, I3, 2) == {cells("01 11 21")}
    assert placements(sea, [], 0, I3, 1) == set()
    assert placements(sea, [], 0, V3, 9) == set()
    cross = {"03 12 13 14 23", "21 30 31 32 41", "12 21 22 23 32"}
    assert placements(drawn(COVE), [], 0, X5, 9) == {cells(one) for one in cross}
    assert placements(drawn(COVE), [], 0, X5, 3) == {
        cells("21 30 31 32 41"),
        cells("12 21 22 23 32"),
    }
    assert placements(drawn(COVE), [], 0, X5, 0) == set()
    rival = dragon(1, "20 30 40")
    cross = {"03 12 13 14 23", "12 21 22 23 32", "31 22 32 42 33", "41 32 42 52 43"}
    assert placements(drawn(COVE), [rival], 0, X5, 9) == {cells(one) for one in cross}


def test_the_example_of_a_mirrored_dragon() -> None:
    """SDR-D7, page 4: red and green ship, +1 and -2 gold; pink and green get 1 each. The same on
    a table: `test_slow_sea_dragons_table`."""
    sea = drawn("....s\n.s@g.\n#....")
    there = [dragon(1, "00 10 20"), dragon(3, "22 32 42")]
    mirrored = cells("40 41 31 21 11")  # on the card: XXXX, and below its left end one more
    assert not faults(sea, there, 2, card("large", "L").cells, mirrored, 1)
    assert faults(sea, there, 2, card("large", "L").cells, mirrored, 0) == {"SDR-D4"}
    assert slow.income(there, 2, mirrored) == {1: 1, 3: 1}


def test_every_rival_dragon_beside_a_new_one_brings_its_owner_gold() -> None:
    """SDR-D6, D7: by dragons, not by cells; own dragons and those at corners bring nothing."""
    new = cells("22 32 42")
    assert slow.income([dragon(1, "21 31 41")], 0, new) == {1: 1}  # three cells, one dragon
    assert slow.income([dragon(1, "21 20 10"), dragon(1, "23 24 14")], 0, new) == {1: 2}
    assert slow.income([dragon(1, "12 11 10"), dragon(2, "52 53 63")], 0, new) == {1: 1, 2: 1}
    assert slow.income([dragon(1, "11 10 00")], 0, new) == {}
    assert slow.income([dragon(0, "21 31 41")], 0, new) == {}


# Paying for missions (SDR-M1, M2)


@pytest.mark.parametrize(
    ("named", "ships", "cards", "enough"),
    [
        ("red", "red", [], True),
        ("red", "green", [], False),
        ("red", "green green", [], True),
        ("red", "green blue", [], False),
        ("red red", "red", [], False),
        ("red red", "red green green", [], True),
        ("red red", "green green blue blue", [], True),
        ("red red", "green green green green", [], True),
        ("red red", "green green green blue", [], False),
        ("red green", "red red red", [], True),  # one for itself, two for the green one
        ("red green", "red red", [], False),
        ("red green", "red", [ANY], True),
        ("red green", "", [ANY, ANY], True),
        ("red green", "", [ANY], False),
        ("red green", "blue", [ANY, ANY], True),
        ("red", "", [TWO_RED], True),  # the other half is lost
        ("red", "", [TWO_GREEN], True),  # as a pair
        ("red green", "", [TWO_GREEN], False),
        ("red green", "green", [TWO_GREEN], True),  # a pair of one token and half a card
        ("red red", "", [TWO_RED], True),
        ("red blue", "green green", [TWO_GREEN], True),
        ("red", "", [GOLD], False),
        ("red", "", [ReefCard("hidden", "starfish")], False),
        ("", "", [], True),
    ],
)
def test_what_is_enough_for_a_mission(
    named: str, ships: str, cards: list[ReefCard], enough: bool
) -> None:
    """SDR-M1, M2."""
    assert pays(named.split(), payment(ships.split(), cards)) == enough


def test_nothing_is_discarded_for_nothing() -> None:
    """SDR-M1, M2: only the unused half of a card is lost."""
    assert irreducible(["red"], payment(["red"]))
    assert not irreducible(["red"], payment(["red", "green"]))
    assert not irreducible(["red"], payment(["green", "green", "green"]))
    assert not irreducible(["red"], payment(["red"], [TWO_RED]))
    assert not irreducible(["red"], payment(["green"], [ANY]))  # the card does it alone
    assert not irreducible(["red"], payment([], [TWO_GREEN, TWO_RED]))
    assert not irreducible(["red"], payment(["red"], [GOLD]))
    assert irreducible(["red", "green"], payment(["red"], [TWO_RED]))
    # Each for the other would be four ships: the right two are enough.
    assert not irreducible(["red", "green"], payment(["red", "red", "green", "green"]))


def test_all_payments_for_a_mission() -> None:
    """SDR-M1, M2: own colour, pairs, cards, in every mixture."""
    assert payments(["red"], ["red", "red", "green", "green", "blue"], [ANY, TWO_RED]) == {
        payment(["red"]),
        payment(["green", "green"]),
        payment([], [ANY]),
        payment([], [TWO_RED]),
    }
    assert payments(["red", "green"], ["red", "red", "red", "blue"], [TWO_GREEN]) == {
        payment(["red", "red", "red"]),
        payment(["red"], [TWO_GREEN]),
    }
    assert payments(["red", "red"], ["red"], [TWO_RED, TWO_RED, ANY, GOLD]) == {
        payment([], [TWO_RED]),
        payment(["red"], [ANY]),
    }
    assert payments(["blue"], ["red", "green", "purple"], []) == set()


# The end (SDR-F)


def test_the_example_of_the_realm_of_starfish() -> None:
    """SDR-F6, page 6."""
    assert control([(2, 9), (4, 17), (4, 12), (2, 6)], 7) == [0, 21, 10, 0]


def test_the_example_of_the_realm_of_starfish_on_a_sea() -> None:
    """SDR-F2, F3, F6: eight whirlpools, one of them covered."""
    sea = drawn("\n".join(["@@@@@@@@", *["........"] * 8]))
    there = [
        *(dragon(1, f"0{row} 1{row} 2{row}") for row in (1, 3, 5, 7)),
        *(dragon(2, f"3{row} 4{row} 5{row}") for row in (2, 4, 6)),
        *(dragon(0, f"6{row} 7{row}") for row in (1, 2)),
        *(dragon(3, f"6{row} 7{row}") for row in (4, 5)),
    ]
    there[4] = dragon(2, "32 42 52 31 30")  # five pieces, one in a whirlpool
    hidden = [[], [], [ReefCard("hidden", "starfish"), ReefCard("hidden", "crab")], []]
    assert slow.free_whirlpools(sea, there, "starfish") == 7
    found = [slow.strength(sea, there, seat, hidden[seat], "starfish") for seat in range(4)]
    assert found == [(2, 4), (4, 12), (4, 11), (2, 4)]
    none: list[list[MissionCard]] = [[], [], [], []]
    result = slow.scores(sea, there, [0] * 4, [[]] * 4, hidden, none)
    assert [score.realms for score in result] == [(0,), (21,), (10,), (0,)]
    assert [score.total for score in result] == [0, 21, 10, 0]


@pytest.mark.parametrize(
    ("strengths", "whirlpools", "points"),
    [
        ([(3, 9), (2, 9), (1, 9)], 4, [12, 6, 0]),
        ([(3, 9), (2, 9), (1, 9)], 5, [15, 7, 0]),  # half, rounded down
        ([(3, 9), (2, 9), (1, 9)], 1, [3, 1, 0]),
        ([(3, 9), (2, 9), (1, 9)], 0, [0, 0, 0]),
        ([(3, 9), (3, 8), (3, 7)], 4, [12, 6, 0]),  # who loses a tie for first is second
        ([(3, 9), (3, 8), (3, 8)], 4, [12, 6, 6]),  # two seconds, each in full
        ([(3, 9), (2, 8), (2, 8), (1, 9)], 4, [12, 6, 6, 0]),
        ([(3, 9), (2, 8), (2, 7), (2, 7)], 4, [12, 6, 0, 0]),
        ([(3, 9), (3, 9), (2, 12)], 4, [12, 12, 0]),  # two firsts, no second
        ([(3, 9), (3, 9), (3, 8)], 4, [12, 12, 0]),
        ([(3, 9), (3, 9), (3, 9)], 4, [12, 12, 12]),
        ([(3, 9), (0, 0), (0, 0)], 4, [12, 0, 0]),  # no dragon there, no place
        ([(0, 0), (0, 0), (0, 0)], 4, [0, 0, 0]),
        ([(1, 0), (0, 0), (0, 0)], 4, [12, 0, 0]),  # a hidden dragon alone
        ([(1, 0), (1, 0), (0, 0)], 4, [12, 12, 0]),
        ([(1, 0), (1, 1), (0, 0)], 4, [6, 12, 0]),
        ([(2, 5), (1, 20), (0, 0)], 4, [12, 6, 0]),  # dragons before pieces
        ([(3, 9), (2, 9)], 4, [8, 0]),  # two players: twice, no second
        ([(2, 9), (2, 8)], 4, [8, 0]),
        ([(2, 9), (2, 9)], 4, [0, 0]),
        ([(0, 0), (0, 0)], 4, [0, 0]),
        ([(0, 0), (1, 3)], 4, [0, 8]),
        ([(5, 9), (4, 9), (3, 9), (2, 9), (1, 9)], 7, [21, 10, 0, 0, 0]),
    ],
)
def test_control_of_a_realm(
    strengths: list[tuple[int, int]], whirlpools: int, points: list[int]
) -> None:
    """SDR-F2, F3, F4."""
    assert control(strengths, whirlpools) == points


def test_a_dragon_across_a_current_is_in_both_realms() -> None:
    """SDR-F5: its piece on the current is in none; a dragon on currents alone is nowhere."""
    sea = drawn(COVE)
    across = [dragon(0, "22 23 24 25 15")]
    assert slow.strength(sea, across, 0, [], "starfish") == (1, 1)
    assert slow.strength(sea, across, 0, [], "seahorse") == (1, 3)
    afloat = [dragon(0, "03 13 23")]
    for realm in sea.realms():
        assert slow.strength(sea, afloat, 0, [], realm) == (0, 0)
    beside_it = [dragon(0, "02 03 13")]
    assert slow.strength(sea, beside_it, 0, [], "starfish") == (1, 1)
    assert slow.strength(sea, beside_it, 0, [], "seahorse") == (0, 0)


def test_hidden_dragons_are_dragons_of_their_realm_and_no_pieces() -> None:
    """SDR-F2, F3, R1."""
    sea = drawn(COVE)
    two = [ReefCard("hidden", "starfish")] * 2
    assert slow.strength(sea, [], 0, two, "starfish") == (2, 0)
    assert slow.strength(sea, [], 0, two, "seahorse") == (0, 0)


def test_whirlpools_under_dragons_of_anybody_are_not_free() -> None:
    """SDR-F2."""
    sea = drawn(COVE)
    assert slow.free_whirlpools(sea, [], "starfish") == 2
    assert slow.free_whirlpools(sea, [dragon(1, "21 31 20")], "starfish") == 1
    assert slow.free_whirlpools(sea, [dragon(1, "21 31 41")], "starfish") == 0
    assert slow.free_whirlpools(sea, [dragon(1, "21 31 41")], "seahorse") == 1


def mission(points: int, ships: str = "red red", reef: bool = False) -> MissionCard:
    return MissionCard(tuple(sorted(ships.split())), points, reef)


@pytest.mark.parametrize(
    ("done", "points"),
    [
        ([[5], [5, 5], []], [0, 5, 0]),
        ([[15], [5, 5], []], [0, 5, 0]),  # number before points
        ([[5, 8], [5, 5], []], [5, 0, 0]),
        ([[5, 8], [8, 5], [5, 5]], [5, 5, 0]),  # still tied: each
        ([[5], [5], [5]], [5, 5, 5]),
        ([[], [], []], [0, 0, 0]),  # nobody has any
        ([[5], [5]], [5, 5]),  # two players as well
    ],
)
def test_five_points_for_the_most_missions(done: list[list[int]], points: list[int]) -> None:
    """SDR-F1."""
    assert slow.most_missions([[mission(one) for one in cards] for cards in done]) == points


def test_gold_ships_cards_and_missions_count_at_the_end() -> None:
    """SDR-F1: cards not used count what they hold."""
    sea = drawn("#@")
    cards = [[GOLD, TWO_RED, ANY], [ReefCard("hidden", "crab")], [GOLD, GOLD]]
    ships = [["red", "blue"], [], ["red"]]
    done = [[mission(5), mission(8)], [mission(11)], []]
    found = slow.scores(sea, [], [3, 0, 1], ships, cards, done)
    assert found[0] == slow.Score(gold=7, ships=5, missions=13, most=5, realms=(0,))
    assert found[1] == slow.Score(gold=0, ships=0, missions=11, most=0, realms=(0,))
    assert found[2] == slow.Score(gold=9, ships=1, missions=0, most=0, realms=(0,))
    assert [score.total for score in found] == [30, 11, 10]


@pytest.mark.parametrize(
    ("points", "missions", "places"),
    [
        ([30, 40, 20], [9, 0, 9], [{1}, {0}, {2}]),
        ([40, 40, 20], [1, 2, 9], [{1}, {0}, {2}]),
        ([40, 40, 20], [2, 2, 9], [{0, 1}, {2}]),
        ([40, 40, 40], [2, 2, 2], [{0, 1, 2}]),
    ],
)
def test_the_winner(points: list[int], missions: list[int], places: list[set[int]]) -> None:
    """SDR-F7."""
    assert ranking(points, missions) == places


def test_the_box() -> None:
    """SDR-C3: 44 ships, one for each of the 44 spots."""
    assert sum(BOX.values()) == 44
    assert (
        slow.HEADS[2] + sum(slow.HEADS.values()) == 54
    )  # orange and green 14, then one fewer seat each


def test_every_spot_of_a_joined_sea_gets_a_ship() -> None:
    """SDR-S1: whichever faces are up."""
    boards = random_box(random.Random(5)).boards
    for up in (0, 1):
        sea = joined([sides[up] for sides in boards])
        assert len(sea.marked("ship", sea.spots)) == 44
