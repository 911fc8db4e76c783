"""Shells: a tiny game with everything that can go wrong in a big one.

Seven cards; each of two or three seats holds one in secret, the rest are a deck. A round has a
sealed part (everybody marks x or y, once or twice, then is done; who has most x scores) and an
open part: in turn, wave (a point, once a turn), and then keep the card, or, once a game, draw
another: the old one goes face down under the deck, where not even its owner may look again. After
two rounds the cards are shown and count.

The honest game keeps the contract; `leaky.py` breaks it in one way at a time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from isolario.core.chance import Chance
from isolario.core.errors import BadNotation
from isolario.core.event import Event, Outcome, Standing, Step, places
from isolario.core.game import Game, Memory, Refusal, Secret, State, View
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.options import Options
from isolario.core.position import Position
from isolario.core.scene import (
    Area,
    Branch,
    Cell,
    Choices,
    Fork,
    Group,
    Lattice,
    Route,
    Scene,
    Sprite,
)
from isolario.core.text import Text

CARDS = ("A", "A", "B", "B", "C", "D", "E")
WORTH = {card: place for place, card in enumerate("ABCDE", 1)}
HIDDEN = "?"
ROUNDS = 2
NOBODY = -1


class Mark(Move, frozen=True):
    """A secret mark."""

    letter: str

    @property
    def notation(self) -> str:
        return f"mark {self.letter}"


class Do(Move, frozen=True):
    """Everything that is one word."""

    word: str

    @property
    def notation(self) -> str:
        return self.word


ALL_MOVES: tuple[Move, ...] = (
    Mark("x"),
    Mark("y"),
    *(Do(word) for word in ("done", "wave", "draw", "keep")),
)
MARK_X, MARK_Y, DONE, WAVE, DRAW, KEEP = ALL_MOVES


class ToyOptions(Options, frozen=True):
    """Whether waving is allowed."""

    waving: bool = True


class ToyState(State):
    """The truth about one game of Shells."""

    __slots__ = (
        "buriers",
        "deck",
        "drew",
        "hands",
        "marks",
        "phase",
        "points",
        "ready",
        "round",
        "turn",
        "waved",
    )

    game: ClassVar[Game]
    options: ToyOptions
    phase: str  # seal, open, over
    round: int
    turn: int
    waved: bool
    hands: list[str]
    deck: tuple[str, ...]  # top first
    buriers: tuple[int, ...]  # who put each card of the deck there, or nobody
    drew: tuple[int, ...]  # who has drawn a card
    marks: list[str]
    ready: tuple[int, ...]
    points: tuple[int, ...]

    def __init__(self, seats: int, chance: Chance, options: ToyOptions) -> None:
        super().__init__(seats, chance, options)
        self.phase = "seal"
        self.round = 1
        self.turn = 0
        self.waved = False
        self.hands = [HIDDEN] * seats
        self.deck = (HIDDEN,) * (len(CARDS) - seats)
        self.buriers = (NOBODY,) * len(self.deck)
        self.drew = ()
        self.marks = [""] * seats
        self.ready = ()
        self.points = (0,) * seats

    def copy(self) -> Self:
        fresh = object.__new__(type(self))
        self._copy_core(fresh)
        for slot in ToyState.__slots__:
            value = getattr(self, slot)
            setattr(fresh, slot, value.copy() if isinstance(value, list) else value)
        return fresh

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == "seal":
            return tuple(seat for seat in range(self.seats) if seat not in self.ready)
        return (self.turn,) if self.phase == "open" else ()

    @property
    def sealed(self) -> bool:
        return self.phase == "seal"

    @property
    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(places(self.points)) if self.phase == "over" else None

    def legal_moves(self, seat: int) -> Moves:
        if seat not in self.to_move:
            return NONE
        return Listed([move for move in ALL_MOVES if self.refuse(seat, move) is None])

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if seat not in self.to_move:
            return Refusal("TOY-1", Text("not_your_turn"))
        if self.phase == "seal":
            count = len(self.marks[seat])
            if move == DONE:
                return None if count else Refusal("TOY-2", Text("toy_mark_first"))
            if move not in (MARK_X, MARK_Y):
                return Refusal("TOY-2", Text("wrong_step"))
            return Refusal("TOY-2", Text("toy_enough", {"marks": count})) if count == 2 else None
        if move == WAVE and not self.options.waving:
            return Refusal("TOY-3", Text("toy_no_waving"))
        if move == WAVE and self.waved:
            return Refusal("TOY-3", Text("toy_waved"), (f"hand/{seat}",))
        if move == DRAW and seat in self.drew:
            return Refusal("TOY-4", Text("toy_drew"))
        return None if move in (WAVE, DRAW, KEEP) else Refusal("TOY-3", Text("wrong_step"))

    def _open(self, out: list[Event]) -> None:
        cards = self.chance.shuffle(CARDS, "cards")
        self.hands = list(cards[: self.seats])
        self.deck = cards[self.seats :]
        out += (self._secretly("dealt", seat, self.hands[seat], True) for seat in range(self.seats))

    def _secretly(self, what: str, seat: int, card: str, chance: bool = False) -> Event:
        return Event(what, seat, {"card": card}, chance=chance, knowers=(seat,), hidden="card")

    def _make(self, seat: int, move: Move, out: list[Event]) -> None:
        if isinstance(move, Mark):
            self.marks[seat] += move.letter
            out.append(Event("marked", seat, {"mark": move.letter}, knowers=(seat,), hidden="all"))
        elif move == DONE:
            self.ready = tuple(sorted((*self.ready, seat)))
            out.append(Event("ready", seat))
        elif move == WAVE:
            self.waved = True
            self._earn(seat, 1, Event("waved", seat, cells=(f"hand/{seat}",), points=1), out)
        else:
            if move == DRAW:
                self._draw(seat, out)
            else:
                out.append(Event("kept", seat))
            self._next(out)

    def _earn(self, seat: int, points: int, event: Event, out: list[Event]) -> None:
        self.points = tuple(had + points * (at == seat) for at, had in enumerate(self.points))
        out.append(event)

    def _draw(self, seat: int, out: list[Event]) -> None:
        old, new = self.hands[seat], self.deck[0]
        self.drew = tuple(sorted((*self.drew, seat)))
        self.hands[seat] = new
        self.deck = (*self.deck[1:], old)
        self.buriers = (*self.buriers[1:], seat)
        out.append(self._secretly("buried", seat, old))
        out.append(self._secretly("drew", seat, new, chance=True))

    def _next(self, out: list[Event]) -> None:
        self.waved = False
        self.turn += 1
        if self.turn < self.seats:
            return
        self.turn = 0
        out.append(Event("round_ends", None, {"round": self.round}))
        if self.round < ROUNDS:
            self.round += 1
            self.phase = "seal"
            return
        self.phase = "over"
        for seat, card in enumerate(self.hands):
            points = WORTH[card]
            shown = Event("hand_shown", seat, {"card": card}, points=points, reveals=True)
            self._earn(seat, points, shown, out)

    def _settle(self, out: list[Event]) -> None:
        marks, self.marks = self.marks, [""] * self.seats
        for seat, own in enumerate(marks):
            out.append(Event("shown", seat, {"marks": own}, reveals=True))
        most = max(own.count("x") for own in marks)
        for seat, own in enumerate(marks):
            if most and own.count("x") == most:
                self._earn(seat, 1, Event("most", seat, points=1), out)
        self.phase = "open"
        self.ready = ()

    def _forced(self) -> tuple[int, Move] | None:
        if self.phase == "open" and list(self.legal_moves(self.turn)) == [KEEP]:
            return self.turn, KEEP
        return None

    def view(self, seat: int | None = None) -> ToyView:
        kind: Any = self.game.view_type
        shown: ToyView = kind(
            seat=seat,
            seats=self.seats,
            to_move=self.to_move,
            ready=self.ready,
            scores=self.points,
            outcome=self.outcome,
            options=self.options,
            phase=self.phase,
            round=self.round,
            turn=self.turn,
            waved=self.waved,
            hands=tuple(
                card if owner == seat or self.over else HIDDEN
                for owner, card in enumerate(self.hands)
            ),
            buriers=self.buriers,
            drew=self.drew,
            marks="" if seat is None else self.marks[seat],
        )
        return shown

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        hidden: dict[str, Secret] = {}
        for owner, card in enumerate(self.hands):
            if owner != seat:
                if not self.over:
                    hidden[f"hand of {owner}"] = Secret((card,), "cards")
                if self.sealed:
                    hidden[f"marks of {owner}"] = Secret((self.marks[owner],))
        for place, card in enumerate(self.deck):
            if not (recalling and self.buriers[place] == seat):
                hidden[f"deck {place}"] = Secret((card,), "cards")
        return hidden

    @property
    def text(self) -> str:
        return "\n".join(f"{name}: {value}".rstrip() for name, value in self._lines().items())

    def _lines(self) -> dict[str, str]:
        return {
            "seats": str(self.seats),
            "waving": str(int(self.options.waving)),
            "phase": self.phase,
            "round": str(self.round),
            "turn": str(self.turn),
            "waved": str(int(self.waved)),
            "hands": " ".join(self.hands),
            "deck": " ".join(self.deck),
            "buriers": " ".join(map(str, self.buriers)),
            "drew": " ".join(map(str, self.drew)),
            "marks": " | ".join(self.marks),
            "ready": " ".join(map(str, self.ready)),
            "scores": " ".join(map(str, self.points)),
            "seed": self.chance.seed,
        }


class ToyView(View, frozen=True, kw_only=True, dict=True):
    """A game of Shells as one seat sees it."""

    options: ToyOptions
    phase: str
    round: int
    turn: int
    waved: bool
    hands: tuple[str, ...]
    buriers: tuple[int, ...]
    drew: tuple[int, ...]
    marks: str
    note: str = ""  # for leaks

    game: ClassVar[Game]

    @property
    def known(self) -> ToyState:
        """The state with everything unknown left blank."""
        assert isinstance(self.game, Toy)
        state = self.game.state_type(self.seats, Chance("unknown"), self.options)
        state.phase, state.round, state.turn = self.phase, self.round, self.turn
        state.waved, state.drew, state.ready = self.waved, self.drew, self.ready
        state.hands, state.buriers, state.points = list(self.hands), self.buriers, self.scores
        if self.seat is not None:
            state.marks[self.seat] = self.marks
        return state

    def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> ToyState:
        state = self.known
        state.chance = Chance(f"guess {rng.getrandbits(64):x}")
        deck = list(state.deck)
        for memory in recall or ():
            if isinstance(memory, Event) and memory.what == "buried" and memory.seat == self.seat:
                deck[self.buriers.index(memory.seat or 0)] = str(memory.facts["card"])
        pool = self.deal_out((*state.hands, *deck), rng)
        state.hands = [pool.pop() if card == HIDDEN else card for card in state.hands]
        state.deck = tuple(pool.pop() if card == HIDDEN else card for card in deck)
        for seat in self.ready:
            if seat != self.seat:
                state.marks[seat] = "".join(rng.choices("xy", k=rng.randint(1, 2)))
        return state

    def deal_out(self, known: tuple[str, ...], rng: random.Random) -> list[str]:
        """The cards that are not known, shuffled."""
        pool = list((Counter(CARDS) - Counter(known)).elements())
        rng.shuffle(pool)
        return pool

    def standing(self) -> Standing | None:
        return Standing(self.scores)

    @property
    def prompt(self) -> Text:
        return Text("prompt_wait")

    @property
    def steps(self) -> tuple[Step, ...]:
        at = ("seal", "open", "over").index(self.phase)
        return tuple(
            Step(Text(name), "done" if place < at else "now" if place == at else "ahead")
            for place, name in enumerate(("toy_seal", "toy_open"))
        )

    @property
    def text(self) -> str:
        return self.known.text


class Toy(Game):
    """The rulebook of Shells."""

    name: ClassVar[str] = "shells"
    prefix: ClassVar[str] = "TOY"
    rules_version: ClassVar[int] = 1
    options: ClassVar[type[Options]] = ToyOptions
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    all_moves: ClassVar[Sequence[Move]] = ALL_MOVES
    longest: ClassVar[int] = ROUNDS * 3 * 5
    folder: ClassVar[Path] = Path(__file__).parent
    view_type: ClassVar[type[View]] = ToyView
    state_type: ClassVar[type[ToyState]] = ToyState

    def deal(self, seats: int, chance: Chance, options: ToyOptions) -> ToyState:
        return self.state_type(seats, chance, options)

    def read(self, notation: str) -> Move:
        for move in ALL_MOVES:
            if move.notation == notation:
                return move
        raise BadNotation(notation, 0, "mark x, mark y, done, wave, draw or keep")

    def parse(self, text: str) -> ToyState:
        position = Position.read(text)
        options = ToyOptions(waving=bool(position.number("waving")))
        seats = position.number("seats")
        state = self.state_type(seats, Chance(position.take("seed")), options)
        state.phase = position.take("phase")
        state.round, state.turn = position.number("round"), position.number("turn")
        state.waved = bool(position.number("waved"))
        state.hands = position.take("hands").split()
        state.deck = tuple(position.take("deck").split())
        state.buriers = tuple(map(int, position.take("buriers", "-1 " * len(state.deck)).split()))
        state.drew = tuple(map(int, position.take("drew").split()))
        state.marks = position.per_seat("marks", seats)
        state.ready = tuple(map(int, position.take("ready").split()))
        state.points = tuple(map(int, position.take("scores").split()))
        position.finish()
        state._origin = state.copy()
        return state

    def scene(self, view: ToyView) -> Scene:
        sprites = tuple(
            Sprite(f"hand-{owner}", f"card-{card}", owner * 50.0, 0)
            for owner, card in enumerate(view.hands)
        )
        title = Text("area_hand")
        cells = tuple(Cell(str(seat), 50.0 * seat, 0, title, "?") for seat in range(view.seats))
        lattice = Lattice("square", 50, cells)
        groups = (Group("hands", self.grouped(view)),)
        box = (0.0, 0.0, 200.0, 100.0)
        area = Area("hand", "hand", title, box, sprites, lattice=lattice, groups=groups)
        branches = tuple(Branch(move.notation, move=move.notation) for move in view.legal_moves())
        roots = (Fork("option", branches),) if branches else ()
        return Scene((area,), Choices(roots=roots, routes=self.routes(view)))

    def grouped(self, view: ToyView) -> tuple[str, ...]:
        """All hands belong together."""
        return tuple(f"hand/{seat}" for seat in range(view.seats))

    def routes(self, view: ToyView) -> tuple[Route, ...]:
        """One card dragged onto another: mark it and be done."""
        if MARK_X not in view.legal_moves():
            return ()
        return (Route((MARK_X.notation, DONE.notation), drag=("hand-0", "hand-1")),)

    def judge(self, view: ToyView, move: Move) -> float:
        return 0.0


TOY = Toy()
ToyState.game = TOY
ToyView.game = TOY
