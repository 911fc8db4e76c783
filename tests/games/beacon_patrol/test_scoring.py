"""What charts are worth (BCN-F2 to F7): explored tiles, windmills, piers, ranks."""

from __future__ import annotations

import random

import msgspec
import pytest

from isolario.core.reference import cell_of, cells_of
from isolario.core.text import Text
from isolario.games.beacon_patrol import rank, score, score_sheet
from isolario.games.beacon_patrol.chart import Chart
from isolario.games.beacon_patrol.holes import by_kind, gain, holes
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import DRAWN, PIECES, TILES
from isolario.games.beacon_patrol.reach import reach
from isolario.games.beacon_patrol.scoring import island, items, rises, total
from tests.clauses import clause
from tests.games.beacon_patrol.shorthand import at, finish, new, play
from tests.reference import beacon_patrol as slow_beacon
from tests.soaking import SOAK

EXAMPLE = """\
0 -1 S1
1 -1 O4
2 -1 O5
-1 0 B5
0 0 N5
1 0 B1
2 0 E5
3 0 W1
-1 1 B6
0 1 O1
1 1 O2
2 1 O3
3 1 O6
0 2 B2
1 2 B3
2 2 B4
"""


def cross(middle: str, north: str, east: str, south: str, west: str, more: str = "") -> str:
    """A tile with four neighbours; only the one in the middle can be explored."""
    lines = f"0 0 {middle}\n0 -1 {north}\n1 0 {east}\n0 1 {south}\n-1 0 {west}"
    return "\n".join([lines, *more.split(",")]) if more else lines


def real(chart: str) -> bool:
    """Whether a chart could lie on a table: land beside land, water beside water, no tile twice."""
    tiles = slow_beacon.read(chart)
    agree = all(
        slow_beacon.is_land(tile, side) == slow_beacon.is_land(beside, slow_beacon.OPPOSITE[side])
        for x, y, tile in tiles
        for side, dx, dy in slow_beacon.SIDES
        if (beside := slow_beacon.tile_at(tiles, x + dx, y + dy)) is not None
    )
    return agree and len({tile for _, _, tile in tiles}) == len(tiles)


# --- explored tiles -----------------------------------------------------------------------------


@clause("BCN-F2")
@pytest.mark.parametrize(
    ("chart", "points"),
    [
        pytest.param("0 0 HQ", 0, id="headquarters alone"),
        pytest.param("0 0 HQ\n0 -1 O1\n1 0 O2\n0 1 O3", 0, id="three neighbours"),
        pytest.param("0 0 HQ\n1 1 O1\n-1 1 O2\n1 -1 O3\n-1 -1 O4", 0, id="diagonals only"),
        pytest.param(cross("HQ", "O1", "O2", "O3", "O4"), 3, id="headquarters explored"),
        pytest.param(cross("N5", "S1", "O2", "O3", "O4"), 3, id="lighthouse"),
        pytest.param(cross("U2", "S1", "W1", "O3", "E1"), 3, id="lighthouse with a house"),
        pytest.param(cross("B1", "O1", "O2", "O3", "O4"), 2, id="buoy at sea"),
        pytest.param(cross("N3", "S1", "O2", "O3", "O4"), 2, id="buoy with land"),
        pytest.param(cross("N4", "S1", "O2", "O3", "O4"), 2, id="buoy with land and a house"),
        pytest.param(cross("V3", "O1", "W1", "O3", "E1"), 2, id="buoy in a channel"),
        pytest.param(cross("O5", "O1", "O2", "O3", "O4"), 1, id="open sea"),
        pytest.param(cross("N1", "S1", "O2", "O3", "O4"), 1, id="houses, without a pier"),
        pytest.param(cross("H1", "S1", "O2", "N1", "O4"), 1, id="channel"),
        pytest.param(cross("O5", "N5", "E5", "S5", "W5"), 1, id="lighthouses only around it"),
        pytest.param(
            cross("HQ", "O1", "O2", "O3", "O4", "1 -1 B1,2 0 B2,1 1 B3"), 4, id="two explored"
        ),
    ],
)
def test_only_explored_tiles_score(chart: str, points: int) -> None:
    assert real(chart)
    assert score(chart) == points
    assert {line.clause for line in score_sheet(chart)} <= {"BCN-F2"}


