"""What the book tells of the tiles in use."""

from __future__ import annotations

from isolario.core.event import Facts
from isolario.games.beacon_patrol.pieces import PIECES


def book_facts() -> Facts:
    """How many tiles there are in the box, and in the stacks of games (BCN-C1, BCN-S1)."""
    base, windmills, piers = (len(it) for it in (PIECES.base, PIECES.windmills, PIECES.piers))
    return {
        "base": base,
        "windmills": windmills,
        "piers": piers,
        "with_windmills": base + windmills,
        "with_piers": base + piers,
        "with_both": base + windmills + piers,
    }
