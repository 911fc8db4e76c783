"""A view as numbers, for programs that learn.

Everything is seen from the viewer's side ("mine", "theirs"), so that one network can play both
colours. Cells come as whole planes of bytes: what a cell is follows from its code, and
`bytes.translate` looks that up for all of them at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import combinations

from isolario.core.boards.bits import bits
from isolario.core.chance import UNKNOWN
from isolario.core.observation import (
    Named,
    Observation,
    Part,
    Planes,
    Rows,
    Written,
    counts,
    flags,
    hot,
    one_of,
    turned,
)
from isolario.games.foggy_island.effects import TASKS
from isolario.games.foggy_island.moves import QUARTERS
from isolario.games.foggy_island.parts import EVERYBODY, QUARTER_CELLS, SIDES, Shown
from isolario.games.foggy_island.pieces import (
    COLOURS,
    DOWN,
    KINDS,
    SPELLING,
    STARTING_SET,
    TURNED,
    UNKNOWN_KIND,
    WEATHER,
    WEATHER_CARDS,
    background,
    kind_of,
    owner_of,
)
from isolario.games.foggy_island.possible import MOST_POINTS
from isolario.games.foggy_island.rules import PHASES
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, SIDE
from isolario.games.foggy_island.view import FoggyView

SEATS = 4
NAMES = tuple(kind.name for kind in KINDS)
MODES = ("simple", "mercenaries", "blitz")
AGREED = ("usual", "sunny", "cards", "cloudy", "fog")
ROUNDS = 5
SET = len(STARTING_SET)
KNOWN = (*NAMES, UNKNOWN)
DRAWN = 2
PLACES = ("the viewer", "the next seat", "the seat opposite", "the last seat")

# --- what there is ------------------------------------------------------------------------------

BOARD = Planes(
    "board",
    "the island",
    SIDE,
    SIDE,
    (
        *flags(
            free="no token lies there, and no gloom",
            gloom="a gloom board lies there",
            mine="a token with a shield of the viewer's side",
            theirs="a token with a shield of the other side",
            down="a token that lies face down",
        ),
        *(Named(name, f"a token known to be a {name.replace('_', ' ')}") for name in NAMES),
        *flags(
            turned="a chameleon that shows the colour against its shield",
            builds_mine="a token that builds lines of the viewer's side",
            builds_theirs="a token that builds lines of the other side",
            later="in teams, a token laid by the second of its side, counted from the viewer",
            wide_right="a hippo lies here and on the cell to the right",
            wide_down="a hippo lies here and on the cell below",
            asked="the cell around which something is being decided",
            asked_other="the second cell of that: the hippo's, or that of the fox or snake",
        ),
    ),
)
PLAYERS = Rows(
    "players",
    "a row for each seat, the viewer's first, then in turn order",
    (
        *flags(
            here="somebody sits there",
            to_move="it has something to decide now",
            ready="its choice is in",
            active="it is its turn",
            first="it begins this round",
            asked="what is being decided within the turn is its",
        ),
        *counts("hand", KNOWN, SET, "tokens {} in its hand"),
        *counts("deck", KNOWN, SET, "tokens {} in its deck"),
        *counts("offer", KNOWN, SET, "tokens {} that it chooses its hand from"),
        *counts("pick", KNOWN, SET, "tokens {} that it has chosen so far"),
        *counts("open", NAMES, SET, "tokens {} that it took back openly this turn"),
        *counts("covert", KNOWN, SET, "tokens {} that it took back unseen this turn"),
    ),
    SEATS,
)
SIDES_PART = Rows(
    "sides",
    "a row for each side, the viewer's first",
    (
        Named("points", "points of all rounds", 0, ROUNDS * MOST_POINTS),
        Named("last", "points of the last round scored", 0, ROUNDS * MOST_POINTS),
        Named("spent", "coins paid for mercenaries", 0, ROUNDS * MOST_POINTS),
        *counts("set", NAMES, SET, "tokens {} in its set"),
    ),
    SIDES,
)
CARDS = Rows(
    "weather_cards",
    f"the {DRAWN} drawn to choose from, then the deck, top first; 0 where there is no card",
    (
        *one_of("card", (*WEATHER, UNKNOWN), "a card {}"),
        *flags(everybody="everybody knows it"),
        *one_of("knows", PLACES, "{} knows it"),
    ),
    DRAWN + len(WEATHER_CARDS),
)
SHOWN = Rows(
    "shown",
    "tokens that everybody saw going to a hand, the oldest first",
    (
        *one_of("seat", PLACES, "the hand of {}"),
        *one_of("token", NAMES, "a {}"),
        *one_of("maybe", CELL_NAMES, "it may lie face down on {} now"),
    ),
    SIDES * SET,
)
PUBLIC = Rows(
    "public",
    "what is the same for all",
    (
        *one_of("phase", PHASES, "the phase is {}"),
        Named("round", "the round, from 1", 0, ROUNDS),
        *one_of("weather", WEATHER, "the weather of the round is {}"),
        *one_of("asked", TASKS, "what is being decided: {}"),
        Named("laid", "tokens laid this turn", 0, 2),
        *flags(
            stepped="the frog had its chance this turn",
            double="two tokens must be laid this turn",
            turtle="a second token may be laid this turn",
            owes="the next seat must lay two",
            hire_second="in teams, the second of each side hires now",
        ),
        *one_of("mode", MODES, "agreed: the mode {}"),
        *one_of("agreed", AGREED, "agreed: the weather {}"),
        *flags(
            hire_early="agreed: mercenaries are hired after one round already",
            by_points="agreed: points decide, not coins",
            mine_first="agreed: the viewer's side begins",
            theirs_first="agreed: the other side begins",
        ),
    ),
)
PARTS: tuple[Part, ...] = (BOARD, PLAYERS, SIDES_PART, CARDS, SHOWN, PUBLIC)

# --- tables to write it with --------------------------------------------------------------------


def _marks(is_so: Callable[[int], object]) -> bytes:
    """For `bytes.translate`: 1 for the codes of which it is so."""
    return bytes(code in SPELLING and bool(is_so(code)) for code in range(256))


def _seen_by(me: int) -> tuple[bytes, ...]:
    """For each plane that follows from the code of a cell, the codes that are in it."""
    return (
        _marks(lambda code: code == 0),
        _marks(lambda code: code and owner_of(code) == me),
        _marks(lambda code: code and owner_of(code) != me),
        _marks(lambda code: code & DOWN),
        *(_marks(partial(_is_kind, kind)) for kind in range(len(KINDS))),
        _marks(lambda code: code & TURNED),
        _marks(lambda code: background(code) == me),
        _marks(lambda code: background(code) == 1 - me),
    )


def _is_kind(kind: int, code: int) -> bool:
    return bool(code) and kind_of(code) == kind


_TAKEN = _marks(bool)
_BY_CODE = tuple(map(_seen_by, range(SIDES)))
_NO_CELLS = bytes(CELLS)


def _cells(cells: Iterable[int]) -> bytes:
    """A plane with these cells."""
    plane = bytearray(CELLS)
    for cell in cells:
        plane[cell] = 1
    return bytes(plane)


_GLOOM = {
    sum(some): _cells(bits(sum(some)))
    for count in range(len(QUARTERS) + 1)
    for some in combinations(QUARTER_CELLS, count)
}
_LATER = tuple(  # by viewer: which layers are two or three places after it
    bytes((layer - me) % SEATS > 1 for layer in range(256)) for me in range(SEATS)
)
_PHASE = hot(PHASES)
_WEATHER = hot(WEATHER, "")
_ASKED = hot(TASKS, None)
_MODE = hot(MODES)
_AGREED = hot(AGREED)
_CARD = hot((*WEATHER, UNKNOWN))
_NAME = hot(range(len(KINDS)))
_PLACE = hot(range(SEATS))
_NONE = bytes(len(KNOWN))


@lru_cache(1 << 14)
def _counted(tokens: tuple[int, ...]) -> bytes:
    """How many of each kind, and how many are not known."""
    count = tokens.count
    return bytes([*map(count, range(len(KINDS))), count(UNKNOWN_KIND)])


def observe(view: FoggyView) -> tuple[Written, ...]:
    """The numbers of a view, part by part as in `PARTS`.

    >>> import isolario
    >>> written = observe(isolario.new("foggy-island", seed=7).view(0))
    >>> sum(written[0][:CELLS])  # every cell is free
    36
    """
    known, seats = view.known, view.known.seats
    me = view.seat or 0
    side = me % SIDES
    return (
        _board(view, me),
        _players(view, me),
        _sides(view, side),
        _cards(view, me) if known.weather_deck or known.drawn else _NO_CARDS,
        SHOWN.padded(_shown(it, me, seats) for it in known.shown) if known.shown else _NO_SHOWN,
        _public(view, side),
    )


_NO_CARDS, _NO_SHOWN = CARDS.padded(()), SHOWN.padded(())


def _board(view: FoggyView, me: int) -> bytes:
    known = view.known
    board = known.board
    planes = [bytes(board.translate(marks)) for marks in _BY_CODE[me % SIDES]]
    if known.gloom:
        gloom = _GLOOM[known.gloom]
        planes[0] = bytes(map(int.__gt__, planes[0], gloom))
        planes.insert(1, gloom)
    else:
        planes.insert(1, _NO_CELLS)
    later = right = down = asked = other = _NO_CELLS
    if known.seats == SEATS:
        taken = board.translate(_TAKEN)
        later = bytes(map(int.__and__, known.layers.translate(_LATER[me]), taken))
    if known.wide:
        pairs = [*zip(known.wide[::2], known.wide[1::2], strict=True)]
        right = _cells(cell for cell, beside in pairs if beside == cell + 1)
        down = _cells(cell for cell, beside in pairs if beside != cell + 1)
    if known.tasks:
        task = known.tasks[-1]
        asked = _cells((task.cell,))
        other = _cells((task.other,)) if task.other >= 0 else _NO_CELLS
    return b"".join((*planes, later, right, down, asked, other))


def _players(view: FoggyView, me: int) -> bytes:
    known, seats = view.known, view.known.seats
    to_move, ready, active, first = known.to_move, known.ready, known.active, known.first
    asked = known.tasks[-1].seat if known.tasks else -1
    rows: list[bytes] = []
    for place in range(seats):
        seat = (me + place) % seats
        rows += (
            bytes(
                (
                    1,
                    seat in to_move,
                    seat in ready,
                    seat == active,
                    seat == first,
                    seat == asked,
                )
            ),
            _counted(known.hands[seat]),
            _counted(known.decks[seat]),
            _counted(known.offers[seat]),
            _counted(known.picks[seat]),
            *(_held(view, seat) if known.held else (_NONE[:-1], _NONE)),
        )
    return PLAYERS.padded(rows)


def _held(view: FoggyView, seat: int) -> tuple[bytes, bytes]:
    held = [it for it in view.known.held if it.seat == seat]
    seen = _counted(tuple(it.kind for it in held if it.open))
    return seen[:-1], _counted(tuple(it.kind for it in held if not it.open))


def _sides(view: FoggyView, me: int) -> bytes:
    known = view.known
    return array(
        SIDES_PART.code,
        [
            number
            for side in (me, 1 - me)
            for number in (
                known.points[side],
                known.round_points[side],
                known.spent[side],
                *_counted(known.sets[side])[:-1],
            )
        ],
    ).tobytes()


def _cards(view: FoggyView, me: int) -> bytes:
    known, seats = view.known, view.known.seats
    drawn = [
        _CARD[card] + _knowers(knowers, me, seats)
        for card, knowers in zip(known.drawn, known.drawn_knowers, strict=True)
    ]
    drawn += [bytes(len(CARDS.columns))] * (DRAWN - len(drawn))
    deck = [
        _CARD[card] + _knowers(knowers, me, seats)
        for card, knowers in zip(known.weather_deck, known.weather_knowers, strict=True)
    ]
    return CARDS.padded((*drawn, *deck))


@lru_cache(1 << 10)
def _knowers(knowers: int, me: int, seats: int) -> bytes:
    if knowers == EVERYBODY:
        return bytes((1, *(0,) * SEATS))
    places = {turned(seat, me, seats) for seat in bits(knowers)}
    return bytes((0, *(place in places for place in range(SEATS))))


def _shown(shown: Shown, me: int, seats: int) -> bytes:
    place = turned(shown.seat, me, seats)
    return _PLACE[place] + _NAME[shown.kind] + _cells(bits(shown.cells))


def _public(view: FoggyView, side: int) -> bytes:
    known, options = view.known, view.options
    return b"".join(
        (
            _PHASE[known.phase],
            bytes((known.round,)),
            _WEATHER[known.weather],
            _ASKED[known.tasks[-1].what if known.tasks else None],
            bytes(
                (
                    known.laid,
                    known.stepped,
                    known.double,
                    known.turtle,
                    known.owes,
                    known.hire_stage,
                )
            ),
            _MODE[options.mode],
            _AGREED[options.weather],
            bytes(
                (
                    options.first_hire == 1,
                    options.decides == "points",
                    options.first == COLOURS[side],
                    options.first == COLOURS[1 - side],
                )
            ),
        )
    )


OBSERVED = Observation(parts=lambda seats: PARTS, write=observe)
