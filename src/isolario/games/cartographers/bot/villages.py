"""What a drawing changes for the cards that ask for clusters of villages."""

from __future__ import annotations

from functools import lru_cache

from isolario.games.cartographers.bot.far import EVERYWHERE, OneByOne, covering
from isolario.games.cartographers.bot.footprint import Footprint
from isolario.games.cartographers.bot.ledger import stars
from isolario.games.cartographers.bot.near import draws
from isolario.games.cartographers.bot.wide import beside, clusters
from isolario.games.cartographers.scoring import HOLD, PLAINS
from isolario.games.cartographers.sheet import SIDE


class Villages(OneByOne):
    """A card that asks for clusters of villages."""

    def look(self) -> None:
        self.clusters = clusters(self.ground.village)

    def joined(self, foot: Footprint, cells: int, around: int) -> tuple[list[int], list[int]]:
        """The clusters that a drawing touches, and those that it makes of them."""
        if not around & self.ground.village:
            return [], [cells] if foot.connected else clusters(cells)
        old = [cluster for cluster in self.clusters if cluster & around]
        whole = cells
        for cluster in old:
            whole |= cluster
        return old, [whole] if foot.connected else clusters(whole)


class Wildholds(Villages):
    def look(self) -> None:
        super().look()
        free = self.ground.free
        by_size = [stars(self.hope * self.taste.wildholds * size * size) for size in range(HOLD)]
        self.promises = by_size
        self.full = stars(8 * self.times)
        self.worths = {cluster: self.worth(cluster, free) for cluster in self.clusters}
        self.rooms = [  # of villages that may be shut in
            (beside(cluster) & free, worth)
            for cluster, worth in self.worths.items()
            if worth and cluster.bit_count() < HOLD
        ]

    def worth(self, cluster: int, free: int) -> int:
        size = cluster.bit_count()
        if size >= HOLD:
            return self.full
        return self.promises[size] if beside(cluster) & free else 0

    def where(self, foot: Footprint, terrain: str) -> int:
        if draws(terrain, "village"):
            return EVERYWHERE
        found = 0
        for room, _ in self.rooms:
            if room.bit_count() <= foot.size:
                found |= room
        return covering(foot, found) if found else 0

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        if not draws(terrain, "village"):
            return -sum([worth for room, worth in self.rooms if not room & ~cells])
        old, new = self.joined(foot, cells, around)
        free = self.ground.free & ~cells
        gained = 0
        for cluster in new:
            gained += self.worth(cluster, free)
        for cluster in old:
            gained -= self.worths[cluster]
        return gained


class GreengoldPlains(Villages):
    def look(self) -> None:
        super().look()
        ground = self.ground
        self.kinds = (ground.forest, ground.farm, ground.water, ground.monster, ground.mountains)
        self.full = stars(3 * self.times)
        self.promises = [stars(self.hope * worth) for worth in self.taste.greengold_plains]
        self.known = {}  # what is around each cluster, how many kinds, how much is free, its worth
        for cluster in self.clusters:
            around = beside(cluster) & ~cluster
            kinds = sum([1 for cells in self.kinds if cells & around])
            room = (around & ground.free).bit_count()
            self.known[cluster] = around, kinds, room, self.worth(kinds, room)

    def worth(self, kinds: int, room: int) -> int:
        if kinds >= PLAINS:
            return self.full
        return self.promises[kinds] if room >= PLAINS - kinds else 0

    def where(self, foot: Footprint, terrain: str) -> int:
        if draws(terrain, "village"):
            return EVERYWHERE
        return covering(foot, beside(self.ground.village) & self.ground.free)

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        gained = 0
        if not draws(terrain, "village"):
            drawn = getattr(self.ground, terrain)
            for near, kinds, room, worth in self.known.values():
                if covered := near & cells:
                    more = kinds if near & drawn else kinds + 1
                    gained += self.worth(more, room - covered.bit_count()) - worth
            return gained
        old, new = self.joined(foot, cells, around)
        free = self.ground.free & ~cells
        for cluster in new:
            near = beside(cluster) & ~cluster
            kinds = 0
            for other in self.kinds:
                if other & near:
                    kinds += 1
            gained += self.worth(kinds, (near & free).bit_count())
        for cluster in old:
            gained -= self.known[cluster][3]
        return gained


