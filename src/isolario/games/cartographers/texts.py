"""What the book tells of the cards in use."""

from __future__ import annotations

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, PIECES
from isolario.picture.lines import listed


def book_facts() -> Facts:
    """What each card shows, in words and pictures of the book, and how many edicts and skills there
    are (CRT-C1)."""
    facts: Facts = {"edicts": len(PIECES.edicts), "skills": len(PIECES.skills)}
    for card in EXPLORE.values():
        if card.kind != "explore":
            continue
        facts[f"{card.name}_terrains"] = listed([Text(terrain) for terrain in card.terrains])
        facts[f"{card.name}_time"] = card.time
        facts[f"{card.name}_shapes"] = " ".join(
            f"<shape_{card.name}_{place}/>" + " <coin/>" * shape.coin
            for place, shape in enumerate(card.shapes)
        )
    for ambush in AMBUSH.values():
        facts[f"{ambush.name}_arrow"] = f"<{ambush.arrow}/>"
    return facts
