"""What happened, and how a game ended.

Log, score sheet, "why did I get 7?", animations and statistics all come from events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import msgspec

from isolario.core.reference import cells_of
from isolario.core.text import Text

Facts = dict[str, int | str | Text]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    ``what`` is the id of its message, ``facts`` fill the message. ``knowers`` are the seats that
    see the ``hidden`` facts; for everybody else those are blank. An event whose ``hidden`` is
    ``"all"`` does not show to others at all. Games leave ``turn``, ``whose`` and ``draft`` alone:
    a table that keeps a log adds them, so that it can be read turn by turn.

    >>> drew = Event("drew", seat=0, facts={"token": Text("wolf")}, knowers=(0,), hidden="token")
    >>> drew.seen_by(1)
    Event(what='drew', seat=0, facts={'token': Text(id='unknown', args={})}, ...)
    """

    what: str
    seat: int | None = None
    facts: dict[str, int | str | Text] = {}
    cells: tuple[str, ...] = ()  # references, such as board/c4
    points: int = 0
    clause: str = ""
    chance: bool = False  # a draw or a shuffle: nobody could know it beforehand
    reveals: bool = False  # something that only ``seat`` (None: nobody) knew is shown
    knowers: tuple[int, ...] | None = None
    hidden: str = ""  # the facts that only knowers see, separated by spaces, or "all"
    passing: bool = False  # knowers may remember it, but nothing shows it to them again
    source: Text | None = None  # what the points are for: a row of the score sheet
    stage: Text | None = None  # the season or round they are scored in: its column
    turn: int = 0  # the turn it belongs to, as a table tells it; 0: before the first
    whose: int | None = None  # the seat whose turn that is; None: everybody's
    draft: bool = False  # a step of a sealed decision, which a table tells once it counts

    @property
    def text(self) -> Text:
        """What happened, as a sentence: the message with everything an event knows.

        >>> Event("line", 0, {"length": 3}, ("board/a1", "board/b1", "board/c1"), 3).text
        Text(id='line', args={'points': 3, 'cells': 'a1, b1, c1', 'length': 3, 'player': 0})
        """
        facts: Facts = {"points": self.points, "cells": ", ".join(cells_of(self.cells))}
        facts |= self.facts
        if self.seat is not None:
            facts.setdefault("player", self.seat)
        return Text(self.what, facts)

    def seen_by(self, seat: int | None, remembering: bool = True) -> Event | None:
        """The event as this seat (None: a spectator) sees it, or nothing.

        A log that a table writes down for people is not ``remembering``: in a passing event it
        leaves blank even what they themselves did (FOG-W6).
        """
        if self.knowers is None:
            return self
        if seat in self.knowers and (remembering or not self.passing):
            return msgspec.structs.replace(self, knowers=None, hidden="", passing=False)
        if self.hidden == "all":
            return None
        facts = dict(self.facts)
        for name in self.hidden.split():
            facts[name] = UNKNOWN
        return msgspec.structs.replace(self, facts=facts, knowers=None, hidden="", passing=False)


UNKNOWN = Text("unknown")


class Events:
    """What happens, while it happens: a game appends each event right after the change that it
    tells of, and ``look`` sees the table as it is at that moment.

    Appending is all there is. Several events at once would be looked at too late, or not at all.

    >>> out = Events(lambda event: print(event.what))
    >>> out.append(Event("drew", seat=0))
    drew
    >>> out += [Event("laid", seat=0)]
    Traceback (most recent call last):
    TypeError: unsupported operand type(s) for +=: 'Events' and 'list'
    >>> [event.what for event in out]
    ['drew']
    """

    __slots__ = ("_events", "_look")

    def __init__(self, look: Callable[[Event], object] | None = None) -> None:
        self._events: list[Event] = []
        self._look = look

    def append(self, event: Event) -> None:
        self._events.append(event)
        if self._look is not None:
            self._look(event)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events)


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: a place for each seat, 1 the best; equal places are shared.

    >>> Outcome(places=(1, 2)).winners
    (0,)
    """

    places: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    tie_break: str = ""  # the clause that decided between equals
    title: str = ""  # the rank or title of a co-operative or solo game: a message id
    tied: tuple[Text, ...] = ()  # what each of the equals had of the thing that decided
    missed: Text | None = None  # what was missing for a better title
    shares: dict[str, str] = {}
    """Which events of the log are somebody's contribution to a shared result, and the messages
    that count them."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Standing(msgspec.Struct, frozen=True):
    """What each seat would have if all were scored now: itemised like events, not yet earned."""

    scores: tuple[int, ...]
    items: tuple[Event, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """What a move would do: its events up to the first that nobody can foresee.

    ``undo``: its player could take it back, whatever is hidden; False where that depends on a
    secret.
    """

    events: tuple[Event, ...]
    now: Standing | None
    then: Standing | None
    undo: bool


class Step(msgspec.Struct, frozen=True):
    """One step of a turn, for the strip that shows how far it has got."""

    text: Text
    state: Literal["done", "now", "ahead"]


class Progress(msgspec.Struct, frozen=True):
    """How far the current part of the game has got: a season, a round, a stack.

    ``short`` names it in a few letters, with a number that tells how much is over or left;
    ``words`` say the same at length. ``done`` out of ``of`` is how far a bar is filled.
    """

    short: Text
    words: Text
    done: int
    of: int


def in_a_row(names: Iterable[str], now: int) -> tuple[Step, ...]:
    """Steps by their messages, one of them in progress.

    >>> [step.state for step in in_a_row(("lay", "draw", "score"), 1)]
    ['done', 'now', 'ahead']
    """
    return tuple(
        Step(Text(name), "done" if place < now else "now" if place == now else "ahead")
        for place, name in enumerate(names)
    )


def places(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Places by score, best first; equals share one.

    >>> places((5, 9, 9))
    (3, 1, 1)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def scored_nothing(told: Iterable[Event]) -> tuple[Event, ...]:
    """What stands on a score sheet where somebody has nothing, if a game has no reasons of its own
    (`View.unscored`): a line for each row in which some seat has points.

    >>> [str(it.source) for it in scored_nothing([Event("laid", 0, points=2, source=Text("card"))])]
    ['card']
    """
    rows = {
        event.source.plain(): event.source
        for event in told
        if event.points and event.source is not None and event.seat is not None
    }
    return tuple(Event("scored_nothing", source=source) for source in rows.values())
