"""Why a step looks good: what the best turn that begins with it brings, by name."""

from __future__ import annotations

from isolario.core.moves import Move
from isolario.core.reason import Term, amount
from isolario.core.text import Text
from isolario.games.beacon_patrol.bot.judge import thoughts_of
from isolario.games.beacon_patrol.moves import End, Give, Keep, Sail
from isolario.games.beacon_patrol.view import BeaconView


def explain(view: BeaconView, move: Move) -> list[Term]:
    """What `judge` adds up: what the team would have if the turn ended at once, and what the step
    leads to. Only the order of the stack is a secret, and nobody goes by it."""
    thoughts = thoughts_of(view)
    worth, base = thoughts.worth(move), thoughts.stay
    if isinstance(move, End):
        return [_term("why_end", worth)]
    start = _term("why_now", base, common=True)
    plan = thoughts.plans.get(move)
    if plan is None:
        message = "why_sails" if isinstance(move, Sail) else "why_otherwise"
        message = "why_keeps" if isinstance(move, Keep) else message
        return [start, _term(message, worth - base)]
    explored = thoughts.points(plan) - thoughts.points(thoughts.root)
    points = Term(explored, Text("why_explores", {"n": round(explored)}))
    later = "why_swap" if isinstance(move, Give) else "why_later"
    return [start, points, _term(later, worth - base - explored)]


def _term(message: str, worth: float, common: bool = False) -> Term:
    return Term(worth, Text(message, {"n": amount(worth)}), common=common)
