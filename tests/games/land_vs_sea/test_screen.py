"""Sets of tiles are screened by games that can be repeated, stopped and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

import land_vs_sea_screen
from isolario.bots.measured import wilson
from land_vs_sea_games import Played, play
from land_vs_sea_screen import BEGIN, END, PACKAGE, PIECES, report, screen, with_games


def _played(seed: int, areas: tuple[int, int], marks: tuple[int, int], *sizes: int) -> Played:
    special = (0, 5 * (seed == 0))
    sources = {"areas": areas, "marks": marks, "special tile": special}
    land, sea = (sum(had[side] for had in sources.values()) for side in (0, 1))
    return Played(seed, (land, sea), sources, sizes, seed == 0, 120 + seed)


GAMES = [
    _played(0, (40, 30), (20, 15), 2, 3),
    _played(1, (40, 35), (0, 20), 2, 9),
    _played(2, (40, 35), (5, 10), 4),
]


def test_a_game_is_the_same_again_and_all_its_points_have_a_source() -> None:
    game = play(3)
    assert play(3) == game
    assert tuple(sum(had[side] for had in game.sources.values()) for side in (0, 1)) == game.points
    assert len(game.sizes) > 5
    assert sum(game.sizes) == sum(game.sources["areas"])


def test_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(land_vs_sea_screen, "SOURCES", {"a": "areas", "m": "marks"})
    text = report(GAMES)
    assert "| won by land, by sea, shared | 1, 1, 1 |" in text
    assert "| land's share of decided games (95 %) | 50.0% (9.5% to 90.5%) |" in text
    assert "| areas completed in a game | 1.7 |" in text
    assert "| … with 1, 2, 3, 4, 5 or more | 0%, 40%, 20%, 20%, 20% |" in text
    assert "| games in which the special tile is laid | 33.3% |" in text
    assert "| special tile | 0.0 | 1.7 | 2% |" in text
    document = f"before\n{BEGIN}old\n{END}after\n"
    written = with_games(document, GAMES)
    assert written.startswith("before\n")
    assert written.endswith("after\n")
    assert "old" not in written
    assert with_games(written, GAMES) == written


@pytest.mark.parametrize(("won", "of", "low", "high"), [(50, 100, 0.404, 0.596), (0, 0, 0, 1)])
def test_wilson(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=0.001)


@pytest.mark.process
def test_a_screening_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(land_vs_sea_screen, "RESULTS", tmp_path)
    pieces = (PACKAGE / PIECES).read_text("utf-8")
    (first,) = screen(pieces, 1)
    assert first == play(0)
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes() + b'{"seed": 1, "poi')  # killed while writing
    assert screen(pieces, 1) == [first]
    others = screen(pieces.replace("bonus = 1", "bonus = 2"), 1)
    assert others != [first]
    assert len(list(tmp_path.iterdir())) == 2
