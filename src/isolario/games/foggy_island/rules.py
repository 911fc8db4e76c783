"""The state of a game of Foggy Island, and who may do what (FOG-R).

A round: hiring, weather, secret choice of five, play, score. This file keeps the position and
knows which part of the rules is at work; the parts are `choosing` (everything before play),
`turns` (laying, drawing, the end of a round) and `effects` (mercenaries).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, get_args

from isolario.core.boards.bits import bits
from isolario.core.chance import UNKNOWN
from isolario.core.event import Events, Outcome
from isolario.core.fields import derived, each, masked, own, public
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.foggy_island import choosing, effects, possible, secrets, turns
from isolario.games.foggy_island.moves import (
    LIFT,
    PASS,
    QUARTERS,
    At,
    ChooseWeather,
    Done,
    Hire,
    Lay,
    LayWide,
    Lift,
    Pass,
    Pick,
    Swap,
)
from isolario.games.foggy_island.options import FoggyOptions
from isolario.games.foggy_island.parts import (
    ALL_CELLS,
    QUARTER_CELLS,
    REPLACE,
    SIDES,
    Held,
    Shown,
    Task,
)
from isolario.games.foggy_island.pieces import (
    COLOURS,
    SPELLING,
    STARTING_SET,
    UNKNOWN_KIND,
    WEATHER_CARDS,
    kind_of,
)
from isolario.games.foggy_island.scoring import CELLS, GLOOM_CELL, ON_BOARD
from isolario.games.foggy_island.secrets import Tokens, unseen

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView  # noqa: F401 (named in a string)

Phase = Literal["hire", "weather", "hand", "play", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class FoggyState(State["FoggyView"]):
    """The truth about one game of Foggy Island."""

    game: ClassVar[Game]
    options: FoggyOptions
    phase: Phase = public("hand")
    round: int = public(0)  # from 1
    first: int = public(0)  # the seat that begins this round
    points: tuple[int, ...] = public((0,) * SIDES)  # by side, all rounds
    round_points: tuple[int, ...] = public((0,) * SIDES)  # by side, the last one scored
    spent: tuple[int, ...] = public((0,) * SIDES)  # by side, coins paid for mercenaries
    sets: tuple[Tokens, ...] = public((STARTING_SET,) * SIDES)  # the 18 of each side (FOG-R1)
    # before play
    hire_stage: int = public(0)  # in teams, 1 while the second of each hires (FOG-T1)
    weather: str = public("")  # of this round; "" before it is chosen
    drawn: tuple[str, ...] = masked(secrets.drawn, ())  # the two cards the chooser looks at
    drawn_knowers: tuple[int, ...] = public(())  # who knew them before: they may come up again
    weather_deck: tuple[str, ...] = masked(secrets.weather_deck, ())  # top first
    weather_knowers: tuple[int, ...] = public(())  # who knows each card of the deck
    offers: list[Tokens] = masked(secrets.offers, each(()))  # what first hands are chosen from
    picks: list[Tokens] = masked(own(()), each(()))  # sealed hires or first hand, in kind order
    # play
    hands: list[Tokens] = masked(own(unseen), each(()))  # in kind order
    decks: list[Tokens] = masked(secrets.decks, each(()))  # top first
    board: bytearray = masked(secrets.board, bytearray(CELLS))  # a token code per cell
    layers: bytearray = public(bytearray(CELLS))  # who laid the token of each cell
    free: int = derived(ALL_CELLS)  # the empty cells, under gloom or not
    gloom: int = public(0)  # the cells under gloom boards
    wide: tuple[int, ...] = public(())  # the two cells of each hippo that has not settled yet
    shown: tuple[Shown, ...] = public(())
    # this turn
    tasks: tuple[Task, ...] = public(())  # decisions within the turn, last in, first out
    held: tuple[Held, ...] = masked(secrets.held, ())
    laid: int = public(0)  # tokens laid this turn, replacements not counted
    stepped: bool = public(False)  # the frog had its chance
    double: bool = public(False)  # two tokens must be laid (FOG-N8)
    turtle: bool = public(False)  # a second token may be laid
    owes: bool = public(False)  # the next seat must lay two

    def clear_board(self) -> None:
        """As before a round."""
        self.hands = [()] * self.seats
        self.decks = [()] * self.seats
        self.board = bytearray(CELLS)
        self.layers = bytearray(CELLS)
        self.free = ALL_CELLS
        self.gloom = 0
        self.wide = ()
        self.shown = ()
        self.clear_turn()

    def clear_turn(self) -> None:
        """As before a turn."""
        self.tasks = ()
        self.held = ()
        self.laid = 0
        self.stepped = self.double = self.turtle = self.owes = False

    # --- what follows from the position -----------------------------------------------------

    @property
    def chooser(self) -> int:
        """Who picks the weather: the player who goes second (FOG-W1)."""
        return (self.first + 1) % self.seats

    @property
    def rounds(self) -> int:
        """How many rounds are played, an extra one included once it has begun."""
        return max(self.round, self.usual_rounds)

    @property
    def usual_rounds(self) -> int:
        # FOG-L5, FOG-B1; FOG-H1 [ruling]: the two of the simple game are among the four
        return 4 if self.options.mode == "mercenaries" else 2

    @property
    def by_cards(self) -> bool:
        return self.options.weather_for(self.seats) == "cards"

    @property
    def coins(self) -> tuple[int, ...]:
        """What each side has to spend (FOG-H1 [ruling]: the bank never runs out; FOG-B1: a fixed
        sum, lost after the hire)."""
        if self.options.mode == "blitz":
            purse = choosing.BLITZ_COINS if self.phase == "hire" else 0
            return tuple(max(0, purse - spent) for spent in self.spent)
        if self.options.mode == "simple":
            return (0,) * SIDES
        return tuple(had - spent for had, spent in zip(self.points, self.spent, strict=True))

    @property
    def by_coins(self) -> bool:
        """Whether the score is coins left rather than points earned (FOG-H4 [ruling]: an option
        chooses the reading)."""
        return self.options.mode == "mercenaries" and self.options.decides == "coins"

    @property
    def free_cells(self) -> int:
        """The cells on which a token can be laid now."""
        return self.free & ~self.gloom

    @property
    def must_lift(self) -> bool:
        """No uncovered cell is free: the player to move opens a quarter (FOG-W3)."""
        return bool(self.gloom) and not self.free & ~self.gloom

    @property
    def may_pass(self) -> bool:
        """The turtle's second token is an offer, until a quarter is opened for it (FOG-N8)."""
        return self.laid == 1 and not self.double and not self.owes

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if self.seats > SIDES else ()

    @property
    def task(self) -> Task | None:
        """The next decision within the turn."""
        return self.tasks[-1] if self.tasks else None

    @property
    def words(self) -> list[str]:
        """The cells as the board block writes them."""
        words = [SPELLING[code] for code in self.board]
        for cell in bits(self.gloom):
            words[cell] = GLOOM_CELL
        return words

    # --- the contract -----------------------------------------------------------------------

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == "play":
            return (self.tasks[-1].seat,) if self.tasks else (self.active,)
        if self.phase == "hand":  # FOG-R1 [ruling]: all at the same time
            return tuple(seat for seat in range(self.seats) if seat not in self.ready)
        if self.phase == "hire":
            return tuple(seat for seat in choosing.hirers(self) if seat not in self.ready)
        if self.phase == "weather":
            return (self.chooser,)
        return ()

    @property
    def sealed(self) -> bool:
        """Choices can be put back until all are ready (FOG-R1 [ruling], FOG-H2 [ruling])."""
        return self.phase in ("hand", "hire")

    @property
    def scores(self) -> tuple[int, ...]:
        """Points, less money spent on mercenaries if coins decide; team-mates have the same."""
        sides = self.coins if self.by_coins else self.points
        return sides if self.seats == SIDES else sides * 2

    @property
    def outcome(self) -> Outcome | None:
        return turns.outcome(self) if self.phase == "over" else None

    def legal_moves(self, seat: int) -> Moves:
        if seat not in self.to_move:
            return NONE
        if UNKNOWN_KIND in self.hands[seat] or UNKNOWN_KIND in self.offers[seat]:
            return NONE  # a seat that does not know its own tokens cannot choose among them
        if self.phase == "play":
            if self.tasks:
                return effects.options(self, self.tasks[-1])
            extra = (PASS,) if self.may_pass else ()
            if self.must_lift:
                lifts = [LIFT[q] for q, cells in enumerate(QUARTER_CELLS) if cells & self.gloom]
                return Listed([*lifts, *extra])
            return turns.lays(self, seat, self.free_cells, extra)
        return choosing.options(self, seat)

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.phase == "over":
            return Refusal("FOG-R3", Text("game_is_over"))
        if self.phase != "play":
            return choosing.refuse(self, seat, move)
        if self.tasks:
            return effects.refuse(self, seat, move)
        if seat != self.active:
            return Refusal("FOG-R2", Text("not_your_turn"))
        if isinstance(move, (Lay, LayWide)):
            return turns.refuse_lay(self, seat, move, self.free_cells)
        if isinstance(move, Lift):
            return self._refuse_lift(move)
        if isinstance(move, Pass):
            if self.may_pass:
                return None
            return Refusal("FOG-N8" if self.laid else "FOG-R5", Text("must_lay"))
        return Refusal("FOG-R2", Text("wrong_step"))

    def _refuse_lift(self, move: Lift) -> Refusal | None:
        if not 0 <= move.quarter < len(QUARTERS):
            return Refusal("FOG-W3", Text("wrong_step"))
        if not QUARTER_CELLS[move.quarter] & self.gloom:
            reason = Text("gloom_gone", {"quarter": Text(QUARTERS[move.quarter])})
            return Refusal("FOG-W3", reason)
        if not self.must_lift:
            free = self.free_cells.bit_count()
            cells = tuple(ON_BOARD[cell] for cell in bits(QUARTER_CELLS[move.quarter]))
            return Refusal("FOG-W3", Text("gloom_not_yet", {"free": free}), cells)
        return None

    def do_open(self, out: Events) -> None:
        if self.options.first == "chance":  # FOG-R4
            self.first = self.chance.below(self.seats, "first")
        else:
            self.first = COLOURS.index(self.options.first)
        if self.by_cards:
            self.weather_deck = self.chance.shuffle(WEATHER_CARDS, "weather")
            self.weather_knowers = (0,) * len(WEATHER_CARDS)
        choosing.begin_round(self, out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        match move:
            case Lay():
                turns.make_lay(self, seat, move, out)
            case LayWide():
                turns.make_wide(self, seat, move, out)
            case Lift():
                turns.make_lift(self, seat, move, out)
            case At():
                effects.answer(self, (move.cell,), out)
            case Swap():
                effects.answer(self, (move.cell, move.other), out)
            case Pass():
                turns.make_pass(self, seat, out)
            case Pick() | Hire():
                choosing.make_choice(self, seat, move, out)
            case Done():
                choosing.make_done(self, seat, out)
            case ChooseWeather():
                choosing.make_weather(self, seat, move, out)

    def do_settle(self, out: Events) -> None:
        choosing.settle(self, out)

    def tells(self, seat: int) -> bool:
        return self.phase != "play" or turns.tells(self, seat)

    def rebuild(self) -> None:
        self.free = ALL_CELLS
        for cell, code in enumerate(self.board):
            if code:
                self.free &= ~(1 << cell)
        for task in self.tasks:
            if task.what == REPLACE:  # its cell is taken, though empty
                self.free &= ~(1 << task.cell)

    @property
    def incomplete(self) -> bool:
        tokens = (*self.hands, *self.decks, *self.offers, *self.picks)
        cards = (*self.drawn, *self.weather_deck)
        return (
            UNKNOWN in cards
            or any(UNKNOWN_KIND in some for some in tokens)
            or any(code and kind_of(code) == UNKNOWN_KIND for code in self.board)
            or any(held.kind == UNKNOWN_KIND for held in self.held)
            or (self.phase == "hand" and any(not self.picks[seat] for seat in self.ready))
        )

    def contradiction(self) -> tuple[str, str] | None:
        return next(possible.contradictions(self), None)

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        return secrets.secrets_of(self, seat, recalling)
