"""What a table looks like, as data: one picture for the browser, notebooks, reports and tests.

A game draws a view as a `Scene`: named areas, each with its own coordinates (in the units of
the art direction: a square cell is 48 u, a token's radius 30 u, an icon 24 u) and sprites that
show symbols. Keys come from what the viewer sees (a hand slot, a cell, a visible name), never
from hidden piece ids, so that a gliding sprite gives nothing away.

The moves of the viewer are a tree of facets (`Choices`): the client narrows them down, in any
order, without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

import msgspec
from msgspec.structs import force_setattr

from isolario.core.text import Text
from isolario.picture.lines import counted

Role = Literal["board", "hand", "offer", "players", "score"]
ROLES: tuple[str, ...] = get_args(Role)
Facet = Literal["piece", "face", "mirror", "turn", "place", "option"]


class Sprite(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol at a place, which is where its middle goes. ``words`` is its spoken name.

    What lies on a layer below 0 is the ground: under the grid and the compass rose.

    ``on`` is the key of a sprite of the same area that this one stands on: it moves with it, and
    when that one is turned, it is carried around and stays upright.

    A card may say what it lays on a board: ``covers`` are the cells as offsets (column, row), and
    ``cover`` is what each of them would show. A player trying it out sees that, not the card.
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
    on: str = ""
    covers: tuple[tuple[int, int], ...] = ()
    cover: str = ""


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
    """A short text in an area: a coordinate, a count, a heading. ``y`` is its middle.

    ``tally`` says which lines of the standing a number adds up, so that a page can show what a
    move would make of it: ``0/edict/edict_a`` are those of seat 0 whose ``what`` is edict and
    whose facts include the text edict_a; ``0/coins`` are all its coins, and ``0//realm_crab`` all
    lines with the text realm_crab, whatever they are for.
    """

    key: str
    x: float
    y: float
    text: Text | str
    size: float = 14
    style: Literal["plain", "number", "name", "coordinate"] = "plain"
    anchor: Literal["start", "middle", "end"] = "middle"
    tally: str = ""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a letter of a mosaic looks: a flat colour, and a mark to tell it by without colour. Where
    there are no pictures, a cell whose mark begins with the letter has the colour too.

    ``mark`` is a path of relative steps, from the cell's upper left corner, in sides of a cell:
    ``m.2 .8l.6 -.6`` is a stroke that rises to the right.
    """

    letter: str
    fill: str  # a palette token
    mark: str = ""
    line: str = "ink"  # the token of the mark


