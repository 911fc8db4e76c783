"""Whatever happens in Land vs Sea cites the clause by which it does."""

from __future__ import annotations

from tests.games.told import wrong

CITES = {
    "area_completed": "LVS-A2",
    "caravan_meets": "LVS-K1",
    "game_ends": "LVS-E1",
    "marks_earned": "LVS-A3",
    "range_grows": "LVS-3.3 LVS-M2",
    "reef_grows": "LVS-3.3 LVS-M2",
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
"""By which clauses each event happens; a star where it is left to chance."""


def test_events_cite_their_clauses() -> None:
    assert wrong("land-vs-sea", CITES) == {}
