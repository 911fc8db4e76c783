"""A game played again to where it is, from the log of its table.

A log may be long though the game is short: what was taken back stays in it. So every step is made
once, however often it was made and taken back, and taking it back means going back to where it
began. Everybody's number comes out as it was at the table: a page may still hold it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from isolario.core.errors import NotAllowed
from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.moves import Move
from isolario.table.messages import Viewer
from isolario.table.piecework import Piecework
from isolario.table.running import RunningGame, told_of
from isolario.table.store import LogRow
from isolario.table.watching import watched

_ENTRIES = 200  # of steps that were made before, in one go


def retraced(begun: RunningGame, log: Iterable[LogRow]) -> Piecework[RunningGame]:
    """A game at its start, led on to the end of a log. Gives way after each new step.

    >>> import isolario
    >>> from isolario.table.piecework import at_once
    >>> begun = RunningGame.begin(isolario.new("foggy-island", seed=7))
    >>> log = [LogRow(1, "move", 0, 1, "pick W"), LogRow(2, "undo", 0, 2)]
    >>> again = at_once(retraced(begun, log))
    >>> again.plays, again.numbers
    ((), {0: 3, 1: 1, None: 1})
    """
    trail = _Trail(begun)
    for count, entry in enumerate(log, 1):
        made = trail.made
        if entry.kind == "move":
            trail.move(entry.seat, entry.move)
        else:
            trail.undo(entry.seat, entry.move)
        if trail.made != made or not count % _ENTRIES:
            yield
    return trail.end()


class _Step:
    """A decision, and the position after it; the first is not a decision but the beginning."""

    __slots__ = ("before", "changed", "events", "move", "next", "seat", "seen", "state", "told")

    def __init__(
        self, state: State, before: _Step | None = None, seat: int = -1, move: Move | None = None
    ) -> None:
        self.state = state
        self.before = before
        self.seat = seat
        self.move = move
        self.next: dict[tuple[int, str], _Step] = {}
        self.seen: dict[Viewer, bytes] = {}  # the views, while they are needed
        self.events: tuple[Event, ...] = ()
        self.told: Collection[Viewer] = ()  # of the decision
        self.changed: Collection[Viewer] = ()  # whose view it changed

    def is_by(self, seat: int, notation: str) -> bool:
        return self.seat == seat and self.move is not None and notation in ("", self.move.notation)


class _Trail:
    """The steps that led to a position, and those that were taken back."""

    def __init__(self, begun: RunningGame) -> None:
        self.made = 0
        self._begun = begun
        self._numbers = dict(begun.numbers)
        self._at = _Step(begun.state)

    def move(self, seat: int, notation: str) -> None:
        self._at = self._made(self._at, seat, notation)
        self._count({*self._at.told, *self._at.changed})

    def undo(self, seat: int, notation: str) -> None:
        later: list[_Step] = []  # sealed steps stay, whoever takes back what came before them
        step = left = self._at
        while not step.is_by(seat, notation):
            if step.before is None:
                raise NotAllowed(f"seat {seat} has nothing that can be taken back")
            later.insert(0, step)
            step = step.before
        assert step.before is not None
        self._at = step.before
        for kept in later:
            assert kept.move is not None
            self._at = self._made(self._at, kept.seat, kept.move.notation)
        self._count({seat, *(self._differ(left, self._at) if later else step.changed)})
        left.seen = {}

    def _made(self, at: _Step, seat: int, notation: str) -> _Step:
        """A step from here, made if it never was."""
        found = at.next.get((seat, notation))
        if found is not None:
            return found
        self.made += 1
        move, state = at.state.game.read(notation), at.state.copy()
        step = _Step(state, at, seat, move)
        step.events = tuple(event for event, _ in watched(state, seat, move))
        step.told = {seat, *told_of(step.events, self._numbers)}
        step.changed = self._differ(at, step)
        if at.before is not None:
            at.before.seen = {}
        at.next[seat, notation] = step
        return step

    def _differ(self, one: _Step, other: _Step) -> set[Viewer]:
        """Those to whom two positions are not the same."""
        for step in (one, other):
            if not step.seen:
                step.seen = {who: step.state.view(who).json() for who in self._numbers}
        return {who for who in self._numbers if one.seen[who] != other.seen[who]}

    def _count(self, shown: Collection[Viewer]) -> None:
        for viewer in shown:
            self._numbers[viewer] += 1

    def end(self) -> RunningGame:
        """The game as it is now."""
        plays: list[tuple[int, Move, tuple[Event, ...]]] = []
        step = self._at
        while step.before is not None:
            assert step.move is not None
            plays.insert(0, (step.seat, step.move, step.events))
            step = step.before
        state, begun = self._at.state, self._begun
        views = {viewer: state.view(viewer) for viewer in self._numbers}
        return RunningGame(
            state, begun.opening, tuple(plays), views, self._numbers, bots=begun.bots
        )
