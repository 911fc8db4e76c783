"""What can be asked of a view at a table without changing anything."""

from __future__ import annotations

from collections.abc import Mapping

from isolario.core.errors import BadNotation, IllegalMove, NotAllowed
from isolario.core.game import Refusal, View
from isolario.core.text import Text
from isolario.table.messages import Foreseen, Refused, Seen
from isolario.table.problems import refused, refused_move
from isolario.table.running import RunningGame


def foreseen(
    running: RunningGame, seat: int, notation: str, facets: Mapping[str, str] | None = None
) -> Refused | Foreseen:
    """What would this move do, or why can it not be made?"""
    view = running.views[seat]
    try:
        if facets:
            meant = view.attempt(facets) or Refusal("", Text("page_more_to_choose"))
        else:
            move = view.game.read(notation)
            meant = view.why_not(move) or move
        if isinstance(meant, Refusal):
            return Refused(meant.reason, meant.clause, meant.cells, notation)
        return Foreseen(meant.notation, running.preview(seat, meant))
    except (BadNotation, IllegalMove) as error:
        return refused_move(error, notation)
    except NotAllowed:
        return Refused(Text("wrong_step"), move=notation)


def seen(view: View, board: str) -> Refused | Seen:
    """A board shown small, at its full size."""
    area = view.look(board)
    return refused("page_no_such_board") if area is None else Seen(area)
