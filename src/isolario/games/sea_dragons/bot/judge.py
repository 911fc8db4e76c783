"""What a move is worth at a glance: points that it brings now, points that it promises, what it
gives the others, and what it leaves for the dragons to come."""

from __future__ import annotations

from isolario.core.latest import Latest
from isolario.core.moves import Move
from isolario.games.sea_dragons.board import CORNERS, GRID, REALMS, reaching
from isolario.games.sea_dragons.bot.realms import PIECE, Realms
from isolario.games.sea_dragons.bot.ships import REEF, fleet_worth, mission_gain
from isolario.games.sea_dragons.moves import Cash, Draw, Fulfil, Keep, Pass, Place, Ships, Take
from isolario.games.sea_dragons.parts import GOLD_CARD, PASS_GOLD, TOLL, Fleet
from isolario.games.sea_dragons.payment import Cards, usable, ways_of_ships
from isolario.games.sea_dragons.pieces import ANY, GOLD_REEF, MISSIONS, TWO_SHIPS
from isolario.games.sea_dragons.placing import fitting
from isolario.games.sea_dragons.view import SeaDragonsView

EASE = 0.35
"""What a gold piece is worth beyond its point while there are dragons to place …"""
AT_EASE = 6
"""… up to this many: whirlpools and currents can be paid for."""
ROOM = 0.1
"""A free cell that is now beside one of the player's own dragons, and so lost …"""
LOST = {"spots": 0.5, "gold": 0.25, "reefs": 0.8}
"""… and what lies there, which the others can still have."""
MOST = 1.5
"""A mission on the way to having the most."""
SIZE = {3: 0.0, 4: 0.6, 5: 1.0}
"""A new card, by its cells."""
PLACES = 50
"""This many places for a dragon are enough."""
CASHED = 100.0
"""Cashing gold that is needed comes first."""
PASSED = 0.1
"""How much of a card's worth goes with it when it is passed on."""
DRAWN = 0.5
"""What the cards on top of a deck are better than nothing."""
TAKEN = 2.0
"""A card is taken in any case, after a mission too."""


def judge(view: SeaDragonsView, move: Move) -> float:
    """How good a move looks; only moves of one decision are comparable.

    >>> from isolario.games.sea_dragons import GAME
    >>> view = GAME.new(2, 7).view(GAME.new(2, 7).active)
    >>> best = max(view.legal_moves(), key=lambda move: judge(view, move))
    >>> isinstance(best, Place)
    True
    """
    glance = glimpse(view)
    if isinstance(move, Place):  # as nearly all of them are
        return glance.place(move.cells)[-1]
    match move:
        case Pass(shape):
            return glance.pass_turn(shape)
        case Keep(kind):
            return glance.keep(kind)
        case Fulfil(slot, cards):
            return glance.fulfil(slot, cards)
        case Ships(ships):
            return glance.pay(ships)
        case Take(shape):
            return glance.card(shape)
        case Draw(size):
            return SIZE[size] + DRAWN
        case Cash():
            return glance.cash()
    return 0.0


