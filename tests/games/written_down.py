"""A game that is over, as somebody at the table would write it down to count it."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

import isolario
from isolario.core.event import Event
from isolario.core.game import State
from isolario.games.cartographers.pieces import SEASONS
from isolario.games.foggy_island.scoring import CELLS, SIDE
from isolario.games.land_vs_sea.board import TURNED
from isolario.games.land_vs_sea.pieces import APART, SIDES

Seen = list[tuple[Event, State]]
"""What happened in a game, each with the position right after it."""


def played(name: str, seats: int, seed: int, options: Mapping[str, object]) -> tuple[State, Seen]:
    """A game played at random to its end."""
    rng = random.Random(seed)
    state = isolario.new(name, seats, seed, **options)
    seen: Seen = [(event, state.copy()) for entry in state.log for event in entry.events]
    while not state.over:
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng)
        state.play(seat, move, lambda event: seen.append((event, state.copy())))
    return state, seen


def written(state: State, seen: Seen) -> str:
    """The text that `count` reads."""
    lines = [f"game: {state.game.name}", f"players: {state.seats}"]
    return "\n".join([*lines, *_WRITE[state.game.name](state, seen)])


def _cartographers(state: Any, seen: Seen) -> list[str]:
    options = state.options
    lines = [f"side: {options.side}", f"edition: {options.edition}"]
    lines.append("edicts: " + ", ".join(state.edicts))
    ends = [after for event, after in seen if event.what == "season_ends"]
    for seat in range(state.seats):
        lines.append(f"sheet: {seat + 1}")
        for season, end in zip(SEASONS, ends, strict=True):
            sheet = end.sheets[seat]  # type: ignore[attr-defined]
            coins = end.coins[seat] - end.crossed[seat]  # type: ignore[attr-defined]
            lines += [f"{season.name}: {coins}", sheet.text]
    return lines


def _foggy_island(state: Any, seen: Seen) -> list[str]:
    lines = [f"mode: {state.options.mode}"]
    if state.options.mode == "mercenaries":
        lines.append("hired: " + " | ".join(map(str, state.spent)))
        lines.append(f"decides: {state.options.decides}")
    last: Any = None
    for event, after in seen:
        if event.what == "round_ends":
            words = last.words
            lines.append("round:")
            lines += [" ".join(words[at : at + SIDE]) for at in range(0, CELLS, SIDE)]
        last = after
    return lines


def _beacon_patrol(state: Any, seen: Seen) -> list[str]:
    expansions = [name for name in ("windmills", "piers") if getattr(state.options, name)]
    tiles = state.chart.tiles
    xs, ys = ([cell[axis] for cell in tiles] for axis in (0, 1))
    rows = [
        " ".join(tiles.get((x, y), "..") for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]
    return [f"expansions: {' '.join(expansions)}", "chart:", *rows]


def _land_vs_sea(state: Any, seen: Seen) -> list[str]:
    extras = [name for name, on in state.extras._asdict().items() if on]
    waypoints = [0] * state.seats
    who = {}
    for event, _ in seen:
        if event.what == "waypoint_returns":
            waypoints[event.seat or 0] += event.points
        if event.what in ("tile_placed", "special_laid"):
            who[event.facts["cell"]] = event.seat
    names = [name.id for name in state.game.seat_names(state.seats)]
    lines = [f"extras: {', '.join(extras) or 'none'}"]
    lines += [f"waypoints: {' | '.join(map(str, waypoints))}", "tiles:"]
    for tile in state.ground.placed:
        seat = who.get(f"{tile.q},{tile.r}")
        lines.append(
            f"{tile.q} {tile.r} {tile.side} {tile.turn} {'' if seat is None else names[seat]}"
        )
    return lines


def described(tile: Any) -> str:
    """What is seen of a tile of Land vs Sea as it lies."""
    if tile.side in APART:
        return f"{tile.side} {tile.turn}"
    side, signs, letters = SIDES[tile.side], [""] * 6, [""] * 6
    for terrain, edges, marks in sorted(TURNED[tile.side][tile.turn]):
        spelt = (terrain, terrain.lower(), f"{terrain}2")
        letter = next(it for it in spelt if it not in letters)
        for edge in edges:
            letters[edge] = letter
        signs[edges[0]] += "+" * marks
    for edge in (*side.mountain, *side.coral):
        signs[(edge + tile.turn) % 6] += "^"
    words = ["".join(map("".join, zip(letters, signs, strict=True)))]
    words += [thing for thing in ("caravan", "ship") if getattr(side, thing)]
    return " ".join(words)


def _sea_dragons(state: Any, seen: Seen) -> list[str]:
    def row(parts: Any) -> str:
        return " | ".join(parts)

    board = state.text.split("\nplayers:")[0]
    return [
        "sea:",
        board,
        "gold: " + row(map(str, state.gold)),
        "ships: " + row(str(sum(fleet)) for fleet in state.fleets),
        "missions: " + row(" ".join(done) for done in state.fulfilled),
        "reefs: " + row(" ".join(cards) for cards in state.reefs),
    ]


_WRITE: dict[str, Callable[[Any, Seen], list[str]]] = {
    "beacon-patrol": _beacon_patrol,
    "cartographers": _cartographers,
    "foggy-island": _foggy_island,
    "land-vs-sea": _land_vs_sea,
    "sea-dragons": _sea_dragons,
}


def reasons(events: Any, staged: bool = True) -> dict[tuple[object, ...], int]:
    """The points of each seat for each source, in each season or round."""
    found: dict[tuple[object, ...], int] = defaultdict(int)
    for event in events:
        if event.points:
            source = event.source.plain()
            hired = source == "source_hires"
            stage = event.stage.plain() if event.stage and staged and not hired else ""
            found[event.seat, source, stage] += event.points
    return {key: points for key, points in found.items() if points}
