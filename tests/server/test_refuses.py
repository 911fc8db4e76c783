"""What the server refuses, and the files it sends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

import isolario
from isolario.core.attempt import MOST_FACETS
from isolario.core.notation import LONGEST
from isolario.server import pages
from isolario.server.settings import Settings
from isolario.table.holders import fresh
from isolario.table.messages import (
    Ask,
    GameCard,
    Hello,
    Look,
    Play,
    Problem,
    Refused,
    Undo,
    Update,
)
from isolario.table.problems import STATUS, Trouble
from tests.server.page import Page, Server, bearer, server_here

GAMES = list(isolario.all_games())
LONG = "x" * (LONGEST + 1)
MANY = {f"facet {n}": "" for n in range(MOST_FACETS + 1)}
ASKED = Ask(LONG), Ask(facets={"place": LONG}), Ask(facets={LONG: ""}), Ask(facets=MANY)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


# --- what cannot be done ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 404, "server_no_such_game"),
        ({"seats": []}, 400, "server_wrong_seats"),
        ({"seats": [{"who": "me"}] * 3}, 400, "server_wrong_seats"),
        ({"seats": [{"who": "me"}, {"who": "cat"}]}, 400, "server_bad_message"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]}, 400, "server_no_such_bot"),
        ({"seats": [{"who": "me", "name": "x" * 99}] * 2}, 400, "page_name_long"),
        ({"options": {"wind": 1}}, 400, "server_no_such_option"),
        ({"options": {"weather": "hail"}}, 400, "server_bad_option"),
        ({"options": {"weather": [1]}}, 400, "server_bad_message"),
        ({"seed": "\n"}, 400, "server_bad_seed"),
        ({"seed": "x" * 100}, 400, "server_bad_seed"),
        ({"seed": "1" * 99_999}, 413, "server_long_message"),
    ],
)
def test_a_bad_wish_is_refused_clearly(
    server: Server, change: dict[str, object], status: int, reason: str
) -> None:
    wish = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "me"}]} | change
    answer = server.http.post("/api/tables", json=wish, headers=bearer(fresh()))
    assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason)
    assert str(msgspec.json.decode(answer.content, type=Problem).reason)


def test_bad_requests(server: Server) -> None:
    for body in (b"{", b"[]", b'{"game": 1}', b"\xff"):
        headers = {"content-type": "application/json"}
        answer = server.http.post("/api/tables", content=body, headers=headers | bearer(fresh()))
        assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "server_bad_message")
    assert server.http.get("/api/tables/nowhere").status_code == 404
    assert server.http.get("/api/nothing").status_code == 404
    for path, can in (("/api/tables", "POST"), ("/api/games/foggy-island/symbols.svg", "GET")):
        answer = server.http.delete(path)
        assert answer.status_code == 405
        assert can in answer.headers["allow"]


def test_every_trouble_of_a_table_has_a_status() -> None:
    assert set(STATUS) == kinds(Trouble)


def kinds(trouble: type[Trouble]) -> set[type[Trouble]]:
    own = trouble.__subclasses__()
    return {*own}.union(*map(kinds, own))


def test_bad_messages(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = Page(server, table, token=keys[0])
    page.say(Play(1, "pick W"))
    assert page.hear_until(Refused).reason.id == "server_say_hello"
    page.hello()
    bad = (b"{", b"17", b'{"type":"dance"}', b'{"type":"play"}', b'{"type":"play","n":"1"}', b"")
    for data in bad:
        page.say(data)
        assert page.hear_until(Refused).reason.id == "server_bad_message"
    page.say(b'{"type":"play","n":1,"move":"' + b"x" * 5000 + b'"}')
    assert page.hear_until(Refused).reason.id == "server_long_message"
    page.say(b"[" * 4000)
    assert page.hear_until(Refused).reason.id == "server_bad_message"
    for long in (Play(1, LONG), Undo(1, LONG), Look(LONG), *ASKED):
        page.say(long)
        refused = page.hear_until(Refused)
        assert refused.reason.id == "server_bad_message"
        assert "length <= " in str(refused.reason)
    assert isinstance(page.play("pick W"), Update)  # it is still there
    page.say(b"x" * 100_000)
    assert page.closed() == 1009


def test_who_may_not_come_in(server: Server) -> None:
    stranger = Page(server, "nowhere", headers={"Origin": "https://evil.example"})
    assert stranger.closed() == 4403
    lost = Page(server, "nowhere")
    assert lost.hear_until(Refused).reason.id == "page_no_such_table"
    assert lost.closed() == 4404
    table, keys = server.open("me", "me")
    other, _ = server.open("me", "me")
    for token in ("wrong", keys[0][:20], keys[0] * 2, "=" * 43):
        page = Page(server, table, token=token)
        assert page.hear_until(Refused).reason.id == "server_bad_token"
        assert page.closed() == 4403
    for token, where in ((keys[0], other), (keys[1], table), (keys[0] + "x", table), ("", table)):
        page = Page(server, where, token=token)
        page.say(Hello(0))
        assert page.hear_until(Refused).reason.id == "server_not_your_seat"
        assert page.closed() == 4403
    assert server.page(other, keys[0]).seat is None  # they look on


def test_too_much_at_once(tmp_path: Path) -> None:
    with server_here(
        tmp_path / "t.db", Settings(rate=1, burst=3, table_rate=0.01, table_burst=2)
    ) as server:
        table, keys = server.open("me", "me")
        page = server.page(table, keys[0])
        for _ in range(300):
            page.say(Play(0, "pick W"))
        assert page.hear_until(Refused).reason.id == "server_too_fast"
        assert page.closed() in (4429, 1013)
        server.open("me", "me")
        wish = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "me"}]}
        answer = server.http.post("/api/tables", json=wish, headers=bearer(fresh()))
        assert answer.status_code == 429


def test_too_many_bots_from_one_address(tmp_path: Path) -> None:
    """A family seats as many as it likes; sixty tables of twelve are too many."""
    with server_here(tmp_path / "t.db", Settings()) as server:
        wish = {"game": "cartographers", "seats": [{"who": "bot", "bot": "hard"}] * 12}
        me = bearer(fresh())
        answers = [server.http.post("/api/tables", json=wish, headers=me) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [201] * 6 + [429]
        assert answers[-1].json() == {"reason": {"id": "server_many_bots"}}
        first = answers[0].json()["table"]["table"]
        again = server.http.post(f"/api/tables/{first}/again", headers=me)
        assert again.status_code == 429
        server.open("me", "me", game="cartographers")  # people are welcome


def test_no_secret_is_stored(server: Server) -> None:
    table, keys = server.open("me", "me")
    server.page(table, keys[0]).leave()
    kept = b"".join(file.read_bytes() for file in Path(server.store).parent.iterdir())
    for key in keys.values():
        assert key.encode() not in kept


# --- files --------------------------------------------------------------------------------------


def test_games_are_described(server: Server) -> None:
    answer = server.http.get("/api/games")
    cards = msgspec.json.decode(answer.content, type=list[GameCard])
    assert [card.name for card in cards] == GAMES
    assert "easy" in cards[0].bots
    for card in cards:
        assert str(card.title)
        assert str(card.blurb)
        for option in card.options:
            assert option.default in option.values


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/palette.css", "text/css"),
        ("/api/words/uk/foggy-island", "text/plain"),
        ("/api/words/ru", "text/plain"),
        ("/api/games/foggy-island/symbols.svg", "image/svg+xml"),
        ("/api/games/sea-dragons/board.svg", "image/svg+xml"),
        ("/api/games/foggy-island/board.svg?seats=4&mode=mercenaries", "image/svg+xml"),
        ("/api/games/cartographers/book/uk", "application/json"),
    ],
)
def test_files_are_sent_once(server: Server, path: str, kind: str) -> None:
    first = server.http.get(path)
    assert first.status_code == 200
    assert first.headers["content-type"].startswith(kind)
    assert first.headers["content-encoding"] == "gzip"
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    assert plain.content == first.content
    again = server.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_board_is_drawn_as_it_will_lie(server: Server) -> None:
    def board(wish: str) -> str:
        answer = server.http.get(f"/api/games/cartographers/board.svg{wish}")
        return answer.text if answer.status_code == 200 else f"{answer.status_code}"

    assert "cartographers-chasm" in board("?seats=2&side=B")
    assert "cartographers-chasm" not in board("?seats=2&side=A")
    assert board("?seats=2") != board("")
    wrong = ("?seats=13", "?seats=", "?side=A", "?seats=2&side=C", "?seats=2&weather=fog")
    assert [board(wish) for wish in wrong] == ["400"] * len(wrong)
    assert board("?seats=" + "9" * 5000) == "400"


def test_the_client_is_served(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    missing = server.http.get("/")
    assert missing.status_code == 503
    assert "make client" in missing.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Isolario</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    for path in ("/", "/t/abc", "/index.html"):
        page = server.http.get(path)
        assert "Isolario" in page.text
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "private, no-cache"  # it brings a cookie
    script = server.http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    for path in ("/nothing.js", "/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py"):
        assert server.http.get(path).status_code == 404


def test_every_answer_is_strict(server: Server) -> None:
    answers: list[httpx.Response] = [
        server.http.get(path) for path in ("/", "/api/games", "/api/nothing", "/nothing.js")
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
