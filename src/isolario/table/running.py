"""A running game: the truth, and what each seat has been shown of it.

A `RunningGame` is a value: a move or an undo gives the next one, and the old one stays as it was.
So a table can make a move, write it down, let it count, and only then draw it for everybody: of
the move it keeps the position after each event, and a picture needs nothing else.
Nothing here waits, stores or sends.

A viewer is a seat, or None for all spectators together. Its number grows when it is shown
something: its own move, an event, or a view that changed, but not another's sealed step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from isolario.core.event import Event, Preview, scored_nothing
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.picture.scene import Choices, Scene
from isolario.table.messages import Now, Update, Viewer
from isolario.table.piecework import Piecework
from isolario.table.watching import Snapshot, Watcher, watched

Played = tuple[int, Move, tuple[Event, ...]]
"""Who decided what, and what happened."""


@dataclass(frozen=True)
class RunningGame:
    """One game in progress.

    >>> import isolario
    >>> running = RunningGame.begin(isolario.new("foggy-island", seed=7))
    >>> running.numbers
    {0: 1, 1: 1, None: 1}
    >>> after, course = running.play(0, running.state.game.read("pick W"))
    >>> after.numbers  # a sealed step shows to nobody else
    {0: 2, 1: 1, None: 1}
    >>> after.shown_since(running)
    [0]
    """

    state: State
    opening: tuple[Event, ...]
    plays: tuple[Played, ...]  # in order of arrival, undone ones removed
    views: Mapping[Viewer, View]
    numbers: Mapping[Viewer, int]
    bots: frozenset[int] = frozenset()  # they forget what was shown to them and taken back
    _scenes: dict[Viewer, Scene] = field(default_factory=dict, compare=False)  # drawn so far

    @classmethod
    def begin(
        cls, state: State, number: int = 1, bots: frozenset[int] = frozenset()
    ) -> RunningGame:
        """A game at its start. ``number`` is where everybody's count starts."""
        viewers: tuple[Viewer, ...] = (*range(state.seats), None)
        opening = tuple(event for entry in state.log for event in entry.events)
        views = {viewer: state.view(viewer) for viewer in viewers}
        return cls(state, opening, (), views, dict.fromkeys(viewers, number), bots)

    # --- what happens -----------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> tuple[RunningGame, tuple[Snapshot, ...]]:
        """The game after a move, and its course. Raises `IllegalMove`."""
        state = self.state.copy()
        course = watched(state, seat, move)
        events = tuple(event for event, _ in course)
        return self._after(state, (*self.plays, (seat, move, events)), seat, events), course

    def undo(self, seat: int, move: Move | None = None) -> RunningGame:
        """The game after a seat has taken its last decision back, or a step of a sealed one.
        Raises `NotAllowed`."""
        state = self.state.copy()
        state.undo(seat, move, self.bots)
        last = max(
            at
            for at, (who, made, _) in enumerate(self.plays)
            if who == seat and move in (None, made)
        )
        return self._after(state, self.plays[:last] + self.plays[last + 1 :], seat)

    def _after(
        self, state: State, plays: tuple[Played, ...], seat: int, events: Iterable[Event] = ()
    ) -> RunningGame:
        told = {seat, *told_of(events, self.views)}
        views = {viewer: state.view(viewer) for viewer in self.views}
        same = {viewer for viewer, view in views.items() if view == self.views[viewer]}
        numbers = {
            viewer: number + (viewer in told or viewer not in same)
            for viewer, number in self.numbers.items()
        }
        scenes = {viewer: scene for viewer, scene in self._scenes.items() if viewer in same}
        return RunningGame(state, self.opening, plays, views, numbers, self.bots, scenes)

    def shown_since(self, before: RunningGame) -> list[Viewer]:
        """Those who have been shown something since then, seats first."""
        return [
            viewer for viewer, number in self.numbers.items() if number != before.numbers[viewer]
        ]

    # --- what to tell a viewer --------------------------------------------------------------

    def update(
        self, viewer: Viewer, before: RunningGame, course: tuple[Snapshot, ...]
    ) -> Piecework[Update]:
        """What to tell a viewer of a move, by its course. Gives way after each picture."""
        first = before.look(viewer).areas
        yield
        areas = self.look(viewer).areas
        yield
        frames = yield from Watcher(viewer).frames(course, first, areas)
        if frames:
            return Update(frames, self.now(viewer))
        return Update((), self.now(viewer), areas if areas != first else None)

    def afresh(self, viewer: Viewer) -> Piecework[Update]:
        """What to tell a viewer when something was taken back."""
        areas = self.look(viewer).areas
        yield
        return Update((), self.now(viewer), areas, self.log(viewer))

    # --- what a viewer sees -----------------------------------------------------------------

    def look(self, viewer: Viewer) -> Scene:
        """The picture that a viewer sees now; drawn once."""
        scene = self._scenes.get(viewer)
        if scene is None:
            scene = self._scenes[viewer] = self.views[viewer].scene()
        return scene

    def preview(self, seat: int, move: Move) -> Preview:
        """What a legal move would do, as far as the seat can foresee it."""
        return self.views[seat].preview(move, self.bots)

    def why_no_undo(self, seat: int) -> Text | None:
        """Why a seat cannot take back its last decision; None if it can."""
        return self.state.why_no_undo(seat, bots=self.bots)

    def log(self, viewer: Viewer) -> tuple[Event, ...]:
        """Everything a viewer has been shown, in order."""
        return tuple(event for _, event in self._told(viewer))

    def deed(self, viewer: Viewer, line: int) -> int | None:
        """Which of the plays a line of a viewer's log tells of: one of the seat that it names. A
        step of a sealed decision has to count before anybody is told more of it."""
        told = enumerate(self._told(viewer))
        found = next((it for at, it in told if at == line), None)
        if found is None or found[1].seat is None or found[0] < 0:
            return None
        last, event = found
        if self.state.sealed and not self.state.open_drafts and event.turn == self.state.turns:
            return None
        if self.plays[last][0] == event.seat:
            return last
        for number in range(last, -1, -1):  # what everybody has decided is told together
            seat, _, events = self.plays[number]
            if seat == event.seat:
                sealed = any(it.draft and it.turn == event.turn for it in events)
                return number if sealed else None
        return None

    def _told(self, viewer: Viewer) -> Iterator[tuple[int, Event]]:
        """What a viewer has been shown, each with the number of its play; before the first: −1."""
        plays = ((-1, self.opening), *((at, it[2]) for at, it in enumerate(self.plays)))
        for number, events in plays:
            for event in events:
                if (seen := event.seen_by(viewer, remembering=False)) is not None:
                    yield number, seen

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
    standing = view.standing()
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
        standing=None if standing is None else standing.scores,
        no_undo=NOTHING,
        secrets=False,
        together=view.seats > 1 and view.known.one_team,
        unit=view.options.unit,
        unscored=(view.unscored() or scored_nothing(told)) if view.over else (),
    )


def told_of(events: Iterable[Event], viewers: Iterable[Viewer]) -> set[Viewer]:
    """Those who see something of what happened."""
    happened = tuple(events)
    return {
        viewer for viewer in viewers if any(event.seen_by(viewer) is not None for event in happened)
    }
