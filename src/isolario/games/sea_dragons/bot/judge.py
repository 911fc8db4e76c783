"""What a move is worth at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.moves import Move

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView


def judge(view: SeaDragonsView, move: Move) -> float:
    return 0.0
