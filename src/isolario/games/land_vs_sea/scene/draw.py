"""How a game of Land vs Sea looks: the map, your own tiles, the other players, the stacks.

A key names a place (a cell, a slot of a hand), never a tile: what lies there is known by the side
that the viewer sees. The keys of each area are in its file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.games.land_vs_sea.scene.chart import board_area, map_at_length
from isolario.games.land_vs_sea.scene.choices import choices
from isolario.games.land_vs_sea.scene.hand import hand_area, players_area, stacks_area
from isolario.picture.scene import Area, Scene

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView


def draw(view: LandVsSeaView) -> Scene:
    """A view as a picture, with its seat's choices."""
    board = board_area(view)
    areas = [board, *in_front(view)]
    areas.append(stacks_area(view))
    areas.append(players_area(view))
    return Scene(tuple(areas), choices(view), {board.key: map_at_length(board)})


def in_front(view: LandVsSeaView) -> tuple[Area, ...]:
    """The viewer's own tiles."""
    return () if view.seat is None else (hand_area(view, view.seat),)
