"""What is kept: the same bytes whoever plays, nothing lost, nothing twice, nothing mixed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from isolario.arena.crew import Several
from isolario.arena.match import play_matches
from isolario.arena.playing import play
from isolario.arena.problems import Unfit
from isolario.arena.results import Results, read_results, read_times
from isolario.table.claim import Claim
from tests.arena.matches import (
    Backwards,
    Interrupted,
    Nobody,
    Stopped,
    a_match,
    kept,
    play_here,
)


def test_the_order_in_which_games_end_changes_nothing(tmp_path: Path) -> None:
    play_here(a_match(), tmp_path / "here")
    play_here(a_match(), tmp_path / "back", Backwards())
    assert kept(tmp_path / "here") == kept(tmp_path / "back")
    assert [*(tmp_path / "back").glob("*.early")] == []
    heading, games = read_results(next((tmp_path / "back").glob("*.jsonl")))
    assert [game.number for game in games] == [*range(8)]
    assert heading.players == ("greedy", "random")


@pytest.mark.process
def test_two_processes_give_the_same_as_one(tmp_path: Path) -> None:
    match = a_match("sea-dragons", 3, games=9)
    play_here(match, tmp_path / "one")
    with Several(2) as crew:
        play_matches([match], tmp_path / "two", crew, Nobody())
    assert kept(tmp_path / "one") == kept(tmp_path / "two")


@pytest.mark.parametrize("stop", [1, 5])
def test_a_stopped_match_goes_on_and_plays_nothing_again(tmp_path: Path, stop: int) -> None:
    """Those that were finished before their turn are kept, too."""
    with pytest.raises(Stopped):
        play_here(a_match(), tmp_path / "stopped", Interrupted(stop))
    watcher = Nobody()
    play_matches([a_match()], tmp_path / "stopped", Backwards(), watcher)
    assert watcher.expected == 8 - stop
    play_here(a_match(), tmp_path / "whole")
    assert kept(tmp_path / "stopped") == kept(tmp_path / "whole")


@pytest.mark.process
def test_a_killed_program_loses_nothing_that_was_finished(tmp_path: Path) -> None:
    words = ["match", "foggy-island", "greedy", "random", "--games", "400", "--processes", "1"]
    command = [sys.executable, "-m", "isolario.cli", *words, "--out", str(tmp_path / "killed")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as program:
        file = tmp_path / "killed" / "foggy-island-2--greedy--random.jsonl"
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert program.poll() is None, "it has ended too soon"
            time.sleep(0.01)
        os.kill(program.pid, signal.SIGKILL)
    before = file.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    games = whole.count(b"\n") - 1
    assert 4 <= games < 400
    watcher = Nobody()
    match = a_match(games=games + 6)
    play_matches([match], tmp_path / "killed", Backwards(), watcher)
    assert watcher.expected == match.whole_deals(games + 6) - games
    assert file.read_bytes().startswith(whole)
    play_here(match, tmp_path / "whole")
    assert kept(tmp_path / "killed") == kept(tmp_path / "whole")


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_half_a_line_is_mended(tmp_path: Path, cut: int) -> None:
    play_here(a_match(games=4), tmp_path)
    (file,) = tmp_path.glob("*.jsonl")
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    play_here(a_match(games=4), tmp_path)
    assert file.read_bytes() == whole


def test_a_game_that_is_played_twice_counts_once(tmp_path: Path) -> None:
    match = a_match(games=4)
    results = Results(tmp_path, match.series[0])
    for number in (0, 0, 2, 2, 1, 0):
        results.add(play(match.series[0], number))
    assert [game.number for game in results.games] == [0, 1, 2]
    assert results.missing(4) == [3]
    assert not [*tmp_path.glob("*.early")]
    assert sorted(read_times(results.file)) == [0, 1, 2]


def test_games_of_other_bots_are_never_mixed(tmp_path: Path) -> None:
    match = a_match(games=2)
    play_here(match, tmp_path)
    (file,) = tmp_path.glob("*.jsonl")
    before = file.read_bytes()
    series = match.series[0]
    for changed in (
        msgspec.structs.replace(series, code=("older", "older")),
        msgspec.structs.replace(series, seed="another"),
    ):
        with pytest.raises(Unfit, match="move it away") as refused:
            Results(tmp_path, changed)
        assert "\n" not in str(refused.value)
    assert file.read_bytes() == before


def test_two_programs_never_write_into_one_folder(tmp_path: Path) -> None:
    held = Claim(tmp_path / "results")
    with pytest.raises(Unfit, match="another Isolario is playing"):
        play_here(a_match(games=2), tmp_path)
    held.give_up()
    assert play_here(a_match(games=2), tmp_path).games == 2


def test_a_machine_with_other_code_refuses_to_play() -> None:
    series = msgspec.structs.replace(a_match().series[0], code=("older", "older"))
    with pytest.raises(Unfit, match="other code"):
        play(series, 0)


def test_what_is_no_result_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    for text in ("", "{}\n", "a map\n"):
        file.write_text(text)
        with pytest.raises(Unfit):
            read_results(file)


def test_points_of_a_result_are_its_scores(tmp_path: Path) -> None:
    for game, seats in (("foggy-island", 2), ("land-vs-sea", 2), ("beacon-patrol", 2)):
        result = play(a_match(game, seats).series[0], 1).result
        for who in range(max(result.seating) + 1):
            assert sum(result.points[who].values()) == result.scores[result.seating.index(who)]
        assert sum(result.decisions) == result.moves
        assert result.cells[0]
