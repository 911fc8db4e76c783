"""What pieces are called in events: messages, made once."""

from __future__ import annotations

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.sea_dragons.parts import SHIPS, SIZE_NAMES, Fleet
from isolario.games.sea_dragons.pieces import BOX, MISSIONS, REEF_KINDS, SHAPES, Mission

REEF = {kind: Text(f"reef_{kind}") for kind in REEF_KINDS}
SHIP = tuple(Text(f"ship_{colour}") for colour in SHIPS)
SIZE = {size: Text(name) for size, name in SIZE_NAMES.items()}
CARD = {
    shape: Text("dragon_card", {"size": SIZE[int(shape[0])], "letter": shape[1]})
    for shape in SHAPES
}


def _gives(mission: Mission) -> Facts:
    return {"worth": mission.points, "reefs": int(mission.reef)}


def ships(fleet: Fleet) -> Text:
    """Ships by colour, as missions ask for them.

    >>> ships((0, 2, 1, 0)).plain()
    'mission_ships(green=0, purple=2, red=1, blue=0)'
    """
    return Text("mission_ships", dict(zip(SHIPS, fleet, strict=True)))


def mission_for(mission: Mission, paid: Text) -> Text:
    """A mission, by what it gives and what is really given for it."""
    return Text("mission_paid", {**_gives(mission), "paid": paid})


MISSION = {
    name: Text("mission_card", ships(mission.ships).args | _gives(mission))
    for name, mission in MISSIONS.items()
}
"""Missions are named by what they ask for and give: another box may have others."""


def book_facts() -> Facts:
    """The missions, the cheapest first, and how many dragon cards of each shape there are."""
    names = sorted(MISSIONS, key=lambda name: (MISSIONS[name].points, name))
    facts: Facts = {f"mission_{at}": MISSION[name] for at, name in enumerate(names, 1)}
    for size, name in SIZE_NAMES.items():
        counts = BOX[size].items()
        facts[name] = ", ".join(f"{shape[1]} × {count}" for shape, count in counts)
    return facts