class Glance:
    """What there is to see in a view."""

    def __init__(self, view: SeaDragonsView) -> None:
        self.known = known = view.known
        self.seat = seat = view.seat or 0
        self.turns = known.heads[seat] - (known.step == "play")
        self.realms = Realms(known)
        self.reach = known.reach(seat)
        self.things = known.sea.spots | known.sea.gold | known.sea.reefs
        self.reef = REEF if known.reef_deck else 0.0
        self.cards = usable(known.reefs[seat])
        self.gold = known.gold[seat]
        self.others = 1 / (known.seats - 1)
        every = known.each_dragon
        self.rivals = [it for other, its in enumerate(every) if other != seat for it in its]
        self.purse = self._purse(self.gold)
        self._of_realm: dict[tuple[int, int, int], float] = {}
        self._of_ships: dict[Fleet, float] = {}

    # --- dragons ----------------------------------------------------------------------------

    def place(self, cells: int) -> tuple[float, ...]:
        """What a dragon is worth, added up: gold, then the others' dragons it touches, ships, reef
        cards, realms, and last the room that it leaves."""
        known = self.known
        sea = known.sea
        beside = GRID.beside(cells)
        toll = (cells & sea.toll).bit_count()
        gold = self.gold + (cells & sea.gold).bit_count() - TOLL * toll
        value = with_gold = self._purse(gold) - self.purse
        if touched := reaching(self.rivals, beside):
            value -= self.others * touched
        with_touched = value
        if cells & sea.spots:
            value += self._sunk(cells)
        with_ships = value
        if found := (cells & sea.reefs).bit_count():
            value += self.reef * found
        with_reefs = value
        whirlpools = cells & sea.whirlpools
        for at, realm in enumerate(REALMS.values()):
            if here := cells & realm:
                covered = (whirlpools & realm).bit_count() if whirlpools else 0
                value += self._ruled(at, here.bit_count(), covered)
        with_realms = value
        if self.turns:
            lost = (cells | beside) & self.reach.free
            value -= ROOM * lost.bit_count()
            if lost := (lost ^ cells) & self.things:
                value -= LOST["spots"] * (lost & sea.spots).bit_count()
                value -= LOST["gold"] * (lost & sea.gold).bit_count()
                value -= LOST["reefs"] * (lost & sea.reefs).bit_count()
        return with_gold, with_touched, with_ships, with_reefs, with_realms, value

    def _purse(self, gold: int) -> float:
        return gold + EASE * min(gold, AT_EASE) if self.turns else gold

    def _sunk(self, cells: int) -> float:
        """What the ships on some cells are worth."""
        green, purple, red, blue = [(lying & cells).bit_count() for lying in self.known.afloat]
        more = green, purple, red, blue
        worth = self._of_ships.get(more)
        if worth is None:
            own = self.known.fleets[self.seat]
            fleet = own[0] + green, own[1] + purple, own[2] + red, own[3] + blue
            worth = self._fleet(fleet, self.cards, True) - self._fleet(own, self.cards, True)
            self._of_ships[more] = worth
        return worth

    def _fleet(self, fleet: Fleet, cards: Cards, now: bool, without: int = -1) -> float:
        missions = self.known.missions
        if without >= 0:
            missions = missions[:without] + missions[without + 1 :]
        return fleet_worth(fleet, cards, missions, self.turns, now)

    def _ruled(self, at: int, pieces: int, covered: int) -> float:
        key = at, pieces, covered
        worth = self._of_realm.get(key)
        if worth is None:
            worth = self.realms.gain(self.seat, at, 1 + PIECE * pieces, covered)
            self._of_realm[key] = worth
        return worth

    def pass_turn(self, shape: str) -> float:
        value = self._purse(self.gold + PASS_GOLD) - self.purse
        return value - PASSED * self.card(shape) if shape else value

    def cash(self) -> float:
        poor = self.known.step == "play" and self.gold < GOLD_CARD
        return CASHED if poor else -CASHED

    # --- cards ------------------------------------------------------------------------------

    def card(self, shape: str) -> float:
        """A dragon card: the larger, and the easier to place, the better."""
        if not self.turns:
            return 0.0
        places = sum([anchors.bit_count() for _, anchors in fitting((shape,), self.reach)])
        return SIZE[int(shape[0])] + min(1.0, places / PLACES)

    def keep(self, kind: str) -> float:
        if kind == GOLD_REEF:
            return self._purse(self.gold + GOLD_CARD) - self.purse
        if kind in CORNERS:
            return self.realms.gain(self.seat, CORNERS.index(kind), 1.0)
        if kind == ANY or kind in TWO_SHIPS:
            own, now = self.known.fleets[self.seat], self.known.paying < 0
            more = usable((*self.cards, kind))
            return self._fleet(own, more, now) - self._fleet(own, self.cards, now)
        return 0.0

    # --- missions ---------------------------------------------------------------------------

    def fulfil(self, slot: int, cards: Cards) -> float:
        """What it brings, less what ships and cards would be worth later."""
        known = self.known
        name = known.missions[slot]
        own = known.fleets[self.seat]
        paid = ways_of_ships(MISSIONS[name].ships, own, cards)[0]
        rest = list(self.cards)
        for card in cards:
            rest.remove(card)
        after = self._fleet(_less(own, paid), tuple(rest), False, slot)
        before = self._fleet(own, self.cards, False)
        gain = mission_gain(name) + sum(MISSIONS[name].ships)
        return gain + MOST + after - before + TAKEN

    def pay(self, ships: Fleet) -> float:
        own = self.known.fleets[self.seat]
        return self._fleet(_less(own, ships), self.cards, False, self.known.paying)


def _less(fleet: Fleet, ships: Fleet) -> Fleet:
    return fleet[0] - ships[0], fleet[1] - ships[1], fleet[2] - ships[2], fleet[3] - ships[3]


glimpse: Latest[SeaDragonsView, Glance] = Latest(Glance)
