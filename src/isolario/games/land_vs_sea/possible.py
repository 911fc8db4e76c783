"""Which positions a game of Land vs Sea could come to, as far as playing on depends on it.

Tiles may be left out of the game; points, and who knows what, may be anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.boards.hex import name
from isolario.core.chance import UNKNOWN
from isolario.core.state import TOGETHER
from isolario.games.land_vs_sea.board import ALL_LAND, ALL_SEA
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, EVERYBODY, HAND, TERRAIN
from isolario.games.land_vs_sea.pieces import APART, SIDES, START

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.rules import LandVsSeaState

Wrong = tuple[str, str]
"""The line of the text, and what was expected there."""

FARTHEST = 100  # cells from the middle: more than there are tiles
MOST_POINTS = 1000  # more than any game is worth


def contradictions(state: LandVsSeaState) -> Iterator[Wrong]:
    """What is wrong with a position, each check relying on those before it."""
    yield from _pieces(state)
    yield from _tiles(state)
    yield from _turn(state)
    yield from _waypoints(state)
    roles = 3 if state.seats == 3 else 2
    points = state.points
    if len(points) != 3 or any(points[roles:]) or not all(0 <= n <= MOST_POINTS for n in points):
        yield "points", f"points of land, sea and cartographer, from 0 to {MOST_POINTS}"


def _pieces(state: LandVsSeaState) -> Iterator[Wrong]:
    """Every side lies in one place at most (LVS-C1)."""
    placed = [tile.side for tile in state.ground.placed]
    tiles = [tile for group in (*state.hands, *state.stacks) for tile in group]
    if placed.count(START) != 1 or placed[0] != START:
        yield "board", "the start tile first"
    if any(abs(at) > FARTHEST for tile in state.ground.placed for at in tile.cell):
        yield "board", f"tiles no farther than {FARTHEST} from {name((0, 0))}"
    if len([side for side in placed if side in APART]) != 2 - state.special:
        yield "flags", "the special tile on the map, or special if it still lies aside"
    if len(state.under) != len(placed):
        yield "under", "what lies under each tile of the map, in their order"
    for above, below in zip(placed, state.under, strict=True):
        if above in APART and below.side:
            yield "under", f"nothing under {above}: -"
        if not below.side and below.knowers != EVERYBODY:
            yield "under", "nothing under a tile, which all know"
    hidden = [below.side for below in state.under if below.side]
    sides = [*placed, *hidden, *(s for tile in tiles for s in (tile.up, tile.down))]
    known = [side for side in sides if side != UNKNOWN]
    if not {*known} <= {*state.box.sides} or len({*known}) < len(known):
        yield "hands", "sides of this game, and each only once"
    if any(side in APART for tile in tiles for side in (tile.up, tile.down)):
        yield "hands", "tiles that can be drawn"
    if any(side in APART for side in hidden):
        yield "under", "sides of tiles that can be drawn"
    if len(placed) + len(tiles) > len(state.box.tiles) + 2 - state.special:
        yield "stacks", f"no more tiles than there are: {len(state.box.tiles)}"
    everyone = (1 << state.seats) - 1
    who = [below.knowers for below in state.under if below.knowers != EVERYBODY]
    if any(not 0 <= seats <= everyone for seats in (*who, *(tile.knowers for tile in tiles))):
        yield "hands", "seats that are there"


def _tiles(state: LandVsSeaState) -> Iterator[Wrong]:
    """What hands and stacks can be like (LVS-S3, LVS-T7, LVS-T8)."""
    stacks = state.stacks
    if len(stacks) != 2:
        yield "stacks", "two stacks, separated by |"
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND or any(not tile.knowers >> seat & 1 for tile in hand):
            yield "hands", f"{HAND} tiles at most for each player, who knows them"
        if any(tile.up == UNKNOWN for tile in hand):
            yield "hands", "public sides that are known"
    if any(tile.knowers for stack in stacks for tile in stack):
        yield "stacks", "sides that nobody knows"
    if any(stack[0].up == UNKNOWN for stack in stacks if stack):
        yield "stacks", "the upper side of the first tile, which all see"
    full = [stack for stack in stacks if stack]
    if len(full) == 1 and len(full[0]) > 1:
        yield "stacks", "two stacks, as long as there are two tiles"
    if not 0 <= state.active < state.seats and state.step != "over":
        yield "turn", f"a seat from 0 to {state.seats - 1}"


def _turn(state: LandVsSeaState) -> Iterator[Wrong]:
    """What there is to do must be possible (LVS-T)."""
    step, seat, stacks, hands = state.step, state.active, state.stacks, state.hands
    placed, laid = len(state.ground.placed), state.laid
    held, piled = sum(map(len, hands)), sum(map(len, stacks))
    if step == "over":
        if seat != TOGETHER or held or piled:
            yield "step", "an end without any tile left"
    elif step == "draft":
        drafted = [(held + state.seats - 1 - at) // state.seats for at in range(state.seats)]
        if [len(hand) for hand in hands] != drafted or seat != held % state.seats:
            yield "hands", "tiles taken in turn, land first"
        if held >= HAND * state.seats or held + piled < HAND * state.seats:
            yield "stacks", "tiles enough for all to take two"
        if placed > 1:
            yield "board", "the start tile alone"
    elif step == "place" and not hands[seat]:
        yield "hands", "a tile to place"
    elif step == "steal" and not any(
        len(hand) == HAND for other, hand in enumerate(hands) if other != seat
    ):
        yield "hands", "a tile to steal"
    elif step == "draw" and not state.can_draw(seat):
        yield "stacks", "a tile to draw, and room for it in the hand"
    elif step == "end" and not held and not piled:
        yield "step", "an end when no tile is left"
    if laid != tuple(range(placed - len(laid), placed)) or len(laid) >= placed:
        yield "laid", "the tiles that were placed last"
    if bool(laid) != (step in ("special", "steal") or (step == "place" and state.again)):
        yield "laid", "the tiles of this turn, until they are scored"
    if state.again and not laid:
        yield "flags", "again only while a turn has a second tile"
    if state.action not in ("", "again", "steal") or (state.action and step != "special"):
        yield "action", "an action only while the special tile comes first"
    wants = {state.ground.coast.get(hole) for hole in state.holes}
    if bool(wants) != (step == "special") or not wants <= {ALL_LAND, ALL_SEA}:
        yield "holes", "cells surrounded by one terrain, if the special tile is due"
    if step == "special" and not state.special:
        yield "flags", "special: the tile that is due"


def _waypoints(state: LandVsSeaState) -> Iterator[Wrong]:
    """LVS-W1, W2: until a turn is scored, one may lie where it is about to return."""
    ground = state.ground
    there = [(seat, at) for seat, at in enumerate(state.waypoints) if at is not None]
    if there and not state.extras.waypoints:
        yield "waypoints", "none: they are not played with"
    if len({at[0] for _, at in there}) < len(there):
        yield "waypoints", "one at most on a tile"
    for seat, (number, region) in there:
        role = state.role(seat)
        if not 0 <= number < len(ground.placed):
            yield "waypoints", "waypoints on tiles of the map"
        regions = SIDES[ground.placed[number].side].regions
        if role == CARTOGRAPHER or not 0 <= region < len(regions):
            yield "waypoints", "waypoints of land and sea, each on a region"
        if regions[region].terrain != TERRAIN[role]:
            yield "waypoints", "waypoints on their owners' terrain"
        done = ground.areas[ground.area_of(number, region)].complete
        if (done or ground.surrounded(number)) and not state.laid:
            yield "waypoints", "waypoints where they have not returned from"