@clause("BCN-C4", "BCN-F2")
def test_headquarters_are_a_lighthouse_that_is_open_sea() -> None:
    assert score(cross("HQ", "O1", "O2", "O3", "O4")) == score(cross("N5", "S1", "O2", "O3", "O4"))
    assert TILES["HQ"].open_sea


@clause("BCN-C4")
def test_a_tile_without_land_is_open_sea_whatever_it_carries() -> None:
    sea = {tile.id for tile in TILES.values() if tile.open_sea}
    ids = ["HQ", *(f"{kind}{number}" for kind in "OB" for number in range(1, 7))]
    assert sea == {*ids, "WM1", "WM2", "WM3", "WM4", "WM5"}
    with_land = [tile for tile in TILES.values() if tile.feature == "buoy" and tile.land]
    assert len(with_land) == 10
    assert not any(tile.open_sea for tile in with_land)


@clause("BCN-F5", "BCN-F2")
def test_example_of_the_rulebook() -> None:
    lines = score_sheet(EXAMPLE)
    assert score(EXAMPLE) == 11
    assert sorted(line.points for line in lines) == [1, 1, 1, 2, 3, 3]


@clause("BCN-F7")
def test_the_score_sheet_goes_row_by_row_from_the_top() -> None:
    mixed = EXAMPLE.splitlines()
    random.Random(1).shuffle(mixed)
    lines = score_sheet("\n".join(mixed))
    assert [cells_of(line.cells) for line in lines] == [
        ("0,0",),
        ("1,0",),
        ("2,0",),
        ("0,1",),
        ("1,1",),
        ("2,1",),
    ]
    assert [line.facts["tile"] for line in lines] == ["N5", "B1", "E5", "O1", "O2", "O3"]
    state = at("0 0 HQ,1 0 O1,-1 0 O2,0 -1 O3,1 -1 O4,2 0 O5,1 1 B1", "B2", ships="0,0")
    events = play(state, "B2@s")
    scored = [cells_of(event.cells) for event in events if event.points]
    assert scored == [("0,0",), ("1,0",)]
    assert state.scores == (4,)


# --- windmills ----------------------------------------------------------------------------------


@clause("BCN-F3", "BCN-F5", "BCN-C4")
@pytest.mark.parametrize(
    ("chart", "points"),
    [
        pytest.param(cross("WM1", "O1", "O2", "S1", "O4"), 4, id="three open seas: the example"),
        pytest.param(cross("WM1", "O1", "O2", "O3", "O4"), 5, id="five at most"),
        pytest.param(cross("WM1", "N1", "E1", "S1", "W1"), 1, id="no open sea"),
        pytest.param(cross("WM1", "HQ", "E1", "S1", "W1"), 2, id="beside headquarters"),
        pytest.param(cross("WM1", "B1", "E1", "S1", "W1"), 2, id="beside a buoy"),
        pytest.param(cross("WM1", "N3", "E3", "S3", "W3"), 1, id="beside buoys with land"),
        pytest.param(cross("WM1", "WM2", "E1", "S1", "W1"), 2, id="beside another windmill"),
        pytest.param(cross("WM1", "N5", "E5", "S5", "W5"), 1, id="beside lighthouses with land"),
        pytest.param("0 0 WM1\n0 -1 O1\n1 0 O2\n0 1 O3", 0, id="not explored"),
        pytest.param(
            cross("WM1", "N1", "O1", "S1", "W1", "1 -1 N2,2 0 E2,1 1 S2"),
            3,
            id="open sea that is explored itself",
        ),
        pytest.param(
            cross("WM1", "N1", "WM2", "S1", "W1", "1 -1 N2,2 0 E2,1 1 S2"),
            4,
            id="two explored windmills, each open sea of the other",
        ),
        pytest.param(
            cross("WM1", "N1", "E1", "S1", "W1", "1 1 O1,-1 -1 O2"), 1, id="not diagonally"
        ),
    ],
)
def test_windmills(chart: str, points: int) -> None:
    assert real(chart)
    assert score(chart) == points


