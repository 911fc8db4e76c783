"""What a good move looks like at a glance.

A lay is judged by what it changes: the lines on the board now, and the room it makes or takes
for lines to come. In fog, where nobody may look, a face-down token counts as one that builds
its owner's line, as most do.
"""

from __future__ import annotations

from collections import Counter

from isolario.core.boards.bits import mask_of
from isolario.core.boards.square import run_table, tracks
from isolario.core.latest import Latest
from isolario.core.moves import Move
from isolario.games.foggy_island import effects, turns
from isolario.games.foggy_island.bot import shop
from isolario.games.foggy_island.choosing import USUAL_HAND
from isolario.games.foggy_island.moves import At, Hire, Lay, LayWide, Pass, Pick, Swap
from isolario.games.foggy_island.parts import Task
from isolario.games.foggy_island.pieces import (
    COLOURS,
    KIND_OF,
    KINDS,
    UNKNOWN_KIND,
    background,
    kind_of,
    owner_of,
    token,
)
from isolario.games.foggy_island.scoring import (
    CELLS,
    CODES,
    SHORTEST,
    SIDE,
    Marks,
    builds,
    cells_where,
    points,
    table,
)
from isolario.games.foggy_island.view import FoggyView

_WISH = Counter(USUAL_HAND)

_WINDOW = 4
_ROOM = (0.0, 0.25, 0.8, 1.65, 0.0)
"""What a window without an enemy in it promises, by how many of its cells are already built. A
full one is a line, and scores as such."""

_KEEP = {"pig": 3.0, "rat": -1.0, "hare": -1.0}
"""What a token is worth in the hand, in fog. There a board with few tokens promises lines that
face-down spies will break, so spies and hares go first; a pig waits for a long line."""

_WINDOWS = tuple(
    mask_of(track[at : at + _WINDOW])
    for track in tracks(SIDE, SIDE, _WINDOW)
    for at in range(len(track) - _WINDOW + 1)
)
_WINDOWS_AT = tuple(
    tuple(window for window in _WINDOWS if window >> cell & 1) for cell in range(CELLS)
)
_TRACKS_AT = tuple(
    tuple(entry for entry in run_table(SIDE, SIDE, SHORTEST) if entry[0] >> cell & 1)
    for cell in range(CELLS)
)
_KEPT = tuple(_KEEP.get(kind.name, 0.0) for kind in KINDS)
_MARKED = {
    kind: marks for kind in range(len(KINDS)) if any(marks := Marks.on(bytes([token(0, kind)])))
}
"""How the kinds that change a line's worth do so."""

_TAKEN = table(map(bool, CODES))
_DOWN = [
    table(kind_of(code) == UNKNOWN_KIND and code > 0 and owner_of(code) == side for code in CODES)
    for side in range(len(COLOURS))
]


_EFFECTS = {"fox": 0.7, "mole": 1.0, "mouse": 1.0, "fairy_dog": 1.0, "snake": 0.5}
"""The effects worth looking at, and how much of what they promise will last."""

_BUILDER = KIND_OF["W"]

SECOND = 3.0
"""How good a second token must look: the other side then lays two (FOG-N8)."""


def judge(view: FoggyView, move: Move) -> float:
    """How good a move of the viewer looks; higher is better."""
    match move:
        case Lay():
            value = outlook_of(view).of_lay(move.kind, move.cell)[-1]
            return value if move.covert else value + effect(view, move.kind, move.cell)
        case LayWide():
            outlook = outlook_of(view)
            first, second = (outlook.of_lay(move.kind, c)[-1] for c in (move.cell, move.other))
            return max(first, second)
        case At() | Swap():
            return judge_task(view, move)
        case Pass():
            return 0.0 if view.known.tasks else SECOND
        case Pick():
            missing = _WISH - Counter(view.known.picks[view.seat or 0])
            return max((0.5 ** abs(move.kind - wish) for wish in missing), default=0.0)
        case Hire():
            return shop.judge(view, move.kind)
    return 0.0


def effect(view: FoggyView, kind: int, cell: int) -> float:
    """What the effect of a token laid face up promises: the best it could do on the board now."""
    name = KINDS[kind].name
    if name not in _EFFECTS:
        return 0.0
    seat = view.seat or 0
    state = view.known.copy()
    turns.put(state, seat, kind, cell, False)
    task, me, board = Task(name, seat, cell), seat % 2, state.board
    before, best = worth(board, me), 0.0
    for chosen in effects.answers(state, task):
        after = _after(board, task, chosen)
        if not after[chosen[0]] and owner_of(board[chosen[0]]) == me:
            after[chosen[0]] = token(me, _BUILDER)  # what goes makes room for a better one
        best = max(best, worth(after, me) - before)
    return best * _EFFECTS[name]


