"""What a good move looks like at a glance.

A drawing is judged by what the sheet is worth after it: the stars of each edict as often as it
will still be scored, what the sheet promises (`potential`), coins, and what monsters cost. In an
ambush the sheet is a neighbour's, and the worst for it is the best. A skill is judged by the best
drawing that it allows, less its price and less what waiting for a better moment may bring.
"""

from __future__ import annotations

from functools import cache

import msgspec

from isolario.core.boards.bits import bits
from isolario.core.latest import Latest
from isolario.core.moves import Move
from isolario.games.cartographers.bot.potential import open_sides, outlook
from isolario.games.cartographers.drawing import Drawings, drawings, solo_ambush
from isolario.games.cartographers.moves import Draw, Lie, Use
from isolario.games.cartographers.pieces import COIN_TRACK, SCORING, SEASONS, SKILLS
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.scoring import threatened
from isolario.games.cartographers.sheet import BRUSHES, Sheet
from isolario.games.cartographers.skills import (
    AMBUSHED,
    ANY_TIME,
    lone_acrobatics,
    skill_drawings,
)
from isolario.games.cartographers.view import CartographersView

LATER = -100.0
"""Diplomacy before the shape: it can be had after the shape too, when more is known."""

PATIENCE = 4.0
"""How much time makes a promise half certain to be kept."""

FILLED_SOON = 8.0
"""How much time it takes to fill half of the cells that monsters threaten."""

DEAD = 0.5
"""What a free cell without free neighbours costs: hardly anything can be drawn there. Nothing
where Cauldrons will be scored, which ask for such cells."""

ONE_SIDE, TWO_SIDES = 0.45, 0.2
"""How much of a coin a mountain promises, by how many of its sides are still free."""

WAIT = 2.0
"""What a skill that stays unused may bring later in a season that has just begun."""

MONSTER = BRUSHES.index("monster")


def judge(view: CartographersView, move: Move) -> float:
    """How good a move of the viewer looks; higher is better, and ``done`` is 0.

    >>> import isolario
    >>> view = isolario.new("cartographers", seed=7).view(0)
    >>> best = max(view.legal_moves(), key=lambda move: judge(view, move))
    >>> judge(view, best) > 0
    True
    """
    glance = _glance(view)
    if isinstance(move, Draw):
        return glance.of_draw(move.cells, move.terrain)
    if isinstance(move, Use):
        return glance.of_use(move.skill)
    if isinstance(move, Lie):
        cells = lone_acrobatics(view.known.card, glance.sheet)[move.how]
        return glance.gain(cells, MONSTER, False)
    return 0.0


class Weights(msgspec.Struct, frozen=True):
    """How much each thing counts from now on, by how much of the game is left."""

    times: tuple[int, ...]  # how often each edict is still scored
    hopes: tuple[float, ...]  # how much of what is promised will have come, summed over these
    coin: int  # stars of a coin: one at the end of each season
    threat: float  # stars that a threatened cell costs


@cache
def weights(season: int, left: int) -> Weights:
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
            hopes[EDICTS.index(letter)] += until / (until + PATIENCE)
        threat += FILLED_SOON / (FILLED_SOON + until)
    return Weights(tuple(times), tuple(hopes), len(SEASONS) - season, threat)


