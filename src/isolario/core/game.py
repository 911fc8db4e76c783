"""The contract that every game keeps, so that nothing else needs to know which game it is.

`Game` is a rulebook, `State` the truth about one game in progress, `View` what one seat may
know of it. The core keeps the log of what happened and derives record, recall and undo from it;
a game says what may be done and does it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from isolario.core.chance import NO_CHANCE, Chance
from isolario.core.errors import BadNotation, BadPieces, UnknownOption
from isolario.core.event import Facts, Outcome
from isolario.core.hidden import deal_again
from isolario.core.judgement import Judgement
from isolario.core.moves import Move, Numbering, Static, read_listed
from isolario.core.notation import LONGEST
from isolario.core.observation import Observation
from isolario.core.options import USUAL, Options, SetUp, options_text, read_options
from isolario.core.pieces import BEGUN, chosen_files
from isolario.core.plain import Plain
from isolario.core.position import Position
from isolario.core.rematch import Rematch, another_begins
from isolario.core.seats import seat_colours
from isolario.core.state import Entry, Memory, Refusal, Secret, State, Turn
from isolario.core.text import Text
from isolario.core.view import View

if TYPE_CHECKING:
    from isolario.core.count import CountPart
    from isolario.picture.contact import Sheet
    from isolario.picture.scene import Area, Scene

__all__ = ["Entry", "Game", "Memory", "Refusal", "Secret", "State", "Turn", "View"]


class PositionPart(Protocol):
    """How a game's positions are written: its module ``position``.

    Options, the count of turns and the seed are the core's; everything else is the game's.
    """

    def read(self, position: Position, options: Any) -> State:
        """The state that a text describes, or `BadNotation`."""

    def write(self, state: Any) -> tuple[str, dict[str, str]]:
        """The head of the text (a board, lines of tiles) and its lines by name."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game:
    """A rulebook: what can be played, and the parts that make, read, draw and judge it.

    A game's folder declares one as ``GAME``; there is nothing to subclass. Where no move can be
    out of ``all_moves``, moves are numbered by their places in it and read by their notations; a
    game whose places have no bound has a ``numbering`` and a ``reader`` of its own.
    """

    name: str
    prefix: str = ""  # of its clauses; without one it cites none
    rules_version: int = 1
    seats: tuple[int, ...]  # the numbers of players there can be
    minutes: tuple[int, int] | None = None  # that a game takes, at least and at most
    first: SetUp = USUAL  # what to begin with, for somebody who has never played it
    daily: tuple[SetUp, ...] = ()
    """How it is played as the chart of the day: alone, or by one person against bots. These take
    turns (`isolario.days`); what has been played once stays as it is here."""
    longest: int = 1000  # a bound on the decisions of one game
    points: tuple[int, int] = (-1000, 1000)  # bounds on what a seat can ever have
    environment: int = 0
    """Its version as an environment, which names of environments end in: changes whenever what a
    program has learnt no longer fits, because observations, numbers of moves or rewards differ."""
    folder: Path = Path()  # where its words and drawings are; usually that of its state's module
    options: type[Options] = Options
    state_type: type[State]
    view_type: type[View] = View
    phases: tuple[str, ...] = ()  # of a round, in order, for `View.steps`; none: only what is now
    all_moves: Sequence[Move] = ()  # every move there can be, in the order of their numbers
    numbers: Numbering | None = None  # where a number depends on the state
    reader: Callable[[str], Move] | None = None
    position: PositionPart | None = None  # without one: the fields by name
    guess: Callable[[Any, Any, random.Random, Iterable[Memory] | None], bool | None] = deal_again
    """Redeals what is hidden in a copy of what a view knows; False: it does not fit, try again.
    Usually: the pieces of pools, and what others choose in secret."""
    scene: Callable[[Any], Scene]
    """How a view looks, with the choices its seat has."""
    bot: Judgement = field(default_factory=Judgement)
    """What a good move is, for bots."""
    observed: Observation | None = None
    """A view as numbers for programs that learn. Without it: what the types of the fields tell."""
    coach: Callable[[Any], Text | None] | None = None
    """One sentence on what the decision of a view is about, at most one a turn, and never a move;
    for first-time players. See `View.coach`."""
    in_front: Callable[[Any], tuple[Area, ...]] | None = None
    """What lies before a view's seat alone: the areas of its scene that are a hand, without those
    that spectators see too, where that is less work than the whole scene. See `View.in_front`."""
    look: Callable[[Any, str], Area] | None = None
    """A board that a scene shows small, as a mosaic, at its full size: by its key."""
    attempt: Callable[[Any, Mapping[str, str]], Move | Refusal | None] | None = None
    """What somebody means by some facets, and why it cannot be done, as far as the game knows
    better than its choices tell: a piece that goes nowhere, a place that no move names."""
    seat_names: Callable[[int], tuple[Text, ...]] = lambda seats: ()
    """What the game itself calls its seats, such as blue and red; if nothing, by their numbers."""
    colours: Callable[[int], tuple[str, ...]] = seat_colours
    """The colour of each seat, of its pieces and its flag: names of the palette."""
    drawn: bool = False  # who sits where is drawn unless somebody chooses
    lays: tuple[str, ...] = ()
    """The events that put a piece on a map, for statistics of where pieces go. If none are named:
    all that a decision does somewhere without giving points."""
    count: CountPart | None = None
    """Reads what lies on a table after a game that was played without us; see `core.count`."""
    rematch: Callable[[Any, Outcome], Rematch] = another_begins
    """The next game with the same people, given the options and the end of the last. Usually the
    next seat begins."""
    pictures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The drawings of pieces, by what stands for them in texts: a code (``N5``), the id of a text
    (``wolf``) or its bare form. One drawing for all, or one for each seat in turn. Where there are
    pictures, one takes the place of a code, and goes before a name."""
    symbols: Callable[[], Path] | None = None
    """Where the drawings are, if they depend on the pieces; otherwise in ``symbols.toml``."""
    pieces: str = ""  # what its set of pieces is called in records
    own_box: bool = False  # the pieces are those that an owner of the box has put in
    read_pieces: Callable[[Path], object] | None = None
    """Reads and checks a file of pieces, or raises `BadPieces`; None: it has only its own."""
    unlike_ours: Callable[[], Collection[str]] = tuple
    """The names of pieces that are not, or not the same, in an owner's box: nothing that we have
    written about a piece of such a name is true of theirs."""
    book_facts: Callable[[], Facts] = dict
    """What the texts of the book can tell of the pieces in use: their numbers and lists."""
    contact_sheet: Callable[[], tuple[Sheet, ...]] | None = None
    """All pieces, as they are drawn, for their owner to look through."""
    earlier: tuple[Game, ...] = ()
    """The game as it was played with earlier sets of its pieces, by the same rules: so that what
    was begun with them can be gone on with, and seen again. Each has a state and a view of its own
    type."""

    def __post_init__(self) -> None:
        if self.view_type is View:
            own = type("View", (View,), {"__slots__": (), "anonymous": True})
            object.__setattr__(self, "view_type", own)
        if self.folder == Path():
            module = sys.modules[self.state_type.__module__]
            object.__setattr__(self, "folder", Path(module.__file__ or "").parent)
        if not self.first.seats:
            usual = read_options(self.name, self.options, self.first.options)
            first = self.first._replace(seats=usual.default_seats(self.seats))
            object.__setattr__(self, "first", first)
        self.state_type.game = self.view_type.game = self
        takes_others = self.own_box or self.pieces or self.read_pieces
        if self.name in chosen_files() and not takes_others:
            raise BadPieces(chosen_files()[self.name], f"{self.name} is played with its own pieces")
        BEGUN.add(self.name)

    # --- making -----------------------------------------------------------------------------

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
        if problem := self.problem(seats, options):
            raise UnknownOption(f"{self.name}{problem}")
        state = self.state_type(seats, Chance.of(seed), options)
        state._seeded = True
        state._begin()
        return state

    def problem(self, seats: int, options: Options) -> str:
        """Why this many cannot play with these options; empty if they can."""
        if seats not in self.seats:
            return f" is for {_either(self.seats)} players, not {seats}"
        problem = options.problem(seats)
        return f": {problem.english(self.name)}" if problem else ""

    def is_clause(self, text: str) -> bool:
        """Whether a text cites the rules as this game does: not at all, if it numbers none.

        >>> import isolario
        >>> isolario.all_games()["foggy-island"].is_clause("FOG-L2")
        True
        """
        return text.startswith(f"{self.prefix}-") if self.prefix else not text

    def with_pieces(self, pieces: str) -> Game | None:
        """The game as it is played with a set of its pieces, by what records call it; None if there
        is no such set here.

        >>> import isolario
        >>> game = isolario.all_games()["land-vs-sea"]
        >>> game.with_pieces(game.pieces) is game, game.with_pieces("yours")
        (True, None)
        """
        return next((it for it in (self, *self.earlier) if it.pieces == pieces), None)

    # --- moves ------------------------------------------------------------------------------

    @cached_property
    def numbering(self) -> Numbering:
        return self.numbers or Static(self.all_moves)

    @property
    def actions(self) -> int:
        """How many moves there can be: `View.number` is below it."""
        return self.numbering.count

    def read(self, notation: str) -> Move:
        """The move that a notation names (not necessarily a legal one), or `BadNotation`. The
        texts of all moves come this way, so that no reader ever sees a long one.

        >>> import isolario
        >>> isolario.all_games()["foggy-island"].read("Wc4" + "!" * 98)
        Traceback (most recent call last):
        ...
        isolario.core.errors.BadNotation: line 1, column 101: expected a move of 100 characters at \
