"""benchmarks/peers.py, where none of those that we are compared with is installed."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest

import peers
from engines import CATANATRON, OURS, Peer, Ply, ours
from peers import Found


def test_our_part_runs_where_nobody_else_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("catanatron.game", "chess", "pyspiel", "environments"):
        monkeypatch.setitem(sys.modules, module, None)  # as if it were not there
    monkeypatch.setattr(peers, "machine", lambda: "a machine")  # it may ask another process
    short = ["--games", "foggy-island", "--rounds", "1", "--seconds", "0", "--turns", "1"]
    peers.main(short)
    said = capsys.readouterr().out
    assert "Not installed, so not measured: catanatron, chess, open_spiel, pettingzoo." in said
    assert "| Isolario | foggy-island, 2 |" in said
    assert "times Catanatron's" not in said
    assert "turns/s" not in said


def counted(name: str, family: str, plies: int) -> Peer:
    """Somebody whose every game has so many plies, half of them without a choice."""

    def watch(rng: random.Random) -> Iterator[Ply]:
        return (Ply(1 + number % 2, list) for number in range(plies))

    return Peer(family, name, lambda rng: plies, watch)


def test_each_of_ours_is_compared_in_every_round() -> None:
    rival = counted("Catan, 4", CATANATRON, 4)
    mine = [counted(name, OURS, 4) for name in ("one", "two")]
    found, ratios = peers.measured([*mine, rival], rounds=3, seconds=0)
    assert {name: len(each) for name, each in ratios.items()} == {"one": 3, "two": 3}
    assert [len(it.plies) for it in found] == [3, 3, 6]
    assert {(it.length, it.choices, it.forced) for it in found} == {(4, 1.5, 0.5)}


def test_a_ratio_is_told_with_its_aims_and_for_plies_that_leave_a_choice() -> None:
    mine, rival = counted("one", OURS, 4), counted("Catan, 4", CATANATRON, 4)
    found = [
        Found(mine, [2.0], [1.0], 4, 3, 0.0, 1e-6),
        Found(rival, [1.0], [1.0], 4, 3, 0.5, 1e-6),
    ]
    row = peers.ratio_table({"one": [1.5, 2.0, 2.1]}, found)[-1]
    assert row == "| one | 2.00 (1.50–2.10) | reached | short by 33 % | 4.00 |"
    picture = peers.plot({"one": [1.5, 2.0, 2.1]}, found)
    assert picture.startswith("<svg xmlns=")
    assert "2.00" in picture


def test_a_profile_tells_parts_of_the_time_of_our_games() -> None:
    shares, dearest = peers.profile(ours("beacon-patrol", 2), games=1)
    assert all(shares[part] > 0 for part in ("new", "legal_moves", "choice", "refuse", "do_move"))
    assert sum(shares.values()) < 1
    assert 0 < dearest < 1
