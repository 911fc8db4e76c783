"""A table of Beacon Patrol as somebody writes it down after a game: the chart, row by row as it
lies, or a tile a line as positions have it.

A tile is known by its id, ``N5``, or by what is on it (see `described`): ``LSSS*``, ``LSLS1``. If a
tile of ours that is left looks like that, it is that one; otherwise it is a tile of another box,
and counts as it was described. Houses matter only beside piers.
"""

from __future__ import annotations

import re
from functools import lru_cache, partial

from isolario.core.count import Item, Kind, Paper, Piece, Sheet, Sign, Spot, Stock
from isolario.core.event import Event
from isolario.core.notation import whole_number
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import HOME, Cell, Chart, name, neighbours
from isolario.games.beacon_patrol.described import (
    SIGNS,
    cannot_be,
    described,
    is_description,
    shown,
    told,
)
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import (
    DIRECTIONS,
    FOLDER,
    HEADQUARTERS,
    LAND,
    NAMED,
    TILES,
    Tile,
    tiles_of,
)
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scene import tiles_art
from isolario.games.beacon_patrol.scene.parts import ABOUT, SYMBOL
from isolario.games.beacon_patrol.scoring import items
from isolario.picture.symbols import Symbol
from isolario.picture.symbols import read as read_symbols

_KEYS = ("chart", "expansions")
_EXPANSIONS = ("windmills", "piers")

NAMES = (
    *(f"tally_key_{key}" for key in _KEYS),
    *(f"option_{name}" for name in _EXPANSIONS),
)

_NOTHING = re.compile(r"[.\-_]+")

Found = tuple[Cell, str, int]
"""A word of the chart: where it is, and its line."""

_GROUPS = ("feature", "houses", "shore")
"""Of each of these a tile shows one thing at most."""

_EXPANSION = {"windmill": "windmills", "pier": "piers"}
"""What only an expansion has."""


def read(paper: Paper) -> tuple[BeaconState, list[Event]]:
    """The game that is over, and what each explored tile gives."""
    paper.only(*_KEYS)
    item = paper.need("chart")
    corner = None
    if not (found := _lines(paper, item)):
        found, corner = _rows(item)
    chosen = paper.find("expansions")
    words = chosen.value.replace(",", " ").split() if chosen else ()
    line = chosen.line if chosen else 0
    named = {paper.one_of(word, _EXPANSIONS, line, "option_") for word in words}
    options = paper.options(BeaconOptions, **dict.fromkeys(named, True))
    state = BeaconState.blank(paper.seats, options)
    state.chart = _chart(paper, found, options)
    paper.sheet = _sheet(item, state, found, corner)
    state.tokens = 0
    placed = set(state.chart.tiles.values())
    state.discarded = tuple(tile for tile in tiles_of(options) if tile not in placed)
    events = items(state.chart)
    state.points = sum(event.points for event in events)
    state.ended = True
    return state, [*events, Event("game_ends", clause="BCN-F1")]


def brushes(state: BeaconState) -> tuple[()]:
    """Tiles are laid, not drawn."""
    return ()


def _lines(paper: Paper, item: Item) -> list[Found]:
    """The words of a chart written tile by tile, ``x y N5``; none if it is drawn."""
    found: list[Found] = []
    for row, line in item.rows:
        words = row.split()
        x, y = map(whole_number, words[:2]) if len(words) == 3 else (None, None)
        if x is None or y is None:
            if found:
                raise paper.wrong(line, "tally_tile_line")
            return []
        found.append(((x, y), words[2], line))
    return found


def _rows(item: Item) -> tuple[list[Found], Cell]:
    """The words of a chart that is drawn, and the cell of its upper left corner; headquarters lie
    at its origin."""
    found = [
        ((x, y), word, line)
        for y, (row, line) in enumerate(item.rows)
        for x, word in enumerate(row.split())
        if not _NOTHING.fullmatch(word)
    ]
    dx, dy = next((cell for cell, word, _ in found if word.upper() == HEADQUARTERS), HOME)
    return [((x - dx, y - dy), word, line) for (x, y), word, line in found], (-dx, -dy)


def _chart(paper: Paper, found: list[Found], options: BeaconOptions) -> Chart:
    """The tiles where they lie. Tiles that say which they are come first, whatever is left over is
    for those that are only described."""
    left = dict.fromkeys(tiles_of(options))
    tiles: dict[Cell, str] = {}
    lines: dict[Cell, int] = {}
    for cell, word, line in found:
        if cell in lines:
            raise paper.wrong(line, "tally_cell_twice", cell=name(cell))
        lines[cell] = line
        tile = NAMED.get(word.upper(), word.upper())
        if tile in TILES and tile != HEADQUARTERS:
            if tile not in left:
                raise paper.wrong(line, "tally_tile_gone", tile=tile)
            del left[tile]
        tiles[cell] = tile
    if tiles.get(HOME) != HEADQUARTERS or [*tiles.values()].count(HEADQUARTERS) > 1:
        raise paper.wrong(0, "tally_headquarters")
    for cell, tile in tiles.items():
        if tile not in TILES:
            tiles[cell] = _seen(paper, tile, left, lines[cell], options)
    _match(paper, chart := Chart(tiles), lines)
    _shores(paper, chart, lines)
    return chart


