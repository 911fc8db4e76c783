"""Land vs Sea agrees with a slow reference written from the register alone: what is legal, what is
scored, who has what, and which areas, chains and routes there are, after every move.

The reference is small enough to be broken by hand: of 43 mistakes in it (a side turned the wrong
way, a chain that joins on one edge, marks for the other side …) 42 showed within the first 28
games, and one made no difference. ``ISOLARIO_SOAK=1`` (``make soak``) plays many more.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from isolario.core.moves import Move
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.moves import Draw, Place, Special, Steal, Waypoint
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from tests.reference import land_vs_sea as slow
from tests.soaking import SOAK

GAMES = 2000 if SOAK else 28
PARTS = 9  # a third of which steer towards holes
EXTRAS = {"mountains": slow.MOUNTAINS, "caravans": slow.CARAVANS, "waypoints": slow.WAYPOINTS}


def slow_side(name: str) -> slow.Side:
    side = SIDES[name]
    return slow.Side(
        tuple(slow.Region(r.terrain, frozenset(r.edges), r.bonus) for r in side.regions),
        side.action,
        frozenset(side.mountain),
        frozenset(side.coral),
        side.caravan,
        side.ship,
    )


SLOW = {name: slow_side(name) for name in SIDES}


@pytest.fixture(autouse=True)
def same_special_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the special tile's mountains and coral lie is ours to design (LVS-V2)."""
    monkeypatch.setattr(slow, "SPECIAL", {"L": SLOW["volcano"], "S": SLOW["whirlpool"]})


def same_game(state: LandVsSeaState) -> slow.Position:
    """The reference's position at the start of a game."""
    stacks = [[slow.Tile(SLOW[it.up], SLOW[it.down]) for it in pile] for pile in state.stacks]
    extras = frozenset(EXTRAS[name] for name, on in state.extras._asdict().items() if on)
    return slow.Position(
        the_map={(0, 0): (SLOW["start"], 0)},
        hands=[[] for _ in range(state.seats)],
        stacks=stacks,
        extras=extras,
        step="draft",
    )


def decision(move: Move) -> tuple[Any, ...]:
    match move:
        case Place(slot, face, turn, cell):
            return ("place", slot, face, turn, cell)
        case Special(turn, cell):
            return ("special", cell, turn)
        case Steal(seat, slot):
            return ("steal", seat, slot)
        case Waypoint(region, cell):
            return ("waypoint", cell, region)
        case Draw(stack):
            return ("draw", stack)
    return ("done",)


def compare(state: LandVsSeaState, position: slow.Position) -> None:
    if not state.over:
        assert position.seat == state.active
        moves = state.legal_moves(state.active)
        assert {decision(move) for move in moves} == slow.legal(position)
    assert state.over == (position.step == "over")
    assert state.special == (not position.special_used)
    for truth, expected in (state.hands, position.hands), (state.stacks, position.stacks):
        for tiles, others in zip(truth, expected, strict=True):
            assert [(SLOW[tile.up], SLOW[tile.down]) for tile in tiles] == others
    points = slow.points(position.scores)
    names = ("land", "sea", "cartographer")
    assert tuple(points.get(name, 0) for name in names) == state.points
    ground, the_map = state.ground, position.the_map
    compare_standing(state, position)
    cells = [tile.cell for tile in ground.placed]
    assert set(cells) == set(the_map)
    found = {
        (area.terrain, frozenset(cells[n] for n in area.tiles), area.bonus, area.complete)
        for area in ground.areas.values()
    }
    areas = slow.areas(the_map)
    assert len(ground.areas) == len(areas)
    assert found == {(a.terrain, a.tiles, a.bonus, a.complete) for a in areas}
    waypoints = {
        seat: (cells[at[0]], at[1]) for seat, at in enumerate(state.waypoints) if at is not None
    }
    assert waypoints == position.waypoints
    for groups, chains in (
        (ground.ranges, slow.chains(the_map, "mountains")),
        (ground.reefs, slow.chains(the_map, "coral")),
        (ground.routes, slow.routes(the_map)),
    ):
        joined = {frozenset(cells[n] for n in group) for group in groups if len(group) > 1}
        assert joined == {chain for chain in chains if len(chain) > 1}


def compare_standing(state: LandVsSeaState, position: slow.Position) -> None:
    """The score now is what there is, what the turn has completed so far, and the routes."""
    scores = list(position.scores)
    if not state.over:
        before, role = position.before, position.role
        if position.step in ("special", "again", "steal"):  # not scored yet
            scores += slow.score_completed(before, position.the_map, role, position.waypoints)[0]
        scores += slow.score_end(position.the_map, position.players, position.extras)
    points = slow.points(scores)
    roles = slow.ROLES[position.players]
    standing = state.view(None).standing()
    assert standing is not None
    assert standing.scores == tuple(points.get(role, 0) for role in roles)


def compare_ends(state: LandVsSeaState, position: slow.Position) -> None:
    assert state.outcome is not None
    winners = slow.winners(position.scores, position.players)
    roles = slow.ROLES[position.players]
    assert {roles[seat] for seat in state.outcome.winners} == winners


def steered(state: LandVsSeaState, rng: random.Random) -> Move:
    """A move that closes holes where it can: beside cells that want one terrain all around."""
    moves = list(state.legal_moves(state.active))
    if not isinstance(moves[0], Place):
        return rng.choice(moves)
    some = rng.sample(moves, min(12, len(moves)))

    def closes(move: Move) -> int:
        after = state.copy()
        after.play(state.active, move)
        return max(bin(want).count("1") for want in map(_uniform, after.ground.coast.values()))

    return max(some, key=closes)


def _uniform(want: int) -> int:
    """The constrained edges of a cell, as bits, if all want the same terrain."""
    digits = [want // 3**edge % 3 for edge in range(6)]
    bound = {digit for digit in digits if digit}
    return sum(1 << edge for edge, d in enumerate(digits) if d) if len(bound) == 1 else 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_game_agrees_with_the_reference(part: int) -> None:
    holes = 0
    for number in range(part, GAMES, PARTS):
        rng = random.Random(number)
        seats = rng.choice((2, 2, 3, 4))
        extras = (
            rng.choice(("usual", "all", "all"))
            if seats == 3
            else rng.choice(("usual", "none", "all", "all"))
        )
        state = GAME.new(seats, f"slow {number}", {"extras": extras})
        assert isinstance(state, LandVsSeaState)
        position = same_game(state)
        while not state.over:
            compare(state, position)
            seat = state.active
            holed = part % 3 == 0
            move = steered(state, rng) if holed else state.legal_moves(seat).choice(rng)
            played = len(state.log)
            state.play(seat, move)
            position = slow.do(position, decision(move))
            for _ in range(len(state.log) - played - 1):  # what the table did by itself
                (only,) = slow.legal(position)
                position = slow.do(position, only)
        compare(state, position)
        compare_ends(state, position)
        holes += not state.special
    if part % 3 == 0:
        assert holes  # so the special tile is compared, too
