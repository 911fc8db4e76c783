"""Small changes of a state that the steps of a turn are made of."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from isolario.core.event import Event, Facts
from isolario.games.sea_dragons.parts import Card, row
from isolario.games.sea_dragons.payment import Cards
from isolario.games.sea_dragons.pieces import REEF_KINDS

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState

T = TypeVar("T")


def secretly(
    what: str, seat: int, facts: Facts, clause: str, hidden: str, chance: bool = False
) -> Event:
    """An event some of whose facts only its player sees."""
    return Event(what, seat, facts, (), 0, clause, chance, False, (seat,), hidden)


def discard(state: SeaDragonsState, seat: int, shape: str) -> Card:
    """Puts a card of a hand on the discards of its size (SDR-D1 [ruling]): of equal ones, the one
    that all know (SDR-H1 [ruling])."""
    hand = list(state.hands[seat])
    same = [it for it in hand if it.shape == shape]
    card = same[0] if len(same) == 1 else max(same, key=lambda it: (it.open, -it.deal))
    hand.remove(card)
    at = row(shape)
    set_hand(state, seat, hand)
    pile = list(state.discards[at])
    insort(pile, shape)
    state.discards = replaced(state.discards, at, tuple(pile))
    older = state.older[at]
    if not card.open and card.deal < len(older):  # one fewer hidden since then
        held = list(older[card.deal])
        held.remove(shape)
        state.older = replaced(state.older, at, replaced(older, card.deal, tuple(held)))
    state.played = shape
    return card


def use_head(state: SeaDragonsState, seat: int) -> None:
    state.heads = added_number(state.heads, seat, -1)


def gain(state: SeaDragonsState, seat: int, gold: int) -> None:
    """From the common supply or, below 0, to it; it never runs out (SDR-C3 [ruling])."""
    state.gold = added_number(state.gold, seat, gold)


def use_reef(state: SeaDragonsState, seat: int, kind: str) -> None:
    """A reef card that is used leaves the game (SDR-D8 [ruling])."""
    kept = list(state.reefs[seat])
    kept.remove(kind)
    state.reefs = replaced(state.reefs, seat, tuple(kept))
    state.used = tuple(sorted((*state.used, kind), key=REEF_KINDS.index))


def set_reefs(state: SeaDragonsState, seat: int, cards: Cards) -> None:
    state.reefs = replaced(state.reefs, seat, tuple(sorted(cards, key=REEF_KINDS.index)))


def set_hand(state: SeaDragonsState, seat: int, hand: Sequence[Card]) -> None:
    state.hands = replaced(state.hands, seat, tuple(hand))


def set_deck(state: SeaDragonsState, at: int, deck: tuple[str, ...]) -> None:
    state.decks = replaced(state.decks, at, deck)


def set_fleet(state: SeaDragonsState, seat: int, ships: Sequence[int]) -> None:
    green, purple, red, blue = ships
    state.fleets = replaced(state.fleets, seat, (green, purple, red, blue))


def added_number(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return replaced(numbers, seat, numbers[seat] + more)


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
