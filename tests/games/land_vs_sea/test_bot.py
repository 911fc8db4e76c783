"""The judge of Land vs Sea: what it says a tile scores is what the rules give for it, and it sees
what a good player sees at once."""

from __future__ import annotations

import random
from typing import cast

import pytest

from isolario.bots import bot
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.board import Placed
from isolario.games.land_vs_sea.bot.chances import closing, of_count
from isolario.games.land_vs_sea.bot.judge import judge
from isolario.games.land_vs_sea.bot.outlook import ROUTES, Outlook
from isolario.games.land_vs_sea.bot.promise import expect_trade, promise
from isolario.games.land_vs_sea.moves import Draw, Place, Special, Steal, Waypoint
from isolario.games.land_vs_sea.parts import Tile
from isolario.games.land_vs_sea.pieces import APART, FITS, PIECES, SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.turns import route_items
from isolario.games.land_vs_sea.view import LandVsSeaView
from tests.games.land_vs_sea.shorthand import FIRST

# --- agreement with the rules -------------------------------------------------------------------


def _states(number: int, seats: int, extras: str, every: int) -> list[LandVsSeaState]:
    """Positions of a random game in which somebody places a tile."""
    rng = random.Random(number)
    state = cast(LandVsSeaState, GAME.new(seats, f"bot {number}", {"extras": extras}))
    found = []
    while not state.over:
        if state.step == "place" and not state.laid and rng.random() * every < 1:
            found.append(state.copy())
        state.play(state.active, state.legal_moves(state.active).choice(rng))
    return found


def _side(state: LandVsSeaState, move: Place) -> str:
    tile = state.hands[state.active][move.slot]
    return tile.down if move.face else tile.up


@pytest.mark.parametrize(("seats", "extras"), [(2, "all"), (2, "none"), (3, "all"), (4, "all")])
def test_a_tile_scores_what_the_rules_give_for_it(seats: int, extras: str) -> None:
    seen = {"area_completed": 0, "marks_earned": 0, "waypoint_returns": 0, "caravan_meets": 0}
    seen |= {"range_grows": 0, "reef_grows": 0}
    for number in range(4):
        for state in _states(number, seats, extras, 6):
            seat = state.active
            outlook = Outlook(state.view(seat).known, seat)
            moves = cast(list[Place], list(state.legal_moves(seat)))
            scoring = [
                it for it in moves if any(outlook.place(_side(state, it), it.turn, it.cell)[0])
            ]
            for move in [*random.Random(number).sample(moves, min(6, len(moves))), *scoring[:10]]:
                after = state.copy()
                events = after.play(seat, move)
                if after.laid or after.over:
                    continue  # not scored yet; or the routes are too
                if any(event.what == "special_laid" for event in events):
                    continue
                points, *_ = outlook.place(_side(state, move), move.turn, move.cell)
                gained = [now - had for now, had in zip(after.points, state.points, strict=True)]
                assert points == gained, (state.text, move.notation)
                for event in events:
                    if event.what in seen:
                        seen[event.what] += 1
    assert seen["area_completed"] > 20
    if extras == "all":
        assert sum(map(bool, seen.values())) >= 5, seen


def test_a_trade_route_is_worth_what_it_would_give_now() -> None:
    changed = 0
    for number in range(4):
        for state in _states(number, 3, "all", 5):
            seat = state.active
            outlook = Outlook(state, seat)

            def now(of: LandVsSeaState, weights: tuple[float, ...] = outlook.weights) -> float:
                return sum(weights[item.seat or 0] * item.points for item in route_items(of))

            for move in cast(list[Place], list(state.legal_moves(seat))[:80]):
                side = SIDES[_side(state, move)]
                if side.caravan or side.ship:
                    around = outlook._look_around(move.cell)
                    change = outlook._add_route(side.id, around, [0, 0, 0])
                    after = state.copy()
                    after.ground.place(Placed(side.id, move.turn, *move.cell))
                    assert change == pytest.approx(ROUTES * (now(after) - now(state)))
                    changed += bool(change)
    assert changed > 20


# The cell 1,0 is one tile short of having land all around. Sea lays that tile and the volcano,
# which completes a land of eight tiles with its five marks: land 8, sea 5, and 2 for a caravan
# beside a ship before.
HOLE = """
0 0 start 0
0 -1 S20 1
0 1 S03 1
1 1 E 3
2 0 S22 3
2 -1 S44 2
turn: 1
hands: A/B:0 C/D:0 | L27/L41:1 S37/L02:1
stacks: L44/E2 L15/M1 L12/S10 | L05/S26 L30/F S48/S23
options: extras=all
"""


