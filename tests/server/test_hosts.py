"""By which names a server is called, where requests come from, and whose word it takes."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.cli import main
from isolario.server import start
from isolario.server.hosts import Porter
from isolario.server.room import is_in, networks
from isolario.server.settings import Settings
from isolario.table.holders import fresh
from tests.server.page import PLENTY, QUICK, Server, bearer, server_here
from tests.server.wire import Wire

MACHINE = socket.gethostname().lower()
SHORT = MACHINE.partition(".")[0]
WISH = '{"game": "foggy-island", "seats": [{"who": "open"}, {"who": "open"}]}'
PUBLIC = Settings(public_url="https://maps.example:8443", hosts=("Atlas",))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


def get(server: Server, host: str, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Wire(server).ask("GET /api/mine", {"Host": host, **named})


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "127.0.0.1",
        "192.168.1.20",
        "[::1]",
        "[fe80::1%25eth0]",
        "localhost",
        "LOCALHOST.",
        "anything.localhost",
        MACHINE,
        f"{SHORT}.local",
        f"{SHORT.upper()}.lan",
        f"{SHORT}.fritz.box",
        "atlas",
        "maps.example",
    ],
)
def test_a_server_knows_its_names(name: str) -> None:
    porter = Porter(PUBLIC)
    assert porter.knows(name)
    assert porter.knows(f"{name}:8000")


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        f"{SHORT}.evil.example",
        "localhost.evil.example",
        "maps.example.evil.example",
        "evil.example@127.0.0.1",
        "127.0.0.1/evil",
        "127.0.0.1:port",
        "127.0.0.1:99999",
        "[::1",
        "",
        ":8000",
        "127.0.0.1 evil",
        "\xe2\x84\x80",
    ],
)
def test_a_server_knows_no_other_name(name: str) -> None:
    assert not Porter(PUBLIC).knows(name)


def test_who_calls_us_by_another_name_learns_nothing(server: Server) -> None:
    """A page from elsewhere whose name leads here."""
    table, keys = server.open("me", "me")
    assert get(server, "127.0.0.1") == 200
    assert get(server, f"localhost:{server.port}") == 200
    evil = {"Host": "evil.example"}
    for line in (f"GET /api/tables/{table}", "GET /", "POST /api/tables", "GET /api/games"):
        assert Wire(server).ask(line, evil | bearer(keys[0])) == 403
    answer = server.http.get("/api/games", headers=evil)
    assert answer.json()["reason"] == {
        "id": "server_unknown_host",
        "args": {"host": "evil.example"},
    }
    wire = Wire(server)
    wire.host = "evil.example"
    with pytest.raises(AssertionError):
        wire.upgrade(f"/api/tables/{table}/live", keys[0])


def test_two_names_are_none(server: Server) -> None:
    wire = Wire(server)
    wire.send(f"GET /api/mine HTTP/1.1\r\nHost: {wire.host}\r\nHost: evil.example\r\n\r\n")
    assert wire.status() in (400, 403)


@pytest.mark.parametrize(
    "origin",
    [
        "http://[::1",
        "\xff\xfe",
        "http://\xe2\x84\x80.example",
        "http://[zz]",
        "http://x:y",
        "",
        "]",
    ],
)
def test_an_origin_that_makes_no_sense_is_refused(server: Server, origin: str) -> None:
    headers = {"Origin": origin, "Content-Length": f"{len(WISH)}", "Cookie": f"isolario-{fresh()}"}
    assert Wire(server).ask("POST /api/tables", headers, WISH) == 403


# --- proxies ------------------------------------------------------------------------------------


def opens(server: Server, came_from: str) -> int:
    headers = {"X-Forwarded-For": came_from, "Content-Length": f"{len(WISH)}", **bearer(fresh())}
    return Wire(server).ask("POST /api/tables", headers, WISH)


def test_nobody_comes_from_elsewhere_by_saying_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Settings(**{**PLENTY, "table_rate": 0.001, "table_burst": 2})
    with server_here(tmp_path / "t.db", limits) as server, caplog.at_level(logging.WARNING):
        found = [opens(server, f"192.0.2.{number}") for number in range(4)]
        assert found == [201, 201, 429, 429]
        notes = [note.getMessage() for note in caplog.records if "proxy" in note.getMessage()]
        assert len(notes) == 1, "it is said once"
        assert "--behind-proxy 127.0.0.1" in notes[0]
        assert "192.0.2" not in notes[0]


def test_a_proxy_that_was_named_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Settings(
        **{**PLENTY, "table_rate": 0.001, "table_burst": 1},
        proxies=("127.0.0.0/8",),
        address_lines=2,
    )
    with server_here(tmp_path / "t.db", limits) as server, caplog.at_level(logging.WARNING):
        assert opens(server, "192.0.2.1") == 201
        assert opens(server, "192.0.2.1") == 429
        assert opens(server, "192.0.2.2") == 201
        # What somebody wrote there before it came to the proxy counts for nothing.
        assert opens(server, "192.0.2.9, 192.0.2.2") == 429
        assert opens(server, "2001:db8::1") == 201
        assert opens(server, "2001:db8::2") == 429
        wires = [Wire(server) for _ in range(10)]  # one proxy has many lines
        assert {wire.ask("GET /api/mine") for wire in wires} == {200}
        assert not caplog.records


def test_a_proxy_is_believed_through_a_door_for_both_kinds_of_addresses() -> None:
    trusted = networks(["127.0.0.1"])
    assert is_in("::ffff:127.0.0.1", trusted)
    assert is_in("127.0.0.1", trusted)
    assert not is_in("::ffff:127.0.0.2", trusted)


def test_it_says_whether_the_way_to_it_is_secure(server: Server, tmp_path: Path) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    assert "__Host-" not in server.http.get("/", headers=headers).headers["set-cookie"]
    settings = Settings(**{**vars(QUICK), "proxies": ("127.0.0.1",)})
    with server_here(tmp_path / "t.db", settings) as behind:
        said = behind.http.get("/", headers={**headers, "Host": "127.0.0.1"}).headers["set-cookie"]
        assert said.startswith("__Host-isolario-443=")


def test_proxies_are_named_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(start, "run", lambda app, door, ready: seen.append(app.state.settings))
    common = ["serve", "--port", "0", "--store", str(tmp_path / "t.db")]
    assert main([*common, "--behind-proxy", "127.0.0.1,10.0.0.0/8", "--host", "localhost"]) == 0
    assert (seen[0].proxies, seen[0].hosts) == (("127.0.0.1", "10.0.0.0/8"), ("localhost",))
    for wrong in ("*", "proxy.example", "127.0.0.1,", "10.0.0.0/99"):
        assert main([*common, "--behind-proxy", wrong]) == 2
        assert "is not an address" in capsys.readouterr().err
