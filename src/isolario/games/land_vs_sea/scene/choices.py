"""What the viewer can do: a tree of choices for each step of a turn.

A face of the hand is a piece of its own, so that the keys 1 to 4 choose one; then how it is turned,
and the cells where it fits that way. A waypoint is put on a part of a cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from isolario.core.boards.hex import Cell, by_row, name
from isolario.core.chance import UNKNOWN
from isolario.core.event import Facts
from isolario.core.moves import Move
from isolario.core.reference import refer
from isolario.core.text import Text
from isolario.games.land_vs_sea.board import ALL_LAND
from isolario.games.land_vs_sea.moves import DONE, FACES, Draw, Steal, Waypoint
from isolario.games.land_vs_sea.pieces import FITS, VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.scene.parts import (
    face_key,
    held_key,
    part_text,
    pin_key,
    side_text,
    special_key,
    stack_key,
)
from isolario.picture.scene import Branch, Choices, Fork, Places

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.rules import LandVsSeaState
    from isolario.games.land_vs_sea.view import LandVsSeaView

_DONE = Text("lvs_done")


def choices(view: LandVsSeaView) -> Choices:
    """The legal moves of the viewer."""
    seat, known = view.seat, view.known
    if seat is None or seat not in view.to_move:
        return Choices()
    if known.step == "place":
        return _placing(known, seat)
    if known.step == "special":
        return _special(known)
    return Choices(roots=tuple(_others(known, seat, known.legal_moves(seat))))


class _Sets:
    """Sets of cells, each once."""

    def __init__(self) -> None:
        self.sets: dict[tuple[str, ...], int] = {}

    def turns(self, cells: Mapping[int, list[str]], before: str) -> Fork:
        """A fork over turns, and the cells for each; ``before`` is the notation up to the cell."""
        return Fork(
            "turn",
            tuple(
                Branch(str(60 * turn), places=Places(self._number(where), f"{before}@{{}}/{turn}"))
                for turn, where in cells.items()
                if where
            ),
        )

    def _number(self, cells: Iterable[str]) -> int:
        return self.sets.setdefault(tuple(cells), len(self.sets))


def _placing(known: LandVsSeaState, seat: int) -> Choices:
    coast = known.ground.coast
    open_cells = [(name(cell), coast[cell]) for cell in sorted(coast, key=by_row)]
    sets = _Sets()
    branches = []
    for slot, face, side in known.faces(seat):
        if side == UNKNOWN:  # nobody can play on from there
            continue
        fits = FITS[side]
        cells: dict[int, list[str]] = {turn: [] for turn in range(6)}
        for cell, wants in open_cells:
            mask = fits[wants]
            for turn in range(6) if mask else ():
                if mask >> turn & 1:
                    cells[turn].append(cell)
        if any(cells.values()):
            then = sets.turns(cells, f"{slot + 1}{FACES[face]}")
            words = side_text(side, known.extras)
            branches.append(Branch(face_key(slot, face), then=then, words=words))
    return Choices(tuple(sets.sets), (Fork("piece", tuple(branches)),))


def special_sides(known: LandVsSeaState) -> dict[str, list[Cell]]:
    """Where the special tile is due, by the side of it that goes there."""
    found: dict[str, list[Cell]] = {}
    for hole in sorted(known.holes, key=by_row):
        side = VOLCANO if known.ground.coast[hole] == ALL_LAND else WHIRLPOOL
        found.setdefault(side, []).append(hole)
    return found


def _special(known: LandVsSeaState) -> Choices:
    sets = _Sets()
    turns = range(6) if known.extras.mountains else range(1)
    branches = []
    for side, holes in special_sides(known).items():
        then = sets.turns({turn: list(map(name, holes)) for turn in turns}, "special")
        words = side_text(side, known.extras)
        branches.append(Branch(special_key(side), then=then, words=words))
    return Choices(tuple(sets.sets), (Fork("piece", tuple(branches)),))


def _others(known: LandVsSeaState, seat: int, moves: Iterable[Move]) -> Iterable[Fork]:
    """Tiles to draw or to steal, places for a waypoint, and the end of the turn."""
    pieces: list[Branch] = []
    places: list[Branch] = []
    for move in moves:
        if isinstance(move, Draw):
            words = Text("lvs_stack", {"stack": move.stack + 1})
            pieces.append(Branch(stack_key(move.stack), move.notation, words=words))
        elif isinstance(move, Steal):
            side = known.hands[move.seat][move.slot].up
            about = side_text(side, known.extras)
            facts: Facts = {"player": move.seat, "number": move.slot + 1, "about": about}
            words = Text("lvs_theft", {**facts, "tile": side})
            pieces.append(Branch(held_key(move.seat, move.slot), move.notation, words=words))
        elif isinstance(move, Waypoint):
            tile_at = known.ground.placed[known.ground.where[move.cell]]
            words = part_text(tile_at, move.region)
            (place,) = refer("board", (f"{name(move.cell)}/{move.region}",))
            places.append(Branch(place, move.notation, words=words))
    if places:
        words = Text("lvs_waypoint", {"player": seat})
        pieces.append(Branch(pin_key(seat), then=Fork("place", tuple(places)), words=words))
    if pieces:
        yield Fork("piece", tuple(pieces))
    if DONE in moves:
        yield Fork("option", (Branch("done", DONE.notation, words=_DONE),), explicit=True)
