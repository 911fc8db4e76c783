"""What a friend would say of a decision in Land vs Sea: what it is about, never what to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from isolario.core.boards.hex import STEPS, Cell
from isolario.core.text import Text
from isolario.games.land_vs_sea.board import Area, Ground, Placed
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, HAND, ROLES, TERRAIN
from isolario.games.land_vs_sea.pieces import FITS, SIDES
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
    ... -1 0 S03 5
    ... hands: S02/M1 M3/L47 | S47/L03 F/F2
    ... stacks: L05/S05 | L30/S30''')
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
    role, ground = known.role(seat), known.ground
    mine = [side for _, _, side in known.faces(seat)]
    own, best = max(_prizes(ground, mine, role), default=(0, 0), key=sum)
    if own or best:
        return Text("coach_complete" if own else "coach_marks", {"n": own + best})
    feared = max((_feared(known, other) for other in _rivals(known, seat)), default=0)
    if feared >= MUCH:
        return Text("coach_threat", {"n": feared})
    if len(known.hands[seat]) == HAND and any(SIDES[side].action == "again" for side in mine):
        return Text("coach_again")
    return Text("coach_cartographer" if role == CARTOGRAPHER else "coach_open")


def _taking(known: LandVsSeaState) -> Text | None:
    """What the top tiles are good for; nothing where there is no choice."""
    tops = [stack[0].up for stack in known.stacks if stack]
    if len(tops) < len(known.stacks):
        return None
    useful = any(_completed(known.ground, tops))
    return Text("coach_top" if useful else "coach_tops")


def _rivals(known: LandVsSeaState, seat: int) -> Iterator[int]:
    for other in range(known.seats):
        if known.role(other) != known.role(seat):
            yield other


def _feared(known: LandVsSeaState, other: int) -> int:
    """What a rival can get at once with a side that is in sight."""
    seen = [side for _, _, side in known.faces(other)]
    return max(map(sum, _prizes(known.ground, seen, known.role(other))), default=0)


def _prizes(ground: Ground, sides: Iterable[str], role: int) -> Iterator[tuple[int, int]]:
    """What a role gets for areas that one of these sides completes: for tiles, for + marks."""
    for areas in _completed(ground, sides):
        tiles = sum(len(area.tiles) for area in areas if area.terrain == TERRAIN[role])
        yield tiles, sum(area.bonus for area in areas)


def _completed(ground: Ground, sides: Iterable[str]) -> Iterator[list[Area]]:
    """The areas that each placement of a side completes, if any."""
    cells = _last_cells(ground)
    for side in sides:
        for cell in cells:
            fits = FITS[side][ground.coast[cell]]
            for turn in range(6):
                if not fits >> turn & 1:
                    continue
                after = ground.copy()
                after.place(Placed(side, turn, *cell))
                found = {after.areas[area] for area in after.area_at[-6:]}
                if done := [area for area in found if area.complete]:
                    yield done


def _last_cells(ground: Ground) -> set[Cell]:
    """The empty cells that are the only one some area is open towards."""
    found = set()
    for area in ground.areas.values():
        if not area.open:
            continue
        beside = set()
        for slot in area.slots:
            (q, r), (dq, dr) = ground.placed[slot // 6].cell, STEPS[slot % 6]
            if (q + dq, r + dr) not in ground.where:
                beside.add((q + dq, r + dr))
        if len(beside) == 1:
            found |= beside
    return found