class Mosaic(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small map in one piece, which would take too many sprites: a letter for each cell, row by
    row, drawn as the area's tiles say. A letter without a tile is an empty cell.

    References name its cells as on a chess board: ``sheet-1/c4`` is the third cell of the fourth
    row of the mosaic with the key sheet-1, and of the area with this key, if there is one.
    """

    key: str
    x: float  # its upper left corner
    y: float
    size: float  # the side of a cell
    width: int  # cells in a row
    cells: str
    words: Text | None = None


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a cell that can be pointed at by itself: the land in the east of a tile. Everything
    else refers to it by the reference of its cell and its key (``board/2,-1/0``).

    ``x`` and ``y`` are a point well inside, from the middle of the cell; ``outline`` has the
    corners of a polygon as SVG has them (``52,30 0,60 …``), also from there. Where a part reaches
    the border of its cell, its corners are those of the cell.
    """

    key: str
    x: float
    y: float
    outline: str
    name: Text


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a lattice: its key, its middle, its spoken name. ``mark`` is a letter or two for
    what is there, where there are no pictures. Everything else refers to it by the key of its
    area and its own (``board/c4``)."""

    key: str
    x: float
    y: float
    name: Text
    mark: str = ""
    parts: tuple[Part, ...] = ()


class Lattice(msgspec.Struct, frozen=True):
    """Cells that arrow keys walk and moves aim at."""

    shape: Literal["square", "hex"]
    size: float  # side of a square cell, circumradius of a hex
    cells: tuple[Cell, ...]


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cells that belong together: a line, an island, what gives a tile its points. The group shows
    when somebody points at one of them.

    It is shown by the outline of its cells, or by its ``lines``, where it has them; ``gap`` is
    left free around each of their points, so that pieces stay in sight. Where it is made of parts
    of cells, it shows when one of these is pointed at: its outline, where it is still open, and
    its cells numbered.
    """

    key: str
    cells: tuple[str, ...]  # references
    words: Text | None = None
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    gap: float = 0


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table with its own coordinates. ``box`` is left, top, width, height.

    A ``frame`` (the neatline of a chart) lies around the box, and coordinates around that: a
    framed area needs 32 u more on each side. One that ``grows`` as pieces are laid has no
    coordinates, and on a screen its frame is as large as there is room.

    ``legend`` says what the marks of the cells mean, for readers without pictures. A cell's mark
    may be made of several such signs. One mark may be missing: that of an empty cell.

    ``lines`` tell the same people what the area shows, one fact each. They leave out whose turn
    it is, who is ready and the scores, which every table says anyway. `isolario.picture.lines`
    helps to write them. An area without cells that has none is told by the words of what it shows.
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
    mosaics: tuple[Mosaic, ...] = ()
    tiles: tuple[Tile, ...] = ()  # how letters of the mosaics look, and marks of cells in colour
    legend: tuple[tuple[str, Text], ...] = ()
    lines: tuple[Text, ...] = ()
    groups: tuple[Group, ...] = ()
    grows: bool = False

    def __post_init__(self) -> None:
        if self.role not in ROLES:
            raise ValueError(f"{self.role!r} is not a role; there are: {', '.join(ROLES)}")
        if not self.lines and self.lattice is None and (self.sprites or self.labels):
            force_setattr(self, "lines", self._told())

    def _told(self) -> tuple[Text, ...]:
        """What lies there, by its own words; then what is written."""
        lying = [sprite.words for sprite in self.sprites if sprite.words]
        written = [label.text for label in self.labels if isinstance(label.text, Text)]
        lines = [counted(lying), *written] if lying else written
        return tuple({line.plain(): line for line in lines}.values())


WIDTH = 380.0
"""u: the width of every area but the board."""


class Draft:
    """An area beside the board, in the making: what lies in it, what is written there, and the
    lines that say so."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []
        self.labels: list[Label] = []
        self.mosaics: list[Mosaic] = []
        self.lines: list[Text] = []

    def area(
        self, key: str, role: Role, title: Text, height: float, tiles: tuple[Tile, ...] = ()
    ) -> Area:
        """The area, as wide as all of them."""
        return Area(
            key,
            role,
            title,
            (0.0, 0.0, WIDTH, height),
            tuple(self.sprites),
            labels=tuple(self.labels),
            mosaics=tuple(self.mosaics),
            tiles=tiles,
            lines=tuple(self.lines),
        )


def around(seat: int | None, seats: int) -> list[int]:
    """The order in which a viewer sees the players: from the next one on, the viewer last.

    >>> around(1, 4), around(None, 2)
    ([2, 3, 0, 1], [0, 1])
    """
    first = 0 if seat is None else seat + 1
    return [(first + step) % seats for step in range(seats)]


def winds(box: tuple[float, float, float, float]) -> Iterator[Sprite]:
    """Rhumb lines over what nobody has seen, in one circle or several side by side. Their drawing,
    ``winds``, is 200 u wide.

    >>> [(wind.x, wind.scale) for wind in winds((0, 0, 400, 200))]
    [(100.0, 1.0), (300.0, 1.0)]
    """
    left, top, width, height = box
    short, long = sorted((width, height))
    count = max(1, round(long / short))
    scale = round(min(short, long / count) / 200, 3)
    for number in range(count):
        share = (number + 0.5) / count
        x, y = (share, 0.5) if width >= height else (0.5, share)
        at = round(left + width * x, 1), round(top + height * y, 1)
        yield Sprite(f"winds-{number}", "winds", *at, scale=scale, layer=-9)


class Places(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves that differ only in their place: the cells of one set, and the notation around it.
    Their facet place is a reference, such as board/c4. If they also differ in a turn, a page shows
    at each place how many turns there are.

    ``covers`` are the cells that such a move covers, as offsets (column, row) from its place,
    which need not be one of them; ``symbol`` is what each of them would then show.
    """

    cells: int  # which of `Choices.sets`
    move: str  # the notation, with {} for the cell's key
    covers: tuple[tuple[int, int], ...] = ()
    symbol: str = ""
    area: str = "board"  # whose cells they are


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of a facet and what follows: a finished move, places, or another facet.

    ``drag`` are the keys of two sprites: dragging the first onto the second chooses this value.

    ``bag`` are the keys of sprites that together make this value, a payment for example; an empty
    one means doing without. A page lets them be gathered like shopping: one by one in any order,
    put back, like ones standing for each other. The first of a fork is the usual one.
    """

    value: str  # the key of a sprite, a reference to a cell, or the id of an option
    move: str = ""
    places: Places | None = None
    then: Fork | None = None
    words: Text | None = None
    drag: tuple[str, ...] = ()
    bag: tuple[str, ...] | None = None


class Fork(msgspec.Struct, frozen=True, omit_defaults=True):
    """A facet still to be chosen. ``explicit``: never chosen for the player, even if one value is
    left, so that a click on the board cannot throw a tile away.

    The values of a ``turn`` are degrees, clockwise from how the piece is drawn (``90``), and the
    ghost is turned by them; or they are all names, where a piece lies differently but unturned.
    """

    facet: Facet
    branches: tuple[Branch, ...]
    explicit: bool = False


class Route(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several moves of one seat that a player means as one: sailing far, swapping this for that.

    It begins by pointing at a cell (``place``, a reference), by dragging one sprite onto another,
    or, with neither, by a button with its ``words``: a usual hand for players who do not care.
    Each of its moves can be taken back on its own, except perhaps the last.
    """

    moves: tuple[str, ...]
    place: str = ""
    drag: tuple[str, ...] = ()
    words: Text | None = None


class PutBack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step that the viewer has made and can take back by pressing a sprite: part of a sealed
    decision, or the one that began what has to be finished now."""

    sprite: str
    move: str
    words: Text | None = None


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every legal move of the viewer, as a tree. Each root is a way to begin. ``back`` are steps
    that can be taken back, even if others have been made since.

    ``ready`` is the move that ends a list put together like shopping. It is there from the
    beginning, whether or not it is legal yet, and needs no confirmation.

    ``closed`` are pieces that would make a move at another time, each with that move: whoever
    presses one is told why it is illegal now.

    >>> tree = Choices(sets=(("a1", "b1"),), roots=(Fork("piece", (
    ...     Branch("wolf", places=Places(0, "W{}")), Branch("rat", places=Places(0, "R{}")))),))
    >>> [choice.move for choice in tree.moves()]
    ['Wa1', 'Wb1', 'Ra1', 'Rb1']
    """

    sets: tuple[tuple[str, ...], ...] = ()
    roots: tuple[Fork, ...] = ()
    routes: tuple[Route, ...] = ()
    back: tuple[PutBack, ...] = ()
    ready: Branch | None = None
    closed: dict[str, str] = {}

    def moves(self) -> Iterator[Choice]:
        """Every move with its facets, one by one."""
        for root in self.roots:
            yield from self._walk(root, {})

    def _walk(self, fork: Fork, chosen: dict[str, str]) -> Iterator[Choice]:
        for branch in fork.branches:
            facets = {**chosen, fork.facet: branch.value}
            if branch.move:
                yield Choice(branch.move, facets)
            if (places := branch.places) is not None:
                for cell in self.sets[places.cells]:
                    move = places.move.replace("{}", cell)
                    yield Choice(move, {**facets, "place": f"{places.area}/{cell}"})
            if branch.then is not None:
                yield from self._walk(branch.then, facets)


class Choice(msgspec.Struct, frozen=True):
    """One move of the tree: its notation and its facets."""

    move: str
    facets: dict[str, str]


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A view as a picture, with its viewer's choices.

    ``details`` are lines that would be too much every time, by the key of their area: what a card
    does, every tile in words. They are told on request.
    """

    areas: tuple[Area, ...]
    choices: Choices = Choices()
    details: dict[str, tuple[Text, ...]] = {}

    def json(self) -> bytes:
        return msgspec.json.encode(self)
