"""A bot says in one sentence why it moved, to everybody at the table."""

from __future__ import annotations

from isolario.bots import seconds_ahead
from isolario.core.game import View
from isolario.core.moves import Move
from isolario.core.reason import reasons
from isolario.core.text import Text


def why(view: View, move: Move, level: str) -> Text:
    """Why a bot of this level made a move in this view of its own: what the move brings, and what
    it costs, as far as others may know. It is true of any move: also of one that slipped out, or
    that looked best only when it was played out. Of those who look ahead it says that they did,
    where the time that they took has told so, too (`isolario.table.pace`).

    >>> import isolario
    >>> state = isolario.new("beacon-patrol", seed=7)
    >>> view = state.view(state.active)
    >>> why(view, view.legal_moves()[0], "easy").english("beacon-patrol")
    'Seat 2: prospects for the next turns: +5.'
    """
    if view.seat is None:
        return Text("reasons_secret", {"player": 0})
    said = reasons(view.seat, view.explain(move))
    looks_ahead = seconds_ahead(level, view.game) and not view.known.discreet(view.seat)
    if looks_ahead and view.game.bot.worth_a_thought(view):
        return Text("reasons_tried_out", {"reasons": said})
    return said
