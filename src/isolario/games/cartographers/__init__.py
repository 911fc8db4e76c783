"""Cartographers: sheets, scoring cards, what can be drawn, and the rules without skills.

It is not on the shelf yet (there is no GAME): pictures, words, skills and bots are to come.

>>> sheet = Sheet.blank("A").draw(0b111, "water")
>>> score_card("canal_lake", sheet), monster_penalty(sheet)
(0, 0)
"""

from __future__ import annotations

from isolario.games.cartographers.drawing import placements, solo_ambush
from isolario.games.cartographers.scoring import monster_penalty, score_card
from isolario.games.cartographers.sheet import Sheet

__all__ = ["Sheet", "monster_penalty", "placements", "score_card", "solo_ambush"]
