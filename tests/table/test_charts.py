"""Charts of the day at tables: which table is one, the first try, streaks, and what goes on in the
background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import Any

import msgspec
import pytest

from isolario.bots import steady
from isolario.charts.asking import Question
from isolario.charts.packed import pack
from isolario.core.event import Outcome
from isolario.core.text import Text
from isolario.days import Chart, chart_of_the_day
from isolario.home.charts import HomeDesk
from isolario.home.thinking import thinking_here
from isolario.table import chart_tables, chart_work
from isolario.table.bots import BotFailed, Clerk, Thought
from isolario.table.chart_messages import ChartBot, ChartCheck, ChartSheet, NewTry
from isolario.table.chart_tables import chart_at, charts_of, options_of, seats_of
from isolario.table.chart_work import Checking, Ending, Played, Playing
from isolario.table.charts import Charts
from isolario.table.holders import fresh, holder_of
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import NewTable, Replay, Result, SeatWish
from isolario.table.problems import Broken, NotThere, TooEarly, TooMuch
from isolario.table.settings import TableSettings
from isolario.table.store import Listed, SeatRow, TableRow
from isolario.table.turns import Turn
from tests.charts.quick import ALONE, DUEL, SECRET, at_a_glance, game

ME, YOU = holder_of(fresh()), holder_of(fresh())
QUICK = TableSettings(pause=0, steady=0, lease=1)
AGAIN = NewTry(again=True)


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(MemoryStore(), QUICK)


@pytest.fixture
def charts(lobby: Lobby) -> Charts:
    return Charts(lobby, HomeDesk(thinking_here()))


def set_today(monkeypatch: pytest.MonkeyPatch, day: str) -> None:
    monkeypatch.setattr(chart_tables, "today", lambda: date.fromisoformat(day))


async def play_out(lobby: Lobby, table: str, day: str) -> None:
    """The same game as `game`, by everybody at the table."""
    found = await lobby.find(table)
    for seat, move in game(day).record().moves:
        assert await found.play(seat, found.number(seat), move, meant=True) is None


# --- opening, going on, trying again -------------------------------------------------------------


async def test_a_try_begins_at_once_and_is_gone_on_with(lobby: Lobby, charts: Charts) -> None:
    chart = chart_of_the_day(DUEL)
    opened = await charts.open(DUEL, NewTry("  Ann "), ME)
    assert (opened.table.state, opened.table.chart, opened.mine) == ("playing", DUEL, (chart.you,))
    assert [(it.who, it.name, it.bot) for it in opened.table.seats] == [
        ("bot", "", "hard"),
        ("person", "Ann", ""),
    ]
    again = await charts.open(DUEL, NewTry(), ME)
    assert again.table.table == opened.table.table
    assert (await charts.page(DUEL, YOU)).tries == ()
    found = await lobby.find(opened.table.table)
    assert found.running is not None
    assert found.running.state.text == chart.new().text


async def test_the_first_try_counts_and_another_says_that_it_is_one(
    lobby: Lobby, charts: Charts
) -> None:
    first = (await charts.open(ALONE, NewTry(), ME)).table.table
    await play_out(lobby, first, ALONE)
    assert (await charts.open(ALONE, NewTry(), ME)).table.table == first  # what there is to see
    second = (await charts.open(ALONE, AGAIN, ME)).table.table
    third = (await lobby.again(first, ME)).table.table
    assert len({first, second, third}) == 3
    page = await charts.page(ALONE, ME)
    assert [(it.table, it.number, it.state) for it in page.tries] == [
        (first, 1, "over"),
        (second, 2, "playing"),
        (third, 3, "playing"),
    ]
    assert page.tries[0].result is not None
    assert page.tries[0].result.scores == game(ALONE).scores
    assert (await charts.open(ALONE, NewTry(), ME)).table.table == third
    for table in (second, third):
        assert (await lobby.arrival(table, ME)).table.chart == ALONE
    await play_out(lobby, second, ALONE)
    assert [(await charts.result(it)).number for it in (first, second)] == [1, 2]
    assert (await charts.result(first)).share.again is None
    assert (await charts.result(second)).share.again == Text("chart_later_try")


async def test_a_rematch_keeps_everybodys_seat(lobby: Lobby, charts: Charts) -> None:
    first = (await charts.open(DUEL, NewTry("Ann"), ME)).table.table
    await play_out(lobby, first, DUEL)
    again = await lobby.again(first, ME)
    assert (again.table.chart, again.mine) == (DUEL, (chart_of_the_day(DUEL).you,))
    assert [it.name for it in again.table.seats] == ["", "Ann"]


async def test_todays_chart_stays(
    lobby: Lobby, charts: Charts, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_today(monkeypatch, DUEL)
    table = (await charts.open("today", NewTry(), ME)).table.table
    for done_away in (lobby.delete, lobby.take_off):
        with pytest.raises(TooEarly):
            await done_away(table, ME)
    set_today(monkeypatch, "2026-01-09")
    await lobby.delete(table, ME)
    assert not (await charts.page(DUEL, ME)).tries


async def test_only_days_that_have_come_can_be_played(
    charts: Charts, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_today(monkeypatch, "2026-01-03")
    assert (await charts.page("today", ME)).chart.date == "2026-01-03"
    assert (await charts.page("2026-01-01", "")).tries == ()
    for day, trouble in (("2026-01-04", TooEarly), ("2025-12-31", NotThere), ("x", NotThere)):
        with pytest.raises(trouble):
            await charts.page(day, ME)
        with pytest.raises(trouble):
            await charts.open(day, NewTry(), ME)
        with pytest.raises(trouble):
            await charts.bots(day)


# --- which table is one --------------------------------------------------------------------------


def row_of(chart: Chart, **parts: Any) -> TableRow:
    row = TableRow("t", chart.game, 1, options_of(chart), "", "", state="over", seed=chart.seed)
    return replace(row, **parts)


def test_a_table_is_a_chart_if_everything_is_as_in_one() -> None:
    chart = chart_of_the_day(DUEL)
    row, seats = row_of(chart), seats_of(chart, "", ME)
    assert chart_at(row, seats) == chart
    easy = [replace(it, bot=it.bot and "easy") for it in seats]
    people = [SeatRow(it.seat, "person") for it in seats]
    swapped = [replace(it, seat=1 - it.seat) for it in seats]
    for others in (easy, people, swapped, seats[:1], []):
        assert chart_at(row, others) is None
    assert chart_at(replace(row, options={**row.options, "extras": "all"}), seats) is None
    assert chart_at(replace(row, seed=chart_of_the_day(SECRET).seed), seats) is None
    assert chart_at(replace(row, game="sea-dragons"), seats) is None


async def test_a_seed_chosen_by_hand_makes_no_other_table_a_chart(lobby: Lobby) -> None:
    chart = chart_of_the_day(DUEL)
    wish = NewTable(
        chart.game,
        (SeatWish("bot", bot="medium"), SeatWish("me")),
        chart.options,
        seed=chart.seed,
    )
    assert (await lobby.open(wish, ME)).table.chart == ""


# --- how somebody did ----------------------------------------------------------------------------


def listed(day: str, on: str, points: int | None = 40, at: int = 12) -> Listed:
    """A try at the chart of a day, begun on some day."""
    chart = chart_of_the_day(day)
    scores: tuple[int, ...] = ()
    if points is not None:
        scores = tuple(points if seat == chart.you else 30 for seat in range(chart.seats))
    places = tuple(1 + any(other > score for other in scores) for score in scores)
    result = msgspec.json.encode(Result(scores, Outcome(places))).decode() if scores else ""
    opened = datetime.fromisoformat(f"{on}T{at:02}:00:00+00:00").timestamp()
    state: Any = "over" if scores else "playing"
    row = row_of(chart, id=f"{day}-{on}-{at}", opened=opened, state=state, result=result)
    return Listed(row, seats_of(chart, "", ME))


@pytest.mark.parametrize(
    ("made", "streak", "longest"),
    [
        ([], 0, 0),
        ([("2026-01-09", "2026-01-09")], 1, 1),
        ([("2026-01-08", "2026-01-08")], 1, 1),  # there is still time today
        ([("2026-01-07", "2026-01-07")], 0, 1),
        ([(f"2026-01-0{n}", f"2026-01-0{n}") for n in (3, 4, 5, 8, 9)], 2, 3),
        ([("2026-01-08", "2026-01-09"), ("2026-01-09", "2026-01-09")], 1, 1),  # a day late
    ],
)
def test_a_streak_is_of_days_played_on_the_very_day(
    monkeypatch: pytest.MonkeyPatch, made: list[tuple[str, str]], streak: int, longest: int
) -> None:
    set_today(monkeypatch, "2026-01-09")
    mine = charts_of([listed(*one) for one in made])
    assert (mine.streak, mine.longest) == (streak, longest)
    assert [it.date for it in mine.days] == sorted((day for day, _ in made), reverse=True)


def test_a_first_try_that_was_not_finished_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    set_today(monkeypatch, "2026-01-09")
    left = listed("2026-01-09", "2026-01-09", None, at=8)
    later = listed("2026-01-09", "2026-01-09", 99, at=9)
    mine = charts_of([later, left])
    assert (mine.streak, mine.bests) == (0, ())
    assert [one.number for one in mine.days[0].tries] == [1, 2]


def test_bests_are_of_first_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    set_today(monkeypatch, "2026-02-09")
    made = [
        listed("2026-01-02", "2026-01-02", 20),
        listed("2026-01-02", "2026-01-03", 99),
        listed("2026-01-07", "2026-02-01", 50),
        listed("2026-01-03", "2026-01-03", 31),
    ]
    bests = {it.game: it for it in charts_of(made).bests}
    duel, alone = bests["land-vs-sea"], bests["beacon-patrol"]
    assert (duel.points, duel.date, duel.won, duel.of) == (50, "2026-01-07", 1, 2)
    assert (alone.points, alone.won, alone.of) == (31, 0, 1)


# --- bots at the table ---------------------------------------------------------------------------


class Known:
    """Thinkers who note who was asked, and may fail."""

    count = 1

    def __init__(self, fail: bool = False) -> None:
        self.asked: list[str] = []
        self.fail = fail

    async def choose(self, bot: str, turn: Turn) -> Thought:
        await asyncio.sleep(0)
        self.asked.append(bot)
        if self.fail:
            raise BotFailed("no")
        return Thought(turn.view.legal_moves()[0].notation, 0.0)

    def close(self) -> None:
        pass


@pytest.mark.parametrize("fail", [False, True])
async def test_the_bot_of_a_chart_is_steady_and_nobody_stands_in(
    lobby: Lobby, charts: Charts, fail: bool
) -> None:
    known = Known(fail)
    table = await lobby.find((await charts.open(DUEL, NewTry(), ME)).table.table)
    async with Clerk(lobby, {"glance": known, "search": known}):
        async with asyncio.timeout(20):
            while len(known.asked) < 2:
                assert table.running is not None
                if table.running.state.to_move == (1,):
                    move = table.running.state.legal_moves(1)[0].notation
                    await table.play(1, table.number(1), move, meant=True)
                await asyncio.sleep(0.01)
    assert {*known.asked} == {steady("hard")}


@pytest.mark.parametrize("day", [DUEL, SECRET, "2026-01-09"])
async def test_a_game_that_was_played_at_a_table_can_be_checked(
    lobby: Lobby, charts: Charts, day: str
) -> None:
    """With steps taken back, and the bot's moves as it made them there: also where both decided in
    secret, and it was quicker."""
    chart = chart_of_the_day(day)
    table = await lobby.find((await charts.open(day, NewTry(), ME)).table.table)

    class Glancing(Known):
        async def choose(self, bot: str, turn: Turn) -> Thought:
            await asyncio.sleep(0)
            self.asked.append(bot)
            return Thought(at_a_glance(Question(bot, turn.view, turn.recall)), 0.0)

    glancing = Glancing()
    taken_back = 0
    async with Clerk(lobby, {"glance": glancing, "search": glancing}), asyncio.timeout(60):
        while table.row.state != "over":
            await asyncio.sleep(0)
            assert table.running is not None
            state = table.running.state
            if chart.you not in state.to_move:
                continue
            moves = state.legal_moves(chart.you)
            number = table.number(chart.you)
            await table.play(chart.you, number, moves[len(moves) // 2].notation, meant=True)
            running = table.running
            if taken_back < 3 and running.why_no_undo(chart.you) is None:
                await table.undo(chart.you, table.number(chart.you))
                taken_back += 1
                assert table.running is not None
                state = table.running.state
                move = state.legal_moves(chart.you)[0].notation
                await table.play(chart.you, table.number(chart.you), move, meant=True)
    assert taken_back
    link = (await charts.result(table.row.id)).link
    desk = HomeDesk({"glance": glancing, "search": glancing})
    found = await desk.check(link, lambda far: None)
    assert (found.kind, found.why) == ("fine", None)
    assert found.sheet is not None
    assert found.sheet.scores == msgspec.json.decode(table.row.result, type=Result).scores


# --- in the background ---------------------------------------------------------------------------


class SlowDesk:
    """Does everything when it is told to."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.fail = False

    async def check(self, link: str, tell: Callable[[ChartCheck], object]) -> ChartCheck:
        self.begun.append(link)
        tell(ChartCheck("checking", 3, 9))
        try:
            await self.go_on.wait()
        finally:
            self.ended.append(link)
        if self.fail:
            raise RuntimeError("out of order")
        return ChartCheck("fine", 9, 9)

    async def play(self, chart: Chart, level: str, tell: Callable[[ChartBot], object]) -> ChartBot:
        self.begun.append(level)
        tell(ChartBot(level, False, 5, 0))
        await self.go_on.wait()
        return ChartBot(level, True, 20, 0)

    async def ending(self, wish: Ending) -> tuple[ChartSheet, str]:
        raise AssertionError


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_asks_is_told_how_far_it_has_got(lobby: Lobby) -> None:
    desk = SlowDesk()
    charts = Charts(lobby, desk)
    link = pack(game(DUEL))
    first = await charts.check(link)
    assert (first.kind, first.checked, first.of) == ("checking", 0, len(game(DUEL).record().moves))
    await settle()
    assert await charts.check(link) == ChartCheck("checking", 3, 9)
    assert [(it.level, it.moves) for it in (await charts.bots(DUEL)).bots] == [
        ("easy", 0),
        ("medium", 0),
        ("hard", 0),
    ]
    await settle()
    assert (await charts.bots(DUEL)).bots[0] == ChartBot("easy", False, 5, 0)
    desk.go_on.set()
    await settle()
    assert (await charts.check(link)).kind == "fine"
    bots = await charts.bots(DUEL)
    assert bots.done
    assert [it.of for it in bots.bots] == [20] * 3
    assert desk.begun == [link, "easy", "medium", "hard"]  # each once
    await charts.close()


