"""What each mercenary does, in its ordinary and its awkward cases (FOG-N, FOG-H5)."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.moves import ALL_MOVES, LayWide
from isolario.games.foggy_island.pieces import HIPPO
from isolario.words import say_exactly
from tests.clauses import clause
from tests.games.foggy_island.shorthand import BLUE, RED, board_of, lay_out, moves, parse, whats

DECKS = "decks: W | W\n"


def play(state: FoggyState, *line: str) -> list[str]:
    """Plays moves of the player to move; returns what happened."""
    events = []
    for move in line:
        events += state.play(state.to_move[0], move)
    return whats(events)


def refused(state: FoggyState, move: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the reason a move is refused for, with nothing changed."""
    before = state.text
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(state.to_move[0] if seat is None else seat, move)
    assert state.text == before
    say_exactly(caught.value.reason, game="foggy-island")
    return caught.value.clause, caught.value.reason.id


# --- the fox ------------------------------------------------------------------------------------


@clause("FOG-N1", "FOG-H5")
def test_the_fox_takes_back_an_own_neighbour_and_lays_another_there() -> None:
    state = lay_out("bR .. ..", ".. .. ..", hands="FPW | WW", more=DECKS)
    assert play(state, "Fb1") == ["laid", "taken_back_open"]  # one choice: made by the table
    assert moves(state) == ["Wa1", "Pa1"]
    assert play(state, "Pa1") == ["laid", "drew"]
    assert board_of(state, "a1", "b1") == ["bP", "bF"]
    assert state.view(BLUE).hand == "WWR"
    assert state.to_move == (RED,)


@clause("FOG-N1")
def test_the_fox_goes_by_the_shield_spies_and_hares_included() -> None:
    state = lay_out(".. bH ..", "bR .. rW", ".. rR ..", hands="FW | W")
    play(state, "Fb2")
    assert moves(state) == ["@b1", "@a2"]  # never red's wolf or rat


@clause("FOG-N1")
def test_another_may_be_of_the_same_kind_but_not_the_same_token() -> None:
    state = lay_out("bW .. ..", hands="FWW | W", more="decks: R | W\n")
    play(state, "Fb1")
    assert moves(state) == ["Wa1"]  # not made by the table: that would tell what blue holds
    state = lay_out("bW .. ..", hands="FRH | W")
    play(state, "Fb1")
    assert refused(state, "Wa1") == ("FOG-N14", "taken_back")
    assert play(state, "Ra1")[0] == "laid"


@clause("FOG-N1", "FOG-H5")
def test_the_fox_without_neighbours_or_another_token_does_nothing() -> None:
    alone = lay_out("rW .. ..", hands="FW | W")
    assert play(alone, "Fb1") == ["laid"]
    last = lay_out("bW .. ..", hands="F | W")
    assert play(last, "Fb1")[0] == "laid"
    assert board_of(last, "a1") == ["bW"]


@clause("FOG-N1", "FOG-H5")
def test_diagonal_is_not_adjacent() -> None:
    state = lay_out("bW .. ..", ".. .. ..", hands="FW | W")
    assert play(state, "Fb2") == ["laid"]


@clause("FOG-N1")
def test_the_fox_at_the_edge_and_beside_gloom() -> None:
    state = lay_out(
        ".. .. bW ## ## ##",
        ".. .. .. ## ## ##",
        ".. .. .. ## ## ##",
        *["## ## ## ## ## ##"] * 3,
        hands="FWP | W",
    )
    play(state, "Fc2")
    assert state.tasks[-1].what == "replace"
    assert state.tasks[-1].cell == 2
    assert not state.free >> 2 & 1  # nothing lies there, but the cell is taken …
    assert parse(state.text).free == state.free  # … in the position as text too


# --- mole and mouse -----------------------------------------------------------------------------


@clause("FOG-N4", "FOG-N11")
@pytest.mark.parametrize(("letter", "task"), [("M", "mole"), ("U", "mouse")])
def test_mole_and_mouse_swap_with_any_neighbour(letter: str, task: str) -> None:
    state = lay_out("bW .. rH", ".. .. ..", hands=f"{letter}W | WW")
    play(state, f"{letter}b1")
    assert state.tasks[-1].what == task
    assert moves(state) == ["@a1", "@c1"]
    assert play(state, "@c1")[0] == "swapped"
    assert board_of(state, "a1", "b1", "c1") == ["bW", "rH", "b" + letter]


@clause("FOG-N4", "FOG-N11", "FOG-H5")
@pytest.mark.parametrize("letter", ["M", "U"])
def test_with_one_neighbour_the_swap_is_made_by_the_table(letter: str) -> None:
    state = lay_out("rW .. ..", hands=f"{letter}W | WW")
    assert play(state, f"{letter}b1") == ["laid", "swapped"]
    assert board_of(state, "a1", "b1") == ["b" + letter, "rW"]


