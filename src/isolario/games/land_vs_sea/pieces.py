"""The tiles, read from pieces.toml and checked. A side is known by its id: ``B``, ``L07``.

A file that an owner of the box has written is read in the same way, and every mistake that can be
detected is refused with the name of the side (docs/land-vs-sea-tiles.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

import msgspec

from isolario.core.described import Known
from isolario.core.errors import BadPieces
from isolario.core.pieces import (
    FILE,
    Faults,
    flaw_of_count,
    is_own_box,
    pieces_of,
    read_file,
    read_piece,
)
from isolario.games.land_vs_sea.described import described
from isolario.games.land_vs_sea.side import (
    ALL_EDGES,
    EDGES,
    Action,
    Edge,
    Region,
    Side,
    Terrain,
    crossing,
    neighbours,
    turn,
)

FOLDER = Path(__file__).parent

START, VOLCANO, WHIRLPOOL = "start", "volcano", "whirlpool"
APART = (START, VOLCANO, WHIRLPOOL)
"""The sides that are not shuffled; volcano and whirlpool are back to back (LVS-C1)."""

TILE_COUNT = 58
MOST_BONUS = 3
SPECIAL_BONUS = 5
_TERRAIN = {"L": "land", "S": "sea"}


class Pieces(msgspec.Struct, frozen=True):
    """All sides by their ids, and the tiles: which two sides are back to back."""

    sides: Mapping[str, Side]
    tiles: tuple[tuple[str, str], ...]

    @property
    def deck(self) -> list[str]:
        """The sides that are shuffled, in the order of the file."""
        return [name for name in self.sides if name not in APART]


class _Region(msgspec.Struct, forbid_unknown_fields=True):
    """A region as the file has it."""

    terrain: Terrain
    edges: tuple[Edge, ...]
    bonus: Annotated[int, msgspec.Meta(ge=0)] = 0


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    """A side as the file has it."""

    regions: tuple[_Region, ...]
    action: Action = ""
    mountain: tuple[Edge, ...] = ()
    coral: tuple[Edge, ...] = ()
    caravan: bool = False
    ship: bool = False


class _File(msgspec.Struct, forbid_unknown_fields=True):
    tiles: tuple[tuple[str, str], ...]
    side: dict[str, Any]


# --- reading ------------------------------------------------------------------------------------


def read_pieces(source: str | Path) -> Pieces:
    """The pieces in a file, or in its text; `BadPieces` says what is wrong with which side.

    >>> len(read_pieces(FOLDER / "pieces.toml").tiles)
    58
    >>> read_pieces("tiles = []\\n[side.A]\\nregions = []")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: side A: no region has the edge E
    """
    file = read_file(source, _File)
    faults, sides = Faults(), {}
    for name, data in file.side.items():
        with faults.gathered():
            sides[name] = side = _read_side(name, data)
            if problem := flaw(side):
                raise BadPieces(f"side {side.id}", problem)
    faults.note(_flaws_of_tiles(file.side, file.tiles))
    faults.tell()
    return Pieces(MappingProxyType(sides), file.tiles)


def _read_side(name: str, data: object) -> Side:
    raw = read_piece("side", name, data, _Side)
    regions = tuple(
        Region(region.terrain, _numbers(region.edges), region.bonus) for region in raw.regions
    )
    mountain, coral = _numbers(raw.mountain), _numbers(raw.coral)
    return Side(name, regions, raw.action, mountain, coral, raw.caravan, raw.ship)


def _numbers(edges: tuple[Edge, ...]) -> tuple[int, ...]:
    return tuple(sorted(map(EDGES.index, edges)))


def _names(edges: tuple[int, ...]) -> str:
    return " ".join(EDGES[edge] for edge in edges)


# --- what can be wrong with a side --------------------------------------------------------------


def flaw(side: Side) -> str:
    """What the rules do not allow in a side, or ``""``.

    >>> flaw(Side("X", (Region("L", (0, 1, 2)), Region("S", (3, 4, 5))), mountain=(2, 3)))
    'the mountain lies on SW W, which are not edges of one region of land'
    """
    return (
        _flaw_of_regions(side.regions)
        or (_flaw_of_special(side) if side.id in APART[1:] else _flaw_of_ordinary(side))
        or _flaw_of_features(side)
    )


def _flaw_of_regions(regions: tuple[Region, ...]) -> str:
    counts = Counter(edge for region in regions for edge in region.edges)
    if not all(region.edges for region in regions):
        return "a region has no edges"
    for edge in range(6):
        if counts[edge] != 1:
            name = EDGES[edge]
            return f"{name} is listed twice" if counts[edge] else f"no region has the edge {name}"
    return ""


def _flaw_of_ordinary(side: Side) -> str:
    pattern = side.pattern
    if len(set(pattern)) == 1:  # LVS-C2
        return f"all six edges are {_TERRAIN[pattern[0]]}"
    if all(pattern[edge] != pattern[edge - 1] for edge in range(6)):
        return "land and sea alternate all around"
    if side.id == START and pattern not in 2 * "LLLSSS":  # LVS-C7
        return "the start side has three edges of land, then three of sea"
    if side.id == START and side.action:
        return "the start side is never played and has no action"
    crossed = crossing(side.region_at)
    if crossed:
        one, other = (_names(side.regions[n].edges) for n in crossed)
        return f"the regions {one} and {other} cross"
    if side.reach is None:
        return "no map has these regions: some are parted by nothing, or by what cannot reach them"
    if any(region.bonus > MOST_BONUS for region in side.regions):
        return f"a region has at most {MOST_BONUS} bonus marks"
    return ""


def _flaw_of_special(side: Side) -> str:
    """LVS-C5, LVS-V2. It is not known how many edges the real one's mountains or coral lie on."""
    terrain, feature = ("L", side.mountain) if side.id == VOLCANO else ("S", side.coral)
    if len(side.regions) != 1 or side.regions[0].terrain != terrain:
        return f"it is one region of {_TERRAIN[terrain]}"
    if side.bonus != SPECIAL_BONUS:
        return f"it has {SPECIAL_BONUS} bonus marks"
    if not feature:
        return "it has no mountain" if terrain == "L" else "it has no coral"
    if side.action or side.caravan or side.ship:
        return "it has no action, caravan or ship"
    return ""


