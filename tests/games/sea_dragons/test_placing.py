"""Placing dragons: where they fit, what they cost, what they find (SDR-D)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from isolario.core.boards.bits import bits
from isolario.games.sea_dragons.board import CELL_NAMES
from isolario.games.sea_dragons.moves import Place
from isolario.games.sea_dragons.placing import CELLS_OF, STAMPS
from isolario.games.sea_dragons.rules import SeaDragonsState
from tests.clauses import clause
from tests.games.sea_dragons.shorthand import (
    GAME,
    cells,
    lay,
    notations,
    position,
    random_games,
    refused,
    told,
)

HAND = "4L 4T | 4L 5L"


# --- where --------------------------------------------------------------------------------------


def slowly(state: SeaDragonsState, seat: int) -> set[int]:
    """Every place of every card in a hand, cell by cell."""
    owner = {cell: who for who, mine in enumerate(state.dragons) for cell in bits(mine)}
    found = set()
    for card in state.hands[seat]:
        for dragon in CELLS_OF[card.shape]:
            mine = list(bits(dragon))
            near = {neighbour for cell in mine for neighbour in _around(cell)}
            whose = {owner.get(cell) for cell in near}
            shore = any(state.ground[cell] == "#" for cell in near)
            costs = sum(2 * (state.ground[cell] in "@=") for cell in mine)
            finds = sum(state.ground[cell] == "g" for cell in mine)
            if (
                not any(cell in owner for cell in mine)
                and seat not in whose
                and (shore or whose - {seat, None})
                and costs - finds <= state.gold[seat]
            ):
                found.add(dragon)
    return found


def _around(cell: int) -> list[int]:
    x, y = cell % 15, cell // 15
    beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    return [b * 15 + a for a, b in beside if 0 <= a < 15 and 0 <= b < 15]


@clause("SDR-D1", "SDR-D2", "SDR-D3", "SDR-D4")
def test_places_are_what_a_slow_look_finds() -> None:
    looks = 0
    for number, state in enumerate(random_games(8)):
        if state.step == "play" and number % 11 == 0:
            moves = state.legal_moves(state.active)
            placed = [move.cells for move in moves if isinstance(move, Place)]
            assert len(placed) == len(set(placed))
            assert set(placed) == slowly(state, state.active)
            looks += 1
    assert looks > 15


def test_any_place_is_chosen_as_often() -> None:
    """Even where most of those that fit cannot be paid for."""
    state = position({"o": "a1 b1 c1"}, {"@": "f6 g6 f7 d1 a2"}, hands="5L | 5X", turn="1")
    moves = state.legal_moves(1)
    rng = random.Random(1)
    throws = 120 * len(moves)
    seen = Counter(moves.choice(rng) for _ in range(throws))
    assert set(seen) == set(moves)
    assert max(seen.values()) < 180
    assert min(seen.values()) > 70


@clause("SDR-D1")
def test_a_dragon_is_a_card_of_the_hand() -> None:
    state = position(hands=HAND)
    assert refused(state, lay("f6 g6 h6 i6")) == ("SDR-D1", "no_such_card")
    assert refused(state, Place(0b101)) == ("SDR-D1", "no_such_dragon")
    for dragon in ("f4 f5 f6 g6", "g4 g5 g6 f6", "e6 f6 g6 e5", "e5 f5 g5 g6"):  # and mirrored
        assert state.refuse(0, lay(dragon)) is None
    state.play(0, lay("g4 g5 g6 f6"))
    assert state.dragons[0] == cells("g4 g5 g6 f6")
    assert state.discards == ((), ("4L",), ())
    assert [card.shape for card in state.hands[0]] == ["4T"]


@clause("SDR-D1")
def test_one_piece_in_a_cell() -> None:
    state = position({"g": "f5 f6 f7"}, hands=HAND)
    assert refused(state, lay("f7 f8 e8 d8")) == ("SDR-D1", "cell_taken")
    refusal = state.refuse(0, lay("f7 f8 e8 d8"))
    assert refusal is not None
    assert refusal.cells == ("board/f7",)
    assert not any(cells("g7") & place for places in CELLS_OF.values() for place in places)


@clause("SDR-D1")
def test_a_card_of_anothers_hand_is_not_ones_own() -> None:
    state = position(hands="4L | 3I*")
    assert refused(state, lay("f4 f5 f6")) == ("SDR-D1", "no_such_card")


@clause("SDR-D1")
def test_forms_that_look_alike_when_turned_are_one_move() -> None:
    ways = {shape: len(STAMPS[shape]) for shape in ("4O", "5X", "3I", "4I", "5I", "4L")}
    assert ways == {"4O": 1, "5X": 1, "3I": 2, "4I": 2, "5I": 2, "4L": 8}


@clause("SDR-D2")
def test_beside_the_island_or_a_rival() -> None:
    state = position({"g": "a1 b1 c1"}, hands=HAND)
    assert refused(state, lay("a14 b14 c14 c15")) == ("SDR-D2", "touches_nothing")
    assert state.refuse(0, lay("d1 e1 f1 f2")) is None  # beside c1
    assert refused(state, lay("d2 e2 f2 f3")) == ("SDR-D2", "touches_nothing")  # corners only
    assert state.refuse(0, lay("e9 f9 d9 d10")) is None  # beside the island
    assert refused(state, lay("f6 e6 d6 d5")) == ("SDR-D2", "touches_nothing")  # its corner only
    alone = position({"o": "a1 b1 c1"}, hands=HAND)
    assert refused(alone, lay("d2 e2 f2 f3")) == ("SDR-D2", "touches_nothing")


@clause("SDR-D2")
def test_currents_join_as_water_does() -> None:
    state = position({"g": "h1 h2 h3"}, hands=HAND, gold="4 | 0")
    assert state.refuse(0, lay("h6 h5 h4 g4")) is not None  # three currents: 6 gold
    assert state.refuse(0, lay("h6 g5 h5 i5")) is None  # 4T on the current beside the island
    assert state.refuse(0, lay("i2 j2 k2 k1")) is None  # beside green's piece on a current


@clause("SDR-D3")
def test_corners_and_currents_part_ones_own_dragons() -> None:
    state = position({"o": "e6 f6 g6"}, hands=HAND, gold="9 | 0")
    assert state.refuse(0, lay("h5 i5 j5 i6")) is None  # corners with g6
    assert state.refuse(0, lay("i6 j6 k6 k5")) is None  # the free current h6 lies between
    on_it = position({"o": "f6 g6 h6"}, hands=HAND, gold="9 | 0")
    assert refused(on_it, lay("i6 j6 k6 k5")) == ("SDR-D3", "touches_own_dragon")
    between = position({"o": "a1 b1 c1", "g": "e1 f1 g1"}, hands=HAND)
    assert refused(between, lay("d1 d2 d3 e3")) == ("SDR-D3", "touches_own_dragon")


@clause("SDR-D3")
def test_not_beside_a_dragon_of_ones_own() -> None:
    state = position({"o": "f5 f6 f7"}, hands=HAND)
    assert refused(state, lay("g7 g6 g5 h5")) == ("SDR-D1", "no_such_dragon")  # g7 is the island
    assert refused(state, lay("g6 h6 i6 i5")) == ("SDR-D3", "touches_own_dragon")
    refusal = state.refuse(0, lay("g6 h6 i6 i5"))
    assert refusal is not None
    assert refusal.cells == ("board/g6",)
    other = position({"o": "f5 f6 f7", "g": "g5 h5 i5"}, hands=HAND, turn="1")
    assert other.refuse(1, lay("e5 e6 e7 d7")) is None  # beside another's is fine
    assert refused(other, lay("g6 h6 i6 i5")) == ("SDR-D1", "cell_taken")


# --- gold ---------------------------------------------------------------------------------------


@clause("SDR-D4")
@pytest.mark.parametrize(
    ("gold", "ground", "enough"),
    [
        (2, {}, True),  # h6 is a current
        (1, {}, False),
        (1, {"g": "f6"}, True),
        (0, {"g": "f6 g6"}, True),
        (0, {"g": "f6"}, False),
        (4, {"@": "g6"}, True),
        (3, {"@": "g6"}, False),
        (2, {"@": "g6", "g": "f5 f6"}, True),
        (1, {"@": "g6", "g": "f5 f6"}, False),
        (7, {"@": "f5 f6 g6"}, False),
        (8, {"@": "f5 f6 g6"}, True),
    ],
)
def test_whirlpools_and_currents_cost_two(gold: int, ground: dict[str, str], enough: bool) -> None:
    state = position(ground=ground, hands=HAND, gold=f"{gold} | 0")
    dragon = lay("f5 f6 g6 h6")
    assert (state.refuse(0, dragon) is None) == enough
    assert (dragon in state.legal_moves(0)) == enough
    assert (dragon in list(state.legal_moves(0))) == enough


@clause("SDR-D4")
def test_gold_that_a_dragon_covers_helps_to_pay() -> None:
    ground = {"@": "f6 g6", "g": "e6"}
    dragon = lay("e6 f6 g6 e5")
    poor = position(ground=ground, hands=HAND, gold="2 | 0")
    assert refused(poor, dragon) == ("SDR-D4", "not_enough_gold")
    refusal = poor.refuse(0, dragon)
    assert refusal is not None
    assert refusal.reason.args == {"price": 4, "gold": 2, "lacking": 1}
    assert refusal.cells == ("board/f6", "board/g6")
    state = position(ground=ground, hands=HAND, gold="3 | 0")
    events = state.play(0, dragon)
    assert state.gold == (0, 0)
    assert told(events)[:3] == ["dragon_placed", "gold_found", "toll_paid"]
    assert [event.facts.get("gold") for event in events[1:3]] == [1, 4]


@clause("SDR-D4", "SDR-G1")
def test_a_gold_card_is_cashed_first() -> None:
    state = position(ground={"@": "f6 g6"}, hands=HAND, reefs="gold | ", gold="1 | 0")
    dragon = lay("e6 f6 g6 e5")
    assert refused(state, dragon) == ("SDR-D4", "cash_gold_card_first")
    state.play(0, "cash")
    assert state.gold == (5, 0)
    assert state.reefs == ((), ())
    assert state.used == ("gold",)
    state.play(0, dragon)
    assert state.gold == (1, 0)
    few = position(ground={"@": "f5 f6 g6 e5"}, hands=HAND, reefs="gold | ", gold="1 | 0")
    assert refused(few, lay("f5 f6 g6 f7")) == ("SDR-D4", "not_enough_gold")


@clause("SDR-D4")
def test_a_reef_card_drawn_does_not_help_to_pay() -> None:
    state = position(
        ground={"@": "f6", "r": "g6"}, hands=HAND, gold="1 | 0", reef_deck="gold gold any"
    )
    assert refused(state, lay("e6 f6 g6 e5")) == ("SDR-D4", "not_enough_gold")


@clause("SDR-D4", "SDR-D6")
def test_what_the_neighbours_earn_pays_for_nothing() -> None:
    """Their gold is theirs: neither the price nor what is left of it goes to the placing player."""
    dragons = {"g": "e6 e5 e4", "o": "a15 b15 c15"}
    dragon = lay("f5 f6 g6 h6")  # a current, beside green
    poor = position(dragons, hands=HAND, gold="1 | 9")
    assert refused(poor, dragon) == ("SDR-D4", "not_enough_gold")
    state = position(dragons, hands=HAND, gold="2 | 0")
    state.play(0, dragon)
    assert state.gold == (0, 1)


@clause("SDR-D4", "SDR-D6", "SDR-G1")
def test_gold_cashed_while_a_reef_card_is_chosen_is_ones_own() -> None:
    """The neighbours earn what they would have earned, once, and when it is due (SDR-D8)."""
    state = position(
        {"g": "e6 e5 e4"},
        {"r": "f5", "@": "g6"},
        hands=HAND,
        gold="2 | 0",
        reefs="gold gold | gold",
        reef_deck="gold any NE",
    )
    state.play(0, lay("f5 f6 g6 f7"))
    assert state.gold == (0, 0)  # green is not paid yet
    assert told(state.play(0, "cash")) == ["gold_card_cashed"]
    assert state.gold == (4, 0)
    assert told(state.play(0, "keep gold")) == ["reef_kept", "neighbour_paid"]
    assert state.gold == (4, 1)
    state.play(0, "cash")  # an old one or the new: in the mission's step, and nobody else earns
    assert state.gold == (8, 1)
    assert state.reefs[1] == ("gold",)
    state.play(0, "draw 3")
    assert state.gold == (8, 1)


@clause("SDR-D4", "SDR-D6")
def test_what_one_earned_as_a_neighbour_pays_in_ones_own_turn() -> None:
    state = position({"g": "e6 e5 e4"}, hands="4T | 4L", gold="0 | 1")
    dragon = lay("h6 i6 j6 j5")
    assert not state.copy().view(1).known.reach(1).pays(dragon.cells)
    state.play(0, lay("f5 f6 g6 f7"))
    state.play(0, "draw 3")
    assert state.gold == (0, 2)
    state.play(1, dragon)
    assert state.gold == (1, 0)  # and orange, whose g6 is beside h6, earns in turn


@clause("SDR-D4")
@pytest.mark.parametrize(
    ("dragon", "whirlpools", "currents", "said"),
    [
        ("e6 f6 g6 e5", 1, 0, "Seat 1: −2 gold for a whirlpool (f6)"),
        ("g6 h6 i6 i5", 0, 1, "Seat 1: −2 gold for a current (h6)"),
        ("f6 g6 h6 f5", 2, 1, "Seat 1: −6 gold for 2 whirlpools and a current (f5, f6, h6)"),
        ("h6 h5 h4 g4", 0, 3, "Seat 1: −6 gold for 3 cells of current (h4, h5, h6)"),
    ],
)
def test_what_was_paid_for_is_told(dragon: str, whirlpools: int, currents: int, said: str) -> None:
    state = position(ground={"@": "f5 f6"}, hands=HAND, gold="9 | 0")
    toll = state.play(0, lay(dragon))[1]
    assert toll.what == "toll_paid"
    assert (toll.facts["whirlpools"], toll.facts["currents"]) == (whirlpools, currents)
    assert toll.text.english(GAME.name).replace("\u00a0", " ") == said


# --- what it finds ------------------------------------------------------------------------------


@clause("SDR-D5")
def test_ships_and_gold_are_gained_at_once() -> None:
    state = position(ground={"s": "a1 f6 g6", "g": "f5"}, ships="bgg", hands=HAND)
    events = state.play(0, lay("f5 f6 g6 f7"))
    assert state.fleets[0] == (2, 0, 0, 0)
    assert state.gold[0] == 1
    assert state.afloat == (0, 0, 0, cells("a1"))
    sunk = next(event for event in events if event.what == "ships_sunk")
    assert sunk.facts["number"] == 2
    assert sunk.cells == ("board/f6", "board/g6")


@clause("SDR-D5")
def test_plain_water_gives_nothing() -> None:
    state = position(ground={"s": "a1", "g": "b1", "r": "c1"}, ships="b", hands=HAND)
    assert told(state.play(0, lay("f5 f6 g6 f7"))) == ["dragon_placed"]
    assert (state.gold[0], state.fleets[0], state.reefs[0]) == (0, (0, 0, 0, 0), ())


@clause("SDR-D6")
@pytest.mark.parametrize(
    ("green", "gold"),
    [
        ("e5 e6 e7", 1),  # beside f5, f6 and f7: one dragon, one gold
        ("e8 d8 c8", 0),  # a corner only
        ("e5 d5 c5 e7 d7 c7", 2),
    ],
)
def test_a_neighbour_earns_once_for_a_dragon(green: str, gold: int) -> None:
    state = position({"g": green, "o": "a1 b1 c1"}, hands=HAND)
    state.play(0, lay("f5 f6 g6 f7"))
    assert state.gold == (0, gold)


@clause("SDR-D6", "SDR-D7")
def test_neighbours_earn_for_each_dragon() -> None:
    dragons = {"g": "f2 f3 f4 h4 i4 j4", "p": "e6 e7 e8", "o": "m1 n1 o1"}
    state = position(dragons, players=3, hands="4T | 5X | 4L", gold="0 | 0 | 0")
    events = state.play(0, lay("f5 f6 g6 f7"))
    assert state.gold == (0, 1, 1)
    assert told(events).count("neighbour_paid") == 2
    both = position(dragons, players=3, hands="4I | 5X | 4L", gold="9 | 0 | 0")
    both.play(0, lay("f5 g5 h5 i5"))  # beside both green ones
    assert both.gold == (7, 2, 0)


@clause("SDR-D7")
def test_the_example_of_the_rulebook() -> None:
    dragons = {"k": "a5 b5 c5 c4", "g": "g4 g5 g6"}
    ground = {"s": "e5 f6", "g": "e6", "@": "d5"}
    state = position(
        dragons, ground, players=4, ships="rg", turn="2", hands="|| 5P |", gold="0 | 0 | 1 | 0"
    )  # on f5 and f6 it is beside green, on d5 beside pink
    dragon = lay("d5 e5 f5 e6 f6")
    (way,) = [stamp for stamp in STAMPS["5P"] if stamp.anchor(dragon.cells) >= 0]
    assert way.flipped  # the card shows ### above ##., and no rotation of it is this
    state.play(2, dragon)
    assert state.fleets[2] == (1, 0, 1, 0)
    assert state.gold == (0, 1, 0, 1)


@clause("SDR-D8")
def test_the_order_of_what_happens() -> None:
    ground = {"@": "f5", "g": "f6", "s": "g6", "r": "f7 a1"}
    state = position(
        {"g": "e5 d5 c5"},
        ground,
        hands=HAND,
        ships="r",
        gold="1 | 0",
        reef_deck="gold any NE",
    )
    events = state.play(0, lay("f5 f6 g6 f7"))
    assert told(events) == ["dragon_placed", "gold_found", "toll_paid", "ships_sunk", "reefs_drawn"]
    assert state.gold == (0, 0)
    events = state.play(0, "keep any")
    assert told(events) == ["reef_kept", "neighbour_paid"]
    assert state.gold == (0, 1)
    assert state.reef_deck == ("NE", "gold")
    assert state.returned_by == (-1, 0)
    assert state.step == "mission"


@clause("SDR-D5", "SDR-D8")
def test_reefs_are_drawn_one_symbol_at_a_time() -> None:
    ground = {"r": "f5 f6 g6"}
    state = position(ground=ground, hands=HAND, reef_deck="any gold NE")
    state.play(0, lay("f5 f6 g6 f7"))
    assert (state.drawn, state.due) == (("any", "gold"), 2)
    assert notations(state) == ["keep any", "keep gold"]
    state.play(0, "keep gold")
    assert state.drawn == ("any", "NE")  # the card put under the deck comes up again
    assert refused(state, "keep gold") == ("SDR-D5", "keep_now")
    events = state.play(0, "keep NE")
    assert told(events) == ["reef_kept", "last_reef_drawn"]
    assert state.reefs[0] == ("any", "NE", "gold")
    assert state.reef_deck == ()
    empty = position(ground=ground, hands=HAND, reef_deck="")
    assert told(empty.play(0, lay("f5 f6 g6 f7"))) == ["dragon_placed", "no_reef_left"]
    assert empty.step == "mission"


@clause("SDR-D8")
def test_the_second_symbol_may_bring_the_card_just_returned() -> None:
    state = position(ground={"r": "f5 f6"}, hands=HAND, reef_deck="any gold")
    state.play(0, lay("f5 f6 g6 f7"))
    assert told(state.play(0, "keep gold")) == ["reef_kept", "last_reef_drawn"]
    assert state.reefs[0] == ("any", "gold")
    assert state.reef_deck == ()


@clause("SDR-D5")
def test_two_equal_reef_cards_stay_a_decision() -> None:
    """If one were kept for the player, everybody would know that both are the same."""
    state = position(ground={"r": "f5"}, hands=HAND, reef_deck="any any")
    state.play(0, lay("f5 f6 g6 f7"))
    assert notations(state) == ["keep any"]


def test_moves_are_read_as_they_are_written() -> None:
    for notation in ("4L/2@d5", "pass 4L", "pass", "cash", "keep 2green", "mission 2"):
        assert GAME.read(notation).notation == notation
    for notation in (
        "mission 3 with 2green any",
        "mission 1",
        "ships ggr",
        "ships none",
        "take 5X",
        "done",
    ):
        assert GAME.read(f" {notation.upper()} ").notation == notation
    move = GAME.read("4L/0@d5")
    assert isinstance(move, Place)
    assert [CELL_NAMES[cell] for cell in bits(move.cells)] == ["d5", "e5", "f5", "d6"]
