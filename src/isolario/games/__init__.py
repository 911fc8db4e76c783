"""The games. `isolario.all_games()` lists them; each is one folder, and nothing else knows it.

Five are ours: the folders beside this file. Others come with packages that somebody has installed,
by an entry point whose name is the game's and whose value points at a `Game`::

    [project.entry-points."isolario.games"]
    tidewalkers = "tidewalkers:GAME"

No game is imported before somebody asks for it: names are those of folders and entry points.

>>> import isolario
>>> "foggy-island" in isolario.all_games()
True
"""

from __future__ import annotations

import logging
import pkgutil
import sys
from collections.abc import Callable, ItemsView, Iterator, Mapping, ValuesView
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from isolario.core.errors import BadPieces, GameClash, GameUnusable, UnknownOption
from isolario.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "isolario.games"
"""The entry points of games from outside."""

_notes = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a game comes from: in words, how it is loaded, and its folder if that is known."""

    whence: str
    load: Callable[[], object]
    folder: Path | None = None


class Shelf(Mapping[str, Game]):
    """The games by name, however somebody types it, each imported when it is first asked for.

    One that cannot be used is left out of what the shelf lists, with a line in the log. Whoever
    asks for it by name is told what is wrong.

    >>> all_games()[" Foggy Island "], " Foggy Island " in all_games()
    (<Game foggy-island>, True)
    """

    def __init__(self, places: Mapping[str, Place]) -> None:
        self._places = dict(places)
        self._games: dict[str, Game] = {}
        self._unusable: dict[str, str] = {}
        self._noted: set[str] = set()

    def __getitem__(self, name: str) -> Game:
        tidy = _tidy(name)
        if tidy not in self._places:
            raise UnknownOption(f"there is no game {name!r}; there are: {', '.join(self)}")
        if tidy not in self._games and tidy not in self._unusable:
            self._load(tidy)
        if tidy in self._unusable:
            raise GameUnusable(self._unusable[tidy])
        return self._games[tidy]

    def _load(self, name: str) -> None:
        place = self._places[name]
        try:
            found = place.load()
        except BadPieces:  # whoever put them in a game's place wants to know, whatever they ask
            raise
        except Exception as error:  # it is somebody else's code: anything can happen
            wrong = f"{type(error).__name__}: {error}"
        else:
            if isinstance(found, Game) and found.name == name:
                self._games[name] = found
                return
            called = f"called {found.name!r}" if isinstance(found, Game) else "not a Game"
            wrong = f"what it names is {called}"
        self._unusable[name] = f"the game {name!r} ({place.whence}) cannot be used: {wrong}"

    def folder(self, name: str) -> Path | None:
        """The folder of a game, which is not imported if its place tells; None: no such game."""
        tidy = _tidy(name)
        if tidy not in self._places:
            return None
        folder = self._places[tidy].folder
        if folder is None and (game := self.usable(tidy)):
            folder = game.folder
        return folder

    def usable(self, name: str) -> Game | None:
        """The game of this name, or None if there is no usable one; the reason is noted once."""
        try:
            return self[name]
        except GameUnusable as error:
            if name not in self._noted:
                self._noted.add(name)
                _notes.warning("%s", error)
            return None

    def values(self) -> ValuesView[Game]:
        return _Games(self)

    def items(self) -> ItemsView[str, Game]:
        return _Named(self)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and _tidy(name) in {*self}

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in self._places if name not in self._unusable])

    def __len__(self) -> int:
        return len(self._places) - len(self._unusable)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


class _Named(ItemsView[str, Game]):
    """The games that can be used, with their names."""

    _mapping: Shelf

    def __iter__(self) -> Iterator[tuple[str, Game]]:
        for name in self._mapping:
            if (game := self._mapping.usable(name)) is not None:
                yield name, game


class _Games(ValuesView[Game]):
    """The games that can be used."""

    _mapping: Shelf

    def __iter__(self) -> Iterator[Game]:
        return (game for _, game in self._mapping.items())


def _tidy(name: str) -> str:
    """A name in the form that games have.

    >>> _tidy(" Foggy  Island "), _tidy("foggy_island")
    ('foggy-island', 'foggy-island')
    """
    return "-".join(name.lower().replace("_", " ").split())


@cache
def all_games() -> Shelf:
    """Every game that can be played, by name: ours, and those of installed packages.

    Two of the same name are a `GameClash`.
    """
    places = {_tidy(name): _ours(name) for name in _folders()}
    for entry in _entries():
        place, name = _theirs(entry), _tidy(entry.name)
        if name in places:
            raise GameClash(
                f"two games are called {name!r}: {places[name].whence} and {place.whence}"
            )
        places[name] = place
    return Shelf(places)


def _entries() -> list[EntryPoint]:
    if sys.platform == "emscripten":
        return []  # nobody can install anything in a page, and looking for it takes time there
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP))


def _folders() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__)]


def _ours(folder: str) -> Place:
    module = f"{__name__}.{folder}"
    return Place(module, lambda: import_module(module).GAME, Path(__path__[0]) / folder)


def _theirs(entry: EntryPoint) -> Place:
    whence = f"{entry.value} of {entry.dist.name}" if entry.dist else entry.value
    return Place(whence, entry.load)


def __getattr__(name: str) -> ModuleType:
    """``isolario.games.foggy_island`` is there without an import of its own."""
    if name in _folders():
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
