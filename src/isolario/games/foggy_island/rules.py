"""The state of a game of Foggy Island, and who may do what (FOG-R).

A round: hiring, weather, secret choice of five, play, score. This file keeps the position and
knows which part of the rules is at work; the parts are `choosing` (everything before play),
`turns` (laying, drawing, the end of a round) and `effects` (mercenaries).
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from isolario.core.boards.bits import bits
from isolario.core.chance import Chance
from isolario.core.event import Event, Outcome
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.foggy_island import choosing, effects, turns
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
    SIDES,
    Held,
    Shown,
    Task,
)
from isolario.games.foggy_island.pieces import STARTING_SET, WEATHER_CARDS
from isolario.games.foggy_island.scoring import CELLS, ON_BOARD
from isolario.games.foggy_island.secrets import secrets_of
from isolario.games.foggy_island.view import FoggyView, view_of

Phase = Literal["hire", "weather", "hand", "play", "over"]


class FoggyState(State):
    """The truth about one game of Foggy Island."""

    __slots__ = (
        "board",
        "decks",
        "double",
        "drawn",
        "drawn_knowers",
        "first",
        "free",
        "gloom",
        "hands",
        "held",
        "hire_stage",
        "laid",
        "layers",
        "offers",
        "owes",
        "phase",
        "picks",
        "points",
        "ready",
        "round",
        "round_points",
        "sets",
        "shown",
        "spent",
        "stepped",
        "tasks",
        "turn",
        "turtle",
        "weather",
        "weather_deck",
        "weather_knowers",
        "wide",
    )

    game: ClassVar[Game]
    options: FoggyOptions
    phase: Phase
    round: int  # from 1
    first: int  # the seat that begins this round
    points: tuple[int, ...]  # by side, all rounds
    round_points: tuple[int, ...]  # by side, the last round that was scored
    spent: tuple[int, ...]  # by side, coins paid for mercenaries
    sets: tuple[tuple[int, ...], ...]  # the 18 of each side, in kind order
    # before play
    hire_stage: int  # in teams, who hires second: 1 (FOG-T1)
    weather: str  # of this round; "" before it is chosen
    drawn: tuple[str, ...]  # the two cards the chooser looks at
    drawn_knowers: tuple[int, ...]  # who knew them before: in an extra round they come again
    weather_deck: tuple[str, ...]  # top first
    weather_knowers: tuple[int, ...]  # who knows each card of the deck
    offers: list[tuple[int, ...]]  # what each seat chooses its first hand from
    picks: list[tuple[int, ...]]  # sealed choices: hires or the first hand
    ready: tuple[int, ...]  # the seats whose sealed choice is made
    # play
    hands: list[tuple[int, ...]]  # in kind order
    decks: list[tuple[int, ...]]  # top first
    board: bytearray  # a token code per cell
    layers: bytearray  # who laid the token of each cell
    free: int  # the empty cells, under gloom or not
    gloom: int  # the cells under gloom boards
    wide: tuple[int, ...]  # the two cells of a hippo that has not settled yet, per such hippo
    shown: tuple[Shown, ...]
    # this turn
    turn: int  # whose turn it is
    tasks: tuple[Task, ...]  # decisions inside the turn, the last comes first
    held: tuple[Held, ...]
    laid: int  # tokens laid this turn, replacements not counted
    stepped: bool  # the frog had its chance
    double: bool  # two tokens must be laid (FOG-N8)
    turtle: bool  # a second token may be laid
    owes: bool  # the next seat must lay two

    def __init__(self, seats: int, chance: Chance, options: FoggyOptions) -> None:
        super().__init__(seats, chance, options)
        self.phase = "hand"
        self.round = 0
        self.first = 0
        self.points = self.round_points = self.spent = (0,) * SIDES
        self.sets = (STARTING_SET,) * SIDES
        self.hire_stage = 0
        self.weather = ""
        self.drawn = ()
        self.drawn_knowers = ()
        self.weather_deck = ()
        self.weather_knowers = ()
        self.offers = [()] * seats
        self.picks = [()] * seats
        self.ready = ()
        self.turn = 0
        self.clear_board()

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

    def copy(self) -> Self:
        fresh = object.__new__(type(self))
        self._copy_core(fresh)
        fresh.phase = self.phase
        fresh.round = self.round
        fresh.first = self.first
        fresh.points = self.points
        fresh.round_points = self.round_points
        fresh.spent = self.spent
        fresh.sets = self.sets
        fresh.hire_stage = self.hire_stage
        fresh.weather = self.weather
        fresh.drawn = self.drawn
        fresh.drawn_knowers = self.drawn_knowers
        fresh.weather_deck = self.weather_deck
        fresh.weather_knowers = self.weather_knowers
        fresh.offers = self.offers.copy()
        fresh.picks = self.picks.copy()
        fresh.ready = self.ready
        fresh.hands = self.hands.copy()
        fresh.decks = self.decks.copy()
        fresh.board = self.board.copy()
        fresh.layers = self.layers.copy()
        fresh.free = self.free
        fresh.gloom = self.gloom
        fresh.wide = self.wide
        fresh.shown = self.shown
        fresh.turn = self.turn
        fresh.tasks = self.tasks
        fresh.held = self.held
        fresh.laid = self.laid
        fresh.stepped = self.stepped
        fresh.double = self.double
        fresh.turtle = self.turtle
        fresh.owes = self.owes
        return fresh

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
        return 4 if self.options.mode == "mercenaries" else 2  # FOG-H1, FOG-L5, FOG-B1

    @property
    def by_cards(self) -> bool:
        return self.options.weather_for(self.seats) == "cards"

    @property
    def coins(self) -> tuple[int, ...]:
        """What each side has to spend (FOG-H1; FOG-B1: a fixed sum, lost after the hire)."""
        if self.options.mode == "blitz":
            purse = choosing.BLITZ_COINS if self.phase == "hire" else 0
            return tuple(max(0, purse - spent) for spent in self.spent)
        if self.options.mode == "simple":
            return (0,) * SIDES
        return tuple(had - spent for had, spent in zip(self.points, self.spent, strict=True))

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

    # --- the contract -----------------------------------------------------------------------

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == "play":
            return (self.tasks[-1].seat,) if self.tasks else (self.turn,)
        if self.phase == "hand":  # FOG-R1 [ruling]: all at the same time
            return tuple(seat for seat in range(self.seats) if seat not in self.ready)
        if self.phase == "hire":
            return tuple(seat for seat in choosing.hirers(self) if seat not in self.ready)
        if self.phase == "weather":
            return (self.chooser,)
        return ()

    @property
    def sealed(self) -> bool:
        return self.phase in ("hand", "hire")

    @property
    def scores(self) -> tuple[int, ...]:
        """Points less money spent on mercenaries; team-mates have the same."""
        sides = self.coins if self.options.mode == "mercenaries" else self.points
        return sides if self.seats == SIDES else sides * 2

    @property
    def outcome(self) -> Outcome | None:
        return turns.outcome(self) if self.phase == "over" else None

    def legal_moves(self, seat: int) -> Moves:
        if seat not in self.to_move:
            return NONE
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
        if seat != self.turn:
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
            cells = tuple(ON_BOARD[cell] for cell in bits(self.free_cells))
            return Refusal("FOG-W3", Text("gloom_not_yet", {"free": len(cells)}), cells)
        return None

    def _open(self, out: list[Event]) -> None:
        self.first = self.chance.below(self.seats, "first")  # FOG-R4 [ruling]
        if self.by_cards:
            self.weather_deck = self.chance.shuffle(WEATHER_CARDS, "weather")
            self.weather_knowers = (0,) * len(WEATHER_CARDS)
        choosing.begin_round(self, out)

    def _make(self, seat: int, move: Move, out: list[Event]) -> None:
        match move:
            case Lay():
                turns.make_lay(self, seat, move, out)
            case LayWide():
                turns.make_wide(self, seat, move, out)
            case Lift():
                turns.make_lift(self, seat, move, out)
            case At():
                effects.make_at(self, seat, move.cell, out)
            case Swap():
                effects.make_swap(self, seat, move, out)
            case Pass():
                turns.make_pass(self, seat, out)
            case Pick() | Hire():
                choosing.make_choice(self, seat, move, out)
            case Done():
                choosing.make_done(self, seat, out)
            case ChooseWeather():
                choosing.make_weather(self, seat, move, out)

    def _settle(self, out: list[Event]) -> None:
        choosing.settle(self, out)

    def _forced(self) -> tuple[int, Move] | None:
        if self.phase != "play":
            return None
        seat = self.to_move[0]
        moves = self.legal_moves(seat)
        if len(moves) != 1 or turns.tells(self, seat, moves[0]):
            return None
        return seat, moves[0]

    def view(self, seat: int | None = None) -> FoggyView:
        return view_of(self, seat)

    @property
    def text(self) -> str:
        from isolario.games.foggy_island.position import write

        return write(self)

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        return secrets_of(self, seat, recalling)