class Shieldgate(Villages):
    def look(self) -> None:
        super().look()
        self.room = beside(self.ground.free)
        self.known = [(c, c.bit_count(), bool(c & self.room)) for c in self.clusters]
        self.rooms = [beside(c) & self.ground.free for c, _, is_open in self.known if is_open]
        second, lead = self.taste.shieldgate
        self.second, self.lead = stars(self.hope * second), stars(self.hope * lead)
        self.stars = stars(2 * self.times)
        self.before = self.worth(
            [size for _, size, _ in self.known], [s for _, s, o in self.known if o]
        )

    def worth(self, sizes: list[int], growing: list[int]) -> int:
        """``growing``: the sizes of those that have room to grow."""
        worth = 0
        if len(sizes) > 1:
            sizes.sort()
            worth = self.stars * sizes[-2]
        if growing:
            growing.sort()
            second = growing[-2] if len(growing) > 1 else 0
            worth += self.lead * (growing[-1] - second) + self.second * second
        return worth

    def where(self, foot: Footprint, terrain: str) -> int:
        if draws(terrain, "village"):
            return EVERYWHERE
        found = 0
        for room in self.rooms:
            if room.bit_count() <= foot.size:
                found |= room
        return covering(foot, found) if found else 0

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        free = self.ground.free & ~cells
        sizes, growing = [], []
        if not draws(terrain, "village"):
            room = beside(free)
            for cluster, size, _ in self.known:
                sizes.append(size)
                if cluster & room:
                    growing.append(size)
            return self.worth(sizes, growing) - self.before
        old, new = self.joined(foot, cells, around)
        for cluster, size, is_open in self.known:
            if cluster not in old:
                sizes.append(size)
                if is_open:
                    growing.append(size)
        for cluster in new:
            sizes.append(cluster.bit_count())
            if beside(cluster) & free:
                growing.append(sizes[-1])
        return self.worth(sizes, growing) - self.before


@lru_cache(256)
def _room_for_a_city(each: float) -> tuple[int, ...]:
    """What the largest cluster promises by how many cells beside it are free."""
    return tuple(stars(each * min(8, room)) for room in range(SIDE * SIDE))


class GreatCity(Villages):
    def look(self) -> None:
        super().look()
        self.near = beside(self.ground.mountains)
        self.room = self.ground.free & ~self.near
        self.largest = max(self.clusters, key=int.bit_count, default=0)
        self.size = self.largest.bit_count()
        self.beyond = beside(self.largest) & self.room
        self.star = stars(self.times)
        self.promises = _room_for_a_city(self.hope * self.taste.great_city)
        self.before = self.worth(self.clusters, self.room)

    def worth(self, found: list[int], room: int) -> int:
        """What clusters in the order of their first cells are worth."""
        if not found:
            return 0
        largest = max(found, key=int.bit_count)
        size = largest.bit_count()
        if self.edition == "original-2019":
            best = max([c.bit_count() for c in found if not c & self.near], default=0)
        else:
            best = max([(c & ~self.near).bit_count() for c in found if c.bit_count() == size])
        return self.star * best + self.promises[(beside(largest) & room).bit_count()]

    def where(self, foot: Footprint, terrain: str) -> int:
        if not draws(terrain, "village"):
            return covering(foot, self.beyond) if self.hope else 0
        if self.edition == "original-2019" or foot.size >= self.size or not foot.connected:
            return EVERYWHERE
        return covering(foot, beside(self.ground.village))  # elsewhere it remains too small

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        if not draws(terrain, "village"):
            left = (self.beyond & ~cells).bit_count()
            return self.promises[left] - self.promises[self.beyond.bit_count()]
        old, new = self.joined(foot, cells, around)
        found = [cluster for cluster in self.clusters if cluster not in old] + new
        found.sort(key=_first_cell)
        return self.worth(found, self.room & ~cells) - self.before


def _first_cell(cluster: int) -> int:
    return cluster & -cluster
