"""States that could be behind a view: decks and others' decisions left blank, or made up."""

from __future__ import annotations

import random

from isolario.core.chance import NO_CHANCE, UNKNOWN, Chance
from isolario.games.cartographers.moves import read_steps
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.sheet import Sheet
from isolario.games.cartographers.view import CartographersView


def blank(view: CartographersView) -> CartographersState:
    """The state with everything that the viewer does not know left blank."""
    state = CartographersState(view.seats, NO_CHANCE, view.options)
    state.phase = view.phase
    state.season = view.season
    state.edicts = view.edicts
    state.skills = view.skills
    state.turned = view.turned
    state.card = view.card
    state.ruins = view.ruins
    state.deck = (UNKNOWN,) * view.deck
    state.ambushes = (UNKNOWN,) * view.ambushes
    state.gone = view.gone
    state.sheets = tuple(map(Sheet.parse, view.sheets))
    state.coins = view.coins
    state.crossed = view.crossed
    state.spent = view.spent
    state.acrobats = view.acrobats
    state.stars = view.scores
    state.lost = view.lost
    state.ready = view.ready
    for seat, steps in enumerate(view.drafts):
        state.decide(seat, read_steps(steps))
    return state


def guess(view: CartographersView, rng: random.Random) -> CartographersState:
    """A state that could be behind the view, all orders of the cards being equally likely."""
    state = view.known.copy()
    state.chance = Chance(f"guess {rng.getrandbits(64):016x}")
    unseen = [card for card in AMBUSH if card not in view.gone]
    rng.shuffle(unseen)
    inside, state.ambushes = unseen[: view.ambushes_in_deck], tuple(unseen[view.ambushes_in_deck :])
    cards = [*(card for card in EXPLORE if card not in view.turned), *inside]
    rng.shuffle(cards)
    state.deck = tuple(cards)
    task = state.task
    for seat in view.ready:
        if state.desks[seat] is None and state.desk(seat).asked(task):
            state.ready = tuple(s for s in state.ready if s != seat)
            while seat not in state.ready:
                state.decide(seat, (state.legal_moves(seat).choice(rng),))
    return state
