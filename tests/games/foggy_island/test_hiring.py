"""Coins, hiring, four rounds, blitz and teams (FOG-H, FOG-N12, FOG-N13, FOG-B1, FOG-T1)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import isolario
from isolario.core.event import Events
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.choosing import begin_round, hirers
from isolario.games.foggy_island.moves import DONE, PICK
from isolario.games.foggy_island.pieces import KIND_OF, KINDS, LETTERS, STARTING_SET, letters
from tests.clauses import clause
from tests.games.foggy_island.shorthand import BLUE, RED, finish, moves, new, parse, pick, whats

EMPTY = ".. .. .. .. .. ..\n" * 6


def hiring(
    points: str = "30 | 20", more: str = "", options: str = "mode=mercenaries weather=sunny"
) -> FoggyState:
    """Before the third round of a game with mercenaries."""
    return parse(
        EMPTY + f"phase: hire\nround: 3\npoints: {points}\n{more}options: {options}\nseed: hire\n"
    )


def full_board(points: str, options: str, more: str = "") -> FoggyState:
    """One cell is left in the last round, and whatever is laid there makes no line."""
    rows = ["bH rH bH rH bH rH", "rH bH rH bH rH bH"] * 3
    rows[5] = "rH bH rH bH .. .."
    return parse(
        "\n".join(rows) + f"\nphase: play\npoints: {points}\nhands: H | H\n{more}"
        f"options: {options}\nseed: last\n"
    )


def play_round(state: FoggyState, seed: int = 1) -> None:
    """Plays at random to the start of the next round, hiring nobody."""
    rng, number = random.Random(seed), state.round
    while state.round == number and not state.over:
        seat = state.to_move[0]
        legal = state.legal_moves(seat)
        state.play(seat, "done" if state.phase == "hire" else legal.choice(rng))


@clause("FOG-H1")
def test_four_rounds_with_hiring_before_the_third_and_fourth() -> None:
    state = new(mode="mercenaries", weather="sunny")
    hired_in = []
    rng = random.Random(3)
    while not state.over:
        if state.phase == "hire" and state.round not in hired_in:
            hired_in.append(state.round)
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    assert hired_in == [3, 4]
    assert state.round in (4, 5)


@clause("FOG-H1")
def test_the_first_hire_may_come_after_one_round() -> None:
    state = new(mode="mercenaries", weather="sunny", first_hire=1)
    play_round(state)
    assert (state.round, state.phase) == (2, "hire")


@clause("FOG-H1", "FOG-W1")
def test_with_mercenaries_the_weather_comes_by_cards_after_the_hire() -> None:
    state = new(mode="mercenaries")
    phases = [state.phase]
    play_round(state)
    play_round(state)
    phases.append(state.phase)
    for seat in state.to_move:
        state.play(seat, "done")
    assert [*phases, state.phase] == ["weather", "hire", "weather"]


@clause("FOG-H1")
def test_a_point_is_a_coin_and_coins_are_public() -> None:
    state = hiring("31 | 17")
    for seat in (BLUE, RED, None):
        assert state.view(seat).known.coins == (31, 17)
    assert state.scores == (31, 17)


@clause("FOG-H2", "FOG-N12")
def test_a_mercenary_replaces_its_starting_token_and_costs_ten() -> None:
    state = hiring()
    state.play(BLUE, "hire F")
    state.play(BLUE, "hire C")
    state.play(BLUE, "done")
    assert state.sets[BLUE] == STARTING_SET  # nothing is shown yet
    events = state.play(RED, "done")
    assert whats(events)[:3] == ["ready", "hired", "hired"]
    view = state.view(RED)
    assert Counter(letters(view.known.sets[BLUE])) == Counter("WWWWWWWWRRRRHHHPFC")
    assert len(view.known.sets[BLUE]) == 18
    assert (state.coins, state.spent, state.scores) == ((10, 20), (20, 0), (10, 20))
    assert sum(event.points for event in events) == -20


@clause("FOG-N12")
def test_every_price_is_ten() -> None:
    assert {kind.price for kind in KINDS if kind.replaces} == {10}


@clause("FOG-N13")
def test_one_of_each_kind_and_two_cats() -> None:
    state = hiring("200 | 20")
    for letter in "FCCKMLDOTGSU":
        state.play(BLUE, f"hire {letter}")
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(BLUE, "hire U")
    assert (caught.value.clause, caught.value.reason.id) == ("FOG-N13", "hire_none_left")
    state.play(BLUE, "done")
    state.play(RED, "done")
    assert Counter(LETTERS[kind] for kind in state.sets[BLUE]) == Counter("WWWWRHFCCKMLDOTGSU")


@clause("FOG-H2")
def test_what_cannot_be_paid_cannot_be_hired_and_the_rest_is_kept() -> None:
    state = hiring("19 | 20")
    state.play(BLUE, "hire K")
    assert moves(state) == ["done"]
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(BLUE, "hire M")
    assert (caught.value.clause, caught.value.reason.id) == ("FOG-H2", "hire_too_dear")
    state.play(BLUE, "done")
    state.play(RED, "done")
    assert state.coins == (9, 20)


@clause("FOG-H2")
def test_hires_are_chosen_in_any_order_and_any_can_be_taken_back() -> None:
    state, plain = hiring(), hiring()
    for move in ("hire U", "hire C", "hire F"):
        state.play(BLUE, move)
    assert state.view(BLUE).picks == "FCU"
    assert moves(state) == ["done"]  # thirty coins
    state.undo(BLUE, "hire C")
    state.play(BLUE, "done")
    state.undo(BLUE, "hire U")  # even once ready: the others do not depend on it
    for move in ("hire F", "done"):
        plain.play(BLUE, move)
    assert state.text == plain.text
    assert state.view(BLUE) == plain.view(BLUE)


@clause("FOG-H2")
def test_hires_are_secret_until_both_are_ready() -> None:
    state = hiring()
    before = state.view(RED).json()
    for move in ("hire F", "hire C"):
        events = state.play(BLUE, move)
        assert [event.seen_by(RED) for event in events] == [None]
        assert state.view(RED).json() == before
    state.play(BLUE, "done")
    assert state.view(RED).ready == (BLUE,)
    assert state.view(RED).known.coins == (30, 20)


@clause("FOG-H2")
def test_who_can_pay_for_nobody_is_not_asked() -> None:
    game = new("skip", mode="mercenaries", weather="sunny")
    game.points = (40, 9)
    game.round = 2
    begin_round(game, Events())
    assert (game.phase, game.to_move) == ("hire", (BLUE,))


@clause("FOG-H3", "FOG-R4")
def test_the_second_player_of_the_last_simple_round_begins() -> None:
    state = new(mode="mercenaries", weather="sunny")
    play_round(state)
    second = 1 - state.first
    play_round(state)
    assert state.round == 3
    assert state.first == second


@clause("FOG-H2")
def test_a_mercenary_stays_for_the_rest_of_the_game() -> None:
    state = hiring()
    for move in ("hire F", "done"):
        state.play(BLUE, move)
    state.play(RED, "done")
    assert "F" in state.view(BLUE).offer
    play_round(state)
    assert KIND_OF["F"] in state.view(RED).known.sets[BLUE]


@clause("FOG-H4")
@pytest.mark.parametrize(
    ("points", "spent", "winners", "tie_break"),
    [
        ("90 | 80", "20 | 0", (RED,), ""),  # 70 against 80
        ("90 | 80", "10 | 0", (BLUE,), "FOG-H4"),  # 80 each; with what was spent 90 against 80
        ("90 | 80", "0 | 0", (BLUE,), ""),
    ],
)
def test_most_coins_win_then_with_what_was_spent(
    points: str, spent: str, winners: tuple[int, ...], tie_break: str
) -> None:
    state = full_board(points, "mode=mercenaries weather=sunny", f"round: 4\nspent: {spent}\n")
    state.play(BLUE, "He6")
    assert state.over
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.tie_break) == (winners, tie_break)
    told = [text.args["count"] for text in state.outcome.tied]
    assert told == (list(state.points) if tie_break else [])


BY_POINTS = "mode=mercenaries weather=sunny decides=points"


@clause("FOG-H4")
@pytest.mark.parametrize(
    ("points", "spent", "winners"),
    [("90 | 80", "40 | 0", (BLUE,)), ("80 | 90", "0 | 40", (RED,))],
)
def test_if_so_agreed_points_earned_decide_whatever_was_spent(
    points: str, spent: str, winners: tuple[int, ...]
) -> None:
    state = full_board(points, BY_POINTS, f"round: 4\nspent: {spent}\n")
    state.play(BLUE, "He6")
    assert state.scores == state.points
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.tie_break) == (winners, "")


@clause("FOG-H4")
def test_equal_points_are_parted_by_no_coins_but_by_an_extra_round() -> None:
    state = full_board("90 | 90", BY_POINTS, "round: 4\nspent: 40 | 0\n")
    last = state.play(BLUE, "He6")[-1]
    assert (last.what, last.clause) == ("extra_round_begins", "FOG-H4")
    finish(state)
    assert state.outcome is not None
    assert state.outcome.tie_break == ("" if len(state.outcome.winners) > 1 else "FOG-H4")


@clause("FOG-H4", "FOG-H2")
def test_where_points_decide_hiring_costs_coins_but_no_score() -> None:
    state = hiring(options=BY_POINTS)
    state.play(BLUE, "hire F")
    state.play(BLUE, "done")
    events = state.play(RED, "done")
    assert sum(event.points for event in events) == 0
    assert (state.coins, state.scores) == ((20, 20), (30, 20))
    # What is not the score is shown beside it, for all to see (FOG-H1).
    for seat in (BLUE, RED, None):
        (players,) = (area for area in state.view(seat).scene().areas if area.key == "players")
        shown = {label.key: label.text for label in players.labels}
        assert [shown[key] for key in ("score-0", "coins-0", "coins-1")] == ["30", "20", "20"]
        purses = [sprite for sprite in players.sprites if sprite.symbol == "money"]
        assert [sprite.words and sprite.words.args["n"] for sprite in purses] == [20, 20]


@clause("FOG-H4")
def test_still_equal_one_extra_round_without_hiring() -> None:
    state = full_board("90 | 90", "mode=mercenaries weather=sunny", "round: 4\nfirst: blue\n")
    events = state.play(BLUE, "He6")
    assert whats(events)[-1] == "extra_round_begins"
    assert (state.round, state.phase, state.first) == (5, "hand", RED)
    finish(state)
    outcome = state.outcome
    assert outcome is not None
    blue, red = state.round_points
    assert outcome.winners == ((BLUE,) if blue > red else (RED,) if red > blue else (BLUE, RED))
    assert state.round == 5


@clause("FOG-W1", "FOG-H4")
def test_in_an_extra_round_weather_cards_come_again_and_are_still_known() -> None:
    deck = "weather deck: fog/blue sunny/all sunny cloudy cloudy/red cloudy/all fog/blue\n"
    more = f"round: 4\nfirst: blue\nweather: sunny\n{deck}"
    state = full_board("90 | 90", "mode=mercenaries weather=cards", more)
    state.play(BLUE, "He6")
    assert (state.round, state.phase, state.chooser) == (5, "weather", BLUE)
    assert state.view(BLUE).known.drawn == ("fog", "sunny")
    assert state.view(RED).known.drawn == state.view(None).known.drawn == ("?", "sunny")
    state.play(BLUE, "fog")
    assert state.view(RED).known.weather_deck[-1] == "sunny"


@clause("FOG-H4")
def test_equal_again_is_a_shared_victory() -> None:
    state = full_board("90 | 90", "mode=mercenaries weather=sunny", "round: 5\n")
    state.play(BLUE, "He6")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.winners == (BLUE, RED)


# --- blitz --------------------------------------------------------------------------------------


@clause("FOG-B1")
def test_blitz_gives_eighty_coins_before_two_rounds_in_agreed_weather() -> None:
    state = new(mode="blitz", weather="cloudy")
    assert state.phase == "hire"
    assert state.view(RED).known.coins == (80, 80)
    for letter in "FCCKMLDO":
        state.play(BLUE, f"hire {letter}")
    assert moves(state) == ["done"]
    state.play(BLUE, "done")
    state.play(RED, "hire S")
    events = state.play(RED, "done")
    assert state.scores == (0, 0)
    assert sum(event.points for event in events) == 0
    assert (state.phase, state.weather, state.coins) == ("hand", "cloudy", (0, 0))
    play_round(state)
    assert (state.round, state.phase) == (2, "hand")  # one hire only
    assert KIND_OF["F"] in state.view(None).known.sets[BLUE]
    finish(state)
    assert state.over


@clause("FOG-B1")
def test_in_blitz_points_decide_then_one_extra_round() -> None:
    state = full_board("40 | 30", "mode=blitz weather=sunny", "round: 2\nspent: 80 | 0\n")
    state.play(BLUE, "He6")
    assert state.outcome is not None
    assert state.outcome.winners == (BLUE,)
    state = full_board("40 | 40", "mode=blitz weather=sunny", "round: 2\nspent: 80 | 0\n")
    last = state.play(BLUE, "He6")[-1]
    assert (last.what, last.clause) == ("extra_round_begins", "FOG-B1")
    assert (state.round, state.phase) == (3, "hand")
    state = full_board("40 | 40", "mode=blitz weather=sunny", "round: 3\n")
    state.play(BLUE, "He6")
    assert state.outcome is not None
    assert state.outcome.winners == (BLUE, RED)


@clause("FOG-B1", "FOG-T1", "FOG-H1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "blitz", "weather": "cards"}),
        (4, {"weather": "fog"}),
        (4, {"weather": "cards"}),
        (4, {"mode": "mercenaries", "weather": "cloudy"}),
        (4, {"mode": "blitz"}),
        (2, {"first_hire": 1}),
        (2, {"decides": "points"}),
        (3, {}),
    ],
)
def test_impossible_combinations_are_refused_with_the_reason(
    seats: int, options: dict[str, Any]
) -> None:
    with pytest.raises(isolario.UnknownOption, match="foggy-island"):
        isolario.new("foggy-island", seats=seats, seed=1, **options)


# --- teams --------------------------------------------------------------------------------------


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


# --- mercenaries in fog -------------------------------------------------------------------------


def in_fog(*rows: str, hands: str, more: str = "") -> FoggyState:
    empty = [".."] * 6
    block = [" ".join((row.split() + empty)[:6]) for row in [*rows, *[""] * (6 - len(rows))]]
    return parse("\n".join(block) + f"\nphase: play\nweather: fog\nhands: {hands}\n{more}")


@clause("FOG-W5")
def test_in_fog_a_mercenary_is_laid_face_up_or_face_down_and_others_face_down() -> None:
    state = in_fog("bW? .. ..", hands="UW | WW")
    assert {"Ub1", "Ub1?", "Wb1"} <= set(moves(state))
    assert "Wb1?" not in moves(state)
    covert = state.copy()
    assert whats(covert.play(BLUE, "Ub1?")) == ["laid_down"]
    assert covert.view(BLUE).known.words[1] == "b?"
    assert whats(state.play(BLUE, "Ub1")) == ["laid", "swapped"]
    assert state.view(RED).known.words[:2] == ["bU", "b?"]


@clause("FOG-W5")
def test_face_down_mercenaries_have_no_effect_but_at_scoring() -> None:
    for letter in "FMDSTU":
        state = in_fog("bW? .. rW?", hands=f"{letter}WW | WW")
        assert whats(state.play(BLUE, f"{letter}b1?")) == ["laid_down"]
        assert state.to_move == (RED,)
    lines = isolario.games.foggy_island.score_lines
    rest = ".. .. .. .. .. ..\n" * 5
    assert lines("bC? bW? bW? .. .. ..\n" + rest)["blue"] == 9
    assert lines("rK? bW? bW? .. .. ..\n" + rest)["blue"] == 1
    assert lines("bL? bW? bW? .. .. ..\n" + rest)["blue"] == 3


@clause("FOG-W5")
def test_a_face_down_hippo_takes_one_cell_and_a_face_down_frog_never_moves() -> None:
    state = in_fog(".. .. ..", hands="OW | WW")
    assert "Oa1?" in moves(state)
    assert "Oa1" not in moves(state)
    corner = {"piece": "hand-hippo-0", "face": "down", "place": "board/f6"}  # no pair begins there
    assert str(state.view(BLUE).attempt(corner)) == "Of6?"
    state.play(BLUE, "Oa1?")
    assert state.wide == ()
    state = in_fog("bG? .. ..", hands="WW | WW", more="turn: red\n")
    state.play(RED, "Wf6")
    assert state.tasks == ()


@clause("FOG-W5", "FOG-N5")
def test_a_face_down_newcomer_leaves_the_chameleon_as_it_is() -> None:
    state = in_fog("bL .. ..", hands="WW | WW", more="turn: red\n")
    state.play(RED, "Wb1")
    assert state.view(None).known.words[0] == "bLb"


@clause("FOG-W5")
def test_covert_laying_is_for_mercenaries_in_fog_only() -> None:
    sunny = parse(".. .. .. .. .. ..\n" * 6 + "phase: play\nhands: FW | WW\n")
    with pytest.raises(isolario.IllegalMove, match="FOG-W5"):
        sunny.play(BLUE, "Fa1?")


@clause("FOG-W6")
def test_open_swaps_move_face_down_tokens_without_showing_them() -> None:
    state = in_fog("bR? .. rW?", hands="UW | WW")
    state.play(BLUE, "Ub1")
    events = state.play(BLUE, "@a1")
    assert state.view(BLUE).known.words[:2] == ["bU", "b?"]
    assert all(event.seen_by(RED) == event for event in events if event.what == "swapped")
    assert "rat" not in str([event.seen_by(RED) for event in events])


@clause("FOG-W6", "FOG-N10")
def test_a_face_down_token_taken_to_hand_is_seen_by_its_owner_only() -> None:
    state = in_fog("rP? .. ..", hands="SW | WR")
    events = state.play(BLUE, "Sb1")
    taken = events[-1]
    assert taken.what == "taken_back_covert"
    own, other = taken.seen_by(RED), taken.seen_by(BLUE)
    assert own is not None
    assert other is not None
    assert own.facts["token"] == isolario.Text("pig")
    assert other.facts["token"] == isolario.Text("unknown")
    assert state.view(BLUE).known.shown == ()
    assert "P" in state.view(RED).hand


@clause("FOG-W6")
def test_guesses_with_recall_know_the_own_tokens_through_swaps() -> None:
    rng = random.Random(5)
    checked = 0
    for seed in range(12):
        state = new(seed, mode="blitz", weather="fog")
        while not state.over:
            seat = state.to_move[0]
            legal = state.legal_moves(seat)
            hires = [move for move in legal if move.notation in ("hire M", "hire U", "hire D")]
            state.play(seat, hires[0] if hires else legal.choice(rng))
            if state.phase != "play" or rng.random() > 0.1:
                continue
            for viewer in (BLUE, RED):
                guess = state.view(viewer).guess(rng, state.recall(viewer))
                for cell, code in enumerate(state.board):
                    if code and (code - 1) // 16 % 2 == viewer:
                        assert guess.board[cell] == code
                        checked += 1
    assert checked > 200


@clause("FOG-W4", "FOG-W5")
def test_face_up_mercenaries_in_fog_are_not_turned_up_again() -> None:
    state = new(4, mode="blitz", weather="fog")
    events = finish(state, round_only=True)
    laid_up = sum(event.what in ("laid", "laid_wide") for event in events)
    back = sum(event.what.startswith("taken_back") for event in events)
    turned = sum(event.what == "turned_up" for event in events)
    assert turned <= 36
    assert turned + laid_up >= 36 - back


@clause("FOG-R1")
def test_the_first_hand_can_hold_mercenaries() -> None:
    state = hiring()
    for move in ("hire F", "hire C", "done"):
        state.play(BLUE, move)
    state.play(RED, "done")
    pick(state, BLUE, "WWPFC")
    assert state.view(BLUE).picks == "WWPFC"


@clause("FOG-R1", "FOG-H2", "FOG-T1")
def test_whoever_is_ready_is_told_so_and_whoever_is_not_asked_waits() -> None:
    state = new()
    pick(state, BLUE, "WWRHP")
    ready = state.refuse(BLUE, PICK[0])
    assert ready is not None
    assert (ready.clause, ready.reason.id) == ("FOG-R1", "already_ready")
    teams = new(seats=4, mode="mercenaries", first_hire=1)
    finish(teams, round_only=True)
    assert teams.phase == "hire"
    waiting = next(seat for seat in range(4) if seat not in hirers(teams))
    wait = teams.refuse(waiting, DONE)
    assert wait is not None
    assert (wait.clause, wait.reason.id) == ("FOG-H2", "not_your_turn")
