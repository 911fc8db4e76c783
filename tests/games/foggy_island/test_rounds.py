"""Pieces, rounds and turns of the simple game (FOG-C, FOG-R, FOG-L5)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import isolario
from isolario.core.event import Event
from isolario.core.reference import cells_of
from isolario.games.foggy_island.pieces import KINDS, LETTERS, STARTING_SET, WEATHER_CARDS, letters
from tests.clauses import clause
from tests.games.foggy_island.shorthand import (
    BLUE,
    RED,
    finish,
    in_play,
    new,
    parse,
    pick,
    until,
    whats,
)

FULL = """
bW rW bW rW bW rW
rW bW rW bW rW bW
bW rW bW rW bW rW
rW bW rW bW rW bW
bW rW bW rR bR rH
rH bH bR .. .. rP
phase: play
turn: blue
"""


@clause("FOG-C1", "FOG-C2", "FOG-C4")
def test_the_box() -> None:
    assert Counter(LETTERS[kind] for kind in STARTING_SET) == {"W": 9, "R": 4, "H": 3, "P": 2}
    assert Counter(WEATHER_CARDS) == {"sunny": 3, "cloudy": 3, "fog": 2}
    mercenaries = [kind for kind in KINDS if kind.replaces]
    assert len(mercenaries) == 11
    assert sum(kind.count for kind in mercenaries) == 12
    state = new()
    assert len(state.board) == 36
    assert [len(tokens) for tokens in state.sets] == [18, 18]


@clause("FOG-C2")
def test_the_first_seat_is_blue() -> None:
    state = until(in_play(), 2)
    assert {word[0] for word in state.view(None).known.words if word != ".."} == {"b", "r"}
    first = state.first
    state = until(in_play(), 1)
    assert next(word for word in state.view(None).known.words if word != "..")[0] == "br"[first]


@clause("FOG-C3")
def test_the_owner_of_every_laid_token_is_public() -> None:
    state = until(in_play(weather="fog"), 6)
    for seat in (BLUE, RED, None):
        shown = [word for word in state.view(seat).known.words if word not in ("..", "##")]
        assert Counter(word[0] for word in shown) == {"b": 3, "r": 3}


@clause("FOG-R1")
def test_both_choose_five_of_eighteen_at_the_same_time() -> None:
    state = new()
    assert sorted(state.to_move) == [BLUE, RED]
    assert state.sealed
    pick(state, RED, "WWRHP")
    assert state.to_move == (BLUE,)
    assert state.view(BLUE).ready == (RED,)
    events = pick(state, BLUE, "WWWWW")
    assert state.to_move == (state.first,)
    assert state.view(RED).hand == "WWRHP"
    assert [len(deck) for deck in state.decks] == [13, 13]
    assert whats(events) == ["ready", "deck_shuffled", "deck_shuffled"]
    for seat in (BLUE, RED):
        assert sorted((*state.hands[seat], *state.decks[seat])) == list(STARTING_SET)


@clause("FOG-R1")
def test_the_choice_is_secret() -> None:
    state = new()
    before = state.view(BLUE)
    for letter in "WWRHP":
        events = state.play(RED, f"pick {letter}")
        assert [event.seen_by(BLUE) for event in events] == [None]
        assert state.view(BLUE) == before
    state.play(RED, "done")
    assert state.view(BLUE).json() != before.json()  # only that red is ready
    assert state.view(BLUE).known.hands == before.known.hands


@clause("FOG-R4")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_begins_is_agreed_or_drawn(seats: int) -> None:
    def begins(**options: str) -> tuple[set[int | None], set[bool]]:
        games = [isolario.new("foggy-island", seats, seed, **options) for seed in range(40)]
        opening = [event for game in games for event in game.log[0].events]
        starts = [event for event in opening if event.what == "round_begins"]
        return {event.seat for event in starts}, {event.chance for event in starts}

    assert begins() == (set(range(seats)), {True})
    assert begins(first="blue") == ({BLUE}, {False})
    assert begins(first="red") == ({RED}, {False})
    state = new(first="red")
    pick(state, BLUE, "WWWWW")
    pick(state, RED, "WWWWW")
    assert state.to_move == (RED,)
    finish(state, round_only=True)
    assert state.first == BLUE  # and then they alternate


@clause("FOG-R1")
def test_kinds_are_chosen_in_any_order() -> None:
    state = new()
    kinds = ["pick W", "pick R", "pick H", "pick P"]
    assert [move.notation for move in state.legal_moves(BLUE)] == kinds
    for letter in "PHP":
        state.play(BLUE, f"pick {letter}")
    assert [move.notation for move in state.legal_moves(BLUE)] == kinds[:3]
    for letter in "PF":
        with pytest.raises(isolario.IllegalMove) as caught:
            state.play(BLUE, f"pick {letter}")
        assert (caught.value.clause, caught.value.reason.id) == ("FOG-R1", "pick_none_left")
    pick(state, BLUE, "WR")
    with pytest.raises(isolario.IllegalMove, match="FOG-R1"):
        state.play(BLUE, "pick W")


@clause("FOG-R1")
def test_equal_hands_are_equal_states_however_they_were_chosen() -> None:
    one, other = new(), new()
    for both in zip("WWRHP", "PRWHW", strict=True):
        for state, letter in zip((one, other), both, strict=True):
            state.play(BLUE, f"pick {letter}")
    assert one.text == other.text
    for seat in (BLUE, RED, None):
        assert one.view(seat) == other.view(seat)
    for state in (one, other):
        state.play(BLUE, "done")
        pick(state, RED, "WWWWW")
        finish(state)
    assert (one.text, one.scores) == (other.text, other.scores)
    for state in (one, other):  # and their records replay
        assert isolario.load(state.record().json()).text == one.text


@clause("FOG-R1")
def test_any_token_of_the_choice_can_be_put_back() -> None:
    state, plain = new(), new()
    for letter in "WHWRP":
        state.play(BLUE, f"pick {letter}")
    state.undo(BLUE, "pick H")
    state.undo(BLUE, "pick W")
    for letter in "WRP":
        plain.play(BLUE, f"pick {letter}")
    assert state.text == plain.text
    assert state.record() == plain.record()
    for move in ("pick H", "done", "pick F"):  # none of these was made, or they are gone
        assert not state.can_undo(BLUE, move)
        with pytest.raises(isolario.NotAllowed):
            state.undo(BLUE, move)
    pick(state, BLUE, "HH")
    assert not state.can_undo(BLUE, "pick P")  # four are not a hand
    state.undo(BLUE, "done")
    assert state.can_undo(BLUE, "pick P")
    assert not state.can_undo(RED, "pick P")


@clause("FOG-R1")
def test_done_needs_exactly_five() -> None:
    state = new()
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(BLUE, "done")
    assert caught.value.reason.args["left"] == 5
    for letter in "WWWWW":
        state.play(BLUE, f"pick {letter}")
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(BLUE, "pick W")
    assert caught.value.reason.id == "hand_full"
    assert [move.notation for move in state.legal_moves(BLUE)] == ["done"]


@clause("FOG-R1")
def test_the_choice_can_be_taken_back_until_both_are_ready() -> None:
    state = new()
    pick(state, BLUE, "WWRHP")
    state.undo(BLUE)
    assert state.view(BLUE).picks == "WWRHP"
    state.undo(BLUE)
    assert state.view(BLUE).picks == "WWRH"
    state.play(BLUE, "pick H")
    pick(state, RED, "WWWWW")
    state.play(BLUE, "done")
    assert not state.can_undo(BLUE)
    with pytest.raises(isolario.NotAllowed):
        state.undo(BLUE)


@clause("FOG-R1")
def test_every_round_starts_anew_from_all_eighteen() -> None:
    state = in_play()
    finish(state, round_only=True)
    assert state.round == 2
    assert state.phase == "hand"
    assert not any(state.board)
    pick(state, BLUE, "HHHPP")
    pick(state, RED, "RRRRP")
    assert state.view(BLUE).hand == "HHHPP"


@clause("FOG-R1")
def test_hand_and_deck_stay_secret_and_the_make_up_is_public() -> None:
    state = until(in_play(), 10)
    for seat in (BLUE, RED, None):
        view = state.view(seat)
        assert [letters(kinds) for kinds in view.known.sets] == ["WWWWWWWWWRRRRHHHPP"] * 2
        assert list(map(len, view.known.hands)) == [5, 5]
        assert list(map(len, view.known.decks)) == [8, 8]
    other = state.copy()
    hand, deck = other.hands[RED], other.decks[RED]
    other.hands[RED], other.decks[RED] = tuple(sorted(deck[:5])), (*deck[5:], *hand)
    assert other.view(BLUE) == state.view(BLUE)
    assert other.view(RED) != state.view(RED)


@clause("FOG-R2")
def test_a_turn_lays_one_token_and_draws_one() -> None:
    state = in_play(hands=("WWWRP", "WWWRP"))
    seat = state.first
    top = state.decks[seat][0]
    events = state.play(seat, "Wc4")
    assert whats(events) == ["laid", "drew"]
    assert state.view(None).known.words[3 * 6 + 2] == "br"[seat] + "W"
    assert sorted(state.hands[seat]) == sorted([0, 0, 1, 3, top])
    assert state.to_move == (1 - seat,)


@clause("FOG-R2")
def test_the_drawn_token_shows_to_its_owner_only() -> None:
    state = in_play()
    seat = state.first
    _, drew = state.play(seat, "Wc4")
    own, other = drew.seen_by(seat), drew.seen_by(1 - seat)
    assert own is not None
    assert other is not None
    assert own.facts["token"] != other.facts["token"] == isolario.Text("unknown")


@clause("FOG-R2")
def test_tokens_go_on_free_cells_from_the_own_hand_in_turn() -> None:
    state = in_play(hands=("WWWWW", "WWWWW"))
    seat = state.first
    state.play(seat, "Wc4")
    for who, move, reason in (
        (seat, "Wa1", "not_your_turn"),
        (1 - seat, "Wc4", "cell_taken"),
        (1 - seat, "Ca1", "not_in_hand"),
        (1 - seat, "done", "wrong_step"),
        (1 - seat, "lift ne", "gloom_gone"),
    ):
        before = state.text
        with pytest.raises(isolario.IllegalMove) as caught:
            state.play(who, move)
        assert caught.value.reason.id == reason
        assert state.text == before


@clause("FOG-R2")
def test_when_the_deck_is_empty_the_hand_is_played_out() -> None:
    state = until(in_play(), 26)
    assert [len(deck) for deck in state.decks] == [0, 0]
    assert [len(hand) for hand in state.hands] == [5, 5]
    seat = state.to_move[0]
    events = state.play(seat, state.legal_moves(seat)[0])
    assert whats(events) == ["laid"]
    assert len(state.hands[seat]) == 4


@clause("FOG-R2")
def test_a_lay_without_a_draw_can_be_taken_back() -> None:
    state = until(in_play(), 28)
    seat, before = state.to_move[0], state.text
    state.play(seat, state.legal_moves(seat)[0])
    assert not state.can_undo(1 - seat)
    state.undo(seat)
    assert state.text == before
    early = until(in_play(), 3)
    assert not early.can_undo(1 - early.active)


@clause("FOG-R3", "FOG-R5")
def test_the_round_ends_when_the_board_is_full_and_is_scored() -> None:
    state = in_play()
    events = finish(state, round_only=True)
    laid = [event for event in events if event.what == "laid"]
    assert len(laid) == 36
    assert len({event.cells for event in laid}) == 36
    assert sum(event.points for event in events) == sum(state.scores)
    ends = next(event for event in events if event.what == "round_ends")
    assert (ends.facts["blue"], ends.facts["red"]) == state.scores


@clause("FOG-L1")
def test_the_standing_lists_lines_from_the_shortest() -> None:
    state, rng = in_play(), random.Random(5)
    lengths: list[int] = []
    while len(set(lengths)) < 3:
        state.play(state.active, state.legal_moves(state.active).choice(rng))
        standing = state.view(BLUE).standing()
        assert standing is not None
        lengths = [len(line.cells) for line in standing.items]
        assert lengths == sorted(lengths)


@clause("FOG-R3", "FOG-R4")
@pytest.mark.parametrize("weather", ["sunny", "fog"])
def test_a_round_is_told_over_the_board_as_it_was(weather: str) -> None:
    """All lines and the end of the round, before the board is cleared for the next."""
    state = isolario.new("foggy-island", seed=3, weather=weather)
    rng = random.Random(3)
    told: list[tuple[str, int]] = []

    def look(event: Event) -> None:
        scene = state.view(None).scene()
        board = next(area for area in scene.areas if area.key == "board")
        assert board.lattice is not None
        cells = {(cell.x, cell.y) for cell in board.lattice.cells}
        told.append((event.what, len(cells & {(it.x, it.y) for it in board.sprites})))

    while ("round_begins", 0) not in told:
        seat = state.to_move[0]
        told.clear()
        state.play(seat, state.legal_moves(seat).choice(rng), look)
    counted = [lying for what, lying in told if what in ("turned_up", "line", "round_ends")]
    assert len(counted) > 1
    assert set(counted) == {36}


@clause("FOG-R5")
def test_laying_is_compulsory_and_the_last_token_lays_itself() -> None:
    state = parse(FULL.replace("rP", "..") + "hands: W | WP\nround: 2\n")
    assert all(move.notation[0] == "W" for move in state.legal_moves(BLUE))
    assert len(state.legal_moves(BLUE)) == 3
    state = parse(FULL + "hands: W | P\nround: 2\n")
    events = state.play(BLUE, "Wd6")
    assert whats(events)[:2] == ["laid", "laid"]  # red had one token and one cell left
    assert state.over


@clause("FOG-R4")
def test_who_begins_is_random_and_then_alternates() -> None:
    firsts = Counter(new(seed).first for seed in range(200))
    assert min(firsts[BLUE], firsts[RED]) > 70
    state = in_play()
    first = state.first
    finish(state, round_only=True)
    assert state.first == 1 - first
    pick(state, BLUE, "WWWWW")
    pick(state, RED, "WWWWW")
    assert state.to_move == (1 - first,)


@clause("FOG-L5")
def test_two_rounds_are_added_and_more_points_win() -> None:
    state = in_play()
    events = finish(state)
    assert whats(events)[-1] == "game_ends"
    assert state.round == 2
    by_seat = [sum(e.points for e in events if e.seat == seat) for seat in (BLUE, RED)]
    assert tuple(by_seat) == state.scores
    outcome = state.outcome
    assert outcome is not None
    better = max((BLUE, RED), key=lambda seat: state.scores[seat])
    assert outcome.winners == ((better,) if by_seat[0] != by_seat[1] else (BLUE, RED))
    assert state.to_move == ()


@clause("FOG-L5")
def test_equal_points_share_the_victory() -> None:
    state = parse(FULL.replace("phase: play", "phase: over") + "points: 31 | 31\n")
    assert state.outcome is not None
    assert state.outcome.winners == (BLUE, RED)
    with pytest.raises(isolario.IllegalMove):
        state.play(BLUE, "Wd6")


@clause("FOG-L1")
def test_scoring_events_name_cells_and_clause() -> None:
    text = FULL.replace("rH bH bR .. .. rP", "bW bW bP .. .. ..")
    state = parse(text + "hands: W | WP\nround: 2\n")
    standing = state.view(RED).standing()
    assert standing is not None
    line = next(e for e in standing.items if cells_of(e.cells) == ("a6", "b6", "c6"))
    assert (line.seat, line.points, line.clause) == (BLUE, 6, "FOG-L2")
    preview = state.view(BLUE).preview(state.game.read("Wd6"))
    assert whats(list(preview.events)) == ["laid"]
    assert preview.now == standing
    assert preview.then is not None
    longer = [e for e in preview.then.items if cells_of(e.cells) == ("a6", "b6", "c6", "d6")]
    assert [(event.points, event.clause) for event in longer] == [(10, "FOG-L2")]
    assert preview.then.scores[BLUE] - preview.now.scores[BLUE] >= 4
