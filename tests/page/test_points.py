"""Where every point comes from: on the board, in the log, at the end of a season or a round."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from playwright.sync_api import Browser, Route

from tests.page.browsing import PHONE, WIDE, Mapper
from tests.page.test_replay import Watcher, home, seen  # noqa: F401

SCORED = {"foggy": 219, "maps": 44, "beacon": 119, "land": 103, "dragons": 76}
"""A move of each game by which something is scored."""
TOLD = {"foggy": 103, "maps": 44, "beacon": 119, "dragons": 76}
"""A move that ends something: in Land vs Sea only the game, with a line or two."""


def scored(table: str) -> list[str]:
    """What was scored on cells by that move, as the engine says."""
    (moment,) = (it for it in seen(table, 0).moments if it.move == SCORED[table])
    events = [frame.event for frame in moment.frames if frame.event.points]
    return [event.what for event in events if event.cells]


@pytest.mark.parametrize("table", SCORED)
def test_points_on_the_board(browser: Browser, home: str, table: str) -> None:  # noqa: F811
    """Every change of score stands where it arose. By click, tap and key it marks its cells and
    quotes the rule."""
    for size in (WIDE, PHONE):
        olha = Watcher(browser, home, "Ольга", size)
        page = olha.page
        olha.see(f"/t/{table}/replay?seat=0&at={SCORED[table] - 1}")
        page.wait_for_function("document.querySelector('main').dataset.showing === 'false'")
        page.click("[data-act=on]")
        tags = page.locator("[data-tag]")
        page.wait_for_selector("[data-tag]")
        for sheet in ("[data-act=close-tally]", "[data-act=close-result]:visible"):
            if olha.count(sheet):
                page.click(sheet)
        told = " ".join(tags.evaluate_all("(all) => all.map((it) => it.dataset.tag)")).split()
        missing = [what for what in scored(table) if what not in told]
        assert missing == []

        for way in ("click", "tap", "key"):
            tag = tags.last
            if way == "click":
                tag.click()
            elif way == "tap":
                tag.dispatch_event("pointerdown", {"pointerType": "touch"})
                tag.dispatch_event("click")
            else:
                tag.focus()
                page.keyboard.press("Enter")
            page.wait_for_selector("[data-part=explained]")
            assert olha.texts("[data-part=explained] [data-part=rule]")[0]
            assert olha.count("[data-part=explained] [data-clause], [data-part=explained] abbr")
            if way == "click":
                olha.check_layout(f"{table}, points explained", scrolls=True)
                olha.shot(f"explained-{table}-{size[0]}")
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-part=explained]", state="detached")

        # Its line in the log does the same.
        if size is PHONE:
            page.click("[data-tab=log]")
        olha.unfold_log()
        line = page.locator(f".log li.points[data-what={scored(table)[-1]}] button").last
        line.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-part=explained] [data-part=rule]")
        page.click("[data-act=close-explained]")
        page.wait_for_selector("[data-part=explained]", state="detached")
        olha.close()


@pytest.mark.parametrize("table", TOLD)
def test_the_end_of_something_is_told(browser: Browser, home: str, table: str) -> None:  # noqa: F811
    """Source by source, in six seconds at most, and nothing looks like a turn meanwhile."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.see(f"/t/{table}/replay?seat=0&at={TOLD[table] - 1}")
    olha.show_motion(True)
    for way in ("to the end", "click", "Space", "Escape"):
        if way != "to the end":
            page.click("[data-act=back]")
        page.wait_for_selector("main[data-showing=false][data-over=false]")
        page.click("[data-act=on]")
        page.wait_for_selector("[data-part=telling]", timeout=20_000)
        begun = time.monotonic()
        assert olha.texts("[data-part=prompt]")[0].startswith("Scoring: ")
        assert olha.count(".boards .can, .hand [data-value], ol.steps, [data-lift]") == 0
        assert olha.count("main[data-mine=true]") == 0
        assert olha.count("[data-scored]") > 0 or olha.count("[data-tag]") > 0
        if way == "to the end":
            olha.shot(f"telling-{table}")
        elif way == "click":
            page.mouse.click(720, 600)
        else:
            page.evaluate("document.activeElement?.blur()")
            page.keyboard.press(way)
        page.wait_for_selector("[data-part=telling]", state="detached", timeout=8000)
        assert time.monotonic() - begun < (6 if way == "to the end" else 2)
    olha.close()


