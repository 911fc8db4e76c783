"""Why a move looks good: what the judge adds up, by name."""

from __future__ import annotations

from isolario.core.chance import UNKNOWN
from isolario.core.moves import Move
from isolario.core.reason import Term, amount
from isolario.core.text import Text
from isolario.games.sea_dragons.bot.judge import (
    DRAWN,
    MOST,
    SIZE,
    TAKEN,
    Glance,
    glimpse,
)
from isolario.games.sea_dragons.bot.ships import mission_gain
from isolario.games.sea_dragons.moves import Cash, Draw, Fulfil, Keep, Pass, Place, Ships, Take
from isolario.games.sea_dragons.pieces import MISSIONS
from isolario.games.sea_dragons.view import SeaDragonsView

PLACED = ("why_gold", "why_touched", "why_ships", "why_reefs", "why_realms", "why_room")
"""What a dragon is judged by, in the order in which `Glance.place` adds it up."""


def explain(view: SeaDragonsView, move: Move) -> list[Term]:
    """What `judge` adds up. The reef cards that somebody keeps are a secret, and so is whatever
    hangs on them; a dragon is worth one thing to those who see the map, and more with the cards."""
    it = glimpse(view)
    bare = not view.known.reefs[it.seat]  # all that it goes by is on the table
    match move:
        case Place(cells):
            return _place(it, cells)
        case Pass(shape):
            gold = it.pass_turn("")
            return [_term("why_gold", gold), _term("why_card", it.pass_turn(shape) - gold, False)]
        case Keep(kind):
            return [_term("why_reef_card", it.keep(kind), False)]
        case Fulfil(slot, cards):
            return _fulfil(it, slot, it.fulfil(slot, cards), bare)
        case Ships(ships):
            return [_term("why_ships_left", it.pay(ships), bare)]
        case Take(shape):
            size = SIZE[int(shape[0])] if it.turns else 0.0
            return [_term("why_size", size), _term("why_fits", it.card(shape) - size)]
        case Draw(size):
            return [_term("why_size", SIZE[size]), _term("why_drawn", DRAWN)]
        case Cash():
            return [_term("why_cash", it.cash())]
    return []


def _term(message: str, worth: float, public: bool = True) -> Term:
    return Term(worth, Text(message, {"n": amount(worth)}), public)


def _place(it: Glance, cells: int) -> list[Term]:
    found: list[Term] = []
    seen, own = _things(_onlooker(it).place(cells)), _things(it.place(cells))
    for name, plain, known in zip(PLACED, seen, own, strict=True):
        found.append(_term(name, plain))
        found.append(_term("why_own_cards", known - plain, False))
    return found


def _things(sums: tuple[float, ...]) -> list[float]:
    """What was added each time."""
    return [after - before for before, after in zip((0.0, *sums), sums, strict=False)]


def _onlooker(it: Glance) -> Glance:
    """How somebody who does not see the kept reef cards judges."""
    known = it.known.copy()
    reefs = list(known.reefs)
    reefs[it.seat] = (UNKNOWN,) * len(reefs[it.seat])
    known.reefs = tuple(reefs)
    return Glance(SeaDragonsView(it.seat, known))


def _fulfil(it: Glance, slot: int, worth: float, bare: bool) -> list[Term]:
    mission = MISSIONS[it.known.missions[slot]]
    brings = mission_gain(mission.id) + sum(mission.ships)
    public = [
        _term("why_mission", brings),
        _term("why_next_mission", MOST),
        _term("why_card_too", TAKEN),
    ]
    left = worth - sum(term.worth for term in public)
    return [*public, _term("why_ships_left", left, bare)]
