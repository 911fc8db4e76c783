"""A turn so far, as a planner sees it: sets of places are integers."""

from __future__ import annotations

from typing import NamedTuple

from isolario.games.beacon_patrol.bot.numbered import LANDS, RICH


class First(NamedTuple):
    """How a turn begins: sail to ``start`` at a ``cost``, then place ``tile`` on ``place``."""

    start: int
    cost: int
    place: int
    tile: int
    gone: tuple[int, ...] = ()  # tiles discarded on the way
    swapped: bool = False  # the tile comes from a swap


class Node:
    """A turn so far: what lies where, where the ship is, and what is left to use."""

    __slots__ = (
        "first",
        "hand",
        "opens",
        "rich",
        "ship",
        "slots",
        "swap",
        "taken",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        tiles: bytearray,
        taken: int,
        opens: tuple[int, int, int, int],
        rich: tuple[int, int, int],
        ship: int,
        tokens: int,
        hand: tuple[int, ...],
        slots: int,
        swap: int,
        first: First | None = None,
    ) -> None:
        self.tiles = tiles  # their numbers, by place
        self.taken = taken  # the places with a tile
        self.opens = opens  # those of them with water in the north, east, south, west
        self.rich = rich  # those worth 2, those worth 3, and those whose worth changes
        self.ship = ship
        self.tokens = tokens
        self.hand = hand
        self.slots = slots  # how many of the hand can be used: a swap gives one away
        self.swap = swap  # the tile swapped for; 0: none yet, -1: none any more
        self.first = first

    def turn(self, ship: int, tokens: int, hand: tuple[int, ...], swap: int) -> Node:
        """Another turn on the same chart."""
        slots = len(hand)
        return Node(self.tiles, self.taken, self.opens, self.rich, ship, tokens, hand, slots, swap)

    def place(
        self, place: int, tile: int, tokens: int, hand: tuple[int, ...], slots: int, swap: int
    ) -> Node:
        """With one tile more, and the ship on it."""
        tiles = bytearray(self.tiles)
        tiles[place] = tile
        bit = 1 << place
        land = LANDS[tile]
        north, east, south, west = self.opens
        opens = (
            north if land & 1 else north | bit,
            east if land & 2 else east | bit,
            south if land & 4 else south | bit,
            west if land & 8 else west | bit,
        )
        rich = self.rich
        if kind := RICH[tile]:
            two, three, special = rich
            rich = (
                two | bit if kind == 1 else two,
                three | bit if kind == 2 else three,
                special | bit if kind == 3 else special,
            )
        taken = self.taken | bit
        return Node(tiles, taken, opens, rich, place, tokens, hand, slots, swap, self.first)

    def spread(self, places: int, width: int) -> int:
        """What is one step over water from some places, tile or not."""
        north, east, south, west = self.opens
        return (
            (places & north) >> width
            | (places & east) << 1
            | (places & south) << width
            | (places & west) >> 1
        )

    def gaps(self, ship: int, moves: int, width: int) -> int:
        """The empty places beside everything that a ship can reach."""
        north, east, south, west = self.opens
        taken = self.taken
        ring = seen = 1 << ship
        for _ in range(moves + 1):
            ring = (
                (ring & north) >> width
                | (ring & east) << 1
                | (ring & south) << width
                | (ring & west) >> 1
            ) & ~seen
            seen |= ring
            ring &= taken
        return seen & ~taken
