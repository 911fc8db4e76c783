"""What the mercenaries do (FOG-N): each has one entry in `EFFECTS`.

An effect that asks something becomes a task on the stack; choosing cells answers it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits, mask_of
from isolario.core.event import Event, Events, Facts
from isolario.core.game import Refusal
from isolario.core.moves import Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.foggy_island import turns
from isolario.games.foggy_island.moves import AT, PASS, SWAP, At, Lay, LayWide
from isolario.games.foggy_island.parts import REPLACE, Held, Shown, Task
from isolario.games.foggy_island.pieces import (
    CHAMELEON,
    COLOURS,
    DOWN,
    FROG,
    HIPPO,
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

Chosen = tuple[int, ...]
"""The cells that answer a task: one, or the two that the fairy dog swaps."""


def _near(*offsets: tuple[int, int]) -> tuple[int, ...]:
    """For each cell the set of cells at these offsets from it."""
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
    token(side, CHAMELEON) | turned for side in range(len(COLOURS)) for turned in (0, TURNED)
]
_FROGS = [token(side, FROG) for side in range(len(COLOURS))]


# --- how an effect begins -----------------------------------------------------------------------


def after_laying(state: FoggyState, seat: int, kind: int, cell: int, out: Events) -> None:
    """A token was laid face up, by an effect or not (FOG-N14 [ruling]): chameleons beside it turn,
    then its own effect begins (FOG-N5 [ruling]: in this order)."""
    turn_chameleons(state, cell, out)
    name = KINDS[kind].name
    effect = EFFECTS.get(name)
    if effect is not None and not effect.at_turn:
        effect.begin(state, Task(name, seat, cell))


def _ask(state: FoggyState, task: Task) -> None:
    """Asks its player, if there is anything to choose: what cannot be done in full does not happen
    (FOG-H5 [ruling])."""
    if answers(state, task):
        state.tasks += (task,)


def _offer_second(state: FoggyState, task: Task) -> None:
    """FOG-N8 [ruling]: only in the player's own turn, and never a third token."""
    if task.seat == state.active and state.laid == 1 and not state.double:
        state.turtle = True


def begin_hippo(state: FoggyState, seat: int) -> bool:
    """The seat's hippo on two cells must choose one (FOG-R5a, FOG-N7)."""
    for at in range(0, len(state.wide), 2):
        cell, other = state.wide[at : at + 2]
        if state.layers[cell] == seat:
            _ask(state, Task(KINDS[HIPPO].name, seat, cell, other))
            return True
    return False


def begin_frog(state: FoggyState, seat: int) -> None:
    """The seat's face-up frog may step (FOG-R5c, FOG-N9)."""
    cell = state.board.find(_FROGS[seat % 2])
    if cell >= 0 and state.layers[cell] == seat:
        _ask(state, Task(KINDS[FROG].name, seat, cell))


# --- what can be chosen -------------------------------------------------------------------------


def _tokens(state: FoggyState, cells: int) -> list[int]:
    """The cells of a set with a token that can be moved or taken: not under gloom (FOG-H5
    [ruling]), and no hippo on two cells (FOG-N7 [ruling])."""
    return [
        cell
        for cell in bits(cells & ~state.free & ~state.gloom)
        if state.board[cell] and cell not in state.wide
    ]


def _beside(state: FoggyState, task: Task) -> list[int]:
    return _tokens(state, ADJACENT[task.cell])


def _own_beside(state: FoggyState, task: Task) -> list[int]:
    """The fox's: none, if its player has no other token to lay (FOG-N1 [ruling])."""
    others = turns.others_in_hand(state, task.seat)
    return [at for at in _beside(state, task) if others and _is_own(state, task, at)]


def _theirs_in_reach(state: FoggyState, task: Task) -> list[int]:
    """The snake's: tokens of players who have another one to lay (FOG-N10 [ruling])."""
    return [
        at
        for at in _tokens(state, IN_REACH[task.cell])
        if not _is_own(state, task, at) and turns.others_in_hand(state, state.layers[at])
    ]


def _is_own(state: FoggyState, task: Task, cell: int) -> bool:
    """Whether a token is on the acting token's side, by its shield."""
    return owner_of(state.board[cell]) == task.seat % 2


def _both(state: FoggyState, task: Task) -> list[int]:
    return [task.cell, task.other]


