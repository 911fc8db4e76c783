"""What a player can decide, how it is written, and its number.

| notation | decision |
|---|---|
| `1a@2,-1/3` | place the first tile of the hand, its public side up (`b`: the other), on the cell 2,-1, turned three times |
| `special@2,-1/0` | lay the volcano or the whirlpool into a hole |
| `steal 1.2` | take the second tile of seat 1 |
| `waypoint@2,-1/0` | put the waypoint on the first region of the tile on 2,-1 |
| `draw 1` | take the top tile of the first stack |
| `done` | end the turn without a waypoint, when nothing can be drawn |

Numbers are relative to the view: open cells and placed tiles are counted row by row, so that a
number means the same whatever the map looks like elsewhere.
"""  # noqa: E501 (a table has long lines)

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Any

from isolario.core.boards.hex import Cell, by_row, name
from isolario.core.errors import BadNotation
from isolario.core.moves import Move, Moves
from isolario.core.notation import latin
from isolario.games.land_vs_sea.pieces import FITS

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.rules import LandVsSeaState

FACES = "ab"
"""The public side of a tile in a hand, and the one that only some know."""


class Place(Move, frozen=True):
    """Put a tile of the hand on the map (LVS-T2)."""

    slot: int
    face: int
    turn: int
    cell: Cell

    @property
    def notation(self) -> str:
        return f"{self.slot + 1}{FACES[self.face]}@{name(self.cell)}/{self.turn}"


class Special(Move, frozen=True):
    """Lay the volcano or the whirlpool into a hole (LVS-V1)."""

    turn: int
    cell: Cell

    @property
    def notation(self) -> str:
        return f"special@{name(self.cell)}/{self.turn}"


class Steal(Move, frozen=True):
    """Take a tile from somebody (LVS-T4)."""

    seat: int
    slot: int

    @property
    def notation(self) -> str:
        return f"steal {self.seat}.{self.slot + 1}"


class Waypoint(Move, frozen=True):
    """Put a waypoint on a region of a placed tile (LVS-W1)."""

    region: int
    cell: Cell

    @property
    def notation(self) -> str:
        return f"waypoint@{name(self.cell)}/{self.region}"


class Draw(Move, frozen=True):
    """Take the top tile of a stack (LVS-T7)."""

    stack: int

    @property
    def notation(self) -> str:
        return f"draw {self.stack + 1}"


class Done(Move, frozen=True):
    """End the turn without a waypoint."""

    @property
    def notation(self) -> str:
        return "done"


DONE = Done()
DRAW = (Draw(0), Draw(1))
STEAL = tuple(tuple(Steal(seat, slot) for slot in range(2)) for seat in range(4))

_CELL = r"\s*(-?[0-9]{1,9})\s*,\s*(-?[0-9]{1,9})\s*/\s*([0-5])"
_PLACE = re.compile(rf"([12])\s*([ab])\s*@{_CELL}")
_AT = re.compile(rf"(special|waypoint)\s*@{_CELL}")
_STEAL = re.compile(r"steal\s*([0-3])\s*\.\s*([12])")
_DRAW = re.compile(r"draw\s*([12])")


def read(notation: str) -> Move:
    """The move that a notation names.

    >>> read("1a@2,-1/3"), read("steal 1.2").notation
    (Place(slot=0, face=0, turn=3, cell=(2, -1)), 'steal 1.2')
    """
    text = latin(notation).strip().lower()
    if found := _PLACE.fullmatch(text):
        slot, face, q, r, turn = found.groups()
        return Place(int(slot) - 1, FACES.index(face), int(turn), (int(q), int(r)))
    if found := _AT.fullmatch(text):
        what, q, r, which = found.groups()
        kind = Special if what == "special" else Waypoint
        return kind(int(which), (int(q), int(r)))
    if found := _STEAL.fullmatch(text):
        return STEAL[int(found[1])][int(found[2]) - 1]
    if found := _DRAW.fullmatch(text):
        return DRAW[int(found[1]) - 1]
    if text == "done":
        return DONE
    start = len(notation) - len(notation.lstrip())
    raise BadNotation(notation, start, "a move such as 1a@2,-1/3, draw 1 or steal 1.2")


# --- the placements of a hand -------------------------------------------------------------------

_COUNTS = bytes((bits & 63).bit_count() for bits in range(256))
"""For `bytes.translate`: how many turns are in each set."""

_OF_TURN = tuple(bytes(bits >> turn & 1 for bits in range(256)) for turn in range(6))
"""For each turn, whether it is in the set."""


