"""Small parts of a position: colours, cards in a hand, the steps of a turn."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from isolario.core.text import Text

COLOURS: Final = ("orange", "green", "purple", "pink", "yellow")
"""The players', by seat (SDR-S3 [ruling])."""
COLOUR_LETTERS: Final = "ogpky"
"""How a board writes them."""

SHIPS: Final = ("green", "purple", "red", "blue")
SHIP_LETTERS: Final = "gprb"

HEADS: Final = {2: 14, 3: 11, 4: 8, 5: 7}
"""How many each has, and so how many turns, by the number of players (SDR-S4, E1)."""

SIZES: Final = (3, 4, 5)
"""The cells of small, medium and large dragons (SDR-C4)."""
MEDIUM: Final = 4
SIZE_NAMES: Final = {3: "small", 4: "medium", 5: "large"}

HAND: Final = 2
MARKET: Final = 2  # cards of each size
MISSIONS: Final = 4  # in their market
START_GOLD: Final = 4
TOLL: Final = 2  # gold for a whirlpool or a current (SDR-D4)
PASS_GOLD: Final = 2  # SDR-P1
GOLD_CARD: Final = 4  # SDR-G1

NOBODY: Final = -1
"""Who put a card under the reef deck: nobody."""
NO_MISSION: Final = -1

Fleet = tuple[int, int, int, int]
"""How many ships of each colour, in the order of `SHIPS`."""

Step = Literal["play", "reef", "mission", "ships", "take", "scoring", "over"]
"""``reef``: one of two cards is kept; ``mission``: a mission, or a new card; ``ships``: those it is
paid with; ``take``: a new card; ``scoring`` is over before anybody is asked."""
STEPS: Final[tuple[Step, ...]] = get_args(Step)


class Card(msgspec.Struct, frozen=True, order=True):
    """A dragon card in a hand. ``open``: it came from the market and all know it. ``deal``: how
    often its deck had been reshuffled when it was drawn; 0 for open ones (SDR-N1)."""

    shape: str
    open: bool = False
    deal: int = 0

    @property
    def size(self) -> int:
        return int(self.shape[0])


def blank(size: int | str) -> str:
    """A card of which only the size is known: its back (SDR-C4 [ruling]).

    >>> blank(4), blank("4L")
    ('4?', '4?')
    """
    return f"{str(size)[0]}?"


def row(shape: str) -> int:
    """Which of the three decks a card belongs to.

    >>> row("3V"), row("5X")
    (0, 2)
    """
    return int(shape[0]) - SIZES[0]


def seat_names(seats: int) -> tuple[Text, ...]:
    """What the game calls its seats: by colour.

    >>> [name.id for name in seat_names(2)]
    ['orange', 'green']
    """
    return tuple(map(Text, COLOURS[:seats]))


def seat_colours(seats: int) -> tuple[str, ...]:
    """Flags have the colours of the dragons."""
    return COLOURS[:seats]
