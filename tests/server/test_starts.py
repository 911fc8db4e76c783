"""Starting the server: where it is, where its tables are kept, and what keeps it from starting."""

from __future__ import annotations

import asyncio
import errno
import os
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import create_engine, make_url

from isolario.cli import main
from isolario.server import database, door, places, start
from isolario.server.migrations import newest
from isolario.server.store import SqlStore
from isolario.table.store import Store
from tests.ports import free_port
from tests.server.kept import asked, put, told
from tests.server.page import PATIENCE, Process

Said = pytest.CaptureFixture[str]


async def opened(app: Litestar) -> None:
    kept: Store = app.state.lobby.store
    await kept.open()
    await kept.close()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without any tables, in a folder without any. A server that is not refused would never
    end: here it only opens its store."""
    monkeypatch.setattr(start, "run", lambda app, door, ready: asyncio.run(opened(app)))
    monkeypatch.setattr(places, "usual_place", lambda: tmp_path / "data" / "tables.db")
    monkeypatch.setattr(start, "usual_place", places.usual_place)
    monkeypatch.delenv(places.VARIABLE, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The server answers and ends at once; the addresses that a browser was sent to."""
    sent: list[str] = []
    monkeypatch.setattr(start, "run", lambda app, door, ready: ready())
    monkeypatch.setattr(start, "browse", sent.append)
    monkeypatch.setenv("BROWSER", "any")
    return sent


# --- where it is --------------------------------------------------------------------------------


def test_by_itself_it_says_where_it_is_and_opens_a_browser(
    home: Path, seen: list[str], capsys: Said
) -> None:
    port = free_port()
    assert main(["--port", str(port)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Isolario: http://127.0.0.1:{port}/ (Ctrl-C stops it)",
        f"Tables are kept in {home / 'data' / 'tables.db'}",
    ]
    assert seen == [f"http://127.0.0.1:{port}/"]


def test_a_browser_is_opened_only_where_it_is_wanted(
    seen: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for typed in (["serve", "--port", "0"], ["--port", "0", "--no-browser"]):
        assert main(typed) == 0
        assert not seen
    assert main(["serve", "--port", "0", "--open"]) == 0
    assert len(seen) == 1
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["--port", "0"]) == 0
    assert len(seen) == 1  # there is no screen to open it on


def test_a_browser_that_cannot_be_opened_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = Event()
    complaints: list[object] = []

    def fail(address: str) -> bool:
        tried.set()
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    monkeypatch.setattr(threading, "excepthook", complaints.append)
    start.browse("http://127.0.0.1:8000/")
    assert tried.wait(PATIENCE)
    for thread in threading.enumerate():
        if thread.name == "browser":
            thread.join(PATIENCE)
    assert not complaints


def test_port_0_is_any_free_one(seen: list[str]) -> None:
    assert main(["--port", "0"]) == 0
    assert main(["--port", "0", "serve", "--open"]) == 0
    assert not any(address.endswith((":0/", ":8000/")) for address in seen)


def test_by_itself_it_takes_the_next_free_port(
    seen: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        usual = taken.getsockname()[1]
        monkeypatch.setattr(start, "USUAL", usual)
        assert main([]) == 0
        said = capsys.readouterr().out
        assert said.startswith(f"Port {usual} is taken")
        assert seen[0] in said
        assert f":{usual}/" not in seen[0]
    assert main([]) == 0
    assert f":{usual}/" in seen[1]
    assert "is taken" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://127.0.0.1:"),
        ("localhost", "http://localhost:"),
        pytest.param(
            "::1",
            "http://[::1]:",
            marks=pytest.mark.skipif(not socket.has_ipv6, reason="needs IPv6"),
        ),
    ],
)
def test_an_address_is_one_that_a_browser_here_can_open(
    seen: list[str], host: str, address: str
) -> None:
    assert main(["--host", host, "--port", "0"]) == 0
    assert seen[0].startswith(address)


def test_the_store_can_be_named(
    home: Path, seen: list[str], capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.VARIABLE, "ours.db")
    for typed, kept in (([], "ours.db"), (["--store", "mine.db"], "mine.db")):
        assert main(["serve", "--port", "0", *typed]) == 0
        assert f"Tables are kept in {home / kept}\n" in capsys.readouterr().out


