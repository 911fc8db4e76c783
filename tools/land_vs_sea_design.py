"""Designs sets of tiles for Land vs Sea, mirror-fair and with the numbers that `Weights` wants.
What comes of it is the first set; `land_vs_sea_marks` makes the second of it.

Almost everything is made twice, a side and its mirror; a few sides are their own mirrors.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TypeVar

import msgspec

from isolario.games.land_vs_sea.pieces import Pieces
from isolario.games.land_vs_sea.side import Action, Region, Side, Terrain
from land_vs_sea_sides import (
    PATTERNS,
    REAL,
    SET_APART,
    Key,
    key,
    land_north,
    mirror,
    pattern,
    shapes,
)

SEED = 1

T = TypeVar("T")


@dataclass(frozen=True)
class Weights:
    """What a set should be like. Numbers are of sides (marks: of regions) in the whole set."""

    patterns: Mapping[str, int] = field(
        default_factory=lambda: {
            "LLLSSS": 26,  # the others have mirrors, so there are twice as many
            "LLSSSS": 12,
            "LLSLSS": 11,
            "LSLSSS": 9,
            "LSSLSS": 7,
            "LSSSSS": 6,
        }
    )
    own_mirrors: int = 4
    alike: int = 2  # tiles with one pattern, LLLSSS, on both sides
    parted: int = 58
    twice_parted: int = 10  # among them
    again: int = 12
    steal: int = 10
    caravans: int = 14
    mountains: int = 18
    three_edged: int = 6  # among them
    both_ranges: int = 4  # sides with a mountain and a coral
    marks: Mapping[int, int] = field(default_factory=lambda: {1: 56, 2: 28, 3: 8})
    on_one_edge: Mapping[int, int] = field(default_factory=dict)  # no aim of the first set
    mark_on_one_edge: float = 0.1  # the real ones have no marks; here they never have two
    second_mark: float = 0.4  # how much less likely a second marked region on a side is
    same_mark: float = 20.0  # how much more likely one is on a side that occurs twice
    crowded_mark: float = 0.55  # the same for each feature on the side
    crowded: float = 0.3  # how much less likely a second feature on a side is


# --- designing a set ----------------------------------------------------------------------------


def candidates(seed: int = SEED, weights: Weights | None = None) -> Iterator[Pieces]:
    """Endless sets. Not every one is without a miss."""
    number = 0
    while True:
        yield _Design(random.Random(f"isolario land-vs-sea {seed} {number}"), weights).pieces()
        number += 1


def pick(rng: random.Random, items: Sequence[T], weight: Callable[[T], float]) -> T | None:
    """One of the items, by weight; None if all weights are 0."""
    weights = [weight(item) for item in items]
    left = rng.random() * sum(weights)
    for item, share in zip(items, weights, strict=True):
        left -= share
        if share and left < 0:
            return item
    return None


def spread(count: int, chosen: int, offset: float) -> list[bool]:
    """Marks this many of a row, as evenly as possible.

    >>> spread(4, 2, 0.0)
    [False, True, False, True]
    """
    share = chosen / count
    return [int((n + 1) * share + offset) > int(n * share + offset) for n in range(count)]


@cache
def _shapes_of(name: str, parted: int) -> tuple[Side, ...]:
    return tuple(s for s in shapes() if pattern(s) == name and len(s.parted) == parted)


class _Design:
    """A set in the making: sides that are their own mirrors, and one of each pair."""

    def __init__(self, rng: random.Random, weights: Weights | None) -> None:
        self.rng = rng
        self.weights = weights or Weights()
        self.known = [REAL[name] for name in "BDEF"]  # C is the mirror of B
        self.own = [REAL["A"], *self._own_mirrors()]
        self.made = self._bare_sides()
        self._lay_ranges()
        self._set_out()
        self._act()
        self._mark()

    # Each of the following puts one thing onto the sides made so far.

    def _own_mirrors(self) -> list[Side]:
        """With A, as many as wanted; their largest regions have a mark each, or none."""
        able = [s for s in shapes() if key(s) == key(mirror(s)) and len(s.parted) <= 2]
        self.rng.shuffle(able)
        found = []
        for n in range(self.weights.own_mirrors - 1):
            regions = able[n % len(able)].regions
            marked = max(len(r.edges) for r in regions) if self.rng.random() < 0.5 else 0
            with_marks = (Region(r.terrain, r.edges, int(len(r.edges) == marked)) for r in regions)
            found.append(Side("", tuple(with_marks)))
        return found

    def _bare_sides(self) -> list[Side]:
        wants = self.weights
        before = [*self.own, *(s for known in self.known for s in (known, mirror(known)))]
        there = Counter(map(pattern, before))
        kinds: list[str] = []
        for name, count in wants.patterns.items():
            alone = name == "LLLSSS"
            kinds += [name] * ((count - there[name]) // (2 if alone else 1))
        parted = (wants.parted - sum(bool(s.parted) for s in before)) // 2
        twice = (wants.twice_parted - sum(len(s.parted) > 1 for s in before)) // 2
        corners = [int(one) for one in spread(len(kinds), parted, self.rng.random())]
        places = [n for n, one in enumerate(corners) if one]
        for n, more in zip(places, spread(parted, twice, self.rng.random()), strict=True):
            corners[n] += more
        decks: dict[tuple[str, int], list[Side]] = {}
        made = []
        for kind in zip(kinds, corners, strict=True):
            if not decks.get(kind):
                decks[kind] = list(_shapes_of(*kind))
                self.rng.shuffle(decks[kind])
            made.append(decks[kind].pop())
        return made

    def _lay_ranges(self) -> None:
        wants = self.weights
        both = wants.both_ranges // 2
        known = sum(bool(s.mountain) + bool(s.coral) for s in self.known)
        lengths = [3] * wants.three_edged + [2] * (wants.mountains - known - wants.three_edged)
        self.rng.shuffle(lengths)
        for length in lengths[: 2 * both : 2]:
            self._put_range(length, lambda side: not self._load(side), "L")
        for length in lengths[1 : 2 * both : 2]:
            self._put_range(length, lambda side: bool(side.mountain and not side.coral), "S")
        for length in lengths[2 * both :]:
            self._put_range(length, lambda side: not side.mountain and not side.coral, "LS")

    def _put_range(self, length: int, here: Callable[[Side], bool], terrains: str) -> None:
        def options(side: Side) -> list[tuple[str, tuple[int, ...]]]:
            rows = [tuple(sorted((e + n) % 6 for n in range(length))) for e in range(6)]
            return [
                (region.terrain, row)
                for region in side.regions
                if region.terrain in terrains
                for row in rows
                if set(row) <= set(region.edges)
            ]

        place = self._place(lambda side: bool(here(side) and options(side)))
        if place is None:
            return
        choice = pick(self.rng, options(self.made[place]), lambda option: 1)
        assert choice is not None
        name = "mountain" if choice[0] == "L" else "coral"
        self._change(place, **{name: choice[1]})

    def _set_out(self) -> None:
        """Caravans and ships, where there is room for one."""

        def roomy(terrain: Terrain, side: Side) -> bool:
            room = any(r.terrain == terrain and len(r.edges) > 1 for r in side.regions)
            return room and not side.caravan and not side.ship

        for _ in range(self.weights.caravans):
            caravan = self.rng.random() < 0.5
            place = self._place(partial(roomy, "L" if caravan else "S"))
            if place is not None:
                self._change(place, caravan=caravan, ship=not caravan)

    def _act(self) -> None:
        actions: list[Action] = ["again"] * (self.weights.again // 2)
        actions += ["steal"] * (self.weights.steal // 2)
        for action in actions:
            place = self._place(lambda s: not s.action and not s.caravan and not s.ship)
            if place is not None:
                self._change(place, action=action)

    def _mark(self) -> None:
        """Marks, the largest first."""
        wants = self.weights
        others = [*self.own, *(s for known in self.known for s in (known, mirror(known)))]
        there = Counter(r.bonus for side in others for r in side.regions)
        for bonus in sorted(wants.marks, reverse=True):
            for _ in range((wants.marks[bonus] - there[bonus]) // 2):
                self._put_mark(bonus)

    def _put_mark(self, bonus: int) -> None:
        wants = self.weights
        times = self._times()

        def weight(spot: tuple[int, int]) -> float:
            side = self.made[spot[0]]
            region = side.regions[spot[1]]
            marked = sum(r.bonus > 0 for r in side.regions)
            if region.bonus or marked > 1 or side.bonus + bonus > 4 - 2 * bool(side.action):
                return 0
            small = 1.0
            if len(region.edges) == 1:
                small = wants.mark_on_one_edge if bonus == 1 else 0.0
            spare = wants.second_mark if marked else 1.0
            same = wants.same_mark if times[key(side)] > 1 else 1.0
            return small * spare * same * float(wants.crowded_mark ** self._load(side))

        spots = [(n, r) for n, side in enumerate(self.made) for r in range(len(side.regions))]
        spot = pick(self.rng, spots, weight)
        if spot is not None:
            place, at = spot
            regions = list(self.made[place].regions)
            regions[at] = Region(regions[at].terrain, regions[at].edges, bonus)
            self._change(place, regions=tuple(regions))

    def _times(self) -> Counter[Key]:
        """How often each side occurs, mirrors included."""
        pairs = [*self.known, *self.made]
        return Counter(key(side) for side in (*self.own, *pairs, *map(mirror, pairs)))

    def _load(self, side: Side) -> int:
        """How many things a side has."""
        ranges = bool(side.mountain) + bool(side.coral)
        return bool(side.action) + ranges + (side.caravan or side.ship)

    def _place(self, here: Callable[[Side], bool]) -> int | None:
        """Some side that can take another thing; a crowded one rarely or never."""

        def weight(place: int) -> float:
            side = self.made[place]
            load = self._load(side)
            return self.weights.crowded**load if load < 2 and here(side) else 0

        return pick(self.rng, range(len(self.made)), weight)

    def _change(self, place: int, **what: object) -> None:
        self.made[place] = msgspec.structs.replace(self.made[place], **what)

    # --- the whole set

    def pieces(self) -> Pieces:
        """The set with its tiles, everything named."""
        own = [self.own[0], *self._named("M", self.own[1:])]
        pairs = [(REAL["B"], REAL["C"])]
        pairs += [(REAL[n], _called(f"{n}2", land_north(mirror(REAL[n])))) for n in "DEF"]
        pairs += self._pairs()
        sides = [*REAL.values(), *(pair[1] for pair in pairs[1:4]), *own[1:]]
        sides += [side for pair in pairs[4:] for side in pair]
        by_id = {side.id: side for side in (*sides, *SET_APART)}
        order = {name: n for n, name in enumerate(by_id)}
        tiles = [*self._tiles_of_own(own), *self._tiles_of_pairs(pairs)]
        tiles = [min(tile, tile[::-1], key=lambda t: order[t[0]]) for tile in tiles]
        return Pieces(by_id, tuple(sorted(tiles, key=lambda tile: order[tile[0]])))

    def _named(self, letter: str, sides: Sequence[Side]) -> list[Side]:
        return [_called(f"{letter}{n}", land_north(s)) for n, s in enumerate(sides, 1)]

    def _pairs(self) -> list[tuple[Side, Side]]:
        """The sides made, each as (more land, more sea), in the order of their patterns."""
        pairs = []
        for side in self.made:
            one, other = side, mirror(side)
            if (one.land.bit_count(), key(one)) < (other.land.bit_count(), key(other)):
                one, other = other, one
            pairs.append((land_north(one), land_north(other)))
        pairs.sort(key=lambda pair: (PATTERNS.index(pattern(pair[1])), len(pair[0].parted)))
        return [
            (_called(f"L{n:02}", one), _called(f"S{n:02}", other))
            for n, (one, other) in enumerate(pairs, 1)
        ]

    def _tiles_of_own(self, own: Sequence[Side]) -> list[tuple[str, str]]:
        rest = [side.id for side in own]
        self.rng.shuffle(rest)
        return list(zip(rest[::2], rest[1::2], strict=True))

    def _tiles_of_pairs(self, pairs: Sequence[tuple[Side, Side]]) -> list[tuple[str, str]]:
        """Two pairs make two tiles, each the mirror of the other; many small swaps choose the pairs
        to be as unlike as possible."""

        def clash(one: Side, other: Side) -> float:
            return (
                6 * bool(one.action and other.action)
                + 4 * (pattern(one) == pattern(other))
                + abs(one.land.bit_count() + other.land.bit_count() - 6)
                + bool((one.mountain or one.coral) and (other.mountain or other.coral))
                + 2 * ((one.caravan or one.ship) and (other.caravan or other.ship))
            )

        @cache
        def worth(n: int, m: int) -> tuple[float, bool]:
            straight, swapped = clash(pairs[n][0], pairs[m][0]), clash(pairs[n][0], pairs[m][1])
            return min((straight, False), (swapped, True))

        row = list(range(len(pairs)))
        self.rng.shuffle(row)
        for _ in range(4000):
            a, b = (2 * int(self.rng.random() * (len(row) // 2)) for _ in "ab")
            now = worth(row[a], row[a + 1])[0] + worth(row[b], row[b + 1])[0]
            if a != b and worth(row[a], row[b])[0] + worth(row[a + 1], row[b + 1])[0] < now:
                row[a + 1], row[b] = row[b], row[a + 1]
        tiles = []
        for n, m in zip(row[::2], row[1::2], strict=True):
            one, other = pairs[n], pairs[m][::-1] if worth(n, m)[1] else pairs[m]
            tiles += [(one[0].id, other[0].id), (one[1].id, other[1].id)]
        return tiles


def _called(name: str, side: Side) -> Side:
    return msgspec.structs.replace(side, id=name)
