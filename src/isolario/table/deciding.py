"""What a seat decides at a running game, and what the log says it decided: the game after it.

Nothing is written or told here, and the running game stays as it is.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from isolario.core.errors import BadNotation, IllegalMove, NotAllowed
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.table.messages import Refused, Sure
from isolario.table.problems import refused, refused_move
from isolario.table.running import RunningGame
from isolario.table.store import Kind, LogRow
from isolario.table.telling import Draw


class Decision(NamedTuple):
    """A move, or the undoing of one; without ``move``, of the seat's last. ``draw`` shows what came
    of it."""

    kind: Kind
    seat: int
    move: str
    after: RunningGame
    draw: Draw


def decided(
    running: RunningGame, seat: int, notation: str, meant: bool
) -> Decision | Refused | Sure:
    """A move of this seat. Unless it is meant whatever it does, it has to be one that can be taken
    back, judging from the seat's view alone."""
    try:
        move = running.state.game.read(notation)
        if not meant and not (preview := running.preview(seat, move)).undo:
            return Sure(move.notation, preview)
        return _played(running, seat, move)
    except (IllegalMove, BadNotation) as error:
        return refused_move(error, notation)
    except NotAllowed:
        return Refused(Text("wrong_step"), move=notation)


def taken_back(running: RunningGame, seat: int, notation: str) -> Decision | Refused:
    """The seat's last decision taken back, or this step of a sealed one."""
    try:
        move = running.state.game.read(notation) if notation else None
        return _undone(running, seat, move)
    except BadNotation as error:
        return refused_move(error, notation)
    except NotAllowed:
        if notation:
            return refused("not_that_undo")
        return Refused(running.why_no_undo(seat) or NOTHING)


def repeated(running: RunningGame, entry: LogRow) -> Decision:
    """What was decided elsewhere."""
    move = running.state.game.read(entry.move) if entry.move else None
    if entry.kind == "undo":
        return _undone(running, entry.seat, move)
    assert move is not None
    return _played(running, entry.seat, move)


def _played(running: RunningGame, seat: int, move: Move) -> Decision:
    after, course = running.play(seat, move)
    draw = partial(after.update, before=running, course=course)
    return Decision("move", seat, move.notation, after, draw)


def _undone(running: RunningGame, seat: int, move: Move | None) -> Decision:
    after = running.undo(seat, move)
    return Decision("undo", seat, move.notation if move else "", after, after.afresh)