@clause("BCN-F3")
def test_a_windmill_says_which_open_seas_it_counts() -> None:
    (line,) = score_sheet(cross("WM1", "O1", "E1", "S1", "B1"))
    assert (line.what, line.clause, line.points) == ("windmill_scores", "BCN-F3", 3)
    assert cells_of(line.cells) == ("0,0", "0,-1", "-1,0")
    assert line.facts == {"tile": "WM1", "count": 2}


# --- piers --------------------------------------------------------------------------------------

JOINING = cross("PI1", "C6", "W5", "O1", "O2", "2 -1 W1")  # U1 on 1,-1 would join W1
ROUND = "0 -1 H1,0 -2 C6,1 -2 C8,1 -1 U7,1 0 C2"  # from the pier north, around and back


@clause("BCN-F4", "BCN-F5", "BCN-C3")
@pytest.mark.parametrize(
    ("chart", "points"),
    [
        pytest.param(cross("PI1", "S1", "W1", "O1", "O2"), 5, id="four houses: the example"),
        pytest.param(cross("PI1", "S5", "W5", "O1", "O2"), 1, id="lighthouses are no houses"),
        pytest.param(cross("PI1", "S3", "W3", "O1", "O2"), 1, id="buoys are no houses"),
        pytest.param(cross("PI1", "S4", "W4", "O1", "O2"), 3, id="houses on tiles with buoys"),
        pytest.param("0 0 PI1\n0 -1 S1\n1 0 W1\n0 1 O1", 0, id="pier not explored"),
        pytest.param(cross("PI1", "H1", "W5", "O1", "O2"), 1, id="house on the other shore: H1"),
        pytest.param(cross("PI1", "H2", "W5", "O1", "O2"), 2, id="house on this shore: H2"),
        pytest.param(cross("PI1", "S5", "V2", "O1", "O2"), 1, id="house on the other shore: V2"),
        pytest.param(cross("PI3", "O1", "O2", "N5", "V2"), 2, id="house on this shore: V2"),
        pytest.param(
            cross("PI1", "H1", "W5", "O1", "O2", "0 -2 S1"), 1, id="land ends at the channel"
        ),
        pytest.param(
            f"0 0 PI1\n0 1 O1\n-1 0 O2\n{ROUND.replace(',', chr(10))}",
            6,
            id="both shores of a channel, joined round about",
        ),
        pytest.param(JOINING, 2, id="a second island is not counted"),
        pytest.param(f"{JOINING}\n1 -1 U1", 5, id="islands that join late"),
        pytest.param(
            cross("PI1", "C6", "C2", "O1", "O2", "1 -1 C8"), 4, id="closed island of three houses"
        ),
        pytest.param(cross("PI1", "C6", "C2", "O1", "O2"), 3, id="the island need not be closed"),
        pytest.param(
            cross("PI1", "C6", "C2", "O1", "O2", "1 -1 PI3,1 -2 O3,2 -1 O4"),
            6,
            id="two piers, each counts all houses",
        ),
        pytest.param(
            cross("PI1", "S1", "W1", "O1", "O2", "5 0 E1,6 0 W2"), 5, id="houses elsewhere"
        ),
        pytest.param(
            cross("PI1", "S1", "W1", "O1", "O2", "2 0 O3,1 -1 O4,1 1 O5"),
            6,
            id="houses on an explored tile, which scores as well",
        ),
        pytest.param(cross("PI2", "O1", "W2", "N2", "O2"), 3, id="PI2"),
        pytest.param(cross("PI4", "S2", "O1", "O2", "E2"), 3, id="PI4"),
    ],
)
def test_piers(chart: str, points: int) -> None:
    assert real(chart)
    assert score(chart) == points


