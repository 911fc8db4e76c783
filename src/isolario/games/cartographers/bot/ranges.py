"""Stoneside Forest: mountains that forest joins, and the ways that would join more of them."""

from __future__ import annotations

from isolario.core.boards.bits import bits
from isolario.games.cartographers.bot.far import EVERYWHERE, OneByOne, covering
from isolario.games.cartographers.bot.footprint import Footprint
from isolario.games.cartographers.bot.ledger import stars
from isolario.games.cartographers.bot.wide import beside, clusters
from isolario.games.cartographers.scoring import RANGE

STEPS = 5
"""How many cells from a cluster its ways are followed."""


class StonesideForest(OneByOne):
    """A cluster's way leads through free cells and forest; what it promises is less likely with
    each step to a mountain that no forest joins yet. The best cluster counts."""

    def look(self) -> None:
        ground, taste = self.ground, self.taste
        self.star = stars(RANGE * self.times)
        hope, keep = self.hope * RANGE, taste.stoneside_forest
        self.likely = [stars(hope * keep**step) for step in range(STEPS + 1)]
        self.way = ground.free | ground.forest
        mountains = (1 << place for place in bits(ground.mountains))
        self.ways = [(mountain, self.follow(mountain)) for mountain in mountains]
        self.clusters = clusters(ground.forest)
        self.joined = self.join(self.clusters)
        self.lone = ground.mountains & ~self.joined
        promised = [(self.promise(cluster, self.lone), cluster) for cluster in self.clusters]
        promised.sort(reverse=True)
        self.promised = promised
        self.best = promised[0][0] if promised else 0
        self.before = self.star * self.joined.bit_count() + self.best
        self.on_the_way: dict[int, int] = {}

    def follow(self, mountain: int) -> list[int]:
        """The cells from which a mountain can be reached in no step, in one, …"""
        reached = beside(mountain) & self.way
        steps = [reached]
        for _ in range(STEPS):
            reached |= beside(reached) & self.way
            steps.append(reached)
        return steps

    def join(self, parts: list[int]) -> int:
        """The mountains that are joined to others."""
        joined = 0
        for cluster in parts:
            touched = beside(cluster) & self.ground.mountains
            if touched & touched - 1:
                joined |= touched
        return joined

    def promise(self, cluster: int, lone: int) -> int:
        """What the ways from a cluster promise, if these mountains are not joined yet."""
        reached, alone = [0] * (STEPS + 1), [0] * (STEPS + 1)  # how many mountains at which step
        for mountain, steps in self.ways:
            if cluster & steps[STEPS]:
                at = 0
                while not cluster & steps[at]:
                    at += 1
                reached[at] += 1
                if mountain & lone:
                    alone[at] += 1
        promised, had, touched, more = 0, 0, reached[0], alone[0]
        for at in range(1, STEPS + 1):
            touched += reached[at]
            more += alone[at]
            if touched > 1 and more > had:
                promised += self.likely[at] * (more - had)
                had = more
        return promised

    def hindered(self, cluster: int, cells: int) -> int:
        """The same once some cells are no way any more."""
        way, mountains = self.way & ~cells, self.ground.mountains
        promised, had, reach = 0, 0, cluster
        for at in range(1, STEPS + 1):
            reach |= beside(reach) & way
            touched = beside(reach) & mountains
            if touched & touched - 1:
                has = (touched & self.lone).bit_count()
                if has > had:
                    promised += self.likely[at] * (has - had)
                    had = has
        return promised

    def hindrance(self, cluster: int) -> int:
        """The free cells on the shortest ways from a cluster to the mountains it reaches."""
        found = self.on_the_way.get(cluster)
        if found is None:
            found, near = 0, [cluster]
            for _ in range(STEPS):
                near.append(near[-1] | beside(near[-1]) & self.way)
            for _, steps in self.ways:
                at = 0
                while at <= STEPS and not cluster & steps[at]:
                    at += 1
                if at <= STEPS:
                    for step in range(1, at + 1):
                        found |= near[step] & steps[at - step]
            found &= self.ground.free
            self.on_the_way[cluster] = found
        return found

    def where(self, foot: Footprint, terrain: str) -> int:
        if terrain == "forest":
            return EVERYWHERE
        return covering(foot, self.hindrance(self.promised[0][1])) if self.best else 0

    def gain(self, foot: Footprint, terrain: str, cells: int, around: int) -> int:
        if terrain == "forest":
            return self.grown(foot, cells, around)
        best = 0
        for promised, cluster in self.promised:
            if promised <= best:
                break
            if self.hindrance(cluster) & cells:
                promised = self.hindered(cluster, cells)
            best = max(best, promised)
        return best - self.best

    def grown(self, foot: Footprint, cells: int, around: int) -> int:
        """What more forest gains: the ways are the same, as they lead through forest, too."""
        old: list[int] = []
        whole = cells
        if around & self.ground.forest:
            for cluster in self.clusters:
                if cluster & around:
                    old.append(cluster)
                    whole |= cluster
        new = [whole] if foot.connected else clusters(whole)
        joined = self.joined | self.join(new)
        if joined == self.joined:
            lone = self.lone
            best = next((promised for promised, cluster in self.promised if cluster not in old), 0)
        else:
            lone = self.ground.mountains & ~joined
            best = max([self.promise(c, lone) for c in self.clusters if c not in old], default=0)
        for cluster in new:
            best = max(best, self.promise(cluster, lone))
        return self.star * joined.bit_count() + best - self.before
