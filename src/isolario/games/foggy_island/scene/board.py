"""The island: its tokens, the lines that count, the gloom, and what an effect waits for.

Keys: ``token-c4`` (a hippo on two cells: ``token-b1-c1``), ``gloom-ne`` on a quarter, ``task-c4``
under a token that acts, ``way-c4-c5`` for where it can go, ``laid-c4`` on what the second player
of a team laid.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits
from isolario.core.chance import UNKNOWN
from isolario.core.reference import cell_of
from isolario.core.text import Text
from isolario.games.foggy_island.effects import EFFECTS
from isolario.games.foggy_island.moves import QUARTERS
from isolario.games.foggy_island.parts import QUARTER_CELLS, REPLACE, SIDES, Task
from isolario.games.foggy_island.pieces import COLOURS, HIPPO, KIND_TEXT, KINDS, SHIELDS
from isolario.games.foggy_island.scene.parts import (
    EMPTY,
    NAMES,
    SEAT_TEXT,
    shield_of,
    symbol_of,
)
from isolario.games.foggy_island.scoring import (
    CELL_NAMES,
    CELL_OF,
    GLOOM_CELL,
    SIDE,
    lines,
)
from isolario.picture.lines import gathered
from isolario.picture.scene import Area, Cell, Group, Label, Lattice, Sprite, Stroke

if TYPE_CHECKING:
    from isolario.core.event import Event, Facts
    from isolario.games.foggy_island.view import FoggyView

CELL = 64.0  # u: room for a token of radius 30
SEA = 26.0  # u: the water around the island
MARGIN = SEA + 21  # u: from the island to what is written outside the frame
BADGE = 20.5  # u: from the middle of a token to the middle of its shield, each way
DASH = {"blue": (10.0, 4.0), "red": ()}  # told apart without colour

_FAR = SIDE * CELL
_ISLAND = Sprite("island", "island", _FAR / 2, _FAR / 2, layer=-1)
_COORDINATES = tuple(
    label
    for at in range(SIDE)
    for label in (
        Label(f"column-{at}", (at + 0.5) * CELL, -MARGIN, "abcdef"[at], 16, "coordinate"),
        Label(f"row-{at}", -MARGIN, (at + 0.5) * CELL, str(at + 1), 16, "coordinate"),
    )
)
_MIDDLES = tuple(
    ((column + 0.5) * CELL, (row + 0.5) * CELL) for row in range(SIDE) for column in range(SIDE)
)


def board_area(view: FoggyView) -> Area:
    """The island as it lies."""
    known = view.known
    words = known.words
    waiting = {task.cell: task.seat for task in known.tasks if task.what == REPLACE}
    sprites = [_ISLAND, *map(_acting, known.tasks)]
    cells: list[Cell] = []
    laid_by, wide = _laid_by(view, words), known.wide
    for place, code in enumerate(words):
        seat = laid_by[place]
        if place in wide:
            cells.append(_wide_cell(place, _other(wide, place), seat, code))
            continue
        if place in waiting:
            cells.append(_gap_cell(place, waiting[place], code))
            continue
        cells.append(_cell(place, code, seat))
        if seat >= 0:
            sprites.append(_token(place, code, seat))
            if seat >= SIDES:
                sprites.append(_stud(place))
    for at in range(0, len(wide), 2):
        one, other = wide[at : at + 2]
        sprites += _hippo(one, other, words[one], laid_by[one])
    sprites += map(_gloom, covered(view))
    for task in known.tasks:
        sprites += _ways(view, task)
    signs, labels = _margin(view)
    counted = _lines(view)
    side = _FAR + 2 * SEA
    return Area(
        "board",
        "board",
        Text("area_board"),
        (-SEA, -SEA, side, side),
        (*sprites, *signs),
        tuple(map(_line, counted)),
        (*_COORDINATES, *labels),
        Lattice("square", CELL, tuple(cells)),
        frame=True,
        legend=_legend(view.options.mode != "simple"),
        lines=gathered(_lying(view, words, laid_by, waiting), _lies) or (Text("board_bare"),),
        groups=tuple(map(_group, counted)),
    )


def _lying(
    view: FoggyView, words: Sequence[str], laid_by: Sequence[int], waiting: dict[int, int]
) -> Iterator[tuple[tuple[str, int], str]]:
    """What lies where: tokens, places that another token must fill, gloom."""
    wide = view.known.wide
    for place, seat in enumerate(laid_by):
        where = CELL_NAMES[place]
        if place in waiting:
            yield ("gap", waiting[place]), where
        elif seat >= 0:
            if place in wide:
                other = _other(wide, place)
                if other < place:
                    continue
                where = f"{where}–{CELL_NAMES[other]}"
            yield (words[place][1], seat), where
    for quarter in covered(view):
        first, *_, last = bits(QUARTER_CELLS[QUARTERS.index(quarter)])
        yield ("gloom", 0), f"{CELL_NAMES[first]}–{CELL_NAMES[last]}"


@cache
def _lies(what: tuple[str, int]) -> Text:
    """One thing of `_lying`."""
    mark, seat = what
    if mark == "gloom":
        return Text("gloom_board")
    return Text("mark_gap", {"side": SEAT_TEXT[seat]}) if mark == "gap" else _mark(mark, seat)


@cache
def _mark(letter: str, seat: int) -> Text:
    """A token without its cell."""
    shield = SEAT_TEXT[seat]
    if letter == "?":
        return Text("mark_down", {"side": shield})
    return Text("mark_token", {"side": shield, "token": NAMES[letter]})


@cache
def _legend(mercenaries: bool) -> tuple[tuple[str, Text], ...]:
    """What the marks of tokens mean: a shield, then a kind."""
    found = []
    for seat, shield in enumerate(SHIELDS):
        letters = [kind.letter for kind in KINDS if mercenaries or not kind.replaces]
        found += [(f"{shield}{letter}", _mark(letter, seat)) for letter in (*letters, "?")]
    return (*found, (GLOOM_CELL, Text("gloom")))


def _margin(view: FoggyView) -> tuple[list[Sprite], list[Label]]:
    """Under the chart: which round it is, and the weather."""
    y = _FAR + MARGIN
    number = Text("round_of", {"round": view.known.round, "rounds": view.known.rounds})
    if view.known.round > view.known.usual_rounds:
        number = Text("extra_round")
    labels = [Label("round-sign", -SEA, y, number, 16, "name", "start")]
    if not view.known.weather:
        return [], labels
    words = Text(view.known.weather)
    labels.append(Label("weather-sign", _FAR + SEA - 30, y, words, 16, "name", "end"))
    return [
        Sprite("weather", f"{view.known.weather}_sign", _FAR + SEA - 12, y, words=words)
    ], labels


# --- cells and tokens ---------------------------------------------------------------------------


def _laid_by(view: FoggyView, words: Sequence[str]) -> list[int]:
    """For each cell, the seat whose token lies there: by its shield, or in the team game by whoever
    laid it."""
    by_shield = [SHIELDS.find(code[0]) for code in words]
    if not view.known.teams:
        return by_shield
    return [
        side if side < 0 else seat for side, seat in zip(by_shield, view.known.layers, strict=True)
    ]


def _other(wide: tuple[int, ...], place: int) -> int:
    """The second cell of the hippo that lies on this one."""
    return wide[wide.index(place) ^ 1]


@cache
def _cell(place: int, code: str, seat: int) -> Cell:
    name = CELL_NAMES[place]
    return Cell(name, *_MIDDLES[place], _spoken(name, code, seat), code)


@cache
def _token(place: int, code: str, seat: int) -> Sprite:
    name = CELL_NAMES[place]
    words = _spoken(name, code, seat)
    down = code[2:] == UNKNOWN  # and still known: everything is open
    return Sprite(f"token-{name}", symbol_of(code), *_MIDDLES[place], dim=down, words=words)


def _spoken(cell: str, code: str, seat: int) -> Text:
    """What a cell holds, in words."""
    if code == EMPTY:
        return Text("cell_empty", {"cell": cell})
    if code == GLOOM_CELL:
        return Text("cell_gloom", {"cell": cell})
    shield = SEAT_TEXT[seat]
    if code[1] == "?":
        return Text("cell_down", {"cell": cell, "side": shield})
    return Text("cell_token", {"cell": cell, "token": NAMES[code[1]], "side": shield})


@cache
def _wide_cell(place: int, other: int, seat: int, code: str) -> Cell:
    facts: Facts = {
        "cell": CELL_NAMES[place],
        "other": CELL_NAMES[other],
        "token": KIND_TEXT[HIPPO],
        "side": SEAT_TEXT[seat],
    }
    return Cell(CELL_NAMES[place], *_MIDDLES[place], Text("cell_wide", facts), code)


@cache
def _gap_cell(place: int, seat: int, code: str) -> Cell:
    words = Text("cell_gap", {"cell": CELL_NAMES[place], "side": SEAT_TEXT[seat]})
    return Cell(CELL_NAMES[place], *_MIDDLES[place], words, code)


def _stud(place: int) -> Sprite:
    """The mark of the second player of a team, on the shield of a token."""
    x, y = _MIDDLES[place]
    return Sprite(f"laid-{CELL_NAMES[place]}", "stud", x + BADGE, y + BADGE - 1.5)


def _hippo(one: int, other: int, code: str, seat: int) -> Iterator[Sprite]:
    """A hippo across its two cells."""
    x, y, shape = _between(one, other)
    names = CELL_NAMES[one], CELL_NAMES[other]
    symbol = f"{shield_of(seat)}_{KIND_TEXT[HIPPO].id}_{shape}"
    words = _wide_cell(one, other, seat, code).name
    yield Sprite(f"token-{names[0]}-{names[1]}", symbol, x, y, words=words)
    if seat >= SIDES:
        right, down = (CELL / 2, 0.0) if shape == "wide" else (0.0, CELL / 2)
        at = x + right + BADGE, y + down + BADGE - 1.5
        yield Sprite(f"laid-{names[0]}", "stud", *at)


def _between(one: int, other: int) -> tuple[float, float, str]:
    """The middle of two cells side by side, and how something that covers both lies there."""
    (x, y), (next_x, next_y) = _MIDDLES[one], _MIDDLES[other]
    return (x + next_x) / 2, (y + next_y) / 2, "wide" if y == next_y else "tall"


# --- gloom --------------------------------------------------------------------------------------


def _quarter_middle(quarter: str) -> tuple[float, float]:
    near, far = _FAR / 4, _FAR * 3 / 4
    return (far if "e" in quarter else near), (far if "s" in quarter else near)


_CORNERS = [
    (quarter, next(bits(cells))) for quarter, cells in zip(QUARTERS, QUARTER_CELLS, strict=True)
]


def covered(view: FoggyView) -> Iterator[str]:
    """The quarters under gloom boards."""
    return (quarter for quarter, cell in _CORNERS if view.known.gloom >> cell & 1)


@cache
def _gloom(quarter: str) -> Sprite:
    x, y = _quarter_middle(quarter)
    return Sprite(f"gloom-{quarter}", "gloom", x, y, layer=1, words=Text("gloom_board"))


# --- effects ------------------------------------------------------------------------------------


def _acting(task: Task) -> Sprite:
    """Under the token whose effect awaits a decision; or the place that another must fill."""
    key = f"task-{CELL_NAMES[task.cell]}"
    if task.what == REPLACE:
        return Sprite(key, f"{shield_of(task.seat)}_gap", *_MIDDLES[task.cell])
    if task.other >= 0:
        x, y, shape = _between(task.cell, task.other)
        return Sprite(key, f"acting_{shape}", x, y)
    return Sprite(key, "acting", *_MIDDLES[task.cell])


def _ways(view: FoggyView, task: Task) -> Iterator[Sprite]:
    """From the token that acts to each cell that its player can choose."""
    if task.what == REPLACE and task.other >= 0:  # what caused it
        yield _way("arrow", task.other, task.cell)
    effect = EFFECTS[task.what]
    for target in effect.targets(view.known, task) if effect.ways else ():
        yield _way(effect.ways, task.cell, target)


@cache
def _way(symbol: str, start: int, end: int) -> Sprite:
    """An arrow on the border that is crossed last on the way to a cell."""
    (x, y), (to_x, to_y) = _MIDDLES[start], _MIDDLES[end]
    across, down = to_x - x, to_y - y
    at_x = to_x - math.copysign(CELL / 2, across) * (across != 0)
    at_y = to_y - math.copysign(CELL / 2, down) * (down != 0)
    turn = math.degrees(math.atan2(down, across))
    return Sprite(f"way-{CELL_NAMES[start]}-{CELL_NAMES[end]}", symbol, at_x, at_y, turn, layer=6)


# --- lines --------------------------------------------------------------------------------------


def _lines(view: FoggyView) -> tuple[Event, ...]:
    """The lines that count now; at the end of the game those of the last round."""
    if view.known.phase == "over":
        return tuple(line.event(view.known.round) for line in lines(view.known.board))
    standing = view.standing()
    return standing.items if standing is not None else ()


def _group(item: Event) -> Group:
    """A line as the group that its tokens belong to."""
    places = [CELL_OF[cell_of(reference)] for reference in item.cells]
    way = tuple(_MIDDLES[place] for place in places)
    key = f"line-{CELL_NAMES[places[0]]}-{CELL_NAMES[places[-1]]}"
    return Group(key, item.cells, item.text, (way,), gap=21)


def _line(item: Event) -> Stroke:
    """A stroke from token to token, the points beyond the first of them.

    It keeps clear of the heads, and of the shields, which hang at the lower right: so the points
    go upwards or to the left, and on a line falling to the right the gaps reach further down.
    """
    places = sorted(CELL_OF[cell_of(reference)] for reference in item.cells)
    tokens = [_MIDDLES[place] for place in places]
    (x, y), (next_x, next_y) = tokens[0], tokens[1]
    reach = (22 if x != next_x and y != next_y else 27) / CELL
    end = (x + (x - next_x) * reach, y + (y - next_y) * reach)
    down = 7.0 if next_x > x and next_y > y else 0.0
    side = item.seat or 0
    return Stroke(
        f"line-{CELL_NAMES[places[0]]}-{CELL_NAMES[places[-1]]}",
        (*((x + down, y + down) for x, y in reversed(tokens)), end),
        COLOURS[side],
        dash=DASH[COLOURS[side]],
        gap=21 + 1.4 * down,
        badge=str(item.points),
        words=item.text,
    )
