"""Sides, maps and random games for the slow Land vs Sea and for whoever is compared with it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable

from tests.reference.land_vs_sea import (
    WHIRLPOOL,
    Cell,
    Map,
    Position,
    Region,
    Side,
    around,
    beside,
    cross,
    do,
    legal,
    new_game,
    problems,
    terrain_at,
)

# Sides


def side(
    text: str,
    marks: str = "",
    action: str = "",
    mountains: Iterable[int] = (),
    coral: Iterable[int] = (),
    caravan: bool = False,
    ship: bool = False,
) -> Side:
    """A side by the letters of its regions, edge by edge: L, M, N, O are land, S, T, U, V sea.
    "LMSSSS" has two land regions side by side, parted by the sea at the corner between them;
    marks="LS" puts a + on the regions L and S. Regions are in the order of their first edges.
    """
    regions = tuple(
        Region(
            "L" if letter in "LMNO" else "S",
            frozenset(edge for edge in range(6) if text[edge] == letter),
            marks.count(letter),
        )
        for letter in dict.fromkeys(text)
    )
    return Side(regions, action, frozenset(mountains), frozenset(coral), caravan, ship)


START = side("LLLSSS")  # LVS-C7


def random_side(rng: random.Random) -> Side:
    """A random valid side.

    Choose land or sea for each edge, and for some corners between equal edges that the other
    terrain reaches them: a rim of points, each an edge or a pinched corner. Points of one terrain
    next to each other are joined, then a few at random, then all of one terrain and all of the
    other that can still be joined, never crossing: so the tile is painted full. If the edges are
    all equal, or a pinched corner is joined to no edge, begin again (`problems`).
    """
    while True:
        terrains = rng.choices("LS", k=6)
        rim: list[tuple[str, set[int]]] = []  # the terrain, the edge (none: a corner)
        for edge in range(6):
            rim.append((terrains[edge], {edge}))
            if terrains[edge] == terrains[(edge + 1) % 6] and rng.random() < 0.15:
                rim.append(("S" if terrains[edge] == "L" else "L", set()))
        every = list(itertools.combinations(range(len(rim)), 2))
        pairs = [(point, (point + 1) % len(rim)) for point in range(len(rim))]
        pairs += rng.sample(every, rng.randrange(6))
        for terrain in rng.sample("LS", 2):
            pairs += [pair for pair in every if rim[pair[0]][0] == terrain]
        groups = [{point} for point in range(len(rim))]
        for one, other in pairs:
            both = [group for group in groups if one in group or other in group]
            rest = [group for group in groups if group not in both]
            joined = set().union(*both)
            if rim[one][0] == rim[other][0] and not any(cross(joined, group) for group in rest):
                groups = [*rest, joined]
        regions = [
            Region(
                rim[min(group)][0],
                frozenset().union(*(rim[point][1] for point in group)),
                rng.choice((0, 0, 0, 1, 1, 2)),
            )
            for group in sorted(groups, key=min)
        ]
        trade = rng.randrange(6)
        made = Side(
            tuple(regions),
            action=rng.choice(("", "", "", "", "again", "steal")),
            mountains=_random_edges(rng, regions, "L"),
            coral=_random_edges(rng, regions, "S"),
            caravan=trade == 0,
            ship=trade == 1,
        )
        if not problems(made):
            return made


def _random_edges(rng: random.Random, regions: list[Region], terrain: str) -> frozenset[int]:
    """Where mountains or coral lie: nowhere, or on two or three edges of one region (LVS-C5)."""
    wide = [one for one in regions if one.terrain == terrain and len(one.edges) > 1]
    if not wide or rng.random() < 0.5:
        return frozenset()
    edges = sorted(rng.choice(wide).edges)
    return frozenset(rng.sample(edges, min(len(edges), rng.choice((2, 3)))))


def random_sides(rng: random.Random, tiles: int = 58) -> list[Side]:
    return [random_side(rng) for _ in range(2 * tiles)]


# Maps


def drawn(rows: dict[Cell, str]) -> Map:
    """A map of sides that are not turned, written as in `side`."""
    return {cell: (side(text), 0) for cell, text in rows.items()}


def without(the_map: Map, *cells: Cell) -> Map:
    """A map before the tiles on some cells were laid."""
    return {cell: laid for cell, laid in the_map.items() if cell not in cells}


def ring(centre: Cell, text: str) -> Map:
    """The same side six times around a cell: its edge 3 faces the cell, edges 2 and 4 touch the
    next one clockwise and the one before."""
    return {beside(centre, k): (side(text), k) for k in range(6)}


def sea_hole() -> Map:
    """Six sea edges around (0, 0). Any of its six tiles may have been the last."""
    return ring((0, 0), "LLSSSL")


def land_hole() -> Map:
    """Six land edges around (0, 0)."""
    return ring((0, 0), "SSLLLS")


def two_holes() -> Map:
    """Sea holes at (0, 0) and (2, 0): the tile at (1, 0), placed last, closes both. Once the
    whirlpool lies in one, the other stays open (LVS-V4)."""
    both = ring((0, 0), "LLSSSL") | ring((2, 0), "LLSSSL")
    return both | drawn({(1, 0): "SLSSSS", (1, 1): "SLLLLS"})


def two_kinds_of_holes() -> Map:
    """A sea hole at (0, 0), a land hole at (2, 0); the tile at (1, 0) closes both."""
    both = ring((2, 0), "SSLLLS") | ring((0, 0), "LLSSSL")
    return both | drawn({(1, -1): "SSSSLL", (0, 1): "SLLSSS"})


def second_hole() -> Map:
    """The whirlpool lies at (0, 0); later (3, 0), placed last, closed a second hole at (2, 0)."""
    return two_holes() | {(0, 0): (WHIRLPOOL, 0)}


def pinched() -> Map:
    """Around (0, 0) two pairs of land edges side by side, each parted at the corner: E from SE,
    W from NW. East and south-east tiles close two small land areas; the west one closes a third;
    north-west is open. One sea runs through the middle."""
    return drawn(
        {
            (0, 0): "LMSNOS",
            (1, 0): "SSSLSS",
            (0, 1): "SSSSLS",
            (-1, 0): "LSSSSS",
        }
    )


def touched_twice() -> Map:
    """A complete land area of three tiles that (0, 0) enters with two regions (LVS-A2)."""
    return drawn({(0, 0): "LMSSSS", (1, 0): "SSLLSS", (0, 1): "SSSSLL"})


def ring_area() -> Map:
    """A complete sea area of six tiles in a ring; outside it land, inside it a land hole at
    (0, 0)."""
    return ring((0, 0), "LLSMSL")


# Games


def crowded(the_map: Map, cell: Cell) -> int:
    """A taste for cells with many tiles around: areas complete, waypoints return."""
    return sum(other in the_map for other in around(cell))


def hollow(the_map: Map, cell: Cell) -> int:
    """A taste for empty cells within many edges of one terrain: holes arise."""
    most = 0
    for hole in around(cell):
        if hole not in the_map:
            edges = [edge for edge in range(6) if beside(hole, edge) in the_map]
            facing = {terrain_at(the_map, beside(hole, e), (e + 3) % 6) for e in edges}
            most = max(most, len(edges) if len(facing) == 1 else 0)
    return most


def random_game(
    rng: random.Random,
    players: int,
    extras: frozenset[str],
    start: Side,
    sides: list[Side],
    taste: Callable[[Map, Cell], int] = crowded,
) -> list[Position]:
    """A game of random decisions: all its positions, first to last. Of up to 100 placements those
    are taken whose map, with the tile on its cell, is most to the taste."""
    position = new_game(rng, players, extras, start, sides)
    game = [position]
    while position.step != "over":
        choices = sorted(legal(position))
        if position.step in ("place", "again"):
            some = rng.sample(choices, min(100, len(choices)))
            hand = position.hands[position.seat]
            worth = {
                (kind, slot, face, k, cell): taste(
                    position.the_map | {cell: (hand[slot][face], k)}, cell
                )
                for kind, slot, face, k, cell in some
            }
            choices = [choice for choice in some if worth[choice] == max(worth.values())]
        position = do(position, rng.choice(choices))
        game.append(position)
    return game
