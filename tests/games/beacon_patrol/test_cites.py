"""Whatever happens in Beacon Patrol cites the clause by which it does."""

from __future__ import annotations

from tests.games.told import wrong

CITES = {
    "explored": "BCN-F2",
    "game_ends": "BCN-F1",
    "island_grows": "BCN-F4",
    "pier_scores": "BCN-F4",
    "sailed_discard": "BCN-M2",
    "sailed_token": "BCN-M1",
    "tile_discarded": "BCN-E1",
    "tile_drawn": "BCN-E1* BCN-S2*",
    "tile_kept": "BCN-E1",
    "tile_offered": "BCN-X1",
    "tile_placed": "BCN-P1",
    "tile_scores": "BCN-F2",
    "tiles_swapped": "BCN-X1",
    "turn_begins": "BCN-S3* BCN-T1",
    "turn_ends": "BCN-E1",
    "windmill_scores": "BCN-F3",
}
"""By which clauses each event happens; a star where it is left to chance."""


def test_events_cite_their_clauses() -> None:
    assert wrong("beacon-patrol", CITES) == {}