@clause("FOG-N4", "FOG-N11", "FOG-H5")
@pytest.mark.parametrize("letter", ["M", "U"])
def test_without_a_neighbour_nothing_happens(letter: str) -> None:
    state = lay_out("rW .. ..", ".. .. ..", hands=f"{letter}W | WW")
    assert play(state, f"{letter}b2") == ["laid"]


@clause("FOG-N4")
def test_the_mole_builds_the_other_side_and_the_mouse_its_own() -> None:
    assert isolario.games.foggy_island.score_lines(
        "\n".join(["bM rW rW .. .. ..", "bU bW bW .. .. ..", *[".. .. .. .. .. .."] * 4])
    ) == {"blue": 3, "red": 3}


@clause("FOG-N11", "FOG-N14")
def test_a_swapped_token_triggers_nothing() -> None:
    state = lay_out(".. rS ..", "bW .. bW", hands="UW | WW")
    play(state, "Ub2", "@b1")
    assert board_of(state, "b1", "b2") == ["bU", "rS"]
    assert not state.tasks
    assert state.to_move == (RED,)


@clause("FOG-H5")
def test_an_effect_is_compulsory_and_its_player_chooses() -> None:
    state = lay_out("bW .. rH", hands="MW | WW")
    play(state, "Mb1")
    assert refused(state, "pass") == ("FOG-N4", "about_mole")
    assert refused(state, "@f6") == ("FOG-N4", "about_mole")
    assert refused(state, "@a1", RED) == ("FOG-N4", "not_your_turn")
    assert refused(state, "Wf6") == ("FOG-N4", "about_mole")


# --- the chameleon ------------------------------------------------------------------------------


@clause("FOG-N5")
def test_the_chameleon_enters_in_its_owners_colour() -> None:
    state = lay_out(".. .. ..", hands="LW | WW")
    play(state, "La1")
    assert board_of(state, "a1") == ["bLb"]


@clause("FOG-N5")
def test_it_turns_to_the_colour_of_a_token_played_beside_it() -> None:
    state = lay_out("bL .. ..", ".. .. ..", hands="WW | WRH")
    state.play(BLUE, "Wf6")
    assert play(state, "Wb1") == ["laid", "chameleon_turns"]
    assert board_of(state, "a1") == ["bLr"]
    assert play(state, "Wa2") == ["laid", "chameleon_turns"]
    assert board_of(state, "a1") == ["bLb"]


@clause("FOG-N5")
def test_a_spy_turns_it_by_its_background_and_a_colourless_token_not_at_all() -> None:
    state = lay_out("bLr .. ..", ".. .. ..", hands="WW | RH", more="turn: red\n")
    assert play(state, "Rb1") == ["laid", "chameleon_turns"]
    assert board_of(state, "a1") == ["bLb"]
    state = lay_out("bLr .. ..", hands="WW | RH", more="turn: red\n")
    assert play(state, "Hb1") == ["laid"]
    assert board_of(state, "a1") == ["bLr"]


@clause("FOG-N5")
def test_diagonal_neighbours_do_not_turn_it() -> None:
    state = lay_out("bL .. ..", ".. .. ..", hands="WW | WW", more="turn: red\n")
    assert play(state, "Wb2") == ["laid"]
    assert board_of(state, "a1") == ["bLb"]


@clause("FOG-N5")
def test_tokens_merely_moved_turn_nothing_but_a_just_played_mole_does() -> None:
    # red's mouse is played on c1 and swaps itself next to the chameleon
    state = lay_out("bL bH .. ..", hands="WW | UW", more="turn: red\n")
    assert play(state, "Uc1") == ["laid", "swapped", "chameleon_turns"]
    assert board_of(state, "a1", "b1", "c1") == ["bLr", "rU", "bH"]
    # the fairy dog moves a wolf next to the chameleon: it was moved, not played
    state = lay_out("bL bH .. ..", ".. .. rW ..", ".. bH ..", hands="WW | DW", more="turn: red\n")
    play(state, "Db2", "b1-c2")
    assert board_of(state, "a1", "b1") == ["bLb", "rW"]


@clause("FOG-N5")
def test_the_chameleons_own_move_turns_nothing() -> None:
    state = lay_out("bL .. rW", hands="UW | WW", more="")
    play(state, "Ub1", "@a1")
    assert board_of(state, "a1", "b1") == ["bU", "bLb"]


@clause("FOG-N5")
def test_it_turns_before_the_newcomers_own_effect() -> None:
    state = lay_out("bL .. bH", hands="WW | MW", more="turn: red\n")
    assert play(state, "Mb1") == ["laid"]  # a mole builds the other's line: blue already
    state = lay_out("bL .. bH", hands="WW | UW", more="turn: red\n")
    assert play(state, "Ub1") == ["laid", "chameleon_turns"]
    assert moves(state) == ["@a1", "@c1"]


