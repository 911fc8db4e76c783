"""What the viewer can do, as a tree of choices: shape, terrain, mirrored or not, turned, where."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import TYPE_CHECKING

from isolario.core.boards.polyomino import Polyomino
from isolario.core.text import Text
from isolario.games.cartographers.drawing import Brush
from isolario.games.cartographers.moves import CODES, DONE, LETTERS, Lie, Use
from isolario.games.cartographers.pieces import AMBUSH
from isolario.games.cartographers.scene.parts import SKILL, TERRAIN
from isolario.games.cartographers.sheet import BRUSHES, CELL_NAMES, SIDE, sheet_key
from isolario.picture.scene import Branch, Choices, Fork, Places

if TYPE_CHECKING:
    from isolario.core.moves import Move
    from isolario.games.cartographers.scene.chips import Chip, Offer
    from isolario.games.cartographers.view import CartographersView

Rows = list[tuple[Brush, int]]


def choices(view: CartographersView, offer: Offer) -> Choices:
    """The legal moves of the viewer, as a tree."""
    if not offer.by_chip and not offer.others:
        return Choices()
    assert view.seat is not None
    tree = _Tree(sheet_key(view.known.owner(view.seat)), parts=not _turns(view))
    roots = []
    ready = None
    if offer.by_chip:
        branches = tuple(
            tree.piece(chip, offer.by_chip[chip.key], view.known.card in AMBUSH)
            for chip in offer.chips
            if chip.key in offer.by_chip
        )
        roots.append(Fork("piece", branches))
    if offer.others:
        options = [_option(move, view.known.phase) for move in offer.others]
        roots.append(Fork("option", tuple(options)))
        ready = next((it for it in options if it.move == DONE.notation), None)
    return Choices(tuple(tree.sets), tuple(roots), ready=ready)


def _turns(view: CartographersView) -> bool:
    """Whether shapes are drawn whole. What Move Silently leaves of one has no quarter turns."""
    desk = view.known.desk(view.seat) if view.seat is not None else None
    return desk is None or not desk.waiting or desk.skill != "move_silently"


_NO_MORE = {"acrobatics": Text("button_let_come"), "return": Text("button_later")}
"""What it means to use no skill, where no shape comes before it."""


def _option(move: Move, phase: str) -> Branch:
    """A choice other than a drawing."""
    if isinstance(move, Use):
        return Branch(f"use-{move.skill}", move.notation, words=SKILL[move.skill])
    if isinstance(move, Lie):
        return Branch(move.how, move.notation, words=Text(f"lies_{move.how}"))
    words = _NO_MORE.get(phase, Text("button_done"))
    return Branch(move.notation, move.notation, words=words)


class _Tree:
    """The ways to draw. Cells of equal sets are written once."""

    def __init__(self, area: str, parts: bool) -> None:
        self.area = area
        self.parts = parts
        self.sets: list[tuple[str, ...]] = []
        self._set_of: dict[int, int] = {}

    def piece(self, chip: Chip, rows: Rows, ambush: bool) -> Branch:
        """A shape and the terrains it can be drawn in; an ambush need not say which."""
        if ambush:
            return self._laid(chip.key, rows, chip.words)
        by_face: dict[str, Rows] = {}
        for row in rows:
            by_face.setdefault(row[0].terrain, []).append(row)
        faces = [
            self._laid(f"terrain-{face}", of_face, TERRAIN[face])
            for face, of_face in by_face.items()
        ]
        return Branch(chip.key, then=Fork("face", tuple(faces)), words=chip.words)

    def _laid(self, value: str, rows: Rows, words: Text) -> Branch:
        """How a shape can lie: mirrored, turned. A single way need not be asked about."""
        if len(rows) == 1:
            return Branch(value, places=self._places(*rows[0]), words=words)
        if self.parts:
            parts = [Branch(f"part-{n}", places=self._places(*row)) for n, row in enumerate(rows)]
            return Branch(value, then=Fork("turn", tuple(parts)), words=words)
        sides = [
            (side, turned)
            for side, flipped in (("plain", False), ("mirrored", True))
            if (turned := [row for row in rows if row[0].stamp.flipped is flipped])
        ]
        if len(sides) == 1:
            return Branch(value, then=self._turned(rows), words=words)
        both = [Branch(side, then=self._turned(turned)) for side, turned in sides]
        return Branch(value, then=Fork("mirror", tuple(both)), words=words)

    def _turned(self, rows: Rows) -> Fork:
        return Fork(
            "turn",
            tuple(
                [
                    Branch(str(90 * brush.stamp.turns), places=self._places(brush, anchors))
                    for brush, anchors in rows
                ]
            ),
        )

    def _places(self, brush: Brush, anchors: int) -> Places:
        at = self._set_of.get(anchors)
        if at is None:
            at = self._set_of[anchors] = len(self.sets)
            self.sets.append(_names(anchors))
        stamp = brush.stamp
        move, covers = _written(stamp.pattern, stamp.shape, brush.terrain)
        return Places(at, move, covers, brush.terrain, self.area)


@cache
def _written(
    pattern: int, shape: Polyomino, terrain: str
) -> tuple[str, tuple[tuple[int, int], ...]]:
    """A drawing without its place: how it is written, and which cells it covers from there."""
    letter = LETTERS[BRUSHES.index(terrain)]
    return f"{letter}{CODES[pattern]}@{{}}", tuple((x, y) for y, x in shape)


_BITS = bytes.maketrans(b"01", b"\0\1")


def _names(cells: int) -> tuple[str, ...]:
    """The names of a set of cells: `sheet.names`, but asked many times a scene."""
    digits = f"{cells:0{SIDE * SIDE}b}"[::-1].encode().translate(_BITS)
    return tuple(compress(CELL_NAMES, digits))
