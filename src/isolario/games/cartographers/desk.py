"""One seat's decision in a round: the steps it has taken, and the sheet as they leave it.

A `Desk` is a value; each step gives another. Nothing on it is public, or has happened on the
table, until all are ready (CRT-H1).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import msgspec

from isolario.core.moves import Move
from isolario.games.cartographers.drawing import (
    Drawings,
    card_brushes,
    drawings,
    fitting,
    single_cell,
)
from isolario.games.cartographers.moves import DONE, Draw, Lie, Use
from isolario.games.cartographers.pieces import (
    AMBUSH,
    COIN_TRACK,
    EXPLORE,
    SKILLS,
    Edition,
)
from isolario.games.cartographers.sheet import BRUSHES, GRID, Sheet
from isolario.games.cartographers.skills import (
    AFTERWARDS,
    AMBUSHED,
    ANY_TIME,
    INSTEAD,
    Drawn,
    lone_acrobatics,
    skill_drawings,
)


class Task(msgspec.Struct, frozen=True):
    """What is asked of all seats at once, and what it depends on."""

    phase: str  # draw, acrobatics, ambush, return
    card: str
    ruins: bool
    edition: Edition
    skills: tuple[str, ...]  # the skill cards on the table
    alone: bool


class Mark(msgspec.Struct, frozen=True):
    """One thing done to a sheet, and how it leaves it: something drawn, or a skill paid for."""

    sheet: Sheet
    coins: int  # marked on the track, crossed out or not
    crossed: int
    skill: str = ""  # paid for now
    cells: int = 0
    terrain: str = ""
    coin: bool = False  # the shape's own (CRT-D3)
    closed: int = 0  # mountains (CRT-D4)


class Desk(msgspec.Struct, frozen=True):
    """What a seat has decided in this round so far, on the sheet in front of it."""

    sheet: Sheet
    coins: int
    crossed: int
    spent: bool  # a skill was used earlier this season (CRT-K1)
    steps: tuple[Move, ...] = ()
    marks: tuple[Mark, ...] = ()
    skill: str = ""  # the one used in this round
    waiting: bool = False  # the drawing of that skill comes next
    drawn: Drawn | None = None  # for the card itself
    done: bool = False

    @property
    def text(self) -> str:
        """The steps, as they are written."""
        return ", ".join([step.notation for step in self.steps])

    # --- what can be done -------------------------------------------------------------------

    def drawings(self, task: Task, acrobat: bool = False) -> Drawings:
        """Every way to draw now; ``acrobat``: the sheet's owner used Acrobatics (CRT-K4)."""
        if task.phase == "acrobatics":  # a neighbour draws it, or it finds its own place
            return Drawings(())
        if self.waiting:
            return self._with(self.skill, task)
        if task.phase == "ambush":
            return self._with(AMBUSHED, task) if acrobat else drawings(task.card, self.sheet)
        if task.phase == "draw" and self.drawn is None:
            return drawings(task.card, self.sheet, task.ruins, task.edition)
        return Drawings(())

    def others(self, task: Task) -> tuple[Move, ...]:
        """What can be done now besides drawing: skills, how Acrobatics lies, done."""
        if self.waiting:
            if task.phase == "acrobatics":
                return tuple(map(Lie, lone_acrobatics(task.card, self.sheet)))
            return ()
        if not task.skills or task.phase == "ambush":
            return ()
        uses = tuple(Use(skill) for skill in task.skills if self.usable(skill, task))
        if task.phase == "draw" and self.drawn is None:
            return uses
        return (*uses, DONE)

    def usable(self, skill: str, task: Task) -> bool:
        """Whether a skill can be used now: one a season, paid for, and it can be drawn."""
        return (
            not (self.spent or self.skill)
            and skill in skills_for(task.phase, task.skills, self.drawn is not None)
            and self.coins - self.crossed >= SKILLS[skill].cost
            and self._possible(skill, task)
        )

    def _possible(self, skill: str, task: Task) -> bool:
        if skill == AMBUSHED and task.alone:
            return bool(lone_acrobatics(task.card, self.sheet))
        return bool(self._with(skill, task))

    def _with(self, skill: str, task: Task) -> Drawings:
        return skill_drawings(skill, task.card, task.ruins, self.sheet, self.drawn)

    def asked(self, task: Task) -> bool:
        """Whether a round that begins gives it anything to decide."""
        if task.phase in ("acrobatics", "return"):
            return any(self.usable(skill, task) for skill in task.skills)
        return bool(self.sheet.free)  # CRT-D7

    # --- doing it ---------------------------------------------------------------------------

    def after(self, move: Move, task: Task) -> Desk:
        """The desk after one more step."""
        steps = (*self.steps, move)
        if isinstance(move, Use):
            return self._use(move.skill, steps, task)
        if isinstance(move, Draw):
            return self._draw(move, steps, task)
        return msgspec.structs.replace(self, steps=steps, waiting=False, done=True)

    def _use(self, skill: str, steps: tuple[Move, ...], task: Task) -> Desk:
        crossed = self.crossed + SKILLS[skill].cost
        mark = Mark(self.sheet, self.coins, crossed, skill)
        theirs = skill == AMBUSHED and not task.alone  # a neighbour draws it
        return msgspec.structs.replace(
            self,
            crossed=crossed,
            steps=steps,
            marks=(*self.marks, mark),
            skill=skill,
            waiting=not theirs,
            done=theirs,
        )

    def _draw(self, move: Draw, steps: tuple[Move, ...], task: Task) -> Desk:
        terrain = BRUSHES[move.terrain]
        coin, drawn = False, self.drawn
        if task.phase == "draw" and not (self.waiting and self.skill not in INSTEAD):
            coin, replaced = self._shape(move, task)
            drawn = Drawn(move.cells, terrain, replaced)
        mark = marked(self.sheet, self.coins, self.crossed, move.cells, terrain, coin)
        desk = Desk(
            mark.sheet,
            mark.coins,
            self.crossed,
            self.spent,
            steps,
            (*self.marks, mark),
            self.skill,
            False,
            drawn,
            done=not task.skills or task.phase != "draw",
        )
        if not desk.done and desk._finished(task):
            return msgspec.structs.replace(desk, done=True)
        return desk

    def _shape(self, move: Draw, task: Task) -> tuple[bool, bool]:
        """Whether a drawing for the card brings its coin (CRT-D3), and whether it is a
        replacement."""
        size = move.cells.bit_count()
        if self.waiting:
            if self.skill == "negotiate":
                return False, False
            if self.skill == "move_silently":
                return self._silent_coin(move, task), False
        elif size == 1 and EXPLORE[task.card].kind != "rift":
            return False, True
        shapes = EXPLORE[task.card].shapes
        replaced = (
            task.ruins
            and size == 1
            and not self.waiting
            and single_cell(task.card, self.sheet, True)
        )
        return any(s.coin and len(s.cells) == size for s in shapes), replaced

    def _silent_coin(self, move: Draw, task: Task) -> bool:
        ways = self._with("move_silently", task)
        return any(
            brush.coin and brush.stamp.cells(anchor) == move.cells
            for brush, anchors in ways.rows
            if (anchor := brush.stamp.anchor(move.cells)) >= 0 and anchors >> anchor & 1
        )

    def _finished(self, task: Task) -> bool:
        """Whether nothing is left to decide after a drawing, though there are skills."""
        if self.drawn is None:  # Diplomacy came first
            return not self.sheet.free  # CRT-D7
        return not any(self.usable(skill, task) for skill in task.skills)


