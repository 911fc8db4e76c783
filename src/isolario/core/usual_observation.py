"""The observation of a game that declares none: its fields as numbers, as far as their types say.

What belongs to each seat is in ``players``, the viewer's first; what holds many things is a table
of its own; the rest is ``public``. How a value becomes numbers follows from its type:

- ``bool`` is a flag, a ``Literal`` or what is noted as `Among` some a column for each value;
- a `Seat` is counted from the viewer's, 1 being its own and 0 nobody's;
- an ``int`` has the bounds of its ``msgspec.Meta``; without any it is cut to 32 bits;
- a piece of a `Pool` is its place among the pool's kinds, from 1; 0 is nothing, the last number
  one that the viewer does not know;
- a ``dict`` whose keys are such has a row for each of them; lists have rows for as many things as
  the pool has, as their ``max_length`` says, or for `ROOM`, and what goes beyond is not told;
- a ``str`` without values or pool is told apart from others (by its CRC-32), but not told.

So a game whose types say what there can be has an observation that tells all of its view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Union, get_args, get_origin
from zlib import crc32

import msgspec

from isolario.core.fields import Among, Field, Pool
from isolario.core.known import field_type, visible_fields
from isolario.core.observation import Named, Observation, Part, Rows, Written, flags, hot, one_of
from isolario.core.seats import SEAT

if TYPE_CHECKING:
    from isolario.core.game import Game
    from isolario.core.view import View

ROOM = 64
"""How many things there is room for where nothing says how many there can be."""
_LEAST, _MOST = -(2**31), 2**31 - 1


class _At(NamedTuple):
    """Who looks, and how many play."""

    me: int
    seats: int


Write = Callable[[Any, _At], Sequence[int]]


class _Code(NamedTuple):
    """How a value becomes numbers. ``nothing`` stands where there is no value."""

    columns: tuple[Named, ...]
    write: Write

    @property
    def nothing(self) -> tuple[int, ...]:
        return (0,) * len(self.columns)


class _Table(NamedTuple):
    """How something that holds many things becomes rows."""

    rows: int
    columns: tuple[Named, ...]
    write: Write


def observation_of(game: Game) -> Observation:
    """The usual observation of a game.

    >>> import isolario
    >>> from skerries import GAME
    >>> [part.name for part in observation_of(GAME).parts(2)]
    ['players', 'seals', 'flags', 'deck', 'public']
    """
    most = max(game.seats)
    least, best = game.points
    public: dict[str, _Code] = _usual_public(game)
    players: dict[str, _Code] = {}
    tables: dict[str, _Table] = {}
    for name, field in visible_fields(game.state_type).items():
        if name in ("ready", "active", "turns"):
            continue
        kind, of_seat = field_type(field), field.by_seat
        if of_seat and (inner := _entry(kind)) is not None:
            players[name] = _flat(inner, field, most, name)
        elif not of_seat and (table := _table(kind, field, most)) is not None:
            tables[name] = table
        else:
            public[name] = _flat(kind, field, most, name)

    def columns(codes: dict[str, _Code]) -> tuple[Named, ...]:
        return tuple(column for code in codes.values() for column in code.columns)

    parts: tuple[Part, ...] = (
        Rows(
            "players",
            "a row for each seat, the viewer's first",
            (*_usual_players(game), *columns(players)),
            most,
        ),
        *(Rows(name, f"{name}, as listed", it.columns, it.rows) for name, it in tables.items()),
        Rows("public", "everything else", columns(public)),
    )

    def write(view: View) -> tuple[Written, ...]:
        me, seats = view.seat or 0, view.seats
        at = _At(me, seats)
        data = view.data() | {"seat": me}
        of_seats: list[int] = []
        for seat in ((me + place) % seats for place in range(seats)):
            score = max(least, min(best, view.scores[seat]))
            of_seats += (1, score, seat in view.to_move, seat in view.ready, seat == data["active"])
            for name, code in players.items():
                of_seats += code.write(data[name][seat], at)
        of_seats += [0] * ((most - seats) * len(parts[0].things))
        rest = [number for name, code in public.items() for number in code.write(data[name], at)]
        return (of_seats, *(it.write(data[name], at) for name, it in tables.items()), rest)

    return Observation(parts=lambda seats: parts, write=write)


# --- what every game has ------------------------------------------------------------------------


def _usual_players(game: Game) -> tuple[Named, ...]:
    least, most = game.points
    return (
        *flags(here="somebody sits there"),
        Named("score", "its points", least, most),
        *flags(
            to_move="it has something to decide now",
            ready="its sealed decision is in",
            active="it is its turn",
        ),
    )


def _usual_public(game: Game) -> dict[str, _Code]:
    return {
        "seat": _number("seat", "the viewer's own seat", 0, max(game.seats) - 1),
        "seats": _number("seats", "how many play", min(game.seats), max(game.seats)),
        "turns": _number("turns", "how many turns have begun", 0, game.longest),
        "options": _code(game.options, None, max(game.seats), "options"),
    }


# --- one value ----------------------------------------------------------------------------------


def _number(name: str, about: str, low: int, high: int) -> _Code:
    return _Code((Named(name, about, low, high),), lambda value, at: (max(low, min(high, value)),))


def _flat(kind: Any, field: Field, most: int, name: str) -> _Code:
    """A field, or a seat's part of it, in one row."""
    if (table := _table(kind, field, most)) is None:
        return _code(kind, field.pool, most, name)
    columns = tuple(
        Named(f"{name} {row + 1} {it.name}".rstrip(), it.about, it.low, it.high)
        for row in range(table.rows)
        for it in table.columns
    )
    return _Code(columns, table.write)


