"""Whatever happens in Foggy Island cites the clause by which it does."""

from __future__ import annotations

from tests.games.told import wrong

CITES = {
    "chameleon_turns": "FOG-N5",
    "dealt": "FOG-T1*",
    "deck_shuffled": "FOG-R1*",
    "drew": "FOG-R2*",
    "extra_round_begins": "FOG-H4 FOG-B1",
    "frog_stays": "FOG-N9",
    "game_ends": "FOG-B1 FOG-H4 FOG-L5",
    "gloom_lifted": "FOG-W3",
    "hippo_settles": "FOG-N7",
    "hire_chosen": "FOG-H2",
    "hired": "FOG-H2",
    "hopped": "FOG-N9",
    "laid": "FOG-R2",
    "laid_down": "FOG-W4",
    "laid_wide": "FOG-N7",
    "line": "FOG-L1 FOG-L2 FOG-L3 FOG-L4",
    "must_lay_two": "FOG-N8",
    "no_second": "FOG-N8",
    "picked": "FOG-R1",
    "ready": "-",
    "round_begins": "FOG-R4 FOG-R4*",
    "round_ends": "FOG-R3",
    "skipped": "FOG-R5",
    "swapped": "FOG-N4 FOG-N6 FOG-N11",
    "taken_back_covert": "FOG-N1* FOG-N10*",
    "taken_back_open": "FOG-N1 FOG-N10",
    "turned_up": "FOG-W4",
    "weather_chosen": "FOG-W1",
    "weather_drawn": "FOG-W1*",
}
"""By which clauses each event happens; a star where it is left to chance."""


def test_events_cite_their_clauses() -> None:
    assert wrong("foggy-island", CITES) == {}
