"""What the mercenaries do (FOG-N). An effect that asks something becomes a task on the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits, mask_of
from isolario.core.event import Event, Facts
from isolario.core.game import Refusal
from isolario.core.moves import Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.foggy_island import turns
from isolario.games.foggy_island.moves import AT, PASS, SWAP, At, Lay, LayWide, Swap
from isolario.games.foggy_island.parts import Held, Shown, Task
from isolario.games.foggy_island.pieces import (
    COLOURS,
    DOWN,
    KIND_OF,
    KIND_TEXT,
    KINDS,
    TURNED,
    background,
    kind_of,
    owner_of,
    token,
)
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, ON_BOARD, SIDE

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState

CLAUSE = {
    "fox": "FOG-N1",
    "mole": "FOG-N4",
    "fairy_dog": "FOG-N6",
    "hippo": "FOG-N7",
    "frog": "FOG-N9",
    "snake": "FOG-N10",
    "mouse": "FOG-N11",
    "replace": "FOG-N14",
}


def _near(*offsets: tuple[int, int]) -> tuple[int, ...]:
    """For each cell the set of cells that lie so far from it."""
    return tuple(
        mask_of(
            [
                (cell // SIDE + dy) * SIDE + cell % SIDE + dx
                for dx, dy in offsets
                if 0 <= cell % SIDE + dx < SIDE and 0 <= cell // SIDE + dy < SIDE
            ]
        )
        for cell in range(CELLS)
    )


_STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
ADJACENT = _near(*_STRAIGHT)  # FOG-H5
IN_REACH = _near(  # FOG-N10: the snake's
    *_STRAIGHT, *((2 * x, 2 * y) for x, y in _STRAIGHT), (1, 1), (1, -1), (-1, 1), (-1, -1)
)
_CHAMELEONS = [
    token(side, KIND_OF["L"]) | turned for side in range(len(COLOURS)) for turned in (0, TURNED)
]
_FROGS = [token(side, KIND_OF["G"]) for side in range(len(COLOURS))]


# --- what begins an effect ----------------------------------------------------------------------


def after_laying(state: FoggyState, seat: int, kind: int, cell: int, out: list[Event]) -> None:
    """A token was laid face up: chameleons beside it turn, then its own effect begins."""
    turn_chameleons(state, cell, out)
    begin = _BEGIN.get(KINDS[kind].name)
    if begin is not None:
        begin(state, seat, cell)


def _ask(what: str) -> Callable[[FoggyState, int, int], None]:
    """An effect that asks its player something, if anything can be chosen."""

    def begin(state: FoggyState, seat: int, cell: int) -> None:
        task = Task(what, seat, cell)
        if len(options(state, task)):
            state.tasks += (task,)

    return begin


def _begin_turtle(state: FoggyState, seat: int, cell: int) -> None:
    """FOG-N8 [ruling]: only in one's own turn, and never a third token."""
    if seat == state.active and state.laid == 1 and not state.double:
        state.turtle = True


_BEGIN: dict[str, Callable[[FoggyState, int, int], None]] = {
    "fox": _ask("fox"),
    "mole": _ask("mole"),
    "mouse": _ask("mouse"),
    "fairy_dog": _ask("fairy_dog"),
    "snake": _ask("snake"),
    "turtle": _begin_turtle,
}


def begin_hippo(state: FoggyState, seat: int) -> bool:
    """The seat's hippo on two cells must choose one (FOG-R5a, FOG-N7)."""
    for at in range(0, len(state.wide), 2):
        cell, other = state.wide[at : at + 2]
        if state.layers[cell] == seat:
            state.tasks += (Task("hippo", seat, cell, other),)
            return True
    return False


def begin_frog(state: FoggyState, seat: int) -> None:
    """The seat's face-up frog may step (FOG-R5c, FOG-N9)."""
    cell = state.board.find(_FROGS[seat % 2])
    if cell >= 0 and state.layers[cell] == seat and ADJACENT[cell] & state.free_cells:
        state.tasks += (Task("frog", seat, cell),)


# --- what can be chosen -------------------------------------------------------------------------


def _tokens(state: FoggyState, cells: int, side: int | None = None) -> list[int]:
    """The cells of a set with a token that can be moved or taken; ``side``: by shield."""
    return [
        cell
        for cell in bits(cells & ~state.free & ~state.gloom)
        if state.board[cell]
        and cell not in state.wide
        and (side is None or owner_of(state.board[cell]) == side)
    ]