@clause("BCN-F4")
def test_a_pier_says_where_its_houses_are() -> None:
    (line,) = score_sheet(cross("PI1", "S1", "W5", "O1", "O2"))
    assert (line.what, line.clause, line.points) == ("pier_scores", "BCN-F4", 3)
    assert cells_of(line.cells) == ("0,0", "0,-1")
    assert line.facts == {"tile": "PI1", "count": 2}


@clause("BCN-F4")
def test_houses_on_the_piers_own_tile_count(monkeypatch: pytest.MonkeyPatch) -> None:
    chart = Chart.parse(cross("PI1", "S1", "W5", "O1", "O2"))
    assert (0, 0) in island(chart, (0, 0)).cells
    # No printed pier has a house, as far as is known; the rule still counts them.
    monkeypatch.setitem(TILES, "PI1", msgspec.structs.replace(TILES["PI1"], houses=3))
    assert total(chart) == 6


@clause("BCN-F4")
def test_a_pier_that_is_explored_gains_when_its_island_grows_later() -> None:
    before = Chart.parse(JOINING)
    (rise,) = rises(before, before.place((1, -1), "U1"), (1, -1))
    assert (rise.cell, rise.points, rise.explored) == ((0, 0), 3, False)
    sea = before.place((-2, 0), "O6")
    assert rises(before, sea, (-2, 0)) == []


@clause("BCN-F2", "BCN-F7")
def test_a_line_of_the_sheet_says_what_it_is_for() -> None:
    around = "0 -1 O1\n1 0 O2\n0 1 O3\n-1 0 O4"
    for tile, feature in (("HQ", "headquarters"), ("B1", "buoy"), ("O5", "other_tile")):
        (line,) = score_sheet(f"0 0 {tile}\n{around}")
        assert line.facts["feature"] == Text(feature)
        assert line.source == Text(f"source_{feature}")


# --- ranks --------------------------------------------------------------------------------------


@clause("BCN-F6", "BCN-S1")
@pytest.mark.parametrize(
    ("windmills", "piers", "count"),
    [(False, False, 0), (True, False, 1), (False, True, 1), (True, True, 2)],
)
def test_so_many_expansions_are_played_with(windmills: bool, piers: bool, count: int) -> None:
    assert BeaconOptions(windmills=windmills, piers=piers).expansions == count


@clause("BCN-F6")
@pytest.mark.parametrize("expansions", [0, 1, 2])
def test_ranks(expansions: int) -> None:
    more = 10 * expansions
    for points, name in (
        (0, "novices"),
        (25 + more, "novices"),
        (26 + more, "sailors"),
        (35 + more, "sailors"),
        (36 + more, "captains"),
        (45 + more, "captains"),
        (46 + more, "navigators"),
        (55 + more, "navigators"),
        (56 + more, "cartographers"),
        (150, "cartographers"),
    ):
        assert rank(points, expansions) == f"rank_{name}", (points, expansions)


@clause("BCN-F6")
def test_the_rank_depends_on_the_expansions_played_with() -> None:
    state = new(2, 5, windmills=True)
    finish(state)
    assert state.outcome is not None
    assert state.outcome.title == rank(state.points, 1)
    assert state.outcome.places == (1, 1)
    assert state.outcome.teams == ((0, 1),)


# --- a second opinion ---------------------------------------------------------------------------


def random_chart(rng: random.Random, size: int) -> Chart:
    """Tiles wherever they fit, mostly in the gaps with the most neighbours, so that a lot is
    explored and islands are large."""
    chart = Chart.START
    left = list(DRAWN)
    rng.shuffle(left)
    while len(chart) < size:
        gaps = holes(chart)
        hole = max(rng.sample(gaps, min(4, len(gaps))), key=lambda it: it.bound.bit_count())
        tile = next((tile for tile in left if hole.fits(tile)), None)
        if tile is None:
            size -= 1
            continue
        left.remove(tile)
        chart = chart.place(hole.cell, tile)
    return chart


