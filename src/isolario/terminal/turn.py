"""A person's decision: what they see, what they type, and what they are told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from isolario.core.errors import BadNotation
from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.moves import Move
from isolario.core.notation import latin
from isolario.core.text import Text
from isolario.teach.book import book_of
from isolario.terminal.book import tell_at_table
from isolario.terminal.commands import command, help_lines, rules_lines, try_to_save
from isolario.terminal.deeds import Deeds
from isolario.terminal.menu import Entry, Menu, menu
from isolario.terminal.picture import Fact, picture
from isolario.terminal.report import (
    log_lines,
    news_lines,
    score_facts,
    tell_preview,
    tell_refusal,
    tell_score,
)
from isolario.terminal.screen import Left, Screen
from isolario.terminal.voice import Voice


class Turn:
    """One decision of the person at a seat, until a move is made or taken back."""

    def __init__(
        self,
        state: State,
        seat: int,
        voice: Voice,
        screen: Screen,
        hint: Callable[[], Sequence[str]] | None = None,
        bots: Collection[int] = (),
        deeds: Deeds | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.voice = voice
        self.screen = screen
        self.view = state.view(seat)
        self.menu: Menu = menu(self.view, voice)
        self.bots = bots
        self.deeds = deeds
        self._hint = hint or self._coach
        self._typed_already = ""
        self._went_back = False

    # --- what is shown ----------------------------------------------------------------------

    def show(self, news: Sequence[Event] = ()) -> None:
        """The position, what happened lately, what to do, and the choices."""
        voice, screen = self.voice, self.screen
        shown = picture(self.view, voice)
        score = tuple(score_facts(self.view, voice))
        screen.show(msgspec.structs.replace(shown, facts=_merged(shown.facts + score)))
        if news:
            screen.say(voice.say("page_last_move"), "heading")
            for line in news_lines(news, voice):
                screen.say(f"  {line}")
        screen.gap()
        far = voice.say(self.view.progress.words)
        if not any(far in lines for _, lines in shown.facts):
            screen.say(far, "faint")
        said = [voice.say("turn_of", player=self.seat)] if self.state.seats > 1 else []
        screen.say(". ".join([*said, voice.say(self.view.prompt)]), "strong")
        self._show_menu(self.menu)
        if self.state.can_undo(self.seat, bots=self.bots):
            screen.say(voice.say("terminal_help_undo"), "faint")
        screen.gap()

    def _show_menu(self, choices: Menu) -> None:
        self.screen.entries(choices.entries, [self._how(entry) for entry in choices.entries])

    def _how(self, entry: Entry) -> str:
        """How an entry is typed: as its move, or as one of many."""
        if entry.size == 1:
            return entry.example
        return self.voice.say("terminal_many", n=entry.size, move=entry.example)

    # --- what is typed ----------------------------------------------------------------------

    def ask(self) -> Move | None:
        """The move that the person makes; None when one was taken back instead."""
        while True:
            if self._went_back:
                self._show_menu(self.menu)
                self._went_back = False
            typed = self._typed_already or self.screen.ask(self.voice.say("terminal_ask"))
            typed, self._typed_already = " ".join(typed.split()), ""
            if not typed:
                continue
            word = command(typed, self.voice)
            if word is not None and not self._is_legal(typed):
                if self._obey(*word):
                    return None
            elif typed.startswith("?"):
                self._look_ahead(typed[1:].strip())
            elif (move := self._read(typed, self.menu)) is not None:
                return move

    def _is_legal(self, typed: str) -> bool:
        """Whether it is a possible move as typed: then it is not a command."""
        try:
            return self.view.why_not(self.view.game.read(typed)) is None
        except BadNotation:
            return False

    def _obey(self, word: str, rest: str) -> bool:
        """Does what a command asks; whether a move was taken back."""
        voice, screen = self.voice, self.screen
        if word == "quit":
            raise Left
        if word == "undo":
            return self._undo(rest)
        if word == "save":
            try_to_save(self.state, rest, voice, screen)
        elif word == "board":
            screen.show_more(picture(self.view, voice))
            self.show()
        elif word == "score":
            tell_score(self.view, voice, screen)
        elif word == "rules" and book_of(self.view.game):
            tell_at_table(self.view, rest, voice, screen)
        else:
            lines = {
                "log": lambda: log_lines(self.state, self.seat, voice),
                "rules": lambda: rules_lines(voice),
                "help": lambda: help_lines(voice),
                "hint": self._hint,
                "why": self._why,
            }[word]()
            if word == "help":
                screen.say(voice.say("terminal_help_heading"), "heading")
            nothing = "terminal_no_book" if word == "rules" else "page_log_empty"
            for line in lines or [voice.say(nothing)]:
                screen.say(f"  {line}")
        return False

    def _coach(self) -> list[str]:
        """What this decision is about, on request."""
        return [self.voice.say(self.view.coach or "terminal_no_hint")]

    def _why(self) -> list[str]:
        """Why the bots moved since this person's last decision."""
        said = self.deeds.reasons(self.seat) if self.deeds is not None else []
        lines = [self.voice.say(text) for text in said]
        return [*dict.fromkeys(lines)] or [self.voice.say("terminal_no_why")]

    def _undo(self, typed: str) -> bool:
        """Takes the last step back, or the one that is named: ``undo W`` or ``undo pick W``."""
        step = self._step(typed) if typed else None
        why_not = self.state.why_no_undo(self.seat, step, self.bots)
        if (typed and step is None) or why_not is not None:
            why = Text("not_that_undo") if typed or why_not is None else why_not
            self.screen.say(self.voice.say(why), "bad")
            return False
        self.state.undo(self.seat, step, self.bots)
        return True

    def _step(self, typed: str) -> Move | None:
        """The step of a sealed decision that is meant: by its whole notation, or its last word."""
        meant = latin(typed).casefold()
        for step in self.state.open_steps(self.seat):
            notation = step.notation.casefold()
            if meant in (notation, notation.split()[-1]):
                return step
        return None

    def _look_ahead(self, typed: str) -> None:
        """``?`` lists every move; ``? Wc4`` tells what that move would do."""
        if typed:
            move = self._read(typed, self.menu)
            if move is not None:
                tell_preview(self.view, move, self.voice, self.screen)
            return
        for entry in self.menu.entries:
            moves = " ".join(_all_moves(entry))
            self.screen.say(f"{entry.label}: {moves}")

    def _read(self, typed: str, choices: Menu, answer: str = "") -> Move | None:
        """The legal move that is meant, or else says why there is none. ``answer`` is what was
        typed, where that was only part of the move."""
        found = choices.find(typed)
        if isinstance(found, Entry):
            return self._inside(found)
        if found is None and typed.isdecimal():
            self._no_such_number(typed, len(choices.entries))
            return None
        try:
            move = self.view.game.read(found or typed)
        except BadNotation:
            said = self.voice.say("terminal_not_a_move", typed=answer or typed)
            hint = self.voice.say("terminal_such_as", move=choices.example)
            self.screen.say(f"{said} {hint}", "bad")
            return None
        if refusal := self.view.why_not(move):
            tell_refusal(refusal.clause, refusal.reason, self.voice, self.screen)
            return None
        return move

    def _inside(self, entry: Entry) -> Move | None:
        """The number typed stands for several moves: which of them? Asks until one is named; an
        empty line goes back, and a command is obeyed."""
        voice, screen = self.voice, self.screen
        self._went_back = True
        while True:
            if self._went_back:
                self._show_inside(entry)
                self._went_back = False
            typed = " ".join(screen.ask(voice.say("terminal_which")).split())
            if command(typed, voice) or typed.startswith("?"):
                self._typed_already = typed
                return None
            if not typed:
                self._went_back = True
                return None
            if entry.inside:
                move = self._read(typed, Menu(entry.inside))
            elif typed.isdecimal() and entry.at(typed) is None:
                self._no_such_number(typed, len(entry.places))
                continue
            else:
                move = self._read(self._whole_move(entry, typed), self.menu, typed)
            if move is not None or self._typed_already:
                return move

    def _no_such_number(self, typed: str, most: int) -> None:
        said = self.voice.say("terminal_no_such_number", number=typed, most=most)
        self.screen.say(said, "bad")

    def _show_inside(self, entry: Entry) -> None:
        if entry.inside:
            self.screen.say(entry.label, "strong")
            self._show_menu(Menu(entry.inside))
            return
        self.screen.cells(entry.label, tuple(entry.places))

    def _whole_move(self, entry: Entry, typed: str) -> str:
        """Somebody who is asked for a cell may type the cell, its number or the whole move."""
        if (move := entry.at(typed)) is not None:
            return move
        cell = latin(typed).lower()
        try:
            return self.view.game.read(typed).notation
        except BadNotation:
            return entry.pattern.replace("{}", cell)  # perhaps a cell, but not a possible one


def _merged(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Facts under one heading joined, in the place of the first; figures before words."""
    found: dict[str, tuple[str, ...]] = {}
    for heading, lines in facts:
        found[heading] = lines + found.get(heading, ())
    return tuple(found.items())


def _all_moves(entry: Entry) -> list[str]:
    inside = [move for part in entry.inside for move in _all_moves(part)]
    return [*([entry.move] if entry.move else []), *entry.places.values(), *inside]