def targets(state: FoggyState, task: Task) -> list[int]:
    """The cells that a task's player can choose; for the fairy dog, those it can swap."""
    what, seat, cell = task.what, task.seat, task.cell
    if what == "hippo":
        return [cell, task.other]
    if what == "frog":
        return list(bits(ADJACENT[cell] & state.free_cells))
    if what == "fox":
        if not turns.others_in_hand(state, seat):
            return []
        return _tokens(state, ADJACENT[cell], seat % 2)
    if what == "snake":
        return [
            victim
            for victim in _tokens(state, IN_REACH[cell], 1 - seat % 2)
            if turns.others_in_hand(state, state.layers[victim])
        ]
    return _tokens(state, ADJACENT[cell])


def options(state: FoggyState, task: Task) -> Moves:
    """The moves with which a task can be answered."""
    if task.what == "replace":
        return turns.lays(state, task.seat, 1 << task.cell)
    cells = targets(state, task)
    if task.what == "fairy_dog":
        return Listed([SWAP[a, b] for a in cells for b in cells if a < b])
    moves: list[Move] = [AT[cell] for cell in cells]
    if task.what == "frog":
        moves.append(PASS)
    return Listed(moves)


def refuse(state: FoggyState, seat: int, move: Move) -> Refusal | None:
    """Why a task cannot be answered so, or None."""
    task = state.tasks[-1]
    clause = CLAUSE[task.what]
    if seat != task.seat:
        return Refusal(clause, Text("not_your_turn"))
    if task.what == "replace":
        if isinstance(move, (Lay, LayWide)):
            return turns.refuse_lay(state, seat, move, 1 << task.cell)
        return Refusal(clause, Text("replace_there", {"cell": CELL_NAMES[task.cell]}))
    if move in options(state, task):
        return None
    cells = (move.cell,) if isinstance(move, At) else ()
    at_fault = tuple(ON_BOARD[cell] for cell in cells if 0 <= cell < CELLS)
    return Refusal(clause, Text(f"about_{task.what}"), at_fault)


# --- doing it -----------------------------------------------------------------------------------


def make_at(state: FoggyState, seat: int, cell: int, out: list[Event]) -> None:
    """A cell was chosen for the task on top of the stack."""
    task = state.tasks[-1]
    state.tasks = state.tasks[:-1]
    if task.what == "hippo":
        _settle_hippo(state, task, cell, out)
        turns.go_on(state, out)
        return
    if task.what == "frog":
        _hop(state, task, cell, out)
        turns.go_on(state, out)
        return
    if task.what in ("fox", "snake"):
        owner = seat if task.what == "fox" else state.layers[cell]
        _take_back(state, owner, cell, task, out)
        return
    _swap(state, seat, task.cell, cell, CLAUSE[task.what], out)
    turn_chameleons(state, cell, out)  # FOG-N5: it has just been played, and now lies here
    _go_on_after(state, out)


def make_swap(state: FoggyState, seat: int, move: Swap, out: list[Event]) -> None:
    """The fairy dog's choice (FOG-N6)."""
    state.tasks = state.tasks[:-1]
    _swap(state, seat, move.cell, move.other, "FOG-N6", out)
    _go_on_after(state, out)


def _go_on_after(state: FoggyState, out: list[Event]) -> None:
    if not state.tasks:
        turns.finish_token(state, out)


def _settle_hippo(state: FoggyState, task: Task, cell: int, out: list[Event]) -> None:
    other = task.other if cell == task.cell else task.cell
    state.board[other] = 0
    state.layers[other] = 0
    state.free |= 1 << other
    state.wide = tuple(c for c in state.wide if c not in (cell, other))
    facts: Facts = {"cell": CELL_NAMES[cell], "other": CELL_NAMES[other]}
    cells = ON_BOARD[cell], ON_BOARD[other]
    out.append(Event("hippo_settles", task.seat, facts, cells, clause="FOG-N7"))