def marked(sheet: Sheet, coins: int, crossed: int, cells: int, terrain: str, coin: bool) -> Mark:
    """Something drawn, with the coins that it brings (CRT-D3, CRT-D4)."""
    after = sheet.draw(cells, terrain)
    closed = sheet.mountains & GRID.beside(cells)
    if closed:  # one beside these cells was open before
        closed &= after.closed
    # CRT-K1 [ruling]: crossed-out coins take up the track, too
    coins = min(COIN_TRACK, coins + coin + closed.bit_count())
    return Mark(after, coins, crossed, "", cells, terrain, coin, closed)


@cache
def skills_for(phase: str, on_table: tuple[str, ...], drawn: bool) -> Collection[str]:
    """The skills on the table that belong to this moment (CRT-K4, CRT-K5)."""
    moments = {
        "draw": (ANY_TIME, *(AFTERWARDS if drawn else INSTEAD)),
        "acrobatics": (AMBUSHED,),
        "return": (ANY_TIME,),
    }
    return frozenset(on_table) & frozenset(moments.get(phase, ()))


@cache
def card_draws(card: str, ruins: bool, edition: Edition) -> frozenset[tuple[int, int]]:
    """Cells and terrain of every drawing of a card's own shapes on an empty sheet."""
    empty = Sheet()
    ways = fitting(card_brushes(card, ruins and card not in AMBUSH, edition)[0], empty)
    return frozenset((d.cells, BRUSHES.index(d.terrain)) for d in ways.each())
