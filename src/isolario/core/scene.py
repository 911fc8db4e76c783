"""What a table looks like, as data: one picture for the browser, notebooks, reports and tests.

A game draws a view as a `Scene`: named areas, each with its own coordinates (in the units of
the art direction: a square cell is 48 u, a token's radius 30 u, an icon 24 u) and sprites that
show symbols. Keys come from what the viewer sees (a hand slot, a cell, a visible name), never
from hidden piece ids, so that a sprite that glides tells nothing.

The moves of the viewer are a tree of facets (`Choices`): the client narrows them down, in any
order, without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from isolario.core.text import Text

Role = Literal["board", "hand", "offer", "players", "score"]
Facet = Literal["piece", "face", "mirror", "turn", "place", "option"]


class Sprite(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol at a place: its middle comes to lie there. ``words`` is its spoken name.

    What lies on a layer below 0 is the ground: under the grid and the compass rose.
    """

    key: str
    symbol: str
    x: float
    y: float
    turn: float = 0  # degrees, clockwise
    scale: float = 1
    layer: int = 0
    dim: bool = False
    words: Text | None = None


class Stroke(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line over the pieces: a scoring line, a route. ``badge`` is a number in a disc at its
    end. ``gap`` is left free around every point but the last, so that pieces stay in sight."""

    key: str
    points: tuple[tuple[float, float], ...]
    colour: str  # a palette token
    width: float = 5
    dash: tuple[float, ...] = ()
    gap: float = 0
    badge: str = ""
    layer: int = 5
    words: Text | None = None


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A short text in an area: a coordinate, a count, a heading. ``y`` is its middle."""

    key: str
    x: float
    y: float
    text: Text | str
    size: float = 14
    style: Literal["plain", "number", "name", "coordinate"] = "plain"
    anchor: Literal["start", "middle", "end"] = "middle"


class Cell(msgspec.Struct, frozen=True):
    """A place of a lattice: its key, its middle, its spoken name."""

    key: str
    x: float
    y: float
    name: Text


class Lattice(msgspec.Struct, frozen=True):
    """Cells that arrow keys walk and moves aim at."""

    shape: Literal["square", "hex"]
    size: float  # side of a square cell, circumradius of a hex
    cells: tuple[Cell, ...]


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table with its own coordinates. ``box`` is left, top, width, height.

    A ``frame`` (the neatline of a chart) lies around the box, and coordinates around that: a
    framed area needs 32 u more on each side.
    """

    key: str
    role: Role
    title: Text
    box: tuple[float, float, float, float]
    sprites: tuple[Sprite, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    labels: tuple[Label, ...] = ()
    lattice: Lattice | None = None
    frame: bool = False


class Places(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves that differ only in their place: the cells of one set, and the notation around it.

    ``covers`` are the cells that such a move covers, as offsets (column, row) from its place.
    """

    cells: int  # which of `Choices.sets`
    move: str  # the notation, with {} for the cell's key
    undo: bool = True  # whether its player could take it back
    covers: tuple[tuple[int, int], ...] = ()


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of a facet and what follows: a finished move, places, or another facet."""

    value: str  # the key of a sprite or cell, or the id of an option
    move: str = ""
    undo: bool = True
    places: Places | None = None
    then: Fork | None = None
    words: Text | None = None


class Fork(msgspec.Struct, frozen=True):
    """A facet still to be chosen."""

    facet: Facet
    branches: tuple[Branch, ...]


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every legal move of the viewer, as a tree. Each root is a way to begin.

    >>> tree = Choices(sets=(("a1", "b1"),), roots=(Fork("piece", (
    ...     Branch("wolf", places=Places(0, "W{}")), Branch("rat", places=Places(0, "R{}")))),))
    >>> [choice.move for choice in tree.moves()]
    ['Wa1', 'Wb1', 'Ra1', 'Rb1']
    """

    sets: tuple[tuple[str, ...], ...] = ()
    roots: tuple[Fork, ...] = ()

    def moves(self) -> Iterator[Choice]:
        """Every move with its facets, one by one."""
        for root in self.roots:
            yield from self._walk(root, {})

    def _walk(self, fork: Fork, chosen: dict[str, str]) -> Iterator[Choice]:
        for branch in fork.branches:
            facets = {**chosen, fork.facet: branch.value}
            if branch.move:
                yield Choice(branch.move, facets, branch.undo)
            if (places := branch.places) is not None:
                for cell in self.sets[places.cells]:
                    move = places.move.replace("{}", cell)
                    yield Choice(move, {**facets, "place": cell}, places.undo)
            if branch.then is not None:
                yield from self._walk(branch.then, facets)


class Choice(msgspec.Struct, frozen=True):
    """One move of the tree: its notation, its facets, whether it could be undone."""

    move: str
    facets: dict[str, str]
    undo: bool


class Scene(msgspec.Struct, frozen=True):
    """A view as a picture, with its viewer's choices."""

    areas: tuple[Area, ...]
    choices: Choices = Choices()

    def json(self) -> bytes:
        return msgspec.json.encode(self)
