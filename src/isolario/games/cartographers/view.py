"""What a seat may know of a game of Cartographers: all but decks and others' secret drawings."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from isolario.core.errors import NotAllowed
from isolario.core.event import Standing, Step
from isolario.core.game import Game, Memory, Refusal, View
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.cartographers.moves import ALL_MOVES, NUMBER
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
    turned: tuple[str, ...]
    card: str
    ruins: bool
    deck: int  # how many cards are left
    ambushes_in_deck: int  # public; which they are is not (CRT-H1)
    ambushes_seen: tuple[str, ...]  # those that have left the game, or are drawn now
    sheets: tuple[str, ...]
    coins: tuple[int, ...]
    lost: tuple[int, ...]
    drafts: tuple[str, ...]  # drawings of this round that this seat may see; "" for none

    game: ClassVar[Game]

    @cached_property
    def known(self) -> CartographersState:
        from isolario.games.cartographers.guess import blank

        return blank(self)

    def why_not(self, move: Move) -> Refusal | None:
        if self.seat is None:
            return Refusal("CRT-D1", Text("not_your_turn"))
        return self.known.refuse(self.seat, move)

    def number(self, move: Move) -> int:
        return NUMBER[move]

    def move(self, number: int) -> Move:
        if 0 <= number < len(ALL_MOVES) and ALL_MOVES[number] in self.legal_moves():
            return ALL_MOVES[number]
        raise NotAllowed(f"no legal move has the number {number}")

    def guess(
        self, rng: random.Random, recall: Iterable[Memory] | None = None
    ) -> CartographersState:
        from isolario.games.cartographers.guess import guess

        return guess(self, rng)

    def standing(self) -> Standing:
        """What each would have if the season ended now; the own secret drawing counts."""
        from isolario.games.cartographers.guess import with_own_draft
        from isolario.games.cartographers.rules import season_items

        if self.over:
            return Standing(self.scores)
        scores, items = list(self.scores), []
        known = with_own_draft(self)
        for seat, sheet in enumerate(known.sheets):
            edition = self.options.edition
            for item in season_items(
                sheet, known.coins[seat], self.edicts, self.season, edition, seat
            ):
                scores[seat] += item.points
                items.append(item)
        return Standing(tuple(scores), tuple(items))

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat not in self.to_move:
            return Text("prompt_wait")
        card: dict[str, int | str | Text] = {"card": Text(self.card)}
        if self.phase == "ambush":
            return Text("prompt_ambush", {**card, "owner_player": self.known.owner(self.seat or 0)})
        return Text("prompt_draw_ruins" if self.ruins else "prompt_draw", card)

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.over:
            return ()
        drawn = self.seat not in self.to_move
        return (
            Step(Text("step_explore"), "done"),
            Step(Text("step_draw_map"), "done" if drawn else "now"),
            Step(Text("step_check"), "now" if drawn else "ahead"),
        )


def view_of(state: CartographersState, seat: int | None) -> CartographersView:
    """The view of a seat, or of a spectator."""
    state.check_seat(seat)
    open_drawing = state.options.drawing == "open"
    inside = [card for card in state.deck if card in AMBUSH]
    unseen = {*state.ambushes, *inside}
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
        turned=state.turned,
        card=state.card,
        ruins=state.ruins,
        deck=len(state.deck),
        ambushes_in_deck=len(inside),
        ambushes_seen=tuple(card for card in AMBUSH if card not in unseen),
        sheets=tuple(sheet.text for sheet in state.sheets),
        coins=state.coins,
        lost=state.lost,
        drafts=tuple(
            draft.notation if draft is not None and (open_drawing or other == seat) else ""
            for other, draft in enumerate(state.drafts)
        ),
    )
