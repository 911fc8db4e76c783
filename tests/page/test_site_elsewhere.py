"""The site in other browsers: it opens, ten moves are made, and a reload brings the game back."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from tests.page.other_browsers import OPENED, Browser, missing
from tests.page.site import START, Host
from tests.soaking import SOAK

COUNT = """
(() => {
  const plain = Worker.prototype.postMessage;
  window.made = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.say === 'said' && JSON.parse(message.message).type === 'play') window.made += 1;
    return plain.call(this, message, ...more);
  };
})()
"""

# Where to click next: nowhere yet, or the middle of what leads on to a move.
NEXT = """
(async () => {
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 60)));
  const first = (what) => document.querySelector(what);
  // Never twice the same one: two quick clicks at one place are a double click, which means one.
  const some = (what) => {
    const all = [...document.querySelectorAll(what)];
    return all[window.made % all.length];
  };
  if (!first('main[data-mine=true]:not([data-asking=true])')) return null;
  const chosen = first('[data-value][aria-pressed=true]');
  const found =
    first('[data-act=ready]:enabled') ??
    first('[data-act=confirm]:enabled') ??
    (chosen ? first('.boards [data-value][aria-pressed=false]') : some('main [data-value]')) ??
    some('.boards [data-cell].can .hit') ??
    first('[data-option]');
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()
"""
LOG = "[...document.querySelectorAll('.log li')].map((line) => line.textContent).join('|')"
MINE = "Boolean(document.querySelector('main[data-mine=true] .boards'))"


def until(browser: Browser, ready: str) -> None:
    end = time.monotonic() + START
    while not browser.run(f"Boolean({ready})"):
        assert time.monotonic() < end, ready
        time.sleep(0.1)


@pytest.mark.soak
@pytest.mark.process
@pytest.mark.skipif(not SOAK, reason="other browsers are tried in make soak")
@pytest.mark.parametrize("name", OPENED)
def test_ten_moves_and_a_reload(site: Host, name: str, tmp_path: Path) -> None:
    if lacking := missing(name):
        message = f"{name} is not here: {', '.join(lacking)}"
        if os.environ.get("ISOLARIO_NEED_BROWSER"):
            pytest.fail(message)
        pytest.skip(message)
    site.compiled = False
    with OPENED[name](tmp_path) as browser:
        browser.go(site.address)
        browser.run("localStorage.setItem('isolario.motion', 'off')")
        browser.go(site.address)
        until(browser, "document.querySelector('[data-game=foggy-island] [data-act=first]')")
        browser.run(COUNT)
        browser.run("document.querySelector('[data-game=foggy-island] [data-act=first]').click()")
        end = time.monotonic() + START
        while (made := browser.run("window.made")) < 10:
            assert time.monotonic() < end, f"only {made} moves"
            if spot := browser.run(NEXT):
                browser.click(*spot)
        until(browser, MINE)
        log, address = browser.run(LOG), browser.run("location.href")
        assert "|" in log
        browser.run("void location.reload()")
        until(browser, f"{MINE} && window.made === undefined")
        until(browser, f"{LOG} === {json.dumps(log)}")
        assert browser.run("location.href") == address
