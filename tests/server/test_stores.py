"""Older stores become new ones, and lose nothing on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.migration import MigrationContext
from sqlalchemy import Engine, Inspector, create_engine, inspect

from isolario.core.text import Text
from isolario.server import schema, store
from isolario.server.migrations import newest
from isolario.server.places import FORMER, NoStore
from isolario.server.store import SqlStore
from tests.server.kept import VERSIONS, asked, held, put, told
from tests.server.page import server_here

OLDER = [version for version in VERSIONS if version != newest()]


def open_once(file: Path, former: Path | None = None) -> list[Text]:
    """Opens a store and closes it again; returns what was told."""
    said: list[Text] = []

    async def once() -> None:
        kept = SqlStore(file, former, said.append)
        await kept.open()
        await kept.close()

    asyncio.run(once())
    return said


# --- the schema ---------------------------------------------------------------------------------


def described(engine: Engine, but: set[str]) -> dict[str, object]:
    """Everything that a database knows of its tables, except those named."""
    seen: Inspector = inspect(engine)
    found: dict[str, object] = {}
    for table in {*seen.get_table_names()} - but:
        columns = [{**column, "type": str(column["type"])} for column in seen.get_columns(table)]
        questions: tuple[Callable[[str], Any], ...] = (
            seen.get_check_constraints,
            seen.get_foreign_keys,
            seen.get_indexes,
            seen.get_unique_constraints,
        )
        rest = [sorted(ask(table), key=lambda one: str(one["name"])) for ask in questions]
        found[table] = (columns, seen.get_pk_constraint(table), *rest)
    engine.dispose()
    return found


def test_a_store_of_every_version_is_kept_for_these_tests() -> None:
    assert [*VERSIONS] == [str(number) for number in range(1, int(newest()) + 1)]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_ends_up_with_the_schema_of_a_fresh_store(
    tmp_path: Path, version: str
) -> None:
    old, fresh = tmp_path / "old.db", tmp_path / "fresh.db"
    put(version, old)
    open_once(old)
    open_once(fresh)
    ours = "SELECT name, sql FROM sqlite_master ORDER BY name"
    assert asked(old, ours) == asked(fresh, ours)
    assert asked(old, "SELECT * FROM alembic_version") == [(newest(),)]


def test_a_fresh_store_has_the_schema_that_the_program_uses(tmp_path: Path) -> None:
    open_once(tmp_path / "fresh.db")
    declared = create_engine(f"sqlite:///{tmp_path / 'declared.db'}")
    schema.rows.create_all(declared)
    expected = described(declared, set())
    assert "ck_tables_state" in str(expected["tables"])
    fresh = create_engine(f"sqlite:///{tmp_path / 'fresh.db'}")
    assert described(fresh, {"alembic_version"}) == expected


def test_every_constraint_has_a_name() -> None:
    for table in schema.rows.sorted_tables:
        assert all(constraint.name for constraint in table.constraints), table.name


# --- what is in it ------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_every_version_go_on(tmp_path: Path, version: str) -> None:
    """With the same keys; a bot that was due moves as soon as the store is open again."""
    file = tmp_path / "tables.db"
    tables = put(version, file)
    told(file, "UPDATE due SET at = 0, lease = 0")
    states = []
    with server_here(file) as server:
        for table, keys in tables.items():
            card = server.card(table)
            states.append(card.state)
            pages = [server.page(table, key) for key in keys.values()]
            if card.state == "playing":
                while not any(page.may_move for page in pages):
                    pages[0].hear()
                mover = next(page for page in pages if page.may_move)
                before = mover.n
                mover.play(mover.moves[0])
                assert mover.n > before
            else:
                assert all(page.over == (card.state == "over") for page in pages)
    assert states == ["waiting", "playing", "playing", "over"]


def test_the_second_schema_keeps_what_the_first_knew(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    put("1", file)
    names = ("Player", "Player 12", "Игрок 3", "Players", "Player1", "Гравець Петро", "Ann")
    seat = "INSERT INTO seats SELECT id, {}, 'person', '{}', '', 'hash {}', '', 0 FROM tables"
    told(file, *(seat.format(number, name, number) for number, name in enumerate(names, 10)))
    tables = asked(file, "SELECT id, opened, position FROM tables ORDER BY id")
    last: dict[Any, Any] = dict(asked(file, "SELECT table_id, max(at) FROM log GROUP BY table_id"))
    log = asked(file, "SELECT * FROM log ORDER BY table_id, number")
    due = asked(file, "SELECT table_id, seat FROM due")
    open_once(file)
    assert asked(file, "SELECT id, opened, position FROM tables ORDER BY id") == tables
    assert asked(file, "SELECT id, changed FROM tables ORDER BY id") == [
        (table, last.get(table, opened)) for table, opened, _ in tables
    ]
    new = "SELECT DISTINCT pieces, host, to_move, result, next FROM tables"
    assert asked(file, new) == [(None, "", None, "", "")]
    assert asked(file, "SELECT * FROM log ORDER BY table_id, number") == log
    assert asked(file, "SELECT table_id, seat FROM due") == due != []
    seats = "SELECT DISTINCT name, holder, listed FROM seats WHERE seat >= 10 ORDER BY seat"
    kept = ("", "", "", *names[3:])
    assert asked(file, seats) == [(name, f"hash {n}", 1) for n, name in enumerate(kept, 10)]
    people = "SELECT DISTINCT name FROM seats WHERE who = 'person' AND seat < 10 ORDER BY name"
    assert asked(file, people) == [("",), ("Ann",)]


def test_the_third_schema_knows_where_bots_are_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    put("2", file)
    ((played,),) = asked(file, "SELECT table_id FROM due")
    ((other,), *_) = asked(file, f"SELECT id FROM tables WHERE id <> '{played}'")
    told(
        file,
        f"UPDATE seats SET who = 'bot' WHERE table_id = '{other}'",
        f"INSERT INTO due VALUES ('{other}', 'bot', 0, 5, 7), ('{other}', 'bot', 1, 5, 7)",
    )
    open_once(file)
    found = asked(file, "SELECT table_id, what, seat, at, lease, queued, alone FROM due")
    expected = [(played, 1, 0), (other, 0, 1), (other, 1, 1)]
    assert {*found} == {(table, "search", seat, 0, 0, 0, by) for table, seat, by in expected}


# --- the copy of an older store -----------------------------------------------------------------


@pytest.mark.parametrize("version", OLDER)
def test_a_copy_of_an_older_store_is_kept(tmp_path: Path, version: str) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / f"tables.schema-{version}.db"
    put(version, file)
    before = held(file)
    assert open_once(file) == [Text("serve_copy_kept", {"file": str(copy)})]
    assert held(copy) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    assert open_once(file) == []
    assert {found.name for found in tmp_path.iterdir()} == {
        "tables.db",
        "tables.db-lock",
        copy.name,
    }


def test_an_earlier_copy_is_not_overwritten(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "tables.schema-1.db"
    copy.write_bytes(b"precious")
    put("1", file)
    before = held(file)
    open_once(file)
    assert copy.read_bytes() == b"precious"
    assert held(tmp_path / "tables.schema-1-2.db") == before


def test_the_copy_holds_what_was_not_in_the_file_yet(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    put("1", file)
    with closing(sqlite3.connect(file)) as busy:  # as a server that was killed leaves it
        busy.execute("UPDATE seats SET name = 'Zoë'")
        busy.commit()
        open_once(file)
    assert asked(tmp_path / "tables.schema-1.db", "SELECT DISTINCT name FROM seats") == [("Zoë",)]
    assert asked(file, "SELECT DISTINCT name FROM seats") == [("Zoë",)]


class PowerCut(Exception):
    pass


def cut(*_: object) -> None:
    raise PowerCut


def between_copy_and_migration(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(store, "migrate", cut)


def in_the_middle_of_migration(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MigrationContext, "stamp", cut)


@pytest.mark.parametrize("moment", [between_copy_and_migration, in_the_middle_of_migration])
@pytest.mark.parametrize("version", OLDER)
def test_a_crash_loses_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: str,
    moment: Callable[[pytest.MonkeyPatch], None],
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / f"tables.schema-{version}.db"
    put(version, file)
    before = held(file)
    with monkeypatch.context() as patch:
        moment(patch)
        with pytest.raises(PowerCut):
            open_once(file)
    assert held(file) == held(copy) == before
    open_once(file)
    assert asked(file, "SELECT * FROM alembic_version") == [(newest(),)]
    assert held(copy) == before
    assert len([*tmp_path.glob("tables.schema-*")]) == 1  # the copy was there already


# --- the store that lay in the working folder ---------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
def test_a_former_store_is_taken_over(tmp_path: Path, version: str) -> None:
    former, file = tmp_path / "old" / FORMER, tmp_path / "data" / "isolario" / "tables.db"
    former.parent.mkdir()
    put(version, former)
    before = former.read_bytes()
    said = open_once(file, former)
    assert said[0] == Text("serve_taken_over", {"file": str(former)})
    assert former.read_bytes() == before
    assert [*former.parent.iterdir()] == [former]
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    log = "SELECT * FROM log ORDER BY table_id, number"
    assert asked(file, log) == asked(former, log) != []
    told(former, "DELETE FROM due", "DELETE FROM log")
    assert open_once(file, former) == []  # once is enough
    assert asked(file, log) != []


def test_a_former_store_that_is_damaged_is_not_passed_over(tmp_path: Path) -> None:
    former, file = tmp_path / FORMER, tmp_path / "data" / "tables.db"
    former.write_bytes(b"ink" * 1000)
    with pytest.raises(NoStore, match=r"isolario\.db is not a store"):
        open_once(file, former)
    assert not file.exists()
    former.write_bytes(b"")  # nothing is in it
    assert open_once(file, former) == []
