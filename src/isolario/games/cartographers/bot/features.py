"""A view as numbers, for programs that learn.

First the maps, plane by plane, each with a number per cell: the viewer's own sheet as the steps
taken in this round leave it, then the neighbour's that lies before the viewer in an ambush (else
nothing), then what was just drawn for the card. Then a few numbers per seat, the viewer first and
then around the table, and what is the same for all. A spectator looks from the first seat.
"""

from __future__ import annotations

from collections.abc import Iterable

from isolario.games.cartographers.pieces import (
    AMBUSH,
    COIN_TRACK,
    EDITIONS,
    EXPLORE,
    MAPS,
    SCORING,
    SEASONS,
    SKILLS,
)
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.rules import PHASES, CartographersState
from isolario.games.cartographers.scoring import threatened
from isolario.games.cartographers.sheet import BRUSHES, SIDE, Sheet
from isolario.games.cartographers.view import CartographersView

CELLS = SIDE * SIDE
PLANES = (
    "free",
    "forest",
    "village",
    "farm",
    "water",
    "monster",
    "mountains",
    "ruins",
    "chasm",
    "threatened",
)
_SEATS = 12
_PER_SEAT = 11
_MANY = 60  # stars that count as many: half way to 1
_LONGEST = max(season.length for season in SEASONS)
_CARDS = (*EXPLORE, *AMBUSH)


def features(view: CartographersView) -> tuple[float, ...]:
    """The view as `LENGTH` numbers from -1 to 1.

    >>> import isolario
    >>> numbers = features(isolario.new("cartographers", seed=7).view(0))
    >>> len(numbers) == LENGTH, sum(numbers[:CELLS])  # all but five mountains are free
    (True, 116.0)
    """
    known, me = view.known, view.seat or 0
    sheets = known.in_sight()
    numbers = _planes(sheets[me][0])
    before = known.owner(me)
    numbers += _planes(sheets[before][0]) if before != me else [0.0] * (CELLS * len(PLANES))
    desk = known.desks[me]
    drawn = desk.drawn if desk is not None else None
    numbers += _plane(drawn.cells if drawn is not None else 0)
    for place in range(_SEATS):
        if place < view.seats:
            seat = (me + place) % view.seats
            numbers += _seat(view, seat, *sheets[seat])
        else:
            numbers += [0.0] * _PER_SEAT
    numbers += _one_of(drawn.terrain if drawn is not None else "", BRUSHES)
    numbers += _one_of(desk.skill if desk is not None else "", SKILLS)
    numbers.append(float(desk is not None and desk.waiting))
    numbers += _table(view, known)
    return tuple(numbers)


def _planes(sheet: Sheet) -> list[float]:
    numbers = _plane(sheet.free)
    for name in PLANES[1:-1]:
        numbers += _plane(getattr(sheet, name))
    return numbers + _plane(threatened(sheet))


def _plane(cells: int) -> list[float]:
    return [1.0 if digit == "1" else 0.0 for digit in f"{cells:0{CELLS}b}"[::-1]]


def _seat(view: CartographersView, seat: int, sheet: Sheet, coins: int) -> list[float]:
    """What a seat has; ``coins``: those that count."""
    stars, lost = view.scores[seat], view.known.lost[seat]
    return [
        1.0,  # somebody sits there
        stars / (abs(stars) + _MANY),
        coins / COIN_TRACK,
        view.known.crossed[seat] / COIN_TRACK,
        lost / (lost + _MANY),
        threatened(sheet).bit_count() / CELLS,
        sheet.filled.bit_count() / CELLS,
        float(seat in view.known.spent),
        float(seat in view.known.acrobats),
        float(seat in view.ready),
        float(seat in view.to_move),
    ]


def _table(view: CartographersView, known: CartographersState) -> list[float]:
    """What is the same for all."""
    time, length = known.time, SEASONS[view.known.season].length
    numbers = _one_of(view.known.phase, PHASES)
    numbers += _one_of(view.known.card, _CARDS)
    numbers += [float(card in view.known.turned) for card in EXPLORE]
    numbers += [float(card in view.known.gone) for card in AMBUSH]
    numbers += [float(season == view.known.season) for season in range(len(SEASONS))]
    for card in view.known.edicts:  # in the order A, B, C, D
        numbers += _one_of(card, SCORING)
    numbers += [float(skill in view.known.skills) for skill in SKILLS]
    numbers += _one_of(view.options.side, MAPS)
    numbers += [
        float(view.known.ruins),
        time / (2 * _LONGEST),
        max(0, length - time) / _LONGEST,
        len(view.known.deck) / len(_CARDS),
        view.known.ambushes_in_deck / len(AMBUSH),
        float(view.options.skills),
        float(view.options.edition == EDITIONS[0]),
        float(view.options.drawing == "open"),
        view.seats / _SEATS,
    ]
    return numbers


def _one_of(name: str, names: Iterable[str]) -> list[float]:
    """One for the place of a name among some, zero for the others."""
    return [float(other == name) for other in names]


LENGTH = (
    CELLS * (2 * len(PLANES) + 1)
    + _SEATS * _PER_SEAT
    + len(BRUSHES)
    + len(SKILLS)
    + 1
    + sum(map(len, (PHASES, _CARDS, EXPLORE, AMBUSH, SEASONS)))
    + len(EDICTS) * len(SCORING)
    + len(SKILLS)
    + len(MAPS)
    + 9
)
"""How many numbers there are."""
