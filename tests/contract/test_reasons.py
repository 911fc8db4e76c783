"""Why not, in each game: what a player is told who points at something impossible; what pieces look
like in a sentence; what a player is called; and a list that fills itself."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.core.attempt import NOT_NOW
from isolario.core.game import Refusal, State, View
from isolario.core.text import Text
from isolario.words import say
from tests.games.beacon_patrol.shorthand import at
from tests.ours import OURS


def why(view: View, **facets: str) -> tuple[str, str]:
    """The reason and the clause with which something is refused."""
    refusal = view.attempt(facets)
    assert isinstance(refusal, Refusal), refusal
    return refusal.reason.id, refusal.clause


def played(name: str, seats: int, moves: int, seed: str = "reasons") -> State:
    """A game after some random moves."""
    state, rng = isolario.new(name, seats=seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    return state


def test_beacon_patrol_says_which_edge_is_wrong() -> None:
    view = at("0 0 HQ, -1 0 O1", "N1 O2 W1", ships="0,0").view(0)
    assert why(view, piece="hand-N1", place="board/5,5") == ("tile_away_from_ship", "BCN-P1")
    assert why(view, piece="hand-N1", place="board/-1,0") == ("chart_cell_taken", "BCN-P1")
    wrong = view.attempt({"piece": "hand-N1", "place": "board/0,1"})
    assert isinstance(wrong, Refusal)
    assert wrong.reason == Text("edge_is_land", {"tile": "N1", "side": Text("beacon_side_n")})
    assert wrong.cells == ("board/0,1", "board/0,0")
    # A ship dragged to where there is nothing, though a tile could be placed there.
    assert why(view, piece="ship-0", place="board/0,1")[0] == "no_tile_to_sail_onto"


def test_cartographers_tells_shapes_that_stick_out_from_cells_that_are_filled() -> None:
    view = isolario.new("cartographers", seats=1, seed="shapes").view(0)
    choice = next(it for it in view.scene().choices.moves() if "place" in it.facets)
    shape = {**choice.facets, "place": "sheet-0/k11"}
    assert why(view, **shape)[0] == "shape_off_the_map"
    mountain = view.known.sheets[0].mountains
    cell = f"sheet-0/{'abcdefghijk'[(at := mountain.bit_length() - 1) % 11]}{at // 11 + 1}"
    assert why(view, **{**shape, "place": cell})[0] in ("cells_filled", "shape_off_the_map")
    assert why(view, piece="use-search") == ("skill_not_on_table", "CRT-K1")


def test_foggy_island_says_what_is_being_chosen_instead() -> None:
    state = isolario.new("foggy-island", seed="hand")
    view = state.view(0)
    refusal = view.attempt({"place": "board/c4"})
    assert isinstance(refusal, Refusal)
    assert refusal.reason == Text(NOT_NOW, {"prompt": view.prompt})
    for route in view.scene().choices.routes:
        for move in route.moves:
            state.play(0, move)
    assert why(state.view(0), piece="hand-wolf-8") == ("hand_full", "FOG-R1")
    state.play(0, "done")
    assert why(state.view(0), piece="hand-wolf-8") == ("already_ready", "FOG-R1")


def test_land_vs_sea_and_sea_dragons_name_the_step() -> None:
    drafting = isolario.new("land-vs-sea", seed="steps").view(0)
    assert why(drafting, place="board/0,0") == ("draft_now", "LVS-S4")
    state = isolario.new("sea-dragons", seats=2, seed="steps")
    playing = state.view(state.to_move[0])
    assert why(playing, piece="market-0-0") == ("play_now", "SDR-T1")
    assert why(playing, piece="card-0", place="board/a1")[0] == "touches_nothing"


@pytest.mark.parametrize("name", OURS)
def test_what_happens_to_pieces_can_be_shown(name: str) -> None:
    game = isolario.all_games()[name]
    state = played(name, 2, 24)
    shown = {
        called
        for entry in state.log
        for event in entry.events
        for fact in event.facts.values()
        for called in ([fact.plain(), fact.id] if isinstance(fact, Text) else [fact])
        if called in game.pictures
    }
    assert len(shown) > 3


def test_a_player_has_one_name() -> None:
    names = ("Олена", "Пётр")
    route = Text("route_scored", {"side": Text("sea"), "caravans": 1, "ships": 3, "points": 4})
    assert say(route, "en", "land-vs-sea", names).startswith("Пётр: ")
    assert say(route, "en", "land-vs-sea").startswith("Sea: ")
    team = Text("hired_for", {"side": Text("blue"), "tokens": Text("wolf")})
    four = ("A", "B", "C", "D")
    assert say(team, "en", "foggy-island", four).startswith("A, C")


@pytest.mark.parametrize("mode", ["simple", "blitz"])
def test_a_usual_hand_can_be_filled_up_from_anywhere(mode: str) -> None:
    for seed in range(4):
        state, rng = isolario.new("foggy-island", seed=seed, mode=mode), random.Random(seed)
        for _ in range(rng.randrange(3)):
            state.play(0, state.legal_moves(0)[0])
        choices = state.view(0).scene().choices
        (route,) = choices.routes
        for move in route.moves:
            state.play(0, move)
        choices = state.view(0).scene().choices
        assert choices.routes == ()
        assert choices.ready is not None
        state.play(0, choices.ready.move)
        assert 0 in state.ready
