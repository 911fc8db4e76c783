"""Random sides and games of the slow Land vs Sea: what must hold whatever happens."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from tests.reference import land_vs_sea as slow
from tests.reference.land_vs_sea import (
    ALL,
    MOUNTAINS,
    NONE,
    WAYPOINTS,
    Cell,
    Laid,
    Map,
    Position,
    Side,
    areas,
    beside,
    fits,
    holes,
    score_turn,
    totals,
)
from tests.reference.land_vs_sea_games import (
    START,
    crowded,
    hollow,
    random_game,
    random_side,
    random_sides,
    without,
)


def test_random_sides_are_valid_and_of_many_kinds() -> None:
    rng = random.Random(1)
    sides = [random_side(rng) for _ in range(400)]
    assert not any(slow.problems(one) for one in sides)
    pinched = [one for one in sides if any(_parted(one, edge) for edge in range(6))]
    assert 30 < len(pinched) < 300
    assert {len(one.regions) for one in sides} >= {2, 3, 4, 5}
    assert {one.action for one in sides} == {"", "again", "steal"}
    assert {len(one.mountains) for one in sides} == {len(one.coral) for one in sides} == {0, 2, 3}
    assert any(one.caravan for one in sides)
    assert any(one.ship for one in sides)
    # Three lands and three seas in turn: either may be joined, or a pair of each.
    threes = [one for one in sides if _letters(one) in ("LSLSLS", "SLSLSL")]
    assert {sum(region.terrain == "L" for region in one.regions) for one in threes} == {1, 2, 3}


def _letters(one: Side) -> str:
    return "".join(slow.terrain_at({(0, 0): (one, 0)}, (0, 0), edge) for edge in range(6))


def _parted(one: Side, edge: int) -> bool:
    lone: Map = {(0, 0): (one, 0)}
    here, there = (slow.region_at(lone, (0, 0), e % 6) for e in (edge, edge + 1))
    return here != there and one.regions[here].terrain == one.regions[there].terrain


def test_there_is_always_room() -> None:
    """LVS-T9: one tile alone touches the cell, any ordinary side fits."""
    rng = random.Random(9)
    for _ in range(25):
        the_map: Map = {(0, 0): (START, 0)}
        for _ in range(rng.randrange(12)):
            one = random_side(rng)
            cells = sorted(slow.border(the_map))
            ways = [(c, k) for c in cells for k in range(6) if fits(the_map, c, one, k)]
            cell, k = rng.choice(ways)
            the_map[cell] = (one, k)
        room = slow.room_for_anything(the_map)
        assert [other for other in slow.around(room) if other in the_map] == [beside(room, 3)]
        for _ in range(5):
            one = random_side(rng)
            assert any(fits(the_map, room, one, k) for k in range(6))


# Whole games


@pytest.mark.parametrize(
    ("players", "extras", "taste", "tiles"),
    [
        (2, NONE, hollow, 58),
        (2, ALL, crowded, 58),
        (3, ALL, crowded, 40),
        (4, ALL, hollow, 31),
        (3, ALL - {WAYPOINTS}, hollow, 31),
        (4, frozenset({WAYPOINTS}), crowded, 31),
    ],
)
def test_random_games_keep_what_must_hold(
    players: int, extras: frozenset[str], taste: Callable[[Map, Cell], int], tiles: int
) -> None:
    rng = random.Random(f"{players} {sorted(extras)} {tiles}")
    sides = random_sides(rng, tiles)
    game = random_game(rng, players, extras, START, sides, taste)
    end = game[-1]
    assert end.special_used == (taste is hollow)
    assert len(end.the_map) == 1 + tiles + end.special_used
    assert not any(end.hands)
    assert not any(end.stacks)
    _check_the_map(end.the_map)
    _check_the_tiles(game, sides)
    _check_the_points(game)


def _check_the_map(the_map: Map) -> None:
    """Every region in one area, every open edge in one that is not complete."""
    found = areas(the_map)
    regions = [place for area in found for place in area.regions]
    assert len(regions) == len(set(regions))
    assert len(regions) == sum(len(one.regions) for one, _ in the_map.values())
    faces_nothing = 0
    for area in found:
        open_edges = sum(
            beside(place[0], edge) not in the_map
            for place in area.regions
            for edge in slow.edges_of(the_map, place)
        )
        assert area.complete == (open_edges == 0)
        faces_nothing += open_edges
    touching = sum(other in the_map for cell in the_map for other in slow.around(cell))
    assert faces_nothing == 6 * len(the_map) - touching
    for cell, (one, k) in the_map.items():
        assert fits(without(the_map, cell), cell, one, k)


def _check_the_tiles(game: list[Position], sides: list[Side]) -> None:
    """No tile is lost, hands are never larger than two, the special tile is laid at once."""
    for before, now in itertools.pairwise(game):
        held = sum(map(len, now.hands)) + sum(map(len, now.stacks))
        assert held + len(now.the_map) - 1 - now.special_used == len(sides) // 2
        assert max(map(len, now.hands)) <= 2
        one, other = map(len, now.stacks)
        assert min(one, other) > 0 or max(one, other) <= 1
        if before.step == "special":
            assert now.special_used
            assert not before.special_used
        if not now.special_used and now.step != "special":
            assert not holes(now.the_map)
        if now.step == "over":
            assert now is game[-1]


def _check_the_points(game: list[Position]) -> None:
    """Turn by turn as `score_turn` has it; in all as the last map has it."""
    end = game[-1]
    start: Position | None = None
    for now in game:
        if now.step not in ("place", "over"):
            continue
        if start is not None:
            laid = [Laid(c, *now.the_map[c]) for c in now.the_map if c not in start.the_map]
            scores, returned = score_turn(
                start.the_map, laid, start.role, start.players, start.extras, start.waypoints
            )
            gained = [s for s in now.scores[len(start.scores) :] if s.source != "route"]
            assert gained == scores
            kept = start.waypoints.keys() - returned
            assert all(now.waypoints[seat] == start.waypoints[seat] for seat in kept)
        start = now
    found = totals(end.scores)
    complete = [area for area in areas(end.the_map) if area.complete]
    for role, terrain in slow.TERRAIN.items():
        tiles = sum(len(area.tiles) for area in complete if area.terrain == terrain)
        assert found.get((role, "area"), 0) == tiles
    marks = sum(area.bonus for area in complete)
    assert sum(n for (_, source), n in found.items() if source == "marks") == marks
    placed = sum(
        now.waypoints.get(seat) not in (None, before.waypoints.get(seat))
        for before, now in itertools.pairwise(game)
        for seat in range(end.players)
    )
    returns = sum(n for (_, source), n in found.items() if source == "waypoint")
    assert returns == placed - len(end.waypoints)
    assert ("cartographer", "area") not in found
    if MOUNTAINS not in end.extras:
        assert "chain" not in {source for _, source in found}
    if end.players == 3:
        assert {role for role, source in found if source == "chain"} == {"cartographer"}


def test_games_go_the_same_way_from_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        rng = random.Random(3)
        ends.append(random_game(rng, 2, ALL, START, random_sides(rng, 12))[-1])
    assert ends[0] == ends[1]
