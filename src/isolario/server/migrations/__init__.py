"""The schema from version to version. Each file in `versions` leads on from the one before it.

A new store goes the whole way, an older one the rest of it: so both end up the same. Which version
a store has is written where Alembic keeps it.
"""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, func, inspect, select, text

from isolario.core.errors import IsolarioError
from isolario.server import schema
from isolario.server.patience import whole_within

FIRST = "1"
"""Stores of the first version say so in a table of their own, `about`."""

_LOCK = 0x150_1A210  # whoever migrates a database holds it
_VERSION = "alembic_version"
_EVER = {"tables", "seats", "log", "due"}
"""What a store of any version has."""


class Foreign(IsolarioError):
    """A database of another program."""


class Newer(IsolarioError):
    """A store of a later version than this program knows. Its argument is that version."""


def _ways() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))


def newest() -> str:
    """The version that this program works with.

    >>> newest()
    '5'
    """
    return str(_ways().get_current_head())


def version(connection: Connection) -> str | None:
    """Which version a store has; None if there is nothing in it. Raises `Foreign` or `Newer`."""
    there = {*inspect(connection).get_table_names()}
    if not there:
        return None
    if not there >= _EVER:
        raise Foreign
    if _VERSION not in there:
        if "about" not in there:
            raise Foreign
        return FIRST
    heads = MigrationContext.configure(connection).get_current_heads()
    if len(heads) != 1:
        raise Foreign
    (found,) = heads
    if found not in {way.revision for way in _ways().walk_revisions()}:
        raise Newer(found)
    if found == newest() and not _whole(inspect(connection)):
        raise Foreign
    return found


def _whole(seen: Inspector) -> bool:
    """Whether everything is there that a store of the newest version has."""
    return all(
        seen.has_table(table.name)
        and {*table.c.keys()} <= {column["name"] for column in seen.get_columns(table.name)}
        for table in schema.rows.sorted_tables
    )


def migrate(connection: Connection) -> None:
    """Makes the store one of the newest version, within the transaction that the caller began. Of
    several servers that start at once on PostgreSQL, one does, and the others wait for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(whole_within("0")))  # however long that is
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    found, ways = version(connection), _ways()
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        for way in reversed([*ways.iterate_revisions("head", found or "base")]):
            way.module.upgrade()
            context.stamp(ways, way.revision)
