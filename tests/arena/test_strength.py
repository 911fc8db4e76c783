"""Shares, margins and ratings: by hand, and with players whose strength is known."""

from __future__ import annotations

import random
from math import log10
from pathlib import Path

import pytest

from isolario.arena.kind import kind_of
from isolario.arena.ladder import ratings
from isolario.arena.match import BATCH
from isolario.arena.meeting import Meeting, Score, chair_wins, compare, meet
from isolario.arena.ratings import Met, Rating, rate, usual_anchor
from isolario.arena.results import read_results
from tests.arena.matches import a_match, a_result, play_here

DUEL = kind_of("foggy-island")


def test_two_players_by_hand() -> None:
    """3 of 4, and the drawn game that everybody gets: odds of 3.5 to 1.5."""
    rated = {it.player: it for it in rate({("a", "b"): Met(3, 4)}, "b")}
    assert rated["a"].points == pytest.approx(400 * log10(3.5 / 1.5))
    share = 3.5 / 5
    error = 1 / (5 * share * (1 - share)) ** 0.5
    assert rated["a"].doubt == pytest.approx(1.96 * error * 400 / 2.302585, rel=1e-4)
    assert rated["b"] == Rating("b", 0.0, 0.0, 4)


def test_who_has_won_everything_has_a_rating_and_a_wide_interval() -> None:
    few, many = (rate({("a", "b"): Met(n, n)}, "b")[0] for n in (4, 400))
    assert 0 < few.points < many.points < 1500
    assert few.doubt > 250


def test_the_order_of_two_players_changes_nothing() -> None:
    one = rate({("a", "b"): Met(7, 10), ("b", "c"): Met(6, 10)}, "b")
    other = rate({("b", "a"): Met(3, 10), ("c", "b"): Met(4, 10)}, "b")
    assert [it.player for it in one] == [it.player for it in other] == ["a", "b", "c"]
    for mine, its in zip(one, other, strict=True):
        assert mine.points == pytest.approx(its.points)
        assert mine.doubt == pytest.approx(its.doubt)


def test_known_strengths_are_found_again() -> None:
    """300 ladders between players whose strength we know: the interval holds it 95 times of 100."""
    strengths = {"greedy": 0.0, "weak": -150.0, "strong": 120.0, "best": 260.0}
    rng = random.Random(23)
    held = of = 0
    for _ in range(300):
        met = {}
        names = list(strengths)
        for at, one in enumerate(names):
            for two in names[at + 1 :]:
                chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
                met[one, two] = Met(sum(rng.random() < chance for _ in range(100)), 100)
        assert usual_anchor(met) == "greedy"
        for it in rate(met, "greedy"):
            if it.player != "greedy":
                held += abs(it.points - strengths[it.player]) <= it.doubt
                of += 1
    assert 0.92 <= held / of <= 0.98


def test_who_has_met_nobody_that_leads_to_the_anchor_is_left_out() -> None:
    met = {("a", "b"): Met(1, 2), ("x", "y"): Met(1, 2)}
    assert {it.player for it in rate(met, "a")} == {"a", "b"}


def test_wins_shares_and_margins_by_hand() -> None:
    games = [
        a_result(0, (1, 2), (30, 20)),  # the first sits in seat 0 and wins by 10
        a_result(1, (1, 2), (25, 20)),  # it sits in seat 1 and loses by 5
        a_result(2, (1, 1), (20, 20)),
        a_result(3, (2, 1), (10, 40)),
    ]
    meeting = meet(DUEL, "a", "b", games)
    assert (meeting.clear, meeting.shared, meeting.won) == (2, 1, 2.5)
    assert meeting.margin.value == (10 - 5 + 0 + 30) / 4
    assert meeting.met == Met(2.5, 4)
    assert chair_wins(DUEL, games) == [2.5, 1.5]


def test_one_against_three_wins_its_part_of_a_shared_victory() -> None:
    kind = kind_of("sea-dragons", 4)
    games = [
        a_result(0, (1, 1, 3, 4), (50, 50, 30, 10)),
        a_result(1, (1, 3, 2, 4), (50, 30, 40, 10)),
    ]
    first, second = meet(kind, "a", "b", games).scores
    assert (first.won, first.beaten, first.margin) == (0.5, 2.5 / 3, 0)
    assert (second.won, second.beaten, second.margin) == (0.0, 1 / 3, -20)
    assert meet(kind, "a", "b", games).fair == 0.25


def test_players_for_one_result_are_compared_deal_by_deal() -> None:
    ones = [a_result(n, (1, 1), (points,) * 2) for n, points in enumerate((50, 40, 30, 9))]
    others = [a_result(n, (1, 1), (points,) * 2) for n, points in enumerate((45, 40, 35))]
    meeting = compare(kind_of("beacon-patrol", 2), "a", "b", ones, others)
    assert [it.won for it in meeting.scores] == [1, 0.5, 0]
    assert meeting.margin.value == 0


def test_greedy_patrols_better_than_random_on_the_same_deals(tmp_path: Path) -> None:
    meeting = play_here(a_match("beacon-patrol", 1, games=3), tmp_path)
    assert (meeting.games, meeting.won) == (3, 3)
    assert len([*tmp_path.glob("*.jsonl")]) == 2


def test_a_match_ends_when_enough_is_known(tmp_path: Path) -> None:
    """With 60 of 60 the interval is ± 3; it is looked at after whole batches only."""
    meeting = play_here(a_match(games=1000, until=5), tmp_path)
    assert meeting.games == BATCH
    assert 100 * meeting.half <= 5


def test_a_match_ends_when_all_is_played(tmp_path: Path) -> None:
    meeting = play_here(a_match(first="random", games=62, until=1), tmp_path)
    assert meeting.games == 62


def test_a_ladder_is_rated_by_all_its_meetings() -> None:
    def met(first: str, second: str, won: int, of: int) -> Meeting:
        scores = tuple(Score(float(at < won), float(at < won), 0) for at in range(of))
        return Meeting(DUEL, first, second, scores)

    rated = ratings([met("hard", "greedy", 70, 100), met("easy", "greedy", 20, 100)])
    assert [it.player for it in rated] == ["hard", "greedy", "easy"]
    assert ratings([met("greedy", "greedy", 5, 10)]) == []


def test_a_bot_that_plays_itself_plays_no_deal_twice_and_tells_what_a_seat_is_worth(
    tmp_path: Path,
) -> None:
    meeting = play_here(a_match(first="random", games=6), tmp_path)
    heading, games = read_results(next(tmp_path.glob("*.jsonl")))
    assert meeting.games == 6
    assert len({game.seed for game in games}) == 6
    assert {game.seating for game in games} == {(0, 1)}
    assert chair_wins(heading.kind, games)[0] == meeting.won
