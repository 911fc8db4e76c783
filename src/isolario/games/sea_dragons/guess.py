"""States that could be behind a view: the cards whose places it does not know are redealt."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from isolario.core.chance import UNKNOWN
from isolario.core.errors import NotAllowed
from isolario.core.game import Memory
from isolario.games.sea_dragons.parts import SIZES, Card
from isolario.games.sea_dragons.pieces import BOX, MISSIONS, REEF_BOX, REEF_KINDS
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.view import SeaDragonsView


def guess(
    view: SeaDragonsView,
    state: SeaDragonsState,
    rng: random.Random,
    recall: Iterable[Memory] | None,
) -> None:
    """Redeals what is hidden: every deal of the cards to their places is equally likely."""
    own = view.seat
    if own is not None and (
        UNKNOWN in state.reefs[own] or any(card.shape[1] == UNKNOWN for card in state.hands[own])
    ):
        raise NotAllowed("this seat does not know its own cards")
    _deal_reefs(state, rng)
    _deal_cards(state, rng)
    _deal_missions(state, rng)


def _shuffled(cards: Iterable[str], rng: random.Random) -> list[str]:
    """In random order. Sorting by random numbers is faster than swapping one by one."""
    pool = list(cards)
    throws = [rng.random() for _ in pool]
    return [card for _, card in sorted(zip(throws, pool, strict=True))]


def _deal_cards(state: SeaDragonsState, rng: random.Random) -> None:
    """Each deal has its own pool: the cards of the deck, and those hidden in hands since it was
    shuffled; for older deals what is still in hands (SDR-N1)."""
    dealt: dict[tuple[int, int], list[str]] = {}
    for size, deck, older, market, discards in zip(
        SIZES, state.decks, state.older, state.market, state.discards, strict=True
    ):
        rest = Counter(BOX[size])
        rest.subtract(market)
        rest.subtract(discards)
        rest.subtract(shape for shape in deck if shape != UNKNOWN)
        pools = [*map(Counter, older), rest]
        for held in older:
            rest.subtract(held)
        for hand in state.hands:
            for card in hand:
                if card.size == size and card.shape[1] != UNKNOWN:
                    pools[-1 if card.open else card.deal][card.shape] -= 1
        for deal, pool in enumerate(pools):
            dealt[size, deal] = _shuffled(pool.elements(), rng)
    state.hands = tuple(
        hand
        if all(card.shape[1] != UNKNOWN for card in hand)
        else tuple(
            sorted(
                Card(dealt[card.size, card.deal].pop(), False, card.deal)
                if card.shape[1] == UNKNOWN
                else card
                for card in hand
            )
        )
        for hand in state.hands
    )
    state.decks = tuple(
        tuple([pool.pop() if shape == UNKNOWN else shape for shape in deck])
        for deck, pool in (
            (deck, dealt[size, len(older)])
            for size, deck, older in zip(SIZES, state.decks, state.older, strict=True)
        )
    )


def _deal_missions(state: SeaDragonsState, rng: random.Random) -> None:
    located = {*state.missions, *state.mission_deck}
    located.update(*state.fulfilled)
    pool = _shuffled((name for name in MISSIONS if name not in located), rng)
    state.mission_deck = tuple(
        [pool.pop() if name == UNKNOWN else name for name in state.mission_deck]
    )


def _deal_reefs(state: SeaDragonsState, rng: random.Random) -> None:
    """SDR-H1: players know their own cards, those used, and those they put under the deck."""
    rest = Counter(REEF_BOX)
    for cards in (state.used, state.drawn, state.reef_deck, *state.reefs):
        rest.subtract(kind for kind in cards if kind != UNKNOWN)
    pool = _shuffled(rest.elements(), rng)

    def whole(cards: tuple[str, ...]) -> list[str]:
        return [pool.pop() if kind == UNKNOWN else kind for kind in cards]

    state.reef_deck = tuple(whole(state.reef_deck))
    if UNKNOWN in state.drawn:
        state.drawn = tuple(sorted(whole(state.drawn), key=REEF_KINDS.index))
    state.reefs = tuple(
        kept if UNKNOWN not in kept else tuple(sorted(whole(kept), key=REEF_KINDS.index))
        for kept in state.reefs
    )