# --- one line that says what to do --------------------------------------------------------------


def refused(capsys: Said, *typed: str) -> str:
    """What the program says instead of starting."""
    assert main(["serve", *typed]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("isolario: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("port", ["x", "-1", "65536", "8000.0", "", "9" * 5000])
def test_a_bad_port(capsys: Said, port: str) -> None:
    assert "a number from 0 to 65535" in refused(capsys, f"--port={port}")


def test_a_taken_port(capsys: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"cannot open port {port}: it is taken" in refused(capsys, "--port", port)
        assert main(["--port", port]) == 2  # it was asked for by its number


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.EACCES, "this user may not; --port takes another"),
        (errno.EADDRNOTAVAIL, "no such address; --host takes another"),
        (socket.EAI_NONAME, "nobody knows that name; --host takes another"),
        (errno.ENOBUFS, os.strerror(errno.ENOBUFS)),
    ],
)
def test_a_port_that_cannot_be_had(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def fail(*where: object, **how: object) -> socket.socket:
        raise OSError(number, "no")

    monkeypatch.setattr(socket, "create_server", fail)
    assert said in refused(capsys, "--port", "80")
    assert main([]) == 2


def test_what_belongs_to_a_server_is_not_passed_over(capsys: Said) -> None:
    assert main(["--port", "8001", "games"]) == 2
    assert "--port belongs to isolario alone" in capsys.readouterr().err


def damaged(file: Path) -> None:
    put("1", file)
    data = bytearray(file.read_bytes())
    data[4096:8192] = b"\xff" * 4096  # a page of some table
    file.write_bytes(data)


def cut_off(file: Path) -> None:
    """As a disk that was full leaves it."""
    put("2", file)
    with file.open("r+b") as store:
        store.truncate(10_000)


def ink(file: Path) -> None:
    file.write_bytes(b"ink")


def garbage(file: Path) -> None:
    file.write_bytes(b"SQLite format 3\0" + random.Random(22).randbytes(9000))


def of_another_program(file: Path) -> None:
    told(file, "CREATE TABLE cats (name TEXT)")


def of_another_program_with_versions(file: Path) -> None:
    told(
        file,
        "CREATE TABLE alembic_version (version_num TEXT)",
        "INSERT INTO alembic_version VALUES ('2')",
    )


def of_another_program_with_our_names(file: Path) -> None:
    """It says that it is ours, and is not."""
    ours = [f"CREATE TABLE {name} (id TEXT)" for name in ("tables", "seats", "log", "due")]
    told(file, *ours)
    told(file, "CREATE TABLE alembic_version (version_num TEXT)")
    told(file, f"INSERT INTO alembic_version VALUES ('{newest()}')")


def of_two_versions(file: Path) -> None:
    put("2", file)
    told(file, "INSERT INTO alembic_version VALUES ('1')")


def round_in_a_circle(file: Path) -> None:
    file.symlink_to(file)


def of_tomorrow(file: Path) -> None:
    put(newest(), file)
    told(file, "UPDATE alembic_version SET version_num = '99'")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (damaged, "is damaged; put back a copy"),
        (cut_off, "is damaged; put back a copy"),
        (ink, "is not a store but some other file"),
        (garbage, "is not a store but some other file"),
        (of_another_program, "is a database of another program"),
        (of_another_program_with_versions, "is a database of another program"),
        (of_another_program_with_our_names, "is a database of another program"),
        (of_two_versions, "is a database of another program"),
        (round_in_a_circle, "Too many levels of symbolic links"),
        (os.mkfifo, "is not a plain file"),
        (of_tomorrow, f"newer Isolario (schema 99; this one knows {newest()}): install"),
        (Path.mkdir, "is a folder; --store names a file in it"),
    ],
)
def test_a_file_that_is_no_store_of_ours(
    home: Path, capsys: Said, make: Callable[[Path], object], said: str
) -> None:
    file = home / "tables.db"
    make(file)
    before = file.read_bytes() if file.is_file() else b""
    told_it = refused(capsys, "--port", "0", "--store", str(file))
    assert str(file) in told_it
    assert said in told_it
    assert (file.read_bytes() if file.is_file() else b"") == before


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("mysql://ann:hush@db/isolario", "cannot be at mysql://…: name a file"),
        ("postgresql://ann:hush@db:port/isolario", "cannot be read"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("a file/tables.db", "a file cannot be made (File exists)"),
        ("x" * 300, "File name too long"),
        ("/dev/null", "is not a plain file"),
    ],
)
def test_a_place_that_cannot_be(home: Path, capsys: Said, place: str, said: str) -> None:
    (home / "a file").touch()
    told_it = refused(capsys, "--port", "0", "--store", place)
    assert said in told_it
    assert "hush" not in told_it


