"""What the eight skills let a player draw (CRT-K). Who may use one now: `desk`.

Each skill is used in two steps, ``use search`` and then a drawing, except Acrobatics, which the
neighbour draws; a lone player says how the shape lies (CRT-K4).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from isolario.core.boards.polyomino import Stamp, orientations, overhanging
from isolario.games.cartographers.drawing import (
    SINGLE_CELL,
    Brush,
    Brushes,
    Drawings,
    brushes,
    fitting,
    solo_ambush,
)
from isolario.games.cartographers.pieces import EXPLORE, SKILLS, Shape, Terrain
from isolario.games.cartographers.sheet import BOTH, GRID, SIDE, Sheet

INSTEAD = ("knowledge", "move_silently", "negotiate")
"""Used instead of drawing the card's shapes as they are."""

AFTERWARDS = ("concentrate", "cure_wounds", "search")
"""Used after the shape, to draw more."""

ANY_TIME = "diplomacy"
AMBUSHED = "acrobatics"


class Drawn(msgspec.Struct, frozen=True):
    """What somebody drew for the card itself."""

    cells: int
    terrain: str
    replaced: bool  # by a single cell, because no shape fits


def skill_drawings(
    skill: str, card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None
) -> Drawings:
    """Every way to draw with a skill now; if there is none, it cannot be used (CRT-K3 [ruling]).

    >>> len(skill_drawings("diplomacy", "hamlet", False, Sheet.blank("A"), None))
    116
    """
    return _DRAW[skill](card, ruins, sheet, drawn)


def _knowledge(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """The card's shapes as village; coin and ruins as usual (CRT-K5)."""
    shapes = brushes(EXPLORE[card].shapes, ("village",))
    return fitting(shapes, sheet, sheet.ruins if ruins else None)


def _move_silently(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """A shape over the edge of the map; ruins as usual. The coin comes only if its shape could be
    drawn without the skill (CRT-D3, CRT-K5)."""
    need = sheet.ruins if ruins else None
    with_coin = tuple(shape for shape in EXPLORE[card].shapes if shape.coin)
    could = bool(with_coin) and bool(fitting(brushes(with_coin, ("village",)), sheet, need))
    return fitting(_silent_brushes(card, could), sheet, need)


@cache
def _silent_brushes(card: str, coins: bool) -> Brushes:
    """What of the card's shapes can stay inside; ``coins``: whether the coin can be had.

    CRT-K5 [ruling]: if the same cells can be left of a shape with a coin and of one without, the
    coin is marked; nobody would claim it was the other.
    """
    rooms: dict[bool, dict[int, Stamp]] = {True: {}, False: {}}
    for shape in EXPLORE[card].shapes:
        coin = shape.coin and coins
        for stamp in overhanging(shape.cells, SIDE, SIDE):
            found = rooms[coin].get(stamp.pattern)
            room = stamp.room | (found.room if found else 0)
            rooms[coin][stamp.pattern] = msgspec.structs.replace(stamp, room=room)
    for pattern, stamp in rooms[False].items():
        if with_coin := rooms[True].get(pattern):
            room = stamp.room & ~with_coin.room
            rooms[False][pattern] = msgspec.structs.replace(stamp, room=room)
    return tuple(
        (stamp, tuple(Brush(stamp, terrain, coin) for terrain in EXPLORE[card].terrains))
        for coin, by_pattern in rooms.items()
        for stamp in by_pattern.values()
        if stamp.room
    )


def _negotiate(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """Its own square instead, without a coin; after ruins it covers some (CRT-K5)."""
    square = brushes((_own_shape("negotiate"),), EXPLORE[card].terrains)
    return fitting(square, sheet, sheet.ruins if ruins else None)


def _concentrate(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """The chosen shape again, in the same terrain, without a second coin (CRT-K5)."""
    if drawn is None or drawn.replaced:
        return fitting((), sheet)
    size = drawn.cells.bit_count()
    again = next(shape for shape in EXPLORE[card].shapes if len(shape.cells) == size)
    return fitting(brushes((Shape(again.picture),), (drawn.terrain,)), sheet)


def _cure_wounds(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """Its own shape beside a monster, in a terrain of the card (CRT-K5)."""
    shape = brushes((_own_shape("cure_wounds"),), EXPLORE[card].terrains)
    return fitting(shape, sheet, GRID.beside(sheet.monster))


def _search(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """A cell beside the shape just drawn, the same terrain (CRT-K5)."""
    assert drawn is not None
    shape = brushes((_own_shape("search"),), (drawn.terrain,))
    return fitting(shape, sheet, GRID.beside(drawn.cells))


def _diplomacy(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """A cell anywhere that is farm and village (CRT-K2)."""
    return fitting(brushes((SINGLE_CELL,), (BOTH,)), sheet)


def _acrobatics(card: str, ruins: bool, sheet: Sheet, drawn: Drawn | None) -> Drawings:
    """What a neighbour draws instead of the ambush, or a single cell (CRT-K4)."""
    monster: tuple[Terrain, ...] = ("monster",)
    shape = fitting(brushes((_own_shape(AMBUSHED),), monster), sheet)
    return shape or fitting(brushes((SINGLE_CELL,), monster), sheet)


_DRAW: dict[str, Callable[[str, bool, Sheet, Drawn | None], Drawings]] = {
    "acrobatics": _acrobatics,
    "concentrate": _concentrate,
    "cure_wounds": _cure_wounds,
    "diplomacy": _diplomacy,
    "knowledge": _knowledge,
    "move_silently": _move_silently,
    "negotiate": _negotiate,
    "search": _search,
}


def _own_shape(skill: str) -> Shape:
    shape = SKILLS[skill].shape
    assert shape is not None
    return shape


LIE = ("upright", "flat")
"""How a lone player's Acrobatics can lie (CRT-K4)."""


def lone_acrobatics(card: str, sheet: Sheet) -> dict[str, int]:
    """The cells that a lone player's Acrobatics would give the monsters, by how it lies.

    >>> sorted(lone_acrobatics("gnoll_raid", Sheet.blank("A")))
    ['flat', 'upright']
    """
    ways = dict(zip(LIE, orientations(_own_shape(AMBUSHED).cells), strict=True))
    found = {}
    for how, shape in ways.items():
        if (cells := solo_ambush(card, sheet, shape)) is not None:
            found[how] = cells
    return found
