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
from collections.abc import Iterable, Iterator
from pathlib import Path

from isolario.core.event import (
    Event,
    Events,
    Facts,
    Outcome,
    Progress,
    Standing,
    Step,
    in_a_row,
    places,
)
from isolario.core.fields import counted, derived, each, masked, own, public
from isolario.core.game import Game, Memory, Refusal, Secret, State, View
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.options import Options
from isolario.core.position import Position
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.picture.scene import (
    Area,
    Branch,
    Cell,
    Choices,
    Fork,
    Group,
    Lattice,
    PutBack,
    Route,
    Scene,
    Sprite,
)

CARDS = ("A", "A", "B", "B", "C", "D", "E")
WORTH = {card: place for place, card in enumerate("ABCDE", 1)}
HIDDEN = "?"
ROUNDS = 2
NOBODY = -1
SOURCE = Text("toy")  # its score sheet has one row


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


def _hands(value: list[str], seat: int | None, state: ToyState) -> list[str]:
    """Each sees its own card; at the end all are shown."""
    return [card if owner == seat or state.over else HIDDEN for owner, card in enumerate(value)]


class ToyState(State["ToyView"]):
    """The truth about one game of Shells."""

    options: ToyOptions
    phase: str = public("seal")  # seal, open, over
    round: int = public(1)
    waved: bool = public(False)
    hands: list[str] = masked(_hands, each(HIDDEN))
    deck: tuple[str, ...] = masked(counted(HIDDEN), ())  # top first
    buriers: tuple[int, ...] = public(())  # who put each card of the deck there, or nobody
    drew: tuple[int, ...] = public(())  # who has drawn a card
    marks: list[str] = masked(own(""), each(""))
    points: tuple[int, ...] = public(each(0))
    left: int = derived(0)  # how many cards the deck holds
    note: str = masked(lambda value, seat, state: state.note_for(seat), "")  # for leaks

    def note_for(self, seat: int | None) -> str:
        return ""

    def rebuild(self) -> None:
        self.left = len(self.deck)

    @property
    def incomplete(self) -> bool:
        sealed = self.phase == "seal" and any(not self.marks[seat] for seat in self.ready)
        return sealed or HIDDEN in (*self.hands, *self.deck)

    def contradiction(self) -> tuple[str, str] | None:
        return next(self._contradictions(), None)

    def _contradictions(self) -> Iterator[tuple[str, str]]:
        cards = [*self.hands, *self.deck]
        known = Counter(card for card in cards if card != HIDDEN)
        if len(self.hands) != self.seats or len(cards) != len(CARDS) or known - Counter(CARDS):
            yield "deck", "each of the seven cards in a hand or in the deck"
        if not 1 <= self.round <= ROUNDS:
            yield "round", f"a round from 1 to {ROUNDS}"
        if self.phase not in ("seal", "open", "over") or (self.active < 0) != self.sealed:
            yield "turn", f"a seat, or {TOGETHER} while all decide"
        for name, seats in (("drew", self.drew), ("ready", self.ready)):
            if list(seats) != sorted({*seats} & {*range(self.seats)}):
                yield name, "seats, each once and in order"
        if len(self.buriers) != len(self.deck) or not {*self.buriers} <= {NOBODY, *self.drew}:
            yield "buriers", "who drew and buried a card, for each card of the deck"
        if any(len(made) > 2 or {*made} - {*"xy"} for made in self.marks):
            yield "marks", "two marks at most"
        if not self.sealed and (any(self.marks) or self.ready):
            yield "marks", "no marks but sealed ones"
        if len(self.points) != self.seats or any(not 0 <= had <= 99 for had in self.points):
            yield "scores", "points from 0 to 99 for each seat"
        if self.waved and self.phase != "open":
            yield "waved", "nobody waving but in a turn"

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == "seal":
            return tuple(seat for seat in range(self.seats) if seat not in self.ready)
        return (self.active,) if self.phase == "open" else ()

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
            return Refusal("TOY-3", Text("toy_waved"), (f"seats/{seat}",))
        if move == DRAW and seat in self.drew:
            return Refusal("TOY-4", Text("toy_drew"))
        return None if move in (WAVE, DRAW, KEEP) else Refusal("TOY-3", Text("wrong_step"))

    def do_open(self, out: Events) -> None:
        cards = self.chance.shuffle(CARDS, "cards")
        self.hands = list(cards[: self.seats])
        self.deck = cards[self.seats :]
        self.buriers = (NOBODY,) * len(self.deck)
        self.rebuild()
        self.begin_turn()
        for seat, card in enumerate(self.hands):
            out.append(self._secretly("dealt", seat, card, True))

    def _secretly(self, what: str, seat: int, card: str, chance: bool = False) -> Event:
        return Event(what, seat, {"card": card}, chance=chance, knowers=(seat,), hidden="card")

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        if isinstance(move, Mark):
            self.marks[seat] += move.letter
            out.append(Event("marked", seat, {"mark": move.letter}, knowers=(seat,), hidden="all"))
        elif move == DONE:
            self.ready = tuple(sorted((*self.ready, seat)))
            out.append(Event("ready", seat))
        elif move == WAVE:
            self.waved = True
            self._earn(
                seat,
                1,
                Event("waved", seat, {}, (f"seats/{seat}",), 1, "TOY-3", source=SOURCE),
                out,
            )
        else:
            if move == DRAW:
                self._draw(seat, out)
            else:
                out.append(Event("kept", seat))
            self._next(out)

    def _earn(self, seat: int, points: int, event: Event, out: Events) -> None:
        self.points = tuple(had + points * (at == seat) for at, had in enumerate(self.points))
        out.append(event)

    def _draw(self, seat: int, out: Events) -> None:
        old, new = self.hands[seat], self.deck[0]
        self.drew = tuple(sorted((*self.drew, seat)))
        self.hands[seat] = new
        self.deck = (*self.deck[1:], old)
        self.buriers = (*self.buriers[1:], seat)
        out.append(self._secretly("buried", seat, old))
        out.append(self._secretly("drew", seat, new, chance=True))

    def _next(self, out: Events) -> None:
        self.waved = False
        if self.active + 1 < self.seats:
            self.begin_turn(self.active + 1)
            return
        out.append(Event("round_ends", None, {"round": self.round}))
        if self.round < ROUNDS:
            self.round += 1
            self.phase = "seal"
            self.begin_turn()
            return
        self.phase = "over"
        for seat, card in enumerate(self.hands):
            points = WORTH[card]
            facts: Facts = {"card": card}
            shown = Event(
                "hand_shown", seat, facts, (), points, "TOY-4", reveals=True, source=SOURCE
            )
            self._earn(seat, points, shown, out)

    def do_settle(self, out: Events) -> None:
        marks, self.marks = self.marks, [""] * self.seats
        for seat, made in enumerate(marks):
            out.append(Event("shown", seat, {"marks": made}, reveals=True))
        most = max(made.count("x") for made in marks)
        for seat, made in enumerate(marks):
            if most and made.count("x") == most:
                event = Event("most", seat, points=1, clause="TOY-2", source=SOURCE)
                self._earn(seat, 1, event, out)
        self.phase = "open"
        self.ready = ()
        self.begin_turn(0)

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

    def lines(self) -> dict[str, str]:
        return {
            "seats": str(self.seats),
            "phase": self.phase,
            "round": str(self.round),
            "turn": str(self.active),
            "waved": str(int(self.waved)),
            "hands": " ".join(self.hands),
            "deck": " ".join(self.deck),
            "buriers": " ".join(map(str, self.buriers)),
            "drew": " ".join(map(str, self.drew)),
            "marks": " | ".join(self.marks),
            "ready": " ".join(map(str, self.ready)),
            "scores": " ".join(map(str, self.points)),
        }


