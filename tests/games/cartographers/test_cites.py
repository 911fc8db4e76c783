"""By which clauses things happen, and are refused, in Cartographers."""

from __future__ import annotations

from isolario.games.cartographers.moves import Draw, Lie, Use
from tests.games.told import beside, refused, told

CITES = {
    "ambush_turned": "CRT-A1*",
    "ambush_without_room": "CRT-1.1",
    "card_turned": "CRT-E1*",
    "coin_marked": "CRT-D3 CRT-D4",
    "coins": "CRT-F1",
    "drafted": "CRT-A1 CRT-D1",
    "drawn": "CRT-D1",
    "drawn_on": "CRT-A1",
    "edict": " ".join(f"CRT-P{card}" for card in range(1, 17)),
    "edict_drawn": "CRT-S2*",
    "game_ends": "CRT-F3",
    "lie_chosen": "CRT-K4 rare",
    "monsters": "CRT-F1",
    "monsters_come": "CRT-1.1",
    "ready": "-",
    "season_begins": "CRT-S3*",
    "season_ends": "CRT-F1",
    "skill_chosen": "CRT-K1",
    "skill_dealt": "CRT-K1*",
    "skill_used": "CRT-K1",
    "solo_result": "CRT-1.3",
}
"""By which clauses each event happens; a star where it is left to chance. What is rare need not be
in the records."""

REFUSES = {
    "acrobats_sheet": "CRT-K4",
    "already_drawn": "CRT-D1",
    "already_ready": "CRT-A1 CRT-D1",
    "ambush_single_cell": "CRT-A1",
    "cells_filled": "CRT-A1 CRT-D1",
    "game_is_over": "CRT-F3",
    "must_cover_ruins": "CRT-D6",
    "not_on_the_card": "CRT-A1 CRT-D1",
    "not_with_this_skill": "CRT-K5",
    "one_skill_a_season": "CRT-K1",
    "single_cell_only": "CRT-D2 CRT-D6",
    "skill_no_room": "CRT-K3 rare",
    "skill_not_now": "CRT-K4 CRT-K5",
    "skill_not_on_table": "CRT-K1",
    "skill_too_dear": "CRT-K1",
    "wrong_step": "CRT-A1 CRT-D1 CRT-K1 CRT-K4",
}
"""By which clauses moves are refused, by the reason that is told."""

ODD = (Draw(0, 0), Draw(1 << 121, 0), Draw(1, 9), Use("sing"), Lie("upright"))
"""Moves that nobody could mean."""


def test_events_cite_their_clauses() -> None:
    assert beside(told("cartographers"), CITES) == {}


def test_what_is_not_legal_is_refused_by_its_clause() -> None:
    assert beside(refused("cartographers", ODD), REFUSES) == {}
