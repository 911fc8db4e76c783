"""What a chart promises the team: its points, and those of tiles that may yet be explored.

An unexplored tile counts by the chance that the holes around it will be filled. The
chance of a hole follows from how many of its sides are bound, how many unseen tiles fit, whether a
ship is near, and whether its player holds a tile that fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from isolario.core.boards.bits import bits
from isolario.games.beacon_patrol.bot.numbered import (
    EAST,
    EDGES,
    HOUSES,
    LANDS,
    NORTH,
    PATTERNS,
    PIERS,
    SEAS,
    SHORES,
    SOUTH,
    WEST,
    WORTHS,
)
from isolario.games.beacon_patrol.bot.so_far import Node

# All that follows was tuned together, by an evolution strategy over 32,000 games of one and two
# greedy players: 1.5 points more than what had been guessed before.

# The chance of a hole, as a sum of log odds.
BY_SIDES = (0.0, -1.55, -1.1, -0.7, -0.3)  # by how many of its sides are bound
FITS = 0.6  # times the logarithm of how many unseen tiles fit
LEFT = -0.3  # times the logarithm of how many tiles will still come, against half of all
ELSEWHERE = -0.2  # not near the next ship, but near another
FAR = -0.6  # near no ship
READY = 0.75  # near the next ship, and its player has a tile that fits
HELD = 0.05  # somebody has one

USUAL = 1.45
"""What a tile is worth on average, if it is explored."""

GROWS = 0.3
"""How many open-sea tiles a windmill gets for each free side, and houses a pier for each shore
that goes on."""

NARROW = 0.5
"""The cost, for each tile to come, of having only one place left to put one; with two places it is
a quarter of that, and so on. Without any the patrol is over: twice as much."""

KEPT = 0.55
"""Alone: the worth of a tile kept for the next turn."""


class Outlook:
    """What is the same for all the ways in which a seat's turn can end."""

    def __init__(
        self,
        seat: int,
        later: list[int],
        width: int,
        ships: list[int],
        hands: Sequence[tuple[int, ...]],
        unseen: list[float],
        tokens: int,
        keeps: bool,
    ) -> None:
        self.seat = seat
        self.later = later  # whose turns come after it, the next first, each once
        self.width = width
        self.ways = (-width, 1, width, -1)
        self.ships = ships
        self.tokens = tokens
        self.keeps = keeps  # one unplayed tile is not lost
        self.grows = GROWS if later else 0.0
        self.known: dict[tuple[bytes, int, int, bool], float] = {}  # positions valued before
        self.answers: dict[tuple[bytes, int, tuple[int, ...]], float] = {}  # and answers
        self._weigh(hands, unseen)

    def _weigh(self, hands: Sequence[tuple[int, ...]], unseen: list[float]) -> None:
        """Tables by the pattern of a hole: the chance that it is filled, and what its own tile
        then promises; for holes near the next ship, near another, and far from all."""
        ready: set[int] = set()
        held: set[int] = set()
        left = sum(unseen)
        for step, seat in enumerate(self.later):
            if seat != self.seat:
                left += len(hands[seat])
                lands = {LANDS[tile] for tile in hands[seat]}
                held |= lands
                if step == 0:
                    ready = lands
        chances = [[0.0] * 256 for _ in range(3)]
        promises = [[0.0] * 256 for _ in range(3)]
        self.narrow = NARROW * left if self.later else 0.0
        base = LEFT * log((left + 1) / 27)
        usual = 0.0
        for key, bound, land in PATTERNS:
            fits = 0.0
            for kind, count in enumerate(unseen):
                if kind & bound == land:
                    fits += count
            has = any(kind & bound == land for kind in held)
            if not (fits or has) or not self.later:
                continue
            sides = bound.bit_count()
            odds = BY_SIDES[sides] + FITS * log(fits + 0.3) + base + (HELD if has else 0.0)
            extra = READY if any(kind & bound == land for kind in ready) else 0.0
            for near, more in enumerate((extra, ELSEWHERE, FAR)):
                chances[near][key] = 1 / (1 + exp(-odds - more))
            if key == 16:
                usual = chances[1][key]
            for near in range(3):
                promises[near][key] = USUAL * chances[near][key] * usual ** (4 - sides)
        self.chances, self.promises = chances, promises

    def value(self, node: Node) -> float:
        """Roughly what the team will have if the turn ends here."""
        key = bytes(node.tiles), node.ship, node.tokens, bool(node.hand)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = self._value(node)
        return value

    def _value(self, node: Node) -> float:
        tiles, taken, width = node.tiles, node.taken, self.width
        north, south, east, west = taken << width, taken >> width, taken >> 1, taken << 1
        explored = north & south & east & west & taken
        buoys, lights, special = node.rich
        total: float = explored.bit_count() + (explored & buoys).bit_count()
        total += 2 * (explored & lights).bit_count()
        if special:
            for place in bits(explored & special):
                total += self._special(tiles, place) - 1
        gates = (node.spread(taken, width) & ~taken).bit_count()
        if not gates or not self.later:
            return total - 2 * self.narrow
        total -= self.narrow / gates**2
        following = near = 0
        for step, seat in enumerate(self.later):
            if seat == self.seat:  # with the tokens that are left the ship goes where it likes
                around = node.gaps(node.ship, self.tokens + node.tokens, width)
            else:
                around = node.gaps(self.ships[seat], self.tokens, width)
            if step == 0:
                following = around
            near |= around
        holes = (north | south | east | west) & ~taken
        chance: dict[int, float] = {}
        for table, promise, part in (
            (self.chances[0], self.promises[0], holes & following),
            (self.chances[1], self.promises[1], holes & near & ~following),
            (self.chances[2], self.promises[2], holes & ~near),
        ):
            while part:
                low = part & -part
                part ^= low
                place = low.bit_length() - 1
                key = (
                    NORTH[tiles[place - width]]
                    | EAST[tiles[place + 1]]
                    | SOUTH[tiles[place + width]]
                    | WEST[tiles[place - 1]]
                )
                chance[place] = table[key]
                total += promise[key]
        part = taken & ~explored
        while part:
            low = part & -part
            part ^= low
            place = low.bit_length() - 1
            tile = tiles[place]
            worth: float = WORTHS[tile]
            if low & special:
                worth = self._special(tiles, place)
            if not tiles[place - width]:
                worth *= chance[place - width]
            if not tiles[place + 1]:
                worth *= chance[place + 1]
            if not tiles[place + width]:
                worth *= chance[place + width]
            if not tiles[place - 1]:
                worth *= chance[place - 1]
            total += worth
        if self.keeps and node.hand:
            total += KEPT
        return total

    def _special(self, tiles: bytearray, place: int) -> float:
        """What a windmill or a pier gives (BCN-F3, BCN-F4), and may yet give."""
        worth = 1.0
        if tiles[place] in PIERS:
            return worth + self._houses(tiles, place)
        for way in self.ways:
            tile = tiles[place + way]
            worth += SEAS[tile] if tile else self.grows
        return worth

    def _houses(self, tiles: bytearray, place: int) -> float:
        worth = 0.0
        todo = [(place, shore) for shore in SHORES[tiles[place]]]
        found = set(todo)
        while todo:
            at, shore = todo.pop()
            worth += HOUSES[tiles[at], shore]
            for way, (edge, facing) in zip(self.ways, EDGES, strict=True):
                if shore & edge:
                    if not tiles[at + way]:
                        worth += self.grows
                    for other in SHORES[tiles[at + way]]:
                        if other & facing and (at + way, other) not in found:
                            found.add((at + way, other))
                            todo.append((at + way, other))
        return worth
