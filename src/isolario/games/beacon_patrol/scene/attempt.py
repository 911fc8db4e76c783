"""What is meant by pointing at a cell. Moves are relative to the ship and cells are not, so many
attempts cannot even be written down; but we can say why they fail."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, on_board
from isolario.games.beacon_patrol.moves import END, Discard, Place, Sail, Take
from isolario.games.beacon_patrol.pieces import DIRECTIONS, STEPS
from isolario.games.beacon_patrol.scene.parts import hand_key, held_key, ship_key

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView


_CELL = re.compile(r"board/(-?\d{1,4}),(-?\d{1,4})")


def attempt(view: BeaconView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """The move that a cell stands for, with what else was chosen, or why there is none; why a
    tile goes nowhere. None if the core can tell, or if more has to be chosen."""
    seat = view.seat
    if seat is None:
        return None
    if refusal := view.why_not(END):  # something else has to be done first
        return refusal if "place" in facets or not _theirs(view, facets) else None
    piece, option = facets.get("piece", ""), facets.get("option", "")
    hand = view.known.hands[seat]
    tile = next((tile for tile in hand if piece == hand_key(tile)), "")
    if not tile and piece not in ("", ship_key(seat)):
        return view.why_not(Take(theirs)) if (theirs := _theirs(view, facets)) else None
    if "place" not in facets:
        return _nowhere(view, seat, tile) if tile and not option else None
    named = _CELL.fullmatch(facets["place"])
    if named is None:
        return None
    cell = int(named[1]), int(named[2])
    discarded = next((tile for tile in hand if option == f"discard-{tile}"), "")
    ship = view.known.ships[seat]
    to = _way(ship, cell)
    if not to:
        return _too_far(view, cell, ship, tile, discarded)
    if not (piece or discarded) and any(
        isinstance(move, Place) and move.to == to for move in view.legal_moves()
    ):
        return None
    move = Place(tile, to) if tile else Discard(discarded, to) if discarded else Sail(to)
    return view.why_not(move) or move


def _theirs(view: BeaconView, facets: Mapping[str, str]) -> str:
    """The tile of another player that was pointed at."""
    piece = facets.get("piece", "")
    hands = (hand for seat, hand in enumerate(view.known.hands) if seat != view.seat)
    return next((tile for hand in hands for tile in hand if piece == held_key(tile)), "")


def _nowhere(view: BeaconView, seat: int, tile: str) -> Refusal | None:
    """Why a tile cannot be placed at all now; None if it can."""
    chart, (x, y) = view.known.chart, view.known.ships[seat]
    empty = [cell for dx, dy, _, _ in STEPS if (cell := (x + dx, y + dy)) not in chart.tiles]
    if not empty:
        return Refusal("BCN-P1", Text("no_room_by_ship"), on_board((x, y)))
    if any(view.why_not(Place(tile, _way((x, y), cell))) is None for cell in empty):
        return None
    return Refusal("BCN-P2", Text("fits_nowhere_here", {"tile": tile}), on_board(*empty))


def _way(ship: Cell, cell: Cell) -> str:
    """The direction of a cell from the ship; empty if it is not beside it."""
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