class Glance:
    """What the judge of a view's moves needs, worked out once."""

    __slots__ = (
        "_grounds",
        "base",
        "coin",
        "coined",
        "dead",
        "desk",
        "edition",
        "left",
        "placed",
        "sheet",
        "sign",
        "task",
        "terrains",
        "uses",
        "view",
        "weights",
    )

    def __init__(self, view: CartographersView) -> None:
        self.view = view
        known, seat = view.known, view.seat or 0
        self.desk, self.task = known.desk(seat), known.task
        self.sheet = self.desk.sheet
        self.edition = view.options.edition
        self.left = max(0, SEASONS[view.known.season].length - known.time)
        self.weights = weights(view.known.season, self.left)
        self.coin = self.weights.coin if self.desk.coins < COIN_TRACK else 0
        self.sign = 1.0 if known.owner(seat) == seat else -1.0
        self.placed: list[tuple[str, int, float]] = []  # edicts that depend only on what is filled
        self.terrains: list[tuple[str, int, float]] = []
        for card, times, hope in zip(
            view.known.edicts, self.weights.times, self.weights.hopes, strict=True
        ):
            if times:
                kind = self.placed if SCORING[card].category == "placement" else self.terrains
                kind.append((card, times, hope))
        self.dead = 0.0 if any(card == "cauldrons" for card, _, _ in self.placed) else DEAD
        ways = self.desk.drawings(self.task, known.owner(seat) in known.acrobats)
        self.coined = frozenset(
            brush.stamp.cells(anchor)
            for brush, anchors in ways.rows
            if brush.coin
            for anchor in bits(anchors)
        )
        self._grounds: dict[int, tuple[int, float]] = {}
        self.base = self.worth(self.sheet, 0, False)
        self.uses: dict[str, float] = {}

    # --- a sheet ------------------------------------------------------------------------------

    def worth(self, sheet: Sheet, cells: int, coin: bool) -> float:
        """What a sheet is worth to its owner after some more cells were drawn on it."""
        found = self._grounds.get(cells)
        if found is None:
            found = self._grounds[cells] = self._ground(sheet)
        free, value = found
        if coin:
            value += self.coin
        edition = self.edition
        for card, times, hope in self.terrains:
            value += outlook(card, sheet, free, edition, times, hope)
        if sheet.monster:
            value -= self.weights.threat * threatened(sheet, free).bit_count()
        return value

    def _ground(self, sheet: Sheet) -> tuple[int, float]:
        """What is free, and the part of a sheet's worth that depends on that alone: worked out
        once for all terrains."""
        free, value = sheet.free, 0.0
        for card, times, hope in self.placed:
            value += outlook(card, sheet, free, self.edition, times, hope)
        shut, one, two = open_sides(free)
        mountains = sheet.mountains
        value += self.coin * (
            (mountains & shut).bit_count()
            + ONE_SIDE * (mountains & one).bit_count()
            + TWO_SIDES * (mountains & two).bit_count()
        )
        value -= self.dead * (free & shut).bit_count()
        return free, value

    def gain(self, cells: int, terrain: int, coin: bool) -> float:
        """How much more a sheet is worth to its owner with something drawn on it."""
        s, name = self.sheet, BRUSHES[terrain]
        both = name == "both"
        after = Sheet(
            s.forest | cells if name == "forest" else s.forest,
            s.village | cells if both or name == "village" else s.village,
            s.farm | cells if both or name == "farm" else s.farm,
            s.water | cells if name == "water" else s.water,
            s.monster | cells if name == "monster" else s.monster,
            s.mountains,
            s.ruins,
            s.chasm,
        )
        return self.worth(after, cells, coin) - self.base

    def of_draw(self, cells: int, terrain: int) -> float:
        """How good a drawing looks: in an ambush, how bad for the sheet's owner."""
        return self.sign * self.gain(cells, terrain, cells in self.coined)

    # --- skills -------------------------------------------------------------------------------

    def of_use(self, skill: str) -> float:
        """How good it looks to use a skill now."""
        if skill not in self.uses:
            self.uses[skill] = self._of_use(skill)
        return self.uses[skill]

    def _of_use(self, skill: str) -> float:
        view, desk = self.view, self.desk
        if skill == ANY_TIME and view.known.phase == "draw" and desk.drawn is None:
            return LATER
        price = SKILLS[skill].cost * self.weights.coin
        wait = WAIT * self.left / SEASONS[view.known.season].length
        if skill == AMBUSHED:
            return self._saved() - price - wait
        ways = skill_drawings(skill, view.known.card, view.known.ruins, self.sheet, desk.drawn)
        return max(self._gains(ways), default=0.0) - price - wait

    def _gains(self, ways: Drawings) -> list[float]:
        keeps_coin = self.desk.drawn is None
        return [
            self.gain(drawing.cells, BRUSHES.index(drawing.terrain), drawing.coin and keeps_coin)
            for drawing in ways.each()
        ]

    def _saved(self) -> float:
        """How much less the monsters hurt with Acrobatics; a neighbour draws the worst."""
        card, sheet = self.view.known.card, self.sheet
        if self.task.alone:
            cells = solo_ambush(card, sheet)
            hurt = 0.0 if cells is None else self.gain(cells, MONSTER, False)
            ways = lone_acrobatics(card, sheet).values()
            return max([self.gain(way, MONSTER, False) for way in ways], default=hurt) - hurt
        less = skill_drawings(AMBUSHED, card, False, sheet, None)
        worst = min(self._gains(drawings(card, sheet)), default=0.0)
        return min(self._gains(less), default=0.0) - worst


_glance: Latest[CartographersView, Glance] = Latest(Glance)