@pytest.mark.soak
def test_charts_score_as_the_slow_scorer_says() -> None:
    rng = random.Random(2024)
    scored, piers, windmills = 0, 0, 0
    charts = 2000 if SOAK else 800
    for number in range(charts):
        chart = random_chart(rng, 5 + number % 60)
        sheet = items(chart)
        expected = slow_beacon.score(chart.text)
        assert total(chart) == score(chart.text) == expected, chart.text
        assert sum(line.points for line in sheet) == expected
        tiles = slow_beacon.read(chart.text)
        for line in sheet[number % 3 :: 3]:
            x, y = map(int, cell_of(line.cells[0]).split(","))
            assert line.points == slow_beacon.points_of(tiles, x, y)
        scored += expected > 10
        piers += any(line.clause == "BCN-F4" and line.points > 2 for line in sheet)
        windmills += any(line.clause == "BCN-F3" and line.points > 2 for line in sheet)
    assert min(scored, piers, windmills) > charts * 0.15  # the charts were worth scoring


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_contributions_and_standing_are_what_the_chart_is_worth(seats: int) -> None:
    for seed in range(8):
        state = new(seats, seed, windmills=True, piers=True)
        rng = random.Random(seed)
        told = [0] * seats
        while not state.over:
            move = state.legal_moves(state.active).choice(rng)
            for event in state.play(state.active, move):
                if event.what in ("explored", "island_grows"):
                    assert event.seat is not None
                    worth = event.facts["worth"]
                    assert isinstance(worth, int)
                    told[event.seat] += worth
        assert state.contributions == tuple(told)
        assert sum(told) == state.points == slow_beacon.score(state.chart.text)
        assert state.scores == state.view(0).standing().scores == (state.points,) * seats


# --- for somebody looking at the chart ----------------------------------------------------------


def test_holes_say_what_fits_and_what_it_gives() -> None:
    chart = Chart.parse("0 0 HQ\n1 0 O1\n1 1 O2\n0 2 N1\n-1 1 O3\n-1 0 O4\n0 -1 O5")
    (hole,) = holes(chart, sides=4)
    assert (hole.cell, hole.bound, hole.land) == ((0, 1), 0b1111, 0b0100)
    worth = {tile: gain(chart, hole.cell, tile) for tile in ("S1", "S3", "S5")}
    assert worth == {"S1": 4, "S3": 5, "S5": 6}
    assert not hole.fits("O6")
    assert not hole.fits("N2")
    assert len(holes(chart, sides=2)) < len(holes(chart))
    assert gain(chart, (2, 0), "O6") == 0


def test_gain_is_the_difference_of_the_totals() -> None:
    rng = random.Random(5)
    for _ in range(150):
        chart = random_chart(rng, rng.randrange(8, 60))
        hole = rng.choice(holes(chart))
        free = [tile for tile in DRAWN if tile not in chart.tiles.values()]
        for tile in filter(hole.fits, free):
            more = gain(chart, hole.cell, tile)
            assert more == total(chart.place(hole.cell, tile)) - total(chart)


def test_tiles_are_counted_by_edges_and_feature() -> None:
    counts = by_kind(tile.id for tile in PIECES.base)
    assert counts["SSSS", ""] == counts["SSSS", "buoy"] == 6
    assert counts["LSSS", "lighthouse"] == 1
    assert sum(counts.values()) == 54


@clause("BCN-M1")
def test_reach_goes_round_by_water() -> None:
    chart = Chart.parse("0 0 HQ\n1 0 N1\n1 -1 S1\n0 -1 O1\n2 0 E1\n3 0 W1")
    assert reach(chart, (1, 0), 1) == {(1, 0): 0, (2, 0): 1, (0, 0): 1}
    assert reach(chart, (1, 0), 9) == {(1, 0): 0, (2, 0): 1, (0, 0): 1, (0, -1): 2, (1, -1): 3}
