"""A lesson: a first game in five to seven beats, under four minutes, that teaches decisions.

A lesson is data in the game's folder, as the book is. ``lesson.toml`` has its beats. Each is one
decision in a position: what is asked, which answers are right, which are legal but worse and why.

How to write a lesson
---------------------
::

    [[beat]]
    id = "coin"                    # short, one word or two: coin, close_hole
    clauses = ["CRT-D3"]           # what it teaches; the book opens at the first
    before = ["1: V3b/0@e4"]       # what others have done first, by script: seat and move
    after = ["1: V3b/0@e4"]        # what they answer, and what the table shows then
    marks = "e4 e5"                # cells to look at, shown with the hint; or area/cell
    position = '''…'''             # the game's notation, with options and seed; none: carries on

    [beat.right]
    moves = ["V3b/*@*"]            # notations; * stands for anything, "a; b" is a then b
    least = { coins = 1 }          # and the least that lines of the standing then come to
    most = { "1:monsters" = -7 }   # or the most; "1:" is seat 1, without it the learner

    [[beat.worse]]
    id = "big"                     # answered by lesson_coin_big
    moves = ["V*"]

An answer is right if it matches ``right``, or else worse by the first of ``worse`` that it
matches. Any other legal move is answered with the hint, an illegal one with the game's own reason.
Only a right answer is played. Its words are messages, in ``text/lesson/*.ftl``, written as prose
(`isolario.teach.prose`: ``<b>``, ``<see section of the book>``, ``<symbol/>``):

- ``lesson_intro`` what the game is about, before the first beat (two sentences),
- ``lesson_<id>`` the title of a beat (two or three words),
- ``lesson_<id>_text`` what it is about, then what to do, in bold (two to four sentences),
- ``lesson_<id>_hint`` where to look: on request, and for any other answer (one sentence),
- ``lesson_<id>_done`` why that was right (one or two sentences),
- ``lesson_<id>_<worse>`` why that is worse: what it costs, in figures if possible,
- ``lesson_end`` what else there is, and that the reader can play now.

Rules for good beats: one new thing each; at least three weigh two moves that are both legal and
both tempting; somebody who knows nothing can answer the first within half a minute; every
number in the text can be seen. In ``text`` never say exactly where to put it, only what for.

``Lesson.check`` plays all of it: every answer that is named can be given, every script runs
after every right answer. A test does it for each game, and measures how long it takes to read.
Try it with ``isolario learn <game>``.

A lesson is written for the pieces in the game's folder. Where an owner of the box has put in
others (`isolario.core.pieces`), there is a lesson only if it passes this check with them too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from isolario.core.errors import BadNotation, IllegalMove, IsolarioError, NotAllowed
from isolario.core.moves import Move
from isolario.core.reference import refer
from isolario.core.state import State
from isolario.core.view import View
from isolario.teach.book import book_of, tally
from isolario.teach.described import described, names_pieces

if TYPE_CHECKING:
    from isolario.core.game import Game

Line = tuple[Move, ...]
"""Moves that answer a beat, one after the other."""

BEATS = range(5, 8)
"""How many a lesson has."""
WEIGHED = 3
"""The least number of them that weigh two legal moves."""
_NAME = r"[a-z][a-z0-9_]*"
_TAKEN = ("text", "hint", "done")  # endings of other messages


class BadLesson(IsolarioError):
    """A lesson that does not fit its game: says which beat, and what is wrong."""


class Verdict(NamedTuple):
    """What an answer is: a step towards one that may be right, ``right``, ``worse`` (and by which
    id), or some ``other`` legal move."""

    kind: Literal["step", "right", "worse", "other"]
    worse: str = ""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that are one answer to a beat."""

    moves: tuple[str, ...]
    least: dict[str, int] = {}
    """The least that lines of the standing come to afterwards, by their clause or by what they
    are for (as in `isolario.teach.book.Example.scores`), perhaps after the number of a seat."""
    most: dict[str, int] = {}
    id: str = ""  # of the message that answers it, where it is worse

    def begins(self, line: Sequence[Move]) -> bool:
        """Whether these first moves could still become this answer."""
        return any(
            len(line) < len(steps) and _fits(steps[: len(line)], line) for steps in self._lines()
        )

    def is_given(self, line: Sequence[Move], after: View) -> bool:
        """Whether these moves are this answer. ``after``: what the seat then sees."""
        if not any(len(line) == len(steps) and _fits(steps, line) for steps in self._lines()):
            return False
        return all(_counted(after, key) >= points for key, points in self.least.items()) and all(
            _counted(after, key) <= points for key, points in self.most.items()
        )

    def _lines(self) -> Iterator[tuple[str, ...]]:
        for line in self.moves:
            yield tuple(step.strip() for step in line.split(";"))


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of a lesson."""

    id: str
    right: Answer
    worse: tuple[Answer, ...] = ()
    position: str = ""  # none: carries on where the beat before it ended
    seat: int = 0  # the learner's
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    marks: str = ""

    @property
    def messages(self) -> dict[str, str]:
        """What is said in it, and by which message."""
        said = {"title": f"lesson_{self.id}"}
        parts = (*_TAKEN, *(answer.id for answer in self.worse))
        return said | {part: f"lesson_{self.id}_{part}" for part in parts}

    def judge(self, state: State, made: Sequence[Move], move: Move) -> Verdict:
        """What a legal move amounts to, after those already made. ``state`` stays as it is."""
        line, after = (*made, move), state.copy()
        after.play(self.seat, move)
        view = after.view(self.seat)
        if self.right.is_given(line, view):
            return Verdict("right")
        if self.right.begins(line):
            return Verdict("step")
        for answer in self.worse:
            if answer.is_given(line, view):
                return Verdict("worse", answer.id)
        return Verdict("step" if any(answer.begins(line) for answer in self.worse) else "other")

    def leads_on(self, made: Sequence[Move]) -> bool:
        """Whether these moves can still lead to a right answer."""
        return not made or self.right.begins(made)

    def marked(self, view: View) -> tuple[str, ...]:
        """The places to look at, as references; without an area: on the first board."""
        boards = [area.key for area in view.scene().areas if area.role == "board"]
        cells = self.marks.split()
        bare = [cell for cell in cells if "/" not in cell]
        here = refer(boards[0], bare) if bare else ()
        return (*here, *(cell for cell in cells if "/" in cell))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game, beat by beat.

    >>> import isolario
    >>> game = isolario.all_games()["cartographers"]
    >>> lesson = lesson_of(game)
    >>> beat, state = lesson.beat[1], lesson.state(game, 1)
    >>> beat.id, beat.judge(state, (), game.read("W5a/0@e7"))
    ('coin', Verdict(kind='worse', worse='big'))
    """

    beat: tuple[Beat, ...]

    def __bool__(self) -> bool:
        return bool(self.beat)

    def state(self, game: Game, at: int) -> State:
        """The position that a beat begins with, or `BadLesson`."""
        beat = self.beat[at]
        try:
            state = game.parse(beat.position) if beat.position else self._end(game, at - 1)
            for seat, move in scripted(beat.before):
                state.play(seat, move)
        except (BadNotation, IllegalMove, NotAllowed, ValueError) as error:
            raise self._wrong(game, beat, str(error)) from error
        return state

    def _end(self, game: Game, at: int) -> State:
        """How a beat ends that another carries on from."""
        beat, state = self.beat[at], self.state(game, at)
        for move in beat.right.moves[0].split(";"):
            state.play(beat.seat, move.strip())
        for seat, reply in scripted(beat.after):
            state.play(seat, reply)
        return state

    def check(self, game: Game) -> None:
        """Refuses a lesson that disagrees with the engine."""
        if len(self.beat) not in BEATS:
            raise BadLesson(f"{game.name}: {len(self.beat)} beats, not {BEATS[0]} to {BEATS[-1]}")
        weighed = sum(bool(beat.worse) for beat in self.beat)
        if weighed < WEIGHED:
            raise BadLesson(f"{game.name}: only {weighed} beats weigh two moves")
        for at, beat in enumerate(self.beat):
            try:
                problem = self._problem(game, at)
            except (BadNotation, IllegalMove, NotAllowed, ValueError) as error:
                problem = str(error)
            if problem:
                raise self._wrong(game, beat, problem)

    def _problem(self, game: Game, at: int) -> str:
        beat, state = self.beat[at], self.state(game, at)
        if beat.seat not in state.to_move:
            return f"seat {beat.seat} has nothing to decide"
        book = book_of(game)
        if missing := next((it for it in beat.clauses if not book.place(it)), ""):
            return f"{missing} has no place in the book"
        references = {
            f"{area.key}/{cell.key}"
            for area in state.view(beat.seat).scene().areas
            for cell in (area.lattice.cells if area.lattice else ())
        }
        for mark in beat.marked(state.view(beat.seat)):
            if mark not in references:
                return f"there is no cell {mark}"
        for answer in beat.worse:
            for line in answer.moves:
                if not any(lines(beat, state, line, Verdict("worse", answer.id))):
                    return f"{line} is never {answer.id}"
        for line in beat.right.moves:
            found = tuple(lines(beat, state, line, Verdict("right")))
            if not found:
                return f"{line} is never right"
            for moves in found:
                _play_out(beat, state, moves)
        follower = self.beat[at + 1] if at + 1 < len(self.beat) else beat
        if not follower.position and (len(beat.right.moves) > 1 or "*" in beat.right.moves[0]):
            return f"{follower.id} goes on from it: there has to be one right answer"
        return ""

    def _wrong(self, game: Game, beat: Beat, problem: str) -> BadLesson:
        return BadLesson(f"{game.name}, beat {beat.id}: {problem}")


