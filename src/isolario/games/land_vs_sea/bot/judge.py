"""What a move is worth at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.moves import Move

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView


def judge(view: LandVsSeaView, move: Move) -> float:
    return 0.0