# --- the fairy dog ------------------------------------------------------------------------------


@clause("FOG-N6")
def test_the_fairy_dog_swaps_any_two_of_its_neighbours() -> None:
    state = lay_out(".. bW ..", "rH .. rW", hands="DW | WW")
    play(state, "Db2")
    assert moves(state) == ["b1-a2", "b1-c2", "a2-c2"]
    play(state, "b1-c2")
    assert board_of(state, "b1", "a2", "c2") == ["rW", "rH", "bW"]


@clause("FOG-N6", "FOG-H5")
def test_two_neighbours_are_swapped_by_the_table_and_one_is_not_enough() -> None:
    state = lay_out(".. bW ..", "rH .. ..", hands="DW | WW")
    assert play(state, "Db2") == ["laid", "swapped"]
    assert board_of(state, "b1", "a2") == ["rH", "bW"]
    state = lay_out(".. bW ..", hands="DW | WW")
    assert play(state, "Db2") == ["laid"]


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


# --- the snake ----------------------------------------------------------------------------------


@clause("FOG-N10")
def test_the_snake_reaches_two_cells_straight_and_one_diagonally() -> None:
    state = lay_out(
        "rW .. rW .. rW ..",
        ".. rW .. rW .. ..",
        "rW rW .. rW rW rW",
        ".. rW .. rW .. ..",
        "rW .. rW .. rW ..",
        ".. .. rW .. .. ..",
        hands="SW | WWWWW",
    )
    play(state, "Sc3")
    assert sorted(move[1:] for move in moves(state)) == sorted(
        ["c1", "b2", "d2", "a3", "b3", "d3", "e3", "b4", "d4", "c5"]
    )


@clause("FOG-N10")
def test_the_owner_takes_the_token_and_lays_another_in_the_others_turn() -> None:
    state = lay_out("rW .. ..", hands="SWW | RP", more=DECKS)
    assert play(state, "Sb1") == ["laid", "taken_back_open"]
    assert state.to_move == (RED,)
    assert state.active == BLUE
    assert moves(state) == ["Ra1", "Pa1"]
    assert refused(state, "Wa1") == ("FOG-N14", "taken_back")
    assert refused(state, "Rc1") == ("FOG-N14", "replace_there")
    assert refused(state, "Wc1", BLUE) == ("FOG-N14", "not_your_turn")
    assert play(state, "Ra1") == ["laid", "drew"]  # blue draws, red does not
    assert len(state.hands[RED]) == 2
    assert state.to_move == (RED,)


@clause("FOG-N10")
def test_the_same_kind_is_allowed_if_it_is_another_token() -> None:
    state = lay_out("rW .. ..", hands="SW | WR")
    play(state, "Sb1")
    assert moves(state) == ["Wa1", "Ra1"]


@clause("FOG-N10")
def test_the_snake_goes_by_the_shield_and_is_void_without_another_hand_token() -> None:
    state = lay_out("bW .. bR", hands="SW | WR")
    assert play(state, "Sb1") == ["laid"]
    state = parse(
        "rW .. .. .. .. ..\n" + ".. .. .. .. .. ..\n" * 5 + "phase: play\nhands: SW |\nround: 2\n"
    )
    assert play(state, "Sb1")[0] == "laid"
    assert board_of(state, "a1") == ["rW"]


@clause("FOG-N10")
def test_tokens_between_do_not_block_and_gloom_is_out_of_reach() -> None:
    state = lay_out("rW bH .. ..", hands="SW | WR")
    assert play(state, "Sc1") == ["laid", "taken_back_open"]


@clause("FOG-N10", "FOG-R1")
def test_a_face_up_token_taken_back_is_known_to_be_in_that_hand() -> None:
    sets = "sets: WWWWWWWWRRRRHHHPPS | WWWWWWWWWRRRHHHPPK\n"
    state = lay_out("rK .. ..", hands="SW | RP", more=sets)
    play(state, "Sb1", "Ra1")
    assert [(s.seat, s.kind) for s in state.view(BLUE).known.shown] == [(RED, 6)]


@clause("FOG-N10", "FOG-N14")
def test_in_fog_a_token_seen_going_back_is_not_the_one_laid_down_for_it() -> None:
    sets = "sets: WWWWWWWWRRRRHHHPPS | WWWWWWWWRRRRHHHPPG\nweather: fog\n"
    state = lay_out("rG .. ..", hands="SW | RP", more=sets + "decks: | WWWW\n")
    play(state, "Sb1", "Ra1")
    assert [(shown.kind, shown.cells) for shown in state.view(BLUE).known.shown] == [(12, 0)]
    rng = random.Random(1)
    for _ in range(50):
        assert 12 in state.view(BLUE).guess(rng).hands[RED]


