"""Mercenaries that go on mattering in later turns: hippo, turtle and frog (FOG-N)."""

from __future__ import annotations

from isolario.games.foggy_island.moves import LayWide
from isolario.games.foggy_island.pieces import HIPPO
from tests.clauses import clause
from tests.games.foggy_island.shorthand import (
    BLUE,
    RED,
    board_of,
    lay_out,
    moves,
    parse,
    play,
    refused,
)

# --- the hippo ----------------------------------------------------------------------------------


@clause("FOG-N7")
def test_the_hippo_takes_two_free_cells_and_later_one() -> None:
    state = lay_out("bW .. ..", hands="OWW | WW")
    assert "Oa2" not in moves(state)
    assert refused(state, "Oa2") == ("FOG-N7", "hippo_needs_two")
    assert play(state, "Ob1-c1") == ["laid_wide"]
    assert board_of(state, "b1", "c1") == ["bO", "bO"]
    assert refused(state, "Wb1") == ("FOG-R2", "cell_taken")
    state.play(RED, "Wf6")
    assert moves(state) == ["@b1", "@c1"]
    assert play(state, "@c1") == ["hippo_settles"]
    assert board_of(state, "b1", "c1") == ["..", "bO"]
    assert play(state, "Wb1") == ["laid"]  # the cell left may be used at once


@clause("FOG-N7")
def test_with_no_free_pair_it_is_laid_in_one_cell() -> None:
    state = parse(
        "bW rW bW rW bW rW\nrW bW rW bW rW bW\nbW rW bW rW bW rW\nrW bW rW bW rW bW\n"
        "bW rW .. rW .. rW\nrW .. rW bW rW ..\nphase: play\nhands: OW | WW\nround: 2\n"
    )
    assert "Oc5" in moves(state)
    assert not any("-" in move for move in moves(state))
    assert play(state, "Oc5") == ["laid"]
    assert state.wide == ()


@clause("FOG-N7")
def test_on_two_cells_it_can_neither_be_swapped_nor_taken() -> None:
    state = lay_out("bO bO ..", hands="W | UW", more="turn: red\nwide: a1 b1\n")
    assert play(state, "Uc1") == ["laid"]
    state = lay_out("rO rO ..", hands="SW | W", more="wide: a1 b1\n")
    assert play(state, "Sc1") == ["laid"]


@clause("FOG-N7")
def test_settled_it_is_a_token_like_others() -> None:
    state = lay_out("bO .. ..", hands="W | UW", more="turn: red\n")
    assert play(state, "Ub1") == ["laid", "swapped"]


@clause("FOG-N7")
def test_of_two_hippos_on_two_cells_each_only_ones_own_settles() -> None:
    lines = "turn: red\nwide: c1 d1 a1 b1\n"
    state = lay_out("bO bO rO rO", hands="W | WW", more=lines)
    play(state, "Wf6")
    assert state.to_move == (BLUE,)
    assert moves(state) == ["@a1", "@b1"]


@clause("FOG-N7", "FOG-R3", "FOG-R5")
def test_a_hippo_on_two_cells_is_not_a_full_board() -> None:
    state = parse(
        "rW rW bW rW bW rW\nrW bW rW bW rW bW\nbW rW bW rW bW rW\nrW bW rW bW rW bW\n"
        "bW rW bR rW bH rW\nrW bR rW bR .. ..\nphase: play\nhands: O | W\nround: 2\n"
        "turn: blue\n"
    )
    assert play(state, "Oe6-f6") == ["laid_wide", "skipped"]  # red has a token and no cell
    assert state.to_move == (BLUE,)
    assert moves(state) == ["@e6", "@f6"]
    events = play(state, "@e6")
    assert events[:3] == ["hippo_settles", "skipped", "laid"]  # then red's last token
    assert state.over


