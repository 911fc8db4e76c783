"""The sea: four realms with their creatures, the currents, the island, and what lies there.

Keys: ``c4`` for what is printed on c4 or floats there, ``c4-too`` for a second thing; ``dragon-c4``
for a piece of a dragon and ``head-c4`` for its head, ``dragon-c4-knot`` where four pieces meet;
``toll-c4`` and ``barred-c4`` while the viewer places.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from isolario.core.boards.bits import bits
from isolario.core.text import Text
from isolario.games.sea_dragons import texts
from isolario.games.sea_dragons.board import (
    CELL_NAMES,
    CELLS,
    CORNERS,
    CREATURES,
    CURRENTS,
    GRID,
    ISLAND,
    ISLAND_SIDE,
    ON_BOARD,
    OPEN,
    REALM,
    SIDE,
    WHIRLPOOL,
    Corner,
    names,
    printed,
    references,
)
from isolario.games.sea_dragons.parts import COLOUR_LETTERS, COLOURS, SHIPS
from isolario.games.sea_dragons.scene.parts import CELL, head_of, joints, knots
from isolario.games.sea_dragons.scene.realms import realm_text
from isolario.picture.lines import listed, together
from isolario.picture.scene import Area, Cell, Group, Label, Lattice, Sprite

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState
    from isolario.games.sea_dragons.scoring import Control
    from isolario.games.sea_dragons.view import SeaDragonsView

_FAR = SIDE * CELL
_MARGIN = 21.0  # u: from the sea to what is written outside the frame
_MIDDLES = tuple(
    ((column + 0.5) * CELL, (row + 0.5) * CELL) for row in range(SIDE) for column in range(SIDE)
)
_COORDINATES = tuple(
    label
    for at in range(SIDE)
    for label in (
        Label(f"column-{at}", (at + 0.5) * CELL, -_MARGIN, CELL_NAMES[at][0], 16, "coordinate"),
        Label(f"row-{at}", -_MARGIN, (at + 0.5) * CELL, str(at + 1), 16, "coordinate"),
    )
)

# --- signs, for viewers without pictures --------------------------------------------------------

_GROUND = {
    "~": Text("sdr_water"),
    "@": Text("sdr_whirlpool"),
    "=": Text("sdr_current"),
    "$": Text("sdr_gold"),
    "*": Text("sdr_reef"),
    "#": Text("sdr_island"),
}
_SIGN_OF = {"~": "~", "s": "~", "@": "@", "=": "=", "g": "$", "r": "*", "#": "#"}
"""How a ground is shown; a ship spot without its ship is water."""
_SHIP_SIGNS = "GPRB"
_SEAT_SIGNS = tuple(Text("sdr_dragon", {"player": seat}) for seat in range(len(COLOURS)))


@cache
def _legend(seats: int) -> tuple[tuple[str, Text], ...]:
    """Open water is nothing, and needs no word."""
    return (
        *((sign, words) for sign, words in _GROUND.items() if sign != "~"),
        *zip(_SHIP_SIGNS, texts.SHIP, strict=True),
        *zip(COLOUR_LETTERS, _SEAT_SIGNS[:seats], strict=False),
    )


@cache
def _cell(at: int, sign: str, seat: int = -1) -> Cell:
    """A cell by what is printed on it or floats there. Whose dragon covers it, the dragon says."""
    name = CELL_NAMES[at]
    ships = dict(zip(_SHIP_SIGNS, texts.SHIP, strict=True))
    about = listed([ships.get(one) or _GROUND[one] for one in sign])
    if seat >= 0:
        sign = sign.strip("~") + COLOUR_LETTERS[seat]
    return Cell(name, *_MIDDLES[at], Text("sdr_cell", {"cell": name, "about": about}), sign)


# --- what is printed ----------------------------------------------------------------------------

_PRINTED = {"@": "whirlpool", "g": "gold", "r": "reef"}
_TOO, _ASIDE = 0.56, 0.2 * CELL
"""How large a second thing is, and how far from the middle, so that both can be seen."""


class _Printed(NamedTuple):
    """What never changes in a game."""

    cells: tuple[Cell, ...]
    signs: tuple[str, ...]
    things: dict[int, tuple[Sprite, ...]]  # whirlpools, gold and reefs, by their cells


@lru_cache(256)
def _printed(ground: str) -> _Printed:
    signs = tuple(map(_sign, ground))
    things = {
        at: found
        for at, letter in enumerate(ground)
        if (found := tuple(thing(CELL_NAMES[at], letter, *_MIDDLES[at])))
    }
    return _Printed(tuple(map(_cell, range(CELLS), signs)), signs, things)


def _sign(letter: str) -> str:
    """How a ground is shown, where no ship lies.

    >>> _sign("s"), _sign("G"), _sign("S")
    ('~', '@$', '@')
    """
    signs = "".join(_SIGN_OF[kind] for kind in printed(letter))
    return signs.strip("~") or "~"


def thing(key: str, letter: str, x: float, y: float, scale: float = 1) -> Iterator[Sprite]:
    """What is printed on a cell, ships aside; of two things one is smaller, in a corner."""
    both = printed(letter)
    for kind in both:
        if kind not in _PRINTED:
            continue
        if len(both) > 1 and kind != WHIRLPOOL:
            aside, size = scale * _ASIDE, round(scale * _TOO, 3)
            where = x + aside, y + aside
            yield Sprite(f"{key}-too", _PRINTED[kind], *where, scale=size, layer=2)
        else:
            yield Sprite(key, _PRINTED[kind], x, y, scale=scale)


def _away(at: int) -> int:
    """Where a current runs: away from the island, in degrees from north."""
    row, column = divmod(at, SIDE)
    if column == REALM:
        return 0 if row < REALM else 180
    return 90 if column > REALM else 270


def _middle(corner: Corner) -> tuple[float, float]:
    """Of a realm."""
    half = REALM * CELL / 2
    return (_FAR - half if "E" in corner else half, _FAR - half if "S" in corner else half)


def _corner(corner: Corner) -> tuple[float, float]:
    """Outside the frame."""
    return (
        _FAR + _MARGIN if "E" in corner else -_MARGIN,
        _FAR + _MARGIN if "S" in corner else -_MARGIN,
    )


_ISLAND_DRAWN = 3  # cells wide

_ALWAYS = (
    *(
        Sprite(f"realm-{corner}", f"realm_{CREATURES[corner]}", *_middle(corner), layer=-2)
        for corner in CORNERS
    ),
    *(
        Sprite(CELL_NAMES[at], "current", *_MIDDLES[at], turn=_away(at), layer=-1)
        for at in bits(CURRENTS)
    ),
    Sprite(
        "island",
        "island",
        _FAR / 2,
        _FAR / 2,
        scale=round(ISLAND_SIDE / _ISLAND_DRAWN, 3),
        layer=1,
        words=_GROUND["#"],
    ),
    *(
        Sprite(f"creature-{corner}", CREATURES[corner], *_corner(corner), scale=0.56)
        for corner in CORNERS
    ),
)


@cache
def _ship(at: int, colour: int) -> Sprite:
    return Sprite(CELL_NAMES[at], f"ship_{SHIPS[colour]}", *_MIDDLES[at], layer=1)


@cache
def _help(what: str, at: int) -> Sprite:
    layer = 2 if what == "toll" else 0
    return Sprite(f"{what}-{CELL_NAMES[at]}", what, *_MIDDLES[at], layer=layer)


# --- dragons ------------------------------------------------------------------------------------


class _Dragon(NamedTuple):
    sprites: tuple[Sprite, ...]
    group: Group
    line: Text


@lru_cache(1 << 12)
def _dragon(seat: int, cells: int) -> _Dragon:
    """A dragon: pieces that join, and the head on an end."""
    places = list(bits(cells))
    shape = tuple(divmod(at, SIDE) for at in places)
    colour = COLOURS[seat]
    body = [
        Sprite(f"dragon-{CELL_NAMES[at]}", f"{colour}_{ways}", *_MIDDLES[at], layer=3)
        for at, ways in zip(places, joints(shape), strict=True)
    ]
    for row, column in knots(shape):
        at = row * SIDE + column
        x, y = _MIDDLES[at]
        key = f"dragon-{CELL_NAMES[at]}-knot"
        body.append(Sprite(key, f"{colour}_knot", x + CELL / 2, y + CELL / 2, layer=3))
    row, column = head_of(shape)
    at = row * SIDE + column
    head = Sprite(f"head-{CELL_NAMES[at]}", f"head_{colour}", *_MIDDLES[at], layer=4)
    words = Text("sdr_dragon_of", {"player": seat, "n": len(places)})
    group = Group(f"dragon-{CELL_NAMES[places[0]]}", references(cells), words)
    line = Text("lies_at", {"thing": _SEAT_SIGNS[seat], "cells": together(names(cells))})
    return _Dragon((*body, head), group, line)


# --- realms -------------------------------------------------------------------------------------


def _outline(corner: Corner) -> tuple[tuple[float, float], ...]:
    """Around a realm, the corner of the island left out."""
    far, near = REALM * CELL, (REALM - ISLAND_SIDE // 2) * CELL
    path = ((3.0, 3.0), (far, 3.0), (far, near), (near, near), (near, far), (3.0, far), (3.0, 3.0))
    return tuple(
        (_FAR - x if "E" in corner else x, _FAR - y if "S" in corner else y) for x, y in path
    )


_OUTLINES = {corner: _outline(corner) for corner in CORNERS}
_REALM_CORNERS = dict(zip(CORNERS, (0, SIDE - 1, CELLS - SIDE, CELLS - 1), strict=True))


def _realm_groups(realms: tuple[Control, ...]) -> list[Group]:
    """Pointing at the outermost cell of a realm shows all of it."""
    return [
        Group(
            f"realm-{it.realm}",
            (ON_BOARD[_REALM_CORNERS[it.realm]],),
            realm_text(it.realm, it.free, it.whirlpools, len(it.holdings)),
            (_OUTLINES[it.realm],),
        )
        for it in realms
    ]


# --- the area -----------------------------------------------------------------------------------


def board_area(view: SeaDragonsView, realms: tuple[Control, ...]) -> Area:
    """The sea as it is; if the viewer has to place, also what cells cost and which are barred."""
    known = view.known
    if not known.ground:  # nothing has been set up yet
        return Area("board", "board", Text("sdr_area_sea"), (0.0, 0.0, _FAR, _FAR), frame=True)
    found = _printed(known.ground)
    cells, signs = list(found.cells), found.signs
    sprites = [*_ALWAYS]
    lines: list[Text] = []
    groups = _realm_groups(realms)
    taken = 0
    for dragons in known.dragons:
        taken |= dragons
    for at, both in found.things.items():
        if not taken >> at & 1:
            sprites += both
    for colour, lying in enumerate(known.afloat):
        for at in bits(lying):
            sprites.append(_ship(at, colour))
            cells[at] = _cell(at, _SHIP_SIGNS[colour] + signs[at].strip("~"))
    for seat, dragons in enumerate(known.dragons):
        for mine in known.each_dragon[seat]:
            dragon = _dragon(seat, mine)
            sprites += dragon.sprites
            groups.append(dragon.group)
            lines.append(dragon.line)
        for at in bits(dragons):
            cells[at] = _cell(at, signs[at], seat)
    if view.seat is not None and view.seat in view.to_move and known.step == "play":
        sprites += _helps(known, view.seat, taken)
    return Area(
        "board",
        "board",
        Text("sdr_area_sea"),
        (0.0, 0.0, _FAR, _FAR),
        tuple(sprites),
        (),
        _COORDINATES,
        Lattice("square", CELL, tuple(cells)),
        frame=True,
        legend=_legend(view.seats),
        lines=(*_things(known, taken), *lines),
        groups=tuple(groups),
    )


def _helps(known: SeaDragonsState, seat: int, taken: int) -> list[Sprite]:
    """What cells cost, and those beside the seat's own dragons."""
    barred = GRID.beside(known.dragons[seat]) & OPEN & ~taken
    tolls = known.sea.toll & ~taken & ~barred
    return [_help("toll", at) for at in bits(tolls)] + [_help("barred", at) for at in bits(barred)]


