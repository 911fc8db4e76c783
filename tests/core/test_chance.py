"""Seeded chance: labelled, fair, independent of order."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import isolario
from isolario.core.chance import Chance


def test_a_draw_is_sha256_of_seed_label_and_counter() -> None:
    digest = hashlib.sha256(b"7\ndeck/1/0\n0").digest()
    word = int.from_bytes(digest[:8], "big")
    assert Chance.of(7).below(10, "deck", 1, 0) == word % 10


def test_labels_are_independent_and_order_does_not_matter() -> None:
    one, two = Chance.of("s"), Chance.of("s")
    first = one.shuffle(range(13), "deck", 0), one.shuffle(range(13), "deck", 1)
    second = two.shuffle(range(13), "deck", 1), two.shuffle(range(13), "deck", 0)
    assert first == second[::-1]
    assert first[0] != first[1]


def test_shuffles_are_fair() -> None:
    orders = Counter(Chance.of(seed).shuffle("abc", "x") for seed in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 130 for count in orders.values())


def test_a_number_that_would_favour_some_values_is_thrown_away() -> None:
    bound = (1 << 63) + 1  # almost half of all words must be rejected
    numbers = [Chance.of(seed).below(bound, "n") for seed in range(50)]
    assert all(number < bound for number in numbers)
    assert len(set(numbers)) == 50


@pytest.mark.parametrize("seed", ["", "a\nb", "\x00"])
def test_a_seed_is_printable(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        isolario.new("foggy-island", seed=seed)


def test_seeds_of_every_kind() -> None:
    assert Chance.of(7).seed == Chance.of("7").seed
    assert Chance.of(b"\x07").seed == "07"
    assert Chance.of(None).seed != Chance.of(None).seed
