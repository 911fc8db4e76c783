"""The site that is only files, in a real browser: from a plain static file server, in a folder.
`make site` builds it; without it the tests are skipped, unless ``ISOLARIO_NEED_BROWSER`` is set."""

from __future__ import annotations

import functools
import http.server
import json
import os
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Download

import isolario
from tests.page.browsing import Mapper
from tests.paths import ROOT
from tests.soaking import SOAK

SITE = ROOT / "build" / "site"
FOLDER = "/games/isolario/"
START = 120
"""Seconds in which Python starts, also where much else is going on."""
GAMES = ("foggy-island", "cartographers", "beacon-patrol", "land-vs-sea", "sea-dragons")

# The worker that has the tables, and everything that it says.
TABLES = """
(() => {
  const Plain = window.Worker;
  window.said = [];
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      window.tables = this;
      this.addEventListener('message', ({ data }) => window.said.push(data));
      this.addEventListener('message', ({ data }) => {
        if (data.say !== 'heard') return;
        const { type, request } = JSON.parse(data.message);
        if (type !== 'update' && type !== 'taught') return;
        if (window.plays.delete(request))
          sessionStorage.setItem('made', Number(sessionStorage.getItem('made')) + 1);
      });
    }
    postMessage(message) {
      if (message.say === 'said') {
        const { type, request } = JSON.parse(message.message);
        if (type === 'play') window.plays.add(request);
      }
      super.postMessage(message);
    }
  };
  window.plays = new Set();
})();
"""

# Some move or other for both seats of a table, until so many moves are left, or the game is over.
PLAY_ON = """
async ([table, seats]) => {
  const moves = ({ sets, roots = [], ready }) => {
    const walk = ({ branches }) => branches.flatMap(({ move, places, then }) => [
      ...(move ? [move] : []),
      ...(places ? sets[places.cells].map((cell) => places.move.replace('{}', cell)) : []),
      ...(then ? walk(then) : []),
    ]);
    const found = roots.flatMap(walk);
    return found.length || !ready ? found : [ready.move];
  };
  const worker = window.tables;
  let made = 0;
  const over = seats.map((seat) => new Promise((done, fail) => {
    const n = 1_000_000 + seat;
    const say = (message) =>
      worker.postMessage({ say: 'said', n, message: JSON.stringify(message) });
    worker.addEventListener('message', ({ data }) => {
      if (data.n !== n) return;
      if (data.say === 'open') say({ type: 'hello', seat });
      if (data.say === 'ended') fail(new Error(`ended: ${data.code}`));
      if (data.say !== 'heard') return;
      const { type, now } = JSON.parse(data.message);
      if (type === 'refused') fail(new Error(data.message));
      if (!now) return;
      if (now.outcome) done();
      else if (now.to_move.includes(seat)) {
        const found = moves(now.choices);
        made += 1;
        const move = found[(made * 7) % found.length];
        say({ type: 'play', n: now.n, move, meant: true });
      }
    });
    worker.postMessage({ say: 'line', n, path: `tables/${table}` });
  }));
  await Promise.all(over);
  for (const seat of seats) worker.postMessage({ say: 'hang-up', n: 1_000_000 + seat });
  return made;
}
"""

# As a page asks.
ASK = """
([method, path, body]) => new Promise((done) => {
  const n = 2_000_000 + Math.floor(Math.random() * 1e6);
  window.tables.addEventListener('message', ({ data }) => {
    if (data.say === 'answer' && data.n === n) done(data.body ? JSON.parse(data.body) : null);
  });
  const query = {};
  window.tables.postMessage({ say: 'ask', n, method, path, query, body: JSON.stringify(body) });
})
"""


