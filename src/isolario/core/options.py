"""Options of a game: typed, with defaults; a wrong one is refused, saying what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from isolario.core.errors import UnknownOption
from isolario.core.notation import whole_number
from isolario.core.text import Text

Value = str | bool | int
"""What an option can be."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beforehand. Each field has a default and a type."""

    def problem(self, seats: int) -> Text | None:
        """Why these options cannot be played together, or None."""
        return None

    def telling(self, seats: int) -> dict[str, object]:
        """The options that matter with this many players, as they work out: what to tell people."""
        found: dict[str, object] = msgspec.to_builtins(self)
        return found

    def in_use(self, seats: int) -> dict[str, Value]:
        """All options, with those that depend on others as they work out: what a book goes by."""
        found = msgspec.to_builtins(self) | self.telling(seats)
        return msgspec.convert(found, dict[str, Value])

    @property
    def unit(self) -> str:
        """The message that counts the points ($n of them), where they are called coins, say."""
        return "count_points"

    @classmethod
    def at_one_screen(cls) -> dict[str, object]:
        """What to suggest instead of the usual when several people share one screen."""
        return {}

    def default_seats(self, seats: tuple[int, ...]) -> int:
        """How many play unless somebody says: as few as can play together."""
        return next((number for number in seats if number > 1), seats[0])


class SetUp(NamedTuple):
    """How many play, and with which options; what is not said is as usual."""

    seats: int = 0
    options: Mapping[str, Value] = {}


USUAL = SetUp()

Agreed = TypeVar("Agreed", bound=Options)


@cache
def allowed_values(kind: type[Options]) -> Mapping[str, tuple[object, ...]]:
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


def read_options(game: str, kind: type[Agreed], given: Mapping[str, object]) -> Agreed:
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
            values = ", ".join(repr(_said(value)) for value in allowed[name])
            raise UnknownOption(f"{game}: {name} cannot be {value!r}; it can be {values}")
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise UnknownOption(f"{game}: {error}") from None


_YES, _NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def typed_options(kind: type[Options], words: Iterable[str]) -> dict[str, object]:
    """Options as they are typed, ``name=value``, as the values that they stand for.

    >>> class Demo(Options, frozen=True):
    ...     fog: bool = False
    >>> typed_options(Demo, ["fog=yes"])
    {'fog': True}
    """
    allowed = allowed_values(kind)
    found: dict[str, object] = {}
    for word in words:
        name, equals, text = (part.strip() for part in word.partition("="))
        if not equals:
            raise UnknownOption(f"an option is given as name=value, not {word!r}")
        values = allowed.get(name, ())
        found[name] = next((value for value in values if _means(text, value)), text)
        if not values and (number := whole_number(text)) is not None:
            found[name] = number
    return found


def _means(text: str, value: object) -> bool:
    if isinstance(value, bool):
        return text.lower() in (_YES if value else _NO)
    return text.lower() == str(value).lower()


def options_text(options: Options) -> str:
    """All options in one line; `typed_options` reads its words.

    >>> class Demo(Options, frozen=True):
    ...     fog: bool = False
    ...     side: Literal["A", "B"] = "A"
    >>> options_text(Demo(fog=True))
    'fog=yes side=A'
    """
    words = msgspec.to_builtins(options).items()
    return " ".join(f"{name}={_said(value)}" for name, value in words)


def _said(value: object) -> object:
    """A value as people type it."""
    return (_NO, _YES)[value][0] if isinstance(value, bool) else value


Terms = Mapping[str, Value | tuple[Value, ...]]
"""Options that something is for, each with the value, or all the values, that will do."""


def terms(when: Terms) -> dict[str, tuple[Value, ...]]:
    """Options with all the values that will do."""
    return {name: value if isinstance(value, tuple) else (value,) for name, value in when.items()}


def applies(
    when: Terms,
    players: tuple[int, int] | None,
    options: Options | Mapping[str, object] | None,
    seats: int | None,
) -> bool:
    """Whether something meant for these options, and these numbers of players (fewest, most), is
    in use at a table; None: at any. A mapping has the options as they work out
    (`Options.in_use`).

    >>> applies({"weather": ("fog", "gloom")}, (2, 2), {"weather": "sunny"}, 2)
    False
    """
    if seats is not None and players and not players[0] <= seats <= players[1]:
        return False
    if options is None:
        return True
    if isinstance(options, Options):
        options = options.in_use(seats) if seats else msgspec.structs.asdict(options)
    return all(name not in options or options[name] in fit for name, fit in terms(when).items())
