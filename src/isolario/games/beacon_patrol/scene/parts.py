"""What the parts of a scene share: sizes, keys, and tiles and places in words."""

from __future__ import annotations

from functools import lru_cache

from isolario.core.described import Known, plain_name
from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import HOME, Cell
from isolario.games.beacon_patrol.pieces import DIRECTIONS, HEADQUARTERS, OWN_BOX, TILES, Tile

TILE = 96.0  # u: the side of a tile

LAND_TEXT = {
    "SSSS": Text("beacon_land_none"),
    "LSSS": Text("beacon_land_n"),
    "SLSS": Text("beacon_land_e"),
    "SSLS": Text("beacon_land_s"),
    "SSSL": Text("beacon_land_w"),
    "LSLS": Text("beacon_land_ns"),
    "SLSL": Text("beacon_land_ew"),
    "LLSS": Text("beacon_land_ne"),
    "SLLS": Text("beacon_land_es"),
    "SSLL": Text("beacon_land_sw"),
    "LSSL": Text("beacon_land_nw"),
    "LLSL": Text("beacon_land_new"),
    "SLLL": Text("beacon_land_esw"),
    "LSLL": Text("beacon_land_nsw"),
    "LLLS": Text("beacon_land_nes"),
}
"""Every kind of tile by its edges, in the order they are counted in."""


def _about(tile: Tile) -> Text:
    things = [Text(tile.feature)] if tile.feature else []
    if tile.all_houses:
        things.append(Text("beacon_houses", {"n": tile.all_houses}))
    facts: Facts = {"tile": tile.id, "land": LAND_TEXT[tile.edges]}
    if not things:
        return Text("beacon_tile", facts)
    both = things[0]
    if len(things) > 1:
        both = Text("beacon_two", {"one": things[0], "two": things[1]})
    return Text("beacon_tile_with", {**facts, "things": both})


_LETTERS = dict(zip(LAND_TEXT, "ONESWHVCCCCUUUU", strict=True))


def _mark(tile: Tile) -> str:
    """A tile in a terminal. Ours are called by what is on them; others may be called anything."""
    if not OWN_BOX:
        return tile.id
    named = {"headquarters": HEADQUARTERS, "windmill": "WM", "pier": "PI"}
    at_sea = {"buoy": "B"} if tile.open_sea else {}
    return (named | at_sea).get(tile.feature, _LETTERS[tile.edges])


MARK = Known({tile.id: _mark(tile) for tile in TILES.values()}, lambda id: _mark(TILES[id]))
"""Every tile in two or three letters: the legend of the chart says what they begin with."""

ABOUT = Known({tile.id: _about(tile) for tile in TILES.values()}, lambda id: _about(TILES[id]))
"""Every tile in words: what its edges are, what is on it."""


@lru_cache(4096)
def place_text(cell: Cell) -> Text:
    """Where a cell lies, counted from headquarters."""
    x, y = cell
    if cell == HOME:
        return Text("beacon_here")
    ways = []
    if y:
        ways.append(Text("beacon_north", {"n": -y}) if y < 0 else Text("beacon_south", {"n": y}))
    if x:
        ways.append(Text("beacon_west", {"n": -x}) if x < 0 else Text("beacon_east", {"n": x}))
    if len(ways) == 1:
        return ways[0]
    return Text("beacon_two", {"one": ways[0], "two": ways[1]})


SYMBOL = Known({tile: f"tile_{tile}" for tile in TILES}, lambda tile: f"tile_{plain_name(tile)}")
PICTURES = {
    **{tile: (symbol,) for tile, symbol in SYMBOL.items()},
    **{name: (f"sign_{name}",) for name in ("lighthouse", "buoy", "windmill", "pier")},
}


def ship_key(seat: int) -> str:
    return f"ship-{seat}"


def hand_key(tile: str) -> str:
    """The key of a tile in the viewer's own hand."""
    return f"hand-{tile}"


def held_key(tile: str) -> str:
    """The key of a tile in front of somebody else."""
    return f"held-{tile}"


def direction_turn(to: int) -> float:
    """Degrees for a sign that lies across the edge in a direction."""
    return 90.0 if DIRECTIONS[to] in "ew" else 0.0
