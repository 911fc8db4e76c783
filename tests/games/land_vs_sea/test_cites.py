"""By which clauses things happen, and are refused, in Land vs Sea."""

from __future__ import annotations

from isolario.games.land_vs_sea.moves import Place, Special, Steal, Waypoint
from tests.games.told import beside, refused, told

CITES = {
    "area_completed": "LVS-A2",
    "caravan_meets": "LVS-K1",
    "game_ends": "LVS-E1",
    "marks_earned": "LVS-A3",
    "range_grows": "LVS-3.3 LVS-M2",
    "reef_grows": "LVS-3.3 LVS-M2 rare",
    "route_scored": "LVS-3.4 LVS-K2",
    "special_laid": "LVS-V1",
    "stack_split": "LVS-T8*",
    "stacks_made": "LVS-S3*",
    "tile_drawn": "LVS-S4* LVS-T7*",
    "tile_placed": "LVS-T2",
    "tile_stolen": "LVS-T4*",
    "turn_begins": "LVS-T1",
    "waypoint_put": "LVS-W1",
    "waypoint_returns": "LVS-W3",
}
"""By which clauses each event happens; a star where it is left to chance. What is rare need not be
in the records."""

REFUSES = {
    "draft_now": "LVS-S4",
    "draw_now": "LVS-T7",
    "edges_do_not_match": "LVS-T2",
    "end_now": "LVS-T1",
    "game_is_over": "LVS-E1",
    "hex_taken": "LVS-T2",
    "no_such_tile": "LVS-T2",
    "not_your_turn": "LVS-T1",
    "place_now": "LVS-T2",
    "special_now": "LVS-V1 rare",
    "steal_now": "LVS-T4",
    "touches_nothing": "LVS-T2",
    "waypoint_elsewhere": "LVS-W1",
}
"""By which clauses moves are refused, by the reason that is told."""

ODD = (
    Place(2, 0, 0, (1, 0)),
    Place(-1, 0, 0, (1, 0)),
    Place(0, 2, 0, (1, 0)),
    Place(0, 0, 6, (1, 0)),
    Place(0, 0, -1, (1, 0)),
    Place(0, 0, 0, (40, 40)),
    Special(0, (0, 0)),
    Steal(0, 2),
    Waypoint(9, (0, 0)),
    Waypoint(0, (40, 40)),
)
"""Moves that nobody could mean."""


def test_events_cite_their_clauses() -> None:
    assert beside(told("land-vs-sea"), CITES) == {}


def test_what_is_not_legal_is_refused_by_its_clause() -> None:
    assert beside(refused("land-vs-sea", ODD), REFUSES) == {}
