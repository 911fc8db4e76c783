"""The truth about one game in progress: `State`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

import msgspec

from isolario.core import hidden
from isolario.core.chance import NO_CHANCE, UNKNOWN, Chance
from isolario.core.errors import IllegalMove, NotAllowed
from isolario.core.event import Event, Events, Outcome
from isolario.core.fields import GIVEN, Declared, public
from isolario.core.moves import Move, Moves
from isolario.core.text import Text
from isolario.core.undo import NOTHING, undo_at, without
from isolario.core.values import (
    NOT_POSSIBLE,
    TOGETHER,
    WRONG_STEP,
    Entry,
    Memory,
    Refusal,
    Secret,
    Turn,
)

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # only it knows defaults, before Python 3.13

    from isolario.core.game import Game
    from isolario.core.record import Record
    from isolario.core.view import View

    Seen = TypeVar("Seen", bound="View[Any]", default="View[Any]", covariant=True)
else:
    from typing import TypeVar

    Seen = TypeVar("Seen")

__all__ = [
    "NOT_POSSIBLE",
    "TOGETHER",
    "WRONG_STEP",
    "Entry",
    "Memory",
    "Refusal",
    "Secret",
    "State",
    "Turn",
]


class State(Generic[Seen], metaclass=Declared):
    """The truth about one game in progress.

    Mutable only through `play` and `undo`. A game's subclass declares the fields of its position
    (`isolario.core.fields`), says what is legal (`legal_moves`, `refuse`) and does it
    (`do_move`). Names without a leading underscore are a game's to write; the others are the
    core's own.
    """

    game: ClassVar[Game]
    seats: int = public(GIVEN)
    options: Any = public(GIVEN)
    ready: tuple[int, ...] = public(())  # the seats whose sealed decision is in
    active: int = public(TOGETHER)  # whose turn it is
    turns: int = public(0)  # how many have begun
    chance: Chance = NO_CHANCE
    _log: list[Entry] = []  # noqa: RUF012 (a first value, not a class variable)
    _origin: State | None = None
    _seeded: bool = False

    def __init__(self, seats: int, chance: Chance, options: Any) -> None:
        self.seats = seats
        self.options = options
        self._start()
        self.chance = chance

    @classmethod
    def blank(cls, seats: int, options: Any) -> Self:
        """A state of which nothing is known yet."""
        return cls(seats, NO_CHANCE, options)

    if TYPE_CHECKING:  # written by `Declared`

        def _start(self) -> None: ...

        def copy(self) -> Self:
            """An independent state in the same position."""

        def masked(self, seat: int | None) -> Self:
            """The state as a viewer knows it; None is a spectator."""

        def visible(self, seat: int | None) -> dict[str, Any]:
            """The fields that are in a view's data, as they are written there."""

    # --- what a game says -------------------------------------------------------------------

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that have something to decide now; several where a game is simultaneous.
        Usually: whose turn it is, or, where all decide together, whoever is not ready yet."""
        if self.over:
            return ()
        if self.sealed:
            return tuple(seat for seat in range(self.seats) if seat not in self.ready)
        return (self.active,)

    @property
    def sealed(self) -> bool:
        """Whether what is decided now counts only once everybody is ready, and is secret till
        then. Usually: whether the turn that has begun is everybody's."""
        return self.active == TOGETHER and not self.over

    @property
    def phase(self) -> str:
        """What is being done, as a message names it: ``prompt_<phase>`` says what to do,
        ``step_<phase>`` names the step of a turn. A game with more than these has a field of this
        name."""
        return "over" if self.over else "choose" if self.sealed else "turn"

    @property
    def how_far(self) -> tuple[int, int] | None:
        """How much of a game is over, of how much; None: only turns are counted."""
        return None

    @property
    def open_drafts(self) -> bool:
        """Whether sealed decisions are in plain sight anyway, as around a table."""
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
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; none where each plays for itself."""
        return ()

    @property
    def one_team(self) -> bool:
        """Whether all play for the same points: as a team, or somebody alone."""
        return self.seats == 1 or [sorted(team) for team in self.teams] == [[*range(self.seats)]]

    @abstractmethod
    def legal_moves(self, seat: int) -> Moves:
        """What a seat may do now; empty for one that has nothing to decide."""

    def action_mask(self, seat: int) -> int:
        """The numbers of a seat's legal moves, as bits: the same as its view's, without making
        one."""
        return self.legal_moves(seat).mask(self)

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        """Why a move is illegal, or None. Agrees with `legal_moves` and knows no secret of
        others. A game says why where it knows, and leaves the rest to this."""
        if seat not in self.to_move:
            return Refusal("", Text("already_ready" if seat in self.ready else "not_your_turn"))
        legal = self.legal_moves(seat)
        if move in legal:
            return None
        at_stake = any(type(other) is type(move) for other in legal)
        return Refusal("", Text(NOT_POSSIBLE if at_stake else WRONG_STEP))

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        """All that this seat's view does not tell, by the name of its place; with ``recalling``,
        without what the seat remembers. Which places there are is no secret. The checks of
        `isolario.contract` need it. Usually: what the masks of pools and choices hide."""
        return hidden.secrets(self, seat)

    @abstractmethod
    def do_move(self, seat: int, move: Move, out: Events) -> None:
        """Makes a legal move. Each event is appended right after the change it tells of."""

    def do_open(self, out: Events) -> None:
        """What happens at the very start, before the first decision."""

    def do_settle(self, out: Events) -> None:
        """What the table does once all sealed decisions are in."""

    def tells(self, seat: int) -> bool:
        """Whether others must not know if a seat has a choice now. Then the table does not make its
        only move for it, and nobody can tell by the time that a bot takes. Others know what this
        says: it goes by what everybody sees."""
        return False

    def forced(self) -> tuple[int, Move] | None:
        """The decision that the table makes itself: the only one left, if that tells nothing."""
        if self.sealed or not (to_move := self.to_move):
            return None
        moves = self.legal_moves(to_move[0])
        if len(moves) != 1 or self.tells(to_move[0]):
            return None
        return to_move[0], moves[0]

    def rebuild(self) -> None:
        """Works out the derived fields again, from the others."""

    @property
    def incomplete(self) -> bool:
        """Whether something in a written position is left blank; then it cannot be played on."""
        masked = (name for name, field in type(self).fields.items() if field.kind == "masked")
        return any(_blank(getattr(self, name)) for name in masked) or hidden.is_blank(self)

    def contradiction(self) -> tuple[str, str] | None:
        """What is wrong with a position that came from outside: the name of the field or line,
        and what was expected there. What it lets pass can be drawn, and played to the end.

        Values have their types and are one for each seat where they should; nothing else is
        known of them. Derived fields are not worked out yet. Usually: a pool that is not whole."""
        return hidden.contradiction(self)

    # --- what follows -----------------------------------------------------------------------

    def _admit(self, asked: Iterable[int] | None = None) -> tuple[str, str] | None:
        """Works out the rest of a position that came from outside, or says what is wrong with it.
        A seat with something to decide must be able to; ``asked`` are those that are known to
        (None: everybody, if nothing is left blank)."""
        if not 0 <= self.turns <= self.game.longest:
            return "turn count", f"how many turns have begun, {self.game.longest} at most"
        if not TOGETHER <= self.active < self.seats:
            return "turn", f"a seat from 0 to {self.seats - 1}"
        if list(self.ready) != sorted({*self.ready} & {*range(self.seats)}):
            return "ready", "seats, each once and in order"
        if found := self.contradiction():
            return found
        self.rebuild()
        movers = self.to_move
        if self.over == bool(movers):
            return "phase", "somebody with something to decide, until the game is over"
        if asked is None:
            asked = () if self.incomplete else movers
        for seat in movers:
            if seat in asked and not len(self.legal_moves(seat)):
                return "phase", f"something that seat {seat} can do"
        return None

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def turn(self) -> Turn:
        """Whose turn it is, its count, and who interrupts it."""
        active = self.active
        if active == TOGETHER:
            return Turn(None, self.turns)
        return Turn(active, self.turns, tuple(seat for seat in self.to_move if seat != active))

    def begin_turn(self, seat: int = TOGETHER) -> None:
        """For games: from now on it is this seat's turn."""
        self.active = seat
        self.turns += 1

    def be_ready(self, seat: int) -> None:
        """For games: a seat's sealed decision is in."""
        self.ready = tuple(sorted((*self.ready, seat)))

    def view(self, seat: int | None = None) -> Seen:
        """What a seat may know; None is a spectator."""
        self.check_seat(seat)
        return self.game.view_type(seat, self.masked(seat))  # type: ignore[return-value]

    def open_view(self, seat: int | None = None) -> Seen:
        """What a seat would see if nothing were masked, its own choices included: for a game that
        is over. Like any view it can be looked at, not played on.

        >>> import isolario
        >>> state = isolario.new("beacon-patrol", seed=7)
        >>> set(state.view().known.stack), state.open_view().known.stack == state.stack
        ({'?'}, True)
        """
        self.check_seat(seat)
        known, whole = self.masked(seat), self.copy()
        for name, field in type(self).fields.items():
            if field.mask is not None:
                setattr(known, name, getattr(whole, name))
        return self.game.view_type(seat, known)  # type: ignore[return-value]

    @property
    def text(self) -> str:
        """The whole position as text; `Game.parse` reads it."""
        return self.game.write(self)

    # --- what the core does with it ---------------------------------------------------------

    def play(
        self, seat: int, move: Move | str, look: Callable[[Event], object] | None = None
    ) -> list[Event]:
        """Makes a move and returns what happened, unfiltered. Illegal: `IllegalMove`, and
        nothing has changed.

        ``look`` is called with each event as it happens, for those who want to see the position
        at that moment (to animate it).
        """
        if isinstance(move, str):
            move = self.game.read(move)
        if self.chance is NO_CHANCE:
            raise NotAllowed("what is not known is blank here: play on a guess of it")
        if refusal := self.refuse(seat, move):
            raise IllegalMove(refusal.clause, refusal.reason, refusal.cells, self.game.name)
        log = self._log
        sealed = self.sealed
        out = Events(look)
        self.do_move(seat, move, out)
        events = out._events
        if sealed:
            at = len(log)  # sealed decisions are kept in seat order, not in order of arrival
            while at and log[at - 1].sealed and log[at - 1].seat > seat:  # type: ignore[operator]
                at -= 1
            log.insert(at, Entry(seat, move, tuple(events), True))
            if not self.to_move:
                out = Events(look)
                self.do_settle(out)
                events += self._note(out)
        else:
            log.append(Entry(seat, move, tuple(events)))
        while (forced := self.forced()) is not None:
            out = Events(look)
            self.do_move(*forced, out)
            events += self._note(out)
        return events

    def _begin(self) -> None:
        out = Events()
        self.do_open(out)
        self._note(out)

    def _note(self, out: Events) -> tuple[Event, ...]:
        """Writes down what the table itself did."""
        events = tuple(out._events)
        self._log.append(Entry(None, None, events))
        return events

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that happened, unfiltered."""
        return tuple(self._log)

    def has_private_view(self, seat: int) -> bool:
        """Whether a seat now sees what spectators must not, or has to decide it in secret. At a
        shared screen only its player may look then.

        >>> import isolario
        >>> isolario.new("foggy-island", seed=7).has_private_view(0)  # it chooses its first hand
        True
        >>> isolario.new("beacon-patrol", seed=7).has_private_view(0)
        False
        """
        if self.sealed and not self.open_drafts and seat in self.to_move:
            return True
        return self.view(seat).tells_more(self.view(None))

    def discreet(self, seat: int) -> bool:
        """Whether the time that a seat takes for its decision could tell others something: it
        decides in secret, or whether it has a choice is its secret (`tells`).

        >>> import isolario
        >>> isolario.new("foggy-island", seed=7).discreet(0)  # it chooses its first hand
        True
        """
        return (self.sealed and not self.open_drafts) or self.tells(seat)

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

    def open_steps(self, seat: int) -> tuple[Move, ...]:
        """The seat's own steps of the sealed decision that is being made, in order."""
        steps: list[Move] = []
        for entry in reversed(self._log if self.sealed else ()):
            if not entry.sealed:
                break
            if entry.seat == seat and entry.move is not None:
                steps.insert(0, entry.move)
        return tuple(steps)

    def last_step(self, seat: int) -> Entry:
        """The seat's last sealed step, and what came of it alone. What happened because it was
        the last one awaited is the table's entry."""
        return next(it for it in reversed(self._log) if it.sealed and it.seat == seat)

    def can_undo(
        self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()
    ) -> bool:
        """Whether the seat may take a decision back: its last one, or any step (``move``) of a
        sealed decision, if its other choices can stand without it. Never past another's
        decision, a draw, something shown to others or the end of the game. Where all others are
        ``bots``, what the seat showed of its own secrets is no obstacle: they forget it again."""
        return self.why_no_undo(seat, move, bots) is None

    def why_no_undo(
        self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()
    ) -> Text | None:
        """Why the seat cannot take back its last decision, or this one; None if it can.

        >>> import isolario
        >>> state = isolario.new("beacon-patrol", seed=1)
        >>> state.why_no_undo(0)
        Text(id='undo_undecided', args={})
        """
        if move is not None:
            found = without(self, seat, self._read(move), bots)
            return found if isinstance(found, Text) else None
        if not (self._seeded or self._origin is not None):
            return NOTHING
        at = self._undo_at(seat, None, bots)
        return at if isinstance(at, Text) else None

    def undo(self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()) -> None:
        """Takes a decision of the seat back (see `can_undo`), as if it had never been made."""
        fresh = without(self, seat, self._read(move), bots)
        if isinstance(fresh, Text):
            what = "nothing that" if move is None else f"no {move} that"
            raise NotAllowed(f"seat {seat} has {what} can be taken back")
        self._become(fresh)

    def _undo_at(
        self, seat: int, move: Move | None = None, bots: Collection[int] = ()
    ) -> int | Text:
        return undo_at(self, seat, move, bots)

    def _read(self, move: Move | str | None) -> Move | None:
        return self.game.read(move) if isinstance(move, str) else move

    def _start_again(self) -> Self | None:
        """The game before its first decision, if it is known how it began."""
        if self._origin is not None:
            fresh = self._origin.copy()
            fresh._origin = self._origin
        elif self._seeded:
            fresh = type(self)(self.seats, self.chance, self.options)
            fresh._seeded = True
            fresh._begin()
        else:
            return None
        return fresh  # type: ignore[return-value]

    def _become(self, other: State) -> None:
        for name in type(self).fields:
            setattr(self, name, getattr(other, name))

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


def _blank(value: object) -> bool:
    """Whether there is a question mark somewhere in a value."""
    if isinstance(value, list | tuple):
        return any(map(_blank, value))
    if isinstance(value, msgspec.Struct):
        return any(_blank(getattr(value, name)) for name in value.__struct_fields__)
    return value == UNKNOWN
