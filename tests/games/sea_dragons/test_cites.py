"""Whatever happens in Sea Dragons cites the clause by which it does."""

from __future__ import annotations

from tests.games.told import wrong

CITES = {
    "card_drawn": "SDR-N1*",
    "card_opened": "SDR-N1*",
    "card_taken": "SDR-N1",
    "deck_shuffled": "SDR-N1*",
    "dragon_placed": "SDR-D1",
    "game_ends": "SDR-E1",
    "gold_card_cashed": "SDR-G1",
    "gold_found": "SDR-D5",
    "gold_scored": "SDR-F1",
    "hand_dealt": "SDR-S5*",
    "last_reef_drawn": "SDR-D8*",
    "markets_opened": "SDR-S2*",
    "mission_chosen": "SDR-M1",
    "mission_fulfilled": "SDR-M1",
    "mission_opened": "SDR-M1*",
    "missions_scored": "SDR-F1",
    "most_missions_scored": "SDR-F1",
    "neighbour_paid": "SDR-D6",
    "no_reef_left": "SDR-D8",
    "passed": "SDR-P1",
    "passed_without_card": "SDR-P1",
    "realm_first": "SDR-F2 SDR-F3 SDR-F4",
    "realm_second": "SDR-F2 SDR-F3",
    "realms_joined": "SDR-S1*",
    "reef_card_shown": "SDR-H1",
    "reef_card_used": "SDR-M2",
    "reef_kept": "SDR-D5",
    "reefs_drawn": "SDR-D5*",
    "ships_scored": "SDR-F1",
    "ships_spent": "SDR-M1",
    "ships_sunk": "SDR-D5",
    "toll_paid": "SDR-D4",
    "turn_begins": "SDR-S5* SDR-T1",
}
"""By which clauses each event happens; a star where it is left to chance."""


def test_events_cite_their_clauses() -> None:
    assert wrong("sea-dragons", CITES) == {}
