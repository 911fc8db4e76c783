"""Somebody at the site that is only files: the host that serves it, and how they play there.
`make site` builds it."""

from __future__ import annotations

import functools
import http.server
import json
import os
import re
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Download

import isolario
from tests.page.browsing import WIDE, Mapper
from tests.paths import ROOT

SITE = ROOT / "build" / "site"
FOLDER = "/games/isolario/"
START = 120
"""Seconds in which Python starts, also where much else is going on."""

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

    host: Host

    def translate_path(self, path: str) -> str:
        self.host.asked.append(path)
        inside = urlsplit(path).path
        if not inside.startswith(FOLDER):
            return str(SITE / "nowhere")
        name = inside.removeprefix(FOLDER) or "index.html"
        if self.host.compiled:
            name = re.sub(r"(?<!\.pyc)\.zip\.gz$", ".pyc.zip.gz", name)
        return str(self.host.files / name)

    def end_headers(self) -> None:
        if self.host.fleeting:
            self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self.host.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Host(http.server.ThreadingHTTPServer):
    """The host, what it serves and what it was asked for."""

    def __init__(self) -> None:
        self.files = SITE
        self.sent = 0  # bytes of files
        self.fleeting = False  # whether browsers are told to keep nothing by themselves
        self.compiled = True  # modules begin at a first visit as fast as at all later ones
        self.asked: list[str] = []
        super().__init__(
            ("127.0.0.1", 0), functools.partial(type("Here", (Files,), {"host": self}))
        )
        self.address = f"http://127.0.0.1:{self.server_address[1]}{FOLDER}"
        self._thread = threading.Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """From now on nobody answers there."""
        if self._thread.is_alive():
            self.shutdown()
            self._thread.join(20)
            self.server_close()

    def handle_error(self, *_: object) -> None:
        """Whoever leaves a page leaves what was under way."""


@contextmanager
def hosted() -> Iterator[Host]:
    host = Host()
    yield host
    host.cut()
    assert not [path for path in host.asked if not path.startswith(FOLDER)], "it left its folder"


class Player(Mapper):
    """Somebody at the site."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        name: str = "Ann",
        size: tuple[int, int] = WIDE,
        kept: bool = True,
    ) -> None:
        """``kept``: their browser has service workers."""
        super().__init__(browser, home, name, size)
        if not kept:
            script = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"
            self.context.add_init_script(script)
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

    def cut_off(self, host: Host) -> None:
        """There is no network any more, once everything is there."""
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        host.cut()

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

    def whole_game(self, game: str) -> None:
        """To its end by messages; then its record, its poster and its replay."""
        page = self.page
        self.wait(lambda: page.evaluate("Boolean(window.tables)"), "a worker", START)
        table = self.both_seats(game)
        assert page.evaluate(PLAY_ON, [table, [0, 1]]) > 5
        self.go(f"#/t/{table}")
        page.wait_for_selector("main[data-over=true]")
        self.shot(f"site-over-{game}")
        with page.expect_download() as saved:
            page.click("a[download]:not([data-act])")
        written = self.kept(saved.value)
        assert isolario.load(json.dumps(written["record"])).over
        page.click("[data-act=poster]")
        page.wait_for_selector("[data-part=poster] [data-act=save-png]:enabled")
        self.shot(f"site-poster-{game}")
        with page.expect_download() as saved:
            page.click("[data-act=save-svg]")
        assert Path(saved.value.path()).read_text("utf-8").startswith("<svg")
        page.click("[data-part=poster] [data-act=close]")
        page.click("[data-act=replay]")
        page.wait_for_selector("[data-part=replay], input[type=range]")
        self.shot(f"site-replay-{game}")
