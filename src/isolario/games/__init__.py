"""The games. `isolario.all_games()` lists them; each is one folder, and nothing else knows it.

>>> import isolario
>>> "foggy-island" in isolario.all_games()
True
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from isolario.core.errors import UnknownOption
from isolario.core.game import Game


class Shelf(Mapping[str, Game]):
    """The games by name, however it is typed.

    >>> all_games()[" Foggy Island "], " Foggy Island " in all_games()
    (<Game foggy-island>, True)
    """

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = dict(games)

    def __getitem__(self, name: str) -> Game:
        found = self._games.get(_tidy(name))
        if found is None:
            raise UnknownOption(f"there is no game {name!r}; there are: {', '.join(self._games)}")
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and _tidy(name) in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self._games)}>"


def _tidy(name: str) -> str:
    """A name in the form that games have.

    >>> _tidy(" Foggy  Island "), _tidy("foggy_island")
    ('foggy-island', 'foggy-island')
    """
    return "-".join(name.lower().replace("_", " ").split())


@cache
def all_games() -> Shelf:
    """Every game that can be played, by name."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        game: Game | None = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:  # a game that is still being built has no GAME yet
            found[game.name] = game
    return Shelf(found)


def __getattr__(name: str) -> ModuleType:
    """``isolario.games.foggy_island`` is there without an import of its own."""
    if name in {module.name for module in pkgutil.iter_modules(__path__)}:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
