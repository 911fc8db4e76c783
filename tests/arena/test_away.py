"""Bots of another Isolario, in a process of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from isolario.arena.kind import kind_of
from isolario.arena.player import read_player
from isolario.arena.playing import play
from isolario.arena.problems import Unfit
from isolario.arena.series import series_of
from tests.paths import SOURCE

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this Isolario whose greedy bot plays the worst move that it finds."""
    folder = tmp_path_factory.mktemp("older")
    copy = folder / "isolario"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    bot = copy / "bots" / "bot.py"
    written = bot.read_text("utf-8")
    changed = written.replace("top = max(worths)", "top = min(worths)")
    assert changed != written
    bot.write_text(changed, "utf-8")
    return folder


def test_the_same_bot_plays_the_same_there(tmp_path: Path) -> None:
    kind = kind_of("sea-dragons", 3)
    here, there = read_player("greedy"), read_player(f"greedy@{SOURCE.parent}")
    random = read_player("random")
    for number in (0, 1):
        one, other = (
            play(series_of(kind, (player, random)), number).result for player in (here, there)
        )
        assert one == other


def test_sealed_decisions_are_told_as_they_come() -> None:
    kind = kind_of("cartographers", 2)
    there = read_player(f"greedy@{SOURCE.parent}")
    here = read_player("greedy")
    results = [play(series_of(kind, pair), 0).result for pair in ((there, here), (here, there))]
    assert results[0] == results[1]


def test_another_version_of_a_bot_is_another_player(other: Path) -> None:
    kind = kind_of("foggy-island")
    series = series_of(kind, (read_player("greedy"), read_player(f"greedy@{other}")))
    assert series.code[0] != series.code[1]
    result = play(series, 0).result
    assert result.places == (1, 2)
    assert result.scores[0] > 3 * result.scores[1]


def test_other_rules_are_an_error(other: Path, tmp_path: Path) -> None:
    folder = tmp_path / "src"
    shutil.copytree(other, folder)
    rules = folder / "isolario" / "games" / "foggy_island" / "__init__.py"
    written = rules.read_text("utf-8")
    rules.write_text(written.replace("rules_version=2", "rules_version=1"), "utf-8")
    series = series_of(
        kind_of("foggy-island"), (read_player("greedy"), read_player(f"greedy@{folder}"))
    )
    with pytest.raises(Unfit, match="rules of foggy-island have changed"):
        play(series, 0)


def test_pieces_and_options_that_it_does_not_know_are_no_hindrance(
    other: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "src"
    shutil.copytree(other, folder)
    game = folder / "isolario" / "games" / "sea_dragons"
    pieces, options = game / "pieces.toml", game / "options.py"
    written = pieces.read_text("utf-8"), options.read_text("utf-8")
    pieces.write_text(written[0].replace("points = 3", "points = 4"), "utf-8")
    agreed = (
        '    first: Literal["chance", "orange", "green", "purple", "pink", "yellow"] = "chance"'
    )
    assert agreed in written[1]
    older = "    @property\n    def first(self) -> str:\n        return 'chance'"
    options.write_text(written[1].replace(agreed, older), "utf-8")
    kind = kind_of("sea-dragons")
    players = read_player("greedy"), read_player(f"greedy@{folder}")
    assert play(series_of(kind, players), 0).result.places == (1, 2)


def test_a_bot_that_it_does_not_have_is_an_error(other: Path) -> None:
    kind = kind_of("foggy-island")
    series = series_of(kind, (read_player("greedy"), read_player(f"genius@{other}")))
    with pytest.raises(Unfit, match="there is no bot 'genius'"):
        play(series, 0)
