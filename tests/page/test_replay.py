"""A game once more, and its poster, in a real browser. What a replay shows is asked of scenes:
`web/tests/replay.page.test.ts`."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser

import isolario
from tests.page.browsing import Person
from tests.page.records import (
    EXTRAS,
    GAMES,
    NAMES,
    finished,
    record_of,
    seen,
)
from tests.page.serving import serving


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    """Tables whose games are over, of a server that keeps nothing."""
    yield from serving([*map(finished, GAMES), finished("extras", EXTRAS)])


class Watcher(Person):
    """Somebody who watches a replay."""

    def see(self, path: str) -> None:
        self.go(path)
        self.page.wait_for_selector("[data-part=reel]", timeout=30_000)
        self.page.wait_for_selector(".boards svg")

    @property
    def at(self) -> int:
        return int(self.page.locator("[data-part=reel]").get_attribute("data-at") or "")

    @property
    def asked(self) -> dict[str, str]:
        return {key: values[0] for key, values in parse_qs(urlsplit(self.page.url).query).items()}

    def reach(self, at: int) -> None:
        self.wait(lambda: self.at == at, f"moment {at}")


def test_from_the_end_of_a_table_to_its_replay_and_back(browser: Browser, home: str) -> None:
    ann = Watcher(browser, home, "Ann")
    ann.go("/t/beacon")
    ann.page.click("[data-act=replay]")
    ann.page.wait_for_selector("[data-part=reel]")
    moments = seen("beacon", None).moments
    assert ann.at == 0
    ann.page.keyboard.press("End")
    ann.reach(len(moments))
    ann.page.wait_for_selector("main[data-over=true]")
    areas = isolario.load(record_of(GAMES["beacon"])).view(None).scene().areas
    lying = ann.page.locator("main [data-sprite]")
    keys = {*lying.evaluate_all("(all) => all.map((it) => it.dataset.sprite)")}
    assert keys == {it.key for area in areas for it in area.sprites}
    ann.wait(lambda: ann.asked == {"at": str(moments[-1].move)}, "an address of the last moment")
    assert ann.count("[data-act=replay]") == 0  # we are there
    assert ann.count("[data-act=again]") == 0  # whoever has not played asks for no other game
    ann.page.locator("[data-act=back]").click()
    ann.reach(len(moments) - 1)
    assert ann.count("main[data-over=true]") == 0
    ann.check_layout("replay")
    ann.page.go_back()
    ann.page.wait_for_selector("[data-act=replay]")
    ann.close()


def test_a_record_from_disk(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_of("sea-dragons-2").json())
    command = [sys.executable, "-m", "isolario.cli", "replay", "--browser", str(file)]
    command += ["--seat", "open"]
    env = {**os.environ, "BROWSER": "true"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as program:
        try:
            assert program.stdout is not None
            said = program.stdout.readline()
            found = re.fullmatch(r"Isolario: (http://127\.0\.0\.1:\d+)(/\S+) \(.*\)\n", said)
            assert found is not None, said
            ann = Watcher(browser, found[1], "Ann")
            ann.see(found[2])
            assert ann.asked["seat"] == "open"
            ann.page.keyboard.press("End")
            ann.page.wait_for_selector("main[data-over=true]")
            ann.close()
        finally:
            program.terminate()


# --- the poster -----------------------------------------------------------------------------------


def test_a_poster_opens_and_is_saved(browser: Browser, home: str, tmp_path: Path) -> None:
    ann = Watcher(browser, home, "Ann")
    page = ann.page
    ann.go("/t/maps")
    page.wait_for_selector("main[data-over=true]")
    ann.speak("uk")
    page.click("[data-act=poster]")
    page.wait_for_selector("[data-act=save-png]:enabled")
    ann.shot("poster")
    with page.expect_download() as saved:
        page.click("[data-act=save-svg]")
    assert saved.value.suggested_filename == "isolario-cartographers-2026-11-15.svg"
    svg = tmp_path / "poster.svg"
    saved.value.save_as(svg)
    drawing = svg.read_text("utf-8")
    for name in NAMES[:3]:
        assert name in drawing
    assert "Картографи" in drawing
    assert "15\u00a0листопада 2026" in drawing
    assert not re.search(r"(?:href|url)\s*[=(]\s*[\"']?(?:https?:|/)", drawing)
    with page.expect_download() as saved:
        page.click("[data-act=save-png]")
    assert saved.value.suggested_filename == "isolario-cartographers-2026-11-15.png"
    png = tmp_path / "poster.png"
    saved.value.save_as(png)
    image = Image.open(png)
    assert image.size == (2400, 3394)
    colours = image.convert("RGB").getcolors(1 << 24)
    assert colours is not None
    assert len(colours) > 100  # it is not an empty sheet
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-part=poster]", state="detached")
    ann.close()


def test_cyrillic_and_latin_stand_in_our_fonts(browser: Browser, home: str) -> None:
    """Without its embedded fonts the poster looks different, for letters of either script."""
    page = browser.new_page(viewport={"width": 1200, "height": 300})

    def heading(svg: str) -> Image.Image:
        page.set_content(svg)
        page.evaluate("() => Promise.all([...document.fonts].map((font) => font.load()))")
        return Image.open(io.BytesIO(page.screenshot())).convert("L")

    for language, title, script in (("ru", "Картографы", "cyrillic"), ("en", "Cartographers", "")):
        svg = page.request.get(f"{home}/api/tables/maps/poster.svg?language={language}").text()
        assert title in svg
        rules = re.findall(r"@font-face\{[^}]*\}", svg)
        assert len(rules) >= 4, language
        whole = heading(svg)
        without = svg
        for rule in rules:
            if (script == "cyrillic") == ("400-45" in rule or "u+4" in rule.lower()):
                without = without.replace(rule, "")
        assert without != svg
        other = heading(without)
        title_box = (100, 80, 1100, 190)
        change = ImageChops.difference(whole.crop(title_box), other.crop(title_box))
        assert change.getbbox() is not None, f"{language}: the title is not in our font"
    page.close()
