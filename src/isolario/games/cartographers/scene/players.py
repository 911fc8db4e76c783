"""The players: flag, name, small sheet, stars, coins, and who still has to decide.

Keys: ``flag-1``, ``sheet-1`` for a small sheet, ``stars-1``, ``coins-1``, ``ready-1`` or
``drawing-1``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from isolario.core.text import Text, signed
from isolario.games.cartographers.sheet import SIDE, sheet_key
from isolario.picture.scene import WIDTH, Area, Draft, Label, Mosaic, Sprite, Tile

if TYPE_CHECKING:
    from isolario.games.cartographers.sheet import Sheet as Map
    from isolario.games.cartographers.view import CartographersView

_KEPT = 256  # as many as a season's end of twelve shows one after another, and more
FEW = 3  # up to this many small sheets fit in a row, larger; otherwise one more does
_CORNER = "m.05 .4l.35 -.35"  # over ruins

_MARKS = {  # told apart without colour, down to 8 px a cell
    "F": ("forest", "m.5 .84v-.22h-.24l.24 -.42l.24 .42h-.24"),
    "V": ("village", "m.26 .48l.24 -.24l.24 .24v.28h-.48z"),
    "P": ("farm", "m.1 .56l.46 -.46m.34 .34l-.46 .46"),
    "W": ("water", "m.14 .36h.72m-.72 .3h.72"),
    "D": ("monster", "m.25 .25l.5 .5m0 -.5l-.5 .5"),
    "B": ("farm", "m.1 .9l.8 -.8m-.42 0h.42v.42"),  # farm and village
}
TILES = (
    *(Tile(letter, fill, mark, f"{fill}_line") for letter, (fill, mark) in _MARKS.items()),
    *(
        Tile(letter.lower(), fill, f"{_CORNER}m-.4 -.05{mark}", f"{fill}_line")
        for letter, (fill, mark) in _MARKS.items()
    ),
    Tile("M", "mountain", "m.18 .76l.32 -.54l.32 .54", "mountain_line"),
    Tile("r", "ruins", "m.34 .76v-.52m.32 .52v-.34", "ruins_line"),
    Tile("#", "chasm"),
)


def players_area(view: CartographersView, in_sight: list[tuple[Map, int]]) -> Area:
    """A small sheet for everybody; a lone player has only the large one."""
    return _players(tuple(in_sight), view.to_move, view.ready, view.scores)


@lru_cache(_KEPT)  # most of the time it looks the same to everybody
def _players(
    in_sight: tuple[tuple[Map, int], ...],
    to_move: tuple[int, ...],
    ready: tuple[int, ...],
    scores: tuple[int, ...],
) -> Area:
    sheet = Draft()
    seats = len(in_sight)
    columns = FEW if seats <= FEW else FEW + 1
    wide = WIDTH / columns
    size = 11.0 if columns == FEW else 8.0
    tall = 64.0 + (SIDE * size if seats > 1 else 0)
    for seat, (seen, coins) in enumerate(in_sight):
        row, column = divmod(seat, columns)
        decides = "drawing" if seat in to_move else "ready" if seat in ready else ""
        _player(sheet, seat, decides, column * wide, row * tall, wide)
        y = row * tall + 28
        if seats > 1:
            sheet.mosaics.append(_map(seat, _letters(seen), column * wide, y, size))
            y += SIDE * size
        sprites, labels = _scores(seat, scores[seat], coins, column * wide, y + 15)
        sheet.sprites += sprites
        sheet.labels += labels
        sheet.lines.append(_coins(seat, coins))
    rows = -(-seats // columns)
    return sheet.area("players", "players", Text("area_players"), rows * tall - 8, TILES)


def _letters(seen: Map) -> str:
    """A sheet as far as it is in sight."""
    return seen.text.replace("\n", "")


@lru_cache(1 << 10)
def _map(seat: int, letters: str, x: float, y: float, size: float) -> Mosaic:
    return Mosaic(sheet_key(seat), x + 1, y, size, SIDE, letters, Text("map_of", {"player": seat}))


def _player(sheet: Draft, seat: int, decides: str, x: float, y: float, wide: float) -> None:
    sheet.sprites.append(_flag(seat, x + 10, y + 13))
    sheet.labels.append(_name(seat, x + 24, y + 13))
    if decides:
        sheet.sprites.append(_decides(seat, decides, x + wide - 16, y + 13))


@cache
def _decides(seat: int, how: str, x: float, y: float) -> Sprite:
    words = Text("still_drawing" if how == "drawing" else how, {"player": seat})
    return Sprite(f"{how}-{seat}", how, x, y, scale=0.8, words=words)


@cache
def _flag(seat: int, x: float, y: float) -> Sprite:
    return Sprite(f"flag-{seat}", f"flag_{seat}", x, y, scale=0.75)


@cache
def _name(seat: int, x: float, y: float) -> Label:
    return Label(f"player-{seat}", x, y, Text("player_name", {"player": seat}), 15, anchor="start")


@lru_cache(1 << 12)
def _scores(
    seat: int, stars: int, coins: int, x: float, y: float
) -> tuple[tuple[Sprite, ...], tuple[Label, ...]]:
    words = Text("stars_of", {"player": seat, "n": stars})
    return (
        Sprite(f"stars-{seat}", "star", x + 10, y, scale=0.8, words=words),
        Sprite(f"coins-{seat}", "coin", x + 58, y, scale=0.65, words=_coins(seat, coins)),
    ), (
        Label(f"stars-{seat}", x + 23, y, signed(stars), 18, "number", "start"),
        Label(f"coins-{seat}", x + 69, y, str(coins), 16, "plain", "start"),
    )


@cache
def _coins(seat: int, coins: int) -> Text:
    return Text("coins_that_count", {"player": seat, "n": coins})