def _things(known: SeaDragonsState, taken: int) -> list[Text]:
    """What lies free on the sea, and where."""
    sea = known.sea
    found = [
        (_GROUND["@"], sea.whirlpools & ~taken),
        (_GROUND["$"], sea.gold & ~taken),
        (_GROUND["*"], sea.reefs & ~taken),
        *zip(texts.SHIP, known.afloat, strict=True),
    ]
    return [
        *_FIXED,
        *(
            Text("lies_at", {"thing": thing, "cells": together(names(cells))})
            for thing, cells in found
            if cells
        ),
    ]


def _from_to(cells: int) -> str:
    """Cells that lie in a row or a square, by the first and the last.

    >>> _from_to(ISLAND), _from_to(1)
    ('g7–i9', 'a1')
    """
    first, last = names(cells & -cells), names(1 << cells.bit_length() - 1)
    return "–".join(dict.fromkeys((*first, *last)))


_AROUND = [GRID.clusters(CURRENTS)[at] for at in (0, 2, 3, 1)]
_FIXED = (
    Text("lies_at", {"thing": _GROUND["#"], "cells": _from_to(ISLAND)}),
    Text("lies_at", {"thing": _GROUND["="], "cells": ", ".join(map(_from_to, _AROUND))}),
)
"""What is the same in every game."""


def sea_at_length(view: SeaDragonsView) -> tuple[Text, ...]:
    """Where realms, currents and the island lie, and what is barred to the viewer."""
    bounds = {"NW": "a1–g7", "NE": "i1–o7", "SW": "a9–g15", "SE": "i9–o15"}
    found = [
        Text("sdr_realm_lies", {"realm": Text(f"realm_{CREATURES[corner]}"), "cells": cells})
        for corner, cells in bounds.items()
    ]
    known, seat = view.known, view.seat
    if seat is not None and (own := known.dragons[seat]):
        taken = 0
        for dragons in known.dragons:
            taken |= dragons
        if barred := GRID.beside(own) & OPEN & ~taken:
            found.append(Text("sdr_barred", {"cells": together(names(barred))}))
    return tuple(found)
