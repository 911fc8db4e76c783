"""The drawings of the sides of Land vs Sea: what they show is what the sides are."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from isolario.games.land_vs_sea.pieces import APART, FOLDER, SIDES
from isolario.games.land_vs_sea.scene import tiles_art
from isolario.games.land_vs_sea.scene.coasts import (
    RADIUS,
    Point,
    apart,
    coasts,
    corner,
    inside,
    outline,
    shores,
    towards,
    within,
)
from isolario.games.land_vs_sea.scene.drawn import file
from isolario.games.land_vs_sea.scene.things import Thing, things
from isolario.games.land_vs_sea.side import Side
from isolario.picture.palette import PALETTE, TOKENS
from isolario.picture.symbols import read
from tests.picture.test_art import picture

ALL = list(SIDES.values())
TEXT = (FOLDER / "symbols.toml").read_text("utf-8")
DRAWINGS = read(TEXT)
SOME = [SIDES[name] for name in (*APART, *"ABCDEF", "L38", "S48")]
NUMBER = re.compile(r"-?\d*\.?\d+")


def nearly_same(one: str, other: str) -> bool:
    """Whether texts differ only by a hair: a sine is not the same everywhere."""
    if NUMBER.sub("0", one).replace(" ", "") != NUMBER.sub("0", other).replace(" ", ""):
        return False
    numbers = zip(NUMBER.findall(one), NUMBER.findall(other), strict=True)
    return all(abs(float(a) - float(b)) < 0.35 for a, b in numbers)


@pytest.mark.parametrize("side", ALL, ids=lambda side: side.id)
def test_drawings_are_made_by_code(side: Side) -> None:
    line = next(x for x in TEXT.splitlines() if x.startswith(f"side_{side.id} = "))
    assert nearly_same(line, f"side_{side.id} = '{tiles_art.drawing(side)}'"), (
        "run: python -m isolario.games.land_vs_sea.scene.tiles_art"
    )


@pytest.mark.parametrize("side", SOME, ids=lambda side: side.id)
def test_who_plays_without_ranges_sees_none(side: Side) -> None:
    ranges = bool(side.mountain or side.coral)
    assert (f"plain_{side.id}" in DRAWINGS) == ranges
    if ranges:
        line = next(x for x in TEXT.splitlines() if x.startswith(f"plain_{side.id} = "))
        assert nearly_same(line, f"plain_{side.id} = '{tiles_art.drawing(side, plain=True)}'")
        grounds = DRAWINGS[f"side_{side.id}"].tokens - DRAWINGS[f"plain_{side.id}"].tokens
        assert grounds & {"mountain", "coral"}


@pytest.mark.parametrize("side", SOME, ids=lambda side: side.id)
def test_places_are_made_by_code(side: Side) -> None:
    for stored, made in zip(things()[side.id], tiles_art.things(side), strict=True):
        assert stored.name == made.name
        assert apart(stored[1:], made[1:]) < 0.2


def test_drawings_name_tokens_only() -> None:
    assert {f"side_{name}" for name in SIDES} < set(DRAWINGS)
    for symbol in DRAWINGS.values():
        assert symbol.tokens <= set(TOKENS) - set(PALETTE.interface)


def regions_at(side: Side, point: Point) -> list[int]:
    return [n for n in range(len(side.regions)) if within(point, outline(side, n))]


@pytest.mark.parametrize("side", ALL, ids=lambda side: side.id)
def test_coasts_are_where_the_regions_part(side: Side) -> None:
    """The middle of each edge, and each parted corner, is in the polygon of its region."""
    for edge in range(6):
        for far in (46, 51):
            assert regions_at(side, towards(edge, far)) == [side.region_at[edge]]
    for at, region in (side.reach or {}).items():
        for deep in (4, 10, 16):
            assert regions_at(side, towards(at + 0.5, RADIUS - deep)) == [region]


@pytest.mark.parametrize("side", ALL, ids=lambda side: side.id)
def test_coasts_run_from_corner_to_corner_and_keep_apart(side: Side) -> None:
    assert len(coasts(side)) == len(side.regions) - 1
    for (start, end), line in coasts(side).items():
        assert apart(line[0], corner(start.corner)) < 1e-6
        assert apart(line[-1], corner(end.corner)) < 1e-6
        assert all(inside(point) > 3 for point in line[1:-1])
    for one, other in combinations(shores(side), 2):
        for point in one:
            ends = min(apart(point, end) for end in (one[0], one[-1], other[0], other[-1]))
            if ends > 18:
                assert min(apart(point, there) for there in other) > 9


def test_parted_corners_are_wide_enough_to_be_seen() -> None:
    """16 u from the corner the gap is about 8 u wide on each side of the middle."""
    for side in ALL:
        for at in side.parted:
            middle = towards(at + 0.5, RADIUS - 16)
            gap = min(apart(middle, point) for shore in shores(side) for point in shore)
            assert gap > 7.5, side.id


def test_parted_corners_are_seen_at_44_pixels() -> None:
    """A tile with and one without: B is A except for the corner in the north."""
    a, b = (picture(DRAWINGS[f"side_{name}"], "light", 44).convert("L") for name in "AB")
    x, y = 22, 9  # a fifth of the way down from the corner
    assert abs(a.getpixel((x, y)) - b.getpixel((x, y))) > 12  # type: ignore[operator]


@pytest.mark.parametrize("side", ALL, ids=lambda side: side.id)
def test_things_stand_where_they_belong(side: Side) -> None:
    found = things()[side.id]
    names = [thing.name for thing in found]
    assert names.count("bonus") == side.bonus
    assert ("caravan" in names, "ship" in names) == (side.caravan, side.ship)
    assert names.count("peak") == max(0, 2 * len(side.mountain) - 1)
    assert names.count("coral") == max(0, 2 * len(side.coral) - 1)
    assert [n for n in names if n in ("again", "steal")] == [side.action] * bool(side.action)
    ground = {"caravan": "L", "peak": "L", "ship": "S", "coral": "S"}
    marks = [0] * len(side.regions)
    for name, x, y in found:
        (region,) = regions_at(side, (x, y))
        assert side.regions[region].terrain == ground.get(name, side.regions[region].terrain)
        marks[region] += name == "bonus"
    assert marks == [region.bonus for region in side.regions]
    for one, other in combinations([t for t in found if t.name not in ("peak", "coral")], 2):
        assert apart(one[1:], other[1:]) > 14


def test_things_turn_with_the_tile_and_stay_upright() -> None:
    thing = Thing("ship", 0.0, -40.0)
    assert thing.turned(0) == thing
    for k in range(6):
        x, y = towards(4.5 + k, 40)
        assert apart((x, y), thing.turned(k)[1:]) < 0.1
        assert thing.turned(k).name == "ship"


def test_the_file_of_places_names_every_side() -> None:
    assert things().keys() == SIDES.keys()
    assert file("things.toml").read_text("utf-8").startswith("# Made by: python -m isolario")
