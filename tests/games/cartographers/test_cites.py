"""Whatever happens in Cartographers cites the clause by which it does."""

from __future__ import annotations

from tests.games.told import wrong

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
    "lie_chosen": "CRT-K4",
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
"""By which clauses each event happens; a star where it is left to chance."""


def test_events_cite_their_clauses() -> None:
    assert wrong("cartographers", CITES) == {}
