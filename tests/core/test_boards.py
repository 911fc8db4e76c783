"""Bit boards: bits, tracks and runs."""

from __future__ import annotations

import random

from isolario.core.boards.bits import bits, mask_of, nth_bit
from isolario.core.boards.square import cell_names, run_table, runs, tracks


def test_bits() -> None:
    rng = random.Random(1)
    for _ in range(100):
        mask = rng.getrandbits(121)
        cells = list(bits(mask))
        assert mask_of(cells) == mask
        assert [nth_bit(mask, place) for place in range(len(cells))] == cells


def test_tracks_of_a_small_board() -> None:
    assert cell_names(3, 1) == ("a1", "b1", "c1")
    assert sorted(map(len, tracks(6, 6, 3))) == [3] * 4 + [4] * 4 + [5] * 4 + [6] * 14


def test_runs_are_maximal() -> None:
    table = run_table(6, 1, 3)
    assert runs(table, 0b111011) == [0b111000]
    assert runs(table, 0b111111) == [0b111111]
    assert runs(table, 0b011011) == []
