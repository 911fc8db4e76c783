"""A running game: the truth, and what each seat has been shown of it.

A `RunningGame` is a value: a move or an undo gives the next one, and the old one stays as it was.
So a table can make a move, draw it for everybody, write it down, and only then let it count.
Nothing here waits, stores or sends.

A viewer is a seat, or None for all spectators together. Its number grows when it is shown
something: its own move, an event, or a view that changed, but not another's sealed step.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from isolario.core.event import Event, Preview, scored_nothing
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.picture.scene import Choices, Scene
from isolario.table.messages import Frame, Now, Update, Viewer
from isolario.table.patches import Areas, diff

Updates = dict[Viewer, Update]
Played = tuple[int, Move, tuple[Event, ...]]
"""Who decided what, and what happened."""

_notes = logging.getLogger(__name__)


@dataclass(frozen=True)
class RunningGame:
    """One game in progress.

    >>> import isolario
    >>> running = RunningGame.begin(isolario.new("foggy-island", seed=7))
    >>> running.numbers
    {0: 1, 1: 1, None: 1}
    >>> running, updates = running.play(0, running.state.game.read("pick W"), {0, 1})
    >>> running.numbers  # a sealed step shows to nobody else
    {0: 2, 1: 1, None: 1}
    >>> list(updates)
    [0]
    """

    state: State
    opening: tuple[Event, ...]
    plays: tuple[Played, ...]  # in order of arrival, undone ones removed
    views: Mapping[Viewer, View]
    numbers: Mapping[Viewer, int]
    scenes: Mapping[Viewer, Scene]  # the last picture of those who watch
    bots: frozenset[int] = frozenset()  # they forget what was shown to them and taken back

    @classmethod
    def begin(
        cls, state: State, number: int = 1, bots: frozenset[int] = frozenset()
    ) -> RunningGame:
        """A game at its start. ``number`` is where everybody's count starts."""
        viewers: tuple[Viewer, ...] = (*range(state.seats), None)
        opening = tuple(event for entry in state.log for event in entry.events)
        views = {viewer: state.view(viewer) for viewer in viewers}
        return cls(state, opening, (), views, dict.fromkeys(viewers, number), {}, bots)

    # --- what happens -----------------------------------------------------------------------

    def play(
        self, seat: int, move: Move, watchers: Collection[Viewer] = ()
    ) -> tuple[RunningGame, Updates]:
        """The game after a move, and what to tell each watcher. Raises `IllegalMove`."""
        state = self.state.copy()
        looking = Watching(state, {viewer: self.look(viewer).areas for viewer in watchers})
        events = looking.play(seat, move)
        told = {
            viewer
            for viewer in self.views
            if any(event.seen_by(viewer) is not None for event in events)
        }
        after = self._after(state, (*self.plays, (seat, move, events)), {seat, *told}, watchers)
        updates: Updates = {}
        for viewer in watchers:
            if after.numbers[viewer] != self.numbers[viewer]:
                updates[viewer] = after._update(viewer, looking)
        return after, updates

    def undo(
        self, seat: int, watchers: Collection[Viewer] = (), move: Move | None = None
    ) -> tuple[RunningGame, Updates]:
        """The game after a seat has taken its last decision back, or a step of a sealed one.
        Raises `NotAllowed`."""
        state = self.state.copy()
        state.undo(seat, move, self.bots)
        last = max(
            at
            for at, (who, made, _) in enumerate(self.plays)
            if who == seat and move in (None, made)
        )
        plays = self.plays[:last] + self.plays[last + 1 :]
        after = self._after(state, plays, {seat}, watchers)
        updates: Updates = {}
        for viewer in watchers:
            if after.numbers[viewer] != self.numbers[viewer]:
                areas, log = after.look(viewer).areas, after.log(viewer)
                updates[viewer] = Update((), after.now(viewer), areas, log)
        return after, updates

    def _after(
        self,
        state: State,
        plays: tuple[Played, ...],
        told: Collection[Viewer],
        watchers: Iterable[Viewer],
    ) -> RunningGame:
        views: dict[Viewer, View] = {}
        numbers: dict[Viewer, int] = {}
        scenes: dict[Viewer, Scene] = {}
        for viewer, old in self.views.items():
            view = state.view(viewer)
            same = view == old
            views[viewer] = old if same else view
            numbers[viewer] = self.numbers[viewer] + (viewer in told or not same)
            if viewer in watchers:
                scenes[viewer] = self.look(viewer) if same else view.scene()
        return RunningGame(state, self.opening, plays, views, numbers, scenes, self.bots)

    def _update(self, viewer: Viewer, looking: Watching) -> Update:
        areas = self.look(viewer).areas
        if frames := looking.shown(viewer, areas):
            return Update(frames, self.now(viewer))
        changed = areas != looking.last[viewer]
        return Update((), self.now(viewer), areas if changed else None)

    # --- what a viewer sees -----------------------------------------------------------------

    def look(self, viewer: Viewer) -> Scene:
        """The picture that a viewer sees now."""
        scene = self.scenes.get(viewer)
        return self.views[viewer].scene() if scene is None else scene

    def preview(self, seat: int, move: Move) -> Preview:
        """What a legal move would do, as far as the seat can foresee it."""
        return self.views[seat].preview(move, self.bots)

    def why_no_undo(self, seat: int) -> Text | None:
        """Why a seat cannot take back its last decision; None if it can."""
        return self.state.why_no_undo(seat, bots=self.bots)

    def log(self, viewer: Viewer) -> tuple[Event, ...]:
        """Everything a viewer has been shown, in order."""
        events = (*self.opening, *(event for *_, events in self.plays for event in events))
        return tuple(
            seen
            for event in events
            if (seen := event.seen_by(viewer, remembering=False)) is not None
        )

    def now(self, viewer: Viewer) -> Now:
        """How things stand, as far as the viewer can know."""
        told = self.log(viewer) if self.state.over else ()
        now = only_looking(self.views[viewer], self.numbers[viewer], told)
        if viewer is None:
            return now
        return replace(
            now,
            choices=self._choices(viewer),
            no_undo=self.why_no_undo(viewer),
            secrets=self.state.has_private_view(viewer),
            coach=self.views[viewer].coach,
        )

    def _choices(self, seat: int) -> Choices:
        """What a seat can do. Only steps that were made here can be put back, not those that a
        written position began with."""
        choices = self.look(seat).choices
        if not choices.back:
            return choices
        made = {step.notation for step in self.state.open_steps(seat)}
        if self.plays and not self.state.sealed and self.why_no_undo(seat) is None:
            made.add(self.plays[-1][1].notation)  # nobody has decided anything since
        return replace(choices, back=tuple(back for back in choices.back if back.move in made))