@clause("FOG-N10", "FOG-W6")
def test_two_cats_seen_going_back_at_different_times() -> None:
    cats = "sets: WWWWWWWWWRRRRHHHCC | WWWWWWWWWRRRRHHHPP\nweather: fog\n"
    shown = "shown: blue/C/1 blue/C/0\n"  # one may lie on a1, the other is in hand
    state = lay_out("bC? .. ..", hands="CWWW | WWWWW", more=cats + shown + "decks: WWW | WWW\n")
    rng = random.Random(1)
    for seat in (BLUE, RED):
        for _ in range(20):
            guess = state.view(seat).guess(rng)
            assert 5 in guess.hands[BLUE]
            assert guess.hands[BLUE].count(5) + (guess.board[0] & 63 == 6) == 2


@clause("FOG-W6")
def test_a_face_down_token_that_may_be_known_goes_back_to_hand() -> None:
    cats = "sets: WWWWWWWWWRRRRHHHPC | WWWWWWWWWRRRRHHHPS\nweather: fog\n"
    more = cats + "shown: blue/C/1\nturn: red\ndecks: WWW | WWW\n"
    state = lay_out("bC? .. ..", hands="WRHP | SWW", more=more)
    play(state, "Sb1")
    assert [(shown.kind, shown.cells) for shown in state.shown] == [(5, 0)]


def test_a_position_that_nothing_fits_cannot_be_guessed() -> None:
    more = (
        "weather: fog\nshown: red/H/1 red/P/1 red/R/1\ndecks: WWW | WWW\n"  # three, in two places
    )
    state = lay_out("rH? .. ..", hands="WW | P", more=more)
    with pytest.raises(isolario.NotAllowed, match="no deal fits"):
        state.view(BLUE).guess(random.Random(1))


# --- chains -------------------------------------------------------------------------------------


@clause("FOG-N14")
def test_a_fox_lays_a_turtle_that_allows_a_snake_whose_victim_lays_a_mole() -> None:
    state = lay_out("bW .. rH ..", hands="FTSW | MRW", more=DECKS)
    play(state, "Fb1")
    assert state.to_move == (BLUE,)
    play(state, "Ta1")
    assert "pass" in moves(state)
    play(state, "Sd1")  # in reach: red's hare only
    assert state.to_move == (RED,)
    assert play(state, "Mc1") == ["laid"]  # the mole may swap with the fox or the snake
    assert (state.to_move, state.active) == ((RED,), BLUE)
    assert moves(state) == ["@b1", "@d1"]
    events = play(state, "@b1")
    assert board_of(state, "b1", "c1") == ["rM", "bF"]
    assert events == ["swapped", "must_lay_two"]
    assert (state.to_move, state.double) == ((RED,), True)


@clause("FOG-N14")
def test_each_effect_is_resolved_in_full_before_the_next() -> None:
    state = lay_out("bW .. ..", "rW .. ..", hands="FSW | PRW")
    play(state, "Fb1", "Sa1")
    # the snake, laid by the fox, asks red before blue's turn goes on
    assert state.to_move == (RED,)
    assert [task.what for task in state.tasks] == ["replace"]
    assert state.tasks[0].cell == 6
    play(state, "Pa2")
    assert state.to_move == (RED,)
    assert state.active == RED


@clause("FOG-N14")
def test_a_token_taken_back_can_be_laid_again_only_in_a_later_turn() -> None:
    state = lay_out("bP .. ..", hands="FTW | WW")
    play(state, "Fb1", "Ta1")
    assert refused(state, "Pc1") == ("FOG-N14", "taken_back")
    play(state, "pass", "Wf6")
    assert "Pc1" in moves(state)


@clause("FOG-H5")
def test_the_last_cell_and_an_empty_hand() -> None:
    state = parse(
        "bW rW bW rW bW rW\nrW bW rW bW rW bW\nbW rW bW rW bW rW\nrW bW rW bW rW bW\n"
        "bW rW bR rW bH rW\nrW bR rW bR rH ..\nphase: play\nhands: U |\nround: 2\n"
    )
    assert moves(state) == ["Uf6"]
    play(state, "Uf6", "@f5")
    assert state.over
    assert board_of(state, "f5", "f6") == ["bU", "rW"]


@clause("FOG-N1", "FOG-N6", "FOG-N10")
def test_every_move_has_a_number_and_a_notation_of_its_own() -> None:
    notations = {move.notation for move in ALL_MOVES}
    assert len(notations) == len(ALL_MOVES)
    game = isolario.all_games()["foggy-island"]
    assert game.actions == len(ALL_MOVES)
    assert all(game.read(move.notation) == move for move in ALL_MOVES)
