"""What a good move is in Skerries, at a glance, and why."""

from __future__ import annotations

from isolario.core.game import View
from isolario.core.moves import Move
from isolario.core.reason import Term
from isolario.core.text import Text
from skerries.moves import CELLS, Land, Sail
from skerries.rules import BESIDE, SkerriesState


def judge(view: View[SkerriesState], move: Move) -> float:
    """Land where it gives most, or keeps most from others; sail early if much is at stake."""
    return sum(worths(view, move))


def explain(view: View[SkerriesState], move: Move) -> list[Term]:
    """What the judge adds up, in words; all of it can be known, once winds are shown."""
    own, *others = worths(view, move)
    if isinstance(move, Land):
        points, kept = int(own), int(2 * others[0])
        return [
            Term(own, Text("why_landed", {"n": points})),
            Term(others[0], Text("why_kept", {"n": kept})),
        ]
    why = "why_early" if own > 0 else "why_late"
    return [Term(own, Text(why, {"n": move.wind if isinstance(move, Sail) else 0}))]


def worths(view: View[SkerriesState], move: Move) -> tuple[float, ...]:
    """What a move is worth, thing by thing."""
    known, seat = view.known, view.seat or 0
    if isinstance(move, Land):
        others = (gain(known, move.cell, other) for other in range(known.seats) if other != seat)
        return gain(known, move.cell, seat), max(others) / 2
    free = sorted(-gain(known, cell, seat) for cell in CELLS if cell not in known.flags)
    stake = free[min(known.seats, len(free)) - 1] - free[0]
    return ((1 if stake > 1 else -1) * (move.wind if isinstance(move, Sail) else 0),)


def gain(known: SkerriesState, cell: str, seat: int) -> int:
    """What a seat would get for landing somewhere."""
    return known.seals[cell] + sum(known.flags.get(other) == seat for other in BESIDE[cell])
