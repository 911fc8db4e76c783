"""Why a move looks good: what the judge adds up, by name."""

from __future__ import annotations

from isolario.core.moves import Move
from isolario.core.reason import Term, amount
from isolario.core.text import Text
from isolario.games.land_vs_sea.bot.judge import FIRST, MATE, Glance, glance
from isolario.games.land_vs_sea.moves import Draw, Place, Special, Steal, Waypoint
from isolario.games.land_vs_sea.parts import ROLES
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.view import LandVsSeaView


def explain(view: LandVsSeaView, move: Move) -> list[Term]:
    """What `judge` adds up. Only the hidden side of a tile is a secret."""
    match move:
        case Place():
            return _place(glance(view), move)
        case Special(turn, cell):
            it = glance(view)
            points, hope = it.outlook.lay(it.outlook.ground, cell, turn)
            return [*_points(it, points), _hope("why_areas", hope)]
        case Draw(stack):
            return _prizes(glance(view), view.known.stacks[stack][0].up)
        case Steal(seat, slot):
            return _steal(glance(view), seat, slot)
        case Waypoint(region, cell):
            done, ringed = glance(view).back(region, cell)
            return [
                Term(FIRST, Text("why_waypoint_first")),
                _hope("why_waypoint_done", done),
                _hope("why_waypoint_ringed", ringed),
            ]
    return []


def _place(it: Glance, move: Place) -> list[Term]:
    tile = it.known.hands[it.seat][move.slot]
    side = tile.down if move.face else tile.up
    points, areas, routes, hope = it.outlook.place(side, move.turn, move.cell)
    action = SIDES[side].action
    mine, tiles = it.outlook.role, it.outlook.completed(side, move.turn, move.cell)[it.outlook.role]
    points[mine] -= tiles  # they have a term of their own
    return [
        Term(it.outlook.weights[mine] * tiles, Text("why_completes", {"tiles": tiles})),
        *_points(it, points),
        _hope("why_areas", areas),
        _hope("why_routes", routes - areas),
        _hope("why_special", hope - routes),
        Term(it.actions[action], Text("why_steals" if action == "steal" else "why_again")),
    ]


def _points(it: Glance, points: list[int]) -> list[Term]:
    """The points that a tile scores, for the viewer and for others."""
    found = []
    for role, (weight, count) in enumerate(zip(it.outlook.weights, points, strict=True)):
        mine = role == it.outlook.role
        text = Text("why_points", {"n": count})
        if not mine:
            text = Text("why_others", {"side": Text(ROLES[role]), "n": count})
        found.append(Term(weight * count, text))
    return found


def _hope(message: str, worth: float) -> Term:
    return Term(worth, Text(message, {"n": amount(worth)}))


def _prizes(it: Glance, side: str) -> list[Term]:
    mine, kept = it.prizes(side)
    return [_hope("why_takes", mine), _hope("why_keeps", kept)]


def _steal(it: Glance, seat: int, slot: int) -> list[Term]:
    up = it.known.hands[seat][slot].up
    mate = it.known.seats == 4 and seat % 2 == it.seat % 2
    public = [*_prizes(it, up), Term(-MATE * mate, Text("why_mate"))]
    more = it.steal(seat, slot) - sum(term.worth for term in public)
    return [*public, Term(more, Text("why_other_side", {"n": amount(more)}), public=False)]
