"""The judge of Sea Dragons sees what a good player sees at once; what a position promises comes
true at the end; a view as numbers tells nothing that its seat does not know."""

from __future__ import annotations

import random

import pytest

from isolario.bots import bot
from isolario.core.moves import Move
from isolario.games.sea_dragons.bot.judge import judge
from isolario.games.sea_dragons.bot.promise import promise
from isolario.games.sea_dragons.bot.realms import expected
from isolario.games.sea_dragons.bot.ships import fleet_worth
from isolario.games.sea_dragons.moves import Place, letters
from isolario.games.sea_dragons.pieces import MISSIONS
from isolario.games.sea_dragons.rules import SeaDragonsState
from tests.games.sea_dragons.shorthand import (
    ALIKE,
    GAME,
    X,
    Y,
    Z,
    cells,
    lay,
    new,
    paid,
    position,
    two,
)

FAR = "a1 a2 a3 o1 o2 o3 a13 a14 a15 o13 o14 o15"
"""Three whirlpools in each realm, far away from the island."""


def best(state: SeaDragonsState) -> Move:
    """What a greedy player does."""
    return bot("greedy", rng=1).choose(state.view(state.active))


def better(state: SeaDragonsState, one: Move | str, other: Move | str) -> bool:
    """Whether a greedy player would rather do one thing than another; both are legal."""
    view = state.view(state.active)
    moves = [GAME.read(move) if isinstance(move, str) else move for move in (one, other)]
    assert all(move in view.legal_moves() for move in moves)
    return judge(view, moves[0]) > judge(view, moves[1])


def taking(**fields: str) -> SeaDragonsState:
    """Orange has placed a dragon, and may fulfil a mission."""
    lines = {"step": "mission", "played": "3I", "laid": "f5 f6 f7", "hands": "4L | 4S 4T"}
    return position({"o": "f5 f6 f7"}, **(lines | fields))  # type: ignore[arg-type]


# --- dragons ------------------------------------------------------------------------------------


def test_ships_gold_and_reefs_are_worth_having() -> None:
    state = position(ground={"s": "f4 f5", "@": FAR}, ships="gr", hands="4L | 4S", gold="4 | 4")
    assert better(state, lay("f4 f5 f6 g6"), lay("j10 j11 j12 i10"))  # on plain water
    for kind in "gr":
        with_mark = position(ground={kind: "f4", "@": FAR}, hands="4L | 4S", gold="4 | 4")
        move = best(with_mark)
        assert isinstance(move, Place)
        assert move.cells & cells("f4")


def test_a_ship_that_a_mission_asks_for_comes_first() -> None:
    ground = {"s": "f4 j12"}
    state = position(
        ground=ground, ships=X + Z, hands="4L | 4S", missions=ALIKE, fleets=f"{X} | ", gold="4 | 4"
    )
    assert better(state, lay("f4 f5 f6 g6"), lay("j10 j11 j12 i10"))


def test_ones_own_whirlpools_are_not_covered() -> None:
    """They cost gold, and the realm is worth less to its ruler."""
    state = position({"o": "a1 b1 c1"}, {"@": "f4 f5 a7 b7"}, hands="4L | 4S", gold="9 | 9")
    assert better(state, lay("g6 f6 e6 e5"), lay("f4 f5 f6 g6"))


def test_a_realm_that_can_be_won_is_won() -> None:
    """Last turns: one more dragon in the north-west is worth eight points, in the north-east none,
    because green is far ahead there."""
    dragons = {"o": "a1 b1 c1", "g": "a3 b3 c3 d3 k1 l1 m1 k3 l3 m3 o1 o2 o3"}
    ground = {"@": "a7 b7 c7 d7 o7 n7 m7 l7"}
    state = position(dragons, ground, hands="4L | 4S", heads="1 | 1", gold="4 | 4")
    assert better(state, lay("f4 f5 f6 g6"), lay("j4 j5 j6 i6"))


def test_two_gold_for_a_current_reach_a_second_realm() -> None:
    ground = {"@": "a7 b7 c7 d7 e7 o7 n7 m7 l7 k7"}
    state = position({"g": "a1 b1 c1 m1 n1 o1"}, ground, hands="4I | 4S", gold="6 | 4")
    move = best(state)
    assert isinstance(move, Place)
    assert move.cells & cells("h1 h2 h3 h4 h5 h6 h10 h11 h12 h13 h14 h15")


