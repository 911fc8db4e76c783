"""The tiles, read from pieces.toml. A tile is known by its id: ``N5``.

Edges are bit sets of directions: north 1, east 2, south 4, west 8.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from isolario.core.described import Known
from isolario.games.beacon_patrol.options import BeaconOptions

FOLDER = Path(__file__).parent

Feature = Literal["", "lighthouse", "buoy", "windmill", "pier", "headquarters"]

DIRECTIONS = "nesw"
"""The four directions, as moves write them; y grows to the south."""

STEPS = ((0, -1, 1, 4), (1, 0, 2, 8), (0, 1, 4, 1), (-1, 0, 8, 2))
"""For each direction: the step in x and y, the edge a ship leaves by, the edge it arrives at."""

ALL_EDGES = 15
HEADQUARTERS = "HQ"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile. It is never turned (BCN-C2).

    >>> TILES["C4"].edges, TILES["C4"].land, TILES["H1"].shores
    ('LLSS', 3, (1, 4))
    """

    id: str
    edges: str
    feature: Feature = ""
    houses: int = 0
    house_shore: Literal["", "N", "E", "S", "W"] = ""
    evidence: Literal["", "seen", "table", "guess"] = ""

    @property
    def land(self) -> int:
        """The edges that are land."""
        return sum(1 << place for place, edge in enumerate(self.edges) if edge == "L")

    @property
    def open_sea(self) -> bool:
        """A tile with no land at all, whatever floats on it (BCN-C4)."""
        return not self.land

    @property
    def shores(self) -> tuple[int, ...]:
        """The edges of each mass of land: one, but two on a channel (BCN-C3)."""
        land = self.land
        if land in (1 | 4, 2 | 8):
            return tuple(edge for edge in (1, 2, 4, 8) if land & edge)
        return (land,) if land else ()

    def houses_on(self, shore: int) -> int:
        """The houses on one of its shores."""
        if self.house_shore and not shore >> "NESW".index(self.house_shore) & 1:
            return 0
        return self.houses


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """What a team may call itself: ``least`` points with no, one and two expansions."""

    name: str
    least: tuple[int, int, int]


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    headquarters: Tile
    base: tuple[Tile, ...]
    windmills: tuple[Tile, ...]
    piers: tuple[Tile, ...]
    hand: dict[int, int]
    tokens: dict[int, int]
    rank: tuple[Rank, ...]


def _read() -> Pieces:
    data = tomllib.loads((FOLDER / "pieces.toml").read_text("utf-8"))
    return msgspec.convert(data, Pieces, strict=False)  # TOML keys are strings, even numbers


PIECES = _read()
HAND = PIECES.hand
TOKENS = PIECES.tokens
RANKS = PIECES.rank


def _described(word: str) -> Tile:
    from isolario.games.beacon_patrol.described import described

    return described(word)


TILES = Known(
    {
        tile.id: tile
        for tile in (PIECES.headquarters, *PIECES.base, *PIECES.windmills, *PIECES.piers)
    },
    _described,
)
"""All tiles; a description of one that is none of ours does as well."""
DRAWN = tuple(tile for tile in TILES if tile != HEADQUARTERS)
"""Every tile that can come from the stack."""

LAND = Known({tile.id: tile.land for tile in TILES.values()}, lambda tile: TILES[tile].land)
"""The edges of each tile that are land: every look at a chart needs them."""


@cache
def tiles_of(options: BeaconOptions) -> tuple[str, ...]:
    """The tiles that a game is played with, headquarters aside (BCN-S1).

    >>> len(tiles_of(BeaconOptions())), len(tiles_of(BeaconOptions(windmills=True, piers=True)))
    (54, 63)
    """
    tiles = PIECES.base
    tiles += PIECES.windmills if options.windmills else ()
    tiles += PIECES.piers if options.piers else ()
    return tuple(tile.id for tile in tiles)
