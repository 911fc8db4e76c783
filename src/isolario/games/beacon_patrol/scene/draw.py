"""How a game of Beacon Patrol looks: the chart, your own tiles, the other players, the score, and
what is left in the stack.

Hands and discards are public (BCN-H1), so keys may name tiles; nothing gives away the order of the
stack. The keys of each area are in its file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.games.beacon_patrol.scene.chart import board_area, chart_at_length
from isolario.games.beacon_patrol.scene.choices import choices
from isolario.games.beacon_patrol.scene.hand import hand_area, players_area
from isolario.games.beacon_patrol.scene.score import score_area, stack_area, stack_at_length
from isolario.picture.scene import Area, Scene

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView


def draw(view: BeaconView) -> Scene:
    """A view as a picture, with its seat's choices."""
    board = board_area(view)
    details = {board.key: chart_at_length(board)}
    areas = [board, *in_front(view)]
    areas.append(players_area(view))
    areas.append(score_area(view))
    if view.known.stack:
        stack = stack_area(view)
        details[stack.key] = stack_at_length(stack)
        areas.append(stack)
    return Scene(tuple(areas), choices(view), details)


def in_front(view: BeaconView) -> tuple[Area, ...]:
    """The viewer's own tiles."""
    return () if view.seat is None else (hand_area(view, view.seat),)
