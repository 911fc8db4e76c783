"""What each player may expect to have in the end, as far as a glance at the map tells."""

from __future__ import annotations

from math import sqrt, tanh

from isolario.games.land_vs_sea.bot.chances import FAR
from isolario.games.land_vs_sea.bot.survey import Survey, survey
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, Tile
from isolario.games.land_vs_sea.pieces import FITS, SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.turns import area_items, chain_owner, completed
from isolario.games.land_vs_sea.view import LandVsSeaView

SOON, LATER = 0.75, 0.4
"""How much of what a player's tiles could bring is believed: for the player who places the next
tile, and for one who places later, because the map will have changed by then."""

MOVE = 1.4
"""What the next tile brings besides."""

GROWTH = 1.2
"""An area that is closed in the end has grown by then."""

CHAIN = 0.9
"""What the longest range, or reef, still brings for each tile of it, if there is time."""

TRADE = 0.8
"""What a trader on a route is worth to the player who leads there: routes grow, but leads can be
lost to a player who drops everything else for them."""

HELD = 0.4
"""How much of a lead on the longest route a player's own trader is while still in hand."""

AT_LAST, TURNS = 0.3, 0.02
"""How sure a lead on a route is: less with every tile that is left, and on a longer route."""

# Fitted to how 250 games of greedy players went on from 3,600 positions; the weights of hands and
# routes are below the best fit, as players who go by them neglect other things.


def promise(state: LandVsSeaState) -> tuple[float, ...]:
    """By seat: the points so far, those of areas that will be closed, of chains and of the trade
    routes, and what the player who places the next tile can close with it.

    >>> from isolario.games.land_vs_sea import GAME
    >>> [round(points, 2) for points in promise(GAME.new(2, 7))]
    [1.79, 0.39]
    """
    seat, *later = _order(state)
    looked = survey(state, seat)
    outlook = looked.outlook
    expected = [float(points) for points in state.points]
    for area in completed(state):  # by a turn that is not over
        for item in area_items(state, state.active, area):
            expected[state.role(item.seat or 0)] += item.points
    hot = 0
    for owner, tiles, cells, _ in outlook.parts.values():
        count = cells.bit_count()
        if count < FAR:
            chance = outlook.chance(owner, cells, count, {})
            expected[owner] += GROWTH * tiles.bit_count() * chance
        if count == 1 and tiles.bit_count() > 1:
            hot |= cells
    if state.extras.mountains:
        for terrain, chains in enumerate(outlook.chains):
            longest = max(map(len, chains), default=0)
            expected[chain_owner(terrain, state.seats)] += CHAIN * outlook.of_count[1] * longest
    if state.extras.caravans:
        expect_trade(state, expected)
    expected[outlook.role] += MOVE + SOON * _best(looked, state.hands[seat], hot)
    if later and hot:
        after = survey(state, later[0])
        expected[after.outlook.role] += LATER * _best(after, state.hands[later[0]], hot)
    return tuple([expected[state.role(other)] for other in range(state.seats)])


def ponders(view: LandVsSeaView) -> bool:
    """Where tiles go is worth a search. Which tile to take is not: the judge knows what a tile is
    good for better than any glance at a map without it."""
    return view.known.step in ("place", "special")


def _best(looked: Survey, hand: tuple[Tile, ...], hot: int) -> float:
    """What one of some tiles could bring where an area can be closed; those cells as bits."""
    best = 0.0
    index = looked.outlook.index
    sides = [side for tile in hand for side in (tile.up, tile.down)]
    for cell, want in looked.cells if hot else ():
        if hot >> index[cell] & 1:
            for side in sides:
                fits = FITS[side][want]
                for turn in range(6):
                    if fits >> turn & 1:
                        best = max(best, looked.value(side, turn, cell))
    return best


def expect_trade(state: LandVsSeaState, expected: list[float]) -> None:
    """The leader on a route gets all of it, so a small lead with many tiles to come is worth
    little, and a trader kept for the end a lot."""
    routes = [state.ground.on_route(route) for route in state.ground.routes]
    left = sum(map(len, state.hands)) + sum(map(len, state.stacks))
    held = sum(_own_traders(state, seat) for seat in range(state.seats))
    longest = max(map(sum, routes), default=0)
    for caravans, ships in routes:
        size = caravans + ships
        lead = caravans - ships + (HELD * held if size == longest else 0)
        sure = tanh(lead / sqrt(AT_LAST + TURNS * left * size))
        expected[0 if sure > 0 else 1] += TRADE * size * abs(sure)
        if state.seats == 3:
            expected[CARTOGRAPHER] += size * (1 - abs(sure)) / 3


def _own_traders(state: LandVsSeaState, seat: int) -> int:
    """How many sides of a hand have a trader of the player's own: positive for land, negative for
    sea."""
    sides = [SIDES[side] for tile in state.hands[seat] for side in (tile.up, tile.down)]
    role = state.role(seat)
    if role == CARTOGRAPHER:
        return 0
    return -sum(side.ship for side in sides) if role else sum(side.caravan for side in sides)


def _order(state: LandVsSeaState) -> list[int]:
    """Who places tiles next, as far as hands go: in the last steps of a turn, the next player."""
    active = state.active
    first = 0 if state.step in ("place", "special") else 1
    around = ((active + first + step) % state.seats for step in range(state.seats))
    return [seat for seat in around if state.hands[seat]] or [active]
