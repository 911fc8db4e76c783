"""The chart of a day in the terminal: played, told beside what bots make of it, and checked."""

from __future__ import annotations

from collections.abc import Mapping

from isolario.bots import LEVELS, Bot, bot, steady
from isolario.charts.asking import decision, told
from isolario.charts.checking import checked
from isolario.charts.packed import pack
from isolario.charts.playing import played
from isolario.core.errors import NotAllowed
from isolario.core.moves import Move
from isolario.core.state import State
from isolario.core.text import Text, signed
from isolario.days import Chart, chart_of_the_day, today
from isolario.table.chart_messages import ChartSheet
from isolario.table.chart_sheet import heading, said, share, sheet_of
from isolario.table.chart_tables import streak
from isolario.terminal.again import tell_again
from isolario.terminal.screen import Left, Screen
from isolario.terminal.seats import PERSON, chairs
from isolario.terminal.table import Chair, Table
from isolario.terminal.tries import Tries, state_of
from isolario.terminal.voice import Voice


class ChartTable(Table):
    """A table at which bots decide as they do everywhere."""

    def choose(self, seat: int, bot: Bot) -> Move:
        return self.state.game.read(told(decision(self.state, seat, self.chairs[seat].level)))


def play_chart(
    chart: Chart,
    tries: Tries,
    language: str,
    screen: Screen,
    again: bool = False,
    beside: bool = True,
) -> None:
    """Plays the chart of a day, or tells how that went. ``again``: once more; ``beside``: bots play
    it, too."""
    voice = Voice(language, chart.game)
    seated = seats_at(chart, voice)
    voice.names = tuple(chair.name for chair in seated)
    screen.say(voice.say(heading(chart)), "heading")
    number, state = _begun(chart, tries, again, voice, screen)
    if not state.over:
        if number > 1:
            screen.say(voice.say("today_try", number=number))
        try:
            ChartTable(state, seated, voice, screen).run()
        except (Left, KeyboardInterrupt):
            screen.say()
        finally:
            tries.keep(state, chart.date, number)
    if state.over:
        tell_result(chart, state, number, tries, voice, screen)
        if beside:
            _tell_bots(chart, state, voice, screen)


def _begun(
    chart: Chart, tries: Tries, again: bool, voice: Voice, screen: Screen
) -> tuple[int, State]:
    """The try that is played, or looked at."""
    made = tries.of(chart.date)
    if made and not again:
        state = state_of(made[-1])
        if state is None:
            raise NotAllowed(voice.say("server_replay_lost"))
        screen.say(voice.say("today_played" if state.over else "today_go_on"))
        return len(made), state
    state = chart.new()
    return tries.begin(state, chart.date, today().isoformat()), state


def seats_at(chart: Chart, voice: Voice) -> list[Chair]:
    """Everybody at the table of a chart."""
    sitting = [
        steady(it) if (it := chart.bots.get(seat)) else PERSON for seat in range(chart.seats)
    ]
    terms = [name.id for name in chart.new().game.seat_names(chart.seats)]
    seated = chairs(sitting, terms, (), voice)
    return [
        Chair(chair.name, bot(sitting[seat]), chart.bots[seat]) if seat in chart.bots else chair
        for seat, chair in enumerate(seated)
    ]


# --- how it went ----------------------------------------------------------------------------------


def tell_result(
    chart: Chart, state: State, number: int, tries: Tries, voice: Voice, screen: Screen
) -> None:
    """What can be shared, how many days in a row that makes, and one's best."""
    told_of = share(chart, sheet_of(state, chart.you), number)
    screen.gap()
    screen.say(voice.say("today_share"), "heading")
    again = [] if told_of.again is None else [told_of.again]
    for text in (told_of.heading, told_of.result, *again):
        screen.say(voice.say(text))
    for line in told_of.map:
        screen.say(line)
    screen.gap()
    screen.say(voice.say("today_link", link=pack(state)))
    firsts = [*tries.firsts()]
    in_time = {one.date for one in firsts if one.day == one.date}
    if row := streak(in_time, today()):
        screen.say(voice.say("today_streak", n=row))
    alike = [it.points for it in firsts if it.record.game == chart.game and it.points is not None]
    if alike:
        screen.say(voice.say("today_best", points=Text(state.options.unit, {"n": max(alike)})))


