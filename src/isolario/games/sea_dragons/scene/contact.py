"""All pieces as they are drawn, for the owner of a box to look through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from isolario.core.text import Text
from isolario.games.sea_dragons.board import REALM, SPOT, printed
from isolario.games.sea_dragons.parts import SHIPS
from isolario.games.sea_dragons.pieces import MISSIONS, PIECES, REEF_BOX, SHAPES
from isolario.games.sea_dragons.scene.market import mission_sprites
from isolario.games.sea_dragons.scene.parts import CELL, card_sprites
from isolario.games.sea_dragons.scene.sea import thing
from isolario.picture.contact import Piece, Sheet, one
from isolario.picture.scene import Sprite

_SCALE = 0.6
Drawn = Callable[[float, float], Iterable[Sprite]]


def _face(name: str) -> Drawn:
    """A face as it lies in the north-west; on its ship spots lie ships of all colours."""

    def drawn(x: float, y: float) -> Iterable[Sprite]:
        yield Sprite(name, "water", x, y, scale=_SCALE, layer=-1)
        number = 0
        for at, letter in enumerate("".join(PIECES.faces[name])):
            row, column = divmod(at, REALM)
            middle = _SCALE * CELL * (REALM - 1) / 2
            across, down = x - middle + _SCALE * CELL * column, y - middle + _SCALE * CELL * row
            key = f"{name}-{at}"
            if SPOT in printed(letter):
                ship = f"ship_{SHIPS[number % len(SHIPS)]}"
                yield Sprite(f"{key}-ship", ship, across, down, scale=_SCALE, layer=1)
                number += 1
            yield from thing(key, letter, across, down, _SCALE)

    return drawn


def _card(shape: str) -> Drawn:
    return lambda x, y: card_sprites(shape, shape, x, y, 1.6)


def _mission(name: str) -> Drawn:
    return lambda x, y: mission_sprites(name, name, x, y)


def contact_sheet() -> tuple[Sheet, ...]:
    """Boards, dragon cards, missions and reef cards."""
    side = REALM * CELL * _SCALE
    faces = [Piece(name, _face(name)) for board in PIECES.boards for name in board]
    cards = [Piece(f"{shape} × {PIECES.cards[shape]}", _card(shape)) for shape in SHAPES]
    missions = [
        Piece(f"{name}: {mission.points}", _mission(name)) for name, mission in MISSIONS.items()
    ]
    reefs = [Piece(f"{kind} × {n}", one(f"reef_{kind}", 1.4)) for kind, n in REEF_BOX.items() if n]
    return (
        Sheet(Text("sheet_boards"), tuple(faces), side + 24, side + 6),
        Sheet(Text("sheet_dragons"), tuple(cards), 106, 72),
        Sheet(Text("sheet_missions"), tuple(missions), 106, 72),
        Sheet(Text("sheet_reefs"), tuple(reefs), 96, 84),
    )
