"""The contract that every game keeps, and nothing else needs to know which game it is.

`Game` is a rulebook, `State` the truth about one game in progress, `View` what one seat may
know of it. The core keeps the log of what happened and derives record, recall and undo from it;
a game says what may be done and does it.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from isolario.core.chance import NO_CHANCE, Chance
from isolario.core.errors import IllegalMove, NotAllowed, UnknownOption
from isolario.core.event import Event, Outcome, Preview, Standing, Step
from isolario.core.moves import NONE, Move, Moves
from isolario.core.options import Options, read_options
from isolario.core.text import Text

if TYPE_CHECKING:
    from isolario.core.record import Record
    from isolario.core.scene import Scene

TRIES = 4
"""Guesses on which a move is made to tell whether it could be taken back."""

Memory = Move | Event
"""What a seat remembers: a move of its own, or an event as it was shown to it."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is illegal: the clause, a message, references to the cells at fault."""

    clause: str
    reason: Text
    cells: tuple[str, ...] = ()


class Secret(msgspec.Struct, frozen=True):
    """A place whose pieces somebody does not know.

    Pieces of one ``pool`` could lie in any of its places, as far as that somebody knows. Several
    pieces in one place have no order and are sorted; where order matters, as in a deck, each
    piece has a place of its own. Without a pool it is something chosen, not dealt.

    >>> {"hand of red": Secret(("rat", "wolf"), "red"), "deck of red 1": Secret(("pig",), "red")}
    {'hand of red': Secret(pieces=('rat', 'wolf'), pool='red'), ...}
    """

    pieces: tuple[str, ...]
    pool: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: who decided what, and what came of it. ``seat`` None: the table."""

    seat: int | None
    move: Move | None
    events: tuple[Event, ...]
    sealed: bool = False


class Game(ABC):
    """A rulebook: what can be played, and how a game of it is made, read and drawn."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its clauses
    rules_version: ClassVar[int]
    options: ClassVar[type[Options]]
    seats: ClassVar[tuple[int, ...]]  # the numbers of players there can be
    all_moves: ClassVar[Sequence[Move]]  # every move there can be, in the order of their numbers
    longest: ClassVar[int]  # a bound on the decisions of one game
    features: ClassVar[int]  # how many numbers `View.features` gives
    folder: ClassVar[Path]
    view_type: ClassVar[type[View]]

    def new(
        self,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        options: Mapping[str, object] | Options | None = None,
    ) -> State:
        """A fresh game. Without a seed it gets a new one."""
        if not isinstance(options, Options):
            options = read_options(self.name, self.options, options or {})
        if seats is None:
            seats = options.default_seats(self.seats)
        if seats not in self.seats:
            allowed = _either(self.seats)
            raise UnknownOption(f"{self.name} is for {allowed} players, not {seats}")
        if problem := options.problem(seats):
            raise UnknownOption(f"{self.name}: {problem}")
        state = self.deal(seats, Chance.of(seed), options)
        state._seeded = True
        state._begin()
        return state

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: Any) -> State:
        """The position before anything has happened; `State._open` then starts the game."""

    @abstractmethod
    def read(self, notation: str) -> Move:
        """The move that a notation names (not necessarily a legal one), or `BadNotation`."""

    @abstractmethod
    def parse(self, text: str) -> State:
        """The state that a position's text describes, or `BadNotation`."""

    @abstractmethod
    def scene(self, view: Any) -> Scene:
        """How a view looks, with the choices its seat has."""

    @abstractmethod
    def judge(self, view: Any, move: Any) -> float:
        """How good a move looks at a glance, higher is better: the heuristic of easy bots."""

    def seat_names(self, seats: int) -> tuple[Text, ...]:
        """What the game itself calls its seats, such as blue and red; none: by their numbers."""
        return ()

    @property
    def actions(self) -> int:
        """How many moves there can be: `View.number` is below it."""
        return len(self.all_moves)

    @cached_property
    def numbers(self) -> dict[Move, int]:
        """The number of each move there can be."""
        return {move: number for number, move in enumerate(self.all_moves)}

    def view(self, data: bytes | str) -> View:
        """A view from its JSON."""
        return msgspec.json.decode(data, type=self.view_type)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def _either(numbers: tuple[int, ...]) -> str:
    """How many can play, in words.

    >>> _either((1, 2, 3, 4)), _either((2, 4))
    ('1 to 4', '2 or 4')
    """
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))