def _free_beside(state: FoggyState, task: Task) -> list[int]:
    return list(bits(ADJACENT[task.cell] & state.free_cells))


def answers(state: FoggyState, task: Task) -> list[Chosen]:
    """Every way to choose."""
    effect = EFFECTS[task.what]
    return list(combinations(effect.targets(state, task), effect.picks))


def options(state: FoggyState, task: Task) -> Moves:
    """The moves with which a task can be answered."""
    if task.what == REPLACE:
        return turns.lays(state, task.seat, 1 << task.cell)
    moves: list[Move] = [
        AT[one] if not more else SWAP[one, more[0]] for one, *more in answers(state, task)
    ]
    return Listed([*moves, PASS] if EFFECTS[task.what].optional else moves)


def refuse(state: FoggyState, seat: int, move: Move) -> Refusal | None:
    """Why a task cannot be answered with this move, or None."""
    task = state.tasks[-1]
    clause = EFFECTS[task.what].clause
    if seat != task.seat:
        return Refusal(clause, Text("not_your_turn"))
    if task.what == REPLACE:
        if isinstance(move, (Lay, LayWide)):
            return turns.refuse_lay(state, seat, move, 1 << task.cell)
        return Refusal(clause, Text("replace_there", {"cell": CELL_NAMES[task.cell]}))
    if move in options(state, task):
        return None
    cells = (move.cell,) if isinstance(move, At) else ()
    at_fault = tuple(ON_BOARD[cell] for cell in cells if 0 <= cell < CELLS)
    return Refusal(clause, Text(f"about_{task.what}"), at_fault)


# --- doing it -----------------------------------------------------------------------------------


def answer(state: FoggyState, chosen: Chosen, out: Events) -> None:
    """Cells were chosen for the task on top of the stack."""
    task = state.tasks[-1]
    state.tasks = state.tasks[:-1]
    effect = EFFECTS[task.what]
    effect.do(state, task, chosen, out)
    if effect.at_turn:
        turns.go_on(state, out)
    elif not state.tasks:
        turns.finish_token(state, out)


def _change(state: FoggyState, task: Task, chosen: Chosen) -> None:
    """Moves the tokens, together with who laid them."""
    for plane in (state.board, state.layers):
        EFFECTS[task.what].change(plane, task, chosen)


def _tell(what: str, task: Task, cells: dict[str, int], out: Events) -> None:
    facts: Facts = {name: CELL_NAMES[cell] for name, cell in cells.items()}
    where = tuple(ON_BOARD[cell] for cell in cells.values())
    out.append(Event(what, task.seat, facts, where, clause=EFFECTS[task.what].clause))


def _exchange(plane: bytearray, task: Task, chosen: Chosen) -> None:
    """Two tokens change places; with one chosen, the other is the acting one."""
    one, other = (task.cell, *chosen)[-2:]
    plane[one], plane[other] = plane[other], plane[one]


def _swap(state: FoggyState, task: Task, chosen: Chosen, out: Events) -> None:
    cell, other = (task.cell, *chosen)[-2:]
    _change(state, task, chosen)
    if state.shown:
        _follow_swap(state, cell, other)
    _tell("swapped", task, {"cell": cell, "other": other}, out)
    if cell == task.cell:  # FOG-N5: it has just been played, and now lies there
        turn_chameleons(state, other, out)


def _hop(state: FoggyState, task: Task, chosen: Chosen, out: Events) -> None:
    _change(state, task, chosen)
    state.free ^= 1 << task.cell | 1 << chosen[0]
    _tell("hopped", task, {"from": task.cell, "cell": chosen[0]}, out)


def _leave(plane: bytearray, task: Task, chosen: Chosen) -> None:
    plane[_other(task, chosen)] = 0


def _other(task: Task, chosen: Chosen) -> int:
    """Of the hippo's two cells, the one that is not chosen."""
    return task.other if chosen[0] == task.cell else task.cell


def _settle(state: FoggyState, task: Task, chosen: Chosen, out: Events) -> None:
    cell, other = chosen[0], _other(task, chosen)
    _change(state, task, chosen)
    state.free |= 1 << other
    state.wide = tuple(at for at in state.wide if at not in (cell, other))
    _tell("hippo_settles", task, {"cell": cell, "other": other}, out)


