"""The possible turns: which tiles go where, perhaps one of them from a swap, and how the ship gets
there. Only the best few beginnings are followed.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from isolario.core.boards.bits import bits
from isolario.games.beacon_patrol.bot.numbered import (
    EAST,
    LANDS,
    LOOKS,
    NORTH,
    SOUTH,
    WEST,
    flex,
)
from isolario.games.beacon_patrol.bot.outlook import Outlook
from isolario.games.beacon_patrol.bot.so_far import First, Node

FLEX = 0.07
"""How much it counts that a tile left in a hand is valuable, or has little land."""

BOTHER = 0.17
"""How much better a turn must be for a swap."""


class Ending(NamedTuple):
    """A possible turn, and what it is worth."""

    value: float
    node: Node
    given: int = 0  # the tile given in its swap


class Plan:
    """The turns that can follow some beginnings, the best of them in depth."""

    def __init__(
        self, outlook: Outlook, roots: list[Node], others: tuple[int, ...], width: int
    ) -> None:
        self.outlook = outlook
        # Tiles to swap for, one of each look.
        self.others = tuple({LOOKS[tile]: tile for tile in others}.values())
        self.endings: list[Ending] = []
        for root in roots:
            self._note(root)
        beam = roots
        while beam:
            self.fresh: dict[object, tuple[float, Node]] = {}
            for node in beam:
                if node.slots:
                    self._expand(node)
            ranked = sorted(self.fresh.values(), key=lambda pair: pair[0], reverse=True)
            beam = [node for _, node in ranked[:width]]
            width = (width + 1) // 2

    def _note(self, node: Node) -> float:
        value = self.outlook.value(node)
        if node.swap > 0:
            value -= BOTHER
            self.endings += (
                Ending(value + FLEX * (flex(tile) - flex(node.swap)), node, tile)
                for tile in node.hand
            )
        else:
            self.endings.append(Ending(value, node))
        return value

    def _expand(self, node: Node) -> None:
        """All that can be placed next, near first."""
        width = self.outlook.width
        tiles, taken, hand, tokens = node.tiles, node.taken, node.hand, node.tokens
        swaps: list[int] = []
        if node.swap == 0:
            own = {LOOKS[tile] for tile in hand}
            swaps = [tile for tile in self.others if LOOKS[tile] not in own]
        north, east, south, west = node.opens
        ring = seen = 1 << node.ship
        known = taken
        # Beyond the tokens, tiles are discarded: one at most, as each is worth a point or so.
        for cost in range(tokens + min(node.slots, 2)):
            up, down = (ring & north) >> width, (ring & south) << width
            right, left = (ring & east) << 1, (ring & west) >> 1
            for gaps, way in ((up, width), (right, -1), (down, -width), (left, 1)):
                for place in bits(gaps & ~known):
                    known |= 1 << place
                    key = (
                        NORTH[tiles[place - width]]
                        | EAST[tiles[place + 1]]
                        | SOUTH[tiles[place + width]]
                        | WEST[tiles[place - 1]]
                    )
                    bound, land = key >> 4, key & 15
                    for tile in hand:
                        if LANDS[tile] & bound == land:
                            rest = tuple([other for other in hand if other != tile])
                            self._place(node, First(place + way, cost, place, tile), rest)
                    for tile in swaps:
                        if LANDS[tile] & bound == land:
                            first = First(place + way, cost, place, tile, (), True)
                            self._place(node, first, hand)
            ring = (up | down | right | left) & taken & ~seen
            if not ring:
                break
            seen |= ring

    def _place(self, node: Node, step: First, rest: tuple[int, ...]) -> None:
        """Follows a placement, whichever tiles are discarded on the way to it."""
        tokens = node.tokens - step.cost
        swap = step.tile if step.swapped else node.swap
        if tokens >= 0:
            self._try(node, step, rest, tokens, swap)
            return
        for gone in combinations(rest, -tokens):
            hand = tuple([tile for tile in rest if tile not in gone])
            self._try(node, step._replace(gone=gone), hand, 0, swap)

    def _try(self, node: Node, step: First, hand: tuple[int, ...], tokens: int, swap: int) -> None:
        slots = node.slots - 1 - len(step.gone)
        child = node.place(step.place, step.tile, tokens, hand, slots, swap)
        # The same tiles placed in another order are the same turn.
        same = (bytes(child.tiles), child.ship, hand, tokens, swap, node.first and node.first.tile)
        if same not in self.fresh:
            child.first = node.first or step
            self.fresh[same] = self._note(child), child
