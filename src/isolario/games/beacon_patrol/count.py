"""A table of Beacon Patrol as somebody writes it down after a game: the chart, row by row as it
lies, or a tile a line as positions have it.

A tile is known by its id, ``N5``, or by what is on it: its edges, north first and clockwise, ``L``
land or ``S`` sea, then ``*`` lighthouse, ``+`` buoy, ``w`` windmill or ``p`` pier, then how many
houses: ``LSSS*``, ``LSLS1``. Houses matter only beside piers.
"""

from __future__ import annotations

import re

from isolario.core.count import Item, Paper
from isolario.core.event import Event
from isolario.core.notation import whole_number
from isolario.games.beacon_patrol.chart import HOME, Cell, Chart, name
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import (
    HEADQUARTERS,
    LAND,
    NAMED,
    TILES,
    Tile,
    tiles_of,
)
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scoring import items

_KEYS = ("chart", "expansions")
_EXPANSIONS = ("windmills", "piers")

NAMES = (
    *(f"tally_key_{key}" for key in _KEYS),
    *(f"option_{name}" for name in _EXPANSIONS),
)

_MARKS = {"": "", "*": "lighthouse", "+": "buoy", "W": "windmill", "P": "pier"}
_DESCRIBED = re.compile(r"([LS]{4})([*+WP]?)([0-9]?)")
_NOTHING = re.compile(r"[.\-_]+")

Found = tuple[Cell, str, int]
"""A word of the chart: where it is, and its line."""


def read(paper: Paper) -> tuple[BeaconState, list[Event]]:
    """The game that is over, and what each explored tile gives."""
    paper.only(*_KEYS)
    item = paper.need("chart")
    found = _lines(paper, item) or _rows(item)
    chosen = paper.find("expansions")
    words = chosen.value.replace(",", " ").split() if chosen else ()
    line = chosen.line if chosen else 0
    named = {paper.one_of(word, _EXPANSIONS, line, "option_") for word in words}
    options = paper.options(BeaconOptions, **dict.fromkeys(named, True))
    state = BeaconState.blank(paper.seats, options)
    state.chart = _chart(paper, found, tiles_of(options))
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


def _rows(item: Item) -> list[Found]:
    """The words of a chart that is drawn; headquarters lie at its origin."""
    found = [
        ((x, y), word, line)
        for y, (row, line) in enumerate(item.rows)
        for x, word in enumerate(row.split())
        if not _NOTHING.fullmatch(word)
    ]
    dx, dy = next((cell for cell, word, _ in found if word.upper() == HEADQUARTERS), HOME)
    return [((x - dx, y - dy), word, line) for (x, y), word, line in found]


def _chart(paper: Paper, found: list[Found], box: tuple[str, ...]) -> Chart:
    """The tiles where they lie. Tiles that say which they are come first, whatever is left over is
    for those that are only described."""
    left = dict.fromkeys(box)
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
            tiles[cell] = _described(paper, tile, left, lines[cell])
    _match(paper, chart := Chart(tiles), lines)
    return chart


def _described(paper: Paper, word: str, left: dict[str, None], line: int) -> str:
    """The tile that a description is of, which is then used up."""
    parts = _DESCRIBED.fullmatch(word)
    if parts is None:
        raise paper.wrong(line, "tally_tile_unknown", tile=word[:20])
    edges, mark, houses = parts.groups()

    def is_it(tile: Tile) -> bool:
        return (tile.edges, tile.feature) == (edges, _MARKS[mark]) and (
            not houses or tile.all_houses == int(houses)
        )

    found = next((tile for tile in left if is_it(TILES[tile])), None)
    if found is None:
        alike = ", ".join(id for id in left if TILES[id].edges == edges) or "–"
        raise paper.wrong(line, "tally_tile_none_left", tile=word, known=alike)
    del left[found]
    return found


def _match(paper: Paper, chart: Chart, lines: dict[Cell, int]) -> None:
    """Land lies beside land and water beside water; otherwise nobody knows which island is one."""
    for cell, tile in chart.tiles.items():
        bound, land = chart.needs(cell)
        if LAND[tile] & bound != land:
            raise paper.wrong(lines[cell], "tally_edges", tile=tile, cell=name(cell))
