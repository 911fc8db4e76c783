"""Who wins with mercenaries, and what happens if all are equal (FOG-H)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.foggy_island.shorthand import BLUE, RED, finish, full_board, hiring, whats


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