class ToyView(View[ToyState]):
    """A game of Shells as one seat sees it."""

    def deal_out(self, known: tuple[str, ...], rng: random.Random) -> list[str]:
        """The cards that are not known, shuffled."""
        pool = list((Counter(CARDS) - Counter(known)).elements())
        rng.shuffle(pool)
        return pool

    def standing(self) -> Standing | None:
        return Standing(self.scores)

    def unscored(self) -> tuple[Event, ...]:
        return (Event("toy_nothing", clause="TOY-2", source=SOURCE),)

    @property
    def prompt(self) -> Text:
        return Text("prompt_wait")

    @property
    def steps(self) -> tuple[Step, ...]:
        at = ("seal", "open", "over").index(self.known.phase)
        return in_a_row(("toy_seal", "toy_open"), at)

    @property
    def progress(self) -> Progress:
        name = Text("round", {"n": self.known.round})
        return Progress(name, name, self.known.round, ROUNDS)


def guess(
    view: ToyView, state: ToyState, rng: random.Random, recall: Iterable[Memory] | None
) -> None:
    deck = list(state.deck)
    for memory in recall or ():
        if isinstance(memory, Event) and memory.what == "buried" and memory.seat == view.seat:
            deck[state.buriers.index(memory.seat or 0)] = str(memory.facts["card"])
    pool = view.deal_out((*state.hands, *deck), rng)
    state.hands = [pool.pop() if card == HIDDEN else card for card in state.hands]
    state.deck = tuple(pool.pop() if card == HIDDEN else card for card in deck)
    for seat in view.ready:
        if seat != view.seat:
            state.marks[seat] = "".join(rng.choices("xy", k=rng.randint(1, 2)))


