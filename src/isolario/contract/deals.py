"""All deals of the hidden pieces, by brute force; for positions with few of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from math import factorial, prod

from isolario.core.game import Secret

Deal = frozenset[tuple[str, tuple[str, ...]]]
"""What lies in every hidden place."""


def all_deals(secrets: dict[str, Secret], most: int) -> dict[Deal, float]:
    """Every deal of the pools to their places, with its probability if every piece could be
    anywhere; empty if there are more than ``most``.

    >>> hidden = {"hand": Secret(("a", "b"), "cards"), "deck": Secret(("b",), "cards")}
    >>> sorted((dict(deal)["deck"], p) for deal, p in all_deals(hidden, 10).items())
    [(('a',), 0.333...), (('b',), 0.666...)]
    """
    by_pool: list[list[tuple[Deal, Fraction]]] = []
    total = 1
    for pool in sorted({secret.pool for secret in secrets.values() if secret.pool}):
        places = [(name, it) for name, it in secrets.items() if it.pool == pool]
        pieces = Counter(piece for _, it in places for piece in it.pieces)
        deals = []
        for held in _deals([len(it.pieces) for _, it in places], pieces):
            names = (name for name, _ in places)
            deals.append((frozenset(zip(names, held, strict=True)), _weight(held)))
            if len(deals) * total > most:
                return {}
        total *= len(deals)
        weights = sum(weight for _, weight in deals)
        by_pool.append([(deal, weight / weights) for deal, weight in deals])
    return {
        frozenset().union(*(deal for deal, _ in whole)): float(prod(p for _, p in whole))
        for whole in product(*by_pool)
    }


def _deals(sizes: list[int], pieces: Counter[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
    if not sizes:
        yield ()
        return
    stock = sorted((+pieces).elements())
    for held in sorted(set(combinations(stock, sizes[0]))):
        for rest in _deals(sizes[1:], pieces - Counter(held)):
            yield (held, *rest)


def _weight(held: tuple[tuple[str, ...], ...]) -> Fraction:
    """How many ways the single pieces can come to lie like this, up to a common factor."""
    ways = Fraction(1)
    for pieces in held:
        ways *= factorial(len(pieces))
        for count in Counter(pieces).values():
            ways /= factorial(count)
    return ways