def only_looking(view: View, number: int, told: Iterable[Event] = ()) -> Now:
    """How things stand, as far as a view tells, for a viewer who can do nothing about it. ``told``
    is what has happened, once the game is over."""
    return Now(
        n=number,
        to_move=view.to_move,
        ready=view.ready,
        scores=view.scores,
        outcome=view.outcome,
        prompt=view.prompt,
        steps=view.steps,
        progress=view.progress,
        choices=Choices(),
        standing=view.standing(),
        no_undo=NOTHING,
        secrets=False,
        unit=view.options.unit,
        unscored=(view.unscored() or scored_nothing(told)) if view.over else (),
    )


class Watching:
    """Looks at the table for every watcher as each event happens, and notes the turn that it
    belongs to."""

    def __init__(self, state: State, last: dict[Viewer, Areas]) -> None:
        self.state = state
        self.told: list[Event] = []
        self.last = last
        self.before = dict(last)  # the picture before the last frame
        self.frames: dict[Viewer, list[Frame]] = {viewer: [] for viewer in last}

    def play(self, seat: int, move: Move | str) -> tuple[Event, ...]:
        """Makes a move, looks, and returns what happened. Steps of a sealed decision are drafts
        until it counts."""
        sealed = self.state.sealed
        self.state.play(seat, move, self.hear)
        if not sealed:
            return tuple(self.told)
        steps = len(self.state.last_step(seat).events)
        drafts = [replace(event, draft=True) for event in self.told[:steps]]
        for viewer, frames in self.frames.items():
            shown = sum(self.sees(viewer, event) is not None for event in drafts)
            for at in range(shown):
                frames[at] = replace(frames[at], event=replace(frames[at].event, draft=True))
        return (*drafts, *self.told[steps:])

    def hear(self, event: Event) -> None:
        """An event happens: this is how the table looks now."""
        turn = self.state.turn
        event = replace(event, turn=turn.count, whose=turn.seat)
        self.told.append(event)
        for viewer, frames in self.frames.items():
            seen = self.sees(viewer, event)
            if seen is not None:
                self.before[viewer] = self.last[viewer]
                self.last[viewer] = self._look(viewer)
                frames.append(Frame(seen, diff(self.before[viewer], self.last[viewer])))

    def sees(self, viewer: Viewer, event: Event) -> Event | None:
        """What a watcher is told of an event."""
        return event.seen_by(viewer, remembering=False)

    def look(self, viewer: Viewer) -> Areas:
        """What a watcher sees of the table."""
        return self.state.view(viewer).scene().areas

    def shown(self, viewer: Viewer, areas: Areas) -> tuple[Frame, ...]:
        """Everything a watcher was shown; ``areas`` is how it looks in the end. What changed after
        the last event belongs to that event."""
        frames = self.frames[viewer]
        if frames:
            frames[-1] = Frame(frames[-1].event, diff(self.before[viewer], areas))
        return tuple(frames)

    def _look(self, viewer: Viewer) -> Areas:
        try:
            return self.look(viewer)
        except Exception:  # in the middle of a move a game may have nothing to show yet
            name = self.state.game.name  # and no more: notes are for others' eyes
            _notes.warning("%s: no picture in the middle of a move", name, exc_info=True)
            return self.last[viewer]
