"""The drawings of cards as an owner's box has them: their shapes, and their slips on the season's
strip. Those of ours are drawn by hand, in ``symbols.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from isolario.core.boards.polyomino import Polyomino
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, FOLDER, SOURCE, ExploreCard
from isolario.picture.beside import SYMBOLS, drawings_beside

PLATE = (88.0, 68.0)  # u: the room for a shape on its plate
CELL = 18.0  # u: a cell of a shape, if there is room
SWATCH = 0.46  # the size of a terrain on a slip
ROOM = {1: 36.0, 2: 76.0}  # u: the room for terrains on a slip, by the time of the card


@cache
def symbols() -> Path:
    """The file with the drawings of the cards in use.

    >>> symbols().parent.name
    'cartographers'
    """
    return drawings_beside(SOURCE, FOLDER, _drawn) / SYMBOLS


def _drawn() -> dict[str, str]:
    ours = (FOLDER / SYMBOLS).read_text("utf-8")
    names = "|".join((*EXPLORE, *AMBUSH))
    kept = re.sub(rf"(?m)^(shape_({names})_[0-9]|slip_({names})) = .*\n", "", ours)
    return {SYMBOLS: kept + "\n".join(("", *_shapes(), *_slips(), ""))}


def _shapes() -> Iterator[str]:
    yield "[shapes_of_the_box]"
    yield "box = [-46, -36, 92, 72]"
    for card in EXPLORE.values():
        for place, shape in enumerate(card.shapes):
            yield f"shape_{card.name}_{place} = {plate(shape.cells, 'square')}"
    for ambush in AMBUSH.values():
        yield f"shape_{ambush.name}_0 = {plate(ambush.shape.cells, 'lair')}"


def plate(cells: Polyomino, mark: str) -> str:
    """The layers of a shape on its plate, in the middle of it.

    >>> plate(((0, 0), (0, 1)), "lair")
    '["plate", "lair -9 0", "lair 9 0"]'
    """
    tall, wide = (max(cell[way] for cell in cells) + 1 for way in (0, 1))
    scale = min(1.0, PLATE[0] / (CELL * wide), PLATE[1] / (CELL * tall))
    size = CELL * scale
    layers = ["plate"]
    for y, x in cells:
        across, down = size * (x - (wide - 1) / 2), size * (y - (tall - 1) / 2)
        layers.append(f"{mark} {across:.4g} {down:.4g}" + (f" {scale:.3g}" if scale < 1 else ""))
    return _listed(layers)


def _slips() -> Iterator[str]:
    yield "[slips_of_the_box]"
    yield "box = [-20, -15, 40, 30]"
    yield from (_slip(card) for card in EXPLORE.values() if card.time == 1)
    yield "[long_slips_of_the_box]"
    yield "box = [-40, -15, 80, 30]"
    yield from (_slip(card) for card in EXPLORE.values() if card.time > 1)
    yield "[short_slips_of_the_box]"
    yield "box = [-12, -12, 24, 24]"
    for card in EXPLORE.values():
        if not card.time:
            sign = {"ruins": ["ruins_sign"], "rift": ["rift_sign"]}.get(card.kind, ["moment"])
            yield f"slip_{card.name} = {_listed(sign)}"


def _slip(card: ExploreCard) -> str:
    """A card on the strip: its terrains side by side."""
    number = len(card.terrains)
    scale = min(SWATCH, ROOM[card.time] / (48 * number))
    step = min(28.0, ROOM[card.time] / number)
    layers = [f"slip_{card.time}"]
    for place, terrain in enumerate(card.terrains):
        layers.append(f"swatch_{terrain} {step * (place - (number - 1) / 2):.4g} 0 {scale:.3g}")
    return f"slip_{card.name} = {_listed(layers)}"


def _listed(layers: list[str]) -> str:
    return "[" + ", ".join(f'"{layer}"' for layer in layers) + "]"
