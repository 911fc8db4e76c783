"""Positions of a game that has no notation of its own for them: the fields, a line each.

What can be written in plain words is: ``hands: 3 7 12 | 5 9 20``, ``flags: a1=0 c3=1``. Anything
else is JSON.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import msgspec

from isolario.core.errors import CorruptView
from isolario.core.fields import Field
from isolario.core.known import field_type, read_field
from isolario.core.notation import whole_number
from isolario.core.position import Position

if TYPE_CHECKING:
    from isolario.core.state import State

_CORE = ("seats", "options", "turns", "chance")
"""What the text says in lines of its own, or in none."""

_JSON = ("[", "{", '"')
"""How JSON begins that could be taken for words."""


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
            lines[name] = written(data, field_type(field))
        return "", lines

    def read(self, position: Position, options: Any) -> State:
        seats = position.number("seats")
        if seats not in self._state_type.game.seats:
            raise position.bad("as many seats as can play")
        state = self._state_type.blank(seats, options)
        for name, field in self._fields.items():
            text = position.take(name)
            try:
                setattr(state, name, read_field(state, name, field, read(text, field_type(field))))
            except (ValueError, msgspec.MsgspecError, RecursionError, CorruptView) as error:
                raise position.bad(f"{name} ({error})") from None
        return state


def written(value: Any, kind: Any) -> str:
    """A value of a type as words, or as JSON where it would be read as something else.

    >>> written([[3, 7], []], list[tuple[int, ...]]), written({"a1": 0}, dict[str, int])
    ('3 7 |', 'a1=0')
    >>> written(["two words"], list[str])
    '["two words"]'
    """
    json = msgspec.json.encode(value).decode()
    data = msgspec.json.decode(json)
    text = _words(data)
    try:
        if ";" not in text and text.isprintable() and read(text, kind) == data:
            return text
    except (ValueError, msgspec.MsgspecError):
        pass
    return json


def read(text: str, kind: Any) -> Any:
    """Plain data from words or JSON, or `ValueError`.

    >>> read("3 7 |", list[tuple[int, ...]]), read("[[3,7],[]]", list[tuple[int, ...]])
    ([[3, 7], []], [[3, 7], []])
    """
    kind = _bare(kind)
    if text.startswith(_JSON) or not _in_words(kind):
        return msgspec.json.decode(text)
    return _parsed(text.strip(), kind)


@cache
def _bare(kind: Any) -> Any:
    """A type without what is noted beside it and what it holds."""
    if hasattr(kind, "__metadata__"):
        return _bare(kind.__origin__)
    if (origin := get_origin(kind)) in (list, dict, tuple):
        return origin[tuple(it if it is ... else _bare(it) for it in get_args(kind))]
    return kind


def _words(data: Any) -> str:
    if isinstance(data, dict):
        return " ".join(f"{key}={_words(value)}" for key, value in data.items())
    if not isinstance(data, list):
        return str(data)
    between = " | " if any(isinstance(part, list) for part in data) else " "
    return " ".join(between.join(map(_words, data)).split())


@cache
def _inside(kind: Any) -> Any:
    """What a list holds, or None: it is no list, or one with a type for each place."""
    if get_origin(kind) is list or (get_origin(kind) is tuple and get_args(kind)[1:] == (...,)):
        return get_args(kind)[0]
    return None


@cache
def _single(kind: Any) -> bool:
    """Whether it is a word: a text, a number, yes or no."""
    if get_origin(kind) is Literal:
        return all(isinstance(value, str) for value in get_args(kind))
    return kind in (str, int, bool)


@cache
def _in_words(kind: Any) -> bool:
    inside = _inside(kind)
    if get_origin(kind) is dict:
        key, value = get_args(kind)
        return key is str and _single(value)
    return _single(kind) or _single(inside) or (inside is not None and _single(_inside(inside)))


def _parsed(text: str, kind: Any) -> Any:
    if kind is bool:
        if text not in ("True", "False"):
            raise ValueError("expected True or False")
        return text == "True"
    if kind is int:
        if (number := whole_number(text)) is None:
            raise ValueError("expected a whole number")
        return number
    if get_origin(kind) is dict:
        pairs = [word.partition("=") for word in text.split()]
        return {key: _parsed(value, get_args(kind)[1]) for key, _, value in pairs}
    if (inside := _inside(kind)) is None:
        return text
    parts = text.split() if _single(inside) else text.split("|") if text else []
    return [_parsed(part.strip(), inside) for part in parts]
