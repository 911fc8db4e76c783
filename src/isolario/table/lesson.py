"""A lesson at a table of its own, for one visitor: neither stored nor listed, and gone when the
visitor leaves. The others who sit there do what the lesson says.

A page talks to it as to any table. A move that is legal but not right is not made: the reply to
it (`Taught`) comes instead, and the visitor can try again.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from isolario.core.errors import BadNotation, IllegalMove, NotAllowed
from isolario.core.game import Game
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.table.guests import Guest, Sender
from isolario.table.holders import Holder
from isolario.table.looking import foreseen, seen
from isolario.table.messages import (
    Foreseen,
    Hello,
    Joined,
    Now,
    Refused,
    SeatCard,
    Seen,
    Stale,
    TableCard,
    Taught,
    Update,
    Viewer,
)
from isolario.table.piecework import gently
from isolario.table.problems import NotThere, refused, refused_move
from isolario.table.running import RunningGame, only_looking
from isolario.teach.lesson import Beat, Line, lesson_of, scripted

BOT = "easy"  # what the others who sit there are called


class LessonTable:
    """A lesson of a game. Raises `NotThere` if the game has none.

    >>> import asyncio, isolario
    >>> table, heard = LessonTable(isolario.all_games()["cartographers"]), []
    >>> table.learn(Guest(heard.append), 1)
    >>> [type(message).__name__ for message in heard]
    ['Joined', 'Taught']
    >>> asyncio.run(table.play(0, 1, "W5a/0@e7"))
    Taught(beat=1, answer='worse', worse='big', request=0)
    """

    def __init__(self, game: Game) -> None:
        if not lesson_of(game):
            raise NotThere(
                "server_lesson_other_pieces" if game.own_box else "server_no_lesson", game=game.name
            )
        self.name = f"lesson of {game.name}"
        self._game = game
        self._lesson = lesson_of(game)
        self._at = 0
        self._guest: Guest | None = None
        self._lay_out()

    def _lay_out(self, number: int = 1) -> None:
        """The beat from its beginning."""
        state = self._lesson.state(self._game, self._at)
        self._running = RunningGame.begin(state, number, frozenset(range(state.seats)))
        self._made: Line = ()
        self._done = False

    @property
    def _beat(self) -> Beat:
        return self._lesson.beat[self._at]

    @property
    def card(self) -> TableCard:
        """The table as its visitor sees it."""
        state, game = self._running.state, self._game
        terms = [name.id for name in game.seat_names(state.seats)] or [""] * state.seats
        seats = (
            SeatCard(seat, "person", "", "", True, colour, term)
            if seat == self._beat.seat
            else SeatCard(seat, "bot", "", BOT, True, colour, term)
            for seat, (colour, term) in enumerate(
                zip(game.colours(state.seats), terms, strict=True)
            )
        )
        options = msgspec.to_builtins(state.options)
        in_use = state.options.in_use(state.seats)
        rules = game.rules_version
        return TableCard(
            "", game.name, options, tuple(seats), "playing", "", "chosen", rules, in_use
        )

    def number(self, viewer: Viewer) -> int:
        """How much the visitor has been shown."""
        return self._running.numbers[viewer]

    # --- coming and going -------------------------------------------------------------------

    def learn(self, guest: Guest, beat: int, request: int = 0) -> None:
        """The visitor turns to a beat. Raises `NotThere`."""
        if not 0 <= beat < len(self._lesson.beat):
            raise NotThere("page_no_such_page")
        self._guest, self._at = guest, beat
        guest.seat = self._beat.seat
        self._lay_out()
        sender = Sender(guest, request)
        guest.hear(sender.reply(self._joined()))
        guest.hear(sender.reply(Taught(self._at, "asked")))

    async def join(self, guest: Guest, holder: Holder, hello: Hello) -> None:
        """There are no seats to tell apart: the lesson begins."""
        self.learn(guest, self._at)

    def leave(self, guest: Guest) -> None:
        """Nothing is left of it."""

    def _joined(self) -> Joined:
        seat = self._beat.seat
        running = self._running
        return Joined(self.card, seat, running.look(seat).areas, running.log(seat), self._now())

    def _now(self) -> Now:
        """How things stand; nothing more can be done once the answer was right."""
        seat = self._beat.seat
        now = self._running.now(seat)
        if self._done:
            looking = only_looking(self._running.views[seat], now.n)
            now = msgspec.structs.replace(looking, no_undo=Text("lesson_stays"))
        return msgspec.structs.replace(now, outcome=None, coach=None)  # the lesson says it all

    # --- playing ----------------------------------------------------------------------------

    async def play(
        self,
        seat: Viewer,
        number: int,
        notation: str,
        meant: bool = True,
        sender: Sender | None = None,
    ) -> Refused | Stale | Taught | None:
        """An answer. Nothing is asked twice here."""
        if (problem := self._problem(seat, number, notation)) is not None:
            return problem
        try:
            move = self._game.read(notation)
            verdict = self._beat.judge(self._running.state, self._made, move)
        except (IllegalMove, BadNotation) as error:
            return refused_move(error, notation)
        except NotAllowed:
            return Refused(Text("wrong_step"), move=notation)
        if verdict.kind in ("worse", "other"):
            if not self._beat.leads_on(self._made):
                self._lay_out(self._running.numbers[seat] + 1)
                self._tell(self._joined())
            return Taught(self._at, verdict.kind, verdict.worse)
        self._made = (*self._made, move)
        last = verdict.kind == "right" and not self._beat.after
        await self._play(self._beat.seat, move, last, sender)
        if verdict.kind == "step":
            return None
        script = list(scripted(self._beat.after))
        for at, (who, reply) in enumerate(script, 1):
            await self._play(who, self._game.read(reply), at == len(script))
        return Taught(self._at, "right")

    async def _play(self, seat: int, move: Move, last: bool, sender: Sender | None = None) -> None:
        viewer, before = self._beat.seat, self._running
        after, course = before.play(seat, move)
        shown = viewer in after.shown_since(before)
        update = await gently(after.update(viewer, before, course)) if shown else None
        self._running, self._done = after, last  # not earlier: nobody has been shown it yet
        if update is not None:
            self._tell(msgspec.structs.replace(update, now=self._now()), sender)
        elif last:
            self._tell(Update((), self._now()), sender)

    async def undo(
        self, seat: Viewer, number: int, notation: str = "", sender: Sender | None = None
    ) -> Refused | Stale | None:
        """Takes a step of an answer back."""
        if (problem := self._problem(seat, number)) is not None or seat is None:
            return problem
        try:
            move = self._game.read(notation) if notation else None
            after = self._running.undo(seat, move)
        except BadNotation as error:
            return refused_move(error, notation)
        except NotAllowed:
            if notation:
                return refused("not_that_undo")
            return Refused(self._running.why_no_undo(seat) or NOTHING)
        taken = move or self._made[-1]
        last = max(at for at, made in enumerate(self._made) if made == taken)
        self._made = self._made[:last] + self._made[last + 1 :]
        update = await gently(after.afresh(seat))
        self._running = after
        self._tell(update, sender)
        return None

    def _problem(self, seat: Viewer, number: int, move: str = "") -> Refused | Stale | None:
        if seat != self._beat.seat:
            return refused("page_watching", move)
        if number != self._running.numbers[seat]:
            return Stale(self._running.numbers[seat])
        return refused("server_lesson_done", move) if self._done else None

    def _tell(self, message: Joined | Update, sender: Sender | None = None) -> None:
        if self._guest is not None:
            self._guest.hear(message if sender is None else sender.reply(message))

    # --- asking -----------------------------------------------------------------------------

    async def ask(
        self, seat: Viewer, notation: str, facets: Mapping[str, str] | None = None
    ) -> Refused | Foreseen:
        """What would this move do, or why can it not be made?"""
        if seat is None:
            return refused("page_watching", notation)
        return foreseen(self._running, seat, notation, facets)

    async def look(self, seat: Viewer, board: str) -> Refused | Seen:
        """A board shown small, at its full size."""
        return seen(self._running.views[seat], board)