def _tell_bots(chart: Chart, state: State, voice: Voice, screen: Screen) -> None:
    """What bots make of the same chart, and where everybody's points came from."""
    sheets = {voice.say("page_seat_you"): sheet_of(state, chart.you)}
    screen.gap()
    try:
        for level in LEVELS:
            name = voice.say("page_bot_name", level=Text(level))
            with screen.patience(
                voice.say("today_bot_plays", bot=Text("page_bot_name", {"level": Text(level)}))
            ):
                sheets[name] = sheet_of(told(played(chart, level)), chart.you)
    except KeyboardInterrupt:
        screen.say()
    if len(sheets) > 1:
        screen.table(voice.say("today_beside"), ["", *sheets], rows_of(sheets, chart.you, voice))


def rows_of(sheets: Mapping[str, ChartSheet], you: int, voice: Voice) -> list[list[str]]:
    """Where the points of several games came from, side by side, and what they came to."""
    from_where = [_sources(sheet, you) for sheet in sheets.values()]
    sources = {plain: text for found in from_where for plain, (text, _) in found.items()}
    rows = [
        [voice.say(text), *(_points(found, plain) for found in from_where)]
        for plain, text in sources.items()
    ]
    rows.append([voice.say("area_score"), *(signed(it.scores[you]) for it in sheets.values())])
    if any(len(it.scores) > 1 for it in sheets.values()):
        ended = (voice.say(said(sheet, you)) for sheet in sheets.values())
        rows.append([voice.say("page_result"), *ended])
    return rows


def _sources(sheet: ChartSheet, you: int) -> dict[str, tuple[Text, int]]:
    found: dict[str, tuple[Text, int]] = {}
    for event in sheet.standing:
        if event.source is not None and event.seat in (you, None):
            plain = event.source.plain()
            had = found[plain][1] if plain in found else 0
            found[plain] = (event.source, had + event.points)
    return found


def _points(found: Mapping[str, tuple[Text, int]], plain: str) -> str:
    return signed(found[plain][1]) if plain in found else "0"


# --- others' -------------------------------------------------------------------------------------


def check_chart(link: str, language: str, screen: Screen) -> bool:
    """Says what a link turns out to be. Whether it is fine."""
    with screen.patience(Voice(language).say("today_checking")):
        verdict = told(checked(packed_in(link)))
    chart, state = verdict.chart, verdict.state
    voice = Voice(language, chart.game if chart is not None else None)
    if chart is not None:
        screen.say(voice.say(heading(chart)), "heading")
    fine = verdict.kind == "fine"
    screen.say(voice.say(f"today_{verdict.kind}"), "good" if fine else "bad")
    if verdict.why is not None:
        screen.say(voice.say(verdict.why))
    if chart is not None and state is not None:
        sheet = sheet_of(state, chart.you)
        screen.say(voice.say("today_unaided"), "faint")
        screen.say(voice.say(said(sheet, chart.you)), "strong")
        for line in sheet.map:
            screen.say(line)
    return fine


def watch_chart(link: str, language: str, screen: Screen) -> None:
    """Tells the game of a link again, which gives its chart away."""
    verdict = told(checked(packed_in(link), since=10**6))  # whoever watches need not ask bots
    chart, state = verdict.chart, verdict.state
    if chart is None or state is None:
        raise NotAllowed(Voice(language).say(verdict.why or Text("chart_broken")))
    voice = Voice(language, chart.game)
    voice.names = tuple(chair.name for chair in seats_at(chart, voice))
    screen.say(voice.say(heading(chart)), "heading")
    tell_again(state.record(), chart.you, voice, screen)


def packed_in(link: str) -> str:
    """The game in a link, which may be a whole address.

    >>> packed_in(" https://maps.example/isolario/#/chart/1abc "), packed_in("1abc")
    ('1abc', '1abc')
    """
    return link.strip().rpartition("#")[2].rpartition("/")[2]


def chart_for(day: str | None) -> Chart:
    """The chart of a day that has come, today's without one."""
    chart = chart_of_the_day(day)
    if chart.date > today().isoformat():
        raise NotAllowed(f"the chart of {chart.date} is not out yet")
    return chart