class Files(http.server.SimpleHTTPRequestHandler):
    """A host that knows nothing but files, and packs none of them."""

    asked: list[str]

    def translate_path(self, path: str) -> str:
        self.asked.append(path)
        inside = urlsplit(path).path
        if not inside.startswith(FOLDER):
            return str(SITE / "nowhere")
        return str(Path(self.directory) / (inside.removeprefix(FOLDER) or "index.html"))

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Host(http.server.ThreadingHTTPServer):
    """The host, and what it was asked for."""

    def handle_error(self, *_: object) -> None:
        """Whoever leaves a page leaves what was under way."""


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    if not (SITE / "index.html").is_file():
        message = "the site is not built: make site"
        if os.environ.get("ISOLARIO_NEED_BROWSER"):
            pytest.fail(message)
        pytest.skip(message)
    asked: list[str] = []
    handler = functools.partial(type("Here", (Files,), {"asked": asked}), directory=str(SITE))
    with Host(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}{FOLDER}"
        server.shutdown()
        thread.join(20)
    assert not [path for path in asked if not path.startswith(FOLDER)], "it left its folder"


class Player(Mapper):
    """Somebody at the site."""

    def __init__(self, browser: Browser, home: str, name: str = "Ann", **more: Any) -> None:
        super().__init__(browser, home, name, **more)
        self.context.set_default_timeout(START * 1000)
        self.context.add_init_script(TABLES)
        self.foreign: list[str] = []
        self.context.on("request", lambda asked: self._watch(asked.url))

    def _watch(self, url: str) -> None:
        if not url.startswith((self.home, "blob:", "data:")):
            self.foreign.append(url)

    def close(self, expected: str = "") -> None:
        """``expected``: what is said of a trouble that there had to be."""
        self.context.close()  # from now on nothing more is said
        if expected:
            self.troubles = [said for said in self.troubles if expected not in said]
        super().close()
        assert self.foreign == []

    def begin(self, game: str = "foggy-island") -> str:
        """From the start page to the first move; the table's name."""
        self.go("")
        self.page.click(f"[data-game={game}] [data-act=first]")
        self.page.wait_for_selector("main[data-mine=true]")
        return self.table

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).fragment.split("/")[2]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.page.evaluate(ASK, [method, path, body])

    def both_seats(self, game: str) -> str:
        """A table at which somebody plays both sides, opened while another page is shown."""
        return self.opened(game, {"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"})

    def opened(self, game: str, *seats: Mapping[str, str]) -> str:
        """A table where everybody sits, opened while another page is shown."""
        arrival = self.ask("POST", "/api/tables", {"game": game, "seats": seats})
        name: str = arrival["table"]["table"]
        for seat in arrival["mine"]:
            self.ask("POST", f"/api/tables/{name}/seats/{seat}", {"name": ""})
        return name

    def kept(self, download: Download) -> Any:
        return json.loads(Path(download.path()).read_bytes())


def test_a_person_against_a_bot_without_a_server(browser: Browser, host: str) -> None:
    """Decisions by hand, a reload in the middle, and a second tab, which is told to wait."""
    ann = Player(browser, host)
    page = ann.page
    table = ann.begin()
    ann.shot("site-begun")
    for left in (4, 3, 2, 1, 0):
        page.locator(".hand [data-value]").first.click()
        ann.wait(lambda left=left: ann.count("[data-sprite^=slot-]") == left, "a place filled")  # type: ignore[misc]
    page.click("[data-act=ready]:enabled")
    for move in range(2):
        assert ann.turn_or_end()
        ann.decide(move)
    assert ann.turn_or_end()

    other = ann.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[role=alert] [data-act=reopen]")
    assert "another tab" in other.locator("[role=alert]").inner_text()
    log = ann.texts(".log li")
    page.reload()
    assert ann.turn_or_end()
    ann.wait(lambda: ann.texts(".log li") == log, "the same game after a reload")
    page.goto(host)  # it is left here, and goes on there
    page.wait_for_selector("[data-act=all-tables], [data-game]")
    other.click("[data-act=reopen]")
    other.wait_for_selector("main[data-mine=true]")
    assert table in other.url
    other.close()
    ann.close()


