"""What a seat may know of a game of Land vs Sea, in words."""

from __future__ import annotations

from isolario.core.event import Event, Facts, Progress, Standing, Step, in_a_row
from isolario.core.game import View
from isolario.core.text import Text
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, ROLES
from isolario.games.land_vs_sea.pieces import TILES
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

_STEPS = {
    "draft": ("step_draft",),
    "place": ("step_place", "step_score", "step_draw"),
    "special": ("step_place", "step_special", "step_score", "step_draw"),
    "steal": ("step_place", "step_steal", "step_score", "step_draw"),
    "end": ("step_place", "step_score", "step_waypoint", "step_draw"),
    "draw": ("step_place", "step_score", "step_draw"),
}


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
        if self.over:
            return ()
        known = self.known
        waypoint = known.step == "end" and known.waypoint_moves(known.active)
        step = "draw" if known.step == "end" and not waypoint else known.step
        names = _STEPS[step]
        now = "step_waypoint" if waypoint else f"step_{step}"
        return in_a_row(names, names.index(now))

    @property
    def progress(self) -> Progress:
        """What is left of the stacks (LVS-E1)."""
        left, tiles = sum(map(len, self.known.stacks)), len(TILES)
        short = Text("lvs_stacks_left", {"n": left})
        words = Text("lvs_stacks_of", {"n": left, "tiles": tiles})
        return Progress(short, words, tiles - left, tiles)