def _hop(state: FoggyState, task: Task, cell: int, out: list[Event]) -> None:
    board, layers = state.board, state.layers
    board[cell], board[task.cell] = board[task.cell], 0
    layers[cell], layers[task.cell] = layers[task.cell], 0
    state.free = state.free & ~(1 << cell) | 1 << task.cell
    facts: Facts = {"from": CELL_NAMES[task.cell], "cell": CELL_NAMES[cell]}
    cells = ON_BOARD[task.cell], ON_BOARD[cell]
    out.append(Event("hopped", task.seat, facts, cells, clause="FOG-N9"))


def _take_back(state: FoggyState, seat: int, cell: int, cause: Task, out: list[Event]) -> None:
    """A token goes to a hand; another must be laid in its place (FOG-N1, FOG-N10)."""
    clause = CLAUSE[cause.what]
    code = state.board[cell]
    kind, seen = kind_of(code), not code & DOWN
    state.board[cell] = 0
    state.layers[cell] = 0
    state.hands[seat] = tuple(sorted((*state.hands[seat], kind)))
    state.held += (Held(seat, kind, seen),)
    state.shown = tuple(Shown(s.seat, s.kind, s.cells & ~(1 << cell)) for s in state.shown)
    state.tasks += (Task("replace", seat, cell, cause.cell),)
    where = (ON_BOARD[cell],)
    facts: Facts = {"token": KIND_TEXT[kind], "cell": CELL_NAMES[cell]}
    if seen:
        state.shown += (Shown(seat, kind),)
        out.append(Event("taken_back_open", seat, facts, where, clause=clause))
    else:  # FOG-W6: seen by its owner only, who may have forgotten what it was
        out.append(
            Event(
                "taken_back_covert",
                seat,
                facts,
                where,
                clause=clause,
                chance=True,
                knowers=(seat,),
                hidden="token",
            )
        )


def _swap(
    state: FoggyState, seat: int, cell: int, other: int, clause: str, out: list[Event]
) -> None:
    board, layers = state.board, state.layers
    board[cell], board[other] = board[other], board[cell]
    layers[cell], layers[other] = layers[other], layers[cell]
    if state.shown:
        _follow_swap(state, cell, other)
    facts: Facts = {"cell": CELL_NAMES[cell], "other": CELL_NAMES[other]}
    cells = ON_BOARD[cell], ON_BOARD[other]
    out.append(Event("swapped", seat, facts, cells, clause=clause))


def turn_chameleons(state: FoggyState, cell: int, out: list[Event]) -> None:
    """Chameleons beside a token just played turn to its colour (FOG-N5)."""
    if not any(chameleon in state.board for chameleon in _CHAMELEONS):
        return
    colour = background(state.board[cell])
    if colour is None:
        return
    for near in bits(ADJACENT[cell]):
        code = state.board[near]
        if code in _CHAMELEONS and background(code) != colour:
            state.board[near] = code ^ TURNED
            facts: Facts = {"cell": CELL_NAMES[near], "colour": Text(COLOURS[colour])}
            where = (ON_BOARD[near],)
            out.append(Event("chameleon_turns", None, facts, where, clause="FOG-N5"))


# --- what everybody knows of hands --------------------------------------------------------------


def follow_shown(state: FoggyState, seat: int, kind: int, cell: int, down: bool) -> None:
    """A seat lays a token while some of its hand is known."""
    if down:  # it may be any of the known ones, but for those taken back this turn (FOG-N14)
        held = Counter(h.kind for h in state.held if h.seat == seat and h.open)
        moved = []
        for shown in reversed(state.shown):  # the latest are the held ones
            if shown.seat != seat:
                moved.append(shown)
            elif held[shown.kind]:
                held[shown.kind] -= 1
                moved.append(shown)
            else:
                moved.append(Shown(seat, shown.kind, shown.cells | 1 << cell))
        state.shown = tuple(reversed(moved))
        return
    same = [s for s in state.shown if s.seat == seat and s.kind == kind]
    if same:
        gone = min(same, key=lambda shown: shown.cells.bit_count())
        kept = list(state.shown)
        kept.remove(gone)
        state.shown = tuple(kept)


def _follow_swap(state: FoggyState, cell: int, other: int) -> None:
    moved = []
    for shown in state.shown:
        cells = shown.cells & ~(1 << cell | 1 << other)
        cells |= (shown.cells >> cell & 1) << other | (shown.cells >> other & 1) << cell
        moved.append(Shown(shown.seat, shown.kind, cells))
    state.shown = tuple(moved)