def test_the_special_tile_is_worth_what_it_scores() -> None:
    state = cast(LandVsSeaState, FIRST.parse(HOLE))
    state.play(1, "1a@1,-1/1")
    assert state.step == "special"
    outlook = Outlook(state, 1)
    near = {state.ground.areas[area] for area in state.ground.areas_beside((1, 0))}
    hoped = sum(outlook.worth(outlook._part(state.ground, area), {}) for area in near)
    for move in cast(list[Special], list(state.legal_moves(1))):
        after = state.copy()
        after.play(1, move)
        assert after.points[:2] == (8, 2 + 5)
        value = outlook.special(state.ground, move.cell, move.turn)
        assert value + hoped == pytest.approx(5 - 8)


def test_a_hole_is_seen_before_it_is_closed() -> None:
    state = cast(LandVsSeaState, FIRST.parse(HOLE))
    for seat in (0, 1):
        state.active = seat
        state.hands = state.hands[::-1] if seat == 0 else state.hands
        outlook = Outlook(state, seat)
        with_special = outlook.value("L27", 1, (1, -1))
        state.special = False
        assert (with_special > outlook.value("L27", 1, (1, -1))) == (seat == 0)
        state.special = True


def test_how_many_sides_close_an_area_is_what_trying_them_tells() -> None:
    tried = 0
    for number in range(3):
        for state in _states(number, 2, "none", 6):
            outlook = Outlook(state, 0)
            ground = state.ground
            cells = {index: cell for cell, index in outlook.index.items()}
            for area, part in outlook.parts.items():
                if part.cells.bit_count() != 1 or tried >= 30:
                    continue
                cell = cells[part.cells.bit_length() - 1]
                terrain = ground.areas[area].terrain
                beside = ground.areas_beside(cell)
                if sum(ground.areas[other].terrain == terrain for other in beside) > 1:
                    continue  # closing it does not mean closing the others too
                tried += 1
                found = 0
                for side in PIECES.sides:
                    turns = [k for k in range(6) if FITS[side][ground.coast[cell]] >> k & 1]
                    for turn in turns if side not in APART else ():
                        after = ground.copy()
                        after.place(Placed(side, turn, *cell))
                        if not after.areas[after.area_at[ground.areas[area].slots[0]]].open:
                            found += 1
                            break
                assert closing(ground.coast[cell], terrain) == pytest.approx(found / 116)
    assert tried > 20


def test_chances_fall() -> None:
    for left in (0, 5, 50):
        chances = of_count(left)
        assert list(chances) == sorted(chances, reverse=True)
    assert of_count(50)[1] > of_count(5)[1] > of_count(0)[1] == 0


# --- what a good player sees --------------------------------------------------------------------


def _best(text: str, seat: int = 0) -> tuple[LandVsSeaState, Move]:
    state = cast(LandVsSeaState, FIRST.parse(text))
    view = state.view(seat)
    return state, max(view.legal_moves(), key=lambda move: judge(view, move))


REST = "stacks: L22/S08 L44/E2 L15/A S37/L13 S34/S10 S51/S30 | C/L05 S26/S13 L30/S06 S48/S23"

OWN = f"""
0 0 start 0
-1 1 S05 4
-1 2 S25 1
hands: L41/S22:0 L19/S12:0 | L37/L04:1 L33/L18:1
{REST}
options: extras=all
"""


def test_it_closes_its_own_area() -> None:
    state, move = _best(OWN)
    events = state.play(0, move)
    assert {event.what for event in events} >= {"area_completed"}
    assert state.points[0] >= 3


# One tile closes a sea of two tiles with a mark for whoever does it; nothing else scores.
GIFT = f"""
0 0 start 0
-1 1 S12 2
-2 2 S09 5
0 1 S24 5
turn: 1
hands: S52/L43:0 L11/L10:0 | E/L02:1 L04/S44:01
{REST}
options: extras=none
"""


def test_it_does_not_close_what_only_helps_the_rival() -> None:
    state, move = _best(GIFT, 1)
    gifts = []
    for other in state.legal_moves(1):
        after = state.copy()
        after.play(1, other)
        if after.points[0] > after.points[1]:
            gifts.append(other)
    assert gifts
    assert move not in gifts


# Land can close a sea of three tiles with four marks.
MARKS = f"""
0 0 start 0
0 -1 L43 3
1 -1 L10 2
hands: S05/F:0 S45/L16:0 | S12/S40:1 L11/L38:1
{REST}
options: extras=none
"""


def test_it_takes_marks_that_are_worth_more_than_the_area() -> None:
    state, move = _best(MARKS)
    state.play(0, move)
    assert state.points == (4, 3, 0)


ACTIONS = """
0 0 start 0
1 0 M2 3
step: steal
hands: L41/S22:0 | L14/S12:1 S10/L03:1
stacks: A/B L49/D L02/L12 | S17/C E/F
laid: 1,0
options: extras=none
"""


def test_it_steals_what_is_good_for_something() -> None:
    _, move = _best(ACTIONS)
    assert move == Steal(1, 0)  # play again on its public side