most, found '!'
        """
        if len(notation) > LONGEST:
            raise BadNotation(notation, LONGEST, f"a move of {LONGEST} characters at most")
        return self._reader(notation)

    @cached_property
    def _reader(self) -> Callable[[str], Move]:
        return self.reader or read_listed(self.all_moves)

    @cached_property
    def observation(self) -> Observation:
        """What a program that learns sees of a view; `View.observation` has the numbers."""
        from isolario.core.usual_observation import usual_observation

        return self.observed or usual_observation(self)

    # --- positions --------------------------------------------------------------------------

    @cached_property
    def _position(self) -> PositionPart:
        return self.position or Plain(self.state_type)

    def parse(self, text: str) -> State:
        """The state that a position's text describes, or `BadNotation`."""
        position = Position.read(text)
        options = position.options(self.name, self.options)
        state = self._position.read(position, options)
        if problem := self.problem(state.seats, state.options):
            raise position.wrong("options", f"other options or players: {self.name}{problem}")
        state.turns = position.number("turn count", 1)
        chance = position.chance("seed", "position")
        position.finish()
        if found := state._admit():
            raise position.wrong(*found)
        state.chance = NO_CHANCE if state.incomplete else chance
        state._origin = state.copy()
        return state

    def write(self, state: State) -> str:
        """A position as text; what a viewer does not know as question marks."""
        head, lines = self._position.write(state)
        lines |= {
            "turn count": str(state.turns),
            "options": options_text(state.options),
            "seed": state.chance.seed,
        }
        written = (f"{name}: {value}".rstrip() for name, value in lines.items())
        return "\n".join([head, *written]) + "\n"

    def view(self, data: bytes | str) -> View:
        """A view from its JSON, or `CorruptView`."""
        return self.view_type.read(data)

    @cached_property
    def unlike_ours_names(self) -> frozenset[str]:
        return frozenset(self.unlike_ours())

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
