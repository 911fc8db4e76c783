"""What a view knows, read back from its data: typed, complete, without contradictions."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from isolario.core.errors import CorruptView, IsolarioError
from isolario.core.fields import Declared, Field

if TYPE_CHECKING:
    from isolario.core.game import Game
    from isolario.core.state import State


def read_known(game: Game, data: bytes | str) -> tuple[int | None, Any]:
    """The viewer's seat and the masked state of a view's JSON, or `CorruptView`."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
        seat = msgspec.convert(found.pop("seat", None), int | None)
        seats = msgspec.convert(found.pop("seats", None), int)
        options = msgspec.convert(found.pop("options", None), game.options)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CorruptView(f"not a view of {game.name}: {error}") from None
    if problem := game.problem(seats, options):
        raise CorruptView(f"{game.name}{problem}")
    state = game.state_type.blank(seats, options)
    try:
        state.check_seat(seat)
        for name, field in visible_fields(game.state_type).items():
            if name not in found:
                raise CorruptView(f"{name} is missing")
            setattr(state, name, read_field(state, name, field, found.pop(name)))
        if found:
            raise CorruptView(f"{game.name} has no field {min(found)!r}")
    except CorruptView:
        raise
    except IsolarioError as error:
        raise CorruptView(f"not a view of {game.name}: {error}") from None
    if wrong := state._admit(() if seat is None else (seat,)):
        raise CorruptView(f"{wrong[0]}: expected {wrong[1]}")
    return seat, state


def read_field(state: State, name: str, field: Field, data: object) -> Any:
    """The value of a field from plain data, or `CorruptView`."""
    spelling = field.spelling
    try:
        value = msgspec.convert(data, field_type(field))
        if spelling is not None:
            value = spelling.read(state, value)
    except (msgspec.ValidationError, RecursionError) as error:
        raise CorruptView(f"{name}: {error}") from None
    if field.by_seat and len(value) != state.seats:
        raise CorruptView(f"{name}: expected one for each seat")
    return value


@cache
def visible_fields(kind: Declared) -> dict[str, Field]:
    """The fields of a view's data, without those that a state is made with."""
    given = ("seats", "options")
    return {
        name: field
        for name, field in kind.fields.items()
        if field.kind in ("public", "masked") and name not in given
    }


def field_type(field: Field) -> Any:
    """The type of what is written of a field."""
    return _type(field.type, field.module) if field.spelling is None else field.spelling.kind


@cache
def _type(annotation: str, module: str) -> Any:
    return eval(annotation, vars(sys.modules[module]))
