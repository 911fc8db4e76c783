"""What does listing all moves cost as the map grows? Prints a table and draws a plot,
docs/pictures/land-vs-sea-moves.svg.

    python benchmarks/land_vs_sea_moves.py [games]

Positions come from random games for two with all extras, in which somebody with two tiles is to
place one. Listing is timed by map size, and so, for comparison, is choosing a random move, which
lists nothing. It is processor time; on a busy machine it is still a little longer.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import mean
from time import process_time
from typing import cast

from isolario.games.land_vs_sea import GAME, LandVsSeaState

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "land-vs-sea-moves.svg"
REPEATS = 20
ROWS = (1, 2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 57)


def positions(games: int) -> dict[int, list[LandVsSeaState]]:
    """Positions of random games by the number of tiles on the map."""
    found = defaultdict(list)
    for number in range(games):
        rng = random.Random(number)
        state = cast(LandVsSeaState, GAME.new(2, number, {"extras": "all"}))
        while not state.over:
            if state.step == "place" and len(state.hands[state.active]) == 2:
                found[len(state.ground.placed)].append(state.copy())
            state.play(state.active, state.legal_moves(state.active).choice(rng))
    return dict(sorted(found.items()))


def microseconds(
    by_size: Mapping[int, Sequence[LandVsSeaState]], do: Callable[[LandVsSeaState], object]
) -> dict[int, float]:
    """Time for one call, on average over the positions of a size. All sizes are timed in turn,
    several times, and the quickest run counts: the others were disturbed."""
    best = dict.fromkeys(by_size, float("inf"))
    for _ in range(REPEATS):
        for size, states in by_size.items():
            before = process_time()
            for state in states:
                do(state)
            best[size] = min(best[size], process_time() - before)
    return {size: 1e6 * best[size] / len(states) for size, states in by_size.items()}


def plot(lines: Mapping[str, Mapping[int, float]], label: str) -> str:
    """Lines over the number of tiles, as SVG: only two colours, and readable in black."""
    wide, high, left, top, right, foot = 640, 320, 56, 24, 16, 40
    most = max(value for line in lines.values() for value in line.values())
    step = next(it for it in (10, 20, 25, 50, 100, 200, 500) if most / it <= 6)
    ceiling = (int(most / step) + 1) * step
    last = max(place for line in lines.values() for place in line)

    def x(place: float) -> float:
        return left + (wide - left - right) * place / last

    def y(value: float) -> float:
        return high - foot - (high - foot - top) * value / ceiling

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="sans-serif" font-size="12">',
        f"<title>{label}</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    out += (
        f'<path d="M{left} {y(value):.1f}H{wide - right}" stroke="#d8d8d8"/>'
        f'<text x="{left - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>'
        for value in range(0, ceiling + 1, step)
    )
    for place in range(0, last + 1, 10):
        middle = f'text-anchor="middle">{place}</text>'
        out.append(f'<text x="{x(place):.1f}" y="{high - foot + 18}" {middle}')
    for row, (name, line) in enumerate(lines.items()):
        stroke = ("#1f5f8b", "#a8481f")[row]
        points = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in line.items())
        out.append(f'<polyline points="{points}" fill="none" stroke="{stroke}" stroke-width="2"/>')
        out.append(f'<text x="{left + 12}" y="{top + 18 * row + 20}" fill="{stroke}">{name}</text>')
    out.append(f'<text x="{left}" y="14">{label}</text>')
    out.append(f'<text x="{wide - right}" y="{high - 6}" text-anchor="end">tiles on the map</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    rng = random.Random(7)
    found = positions(games)
    listing = microseconds(found, lambda it: list(it.legal_moves(it.active)))
    choosing = microseconds(found, lambda it: it.legal_moves(it.active).choice(rng))
    print("| tiles | open cells | moves | listing, µs | a move, µs | choosing one, µs |")
    print("|---|---|---|---|---|---|")
    for tiles in ROWS:
        moves = mean(len(it.legal_moves(it.active)) for it in found[tiles])
        cells = mean(len(it.ground.coast) for it in found[tiles])
        print(
            f"| {tiles} | {cells:.0f} | {moves:.0f} | {listing[tiles]:.1f} "
            f"| {listing[tiles] / moves:.2f} | {choosing[tiles]:.2f} |"
        )
    lines = {"listing all moves": listing, "choosing one": choosing}
    PICTURE.write_text(plot(lines, "Land vs Sea: microseconds of the processor"), "utf-8")


if __name__ == "__main__":
    main()
