"""A view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView

LENGTH = 1


def features(view: SeaDragonsView) -> tuple[float, ...]:
    return (0.0,)
