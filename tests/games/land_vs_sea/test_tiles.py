"""The tiles of Land vs Sea: what a side can be, what a file may say, and the set designed."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from dataclasses import replace
from itertools import combinations, islice, product
from pathlib import Path

import msgspec
import pytest

import land_vs_sea_tiles as tool
from isolario.core.errors import BadPieces, IsolarioError
from isolario.games.land_vs_sea.pieces import (
    APART,
    EARLIER,
    FITS,
    LAND,
    PIECES,
    SIDES,
    TILES,
    Pieces,
    flaw,
    read_pieces,
    wanted,
)
from isolario.games.land_vs_sea.side import EDGES, Region, Side, neighbours, turn
from land_vs_sea_design import Weights, candidates, spread
from land_vs_sea_marks import SecondWeights
from land_vs_sea_sides import PATTERNS, REAL, bare, key, land_north, mirror, pattern, shapes, turned
from tests.clauses import clause

FILE = tool.FILE.read_text("utf-8")
SHUFFLED = [PIECES.sides[name] for name in PIECES.deck]
FIGURES = tool.measure(PIECES)
(FIRST_SET,) = EARLIER


# --- what is in the box -------------------------------------------------------------------------


@clause("LVS-C1", "LVS-C7")
def test_what_is_in_the_box() -> None:
    assert len(TILES) == 58
    assert len(SHUFFLED) == 116
    assert len(PIECES.sides) == 116 + 3
    assert sorted(name for tile in TILES for name in tile) == sorted(side.id for side in SHUFFLED)
    for side in SHUFFLED:
        assert {"L", "S"} == set(side.pattern), side.id
    assert SIDES["start"].pattern in 2 * "LLLSSS"


@clause("LVS-C2")
@pytest.mark.parametrize("side", SHUFFLED, ids=lambda side: side.id)
def test_every_side_is_one_that_a_map_can_have(side: Side) -> None:
    assert flaw(side) == ""
    assert sorted(edge for region in side.regions for edge in region.edges) == list(range(6))
    assert pattern(side) in PATTERNS
    assert key(bare(side)) in {key(shape) for shape in shapes()}
    assert all(0 <= region.bonus <= 3 for region in side.regions)
    for terrain, edges in (("L", side.mountain), ("S", side.coral)):
        assert len(edges) in (0, 2, 3)
        assert len({side.region_at[edge] for edge in edges}) == bool(edges)
        assert all(side.pattern[edge] == terrain for edge in edges)
        assert len(edges) == 0 or neighbours(edges)


@clause("LVS-C5")
def test_volcano_and_whirlpool() -> None:
    for name, terrain in (("volcano", "L"), ("whirlpool", "S")):
        assert SIDES[name].regions == (Region(terrain, (0, 1, 2, 3, 4, 5), 5),)  # type: ignore[arg-type]
        assert not SIDES[name].action
    assert len(SIDES["volcano"].mountain) == len(SIDES["whirlpool"].coral) == 3
    assert key(mirror(SIDES["volcano"])) == key(SIDES["whirlpool"])


@clause("LVS-C7")
def test_the_real_sides_are_there_as_they_were_seen() -> None:
    """Regions as the eye sees them, independently of how the tool has them."""
    seen = {
        "A": "L NW NE E ++, S SE SW W ++",
        "B": "L NW, L NE E +++, S SE SW W +, coral W SW",
        "C": "S NW, S NE E +++, L SE SW W +, mountain W SW",
        "D": "S W NW, S NE E, L SE SW ++, coral W NW",
        "E": "L NW NE, S E W ++, L SE, S SW",
        "F": "L NW NE SW, S W, S E SE +",
    }
    assert set(REAL) == set(seen)
    for name, text in seen.items():
        regions = set()
        lying = {"mountain": set[int](), "coral": set[int]()}
        for part in text.split(", "):
            what, *words = part.split()
            edges = {EDGES.index(word) for word in words if "+" not in word}
            if what in lying:
                lying[what] = edges
            else:
                regions.add((what, frozenset(edges), part.count("+")))
        side = SIDES[name]
        assert {(r.terrain, frozenset(r.edges), r.bonus) for r in side.regions} == regions, name
        assert {"mountain": set(side.mountain), "coral": set(side.coral)} == lying, name
        assert (side.action, side.caravan, side.ship) == ("", False, False), name
    assert sum(bool(SIDES[name].parted) for name in seen) == 4


# --- the shapes of sides ------------------------------------------------------------------------


@clause("LVS-C3")
def test_how_many_sides_there_can_be() -> None:
    assert len(shapes(drawn=False)) == 261
    assert len(shapes()) == 146
    assert {pattern(side) for side in shapes()} == set(PATTERNS)


@clause("LVS-C3")
@pytest.mark.parametrize("side", [*SHUFFLED, *shapes()], ids=lambda side: side.id or "shape")
def test_regions_reach_the_corners_they_part(side: Side) -> None:
    """Around the side, parted corners included, terrains change at every border of regions, and
    joined regions do not cross: coasts are seen as chords of a circle."""
    owners = side.reach
    assert owners is not None
    around = []
    for edge in range(6):
        around.append((side.pattern[edge], side.region_at[edge]))
        if edge in side.parted:
            region = owners[edge]
            around.append((side.regions[region].terrain, region))
    assert set(owners) == set(side.parted)
    for (here, one), (there, other) in zip(around, around[1:] + around[:1], strict=True):
        assert (here == there) == (one == other)
    for one, other in combinations(range(len(side.regions)), 2):
        walk = [region for _, region in around if region in (one, other)]
        changes = sum(a != b for a, b in zip(walk, walk[1:] + walk[:1], strict=True))
        assert changes == 2
    coasts = sum(a != b for a, b in zip(around, around[1:] + around[:1], strict=True)) // 2
    assert len(side.regions) == coasts + 1


def test_a_side_turned_is_the_same_side() -> None:
    for side in SHUFFLED:
        for k in range(6):
            lying = turned(side, k)
            assert key(lying) == key(side)
            assert lying.pattern == side.pattern[6 - k :] + side.pattern[: 6 - k]
            assert lying.land == turn(side.land, k) == LAND[side.id][k]
            assert flaw(lying) == ""
        assert key(mirror(mirror(side))) == key(side)
        assert key(land_north(side)) == key(side)


# --- the set ------------------------------------------------------------------------------------


def test_the_sets_have_no_miss() -> None:
    assert tool.misses(FIGURES, SecondWeights()) == []
    assert tool.misses(tool.measure(FIRST_SET)) == []


def test_the_aims() -> None:
    """As numbers, whatever the tool takes them to be."""
    assert (FIGURES.land_edges, FIGURES.sea_edges) == (348, 348)
    assert max(FIGURES.patterns, key=lambda name: FIGURES.patterns[name]) == "LLLSSS"
    assert all(FIGURES.patterns[name] for name in PATTERNS)
    assert 50 <= FIGURES.parted <= 66
    assert (FIGURES.again, FIGURES.steal) == (12, 10)
    assert (FIGURES.caravans, FIGURES.ships) == (14, 14)
    assert (FIGURES.mountains, FIGURES.corals) == (18, 18)
    assert FIGURES.duplicates == 0
    assert 0.3 < FIGURES.bonus / FIGURES.regions < 0.5  # 17 / 18 on the six real sides
    assert FIGURES.own_mirrors % 2 == 0
    assert FIGURES.twice_parted == 0  # "in one of the corners"
    small = sum(FIGURES.on_one_edge.values())
    assert 0.2 < 1 - FIGURES.on_one_edge[0] / small < 0.3  # so that two tiles can pay two marks


def test_no_side_is_crowded() -> None:
    for side in SHUFFLED:
        things = [side.action, side.mountain, side.coral, side.caravan, side.ship]
        assert sum(map(bool, things)) <= 2, side.id
        assert not (side.action and (side.caravan or side.ship)), side.id
        assert side.bonus <= 4, side.id
        assert sum(region.bonus > 0 for region in side.regions) <= 2, side.id


def test_a_name_means_the_same_side_in_every_set() -> None:
    """A record or a position of a game with the first tiles is never read as something else."""
    assert PIECES.sides != FIRST_SET.sides
    for name in PIECES.sides.keys() & FIRST_SET.sides.keys():
        assert PIECES.sides[name] == FIRST_SET.sides[name]
    for name in PIECES.sides.keys() - FIRST_SET.sides.keys() - {"L53", "S53"}:
        old, new = FIRST_SET.sides[name[:-1]], PIECES.sides[name]
        assert name.endswith("b")
        assert pattern(old) == pattern(new)
        assert old.action == new.action
        assert not old.action or old.bonus == new.bonus


def test_the_sides_of_a_tile_differ() -> None:
    for one, other in ((SIDES[a], SIDES[b]) for a, b in TILES):
        assert not (one.action and other.action), one.id
        alike = key(other) in (key(mirror(one)), key(mirror(other)))
        assert alike == (pattern(one) == pattern(other)), one.id


def test_land_and_sea_are_mirrors() -> None:
    sides = {side.id: key(side) for side in SHUFFLED}
    mirrors = {side.id: key(mirror(side)) for side in SHUFFLED}
    assert Counter(sides.values()) == Counter(mirrors.values())
    assert key(mirror(SIDES["A"])) == key(SIDES["A"])
    assert key(mirror(SIDES["B"])) == key(SIDES["C"])
    tiles = Counter(frozenset((sides[one], sides[other])) for one, other in TILES)
    assert tiles == Counter(frozenset((mirrors[one], mirrors[other])) for one, other in TILES)
    for side in SHUFFLED:
        if sides[side.id] == mirrors[side.id]:
            assert side.caravan == side.ship
            assert bool(side.mountain) == bool(side.coral)


def test_names_tell_mirrors() -> None:
    for side in SHUFFLED:
        letter, rest = side.id[0], side.id[1:]
        if letter == "L":
            assert key(mirror(side)) == key(SIDES[f"S{rest}"])
            assert side.land.bit_count() >= 3
        elif letter == "M":
            assert key(mirror(side)) == key(side)
        elif rest == "2":  # D2 and the like
            assert key(mirror(side)) == key(SIDES[letter])


def test_figures_see_what_is_wrong() -> None:
    """Each change to one side or tile is a miss of its own kind."""
    first, second, *others = PIECES.tiles
    sides = dict(PIECES.sides)

    def missed(changed: dict[str, Side], tiles: tuple[tuple[str, str], ...]) -> set[str]:
        found = tool.misses(tool.measure(Pieces(changed, tiles)), SecondWeights())
        return {text.partition(":")[0] for text in found}

    def with_one(name: str, side: Side) -> set[str]:
        return missed(sides | {name: msgspec.structs.replace(side, id=name)}, PIECES.tiles)

    assert missed(sides, PIECES.tiles) == set()
    crossed = ((first[0], second[0]), (first[1], second[1]), *others)
    assert "unfair_tiles" in missed(sides, crossed)
    assert {"real", "marks", "unfair_sides"} <= with_one("B", bare(SIDES["B"]))
    assert {"duplicates", "unfair_sides"} <= with_one("L01", SIDES["L02b"])
    acting = next(side for side in SHUFFLED if side.action == "steal")
    assert {"steal", "unfair_sides"} <= with_one(acting.id, bare(acting))


# --- the tool -----------------------------------------------------------------------------------


def test_the_file_and_its_document_are_made_by_the_tool() -> None:
    first = tool.choose()
    pieces = tool.choose_second(first)
    assert tool.text_of(first, more="") == tool.EARLIER.read_text("utf-8")
    assert tool.text_of(pieces) == FILE, "run: python tools/land_vs_sea_tiles.py"
    document = tool.DOCUMENT.read_text("utf-8")
    assert tool.with_figures(document, tool.measure(pieces)) == document


def test_other_seeds_and_weights_make_other_sets() -> None:
    one, other = (tool.choose(seed) for seed in (2, 3))
    assert tool.text_of(one) != tool.text_of(other) != FILE
    assert tool.text_of(one) == tool.text_of(tool.choose(2))
    again = tool.choose_second(one, 2)
    assert tool.text_of(again) == tool.text_of(tool.choose_second(one, 2)) != tool.text_of(one)
    assert tool.misses(tool.measure(again), SecondWeights()) == []
    changed = replace(Weights(), again=8, mountains=14, parted=64, marks={1: 60, 2: 24, 3: 4})
    figures = tool.measure(tool.choose(4, changed))
    assert (figures.again, figures.mountains, figures.parted) == (8, 14, 64)
    assert (figures.bonus, figures.unfair_sides, figures.unfair_tiles) == (120, 0, 0)


def test_every_candidate_can_be_written_and_read() -> None:
    for pieces in islice(candidates(5), 5):
        again = read_pieces(tool.text_of(pieces, 5))
        assert dict(again.sides) == dict(pieces.sides)
        assert again.tiles == pieces.tiles


def test_spread_is_even() -> None:
    for count, chosen in ((52, 25), (25, 4), (10, 10), (7, 0)):
        for offset in (0.0, 0.37, 0.999):
            assert sum(spread(count, chosen, offset)) == chosen


# --- reading ------------------------------------------------------------------------------------

SIDE_A = FILE[FILE.index("[side.A]") : FILE.index("[side.B]")]
FIRST, SECOND = '{ terrain = "L", edges = [', '{ terrain = "S", edges = ['
PLAIN = f'{FIRST}"NW", "NE", "E"] }}', f'{SECOND}"SE", "SW", "W"] }}'


def side_a(*regions: str, **features: object) -> str:
    """The file with another side A."""
    lines = ["[side.A]", "regions = [", *(f"    {region}," for region in regions), "]"]
    for name, value in features.items():
        lines.append(f"{name} = {str(value).lower() if isinstance(value, bool) else value}")
    return FILE.replace(SIDE_A, "\n".join(lines) + "\n\n")


def land(edges: str, bonus: int = 0) -> str:
    return f'{{ terrain = "L", edges = {edges.split()!s}, bonus = {bonus} }}'


def sea(edges: str, bonus: int = 0) -> str:
    return land(edges, bonus).replace('"L"', '"S"')


BROKEN = {
    "no edge": (side_a(land("E SE SW"), sea("W NW")), "side A: no region has the edge NE"),
    "edge twice": (side_a(land("E SE E"), sea("W NW NE SW")), "side A: E is listed twice"),
    "edge in two": (side_a(land("E SE SW"), sea("SW W NW NE")), "side A: SW is listed twice"),
    "unknown edge": (side_a(land("N"), sea("E")), "side A: Invalid enum value 'N'"),
    "empty region": (
        side_a(land("E SE SW"), land(""), sea("W NW NE")),
        "side A: a region has no edges",
    ),
    "terrain": (side_a(PLAIN[0], PLAIN[1].replace('"S"', '"X"')), "side A: Invalid enum value 'X'"),
    "all land": (side_a(land("E SE SW W NW NE")), "side A: all six edges are land"),
    "all sea, two regions": (side_a(sea("E SE SW"), sea("W NW NE")), "side A: all six edges are"),
    "alternating": (
        side_a(land("E SW NW"), sea("SE"), sea("W"), sea("NE")),
        "side A: land and sea alternate",
    ),
    "crossing": (
        side_a(land("E SE W"), sea("SW NW NE")),
        "side A: the regions E SE W and SW NW NE cross",
    ),
    "nothing parts": (
        side_a(land("E SE"), sea("SW"), land("W"), sea("NW NE")),
        "side A: no map has these regions",
    ),
    "parted out of reach": (
        # Sea in the west cannot reach the corner between SW and SE: land is all around it.
        side_a(land("SW NW NE"), land("E SE"), sea("W")),
        "side A: no map has these regions",
    ),
    "four marks": (side_a(land("NW NE E", 4), PLAIN[1]), "side A: a region has at most 3"),
    "negative": (side_a(land("NW NE E", -1), PLAIN[1]), "side A: Expected `int` >= 0"),
    "half a mark": (
        side_a(PLAIN[0].replace("] }", "], bonus = 0.5 }"), PLAIN[1]),
        "side A: Expected `int`",
    ),
    "unknown field": (
        side_a(*PLAIN, castle=True),
        "side A: Object contains unknown field `castle`",
    ),
    "no regions": (FILE.replace(SIDE_A, "[side.A]\n"), "side A: Object missing required field"),
    "unknown action": (side_a(*PLAIN, action='"jump"'), "side A: Invalid enum value 'jump'"),
    "mountain at sea": (
        side_a(*PLAIN, mountain=["SE", "SW"]),
        "side A: the mountain lies on SE SW, which are not edges of one region of land",
    ),
    "coral on land": (
        side_a(*PLAIN, coral=["NW", "NE"]),
        "side A: the coral lies on NW NE, which are not edges of one region of sea",
    ),
    "mountain over a coast": (side_a(*PLAIN, mountain=["NW", "W"]), "side A: the mountain lies on"),
    "mountain on two regions": (
        side_a(land("NW"), land("NE E"), PLAIN[1], mountain=["NW", "NE"]),
        "side A: the mountain lies on NW NE, which are not",
    ),
    "mountain on one edge": (
        side_a(*PLAIN, mountain=["NW"]),
        "side A: the mountain lies on 2 or 3",
    ),
    "mountain on four": (
        side_a(land("W NW NE E"), sea("SE SW"), mountain=["W", "NW", "NE", "E"]),
        "side A: the mountain lies on 2 or 3",
    ),
    "mountain with a gap": (side_a(*PLAIN, mountain=["NW", "E"]), "side A: the mountain lies on 2"),
    "edge of a mountain twice": (
        side_a(*PLAIN, mountain=["NW", "NW"]),
        "side A: the mountain lists an edge twice",
    ),
    "ship is no truth": (side_a(*PLAIN, ship=2), "side A: Expected `bool`"),
    "odd id": (
        FILE.replace("[side.A]", "[side.A_1]"),
        "side A_1: an id has only letters and digits",
    ),
    "described twice": (FILE + "\n" + SIDE_A, "'A'"),
    "not described": (FILE.replace(SIDE_A, ""), "side A: a tile has it, but it is not described"),
    "on no tile": (FILE + SIDE_A.replace("side.A", "side.Z9"), "side Z9: no tile has it"),
    "on two tiles": (
        FILE.replace('["B", ', '["A", ', 1),
        "side A: it is listed on tiles more than once",
    ),
    "twice on a tile": (
        re.sub(r'\["A", "\w+"\]', '["A", "A"]', FILE, count=1),
        "side A: it is listed on tiles more than once",
    ),
    "start on a tile": (
        FILE.replace('["A", ', '["start", ', 1),
        "side start: it is not one of the tiles that are shuffled",
    ),
    "a tile of three": (FILE.replace('["A", ', '["A", "B", ', 1), "tiles"),
    "no start": (
        FILE.replace("[side.start]", "[side.begin]"),
        "side start: the file does not have it",
    ),
    "start is no LLLSSS": (
        FILE.replace("[side.start]\nregions = [", f"[side.start]\nregions = [{land('W')},").replace(
            f"[side.start]\nregions = [{land('W')},\n"
            '    { terrain = "L", edges = ["NW", "NE", "E"] },\n'
            '    { terrain = "S", edges = ["SE", "SW", "W"] },',
            f"[side.start]\nregions = [\n    {land('W NW NE E')},\n    {sea('SE SW')},",
        ),
        "side start: the start side has three edges of land",
    ),
    "start with an action": (
        FILE.replace("[side.start]", '[side.start]\naction = "again"'),
        "side start: the start side is never played",
    ),
    "volcano of sea": (
        FILE.replace("[side.volcano]", "[side.v]")
        .replace("[side.whirlpool]", "[side.volcano]")
        .replace("[side.v]", "[side.whirlpool]"),
        "side whirlpool: it is one region of sea",
    ),
    "volcano with four marks": (
        FILE.replace("bonus = 5", "bonus = 4", 1),
        "side volcano: it has 5 bonus marks",
    ),
    "volcano without mountains": (
        re.sub(r"(\[side\.volcano\][^m]*)mountain = .*\n", r"\1", FILE),
        "side volcano: it has no mountain",
    ),
    "whirlpool with a ship": (
        FILE.replace("[side.whirlpool]", "[side.whirlpool]\nship = true"),
        "side whirlpool: it has no action, caravan or ship",
    ),
    "no tiles": (FILE.replace("tiles = [", "plates = [", 1), "plates"),
    "no TOML": ("tiles = [", "end of document"),
}


@pytest.mark.parametrize(("text", "problem"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_refused_and_says_where(text: str, problem: str) -> None:
    assert text != FILE
    with pytest.raises(BadPieces) as caught:
        read_pieces(text)
    assert problem in str(caught.value)
    if problem.startswith("side "):
        assert caught.value.piece == problem.partition(":")[0]
    assert isinstance(caught.value, IsolarioError)


def test_a_box_has_58_tiles() -> None:
    one, other = TILES[-1]
    fewer = FILE.replace(f'["{one}", "{other}"],', "")
    for name in (one, other):
        start = fewer.index(f"[side.{name}]")
        end = fewer.find("[side.", start + 1)
        fewer = fewer[:start] + fewer[end:]
    with pytest.raises(BadPieces, match="there are 58 tiles, not 57"):
        read_pieces(fewer)


def test_other_sides_can_be_put_in(tmp_path: Path) -> None:
    """Fairness is not checked; whatever is legal is read, however it is turned or ordered."""
    text = side_a(
        sea("W SW SE", 3),
        land("E NE NW"),
        action='"steal"',
        coral=["W", "SW", "SE"],
        caravan=True,
        ship=True,
    )
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    side = read_pieces(path).sides["A"]
    assert side.regions == (Region("S", (1, 2, 3), 3), Region("L", (0, 4, 5)))
    assert (side.action, side.coral, side.mountain) == ("steal", (1, 2, 3), ())
    assert side.caravan
    assert side.ship
    assert read_pieces(text) == read_pieces(path)
    assert "A" in tomllib.loads(text)["side"]


# --- tables -------------------------------------------------------------------------------------


def agrees(side: Side, k: int, want: tuple[str, ...]) -> bool:
    lying = turned(side, k).pattern
    return all(wish in ("?", there) for wish, there in zip(want, lying, strict=True))


def test_fits_is_what_a_slow_look_finds() -> None:
    rng = random.Random(1)
    some = [SIDES[name] for name in (*APART, *REAL, *rng.sample([s.id for s in SHUFFLED], 6))]
    for want in product("?LS", repeat=6):
        land_bits = sum(1 << edge for edge in range(6) if want[edge] == "L")
        sea_bits = sum(1 << edge for edge in range(6) if want[edge] == "S")
        number = wanted(land_bits, sea_bits)
        for side in some:
            slow = sum(1 << k for k in range(6) if agrees(side, k, want))
            assert FITS[side.id][number] == slow, (side.id, want)


def test_fits_has_a_place_for_every_pattern() -> None:
    assert FITS.keys() == LAND.keys() == SIDES.keys()
    assert all(len(table) == 729 for table in FITS.values())
    numbers = {
        wanted(land_bits, sea)
        for land_bits in range(64)
        for sea in range(64)
        if not land_bits & sea
    }
    assert numbers == set(range(729))
    for side in SIDES.values():
        assert FITS[side.id][0] == 63  # nothing around it: any turn
    assert all(FITS[side.id][wanted(63, 0)] == 0 for side in SHUFFLED)  # LVS-V1
    assert FITS["volcano"][wanted(63, 0)] == 63
