"""The chart of the day in the terminal: played once, told, tried again, checked."""

from __future__ import annotations

import re
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from isolario.charts.asking import told
from isolario.charts.packed import pack, unpack
from isolario.cli import main
from isolario.days import chart_of_the_day
from isolario.terminal import today
from isolario.terminal.tries import Tries, state_of
from isolario.terminal.voice import Voice
from tests.charts.quick import ALONE, DUEL, SECRET, at_a_glance, game
from tests.terminal.typist import Play


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that look ahead glance."""
    monkeypatch.setattr(today, "told", partial(told, ask=at_a_glance))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "charts.json"


def link_in(printed: str) -> str:
    found = re.search(r"--check (1[\w-]+)", printed)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("day", "language"), [(ALONE, "uk"), (DUEL, "en"), (SECRET, "ru")])
def test_a_chart_from_beginning_to_end(play: Play, kept: Path, day: str, language: str) -> None:
    how = ["today", "--plain", "--date", day, "--kept", str(kept)]
    printed = play(*how, language=language)
    chart, voice = chart_of_the_day(day), Voice(language)
    [made] = Tries(kept).of(day)
    state = state_of(made)
    assert state is not None
    assert state.over
    assert made.points == state.scores[chart.you]
    told_last = printed.rpartition(voice.say("today_share"))[2]
    assert re.search("[🟦🟨🟩🟫]{6}\n[🟦🟨🟩🟫]{6}\n[🟦🟨🟩🟫]{6}\n", told_last)
    assert unpack(link_in(told_last)).played == state.record().moves
    for level in ("easy", "medium", "hard"):
        assert voice.say("page_bot_name", level=voice.say(level)) in told_last
    again = play(*how, "--no-bots", language=language)
    assert voice.say("today_played") in again
    assert voice.say("chart_later_try") not in again
    assert voice.say("today_beside") not in again
    assert link_in(again) == link_in(told_last)
    assert len(Tries(kept).of(day)) == 1
    checked = play("today", "--plain", "--check", link_in(told_last), language=language)
    assert voice.say("today_fine") in checked


def test_another_try_says_that_it_is_one(play: Play, kept: Path) -> None:
    tries = Tries(kept)
    tries.keep(game(ALONE), ALONE, tries.begin(game(ALONE), ALONE, ALONE))
    printed = play("today", "--plain", "--date", ALONE, "--kept", str(kept), "--again", "--no-bots")
    voice = Voice("en")
    assert voice.say("today_try", number=2) in printed
    assert voice.say("chart_later_try") in printed
    first, second = Tries(kept).of(ALONE)
    assert first.record == game(ALONE).record()
    best = voice.say("count_points", n=first.points or 0)
    assert best in printed.rpartition("\n")[0]
    assert second.points is not None


def test_a_chart_that_was_left_goes_on_and_is_no_second_try(play: Play, kept: Path) -> None:
    how = ["today", "--plain", "--date", ALONE, "--kept", str(kept), "--no-bots"]
    play(*how, first=["1", "quit"])
    [left] = Tries(kept).of(ALONE)
    assert left.points is None
    assert len(left.record.moves) > 0
    printed = play(*how)
    assert Voice("en").say("today_go_on") in printed
    [done] = Tries(kept).of(ALONE)
    assert done.points is not None
    assert done.record.moves[: len(left.record.moves)] == left.record.moves


def test_days_in_a_row(play: Play, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "today", lambda: date.fromisoformat(ALONE))
    tries = Tries(kept)
    for day in (DUEL, ALONE):
        tries.keep(game(day), day, tries.begin(game(day), day, day))
    printed = play("today", "--plain", "--kept", str(kept), "--date", ALONE, "--no-bots")
    assert "2\u00a0days in a row" in printed


@pytest.mark.parametrize(
    ("link", "kind"),
    [
        (pack(game(DUEL))[:-3], "broken"),
        ("hello", "broken"),
        ("2" + pack(game(DUEL))[1:], "other"),
    ],
)
def test_what_is_wrong_with_a_link_is_told(play: Play, link: str, kind: str) -> None:
    printed = play("today", "--plain", "--check", link, code=1)
    assert Voice("en").say(f"today_{kind}") in printed


def test_a_forged_link_says_where(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    first = partial(told, ask=lambda question: question.view.legal_moves()[0].notation)
    monkeypatch.setattr(today, "told", first)
    address = f"https://maps.example/#/chart/{pack(game(DUEL))}"
    printed = play("today", "--plain", "--check", address, code=1)
    assert Voice("en").say("today_forged") in printed
    assert "is not what the bot would have done" in printed


def test_somebodys_game_can_be_watched(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(question: object) -> str:
        raise AssertionError("nobody need ask bots")

    link = pack(game(DUEL))
    monkeypatch.setattr(today, "told", partial(told, ask=ask))
    printed = play("today", "--plain", "--watch", link)
    assert Voice("en").say("game_over") in printed


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--date", "9999-12-31"], "not out yet"),
        (["--date", "2025-12-31"], "the first chart is that of 2026-01-01"),
        (["--date", "yesterday"], "a day is written like 2026-01-01"),
        (["--watch", "hello"], "not a whole link"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], kept: Path, argv: list[str], said: str
) -> None:
    assert main(["today", "--kept", str(kept), *argv]) == 2
    told_of = capsys.readouterr().err
    assert said in told_of
    assert told_of.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", '{"isolario_tries": 2, "tries": []}', "\ud83d"])
def test_a_file_that_holds_something_else_stays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "charts.json"
    data = text.encode("utf-8", "surrogatepass")
    file.write_bytes(data)
    assert main(["today", "--kept", str(file), "--date", ALONE]) == 2
    assert str(file) in capsys.readouterr().err
    assert file.read_bytes() == data