def _code(kind: Any, pool: Pool | None, most: int, name: str) -> _Code:
    """How one value of a type becomes numbers."""
    kind, metas = _plain(kind)
    origin, inside = get_origin(kind), get_args(kind)
    if pool is not None:
        return _piece(pool, name)
    if SEAT in metas:
        about = f"{name}: 1 is the viewer's own seat, 2 the next, …; 0 is nobody"
        return _Code(
            (Named(name, about, 0, most),),
            lambda value, at: ((value - at.me) % at.seats + 1 if 0 <= value < at.seats else 0,),
        )
    if kind is bool:
        return _number(name, f"{name}: yes or no", 0, 1)
    if values := _values(kind, metas):
        rows = hot(values)
        nothing = bytes(len(values))
        return _Code(
            one_of(name, values, f"{name} is {{}}"), lambda value, at: rows.get(value, nothing)
        )
    if kind is int:
        low, high = _bounds(metas)
        return _number(name, name, low, high)
    if origin in (Union, UnionType) and NoneType in inside and len(inside) == 2:
        inner = _code(next(it for it in inside if it is not NoneType), None, most, name)
        there = Named(f"{name} there", f"whether there is a {name}")
        return _Code(
            (there, *inner.columns),
            lambda value, at: (
                (0, *inner.nothing) if value is None else (1, *inner.write(value, at))
            ),
        )
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        every = {
            it.name: _code(it.type, None, most, f"{name} {it.name}")
            for it in msgspec.structs.fields(kind)
        }
        return _Code(
            tuple(column for it in every.values() for column in it.columns),
            lambda value, at: [
                number
                for part, it in every.items()
                for number in it.write(getattr(value, part), at)
            ],
        )
    if origin is tuple and inside and inside[-1] is not Ellipsis:
        each = [_code(it, None, most, f"{name} {place}") for place, it in enumerate(inside, 1)]
        return _Code(
            tuple(column for it in each for column in it.columns),
            lambda value, at: [
                number
                for it, part in zip(each, value, strict=True)
                for number in it.write(part, at)
            ],
        )
    return _Code(
        (Named(name, f"{name}: another number for another value", 0, _MOST),),
        lambda value, at: (crc32(msgspec.json.encode(value)) & _MOST if value else 0,),
    )


