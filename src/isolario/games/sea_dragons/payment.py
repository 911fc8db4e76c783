"""What a mission can be paid with (SDR-M1, M2): ships, reef cards, two of a colour for another.

A payment is *irreducible* if nothing of it could be taken back with the mission still paid. Only
those are offered; the second ship of a two-ship card is all that can be wasted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from isolario.games.sea_dragons.parts import Fleet
from isolario.games.sea_dragons.pieces import ANY, TWO_SHIPS

Cards = tuple[str, ...]
"""Reef cards, in the order of their kinds."""

PAYING: Cards = (*TWO_SHIPS, ANY)
"""The kinds of reef cards that can pay."""

_ORDER = {kind: place for place, kind in enumerate(PAYING)}


def usable(reefs: Iterable[str]) -> Cards:
    """The reef cards that can pay, in order.

    >>> usable(("NE", "any", "2red", "gold"))
    ('2red', 'any')
    """
    found = [kind for kind in reefs if kind in _ORDER]
    return tuple(sorted(found, key=_ORDER.__getitem__)) if len(found) > 1 else tuple(found)


def pays(ask: Fleet, ships: Fleet, cards: Cards) -> bool:
    """Whether ships and cards pay for what is asked: what lacks of some colours is made up for by
    any-ships, and by every two ships that are left of another colour.

    >>> pays((2, 0, 0, 0), (1, 0, 2, 0), ()), pays((2, 0, 0, 0), (1, 0, 1, 0), ("any",))
    (True, True)
    >>> pays((2, 0, 0, 0), (0, 0, 3, 0), ("2red",)), pays((0, 1, 0, 0), (1, 0, 1, 0), ())
    (True, False)
    """
    lacking = -cards.count(ANY)
    for colour, asked, own in zip(TWO_SHIPS, ask, ships, strict=True):
        left = own + 2 * cards.count(colour) - asked
        lacking -= left // 2 if left > 0 else left
    return lacking <= 0


def payable(asks: Sequence[Fleet], ships: Fleet, cards: Cards) -> list[int]:
    """Which of several missions could be paid for: their places. The same as `pays`, faster.

    >>> payable([(3, 0, 0, 0), (1, 0, 0, 0), (0, 0, 2, 0)], (0, 2, 1, 0), ("any",))
    [1, 2]
    """
    green, purple, red, blue = ships
    jokers = 0
    for kind in cards:
        if kind == "2green":
            green += 2
        elif kind == "2purple":
            purple += 2
        elif kind == "2red":
            red += 2
        elif kind == "2blue":
            blue += 2
        else:
            jokers += 1
    total = green + purple + red + blue + jokers
    found = []
    for place, ask in enumerate(asks):
        if sum(ask) <= total:
            spare = jokers
            for left in (green - ask[0], purple - ask[1], red - ask[2], blue - ask[3]):
                spare += left // 2 if left > 0 else left
            if spare >= 0:
                found.append(place)
    return found


def irreducible(ask: Fleet, ships: Fleet, cards: Cards) -> bool:
    """Whether something pays, and nothing of it could be taken back.

    >>> irreducible((1, 0, 0, 0), (0, 0, 0, 0), ("2green",))  # a ship of the card is wasted
    True
    >>> irreducible((1, 0, 0, 0), (1, 0, 1, 0), ())
    False
    """
    if not pays(ask, ships, cards):
        return False
    for colour, own in enumerate(ships):
        fewer = list(ships)
        fewer[colour] -= 1
        if own and pays(ask, fleet(*fewer), cards):
            return False
    for place in range(len(cards)):
        if pays(ask, ships, cards[:place] + cards[place + 1 :]):
            return False
    return True


@lru_cache(1 << 14)
def payments(ask: Fleet, ships: Fleet, cards: Cards) -> dict[Cards, tuple[Fleet, ...]]:
    """Every irreducible payment out of some ships and cards: for the cards used the ships that go
    with them, the cheapest first, in both.

    >>> payments((1, 1, 0, 0), (1, 1, 2, 0), ("any",))
    {(): ((1, 1, 0, 0), (1, 0, 2, 0), (0, 1, 2, 0)),
     ('any',): ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 2, 0))}
    """
    found: dict[Cards, tuple[Fleet, ...]] = {}
    for used in _some_of(cards):
        ways = [way for way in _some_ships(ask, ships, used) if irreducible(ask, way, used)]
        if ways:
            ways.sort(key=lambda way: (sum(way), tuple(-ships for ships in way)))
            found[used] = tuple(ways)
    return dict(sorted(found.items(), key=lambda item: _cheapness(*item)))


def _cheapness(cards: Cards, ways: tuple[Fleet, ...]) -> tuple[int, int, tuple[int, ...]]:
    """How many ships are given away at least; then how many cards."""
    worth = sum(1 if kind == ANY else 2 for kind in cards)
    return worth + sum(ways[0]), len(cards), tuple(_ORDER[kind] for kind in cards)


def _some_of(cards: Cards) -> Iterator[Cards]:
    """Every choice of some cards, equal ones being the same."""
    counts = Counter(cards)
    for numbers in product(*(range(counts[kind] + 1) for kind in PAYING)):
        yield tuple(
            kind for kind, number in zip(PAYING, numbers, strict=True) for _ in range(number)
        )


def _some_ships(ask: Fleet, ships: Fleet, cards: Cards) -> Iterator[Fleet]:
    """Choices of ships among which the irreducible payments are. Of each colour there are no more
    than are asked for, or besides that pairs; and what makes up for others is just enough, for of
    more than that something could be taken back."""
    found: list[tuple[tuple[int, ...], int]] = [((), cards.count(ANY))]
    for asked, own, card in zip(ask, ships, TWO_SHIPS, strict=True):
        lacking = asked - 2 * cards.count(card)
        most = min(own, max(0, lacking) + 2 * sum(ask))
        numbers = [
            (number, (number - lacking) // 2 if number > lacking else number - lacking)
            for number in range(most + 1)
            if number <= lacking or (number - lacking) % 2 == 0 or not number
        ]
        found = [((*way, number), spare + more) for way, spare in found for number, more in numbers]
    for way, spare in found:
        if not spare:
            yield fleet(*way)


def fleet(green: int, purple: int, red: int, blue: int) -> Fleet:
    return green, purple, red, blue
