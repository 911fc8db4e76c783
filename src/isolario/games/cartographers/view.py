"""What a seat may know of a game of Cartographers: all but decks and others' secret drawings."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from isolario.core.event import Facts, Standing, Step
from isolario.core.game import Game, Memory, View
from isolario.core.text import Text
from isolario.games.cartographers.drawing import single_cell
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import AMBUSH

if TYPE_CHECKING:
    from isolario.games.cartographers.rules import CartographersState


class CartographersView(View, frozen=True, kw_only=True, dict=True):
    """A game of Cartographers as one seat sees it."""

    options: CartographersOptions
    phase: str
    season: int
    edicts: tuple[str, ...]
    skills: tuple[str, ...]  # on the table
    turned: tuple[str, ...]
    card: str
    ruins: bool
    deck: int  # how many cards are left
    ambushes: int  # how many are not yet in it; so many are is public, which is not (CRT-H1)
    gone: tuple[str, ...]  # the ambushes that have been turned
    sheets: tuple[str, ...]
    coins: tuple[int, ...]  # marked, crossed out or not
    crossed: tuple[int, ...]
    spent: tuple[int, ...]  # the seats that have used a skill this season
    acrobats: tuple[int, ...]
    lost: tuple[int, ...]
    drafts: tuple[str, ...]  # the steps of this round that this seat may see; "" for none

    game: ClassVar[Game]

    @property
    def ambushes_in_deck(self) -> int:
        """How many ambushes the next cards may bring; that is public (CRT-H1)."""
        return len(AMBUSH) - len(self.gone) - self.ambushes

    @cached_property
    def known(self) -> CartographersState:
        from isolario.games.cartographers.guess import blank

        return blank(self)

    def features(self) -> tuple[float, ...]:
        from isolario.games.cartographers.bot.features import features

        return features(self)

    def guess(
        self, rng: random.Random, recall: Iterable[Memory] | None = None
    ) -> CartographersState:
        from isolario.games.cartographers.guess import guess

        return guess(self, rng)

    def standing(self) -> Standing:
        """What each would have if the season ended now; decisions that are in sight count."""
        from isolario.games.cartographers.rounds import season_items

        if self.over:
            return Standing(self.scores)
        scores, items = list(self.scores), []
        for seat, (sheet, coins) in enumerate(self.known.in_sight()):
            for item in season_items(
                sheet, coins, self.edicts, self.season, self.options.edition, seat
            ):
                scores[seat] += item.points
                items.append(item)
        return Standing(tuple(scores), tuple(items))

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat is None or self.seat not in self.to_move:
            return Text("prompt_wait")
        desk = self.known.desk(self.seat)
        facts: Facts = {"card": Text(self.card)}
        if desk.waiting:
            how = "prompt_lie" if self.phase == "acrobatics" else "prompt_skill"
            return Text(how, {"skill": Text(desk.skill)})
        if self.phase == "acrobatics":
            return Text("prompt_acrobatics", facts)
        if self.phase == "ambush":
            return Text("prompt_ambush", {**facts, "owner_player": self.known.owner(self.seat)})
        if self.phase == "return":
            return Text("prompt_return")
        if desk.drawn is not None:
            return Text("prompt_more")
        if single_cell(self.card, desk.sheet, self.ruins):
            return Text("prompt_single", facts)
        return Text("prompt_draw_ruins" if self.ruins else "prompt_draw", facts)

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.over:
            return ()
        drawn = not self.to_move if self.seat is None else self.seat not in self.to_move
        return (
            Step(Text("step_explore"), "done"),
            Step(Text("step_draw_map"), "done" if drawn else "now"),
            Step(Text("step_check"), "now" if drawn else "ahead"),
        )


def view_of(state: CartographersState, seat: int | None) -> CartographersView:
    """The view of a seat, or of a spectator."""
    state.check_seat(seat)
    openly = state.openly
    return CartographersView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        ready=state.ready,
        scores=state.stars,
        outcome=state.outcome,
        options=state.options,
        phase=state.phase,
        season=state.season,
        edicts=state.edicts,
        skills=state.skills,
        turned=state.turned,
        card=state.card,
        ruins=state.ruins,
        deck=len(state.deck),
        ambushes=len(state.ambushes),
        gone=state.gone,
        sheets=tuple(sheet.text for sheet in state.sheets),
        coins=state.coins,
        crossed=state.crossed,
        spent=state.spent,
        acrobats=state.acrobats,
        lost=state.lost,
        drafts=tuple(
            desk.text if desk is not None and (openly or other == seat) else ""
            for other, desk in enumerate(state.desks)
        ),
    )
