"""What a good player of Land vs Sea looks at, move by move."""

from __future__ import annotations

from functools import cached_property

from isolario.core.latest import Latest
from isolario.core.moves import Move
from isolario.games.land_vs_sea.bot.outlook import Outlook
from isolario.games.land_vs_sea.bot.prizes import ACTIONS, prize
from isolario.games.land_vs_sea.bot.survey import survey
from isolario.games.land_vs_sea.moves import Draw, Place, Special, Steal, Waypoint
from isolario.games.land_vs_sea.parts import HAND
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.view import LandVsSeaView

FIRST = 10.0
"""A waypoint goes down before a tile is drawn: it costs nothing."""

SURROUNDED = 0.12
"""For each tile beside it: how likely a waypoint is to come back because its tile is surrounded."""

MATE = 100.0
"""Nobody steals from a team-mate."""

SPITE = 0.5
"""How much it matters what others would do with a tile."""


def judge(view: LandVsSeaView, move: Move) -> float:
    """How good a move of the viewer looks; higher is better."""
    match move:
        case Place(slot, face, turn, cell):
            return glance(view).place(slot, face, turn, cell)
        case Special(turn, cell):
            outlook = glance(view).outlook
            return outlook.special(outlook.ground, cell, turn)
        case Draw(stack):
            return glance(view).prize(view.known.stacks[stack][0].up)
        case Steal(seat, slot):
            return glance(view).steal(seat, slot)
        case Waypoint(region, cell):
            return glance(view).waypoint(region, cell)
    return 0.0


class Glance:
    """What there is to see in a view."""

    def __init__(self, view: LandVsSeaView) -> None:
        self.known = known = view.known
        self.seat = view.seat or 0
        self.actions = {"": 0.0, "again": 0.0, "steal": 0.0}
        if known.step == "place":
            if not known.again and len(known.hands[self.seat]) > 1:
                self.actions["again"] = ACTIONS["again"]
            others = known.hands[: self.seat] + known.hands[self.seat + 1 :]
            if any(len(hand) == HAND for hand in others):
                self.actions["steal"] = ACTIONS["steal"]

    @cached_property
    def outlook(self) -> Outlook:
        """Not needed just to draw."""
        return survey(self.known, self.seat).outlook

    def place(self, slot: int, face: int, turn: int, cell: tuple[int, int]) -> float:
        tile = self.known.hands[self.seat][slot]
        side = tile.down if face else tile.up
        return self.outlook.value(side, turn, cell) + self.actions[SIDES[side].action]

    def prize(self, side: str) -> float:
        """What a side is worth in the viewer's hand rather than in another's."""
        mine, kept = self.prizes(side)
        return mine + kept

    def prizes(self, side: str) -> tuple[float, float]:
        """What a side is worth to the viewer, and what it is worth to keep it from others."""
        known = self.known
        following = known.role((self.seat + 1) % known.seats)
        mine = prize(side, known.role(self.seat), known.extras)
        return mine, SPITE * prize(side, following, known.extras)

    def steal(self, seat: int, slot: int) -> float:
        tile = self.known.hands[seat][slot]
        mate = self.known.seats == 4 and seat % 2 == self.seat % 2
        value = self.prize(tile.up)
        if tile.down in SIDES:
            value = max(value, self.prize(tile.down))
        return value - MATE * mate

    def waypoint(self, region: int, cell: tuple[int, int]) -> float:
        done, ringed = self.back(region, cell)
        return FIRST + done + ringed

    def back(self, region: int, cell: tuple[int, int]) -> tuple[float, float]:
        """What the hope is worth that a waypoint comes back: with its area, or surrounded."""
        ground, outlook = self.known.ground, self.outlook
        number = ground.where[cell]
        part = outlook.parts[ground.area_of(number, region)]
        done = outlook.worth(part._replace(tiles=1, marks=0), {})
        return done, SURROUNDED * (6 - len(ground.empty_beside(cell)))


glance: Latest[LandVsSeaView, Glance] = Latest(Glance)
