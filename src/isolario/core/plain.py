"""Positions of a game that has no notation of its own for them: the fields, by name, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from isolario.core.errors import CorruptView
from isolario.core.fields import Field
from isolario.core.known import read_field
from isolario.core.position import Position

if TYPE_CHECKING:
    from isolario.core.state import State

_CORE = ("seats", "options", "turns", "chance")
"""What the text says in lines of its own, or in none."""


class Plain:
    """Writes and reads every field that is not worked out from the others."""

    def __init__(self, state_type: type[State]) -> None:
        self._state_type = state_type

    @property
    def _fields(self) -> dict[str, Field]:
        return {
            name: field
            for name, field in self._state_type.fields.items()
            if field.kind != "derived" and name not in _CORE and not name.startswith("_")
        }

    def write(self, state: State) -> tuple[str, dict[str, str]]:
        lines = {"seats": str(state.seats)}
        for name, field in self._fields.items():
            value = getattr(state, name)
            data = field.spelling.write(value) if field.spelling else value
            lines[name] = msgspec.json.encode(data).decode()
        return "", lines

    def read(self, position: Position, options: Any) -> State:
        seats = position.number("seats")
        if seats not in self._state_type.game.seats:
            raise position.bad("as many seats as can play")
        state = self._state_type.blank(seats, options)
        for name, field in self._fields.items():
            written = position.take(name)
            try:
                setattr(state, name, read_field(state, name, field, msgspec.json.decode(written)))
            except (msgspec.DecodeError, RecursionError, CorruptView) as error:
                raise position.bad(f"{name} as JSON ({error})") from None
        return state
