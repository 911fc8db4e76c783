"""What the book tells of the tokens and cards in use."""

from __future__ import annotations

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.foggy_island.pieces import KINDS, MERCENARIES, PIECES


def book_facts() -> Facts:
    """How many there are of each character and each kind of weather, and what each mercenary costs
    (FOG-C1, FOG-C2, FOG-N12, FOG-N13)."""
    mercenaries = [KINDS[place] for place in MERCENARIES]
    of_all = sum(kind.count for kind in mercenaries)
    facts: Facts = {"cards": sum(PIECES.weather.values()), "mercenaries": of_all}
    facts.update(PIECES.weather)
    facts |= {f"{kind.name}_count": kind.count for kind in KINDS}
    for kind in mercenaries:
        priced: Facts = {"token": Text(kind.name), "n": kind.price}
        facts[f"{kind.name}_price"] = Text("shop_price", priced)
    return facts
