"""The state of a game of Sea Dragons, and who may do what (SDR-T, D, M, N, P).

A turn is a series of steps: play a dragon, with the reef cards that it finds; a mission, and what
it is paid with; a new card. `turns` has what each of them does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from isolario.core.boards.bits import bits, mask_of
from isolario.core.chance import UNKNOWN
from isolario.core.event import Events, Outcome
from isolario.core.fields import Spelling, counted, derived, each, masked, public
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.sea_dragons import possible, secrets, set_up, texts, turns
from isolario.games.sea_dragons.board import (
    CELLS,
    GRID,
    ISLAND,
    Dragons,
    Sea,
    one_by_one,
    references,
    sea_of,
)
from isolario.games.sea_dragons.moves import (
    CASH,
    DONE,
    DRAW,
    FULFIL,
    KEEP,
    PASS,
    SHIPS_PAID,
    TAKE,
    Cash,
    Done,
    Draw,
    Fulfil,
    Keep,
    Pass,
    Place,
    Plays,
    Ships,
    Take,
)
from isolario.games.sea_dragons.options import SeaDragonsOptions
from isolario.games.sea_dragons.parts import (
    GOLD_CARD,
    NO_MISSION,
    SIZES,
    Card,
    Fleet,
    Step,
    row,
)
from isolario.games.sea_dragons.payment import (
    NO_SHIPS,
    Cards,
    payable,
    usable,
    ways_of_cards,
    ways_of_ships,
)
from isolario.games.sea_dragons.pieces import GOLD_REEF, MISSIONS
from isolario.games.sea_dragons.placing import SHAPE_AT, Reach, cost, price, reach
from isolario.games.sea_dragons.scoring import ranking

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView  # noqa: F401 (named in a string)

Cells = tuple[Annotated[int, msgspec.Meta(ge=0, lt=CELLS)], ...]
AS_CELLS = Spelling(Cells, lambda cells: tuple(bits(cells)), lambda state, cells: mask_of(cells))
"""How a view's data holds a set of cells: by their numbers."""
SETS_AS_CELLS = Spelling(
    tuple[Cells, ...],
    lambda sets: tuple([tuple(bits(cells)) for cells in sets]),
    lambda state, sets: tuple(map(mask_of, sets)),
)

NO_SEA = Sea(0, 0, 0, 0, 0)
NO_CARDS: tuple[Cards, ...] = ((),)


