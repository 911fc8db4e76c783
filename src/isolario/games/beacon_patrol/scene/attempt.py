"""What somebody means who points at a cell. Moves are relative to the ship and cells are not, so
many a try cannot even be written down; but why it fails can be said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, on_board
from isolario.games.beacon_patrol.moves import END, Discard, Place, Sail
from isolario.games.beacon_patrol.pieces import DIRECTIONS, STEPS
from isolario.games.beacon_patrol.scene.parts import hand_key

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView


_CELL = re.compile(r"board/(-?\d{1,4}),(-?\d{1,4})")


def attempt(view: BeaconView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """The move that a cell stands for, beside what else was chosen, or why there is none; None if
    no cell was, or if still more has to be chosen."""
    named = _CELL.fullmatch(facets.get("place", ""))
    if named is None or view.seat is None:
        return None
    if refusal := view.why_not(END):  # nothing can be done now, but perhaps something else
        return refusal
    cell = int(named[1]), int(named[2])
    hand = view.known.hands[view.seat]
    piece, option = facets.get("piece", ""), facets.get("option", "")
    discarded = next((tile for tile in hand if option == f"discard-{tile}"), "")
    tile = next((tile for tile in hand if piece == hand_key(tile)), "")
    ship = view.known.ships[view.seat]
    to = _way(ship, cell)
    if not to:
        return _too_far(view, cell, ship, tile, discarded)
    if not (tile or discarded) and any(
        isinstance(move, Place) and move.to == to for move in view.legal_moves()
    ):
        return None
    move = Place(tile, to) if tile else Discard(discarded, to) if discarded else Sail(to)
    return view.why_not(move) or move


def _way(ship: Cell, cell: Cell) -> str:
    """In which direction from the ship a cell lies; empty if it is not beside it."""
    for to, (dx, dy, _, _) in zip(DIRECTIONS, STEPS, strict=True):
        if (ship[0] + dx, ship[1] + dy) == cell:
            return to
    return ""


def _too_far(view: BeaconView, cell: Cell, ship: Cell, tile: str, discarded: str) -> Refusal:
    """Why a cell that is not beside the ship cannot be meant."""
    taken = cell in view.known.chart.tiles
    if tile and taken:
        return Refusal("BCN-P1", Text("chart_cell_taken"), on_board(cell))
    if tile:
        reason = Text("tile_away_from_ship", {"tile": tile})
        return Refusal("BCN-P1", reason, on_board(cell, ship))
    if not taken:
        return Refusal("BCN-M1", Text("nothing_to_sail_onto"), on_board(cell))
    if discarded:
        reason = Text("discard_moves_one_tile", {"tile": discarded})
        return Refusal("BCN-M2", reason, on_board(cell, ship))
    if not view.known.tokens:
        return Refusal("BCN-M1", Text("no_token_left"))
    reason = Text("too_far_to_sail", {"tokens": view.known.tokens})
    return Refusal("BCN-M1", reason, on_board(cell, ship))
