"""The second set of tiles for Land vs Sea: the first, with marks on the smallest regions, too.

The rulebook pays two + marks for an area of two tiles, and two hexes share one edge: so some
regions of a single edge have marks. In the first set none had. And it says that tiles narrow or
part in *one* of their corners; in the first set ten sides had two such corners.

A side that changes gets another name: ``L08`` with its marks elsewhere is ``L08b``. So a name means
the same side in every set.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from isolario.games.land_vs_sea.pieces import APART, Pieces
from isolario.games.land_vs_sea.side import Region, Side, reach
from land_vs_sea_design import Weights
from land_vs_sea_sides import key, land_north, mirror

MOST_MARKS = 4  # on a side, as on those that were seen
CHANGED = "b"
"""What is added to the name of a side that is not as it was."""


@dataclass(frozen=True)
class SecondWeights(Weights):
    """What is wanted of the second set beside what was wanted of the first."""

    own_mirrors: int = 2  # one that is parted has to be parted twice: a corner for each terrain
    twice_parted: int = 0
    on_one_edge: Mapping[int, int] = field(default_factory=lambda: {1: 22, 2: 12})


def seconds(first: Pieces, seed: int, weights: SecondWeights | None = None) -> Iterator[Pieces]:
    """The first set, with fewer corners and its marks elsewhere, in endless ways. Not every one is
    without a miss."""
    number = 0
    while True:
        rng = random.Random(f"isolario land-vs-sea second {seed} {number}")
        yield _Second(first, rng, weights).pieces()
        number += 1


class _Second:
    """Pairs of sides by the name of the one with more land; of each only that one is changed, and
    the other is its mirror again."""

    def __init__(self, first: Pieces, rng: random.Random, weights: SecondWeights | None) -> None:
        self.first = first
        self.rng = rng
        self.weights = weights or SecondWeights()
        self.pairs = {name: side for name, side in first.sides.items() if name[0] == "L"}
        self.others = [
            side
            for name, side in first.sides.items()
            if name[0] not in "LS" and name not in APART and not (_own(side) and side.parted)
        ]
        self.split = [s for s in first.sides.values() if s.id not in APART and _own(s) and s.parted]
        self._part_once()
        self._move_marks()

    # --- corners

    def _part_once(self) -> None:
        """Of two parted corners one is closed: the two regions there become one. A side that is its
        own mirror gives way to a pair."""
        for name, side in self.pairs.items():
            if len(side.parted) > 1:
                self.pairs[name] = self._chosen(_joined(side))
        if self.split:
            number = 1 + max(int(name[1:]) for name in self.pairs)
            self.pairs[f"L{number}"] = self._chosen(_joined(self.split[0]))

    def _chosen(self, able: Iterator[Side]) -> Side:
        found = [side for side in able if not self._there(side)]
        return found[int(self.rng.random() * len(found))]

    def _there(self, side: Side) -> bool:
        """Whether the set has this side already, or its mirror."""
        taken = [*self.others, *self.pairs.values()]
        return {key(side), key(mirror(side))} & {key(s) for s in taken} != set()

    # --- marks

    def _move_marks(self) -> None:
        """From larger regions to those with a single edge, as often as wanted."""
        for bonus in sorted(self.weights.on_one_edge, reverse=True):
            for _ in range(self.weights.on_one_edge[bonus] // 2 - self._marked_already(bonus)):
                self.pairs |= self._moved(bonus)

    def _marked_already(self, bonus: int) -> int:
        """How many pairs of such regions have so many marks."""
        regions = (region for side in self.pairs.values() for region in side.regions)
        return sum(len(region.edges) == 1 and region.bonus == bonus for region in regions)

    def _moved(self, bonus: int) -> dict[str, Side]:
        """The sides that such a move changes: as few as possible of those that are still as they
        were, and each move as likely. Sides with an action stay as they are."""
        free = {name: side for name, side in self.pairs.items() if not side.action}
        able = []
        for name, less in ((name, it) for name, side in free.items() for it in _less(side, bonus)):
            for other, side in ({**free, name: less}).items():
                for more in _more(side, bonus):
                    moved = {name: less, other: more}
                    fresh = sum(self.pairs[at] == self.first.sides.get(at) for at in moved)
                    if not any(map(self._there, moved.values())):
                        able.append((fresh, moved))
        fewest = min(fresh for fresh, _ in able)
        best = [moved for fresh, moved in able if fresh == fewest]
        return best[int(self.rng.random() * len(best))]

    # --- the set

    def pieces(self) -> Pieces:
        """The set with its tiles; what has changed has another name."""
        pairs = {name: self._named(name, side) for name, side in self.pairs.items()}
        now = {
            old: side.id
            for name, pair in pairs.items()
            for old, side in zip(_both(name), pair, strict=True)
        }
        gone = {side.id for side in self.split}
        broken = [tile for tile in self.first.tiles if gone & {*tile}]
        tiles = [(now.get(a, a), now.get(b, b)) for a, b in self.first.tiles if not gone & {a, b}]
        if gone:  # what was on their backs is now back to back, and so is the new pair
            left = [now.get(name, name) for tile in broken for name in tile if name not in gone]
            tiles += zip(left[::2], left[1::2], strict=True)
            tiles += [_both(name) for name in pairs if name not in self.first.sides]
        sides = [*self.others, *(side for pair in pairs.values() for side in pair)]
        sides += [self.first.sides[name] for name in APART]
        by_id = {side.id: side for side in sides}
        order = {name: n for n, name in enumerate(by_id)}
        tiles = [min(tile, tile[::-1], key=lambda t: order[t[0]]) for tile in tiles]
        return Pieces(by_id, tuple(sorted(tiles, key=lambda tile: order[tile[0]])))

    def _named(self, name: str, side: Side) -> tuple[Side, Side]:
        """A pair as it is in the set; the file of the first has those that are as they were."""
        land, sea = _both(name)
        before = self.first.sides.get(land)
        if side == before:
            return side, self.first.sides[sea]
        changed = CHANGED if before else ""
        return (
            msgspec.structs.replace(land_north(side), id=land + changed),
            msgspec.structs.replace(land_north(mirror(side)), id=sea + changed),
        )


def _both(name: str) -> tuple[str, str]:
    return name, "S" + name[1:]


def _own(side: Side) -> bool:
    return key(side) == key(mirror(side))


def _joined(side: Side) -> Iterator[Side]:
    """A side with one of its parted corners closed, as far as it can be drawn."""
    for corner in side.parted:
        one, other = side.region_at[corner], side.region_at[(corner + 1) % 6]
        both = side.regions[one], side.regions[other]
        edges = tuple(sorted((*both[0].edges, *both[1].edges)))
        whole = Region(both[0].terrain, edges, both[0].bonus + both[1].bonus)
        rest = [region for n, region in enumerate(side.regions) if n not in (one, other)]
        found = msgspec.structs.replace(side, regions=(whole, *rest))
        if len(found.parted) == 1 and reach(found.pattern, found.region_at) is not None:
            yield found


def _less(side: Side, bonus: int) -> Iterator[Side]:
    """A side without the marks of one of its larger regions, if they are so many."""
    for at, region in enumerate(side.regions):
        if region.bonus == bonus and len(region.edges) > 1:
            yield _with(side, at, 0)


def _more(side: Side, bonus: int) -> Iterator[Side]:
    """A side with so many marks on a region of a single edge that had none."""
    marked = sum(region.bonus > 0 for region in side.regions)
    for at, region in enumerate(side.regions):
        room = marked < 2 and side.bonus + bonus <= MOST_MARKS
        if room and len(region.edges) == 1 and not region.bonus:
            yield _with(side, at, bonus)


def _with(side: Side, at: int, bonus: int) -> Side:
    regions = list(side.regions)
    regions[at] = Region(regions[at].terrain, regions[at].edges, bonus)
    return msgspec.structs.replace(side, regions=tuple(regions))
