"""A view as numbers, for programs that learn.

Everything is seen from the viewer's side ("mine", "theirs"), so that one network can play both
colours; a spectator looks from the first seat. First the board, plane by plane, each with a
number per cell in the order of the cells; then the rest in the order of `_rest`.
"""

from __future__ import annotations

from collections.abc import Iterable

from isolario.core.chance import UNKNOWN
from isolario.games.foggy_island.effects import TASKS
from isolario.games.foggy_island.pieces import (
    CODE_OF,
    DOWN,
    KINDS,
    LETTERS,
    UNKNOWN_KIND,
    WEATHER,
    WEATHER_CARDS,
    background,
    kind_of,
    owner_of,
)
from isolario.games.foggy_island.rules import PHASES
from isolario.games.foggy_island.scoring import CELLS, GLOOM_CELL
from isolario.games.foggy_island.view import FoggyView

PLANES = (
    "free",
    "gloom",
    "builds mine",
    "builds theirs",
    "breaks",
    "doubles",
    "triples",
    "halves",
    "face down, mine",
    "face down, theirs",
    "laid by my side",
    "turns",
    "hops",
    "on two cells",
    "in question",  # something is being decided around these cells
)
_MODES = ("simple", "mercenaries", "blitz")
_AGREED = ("sunny", "cards", "cloudy", "fog")
_SEATS = 4
_SET = 18
_HAND = 5
_LEAD = 50  # points that count as many: half way to 1


def features(view: FoggyView) -> tuple[float, ...]:
    """The view as `LENGTH` numbers from -1 to 1.

    >>> import isolario
    >>> numbers = features(isolario.new("foggy-island", seed=7).view(0))
    >>> len(numbers) == LENGTH, sum(numbers[:CELLS])  # all cells are free
    (True, 36.0)
    """
    me = (view.seat or 0) % 2
    numbers = [0.0] * (CELLS * len(PLANES))
    marks = _MARKS[me]
    for cell, word in enumerate(view.known.words):
        for plane in marks[word]:
            numbers[plane * CELLS + cell] = 1.0
    for cell in view.known.wide:
        numbers[_WIDE * CELLS + cell] = 1.0
    for task in view.known.tasks:
        numbers[_IN_QUESTION * CELLS + task.cell] = 1.0
    numbers += _rest(view, me)
    return tuple(numbers)


def _rest(view: FoggyView, me: int) -> list[float]:
    known = view.known
    numbers = [
        *_counts(view.hand, _HAND),
        *_counts(view.offer, _SET),
        *_counts(view.picks, _HAND),
        *_unseen(view, me),
        *_unseen(view, 1 - me),
    ]
    for side in (me, 1 - me):
        coins = known.coins[side]
        numbers.append(coins / (abs(coins) + _LEAD))
    for place in range(_SEATS):  # the viewer first, then around the table
        if place >= view.seats:
            numbers += [0.0] * _PER_SEAT
            continue
        seat = ((view.seat or 0) + place) % view.seats
        score = view.scores[seat]
        numbers += [
            len(known.hands[seat]) / _SET,
            len(known.decks[seat]) / _SET,
            score / (abs(score) + _LEAD),
            float(seat in view.ready),
            float(seat in view.to_move),
            float(seat == known.first),
            float(seat == known.active),
        ]
    task = known.task
    numbers += [float(task is not None and task.what == what) for what in TASKS]
    numbers += [
        known.laid / 2,
        *map(float, (known.double, known.turtle, known.owes, known.stepped)),
    ]
    numbers += [float(known.phase == phase) for phase in PHASES]
    numbers += [float(view.options.mode == mode) for mode in _MODES]
    numbers.append(float(known.by_coins))
    numbers += [float(known.weather == weather) for weather in WEATHER]
    agreed = view.options.weather_for(view.seats)
    numbers += [float(agreed == weather) for weather in _AGREED]
    numbers += [known.drawn.count(card) / 2 for card in (*WEATHER, UNKNOWN)]
    for card in (*WEATHER, UNKNOWN):
        numbers.append(known.weather_deck.count(card) / len(WEATHER_CARDS))
    numbers.append(known.round / known.rounds)
    return numbers


def _counts(tokens: str, most: int) -> list[float]:
    """How many of each kind there are in a word of letters."""
    return [tokens.count(letter) / most for letter in LETTERS]


def _unseen(view: FoggyView, side: int) -> list[float]:
    """How many of each kind of a side's tokens do not lie face up."""
    left = [view.known.sets[side].count(kind) for kind in range(len(KINDS))]
    for word in view.known.words:
        laid = _FACE_UP.get(word)
        if laid is not None and laid[0] == side:
            left[laid[1]] -= 1
    return [count / _SET for count in left]


def _marks(word: str, me: int) -> Iterable[str]:
    """The planes in which a cell of the board block counts."""
    code = CODE_OF[word]
    if code == 0:
        yield "free"
        return
    mine = owner_of(code) == me
    if mine:
        yield "laid by my side"
    if code & DOWN:
        yield "face down, mine" if mine else "face down, theirs"
    if kind_of(code) == UNKNOWN_KIND:
        return
    side, kind = background(code), KINDS[kind_of(code)]
    yield "breaks" if side is None else "builds mine" if side == me else "builds theirs"
    if kind.times > 1:
        yield {2: "doubles", 3: "triples"}[kind.times]
    if kind.halves:
        yield "halves"
    if not code & DOWN:
        if kind.builds == "turning":
            yield "turns"
        if kind.hops:
            yield "hops"


_MARKS = tuple(
    {word: tuple(PLANES.index(plane) for plane in _marks(word, me)) for word in CODE_OF}
    | {GLOOM_CELL: (PLANES.index("gloom"),)}
    for me in (0, 1)
)
_FACE_UP = {
    word: (owner_of(code), kind_of(code))
    for word, code in CODE_OF.items()
    if code and not code & DOWN
}

_WIDE, _IN_QUESTION = PLANES.index("on two cells"), PLANES.index("in question")
_PER_SEAT = 7

LENGTH = (
    CELLS * len(PLANES)
    + 5 * len(KINDS)
    + 2
    + _SEATS * _PER_SEAT
    + len(TASKS)
    + 5
    + sum(map(len, (PHASES, _MODES, WEATHER, _AGREED)))
    + 2 * (len(WEATHER) + 1)
    + 2
)
"""How many numbers there are."""