class Placements(Moves):
    """Every way to place some faces on the open cells, by face, turn and cell.

    ``faces`` are slot, face and the side that it shows; ``coast`` has for each open cell what it
    wants. Which turns fit where is looked up only when somebody asks for all of them.
    """

    __slots__ = ("_coast", "_faces", "_masks", "_rows", "_size")

    def __init__(self, faces: Sequence[tuple[int, int, str]], coast: dict[Cell, int]) -> None:
        self._faces = faces
        self._coast = coast
        self._masks: list[bytes] | None = None
        self._size = -1
        self._rows: list[Place] | None = None

    @property
    def faces(self) -> Sequence[tuple[int, int, str]]:
        """Slot, face and side of each."""
        return self._faces

    def _fits(self) -> list[bytes]:
        """For each face the turns that fit, as bits, cell by cell."""
        if self._masks is None:
            wants = self._coast.values()
            self._masks = [bytes(map(FITS[side].__getitem__, wants)) for _, _, side in self._faces]
        return self._masks

    def __len__(self) -> int:
        if self._size < 0:
            self._size = sum([sum(mask.translate(_COUNTS)) for mask in self._fits()])
        return self._size

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place):
            return False
        want = self._coast.get(move.cell)
        if want is None or not 0 <= move.turn < 6:
            return False
        for slot, face, side in self._faces:
            if slot == move.slot and face == move.face:
                return bool(FITS[side][want] >> move.turn & 1)
        return False

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed())

    def at(self, index: int) -> Move:
        """One of them; it is found without listing the others."""
        if self._rows is not None:
            return self._rows[index]
        for (slot, face, _), masks in zip(self._faces, self._fits(), strict=True):
            for turn, of_turn in enumerate(_OF_TURN):
                fits = masks.translate(of_turn)
                many = sum(fits)
                if index < many:
                    cells = sorted(compress(self._coast, fits), key=by_row)
                    return Place(slot, face, turn, cells[index])
                index -= many
        raise IndexError

    def _listed(self) -> list[Place]:
        if self._rows is None:
            cells = list(self._coast)
            order = sorted(range(len(cells)), key=lambda n: by_row(cells[n]))
            self._rows = [
                Place(slot, face, turn, cells[n])
                for (slot, face, _), masks in zip(self._faces, self._fits(), strict=True)
                for turn in range(6)
                for n in order
                if masks[n] >> turn & 1
            ]
        return self._rows

    def choice(self, rng: Any) -> Move:
        """One of them, all equally likely, without listing them: darts are thrown at the faces,
        cells and turns until one hits a placement that fits. About one in four does."""
        cells, faces = list(self._coast), self._faces
        most, many = 6 * len(cells) * len(faces), 6 * len(faces)
        for _ in range(_DARTS):
            cell, rest = divmod(int(rng.random() * most), many)
            slot, face, side = faces[rest // 6]
            turn = rest % 6
            if FITS[side][self._coast[cells[cell]]] >> turn & 1:
                return Place(slot, face, turn, cells[cell])
        return super().choice(rng)

    def mask(self, state: Any) -> int:
        """All turns of a face are one row of digits: the places of the last turn first, and of each
        the last place first, because there the highest bits are."""
        wants = [self._coast[cell] for cell in state.ground.open_rows]
        wants.reverse()
        mask = 0
        for slot, face, side in self._faces:
            fits = bytes(map(FITS[side].__getitem__, wants))
            digits = [fits.translate(table).rjust(MOST_OPEN, b"0") for table in _DIGITS]
            mask |= int(b"".join(digits), 2) << (slot * 2 + face) * 6 * MOST_OPEN
        return mask


_DIGITS = [bytes(48 + (fits >> turn & 1) for fits in range(256)) for turn in reversed(range(6))]
"""For `bytes.translate`: whether a turn is in each set, as a digit."""

_DARTS = 60
"""After this many misses there may be nothing to hit."""


# --- numbers ------------------------------------------------------------------------------------

MOST_TILES = 60  # with the start tile and the special one
MOST_OPEN = 2 * MOST_TILES + 2
"""n tiles have at most 2n + 4 empty cells beside them; the last placement is made beside 59."""

_PLACES = 2 * 2 * 6 * MOST_OPEN
_DRAWS = _PLACES
_STEALS = _DRAWS + 2
_SPECIALS = _STEALS + 8
_WAYPOINTS = _SPECIALS + 6 * MOST_OPEN
_DONE = _WAYPOINTS + 6 * MOST_TILES


class Numbers:
    """The numbers of moves, relative to the map: see `isolario.core.moves.Numbering`."""

    count = _DONE + 1

    def number(self, state: LandVsSeaState, move: Move) -> int:
        if isinstance(move, Place):
            place = state.ground.open_rows.index(move.cell)
            return ((move.slot * 2 + move.face) * 6 + move.turn) * MOST_OPEN + place
        if isinstance(move, Draw):
            return _DRAWS + move.stack
        if isinstance(move, Steal):
            return _STEALS + move.seat * 2 + move.slot
        if isinstance(move, Special):
            return _SPECIALS + move.turn * MOST_OPEN + state.ground.open_rows.index(move.cell)
        if isinstance(move, Waypoint):
            return _WAYPOINTS + state.ground.tile_rows.index(move.cell) * 6 + move.region
        return _DONE

    def move(self, state: LandVsSeaState, number: int) -> Move | None:
        if number < _DRAWS:
            rest, place = divmod(number, MOST_OPEN)
            cells = state.ground.open_rows
            if place >= len(cells):
                return None
            return Place(rest // 12, rest // 6 % 2, rest % 6, cells[place])
        if number < _STEALS:
            return DRAW[number - _DRAWS]
        if number < _SPECIALS:
            return STEAL[(number - _STEALS) // 2][(number - _STEALS) % 2]
        if number < _WAYPOINTS:
            turn, place = divmod(number - _SPECIALS, MOST_OPEN)
            cells = state.ground.open_rows
            return Special(turn, cells[place]) if place < len(cells) else None
        if number < _DONE:
            place, region = divmod(number - _WAYPOINTS, 6)
            cells = state.ground.tile_rows
            return Waypoint(region, cells[place]) if place < len(cells) else None
        return DONE
