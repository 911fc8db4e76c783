"""What a file in a game's folder describes: its book, its lesson, its cards."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, TypeVar

import msgspec

from isolario.core.errors import IsolarioError

if TYPE_CHECKING:
    from isolario.core.game import Game

T = TypeVar("T")


def described(text: str, kind: type[T], game: Game, wrong: type[IsolarioError]) -> T:
    """The value that a TOML text describes; raises ``wrong``, which names the game.

    >>> import isolario
    >>> described("a = 1", dict[str, int], isolario.all_games()["cartographers"], IsolarioError)
    {'a': 1}
    """
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise wrong(f"{game.name}: {error}") from None


def names_pieces(text: str, game: Game) -> bool:
    """Whether a text of ours names a piece that is not as it is in ours.

    >>> import isolario
    >>> names_pieces("0 0 start 0", isolario.all_games()["land-vs-sea"])
    False
    """
    return not game.unlike_ours_names.isdisjoint(re.findall(r"\w+", text))
