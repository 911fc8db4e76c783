"""What each player may expect to have in the end, as far as a glance at the map tells."""

from __future__ import annotations

from isolario.games.land_vs_sea.bot.chances import FAR
from isolario.games.land_vs_sea.bot.outlook import ROUTES, Outlook
from isolario.games.land_vs_sea.pieces import FITS
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.turns import area_items, completed, route_owner

SOON = 0.8
"""How much of what the next tile could bring is believed."""


def promise(state: LandVsSeaState) -> tuple[float, ...]:
    """By seat: the points that there are, those of areas that will be closed and of the trade
    routes, and what whoever places the next tile can close with it.

    >>> from isolario.games.land_vs_sea import GAME
    >>> [round(points, 2) for points in promise(GAME.new(2, 7))]
    [0.35, 0.35]
    """
    seat = _next_to_place(state)
    outlook = Outlook(state, seat)
    expected = [float(points) for points in state.points]
    for area in completed(state):  # by a turn that is not over
        for item in area_items(state, state.active, area):
            expected[state.role(item.seat or 0)] += item.points
    hot = 0
    for owner, tiles, cells, _ in outlook.parts.values():
        count = cells.bit_count()
        if count < FAR:
            expected[owner] += tiles.bit_count() * outlook.chance(owner, cells, count, {})
        if count == 1 and tiles.bit_count() > 1:
            hot |= cells
    for route in state.ground.routes if state.extras.caravans else ():
        caravans, ships = state.ground.on_route(route)
        trader = route_owner(caravans, ships, state.seats)
        if trader is not None and len(route) > 1:
            expected[trader] += ROUTES * (caravans + ships)
    best = 0.0
    for cell, index in list(outlook.index.items()) if hot else ():
        if hot >> index & 1:
            want = outlook.wants[index]
            for tile in state.hands[seat]:
                for side in (tile.up, tile.down):
                    fits = FITS[side][want]
                    for turn in range(6):
                        if fits >> turn & 1:
                            best = max(best, outlook.value(side, turn, cell))
    expected[outlook.role] += SOON * best
    return tuple([expected[state.role(other)] for other in range(state.seats)])


def _next_to_place(state: LandVsSeaState) -> int:
    """Whoever places a tile next: in the end steps of a turn, the next player."""
    active = state.active
    if state.step in ("place", "special"):
        return active
    return next(
        (
            seat
            for step in range(1, state.seats + 1)
            if state.hands[seat := (active + step) % state.seats]
        ),
        active,
    )
