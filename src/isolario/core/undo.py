"""Taking a decision back: which one a seat could, and why not.

A step back changes no draw and takes nothing out of anybody's head. So it never reaches past a
draw, something shown to other people, somebody else's decision or the end of the game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, TypeVar

from isolario.core.event import Event
from isolario.core.moves import Move
from isolario.core.text import Text

if TYPE_CHECKING:
    from isolario.core.state import State
    from isolario.core.values import Entry

S = TypeVar("S", bound="State")

NOTHING = Text("nothing_to_undo")
UNDECIDED = Text("undo_undecided")


def undo_at(
    state: State, seat: int, move: Move | None = None, bots: Collection[int] = ()
) -> int | Text:
    """Where in the log the decision is that this seat could take back (its last, or ``move``), or
    why there is none. See `State.can_undo` for ``bots``.

    >>> import isolario
    >>> undo_at(isolario.new("sea-dragons", seed=1), seat=0)
    Text(id='undo_undecided', args={})
    """
    log = state._log
    if state.over:  # its seed may be known by now
        return Text("game_is_over")
    if all(entry.seat != seat for entry in log):
        return UNDECIDED if move is None else NOTHING
    forgetful = all(other == seat or other in bots for other in range(state.seats))
    at = len(log) - 1
    if not state.sealed:
        return _reached(log, at, seat, forgetful, move)
    while at >= 0 and log[at].sealed:
        if log[at].seat == seat and move in (None, log[at].move):
            return at
        at -= 1
    if move is not None:
        return NOTHING
    before = _reached(log, at, seat, forgetful)
    return before if isinstance(before, Text) else NOTHING


def _reached(
    log: Sequence[Entry], latest: int, seat: int, forgetful: bool, move: Move | None = None
) -> int | Text:
    """Where a seat's last decision up to ``latest`` is, or what stands between."""
    for at in range(latest, -1, -1):
        entry = log[at]
        if entry.sealed:
            return Text("undo_decided_together")
        if entry.seat not in (None, seat):
            return Text("undo_others_decided", {"player": entry.seat or 0})
        barring = [
            event
            for event in entry.events  # what only shows bots what the seat knew already does not
            if event.chance or (event.reveals and not (forgetful and event.seat == seat))
        ]
        drawn = [event for event in barring if event.chance]
        if barring and (drawn or entry.seat is not None or not at or not log[at - 1].sealed):
            return _barred((drawn or barring)[0], seat)
        if barring:  # only that sealed decisions are out
            continue
        if entry.seat == seat:
            return at if move in (None, entry.move) else NOTHING
    return NOTHING


def without(state: S, seat: int, move: Move | None, bots: Collection[int]) -> S | Text:
    """The game as if a seat had not made a decision, or why that is impossible."""
    at = state._undo_at(seat, move, bots)
    if isinstance(at, Text):
        return at
    fresh = state._start_again()
    if fresh is None:
        return NOTHING
    for place, entry in enumerate(state._log):
        if place == at or entry.seat is None or entry.move is None:
            continue
        if place > at and fresh.refuse(entry.seat, entry.move):
            return NOTHING
        fresh.play(entry.seat, entry.move)
    # Taking something back settles nothing, whatever it leaves.
    settled = state.sealed and len(fresh._log) != len(state._log) - 1
    return NOTHING if settled else fresh


def deciding_first(state: S, seat: int) -> S:
    """The game as if nobody but this seat had made a step yet of the sealed decision that is being
    made. A record does not tell who was quicker: this is the same whoever it was.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> for kind in ("pick W", "pick W", "pick W", "pick W", "pick W", "done"):
    ...     events = state.play(0, kind)
    >>> state.ready, deciding_first(state, 1).ready
    ((0,), ())
    """
    log = state._log
    first = len(log)
    while state.sealed and first and log[first - 1].sealed:
        first -= 1
    if all(entry.seat == seat for entry in log[first:]):
        return state
    fresh = state._start_again()
    assert fresh is not None, "a game that was written down in the middle of a decision"
    for place, entry in enumerate(log):
        if (
            entry.seat is not None
            and entry.move is not None
            and (place < first or entry.seat == seat)
        ):
            fresh.play(entry.seat, entry.move)
    return fresh


def _barred(event: Event, seat: int) -> Text:
    """Why there is no way back past an event, as far as the seat was told of it."""
    seen = event.seen_by(seat, remembering=False)
    if seen is None:
        return Text("undo_unseen")
    return Text("undo_drawn" if event.chance else "undo_shown", {"what": seen.text})
