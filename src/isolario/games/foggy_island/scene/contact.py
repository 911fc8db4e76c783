"""All tokens and cards as they are drawn, for the owner of a box to look through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from isolario.core.text import Text
from isolario.games.foggy_island.pieces import KIND_TEXT, KINDS, PIECES, Kind
from isolario.games.foggy_island.scene.parts import token_of
from isolario.picture.contact import Piece, Sheet, one
from isolario.picture.scene import Sprite

_APART = 66.0  # u: from a blue token to a red one


def _token(kind: Kind) -> Callable[[float, float], Iterable[Sprite]]:
    """The token of each colour; of the one that leaves for it, a small one."""
    leaver = next((other.letter for other in KINDS if other.name == kind.replaces), "")

    def drawn(x: float, y: float) -> Iterable[Sprite]:
        for seat in (0, 1):
            at = x + _APART * (seat - 0.5)
            above = y - 20 if leaver else y
            yield Sprite(f"{kind.name}-{seat}", token_of(seat, kind.letter), at, above)
            if leaver:
                key = f"{kind.name}-leaves-{seat}"
                yield Sprite(key, token_of(seat, leaver), at, y + 32, scale=0.42)

    return drawn


def contact_sheet() -> tuple[Sheet, ...]:
    """Starting tokens, mercenaries and weather cards, each with how many there are."""
    starting: list[Piece] = []
    mercenaries: list[Piece] = []
    for kind, name in zip(KINDS, KIND_TEXT, strict=True):
        told = Text("sheet_token", {"token": name, "n": kind.count})
        if kind.replaces:
            told = Text("sheet_mercenary", {"token": told, "coins": kind.price})
        if kind.count:
            (mercenaries if kind.replaces else starting).append(Piece(told, _token(kind)))
    weather = [
        Piece(Text("sheet_token", {"token": Text(card), "n": count}), one(card))
        for card, count in PIECES.weather.items()
        if count
    ]
    return (
        Sheet(Text("sheet_starting"), tuple(starting), 160, 76),
        Sheet(Text("sheet_mercenaries"), tuple(mercenaries), 192, 116),
        Sheet(Text("sheet_weather"), tuple(weather), 160, 150),
    )
