"""The documentation as a site: what is made for it, and that nothing comes from outside.

That all links lead somewhere is what `mkdocs build --strict` proves, in `make check`.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from mkdocs.config.defaults import MkDocsConfig

import docs_hook
from game_pages import game_pages
from isolario.core.game import Game
from isolario.core.options import allowed_values
from isolario.games import all_games
from isolario.terminal.voice import Voice
from tests.ours import OURS
from tests.paths import ROOT

DOCS, MAKEFILE = ROOT / "docs", ROOT / "Makefile"


@pytest.mark.parametrize("game", OURS.values(), ids=str)
def test_a_page_tells_every_option_of_its_game_and_what_is_ours(game: Game) -> None:
    pages = game_pages(game, (DOCS / "bots.md").read_text("utf-8"))
    page = pages[f"games/{game.name}.md"]
    assert all(f"| `{name}`" in page for name in allowed_values(game.options))
    assert Voice("en", game.name).about("pieces") in page
    assert "../bots.md#" in page
    assert pages[f"games/pictures/{game.name}-first.svg"].startswith("<svg")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("page.html", '<link rel="stylesheet" href="https://fonts.example/css">'),
        ("page.html", '<p><img src="//pictures.example/a.png"></p>'),
        ("page.html", '<p style="background: url(https://pictures.example/a.png)">b</p>'),
        ("page.html", "<script>load('https://cdn.example/a.js')</script>"),
        ("deep/style.css", "@font-face { src: url('https://fonts.example/a.woff2') }"),
        ("deep/script.js", "import('https://cdn.example/a.js')"),
    ],
)
def test_a_build_that_loads_from_outside_is_warned_of(
    name: str, text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    with caplog.at_level(logging.WARNING):
        docs_hook.on_post_build(_config(tmp_path))
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert name in caplog.text
    assert caplog.records[0].name.startswith("mkdocs.")  # which strict counts


def test_what_is_here_and_links_to_follow_are_no_reason_to_warn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page = '<a href="https://elsewhere.example">there</a> <img src="../here.png"> // and so on'
    (tmp_path / "page.html").write_text(page, "utf-8")
    (tmp_path / "style.css").write_text("b { background: url(../img/a.png) }", "utf-8")
    (tmp_path / "script.js").write_text("// see https://elsewhere.example\nlet a = 1", "utf-8")
    docs_hook.on_post_build(_config(tmp_path))
    assert not caplog.records


def test_every_page_with_examples_is_run() -> None:
    # test_write_a_game.py and charts/test_days.py run what these show.
    elsewhere = {DOCS / "write-a-game.md", DOCS / "chart-of-the-day.md"}
    listed = re.search(r"^PAGES := (.*)$", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    assert listed
    for path in {*DOCS.rglob("*.md")} - elsewhere:
        text = path.read_text("utf-8")
        for block in re.findall(r"^```py\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            assert block.startswith(">>> "), f"{path.name} has an example that nothing runs"
            assert path.name in re.split(r"[\s,)]+", listed[1]), f"{path.name} is not in PAGES"


def test_each_game_has_its_place() -> None:
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert all(f"- games/{name}.md" in listed for name in all_games())


def _config(site: Path) -> MkDocsConfig:
    config = MkDocsConfig()
    config["site_dir"] = str(site)
    return config