class ToyPosition:
    """How positions of Shells are written."""

    def read(self, position: Position, options: ToyOptions) -> ToyState:
        seats = position.number("seats")
        if seats not in (2, 3):
            raise position.bad("2 or 3 seats")
        state: ToyState = self.kind.blank(seats, options)
        state.phase = position.choice("phase", ("seal", "open", "over"))
        state.round, state.active = position.number("round"), position.number("turn")
        state.waved = position.choice("waved", ("0", "1")) == "1"
        state.hands = position.take("hands").split()
        state.deck = tuple(position.take("deck").split())
        state.buriers = self._numbers(position, "buriers", f"{NOBODY} " * len(state.deck))
        state.drew = self._numbers(position, "drew")
        state.marks = position.per_seat("marks", state.seats)
        state.ready = self._numbers(position, "ready")
        state.points = self._numbers(position, "scores")
        return state

    def _numbers(self, position: Position, name: str, usual: str = "") -> tuple[int, ...]:
        return tuple(map(position.whole, position.take(name, usual).split()))

    def __init__(self, kind: type[ToyState] = ToyState) -> None:
        self.kind = kind

    def write(self, state: ToyState) -> tuple[str, dict[str, str]]:
        return "", state.lines()


SYMBOLS = {card: f"card_{card.lower()}" for card in WORTH} | {HIDDEN: "card_back"}


def scene(view: ToyView) -> Scene:
    sprites = tuple(
        Sprite(f"hand-{owner}", SYMBOLS[card], owner * 50.0, 0)
        for owner, card in enumerate(view.known.hands)
    )
    lines = tuple(
        Text("holds", {"player": owner, "card": card})
        for owner, card in enumerate(view.known.hands)
    )
    title, box = Text("area_hand"), (0.0, 0.0, 200.0, 100.0)
    cells = tuple(Cell(str(seat), 50.0 * seat, 0, title, "?") for seat in range(view.seats))
    hand = Area("hand", "hand", title, box, sprites, lines=lines)
    groups = (Group("all", tuple(f"seats/{seat}" for seat in range(view.seats))),)
    lattice = Lattice("square", 50, cells)
    waving = (Sprite("wave", "card_back", 50.0 * view.known.active, 0),) if view.known.waved else ()
    seats = Area("seats", "board", title, box, waving, lattice=lattice, groups=groups)
    branches = tuple(Branch(move.notation, move=move.notation) for move in view.legal_moves())
    roots = (Fork("option", branches),) if branches else ()
    return Scene((hand, seats), Choices(roots=roots, routes=routes(view), back=back(view)))


def routes(view: ToyView) -> tuple[Route, ...]:
    """One card dragged onto another: mark it and be done."""
    if MARK_X not in view.legal_moves():
        return ()
    return (Route((MARK_X.notation, DONE.notation), drag=("hand-0", "hand-1")),)


def back(view: ToyView) -> tuple[PutBack, ...]:
    """Pressing a card takes a mark back, for who is not done yet."""
    made = "" if view.seat is None or view.seat in view.ready else view.known.marks[view.seat]
    return tuple(PutBack("hand-0", f"mark {letter}") for letter in sorted(set(made[1:])))


def features(view: ToyView) -> tuple[float, ...]:
    return tuple(view.scores[seat] / 100 if seat < view.seats else 0.0 for seat in range(3))


SAYINGS = {
    *("toy", "not_your_turn", "wrong_step", "not_now", "ready", "round_ends", "area_hand"),
    "prompt_wait",
    *("round", "toy_seal", "toy_open", "toy_mark_first", "toy_enough", "toy_no_waving"),
    *("toy_waved", "toy_nothing"),
    *("toy_drew", "dealt", "marked", "waved", "kept", "buried", "drew", "hand_shown", "shown"),
    *("holds", "most", "TOY-1", "TOY-2", "TOY-3", "TOY-4"),
}


def say(said: Text | Event | str) -> str:
    """Speaks like `isolario.words`: what is not among the sayings cannot be said."""
    name = said if isinstance(said, str) else said.what if isinstance(said, Event) else said.id
    if name not in SAYINGS:
        raise KeyError(name)
    return name


TOY = Game(
    name="shells",
    prefix="TOY",
    rules_version=1,
    seats=(2, 3),
    longest=ROUNDS * 3 * 5,
    folder=Path(__file__).parent / "shells",
    options=ToyOptions,
    state_type=ToyState,
    view_type=ToyView,
    all_moves=ALL_MOVES,
    position=ToyPosition(),
    guess=guess,
    scene=scene,
    features=features,
    feature_count=3,
)
