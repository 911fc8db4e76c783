"""Play games of Land vs Sea between greedy players, a line of JSON for each game.

    python tools/land_vs_sea_games.py SEED [SEED ...]

Which set of tiles is in play depends on the `isolario` that Python finds: `land_vs_sea_screen`
runs this with a copy that has a different set.
"""

from __future__ import annotations

import sys

import msgspec

from isolario.bots import bot
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.pieces import SPECIAL_BONUS

SOURCES = {
    "area_completed": "areas",
    "marks_earned": "marks",
    "range_grows": "chains",
    "reef_grows": "chains",
    "caravan_meets": "caravans",
    "route_scored": "routes",
    "waypoint_returns": "waypoints",
}
"""Where points come from, by the events that give them; the marks of the special tile apart."""

SPECIAL = "special tile"


class Played(msgspec.Struct, frozen=True):
    """The result of a game for two: points by side, in total and by source; the sizes of the areas
    that were completed; whether the special tile was laid."""

    seed: int
    points: tuple[int, int]
    sources: dict[str, tuple[int, int]]
    sizes: tuple[int, ...]
    special: bool
    decisions: int


def play(seed: int, extras: str = "all") -> Played:
    """One game, the same for the same seed."""
    state = GAME.new(2, f"screen {seed}", {"extras": extras})
    players = [bot("greedy", rng=f"{seed} {seat}") for seat in range(2)]  # type: ignore[arg-type]
    points = {source: [0, 0] for source in (*SOURCES.values(), SPECIAL)}
    special = ""
    sizes: list[int] = []
    decisions = 0
    while not state.over:
        seat = state.to_move[0]
        decisions += 1
        for event in state.play(seat, players[seat].choose(state.view(seat))):
            if event.what == "special_laid":
                (special,) = event.cells
            if event.points and event.seat is not None:
                marks = SPECIAL_BONUS * (event.what == "marks_earned" and special in event.cells)
                points[SOURCES[event.what]][event.seat] += event.points - marks
                points[SPECIAL][event.seat] += marks
            if event.what == "area_completed":
                sizes.append(event.points)
    land, sea = state.scores
    sources = {source: (had[0], had[1]) for source, had in points.items()}
    return Played(seed, (land, sea), sources, tuple(sizes), bool(special), decisions)


def main() -> None:
    for seed in sys.argv[1:]:
        print(msgspec.json.encode(play(int(seed))).decode(), flush=True)


if __name__ == "__main__":
    main()
