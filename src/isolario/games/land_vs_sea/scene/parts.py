"""What the parts of a scene share: sizes, keys, sides and edges in words, and tiles as sprites."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from isolario.core.boards.hex import Cell, name
from isolario.core.chance import UNKNOWN
from isolario.core.described import plain_name
from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.land_vs_sea.board import Placed
from isolario.games.land_vs_sea.moves import FACES
from isolario.games.land_vs_sea.options import Extras
from isolario.games.land_vs_sea.pieces import SIDES, START, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.scene.coasts import RADIUS
from isolario.games.land_vs_sea.scene.things import Thing, things
from isolario.games.land_vs_sea.side import EDGES
from isolario.picture.lines import listed
from isolario.picture.scene import Sprite

WIDE = RADIUS * 3**0.5  # u: from one tile to the next in a row
HIGH = RADIUS * 1.5  # u: from row to row

EDGE_TEXT = tuple(Text(f"lvs_edge_{edge.lower()}") for edge in EDGES)
_NAMES = {START: Text("lvs_start"), VOLCANO: Text(VOLCANO), WHIRLPOOL: Text(WHIRLPOOL)}
_BLANK = Text("unknown")
_ACTION = {"again": Text("lvs_again"), "steal": Text("lvs_steal")}
_TRADERS = {"caravan": Text("lvs_caravan"), "ship": Text("lvs_ship")}


@lru_cache(4096)
def middle(cell: Cell) -> tuple[float, float]:
    """Where a cell is on the map."""
    return round(WIDE * (cell[0] + cell[1] / 2), 2), HIGH * cell[1]


# --- keys ---------------------------------------------------------------------------------------


def face_key(slot: int, face: int) -> str:
    """A side of a tile in the viewer's own hand."""
    return f"face-{slot}{FACES[face]}"


def held_key(seat: int, slot: int, face: int = 0) -> str:
    """A side of a tile in front of somebody else."""
    return f"held-{seat}-{slot}{FACES[face]}"


def stack_key(stack: int) -> str:
    return f"stack-{stack}"


def special_key(side: str) -> str:
    return f"special-{side}"


def pin_key(seat: int) -> str:
    """A waypoint that is not on the map."""
    return f"pin-{seat}"


# --- sides in words -----------------------------------------------------------------------------


@lru_cache(512)
def edges_text(edges: tuple[int, ...], turn: int = 0) -> Text:
    """Some edges after this many turns, clockwise."""
    return listed(EDGE_TEXT[edge] for edge in sorted((edge + turn) % 6 for edge in edges))


@lru_cache(4096)
def region_text(side: str, region: int, turn: int = 0) -> Text:
    """A region: its terrain, its edges, its marks."""
    part = SIDES[side].regions[region]
    if len(part.edges) == len(EDGES):
        whole = "lvs_all_land" if part.terrain == "L" else "lvs_all_sea"
        return Text(whole, {"marks": part.bonus})
    facts: Facts = {"edges": edges_text(part.edges, turn), "marks": part.bonus}
    return Text("lvs_part_land" if part.terrain == "L" else "lvs_part_sea", facts)


@lru_cache(4096)
def part_text(tile: Placed, region: int) -> Text:
    """A region of a tile on the map, and where that is."""
    facts: Facts = {"cell": name(tile.cell), "part": region_text(tile.side, region, tile.turn)}
    return Text("lvs_part", facts)


@lru_cache(4096)
def side_text(side: str, extras: Extras, turn: int = 0) -> Text:
    """A side: its regions, and what else is on it that counts. A written position may leave one
    blank."""
    if side == UNKNOWN:
        return _BLANK
    piece = SIDES[side]
    regions = [region_text(side, n, turn) for n in range(len(piece.regions))]
    found = [_ACTION[piece.action]] if piece.action else []
    found += [
        Text(f"lvs_with_{name}", {"edges": edges_text(edges, turn)})
        for name, edges in (("mountain", piece.mountain), ("coral", piece.coral))
        if edges and extras.mountains
    ]
    if extras.caravans:
        found += [words for name, words in _TRADERS.items() if getattr(piece, name)]
    facts: Facts = {"side": _NAMES.get(side, side), "regions": listed(regions, apart=True)}
    if found:
        return Text("lvs_side_with", {**facts, "things": listed(found, apart=True)})
    return Text("lvs_side", facts)


# --- tiles as sprites ---------------------------------------------------------------------------

PICTURES = {side: (f"side_{side}",) for side in SIDES}
"""What stands for a side in a sentence, where it matters little which extras are in use."""

_EXTRA = {"peak": "mountains", "coral": "mountains", "caravan": "caravans", "ship": "caravans"}


@lru_cache(4096)
def symbol(side: str, extras: Extras) -> str:
    """The drawing of a side, without ranges and reefs where these count only as land and sea."""
    ranges = SIDES[side].mountain or SIDES[side].coral
    kind = "plain" if ranges and not extras.mountains else "side"
    return f"{kind}_{plain_name(side)}"


@lru_cache(4096)
def counting(side: str, extras: Extras, turn: int = 0) -> tuple[Thing, ...]:
    """What stands on a side and counts, leaving out what belongs to an extra scoring that is not
    in play."""
    return tuple(
        thing.turned(turn)
        for thing in things()[side]
        if thing.name not in _EXTRA or getattr(extras, _EXTRA[thing.name])
    )


def tile_sprites(
    key: str, side: str, x: float, y: float, scale: float, extras: Extras, words: Text, on: str = ""
) -> Iterator[Sprite]:
    """A side as it lies in front of somebody: the ground, what stands on it, an edge of ink; or
    its back. ``on``: the other side, if the two are chosen as one."""
    if side == UNKNOWN:
        yield Sprite(key, "unseen", x, y, scale=scale, words=words, on=on)
        return
    yield Sprite(key, symbol(side, extras), x, y, scale=scale, words=words, on=on)
    for number, thing in enumerate(counting(side, extras)):
        at = round(x + scale * thing.x, 1), round(y + scale * thing.y, 1)
        yield Sprite(f"{key}-{number}", thing.name, *at, scale=scale, layer=1, on=key)
    yield Sprite(f"{key}-edge", "edge", x, y, scale=scale, layer=2, on=key)
