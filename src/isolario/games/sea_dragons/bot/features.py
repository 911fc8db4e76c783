"""A view as numbers, for programs that learn.

First the sea, plane by plane, each with a number for each of its 225 cells, row by row. Then some
numbers for each of five seats, the viewer's first and then around the table (a spectator looks from
the first seat); then what is the same for all. What the viewer does not know is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from isolario.core.boards.bits import bits
from isolario.games.sea_dragons.board import CELLS, GROUNDS, WATER
from isolario.games.sea_dragons.bot.realms import strengths
from isolario.games.sea_dragons.parts import (
    COLOURS,
    HAND,
    HEADS,
    MARKET,
    SHIPS,
    SIZES,
    STEPS,
)
from isolario.games.sea_dragons.parts import MISSIONS as ON_MARKET
from isolario.games.sea_dragons.pieces import (
    BOX,
    CARD_COUNTS,
    MISSION_COUNT,
    MISSIONS,
    MOST_ASKED,
    REEF_BOX,
    REEF_COUNT,
    REEF_KINDS,
    SHAPES,
    SHIP_COUNTS,
)
from isolario.games.sea_dragons.scoring import controlled, mission_points
from isolario.games.sea_dragons.view import SeaDragonsView

MARKS = tuple(kind for kind in GROUNDS if kind != WATER)
PLANES = (
    *MARKS,  # what is printed: whirlpools, currents, ship spots, gold, reefs, the island
    *(f"{colour} ship" for colour in SHIPS),
    *(f"dragon of seat {place}" for place in range(len(COLOURS))),  # 0: the viewer's
    "laid this turn",
    "free",  # for the viewer's dragons
    "near",  # those of them beside the island or another's dragon
)
_MUCH_GOLD = 10  # counts half way to 1
_MUCH_POINTS = 20
_MOST_HEADS = max(HEADS.values())
_WORTH = max(mission.points for mission in MISSIONS.values())
_REALMS = 4
_PER_SEAT = 3 + 1 + len(SHIPS) + 2 + len(SIZES) + len(SHAPES) + 1 + len(REEF_KINDS) + 3 * _REALMS
_PER_MISSION = 1 + len(SHIPS) + 2
_TABLE = (
    len(STEPS)
    + 2 * len(SHAPES)
    + len(SIZES) * 2
    + ON_MARKET * (_PER_MISSION + 1)
    + 2
    + 2 * len(REEF_KINDS)
    + _REALMS
    + len(HEADS)
)
LENGTH = CELLS * len(PLANES) + len(COLOURS) * _PER_SEAT + _TABLE
"""How many numbers there are."""


def features(view: SeaDragonsView) -> tuple[float, ...]:
    """The view as `LENGTH` numbers from 0 to 1.

    >>> from isolario.games.sea_dragons import GAME
    >>> numbers = features(GAME.new(2, 7).view(0))
    >>> len(numbers) == LENGTH, sum(numbers[:CELLS])  # forty whirlpools
    (True, 40.0)
    """
    me = view.seat or 0
    numbers = _sea(view, me)
    realms = controlled(view.known)
    for place in range(len(COLOURS)):
        if place < view.seats:
            seat = (me + place) % view.seats
            numbers += _seat(view, seat)
            numbers += [_much(it.holdings[seat].dragons, 3) for it in realms]
            numbers += [_much(it.holdings[seat].pieces, 10) for it in realms]
            numbers += [_much(strong, 3) for strong in strengths(view.known.dragons[seat])]
        else:
            numbers += [0.0] * _PER_SEAT
    numbers += _table(view)
    numbers += [it.free / max(1, it.whirlpools) for it in realms]
    return tuple(numbers)


def _sea(view: SeaDragonsView, me: int) -> list[float]:
    known = view.known
    numbers = [0.0] * (CELLS * len(PLANES))
    for cell, letter in enumerate(known.ground):
        if letter != WATER:
            numbers[MARKS.index(letter) * CELLS + cell] = 1.0
    where = known.reach(me)
    dragons = [known.dragons[(me + place) % view.seats] for place in range(view.seats)]
    dragons += [0] * (len(COLOURS) - view.seats)
    masks = (*known.afloat, *dragons, known.laid, where.free, where.near)
    for plane, cells in enumerate(masks, len(MARKS)):
        for cell in bits(cells):
            numbers[plane * CELLS + cell] = 1.0
    return numbers


def _seat(view: SeaDragonsView, seat: int) -> list[float]:
    """What a seat has."""
    known = view.known
    hand = [card.shape for card in known.hands[seat]]
    missions = known.fulfilled[seat]
    return [
        1.0,  # somebody sits there
        float(seat in view.to_move),
        known.heads[seat] / _MOST_HEADS,
        _much(known.gold[seat], _MUCH_GOLD),
        *_shares(known.fleets[seat], SHIP_COUNTS),
        len(missions) / MISSION_COUNT,
        _much(mission_points(missions), _MUCH_POINTS),
        *(sum(int(shape[0]) == size for shape in hand) / HAND for size in SIZES),
        *(hand.count(shape) / HAND for shape in SHAPES),
        len(known.reefs[seat]) / REEF_COUNT,
        *_reefs(known.reefs[seat]),
    ]


def _table(view: SeaDragonsView) -> list[float]:
    """What is the same for all."""
    known = view.known
    market = [shape for cards in known.market for shape in cards]
    gone = [shape for cards in known.discards for shape in cards]
    box = {shape: number for cards in BOX.values() for shape, number in cards.items()}
    numbers = [float(known.step == step) for step in STEPS]
    numbers += [market.count(shape) / MARKET for shape in SHAPES]
    numbers += [gone.count(shape) / box[shape] for shape in SHAPES]
    numbers += _shares([len(deck) for deck in known.decks], list(CARD_COUNTS.values()))
    numbers += [float(known.played[:1] == str(size)) for size in SIZES]
    for slot in range(ON_MARKET):
        numbers.append(float(known.paying == slot))
        if slot < len(known.missions):
            mission = MISSIONS[known.missions[slot]]
            numbers += [1.0, *(ships / MOST_ASKED for ships in mission.ships)]
            numbers += [mission.points / _WORTH, float(mission.reef)]
        else:
            numbers += [0.0] * _PER_MISSION
    numbers += [len(known.mission_deck) / MISSION_COUNT, len(known.reef_deck) / REEF_COUNT]
    numbers += _reefs(known.used)
    numbers += _reefs(known.drawn)
    return numbers + [float(view.seats == seats) for seats in HEADS]


def _reefs(cards: Sequence[str]) -> list[float]:
    return [cards.count(kind) / max(1, REEF_BOX[kind]) for kind in REEF_KINDS]


def _shares(numbers: Iterable[int], most: Iterable[int]) -> list[float]:
    return [number / full for number, full in zip(numbers, most, strict=True)]


def _much(count: float, many: int) -> float:
    """From 0 to 1: ``many`` is half way."""
    return count / (count + many)
