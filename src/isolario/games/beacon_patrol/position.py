"""A position of Beacon Patrol as text, and back: a line per tile, then ships, hands and stack.

Only the chart and the hands must be there; everything else is as at the start of a turn. A stack
may end with ``rest``: then nothing is left in the box.
"""

from __future__ import annotations

from isolario.core.chance import UNKNOWN
from isolario.core.errors import BadNotation
from isolario.core.notation import whole_number
from isolario.core.position import Position
from isolario.games.beacon_patrol.chart import HOME, Cell, Chart, name
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import HAND, HEADQUARTERS, LAND, TOKENS, tiles_of
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scoring import total

REST = "rest"
"""All tiles that are nowhere else."""


def write(state: BeaconState) -> tuple[str, dict[str, str]]:
    """The chart, and what it does not show."""
    return state.chart.text, {
        "ships": " | ".join(map(name, state.ships)),
        "hands": " | ".join(map(" ".join, state.hands)),
        "stack": " ".join(state.stack),
        "discarded": " ".join(state.discarded),
        "turn": str(state.active),
        "tokens": str(state.tokens),
        "swapped": "yes" if state.swapped else "",
        "given": state.given,
        "contributions": " | ".join(map(str, state.contributions)),
    }


def read(position: Position, options: BeaconOptions) -> BeaconState:
    """The state that a text describes."""
    seats = position.fields.get("hands", ("", 0))[0].count("|") + 1
    if seats not in HAND:
        position.take("hands")
        raise position.bad("hands of 1 to 4 players, separated by |")
    state = BeaconState.blank(seats, options)
    left = dict.fromkeys(tiles_of(options))  # the tiles in the box not yet placed anywhere
    state.chart = _read_chart(position, left)
    state.hands = tuple(_take(position, words, left) for words in position.per_seat("hands", seats))
    stack = position.take("stack", "").split()
    named = stack[:-1] if stack[-1:] == [REST] else stack
    state.stack = _take(position, " ".join(named), left, unknown=True)
    state.discarded = _take(position, position.take("discarded", ""), left)
    if named is not stack:
        state.stack += tuple(left)
    homes = " | ".join([name(HOME)] * seats)
    state.ships = tuple(
        _ship(position, word, state.chart) for word in position.per_seat("ships", seats, homes)
    )
    state.active = position.number("turn", 0)
    state.tokens = position.number("tokens", TOKENS[seats])
    state.swapped = position.choice("swapped", ("", "yes"), "") == "yes"
    state.given = position.take("given", "")
    nothing = " | ".join(["0"] * seats)
    state.contributions = tuple(
        map(position.whole, position.per_seat("contributions", seats, nothing))
    )
    state.ended = not state.stack and not any(state.hands)  # BCN-F1
    state.points = total(state.chart) if state.ended else 0
    return state


def _read_chart(position: Position, left: dict[str, None]) -> Chart:
    """A chart with headquarters in the middle, every tile once, land beside land and water beside
    water (BCN-C3). It may have gaps that play could not have left."""
    chart = Chart.read(position)
    if chart.tiles.get(HOME) != HEADQUARTERS:
        raise BadNotation(position.text, 0, f"a line '0 0 {HEADQUARTERS}'")
    for cell, (row, start) in zip(chart.tiles, position.rows, strict=True):
        tile = chart.tiles[cell]
        if cell != HOME and tile not in left:
            at = start + len(row) - len(tile)
            raise BadNotation(position.text, at, "a tile of this game, and each only once")
        left.pop(tile, None)
        bound, land = chart.needs(cell)
        if LAND[tile] & bound != land:
            raise BadNotation(position.text, start, "a tile that agrees with its neighbours")
    return chart


def _take(
    position: Position, words: str, left: dict[str, None], unknown: bool = False
) -> tuple[str, ...]:
    tiles = tuple(words.split())
    for tile in tiles:
        if tile in left:
            del left[tile]
        elif not (unknown and tile == UNKNOWN):
            raise position.bad(f"tiles of this game, and each only once; not {tile}")
    return tiles


def _ship(position: Position, word: str, chart: Chart) -> Cell:
    x, y = (whole_number(part.strip()) for part in (word + ",").split(",")[:2])
    if x is None or y is None or word.count(",") != 1:
        raise position.bad("a cell such as 3,-2 for each ship")
    cell = (x, y)
    if cell not in chart.tiles:
        raise position.bad("ships on tiles")
    return cell
