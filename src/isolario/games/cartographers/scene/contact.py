"""All cards and both maps as they are drawn, for the owner of a box to look through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from isolario.core.boards.bits import bits
from isolario.core.text import Text
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, MAPS, PIECES, SCORING, SKILLS
from isolario.games.cartographers.scene.parts import CARD, SKILL
from isolario.games.cartographers.sheet import SIDE, Sheet
from isolario.picture.contact import Piece, one
from isolario.picture.contact import Sheet as Page
from isolario.picture.scene import Sprite

_STEP = 98.0  # u: from one shape to the next
_CELL = 24.0  # u: a cell of a map
Drawn = Callable[[float, float], Iterable[Sprite]]


def _explore(name: str) -> Drawn:
    """The shapes of a card, each with its coin, and its terrains; of others, their sign."""
    card = EXPLORE[name]

    def drawn(x: float, y: float) -> Iterable[Sprite]:
        terrains = [f"swatch_{it}" for it in card.terrains] if card.kind == "explore" else []
        for place, symbol in enumerate(terrains or [f"slip_{name}"]):
            at = x + 26 * (place - (len(terrains or "1") - 1) / 2)
            yield Sprite(f"{name}-{symbol}", symbol, at, y + 56, scale=0.46 if terrains else 1)
        for place, shape in enumerate(card.shapes):
            at = x + _STEP * (place - (len(card.shapes) - 1) / 2)
            yield Sprite(f"{name}-{place}", f"shape_{name}_{place}", at, y - 4)
            if shape.coin:
                yield Sprite(f"coin-{name}-{place}", "coin", at + 36, y - 30, scale=0.9, layer=1)

    return drawn


def _ambush(name: str) -> Drawn:
    """The shape of an ambush, its arrow, and the corner where a lone player's monsters begin."""
    card = AMBUSH[name]

    def drawn(x: float, y: float) -> Iterable[Sprite]:
        yield Sprite(name, f"shape_{name}_0", x, y - 4)
        yield Sprite(f"arrow-{name}", card.arrow, x + 20, y + 56, scale=0.8)
        corner = f"corner_{card.corner.replace('-', '_')}"
        yield Sprite(f"corner-{name}", corner, x - 20, y + 56, scale=0.8)

    return drawn


def _map(side: str) -> Drawn:
    """A side of the sheets as it is printed."""
    sheet = Sheet.blank(side)
    printed = (
        (sheet.free & ~sheet.ruins, "edge"),
        (sheet.ruins, "ruins"),
        (sheet.mountains, "mountain"),
        (sheet.chasm, "chasm"),
    )

    def drawn(x: float, y: float) -> Iterable[Sprite]:
        for cells, symbol in printed:
            for cell in bits(cells):
                row, column = divmod(cell, SIDE)
                at = x + _CELL * (column - SIDE // 2), y + _CELL * (row - SIDE // 2)
                yield Sprite(f"{side}-{cell}", symbol, *at, scale=_CELL / 48)

    return drawn


def contact_sheet() -> tuple[Page, ...]:
    """Explore and ambush cards, edicts, skills and maps."""
    explore = [
        Piece(Text("sheet_explore", {"card": CARD[card.name], "n": card.time}), _explore(card.name))
        for card in PIECES.explore
    ]
    ambush = [Piece(CARD[name], _ambush(name)) for name in AMBUSH]
    edicts = [
        Piece(Text("sheet_solo", {"card": CARD[name], "n": SCORING[name].solo}), one(name))
        for name in PIECES.edicts
    ]
    skills = [
        Piece(
            Text("sheet_cost", {"card": SKILL[name], "n": SKILLS[name].cost}), one(f"{name}_sign")
        )
        for name in PIECES.skills
    ]
    maps = [Piece(side, _map(side)) for side in MAPS]
    return (
        Page(Text("sheet_explore_cards"), tuple(explore), 236, 156),
        Page(Text("sheet_ambush_cards"), tuple(ambush), 236, 152),
        Page(Text("sheet_scoring_cards"), tuple(edicts), 236, 48),
        Page(Text("sheet_skill_cards"), tuple(skills), 236, 48),
        Page(Text("sheet_maps"), tuple(maps), 320, _CELL * SIDE + 16),
    )
