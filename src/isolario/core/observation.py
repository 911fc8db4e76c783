"""What a program that learns sees of a view: named parts of fixed shape, filled with small numbers.

A game declares its `Observation` as data: sets of cells as `Planes`, everything else as `Rows` of
numbers, each plane and each column with a name, bounds and a sentence on what it means. From a
view it gives the numbers, as integers used as bit sets and as bytes; whoever needs arrays makes
them of these (`isolario.adapters.observing`).

>>> import isolario
>>> view = isolario.new("foggy-island", seed=7).view(0)
>>> parts = view.game.observation.parts(2)
>>> [(part.name, part.shape) for part in parts][:2]
[('board', (28, 6, 6)), ('players', (4, 101))]
>>> written = view.observation()
>>> sum(numbers(parts[0], written[0])[:36])  # every cell is free
36

An observation is made from the view alone, so it knows what the view's seat knows, and nothing
else; and it tells everything that the view does.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, ClassVar

Written = Sequence[int]
"""The numbers of a part: see `Planes` and `Rows`. A ``bytes``, ``bytearray`` or `array` of the
part's ``code`` has them as they lie in memory, so that an array of them is but a copy; any other
sequence has them one by one."""

CODES = (("B", 0, 255), ("b", -128, 127), ("h", -(2**15), 2**15 - 1), ("i", -(2**31), 2**31 - 1))
"""Types of numbers, the smallest first: as `array` calls them, the least and the most."""

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Named:
    """One plane, or one column: its name, what it means, and the bounds of its numbers."""

    name: str
    about: str
    low: int = 0
    high: int = 1


@dataclass(frozen=True)
class Planes:
    """Sets of cells, one after another, each ``height`` times ``width``, row by row.

    They are written as one integer a plane, bit n being cell n; or, where that is less work, as
    bytes, one for each cell of each plane.
    """

    name: str
    about: str
    height: int
    width: int
    planes: tuple[Named, ...]
    code: ClassVar[str] = "B"

    @property
    def shape(self) -> Shape:
        return len(self.planes), self.height, self.width

    @property
    def things(self) -> tuple[Named, ...]:
        return self.planes

    @property
    def cells(self) -> int:
        return self.height * self.width


@dataclass(frozen=True)
class Rows:
    """A table of numbers, row by row; without ``rows`` it is a single one, and flat.

    It is written as bytes, which are the numbers of type ``code`` as they lie in memory, or as a
    sequence of numbers. Rows that are not used are 0. Where some rows stand for things that lie in
    cells of a board without bounds, ``lies`` names the part whose first two columns say where, in
    the same rows, and the column that is not 0 if they do.
    """

    name: str
    about: str
    columns: tuple[Named, ...]
    rows: int | None = None
    lies: tuple[str, str] | None = None

    @property
    def shape(self) -> Shape:
        return (len(self.columns),) if self.rows is None else (self.rows, len(self.columns))

    @property
    def things(self) -> tuple[Named, ...]:
        return self.columns

    @cached_property
    def code(self) -> str:
        """The smallest type that has room for all columns, as `array` calls it.

        >>> Rows("seats", "", (Named("gold", "", 0, 999),)).code
        'h'
        """
        low = min((it.low for it in self.columns), default=0)
        high = max((it.high for it in self.columns), default=0)
        return next(code for code, least, most in CODES if least <= low and high <= most)

    def padded(self, rows: Iterable[bytes]) -> bytes:
        """Some rows as bytes, and zeros in the place of those that are not used."""
        size = (self.rows or 1) * len(self.columns) * array(self.code).itemsize
        return b"".join(rows).ljust(size, b"\0")


Part = Planes | Rows


@dataclass(frozen=True, kw_only=True, eq=False)
class Observation:
    """What a game tells programs that learn.

    ``parts``: for a number of seats, what there is, in order. Shapes are the same for all options,
    and for all numbers of seats, too, unless ``varies`` says why not. ``write`` gives the numbers
    of a view, part by part. It changes nothing, and what it has given does not change later.

    Everything is as the view's seat sees it: what is its own comes first, then the others' in turn
    order. A spectator looks from the first seat.
    """

    parts: Callable[[int], tuple[Part, ...]]
    write: Callable[[Any], tuple[Written, ...]]
    varies: str = ""


# --- declaring it -------------------------------------------------------------------------------


def flags(**about: str) -> tuple[Named, ...]:
    """Columns or planes that are 0 or 1, by their names.

    >>> flags(free="nothing lies there")
    (Named(name='free', about='nothing lies there', low=0, high=1),)
    """
    return tuple(Named(name, text) for name, text in about.items())


def one_of(name: str, values: Iterable[object], about: str) -> tuple[Named, ...]:
    """A column for each of some values, 1 for the one that it is; all 0 where it is none of them.

    >>> [column.name for column in one_of("weather", ("sunny", "fog"), "it is {}")]
    ['weather sunny', 'weather fog']
    """
    return tuple(Named(f"{name} {value}", about.format(value)) for value in values)


def counts(name: str, values: Iterable[object], most: int, about: str) -> tuple[Named, ...]:
    """A column for each of some values: how many there are of it."""
    return tuple(Named(f"{name} {value}", about.format(value), 0, most) for value in values)


# --- writing it ---------------------------------------------------------------------------------


def hot(values: Sequence[Hashable], *none: Hashable) -> Mapping[Any, bytes]:
    """The bytes of `one_of` by value; of those that are ``none`` of them, too.

    >>> hot(("sunny", "fog"), "")["fog"], hot(("sunny", "fog"), "")[""]
    (b'\\x00\\x01', b'\\x00\\x00')
    """
    size = len(values)
    found = {value: bytes(place == at for at in range(size)) for place, value in enumerate(values)}
    return found | dict.fromkeys(none, bytes(size))


def turned(seat: int, me: int, seats: int) -> int:
    """How many places after the viewer a seat is: 0 is the viewer's own.

    >>> turned(0, 2, 3)
    1
    """
    return (seat - me) % seats


# --- reading it ---------------------------------------------------------------------------------


def numbers(part: Part, written: Written) -> list[int]:
    """The numbers of a part one by one, as an array of its shape has them; `ValueError` if they are
    not as many as they should be."""
    if isinstance(written, bytes | bytearray):
        found = array(part.code)
        found.frombytes(written)
        flat = found.tolist()
    elif isinstance(part, Planes):
        if len(written) != len(part.planes):
            raise ValueError(f"{len(written)} planes, not {len(part.planes)}")
        if any(plane < 0 or plane >> part.cells for plane in written):
            raise ValueError("a plane with cells that are not on the board")
        flat = [plane >> cell & 1 for plane in written for cell in range(part.cells)]
    else:
        flat = list(written)
    if len(flat) != prod(part.shape):
        raise ValueError(f"{len(flat)} numbers, not {prod(part.shape)}")
    return flat
