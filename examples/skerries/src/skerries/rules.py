"""The rules of Skerries.

Sixteen skerries, one to three seals on each. In every round all lay a wind face down; the strongest
lands first, for a point a seal and one for each skerry of your own beside it. Then all draw.
"""

from __future__ import annotations

from collections import Counter

from isolario.core.boards.square import neighbours
from isolario.core.event import Event, Events, Facts, Outcome, places
from isolario.core.fields import Pool, each, face_down, in_hands, in_secret, public
from isolario.core.game import Refusal, State
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.seats import Seat
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from skerries.moves import CELLS, SIDE, WINDS, Cell, Land, Sail

HAND = 3
SEALS = Pool("seals", (1,) * 6 + (2,) * 6 + (3,) * 4, blank=0)
CARDS = Pool("winds", WINDS, blank=0)
BESIDE = neighbours(SIDE, SIDE)


class SkerriesState(State):
    """The truth about one game of Skerries."""

    seals: dict[Cell, int] = public({}, pool=SEALS)  # how many are where
    flags: dict[Cell, Seat] = public({})  # whose stands where
    hands: list[tuple[int, ...]] = in_hands(CARDS)
    deck: tuple[int, ...] = face_down(CARDS)
    sailed: list[tuple[int, ...]] = public(each(()), pool=CARDS)  # the winds of rounds so far
    wind: list[int] = in_secret(0)

    @property
    def how_far(self) -> tuple[int, int]:
        return len(self.flags), len(CELLS) - len(CELLS) % self.seats

    @property
    def outcome(self) -> Outcome | None:
        done, of = self.how_far
        return Outcome(places(self.scores)) if done == of else None

    @property
    def scores(self) -> tuple[int, ...]:
        totals = [0] * self.seats
        for cell, seat in self.flags.items():
            totals[seat] += self.seals[cell]
            totals[seat] += sum(self.flags.get(c) == seat for c in BESIDE[cell] if c > cell)
        return tuple(totals)

    @property
    def landing(self) -> list[int]:
        """Who has yet to land in this round, the strongest wind first."""
        landed = Counter(self.flags.values())
        behind = [seat for seat in range(self.seats) if len(self.sailed[seat]) > landed[seat]]
        return sorted(behind, key=lambda seat: -self.sailed[seat][-1])

    def legal_moves(self, seat: int) -> Moves:
        if seat not in self.to_move:
            return NONE
        if self.sealed:
            return Listed([Sail(wind) for wind in self.hands[seat] if wind])  # 0: not known
        return Listed([Land(cell) for cell in CELLS if cell not in self.flags])

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        asked = seat in self.to_move
        if asked and isinstance(move, Land) and not self.sealed and move.cell in self.flags:
            return Refusal("", Text("skerry_taken"), (f"board/{move.cell}",))
        return super().refuse(seat, move)

    def do_open(self, out: Events) -> None:
        seals = self.chance.shuffle(tuple(SEALS.pieces.elements()), "seals")
        self.seals = dict(zip(CELLS, seals, strict=True))
        self.deck = self.chance.shuffle(WINDS, "winds")
        self.begin_turn()
        out.append(Event("seals_counted", None, {"seals": " ".join(map(str, seals))}, chance=True))
        for seat in range(self.seats):
            for _ in range(HAND):
                self._draw(seat, out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        if isinstance(move, Sail):
            self.wind[seat] = move.wind
            self.be_ready(seat)
            out.append(Event("ready", seat))
        elif isinstance(move, Land):
            before = self.scores[seat]
            self.flags[move.cell] = seat
            points = self.scores[seat] - before
            where = (f"board/{move.cell}",)
            out.append(Event("landed", seat, {}, where, points, source=Text("skerries_charted")))
            if self.landing:
                self.begin_turn(self.landing[0])
            elif not self.over:
                for other in range(self.seats):
                    self._draw(other, out)
                self.begin_turn()

    def do_settle(self, out: Events) -> None:
        for seat, wind in enumerate(self.wind):
            self.hands[seat] = tuple(held for held in self.hands[seat] if held != wind)
            self.sailed[seat] += (wind,)
            out.append(Event("sailed", seat, {"wind": Text("wind", {"n": wind})}, reveals=True))
        self.wind, self.ready = [0] * self.seats, ()
        self.begin_turn(self.landing[0])

    def _draw(self, seat: int, out: Events) -> None:
        wind, self.deck = self.deck[0], self.deck[1:]
        self.hands[seat] = tuple(sorted((*self.hands[seat], wind)))
        facts: Facts = {"wind": Text("wind", {"n": wind})}
        out.append(Event("drew", seat, facts, chance=True, knowers=(seat,), hidden="wind"))

    def contradiction(self) -> tuple[str, str] | None:
        if wrong := super().contradiction():
            return wrong
        seats, landed = range(self.seats), Counter(self.flags.values())
        if {*self.seals} != {*CELLS} or not {*self.flags} <= {*CELLS} or not {*landed} <= {*seats}:
            return "flags", "seats, by the names of cells"
        behind = {len(self.sailed[seat]) - landed[seat] for seat in seats}
        if len({*map(len, self.sailed)}) > 1 or not behind <= {0, 1}:
            return "sailed", "a wind of each seat for each round"
        if {*map(len, self.hands)} != {HAND - bool(self.landing or self.over)}:
            return "hands", f"{HAND} winds in each, one less once all have sailed"
        if not self.over and self.active != (self.landing or [TOGETHER])[0]:
            return "active", f"whoever lands next, or {TOGETHER} while all choose"
        for seat, wind in enumerate(self.wind):
            if wind and (seat not in self.ready or wind not in self.hands[seat]):
                return "wind", "winds of the hands of those who are ready"
        return ("ready", "nobody, unless all choose") if self.ready and not self.sealed else None
