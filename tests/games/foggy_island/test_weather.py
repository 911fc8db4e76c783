"""Weather: sun, clouds and fog (FOG-W)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import isolario
from isolario.core.text import Text
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.pieces import DOWN, WEATHER_CARDS
from tests.clauses import clause
from tests.games.foggy_island.shorthand import BLUE, RED, finish, in_play, new, pick, until, whats

CORNER = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def with_cards(*wanted: str) -> FoggyState:
    """A game whose two first weather cards are these, in any order."""
    for seed in range(500):
        state = new(seed, weather="cards")
        if sorted(state.drawn) == sorted(wanted):
            return state
    raise AssertionError(wanted)


@clause("FOG-W1")
def test_the_second_player_looks_at_two_cards_and_picks_one() -> None:
    state = with_cards("fog", "sunny")
    chooser = 1 - state.first
    assert state.to_move == (chooser,)
    assert [move.notation for move in state.legal_moves(chooser)] == ["sunny", "fog"]
    assert state.view(1 - chooser).known.drawn == ("?", "?")
    assert state.view(None).known.drawn == ("?", "?")
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(chooser, "cloudy")
    assert (caught.value.clause, caught.value.reason.id) == ("FOG-W1", "weather_not_drawn")
    with pytest.raises(isolario.IllegalMove, match="FOG-W1"):
        state.play(1 - chooser, "fog")
    state.play(chooser, "fog")
    assert state.weather == "fog"
    assert state.phase == "hand"


@clause("FOG-W1")
def test_the_other_card_goes_under_the_deck_and_only_the_chooser_knows_it() -> None:
    state = with_cards("fog", "sunny")
    chooser = state.to_move[0]
    state.play(chooser, "fog")
    assert len(state.weather_deck) == 7
    assert state.weather_deck[-1] == "sunny"
    assert state.view(chooser).known.weather_deck == ("?",) * 6 + ("sunny",)
    assert state.view(1 - chooser).known.weather_deck == ("?",) * 7
    assert state.view(None).known.weather_deck == ("?",) * 7


@clause("FOG-W1")
def test_two_equal_cards_are_still_a_decision() -> None:
    # Were it made by the table, the other player would know the rejected card.
    state = with_cards("sunny", "sunny")
    chooser = state.to_move[0]
    assert [move.notation for move in state.legal_moves(chooser)] == ["sunny"]
    state.play(chooser, "sunny")
    assert state.view(1 - chooser).known.weather_deck[-1] == "?"


@clause("FOG-W1")
def test_every_round_has_new_weather_and_the_used_card_goes_under_the_deck() -> None:
    state = with_cards("cloudy", "sunny")
    chooser = state.to_move[0]
    state.play(chooser, "sunny")
    for seat in (BLUE, RED):
        pick(state, seat, "WWRHP")
    finish(state, round_only=True)
    assert state.phase == "weather"
    assert state.to_move == (1 - chooser,)
    assert state.view(None).known.weather_deck[-1] == "sunny"
    assert state.view(1 - chooser).known.weather_deck[-2:] == ("?", "sunny")
    assert Counter((*state.drawn, *state.weather_deck)) == Counter(WEATHER_CARDS)


@clause("FOG-W1")
def test_a_chosen_card_cannot_be_taken_back() -> None:
    state = with_cards("fog", "sunny")
    chooser = state.to_move[0]
    state.play(chooser, "fog")
    assert not state.can_undo(chooser)


@clause("FOG-W2")
def test_in_the_sun_the_whole_board_is_open_and_tokens_lie_face_up() -> None:
    state = in_play(weather="sunny")
    assert len(state.legal_moves(state.first)) == 3 * 36
    state = until(state, 5)
    assert not any(code & DOWN for code in state.board)
    assert "?" not in "".join(state.view(None).known.words)


@clause("FOG-W3")
def test_in_clouds_play_starts_in_the_top_left_quarter() -> None:
    state = in_play(weather="cloudy", hands=("WWWWW", "WWWWW"))
    seat = state.first
    assert {move.notation[1:] for move in state.legal_moves(seat)} == set(CORNER)
    assert state.view(None).known.words.count("##") == 27
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(seat, "Wd1")
    assert (caught.value.clause, caught.value.cells) == ("FOG-W3", ("board/d1",))


@clause("FOG-W3", "FOG-R5")
def test_whoever_is_to_move_opens_the_next_quarter() -> None:
    state = in_play(weather="cloudy")
    first = state.first
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(first, "lift se")
    assert caught.value.reason.id == "gloom_not_yet"
    until(state, 9)
    opener = state.to_move[0]
    assert opener == 1 - first  # nine tokens are down: the second player is to move
    assert [str(move) for move in state.legal_moves(opener)] == ["lift ne", "lift sw", "lift se"]
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(opener, "Wa1")
    assert caught.value.reason.id == "gloom_first"
    before = state.text
    state.play(opener, "lift se")
    assert state.to_move == (opener,)
    assert {move.notation[1:] for move in state.legal_moves(opener)} == {
        x + y for x in "def" for y in "456"
    }
    state.undo(opener)
    assert state.text == before
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(opener, "lift nw")
    assert caught.value.reason.id == "gloom_gone"


@clause("FOG-W3")
def test_the_last_gloom_board_goes_by_itself() -> None:
    state = until(in_play(weather="cloudy"), 27)
    assert state.gloom == 0
    assert len(state.legal_moves(state.active)) % 9 == 0


@clause("FOG-W4", "FOG-W6")
def test_in_fog_nobody_sees_what_lies_there_its_owner_included() -> None:
    state = in_play(weather="fog", hands=("WWWRP", "WWWRP"))
    seat = state.first
    (laid, drew) = state.play(seat, "Ra1")
    for viewer in (BLUE, RED, None):
        assert state.view(viewer).known.words[0] == "br"[seat] + "?"
    assert whats([laid, drew]) == ["laid_down", "drew"]
    own, other = laid.seen_by(seat), laid.seen_by(1 - seat)
    assert own is not None
    assert other is not None
    assert own.facts["token"] == Text("rat")
    assert other.facts["token"] == Text("unknown")


@clause("FOG-W6")
def test_the_recall_tells_the_owner_and_guesses_use_it() -> None:
    state = until(in_play(weather="fog"), 14)
    rng = random.Random(3)
    for seat in (BLUE, RED):
        view, recall = state.view(seat), state.recall(seat)
        own = [
            cell for cell, code in enumerate(state.board) if code and (code - 1) // 16 % 2 == seat
        ]
        for _ in range(10):
            sure = view.guess(rng, recall)
            assert [sure.board[cell] for cell in own] == [state.board[cell] for cell in own]
        unsure = {bytes(view.guess(rng).board) for _ in range(10)}
        assert len(unsure) > 1


@clause("FOG-W4")
def test_in_fog_quarters_open_as_in_clouds() -> None:
    state = until(in_play(weather="fog"), 9)
    assert [str(move) for move in state.legal_moves(state.active)] == [
        "lift ne",
        "lift sw",
        "lift se",
    ]


@clause("FOG-W4")
def test_when_the_board_is_full_all_are_turned_up_and_scored() -> None:
    state = in_play(weather="fog")
    events = finish(state, round_only=True)
    names = whats(events)
    assert names.count("turned_up") == 36
    assert all(event.reveals for event in events if event.what == "turned_up")
    assert max(i for i, n in enumerate(names) if n == "turned_up") < names.index("line")
    assert sum(event.points for event in events) == sum(state.scores)


@clause("FOG-W6")
def test_in_fog_there_is_no_standing_and_a_preview_tells_nothing() -> None:
    state = until(in_play(weather="fog"), 12)
    seat = state.active
    view = state.view(seat)
    assert view.standing() is None
    preview = view.preview(state.legal_moves(seat)[0])
    assert (preview.now, preview.then) == (None, None)
    assert whats(list(preview.events)) == ["laid_down"]


@clause("FOG-W6")
def test_the_log_shows_kinds_only_after_the_round() -> None:
    state = until(in_play(weather="fog"), 20)
    for seat in (BLUE, RED):
        for memory in state.recall(seat):
            if isinstance(memory, isolario.Event) and memory.what == "laid_down":
                assert (memory.facts["token"] == Text("unknown")) == (memory.seat != seat)


@clause("FOG-W6")
def test_what_a_table_writes_down_names_no_face_down_token() -> None:
    state = in_play(weather="fog", hands=("WWWRP", "WWWRP"))
    seat = state.first
    laid = state.play(seat, "Ra1")[0]
    for viewer in (BLUE, RED, None):
        written = laid.seen_by(viewer, remembering=False)
        assert written is not None
        assert written.facts["token"] == Text("unknown")


@clause("FOG-W1")
def test_agreed_weather_needs_no_cards() -> None:
    state = new(weather="cloudy")
    assert state.phase == "hand"
    assert state.weather_deck == ()
    with pytest.raises(isolario.UnknownOption, match="'sunny', 'cards', 'cloudy', 'fog'"):
        new(weather="hail")
