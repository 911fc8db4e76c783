"""Turns of the slow Sea Dragons on tables made by hand: what follows what, and who gets what.

It proves the reference, not the game, so no test carries ``@clause``; docstrings name clauses.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.reference.sea_dragons import Cells, Dragon, MissionCard, ReefCard, Sea, payment
from tests.reference.sea_dragons_games import card, drawn, random_box, random_table, table_of
from tests.reference.sea_dragons_table import Decision, Held, Illegal, Table

SMALL_I, SMALL_V = card("small", "I"), card("small", "V")
MEDIUM_I, MEDIUM_O = card("medium", "I"), card("medium", "O")
LARGE_I, LARGE_L = card("large", "I"), card("large", "L")
ANY, GOLD = ReefCard("any"), ReefCard("gold")
TWO_RED, CRAB = ReefCard("two", "red"), ReefCard("hidden", "crab")

BAY = drawn("""
###########
.g.r.rs.@@@
...........
""")
WEST, REEFS, EAST = ((0, 1), (1, 1), (2, 1)), ((3, 1), (4, 1), (5, 1)), ((8, 1), (9, 1), (10, 1))
PLAIN = ((0, 1), (0, 2), (1, 2))  # a V


def two(sea: Sea = BAY, **more: Any) -> Table:
    """Two players, each with the small I and the medium I."""
    return table_of(sea, [[SMALL_I, MEDIUM_I], [SMALL_I, MEDIUM_I]], **more)


def cells(text: str) -> Cells:
    return frozenset((int(one[0]), int(one[1])) for one in text.split())


def kinds(table: Table) -> set[str]:
    return {decision[0] for decision in table.legal()}


def refused(table: Table, *decision: object) -> frozenset[str]:
    """By which clauses a decision is refused; it changes nothing."""
    before = table.copy()
    with pytest.raises(Illegal) as caught:
        table.play(decision)
    assert table == before
    return caught.value.clauses


def played(table: Table, *decisions: Decision) -> Table:
    """A copy of a table after some decisions, each of which is among the legal ones."""
    table = table.copy()
    for decision in decisions:
        assert decision in table.legal()
        table.play(decision)
    return table


# The deal (SDR-S)


@pytest.mark.parametrize(("players", "heads"), [(2, 14), (3, 11), (4, 8), (5, 7)])
def test_a_deal(players: int, heads: int) -> None:
    """SDR-S1 to S5."""
    box = random_box(random.Random(players))
    table = random_table(random.Random(players), players, box)
    assert table.heads == [heads] * players
    assert table.gold == [4] * players
    for held_by in (table.ships, table.reefs, table.missions):
        assert held_by == [[]] * players
    assert not table.dragons
    for hand in table.hands:
        assert [held.card.size for held in hand] == ["medium", "medium"]
        assert not any(held.seen for held in hand)
    assert {size: len(cards) for size, cards in table.markets.items()} == {
        "small": 2,
        "medium": 2,
        "large": 2,
    }
    assert {size: len(cards) for size, cards in table.decks.items()} == {
        "small": 24,
        "medium": 34 - 2 * players,
        "large": 16,
    }
    assert (len(table.mission_market), len(table.mission_deck)) == (4, 29)
    assert len(table.reef_deck) == 24
    assert Counter(table.tokens.values()) == {"green": 12, "purple": 11, "red": 11, "blue": 10}
    assert set(table.tokens) == set(table.sea.marked("ship", table.sea.spots))
    assert table.step == "play"


def test_deals_differ() -> None:
    """SDR-S1, S5: faces, boards, ships and the first player at random."""
    box = random_box(random.Random(1))
    tables = [random_table(random.Random(n), 3, box) for n in range(12)]
    assert {table.seat for table in tables} == {0, 1, 2}
    assert len({tuple(sorted(table.tokens.items())) for table in tables}) == 12
    firsts = {tuple(table.sea.spots[column, 0].mark for column in range(7)) for table in tables}
    assert len(firsts) > 4


# Placing (SDR-D)


def test_the_example_of_a_mirrored_dragon() -> None:
    """SDR-D7, page 4: purple gets a red and a green ship, +1 -2 gold; pink and green 1 each."""
    sea = drawn("....s\n.s@g.\n#....")
    table = table_of(
        sea,
        [[SMALL_I] * 2, [SMALL_I] * 2, [LARGE_L, SMALL_I], [SMALL_I] * 2],
        dragons=[Dragon(1, cells("00 10 20")), Dragon(3, cells("22 32 42"))],
        tokens={(4, 0): "red", (1, 1): "green"},
    )
    table.seat = 2
    table.place(0, cells("40 41 31 21 11"))
    assert table.ships == [[], [], ["green", "red"], []]
    assert table.gold == [4, 5, 3, 5]
    assert not table.tokens
    assert table.heads == [2, 2, 1, 2]
    assert table.step == "mission"
    assert table.dragons[-1] == Dragon(2, cells("40 41 31 21 11"))
    assert table.discards["large"] == [LARGE_L]


def test_two_dragons_of_one_player_bring_two_gold() -> None:
    """SDR-D6, D7."""
    table = two(dragons=[Dragon(1, cells("02 12 22")), Dragon(1, cells("41 42 52"))])
    table = played(table, ("place", 0, ((1, 1), (2, 1), (3, 1))))
    assert table.gold == [5, 6]  # and one for the symbol


def test_gold_that_is_covered_pays_at_once() -> None:
    """SDR-D4: one gold, one symbol, one whirlpool."""
    sea = drawn("###\n.g@")
    assert ("place", 0, ((0, 1), (1, 1), (2, 1))) in two(sea, gold=1).legal()
    table = played(two(sea, gold=1), ("place", 0, ((0, 1), (1, 1), (2, 1))))
    assert table.gold[0] == 0
    assert refused(two(sea, gold=0), "place", 0, ((0, 1), (1, 1), (2, 1))) == {"SDR-D4"}
    assert kinds(two(sea, gold=0)) == {"pass_turn"}


def test_gold_of_others_and_of_reef_cards_drawn_does_not_pay() -> None:
    """SDR-D4, D8."""
    sea = drawn("###\n.r@\n...")
    table = two(sea, gold=1, reef_deck=[GOLD, GOLD, GOLD])
    assert refused(table, "place", 0, ((0, 1), (1, 1), (2, 1))) == {"SDR-D4"}


def test_a_gold_card_is_cashed_before_it_pays() -> None:
    """SDR-D4, G1."""
    table = two(gold=2)
    assert refused(table, "place", 0, EAST) == {"SDR-D4"}
    assert frozenset(EAST) not in table.placements(0, cards=True)
    table.reefs[0] = [GOLD, CRAB]
    assert refused(table, "place", 0, EAST) == {"SDR-D4"}
    assert frozenset(EAST) in table.placements(0, cards=True)
    table = played(table, ("cash",), ("place", 0, EAST))
    assert table.gold[0] == 0
    assert table.reefs[0] == [CRAB]
    assert table.used == [GOLD]
    assert refused(table, "cash") == {"SDR-G1"}


def test_a_gold_card_may_be_used_in_every_step_of_the_own_turn_only() -> None:
    """SDR-G1: there is no clock for it; it changes nothing else."""
    table = two(reef_deck=[CRAB, ANY, ANY, ANY])
    table.reefs = [[GOLD] * 4, [GOLD]]
    steps = []
    for decision in (("place", 0, REEFS), ("keep", 0), ("keep", 0), ("no_mission",)):
        steps.append(table.step)
        table = played(table, ("cash",), decision)
    assert steps == ["play", "keep", "keep", "mission"]
    assert table.gold == [4 + 16, 4]
    table = played(table, ("draw", "large"))
    assert table.seat == 1
    assert played(table, ("cash",)).gold == [20, 8]  # the other's own card


def test_reef_cards_are_drawn_one_symbol_at_a_time() -> None:
    """SDR-D5, D8: what is put back goes under the deck before the next two are drawn; the others'
    gold comes last."""
    table = two(reef_deck=[CRAB, ANY, GOLD], dragons=[Dragon(1, cells("32 42 52"))])
    table = played(table, ("place", 0, REEFS))
    assert table.step == "keep"
    assert table.drawn == [CRAB, ANY]
    assert table.gold == [4, 4]
    assert kinds(table) == {"keep"}
    assert refused(table, "keep", 2) == {"SDR-D5"}
    assert refused(table, "no_mission") == {"SDR-T1"}
    table = played(table, ("keep", 1))
    assert table.drawn == [GOLD, CRAB]
    assert not table.reef_deck
    table = played(table, ("keep", 1))
    assert table.reefs[0] == [ANY, CRAB]
    assert table.reef_deck == [GOLD]
    assert table.gold == [4, 5]
    assert table.step == "mission"


@pytest.mark.parametrize(("deck", "kept"), [([], []), ([CRAB], [CRAB]), ([CRAB, ANY], [CRAB, ANY])])
def test_a_reef_deck_that_runs_out(deck: list[ReefCard], kept: list[ReefCard]) -> None:
    """SDR-D8: a single card is kept, of an empty deck comes nothing; two symbols here."""
    table = played(two(reef_deck=deck), ("place", 0, REEFS))
    if len(deck) == 2:
        table = played(table, ("keep", 0))
    assert table.reefs[0] == kept
    assert not table.reef_deck
    assert table.step == "mission"


def test_only_cards_of_the_own_hand_are_played() -> None:
    """SDR-D1, T1."""
    assert refused(two(), "place", 2, WEST) == {"SDR-D1"}
    assert refused(two(), "place", -1, WEST) == {"SDR-D1"}
    assert refused(two(), "place", 1, WEST) == {"SDR-D1"}  # four cells
    assert refused(two(), "place", 0, PLAIN) == {"SDR-D1"}
    assert refused(two(), "take", "small", 0) == {"SDR-T1"}
    assert refused(two(), "no_mission") == {"SDR-T1"}
    table = played(two(), ("place", 0, WEST))
    assert refused(table, "place", 0, EAST) == {"SDR-T1"}
    assert refused(table, "pass_turn", 0) == {"SDR-T1"}
    assert refused(table, "draw", "large") == {"SDR-T1"}  # a mission first, or none


def test_a_ship_is_taken_from_the_sea_once() -> None:
    """SDR-D5."""
    table = two(tokens={(6, 1): "blue"})
    table = played(table, ("place", 0, ((5, 1), (6, 1), (7, 1))))
    assert table.ships[0] == ["blue"]
    assert not table.tokens


# Missions (SDR-M)


RED = MissionCard(("red", "red"), 5)
REEF = MissionCard(("blue", "red"), 6, reef=True)
BLUE = MissionCard(("blue", "blue", "blue"), 8)
NEXT = MissionCard(("green", "green"), 5)


def at_missions(**more: Any) -> Table:
    table = two(mission_market=[RED, REEF, BLUE], mission_deck=[NEXT], **more)
    return played(table, ("place", 0, WEST))


def test_a_mission_is_optional() -> None:
    """SDR-T1, M1."""
    table = at_missions()
    assert table.legal() == {("no_mission",)}
    table = played(table, ("no_mission",))
    assert table.step == "take"
    assert table.missions[0] == []


def test_a_mission_takes_its_ships_and_the_market_is_refilled() -> None:
    """SDR-M1: spent ships leave the game; one mission a turn."""
    table = at_missions()
    table.ships[0] = ["red", "blue", "red", "red", "red"]
    table = played(table, ("fulfil", 0, payment(["red", "red"])))
    assert table.ships[0] == ["blue", "red", "red"]
    assert table.spent == ["red", "red"]
    assert table.missions[0] == [RED]
    assert table.mission_market == [NEXT, REEF, BLUE]
    assert not table.mission_deck
    assert table.step == "take"
    assert refused(table, "fulfil", 1, payment(["red", "blue"])) == {"SDR-T1"}


def test_an_empty_mission_deck_refills_nothing() -> None:
    """SDR-M1."""
    table = at_missions()
    table.mission_deck = []
    table.ships[0] = ["red", "red"]
    table = played(table, ("fulfil", 0, payment(["red", "red"])))
    assert table.mission_market == [REEF, BLUE]


def test_a_mission_with_a_reef_brings_a_reef_card_before_the_refill() -> None:
    """SDR-M1, M2."""
    table = at_missions(reef_deck=[CRAB, GOLD, ANY])
    table.ships[0] = ["red", "blue"]
    table = played(table, ("fulfil", 1, payment(["red", "blue"])))
    assert table.step == "keep"
    assert table.drawn == [CRAB, GOLD]
    assert table.mission_market == [RED, BLUE]
    assert table.mission_deck == [NEXT]
    gold = list(table.gold)
    table = played(table, ("keep", 0))
    assert table.reefs[0] == [CRAB]
    assert table.reef_deck == [ANY, GOLD]
    assert table.mission_market == [RED, NEXT, BLUE]
    assert table.step == "take"
    assert table.gold == gold  # the others were paid for the dragon already


def test_reef_cards_pay_and_leave_the_game() -> None:
    """SDR-M2: with "two ships" an unused one is lost."""
    table = at_missions()
    table.ships[0] = ["blue"]
    table.reefs[0] = [TWO_RED, ANY]
    assert kinds(table) == {"fulfil", "no_mission"}
    after = played(table, ("fulfil", 1, payment(["blue"], [TWO_RED])))
    assert after.reefs[0] == [ANY]
    assert after.ships[0] == []
    assert after.used == [TWO_RED]
    assert after.spent == ["blue"]
    assert [score.ships for score in after.scores()] == [1, 0]


def test_missions_that_cannot_be_paid_so() -> None:
    """SDR-M1, M2."""
    table = at_missions()
    table.ships[0] = ["red", "blue", "blue"]
    assert refused(table, "fulfil", 0, payment(["red", "red"])) == {"SDR-M1"}  # has one
    assert refused(table, "fulfil", 0, payment(["red"])) == {"SDR-M1"}  # not enough
    assert refused(table, "fulfil", 1, payment(["red", "blue", "blue"])) == {"SDR-M1"}  # too many
    assert refused(table, "fulfil", 0, payment(["red"], [ANY])) == {"SDR-M2"}  # has none
    assert refused(table, "fulfil", 3, payment(["red"])) == {"SDR-M1"}
    assert {one for one in table.legal() if one[0] == "fulfil"} == {
        ("fulfil", 0, payment(["red", "blue", "blue"])),
        ("fulfil", 1, payment(["red", "blue"])),
    }


def test_what_the_dragon_of_this_turn_brought_pays() -> None:
    """SDR-T1: the mission comes after the dragon."""
    table = two(tokens={(6, 1): "red"}, reef_deck=[ANY], mission_market=[RED])
    table = played(table, ("place", 0, ((5, 1), (6, 1), (7, 1))))
    table = played(table, ("fulfil", 0, payment(["red"], [ANY])))
    assert table.missions[0] == [RED]


# A new card (SDR-N1)


def at_taking(slot: int = 0) -> Table:
    where = (WEST, ((0, 1), (1, 1), (2, 1), (3, 1)))[slot]
    return played(two(), ("place", slot, where), ("no_mission",))


def test_a_new_card_is_of_another_size() -> None:
    """SDR-N1: after a small one a medium or a large one, from the market or a deck."""
    assert at_taking(0).legal() == {
        *(("take", size, slot) for size in ("medium", "large") for slot in (0, 1)),
        ("draw", "medium"),
        ("draw", "large"),
    }
    assert {one[1] for one in at_taking(1).legal()} == {"small", "large"}
    assert refused(at_taking(0), "take", "small", 0) == {"SDR-N1"}
    assert refused(at_taking(0), "draw", "small") == {"SDR-N1"}
    assert refused(at_taking(0), "take", "large", 2) == {"SDR-N1"}


def test_a_card_from_the_market_is_replaced_and_stays_known() -> None:
    """SDR-N1, H1."""
    table = at_taking()
    table.decks["large"] = [card("large", "X"), LARGE_I]
    table = played(table, ("take", "large", 1))
    assert table.hands[0] == [Held(MEDIUM_I), Held(LARGE_L, seen=True)]
    assert table.markets["large"] == [LARGE_I, card("large", "X")]
    assert table.decks["large"] == [LARGE_I]
    assert table.public()["hands seen"] == [["L"], []]
    assert table.public()["hand sizes"] == [["large", "medium"], ["medium", "small"]]
    assert table.seat == 1
    assert table.step == "play"


def test_a_card_from_a_deck_is_its_owners_secret() -> None:
    """SDR-N1, H1: the market stays as it is."""
    table = at_taking()
    market = list(table.markets["large"])
    table = played(table, ("draw", "large"))
    assert table.hands[0] == [Held(MEDIUM_I), Held(LARGE_I)]
    assert table.markets["large"] == market
    assert table.decks["large"] == [LARGE_L]
    assert table.public()["hands seen"] == [[], []]


def test_an_empty_deck_is_made_of_its_discards_when_it_is_needed() -> None:
    """SDR-N1: for a draw as for a refill."""
    table = at_taking()
    table.decks["large"] = []
    table.discards["large"] = [LARGE_L, LARGE_I]
    drawn_one = played(table, ("draw", "large"))
    assert drawn_one.hands[0][-1] == Held(LARGE_L)
    assert drawn_one.decks["large"] == [LARGE_I]
    assert not drawn_one.discards["large"]
    taken = played(table, ("take", "large", 0))
    assert taken.markets["large"] == [LARGE_L, LARGE_L]
    assert taken.decks["large"] == [LARGE_I]
    table.decks["large"] = [LARGE_I]  # the last one is taken: nothing is shuffled yet
    last = played(table, ("draw", "large"))
    assert not last.decks["large"]
    assert last.discards["large"] == [LARGE_L, LARGE_I]


def test_without_cards_to_refill_with_the_market_shrinks() -> None:
    """SDR-N1."""
    table = at_taking()
    table.decks["large"] = []
    assert ("draw", "large") not in table.legal()
    table = played(table, ("take", "large", 0))
    assert table.markets["large"] == [LARGE_L]


def test_without_any_card_of_another_size_none_is_drawn() -> None:
    """SDR-N1: the turn ends by itself."""
    table = two()
    for size in ("medium", "large"):
        table.decks[size] = []
        table.markets[size] = []
    table = played(table, ("place", 0, WEST), ("no_mission",))
    assert table.hands[0] == [Held(MEDIUM_I)]
    assert table.seat == 1


# Passing (SDR-P1)


def test_a_pass_costs_a_head_and_a_card_and_brings_a_card_and_two_gold() -> None:
    """SDR-P1: no mission; the new card is of another size than the discarded one."""
    table = two(mission_market=[RED])
    table.ships[0] = ["red", "red"]
    assert {("pass_turn", 0), ("pass_turn", 1)} <= table.legal()
    assert refused(table, "pass_turn", 2) == {"SDR-P1"}
    table = played(table, ("pass_turn", 1))
    assert table.heads == [1, 2]
    assert table.discards["medium"] == [MEDIUM_I]
    assert table.step == "take"
    assert {one[1] for one in table.legal()} == {"small", "large"}
    assert refused(table, "take", "medium", 0) == {"SDR-N1"}
    table = played(table, ("take", "small", 0))
    assert table.gold == [6, 4]
    assert table.seat == 1
    assert not table.dragons


def test_a_pass_is_all_there_is_when_nothing_can_be_placed() -> None:
    """SDR-P1, D2."""
    table = two(drawn("# ..."))
    assert table.legal() == {("pass_turn", 0), ("pass_turn", 1)}


# Turns and the end (SDR-T1, E1)


def test_turns_go_round_until_nobody_has_a_head() -> None:
    """SDR-T1, E1: all have the same number of turns, whoever begins."""
    table = table_of(BAY, [[SMALL_I, SMALL_V]] * 3, heads=2)
    table.seat = 2
    for seat in (2, 0, 1, 2, 0, 1):
        assert table.step == "play"
        assert table.seat == seat
        table = _passed(table)
    assert table.step == "over"
    assert table.turns == [2, 0, 1, 2, 0, 1]
    assert table.legal() == set()
    assert refused(table, "pass_turn", 0) == {"SDR-T1"}
    assert refused(table, "cash") == {"SDR-G1"}


def _passed(table: Table) -> Table:
    table = played(table, ("pass_turn", 0))
    return played(table, min(table.legal()))


def test_the_turn_with_the_last_head_is_played_out() -> None:
    """SDR-E1: mission and new card included."""
    table = two(mission_market=[RED], heads=1)
    table.heads = [0, 1]
    table.seat = 1
    table.ships[1] = ["red", "red"]
    table = played(table, ("place", 0, WEST))
    assert table.heads == [0, 0]
    assert table.step == "mission"
    table = played(table, ("fulfil", 0, payment(["red", "red"])))
    assert table.step == "take"
    table = played(table, ("take", "large", 0))
    assert table.step == "over"
    assert len(table.hands[1]) == 2


def test_scores_and_places_of_a_table() -> None:
    """SDR-F1, F4, F7."""
    table = two(heads=1)
    table.missions = [[RED], [BLUE]]
    table.ships = [["red"], []]
    table.dragons = [Dragon(0, cells("01 11 21"))]
    first, second = table.scores()
    assert (first.gold, first.ships, first.missions, first.most) == (4, 1, 5, 0)
    assert (second.gold, second.ships, second.missions, second.most) == (4, 0, 8, 5)
    assert first.realms == (2 * 3,)
    assert second.realms == (0,)
    assert (first.total, second.total) == (16, 17)
    assert table.ranking() == [{1}, {0}]
    table.ships[0].append("blue")
    assert table.ranking() == [{0, 1}]  # 17 points and one mission each
    table.missions[0].append(MissionCard(("red",), 0))
    table.gold[1] += 5
    assert [score.total for score in table.scores()] == [22, 17]


def test_what_is_public() -> None:
    """SDR-H1: numbers of secret cards, never their faces."""
    table = two(reef_deck=[CRAB, ANY])
    table.reefs = [[GOLD], []]
    before = table.public()
    table.reefs[0] = [CRAB]
    table.hands[0][0] = Held(SMALL_V)
    table.reef_deck.reverse()
    table.decks["large"].reverse()
    assert table.public() == before
    table.markets["large"].pop()
    assert table.public() != before
