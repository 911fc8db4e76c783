"""What a mission can be paid with: ships, reef cards (SDR-M2 [ruling]), two of a colour for
another, as often as you like (SDR-M1 [ruling]).

A payment is *irreducible* if no part of it could be taken back with the mission still paid. Only
those are offered; the second ship of a two-ship card is all that can be wasted.

A payment has a *balance*: every missing ship of a colour counts -1, every two spare ships of a
colour +1, every any-ship +1. It pays if the balance is not below 0; it is irreducible if the
balance is 0 and no colour with ships (those of cards aside) has an odd one to spare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product

from isolario.games.sea_dragons.parts import Fleet
from isolario.games.sea_dragons.pieces import ANY, TWO_SHIPS

Cards = tuple[str, ...]
"""Reef cards, in the order of their kinds."""

PAYING: Cards = (*TWO_SHIPS, ANY)
"""The kinds of reef cards that can pay."""

NO_SHIPS: Fleet = (0, 0, 0, 0)
_ORDER = {kind: place for place, kind in enumerate(PAYING)}


@lru_cache(1 << 12)
def usable(reefs: Cards) -> Cards:
    """The reef cards that can pay, in order.

    >>> usable(("NE", "any", "2red", "gold"))
    ('2red', 'any')
    """
    found = [kind for kind in reefs if kind in _ORDER]
    return tuple(sorted(found, key=_ORDER.__getitem__)) if len(found) > 1 else tuple(found)


@cache
def _ships_of(cards: Cards) -> tuple[Fleet, int]:
    """The ships of two-ship cards; and any-ships."""
    green, purple, red, blue = (2 * cards.count(card) for card in TWO_SHIPS)
    return (green, purple, red, blue), cards.count(ANY)


def _with_cards(ships: Fleet, cards: Cards) -> tuple[Fleet, int]:
    """Ships together with those of cards."""
    if not cards:
        return ships, 0
    (green, purple, red, blue), jokers = _ships_of(cards)
    return (ships[0] + green, ships[1] + purple, ships[2] + red, ships[3] + blue), jokers


def _balance(ask: Fleet, ships: Fleet, jokers: int) -> int:
    balance = jokers
    for left in (ships[0] - ask[0], ships[1] - ask[1], ships[2] - ask[2], ships[3] - ask[3]):
        balance += left // 2 if left > 0 else left
    return balance


def balance(ask: Fleet, ships: Fleet, cards: Cards) -> int:
    """How many ships are too many, or, below 0, too few, any two spare ones counting as one.

    >>> balance((2, 0, 0, 0), (1, 0, 2, 0), ()), balance((2, 0, 0, 0), (0, 1, 1, 0), ("any",))
    (0, -1)
    """
    return _balance(ask, *_with_cards(ships, cards))


def pays(ask: Fleet, ships: Fleet, cards: Cards) -> bool:
    """Whether ships and cards pay for what is asked: any-ships, and every two spare ships of a
    colour, make up for missing ones.

    >>> pays((2, 0, 0, 0), (1, 0, 2, 0), ()), pays((2, 0, 0, 0), (1, 0, 1, 0), ("any",))
    (True, True)
    >>> pays((2, 0, 0, 0), (0, 0, 3, 0), ("2red",)), pays((0, 1, 0, 0), (1, 0, 1, 0), ())
    (True, False)
    """
    return balance(ask, ships, cards) >= 0


def swaps(ask: Fleet, ships: Fleet, cards: Cards) -> int:
    """How often two ships of a colour stand for another one in an irreducible payment.

    >>> swaps((1, 0, 0, 1), (1, 0, 2, 0), ()), swaps((1, 0, 0, 1), (1, 0, 0, 0), ("any",))
    (1, 0)
    """
    given, _ = _with_cards(ships, cards)
    return sum([max(0, had - asked) // 2 for had, asked in zip(given, ask, strict=True)])


def payable(asks: Sequence[Fleet], ships: Fleet, cards: Cards) -> list[int]:
    """Which of several missions could be paid for: their places.

    >>> payable([(3, 0, 0, 0), (1, 0, 0, 0), (0, 0, 2, 0)], (0, 2, 1, 0), ("any",))
    [1, 2]
    """
    all_ships, jokers = _with_cards(ships, cards)
    total = sum(all_ships) + jokers
    return [
        place
        for place, ask in enumerate(asks)
        if sum(ask) <= total and _balance(ask, all_ships, jokers) >= 0
    ]


# --- irreducible payments -----------------------------------------------------------------------


@lru_cache(1 << 14)
def ways_of_cards(ask: Fleet, ships: Fleet, cards: Cards) -> tuple[Cards, ...]:
    """The cards that can be used in an irreducible payment, the cheapest ways first: with all ships
    they must be enough, and without any not too much.

    >>> ways_of_cards((1, 1, 0, 0), (1, 1, 0, 0), ("2red", "any"))
    ((), ('any',), ('2red',), ('2red', 'any'))
    >>> ways_of_cards((1, 0, 0, 0), (0, 0, 0, 0), ("2red", "any"))
    (('any',), ('2red',))
    """
    found: list[tuple[int, int, tuple[int, ...], Cards]] = []
    for used in _some_of(cards):
        own, jokers = _ships_of(used)
        lacking = -_balance(ask, own, jokers)
        if lacking >= 0 and pays(ask, ships, used):
            worth = sum(own) + jokers + _fewest(ask, ships, own, lacking)
            found.append((worth, len(used), tuple(_ORDER[kind] for kind in used), used))
    return tuple(used for *_, used in sorted(found))


def _fewest(ask: Fleet, ships: Fleet, own: Fleet, lacking: int) -> int:
    """How few ships make up for what is missing: single ones first, then pairs."""
    single = 0
    for asked, more, had in zip(ask, ships, own, strict=True):
        useful = asked - had if asked > had else (had - asked) % 2  # an odd one needs another
        single += min(more, useful)
    return min(single, lacking) + 2 * max(0, lacking - single)


@cache
def _some_of(cards: Cards) -> tuple[Cards, ...]:
    """Every choice of some cards, treating equal ones as the same."""
    counts = Counter(cards)
    kinds = list(counts)
    return tuple(
        tuple(kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number))
        for numbers in product(*(range(number + 1) for number in counts.values()))
    )


@lru_cache(1 << 14)
def ways_of_ships(ask: Fleet, ships: Fleet, cards: Cards) -> tuple[Fleet, ...]:
    """The ships that make an irreducible payment together with these cards; the fewest first.

    >>> ways_of_ships((1, 1, 0, 0), (1, 1, 2, 0), ())
    ((1, 1, 0, 0), (1, 0, 2, 0), (0, 1, 2, 0))
    >>> ways_of_ships((1, 0, 0, 0), (1, 0, 0, 0), ("2green",))  # a ship of the card is wasted
    ((0, 0, 0, 0),)
    """
    had, jokers = _ships_of(cards)
    ranges = [
        [
            number
            for number in range(min(own, max(0, asked - of_cards) + 2 * sum(ask)) + 1)
            if not number or (left := number + of_cards - asked) <= 0 or left % 2 == 0
        ]
        for asked, own, of_cards in zip(ask, ships, had, strict=True)
    ]
    found = []
    for green, purple, red, blue in product(*ranges):
        whole = (green + had[0], purple + had[1], red + had[2], blue + had[3])
        if _balance(ask, whole, jokers) == 0:
            found.append((green, purple, red, blue))
    return tuple(sorted(found, key=lambda way: (sum(way), tuple(-number for number in way))))
