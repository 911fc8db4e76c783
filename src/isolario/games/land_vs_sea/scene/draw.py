"""How a view of Land vs Sea looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.scene import Scene

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView


def draw(view: LandVsSeaView) -> Scene:
    return Scene(())
