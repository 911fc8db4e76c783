"""What a friend would say of a decision in Land vs Sea: what it is about, never what to do."""

from __future__ import annotations

from collections.abc import Iterator

from isolario.core.text import Text
from isolario.games.land_vs_sea.gains import most, placements
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, HAND, ROLES
from isolario.games.land_vs_sea.pieces import SIDES
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.view import LandVsSeaView

STACKS = 3
"""One turn in this many is about what to take rather than what to place: one sentence a turn."""
MUCH = 3
"""Points of a rival that are worth a warning."""


def coach(view: LandVsSeaView) -> Text | None:
    """One sentence about the decision of a view.

    >>> from isolario.games.land_vs_sea import GAME
    >>> lake = GAME.parse('''0 0 start 0
    ... -1 0 S01 5
    ... hands: S05/A M2/L47 | S47/L24b F/F2
    ... stacks: L05/S08b | L30b/S30b''')
    >>> print(lake.view(0).coach)
    coach_complete(n=2)
    """
    known, seat = view.known, view.seat or 0
    if known.step == "draft":
        if known.hands[seat]:
            return None
        return Text("coach_first_tiles", {"role": Text(ROLES[known.role(seat)])})
    later = known.turns // known.seats % STACKS == STACKS - 1
    if known.step == "place" and not known.again and not later:
        return _placing(known, seat)
    if known.step == "end" and later:
        return Text("coach_waypoint") if known.waypoint_moves(seat) else _taking(known)
    return None


def _placing(known: LandVsSeaState, seat: int) -> Text:
    best = most(known, seat)
    if best.points:
        return Text(_PROMISES[best.tiles > 0, best.waypoints > 0], {"n": best.points})
    feared = max((most(known, other).points for other in _rivals(known, seat)), default=0)
    if feared >= MUCH:
        return Text("coach_threat", {"n": feared})
    mine = [side for _, _, side in known.faces(seat)]
    if len(known.hands[seat]) == HAND and any(SIDES[side].action == "again" for side in mine):
        return Text("coach_again")
    return Text("coach_cartographer" if known.role(seat) == CARTOGRAPHER else "coach_open")


_PROMISES = {
    (True, False): "coach_complete",
    (True, True): "coach_complete_return",
    (False, False): "coach_marks",
    (False, True): "coach_return",
}
"""What the most that a tile can bring is said to be for: whether it completes areas of one's own,
whether it makes waypoints return."""


def _taking(known: LandVsSeaState) -> Text | None:
    """What the top tiles are good for; nothing where there is no choice."""
    tops = [stack[0].up for stack in known.stacks if stack]
    if len(tops) < len(known.stacks):
        return None
    useful = any(done for _, done in placements(known, tops))
    return Text("coach_top" if useful else "coach_tops")


def _rivals(known: LandVsSeaState, seat: int) -> Iterator[int]:
    for other in range(known.seats):
        if known.role(other) != known.role(seat):
            yield other
