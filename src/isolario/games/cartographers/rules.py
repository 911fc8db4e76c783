"""The state of a game of Cartographers, and who may decide what (CRT-D, CRT-A, CRT-K).

All decide at the same time: what to draw on their own sheets, or, in an ambush, on a neighbour's.
What they decide happens once the last of them is ready; until then it lies on a `Desk`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, get_args

from isolario.core.chance import UNKNOWN
from isolario.core.errors import NotAllowed
from isolario.core.event import Event, Events, Facts, Outcome
from isolario.core.fields import Spelling, counted, each, made, masked, own, public
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Move, Moves
from isolario.core.text import Text
from isolario.games.cartographers import possible, rounds
from isolario.games.cartographers.desk import Desk, Task, card_draws, skills_for
from isolario.games.cartographers.drawing import single_cell
from isolario.games.cartographers.moves import Draw, DrawMoves, Lie, Use, read_steps
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SKILLS
from isolario.games.cartographers.scoring import solo_par
from isolario.games.cartographers.sheet import BRUSHES, Sheet, on_sheet
from isolario.games.cartographers.skills import AMBUSHED

if TYPE_CHECKING:
    from isolario.games.cartographers.view import CartographersView  # noqa: F401 (in a string)

TITLES = (30, 20, 10, 0, -5, -10, -20, -30)  # CRT-1.3: the lowest result for each
Phase = Literal["draw", "acrobatics", "ambush", "return", "over"]
"""In the phase "return" the sheets are back after an ambush."""
PHASES: tuple[Phase, ...] = get_args(Phase)

AS_TEXTS = Spelling(
    tuple[str, ...],
    lambda sheets: [sheet.text for sheet in sheets],
    lambda state, texts: tuple(map(Sheet.parse, texts)),
)
"""How a view's data holds sheets."""

AS_STEPS = Spelling(
    tuple[str, ...],
    lambda desks: [desk.text if desk else "" for desk in desks],
    lambda state, steps: state.decided(steps),
)
"""How a view's data holds decisions."""


def _desks(
    value: tuple[Desk | None, ...], seat: int | None, state: CartographersState
) -> tuple[Desk | None, ...]:
    """Others' decisions stay secret until all are ready (CRT-H1 [ruling]), unless drawn openly."""
    return value if state.open_drafts else own(None)(value, seat, state)


