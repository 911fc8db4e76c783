"""Options of a game: typed, with defaults; a wrong one is refused with what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from isolario.core.errors import UnknownOption
from isolario.core.text import Text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beforehand. Each field has a default and a type."""

    def problem(self, seats: int) -> Text | None:
        """Why these options cannot be played together, or None."""
        return None

    def telling(self, seats: int) -> dict[str, object]:
        """The options that matter at such a table, as they work out: what to tell people."""
        found: dict[str, object] = msgspec.to_builtins(self)
        return found

    def default_seats(self, seats: tuple[int, ...]) -> int:
        """How many play when nobody says."""
        return seats[0]


def allowed_values(kind: type[Options]) -> dict[str, tuple[object, ...]]:
    """Every option with the values it can take (none listed: any of its type)."""
    found: dict[str, tuple[object, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        if name.startswith("_"):
            continue
        if get_origin(hint) is Literal:
            found[name] = get_args(hint)
        elif hint is bool:
            found[name] = (False, True)
        else:
            found[name] = ()
    return found


def read_options(game: str, kind: type[Options], given: Mapping[str, object]) -> Options:
    """Checked options from plain data.

    >>> class Demo(Options, frozen=True):
    ...     side: Literal["A", "B"] = "A"
    >>> read_options("demo", Demo, {"side": "B"})
    Demo(side='B')
    >>> read_options("demo", Demo, {"side": "C"})
    Traceback (most recent call last):
    ...
    isolario.core.errors.UnknownOption: demo: side cannot be 'C'; it can be 'A', 'B'
    """
    allowed = allowed_values(kind)
    for name, value in given.items():
        if name not in allowed:
            names = ", ".join(allowed) or "none"
            raise UnknownOption(f"{game} has no option {name!r}; it has: {names}")
        if allowed[name] and value not in allowed[name]:
            values = ", ".join(map(repr, allowed[name]))
            raise UnknownOption(f"{game}: {name} cannot be {value!r}; it can be {values}")
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise UnknownOption(f"{game}: {error}") from None
