"""What a friend at the table would say to a first-time player: one sentence a turn, before a
dragon is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.sea_dragons.board import CREATURES, REALMS
from isolario.games.sea_dragons.moves import Place
from isolario.games.sea_dragons.parts import TOLL
from isolario.games.sea_dragons.pieces import GOLD_REEF
from isolario.games.sea_dragons.scoring import controlled, stakes

if TYPE_CHECKING:
    from isolario.games.sea_dragons.scoring import Control
    from isolario.games.sea_dragons.view import SeaDragonsView

MANY_SHIPS = 3
"""Under one dragon: more than most places have."""


def coach(view: SeaDragonsView) -> Text | None:
    """What this decision is about; never a move. While a gold card could be cashed it says nothing:
    that would be another matter, and one sentence a turn is enough."""
    known, seat = view.known, view.seat
    assert seat is not None
    if known.step != "play" or not known.hands[seat] or GOLD_REEF in known.reefs[seat]:
        return None
    return _placing(view, seat)


def _placing(view: SeaDragonsView, seat: int) -> Text:
    known = view.known
    places = [move.cells for move in view.legal_moves() if isinstance(move, Place)]
    if not places:
        return Text("coach_no_place")
    if known.heads[seat] == 1:
        return Text("coach_last")
    if not known.dragons[seat]:
        return Text("coach_first")
    afloat = sum(known.afloat)  # a cell has one ship
    ships = max((cells & afloat).bit_count() for cells in places)
    sunk: Facts = {"ships": ships}
    if ships >= MANY_SHIPS:
        return Text("coach_ships", sunk)
    near = 0
    for cells in places:
        near |= cells
    within_reach = [
        realm
        for realm in controlled(known)
        if near & REALMS[realm.realm] and _one_dragon_leads(realm, seat)
    ]
    if within_reach:
        richest = max(within_reach, key=lambda realm: realm.free)
        first, _ = stakes(view.seats, richest.free)
        name = Text(f"realm_{CREATURES[richest.realm]}")
        return Text("coach_realm", {"realm": name, "worth": first})
    if known.gold[seat] < TOLL:
        return Text("coach_poor")
    return Text("coach_ships", sunk) if ships > 1 else Text("coach_neighbours")


def _one_dragon_leads(realm: Control, seat: int) -> bool:
    """Whether one more dragon would put a seat ahead of all others, where it is not yet."""
    strong = [(it.dragons, it.pieces) for it in realm.holdings]
    mine = strong.pop(seat)
    best = max(strong)
    return bool(realm.free) and mine <= best and mine[0] + 1 > best[0]
