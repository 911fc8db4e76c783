"""The tiles, read from pieces.toml and checked. A tile is known by its id: ``N5``.

Edges are bit sets of directions: north 1, east 2, south 4, west 8. A file that an owner of the box
has written is read in the same way (docs/pieces.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from isolario.core.described import Known
from isolario.core.pieces import (
    FILE,
    Faults,
    convert_piece,
    flaws_of_rules,
    is_own_box,
    listed,
    pieces_of,
    read_file,
)
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
    houses: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    house_shore: Literal["", "N", "E", "S", "W"] = ""
    houses_across: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
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
            return self.houses_across
        return self.houses

    @property
    def all_houses(self) -> int:
        """The houses on all its shores."""
        return self.houses + self.houses_across


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """What a team may call itself: ``least`` points with no, one and two expansions."""

    name: str
    least: tuple[int, int, int]


class Pieces(msgspec.Struct, frozen=True):
    """The tiles by where they belong, and what the rules say of their numbers."""

    headquarters: Tile
    base: tuple[Tile, ...]
    windmills: tuple[Tile, ...]
    piers: tuple[Tile, ...]
    hand: Mapping[int, int]
    tokens: Mapping[int, int]
    rank: tuple[Rank, ...]

    @property
    def tiles(self) -> Iterator[Tile]:
        """All of them, headquarters first."""
        yield self.headquarters
        yield from (*self.base, *self.windmills, *self.piers)


# --- reading ------------------------------------------------------------------------------------

_FEATURES: Mapping[str, tuple[str, ...]] = {
    "base": ("", "lighthouse", "buoy"),
    "windmills": ("windmill",),
    "piers": ("pier",),
}
"""What is on the tiles of each part of the box (BCN-C4, BCN-F3, BCN-F4)."""

_SAID_OTHERWISE = re.compile("REST|[LS]{4}[WP]?[0-9]*[NESW]?")
"""Ids that mean something else where a table is written down."""

MOST_TILES = 254  # bots number them by bytes


class _Tiles(msgspec.Struct):
    headquarters: Any
    base: tuple[Any, ...]
    windmills: tuple[Any, ...]
    piers: tuple[Any, ...]


class _File(_Tiles, forbid_unknown_fields=True):
    hand: dict[str, int] | None = None
    tokens: dict[str, int] | None = None
    rank: tuple[Rank, ...] | None = None


class _Ours(_Tiles):
    """The game's own file, which says what the rules do."""

    hand: dict[str, int]
    tokens: dict[str, int]
    rank: tuple[Rank, ...]


def read_pieces(source: str | Path) -> Pieces:
    """The pieces in a file, or in its text; `BadPieces` says what is wrong with which tile.

    >>> len(read_pieces(FOLDER / "pieces.toml").base)
    54
    >>> read_pieces("headquarters = { id = 'A', edges = 'SSSS' }\\nbase = []\\nwindmills = []\\npiers = []")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: headquarters: their id is HQ
    """  # noqa: E501
    file = read_file(source, _File)
    faults = Faults()
    middle = Tile(HEADQUARTERS, "SSSS", "headquarters")
    with faults.gathered():
        middle = convert_piece("headquarters", file.headquarters, Tile)
        faults.note(_flaws_of_headquarters(middle))
    parts = {
        part: _tiles(part, tables, faults)
        for part, tables in (
            ("base", file.base),
            ("windmills", file.windmills),
            ("piers", file.piers),
        )
    }
    faults.note(_flaws_of_names(parts))
    ours = _OURS
    faults.note(flaws_of_rules(file, ours, ("hand", "tokens", "rank")))
    faults.tell()
    return Pieces(
        middle, **parts, hand=_by_seats(ours.hand), tokens=_by_seats(ours.tokens), rank=ours.rank
    )


def _tiles(part: str, tables: tuple[object, ...], faults: Faults) -> tuple[Tile, ...]:
    """The tiles of a part of the box, as far as they can be read."""
    if not tables:
        faults.note([(part, "there are none")])
    tiles = dict(listed("tile", tables, Tile, faults))
    problems = ((f"tile {name}", flaw(tile, _FEATURES[part])) for name, tile in tiles.items())
    faults.note((piece, problem) for piece, problem in problems if problem)
    return tuple(tiles.values())


def _by_seats(numbers: Mapping[str, int]) -> dict[int, int]:
    """TOML has texts for keys, even where they are numbers."""
    return {int(seats): number for seats, number in numbers.items()}


# --- what can be wrong --------------------------------------------------------------------------


