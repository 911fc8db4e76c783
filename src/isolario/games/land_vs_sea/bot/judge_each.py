"""What a good player of Land vs Sea looks at, for all moves of a view at once."""

from __future__ import annotations

from collections.abc import Sequence

from isolario.core.moves import Move
from isolario.games.land_vs_sea.bot.judge import glance, judge
from isolario.games.land_vs_sea.bot.survey import survey
from isolario.games.land_vs_sea.moves import Place, Placements
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.view import LandVsSeaView


def judge_each(view: LandVsSeaView, moves: Sequence[Move]) -> list[float]:
    """What `judge` says of each of some moves. Placements have much in common; all others are few.

    >>> from isolario.games.land_vs_sea import GAME
    >>> view = GAME.new(2, 7).view(0)
    >>> judge_each(view, view.legal_moves()) == [judge(view, it) for it in view.legal_moves()]
    True
    """
    if view.known.step != "place":
        return [judge(view, move) for move in moves]
    actions = glance(view).actions
    looked = survey(view.known, view.seat or 0)
    found: list[float] = []
    if isinstance(moves, Placements):  # all of them: they need not even be made
        for _, _, side in moves.faces:
            values, action = looked.values(side), actions[SIDES[side].action]
            found += [value + action for value in values] if action else values
        return found
    hand = view.known.hands[view.seat or 0]
    for move in moves:
        if isinstance(move, Place):
            side = hand[move.slot].down if move.face else hand[move.slot].up
            value = looked.value(side, move.turn, move.cell)
            found.append(value + actions[SIDES[side].action])
        else:
            found.append(judge(view, move))
    return found
