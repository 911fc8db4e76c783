"""A game in the terminal from beginning to end: who sits where, whose turn it is, who may look.

Several people share one screen: between their turns a curtain falls, so that nothing secret
stays visible. Bots get what a seat may know and nothing else.
"""

from __future__ import annotations

import msgspec

from isolario.bots import Bot
from isolario.core.event import Event
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.terminal.commands import command, try_to_save
from isolario.terminal.deeds import Deed, Deeds
from isolario.terminal.picture import details, picture
from isolario.terminal.report import (
    drafted,
    last_words,
    log_lines,
    news_lines,
    seen,
    tell_ending,
    without_drafts,
)
from isolario.terminal.screen import Left, Screen
from isolario.terminal.shelf import typed
from isolario.terminal.turn import Turn
from isolario.terminal.voice import Voice


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat: a bot, or (without one) a person."""

    name: str
    bot: Bot | None = None
    level: str = ""  # the bot's name


class Table:
    """One game, the people and bots who play it, and the screen they share."""

    def __init__(
        self,
        state: State,
        chairs: list[Chair],
        voice: Voice,
        screen: Screen,
        reasons: bool = True,
    ) -> None:
        self.state = state
        self.chairs = chairs
        self.voice = voice
        self.screen = screen
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.bots = [seat for seat, chair in enumerate(chairs) if chair.bot is not None]
        self.deeds = Deeds(self.people) if reasons else None  # None: bots do not say why
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.news: dict[int, list[Event]] = {
            seat: seen((event for entry in state.log[-1:] for event in entry.events), seat)
            for seat in self.people
        }
        self.scored: dict[int, View] = {}  # a board that was swept right after its scoring
        self.last: list[Event] = []  # what the last move did
        self.looked = False  # whether anybody has seen a position yet
        self.undone = False  # whether the last decision was an undo
        self.told: list[list[int]] = []  # how many events of each move were news to each person
        self.confided = False  # whether the screen still shows what only its viewer may read

    def run(self) -> None:
        """Plays to the end, unless somebody leaves (`Left`)."""
        self._welcome()
        while not self.state.over:
            seat = self._next()
            if (bot := self.chairs[seat].bot) is not None:
                self._bot_plays(seat, bot)
                continue
            self._sit(seat)
            self._show_scored(seat)
            if self.looked:
                self.screen.page()
            self.looked = True
            turn = Turn(self.state, seat, self.voice, self.screen, bots=self.bots, deeds=self.deeds)
            if self.undone:
                self.screen.say(self.voice.say("undone"), "good")
            self._note_secrets()
            turn.show(self.news[seat])
            self.news[seat] = []
            self.undone = False
            if (move := turn.ask()) is not None:
                self.play(seat, move)
                self._pass_on(seat)
            else:
                self._forget()
        self._end()

    def play(self, seat: int, move: Move) -> None:
        """Makes a move and remembers what there is to tell each person."""
        sealed = self.state.sealed
        scored: View | None = None  # the board as a spectator saw it at the last points

        def look(event: Event) -> None:
            nonlocal scored
            if event.points:
                scored = self.state.view(None)

        self.last = events = self.state.play(seat, move, look)
        if self.deeds is not None:
            self.deeds.happened(seat, events, self.state)
        self._note_secrets()
        settled = sealed and not self.state.log[-1].sealed
        told = drafted(self.state, seat, events) if sealed else events
        if settled:
            told = without_drafts(told)
        for person in self.people:
            if settled:
                self.news[person] = without_drafts(self.news[person])
            self.news[person] += seen(told, person)
        self.told.append([len(seen(told, person)) for person in self.people])
        if scored is not None and _board(scored) != _board(self.state.view(None)):
            self.scored.update((person, scored) for person in self.people)
        if not self.people:
            for event in seen(told, None):
                self.screen.say(self.voice.tell(event))

    def _forget(self) -> None:
        """The last move was taken back: it is not news to anybody."""
        self.undone = True
        counts = self.told.pop() if self.told else [0] * len(self.people)  # from before a save
        for person, count in zip(self.people, counts, strict=True):
            news = self.news[person]
            self.news[person] = news[: max(0, len(news) - count)]

    # --- whose turn it is -------------------------------------------------------------------

    def _next(self) -> int:
        """Where several decide at once: the person at the screen first, then the other people, and
        bots last."""
        waiting = self.state.to_move
        if self.viewer in waiting and self.viewer is not None:
            return self.viewer
        return next((seat for seat in waiting if seat in self.people), waiting[0])

    def _bot_plays(self, seat: int, bot: Bot) -> None:
        with self.screen.patience(self.voice.say("bot_thinks", player=seat)):
            view = self.state.view(seat)
            move = self.choose(seat, bot)
        if self.deeds is not None:
            self.deeds.note(Deed(view, move, self.chairs[seat].level, self.state.sealed))
        self.play(seat, move)

    def choose(self, seat: int, bot: Bot) -> Move:
        """What a bot decides."""
        return bot.choose(self.state.view(seat), self.state.recall(seat))

    # --- several people at one screen -------------------------------------------------------

    def _secrets(self) -> bool:
        """Whether this screen shows somebody what another must not see, now or further up."""
        return self.confided or any(map(self.state.has_private_view, self.people))

    def _note_secrets(self) -> None:
        """What is shown now stays on the screen, even if the move after it leaves no secret."""
        self.confided = len(self.people) > 1 and self._secrets()

    def _pass_on(self, seat: int) -> None:
        """Before the curtain: the result of the move, and the chance to take it back."""
        if len(self.people) == 1 or seat in self.state.to_move or self.state.over:
            return
        secrets, undo = self._secrets(), self.state.can_undo(seat, bots=self.bots)
        if not secrets and not undo:
            return
        voice, screen = self.voice, self.screen
        for line in news_lines(self.news[seat], voice):
            screen.say(f"  {line}")
        if not secrets:
            question = voice.say("terminal_go_on_or_undo")
        else:
            question = voice.say("terminal_pass_or_undo" if undo else "terminal_pass_on")
        while typed := screen.ask(question):
            word = command(typed, voice)
            if word == ("undo", "") and undo:
                self.state.undo(seat, bots=self.bots)
                self._forget()
                return
            if word == ("quit", ""):
                raise Left
            screen.say(voice.say("terminal_not_here", typed=typed), "bad")
        self.news[seat] = []

    def _sit(self, seat: int) -> None:
        """Somebody else comes to the screen: nothing of the previous person's stays visible."""
        if seat == self.viewer:
            return
        if self._secrets():
            if self.looked:
                self.screen.curtain()
            self.screen.say(self.voice.say("pass_to", player=seat), "heading")
            self.screen.say(self.voice.say("others_look_away"))
            self.screen.ask(self.voice.say("terminal_press_enter"))
        self.confided = False
        self.viewer = seat

    # --- the beginning, the middle and the end ------------------------------------------------

    def _welcome(self) -> None:
        voice, screen = self.voice, self.screen
        screen.say(voice.say("terminal_welcome", game=voice.title), "heading")
        for about in voice.about_game():
            screen.say(about)
        for name, value in self.state.options.telling(self.state.seats).items():
            choice = voice.find(f"option_{name}_{value}".lower()) or typed(value)
            heading = f"{voice.find(f'option_{name}') or name}: "
            if isinstance(value, bool) and choice != typed(value):
                heading = ""  # it says by itself what it is about
            about = voice.about(f"option_{name}_{value}".lower())
            screen.say(f"{heading}{choice}. {about}".rstrip())
        for seat, chair in enumerate(self.chairs if len(self.chairs) > 1 else ()):
            who = voice.find(chair.level) or chair.level
            kind = voice.say("page_seat_bot", level=who) if chair.bot else None
            kind = kind or voice.say("page_seat_person")
            called = chair.name
            if self.state.game.seat_names(self.state.seats):
                called = voice.say("terminal_seat", number=seat + 1, player=seat)
            screen.say(f"{called} – {kind}")
        scene = self.state.view(self.viewer).scene()
        for heading, lines in details(scene, voice, ("hand", "score")):
            screen.say(f"{heading}:")
            for line in lines:
                screen.say(f"  {line}")
        screen.say()

    def _show_scored(self, seat: int) -> None:
        """A board that is gone already, with what it was worth."""
        scored = self.scored.pop(seat, None)
        if scored is None:
            return
        voice, screen = self.voice, self.screen
        screen.page()
        screen.say(voice.say("terminal_as_scored"), "heading")
        screen.show(msgspec.structs.replace(picture(scored, voice), facts=()))
        for line in news_lines(self.news[seat], voice):
            screen.say(f"  {line}")
        self.news[seat] = []
        if command(screen.ask(voice.say("terminal_press_enter")), voice) == ("quit", ""):
            raise Left

    def _end(self) -> None:
        voice, screen = self.voice, self.screen
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            screen.page()
            news = seen(self.last, None) if viewer is None else self.news[viewer]
            # Points are on the score sheet below.
            below = last_words(self.state, viewer)
            told = [event for event in news if not event.points and event not in below]
            for line in news_lines(told, voice):
                screen.say(f"  {line}")
        screen.show(msgspec.structs.replace(picture(self.state.view(viewer), voice), facts=()))
        tell_ending(self.state, viewer, voice, screen)
        screen.say()
        while self.people and (typed := screen.ask(voice.say("terminal_end_ask"))):
            word = command(typed, voice)
            if word is not None and word[0] == "save":
                try_to_save(self.state, word[1], voice, screen)
            elif word == ("log", ""):
                for line in log_lines(self.state, viewer, voice):
                    screen.say(line)
            elif word == ("quit", ""):
                break


def _board(view: View) -> list[str]:
    return [
        cell.mark
        for area in view.scene().areas
        if area.role == "board" and area.lattice
        for cell in area.lattice.cells
    ]
