"""Noughts and crosses, saying only what it must: everything else is a default."""

from __future__ import annotations

from isolario.core.boards.square import cell_names, tracks
from isolario.core.event import Event, Events, Outcome, places
from isolario.core.fields import public
from isolario.core.game import Game, State, View
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.text import Text
from isolario.picture.scene import Scene
from isolario.picture.simple import Spot, board, choose_cell

CELLS = cell_names(3, 3)
ROWS = [{CELLS[cell] for cell in track} for track in tracks(3, 3, 3)]


class Put(Move, frozen=True):
    """A mark on a cell."""

    cell: str


class NoughtsState(State):
    """Who has put a mark where."""

    signs: dict[str, int] = public({})

    def _cells(self, seat: int) -> set[str]:
        return {cell for cell, owner in self.signs.items() if owner == seat}

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(any(row <= self._cells(seat) for row in ROWS)) for seat in range(2))

    @property
    def outcome(self) -> Outcome | None:
        done = any(self.scores) or len(self.signs) == len(CELLS)
        return Outcome(places(self.scores)) if done else None

    def legal_moves(self, seat: int) -> Moves:
        if seat not in self.to_move:
            return NONE
        return Listed([Put(cell) for cell in CELLS if cell not in self.signs])

    def do_open(self, out: Events) -> None:
        self.begin_turn(0)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        assert isinstance(move, Put)
        self.signs[move.cell] = seat
        where = (f"board/{move.cell}",)
        out.append(Event("put", seat, {}, where, self.scores[seat], source=Text("row")))
        if not self.over:
            self.begin_turn(1 - seat)

    def contradiction(self) -> tuple[str, str] | None:
        if not {*self.signs} <= {*CELLS} or not {*self.signs.values()} <= {0, 1}:
            return "signs", "seats by the names of cells"
        ahead = len(self._cells(0)) - len(self._cells(1))
        if ahead not in (0, 1) or (not self.over and self.active != ahead) or all(self.scores):
            return "active", "each in turn, seat 0 first"
        return None


def draw(view: View[NoughtsState]) -> Scene:
    """A board, and a cell to choose."""
    signs = view.known.signs
    spots = {
        cell: Spot((), Text(f"sign_{signs.get(cell)}"), "OX."[signs.get(cell, 2)]) for cell in CELLS
    }
    cells = [move.cell for move in view.legal_moves() if isinstance(move, Put)]
    return Scene(
        (board(3, 3, spots.__getitem__, Text("area_board")),), choose_cell("put {}", cells)
    )


NOUGHTS = Game(
    name="noughts",
    seats=(2,),
    state_type=NoughtsState,
    all_moves=tuple(map(Put, CELLS)),
    scene=draw,
)
