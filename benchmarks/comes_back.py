"""How soon does a page go on when its server is gone? Prints a table.

    python benchmarks/comes_back.py [rounds]

A browser looks at a table, through a proxy, at one of two servers that share a PostgreSQL; the
server is killed, or stopped so that it takes everything and answers nothing; at once another player
decides at the other server. The seconds until that stands on the screen.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from isolario.terminal.bench import machine

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.page.conftest import BROWSERS, FLAGS
from tests.page.test_several_servers import HARMS, comes_back
from tests.server import postgresql


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise SystemExit(f"no browser on the PATH (looked for {', '.join(BROWSERS)})")
    print(machine())
    print(f"{'the server is':<16}{'median, s':>10}{'slowest, s':>12}{'rounds':>8}")
    with postgresql.running() as cluster, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for harm in HARMS:
            took = [comes_back(browser, cluster, harm) for _ in range(rounds)]
            print(f"{harm:<16}{median(took):>10.1f}{max(took):>12.1f}{rounds:>8}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
