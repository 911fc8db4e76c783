"""What a player who draws where nothing can be drawn means, and why it cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.cartographers.drawing import Brush
from isolario.games.cartographers.moves import Draw, Use
from isolario.games.cartographers.pieces import AMBUSH, SKILLS, TERRAINS
from isolario.games.cartographers.scene.chips import on_offer
from isolario.games.cartographers.sheet import BRUSHES, CELL_OF, SIDE, on_sheet

if TYPE_CHECKING:
    from isolario.games.cartographers.view import CartographersView


def attempt(view: CartographersView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """Why that cannot be drawn; None if the core can tell.

    A place is the upper left corner of the rectangle around a shape. Where it could still lie in
    several ways, one that fits is enough.
    """
    known, seat = view.known, view.seat
    if seat is None:
        return None
    offer, piece = on_offer(view), facets.get("piece", "")
    clause = "CRT-A1" if known.phase == "ambush" else "CRT-D1"
    kind, _, name = piece.partition("-")
    if kind == "use" and name in SKILLS:
        return view.why_not(Use(name))
    if not offer.by_chip:
        return None
    if kind == "terrain" and name in TERRAINS and name not in offer.faces:
        facts: dict[str, int | str | Text] = {"card": Text(known.card), "terrain": Text(name)}
        return Refusal(clause, Text("terrain_not_on_card", facts))
    if piece and piece not in offer.by_chip:
        lying = any(chip.key == piece for chip in offer.chips)
        return Refusal(clause, Text("shape_fits_nowhere")) if lying else None
    cell = facets.get("place", "").partition("/")[2]
    if cell not in CELL_OF:
        return None
    ways = [
        brush
        for chip, rows in offer.by_chip.items()
        for brush, _ in rows
        if piece in ("", chip) and _agrees(brush, facets, known.card in AMBUSH)
    ]
    found: list[Refusal] = []
    for brush in ways:
        refusal = _why_not(view, brush, CELL_OF[cell], known.owner(seat), clause)
        if refusal is None:
            return None
        found.append(refusal)
    return found[0] if found else None


def _agrees(brush: Brush, facets: Mapping[str, str], ambush: bool) -> bool:
    turn, mirror, face = facets.get("turn"), facets.get("mirror"), facets.get("face")
    return (
        turn in (None, str(90 * brush.stamp.turns))
        and mirror in (None, "mirrored" if brush.stamp.flipped else "plain")
        and (ambush or face in (None, f"terrain-{brush.terrain}"))
    )


def _why_not(
    view: CartographersView, brush: Brush, at: int, owner: int, clause: str
) -> Refusal | None:
    top, left = divmod(at, SIDE)
    shape = brush.stamp.shape
    inside = [(top + y) * SIDE + left + x for y, x in shape if top + y < SIDE and left + x < SIDE]
    cells = sum(1 << cell for cell in inside)
    if len(inside) < len(shape):
        return Refusal(clause, Text("shape_off_the_map"), on_sheet(owner, cells or 1 << at))
    return view.why_not(Draw(cells, BRUSHES.index(brush.terrain)))
