"""A tile that is told by what is on it: its edges, north first and clockwise, ``L`` land or ``S``
sea, then ``*`` lighthouse, ``+`` buoy, ``W`` windmill or ``P`` pier, then how many houses, and on a
channel on which shore: ``LSSS*``, ``LSLS2N``.
"""

from __future__ import annotations

import re
from typing import Literal

from isolario.games.beacon_patrol.pieces import ALL_EDGES, Feature, Tile

Shore = Literal["", "N", "E", "S", "W"]
SIGNS: dict[str, Feature] = {"*": "lighthouse", "+": "buoy", "W": "windmill", "P": "pier"}
_SHORES: dict[str, Shore] = {"": "", "N": "N", "E": "E", "S": "S", "W": "W"}
MOST_HOUSES = 4  # that a tile has room for
_TILE = re.compile(r"([LS]{4})([*+WP]?)(?:([0-9])([NESW]?))?")


def is_description(word: str) -> bool:
    """Whether a word tells what is on a tile.

    >>> is_description("LSLS2N"), is_description("N5")
    (True, False)
    """
    return _TILE.fullmatch(word) is not None


def described(word: str) -> Tile:
    """The tile that a description tells of; its id is the description.

    >>> tile = described("LSLS+2N")
    >>> tile.feature, tile.houses_on(1), tile.houses_on(4)
    ('buoy', 2, 0)
    """
    found = _TILE.fullmatch(word)
    if found is None:
        raise KeyError(word)
    edges, sign, houses, shore = found.groups()
    return Tile(word, edges, SIGNS[sign] if sign else "", int(houses or 0), _SHORES[shore or ""])


def shown(tile: Tile) -> tuple[str, str, str]:
    """What is on a tile, as it is written: its sign, its houses, on which shore they are."""
    sign = next((sign for sign, feature in SIGNS.items() if feature == tile.feature), "")
    return (sign, str(tile.houses), tile.house_shore) if tile.houses else (sign, "", "")


def told(tile: Tile) -> str:
    """A tile as it is described.

    >>> told(described("LSSS*1"))
    'LSSS*1'
    """
    return tile.edges + "".join(shown(tile))


def cannot_be(tile: Tile) -> bool:
    """Whether there can be no such tile: no ship can come to it, houses or a pier stand on no land,
    a pier does not stand on one mass of it (BCN-F4)."""
    on_land = not tile.house_shore or tile.edges["NESW".index(tile.house_shore)] == "L"
    return (
        tile.land == ALL_EDGES
        or tile.houses > (MOST_HOUSES if tile.land else 0)
        or not on_land
        or (tile.feature == "pier" and len(tile.shores) != 1)
    )
