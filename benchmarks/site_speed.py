"""How much does the site that is only files weigh, and how soon can one play? Prints a table.

    make site && python benchmarks/site_speed.py [moves]

A plain host on loopback, and a real browser. ``cold``: from opening the start page, with nothing
kept, until the first move in Foggy Island has been drawn; ``warm``: the same on a later day; and
the processor time that the browser takes for it, which a busy machine does not change much.
``loaded``: what the host sent until then. Then so many moves against the hard bot of each game: the
longest task of the page's own thread while somebody plays and the bot thinks, in milliseconds of
processor time, which do not depend on what else the machine does, and in milliseconds.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import isolario
from isolario.terminal.bench import machine

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.page.site import Host, Player, hosted

BROWSERS = ("chromium", "google-chrome", "chromium-browser")
LIMIT = 50


def spent() -> float:
    """Seconds of processor time of all processes that this one has begun, and that are there."""
    stats = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            stats.append(file.read_text())
    rows = [(stat.split(" ", 1)[0], stat.rpartition(")")[2].split()) for stat in stats]
    ours = {str(os.getpid())}
    while more := {pid for pid, row in rows if row[1] in ours} - ours:
        ours |= more
    ticks = sum(int(row[11]) + int(row[12]) for pid, row in rows if pid in ours)
    return ticks / os.sysconf("SC_CLK_TCK")


def first_move(player: Player) -> str:
    """How long it takes from the start page to a move that has been made."""
    page = player.page
    began, before = time.monotonic(), spent()
    player.begin()
    page.locator(".hand [data-value]").first.click()
    page.wait_for_function("() => document.querySelectorAll('[data-sprite^=slot-]').length === 4")
    took = time.monotonic() - began
    return f"{took:6.1f} s, {spent() - before:5.1f} s of processor time"


def visits(browser: Browser, host: Host) -> None:
    ann = Player(browser, host.address, kept=False)
    first_move(ann)
    print(f"loaded   {host.sent / 1e6:6.2f} MB")
    ann.context.close()
    ann = Player(browser, host.address)
    print(f"cold     {first_move(ann)}")
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    for _ in range(2):
        ann.page.close()
        ann.page = ann.context.new_page()
        print(f"warm     {first_move(ann)}")
    ann.context.close()


def tasks(trace: bytes) -> list[tuple[float, float]]:
    """Processor time and time of every task of pages' own threads, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        (event.get("tdur", 0) / 1000, event["dur"] / 1000)
        for event in events
        if event["name"].endswith("RunTask")
        if "dur" in event and (event["pid"], event["tid"]) in main
    ]


def thinking(browser: Browser, host: Host, game: str, moves: int) -> None:
    ann = Player(browser, host.address)
    ann.go("")
    ann.page.evaluate("localStorage.removeItem('isolario.motion')")  # as people have it
    ann.page.reload()
    ann.page.wait_for_selector("[data-game]")
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    seats = ({"who": "me", "name": "Ann"}, {"who": "bot", "bot": "hard"})
    ann.go(f"#/t/{ann.opened(game, *seats)}")
    ann.turn_or_end()
    browser.start_tracing(page=ann.page, categories=["toplevel", "devtools.timeline"])
    made = 0
    while made < moves and ann.turn_or_end():
        ann.answer(made)
        made += 1
    ann.turn_or_end()
    found = tasks(browser.stop_tracing())
    cpu, wall = max(cpu for cpu, _ in found), max(wall for _, wall in found)
    over = sum(cpu > LIMIT for cpu, _ in found)
    print(f"{game:15} {cpu:6.0f} of processor time, {wall:6.0f} in all, {over} over {LIMIT}")
    ann.context.close()


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    found = next(filter(None, map(shutil.which, BROWSERS)))
    print(machine())
    with sync_playwright() as playwright, hosted() as host:
        flags = ["--headless", "--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        visits(browser, host)
        for game in isolario.all_games():
            thinking(browser, host, game, moves)
        browser.close()


if __name__ == "__main__":
    main()
