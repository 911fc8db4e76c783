"""What a friend would say of a turn, in one sentence: what it is about, never what to do."""

from __future__ import annotations

from collections.abc import Iterable

from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, Chart
from isolario.games.beacon_patrol.holes import Hole, gain
from isolario.games.beacon_patrol.pieces import LAND, STEPS, TOKENS
from isolario.games.beacon_patrol.reach import reach
from isolario.games.beacon_patrol.view import BeaconView


def coach(view: BeaconView) -> Text | None:
    """Which holes can be closed, at the beginning of a turn.

    >>> from isolario.games.beacon_patrol import GAME
    >>> state = GAME.parse("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\nhands: B1 E1 N1 | S5 W2 O4\\nstack: N2")
    >>> coach(state.view(0))
    Text(id='coach_close', args={'tiles': 2, 'points': 3})
    """  # noqa: E501
    known, seat = view.known, view.seat
    if seat is None:
        return None
    hand = known.hands[seat]
    begun = known.swapped or known.given or known.tokens < TOKENS[view.seats]
    if begun or len(hand) < known.hand_size:
        return None
    chart, ship = known.chart, known.ships[seat]
    if len(chart) == 1:
        return Text("coach_first")
    near = _best(chart, ship, known.tokens, hand)
    if near:
        return Text("coach_close", {"tiles": len(near), "points": max(near.values())})
    others = [tile for other, tiles in enumerate(known.hands) if other != seat for tile in tiles]
    if _best(chart, ship, known.tokens, others):
        return Text("coach_swap")
    if _best(chart, ship, known.tokens + 1, hand):
        return Text("coach_further")
    return Text("coach_build")


def _best(chart: Chart, ship: Cell, moves: int, tiles: Iterable[str]) -> dict[str, int]:
    """The tiles that can close something within this many moves, and what each can bring."""
    found: dict[str, int] = {}
    for x, y in reach(chart, ship, moves):
        bars = LAND[chart.tiles[x, y]]
        for dx, dy, edge, _ in STEPS:
            cell = (x + dx, y + dy)
            if bars & edge or cell in chart.tiles:  # only over water (BCN-P3)
                continue
            hole = Hole(cell, *chart.needs(cell))
            for tile in tiles:
                if hole.fits(tile) and (points := gain(chart, cell, tile)) > found.get(tile, 0):
                    found[tile] = points
    return found