def test_a_season_at_the_table(browser: Browser, address: str) -> None:
    """The sheet of what was scored stays until it is put away, however late it is looked for."""
    olha = Mapper(browser, address, "Ольга")
    page = olha.page
    olha.open_table("cartographers", "me", "easy", seed="7")
    for _ in range(30):
        assert olha.turn_or_end()
        if olha.count("[data-part=tally]"):
            break
        olha.draw()
    page.wait_for_timeout(500)
    assert olha.count("[data-part=tally]") == 1
    page.locator("[data-part=tally] .line", has_text="edict").first.click()
    page.wait_for_selector("[data-part=explained] [data-part=rule]")
    assert olha.count("[data-pointed]") > 0
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-part=tally]")  # it is there again
    page.reload()  # nothing was sent: the log still has all
    assert olha.turn_or_end()
    olha.unfold_log()
    assert olha.count(".log li.points") > 0
    olha.close()


@pytest.mark.parametrize("table", SCORED)
def test_the_log_is_a_story(browser: Browser, home: str, table: str) -> None:  # noqa: F811
    """One line for each turn; it unfolds, and nothing that happened is lost but drafts."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.see(f"/t/{table}/replay?seat=0&at={SCORED[table]}")
    page.wait_for_selector(".log .entry")
    film = seen(table, 0)
    moments = [it for it in film.moments if it.move <= SCORED[table]]
    events = [*film.log, *(frame.event for it in moments for frame in it.frames)]
    turns = {event.turn for event in events}
    assert len(turns) > 10
    lines = olha.count(".log li")
    assert lines == olha.count(".log .entry") < len(events)
    folded = page.locator("[data-act=unfold-turn]")
    folded.last.focus()
    page.keyboard.press("Enter")
    assert folded.last.get_attribute("aria-expanded") == "true"
    assert olha.count(".log .rest li") > 0
    olha.check_layout(f"{table}, the log", scrolls=True)
    olha.shot(f"story-{table}")
    page.keyboard.press("Enter")
    assert olha.count(".log .rest li") == 0
    olha.unfold_log()
    told = Counter(
        page.locator(".log li").evaluate_all("(all) => all.map((it) => it.dataset.what)")
    )
    for what, count in Counter(event.what for event in events if not event.draft).items():
        assert what == "turn_begins" or told[what] >= count, what
    assert not told.keys() & {"ready", "drafted", "picked"}
    olha.close()


def test_what_a_move_would_do(browser: Browser, address: str) -> None:
    """Each source that a ghost touches, mine and others', where it hides no place."""
    olha = Mapper(browser, address, "Ольга")
    page = olha.page
    olha.open_table("sea-dragons", "me", "easy", seed="7")
    assert olha.turn_or_end()
    page.locator(".hand [data-value]").first.click()
    page.locator(".boards [data-cell].can .hit").first.hover(force=True)
    page.wait_for_selector("[data-part=outlook]")
    (preview,) = (it["preview"] for it in olha.messages() if it["type"] == "foreseen")
    (told,) = olha.texts("[data-part=outlook]")
    assert told.startswith("If the game ended now")
    for seat, (now, then) in enumerate(
        zip(preview["now"]["scores"], preview["then"]["scores"], strict=True)
    ):
        if now != then:
            assert f"{now}\n{then}" in told.replace("−", "-"), seat
    assert "Realm of" in told
    hidden = page.evaluate(
        """() => {
          const box = document.querySelector('.outlook').getBoundingClientRect();
          const inside = ({ x, y, width, height }) => {
            const [across, down] = [x + width / 2, y + height / 2];
            return across > box.left && across < box.right && down > box.top && down < box.bottom;
          };
          return [...document.querySelectorAll('.boards .can .hit, [data-ghost]')]
            .filter((it) => inside(it.getBoundingClientRect())).length;
        }"""
    )
    assert hidden == 0
    olha.close()


