"""Mercenaries that do something when they are laid: fox, mole, mouse, chameleon and fairy dog
(FOG-N, FOG-H5)."""

from __future__ import annotations

import pytest

import isolario
from tests.clauses import clause
from tests.games.foggy_island.shorthand import (
    BLUE,
    DECKS,
    RED,
    board_of,
    lay_out,
    moves,
    parse,
    play,
    refused,
)

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
