"""A replay, its poster, and one screen for several people, in a real browser."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser

import isolario
from isolario.core.text import Text
from isolario.table.messages import Eyes, Viewer
from isolario.table.running import RunningGame
from isolario.words import say, sentence
from tests.page.browsing import WIDE, Person
from tests.page.records import (
    EXTRAS,
    GAMES,
    NAMES,
    OPEN_MAPS,
    finished,
    going_on,
    record_of,
    seen,
)
from tests.page.serving import serving

CURTAINS = (
    (GAMES["foggy"], 0),  # chosen in secret
    (GAMES["foggy"], 70),  # hands that others do not see
    (GAMES["maps"], 12),  # sheets that are drawn on in secret
    (OPEN_MAPS, 9),  # everybody knows the same
    (GAMES["dragons"], 40),
)


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    """Tables whose games are over, and some still going, on a server that keeps nothing."""
    kept = [
        *map(finished, GAMES),
        finished("extras", EXTRAS),
        *(going_on(*one) for one in CURTAINS),
    ]
    yield from serving(kept)


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

    def through(self, eyes: str) -> None:
        with self.page.expect_response("**/replay*"):
            self.page.select_option("[data-part=reel] select", eyes)

    def picture(self) -> list[str]:
        """What lies in every area, and how it looks."""
        found = self.page.locator("main [data-sprite]").evaluate_all(
            "(all) => all.map((it) => `${it.dataset.sprite} ${it.querySelector('use')"
            ".getAttribute('href')}`)"
        )
        return sorted(map(str, found))

    def lines(self) -> list[str]:
        self.page.wait_for_selector(".log li", state="attached")
        return self.page.locator(".log li").all_text_contents()


def shown(table: str, viewer: Viewer) -> set[str]:
    """The keys of everything that a viewer sees at the end."""
    record = record_of(GAMES[table])
    state = isolario.load(record)
    return {it.key for area in state.view(viewer).scene().areas for it in area.sprites}


@pytest.mark.parametrize("table", ["land", "dragons"])
def test_a_replay_reaches_the_end_of_the_game(browser: Browser, home: str, table: str) -> None:
    ann = Watcher(browser, home, "Ann")
    ann.see(f"/t/{table}/replay")
    total = len(seen(table, None).moments)
    assert ann.at == 0
    ann.page.keyboard.press("End")
    ann.reach(total)
    ann.page.wait_for_selector("main[data-over=true]")
    assert keys_of(ann) == shown(table, None)
    assert ann.asked == {"at": str(seen(table, None).moments[-1].move)}
    ann.page.locator("[data-act=back]").click()
    ann.reach(total - 1)
    assert ann.count("main[data-over=true]") == 0
    ann.check_layout(f"{table}, replay")
    ann.close()


@cache
def states_at(table: str, moves: int) -> isolario.State:
    record = record_of(GAMES[table])
    state = isolario.all_games()[record.game].new(record.seats, record.seed, record.options)
    for seat, move in record.moves[:moves]:
        state.play(seat, move)
    return state


def drawn(state: isolario.State, eyes: Eyes, board: str) -> list[str]:
    """What lies on an enlarged board."""
    view = state.open_view() if eyes == "open" else state.view(eyes)
    area = view.look(board)
    assert area is not None
    return sorted(sprite.key for sprite in area.sprites)


def test_small_boards_open_large_in_a_replay(browser: Browser, home: str) -> None:
    """At every step as it was then, and never with more on it than those eyes saw."""
    ann = Watcher(browser, home, "Ann")
    page = ann.page

    def large() -> list[str]:
        found = page.locator("[data-part=looked] [data-sprite]")
        return sorted(found.evaluate_all("(all) => all.map((it) => it.dataset.sprite)"))

    ann.see("/t/maps/replay?seat=0&at=9")
    page.locator("[data-look=sheet-1]").press("Enter")
    page.wait_for_selector("[data-part=looked]")
    assert large() == drawn(states_at("maps", 9), 0, "sheet-1")
    # It stays open, and goes on with the game.
    later = next(m.move for m in seen("maps", 0).moments if m.move > 60)
    page.locator("[data-part=reel] input").focus()
    page.locator("[data-part=reel] input").evaluate(
        "(it, at) => { it.value = at; it.dispatchEvent(new Event('input', {bubbles: true})); }",
        sum(moment.move <= later for moment in seen("maps", 0).moments),
    )
    ann.wait(lambda: large() == drawn(states_at("maps", later), 0, "sheet-1"), "the later map")
    ann.shot("replay-looked")
    # Through other eyes it may look different: what was open is closed.
    ann.through("null")
    page.wait_for_selector("[data-part=looked]", state="detached")
    ann.wait(lambda: "seat" not in ann.asked, "a spectator's eyes")
    page.locator("[data-look=sheet-1]").press("Enter")
    page.wait_for_selector("[data-part=looked]")
    assert large() == drawn(states_at("maps", later), None, "sheet-1")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-part=looked]", state="detached")
    ann.close()


CARD = "[data-part=card]"


def test_on_a_finished_board_each_thing_has_its_own_card(browser: Browser, home: str) -> None:
    """Several things lie on one tile: the card is named after the one pointed at, not by a code."""
    ann = Watcher(browser, home, "Ann")
    page = ann.page
    ann.context.add_init_script("localStorage.setItem('isolario.language', 'uk')")
    ann.see("/t/extras/replay?at=999")
    page.wait_for_selector("[data-thing]")  # the cards have loaded
    spots = {
        "waypoint": ("[data-sprite=waypoint-0]", "Маршрутна точка"),
        "mountains": ("[data-sprite^=tie-]", "Гори"),
        "caravan": ("[data-sprite]:has(use[href$=caravan])", "Караван"),
        "complete": ("[data-sprite^=seal-]", "Завершена ділянка"),
        "route": ("path.g-ink[stroke-width]", "Торговий шлях"),
    }
    middle = """(it) => {
      const box = it.getBoundingClientRect();
      if (!(it instanceof SVGPathElement)) return [box.x + box.width / 2, box.y + box.height / 2];
      const at = it.getPointAtLength(it.getTotalLength() / 4);
      const { x, y } = at.matrixTransform(it.getScreenCTM());
      return [x, y];
    }"""
    for card, (where, name) in spots.items():
        x, y = page.locator(f".boards {where}").first.evaluate(middle)
        page.mouse.move(5, 5)
        page.wait_for_selector(CARD, state="detached")
        page.mouse.move(x, y)
        page.wait_for_selector(CARD)
        assert (page.locator(CARD).get_attribute("data-cards") or "").split()[0] == card
        assert page.locator(f"{CARD} h2").inner_text() == name
        told = page.locator(CARD).inner_text()
        assert not re.search(r"\b[LSM]\d\d?\b|\d,[−-]?\d", told), told
        ann.shot(f"card-over-{card}")
    ann.close()


def test_from_the_end_of_a_table_and_back(browser: Browser, home: str) -> None:
    ann = Watcher(browser, home, "Ann")
    ann.go("/t/beacon")
    ann.page.click("[data-act=replay]")
    ann.page.wait_for_selector("[data-part=reel]")
    ann.page.keyboard.press("End")
    ann.page.wait_for_selector("main[data-over=true]")
    assert ann.count("[data-act=replay]") == 0  # we have arrived
    assert ann.count("[data-act=again]") == 0  # spectators cannot ask for another game
    ann.page.go_back()
    ann.page.wait_for_selector("[data-act=replay]")
    ann.close()


def test_before_the_end_there_is_none(browser: Browser, home: str) -> None:
    ann = Person(browser, home, "Ann")
    ann.go("/t/sea-dragons-40/replay?seat=open")
    ann.page.wait_for_selector("main h2")
    ann.wait(lambda: "when the game is over" in ann.texts("main h2")[0], "a refusal")
    assert ann.count("[data-part=reel]") == 0
    ann.troubles = [it for it in ann.troubles if "403" not in it]
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
            found = re.fullmatch(r"Isolario: (http://127\.0\.0\.1:\d+)(/\S+) \(Ctrl-C\)\n", said)
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
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(150)
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


# --- one screen for several -----------------------------------------------------------------------


def texts(value: Any) -> Iterator[Text]:
    """Every text in some messages."""
    if isinstance(value, Text):
        yield value
        yield from texts(tuple(value.args.values()))
    elif isinstance(value, msgspec.Struct):
        yield from texts(tuple(getattr(value, name) for name in value.__struct_fields__))
    elif isinstance(value, dict):
        yield from texts(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from texts(one)


def running_at(name: str, moves: int) -> RunningGame:
    record = record_of(name)
    game = isolario.all_games()[record.game]
    running = RunningGame.begin(game.new(record.seats, record.seed, record.options))
    for seat, move in record.moves[:moves]:
        running, _ = running.play(seat, game.read(move))
    return running


def told(running: RunningGame, viewer: Viewer) -> set[str]:
    """Every sprite and every sentence in front of a viewer."""
    game = running.state.game.name
    areas, now = running.look(viewer).areas, running.now(viewer)
    spoken = {say(text, "en", game, NAMES) for text in texts((areas, now))}
    spoken |= {sentence(event, "en", NAMES, game) for event in running.log(viewer)}
    sprites = {f'data-sprite="{it.key}"' for area in areas for it in area.sprites}
    looks = {f'href="#{game}-{it.symbol}"' for area in areas for it in area.sprites}
    return spoken | sprites | looks


WRITTEN = """
() => {
  const found = [];
  for (const it of document.querySelectorAll('*')) {
    if (it.closest('svg.symbols, script, style')) continue;  // all drawings of the game
    if (it.closest('[data-picture]')) continue;  // stands for a word that is said to all
    for (const { name, value } of it.attributes) found.push(value, `${name}="${value}"`);
    for (const { nodeType, data } of it.childNodes) if (nodeType !== 1) found.push(data.trim());
    if ('value' in it) found.push(String(it.value));
  }
  return found;
}
"""
SHORT = 8  # letters: a shorter text is a leak only where it stands alone


def keys_of(person: Person) -> set[str]:
    """Everything that lies on the table in front of somebody."""
    found = person.page.locator("main [data-sprite]")
    return {*found.evaluate_all("(all) => all.map((it) => it.dataset.sprite)")}


def leaks(secret: str, written: list[str]) -> bool:
    return secret in written if len(secret) < SHORT else any(secret in it for it in written)


@pytest.mark.parametrize(("name", "moves"), CURTAINS)
def test_between_two_people_nothing_of_either_is_there(
    browser: Browser, home: str, name: str, moves: int
) -> None:
    running = running_at(name, moves)
    state = running.state
    game = state.game.name
    pair = Person(browser, home, "Both", WIDE)
    page = pair.page
    held = [
        {
            "table": f"{game}-{moves}",
            "seat": seat,
            "secret": f"key {seat}",
            "game": game,
            "since": 1,
        }
        for seat in range(state.seats)
    ]
    keep = f"localStorage.setItem('isolario.seats', {json.dumps(json.dumps(held))})"
    pair.context.add_init_script(keep)
    pair.go(f"/t/{game}-{moves}")
    page.wait_for_selector("[role=tab]")
    page.wait_for_selector(".boards [data-cell]")
    called = state.to_move[0]
    pair.wait(
        lambda: pair.count(f"[role=tab][aria-selected=true][data-seat='{called}']") == 1,
        "who is called",
    )
    public = told(running, None)
    for seat in (called, *(seat for seat in range(state.seats) if seat != called)):
        page.click(f"[role=tab][data-seat='{seat}']")
        page.wait_for_timeout(120)
        # It is there exactly when the seat knows more than spectators do.
        assert pair.count("[data-part=curtain]") == state.has_private_view(seat), seat
        if not state.has_private_view(seat):
            continue
        page.wait_for_selector("main[data-mine=false] .boards [data-cell]")
        assert seat not in state.to_move or pair.count("main[data-mine=true]") == 0
        written: list[str] = page.evaluate(WRITTEN)
        known = " ".join(public)
        for owner in range(state.seats):
            secret = {it for it in told(running, owner) - public if it not in known}
            assert state.view(owner).tells_more(state.view(None)) <= bool(secret)
            leaked = {it for it in secret if leaks(it, written)}
            assert leaked == set(), f"of seat {owner}: {leaked}"
        # It shows what spectators see: the picture, the log, the prompt.
        areas = running.look(None).areas
        assert keys_of(pair) == {it.key for area in areas for it in area.sprites}
        assert say(running.now(None).prompt, "en", game, NAMES) in written
        pair.check_layout(f"curtain of {game}")
        pair.shot(f"curtain-{game}-{moves}")
        # Behind it is what the seat itself sees.
        page.click("[data-act=lift]")
        own = {it.key for area in running.look(seat).areas for it in area.sprites}
        pair.wait(lambda own=own: own <= keys_of(pair), "the seat's own side")  # type: ignore[misc]
    pair.close()


def test_maps_at_one_screen_are_drawn_openly(browser: Browser, home: str) -> None:
    """Then everybody at the table knows the same, all the time."""
    assert isolario.all_games()["cartographers"].options.at_one_screen() == {"drawing": "open"}
    running = running_at(OPEN_MAPS, 0)
    record = record_of(OPEN_MAPS)
    for seat, move in record.moves:
        assert not any(map(running.state.has_private_view, range(record.seats)))
        running, _ = running.play(seat, running.state.game.read(move))
