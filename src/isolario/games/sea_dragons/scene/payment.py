"""What a mission is paid with: the ships that could be used, one by one, while their owner chooses;
and each way to pay, in words.

Keys: ``pay-0-1`` for the second green ship.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from isolario.core.text import Text
from isolario.games.sea_dragons import texts
from isolario.games.sea_dragons.parts import SHIPS, Fleet
from isolario.games.sea_dragons.payment import Cards, swaps, ways_of_ships
from isolario.games.sea_dragons.scene.parts import ships_text
from isolario.picture.lines import listed
from isolario.picture.scene import WIDTH, Area, Draft, Sprite

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView

_HIGH = 46.0
_WIDE = 44.0  # u: from one ship to the next, if there is room


def payment_area(view: SeaDragonsView, seat: int) -> Area | None:
    """None: this seat is not paying for anything."""
    known = view.known
    if known.step != "ships" or seat not in view.to_move:
        return None
    most = [max(numbers) for numbers in zip(*known.ships_to_pay(), strict=True)]
    ships = [(colour, number) for colour, many in enumerate(most) for number in range(many)]
    if not ships:  # the cards have paid for it all
        return None
    wide = min(_WIDE, WIDTH / len(ships))
    left = (WIDTH - wide * (len(ships) - 1)) / 2
    sheet = Draft()
    for place, (colour, number) in enumerate(ships):
        sheet.sprites.append(
            Sprite(
                ship_key(colour, number),
                f"ship_{SHIPS[colour]}",
                round(left + wide * place, 1),
                _HIGH / 2,
                words=texts.SHIP[colour],
            )
        )
    mission = texts.MISSION[known.missions[known.paying]]
    sheet.lines.append(Text("sdr_paying", {"mission": mission, "ships": ships_text(tuple(most))}))
    return sheet.area("payment", "hand", Text("sdr_area_payment"), _HIGH)


def ship_key(colour: int, number: int) -> str:
    """A ship that can be paid with."""
    return f"pay-{colour}-{number}"


def ships_of(ships: Fleet) -> tuple[str, ...]:
    """The keys of some ships."""
    return tuple(ship_key(colour, n) for colour, many in enumerate(ships) for n in range(many))


# --- in words -----------------------------------------------------------------------------------


def paid_with(ask: Fleet, stock: Fleet, cards: Cards) -> Text:
    """What goes if a mission is paid with these reef cards: they, and the ships, unless they are
    still to be chosen from what is in stock.

    >>> paid_with((0, 0, 0, 1), (0, 0, 0, 0), ("any",)).english("sea-dragons")
    'the reef card “ship of any colour”'
    """
    ways = ways_of_ships(ask, stock, cards)
    given = [_cards(kind, number) for kind, number in Counter(cards).items()]
    if len(ways) > 1:
        return listed([*given, Text("paid_ships_later", {"asked": texts.ships(ask)})])
    if any(ways[0]):  # cards come first: they are gone for good, and a long line is cut at its end
        given.append(texts.ships(ways[0]))
    return _swapped(ask, ways[0], cards, given)


def paid_ships(ask: Fleet, ships: Fleet, cards: Cards) -> Text:
    """The ships that go if a mission is paid with them, after these reef cards."""
    if not any(ships):  # the cards have paid for it all
        return ships_text(ships)
    return Text("sdr_pay", {"paid": _swapped(ask, ships, cards, [texts.ships(ships)])})


def _swapped(ask: Fleet, ships: Fleet, cards: Cards, given: Sequence[Text]) -> Text:
    """What is given; and how often two of a colour stand for another (SDR-M1 [ruling])."""
    number = swaps(ask, ships, cards)
    return Text("paid_swapped", {"paid": listed(given), "n": number}) if number else listed(given)


def _cards(kind: str, number: int) -> Text:
    return Text("paid_cards", {"reef": texts.REEF[kind], "n": number})
