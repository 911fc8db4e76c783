"""Opening a store: it belongs to one server, it is ours, and what it held before is never lost.

Every refusal is one line that says what to do.
"""

from __future__ import annotations

import filecmp
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from errno import ELOOP
from itertools import count
from os import strerror
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from isolario.core.text import Text
from isolario.server.migrations import Foreign, Newer, newest, version
from isolario.server.places import NoStore
from isolario.table.claim import PRIVATE, Claim, Claimed

Tell = Callable[[Text], object]

_ELSEWHERE = "name another with --store"
_SQLITE = {
    "SQLITE_NOTADB": f"is not a store but some other file; {_ELSEWHERE}",
    "SQLITE_CORRUPT": "is damaged; put back a copy, or move it away to begin with an empty one",
    "SQLITE_READONLY": f"may not be written; change that, or {_ELSEWHERE}",
    "SQLITE_CANTOPEN": f"cannot be opened or written; change that, or {_ELSEWHERE}",
    "SQLITE_PERM": f"may not be opened; change that, or {_ELSEWHERE}",
    "SQLITE_FULL": "needs more room than its disk has left; make some",
    "SQLITE_BUSY": "is being written by another program; close that first",
}


@contextmanager
def refusing(place: str) -> Iterator[None]:
    """Whatever goes wrong while the store at this place is opened becomes one line."""
    try:
        yield
    except Foreign:
        raise NoStore(f"{place} is a database of another program; {_ELSEWHERE}") from None
    except Newer as found:
        raise NoStore(
            f"{place} was written by a newer Isolario (schema {found}; this one knows "
            f"{newest()}): install that one, or {_ELSEWHERE}"
        ) from None
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        name = getattr(cause, "sqlite_errorname", "")
        why = next((words for start, words in _SQLITE.items() if name.startswith(start)), "")
        raise NoStore(f"{place} {why or f'cannot be opened ({cause}); {_ELSEWHERE}'}") from error
    except OSError as error:
        where = error.filename or place
        raise NoStore(f"{where}: {error.strerror}; change that, or {_ELSEWHERE}") from error


def claim(place: Path, former: Path | None, tell: Tell) -> Claim:
    """Takes charge of a store: makes its folder, or takes over the ``former`` one if there is none
    yet; keeps a copy of an older one. Afterwards it can be migrated."""
    with refusing(str(place.absolute())):
        file = _found(place)
    if file.is_dir():
        raise NoStore(f"{file} is a folder; --store names a file in it, such as tables.db")
    if file.exists() and not file.is_file():
        raise NoStore(f"{file} is not a plain file; {_ELSEWHERE}")
    try:
        file.parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise NoStore(
            f"the folder {file.parent} cannot be made ({error.strerror}); {_ELSEWHERE}"
        ) from None
    with refusing(str(file)):
        try:
            held = Claim(file)
        except Claimed:
            raise NoStore(
                f"{file} is already open in another Isolario: close that one, or {_ELSEWHERE}"
            ) from None
        try:
            _begin(file, former, tell)
            found = look(file)
            if found not in (None, newest()):
                tell(Text("serve_copy_kept", {"file": str(keep(file, str(found)))}))
        except BaseException:
            held.give_up()
            raise
    return held


def _found(place: Path) -> Path:
    """One store is one store, whatever it is called."""
    try:
        file = place.resolve()
    except RuntimeError:  # what Python 3.11 and 3.12 say of links that lead round in a circle
        raise OSError(ELOOP, strerror(ELOOP), str(place.absolute())) from None
    with suppress(FileNotFoundError, NotADirectoryError):
        file.stat()
    return file


def _begin(file: Path, former: Path | None, tell: Tell) -> None:
    if not file.exists() and former is not None and former.is_file():
        with refusing(str(former.absolute())):
            if look(former) is not None:
                _copy(former, file)
                tell(Text("serve_taken_over", {"file": str(former.absolute())}))
    file.touch(PRIVATE)
    with file.open("r+b"):
        pass  # it may be written


def look(file: Path) -> str | None:
    """The version of the store in a file; None for an empty one. Finds out whether it is whole."""
    engine = create_engine("sqlite://", creator=lambda: reader(file), poolclass=NullPool)
    with engine.connect() as connection:
        _check(connection)
        return version(connection)


def _check(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        error = sqlite3.DatabaseError(found)
        error.sqlite_errorname = "SQLITE_CORRUPT"
        raise error


def reader(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing. Without a log of recent writes beside it, it also leaves
    nothing behind."""
    alone = not file.with_name(f"{file.name}-wal").exists()
    how = "mode=ro&immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)


def keep(file: Path, schema: str) -> Path:
    """Copies a store beside itself, and says where the copy is. An earlier copy is never
    overwritten; if it is the same, it will do."""
    fresh = file.with_name(f"{file.name}-copy")
    _copy(file, fresh)
    for number in count(1):
        again = "" if number == 1 else f"-{number}"
        kept = file.with_name(f"{file.stem}.schema-{schema}{again}.db")
        if not kept.exists():
            return fresh.rename(kept)
        if filecmp.cmp(fresh, kept, shallow=False):
            fresh.unlink()
            return kept
    raise AssertionError


def _copy(file: Path, to: Path) -> None:
    """By SQLite's own backup, which also sees what has not been written into the file yet. It
    comes to be all at once, and nobody else can read it."""
    part = to.with_name(f"{to.name}-part")
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    with closing(reader(file)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
    part.replace(to)