@pytest.mark.parametrize("game", GAMES if SOAK else GAMES[:1])
@pytest.mark.soak
def test_a_whole_game_its_record_and_its_poster(browser: Browser, host: str, game: str) -> None:
    ann = Player(browser, host)
    page = ann.page
    ann.go("")
    page.wait_for_selector("[data-game]")
    ann.wait(lambda: page.evaluate("Boolean(window.tables)"), "a worker", START)
    table = ann.both_seats(game)
    assert page.evaluate(PLAY_ON, [table, [0, 1]]) > 5
    page.goto(f"{host}#/t/{table}")
    page.wait_for_selector("main[data-over=true]")
    ann.shot(f"site-over-{game}")
    with page.expect_download() as saved:
        page.click("a[download]:not([data-act])")
    written = ann.kept(saved.value)
    assert isolario.load(json.dumps(written["record"])).over
    page.click("[data-act=poster]")
    page.wait_for_selector("[data-part=poster] [data-act=save-png]:enabled")
    ann.shot(f"site-poster-{game}")
    with page.expect_download() as saved:
        page.click("[data-act=save-svg]")
    assert Path(saved.value.path()).read_text("utf-8").startswith("<svg")
    page.click("[data-part=poster] [data-act=close]")
    page.click("[data-act=replay]")
    page.wait_for_selector("[data-part=replay], input[type=range]")
    ann.shot(f"site-replay-{game}")
    ann.close()


@pytest.mark.parametrize("lost", ["", "assets/thinker-*"] if SOAK else [""])
@pytest.mark.soak
def test_a_bot_that_looks_ahead_thinks_in_a_worker_of_its_own(
    browser: Browser, host: str, lost: str
) -> None:
    """It moves first: by the time that it is a person's turn, it has thought. Where it cannot, the
    easy bot plays for it, and warnings say why."""
    ann = Player(browser, host)
    page = ann.page
    asked: list[str] = []
    ann.context.on("request", lambda it: asked.append(it.url))
    if lost:
        ann.context.route(f"**/{lost}", lambda route: route.abort())
    ann.go("")
    page.wait_for_selector("[data-game]")
    ann.wait(lambda: page.evaluate("Boolean(window.tables)"), "a worker", START)
    table = ann.opened("land-vs-sea", {"who": "bot", "bot": "hard"}, {"who": "me", "name": "Ann"})
    page.goto(f"{host}#/t/{table}")
    page.wait_for_selector("main[data-mine=true]")
    assert ann.turn_or_end()
    assert "Bot (hard)" in ann.texts(".log li")[-1]
    assert [url for url in asked if "/assets/thinker-" in url]
    ann.shot(f"site-hard{'-not' if lost else ''}")
    if lost:
        assert [said for said in ann.troubles if "bot hard" in said]
        ann.troubles = []
    ann.close()


def test_a_book_and_a_lesson(browser: Browser, host: str) -> None:
    ann = Player(browser, host)
    page = ann.page
    ann.go("#/rules/cartographers")
    ann.wait(lambda: ann.count("main h3") > 3, "the sections of the book")
    ann.shot("site-book")
    ann.go("#/learn/cartographers")
    page.wait_for_selector("main[data-mine=true]")
    ann.shot("site-lesson")
    ann.close()


@pytest.mark.parametrize("how", ["full", "refused"])
def test_where_nothing_can_be_kept_it_is_said_and_play_goes_on(
    browser: Browser, host: str, how: str
) -> None:
    ann = Player(browser, host)
    ann.context.route("**/assets/worker-*.js", lambda route: refuse(route, how))
    page = ann.page
    ann.begin()
    page.wait_for_selector(".unkept")
    assert "keeps nothing" in page.locator(".unkept").inner_text()
    page.locator(".hand [data-value]").first.click()
    ann.wait(lambda: ann.count("[data-sprite^=slot-]") == 4, "a move made")
    ann.close(expected="cannot be kept")


REFUSED = {
    "full": "IDBObjectStore.prototype.put = () => "
    "{ throw new DOMException('no room', 'QuotaExceededError'); };",
    "refused": "IDBFactory.prototype.open = () => "
    "{ throw new DOMException('forbidden', 'SecurityError'); };",
}


def refuse(route: Any, how: str) -> None:
    """The worker, in a browser that keeps nothing."""
    answer = route.fetch()
    route.fulfill(response=answer, body=REFUSED[how] + answer.text())