def test_a_missing_driver_is_named(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = refused(capsys, "--store", "postgresql://ann:hush@db/isolario?password=hush")
    assert "ann:***@db/isolario needs asyncpg: pip install 'isolario[postgresql]'" in said


def test_a_database_that_does_not_answer(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable:
        dialect = SimpleNamespace(name="postgresql")
        sync_engine = create_engine("sqlite://")  # nobody connects with it

        def __init__(self, url: Any, **how: object) -> None:
            self.url = make_url(url)

        def execution_options(self, **how: object) -> Unreachable:
            return self

        def connect(self) -> None:
            raise OSError("no way to db with hush")

        async def dispose(self) -> None: ...

    monkeypatch.setattr(database, "create_async_engine", Unreachable)
    said = refused(capsys, "--port", "0", "--store", "postgresql://ann:hush@db/isolario")
    assert "postgresql://ann:***@db/isolario cannot be reached" in said
    assert "no way to db with ***" in said


def without_privileges() -> list[str]:
    """How to start a program that may do only what file modes allow, even as root."""
    if os.geteuid() != 0:
        return []
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("root may write everywhere, and there is no setpriv")
    less = "-dac_override,-dac_read_search"
    return [setpriv, f"--bounding-set={less}", f"--inh-caps={less}"]


@pytest.mark.parametrize(
    ("file_mode", "folder_mode", "said"),
    [
        (0o400, 0o700, "tables.db: Permission denied"),
        (0o600, 0o500, "tables.db-lock: Permission denied"),
        (None, 0o500, "tables.db-lock: Permission denied"),
    ],
)
def test_what_may_not_be_written(
    home: Path, file_mode: int | None, folder_mode: int, said: str
) -> None:
    folder = home / "kept"
    folder.mkdir()
    file = folder / "tables.db"
    if file_mode is not None:
        put("1", file)
        file.chmod(file_mode)
    folder.chmod(folder_mode)
    program = [sys.executable, "-m", "isolario.cli", "serve", "--port", "0", "--store", str(file)]
    done = subprocess.run(
        [*without_privileges(), *program],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    folder.chmod(0o700)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


# --- one server for a store ---------------------------------------------------------------------


def test_a_second_server_is_refused_until_the_first_is_gone(home: Path, capsys: Said) -> None:
    file, alias = home / "tables.db", home / "alias.db"
    alias.symlink_to(file)
    server = Process(file)
    try:
        server.open("me", "me")
        for name in (file, alias):
            assert f"{file} is already open" in refused(capsys, "--port", "0", "--store", str(name))
        assert asked(file, "SELECT count(*) FROM tables") == [(1,)]  # readers may come and go
        with closing(sqlite3.connect(file)) as kept, closing(sqlite3.connect(":memory:")) as copy:
            kept.backup(copy)
        server.kill()
        server.start()  # whoever is killed holds nothing
        server.open("me", "me")
        assert asked(file, "SELECT count(*) FROM tables") == [(2,)]
    finally:
        server.stop()


async def test_a_store_that_is_closed_can_be_opened_again(home: Path) -> None:
    first, second = SqlStore(home / "tables.db"), SqlStore(home / "tables.db")
    await first.open()
    await first.open()  # it is open already
    with pytest.raises(places.NoStore, match="already open"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


def test_everywhere_is_also_here() -> None:
    with door.open_door("0.0.0.0", 0) as everywhere:
        here = ("127.0.0.1", everywhere.getsockname()[1])
        socket.create_connection(here, PATIENCE).close()