def _remove(plane: bytearray, task: Task, chosen: Chosen) -> None:
    plane[chosen[0]] = 0


def _take_back(state: FoggyState, task: Task, chosen: Chosen, out: Events) -> None:
    """A token goes to a hand, the fox's or that of the player who laid it (FOG-T1); another must be
    laid in its place (FOG-N1, FOG-N10)."""
    cell, clause = chosen[0], EFFECTS[task.what].clause
    seat = task.seat if _is_own(state, task, cell) else state.layers[cell]
    code = state.board[cell]
    kind, seen = kind_of(code), not code & DOWN
    _change(state, task, chosen)
    state.hands[seat] = tuple(sorted((*state.hands[seat], kind)))
    state.held += (Held(seat, kind, seen),)
    state.shown = tuple(Shown(s.seat, s.kind, s.cells & ~(1 << cell)) for s in state.shown)
    state.tasks += (Task(REPLACE, seat, cell, task.cell),)
    where = (ON_BOARD[cell],)
    facts: Facts = {"token": KIND_TEXT[kind], "cell": CELL_NAMES[cell]}
    if seen:
        state.shown += (Shown(seat, kind),)
        out.append(Event("taken_back_open", seat, facts, where, clause=clause))
    else:  # FOG-W6: seen only by its owner, who may have forgotten what it was
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


# --- who does what ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """Everything about what a mercenary does."""

    clause: str
    targets: Callable[[FoggyState, Task], list[int]] = lambda state, task: []
    """The cells that can be chosen."""
    change: Callable[[bytearray, Task, Chosen], None] = lambda plane, task, chosen: None
    """What choosing does to the tokens on the board, and to anything else kept by cell."""
    do: Callable[[FoggyState, Task, Chosen, Events], None] = lambda *asked: None
    """Choosing, with all that follows from it."""
    begin: Callable[[FoggyState, Task], None] = _ask
    at_turn: bool = False  # begins with its player's turn, not when it is laid (FOG-R5)
    picks: int = 1  # how many cells are chosen
    optional: bool = False
    ways: str = "arrow"  # how a scene shows where it can go


EFFECTS = {
    "fox": Effect("FOG-N1", _own_beside, _remove, _take_back),
    "mole": Effect("FOG-N4", _beside, _exchange, _swap, ways="arrows"),
    "fairy_dog": Effect("FOG-N6", _beside, _exchange, _swap, picks=2),
    "hippo": Effect("FOG-N7", _both, _leave, _settle, at_turn=True, ways=""),
    "turtle": Effect("FOG-N8", begin=_offer_second),
    "frog": Effect("FOG-N9", _free_beside, _exchange, _hop, at_turn=True, optional=True),
    "snake": Effect("FOG-N10", _theirs_in_reach, _remove, _take_back),
    "mouse": Effect("FOG-N11", _beside, _exchange, _swap, ways="arrows"),
    REPLACE: Effect("FOG-N14"),
}
"""What a token laid face up does, by its name. Cat and crow work only in lines (`scoring`);
chameleons turn when others are laid."""

TASKS = tuple(name for name, effect in EFFECTS.items() if effect.begin is _ask)
"""What a task can be about."""


# --- chameleons ---------------------------------------------------------------------------------


def turn_chameleons(state: FoggyState, cell: int, out: Events) -> None:
    """Chameleons beside a token just played turn to its colour (FOG-N5)."""
    if not any(chameleon in state.board for chameleon in _CHAMELEONS):
        return
    colour = background(state.board[cell])  # FOG-N5 [ruling]: what it builds, not its shield
    if colour is None:
        return
    for near in bits(ADJACENT[cell]):
        code = state.board[near]
        if code in _CHAMELEONS and background(code) != colour:
            state.board[near] = code ^ TURNED
            where = (ON_BOARD[near],)
            facts: Facts = {"cell": CELL_NAMES[near], "colour": Text(COLOURS[colour])}
            out.append(Event("chameleon_turns", None, facts, where, clause="FOG-N5"))


# --- what everybody knows of hands --------------------------------------------------------------


def follow_shown(state: FoggyState, seat: int, kind: int, cell: int, down: bool) -> None:
    """A seat lays a token while some of its hand is known."""
    if down:  # it may be any of the known ones, except those taken back this turn (FOG-N14)
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
