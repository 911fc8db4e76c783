"""The coach of Land vs Sea tells the truth: what it says can be had, or cannot, is compared with
all that can be played.

The check is slow and obvious: every placement is played, and what it scores is read from the
events. ``ISOLARIO_SOAK=1`` (``make soak``) asks of many more games.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from isolario.core.chance import UNKNOWN
from isolario.core.event import Event
from isolario.core.text import Text
from isolario.games.land_vs_sea.moves import Place
from isolario.games.land_vs_sea.parts import Tile
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.words import LANGUAGES, say
from tests.clauses import clause
from tests.games.land_vs_sea.shorthand import FIRST, new
from tests.soaking import SOAK

GAMES = 90 if SOAK else 6
PARTS = 3

PROMISES = {"coach_complete", "coach_complete_return", "coach_marks", "coach_return"}
AREA, MARKS, WAYPOINT = "area_completed", "marks_earned", "waypoint_returns"


# --- all that one tile can do -------------------------------------------------------------------


def one_tile(state: LandVsSeaState, known_to: int) -> Iterator[list[Event]]:
    """What each placement of the seat to move scores, with the special tile if it is due; only of
    sides that somebody knows."""
    seat = state.active
    for move in state.legal_moves(seat):
        assert isinstance(move, Place)
        hidden = move.face and not state.hands[seat][move.slot].knowers >> known_to & 1
        if hidden:
            continue
        placed = state.copy()
        told = list(placed.play(seat, move))
        if placed.step != "special":
            yield told + pending(placed)
            continue
        for special in placed.legal_moves(seat):
            laid = placed.copy()
            yield told + list(laid.play(seat, special)) + pending(laid)


def pending(state: LandVsSeaState) -> list[Event]:
    """What would be scored now, were the turn not to go on with another tile or a theft."""
    now = state.view(None).standing()
    assert now is not None
    return list(now.items) if state.laid else []


def gains(state: LandVsSeaState, told: list[Event]) -> Counter[str]:
    """What the side of the seat to move gets for areas, + marks and waypoints."""
    role = state.role(state.active)
    found: Counter[str] = Counter()
    for event in told:
        if event.what in (AREA, MARKS, WAYPOINT) and state.role(event.seat or 0) == role:
            found[event.what] += event.points
    return found


def most_of(state: LandVsSeaState, known_to: int) -> int:
    return max(gains(state, told).total() for told in one_tile(state, known_to))


def with_turn(state: LandVsSeaState, seat: int) -> LandVsSeaState:
    """The same, as if it were somebody's turn to place a tile."""
    other = state.copy()
    other.step = "place"
    other.begin_turn(seat)
    return other


# --- what was said of it ------------------------------------------------------------------------


def check(state: LandVsSeaState, said: Text) -> None:
    seat, n = state.active, said.args.get("n", 0)
    if state.step == "place":
        mine = [gains(state, told) for told in one_tile(state, seat)]
        most = max(map(Counter.total, mine))
        if said.id in PROMISES:
            best = [gain for gain in mine if gain.total() == most]
            assert n == most > 0
            own, returned = said.id.startswith("coach_complete"), said.id.endswith("return")
            assert any(
                bool(gain[AREA]) == own and bool(gain[WAYPOINT]) == returned for gain in best
            )
        else:
            assert most == 0
    if said.id == "coach_threat":
        rivals = [other for other in range(state.seats) if state.role(other) != state.role(seat)]
        assert n == max(most_of(with_turn(state, rival), seat) for rival in rivals)
    if said.id in ("coach_top", "coach_tops"):
        turn = with_turn(state, seat)
        tops = tuple(Tile(stack[0].up, UNKNOWN) for stack in state.stacks)
        turn.hands = (*turn.hands[:seat], tops, *turn.hands[seat + 1 :])
        completes = any(event.what == AREA for told in one_tile(turn, seat) for event in told)
        assert completes == (said.id == "coach_top")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_coach_says_what_can_be_had(part: int) -> None:
    heard: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        rng = random.Random(number)
        state = new((2, 3, 4)[number % 3], f"coach {number}", extras="all")
        while not state.over:
            said = state.view(state.active).coach
            if said is not None:
                heard[said.id] += 1
                check(state, said)
            state.play(state.active, state.legal_moves(state.active).choice(rng))
    assert sum(heard[promise] for promise in PROMISES) > 10 * GAMES // PARTS
    assert heard["coach_top"] > GAMES // PARTS


# --- single positions ---------------------------------------------------------------------------

ISLAND = """
0 0 start 0
-1 0 S03 5
-2 0 S30 0
{hands}
stacks: L05/S05 L22/S22 | L31/S31 L24/S24
options: extras=chosen waypoints=yes
"""
"""An island of two tiles that lacks a third; S02 would do."""


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ("hands: S02/M1 M3/L47 | S47/L03 F/F2", Text("coach_complete", {"n": 3})),
        (
            "hands: S02/M1 M3/L47 | S47/L03 F/F2\nwaypoints: -2,0/0 |",
            Text("coach_complete_return", {"n": 4}),
        ),
        (
            "turn: 1\nhands: S47/L03 F/F2 | S02/M1 M3/L47\nwaypoints: -2,0/0 |",
            Text("coach_return", {"n": 1}),
        ),
        ("turn: 1\nhands: M2/L03 F/F2 | S02/M1 M3/L47", Text("coach_open")),
    ],
)
def test_waypoints_count_and_an_area_of_an_opponent_is_no_gain(hands: str, said: Text) -> None:
    state = FIRST.parse(ISLAND.format(hands=hands))
    assert isinstance(state, LandVsSeaState)
    assert state.view(state.active).coach == said
    check(state, said)
    for language in LANGUAGES:
        assert say(said, language, "land-vs-sea")


@clause("LVS-W3")
def test_the_score_now_has_the_waypoint_of_a_turn_that_goes_on() -> None:
    """After a compass, the area that is complete already and its waypoint are counted."""
    hands = "hands: S14/M1 M3/L47 | S47/L03 F/F2\nwaypoints: -2,0/0 |"
    state = FIRST.parse(ISLAND.format(hands=hands))
    state.play(0, "1a@-3,0/2")
    assert state.view(0).prompt.id == "prompt_place_again"
    now = state.view(0).standing()
    assert now is not None
    assert [(item.what, item.points) for item in now.items] == [(AREA, 3), (WAYPOINT, 1)]
    assert now.scores == (4, 0)
