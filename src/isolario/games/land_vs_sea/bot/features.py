"""A view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView

LENGTH = 1


def features(view: LandVsSeaView) -> tuple[float, ...]:
    return (0.0,)