@clause("FOG-N7")
def test_only_a_hippo_lies_on_two_cells() -> None:
    state = lay_out("bW .. ..", hands="OW | WW")
    assert refused(state, "Oa1-b1") == ("FOG-R2", "cell_taken")
    for apart, reason in ((LayWide(HIPPO, 1, 3), "about_hippo"), (LayWide(0, 1, 2), "about_hippo")):
        refusal = state.refuse(BLUE, apart)
        assert refusal is not None
        assert (refusal.clause, refusal.reason.id) == ("FOG-N7", reason)
    beyond = state.refuse(BLUE, LayWide(HIPPO, 35, 36))
    assert beyond is not None
    assert (beyond.clause, beyond.reason.id) == ("FOG-R2", "wrong_step")
    state = lay_out("bW .. ..", hands="WW | WW")
    assert refused(state, "Ob1-c1") == ("FOG-R2", "not_in_hand")


@clause("FOG-N7", "FOG-N8")
def test_a_hippo_is_a_second_token_like_any_other() -> None:
    state = lay_out("bW .. ..", hands="TOW | WW")
    assert play(state, "Ta3", "Ob1-c1")[-1] == "must_lay_two"
    assert (state.to_move, state.double) == ((RED,), True)


@clause("FOG-N7", "FOG-N1")
def test_laid_by_a_fox_it_takes_the_vacated_cell_only() -> None:
    state = lay_out("bW .. ..", hands="FOW | WW")
    play(state, "Fb1")
    assert moves(state) == ["Wa1", "Oa1"]
    assert play(state, "Oa1") == ["laid"]
    assert state.wide == ()


# --- the turtle ---------------------------------------------------------------------------------


@clause("FOG-N8")
def test_the_turtle_allows_a_second_token_and_then_the_other_lays_two() -> None:
    state = lay_out(".. .. ..", hands="TWWWW | WWWR", more="decks: WW | W\n")
    assert play(state, "Ta1") == ["laid", "drew"]
    assert state.to_move == (BLUE,)
    assert "pass" in moves(state)
    assert play(state, "Wb1") == ["laid", "drew", "must_lay_two"]
    assert state.to_move == (RED,)
    play(state, "Wc1")
    assert state.to_move == (RED,)
    assert "pass" not in moves(state)
    assert refused(state, "pass") == ("FOG-N8", "must_lay")
    play(state, "Wd1")
    assert state.to_move == (BLUE,)


@clause("FOG-N8")
def test_the_second_token_can_be_declined() -> None:
    state = lay_out(".. .. ..", hands="TWW | WW")
    assert play(state, "Ta1", "pass") == ["laid", "no_second"]
    play(state, "Wc1")
    assert state.to_move == (BLUE,)


@clause("FOG-N8")
def test_a_turtle_in_a_forced_double_turn_has_no_effect() -> None:
    state = lay_out(".. .. ..", hands="TWW | TWWR")
    play(state, "Ta1", "Wb1", "Tc1")
    assert "pass" not in moves(state)
    play(state, "Wd1")
    assert state.to_move == (BLUE,)


@clause("FOG-N8")
def test_two_turtles_make_no_third_token() -> None:
    state = lay_out(".. .. ..", hands="TTWW | WWWR")
    play(state, "Ta1", "Tb1")
    assert state.to_move == (RED,)


@clause("FOG-N8", "FOG-N14")
def test_a_fox_may_lay_a_turtle_and_its_replacement_does_not_count() -> None:
    state = lay_out("bW .. ..", hands="FTWP | WWWR")
    assert play(state, "Fb1", "Ta1") == ["laid", "taken_back_open", "laid"]
    assert state.to_move == (BLUE,)
    assert "pass" in moves(state)
    play(state, "Pc1")
    assert state.to_move == (RED,)
    assert state.double


@clause("FOG-N8", "FOG-N14")
def test_a_token_taken_back_is_not_the_second_of_two() -> None:
    state = lay_out("bW .. ..", hands="FR | TWW", more="turn: red\n")
    play(state, "Tf6", "Wf5")
    assert (state.to_move, state.double) == ((BLUE,), True)
    play(state, "Fb1")  # the rat is laid by itself; blue holds only the wolf taken back
    assert state.view(BLUE).hand == "W"
    assert state.to_move == (RED,)


