"""States that could be behind a view: decks and others' drawings left blank, or made up."""

from __future__ import annotations

import random

from isolario.core.chance import Chance
from isolario.games.cartographers.moves import Draw, read
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.sheet import Sheet
from isolario.games.cartographers.view import CartographersView

UNKNOWN = "?"
_NO_CHANCE = Chance("unknown")


def blank(view: CartographersView) -> CartographersState:
    """The state with everything that the viewer does not know left blank."""
    state = CartographersState(view.seats, _NO_CHANCE, view.options)
    state.phase = view.phase  # type: ignore[assignment]
    state.season = view.season
    state.edicts = view.edicts
    state.turned = view.turned
    state.card = view.card
    state.ruins = view.ruins
    state.deck = (UNKNOWN,) * view.deck
    state.ambushes = (UNKNOWN,) * (len(AMBUSH) - len(view.ambushes_seen) - view.ambushes_in_deck)
    state.sheets = tuple(map(Sheet.parse, view.sheets))
    state.coins = view.coins
    state.stars = view.scores
    state.lost = view.lost
    state.ready = view.ready
    drafts = [read(text) if text else None for text in view.drafts]
    state.drafts = tuple(draft if isinstance(draft, Draw) else None for draft in drafts)
    return state


def guess(view: CartographersView, rng: random.Random) -> CartographersState:
    """A state that could be behind the view, all orders of the cards being equally likely."""
    state = view.known.copy()
    state.chance = Chance(f"guess {rng.getrandbits(64):016x}")
    unseen = [card for card in AMBUSH if card not in view.ambushes_seen]
    rng.shuffle(unseen)
    inside, state.ambushes = unseen[: view.ambushes_in_deck], tuple(unseen[view.ambushes_in_deck :])
    cards = [*(card for card in EXPLORE if card not in view.turned), *inside]
    rng.shuffle(cards)
    state.deck = tuple(cards)
    drafts = list(state.drafts)
    ready, state.ready = state.ready, ()
    for seat in ready:  # whoever is ready has drawn something, unless the map is full
        if drafts[seat] is None and (moves := state.legal_moves(seat)):
            move = moves.choice(rng)
            assert isinstance(move, Draw)
            drafts[seat] = move
    state.ready = ready
    state.drafts = tuple(drafts)
    return state


def with_own_draft(view: CartographersView) -> CartographersState:
    """What the viewer knows, with the drawings it can see already on the sheets."""
    known = view.known
    if not any(known.drafts):
        return known
    drawn = known.copy()
    for seat, draft in enumerate(known.drafts):
        if draft is not None:
            drawn.draw_draft(seat, draft, [])
    return drawn
