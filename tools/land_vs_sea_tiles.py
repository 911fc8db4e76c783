"""Design the tiles of Land vs Sea: writes the files of both sets and the figures in the document.

    python tools/land_vs_sea_tiles.py [--seed N] [--check] [--screen GAMES [--write]]

Six sides of the real game are known (docs/land-vs-sea-tiles.md); the other 110 are designed here.
Land and sea are exactly each other's mirror: swap land for sea, mountains for coral and caravans
for ships, and you find the same sides, back to back with the same sides. So almost everything is
made twice, a side and its *mirror*; a few sides are their own mirrors.

`candidates` yields endless sets, the same for the same seed; `measure` reports the figures of a
set, and `misses` those that are not what `Weights` wants. The first candidate without a miss is the
first set (pieces-1.toml), which games were played with until there was the second (pieces.toml):
that is the first of `seconds` without a miss. With ``--check`` nothing is written: it says whether
the files are up to date.

With ``--screen`` greedy players play that many games with the set, and nothing else is done;
``--write`` puts the results into the document.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from isolario.games.land_vs_sea.pieces import APART, FOLDER, Pieces, flaw
from isolario.games.land_vs_sea.side import EDGES, Region
from land_vs_sea_design import SEED, Weights, candidates
from land_vs_sea_marks import SecondWeights, seconds
from land_vs_sea_screen import report as report_games
from land_vs_sea_screen import screen, with_games
from land_vs_sea_sides import PATTERNS, REAL, Key, bare, key, mirror, pattern, shapes
from made import between, renew

FILE = FOLDER / "pieces.toml"
EARLIER = FOLDER / "pieces-1.toml"
DOCUMENT = Path(__file__).parent.parent / "docs" / "land-vs-sea-tiles.md"

# --- measuring a set ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Figures:
    """What a set is like; everything is of the 116 sides, without start, volcano and whirlpool."""

    sides: int
    tiles: int
    flawed: tuple[str, ...]
    real: int  # real sides that are included unchanged
    land_edges: int
    sea_edges: int
    patterns: Mapping[str, int]
    shapes: int
    regions: int
    parted: int
    twice_parted: int
    again: int
    steal: int
    caravans: int
    ships: int
    mountains: int
    corals: int
    three_edged: int
    both_ranges: int
    marks: Mapping[int, int]
    on_one_edge: Mapping[int, int]  # of them, on regions of a single edge
    own_mirrors: int
    duplicates: int
    unfair_sides: int
    unfair_tiles: int
    alike: int  # tiles with one pattern on both sides
    two_actions: int  # tiles with an action on both sides

    @property
    def bonus(self) -> int:
        return sum(bonus * count for bonus, count in self.marks.items())


def measure(pieces: Pieces) -> Figures:
    """The figures of a set."""
    sides = [side for name, side in pieces.sides.items() if name not in APART]
    keys = {side.id: key(side) for side in sides}
    mirrors = {side.id: key(mirror(side)) for side in sides}

    def tiles(of: Mapping[str, Key]) -> Counter[Key]:
        return Counter(min((of[a], of[b]), (of[b], of[a])) for a, b in pieces.tiles)

    regions = [region for side in sides for region in side.regions]
    ranges = [edges for side in sides for edges in (side.mountain, side.coral) if edges]
    backs = [(pieces.sides[a], pieces.sides[b]) for a, b in pieces.tiles]
    return Figures(
        sides=len(sides),
        tiles=len(pieces.tiles),
        flawed=tuple(side.id for side in pieces.sides.values() if flaw(side)),
        real=sum(pieces.sides.get(name) == side for name, side in REAL.items()),
        land_edges=sum(side.land.bit_count() for side in sides),
        sea_edges=sum(6 - side.land.bit_count() for side in sides),
        patterns={name: sum(pattern(side) == name for side in sides) for name in PATTERNS},
        shapes=len({key(bare(side)) for side in sides}),
        regions=len(regions),
        parted=sum(bool(side.parted) for side in sides),
        twice_parted=sum(len(side.parted) > 1 for side in sides),
        again=sum(side.action == "again" for side in sides),
        steal=sum(side.action == "steal" for side in sides),
        caravans=sum(side.caravan for side in sides),
        ships=sum(side.ship for side in sides),
        mountains=sum(bool(side.mountain) for side in sides),
        corals=sum(bool(side.coral) for side in sides),
        three_edged=sum(len(edges) == 3 for edges in ranges),
        both_ranges=sum(bool(side.mountain and side.coral) for side in sides),
        marks=_marked(regions),
        on_one_edge=_marked(region for region in regions if len(region.edges) == 1),
        own_mirrors=sum(keys[name] == mirrors[name] for name in keys),
        duplicates=len(sides) - len(set(keys.values())),
        unfair_sides=(Counter(keys.values()) - Counter(mirrors.values())).total(),
        unfair_tiles=(tiles(keys) - tiles(mirrors)).total(),
        alike=sum(pattern(one) == pattern(other) for one, other in backs),
        two_actions=sum(bool(one.action and other.action) for one, other in backs),
    )


def _marked(regions: Iterable[Region]) -> dict[int, int]:
    """How many of some regions have 0, 1, 2 and 3 marks."""
    times = Counter(region.bonus for region in regions)
    return {bonus: times[bonus] for bonus in range(4)}


def misses(figures: Figures, weights: Weights | None = None) -> list[str]:
    """What is not as wanted."""
    wants = weights or Weights()
    swapped = str.maketrans("LS", "SL")
    patterns = dict.fromkeys(PATTERNS, 0)
    for name, count in wants.patterns.items():
        for either in {name, name.translate(swapped)}:
            doubled = 2 * either
            patterns[next(p for p in PATTERNS if p in doubled)] = count
    aims: dict[str, object] = {
        "sides": 116,
        "tiles": 58,
        "flawed": (),
        "real": len(REAL),
        "land_edges": 348,
        "sea_edges": 348,
        "patterns": patterns,
        "parted": wants.parted,
        "twice_parted": wants.twice_parted,
        "again": wants.again,
        "steal": wants.steal,
        "caravans": wants.caravans,
        "ships": wants.caravans,
        "mountains": wants.mountains,
        "corals": wants.mountains,
        "three_edged": 2 * wants.three_edged,
        "both_ranges": wants.both_ranges,
        "own_mirrors": wants.own_mirrors,
        "duplicates": 0,
        "unfair_sides": 0,
        "unfair_tiles": 0,
        "alike": wants.alike,
        "two_actions": 0,
    }
    found = [
        f"{name}: {getattr(figures, name)}, not {aim}"
        for name, aim in aims.items()
        if getattr(figures, name) != aim
    ]
    for name, aimed in (("marks", wants.marks), ("on_one_edge", wants.on_one_edge)):
        marks = {bonus: getattr(figures, name)[bonus] for bonus in aimed}
        if marks != dict(aimed):
            found.append(f"{name}: {marks}")
    return found


def choose(seed: int = SEED, weights: Weights | None = None) -> Pieces:
    """The first set: the first candidate without a miss."""
    return next(c for c in candidates(seed, weights) if not misses(measure(c), weights))


def choose_second(first: Pieces, seed: int = SEED, weights: SecondWeights | None = None) -> Pieces:
    """The second set, made of the first."""
    wants = weights or SecondWeights()
    return next(c for c in seconds(first, seed, wants) if not misses(measure(c), wants))


# --- writing ------------------------------------------------------------------------------------

HEAD = """\
# Land vs Sea: every tile. Clauses: docs/rules/land-vs-sea.md; where the sides come from, and how to
# put in those of a real box: docs/land-vs-sea-tiles.md.
#
# A side has a table [side.ID]; an id has letters and digits only. Hexes stand on a corner; the
# edges are, clockwise: E, SE, SW, W, NW, NE. How a side is turned here does not matter.
#
# "regions": what belongs together. "terrain" is "L" (land) or "S" (sea), "edges" those it reaches,
#     "bonus" its + marks, 0 to 3, if any (LVS-C4). Every edge is in one region. Neighbouring edges
#     of one terrain that are not connected on the side are different regions: the other terrain
#     then reaches the corner between them (LVS-C3).
# "action": "again" (a compass: play again) or "steal" (a warrior), if any.
# "mountain", "coral": the 2 or 3 neighbouring edges of one region that it lies on (LVS-C5).
# "caravan", "ship": true if there is one.
#
# The sides "start", "volcano" and "whirlpool" are there, too; all others are on tiles.
#
# The sides A to F are real, read off photographs. D2, E2 and F2 are the mirrors of D, E and F: land
# and sea swapped. All others are designed: L07 and S07 are each other's mirrors, M2 is its own.
{more}# Made by: python tools/land_vs_sea_tiles.py{seed}
"""

SECOND = """\
# This is the second set. What is not as it was in the first (pieces-1.toml) has a letter after its
# number: L08b is L08 with its marks elsewhere, or with one parted corner instead of two.
"""


def text_of(pieces: Pieces, seed: int = SEED, more: str = SECOND) -> str:
    """The file of a set."""
    option = "" if seed == SEED else f" --seed {seed}"
    head = HEAD.format(seed=option, more=more)
    lines = [head, "# Which sides are back to back.", "", "tiles = ["]
    tiles = [f'["{one}", "{other}"],' for one, other in pieces.tiles]
    lines += ["    " + " ".join(tiles[n : n + 4]) for n in range(0, len(tiles), 4)]
    lines.append("]")
    for side in pieces.sides.values():
        lines += ["", f"[side.{side.id}]", "regions = ["]
        for region in side.regions:
            bonus = f", bonus = {region.bonus}" if region.bonus else ""
            listed = _listed(region.edges)
            lines.append(f'    {{ terrain = "{region.terrain}", edges = {listed}{bonus} }},')
        lines.append("]")
        if side.action:
            lines.append(f'action = "{side.action}"')
        for name, edges in (("mountain", side.mountain), ("coral", side.coral)):
            if edges:
                lines.append(f"{name} = {_listed(edges)}")
        lines += [f"{name} = true" for name in ("caravan", "ship") if getattr(side, name)]
    return "\n".join(lines) + "\n"


def _listed(edges: tuple[int, ...]) -> str:
    """Edges in the order they are met: clockwise, after the largest gap if there is one."""
    gaps = {edge: min((edge - other) % 6 or 6 for other in edges) for edge in edges}
    first = max(edges, key=lambda edge: (gaps[edge], -edge))
    order = sorted(edges, key=lambda edge: (edge - first) % 6)
    return "[" + ", ".join(f'"{EDGES[edge]}"' for edge in order) + "]"


BEGIN, END = "<!-- figures: made by the tool -->\n", "<!-- end of the figures -->\n"


def report(figures: Figures) -> str:
    """The figures as a table for the document."""
    f = figures
    rows = [
        ("sides, on tiles", f"{f.sides}, on {f.tiles}"),
        ("edges of land, of sea", f"{f.land_edges}, {f.sea_edges}"),
        ("regions on a side", f"{f.regions / f.sides:.2f}"),
        ("sides with a parted corner, with two", f"{f.parted}, {f.twice_parted}"),
        ("different sides without what lies on them", f"{f.shapes} of {len(shapes())} possible"),
        ("sides that are the same as another", f"{f.duplicates}"),
        ("sides that are their own mirrors", f"{f.own_mirrors}"),
        ("play again, steal", f"{f.again}, {f.steal}"),
        ("caravans, ships", f"{f.caravans}, {f.ships}"),
        ("mountains, reefs", f"{f.mountains}, {f.corals}"),
        ("… on three edges, in all", f"{f.three_edged}"),
        ("sides with both", f"{f.both_ranges}"),
        ("bonus marks, on a side, on a region", _marks(f)),
        ("regions with 1, 2, 3 marks", _counts(f.marks)),
        ("regions of a single edge; with 1, 2, 3 marks", _small(f)),
    ]
    lines = ["| what | figure |", "|---|---|", *(f"| {name} | {text} |" for name, text in rows)]
    lines += ["", "| edges | sides |", "|---|---|"]
    lines += [f"| {name} | {count} |" for name, count in f.patterns.items()]
    return "\n".join(lines) + "\n"


def _marks(f: Figures) -> str:
    return f"{f.bonus}, {f.bonus / f.sides:.2f}, {f.bonus / f.regions:.2f}"


def _counts(marks: Mapping[int, int]) -> str:
    return ", ".join(str(marks[n]) for n in (1, 2, 3))


def _small(f: Figures) -> str:
    return f"{sum(f.on_one_edge.values())}; {_counts(f.on_one_edge)}"


def with_figures(document: str, figures: Figures) -> str:
    """The document with its table rewritten."""
    return between(document, BEGIN, END, report(figures))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; say what is out of date"
    )
    parser.add_argument("--screen", type=int, metavar="GAMES", help="play games with the set")
    parser.add_argument("--processes", type=int, default=2, help="how many play at a time")
    parser.add_argument("--write", action="store_true", help="put the games into the document")
    asked = parser.parse_args()
    first = choose(asked.seed)
    pieces = choose_second(first, asked.seed)
    if asked.screen:
        games = screen(text_of(pieces, asked.seed), asked.screen, asked.processes)
        print(report_games(games))
        if asked.write:
            DOCUMENT.write_text(with_games(DOCUMENT.read_text("utf-8"), games), "utf-8")
        return 0
    document = DOCUMENT.read_text("utf-8")
    files = {
        EARLIER: text_of(first, asked.seed, more=""),
        FILE: text_of(pieces, asked.seed),
        DOCUMENT: with_figures(document, measure(pieces)),
    }
    return renew(files, asked.check)


if __name__ == "__main__":
    sys.exit(main())
