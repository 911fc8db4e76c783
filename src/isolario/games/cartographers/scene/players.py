"""The players: flag, name, small sheet, stars, coins, and who still has to decide.

Keys: ``flag-1``, ``sheet-1`` for a small sheet, ``stars-1``, ``coins-1``, ``ready-1`` or
``drawing-1``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from isolario.core.text import Text, signed
from isolario.games.cartographers.sheet import SIDE, sheet_key
from isolario.picture.scene import WIDTH, Area, Draft, Label, Mosaic, Sprite, Tile

if TYPE_CHECKING:
    from isolario.games.cartographers.sheet import Sheet as Map
    from isolario.games.cartographers.view import CartographersView

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
    sheet = Draft()
    columns = FEW if view.seats <= FEW else FEW + 1
    wide = WIDTH / columns
    size = 11.0 if columns == FEW else 8.0
    tall = 64 + (SIDE * size if view.seats > 1 else 0)
    for seat in range(view.seats):
        row, column = divmod(seat, columns)
        _player(sheet, view, seat, column * wide, row * tall, wide)
        y = row * tall + 28
        if view.seats > 1:
            seen, coins = in_sight[seat]
            sheet.mosaics.append(_map(seat, _letters(view, seat, seen), column * wide, y, size))
            y += SIDE * size
        else:
            coins = in_sight[seat][1]
        _scores(sheet, view, seat, coins, column * wide, y + 15)
    rows = -(-view.seats // columns)
    return sheet.area("players", "players", Text("area_players"), rows * tall - 8, TILES)


def _letters(view: CartographersView, seat: int, seen: Map) -> str:
    """A sheet as far as it is in sight."""
    return seen.text.replace("\n", "")


def _map(seat: int, letters: str, x: float, y: float, size: float) -> Mosaic:
    return Mosaic(sheet_key(seat), x + 1, y, size, SIDE, letters, Text("map_of", {"player": seat}))


def _player(
    sheet: Draft, view: CartographersView, seat: int, x: float, y: float, wide: float
) -> None:
    sheet.sprites.append(_flag(seat, x + 10, y + 13))
    sheet.labels.append(_name(seat, x + 24, y + 13))
    end = x + wide - 16
    if seat in view.to_move:
        words = Text("still_drawing", {"player": seat})
        sheet.sprites.append(
            Sprite(f"drawing-{seat}", "drawing", end, y + 13, scale=0.8, words=words)
        )
    elif seat in view.ready:
        words = Text("ready", {"player": seat})
        sheet.sprites.append(Sprite(f"ready-{seat}", "ready", end, y + 13, scale=0.8, words=words))


@cache
def _flag(seat: int, x: float, y: float) -> Sprite:
    return Sprite(f"flag-{seat}", f"flag_{seat}", x, y, scale=0.75)


@cache
def _name(seat: int, x: float, y: float) -> Label:
    return Label(f"player-{seat}", x, y, Text("player_name", {"player": seat}), 15, anchor="start")


def _scores(
    sheet: Draft, view: CartographersView, seat: int, coins: int, x: float, y: float
) -> None:
    stars = view.scores[seat]
    words = Text("stars_of", {"player": seat, "n": stars})
    sheet.sprites.append(Sprite(f"stars-{seat}", "star", x + 10, y, scale=0.8, words=words))
    sheet.labels.append(Label(f"stars-{seat}", x + 23, y, signed(stars), 18, "number", "start"))
    words = Text("coins_that_count", {"player": seat, "n": coins})
    sheet.lines.append(words)
    sheet.sprites.append(Sprite(f"coins-{seat}", "coin", x + 58, y, scale=0.65, words=words))
    sheet.labels.append(Label(f"coins-{seat}", x + 69, y, str(coins), 16, "plain", "start"))
