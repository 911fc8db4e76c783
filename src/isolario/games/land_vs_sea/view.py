"""What a seat may know of a game of Land vs Sea, in words."""

from __future__ import annotations

from isolario.core.event import Event, Facts, Progress, Standing, Step, in_a_row
from isolario.core.game import View
from isolario.core.text import Text
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, ROLES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.turns import (
    AREAS,
    CHAINS,
    MARKS,
    MEETINGS,
    ROUTES,
    WAYPOINTS,
    area_items,
    chain_owner,
    completed,
    returns,
    route_items,
)

_ACTIONS = ("special", "steal")
"""Steps that a turn has only where a tile brings them."""


class LandVsSeaView(View[LandVsSeaState]):
    """A game of Land vs Sea as one seat sees it."""

    __slots__ = ()

    def standing(self) -> Standing:
        """With what this turn has completed, areas and waypoints, and the trade routes as they are
        now."""
        known = self.known
        items: list[Event] = []
        if not self.over:
            for area in completed(known):
                items += area_items(known, known.active, area)
            items += returns(known, known.active).values()
            items += route_items(known)
        points = list(known.points)
        for item in items:
            points[known.role(item.seat or 0)] += item.points
        scores = tuple(points[known.role(seat)] for seat in range(known.seats))
        return Standing(scores, tuple(items))

    def unscored(self) -> tuple[Event, ...]:
        """What each side would have had to do."""
        three = self.seats == 3
        found = []
        for role in range(3 if three else 2):
            mapping = role == CARTOGRAPHER
            chains = "no_chains" if chain_owner(role, self.seats) == role else "no_chains_of_three"
            facts: Facts = {"side": Text(ROLES[role])}
            found += [
                Event(what, role, facts, clause=clause, source=source)
                for what, source, clause in (
                    ("no_areas", AREAS, "LVS-3.2" if mapping else "LVS-A2"),
                    ("no_marks", MARKS, "LVS-A3"),
                    (chains, CHAINS, "LVS-3.3" if three else "LVS-M2"),
                    ("no_meetings", MEETINGS, "LVS-K1"),
                    ("no_routes", ROUTES, "LVS-3.4" if mapping else "LVS-K2"),
                    ("no_waypoints", WAYPOINTS, "LVS-W3"),
                )
            ]
        return tuple(found)

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat not in self.to_move:
            return self.idle
        step = self.known.step
        if step == "end":
            seat = self.seat or 0
            if not self.known.waypoint_moves(seat):
                return Text("prompt_draw")
            draws = self.known.can_draw(seat)
            return Text("prompt_waypoint" if draws else "prompt_waypoint_or_done")
        if step == "place" and self.known.again:
            return Text("prompt_place_again")
        return Text(f"prompt_{step}")

    @property
    def steps(self) -> tuple[Step, ...]:
        """With a waypoint where the turn can have one (LVS-W1), whether or not it comes to that."""
        known = self.known
        if self.over:
            return ()
        if known.step == "draft":
            return in_a_row(("step_draft",), 0)
        step: str = known.step
        if step == "end":
            step = "waypoint" if known.waypoint_moves(known.active) else "draw"
        names = ["place", *(action for action in _ACTIONS if action == step), "score"]
        if known.extras.waypoints and known.role(known.active) != CARTOGRAPHER:
            names.append("waypoint")
        names.append("draw")
        return in_a_row([f"step_{name}" for name in names], names.index(step))

    @property
    def progress(self) -> Progress:
        """What is left of the stacks (LVS-E1)."""
        left, tiles = sum(map(len, self.known.stacks)), len(self.known.box.tiles)
        short = Text("lvs_stacks_left", {"n": left})
        words = Text("lvs_stacks_of", {"n": left, "tiles": tiles})
        return Progress(short, words, tiles - left, tiles)
