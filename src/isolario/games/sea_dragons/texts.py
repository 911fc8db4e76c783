"""What pieces are called in events: messages, made once."""

from __future__ import annotations

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.sea_dragons.parts import SHIPS, SIZE_NAMES, Fleet
from isolario.games.sea_dragons.pieces import MISSIONS, REEF_KINDS, SHAPES, Mission

REEF = {kind: Text(f"reef_{kind}") for kind in REEF_KINDS}
SHIP = tuple(Text(f"ship_{colour}") for colour in SHIPS)
SIZE = {size: Text(name) for size, name in SIZE_NAMES.items()}
CARD = {
    shape: Text("dragon_card", {"size": SIZE[int(shape[0])], "letter": shape[1]})
    for shape in SHAPES
}


def mission_for(mission: Mission, ships: Fleet) -> Text:
    """A mission, by what it gives and the ships that it takes: those it asks for, or others given
    in their place.

    >>> mission_for(MISSIONS["M02"], (1, 0, 2, 0)).args["red"]
    2
    """
    taken: Facts = dict(zip(SHIPS, ships, strict=True))
    return Text("mission_card", taken | {"worth": mission.points, "reefs": int(mission.reef)})


MISSION = {name: mission_for(mission, mission.ships) for name, mission in MISSIONS.items()}
"""Missions are named by what they ask for and give: another box may have others."""
