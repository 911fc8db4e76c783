"""Two against two (FOG-T1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import isolario
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.pieces import letters
from tests.clauses import clause
from tests.games.foggy_island.shorthand import EMPTY, finish, parse, play_round, whats


def team_game(**options: Any) -> FoggyState:
    state = isolario.new("foggy-island", seats=4, seed=11, **options)
    assert isinstance(state, FoggyState)
    return state


@clause("FOG-T1")
def test_each_teams_eighteen_are_dealt_nine_to_each_player() -> None:
    state = team_game()
    assert state.teams == ((0, 2), (1, 3))
    assert state.weather == "sunny"
    for team in state.teams:
        nines = [state.view(seat).offer for seat in team]
        assert [len(nine) for nine in nines] == [9, 9]
        assert sorted("".join(nines)) == sorted(letters(state.view(None).known.sets[team[0]]))
    assert state.view(None).offer == ""


@clause("FOG-T1")
def test_each_picks_five_of_nine_and_draws_from_the_own_deck() -> None:
    state = team_game()
    for seat in (2, 0, 3, 1):
        while seat in state.to_move and state.phase != "play":
            state.play(seat, state.legal_moves(seat)[0])
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert [len(deck) for deck in state.decks] == [4] * 4
    assert state.to_move == (state.first,)
    seat = state.first
    top = state.decks[seat][0]
    state.play(seat, state.legal_moves(seat)[0])
    assert top in state.hands[seat]
    assert state.to_move == ((seat + 1) % 4,)


@clause("FOG-T1")
def test_hands_are_secret_from_the_team_mate_too() -> None:
    state = team_game()
    assert state.view(0).offer != state.view(2).offer
    rng = random.Random(1)
    guesses = [state.view(1).guess(rng) for _ in range(20)]
    assert len({guess.offers[0] for guess in guesses}) > 5
    # but a team-mate's nine are what your own nine leave of the team's eighteen
    assert {guess.offers[3] for guess in guesses} == {state.offers[3]}


@clause("FOG-T1")
def test_a_team_has_one_score_and_one_place() -> None:
    state = team_game()
    finish(state)
    assert state.scores[:2] == state.scores[2:]
    assert state.outcome is not None
    assert state.outcome.places[:2] == state.outcome.places[2:]
    assert state.outcome.teams == ((0, 2), (1, 3))


@clause("FOG-T1")
def test_coins_are_common_and_one_of_each_team_hires_first() -> None:
    text = (
        EMPTY + "phase: hire\nround: 3\npoints: 30 | 20\nhands: | | |\n"
        "options: mode=mercenaries\nseed: team\n"
    )
    state = parse(text)
    assert state.to_move == (0, 1)
    with pytest.raises(isolario.IllegalMove):
        state.play(2, "hire F")
    state.play(0, "hire F")
    state.play(0, "done")
    events = state.play(1, "done")
    assert whats(events)[:2] == ["ready", "hired"]  # shown and paid before the other buys
    assert (state.to_move, state.coins) == ((2, 3), (20, 20))
    state.play(2, "hire C")
    state.play(2, "done")
    state.play(3, "done")
    assert state.coins == (10, 20)
    assert state.phase == "hand"
    assert sorted(state.view(0).offer + state.view(2).offer) == sorted("WWWWWWWWRRRRHHHPFC")
    later = parse(text.replace("round: 3", "round: 4"))
    assert later.to_move == (2, 3)  # who is first alternates by round


@clause("FOG-T1", "FOG-N1")
def test_the_fox_takes_a_team_mates_token_and_the_snake_returns_it_to_its_layer() -> None:
    rows = "bW .. .. .. .. ..\n" + ".. .. .. .. .. ..\n" * 5
    layers = "2" + "0" * 35
    state = parse(rows + f"phase: play\nhands: FRP | W | W | W\nlayers: {layers}\n")
    state.play(0, "Fb1")
    state.play(0, "Pa1")
    assert state.view(0).hand == "WR"
    state = parse(rows + f"phase: play\nturn: red\nhands: W | SW | RP | W\nlayers: {layers}\n")
    state.play(1, "Sb1")
    assert state.tasks[-1].seat == 2  # the second blue player laid it
    assert state.view(2).hand == "WRP"


@clause("FOG-T1", "FOG-N9")
def test_the_frog_asks_whoever_laid_it() -> None:
    rows = "bG .. .. .. .. ..\n" + ".. .. .. .. .. ..\n" * 5
    layers = "2" + "0" * 35
    state = parse(rows + f"phase: play\nturn: red2\nhands: WW | W | WW | WW\nlayers: {layers}\n")
    state.play(3, "Wf6")
    assert (state.to_move, state.tasks) == ((0,), ())
    state.play(0, "We6")
    state.play(1, "Wd6")
    assert (state.to_move[0], state.tasks[-1].what) == (2, "frog")


@clause("FOG-T1", "FOG-N8")
def test_after_a_turtle_the_next_seat_lays_two() -> None:
    rows = ".. .. .. .. .. ..\n" * 6
    state = parse(rows + "phase: play\nturn: blue2\nhands: WW | WW | TWW | WWW\n")
    state.play(2, "Ta1")
    state.play(2, "Wb1")
    assert (state.to_move, state.double) == ((3,), True)


@clause("FOG-T1", "FOG-R5")
def test_a_player_without_tokens_is_skipped() -> None:
    rows = ".. .. .. .. .. ..\n" * 6
    state = parse(rows + "phase: play\nhands: WW | | WW | WW\n")
    events = state.play(0, "Wa1")
    assert whats(events) == ["laid", "skipped"]
    assert state.to_move == (2,)


@clause("FOG-T1", "FOG-R4")
def test_the_start_goes_round_the_table() -> None:
    state = team_game()
    first = state.first
    play_round(state)
    assert state.first == (first + 1) % 4