def scripted(moves: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Who does what, as a script says it.

    >>> list(scripted(["1: pick W"]))
    [(1, 'pick W')]
    """
    for line in moves:
        seat, colon, move = line.partition(":")
        if not colon or not seat.strip().isdecimal():
            raise ValueError(f"{line!r} should be a seat and a move, as in '1: pick W'")
        yield int(seat), move.strip()


def lines(
    beat: Beat, state: State, written: str, wanted: Verdict, made: Line = ()
) -> Iterator[Line]:
    """All ways to give this answer that get this verdict."""
    steps = written.split(";")
    step = steps[len(made)].strip()
    if "*" not in step:
        exact = state.game.read(step)
        if exact.notation != step:
            raise BadNotation(step, 0, f"it is written {exact.notation}")
        if refusal := state.view(beat.seat).why_not(exact):
            raise IllegalMove(refusal.clause, refusal.reason, refusal.cells, state.game.name)
    for move in state.legal_moves(beat.seat):
        if not _fits((step,), (move,)):
            continue
        verdict = beat.judge(state, made, move)
        if len(made) + 1 == len(steps):
            if verdict == wanted:
                yield (*made, move)
        elif verdict.kind == "step":
            after = state.copy()
            after.play(beat.seat, move)
            yield from lines(beat, after, written, wanted, (*made, move))


def _play_out(beat: Beat, state: State, moves: Line) -> None:
    """A right answer and what follows it, or `IllegalMove`."""
    state = state.copy()
    for move in moves:
        state.play(beat.seat, move)
    for seat, reply in scripted(beat.after):
        state.play(seat, reply)


def _counted(view: View, key: str) -> int:
    """What lines of the standing come to: for the seat named, or for the viewer."""
    seat, colon, what = key.rpartition(":")
    return tally(view, int(seat) if colon else view.seat or 0, what)


def _fits(steps: Sequence[str], line: Sequence[Move]) -> bool:
    """Whether some moves match these patterns.

    >>> _pattern("V3b/*@*").fullmatch("V3b/0@e4") is not None
    True
    """
    return all(
        _pattern(step).fullmatch(move.notation) for step, move in zip(steps, line, strict=True)
    )


@cache
def _pattern(step: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, step.split("*"))))


@cache
def lesson_of(game: Game) -> Lesson:
    """The lesson in a game's folder; an empty one, which is false, if there is none, or none that
    can be played with the pieces that somebody has put in place of the game's own."""
    file: Path = game.folder / "lesson.toml"
    if not file.is_file():
        return Lesson(())
    lesson = read(file.read_text("utf-8"), game)
    if game.own_box:
        if names_pieces(" ".join(map(str, lesson.beat)), game):
            return Lesson(())
        try:
            lesson.check(game)
        except BadLesson:
            return Lesson(())
    return lesson


def read(text: str, game: Game) -> Lesson:
    """The lesson that a ``lesson.toml`` describes, or `BadLesson`."""
    lesson = described(text, Lesson, game, BadLesson)
    seen: set[str] = set()
    for at, beat in enumerate(lesson.beat):
        if problem := _mistake(beat, at, seen):
            raise BadLesson(f"{game.name}, beat {beat.id or at + 1}: {problem}")
        seen.add(beat.id)
    return lesson


def _mistake(beat: Beat, at: int, seen: set[str]) -> str:
    """What is wrong with a beat as written, whatever the rules say."""
    names = [answer.id for answer in beat.worse]
    if not re.fullmatch(_NAME, beat.id) or beat.id in ("intro", "end"):
        return "its id should be a short name"
    if beat.id in seen:
        return "there are two"
    if not at and not beat.position:
        return "the first one needs a position"
    for name in names:
        if not re.fullmatch(_NAME, name) or name in _TAKEN or names.count(name) > 1:
            return f"{name!r} is not a name for a worse answer"
    if beat.right.id:
        return "a right answer needs no id"
    if not all(answer.moves for answer in (beat.right, *beat.worse)):
        return "an answer without moves"
    return ""
