"""What a friend would say of a decision, in one sentence: what it is about, never what to do."""

from __future__ import annotations

from isolario.core.boards.bits import bits
from isolario.core.text import Text
from isolario.games.cartographers.drawing import single_cell
from isolario.games.cartographers.pieces import EXPLORE, SEASONS
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.scoring import monster_penalty
from isolario.games.cartographers.sheet import GRID, Sheet
from isolario.games.cartographers.view import CartographersView

MANY_MONSTERS = 3
"""Stars that monsters must cost to be worth mentioning."""


def coach(view: CartographersView) -> Text | None:
    """The most important thing about the card that was turned, before anything is decided.

    >>> import isolario
    >>> coach(isolario.new("cartographers", seed=3).view(0)).id
    'coach_ambush'
    """
    known, seat = view.known, view.seat
    if seat is None or known.desk(seat).steps:
        return None
    if known.phase == "ambush":
        return Text("coach_ambush")
    if known.phase != "draw":
        return None
    sheet = known.sheets[seat]
    first, second = (
        Text(known.edicts[EDICTS.index(letter)]) for letter in SEASONS[known.season].edicts
    )
    if single_cell(known.card, sheet, known.ruins):
        return Text("coach_single")
    if known.ruins:
        return Text("coach_ruins")
    if known.time >= SEASONS[known.season].length:
        return Text("coach_last", {"first": first, "second": second})
    if (cost := monster_penalty(sheet)) >= MANY_MONSTERS:
        return Text("coach_monsters", {"n": cost})
    if _nearly_closed(sheet):
        return Text("coach_mountain")
    if any(shape.coin for shape in EXPLORE[known.card].shapes):
        return Text("coach_coin", {"n": len(SEASONS) - known.season})
    return Text("coach_season", {"first": first, "second": second})


def _nearly_closed(sheet: Sheet) -> bool:
    """Whether some mountain lacks only one side (CRT-D4)."""
    return any(
        (GRID.beside(1 << mountain) & sheet.free).bit_count() == 1
        for mountain in bits(sheet.mountains)
    )
