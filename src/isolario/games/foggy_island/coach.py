"""What a friend would say of a decision to a first-time player: never a move.

>>> import isolario
>>> state = isolario.new("foggy-island", seed=7)
>>> state.view(0).coach.id
'coach_hand'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits
from isolario.core.text import Text
from isolario.games.foggy_island.parts import SIDES
from isolario.games.foggy_island.pieces import KIND_OF, KINDS, UNKNOWN_KIND, token
from isolario.games.foggy_island.scoring import Line, lines, points

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView

EARLY = 8  # tokens: until then, the middle is what matters
LATE = 16  # free cells: from then on, hiding places get scarce
MUCH = 5  # points: what is worth stopping

_WOLF, _RAT, _PIG = (KIND_OF[letter] for letter in "WRP")


def coach(view: FoggyView) -> Text | None:
    """One sentence on what the decision of a view is about, or nothing."""
    known = view.known
    if known.phase == "hand":
        return Text("coach_hand")
    if known.phase == "weather":
        return Text("coach_weather")
    if known.phase == "hire":
        left = known.usual_rounds - known.round + 1
        return Text("coach_hire", {"n": left}) if known.by_coins else Text("coach_hire_freely")
    if known.phase != "play" or known.tasks or known.laid:
        return None  # the prompt says what an effect asks
    if known.must_lift:
        return Text("coach_lift")
    if known.weather == "fog":
        return Text("coach_fog")
    return _laying(view)


def _laying(view: FoggyView) -> Text | None:
    """What placing a token is about, where everybody sees what lies there."""
    known = view.known
    seat = view.seat or 0
    hand, side = known.hands[seat], seat % SIDES
    if UNKNOWN_KIND in hand:  # a position that somebody has written may leave it blank
        return None
    builders = [kind for kind in hand if KINDS[kind].builds == "own"]
    if all(KINDS[kind].builds == "other" for kind in hand):
        return Text("coach_spies")
    mine = _worth(view, side, builders[0]) if builders else {}
    theirs = max(_worth(view, 1 - side, _WOLF).values(), default=0)
    best = max(mine.values(), default=0)
    if theirs >= MUCH and theirs > best:
        return Text("coach_threat", {"n": theirs})
    if best and _crosses(view, side, builders[0], max(mine, key=mine.__getitem__)):
        return Text("coach_crossing")
    if best:
        return Text("coach_finish", {"n": sum(gain > 0 for gain in mine.values())})
    rats = hand.count(_RAT) + known.decks[seat].count(_RAT)
    if rats and known.free.bit_count() <= LATE:
        return Text("coach_rats", {"n": rats})
    if _PIG in hand:
        return Text("coach_pig")
    laid = sum(1 for code in known.board if code)
    return Text("coach_middle") if laid < EARLY else None


def _worth(view: FoggyView, side: int, kind: int) -> dict[int, int]:
    """What a token of a side would add to its points, on each cell where one can be placed."""
    known = view.known
    before, code = points(known.board)[side], token(side, kind)
    return {
        cell: points(_with(known.board, cell, code))[side] - before
        for cell in bits(known.free_cells)
    }


def _crosses(view: FoggyView, side: int, kind: int, cell: int) -> bool:
    """Whether a token there would be in several lines."""
    after: list[Line] = lines(_with(view.known.board, cell, token(side, kind)))
    return sum(line.side == side and bool(line.cells >> cell & 1) for line in after) > 1


def _with(board: bytearray, cell: int, code: int) -> bytearray:
    changed = bytearray(board)
    changed[cell] = code
    return changed
