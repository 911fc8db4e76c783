"""By which clauses things happen, and are refused, in Sea Dragons."""

from __future__ import annotations

from isolario.games.sea_dragons.moves import Draw, Fulfil, Keep, Pass, Place, Ships, Take
from tests.games.told import beside, refused, told

CITES = {
    "card_drawn": "SDR-N1*",
    "card_opened": "SDR-N1*",
    "card_taken": "SDR-N1",
    "deck_shuffled": "SDR-N1* rare",
    "dragon_placed": "SDR-D1",
    "game_ends": "SDR-E1",
    "gold_card_cashed": "SDR-G1",
    "gold_found": "SDR-D5",
    "gold_scored": "SDR-F1",
    "hand_dealt": "SDR-S5*",
    "last_reef_drawn": "SDR-D8* rare",
    "markets_opened": "SDR-S2*",
    "mission_chosen": "SDR-M1",
    "mission_fulfilled": "SDR-M1",
    "mission_opened": "SDR-M1*",
    "missions_scored": "SDR-F1",
    "most_missions_scored": "SDR-F1",
    "neighbour_paid": "SDR-D6",
    "no_reef_left": "SDR-D8 rare",
    "passed": "SDR-P1",
    "passed_without_card": "SDR-P1 rare",
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
"""By which clauses each event happens; a star where it is left to chance. What is rare need not be
in the records."""

REFUSES = {
    "cannot_pay_mission": "SDR-M1",
    "cash_gold_card_first": "SDR-D4 rare",
    "cell_taken": "SDR-D1",
    "deck_is_empty": "SDR-N1",
    "game_is_over": "SDR-E1",
    "keep_now": "SDR-D5",
    "mission_now": "SDR-T1",
    "no_gold_card": "SDR-G1",
    "no_such_card": "SDR-D1",
    "no_such_dragon": "SDR-D1",
    "no_such_mission": "SDR-M1",
    "not_enough_gold": "SDR-D4",
    "not_in_market": "SDR-N1",
    "not_your_turn": "SDR-T1",
    "pay_otherwise": "SDR-M1",
    "play_now": "SDR-T1",
    "same_size": "SDR-N1",
    "ships_now": "SDR-M1 rare",
    "take_now": "SDR-N1",
    "touches_nothing": "SDR-D2",
    "touches_own_dragon": "SDR-D3",
}
"""By which clauses moves are refused, by the reason that is told."""

ODD = (
    Place(0),
    Place(1),
    Fulfil(4),
    Fulfil(-1),
    Take("9Z"),
    Draw(2),
    Draw(6),
    Keep("pearl"),
    Pass("9Z"),
    Ships((9, 9, 9, 9)),
)
"""Moves that nobody could mean."""


def test_events_cite_their_clauses() -> None:
    assert beside(told("sea-dragons"), CITES) == {}


def test_what_is_not_legal_is_refused_by_its_clause() -> None:
    assert beside(refused("sea-dragons", ODD), REFUSES) == {}