def flaw(tile: Tile, features: tuple[str, ...] = _FEATURES["base"]) -> str:
    """What the rules do not allow in a tile, or ``""``.

    >>> flaw(Tile("X", "LLLL")), flaw(Tile("X", "LSSS", "windmill"))
    ('no ship could ever come to it', 'what is on it is none of: nothing, lighthouse, buoy')
    """
    if not re.fullmatch("[LS]{4}", tile.edges):
        return "its edges are four letters L or S: north, east, south, west"
    if tile.edges == "LLLL":  # BCN-P3
        return "no ship could ever come to it"
    if tile.feature not in features:
        return f"what is on it is none of: {', '.join(it or 'nothing' for it in features)}"
    return _flaw_of_pier(tile) or _flaw_of_houses(tile)


def _flaw_of_pier(tile: Tile) -> str:
    if tile.feature == "pier" and len(tile.shores) != 1:  # BCN-F4
        return "a pier stands on land that is one mass"
    return ""


def _flaw_of_houses(tile: Tile) -> str:
    shore = tile.house_shore
    if tile.all_houses and not tile.land:
        return "houses stand on land"
    if len(tile.shores) < 2:  # BCN-C3
        return (
            "its land is one: leave out on which shore houses stand"
            if (shore or tile.houses_across)
            else ""
        )
    if tile.all_houses and not shore:
        return "house_shore says on which of its two shores the houses stand"
    if shore and tile.edges["NESW".index(shore)] != "L":
        return f"there is no land in the {shore}"
    return ""


def _flaws_of_headquarters(tile: Tile) -> Iterator[tuple[str, str]]:
    if tile.id != HEADQUARTERS:
        yield "headquarters", f"their id is {HEADQUARTERS}"
    if tile.edges != "SSSS" or tile.all_houses:  # BCN-C4
        yield "headquarters", "they are open sea: SSSS, without houses"
    if tile.feature != "headquarters":
        yield "headquarters", 'their feature is "headquarters"'


def _flaws_of_names(parts: Mapping[str, tuple[Tile, ...]]) -> Iterator[tuple[str, str]]:
    """Each tile has a name of its own, and one that means nothing else; there are enough for
    everybody, and not too many."""
    seen = {HEADQUARTERS: ""}
    for part, tiles in parts.items():
        for tile in tiles:
            name = tile.id.upper()
            if seen.get(name, part) != part:  # two in one part have been told of
                yield f"tile {tile.id}", "there are two of this name"
            elif _SAID_OTHERWISE.fullmatch(name):
                yield f"tile {tile.id}", "this is no id: it means something else"
            seen[name] = part
    if len(parts["base"]) < FEWEST_TILES:  # BCN-S2
        yield "base", f"there are {FEWEST_TILES} tiles at least, or not everybody gets theirs"
    if (count := sum(map(len, parts.values()))) > MOST_TILES:
        yield "", f"there are {MOST_TILES} tiles at most, not {count}"


# --- tables -------------------------------------------------------------------------------------

_OURS = read_file(FOLDER / FILE, _Ours)
FEWEST_TILES = max(seats * tiles for seats, tiles in _by_seats(_OURS.hand).items())
"""As many as everybody is dealt."""

SOURCE = pieces_of("beacon-patrol", FOLDER)
OWN_BOX = is_own_box(SOURCE, FOLDER)
PIECES = read_pieces(SOURCE)
HAND = PIECES.hand
TOKENS = PIECES.tokens
RANKS = PIECES.rank


def _described(word: str) -> Tile:
    from isolario.games.beacon_patrol.described import described

    return described(word)


TILES = Known({tile.id: tile for tile in PIECES.tiles}, _described)
"""All tiles; a description of one that is none of ours does as well."""
DRAWN = tuple(tile for tile in TILES if tile != HEADQUARTERS)
"""Every tile that can come from the stack."""

NAMED = {tile.upper(): tile for tile in TILES}
"""The tiles by their ids in capitals: somebody who types one need not care."""

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


def most_points() -> int:
    """A bound on what a chart is worth: every tile explored, windmills at sea, all houses on the
    island of each pier (BCN-F2 to BCN-F4)."""
    houses = sum(tile.all_houses for tile in TILES.values())
    by_feature = {"windmill": 5, "pier": 1 + houses, "lighthouse": 3, "headquarters": 3, "buoy": 2}
    return sum(by_feature.get(tile.feature, 1) for tile in TILES.values())


def unlike_ours() -> set[str]:
    """The tiles that are not, or not the same, in this box."""
    ours = {tile.id: _printed(tile) for tile in read_pieces(FOLDER / FILE).tiles}
    theirs = {id: _printed(tile) for id, tile in TILES.items()}
    return {name for name in {*ours, *theirs} if ours.get(name) != theirs.get(name)}


def _printed(tile: Tile) -> tuple[object, ...]:
    return tile.edges, tile.feature, *((shore, tile.houses_on(shore)) for shore in tile.shores)