async def test_what_a_glance_tells_is_told_at_once(lobby: Lobby) -> None:
    charts = Charts(lobby, SlowDesk())

    async def refuse() -> None:
        raise TooMuch("server_too_fast")

    assert (await charts.check("1nonsense", refuse)).kind == "broken"
    assert (await charts.check("2" + pack(game(DUEL))[1:], refuse)).kind == "other"
    with pytest.raises(TooMuch):
        await charts.check(pack(game(DUEL)), refuse)
    with pytest.raises(TooMuch):
        await charts.bots(DUEL, refuse)


async def test_so_much_at_a_time_and_given_up_when_nobody_asks(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, now = SlowDesk(), [0.0]
    charts = Charts(lobby, desk, room=1, patience=30)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    one, two = pack(game(DUEL)), pack(game(SECRET))
    await charts.check(one)
    await charts.check(two)
    await settle()
    assert desk.begun == [one]
    now[0] = 20
    await charts.check(two)
    now[0] = 40
    await charts.check(two)  # nobody has asked for the first for too long
    await settle()
    assert (desk.begun, desk.ended) == ([one, two], [one])
    await charts.close()
    assert desk.ended == [one, two]


async def test_what_could_not_be_done_is_said_and_tried_again(lobby: Lobby) -> None:
    desk = SlowDesk()
    desk.fail = True
    desk.go_on.set()
    charts = Charts(lobby, desk)
    link = pack(game(DUEL))
    await charts.check(link)
    await settle()
    with pytest.raises(Broken):
        await charts.check(link)
    desk.fail = False
    await charts.check(link)
    await settle()
    assert (await charts.check(link)).kind == "fine"


async def test_what_a_link_holds_can_be_seen(charts: Charts) -> None:
    made = charts.watched(pack(game(DUEL)), "1").made()[""]
    replay = msgspec.json.decode(made, type=Replay)
    assert (replay.table.chart, replay.eyes, replay.moves) == (
        DUEL,
        1,
        len(game(DUEL).record().moves),
    )
    with pytest.raises(NotThere):
        charts.watched("1nonsense", "")


# --- in slices -----------------------------------------------------------------------------------


def test_slices_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chart_work, "answer", at_a_glance)
    link, since, slices = pack(game(DUEL)), 0, 0
    while True:
        found = msgspec.json.decode(Checking(link, since, 0.0).made()[""], type=ChartCheck)
        slices += 1
        if found.kind != "checking":
            break
        assert found.checked > since
        since = found.checked
    assert (found.kind, slices > 10) == ("fine", True)
    far = Played((), ChartBot("easy", False, 0, 0))
    while not far.bot.done:
        far = msgspec.json.decode(Playing(DUEL, "easy", far.moves, 0.0).made()[""], type=Played)
    assert far.moves == game(DUEL).record().moves
    assert far.bot.sheet is not None
    assert far.bot.sheet.scores == game(DUEL).scores
