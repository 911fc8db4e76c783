"""Why a move looks good: what the judge adds up, by name."""

from __future__ import annotations

from isolario.core.moves import Move
from isolario.core.reason import Term, amount
from isolario.core.text import Text
from isolario.games.foggy_island.bot.judge import effect, judge, outlook_of
from isolario.games.foggy_island.moves import At, Hire, Lay, LayWide, Pass, Pick, Swap
from isolario.games.foggy_island.turns import lies_down
from isolario.games.foggy_island.view import FoggyView

LAID = ("why_gone", "why_points", "why_room", "why_taken")
"""What a lay is judged by, in the order in which `Outlook.of_lay` says it."""


def explain(view: FoggyView, move: Move) -> list[Term]:
    """What `judge` adds up. A token is a secret as long as it lies face down, and so are hands and
    whom somebody hires: nobody may tell why."""
    match move:
        case Lay():
            up = not lies_down(view.known, move)
            reasons = _lay(view, move.kind, move.cell, up)
            if not move.covert:
                reasons.append(_term("why_effect", effect(view, move.kind, move.cell), up))
            return reasons
        case LayWide():
            of_lay = outlook_of(view).of_lay
            better = max((move.cell, move.other), key=lambda cell: of_lay(move.kind, cell)[-1])
            return _lay(view, move.kind, better, True)
        case At() | Swap():
            return [_term("why_lines", judge(view, move))]
        case Pass():
            return [_term("why_one_token", judge(view, move))]
        case Pick() | Hire():
            message = "why_pick" if isinstance(move, Pick) else "why_hire"
            return [Term(judge(view, move), Text(message), public=False)]
    return []


def _term(message: str, worth: float, public: bool = True) -> Term:
    return Term(worth, Text(message, {"n": amount(worth)}), public)


def _lay(view: FoggyView, kind: int, cell: int, public: bool) -> list[Term]:
    *worths, _ = outlook_of(view).of_lay(kind, cell)
    return [_term(name, worth, public) for name, worth in zip(LAID, worths, strict=True)]
