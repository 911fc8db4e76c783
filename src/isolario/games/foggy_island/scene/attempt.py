"""What is meant by taking up a token that cannot be taken, or pointing where it cannot go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from isolario.core.game import Refusal
from isolario.core.moves import Move
from isolario.core.notation import whole_number
from isolario.core.text import Text
from isolario.games.foggy_island import turns
from isolario.games.foggy_island.moves import AT, COVERT, HIRE, LAY, LIFT, PICK, QUARTERS, WIDE
from isolario.games.foggy_island.parts import REPLACE, SIDES
from isolario.games.foggy_island.pieces import HIPPO, KIND_TEXT, KINDS
from isolario.games.foggy_island.scoring import CELL_NAMES, ON_BOARD

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView

_KINDS = {kind.name: number for number, kind in enumerate(KINDS)}
_CELLS = {cell: number for number, cell in enumerate(ON_BOARD)}


def attempt(view: FoggyView, facets: Mapping[str, str]) -> Move | Refusal | None:
    """Why not; None if the core can tell."""
    seat, known = view.seat, view.known
    if seat is None:
        return None
    where, _, name = facets.get("piece", "").partition("-")
    name, _, count = name.rpartition("-")
    number = whole_number(count)
    kind = -1 if number is None else _KINDS.get(name, -1)
    cell = _CELLS.get(facets.get("place", ""), -1)
    if known.phase == "hand" and where == "hand" and kind >= 0 and cell < 0:
        return view.why_not(PICK[kind])
    if known.phase == "hire" and where == "shop" and kind >= 0 and cell < 0:
        if (number or 0) < known.sets[seat % SIDES].count(kind):
            return Refusal("FOG-H2", Text("hired_already", {"token": KIND_TEXT[kind]}))
        return view.why_not(HIRE[kind])
    if known.phase != "play":
        return None
    if known.task is not None and known.task.what != REPLACE:
        return view.why_not(AT[cell]) if cell >= 0 else None
    quarter = facets.get("place", "").removeprefix("gloom-")
    if quarter in QUARTERS:
        return view.why_not(LIFT[QUARTERS.index(quarter)])
    if known.must_lift and known.task is None and "option" not in facets:
        return view.why_not(LAY[0][max(cell, 0)])
    kind = kind if where == "hand" else -1
    return _laying(view, seat, kind, cell, facets.get("turn", ""), facets.get("face", ""))


def _laying(
    view: FoggyView, seat: int, kind: int, cell: int, turn: str, face: str
) -> Refusal | None:
    """Why a token (-1: any) cannot be laid on a cell (-1: anywhere), in a way to lie."""
    known = view.known
    kinds = turns.playable(known, seat)
    if kind >= 0 and kind not in kinds:
        return view.why_not(LAY[kind][max(cell, 0)])
    if cell < 0 or not kinds:
        return None
    if kind < 0:
        kind = next((other for other in kinds if other != HIPPO), HIPPO)
    refusal = view.why_not(LAY[kind][cell])
    if refusal is None or refusal.reason.id != "hippo_needs_two":
        return refusal
    if face != "up" and not turn and view.why_not(COVERT[HIPPO][cell]) is None:
        return None  # face down it needs only one
    pairs = [wide for wide in WIDE if cell == wide.cell]  # a place is the first of its cells
    if turn:
        pairs = [wide for wide in pairs if (wide.other == cell + 1) == (turn == "flat")]
    if any(view.why_not(wide) is None for wide in pairs):
        return None
    reason = Text("hippo_alone_there", {"cell": CELL_NAMES[cell]})
    return Refusal(refusal.clause, reason, (ON_BOARD[cell],))