@pytest.mark.parametrize("table", SCORED)
def test_endings(browser: Browser, home: str, table: str) -> None:  # noqa: F811
    """Who won and by what, or what was reached together; the sheet adds up to the scores."""
    last = seen(table, 0).moments[-1].now
    common = len(set(last.scores)) == 1 and bool(last.outcome and last.outcome.shares)
    for size in (WIDE, PHONE):
        olha = Watcher(browser, home, "Ольга", size)
        page = olha.page
        olha.see(f"/t/{table}/replay?seat=0&at=9999")
        page.wait_for_selector("main[data-over=true] .over")
        assert olha.count(".over .by") > 0
        if common:
            assert olha.count(".over .common b") == 1
            assert olha.count(".over .score, .over .place") == 0
            assert olha.count(".over [data-part=missed]") == 1
            assert all("laid" in text for text in olha.texts(".over li .by"))
        else:
            shown = sorted(int(it.replace("−", "-")) for it in olha.texts(".over .score"))
            assert shown == sorted(last.scores)
        page.click("[data-act=score]")
        page.wait_for_selector("[data-part=score-sheet]")
        totals = olha.texts("[data-part=score-sheet] tfoot tr td")
        sums = {int(it.replace("−", "-")) for it in totals}
        assert set(last.scores) <= sums
        olha.check_layout(f"{table}, the end", scrolls=True)
        olha.shot(f"ending-{table}-{size[0]}")
        if table == "maps":  # where each has a board of their own, each can be seen large
            olha.go("/t/maps")
            page.wait_for_selector("[data-part=boards]")
            assert olha.count("[data-board-of]") == len(last.scores)
            page.click("[data-board-of=sheet-1]")
            page.wait_for_selector("[data-part=looked][data-board=sheet-1]")
        olha.close()


def test_a_tie_is_told(browser: Browser, home: str) -> None:  # noqa: F811
    """Between equals it is said by which rule one is first, and what each had of it."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page

    def tie(route: Route) -> None:
        film = route.fetch().json()
        now = film["moments"][-1]["now"]
        now["scores"] = [60, 60]
        now["outcome"]["tie_break"] = "SDR-F7"
        now["outcome"]["tied"] = [
            {"id": "tie_missions", "args": {"player": seat, "count": 3 + seat}} for seat in (0, 1)
        ]
        route.fulfill(json=film)

    page.route("**/api/**/replay*", tie)
    olha.see("/t/dragons/replay?at=9999")
    page.wait_for_selector("[data-part=tie]")
    (told,) = olha.texts("[data-part=tie]")
    assert "3\N{NO-BREAK SPACE}missions" in told
    assert "4\N{NO-BREAK SPACE}missions" in told
    assert "SDR-F7" in told
    assert "shared" in told  # the rule itself, in words
    olha.shot("tie")
    olha.close()


@pytest.mark.parametrize("table", SCORED)
def test_every_number_opens(browser: Browser, home: str, table: str) -> None:  # noqa: F811
    """A number says what it is made of, a zero why it is one, and no column moves for it."""
    olha = Watcher(browser, home, "Ольга", PHONE if table == "land" else WIDE)
    page = olha.page
    olha.see(f"/t/{table}/replay?seat=0&at=9999")
    page.click("[data-act=score]")
    numbers = page.locator("[data-part=score-sheet] [data-box]")
    numbers.first.wait_for()
    stand = "(all) => all.map((it) => [it.offsetLeft, it.offsetWidth])"
    before = numbers.evaluate_all(stand)
    zeros, several = 0, None
    for at in range(min(numbers.count(), 24)):
        number = numbers.nth(at)
        number.click()
        (told,) = olha.texts("[data-part=made-of]")
        assert told
        assert "Nothing was scored" not in told  # each game says why
        assert numbers.evaluate_all(stand) == before
        rules = olha.texts("[data-part=made-of] [data-part=rule]")
        assert rules
        assert len(set(rules)) == len(rules)
        lines = olha.count("[data-part=made-of] .line")
        assert (lines > 0) == (number.inner_text() != "0")
        zeros += lines == 0
        several = number if lines > 1 else several
    assert zeros > 0 or table == "beacon"  # all together: there are no zeros
    olha.check_layout(f"{table}, the score sheet", scrolls=True)

    if several is None:  # one line alone is chosen from the start
        if not olha.count("[data-part=made-of] .line"):
            page.locator("[data-box]:not(.none)").last.click()
    else:
        if several.get_attribute("aria-expanded") == "false":
            several.click()
        assert olha.count("[data-part=made-of] [aria-pressed=true]") == 0
        page.locator("[data-part=made-of] .line").first.click()
    assert olha.count("[data-part=made-of] [aria-pressed=true]") == 1
    olha.shot(f"sheet-{table}")
    if table in ("land", "foggy"):  # the others' last lines are those of the moment that is seen
        end = olha.at
        page.click("[data-act=moment]")
        page.wait_for_selector("[data-part=explained] [data-part=rule]")
        assert olha.at < end
        assert olha.count("[data-act=moment]") == 0  # it is seen
        explained(olha)
    olha.close()


def test_from_a_point_to_its_moment(browser: Browser, home: str) -> None:  # noqa: F811
    """From a line of the log at a table whose game is over."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.go("/t/land")
    page.wait_for_selector(".log .entry")
    olha.unfold_log()
    page.locator(".log li.points button", has_text="completed").first.click()
    page.click("[data-part=explained] [data-act=moment]")
    page.wait_for_selector("[data-part=reel]")
    film = seen("land", None)
    whats = ((it.move, {frame.event.what for frame in it.frames}) for it in film.moments)
    assert int(olha.asked["at"]) == next(move for move, told in whats if "area_completed" in told)
    olha.close()