def _flaw_of_features(side: Side) -> str:
    most = 6 if side.id in APART[1:] else 3
    for name, edges, terrain in (("mountain", side.mountain, "L"), ("coral", side.coral, "S")):
        if not edges:
            continue
        if len(set(edges)) != len(edges):
            return f"the {name} lists an edge twice"
        if not any(r.terrain == terrain and set(edges) <= set(r.edges) for r in side.regions):
            wrong = f"which are not edges of one region of {_TERRAIN[terrain]}"
            return f"the {name} lies on {_names(edges)}, {wrong}"
        if not 2 <= len(edges) <= most or not neighbours(edges):
            return f"the {name} lies on 2 or 3 neighbouring edges, not on {_names(edges)}"
    return ""


def _flaws_of_tiles(
    sides: Collection[str], tiles: tuple[tuple[str, str], ...]
) -> Iterator[tuple[str, str]]:
    """Sides, and what is wrong with how they lie on tiles."""
    for name in APART:
        if name not in sides:
            yield f"side {name}", "the file does not have it"
    times = Counter(name for tile in tiles for name in tile)
    for name, count in times.items():
        if name not in sides:
            yield f"side {name}", "a tile has it, but it is not described"
        elif name in APART:
            yield f"side {name}", "it is not one of the tiles that are shuffled"
        elif count > 1:
            yield f"side {name}", "it is listed on tiles more than once"
    for name in sides:
        if name not in times and name not in APART:
            yield f"side {name}", "no tile has it"
    yield from flaw_of_count("tiles", len(tiles), TILE_COUNT)


# --- tables -------------------------------------------------------------------------------------

SOURCE = pieces_of("land-vs-sea", FOLDER)
OWN_BOX = is_own_box(SOURCE, FOLDER)
PIECES = read_pieces(SOURCE)
TILES = PIECES.tiles

SECOND = "second"
"""What records call our tiles. Those of the first set they do not name."""

EARLIER: tuple[Pieces, ...] = () if OWN_BOX else (read_pieces(FOLDER / "pieces-1.toml"),)
"""The sets that games were played with before, the latest first; a game that somebody has begun is
played to its end with its own."""

SIDES: Mapping[str, Side] = MappingProxyType(
    Known({name: side for box in (*EARLIER, PIECES) for name, side in box.sides.items()}, described)
)
"""Every side that can lie on a map. A name means the same side in all our sets; what describes a
side of another box is its name."""


def _land(side: Side) -> tuple[int, ...]:
    return tuple(turn(side.land, k) for k in range(6))


LAND = Known({name: _land(side) for name, side in SIDES.items()}, lambda name: _land(SIDES[name]))
"""The edges of each side that are land, as bits, after 0 to 5 turns."""

_THREES: tuple[int, ...] = tuple(
    sum(3**edge for edge in range(6) if bits >> edge & 1) for bits in range(64)
)


def wanted(land: int, sea: int) -> int:
    """The number of a pattern: which edges of a cell must be land and which sea, both as bits; the
    others are free. There are 3**6 of them: edge n adds 3**n for land, twice that for sea.

    >>> wanted(0b000001, 0b000010)
    7
    """
    return _THREES[land] + 2 * _THREES[sea]


@cache
def _fits(land: int) -> bytes:
    """For each pattern that a cell can want, the turns that agree with it, as bits."""
    table = bytearray(3**6)
    for k in range(6):
        turned = turn(land, k)
        for known in range(64):
            table[wanted(known & turned, known & ~turned & ALL_EDGES)] |= 1 << k
    return bytes(table)


FITS: Mapping[str, bytes] = Known(
    {name: _fits(side.land) for name, side in SIDES.items()}, lambda name: _fits(SIDES[name].land)
)
"""How each side fits: ``FITS[side][wanted(land, sea)]`` has bit k if it fits after k turns.

>>> f"{FITS['A'][wanted(0b001, 0b010)]:06b}"  # land in the east, sea in the south-east
'000001'
"""


def unlike_ours() -> set[str]:
    """The sides that are not, or not the same, in this box."""
    ours = read_pieces(FOLDER / FILE).sides
    return {name for name in {*ours, *SIDES} if ours.get(name) != SIDES.get(name)}
