"""Beacon Patrol again, slowly and plainly, from the register alone: lists and loops.

It uses nothing of the program but its data.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import isolario

DATA: dict[str, Any] = tomllib.loads(
    (Path(isolario.__file__).parent / "games" / "beacon_patrol" / "pieces.toml").read_text("utf-8")
)
ALL: dict[str, dict[str, Any]] = {
    tile["id"]: tile
    for tile in [DATA["headquarters"], *DATA["base"], *DATA["windmills"], *DATA["piers"]]
}
SIDES = [("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)]
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}

Tiles = list[tuple[int, int, str]]


def read(text: str) -> Tiles:
    found = []
    for line in text.splitlines():
        x, y, tile = line.split()
        found.append((int(x), int(y), tile))
    return found


def tile_at(tiles: Tiles, x: int, y: int) -> str | None:
    for at_x, at_y, tile in tiles:
        if (at_x, at_y) == (x, y):
            return tile
    return None


def is_land(tile: str, side: str) -> bool:
    return str(ALL[tile]["edges"]["NESW".index(side)]) == "L"


def is_channel(tile: str) -> bool:
    return ALL[tile]["edges"] in ("LSLS", "SLSL")


def is_open_sea(tile: str) -> bool:
    return str(ALL[tile]["edges"]) == "SSSS"


def is_explored(tiles: Tiles, x: int, y: int) -> bool:
    return all(tile_at(tiles, x + dx, y + dy) is not None for _, dx, dy in SIDES)


def houses_of_island(tiles: Tiles, x: int, y: int) -> int:
    """Every bit of coast is a place (x, y, side). Walk from the pier's own coasts over edges and
    over land inside a tile, until nothing new turns up; then count the houses of tiles walked."""
    pier = tile_at(tiles, x, y)
    assert pier is not None
    walked = [(x, y, side) for side, _, _ in SIDES if is_land(pier, side)]
    for at_x, at_y, side in walked:  # grows on the way
        tile = tile_at(tiles, at_x, at_y)
        assert tile is not None
        more = []
        for other, _, _ in SIDES:
            if is_land(tile, other) and (other == side or not is_channel(tile)):
                more.append((at_x, at_y, other))
        for other, dx, dy in SIDES:
            if other == side and tile_at(tiles, at_x + dx, at_y + dy) is not None:
                more.append((at_x + dx, at_y + dy, OPPOSITE[side]))
        walked += [place for place in more if place not in walked]
    houses = 0
    for at_x, at_y, tile in tiles:
        sides = [side for walk_x, walk_y, side in walked if (walk_x, walk_y) == (at_x, at_y)]
        if sides:
            shore = ALL[tile].get("house_shore")
            if shore is None or shore in sides:
                houses += ALL[tile].get("houses", 0)
    return houses


def points_of(tiles: Tiles, x: int, y: int) -> int:
    tile = tile_at(tiles, x, y)
    assert tile is not None
    if not is_explored(tiles, x, y):
        return 0
    feature = ALL[tile].get("feature")
    if feature in ("lighthouse", "headquarters"):
        return 3
    if feature == "buoy":
        return 2
    if feature == "windmill":
        points = 1
        for _, dx, dy in SIDES:
            beside = tile_at(tiles, x + dx, y + dy)
            if beside is not None and is_open_sea(beside):
                points += 1
        return points
    if feature == "pier":
        return 1 + houses_of_island(tiles, x, y)
    return 1


def score(text: str) -> int:
    tiles = read(text)
    return sum(points_of(tiles, x, y) for x, y, _ in tiles)


def moves(text: str, ship: tuple[int, int], hand: list[str], tokens: int) -> set[str]:
    """What can be placed and where a ship can sail, by trying everything."""
    tiles = read(text)
    x, y = ship
    here = tile_at(tiles, x, y)
    assert here is not None
    found = set()
    for side, dx, dy in SIDES:
        there = tile_at(tiles, x + dx, y + dy)
        letter = side.lower()
        if there is not None:
            if not is_land(here, side) and not is_land(there, OPPOSITE[side]):
                found |= {f"-{tile}>{letter}" for tile in hand}
                if tokens > 0:
                    found.add(f">{letter}")
            continue
        for tile in hand:
            agrees = True
            for other, step_x, step_y in SIDES:
                beside = tile_at(tiles, x + dx + step_x, y + dy + step_y)
                if beside is not None and is_land(tile, other) != is_land(beside, OPPOSITE[other]):
                    agrees = False
            by_water = not is_land(here, side) and not is_land(tile, OPPOSITE[side])
            if agrees and by_water:
                found.add(f"{tile}@{letter}")
    return found