class CartographersState(State["CartographersView"]):
    """The truth about one game of Cartographers."""

    game: ClassVar[Game]
    options: CartographersOptions
    phase: Phase = public("draw")
    season: int = public(0)  # from 0
    edicts: tuple[str, ...] = public(())  # the scoring cards under A, B, C, D
    skills: tuple[str, ...] = public(())  # the skill cards on the table (CRT-K1)
    deck: tuple[str, ...] = masked(counted(UNKNOWN), ())  # explore and ambush cards, top first
    ambushes: tuple[str, ...] = masked(counted(UNKNOWN), ())  # not yet in the deck, top first
    gone: tuple[str, ...] = public(())  # ambushes that have been turned; they leave the game
    turned: tuple[str, ...] = public(())  # the explore cards of this season, the oldest first
    card: str = public("")  # the one that is drawn now
    ruins: bool = public(False)  # a ruins card waits for, or lies before, the card (CRT-A2)
    sheets: tuple[Sheet, ...] = public(
        made(lambda state: (Sheet.blank(state.options.side),) * state.seats), AS_TEXTS
    )
    coins: tuple[int, ...] = public(each(0))  # marked on each track, crossed out or not
    crossed: tuple[int, ...] = public(each(0))  # of these, crossed out to pay for skills
    spent: tuple[int, ...] = public(())  # the seats that have used a skill this season
    acrobats: tuple[int, ...] = public(())  # the seats that used Acrobatics in this ambush
    stars: tuple[int, ...] = public(each(0))
    lost: tuple[int, ...] = public(each(0))  # stars lost to monsters, for ties (CRT-F3)
    desks: tuple[Desk | None, ...] = masked(_desks, each(None), AS_STEPS)
    """What each seat has decided in this round so far."""

    # --- what follows from the position -----------------------------------------------------

    def owner(self, seat: int) -> int:
        """Whose sheet a seat draws on now: in an ambush, the neighbour's that it received.

        CRT-A1: clockwise arrows pass sheets to the left, so each draws on the right neighbour's.
        """
        if self.phase != "ambush":
            return seat
        step = -1 if AMBUSH[self.card].arrow == "clockwise" else 1
        return (seat + step) % self.seats

    @property
    def task(self) -> Task:
        """What is asked of all now."""
        return Task(
            self.phase, self.card, self.ruins, self.options.edition, self.skills, self.seats == 1
        )

    def desk(self, seat: int) -> Desk:
        """What lies before a seat: a sheet, and what it has decided on it so far."""
        if desk := self.desks[seat]:
            return desk
        owner = self.owner(seat)
        return Desk(self.sheets[owner], self.coins[owner], self.crossed[owner], owner in self.spent)

    def in_sight(self) -> list[tuple[Sheet, int]]:
        """Each seat's sheet and the coins that count, as its decisions so far will leave them."""
        found = [
            (sheet, coins - crossed)
            for sheet, coins, crossed in zip(self.sheets, self.coins, self.crossed, strict=True)
        ]
        for seat, desk in enumerate(self.desks):
            if desk is not None:
                found[self.owner(seat)] = desk.sheet, desk.coins - desk.crossed
        return found

    @property
    def time(self) -> int:
        """The times of all explore cards of this season (CRT-T1)."""
        return sum([EXPLORE[card].time for card in self.turned])

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        return tuple([seat for seat in range(self.seats) if seat not in self.ready])

    @property
    def sealed(self) -> bool:
        return self.phase != "over"

    @property
    def open_drafts(self) -> bool:
        return self.options.drawing == "open"

    @property
    def scores(self) -> tuple[int, ...]:
        """Stars; in the end, a lone player's result."""
        alone = self.seats == 1 and self.phase == "over"
        return (self.solo_result,) if alone else self.stars

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        if self.seats == 1:
            return Outcome((1,), title=_title(self.solo_result), missed=_missed(self.solo_result))
        best = max(self.stars)  # CRT-F3 [ruling]: losses decide who wins, not who comes second
        order = [
            (stars, -lost if stars == best else 0)
            for stars, lost in zip(self.stars, self.lost, strict=True)
        ]
        by_place = tuple(1 + sum(other > own for other in order) for own in order)
        if by_place.count(1) == self.stars.count(best):
            return Outcome(by_place)
        tied = tuple(
            Text("tie_lost", {"player": seat, "count": self.lost[seat]})
            for seat, stars in enumerate(self.stars)
            if stars == best
        )
        return Outcome(by_place, tie_break="CRT-F3", tied=tied)

    @property
    def solo_result(self) -> int:
        """A lone player's stars, less the values of the scoring cards (CRT-1.3)."""
        return self.stars[0] - solo_par(self.edicts)

    # --- who may do what --------------------------------------------------------------------

    def legal_moves(self, seat: int) -> Moves:
        if not 0 <= seat < self.seats or seat in self.ready or self.phase == "over":
            return NONE
        desk, task = self.desk(seat), self.task
        acrobat = bool(self.acrobats) and self.owner(seat) in self.acrobats
        return DrawMoves(desk.drawings(task, acrobat), desk.others(task) if task.skills else ())

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.phase == "over":
            return Refusal("CRT-F3", Text("game_is_over"))
        clause = "CRT-A1" if self.phase == "ambush" else "CRT-D1"
        if not 0 <= seat < self.seats:
            return Refusal(clause, Text("not_your_turn"))
        if seat in self.ready:
            return Refusal(clause, Text("already_ready"))
        if self._plainly_right(seat, move) or move in self.legal_moves(seat):
            return None
        if isinstance(move, Draw) and 0 <= move.terrain < len(BRUSHES):
            return self._why_not_draw(seat, move, clause)
        if isinstance(move, Use) and move.skill in SKILLS:
            return self._why_not_use(seat, move.skill)
        return Refusal("CRT-K4" if isinstance(move, Lie) else clause, Text("wrong_step"))

    def _plainly_right(self, seat: int, move: Move) -> bool:
        """Whether a move draws a shape of the card where there is room: no search is needed."""
        if (
            not isinstance(move, Draw)
            or self.desks[seat] is not None
            or self.acrobats
            or self.phase not in ("draw", "ambush")
            or (move.cells, move.terrain)
            not in card_draws(self.card, self.ruins, self.options.edition)
        ):
            return False
        sheet = self.sheets[self.owner(seat)]
        if move.cells & sheet.filled:
            return False
        return not self.ruins or self.phase == "ambush" or bool(move.cells & sheet.ruins)

    def _why_not_draw(self, seat: int, move: Draw, clause: str) -> Refusal:
        desk = self.desk(seat)
        sheet = desk.sheet
        if self.phase in ("acrobatics", "return") and not desk.waiting:
            return Refusal("CRT-K1", Text("wrong_step"))
        if move.cells <= 0 or move.cells >> 121:
            return Refusal(clause, Text("wrong_step"))
        if taken := move.cells & ~sheet.free:
            return Refusal(clause, Text("cells_filled"), on_sheet(self.owner(seat), taken))
        if desk.waiting:
            facts: Facts = {"skill": Text(desk.skill)}
            return Refusal("CRT-K5", Text("not_with_this_skill", facts))
        if desk.drawn is not None:
            return Refusal("CRT-D1", Text("already_drawn"))
        if self.phase == "ambush":
            return self._why_not_ambush(seat, sheet)
        ruins = self.ruins
        if single_cell(self.card, sheet, ruins):
            return Refusal("CRT-D6" if ruins else "CRT-D2", Text("single_cell_only"))
        if ruins and not move.cells & sheet.ruins:
            cells = on_sheet(self.owner(seat), move.cells)
            return Refusal("CRT-D6", Text("must_cover_ruins"), cells)
        return Refusal(clause, Text("not_on_the_card", {"card": Text(self.card)}))

    def _why_not_ambush(self, seat: int, sheet: Sheet) -> Refusal:
        if self.owner(seat) in self.acrobats:
            return Refusal("CRT-K4", Text("acrobats_sheet"))
        if single_cell(self.card, sheet):
            return Refusal("CRT-A1", Text("ambush_single_cell"))
        return Refusal("CRT-A1", Text("not_on_the_card", {"card": Text(self.card)}))

    def _why_not_use(self, seat: int, skill: str) -> Refusal:
        desk = self.desk(seat)
        facts: Facts = {"skill": Text(skill)}
        if skill not in self.skills:
            return Refusal("CRT-K1", Text("skill_not_on_table", facts))
        if skill not in skills_for(self.phase, self.skills, desk.drawn is not None):
            clause = "CRT-K4" if skill == AMBUSHED else "CRT-K5"
            return Refusal(clause, Text("skill_not_now", facts))
        if desk.spent or desk.skill:
            return Refusal("CRT-K1", Text("one_skill_a_season"))
        have, cost = desk.coins - desk.crossed, SKILLS[skill].cost
        if have < cost:
            return Refusal("CRT-K1", Text("skill_too_dear", {**facts, "cost": cost, "n": have}))
        return Refusal("CRT-K3", Text("skill_no_room", facts))

    # --- doing it ---------------------------------------------------------------------------

    def do_open(self, out: Events) -> None:
        rounds.set_up(self, out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        self.decide(seat, (move,))
        if event := self._told(seat, move):
            out.append(event)
        if seat in self.ready:
            out.append(Event("ready", seat, reveals=True))  # for example that no skill followed

    def decide(self, seat: int, steps: Iterable[Move]) -> None:
        """Adds steps to a seat's decision in this round."""
        for move in steps:
            desk = self.desk(seat).after(move, self.task)
            self.desks = (*self.desks[:seat], desk, *self.desks[seat + 1 :])
            if desk.done and seat not in self.ready:
                self.ready = tuple(sorted((*self.ready, seat)))

    def decided(self, steps: Sequence[str]) -> tuple[Desk | None, ...]:
        """The desks after some steps of each seat, as they are written; `NotAllowed` if a seat
        may not take them. ``ready`` stays as it is."""
        if found := possible.table(self):
            raise NotAllowed(f"{found[0]}: expected {found[1]}")
        ready, self.ready = self.ready, ()
        for seat, written in enumerate(steps[: self.seats]):
            for move in read_steps(written):
                if move not in self.legal_moves(seat):
                    raise NotAllowed(f"seat {seat} may not {move} now")
                self.decide(seat, (move,))
        self.ready = ready
        return self.desks

    def _told(self, seat: int, move: Move) -> Event | None:
        """A step as its own seat sees it; the others see it at once only in open drawing."""
        cells: tuple[str, ...] = ()
        facts: Facts
        if isinstance(move, Draw):
            what, clause = "drafted", "CRT-A1" if self.phase == "ambush" else "CRT-D1"
            facts = {"terrain": Text(BRUSHES[move.terrain])}
            cells = on_sheet(self.owner(seat), move.cells)
        elif isinstance(move, Use):
            what, clause, facts = "skill_chosen", "CRT-K1", {"skill": Text(move.skill)}
        elif isinstance(move, Lie):
            what, clause, facts = "lie_chosen", "CRT-K4", {"how": Text(f"lies_{move.how}")}
        else:
            return None
        if self.open_drafts:
            return Event(what, seat, facts, cells, clause=clause)
        return Event(what, seat, facts, cells, clause=clause, knowers=(seat,), hidden="all")

    def do_settle(self, out: Events) -> None:
        rounds.settle(self, out)

    # --- what is known and written ----------------------------------------------------------

    @property
    def ambushes_in_deck(self) -> int:
        """How many ambushes the next cards may bring; that is public (CRT-H1)."""
        return len(AMBUSH) - len(self.gone) - len(self.ambushes)

    def contradiction(self) -> tuple[str, str] | None:
        return possible.table(self) or possible.decisions(self)

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        hidden = {
            f"deck {place}": Secret((card,), "cards") for place, card in enumerate(self.deck, 1)
        }
        inside = any(card in AMBUSH for card in self.deck)
        if inside or len(self.ambushes) > 1:  # the last one left is not a secret
            hidden |= {
                f"ambush {place}": Secret((card,), "cards" if inside else "ambushes")
                for place, card in enumerate(self.ambushes, 1)
            }
        if not self.open_drafts and self.phase != "over":
            for other, desk in enumerate(self.desks):
                if other != seat:
                    hidden[f"decision of seat {other}"] = Secret((desk.text,) if desk else ())
        return hidden


def _title(result: int) -> str:
    """The title of a lone player's result (CRT-1.3 [ruling]: the last one, and below)."""
    least = next((least for least in TITLES if result >= least), TITLES[-1])
    return f"title_{least}".replace("-", "minus_")


def _missed(result: int) -> Text | None:
    """How many stars were missing for the next title; None at the best."""
    better = [least for least in TITLES[:-1] if least > result]
    if not better:
        return None
    return Text("title_missed", {"title": Text(_title(better[-1])), "n": better[-1] - result})