@clause("FOG-N8", "FOG-N10")
def test_a_turtle_laid_in_the_others_turn_has_no_effect() -> None:
    state = lay_out("rW .. ..", hands="SW | TWW")
    assert play(state, "Sb1") == ["laid", "taken_back_open"]
    assert state.to_move == (RED,)
    play(state, "Ta1")
    assert state.to_move == (RED,)  # its own ordinary turn
    assert not state.double
    assert "pass" not in moves(state)


@clause("FOG-N8")
def test_two_tokens_only_as_far_as_there_are_tokens() -> None:
    state = lay_out(".. .. ..", hands="TW | R", more="round: 2\n")
    play(state, "Ta1", "Wb1", "Rc1")
    assert state.over or state.to_move == (BLUE,)
    state = lay_out(".. .. ..", hands="T | RR", more="round: 2\n")
    assert play(state, "Ta1") == ["laid"]  # no second token in hand: nothing is asked
    assert state.to_move == (RED,)


@clause("FOG-N8", "FOG-W3")
def test_when_the_turtle_fills_the_quarter_its_player_opens_the_next() -> None:
    state = lay_out(
        "bW rW bW ## ## ##",
        "rW bW rW ## ## ##",
        "bW rW .. ## ## ##",
        *["## ## ## ## ## ##"] * 3,
        hands="TWW | WW",
        more="weather: cloudy\n",
    )
    play(state, "Tc3")
    assert moves(state) == ["lift ne", "lift sw", "lift se", "pass"]
    assert state.view(BLUE).prompt.id == "prompt_lift_or_pass"
    play(state, "lift sw")
    assert state.to_move == (BLUE,)
    assert "Wa4" in moves(state)
    assert refused(state, "pass") == ("FOG-N8", "must_lay")  # it was opened for that token
    play(state, "Wa4")
    assert (state.to_move, state.double) == ((RED,), True)


# --- the frog -----------------------------------------------------------------------------------


@clause("FOG-N9", "FOG-R5")
def test_the_frog_may_step_before_each_later_lay() -> None:
    state = lay_out(".. .. ..", hands="GWW | WWW")
    play(state, "Gb1")
    assert state.to_move == (RED,)
    play(state, "Wf6")
    assert moves(state) == ["@a1", "@c1", "@b2", "pass"]
    assert play(state, "@b2") == ["hopped"]
    assert board_of(state, "b1", "b2") == ["..", "bG"]
    assert play(state, "Wb1") == ["laid"]
    play(state, "We6")
    assert play(state, "pass") == ["frog_stays"]
    assert state.to_move == (BLUE,)


@clause("FOG-N9")
def test_a_shut_in_frog_is_not_asked_and_steps_once_a_turn() -> None:
    state = lay_out("bG rW ..", "rW .. ..", hands="WW | WW", more="turn: red\n")
    play(state, "Wf6")
    assert state.tasks == ()
    state = lay_out("bG .. ..", hands="TWW | WW", more="turn: red\n")
    play(state, "Wf6", "pass", "Tf1")
    assert state.tasks == ()  # the second token brings no second step


@clause("FOG-N9", "FOG-W3")
def test_the_frog_does_not_step_under_gloom() -> None:
    state = lay_out(
        ".. .. bG ## ## ##",
        ".. .. .. ## ## ##",
        ".. .. .. ## ## ##",
        *["## ## ## ## ## ##"] * 3,
        hands="WW | WW",
        more="weather: cloudy\nturn: red\n",
    )
    play(state, "Wa1")
    assert moves(state) == ["@b1", "@c2", "pass"]


@clause("FOG-N9", "FOG-R5")
def test_the_frog_steps_after_the_gloom_is_lifted() -> None:
    state = lay_out(
        "bW rW bG ## ## ##",
        "rW bW rW ## ## ##",
        "bW rW bW ## ## ##",
        *["## ## ## ## ## ##"] * 3,
        hands="WW | WW",
        more="weather: cloudy\n",
    )
    play(state, "lift ne")
    assert moves(state) == ["@d1", "pass"]


@clause("FOG-N9")
def test_the_other_players_frog_does_not_ask_me() -> None:
    state = lay_out("rG .. ..", hands="WW | WW", more="turn: red\n")
    play(state, "Wf6")
    assert state.to_move == (BLUE,)
    assert state.tasks == ()
