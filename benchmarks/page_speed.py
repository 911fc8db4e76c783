"""How soon is a move seen in the page? Prints a table.

    python benchmarks/page_speed.py [moves]

Some moves of each game against an easy bot, in a real browser, by mouse: the time from the press
that makes a move to the picture after it, including the trip to the table and back, and without
the pauses between events that people get.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import isolario
from isolario.terminal.bench import machine

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.page.browsing import Mapper
from tests.ports import free_port

BROWSERS = ("chromium", "google-chrome", "chromium-browser")

WATCH = """
let pressed = 0, sent = 0;
window.took = [];
for (const kind of ['pointerup', 'keydown'])
  addEventListener(kind, () => (pressed = performance.now()), true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (String(data).includes('"play"')) {
    sent = pressed;
    this.addEventListener('message', ({ data }) => {
      if (!sent || !String(data).includes('"update"')) return;
      const from = sent;
      sent = 0;
      requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - from)));
    });
  }
  return send.call(this, data);
};
"""
"""Notes how long it takes from a press until the browser has drawn what the table answers."""


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, with nothing on it."""
    port = free_port()
    home = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(sys.executable).with_name("isolario"))
        command = [program, "serve", "--port", str(port), "--store", f"{folder}/tables.db"]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{home}/api/games", timeout=1).close()
                    break
                except (urllib.error.URLError, ConnectionError, TimeoutError):
                    time.sleep(0.1)
            yield home
        finally:
            running.terminate()
            running.wait(10)


def measure(browser: Browser, home: str, game: str, moves: int) -> list[float]:
    """How long it took to see each move of a game, in milliseconds."""
    player = Mapper(browser, home, "Ada")
    player.context.add_init_script(WATCH)
    player.open_table(game, "me", "easy", seed="7")
    for move in range(moves):
        if not player.turn_or_end():
            break
        if player.count("[data-act=close-tally]"):
            player.page.click("[data-act=close-tally]")
        if player.count("main [data-value^=shape-]"):
            player.draw()
        else:
            player.answer(move)
    player.page.wait_for_timeout(300)
    took: list[float] = player.page.evaluate("took")
    player.context.close()
    return took


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    print(f"{machine()}. Aim: 100 ms.")
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with server() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        for game in isolario.all_games():
            took = measure(browser, home, game, moves)
            print(f"{game:15} {len(took):3} moves  median {median(took):5.0f} ms", end="")
            print(f"  slowest {max(took):5.0f} ms")


if __name__ == "__main__":
    main()
