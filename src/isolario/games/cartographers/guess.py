"""States that could be behind a view: decks are reshuffled, others' decisions made up."""

from __future__ import annotations

import random
from collections.abc import Iterable

from isolario.core.game import Memory
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.view import CartographersView


def guess(
    view: CartographersView,
    state: CartographersState,
    rng: random.Random,
    recall: Iterable[Memory] | None,
) -> None:
    """All orders of the cards are equally likely."""
    inside = state.ambushes_in_deck
    unseen = [card for card in AMBUSH if card not in state.gone]
    rng.shuffle(unseen)
    cards = [*(card for card in EXPLORE if card not in state.turned), *unseen[:inside]]
    state.ambushes = tuple(unseen[inside:])
    rng.shuffle(cards)
    state.deck = tuple(cards)
    task = state.task
    for seat in view.ready:
        if state.desks[seat] is None and state.desk(seat).asked(task):
            state.ready = tuple(s for s in state.ready if s != seat)
            while seat not in state.ready:
                state.decide(seat, (state.legal_moves(seat).choice(rng),))
