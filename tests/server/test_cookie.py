"""A browser is one holder: its cookie, and who may use it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from isolario.server.settings import Settings
from isolario.table.holders import fresh
from isolario.table.messages import Gone, Hello, Refused
from tests.server.page import QUICK, Page, Server, bearer, server_here

WISH = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "me"}]}
SAME = {"sec-fetch-site": "same-origin"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that speaks https."""
    settings = Settings(**{**vars(QUICK), "public_url": "https://maps.example"})
    with server_here(tmp_path_factory.mktemp("secure") / "tables.db", settings) as running:
        yield running


class Browser:
    """As much of a browser as keeps cookies."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.name = name or f"isolario-{server.port}"
        self.secret = ""

    def load(self, path: str = "/") -> httpx.Response:
        answer = self.server.http.get(path, headers=self.cookie)
        for cookie in SimpleCookie(answer.headers.get("set-cookie", "")).values():
            if cookie.key == self.name:
                self.secret = cookie.value
        return answer

    @property
    def cookie(self) -> dict[str, str]:
        return {"cookie": f"{self.name}={self.secret}"} if self.secret else {}

    def post(
        self, path: str, body: object, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        said = {**self.cookie, **(SAME if headers is None else headers)}
        return self.server.http.post(path, json=body, headers=said)


@pytest.fixture
def browser(server: Server) -> Browser:
    found = Browser(server)
    found.load()
    return found


def test_it_comes_with_the_page_and_is_renewed(server: Server) -> None:
    browser = Browser(server)
    answer = browser.load("/t/anything")
    said = answer.headers["set-cookie"]
    assert len(browser.secret) >= 43
    for part in ("HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={400 * 24 * 3600}"):
        assert part in said
    assert "Secure" not in said  # the way here is not
    assert answer.headers["cache-control"].startswith("private")
    first = browser.secret
    assert first in browser.load().headers["set-cookie"]  # for another 400 days
    browser.secret = "weak"
    browser.load()
    assert browser.secret not in ("weak", first)


def test_over_https_it_is_bound_to_the_host(secure: Server) -> None:
    browser = Browser(secure, "__Host-isolario-443")
    said = browser.load().headers["set-cookie"]
    assert said.startswith("__Host-isolario-443=")
    assert "Secure" in said
    assert "Path=/" in said
    assert "Domain" not in said
    assert browser.post("/api/tables", WISH).status_code == 201


def test_nothing_but_a_page_brings_one(server: Server, browser: Browser) -> None:
    for path in ("/api/games", "/api/mine", "/api/palette.css", "/api/nothing"):
        assert "set-cookie" not in server.http.get(path).headers
    for secret in (browser.secret, ""):
        browser.secret = secret
        assert "set-cookie" not in browser.post("/api/tables", WISH).headers


def test_two_fresh_windows_keep_their_seats(server: Server) -> None:
    """Both ask for a page before either has a cookie; the browser keeps the one that comes last,
    and uses it for both."""
    browser = Browser(server)
    early = server.http.get("/")
    assert "set-cookie" in early.headers
    browser.load()
    first, second = (browser.post("/api/tables", WISH).json() for _ in range(2))
    mine = server.http.get("/api/mine", headers=browser.cookie).json()
    assert {table["table"]["table"] for table in mine["tables"]} == {
        first["table"]["table"],
        second["table"]["table"],
    }


def test_two_windows_of_one_browser_at_two_seats(server: Server, browser: Browser) -> None:
    table = browser.post("/api/tables", WISH).json()["table"]["table"]
    for seat in (0, 1):
        assert browser.post(f"/api/tables/{table}/seats/{seat}", {}).status_code == 201
    windows = [Page(server, table, headers=browser.cookie | SAME) for _ in range(3)]
    assert windows[0].hello(0).seat == 0
    assert windows[1].hello(1).seat == 1
    assert windows[2].hello(watch=True).seat is None
    found = server.http.get(f"/api/tables/{table}", headers=browser.cookie).json()
    assert found["mine"] == [0, 1]
    assert server.http.get(f"/api/tables/{table}").json()["mine"] == []


def test_where_cookies_are_refused_the_page_is_told(server: Server) -> None:
    nobody = Browser(server)
    answer = nobody.post("/api/tables", WISH)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "page_no_cookies")
    assert server.http.get("/api/mine").json() == {"known": False, "tables": []}


@pytest.mark.parametrize(
    ("said", "welcome"),
    [
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-origin", "origin": "https://proxy.example"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"origin": "HERE"}, True),
        ({"origin": "http://127.0.0.1:1"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://[::1"}, False),
        ({}, False),
        # A browser sends what a proxy asks of it by itself: that proves nothing.
        ({"authorization": "Basic QW5uOm1hcHM="}, False),
        ({"authorization": "Basic QW5uOm1hcHM=", "sec-fetch-site": "cross-site"}, False),
        ({"authorization": "Basic QW5uOm1hcHM=", "sec-fetch-site": "same-origin"}, True),
    ],
)
def test_only_our_own_page_uses_the_cookie(
    server: Server, browser: Browser, said: dict[str, str], welcome: bool
) -> None:
    """Requests that change something, and live connections."""
    here = f"http://127.0.0.1:{server.port}"
    headers = {name: value.replace("HERE", here) for name, value in said.items()}
    answer = browser.post("/api/tables", WISH, headers)
    assert (answer.status_code == 201) is welcome
    if not welcome:
        assert answer.json()["reason"]["id"] == "server_foreign_page"
    table = browser.post("/api/tables", WISH).json()["table"]["table"]
    browser.post(f"/api/tables/{table}/seats/0", {})
    page = Page(server, table, headers=browser.cookie | headers)
    if welcome:
        assert page.hello().seat == 0
    else:
        assert page.hear_until(Refused).reason.id == "server_foreign_page"
        assert page.closed() == 4403


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("https://maps.example", True),
        ("http://maps.example", False),
        ("https://maps.example.evil.example", False),
        ("HERE", False),
    ],
)
def test_the_public_address_counts_where_it_is_known(
    secure: Server, origin: str, welcome: bool
) -> None:
    browser = Browser(secure, "__Host-isolario-443")
    browser.load()
    origin = origin.replace("HERE", f"http://127.0.0.1:{secure.port}")
    answer = browser.post("/api/tables", WISH, {"origin": origin})
    assert (answer.status_code == 201) is welcome


def test_a_program_says_who_it_is_in_a_header(server: Server) -> None:
    token = fresh()
    answer = server.http.post("/api/tables", json=WISH, headers=bearer(token))
    table = answer.json()["table"]["table"]
    assert answer.json()["mine"] == [0, 1]
    for seat in (0, 1):
        assert server.sit(table, seat, token).status_code == 201
    page = Page(server, table, token=token)
    assert page.hello(1).seat == 1
    mine = server.http.get("/api/mine", headers=bearer(token)).json()
    assert [card["table"]["table"] for card in mine["tables"]] == [table]
    for bad in ("short", "x" * 99, fresh() + "!"):
        answer = server.http.post("/api/tables", json=WISH, headers=bearer(bad))
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "server_bad_token")
        assert server.http.get("/api/mine", headers=bearer(bad)).status_code == 403


def test_old_seats_are_handed_over_to_the_browser(server: Server, browser: Browser) -> None:
    table, keys = server.open("me", "me")
    answer = browser.post("/api/mine", {"secrets": [keys[1], "unknown"]})
    assert answer.status_code == 200
    assert [card["mine"] for card in answer.json()["tables"]] == [[1]]
    page = Page(server, table, headers=browser.cookie | SAME)
    assert page.hello().seat == 1
    assert server.page(table, keys[1]).seat is None
    assert browser.post("/api/mine", {"secrets": [keys[0]]}, {}).status_code == 403


def test_a_table_is_taken_off_the_list_begun_again_and_deleted(
    server: Server, browser: Browser
) -> None:
    wish = {"game": "cartographers", "seats": [{"who": "me"}]}

    def listed() -> list[str]:
        mine = server.http.get("/api/mine", headers=browser.cookie).json()
        return [card["table"]["table"] for card in mine["tables"]]

    def remove(path: str, headers: Mapping[str, str] = SAME) -> int:
        return server.http.delete(path, headers={**browser.cookie, **headers}).status_code

    table = browser.post("/api/tables", wish).json()["table"]["table"]
    browser.post(f"/api/tables/{table}/seats/0", {})
    page = Page(server, table, headers=browser.cookie | SAME)
    page.hello()
    again = browser.post(f"/api/tables/{table}/again", {})
    assert again.status_code == 201
    other = again.json()["table"]["table"]
    assert listed() == [other]
    assert isinstance(page.hear_until(Gone), Gone)
    page.say(Hello())
    assert page.closed() == 4404  # nothing is left to talk about
    assert remove(f"/api/mine/{other}", {}) == 403
    assert remove(f"/api/mine/{other}") == 204
    assert listed() == []
    assert remove(f"/api/tables/{other}", {"sec-fetch-site": "cross-site"}) == 403
    assert remove(f"/api/tables/{other}") == 204
    assert server.http.get(f"/api/tables/{other}").status_code == 404


def test_no_secret_shows_anywhere(server: Server, browser: Browser) -> None:
    table = browser.post("/api/tables", WISH).json()["table"]["table"]
    browser.post(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    page = Page(server, table, headers=browser.cookie | SAME)
    page.hello()
    shown = b"".join(page.heard)
    for path in (f"/api/tables/{table}", "/api/mine"):
        shown += server.http.get(path, headers=browser.cookie).content
    kept = b"".join(file.read_bytes() for file in Path(server.store).parent.iterdir())
    assert browser.secret.encode() not in shown + kept
