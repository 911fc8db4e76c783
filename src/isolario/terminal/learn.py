"""A lesson in the terminal: the same beats as in the browser, answered by typing moves."""

from __future__ import annotations

from collections.abc import Iterable

from isolario.core.event import Event
from isolario.core.game import Game, State
from isolario.core.moves import Move
from isolario.teach.lesson import Beat, Line, Verdict, lesson_of, scripted
from isolario.teach.printed_lesson import PrintedBeat, printed
from isolario.teach.prose import Block
from isolario.terminal.commands import command
from isolario.terminal.report import drafted, news_lines, seen, without_drafts
from isolario.terminal.screen import Left, Screen, Style
from isolario.terminal.seats import DEFAULT_BOT, PERSON, chairs
from isolario.terminal.turn import Turn
from isolario.terminal.voice import Voice


def learn(game: Game, language: str, screen: Screen) -> None:
    """Teaches a game, unless somebody leaves (`Left`). Raises `BadLesson` where there is none."""
    told, lesson = printed(game, language), lesson_of(game)
    assert lesson is not None
    voice = Voice(language, game.name)
    screen.say(told.title, "heading")
    _tell(told.intro, screen)
    for at, (beat, said) in enumerate(zip(lesson.beat, told.beats, strict=True)):
        if at:
            screen.page()
        heading = voice.say("terminal_lesson", at=at + 1, n=len(told.beats), title=said.title)
        screen.say(heading, "heading")
        state = lesson.state(game, at)
        voice.names = _names(state, beat.seat, voice)
        _Lectern(state, beat, said, voice, screen).teach()
    screen.page()
    screen.say(voice.say("page_lesson_over"), "heading")
    _tell(told.end, screen)


def _names(state: State, mine: int, voice: Voice) -> tuple[str, ...]:
    sitting = [PERSON if seat == mine else DEFAULT_BOT for seat in range(state.seats)]
    terms = [name.id for name in state.game.seat_names(state.seats)]
    return tuple(chair.name for chair in chairs(sitting, terms, (), voice))


def _tell(blocks: Iterable[Block], screen: Screen, style: Style = "plain") -> None:
    for block in blocks:
        screen.say(f"{'- ' if block.item else ''}{block.plain}", style)


class _Lectern:
    """One beat, until the answer is right."""

    def __init__(
        self, state: State, beat: Beat, said: PrintedBeat, voice: Voice, screen: Screen
    ) -> None:
        self.start = state.copy()
        self.state = state
        self.beat = beat
        self.said = said
        self.voice = voice
        self.screen = screen
        self.made: Line = ()

    def teach(self) -> None:
        voice, screen = self.voice, self.screen
        verdict, shown = Verdict("step"), False
        while verdict.kind != "right":
            turn = Turn(self.state, self.beat.seat, voice, screen, self._hint)
            if not shown:
                turn.show()
                _tell(self.said.text, screen, "strong")
            shown = True
            move = turn.ask()
            if move is None:  # a step was taken back
                self.made, shown = self.made[:-1], False
                continue
            verdict = self.beat.judge(self.state, self.made, move)
            if verdict.kind in ("step", "right"):
                events = self._play(self.beat.seat, move)
                self.made, shown = (*self.made, move), False
                self._tell_news(events)
            else:
                shown = not self._correct(verdict)
        self._tell_news(
            [
                event
                for seat, reply in scripted(self.beat.after)
                for event in self._play(seat, reply)
            ]
        )
        screen.say(voice.say("page_lesson_right"), "good")
        _tell(self.said.done, screen)
        if command(screen.ask(voice.say("terminal_lesson_on")), voice) == ("quit", ""):
            raise Left

    def _correct(self, verdict: Verdict) -> bool:
        """Says why an answer (not played) is not the one. Whether the beat starts over."""
        worse = verdict.kind == "worse"
        self.screen.say(
            self.voice.say("page_lesson_worse" if worse else "page_lesson_other"), "bad"
        )
        _tell(self.said.worse[verdict.worse] if worse else self.said.hint, self.screen)
        if self.beat.leads_on(self.made):
            return False
        self.state, self.made = self.start.copy(), ()
        return True

    def _play(self, seat: int, move: Move | str) -> list[Event]:
        sealed = self.state.sealed
        events = self.state.play(seat, move)
        return drafted(self.state, seat, events) if sealed else events

    def _tell_news(self, events: Iterable[Event]) -> None:
        for line in news_lines(without_drafts(seen(events, self.beat.seat)), self.voice):
            self.screen.say(f"  {line}")

    def _hint(self) -> list[str]:
        return [block.plain for block in self.said.hint]
