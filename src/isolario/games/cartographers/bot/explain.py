"""Why a move looks good: what the judge adds up, by name."""

from __future__ import annotations

from isolario.core.moves import Move
from isolario.core.reason import Term, amount
from isolario.core.text import Text
from isolario.games.cartographers.bot.judge import LATER, Glance, glance_at
from isolario.games.cartographers.moves import Draw, Lie, Use
from isolario.games.cartographers.sheet import BRUSHES
from isolario.games.cartographers.skills import lone_acrobatics
from isolario.games.cartographers.view import CartographersView

THINGS = {
    "coin": "why_coin",
    "coins": "why_mountains",
    "narrow": "why_narrow",
    "threats": "why_monsters",
}
"""How what is not an edict is told."""


def explain(view: CartographersView, move: Move) -> list[Term]:
    """What `judge` adds up. Everybody sees what has been drawn, once all have drawn."""
    it = glance_at(view)
    match move:
        case Draw(cells):
            coin = cells in it.coined
            return _drawing(it, cells, BRUSHES[move.terrain], coin, it.sign)
        case Use(skill):
            if it.too_early(skill):
                return [Term(LATER, Text("why_later"))]
            best, price, wait = it.weigh(skill)
            return [
                _term("why_skill", best),
                _term("why_price", -price),
                _term("why_wait", -wait),
            ]
        case Lie(how):
            cells = lone_acrobatics(view.known.card, it.desk.sheet)[how]
            return _drawing(it, cells, "monster", False, 1.0)
    return []


def _term(message: str, worth: float) -> Term:
    return Term(worth, Text(message, {"n": amount(worth)}))


def _drawing(it: Glance, cells: int, terrain: str, coin: bool, sign: float) -> list[Term]:
    found: list[Term] = []
    for name, gain in it.parts(cells, terrain, coin):
        worth = sign * gain
        if name in THINGS:
            found.append(_term(THINGS[name], worth))
        else:
            text = Text("why_edict", {"card": Text(name), "n": amount(worth)})
            found.append(Term(worth, text))
    return found
