"""By which clauses things happen, and are refused, in Foggy Island."""

from __future__ import annotations

from isolario.games.foggy_island.moves import At, ChooseWeather, Hire, Lay, LayWide, Lift, Pick
from tests.games.told import beside, refused, told

CITES = {
    "chameleon_turns": "FOG-N5",
    "dealt": "FOG-T1*",
    "deck_shuffled": "FOG-R1*",
    "drew": "FOG-R2*",
    "extra_round_begins": "FOG-H4 FOG-B1 rare",
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
"""By which clauses each event happens; a star where it is left to chance. What is rare need not be
in the records."""

REFUSES = {
    "about_fox": "FOG-N1",
    "about_frog": "FOG-N9",
    "about_hippo": "FOG-N7",
    "about_mole": "FOG-N4",
    "about_mouse": "FOG-N11",
    "about_snake": "FOG-N10",
    "already_ready": "FOG-H2 FOG-R1",
    "cell_in_gloom": "FOG-W3",
    "cell_taken": "FOG-R2",
    "covert_only_in_fog": "FOG-W5",
    "game_is_over": "FOG-R3",
    "gloom_first": "FOG-W3",
    "gloom_gone": "FOG-W3",
    "gloom_not_yet": "FOG-W3",
    "hand_full": "FOG-R1",
    "hand_not_full": "FOG-R1",
    "hippo_needs_two": "FOG-N7 rare",
    "hire_none_left": "FOG-N13",
    "hire_too_dear": "FOG-H2",
    "must_lay": "FOG-N8 FOG-R5 rare",
    "not_in_hand": "FOG-R2",
    "not_your_turn": "FOG-H2 FOG-N1 FOG-N4 FOG-N7 FOG-N9 FOG-N10 FOG-N11 FOG-N14 FOG-R2 FOG-W1",
    "pick_none_left": "FOG-R1",
    "replace_there": "FOG-N14",
    "taken_back": "FOG-N14",
    "wrong_step": "FOG-H2 FOG-R1 FOG-R2 FOG-W1 FOG-W3",
}
"""By which clauses moves are refused, by the reason that is told."""

ODD = (
    Lay(99, 0),
    Lay(-1, 0),
    Lay(0, 36),
    Lay(0, -1),
    LayWide(0, 0, 1),
    LayWide(10, 0, 2),
    LayWide(10, 0, 36),
    At(36),
    At(-1),
    Lift(4),
    Lift(-1),
    Pick(99),
    Pick(15),
    Lay(15, 0),
    Pick(-1),
    Hire(0),
    Hire(99),
    ChooseWeather(3),
    ChooseWeather(-1),
)
"""Moves that nobody could mean."""


def test_events_cite_their_clauses() -> None:
    assert beside(told("foggy-island"), CITES) == {}


def test_what_is_not_legal_is_refused_by_its_clause() -> None:
    assert beside(refused("foggy-island", ODD), REFUSES) == {}
