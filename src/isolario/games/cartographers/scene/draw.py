"""How a game of Cartographers looks: a sheet, the card of the round, the edicts, the players.

Keys are made of what everybody at the table can point at: seats, cells, places on a card. Those
of each area are in its file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.games.cartographers.scene.cards import card_area, skill_at_length
from isolario.games.cartographers.scene.chips import on_offer
from isolario.games.cartographers.scene.choices import choices
from isolario.games.cartographers.scene.edicts import edicts_area, edicts_at_length
from isolario.games.cartographers.scene.players import players_area
from isolario.games.cartographers.scene.sheet import board_area
from isolario.picture.scene import Area, Scene

if TYPE_CHECKING:
    from isolario.games.cartographers.view import CartographersView


def draw(view: CartographersView) -> Scene:
    """A view as a picture, with its seat's choices."""
    offer = on_offer(view)
    in_sight = view.known.in_sight()
    me = view.seat or 0  # a spectator sees the first seat's sheet large
    edicts = edicts_area(view, me, *in_sight[me])
    areas = (
        board_area(view),
        *card_area(view, offer),
        edicts,
        players_area(view, in_sight),
    )
    details = {edicts.key: edicts_at_length(edicts)}
    if view.known.skills and not view.over:
        details["card"] = tuple(map(skill_at_length, view.known.skills))
    return Scene(areas, choices(view, offer), details)


def in_front(view: CartographersView) -> tuple[Area, ...]:
    """Nobody holds anything: the card is for all, and what a seat draws is on its sheet."""
    return ()