def test_gold_is_not_given_away_for_nothing() -> None:
    dragons = {"g": "e4 e5 e6"}
    state = position(dragons, hands="4L | 4S", gold="4 | 4")
    assert better(state, lay("j10 j11 j12 i10"), lay("f4 f5 f6 g6"))  # alike, but beside green


def test_who_can_place_does_not_pass() -> None:
    for seed in range(10):
        assert isinstance(best(new(2 + seed % 4, seed)), Place)


def test_needed_gold_is_cashed_first() -> None:
    state = position(hands="4L 4S | 4S", reefs="gold | ", gold="1 | 0")
    assert best(state).notation == "cash"
    rich = position(ground={"@": FAR}, hands="4L 4S | 4S", reefs="gold | ", gold="9 | 0")
    assert isinstance(best(rich), Place)


# --- missions and cards -------------------------------------------------------------------------


def test_a_mission_that_can_be_paid_is_fulfilled() -> None:
    assert best(taking(fleets=f"{X}{X} | ", missions=ALIKE)).notation == "mission 1"


@pytest.mark.parametrize("ships", [2, 3, 4, 5])
def test_a_mission_is_not_put_off(ships: int) -> None:
    """It may be gone next time, or there is no room for a dragon, and so no mission."""
    name = next(it for it in MISSIONS if not MISSIONS[it].reef and sum(MISSIONS[it].ships) == ships)
    fleet = letters(MISSIONS[name].ships)
    state = taking(fleets=f"{fleet} | ", missions=name, heads="6 | 7", market="| 4L 4T | 5L 5P")
    assert best(state).notation == "mission 1"


def test_the_better_mission_is_fulfilled() -> None:
    big = max(MISSIONS, key=lambda name: MISSIONS[name].points)
    fleet = letters(MISSIONS[big].ships)
    state = taking(fleets=f"{fleet}{X}{X} | ", missions=f"{ALIKE} {big}", heads="0 | 1")
    assert best(state).notation.startswith("mission 2")


def test_ships_pay_before_cards_and_the_fewest_of_them() -> None:
    state = taking(fleets=f"{X}{X}{Y}{Y} | ", missions=ALIKE, reefs=f"{two(Z)} | ")
    assert best(state).notation == "mission 1"
    state.play(0, "mission 1")
    assert best(state).notation == paid(X + X)


def test_the_reef_card_that_is_of_use_is_kept() -> None:
    ground = {"r": "f5"}
    fields = {"hands": "4L | 4S", "reef_deck": f"{two(X)} {two(Z)} any"}
    state = position(ground=ground, missions=ALIKE, **fields)  # type: ignore[arg-type]
    state.play(0, lay("f4 f5 f6 g6"))
    assert best(state).notation == f"keep {two(X)}"


def test_nearly_paid_missions_make_ships_worth_more() -> None:
    ask = MISSIONS[ALIKE].ships
    one = tuple(min(1, number) for number in ask)
    other = (one[-1], *one[:-1])
    worth = [fleet_worth(fleet, (), (ALIKE,), 3, False) for fleet in (one, other)]
    assert worth[0] > worth[1] > 1
    assert fleet_worth(one, (), (ALIKE,), 0, False) == 1


# --- the end ------------------------------------------------------------------------------------


def test_a_clear_lead_expects_what_the_rules_give() -> None:
    assert expected((3.0, 1.0), 8, 0.1) == pytest.approx([16, 0], abs=0.01)
    assert expected((4.0, 3.0, 2.0, 1.0), 10, 0.1) == pytest.approx([30, 15, 0, 0], abs=0.1)


def test_a_promise_comes_near_to_the_end() -> None:
    """Before the last decision of a game it is what the rules then count, give or take ties."""
    for number in range(8):
        rng = random.Random(number)
        state = new(2 + number % 4, f"promise {number}")
        last = promise(state)
        while not state.over:
            last = promise(state)
            state.play(state.active, state.legal_moves(state.active).choice(rng))
        for foreseen, points in zip(last, state.points, strict=True):
            assert abs(foreseen - points) < 35
    start = promise(new(3, 1))
    assert start[0] == start[1] == start[2]


# --- strength -----------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    """The arena plays more games: docs/arena.md."""
    for number in range(4):
        state = new(2, f"strength {number}")
        mine = number % 2
        players = {mine: bot("greedy", rng=number), 1 - mine: bot("random", rng=number)}
        while not state.over:
            seat = state.active
            state.play(seat, players[seat].choose(state.view(seat)))
        assert state.points[mine] > state.points[1 - mine] + 20
