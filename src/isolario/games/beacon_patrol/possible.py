"""Which positions a game of Beacon Patrol could come to, as far as playing on depends on it.

Tiles may be left out of the game, and a chart may have gaps that no ship could have left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.games.beacon_patrol.chart import HOME
from isolario.games.beacon_patrol.pieces import (
    DRAWN,
    HEADQUARTERS,
    LAND,
    TOKENS,
    most_points,
    tiles_of,
)
from isolario.games.beacon_patrol.scoring import total

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.rules import BeaconState

Wrong = tuple[str, str]
"""The line of the text, and what was expected there."""

FARTHEST = max(100, len(DRAWN))  # cells from headquarters: as far as there are tiles, or farther
MOST_POINTS = max(1000, most_points())  # more than any chart is worth


def contradictions(state: BeaconState) -> Iterator[Wrong]:
    """What is wrong with a position, each check relying on those before it."""
    seats, tiles = state.seats, state.chart.tiles
    box = tiles_of(state.options)
    if tiles.get(HOME) != HEADQUARTERS:
        yield "board", f"{HEADQUARTERS} at 0,0"
    placed = [tile for cell, tile in tiles.items() if cell != HOME]
    held = [tile for hand in state.hands for tile in hand]
    open_to_all = (*placed, *held, *state.discarded)
    known = [tile for tile in (*open_to_all, *state.stack) if tile != UNKNOWN]
    if not {*known} <= {*box} or len({*known}) < len(known) or UNKNOWN in open_to_all:
        yield "hands", "tiles of this game, and each only once"
    if len(placed) + len(held) + len(state.stack) + len(state.discarded) > len(box):
        yield "stack", f"no more tiles than there are: {len(box)}"
    needs = {cell: state.chart.needs(cell) for cell in tiles}
    if any(LAND[tiles[cell]] & bound != land for cell, (bound, land) in needs.items()):
        yield "board", "tiles that agree with their neighbours"  # BCN-C3
    if any(abs(x) > FARTHEST or abs(y) > FARTHEST for x, y in tiles):
        yield "board", f"tiles no farther than {FARTHEST} from headquarters"
    if any(len(hand) > state.hand_size for hand in state.hands):
        yield "hands", f"{state.hand_size} tiles at most for each player"
    if any(ship not in tiles for ship in state.ships):
        yield "ships", "ships on tiles"
    if not 0 <= state.active < seats:
        yield "turn", f"a seat from 0 to {seats - 1}"
    if not 0 <= state.tokens <= TOKENS[seats]:
        yield "tokens", f"a number of tokens from 0 to {TOKENS[seats]}"
    if state.given:
        own = state.hands[state.active]
        if state.given not in own or state.swapped or len(own) == len(held):
            yield "given", "a tile of the hand, if there is another to swap it for"
    if any(not 0 <= worth <= MOST_POINTS for worth in state.contributions):
        yield "contributions", f"numbers from 0 to {MOST_POINTS}"
    if state.ended != (not state.stack and not held):  # BCN-F1
        yield "ended", "the end when there are no more tiles, and not before"
    if state.points != (total(state.chart) if state.ended else 0):
        yield "points", "what the chart is worth, at the end"