def _after(board: bytearray, task: Task, chosen: effects.Chosen) -> bytearray:
    """A board after an effect; a token taken back leaves a hole."""
    after = bytearray(board)
    effects.EFFECTS[task.what].change(after, task, chosen)
    return after


def judge_task(view: FoggyView, move: At | Swap) -> float:
    """How much better the board looks after an effect."""
    chosen = (move.cell, move.other) if isinstance(move, Swap) else (move.cell,)
    board, me = view.known.board, (view.seat or 0) % 2
    return worth(_after(board, view.known.tasks[-1], chosen), me) - worth(board, me)


def worth(board: bytearray, me: int) -> float:
    """How good a board looks to a side: the lines it has, and the room for more."""
    taken = cells_where(board, _TAKEN)
    total = 0.0
    for side, points_now in enumerate(points(board)):
        own = _builds(board, side)
        blocked = taken & ~own
        value = points_now + sum(
            _ROOM[(window & own).bit_count()] for window in _WINDOWS if not window & blocked
        )
        total += value if side == me else -value
    return total


def _builds(board: bytearray, side: int) -> int:
    """The cells that build a side's lines; face-down ones as far as anybody can tell."""
    return builds(board, side) | cells_where(board, _DOWN[side])


class Outlook:
    """What the judge of a view's moves needs of its board, worked out once."""

    __slots__ = ("builds", "marks", "me", "rooms", "taken", "view")

    def __init__(self, view: FoggyView) -> None:
        board = view.known.board
        self.view = view
        self.me = (view.seat or 0) % 2
        self.builds = [_builds(board, side) for side in range(len(COLOURS))]
        self.taken = cells_where(board, _TAKEN)
        self.marks = Marks.on(board)
        self.rooms: dict[int, tuple[list[float], list[float]]] = {}

    def of_lay(self, kind: int, cell: int) -> tuple[float, float, float, float, float]:
        """How good a token of this kind looks on a cell: that it leaves the hand, points for lines,
        room for lines to come, and the room that it takes; last, all of that together."""
        side = background(token(self.me, kind))
        if cell not in self.rooms:
            self.rooms[cell] = self._rooms(cell)
        grown, lost = self.rooms[cell]
        gone = -_KEPT[kind] if self.view.known.weather == "fog" else 0.0
        points, room, taken, value = 0, 0.0, 0.0, gone
        for other in range(len(COLOURS)):
            sign = 1 if other == self.me else -1
            if other == side:
                points = sign * self.points_gained(kind, other, cell)
                room = sign * grown[other]
                value += room + points
            else:
                shut = -sign * lost[other]
                taken += shut
                value += shut
        return gone, points, room, taken, value

    def _rooms(self, cell: int) -> tuple[list[float], list[float]]:
        """For each side: what its windows here gain if it builds, and lose if it is shut out."""
        grown, lost = [], []
        for own in self.builds:
            blocked = self.taken & ~own
            gain = loss = 0.0
            for window in _WINDOWS_AT[cell]:
                if not window & blocked:
                    built = (window & own).bit_count()
                    gain += _ROOM[built + 1] - _ROOM[built]
                    loss += _ROOM[built]
            grown.append(gain)
            lost.append(loss)
        return grown, lost

    def points_gained(self, kind: int, side: int, cell: int) -> int:
        """How much more the lines through a cell are worth when a token builds there."""
        own, bit, marks = self.builds[side], 1 << cell, self.marks
        if marked := _MARKED.get(kind):
            pairs = zip(marks, marked, strict=True)
            marks = Marks(*(cells | bit * more for cells, more in pairs))
        gain = 0
        for track, runs_of in _TRACKS_AT[cell]:
            after = runs_of.get((own | bit) & track, ())
            for run in after:
                if run & bit:
                    gain += marks.value(run)[2]
            for run in runs_of.get(own & track, ()):
                if run not in after:  # it is part of a longer one now
                    gain -= marks.value(run)[2]
        return gain


outlook_of: Latest[FoggyView, Outlook] = Latest(Outlook)
