"""What is meant by pointing at a place where nothing of the kind goes, and why it does not.

How a tile is turned is often chosen last: then it matters whether it fits in any way at all. And
there are many reasons why a waypoint may not stand somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from isolario.core.boards.hex import Cell, name
from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.notation import whole_number
from isolario.core.reference import refer
from isolario.core.text import Text
from isolario.games.land_vs_sea.moves import Place
from isolario.games.land_vs_sea.parts import TERRAIN
from isolario.games.land_vs_sea.pieces import FITS, SIDES
from isolario.games.land_vs_sea.scene.parts import face_key, pin_key

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.rules import LandVsSeaState
    from isolario.games.land_vs_sea.view import LandVsSeaView

_PLACE = re.compile(r"board/(-?\d{1,4}),(-?\d{1,4})(?:/([0-5]))?")


def attempt(view: LandVsSeaView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """Why nothing goes there; None if the core can tell."""
    if view.seat is None:
        return None
    known, piece = view.known, facets.get("piece", "")
    named = _PLACE.fullmatch(facets.get("place", ""))
    if named is None:
        return _nowhere(known, view.seat, piece) if known.step == "place" else None
    cell = int(named[1]), int(named[2])
    if known.step == "place":
        return _placing(view, view.seat, piece, facets.get("turn", ""), cell)
    if known.step == "special" and cell not in known.holes:
        return Refusal("LVS-V1", Text("lvs_not_a_hole"), refer("board", (name(cell),)))
    waypoint = known.step == "end" and piece in ("", pin_key(view.seat))
    if waypoint and known.waypoint_moves(view.seat):
        return _waypoint(known, view.seat, cell, int(named[3]) if named[3] else None)
    return None


def _nowhere(known: LandVsSeaState, seat: int, piece: str) -> Refusal | None:
    """Why a side cannot be placed at all; None if it can."""
    for slot, face, side in known.faces(seat):
        fits = any(FITS[side][wants] for wants in known.ground.coast.values())
        if piece == face_key(slot, face) and not fits:
            return Refusal("LVS-T2", Text("lvs_fits_nowhere"))
    return None


def _placing(
    view: LandVsSeaView, seat: int, piece: str, turn: str, cell: Cell
) -> Move | Refusal | None:
    known = view.known
    faces = known.faces(seat)
    meant = [it for it in faces if piece in ("", face_key(it[0], it[1]))]
    if not meant:
        return None
    slot, face, _ = meant[0]
    wants = known.ground.coast.get(cell)
    if wants is None:  # taken, or away from all tiles
        return view.why_not(Place(slot, face, 0, cell))
    if any(FITS[side][wants] for _, _, side in meant):
        if not piece or (degrees := whole_number(turn)) is None:
            return None
        return view.why_not(Place(slot, face, degrees // 60 % 6, cell))
    reason = Text("lvs_no_turn_fits" if piece else "lvs_no_side_fits")
    return Refusal("LVS-T2", reason, refer("board", (name(cell),)))


def _waypoint(known: LandVsSeaState, seat: int, cell: Cell, region: int | None) -> Refusal | None:
    """Why a waypoint cannot stand on a tile, or on a region of it."""
    here = refer("board", (name(cell),))
    ground = known.ground
    number = ground.where.get(cell)
    if number is None:
        return Refusal("LVS-W1", Text("lvs_waypoint_needs_tile"), here)
    if any(at is not None and at[0] == number for at in known.waypoints):
        return Refusal("LVS-W1", Text("lvs_tile_has_waypoint"), here)
    if ground.surrounded(number):
        return Refusal("LVS-W1", Text("lvs_tile_is_surrounded"), here)
    regions = SIDES[ground.placed[number].side].regions
    own = [n for n, it in enumerate(regions) if it.terrain == TERRAIN[known.role(seat)]]
    own = own if region is None else [n for n in own if n == region]
    if not own:
        return Refusal("LVS-W1", Text("lvs_not_your_terrain"), here)
    if all(ground.areas[ground.area_of(number, n)].complete for n in own):
        return Refusal("LVS-W1", Text("lvs_area_is_complete"), here)
    return None
