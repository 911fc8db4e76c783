"""A player's map as a value: one set of cells per terrain.

As text it is eleven lines of eleven characters: ``.`` empty, ``F`` forest, ``V`` village, ``P``
farm (plough), ``W`` water, ``D`` monster (dragul), ``B`` farm and village at once (Diplomacy),
``M`` mountain, ``#`` chasm. On ruins the same letters are small; ``r`` is empty ruins.

>>> sheet = Sheet.blank("A").draw(0b111, "forest")
>>> print(sheet.text.splitlines()[0])
FFF........
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from isolario.core.boards.bits import bits
from isolario.core.boards.grid import Grid
from isolario.core.boards.square import cell_names
from isolario.core.errors import BadNotation
from isolario.core.position import Position
from isolario.core.reference import refer
from isolario.games.cartographers.pieces import MAPS, TERRAINS, known

SIDE = 11
GRID = Grid(SIDE, SIDE)
CELL_NAMES = cell_names(SIDE, SIDE)
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}

BOTH = "both"
"""What Diplomacy draws: a cell that is farm and village for every rule (CRT-K2 [ruling])."""

_REMEMBERED = 4096
"""Sheets are values: all views of a table keep showing the same few."""

BRUSHES = (*TERRAINS, BOTH)
"""What can be drawn."""

_FIELDS = (*TERRAINS, "mountains", "ruins", "chasm")
_LETTERS: dict[str, tuple[str, ...]] = {
    "F": ("forest",),
    "V": ("village",),
    "P": ("farm",),
    "W": ("water",),
    "D": ("monster",),
    "B": ("village", "farm"),
}
_MEANING: dict[str, tuple[str, ...]] = {  # the sets that a cell with this letter is in
    ".": (),
    "r": ("ruins",),
    "M": ("mountains",),
    "#": ("chasm",),
    **_LETTERS,
    **{letter.lower(): (*sets, "ruins") for letter, sets in _LETTERS.items()},
}
_LETTER_OF = {  # keyed by a digit for each set: 1 if the cell is in it
    tuple("01"[field in sets] for field in _FIELDS): letter for letter, sets in _MEANING.items()
}
_DIGITS = {  # for `str.translate`: 1 for the letters of a set, 0 for the others
    field: {ord(letter): "01"[field in sets] for letter, sets in _MEANING.items()}
    for field in _FIELDS
}


class Sheet(msgspec.Struct, frozen=True):
    """The map of a sheet. Each field is a set of cells; drawing gives another sheet.

    A Diplomacy cell is in ``farm`` and in ``village``, so every rule that asks for either finds
    it. ``ruins`` are all printed ruins, drawn on or not.
    """

    forest: int = 0
    village: int = 0
    farm: int = 0
    water: int = 0
    monster: int = 0
    mountains: int = 0
    ruins: int = 0
    chasm: int = 0

    @classmethod
    def blank(cls, side: str) -> Sheet:
        """The printed map of side A (wilderness) or B (wastelands) (CRT-S1)."""
        return cls.parse(known("side", side, MAPS))

    @classmethod
    def parse(cls, text: str) -> Sheet:
        """A sheet from its eleven lines; blank lines and what follows a ``;`` are ignored.

        >>> Sheet.parse(Sheet.blank("B").text) == Sheet.blank("B")
        True
        """
        return _sheet_of(text)

    @classmethod
    def from_rows(cls, rows: list[tuple[str, int]], text: str) -> Sheet:
        """A sheet from lines and their places in a longer text."""
        if len(rows) != SIDE:
            place = rows[SIDE][1] if len(rows) > SIDE else len(text)
            raise BadNotation(text, place, f"{SIDE} lines of {SIDE} cells")
        for row, start in rows:
            for at, letter in enumerate(row[:SIDE]):
                if letter not in _MEANING:
                    raise BadNotation(text, start + at, "a cell: one of " + " ".join(_MEANING))
            if len(row) != SIDE:
                raise BadNotation(text, start + min(len(row), SIDE), f"{SIDE} cells in a line")
        cells = "".join([row for row, _ in rows])[::-1]
        return cls(*[int(cells.translate(_DIGITS[field]), 2) for field in _FIELDS])

    @property
    def text(self) -> str:
        """What `parse` turns back into this sheet."""
        return _text_of(self)

    def __str__(self) -> str:
        return self.text

    @property
    def both(self) -> int:
        """The cells that Diplomacy drew."""
        return self.farm & self.village

    @property
    def filled(self) -> int:
        """All that is drawn, mountains and chasm; empty ruins are not (CRT-D1)."""
        return (
            self.forest
            | self.village
            | self.farm
            | self.water
            | self.monster
            | self.mountains
            | self.chasm
        )

    @property
    def free(self) -> int:
        """The cells where something can still be drawn."""
        return GRID.all ^ self.filled

    @property
    def closed(self) -> int:
        """The mountains whose sides are all filled, each of which has given a coin (CRT-D4).

        A side at the map edge (there is none on the printed maps) counts as filled.
        """
        return self.mountains & ~GRID.beside(self.free)

    def draw(self, cells: int, terrain: str) -> Sheet:
        """The sheet after a terrain, or `BOTH`, was drawn on some free cells.

        >>> Sheet.blank("A").draw(0b11, "water").water
        3
        """
        if terrain not in BRUSHES:
            raise ValueError(f"{terrain!r} cannot be drawn, only {', '.join(BRUSHES)}")
        if cells & ~self.free:
            raise ValueError(f"filled or off the map: {', '.join(names(cells & ~self.free))}")
        if terrain == BOTH:
            return msgspec.structs.replace(
                self, village=self.village | cells, farm=self.farm | cells
            )
        return msgspec.structs.replace(self, **{terrain: getattr(self, terrain) | cells})


@lru_cache(_REMEMBERED)
def _sheet_of(text: str) -> Sheet:
    position = Position.read(text)
    position.finish()
    return Sheet.from_rows(position.rows, text)


@lru_cache(_REMEMBERED)
def _text_of(sheet: Sheet) -> str:
    digits = [f"{getattr(sheet, field):0{SIDE * SIDE}b}" for field in _FIELDS]
    letters = "".join([_LETTER_OF[cell] for cell in zip(*digits, strict=True)])[::-1]
    return "\n".join(letters[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE))


@lru_cache(1 << 15)
def names(cells: int) -> tuple[str, ...]:
    """The names of a set of cells, such as c4: column c, fourth row.

    >>> names(0b101)
    ('a1', 'c1')
    """
    return tuple(CELL_NAMES[cell] if cell < len(CELL_NAMES) else "?" for cell in bits(cells))


def sheet_key(owner: int) -> str:
    """The key of a seat's sheet, large or small."""
    return f"sheet-{owner}"


@lru_cache(1 << 15)
def on_sheet(owner: int, cells: int) -> tuple[str, ...]:
    """References to a set of cells of a seat's sheet.

    >>> on_sheet(1, 0b101)
    ('sheet-1/a1', 'sheet-1/c1')
    """
    return refer(sheet_key(owner), names(cells))
