"""Tables taken out of a store and put into another, on both kinds of stores."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from isolario.cli import main
from isolario.server.migrations import newest
from tests.server.page import Process, server_here
from tests.server.postgresql import Cluster
from tests.server.several import several
from tests.server.truth import Truth

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def run(capsys: Said, *typed: str, code: int = 0) -> str:
    assert main(["tables", *typed]) == code
    said = capsys.readouterr()
    return (said.err if code else said.out).replace("\xa0", " ")


def test_a_game_moves_to_another_store_and_goes_on(
    tmp_path: Path, cluster: Cluster, capsys: Said
) -> None:
    """From a file, beside a running server, to a database where a server runs; and back."""
    rng, file = random.Random(1), tmp_path / "tables.db"
    out, back = tmp_path / "out.json", tmp_path / "back.json"
    server = Process(file)
    try:
        table, keys = server.open("me", "random", names=["Ann"])
        other, _ = server.open("me", "me")
        page = server.page(table, keys[0])
        for _ in range(5):
            while not page.may_move:
                page.hear()
            page.play(rng.choice(page.moves))
        listed = run(capsys, "list", "--store", str(file)).splitlines()
        assert [line.split("\t")[0] for line in listed] == [other, table]
        assert listed[1].split("\t")[5] == "Ann, random"
        assert "is already open in another Isolario" in run(
            capsys, "delete", other, "--store", str(file), code=2
        )
    finally:
        server.kill()
    said = run(capsys, "export", table, "--out", str(out), "--store", str(file))
    assert f"1 table is now also in {out}" in said
    assert "secrets" in said
    assert out.stat().st_mode & 0o777 == 0o600
    with several(cluster, 2) as servers:
        assert run(capsys, "import", str(out), "--store", servers.store) == "1 table has come.\n"
        again = run(capsys, "import", str(out), "--store", servers.store)
        assert "1 was there already, and stays as it is." in again
        pages = [each.page(table, keys[0]) for each in servers.all]
        pages[0].play_on(rng)
        while not pages[1].over:
            pages[1].hear()
        Truth(servers.all[1], table).compare(pages[1], keys)
        run(capsys, "export", "--out", str(back), "--store", servers.store)
        run(capsys, "delete", table, "--store", servers.store)
        assert servers.all[0].http.get(f"/api/tables/{table}").status_code == 404
    assert run(capsys, "delete", table, "--store", str(file)) == "1 table is gone for good.\n"
    run(capsys, "import", str(back), "--store", str(file))
    with server_here(file) as here:
        assert here.page(table, keys[0]).over
        assert here.http.get(f"/api/tables/{table}/record").status_code == 200


def test_what_cannot_be_done(tmp_path: Path, capsys: Said) -> None:
    file, out = tmp_path / "tables.db", tmp_path / "out.json"
    with server_here(file) as server:
        server.open("me", "me")
    store = ("--store", str(file))
    assert "there is no table nowhere" in run(capsys, "delete", "nowhere", *store, code=2)
    assert "there is no table nowhere" in run(
        capsys, "export", "nowhere", "-o", str(out), *store, code=2
    )
    run(capsys, "export", "-o", str(out), *store)
    assert "File exists" in run(capsys, "export", "-o", str(out), *store, code=2)
    assert "is not there" in run(capsys, "list", "--store", str(tmp_path / "no.db"), code=2)
    packed = json.loads(out.read_text())
    del packed["tables"][0]["seats"][0]["holder"]
    for bad in ("", "[]", json.dumps(packed)):
        out.write_text(bad)
        assert str(out) in run(capsys, "import", str(out), *store, code=2)
    with closing(sqlite3.connect(file)) as older:
        older.execute("UPDATE alembic_version SET version_num = '3'")
        older.commit()
    assert f"has schema 3, and not {newest()}" in run(capsys, "list", *store, code=2)