class State(ABC):
    """The truth about one game in progress.

    Mutable only through `play` and `undo`. A game's subclass keeps its position in slots, says
    what is legal (`legal_moves`, `refuse`) and does it (`_make`).
    """

    __slots__ = ("_log", "_origin", "_seeded", "chance", "options", "seats")

    game: ClassVar[Game]
    options: Any
    seats: int
    chance: Chance
    _log: list[Entry]
    _origin: State | None
    _seeded: bool

    def __init__(self, seats: int, chance: Chance, options: Any) -> None:
        self.seats = seats
        self.chance = chance
        self.options = options
        self._log = []
        self._origin = None
        self._seeded = False

    # --- what a game says -------------------------------------------------------------------

    @property
    @abstractmethod
    def to_move(self) -> tuple[int, ...]:
        """The seats that have something to decide now; several where a game is simultaneous."""

    @property
    @abstractmethod
    def sealed(self) -> bool:
        """Whether what is decided now counts only once everybody is ready, and is secret till
        then."""

    @property
    def openly(self) -> bool:
        """Whether sealed decisions are in sight of all the same, as round one table."""
        return False

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points earned so far, by seat."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; none where each plays for itself."""
        return ()

    @abstractmethod
    def legal_moves(self, seat: int) -> Moves:
        """What a seat may do now; empty for one that has nothing to decide."""

    @abstractmethod
    def refuse(self, seat: int, move: Move) -> Refusal | None:
        """Why a move is illegal, or None. Agrees with `legal_moves` and knows no secret of
        others."""

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None is a spectator."""

    @abstractmethod
    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        """All that this seat's view does not tell, by the name of its place; with ``recalling``,
        without what the seat remembers. Which places there are is no secret. The checks of
        `isolario.core.contract` need it."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The whole position as text; `Game.parse` reads it."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state in the same position."""

    @abstractmethod
    def _make(self, seat: int, move: Move, out: list[Event]) -> None:
        """Makes a legal move. Each event is appended right after the change that it tells of."""

    def _open(self, out: list[Event]) -> None:  # noqa: B027 (nothing need happen)
        """What happens at the very start, before the first decision."""

    def _settle(self, out: list[Event]) -> None:  # noqa: B027 (a game may have none)
        """What the table does once all sealed decisions are in."""

    def _forced(self) -> tuple[int, Move] | None:
        """The only possible decision, if making it tells nobody anything new."""
        return None

    # --- what the core does with it ---------------------------------------------------------

    def play(self, seat: int, move: Move | str, out: list[Event] | None = None) -> list[Event]:
        """Makes a move and returns what happened, unfiltered. Illegal: `IllegalMove`, and
        nothing has changed.

        Whoever wants to see the position at each event (to animate it) passes a list whose
        ``append`` looks.
        """
        if isinstance(move, str):
            move = self.game.read(move)
        if self.chance is NO_CHANCE:
            raise NotAllowed("what is not known is blank here: play on a guess of it")
        if refusal := self.refuse(seat, move):
            raise IllegalMove(refusal.clause, refusal.reason, refusal.cells)
        events: list[Event] = [] if out is None else out
        done = len(events)
        log = self._log
        if self.sealed:
            self._make(seat, move, events)
            at = len(log)  # sealed decisions are kept in seat order, not in order of arrival
            while at and log[at - 1].sealed and log[at - 1].seat > seat:  # type: ignore[operator]
                at -= 1
            log.insert(at, Entry(seat, move, tuple(events[done:]), True))
            if not self.to_move:
                done = len(events)
                self._settle(events)
                log.append(Entry(None, None, tuple(events[done:])))
        else:
            self._make(seat, move, events)
            log.append(Entry(seat, move, tuple(events[done:])))
        while (forced := self._forced()) is not None:
            done = len(events)
            self._make(*forced, events)
            log.append(Entry(None, None, tuple(events[done:])))
        return events

    def _begin(self) -> None:
        events: list[Event] = []
        self._open(events)
        self._log.append(Entry(None, None, tuple(events)))

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that happened, unfiltered."""
        return tuple(self._log)

    def keeps_secrets(self, seats: Iterable[int]) -> bool:
        """Whether one of these seats sees now, or has been shown, what another must not."""
        if self.sealed and not self.openly:
            return True
        if len({self.view(seat).text for seat in seats}) > 1:
            return True
        return any(event.knowers is not None for entry in self._log for event in entry.events)

    def check_seat(self, seat: int | None) -> None:
        """Refuses a viewer who does not sit here."""
        if seat is not None and not 0 <= seat < self.seats:
            raise NotAllowed(f"there is no seat {seat}: seats go from 0 to {self.seats - 1}")

    def recall(self, seat: int) -> tuple[Memory, ...]:
        """The seat's own moves and the events shown to it at the time, in order."""
        memory: list[Memory] = []
        for entry in self._log:
            if entry.seat == seat and entry.move is not None:
                memory.append(entry.move)
            memory += (seen for event in entry.events if (seen := event.seen_by(seat)) is not None)
        return tuple(memory)

    def _undo_at(self, seat: int) -> int | None:
        """Where in the log the entry is that this seat could take back."""
        log = self._log
        if self.over:
            return None
        if self.sealed:
            for at in range(len(log) - 1, -1, -1):
                if not log[at].sealed:
                    return None
                if log[at].seat == seat:
                    return at
            return None
        for at in range(len(log) - 1, -1, -1):
            entry = log[at]
            if entry.sealed or any(event.chance or event.reveals for event in entry.events):
                return None
            if entry.seat is not None:
                return at if entry.seat == seat else None
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back: never past another's decision, a
        draw, something shown or the end of the game."""
        return (self._seeded or self._origin is not None) and self._undo_at(seat) is not None

    def undo(self, seat: int) -> None:
        """Takes the seat's last decision back, as if it had never been made."""
        at = self._undo_at(seat) if self.can_undo(seat) else None
        if at is None:
            raise NotAllowed(f"seat {seat} has nothing that can be taken back")
        kept = [
            (entry.seat, entry.move)
            for place, entry in enumerate(self._log)
            if place != at and entry.seat is not None and entry.move is not None
        ]
        fresh = self._start_again()
        for other, move in kept:
            fresh.play(other, move)
        self._become(fresh)

    def _start_again(self) -> Self:
        if self._origin is not None:
            fresh = self._origin.copy()
            fresh._origin = self._origin
        else:
            fresh = self.game.deal(self.seats, self.chance, self.options)
            fresh._seeded = True
            fresh._begin()
        return fresh  # type: ignore[return-value]

    def _become(self, other: State) -> None:
        for kind in type(self).__mro__:
            for slot in getattr(kind, "__slots__", ()):
                setattr(self, slot, getattr(other, slot))

    def _copy_core(self, fresh: State) -> None:
        """For `copy` of a game: the part that the core keeps."""
        fresh.seats = self.seats
        fresh.chance = self.chance
        fresh.options = self.options
        fresh._log = self._log.copy()
        fresh._origin = self._origin
        fresh._seeded = self._seeded

    def record(self) -> Record:
        """The game as data: it can be saved, loaded and verified."""
        from isolario.core.record import record_of

        return record_of(self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, to move: {self.to_move}>"

    def _repr_svg_(self) -> str:
        return self.view(None)._repr_svg_()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat could know with perfect memory, except what a clause hides even from it.

    A value: two views of the same information are equal, byte for byte.
    """

    seat: int | None
    seats: int
    to_move: tuple[int, ...]
    ready: tuple[int, ...] = ()  # the seats whose sealed decision is in
    scores: tuple[int, ...]
    outcome: Outcome | None = None

    game: ClassVar[Game]

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def json(self) -> bytes:
        """The view as data; `Game.view` reads it."""
        return msgspec.json.encode(self)

    @property
    def known(self) -> State:
        """The state with everything unknown left blank: rules that need no secret work on it."""
        raise NotImplementedError

    def legal_moves(self) -> Moves:
        """What this seat may do now."""
        return NONE if self.seat is None else self.known.legal_moves(self.seat)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move of this seat is illegal now, or None."""
        return self.known.refuse(-1 if self.seat is None else self.seat, move)

    def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
        """What somebody means who has chosen these facets of a move, as in the scene's choices:
        a legal move, or why there is none; None where that cannot be told. A game whose moves
        are not written with their places says more."""
        from isolario.core.attempt import attempt

        return attempt(self, facets)

    def number(self, move: Move) -> int:
        """The number of a legal move, below `Game.actions`."""
        return self.game.numbers[move]

    def move(self, number: int) -> Move:
        """The legal move with this number."""
        if 0 <= number < self.game.actions:
            move = self.game.all_moves[number]
            if move in self.legal_moves():
                return move
        raise NotAllowed(f"no legal move has the number {number}")

    def features(self) -> tuple[float, ...]:
        """The view as numbers from -1 to 1, for programs that learn; always as many as
        `Game.features` says, and each in its place."""
        raise NotImplementedError

    def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> State:
        """A state that could be behind this view: what is hidden is dealt anew, all deals that
        fit being equally likely. With ``recall``, what the seat remembers is kept too."""
        raise NotImplementedError

    def standing(self) -> Standing | None:
        """What each seat would have if all were scored now; None where nobody can tell."""
        raise NotImplementedError

    @property
    def prompt(self) -> Text:
        """What to do now, in one sentence."""
        raise NotImplementedError

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the turn: done, now, ahead."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """The position as text, unknown things as question marks."""
        return self.known.text

    def preview(self, move: Move) -> Preview:
        """What a legal move would do, as far as this seat can foresee it."""
        seat = self.seat
        if seat is None:
            raise NotAllowed("a spectator has no moves to preview")
        if refusal := self.why_not(move):
            raise IllegalMove(refusal.clause, refusal.reason, refusal.cells)
        tries = (self._tried(seat, move, number) for number in range(TRIES))
        guess, events, undo = next(tries)
        surprise = any(_news(event, seat) for event in events)
        certain = takewhile(lambda event: not event.chance and not _news(event, seat), events)
        foreseen = tuple(seen for event in certain if (seen := event.seen_by(seat)) is not None)
        then = None if surprise else guess.view(seat).standing()
        return Preview(foreseen, self.standing(), then, undo and all(again for *_, again in tries))

    def _tried(self, seat: int, move: Move, number: int) -> tuple[State, list[Event], bool]:
        """A guess after a move, what happened, and whether that could be taken back."""
        guess = self.guess(random.Random(number))
        events: list[Event] = []
        if guess.sealed:  # what happens when all are ready rests on what the others chose
            guess._make(seat, move, events)
            return guess, events, bool(guess.to_move)
        guess.play(seat, move, events)
        return guess, events, guess._undo_at(seat) is not None

    def scene(self) -> Scene:
        """How it looks, with the choices this seat has."""
        return self.game.scene(self)

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        from isolario.core.svg import draw

        return draw(self.scene(), self.game, theme="auto")


def _news(event: Event, seat: int) -> bool:
    """Whether an event shows something that this seat did not know."""
    return event.reveals and event.seat != seat