def _plain(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without what is noted beside it, and that."""
    metas = getattr(kind, "__metadata__", ())
    return (kind.__origin__ if metas else kind), metas


def _values(kind: Any, metas: tuple[Any, ...]) -> tuple[Any, ...]:
    """All that a value of a type can be, as far as it says."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return next((it.values for it in metas if isinstance(it, Among)), ())


def _bounds(metas: tuple[Any, ...]) -> tuple[int, int]:
    low, high = _LEAST, _MOST
    for meta in metas:
        if isinstance(meta, msgspec.Meta):
            low = int(meta.ge) if meta.ge is not None else low
            low = int(meta.gt) + 1 if meta.gt is not None else low
            high = int(meta.le) if meta.le is not None else high
            high = int(meta.lt) - 1 if meta.lt is not None else high
    return low, high


def _piece(pool: Pool, name: str) -> _Code:
    places: dict[Any, int] = {}
    for piece in pool.pieces:
        places.setdefault(piece, len(places) + 1)
    unknown = len(places) + 1
    legend = ", ".join(map(str, places))
    about = f"{name}: from 1 its place among {legend}; {unknown}: not known; 0: nothing"
    return _Code((Named(name, about, 0, unknown),), lambda value, at: (places.get(value, unknown),))


# --- many things --------------------------------------------------------------------------------


def _entry(kind: Any) -> Any:
    """The type of what a list or a tuple of any length holds; None for other types."""
    kind, _ = _plain(kind)
    origin, inside = get_origin(kind), get_args(kind)
    many = origin in (list, set, frozenset) or (origin is tuple and inside[1:] == (Ellipsis,))
    return inside[0] if many else int if kind in (bytes, bytearray) else None


def _table(kind: Any, field: Field, most: int) -> _Table | None:
    """The rows of something that holds many things; None for a single value."""
    bare, metas = _plain(kind)
    if get_origin(bare) is dict:
        return _mapping(get_args(bare), field, most)
    if (inner := _entry(bare)) is None:
        return None
    if field.spelling is not None and (names := _values(*_plain(inner))):
        about = "whether it is one of them"
        return _Table(
            1,
            one_of("has", names, about),
            lambda value, at: [int(name in value) for name in names],
        )
    code = _code(inner, field.pool, most, "kind" if field.pool else "value")
    room = field.pool.pieces.total() if field.pool is not None else _room(metas)
    there = field.pool is None  # a piece that is there is never 0
    columns = (*((Named("there", "there is one"),) if there else ()), *code.columns)

    def write(value: Any, at: _At) -> list[int]:
        found: list[int] = []
        for part in list(value)[:room]:
            found += (1, *code.write(part, at)) if there else code.write(part, at)
        return found + [0] * (room * len(columns) - len(found))

    return _Table(room, columns, write)


def _room(metas: tuple[Any, ...]) -> int:
    bounds = [it.max_length for it in metas if isinstance(it, msgspec.Meta) and it.max_length]
    return bounds[0] if bounds else ROOM


def _mapping(inside: tuple[Any, ...], field: Field, most: int) -> _Table:
    key, value = inside
    keys = _values(*_plain(key))
    code = _code(value, field.pool, most, "value")
    if not keys:
        named = _code(key, None, most, "key")
        size = len(named.columns) + len(code.columns)

        def listed(found: Any, at: _At) -> list[int]:
            numbers: list[int] = []
            for one, held in sorted(found.items())[:ROOM]:
                numbers += (*named.write(one, at), *code.write(held, at))
            return numbers + [0] * (ROOM * size - len(numbers))

        return _Table(ROOM, (*named.columns, *code.columns), listed)

    there = Named("there", f"there is one; rows are {', '.join(map(str, keys))}")

    def by_key(found: Any, at: _At) -> list[int]:
        return [
            number
            for one in keys
            for number in ((1, *code.write(found[one], at)) if one in found else (0, *code.nothing))
        ]

    return _Table(len(keys), (there, *code.columns), by_key)


@cache
def usual_observation(game: Game) -> Observation:
    return observation_of(game)
