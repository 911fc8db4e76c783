"""What a seat does not know in a game of Sea Dragons (SDR-H1 [ruling]): what it sees of each
field, and what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.game import Secret
from isolario.games.sea_dragons.parts import SIZES, Card, blank

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState

Hand = tuple[Card, ...]

# --- masks: what a viewer sees of a field -------------------------------------------------------


def hands(value: tuple[Hand, ...], seat: int | None, state: SeaDragonsState) -> tuple[Hand, ...]:
    """The viewer's own cards; of others' the size, and those that came from the market."""
    return tuple(
        [
            hand if owner == seat else tuple(sorted([_seen(card) for card in hand]))
            for owner, hand in enumerate(value)
        ]
    )


def _seen(card: Card) -> Card:
    return card if card.open else Card(blank(card.shape), False, card.deal)


def decks(
    value: tuple[tuple[str, ...], ...], seat: int | None, state: SeaDragonsState
) -> tuple[tuple[str, ...], ...]:
    """How many cards are left of each size."""
    return tuple([(UNKNOWN,) * len(deck) for deck in value])


def reefs(
    value: tuple[tuple[str, ...], ...], seat: int | None, state: SeaDragonsState
) -> tuple[tuple[str, ...], ...]:
    """The viewer's own reef cards; all of them once points are counted."""
    if state.step in ("scoring", "over"):
        return value
    return tuple(
        [kept if owner == seat else (UNKNOWN,) * len(kept) for owner, kept in enumerate(value)]
    )


def reef_deck(value: tuple[str, ...], seat: int | None, state: SeaDragonsState) -> tuple[str, ...]:
    """The cards that the viewer put there."""
    return tuple(
        [card if by == seat else UNKNOWN for card, by in zip(value, state.returned_by, strict=True)]
    )


def drawn(value: tuple[str, ...], seat: int | None, state: SeaDragonsState) -> tuple[str, ...]:
    """The player whose turn it is looks at both cards."""
    return value if seat == state.active else (UNKNOWN,) * len(value)


# --- secrets: what the contract's checks look for -----------------------------------------------


def secrets_of(state: SeaDragonsState, seat: int | None) -> dict[str, Secret]:
    """Hidden hands, decks, missions and reef cards, by the name of their place."""
    hidden: dict[str, Secret] = {}
    held: dict[tuple[int, int, int], list[str]] = {}
    for owner, hand in enumerate(state.hands):
        for card in hand:
            if owner != seat and not card.open:
                held.setdefault((owner, card.size, card.deal), []).append(card.shape)
    for (owner, size, deal), shapes in held.items():
        place = f"cards of {size} cells of seat {owner}, deal {deal}"
        hidden[place] = Secret(tuple(sorted(shapes)), _pool(size, deal))
    for size, deck, older in zip(SIZES, state.decks, state.older, strict=True):
        for place_, shape in enumerate(deck):
            hidden[f"deck of {size} cells {place_}"] = Secret((shape,), _pool(size, len(older)))
    for place_, mission in enumerate(state.mission_deck):
        hidden[f"mission deck {place_}"] = Secret((mission,), "missions")
    if state.step != "over":
        for owner, kept in enumerate(state.reefs):
            if owner != seat and kept:
                hidden[f"reef cards of seat {owner}"] = Secret(tuple(sorted(kept)), "reefs")
    for place_, (kind, by) in enumerate(zip(state.reef_deck, state.returned_by, strict=True)):
        if by != seat:
            hidden[f"reef deck {place_}"] = Secret((kind,), "reefs")
    if state.drawn and seat != state.active:
        hidden["reef cards drawn"] = Secret(tuple(sorted(state.drawn)), "reefs")
    return hidden


def _pool(size: int, deal: int) -> str:
    return f"cards of {size} cells, deal {deal}"
