"""A whole game of the slow Sea Dragons, one decision after the other (SDR-T, D, M, N, P, G, E).

A `Table` has a method for each decision, which raises `Illegal` and changes nothing if it may not
be made now. `legal` lists all decisions as (method, arguments…), `play` makes one of them, `public`
tells what everybody may know. To play another game beside it, fill a `Table` with that game's deal,
decks in order, and a `shuffle` that answers with that game's order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from tests.reference import sea_dragons as slow
from tests.reference.sea_dragons import (
    SIZES,
    Cell,
    Cells,
    Dragon,
    DragonCard,
    MissionCard,
    Payment,
    ReefCard,
    Score,
    Sea,
)

Decision = tuple[Any, ...]
Shuffle = Callable[[list[DragonCard]], list[DragonCard]]

GOLD_CARD = ReefCard("gold")


class Illegal(ValueError):
    """A decision that may not be made, and the clauses that forbid it."""

    def __init__(self, *clauses: str) -> None:
        super().__init__(", ".join(clauses))
        self.clauses = frozenset(clauses)


@dataclass(frozen=True)
class Held:
    """A dragon card in a hand. Its size is on its back; one that came from the market is known to
    all (SDR-H1)."""

    card: DragonCard
    seen: bool = False


@dataclass
class Table:
    """A game in progress; lists by seat. The first card of a deck is its top.

    Steps: play (place a dragon or pass), keep (of two reef cards one), mission, take (a new
    dragon card), over. A card that is taken goes to the end of the hand, those behind one that
    leaves move up; a card added to a market takes the place of the one that left it.
    """

    sea: Sea
    tokens: dict[Cell, str]  # the ships on the sea
    hands: list[list[Held]]
    decks: dict[str, list[DragonCard]]  # by size, as markets and discards
    markets: dict[str, list[DragonCard]]
    mission_deck: list[MissionCard]
    mission_market: list[MissionCard]
    reef_deck: list[ReefCard]
    heads: list[int]
    gold: list[int]
    ships: list[list[str]]
    reefs: list[list[ReefCard]]  # kept
    missions: list[list[MissionCard]]  # done
    shuffle: Shuffle
    gone: bool = False  # whether cards played are gone for good
    seat: int = 0
    step: str = "play"
    dragons: list[Dragon] = field(default_factory=list)
    discards: dict[str, list[DragonCard]] = field(default_factory=lambda: {s: [] for s in SIZES})
    spent: list[str] = field(default_factory=list)  # ships that left the game
    used: list[ReefCard] = field(default_factory=list)  # reef cards that left the game
    turns: list[int] = field(default_factory=list)  # who had one, in order
    # Within a turn:
    size: str = ""  # of the card that was played or, in a pass, discarded
    passing: bool = False
    laid: Cells = frozenset()  # the dragon of this turn
    reefs_due: int = 0  # how many times two reef cards are still to be drawn
    drawn: list[ReefCard] = field(default_factory=list)  # the two to choose from
    gap: int | None = None  # where a mission was taken from the market

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> list[Held]:
        return self.hands[self.seat]

    def copy(self) -> Table:
        return replace(
            self,
            tokens=dict(self.tokens),
            hands=[list(hand) for hand in self.hands],
            decks={size: list(deck) for size, deck in self.decks.items()},
            markets={size: list(market) for size, market in self.markets.items()},
            mission_deck=list(self.mission_deck),
            mission_market=list(self.mission_market),
            reef_deck=list(self.reef_deck),
            heads=list(self.heads),
            gold=list(self.gold),
            ships=[list(ships) for ships in self.ships],
            reefs=[list(cards) for cards in self.reefs],
            missions=[list(cards) for cards in self.missions],
            dragons=list(self.dragons),
            discards={size: list(cards) for size, cards in self.discards.items()},
            spent=list(self.spent),
            used=list(self.used),
            turns=list(self.turns),
            drawn=list(self.drawn),
        )

    # What may be decided

    def legal(self) -> set[Decision]:
        """All decisions of the seat whose turn it is.

        ("place", slot, cells), ("pass_turn", slot), or ("pass_empty",) if there is no card,
        ("keep", 0 or 1), ("fulfil", slot, payment),
        ("no_mission",), ("take", size, slot), ("draw", size), ("cash",).
        """
        found: set[Decision] = set()
        if self.step == "play":
            for slot in range(len(self.hand)):
                found |= {("place", slot, tuple(sorted(c))) for c in self.placements(slot)}
                found.add(("pass_turn", slot))
            if not self.hand:
                found.add(("pass_empty",))
        elif self.step == "keep":
            found = {("keep", 0), ("keep", 1)}
        elif self.step == "mission":
            for slot in range(len(self.mission_market)):
                found |= {("fulfil", slot, paid) for paid in self.payments(slot)}
            found.add(("no_mission",))
        elif self.step == "take":
            found = self._takes()
        if self.can_cash():
            found.add(("cash",))
        return found

    def placements(self, slot: int, cards: bool = False) -> set[Cells]:
        """Where the dragon of a card in the hand may lie. A gold card must be cashed before it
        pays; `cards`: as if all those held had been (SDR-D4, G1)."""
        gold = self.gold[self.seat]
        if cards:
            gold += slow.GOLD_CARD * self.reefs[self.seat].count(GOLD_CARD)
        form = self.hand[slot].card.cells
        return slow.placements(self.sea, self.dragons, self.seat, form, gold)

    def payments(self, slot: int) -> set[Payment]:
        """What a mission in the market can be paid with (SDR-M1, M2)."""
        named = self.mission_market[slot].ships
        return slow.payments(named, self.ships[self.seat], self.reefs[self.seat])

    def can_cash(self) -> bool:
        """A gold card may be used at any moment in one's own turn (SDR-G1)."""
        return self.step != "over" and GOLD_CARD in self.reefs[self.seat]

    def _takes(self) -> set[Decision]:
        """Cards of another size than the one that left the hand (SDR-N1, P1)."""
        found: set[Decision] = set()
        for size in SIZES:
            if size != self.size:
                found |= {("take", size, slot) for slot in range(len(self.markets[size]))}
                if self.decks[size] or (self.discards[size] and not self.gone):
                    found.add(("draw", size))
        return found

    # The decisions

    def play(self, decision: Decision) -> None:
        """Makes a decision as `legal` lists it."""
        name, *what = decision
        decide: dict[str, Callable[..., None]] = {
            "place": self.place,
            "pass_turn": self.pass_turn,
            "pass_empty": self.pass_empty,
            "keep": self.keep,
            "fulfil": self.fulfil,
            "no_mission": self.no_mission,
            "take": self.take,
            "draw": self.draw,
            "cash": self.cash,
        }
        decide[name](*what)

    def place(self, slot: int, cells: Iterable[Cell]) -> None:
        """Plays a dragon card. In order: the dragon, its gold symbols, its price, its ships, its
        reef cards one symbol at a time, the others' gold (SDR-D1 to D6, D8)."""
        self._must_be("play")
        if not 0 <= slot < len(self.hand):
            raise Illegal("SDR-D1")
        cells = frozenset(cells)
        mine, sea = self.seat, self.sea
        form = self.hand[slot].card.cells
        if wrong := slow.faults(sea, self.dragons, mine, form, cells, self.gold[mine]):
            raise Illegal(*sorted(wrong))
        self._leave(slot)
        self.laid = cells
        self.dragons.append(Dragon(mine, cells))
        self.gold[mine] += len(sea.marked("gold", cells))
        self.gold[mine] -= slow.price(sea, cells)
        for cell in sorted(cells):
            if cell in self.tokens:
                self.ships[mine].append(self.tokens.pop(cell))
        self.reefs_due = len(sea.marked("reef", cells))
        self._draw_reefs()

    def pass_turn(self, slot: int) -> None:
        """A head and a card go, a card of another size comes, then 2 gold (SDR-P1)."""
        self._must_be("play")
        if not 0 <= slot < len(self.hand):
            raise Illegal("SDR-P1")
        self._leave(slot)
        self.passing = True
        self._begin_taking()

    def pass_empty(self) -> None:
        """With an empty hand nothing is discarded, and the card may be of any size (SDR-P1)."""
        self._must_be("play")
        if self.hand:
            raise Illegal("SDR-P1")
        self._use_head()
        self.passing = True
        self._begin_taking()

    def keep(self, which: int) -> None:
        """Keeps one of two reef cards; the other goes under the deck (SDR-D5)."""
        self._must_be("keep")
        if which not in (0, 1):
            raise Illegal("SDR-D5")
        self.reefs[self.seat].append(self.drawn[which])
        self.reef_deck.append(self.drawn[1 - which])
        self.drawn = []
        self._draw_reefs()

    def fulfil(self, slot: int, paid: Payment) -> None:
        """Fulfils a mission in the market: ships and cards go, the card comes, perhaps with a reef
        card, then the market is refilled (SDR-M1, M2)."""
        self._must_be("mission")
        if not 0 <= slot < len(self.mission_market):
            raise Illegal("SDR-M1")
        mine, named = self.seat, self.mission_market[slot].ships
        if Counter(paid.ships) - Counter(self.ships[mine]):
            raise Illegal("SDR-M1")
        if Counter(paid.cards) - Counter(self.reefs[mine]):
            raise Illegal("SDR-M2")
        if not slow.irreducible(named, slow.payment(*paid)):
            raise Illegal("SDR-M1")
        for ship in paid.ships:
            self.ships[mine].remove(ship)
            self.spent.append(ship)
        for card in paid.cards:
            self.reefs[mine].remove(card)
            self.used.append(card)
        mission = self.mission_market.pop(slot)
        self.missions[mine].append(mission)
        self.gap = slot
        self.reefs_due = int(mission.reef)
        self._draw_reefs()

    def no_mission(self) -> None:
        """A mission is optional (SDR-T1)."""
        self._must_be("mission")
        self._begin_taking()

    def take(self, size: str, slot: int) -> None:
        """Takes a dragon card from the market, which is refilled at once (SDR-N1)."""
        self._must_be("take")
        if ("take", size, slot) not in self._takes():
            raise Illegal("SDR-N1")
        self.hand.append(Held(self.markets[size].pop(slot), seen=True))
        self.markets[size][slot:slot] = self._top(size)
        self._end_turn()

    def draw(self, size: str) -> None:
        """Draws the top card of a dragon deck (SDR-N1)."""
        self._must_be("take")
        if ("draw", size) not in self._takes():
            raise Illegal("SDR-N1")
        self.hand.extend(Held(card) for card in self._top(size))
        self._end_turn()

    def cash(self) -> None:
        """Discards a gold card for 4 gold; the step stays what it was (SDR-G1)."""
        if not self.can_cash():
            raise Illegal("SDR-G1")
        self.reefs[self.seat].remove(GOLD_CARD)
        self.used.append(GOLD_CARD)
        self.gold[self.seat] += slow.GOLD_CARD

    # What follows from them

    def _must_be(self, step: str) -> None:
        if self.step != step:
            raise Illegal("SDR-T1")

    def _leave(self, slot: int) -> None:
        """A card is played or discarded and takes a head with it (SDR-D1, P1)."""
        card = self.hand.pop(slot).card
        self.discards[card.size].append(card)
        self.size = card.size
        self._use_head()

    def _use_head(self) -> None:
        self.heads[self.seat] -= 1
        self.turns.append(self.seat)

    def _draw_reefs(self) -> None:
        """Two reef cards for each symbol, one symbol at a time. A single card is kept without
        asking; an empty deck gives nothing (SDR-D5, D8)."""
        while self.reefs_due:
            self.reefs_due -= 1
            cards, self.reef_deck = self.reef_deck[:2], self.reef_deck[2:]
            if len(cards) == 2:
                self.drawn = cards
                self.step = "keep"
                return
            self.reefs[self.seat] += cards
        if self.gap is None:
            self._pay_the_others()
        else:
            self._refill_missions()

    def _pay_the_others(self) -> None:
        """SDR-D6; then a mission may follow."""
        for seat, gold in slow.income(self.dragons, self.seat, self.laid).items():
            self.gold[seat] += gold
        self.step = "mission"

    def _refill_missions(self) -> None:
        """SDR-M1; one mission a turn, so a new dragon card is next."""
        assert self.gap is not None
        self.mission_market[self.gap : self.gap] = self.mission_deck[:1]
        del self.mission_deck[:1]
        self.gap = None
        self._begin_taking()

    def _begin_taking(self) -> None:
        self.step = "take"
        if not self._takes():  # there is no card of another size (SDR-N1)
            self._end_turn()

    def _top(self, size: str) -> list[DragonCard]:
        """Takes the top card off a deck, if there is one. A deck that is empty when a card is
        wanted is first made up from its discards (SDR-N1), unless these are gone for good."""
        if not self.decks[size] and self.discards[size] and not self.gone:
            self.decks[size] = self.shuffle(self.discards[size])
            self.discards[size] = []
        cards = self.decks[size][:1]
        del self.decks[size][:1]
        return cards

    def _end_turn(self) -> None:
        """The next player clockwise, until nobody has a head (SDR-T1, E1)."""
        if self.passing:
            self.gold[self.seat] += slow.PASSING
        self.size, self.passing, self.laid = "", False, frozenset()
        if not any(self.heads):
            self.step = "over"
            return
        self.step = "play"
        self.seat = (self.seat + 1) % self.players
        assert self.heads[self.seat], "all have had the same number of turns"

    # The standing

    def scores(self) -> list[Score]:
        """Everybody's points, as if the game ended now and all cards were open."""
        return slow.scores(self.sea, self.dragons, self.gold, self.ships, self.reefs, self.missions)

    def ranking(self) -> list[set[int]]:
        """Seats from the winners down (SDR-F7)."""
        totals = [score.total for score in self.scores()]
        return slow.ranking(totals, [len(cards) for cards in self.missions])

    def board(self) -> dict[Cell, int]:
        """Whose piece lies where."""
        return {cell: dragon.seat for dragon in self.dragons for cell in dragon.cells}

    def public(self) -> dict[str, Any]:
        """Everything that everybody may know, sorted where order means nothing (SDR-H1)."""
        return {
            "seat": self.seat,
            "step": self.step,
            "heads": list(self.heads),
            "gold": list(self.gold),
            "ships": [sorted(ships) for ships in self.ships],
            "missions": [sorted(cards) for cards in self.missions],
            "hand sizes": [sorted(held.card.size for held in hand) for hand in self.hands],
            "hands seen": [
                sorted(held.card.shape for held in hand if held.seen) for hand in self.hands
            ],
            "reef cards": [len(cards) for cards in self.reefs],
            "board": self.board(),
            "dragons": {(dragon.seat, dragon.cells) for dragon in self.dragons},
            "tokens": dict(self.tokens),
            "markets": {
                size: sorted(card.shape for card in cards) for size, cards in self.markets.items()
            },
            "decks": {size: len(cards) for size, cards in self.decks.items()},
            "discards": {
                size: sorted(card.shape for card in cards) for size, cards in self.discards.items()
            },
            "mission market": sorted(self.mission_market),
            "mission deck": len(self.mission_deck),
            "reef deck": len(self.reef_deck),
            "spent": sorted(self.spent),
            "used": sorted(self.used),
        }