COVERED = """() => {
  const card = document.querySelector('[data-part=explained]').getBoundingClientRect();
  return [...document.querySelectorAll('.boards [data-pointed]')].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top < card.bottom && bottom > card.top;
  }).length;
}"""


def explained(olha: Watcher) -> str:
    """What is explained of a moment: it is what the moment tells, its cells are outlined, in
    sight, and its rule is there."""
    olha.page.wait_for_selector("[data-part=explained] [data-part=rule]")
    olha.page.wait_for_selector(".boards [data-pointed]", state="attached")
    (said,) = olha.texts("[data-part=explained] li p:first-child")
    assert olha.texts("[data-part=prompt]") == [said]
    assert olha.page.evaluate(COVERED) == 0
    return said


def test_from_the_sheet_of_a_table_to_a_moment_and_back(
    browser: Browser,
    home: str,  # noqa: F811
) -> None:
    """The moment tells that very point, a link to it does so too, and the way back leads to it."""
    olha = Watcher(browser, home, "Ольга")
    page = olha.page
    olha.go("/t/extras")
    page.click("[data-act=score]")
    page.wait_for_selector("[data-part=chart]")
    row = page.locator("[data-part=score-sheet] tr", has_text="Completed areas")
    row.locator(".number:not(.none)").first.click()
    line = page.locator("[data-part=made-of] .line").first
    told = line.inner_text().strip()
    if line.get_attribute("aria-pressed") != "true":
        line.click()
    page.click("[data-part=made-of] [data-act=moment]")
    page.wait_for_selector("[data-part=reel]")
    assert explained(olha) == told
    at, link = olha.at, page.url
    assert int(olha.asked["line"]) > 0
    olha.shot("moment-of-a-point")
    page.go_back()
    page.wait_for_selector("[data-part=made-of]")
    assert told in olha.texts("[data-part=made-of] .line")
    # Whoever gets the link sees the same, and can go to the table.
    olha.see(link.removeprefix(home))
    assert explained(olha) == told
    assert olha.at == at
    page.click("[data-act=close-explained]")
    olha.wait(lambda: "line" not in olha.asked, "an address without the line")
    page.click("[data-act=to-table]")
    page.wait_for_selector("[data-act=score]")
    assert olha.count("[data-part=score-sheet]") == 0
    olha.see("/t/extras/replay?at=3&line=99999")
    assert olha.at == 3  # there is no such line
    olha.close()
