"""By which clauses things happen, and are refused, in Beacon Patrol."""

from __future__ import annotations

from isolario.games.beacon_patrol.moves import Sail
from tests.games.told import beside, refused, told

CITES = {
    "explored": "BCN-F2",
    "game_ends": "BCN-F1",
    "island_grows": "BCN-F4 rare",
    "pier_scores": "BCN-F4 rare",
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
"""By which clauses each event happens; a star where it is left to chance. What is rare need not be
in the records."""

REFUSES = {
    "chart_cell_taken": "BCN-P1",
    "edge_is_land": "BCN-P2",
    "edge_is_water": "BCN-P2",
    "game_is_over": "BCN-F1",
    "give_first": "BCN-X1",
    "land_bars_the_way": "BCN-M1",
    "must_take_now": "BCN-X1",
    "no_keeping_without_stack": "BCN-E1",
    "no_such_direction": "BCN-M1",
    "no_tile_to_sail_onto": "BCN-M1",
    "no_token_left": "BCN-M1",
    "nobody_has_a_tile": "BCN-X1",
    "nobody_has_this_tile": "BCN-X1",
    "nobody_to_swap_with": "BCN-X1",
    "not_your_turn": "BCN-T1",
    "only_alone_one_keeps": "BCN-E1",
    "swap_used_up": "BCN-X1",
    "tile_not_in_hand": "BCN-E1 BCN-M2 BCN-P1 BCN-X1",
    "wrong_step": "BCN-T1",
}
"""By which clauses moves are refused, by the reason that is told."""

ODD = (Sail("x"), Sail(""), Sail("ne"))
"""Moves that nobody could mean."""


def test_events_cite_their_clauses() -> None:
    assert beside(told("beacon-patrol"), CITES) == {}


def test_what_is_not_legal_is_refused_by_its_clause() -> None:
    assert beside(refused("beacon-patrol", ODD), REFUSES) == {}