class SeaDragonsState(State["SeaDragonsView"]):
    """The truth about one game of Sea Dragons."""

    game: ClassVar[Game]
    options: SeaDragonsOptions
    step: Step = public("play")
    ground: str = public("")  # of every cell, row by row (`board`)
    sea: Sea = derived(NO_SEA)
    dragons: tuple[int, ...] = public(each(0), SETS_AS_CELLS)  # the cells of each seat's
    each_dragon: tuple[Dragons, ...] = derived(each(()))  # the same one by one
    afloat: tuple[int, ...] = public((0, 0, 0, 0), SETS_AS_CELLS)  # where ships lie, by colour
    heads: tuple[int, ...] = public(each(0))
    gold: tuple[int, ...] = public(each(0))
    fleets: tuple[Fleet, ...] = public(each(NO_SHIPS))  # the ships that each has
    points: tuple[int, ...] = public(each(0))  # all come at the end
    # dragon cards, by size
    market: tuple[tuple[str, ...], ...] = public(((), (), ()))
    decks: tuple[tuple[str, ...], ...] = masked(secrets.decks, ((), (), ()))  # top first
    discards: tuple[tuple[str, ...], ...] = public(((), (), ()))  # in order
    older: tuple[tuple[tuple[str, ...], ...], ...] = public(((), (), ()))
    """For each time that a deck was reshuffled: the cards that were hidden in hands then, and still
    are (SDR-N1). `Card.deal` tells who has them."""
    hands: tuple[tuple[Card, ...], ...] = masked(secrets.hands, each(()))  # in order
    # missions
    missions: tuple[str, ...] = public(())  # the market
    mission_deck: tuple[str, ...] = masked(counted(UNKNOWN), ())
    fulfilled: tuple[tuple[str, ...], ...] = public(each(()))
    # reef cards
    reefs: tuple[tuple[str, ...], ...] = masked(secrets.reefs, each(()))  # kept, in order
    reef_deck: tuple[str, ...] = masked(secrets.reef_deck, ())
    returned_by: tuple[int, ...] = public(())  # who put each card of it there, and knows it
    used: tuple[str, ...] = public(())  # out of the game, in order
    # this turn
    played: str = public("")  # the card played or discarded
    laid: int = public(0, AS_CELLS)  # the cells of the dragon placed
    due: int = public(0)  # how often reef cards are still to be drawn
    drawn: tuple[str, ...] = masked(secrets.drawn, ())  # in order
    paying: int = public(NO_MISSION)  # for which mission of the market
    cards: tuple[str, ...] = public(())  # the reef cards that pay for it

    # --- what follows from the position -----------------------------------------------------

    def rebuild(self) -> None:
        self.sea = sea_of(self.ground)
        self.each_dragon = tuple(map(one_by_one, self.dragons))

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.step in ("scoring", "over") else (self.active,)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        if self.step != "over":
            return None
        missions = tuple(map(len, self.fulfilled))
        return ranking(self.points, missions)

    @property
    def incomplete(self) -> bool:
        return super().incomplete or any(
            card.shape[1] == UNKNOWN for hand in self.hands for card in hand
        )

    def reach(self, seat: int) -> Reach:
        """Where a seat can place dragons."""
        return reach(self.dragons, seat, self.sea, self.gold[seat])

    def shapes(self, seat: int) -> tuple[str, ...]:
        """The cards of a hand that are known, equal ones once."""
        return _shapes(self.hands[seat])

    def rows(self) -> tuple[int, ...]:
        """The decks, and rows of the market, that a new card may come from: those of another size
        than the card just played (SDR-N1)."""
        return _ROWS[self.played[:1]]

    def can_draw(self, at: int) -> bool:
        """Whether a deck has cards, or could be reshuffled."""
        return bool(self.decks[at] or self.can_shuffle(at))

    def can_shuffle(self, at: int) -> bool:
        """Whether the cards played would make a new deck (SDR-N1 [ruling]: as agreed)."""
        return self.options.dragons == "reshuffled" and bool(self.discards[at])

    def takes(self) -> list[Move]:
        """The ways to take a new card."""
        rows, market = self.rows(), self.market
        found: list[Move] = []
        for at in rows:
            found += _takes(market[at])
        return found + [DRAW[SIZES[at]] for at in rows if self.can_draw(at)]

    def fulfilments(self, seat: int) -> tuple[Fulfil, ...]:
        """The missions that a seat can fulfil, with which reef cards; the cheapest ways first."""
        return _fulfilments(self.missions, self.fleets[seat], usable(self.reefs[seat]))

    def ships_to_pay(self) -> tuple[Fleet, ...]:
        """The ships that, with the reef cards chosen, pay for the mission."""
        ask = MISSIONS[self.missions[self.paying]].ships
        return ways_of_ships(ask, self.fleets[self.active], self.cards)

    # --- who may do what --------------------------------------------------------------------

    def legal_moves(self, seat: int) -> Moves:
        if seat != self.active or self.step in ("scoring", "over"):
            return NONE
        step = self.step
        cash = [CASH] if GOLD_REEF in self.reefs[seat] else []
        if step == "play":
            shapes = self.shapes(seat)
            passes = [PASS[shape] for shape in shapes or ("",)]
            return Plays(shapes, self.reach(seat), (*passes, *cash))
        if step == "reef":
            return Listed([*(KEEP[kind] for kind in KEEP if kind in self.drawn), *cash])
        if step == "ships":
            return Listed([SHIPS_PAID[ships] for ships in self.ships_to_pay()])
        takes = self.takes()
        if step == "mission":  # SDR-T1 [ruling]: a card forgoes the mission
            return Listed([*self.fulfilments(seat), *(takes or [DONE]), *cash])
        return Listed([*takes, *cash])

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        step = self.step
        if step in ("scoring", "over"):
            return Refusal("SDR-E1", Text("game_is_over"))
        if seat != self.active:
            return Refusal("SDR-T1", Text("not_your_turn"))
        match move:
            case Place() if step == "play":
                return self._why_not_place(seat, move.cells)
            case Take() | Draw() if step in ("mission", "take"):
                return self._why_not_take(move)
            case Fulfil() if step == "mission":
                return self._why_not_fulfil(seat, move)
            case Cash() if step != "ships":  # SDR-G1 [ruling]: not while paying
                if GOLD_REEF not in self.reefs[seat]:
                    return Refusal("SDR-G1", Text("no_gold_card"))
                return None
        if move in self.legal_moves(seat):
            return None
        clause, reason = _WRONG_STEP[step]
        return Refusal(clause, Text(reason))

    def _why_not_place(self, seat: int, cells: int) -> Refusal | None:
        shape = SHAPE_AT.get(cells)
        if shape is None:
            return Refusal("SDR-D1", Text("no_such_dragon"))
        if not any(card.shape == shape for card in self.hands[seat]):
            return Refusal("SDR-D1", Text("no_such_card", {"card": texts.CARD[shape]}))
        own, taken = self.dragons[seat], sum(self.dragons)  # no cell is in two of them
        beside = GRID.beside(cells)
        if cells & taken:
            return Refusal("SDR-D1", Text("cell_taken"), references(cells & taken))
        if beside & own:
            touched = cells & GRID.beside(own)
            return Refusal("SDR-D3", Text("touches_own_dragon"), references(touched))
        if not beside & (taken | ISLAND):
            return Refusal("SDR-D2", Text("touches_nothing"), references(cells))
        lacking = cost(self.sea, cells) - self.gold[seat]
        if lacking <= 0:
            return None
        rich = GOLD_CARD * self.reefs[seat].count(GOLD_REEF) >= lacking
        reason = "cash_gold_card_first" if rich else "not_enough_gold"
        facts: dict[str, int | str | Text] = {
            "price": price(self.sea, cells),
            "gold": self.gold[seat],
            "lacking": lacking,
        }
        return Refusal("SDR-D4", Text(reason, facts), references(cells & self.sea.toll))

    def _why_not_fulfil(self, seat: int, move: Fulfil) -> Refusal | None:
        if move.slot not in range(len(self.missions)):
            return Refusal("SDR-M1", Text("no_such_mission"))
        ways = [way for way in self.fulfilments(seat) if way.slot == move.slot]
        if move in ways:
            return None
        return Refusal("SDR-M1", Text("pay_otherwise" if ways else "cannot_pay_mission"))

    def _why_not_take(self, move: Take | Draw) -> Refusal | None:
        if isinstance(move, Draw):
            at = SIZES.index(move.size) if move.size in SIZES else -1
            missing = at < 0 or not self.can_draw(at)
        else:
            at = row(move.shape) if move.shape in TAKE else -1
            missing = at < 0 or move.shape not in self.market[at]
        if at >= 0 and at not in self.rows():
            return Refusal("SDR-N1", Text("same_size"))
        if missing:
            what = "deck_is_empty" if isinstance(move, Draw) else "not_in_market"
            return Refusal("SDR-N1", Text(what))
        return None

    # --- doing it ---------------------------------------------------------------------------

    def do_open(self, out: Events) -> None:
        set_up.set_up(self, out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        match move:
            case Place():
                turns.place(self, seat, move.cells, out)
            case Take():
                turns.take(self, seat, move.shape, out)
            case Draw():
                turns.draw(self, seat, move.size, out)
            case Keep():
                turns.keep(self, seat, move.kind, out)
            case Pass():
                turns.pass_turn(self, seat, move.shape, out)
            case Fulfil():
                turns.fulfil(self, seat, move.slot, move.cards, out)
            case Ships():
                turns.pay_with_ships(self, seat, move.ships, out)
            case Cash():
                turns.cash(self, seat, out)
            case Done():
                turns.end_turn(self, seat, out)

    def forced(self) -> tuple[int, Move] | None:
        """The ships of a payment, mostly. Where it is plain that somebody is asked anyway, or has a
        choice, nothing is listed to find that out."""
        step, seat = self.step, self.active
        if step == "reef" or step == "over" or (step != "ships" and self._is_asked(seat)):
            return None
        if step == "play":
            if len(self.shapes(seat)) > 1:  # either can be discarded
                return None
        elif step != "ships" and all(self.decks[at] for at in self.rows()):
            return None
        return super().forced()

    def tells(self, seat: int) -> bool:
        """What is paid for a mission is already in the open, and gold is not cashed now. Reef cards
        that were drawn may be alike."""
        return self.step == "reef" or (self.step != "ships" and self._is_asked(seat))

    def _is_asked(self, seat: int) -> bool:
        """A player with reef cards may have gold to cash, or ships to pay with; one with hidden
        dragon cards may have some to place."""
        if self.reefs[seat]:
            return True
        return self.step == "play" and not all(card.open for card in self.hands[seat])

    # --- what is known ----------------------------------------------------------------------

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        return secrets.secrets_of(self, seat)

    def contradiction(self) -> tuple[str, str] | None:
        return next(possible.contradictions(self), None)


@lru_cache(1 << 12)
def _shapes(hand: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([shape for shape in dict.fromkeys([card.shape for card in hand]) if shape in TAKE])


@lru_cache(1 << 12)
def _fulfilments(missions: tuple[str, ...], fleet: Fleet, cards: Cards) -> tuple[Fulfil, ...]:
    asks = [MISSIONS[name].ships for name in missions]
    return tuple(
        [
            FULFIL[slot][way]
            for slot in payable(asks, fleet, cards)
            for way in (ways_of_cards(asks[slot], fleet, cards) if cards else NO_CARDS)
        ]
    )


@lru_cache(1 << 10)
def _takes(cards: tuple[str, ...]) -> tuple[Take, ...]:
    """The ways to take a card from a row of the market, equal ones once."""
    return tuple([TAKE[shape] for shape in dict.fromkeys(cards)])


_ROWS = {
    **{str(size): tuple(at for at in range(len(SIZES)) if SIZES[at] != size) for size in SIZES},
    "": tuple(range(len(SIZES))),
}


_WRONG_STEP: dict[Step, tuple[str, str]] = {
    "play": ("SDR-T1", "play_now"),
    "reef": ("SDR-D5", "keep_now"),
    "mission": ("SDR-T1", "mission_now"),
    "ships": ("SDR-M1", "ships_now"),
    "take": ("SDR-N1", "take_now"),
}
