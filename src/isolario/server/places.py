"""Where a store lies: what was typed, and how it is written where others may read it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from isolario.core.errors import IsolarioError

VARIABLE = "ISOLARIO_STORE"
FORMER = Path("isolario.db")
"""Where the store lay until it moved to the user's data folder: in the working folder."""

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class NoStore(IsolarioError):
    """A store that cannot be opened; the message says why, and what to do."""


def usual_place() -> Path:
    """In the user's data folder: the same store wherever the program is started."""
    return platformdirs.user_data_path("isolario", appauthor=False) / "tables.db"


def chosen_place(typed: str | None, environment: Mapping[str, str] = os.environ) -> str | None:
    """The store that somebody asked for, if anybody did.

    >>> chosen_place("mine.db", {}), chosen_place(None, {"ISOLARIO_STORE": "ours.db"})
    ('mine.db', 'ours.db')
    """
    return typed or environment.get(VARIABLE) or None


def address(store: str | Path) -> URL:
    """The URL of a store, from a URL or from the path of an SQLite file. Raises `NoStore`.

    >>> print(address("tables.db"), address("postgresql://db/isolario"))
    sqlite+aiosqlite:///tables.db postgresql+asyncpg://db/isolario
    """
    text = str(store)
    scheme, is_url, _ = text.partition("://")
    if not is_url:
        return URL.create("sqlite+aiosqlite", database=text)
    if scheme not in _DRIVERS:
        raise NoStore(
            f"a store cannot be at {scheme}://…: name a file, sqlite:///FILE or "
            "postgresql://USER@HOST/DATABASE"
        )
    try:
        found = make_url(text)
    except (ArgumentError, ValueError):  # whose words could repeat a password
        raise NoStore(
            f"the address of the store cannot be read: {scheme}://USER:PASSWORD@HOST:PORT/DATABASE"
        ) from None
    if scheme.startswith("sqlite"):
        if not found.database or found.database == ":memory:":
            raise NoStore("this address names no file: sqlite:///FILE does")
        return URL.create(_DRIVERS[scheme], database=found.database)
    return found.set(drivername=_DRIVERS[scheme])


def spoken(place: URL) -> str:
    """A place as people may read it: the file, or the address without its secrets.

    >>> spoken(address("postgresql://ann:secret@db/isolario?password=secret"))
    'postgresql://ann:***@db/isolario'
    """
    if place.get_backend_name() == "sqlite":
        return str(Path(str(place.database)).absolute())
    plain = place.set(drivername=place.get_backend_name(), query={})
    return plain.render_as_string(hide_password=True)
