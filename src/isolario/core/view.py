"""What one seat may know of a game: `View`, a masked state and its viewer."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

import msgspec

from isolario.core.attempt import attempt
from isolario.core.chance import Chance
from isolario.core.errors import IllegalMove, NotAllowed
from isolario.core.event import (
    Event,
    Events,
    Facts,
    Outcome,
    Preview,
    Progress,
    Standing,
    Step,
    in_a_row,
)
from isolario.core.known import read_known
from isolario.core.moves import NONE, Move, Moves
from isolario.core.observation import Written
from isolario.core.reason import Term
from isolario.core.state import Memory, Refusal, State, Turn
from isolario.core.text import Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from isolario.core.game import Game
    from isolario.picture.scene import Area, Scene

    Known = TypeVar("Known", bound="State[Any]", default=Any)
else:
    from typing import TypeVar

    Known = TypeVar("Known")

GUESSES = 10_000
"""How often a guess is tried: a game's own views need a few tries, a written one may never fit."""

_encode = msgspec.json.Encoder().encode

TRIES = 4
"""Guesses on which a move is made to tell whether it could be taken back."""


class View(Generic[Known]):
    """All that a seat could know with perfect memory, except what a clause hides even from it.

    ``known`` is the state with everything else masked: rules that need no secret work on it, but
    nothing can be played there. A view is a value: two views of the same information are equal,
    and so are their data, byte for byte.
    """

    __slots__ = ("known", "seat")

    game: ClassVar[Game]
    anonymous: ClassVar[bool] = False  # of a game that has no view of its own: no module names it
    seat: int | None
    known: Known

    def __init__(self, seat: int | None, known: Known) -> None:
        self.seat = seat
        self.known = known

    # --- what a game says -------------------------------------------------------------------

    def standing(self) -> Standing | None:
        """What each seat would have if all were scored now; None where nobody can tell. Usually:
        what it has."""
        return Standing(self.scores)

    @property
    def prompt(self) -> Text:
        """What to do now, in one sentence. Usually the message ``prompt_<phase>``."""
        if self.over:
            return Text("prompt_over")
        return Text(f"prompt_{self.known.phase}") if self.seat in self.to_move else self.idle

    @property
    def idle(self) -> Text:
        """What is said to those who have nothing to decide: players wait, spectators watch."""
        return Text("prompt_watch" if self.seat is None else "prompt_wait")

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the turn: done, now, ahead. Usually the messages ``step_<phase>`` of
        `Game.phases`."""
        if self.over:
            return ()
        now = self.known.phase
        phases = self.game.phases or (now,)
        return in_a_row([f"step_{phase}" for phase in phases], phases.index(now))

    @property
    def progress(self) -> Progress:
        """Which season, round or stack it is, and how much of it is left. Usually
        `State.how_far`."""
        if (far := self.known.how_far) is not None:
            done, of = far
            facts: Facts = {"done": done, "of": of}
            return Progress(Text("progress_short", facts), Text("progress_words", facts), done, of)
        turn = Text("progress_turn", {"n": self.turn.count})
        return Progress(turn, turn, self.turn.count, self.game.longest)

    def unscored(self) -> tuple[Event, ...]:
        """Why somebody has nothing for a source, once a game is over: lines of 0 points, as on a
        score sheet. One is told only where its source gave nothing to its seat (None: to anybody)
        in its stage (None: in any). The sheet has its rows in the order of these sources."""
        return ()

    # --- what follows -----------------------------------------------------------------------

    @property
    def coach(self) -> Text | None:
        """What a friend at the table would say of this decision, in one sentence that names no
        move; None where there is nothing to say, or nothing to decide."""
        mine = self.seat is not None and self.seat in self.to_move
        return self.game.coach(self) if mine and self.game.coach else None

    @property
    def seats(self) -> int:
        return self.known.seats

    @property
    def options(self) -> Any:
        return self.known.options

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.known.to_move

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats whose sealed decision is in."""
        return self.known.ready

    @property
    def scores(self) -> tuple[int, ...]:
        return self.known.scores

    @property
    def outcome(self) -> Outcome | None:
        return self.known.outcome

    @property
    def over(self) -> bool:
        return self.known.over

    @property
    def turn(self) -> Turn:
        return self.known.turn

    @property
    def text(self) -> str:
        """The position as text, unknown things as question marks."""
        return self.known.text

    def data(self) -> dict[str, Any]:
        """The view as plain data, by the names of the fields."""
        return self.known.visible(self.seat)

    def json(self) -> bytes:
        """The data as JSON; `Game.view` reads it."""
        return _encode(self.data())

    def tells_more(self, than: View[Any]) -> bool:
        """Whether it tells something that another viewer's view of the same position does not."""
        return {**self.data(), "seat": None} != {**than.data(), "seat": None}

    def legal_moves(self) -> Moves:
        """What this seat may do now."""
        return NONE if self.seat is None else self.known.legal_moves(self.seat)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move of this seat is illegal now, or None."""
        return self.known.refuse(-1 if self.seat is None else self.seat, move)

    def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
        """What a player who has chosen these facets of a move means, as in the scene's choices:
        a legal move, or why there is none; None only where more has to be chosen. More or longer
        facets than a move has are `BadNotation`."""
        return attempt(self, facets)

    def number(self, move: Move) -> int:
        """The number of a legal move, below `Game.actions`."""
        return self.game.numbering.number(self.known, move)

    def action_mask(self) -> int:
        """The numbers of the legal moves, as bits; found without making the moves.

        >>> import isolario
        >>> view = isolario.new("foggy-island", seed=7).view(0)
        >>> view.action_mask().bit_count() == len(view.legal_moves())
        True
        """
        return 0 if self.seat is None else self.known.action_mask(self.seat)

    def move(self, number: int) -> Move:
        """The legal move with this number."""
        if 0 <= number < self.game.actions:
            move = self.game.numbering.move(self.known, number)
            if move is not None and move in self.legal_moves():
                return move
        raise NotAllowed(f"no legal move has the number {number}")

    def observation(self) -> tuple[Written, ...]:
        """The view as numbers, for programs that learn: part by part, as `Game.observation` says
        what they mean."""
        return self.game.observation.write(self)

    def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> Known:
        """A state that could be behind this view: what is hidden is redealt, all deals that fit
        being equally likely. With ``recall``, what the seat remembers is kept too."""
        for _ in range(GUESSES):
            state = self.known.copy()
            state.chance = Chance(f"guess {rng.getrandbits(64):016x}")
            if self.game.guess(self, state, rng, recall) is not False:
                return state
        raise NotAllowed("no deal fits this view: such a position cannot come about")

    def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
        """What a legal move would do, as far as this seat can foresee it, and whether it could take
        it back, if these others are bots (see `State.can_undo`). Where the standing hangs
        on a draw, nobody can tell what it will be; a card drawn for the next turn is no matter."""
        seat = self._may(move)
        tries = (self._tried(seat, move, number, bots) for number in range(TRIES))
        guess, events, undo = next(tries)
        draws = any(event.chance for event in events)
        others = list(tries) if undo or draws else []
        certain = takewhile(lambda event: not event.chance and not _news(event, seat), events)
        foreseen = tuple(seen for event in certain if (seen := event.seen_by(seat)) is not None)
        then = None if any(_news(event, seat) for event in events) else guess.view(seat).standing()
        if draws and (
            _draws_points(events) or any(it.view(seat).standing() != then for it, *_ in others)
        ):
            then = None
        return Preview(foreseen, self.standing(), then, undo and all(back for *_, back in others))

    def explain(self, move: Move) -> tuple[Term, ...]:
        """Why a legal move looks as good as it does: the things that its worth is made of, as far
        as they count at all. Their sum is what the game's judge says (`Judgement.judge`); nothing,
        if the game does not explain itself. `isolario.core.reason.reasons` makes a sentence of
        what others may know of it.

        >>> import isolario
        >>> view = isolario.new("land-vs-sea", seed=3).view(0)
        >>> [term.text.english("land-vs-sea") for term in view.explain(view.legal_moves()[0])]
        ['the new tile is useful: +½', 'the next player does not get it: +½']
        """
        self._may(move)
        explain = self.game.bot.explain
        return () if explain is None else tuple(it for it in explain(self, move) if it.worth)

    def _may(self, move: Move) -> int:
        """The seat, if it can make a move."""
        if self.seat is None:
            raise NotAllowed("a spectator has no moves")
        if refusal := self.why_not(move):
            raise IllegalMove(refusal.clause, refusal.reason, refusal.cells, self.game.name)
        return self.seat

    def _tried(
        self, seat: int, move: Move, number: int, bots: Collection[int]
    ) -> tuple[Known, list[Event], bool]:
        """A guess after a move, what happened, and whether the move could be taken back."""
        guess = self.guess(random.Random(number))
        if guess.sealed:  # what happens when all are ready depends on what the others chose
            out = Events()
            guess.do_move(seat, move, out)
            return guess, list(out), bool(guess.to_move)
        events = guess.play(seat, move)
        return guess, events, isinstance(guess._undo_at(seat, None, bots), int)

    def scene(self) -> Scene:
        """How it looks, with the choices this seat has."""
        return self.game.scene(self)

    def in_front(self) -> tuple[Area, ...]:
        """What lies before this seat: its hand, as the scene shows it. What spectators see too may
        be left out."""
        if self.game.in_front is not None:
            return self.game.in_front(self)
        return tuple(area for area in self.scene().areas if area.role == "hand")

    def look(self, key: str) -> Area | None:
        """A board that the scene shows small, at its full size; None if there is no such board."""
        return self.game.look(self, key) if self.game.look and key in self.small() else None

    def small(self) -> list[str]:
        """The keys of the boards that the scene shows small."""
        return [mosaic.key for area in self.scene().areas for mosaic in area.mosaics]

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        from isolario.picture.svg import draw

        return draw(self.scene(), self.game, theme="auto")

    @classmethod
    def read(cls, data: bytes | str) -> Self:
        """A view from its JSON, or `CorruptView`."""
        return cls(*read_known(cls.game, data))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.json())

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self)
        return _again, (kind.game.state_type if kind.anonymous else kind, self.json())

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{self.game.name} as {who} sees it, to move: {self.to_move}>"


def _again(kind: type[View] | type[State], data: bytes) -> View:
    """A view after pickling."""
    return kind.read(data) if issubclass(kind, View) else kind.game.view(data)


def _news(event: Event, seat: int) -> bool:
    """Whether an event shows something that this seat did not know."""
    return event.reveals and event.seat != seat


def _draws_points(events: Iterable[Event]) -> bool:
    """Whether points are given by a draw, or after one."""
    return any(event.points for event in dropwhile(lambda event: not event.chance, events))
