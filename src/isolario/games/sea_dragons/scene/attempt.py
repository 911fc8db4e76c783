"""What is meant by laying a dragon where it cannot lie, and why it cannot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from isolario.core.boards.polyomino import Stamp
from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.sea_dragons.board import CELL_OF, ISLAND, SIDE, references
from isolario.games.sea_dragons.moves import Draw, Fulfil, Place, Plays, Take
from isolario.games.sea_dragons.parts import SIZES
from isolario.games.sea_dragons.placing import STAMPS, reach
from isolario.games.sea_dragons.scene.parts import card_key, deck_key, market_key, mission_key

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView

ALL_THE_GOLD = 1000
"""More than any dragon costs."""


def attempt(view: SeaDragonsView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """Why a dragon does not go there, or why a card cannot be taken up; None if the core can tell.

    A place is the upper left corner of the rectangle around a dragon. Where it could still lie in
    several ways, one that fits is enough.
    """
    area, _, name = facets.get("place", "").partition("/")
    known, seat, piece = view.known, view.seat, facets.get("piece", "")
    if seat is None:
        return None
    hand = known.hands[seat]
    meant = [it.shape for slot, it in enumerate(hand) if card_key(slot) == piece]
    if known.step != "play" or (piece and not meant):
        return _why_not_card(view, piece)
    shapes = [shape for shape in meant or known.shapes(seat) if shape in STAMPS]
    if area != "board" or name not in CELL_OF:
        return _nowhere(view, seat, shapes) if meant and "option" not in facets else None
    found: list[Refusal] = []
    for stamp in (stamp for shape in shapes for stamp in STAMPS[shape]):
        if _agrees(stamp, facets):
            refusal = _why_not(view, stamp, CELL_OF[name])
            if refusal is None:
                return None
            found.append(refusal)
    return found[0] if found else None


def _why_not_card(view: SeaDragonsView, piece: str) -> Refusal | None:
    """Why a card of the markets or a deck cannot be chosen now; None if it can."""
    known = view.known
    payable = known.fulfilments(known.active) if known.step == "mission" else ()
    if any(piece == mission_key(way.slot) for way in payable):
        return None
    moves: dict[str, Move] = {deck_key(size): Draw(size) for size in SIZES}
    for row, cards in enumerate(known.market):
        moves |= {market_key(row, place): Take(shape) for place, shape in enumerate(cards)}
    moves |= {mission_key(slot): Fulfil(slot, ()) for slot in range(len(known.missions))}
    return view.why_not(moves[piece]) if piece in moves else None


def _nowhere(view: SeaDragonsView, seat: int, shapes: Iterable[str]) -> Refusal | None:
    """Why a dragon cannot be placed at all; None if it can."""
    some = tuple(shapes)
    rich = reach(view.known.dragons, seat, view.known.sea, ALL_THE_GOLD)
    for plays, reason in (
        (Plays(some, view.known.reach(seat), ()), None),
        (Plays(some, rich, ()), Refusal("SDR-D4", Text("sdr_costs_too_much"))),
    ):
        if plays.rows:
            return reason
    return Refusal("SDR-D2", Text("sdr_fits_nowhere"))


def _agrees(stamp: Stamp, facets: Mapping[str, str]) -> bool:
    turn, mirror = facets.get("turn"), facets.get("mirror")
    return turn in (None, str(90 * stamp.turns)) and mirror in (
        None,
        "mirrored" if stamp.flipped else "plain",
    )


def _why_not(view: SeaDragonsView, stamp: Stamp, at: int) -> Refusal | None:
    top, left = divmod(at, SIDE)
    inside = [
        (top + y) * SIDE + left + x for y, x in stamp.shape if top + y < SIDE and left + x < SIDE
    ]
    cells = sum(1 << cell for cell in inside)
    if len(inside) < len(stamp.shape):
        return Refusal("SDR-D1", Text("sdr_off_the_sea"), references(cells or 1 << at))
    if cells & ISLAND:
        return Refusal("SDR-D1", Text("sdr_on_the_island"), references(cells & ISLAND))
    return view.why_not(Place(cells))
