"""Design the pieces of Sea Dragons: writes pieces.toml and the figures in its document.

    python tools/sea_dragons_pieces.py [--seed N] [--check]
    python tools/sea_dragons_pieces.py [--seed N] --screen GAMES [--processes N]

The rulebook says how many pieces of each kind there are, not what is on them
(docs/sea-dragons-pieces.md). `measure` reports the figures of a set, and `misses` those that are
not what `Aims` wants; the file has the first candidate without a miss. With ``--check`` nothing is
written: it says whether the files are up to date. With ``--screen`` greedy players play with the
set: the results are printed, and for the game's own set put into its document.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import sea_dragons_screen as screening
from isolario.core.boards.bits import mask_of
from isolario.core.boards.polyomino import Polyomino
from isolario.games.sea_dragons.parts import SHIPS, SIZE_NAMES
from isolario.games.sea_dragons.pieces import FOLDER, Face, Pieces, flaws
from made import between, renew
from sea_dragons_design import FACE, SEED, Aims, candidates, steps, unlike, well_scattered

FILE = FOLDER / "pieces.toml"
DOCUMENT = Path(__file__).parent.parent / "docs" / "sea-dragons-pieces.md"

KINDS = {"@": "whirlpools", "s": "ship spots", "g": "gold", "r": "reefs", "~": "water"}

# --- measuring a set ----------------------------------------------------------------------------


@dataclass(frozen=True)
class FaceFigures:
    """What a face is like: how many things of each kind, how far from the inner corner on average,
    and the most whirlpools that are connected."""

    counts: Mapping[str, int]
    steps: Mapping[str, float]
    scattered: bool
    cluster: int


@dataclass(frozen=True)
class Figures:
    """What a set is like."""

    faces: Mapping[str, FaceFigures]
    unlike: int  # the fewest cells in which two faces differ
    asked: tuple[int, ...]  # ships of each colour on all missions
    sizes: Mapping[int, int]  # missions by ships
    reefs: Mapping[int, int]  # of these, with a reef card
    points: Mapping[int, tuple[int, ...]]  # what missions of each size give
    different: int  # missions that ask for different ships


def where(face: Face, kind: str) -> tuple[int, ...]:
    """The cells of a face with things of a kind."""
    return tuple(cell for cell, letter in enumerate("".join(face)) if letter == kind)


def measure(pieces: Pieces, aims: Aims | None = None) -> Figures:
    """The figures of a set."""
    wants = aims or Aims()
    missions = pieces.missions.values()
    sizes = sorted({sum(mission.ships) for mission in missions})
    return Figures(
        faces={name: _measure_face(face, wants) for name, face in pieces.faces.items()},
        unlike=min(unlike(*pair) for pair in combinations(pieces.faces.values(), 2)),
        asked=tuple(sum(mission.ships[n] for mission in missions) for n in range(len(SHIPS))),
        sizes={size: sum(sum(m.ships) == size for m in missions) for size in sizes},
        reefs={size: sum(sum(m.ships) == size and m.reef for m in missions) for size in sizes},
        points={
            size: tuple(sorted({m.points for m in missions if sum(m.ships) == size}))
            for size in sizes
        },
        different=len({mission.ships for mission in missions}),
    )


def _measure_face(face: Face, aims: Aims) -> FaceFigures:
    cells = {kind: where(face, kind) for kind in KINDS}
    clusters = FACE.clusters(mask_of(cells["@"]))
    return FaceFigures(
        {kind: len(found) for kind, found in cells.items()},
        {kind: sum(map(steps, found)) / len(found) for kind, found in cells.items()},
        all(well_scattered(cells[kind], aim) for kind, aim in aims.scatter.items()),
        max(cluster.bit_count() for cluster in clusters),
    )


def misses(figures: Figures, aims: Aims | None = None) -> list[str]:
    """What is not as wanted."""
    wants = aims or Aims()
    found = []
    for name, face in figures.faces.items():
        which = int(name[-1]) - 1
        aimed = {"@": wants.whirlpools[which], "g": wants.gold[which]}
        aimed |= {"s": wants.spots, "r": wants.reefs}
        found += [
            f"face {name}: {face.counts[kind]} {KINDS[kind]}, not {number}"
            for kind, number in aimed.items()
            if face.counts[kind] != number
        ]
        if not face.scattered:
            found.append(f"face {name}: things lie too near to or too far from each other")
    if figures.unlike < wants.unlike:
        found.append(f"unlike: {figures.unlike}, not {wants.unlike}")
    for what, value, aim in (
        ("asked", figures.asked, wants.asked),
        ("sizes", figures.sizes, wants.mission_sizes),
        ("reefs", figures.reefs, wants.mission_reefs),
        ("different", figures.different, sum(wants.mission_sizes.values())),
    ):
        if value != aim:
            found.append(f"{what}: {value}, not {aim}")
    return found


def choose(seed: int = SEED, aims: Aims | None = None) -> Pieces:
    """The first candidate without a miss."""
    for pieces in candidates(seed, aims):
        assert not list(flaws(pieces))
        if not misses(measure(pieces, aims), aims):
            return pieces
    raise AssertionError("unreachable")


# --- writing ------------------------------------------------------------------------------------

HEAD = """\
# Sea Dragons: every piece. Clauses: docs/rules/sea-dragons.md; what is fact and what is ours, and
# how to put in the pieces of a real box: docs/sea-dragons-pieces.md.
#
# "boards": which faces are back to back.
# [face.ID]: seven rows of seven letters, as the board lies in the north-west: the island covers the
#     last letter, which is #. ~ water, @ whirlpool, s ship spot, g gold, r reef. Currents are on no
#     board: they lie between them.
# [card.ID]: a dragon. The id is the number of its cells and a letter; "count" how many cards there
#     are. It can be turned and mirrored, so how it is drawn does not matter.
# [mission.ID]: "ships" it asks for, its "points", and "reef" if it gives a reef card.
# [reef]: how many cards there are: two ships of a colour, any ship, a hidden dragon of a realm (by
#     its corner), gold.
#
# How many pieces of each kind there are is known; nearly all that is on them is designed.
# Made by: python tools/sea_dragons_pieces.py{seed}
"""


def text_of(pieces: Pieces, seed: int = SEED) -> str:
    """The file of a set."""
    option = "" if seed == SEED else f" --seed {seed}"
    backs = ", ".join(f'["{one}", "{other}"]' for one, other in pieces.boards)
    lines = [HEAD.format(seed=option), f"boards = [{backs}]"]
    for name, face in pieces.faces.items():
        lines += ["", f"[face.{name}]", "rows = [", *(f'    "{row}",' for row in face), "]"]
    for name, shape in pieces.shapes.items():
        rows = ", ".join(f'"{row}"' for row in picture(shape))
        lines += ["", f"[card.{name}]", f"rows = [{rows}]", f"count = {pieces.cards[name]}"]
    for name, mission in pieces.missions.items():
        colours = [
            f'"{colour}"'
            for colour, number in zip(SHIPS, mission.ships, strict=True)
            for _ in range(number)
        ]
        lines += ["", f"[mission.{name}]", f"ships = [{', '.join(colours)}]"]
        lines.append(f"points = {mission.points}")
        if mission.reef:
            lines.append("reef = true")
    lines += ["", "[reef]", *(f"{kind} = {number}" for kind, number in pieces.reefs.items())]
    return "\n".join(lines) + "\n"


def picture(shape: Polyomino) -> tuple[str, ...]:
    """The rows of a shape.

    >>> picture(((0, 0), (0, 1), (1, 0)))
    ('##', '#.')
    """
    tall, wide = max(y for y, _ in shape) + 1, max(x for _, x in shape) + 1
    return tuple("".join("#" if (y, x) in shape else "." for x in range(wide)) for y in range(tall))


BEGIN, END = "<!-- figures: made by the tool -->\n", "<!-- end of the figures -->\n"


def report(pieces: Pieces, figures: Figures) -> str:
    """The figures as tables for the document."""
    lines = [
        "| face | whirlpools | ship spots | gold | reefs | water | whirlpools together |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, face in figures.faces.items():
        cells = [f"{face.counts[kind]} ({face.steps[kind]:.1f})" for kind in KINDS]
        lines.append(f"| {name} | {' | '.join(cells)} | {face.cluster} |")
    lines += [
        "",
        "In brackets: the average number of steps from the island's corner. Two faces differ in",
        f"{figures.unlike} of 48 cells at least.",
        "",
        "| ships of a mission | missions | with a reef card | points |",
        "|---|---|---|---|",
    ]
    for size, number in figures.sizes.items():
        points = ", ".join(map(str, figures.points[size]))
        lines.append(f"| {size} | {number} | {figures.reefs[size]} | {points} |")
    asked = ", ".join(
        f"{number} {colour}" for colour, number in zip(SHIPS, figures.asked, strict=True)
    )
    lines += ["", f"All missions together ask for {asked}.", "", "| cards | shapes |", "|---|---|"]
    by_size: dict[str, Counter[str]] = {}
    for name, number in pieces.cards.items():
        by_size.setdefault(SIZE_NAMES[int(name[0])], Counter())[name] = number
    for size_name, cards in by_size.items():
        shapes = ", ".join(f"{number} × {name}" for name, number in cards.items())
        lines.append(f"| {cards.total()} {size_name} | {shapes} |")
    reefs = ", ".join(f"{number} × {kind}" for kind, number in pieces.reefs.items())
    lines.append(f"| {sum(pieces.reefs.values())} reef | {reefs} |")
    return "\n".join(lines) + "\n"


def with_figures(document: str, pieces: Pieces) -> str:
    """The document with its tables rewritten."""
    tables = report(pieces, measure(pieces))
    return between(document, BEGIN, END, tables)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; say what is out of date"
    )
    parser.add_argument("--screen", type=int, metavar="GAMES", help="for each number of players")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    pieces = choose(asked.seed)
    document = DOCUMENT.read_text("utf-8")
    if asked.screen:
        tables = screening.report(screening.screen(pieces, asked.screen, asked.processes))
        print(tables, end="")
        if asked.seed == SEED:
            DOCUMENT.write_text(screening.with_games(document, tables), "utf-8")
        return 0
    files = {FILE: text_of(pieces, asked.seed), DOCUMENT: with_figures(document, pieces)}
    return renew(files, asked.check)


if __name__ == "__main__":
    sys.exit(main())
