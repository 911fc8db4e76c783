"""How a game of Sea Dragons looks: the sea, your own cards, the markets, the realms, the players.

A key names a place that all can point at (a cell, a slot, a seat), never a card. The keys of each
area are in its file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.moves import Moves
from isolario.core.text import Text
from isolario.games.sea_dragons.moves import Plays
from isolario.games.sea_dragons.scene.choices import choices, shapes_of
from isolario.games.sea_dragons.scene.hand import hand_area
from isolario.games.sea_dragons.scene.market import market_area, market_at_length
from isolario.games.sea_dragons.scene.payment import payment_area
from isolario.games.sea_dragons.scene.players import players_area, players_at_length
from isolario.games.sea_dragons.scene.realms import realms_area
from isolario.games.sea_dragons.scene.sea import board_area, sea_at_length
from isolario.games.sea_dragons.scoring import controlled
from isolario.picture.scene import Area, Scene

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView


def draw(view: SeaDragonsView) -> Scene:
    """A view as a picture, with its seat's choices."""
    realms = controlled(view.known)
    legal = _legal(view)
    areas = (
        board_area(view, realms),
        *_in_front(view, legal),
        market_area(view),
        realms_area(view, realms),
        players_area(view),
    )
    details: dict[str, tuple[Text, ...]] = {
        "board": sea_at_length(view),
        "market": market_at_length(view),
        "players": players_at_length(view),
    }
    told = {key: lines for key, lines in details.items() if lines}
    return Scene(areas, choices(view, legal), told)


def in_front(view: SeaDragonsView) -> tuple[Area, ...]:
    """The viewer's own, and what they pay with."""
    return tuple(_in_front(view, _legal(view)))


def _legal(view: SeaDragonsView) -> Moves | None:
    return view.legal_moves() if view.seat in view.to_move else None


def _in_front(view: SeaDragonsView, legal: Moves | None) -> Iterator[Area]:
    if (seat := view.seat) is None:
        return
    playable = shapes_of(legal.rows) if isinstance(legal, Plays) else frozenset[str]()
    yield hand_area(view, seat, playable)
    if (payment := payment_area(view, seat)) is not None:
        yield payment
