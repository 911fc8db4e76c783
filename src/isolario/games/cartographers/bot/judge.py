"""What a good move looks like at a glance.

A drawing is judged by what the sheet is worth after it: the stars of each edict as often as it
will still be scored, what the sheet promises (`taste`), coins, and what monsters cost. In an
ambush the sheet is a neighbour's, and the worst for it is the best. A skill is judged by the best
drawing that it allows, less its price and less what waiting for a better moment may bring.

Only differences are worked out: what a drawing changes beside it (`near`), for all places of a
shape at once, and then, card by card, what else it may change (`far`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

import msgspec

from isolario.core.latest import Latest
from isolario.core.moves import Move
from isolario.games.cartographers.bot import near
from isolario.games.cartographers.bot.far import Far, HardCells, HardDiagonals, ShoresideExpanse
from isolario.games.cartographers.bot.footprint import footprint, laid, places_of
from isolario.games.cartographers.bot.ledger import MOST, Ground, Ledger, stars
from isolario.games.cartographers.bot.near import NEAR
from isolario.games.cartographers.bot.ranges import StonesideForest
from isolario.games.cartographers.bot.square import LostBarony
from isolario.games.cartographers.bot.taste import TASTE, Taste
from isolario.games.cartographers.bot.villages import (
    GreatCity,
    GreengoldPlains,
    Shieldgate,
    Wildholds,
)
from isolario.games.cartographers.bot.wide import STAR, chosen
from isolario.games.cartographers.drawing import Drawings, drawings, solo_ambush
from isolario.games.cartographers.moves import Draw, DrawMoves, Lie, Use
from isolario.games.cartographers.pieces import COIN_TRACK, SEASONS, SKILLS
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.sheet import BRUSHES
from isolario.games.cartographers.skills import (
    AMBUSHED,
    ANY_TIME,
    lone_acrobatics,
    skill_drawings,
)
from isolario.games.cartographers.view import CartographersView

LATER = -100.0
"""Diplomacy before the shape: it can be had after the shape too, when more is known."""

FAR: dict[str, type[Far]] = {
    "stoneside_forest": StonesideForest,
    "shoreside_expanse": ShoresideExpanse,
    "wildholds": Wildholds,
    "great_city": GreatCity,
    "greengold_plains": GreengoldPlains,
    "shieldgate": Shieldgate,
    "borderlands": HardCells,
    "broken_road": HardDiagonals,
    "lost_barony": LostBarony,
}
"""The cards for which a drawing may count beyond the cells beside it."""


def judge(view: CartographersView, move: Move) -> float:
    """How good a move of the viewer looks; higher is better, and ``done`` is 0.

    >>> import isolario
    >>> view = isolario.new("cartographers", seed=7).view(0)
    >>> best = max(view.legal_moves(), key=lambda move: judge(view, move))
    >>> judge(view, best) > 0
    True
    """
    glance = glance_at(view)
    if isinstance(move, Draw):
        return glance.of_draws((move,))[0]
    if isinstance(move, Use):
        return glance.of_use(move.skill)
    if isinstance(move, Lie):
        cells = lone_acrobatics(view.known.card, glance.desk.sheet)[move.how]
        return glance.gain(cells, "monster", False)
    return 0.0


def judge_each(view: CartographersView, moves: Sequence[Move]) -> Sequence[float]:
    """The same for many moves at once.

    >>> import isolario
    >>> view = isolario.new("cartographers", seed=7).view(0)
    >>> moves = view.legal_moves()
    >>> list(judge_each(view, moves)) == [judge(view, move) for move in moves]
    True
    """
    glance = glance_at(view)
    if isinstance(moves, DrawMoves):
        return [judge(view, move) for move in moves.others] + glance.of_ways(moves.ways)
    drawn = iter(glance.of_draws([move for move in moves if isinstance(move, Draw)]))
    return [next(drawn) if isinstance(move, Draw) else judge(view, move) for move in moves]


class Weights(msgspec.Struct, frozen=True):
    """How much each thing counts from now on, by how much of the game is left."""

    times: tuple[int, ...]  # how often each edict is still scored
    hopes: tuple[float, ...]  # how much of what is promised will have come, summed over these
    coin: int  # stars of a coin: one at the end of each season
    threat: float  # stars that a threatened cell costs


@cache
def weights(season: int, left: int, taste: Taste = TASTE) -> Weights:
    """The weights in a season with this much time left after the card that is drawn now.

    >>> weights(3, 0)  # the last drawing: what counts is what is there
    Weights(times=(1, 0, 0, 1), hopes=(0.0, 0.0, 0.0, 0.0), coin=1, threat=1.0)
    """
    times, hopes, threat, until = [0] * 4, [0.0] * 4, 0.0, max(0, left)
    for later in range(season, len(SEASONS)):
        if later > season:
            until += SEASONS[later].length
        for letter in SEASONS[later].edicts:
            times[EDICTS.index(letter)] += 1
            hopes[EDICTS.index(letter)] += until / (until + taste.patience)
        threat += taste.filled_soon / (taste.filled_soon + until)
    return Weights(tuple(times), tuple(hopes), len(SEASONS) - season, threat)


class Glance:
    """What the judge of a view's moves needs, worked out once."""

    __slots__ = (
        "_coined",
        "_common",
        "_far",
        "_ground",
        "_ledgers",
        "_sums",
        "_uses",
        "coin",
        "desk",
        "edicts",
        "left",
        "sign",
        "task",
        "taste",
        "view",
        "weights",
    )

    def __init__(self, view: CartographersView, taste: Taste = TASTE) -> None:
        self.view, self.taste = view, taste
        known, seat = view.known, view.seat or 0
        self.desk, self.task = known.desk(seat), known.task
        self.left = max(0, SEASONS[known.season].length - known.time)
        self.weights = weights(known.season, self.left, taste)
        self.coin = self.weights.coin if self.desk.coins < COIN_TRACK else 0
        self.sign = 1.0 if known.owner(seat) == seat else -1.0
        self.edicts = [
            edict
            for edict in zip(known.edicts, self.weights.times, self.weights.hopes, strict=True)
            if edict[1]
        ]
        self._ground = Ground(self.desk.sheet)
        self._far: list[Far] = [
            FAR[card](self._ground, times, hope, taste, view.options.edition)
            for card, times, hope in self.edicts
            if card in FAR
        ]
        self._common = self._for_all()
        self._ledgers: dict[str, Ledger] = {}
        self._sums: dict[tuple[int, str], tuple[int, ...]] = {}
        self._coined: frozenset[int] | None = None
        self._uses: dict[str, float] = {}

    # --- a drawing ----------------------------------------------------------------------------

    def _for_all(self) -> Ledger:
        """What counts whatever is drawn."""
        ledger = Ledger(self._ground)
        self._coins(ledger)
        self._narrow(ledger)
        return ledger

    def _coins(self, ledger: Ledger) -> None:
        if self.coin:
            near.coins(ledger, self._ground, self.coin, self.taste)

    def _narrow(self, ledger: Ledger) -> None:
        if all(card != "cauldrons" for card, _, _ in self.edicts):
            none, one, two = self.taste.narrow
            ledger.lose((-none, -one, -two, 0, 0))

    def _threats(self, ledger: Ledger, terrain: str) -> None:
        near.threats(ledger, self._ground, terrain, self.weights.threat)

    def _enter(self, ledger: Ledger, terrain: str, edict: tuple[str, int, float]) -> None:
        card, times, hope = edict
        if enter := NEAR.get(card):
            enter(ledger, self._ground, terrain, times, hope, self.taste)

    def _ledger(self, terrain: str) -> Ledger:
        """What is gained by covering and touching each cell with a terrain."""
        found = self._ledgers.get(terrain)
        if found is None:
            found = self._ledgers[terrain] = self._common.copy()
            self._threats(found, terrain)
            for edict in self.edicts:
                self._enter(found, terrain, edict)
        return found

    def parts(self, cells: int, terrain: str, coin: bool) -> Iterator[tuple[str, float]]:
        """What `gain` adds up: each edict by its card, then the rest by what it is."""
        pattern, place = laid(cells)
        foot = footprint(pattern)

        def entered(enter: Callable[[Ledger], object]) -> int:
            ledger = Ledger(self._ground)
            enter(ledger)
            return ledger.sums(foot)[place] - MOST

        far = iter(self._far)
        for edict in self.edicts:
            worth = entered(partial(self._enter, terrain=terrain, edict=edict))
            if edict[0] in FAR:
                gains = next(far).gains(foot, terrain, 1 << place)
                worth += sum(gain for at, gain in gains if at == place)
            yield edict[0], worth / STAR
        yield "coin", coin * stars(self.coin) / STAR
        yield "coins", entered(self._coins) / STAR
        yield "narrow", entered(self._narrow) / STAR
        yield "threats", entered(partial(self._threats, terrain=terrain)) / STAR

    def _worths(self, pattern: int, terrain: str, places: int) -> Sequence[int]:
        """What a shape gains, and `MOST`, by its place; elsewhere than asked for this means
        nothing."""
        foot = footprint(pattern)
        sums = self._sums.get((pattern, terrain))
        if sums is None:
            sums = self._sums[pattern, terrain] = self._ledger(terrain).sums(foot)
        if not self._far:
            return sums
        worths = list(sums)
        for card in self._far:
            for place, gain in card.gains(foot, terrain, places):
                worths[place] += gain
        return worths

    def gain(self, cells: int, terrain: str, coin: bool) -> float:
        """How much more a sheet is worth to its owner with something drawn on it."""
        pattern, place = laid(cells)
        worth = self._worths(pattern, terrain, 1 << place)[place]
        return (worth - MOST + coin * stars(self.coin)) / STAR

    def gains(self, ways: Drawings, coins: bool = True) -> list[float]:
        """The same for all ways to draw; ``coins``: whether shapes bring theirs."""
        found: list[float] = []
        for brush, anchors in ways.rows:
            places = places_of(anchors)
            worths = self._worths(brush.stamp.pattern, brush.terrain, places)
            less = MOST - stars(self.coin) if coins and brush.coin else MOST
            found += [(worth - less) / STAR for worth in chosen(worths, places)]
        return found

    def of_ways(self, ways: Drawings) -> list[float]:
        """How good each way to draw looks: in an ambush, how bad for the sheet's owner."""
        gains = self.gains(ways)
        return gains if self.sign > 0 else [-gain for gain in gains]

    def of_draws(self, moves: Sequence[Draw]) -> list[float]:
        """The same for some of them."""
        places: dict[tuple[int, int], int] = {}
        for move in moves:
            pattern, place = laid(move.cells)
            places[pattern, move.terrain] = places.get((pattern, move.terrain), 0) | 1 << place
        worths = {
            (pattern, terrain): self._worths(pattern, BRUSHES[terrain], where)
            for (pattern, terrain), where in places.items()
        }
        coined = self.coined
        found = []
        for move in moves:
            pattern, place = laid(move.cells)
            less = MOST - stars(self.coin) if move.cells in coined else MOST
            found.append(self.sign * (worths[pattern, move.terrain][place] - less) / STAR)
        return found

    @property
    def coined(self) -> frozenset[int]:
        """The cells of every drawing that brings a coin."""
        if self._coined is None:
            self._coined = frozenset(
                brush.stamp.cells(anchor) for brush, anchor in self.ways() if brush.coin
            )
        return self._coined

    def ways(self) -> Drawings:
        """Every way to draw now."""
        known, seat = self.view.known, self.view.seat or 0
        return self.desk.drawings(self.task, known.owner(seat) in known.acrobats)

    # --- skills -------------------------------------------------------------------------------

    def of_use(self, skill: str) -> float:
        """How good it looks to use a skill now."""
        if skill not in self._uses:
            self._uses[skill] = self._of_use(skill)
        return self._uses[skill]

    def _of_use(self, skill: str) -> float:
        if self.too_early(skill):
            return LATER
        best, price, wait = self.weigh(skill)
        return best - price - wait

    def too_early(self, skill: str) -> bool:
        """Whether more is known after the shape."""
        return skill == ANY_TIME and self.view.known.phase == "draw" and self.desk.drawn is None

    def weigh(self, skill: str) -> tuple[float, float, float]:
        """What a skill brings now, its price, and what waiting may bring."""
        known, desk = self.view.known, self.desk
        price = SKILLS[skill].cost * self.weights.coin
        wait = self.taste.wait * self.left / SEASONS[known.season].length
        if skill == AMBUSHED:
            return self._saved(), price, wait
        ways = skill_drawings(skill, known.card, known.ruins, desk.sheet, desk.drawn)
        return max(self.gains(ways, coins=desk.drawn is None), default=0.0), price, wait

    def _saved(self) -> float:
        """How much less the monsters hurt with Acrobatics; a neighbour draws the worst."""
        card, sheet = self.view.known.card, self.desk.sheet
        if self.task.alone:
            cells = solo_ambush(card, sheet)
            hurt = 0.0 if cells is None else self.gain(cells, "monster", False)
            ways = lone_acrobatics(card, sheet).values()
            return max([self.gain(way, "monster", False) for way in ways], default=hurt) - hurt
        less = skill_drawings(AMBUSHED, card, False, sheet, None)
        worst = min(self.gains(drawings(card, sheet)), default=0.0)
        return min(self.gains(less), default=0.0) - worst


glance_at: Latest[CartographersView, Glance] = Latest(Glance)