def test_it_draws_what_is_good_for_something() -> None:
    text = ACTIONS.replace("step: steal", "step: draw").replace("laid: 1,0", "laid:")
    _, move = _best(text.replace("A/B L49/D", "L49/D A/B"))
    assert move == Draw(0)
    _, move = _best(text.replace("S17/C", "L48/C"))
    assert move == Draw(1)


def test_it_leaves_its_team_mate_alone() -> None:
    text = ACTIONS.replace(
        "hands: L41/S22:0 | L14/S12:1 S10/L03:1",
        "hands: L41/S22:0 | S10/L03:1 S01/S02:1 | L14/S12:2 L26/L04:2 | L05/L06:3 L07/L08:3",
    )
    _, move = _best(text)
    assert isinstance(move, Steal)
    assert move.seat != 2


def test_a_waypoint_comes_before_a_draw() -> None:
    text = ACTIONS.replace("step: steal", "step: end").replace("laid: 1,0", "laid:")
    _, move = _best(text.replace("extras=none", "extras=all"))
    assert isinstance(move, Waypoint)


def test_a_position_promises_its_points_and_more() -> None:
    state = cast(LandVsSeaState, FIRST.parse(MARKS))
    land, sea = promise(state)
    assert land > sea  # it is land's turn, and there are marks to be had
    state.active = 1
    land, sea = promise(state)
    assert land <= sea + 0.5
    for state in _states(1, 3, "all", 4):
        expected = promise(state)
        assert all(more >= had for more, had in zip(expected, state.points, strict=True))


def _lead(state: LandVsSeaState, **fields: object) -> float:
    """How far land leads in what trade is expected to bring, with something changed."""
    state = state.copy()
    for name, value in fields.items():
        setattr(state, name, value)
    expected = [0.0, 0.0, 0.0]
    expect_trade(state, expected)
    return expected[0] - expected[1]


def test_a_lead_in_trade_is_surer_at_the_end_and_traders_in_hand_count() -> None:
    for state in _states(3, 2, "all", 6):
        state.hands = ((), ())
        state.ground.routes = state.ground.routes[:1]
        now = _lead(state)
        if now and any(state.stacks):
            assert abs(_lead(state, stacks=((), ()))) > abs(now)
        if state.ground.routes:
            caravan = next(it.id for it in SIDES.values() if it.caravan and not it.ship)
            hand = (Tile(caravan, caravan),)
            assert _lead(state, hands=(hand, ())) > _lead(state, hands=((), hand))  # no use there


def test_a_search_leaves_it_to_the_judge_which_tile_to_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("isolario.bots.search.Race", None)
    state = GAME.new(2, 7)
    while state.view(state.active).known.step == "draft":
        view = state.view(state.active)
        assert len(view.legal_moves()) > 1
        state.play(state.active, bot("search", 1, iterations=9).choose(view))
    with pytest.raises(TypeError):  # now there is something to ponder
        bot("search", 1, iterations=9).choose(state.view(state.active))


# --- strength -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "extras"), [(2, "all"), (2, "none"), (3, "all"), (4, "usual")])
def test_greedy_beats_random(seats: int, extras: str) -> None:
    for seed in range(2):
        mine = seed % seats
        state = GAME.new(seats, f"strength {seed}", {"extras": extras})
        mates = {mine, (mine + 2) % 4} if seats == 4 else {mine}
        players = [bot("greedy" if it in mates else "random", it) for it in range(seats)]
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, players[seat].choose(state.view(seat)))
        assert state.outcome is not None
        assert set(state.outcome.winners) == mates


def test_a_view_that_was_sent_is_judged_alike() -> None:
    for state in _states(2, 2, "all", 9):
        view = state.view(state.active)
        again = cast(LandVsSeaView, GAME.view(view.json()))
        for move in list(view.legal_moves())[::7]:
            assert judge(view, move) == pytest.approx(judge(again, move))


def test_a_bot_says_how_many_tiles_it_completes() -> None:
    """As many as the rules count."""
    said = 0
    for number in range(3):
        for state in _states(number, 2, "none", 5):
            seat, view = state.active, state.view(state.active)
            for move in cast(list[Place], list(state.legal_moves(seat))):
                told = {term.text.id: term.text.args for term in view.explain(move)}
                if "why_completes" not in told:
                    continue
                after = state.copy()
                events = after.play(seat, move)
                if after.laid or any(event.what == "special_laid" for event in events):
                    continue  # not scored yet
                mine = ("land", "sea")[state.role(seat)]
                tiles = [
                    event.facts["tiles"]
                    for event in events
                    if event.what == "area_completed" and event.facts["terrain"] == Text(mine)
                ]
                assert told["why_completes"]["tiles"] == sum(cast(list[int], tiles))
                said += 1
    assert said > 20