def _houses(tile: Tile, shore: str) -> int:
    """How many there are on a shore of a tile, or on all of it."""
    return tile.houses_on(1 << "NESW".index(shore)) if shore else tile.all_houses


def _seen(paper: Paper, word: str, left: dict[str, None], line: int, options: BeaconOptions) -> str:
    """The tile that a description is of: one of ours, which is then used up, or one of another
    box."""
    if not is_description(word):
        raise paper.wrong(line, "tally_tile_unknown", tile=word[:20])
    seen = described(word)
    if cannot_be(seen):
        raise paper.wrong(line, "tally_tile_cannot_be", tile=word)
    expansion = _EXPANSION.get(seen.feature)
    if expansion and not getattr(options, expansion):
        raise paper.wrong(line, "tally_no_expansion", tile=word, what=Text(f"option_{expansion}"))

    def is_it(tile: Tile) -> bool:
        return (tile.edges, tile.feature) == (seen.edges, seen.feature) and (
            not any(map(str.isdigit, word)) or _houses(tile, seen.house_shore) == seen.houses
        )

    found = next((tile for tile in left if is_it(TILES[tile])), None)
    if found is None:
        return told(seen)
    del left[found]
    return found


def _shores(paper: Paper, chart: Chart, lines: dict[Cell, int]) -> None:
    """Where a pier may count houses, a channel has to say on which shore they are (BCN-F4)."""
    for cell, tile in chart.tiles.items():
        piece = TILES[tile]
        if chart.piers and piece.houses and len(piece.shores) > 1 and not piece.house_shore:
            raise paper.wrong(lines[cell], "tally_which_shore", tile=tile)


def _match(paper: Paper, chart: Chart, lines: dict[Cell, int]) -> None:
    """Land lies beside land and water beside water; otherwise nobody knows which island is one."""
    for cell, tile in chart.tiles.items():
        bound, land = chart.needs(cell)
        if LAND[tile] & bound != land:
            raise paper.wrong(lines[cell], "tally_edges", tile=tile, cell=name(cell))


# --- what can be laid ---------------------------------------------------------------------------


def _sheet(item: Item, state: BeaconState, found: list[Found], corner: Cell | None) -> Sheet:
    """The chart, as the text has it."""
    tiles = state.chart.tiles
    spots = tuple(
        Spot(name(cell), line, tiles[cell], (*TILES[tiles[cell]].edges,)) for cell, _, line in found
    )
    return Sheet(
        item.line,
        HEADQUARTERS,
        spots,
        partial(_stock, state),
        partial(_asked, state.chart),
        partial(_drawings, state.chart),
        corner,
    )


def _stock(state: BeaconState) -> Stock:
    """The tiles of this table, headquarters aside. A tile is never turned (BCN-C2)."""
    there = {
        "lighthouse",
        "buoy",
        *(it for it in _EXPANSION if getattr(state.options, _EXPANSION[it])),
    }
    feature, houses, shore = _GROUPS
    signs = [Sign(sign, Text(it), feature) for sign, it in SIGNS.items() if it in there]
    signs += (Sign(str(n), Text("beacon_houses", {"n": n}), houses) for n in (1, 2, 3, 4))
    signs += (Sign(to.upper(), Text(f"tally_shore_{to}"), shore) for to in DIRECTIONS)
    places = {(sign.group, sign.written): at for at, sign in enumerate(signs)}
    return Stock(
        tuple(_piece(tile, places) for tile in tiles_of(state.options)),
        (
            Kind("L", Text("tally_kind_land"), "land"),
            Kind("S", Text("tally_kind_sea"), "sea"),
        ),
        tuple(signs),
        1,
        -90,
    )


def _piece(tile: str, places: dict[tuple[str, str], int]) -> Piece:
    piece = TILES[tile]
    signs = tuple(places[it] for it in zip(_GROUPS, shown(piece), strict=True) if it[1])
    return Piece(tile, ABOUT[tile], (*piece.edges,), signs, ((SYMBOL[tile], 0.0, 0.0),))


def _asked(chart: Chart) -> dict[str, str]:
    """What the tiles around a cell show it."""
    found = {}
    for at in {beside for cell in chart.tiles for beside in (cell, *neighbours(cell))}:
        bound, land = chart.needs(at)
        asked = ("SL"[land >> n & 1] if bound >> n & 1 else "." for n in range(len(DIRECTIONS)))
        found[name(at)] = "".join(asked)
    return found


def _drawings(chart: Chart) -> list[Symbol]:
    """The tiles that are none of ours."""
    return [_drawing(tile) for tile in sorted({*chart.tiles.values()} - TILES.keys())]


@lru_cache(512)
def _drawing(tile: str) -> Symbol:
    parts = (
        (FOLDER / "symbols.toml").read_text("utf-8"),
        "[described_land]\nbox = [-48, -48, 96, 96]",
        *tiles_art.ground(TILES[tile]),
        "[described_tiles]\nbox = [-48, -48, 96, 96]",
        tiles_art.layers(TILES[tile]),
    )
    return read_symbols("\n".join(parts))[SYMBOL[tile]]
