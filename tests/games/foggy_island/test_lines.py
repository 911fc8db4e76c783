"""What lines are worth (FOG-L), by hand-made boards and by a slow scorer."""

from __future__ import annotations

import random

import pytest

import isolario
from isolario.games.foggy_island import score_lines
from tests.clauses import clause
from tests.reference import foggy_island as slow_foggy
from tests.soaking import SOAK

EMPTY = ".. .. .. .. .. .."


def board(*rows: str) -> str:
    """A board block from its upper rows; the rest is empty."""
    return "\n".join([*rows, *[EMPTY] * (6 - len(rows))])


@clause("FOG-L1", "FOG-L6")
@pytest.mark.parametrize(("length", "points"), [(1, 0), (2, 0), (3, 3), (4, 5), (5, 7), (6, 10)])
def test_a_line_by_its_length(length: int, points: int) -> None:
    row = " ".join(["bW"] * length + [".."] * (6 - length))
    assert score_lines(board(row)) == {"blue": points, "red": 0}


@clause("FOG-L1")
def test_columns_and_both_diagonals_count() -> None:
    column = board(*["rW .. .. .. .. .."] * 4)
    falling = board("rW .. .. .. .. ..", ".. rW .. .. .. ..", ".. .. rW .. .. ..")
    rising = board(".. .. rW .. .. ..", ".. rW .. .. .. ..", "rW .. .. .. .. ..")
    assert [score_lines(text)["red"] for text in (column, falling, rising)] == [5, 3, 3]


@clause("FOG-L1")
def test_a_line_is_maximal_and_unbroken() -> None:
    assert score_lines(board("bW bW bW bW bW .."))["blue"] == 7  # not 3 + 3 + 3 + 5 + 5 + 7
    assert score_lines(board("bW bW .. bW bW bW"))["blue"] == 3
    assert score_lines(board("bW bW bW bH bW bW"))["blue"] == 3


@clause("FOG-L1")
def test_lines_do_not_turn_corners() -> None:
    text = board("bW bW .. .. .. ..", "bW .. .. .. .. ..")
    assert score_lines(text) == {"blue": 0, "red": 0}


@clause("FOG-L1")
def test_a_line_does_not_wrap_around_the_edge() -> None:
    text = board(".. .. .. .. bW bW", "bW bW .. .. .. ..")
    assert score_lines(text)["blue"] == 0


@clause("FOG-C3", "FOG-C4")
def test_a_rat_builds_the_other_side_and_a_hare_breaks_all() -> None:
    assert score_lines(board("bW bW rR .. .. ..")) == {"blue": 3, "red": 0}
    assert score_lines(board("bR bR bR .. .. ..")) == {"blue": 0, "red": 3}
    assert score_lines(board("bH bH bH rH rH rH")) == {"blue": 0, "red": 0}


@clause("FOG-L2", "FOG-L6")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("bW bW bP .. .. ..", 6),
        ("bW bW bW bP .. ..", 10),
        ("bW bW bW bW bP ..", 14),
        ("bP bP bW .. .. ..", 6),
        ("bW bP bW bW bP bW", 20),
    ],
)
def test_a_pig_doubles_its_line_once(row: str, points: int) -> None:
    assert score_lines(board(row))["blue"] == points


@clause("FOG-L2")
def test_a_pig_doubles_each_line_it_is_in() -> None:
    text = board("bP bW bW .. .. ..", "bW .. .. .. .. ..", "bW .. .. .. .. ..")
    assert score_lines(text)["blue"] == 12


@clause("FOG-L2")
def test_a_pig_beside_a_line_doubles_nothing() -> None:
    assert score_lines(board("bW bW bW bH bP .."))["blue"] == 3


@clause("FOG-L3", "FOG-L6", "FOG-N2")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("bC bW bW .. .. ..", 9),
        ("bC bC bW .. .. ..", 9),
        ("bC bP bW .. .. ..", 9),
        ("bC bW bW bW bW bW", 30),
    ],
)
def test_a_cat_triples_and_outdoes_the_pig(row: str, points: int) -> None:
    assert score_lines(board(row))["blue"] == points


@clause("FOG-L4", "FOG-L6", "FOG-N3")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("rK bW bW .. .. ..", 1),
        ("rK bP bW bW .. ..", 5),
        ("rK bC bW bW bW ..", 10),
        ("rK rK bW .. .. ..", 1),
        ("rK bC bP .. .. ..", 4),
        ("rK rK bC bP bW bW", 15),
    ],
)
def test_a_crow_halves_after_multiplying_rounded_down(row: str, points: int) -> None:
    assert score_lines(board(row)) == {"blue": points, "red": 0}


@clause("FOG-L1", "FOG-W4")
def test_face_down_tokens_count_as_what_they_are() -> None:
    assert score_lines(board("bW? rR? bP? .. .. ..")) == {"blue": 6, "red": 0}


@clause("FOG-L1", "FOG-L2", "FOG-L3", "FOG-L4", "FOG-C3", "FOG-C4")
@pytest.mark.soak
def test_the_slow_scorer_agrees() -> None:
    rng = random.Random("lines")
    for _ in range(20_000 if SOAK else 6_000):
        text = slow_foggy.random_board(rng)
        assert score_lines(text) == slow_foggy.score(text), text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (board("bW bX .. .. .. .."), 3),
        (board("bW bW .. .. .."), 0),
        ("\n".join([EMPTY] * 5), 0),
        (board(EMPTY, ".. .. .. .. .. ...."), 18 + 15),
    ],
)
def test_a_bad_board_says_where(text: str, place: int) -> None:
    with pytest.raises(isolario.BadNotation) as caught:
        score_lines(text)
    assert caught.value.place == place
