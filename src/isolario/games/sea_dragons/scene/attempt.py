"""What somebody means who lays a dragon where it cannot lie, and why it cannot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from isolario.core.boards.polyomino import Stamp
from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.sea_dragons.board import CELL_OF, ISLAND, SIDE, references
from isolario.games.sea_dragons.moves import Place
from isolario.games.sea_dragons.placing import STAMPS
from isolario.games.sea_dragons.scene.parts import card_key

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView


def attempt(view: SeaDragonsView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """Why a dragon does not go there; None if that is for the core to say.

    A place is the upper left corner of the rectangle around a dragon. Where more than one way to
    lie is left, it matters whether any of them will do.
    """
    area, _, name = facets.get("place", "").partition("/")
    known, seat = view.known, view.seat
    if seat is None or seat not in view.to_move or known.step != "play" or area != "board":
        return None
    hand = known.hands[seat]
    meant = [it.shape for slot, it in enumerate(hand) if card_key(slot) == facets.get("piece")]
    if not meant or meant[0] not in STAMPS or name not in CELL_OF:
        return None
    at = CELL_OF[name]
    found: list[Refusal] = []
    for stamp in STAMPS[meant[0]]:
        if _agrees(stamp, facets):
            refusal = _why_not(view, stamp, at)
            if refusal is None:
                return None
            found.append(refusal)
    return found[0] if found else None


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
