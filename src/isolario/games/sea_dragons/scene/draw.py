"""How a view of Sea Dragons looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.scene import Scene

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView


def draw(view: SeaDragonsView) -> Scene:
    return Scene(())
