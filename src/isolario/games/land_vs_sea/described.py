"""A side that is told by what is seen of it: six edges from the east on and clockwise, ``L`` or
``S``; edges of one terrain that do not belong together differ as ``L``, ``l`` and ``L2``. Behind an
edge ``+`` is a mark of its region, ``^`` a mountain or coral that lies there. ``-caravan`` and
``-ship`` come last.
"""

from __future__ import annotations

import re

from isolario.games.land_vs_sea.side import Region, Side, Terrain, crossing

THINGS = ("caravan", "ship")
MOST_MARKS = 3  # on a region (LVS-C4)

_SIDE = re.compile(r"((?:[LlSs][2-9]?[+^]*){6})(-caravan)?(-ship)?")
_EDGE = re.compile(r"([LlSs][2-9]?)([+^]*)")
_NAMES: dict[Terrain, tuple[str, ...]] = {
    "L": ("L", "l", "L2", "L3", "L4", "L5"),
    "S": ("S", "s", "S2", "S3", "S4", "S5"),
}
"""How the regions of a terrain are written, in the order in which one meets them."""


def is_description(word: str) -> bool:
    """Whether a word tells what is on a side.

    >>> is_description("LS++Sl^l^L-ship"), is_description("L07")
    (True, False)
    """
    return _SIDE.fullmatch(word) is not None


def described(word: str) -> Side:
    """The side that a description tells of; its id is the description.

    >>> side = described("LS++Sl^l^L-ship")
    >>> side.pattern, side.bonus, side.mountain, side.ship
    ('LSSLLL', 2, (3, 4), True)
    """
    found = _SIDE.fullmatch(word)
    if found is None:
        raise KeyError(word)
    edges = _EDGE.findall(found[1])
    regions: dict[str, list[int]] = {}
    for edge, (name, _) in enumerate(edges):
        regions.setdefault(name, []).append(edge)
    high = [edge for edge, (_, signs) in enumerate(edges) if "^" in signs]
    return Side(
        word,
        tuple(
            Region(_terrain(name), tuple(its), sum(edges[edge][1].count("+") for edge in its))
            for name, its in regions.items()
        ),
        "",
        tuple(edge for edge in high if _terrain(edges[edge][0]) == "L"),
        tuple(edge for edge in high if _terrain(edges[edge][0]) == "S"),
        found[2] is not None,
        found[3] is not None,
    )


def _terrain(name: str) -> Terrain:
    return "L" if name[0] in "Ll" else "S"


def cannot_be(side: Side) -> bool:
    """Whether there can be no such side: its regions cross, or nothing parts them (LVS-C3), or one
    has too many marks (LVS-C4). Nothing else matters for what it brings."""
    return (
        crossing(side.region_at) is not None
        or side.reach is None
        or any(region.bonus > MOST_MARKS for region in side.regions)
    )


def edges_told(side: Side) -> tuple[str, ...]:
    """What is behind each edge of a side, as it is written: marks where one meets their region.

    >>> edges_told(described("sLLs^s^l+"))
    ('S', 'L', 'L', 'S^', 'S^', 'l+')
    """
    names: dict[int, str] = {}
    left = {terrain: iter(spelt) for terrain, spelt in _NAMES.items()}
    told = []
    for edge, at in enumerate(side.region_at):
        marks = ""
        if at not in names:
            names[at] = next(left[side.regions[at].terrain])
            marks = "+" * side.regions[at].bonus
        high = "^" if edge in side.mountain or edge in side.coral else ""
        told.append(names[at] + high + marks)
    return tuple(told)


def things_told(side: Side) -> tuple[str, ...]:
    """What else stands on a side, of what counts."""
    return tuple(thing for thing in THINGS if getattr(side, thing))
