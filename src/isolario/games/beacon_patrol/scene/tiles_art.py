"""The drawings of the tiles, made by code: every coast is different, and the same every time.

``python -m isolario.games.beacon_patrol.scene.tiles_art`` rewrites them in ``symbols.toml``, below
the line that says so; what is above it (lighthouse, house, ships …) is drawn by hand.

An edge of a tile is wholly land or sea, so a coast runs from corner to corner. It leaves each
corner along its bisector, straight for long enough that the lines along it meet those of any
neighbour; in between it wobbles, seeded by the id of the tile. Where a cape ends in a corner, the
lines go on around it over tiles that have no coast there: see `CAPES`.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Sequence

from isolario.core.described import plain_name
from isolario.games.beacon_patrol.pieces import FOLDER, TILES, Tile
from isolario.games.beacon_patrol.scene.parts import LAND_TEXT

Point = tuple[float, float]

HALF = 48.0  # u: half a tile
OUT = 60.0  # u: where coasts begin and end, beyond the corner; cut off with the tile
STRAIGHT = 11.0  # u: up to this far from a corner, each way, a coast is straight
LINING = ((13.0, 0.8, 0.35), (8.5, 1.0, 0.6), (4.5, 1.3, 0.9))
"""Lines along a coast: how far off, how thick, how dark."""

MARK = (
    "# --- Made by code from here on: python -m isolario.games.beacon_patrol.scene.tiles_art ---\n"
)

# Coasts as they run with land to the north (of a bay: all around but in the south), on the left as
# you follow them: first and last corner, what they bend to in between, how far each may be moved
# along and across, and the corners that the land reaches around.
_SHAPES: dict[str, tuple[Point, Point, tuple[Point, ...], Point, tuple[Point, ...]]] = {
    "side": (
        *((-1, -1), (1, -1)),
        ((-23, -19), (-12, -10), (0, -5), (12, -10), (23, -19)),
        *((3, 6), ()),
    ),
    "bank": (
        *((-1, -1), (1, -1)),
        ((-22, -26), (-11, -22), (0, -20), (11, -22), (22, -26)),
        *((3, 4), ()),
    ),
    "corner": (
        *((-1, 1), (1, -1)),
        ((-22, 23), (-10, 12), (1, 1), (12, -10), (23, -22)),
        *((3, 7), ((-1, -1),)),
    ),
    "bay": (
        *((-1, 1), (1, 1)),
        ((-26, 13), (-15, 3), (0, -3), (15, 3), (26, 13)),
        *((3, 6), ((1, -1), (-1, -1))),
    ),
}


def turned(point: Point, quarters: int) -> Point:
    """A point turned clockwise about the middle of the tile.

    >>> turned((0, -48), 1)
    (48, 0)
    """
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def coasts(tile: Tile) -> tuple[tuple[str, int], ...]:
    """The coasts of a tile: the shape of each, and how often it is turned.

    >>> coasts(TILES["E1"]), coasts(TILES["H1"]), coasts(TILES["C3"])
    ((('side', 1),), (('bank', 0), ('bank', 2)), (('corner', 1),))
    """
    land = tile.land
    sides = [place for place in range(4) if land >> place & 1]
    if len(sides) == 1:
        return (("side", sides[0]),)
    if len(tile.shores) == 2:
        return tuple(("bank", side) for side in sides)
    if len(sides) == 2:
        return (("corner", 0 if sides == [0, 3] else sides[1]),)
    if len(sides) == 3:
        (sea,) = {0, 1, 2, 3} - set(sides)
        return (("bay", sea + 2 & 3),)
    return ()


class Coast:
    """One coast of a tile, as the paths that draw it."""

    def __init__(self, shape: str, quarters: int, rng: random.Random) -> None:
        first, last, bends, (along, across), around = _SHAPES[shape]
        first, last = turned(first, quarters), turned(last, quarters)
        around = tuple(turned(corner, quarters) for corner in around)
        moved = []
        for x, y in bends:
            shift = (2 * rng.random() - 1) * along, (2 * rng.random() - 1) * across
            if shape == "corner":  # this one runs diagonally
                shift = (shift[0] + shift[1]) * 0.7, (shift[1] - shift[0]) * 0.7
            moved.append(turned((x + shift[0], y + shift[1]), quarters))
        lead, tail = (HALF - STRAIGHT - 3 - 4 * rng.random() for _ in "ab")
        self.corners = _at(first, HALF), _at(last, HALF)
        self.ends = _at(first, HALF - STRAIGHT), _at(last, HALF - STRAIGHT)
        self.bends = (_at(first, lead), *moved, _at(last, tail))
        self.line = f"M{_xy(_at(first, OUT))}L{self._curve(self.ends, self.bends)}"
        self.line += f"L{_xy(_at(last, OUT))}"
        self.land = self.line + "".join(f"L{_xy(_at(corner, OUT))}" for corner in around) + "Z"

    @staticmethod
    def _curve(ends: tuple[Point, Point], bends: Sequence[Point]) -> str:
        """A smooth curve from the first end to the last that bends towards each of some points."""
        path = _xy(ends[0])
        for place, bend in enumerate(bends):
            last = place == len(bends) - 1
            goal = ends[1] if last else _middle(bend, bends[place + 1])
            path += f"Q{_xy(bend)} {_xy(goal)}"
        return path

    def stipple(self, inland: float) -> str:
        """A row of dots inside the coast, as a path."""
        points = [self.corners[0], *self.bends, self.corners[1]]
        moved = []
        for before, here, after in zip(points, points[1:], points[2:], strict=False):
            dx, dy = after[0] - before[0], after[1] - before[1]
            long = (dx * dx + dy * dy) ** 0.5
            moved.append((here[0] + dy / long * inland, here[1] - dx / long * inland))
        return "M" + self._curve((moved[0], moved[-1]), moved[1:-1])


def _at(corner: Point, far: float) -> Point:
    return corner[0] * far, corner[1] * far


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _n(number: float) -> str:
    """A number written as short as possible."""
    text = f"{number:.1f}".removesuffix(".0")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text in ("-0", "") else text


def _xy(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


# --- what a tile shows --------------------------------------------------------------------------


def seeded(tile: Tile) -> random.Random:
    return random.Random(f"isolario beacon-patrol {tile.id}")


def coasts_of(tile: Tile) -> list[Coast]:
    """The coasts of a tile, as its drawing has them."""
    rng = seeded(tile)
    return [Coast(shape, quarters, rng) for shape, quarters in coasts(tile)]


def land(tile: Tile) -> str:
    """Lines on the water, land, coast, and dots inside it."""
    drawn = coasts_of(tile)
    parts = []
    for far, thick, dark in LINING:
        for coast in drawn:
            parts.append(
                f'<path class="g-sea_line" stroke-width="{_n(2 * far + thick)}" '
                f'stroke-opacity="{_n2(dark)}" d="{coast.line}"/>'
            )
            parts.append(
                f'<path class="g-sea" stroke-width="{_n(2 * far - thick)}" d="{coast.line}"/>'
            )
    for coast in drawn:
        parts.append(f'<path class="f-land" stroke-width="2.2" d="{coast.land}"/>')
        parts.append(
            f'<path class="g-land_line" stroke-width="1.5" stroke-dasharray=".01 4.2" '
            f'd="{coast.stipple(4.6)}"/>'
        )
    return "".join(parts)


def _n2(number: float) -> str:
    return f"{number:.2f}".strip("0")


def _ahead(edge: int, far: float) -> Point:
    """A point towards the middle of an edge, given by its place in NESW."""
    return turned((0, -far), edge)


def middle_of_land(tile: Tile, shore: str = "") -> Point:
    """Where things stand on the land of a tile, or on one shore of a channel."""
    (shape, quarters), *others = coasts(tile)
    if others:
        return _ahead("NESW".index(shore), 34)
    if shape == "side":
        return _ahead(quarters, 31)
    if shape == "bay":
        return _ahead(quarters, 24)
    return turned((-24, -24), quarters)


def things(tile: Tile) -> Iterator[str]:
    """What stands on a tile or floats beside it, as layers: name, place, scale."""
    spots: list[tuple[str, Point, float]] = []
    if tile.feature == "headquarters":
        spots.append(("headquarters", (0, 0), 1.45))
    elif tile.feature == "windmill":
        spots.append(("windmill", (0, -3), 1.5))
    elif tile.feature == "lighthouse" and not tile.land:
        spots.append(("lighthouse", (0, 0), 1))
    elif tile.feature == "buoy":
        narrow = len(tile.shores) > 1
        spots.append(("buoy", _afloat(tile), 0.85 if narrow else 1))
    elif tile.feature == "pier":
        spots.append((_pier(tile), (0, 0), 1))
    if tile.land:
        spots += _on_land(tile)
    for name, (x, y), scale in sorted(spots, key=lambda spot: spot[1][1]):
        size = "" if scale == 1 else f" {_n2(scale)}"
        yield f"{name} {_xy((x, y))}{size}"


def _on_land(tile: Tile) -> Iterator[tuple[str, Point, float]]:
    rng = seeded(tile)
    shape, turn = coasts(tile)[0]
    shore = tile.house_shore or "NESW"[turn]
    x, y = middle_of_land(tile, shore if shape == "bank" else "")
    slant = 0.7 if shape == "corner" else 0.0
    inward = turned((slant, 1 - slant / 2), turn)
    across = turned((1, -slant), turn)  # along the coast, as far as there is one
    shift = 4 * rng.random() - 2
    if shape == "side" and turn == 2:
        x -= 6  # clear of the lower right corner, where points are shown
    apart = 10.0 if turn % 2 else 13.0  # houses are wider than they are tall
    middle = shift
    if tile.feature == "lighthouse":
        if tile.houses:
            middle -= 40.0
            x, y = x + across[0] * 14, y + across[1] * 14
        yield "lighthouse", (x + inward[0] * 6, y + inward[1] * 6), 1
    for count, way in ((tile.houses, 1), (tile.houses_across, -1)):  # of a channel: face to face
        for far, deep, scale in _village(count, apart):
            along = middle + far
            dx = across[0] * along - inward[0] * deep
            dy = across[1] * along - inward[1] * deep
            yield "house", (way * x + dx, way * y + dy), scale


def _village(houses: int, apart: float) -> Iterator[tuple[float, float, float]]:
    """Where houses stand: along the coast, how far inland, and how large they are. One or two stand
    in a row; of more there are several rows."""
    if houses < 3:
        for far in [0.0] if houses == 1 else [-apart, apart][:houses]:
            yield far, 0, 1.15
        return
    rows = -(-houses // 3)
    for at in range(houses):
        row, column = divmod(at, 3)
        in_row = min(3, houses - 3 * row)
        yield (column - (in_row - 1) / 2) * apart * 1.3, (row - (rows - 1) / 2) * 11, 0.75


def _pier(tile: Tile) -> str:
    """Its drawing: piers of ours stand in corners, others may stand straight."""
    shape, quarters = coasts(tile)[0]
    return f"pier_{quarters}" if shape == "corner" else f"pier_{'nesw'[quarters]}"


def straight_piers() -> Iterator[str]:
    """The drawings of those that stand straight: ours do not, but those of other boxes may."""
    first = tomllib.loads((FOLDER / "symbols.toml").read_text("utf-8"))["parts"]["pier_0"]
    for quarters, name in enumerate("nesw"):
        x, y = turned((0, 6), quarters)
        place = f"translate({_n(x)} {_n(y)}) rotate({90 * quarters})"
        yield f"pier_{name} = '{first.replace('translate(6 6) rotate(-45)', place)}'"


def _afloat(tile: Tile) -> Point:
    """Where a buoy floats: clear of the coast and of the lower right corner."""
    if tile.open_sea or len(tile.shores) > 1:
        return (1, 1)
    x, y = middle_of_land(tile)
    if not y:
        return (-0.65 * x, 10)
    return (6, -0.9 * y if y < 0 else -0.65 * y)


def waves(tile: Tile) -> str:
    """Two short pairs of waves on a tile without a coast."""
    rng = seeded(tile)
    path = ""
    for left, top in ((-28.0, -25.0), (-4.0, 27.0)):
        x, y = left + 8 * rng.random() - 4, top + 8 * rng.random() - 4
        for dx, dy in ((0.0, 0.0), (5.0, 5.0)):
            path += f"M{_xy((x + dx, y + dy))}q3 -3.4 6 0t6 0"
    return f'<path class="g-sea_line" stroke-width="1.3" d="{path}"/>'


# --- where capes end ----------------------------------------------------------------------------

CAPES = ("straight_round", "round_straight", "straight_straight")
"""How lines lie in the corner of a tile that has no coast there, first from the edge that comes
first clockwise to the middle, then on to the other: along a neighbour's coast or around its end."""


def cape(kind: str, quarters: int) -> str:
    """The lines in the upper left corner of a tile, turned; the corner is the middle."""
    first, second = kind.split("_")
    parts = []
    for far, thick, dark in reversed(LINING):
        diagonal = far * 0.5**0.5
        here = (diagonal, diagonal)
        # Clockwise about the corner the upper edge (along x) comes first, then the left one.
        start = (far * 2**0.5, 0.0) if first == "straight" else (far, 0.0)
        end = (0.0, far * 2**0.5) if second == "straight" else (0.0, far)
        path = f"M{_xy(turned(start, quarters))}"
        path += _leg(first, turned(here, quarters), far)
        path += _leg(second, turned(end, quarters), far)
        parts.append(f'<path stroke-width="{_n(thick)}" stroke-opacity="{_n2(dark)}" d="{path}"/>')
    tip = turned((1.1, 0), quarters), turned((0, 1.1), quarters)
    point = f"M0 0L{_xy(tip[0])}A1.1 1.1 0 0 1 {_xy(tip[1])}Z"
    lines = f'<g class="g-sea_line" stroke-linecap="butt">{"".join(parts)}</g>'
    return lines + f'<path fill="currentColor" stroke="none" d="{point}"/>'


def _leg(how: str, to: Point, far: float) -> str:
    return f"L{_xy(to)}" if how == "straight" else f"A{_n(far)} {_n(far)} 0 0 1 {_xy(to)}"


# --- kinds of tiles -----------------------------------------------------------------------------


def edges_icon(edges: str) -> str:
    """A small square that shows which edges are land, and nothing else."""
    parts = ['<path class="f-sea" stroke-width="1.4" d="M-9 -9H9V9H-9Z"/>']
    tile = Tile("", edges)
    reach = {"side": "-9 -9L-3.5 -2.5H3.5L9 -9Z", "bank": "-9 -9L-4 -3.5H4L9 -9Z"}
    reach |= {"corner": "-9 9L9 -9H-9Z", "bay": "-9 9L-4 1.5H4L9 9V-9H-9Z"}
    for shape, quarters in coasts(tile):
        turn = f' transform="rotate({90 * quarters})"' if quarters else ""
        parts.append(f'<path class="f-land" stroke-width="1.4"{turn} d="M{reach[shape]}"/>')
    return "".join(parts)


# --- the file -----------------------------------------------------------------------------------


def layers(tile: Tile) -> str:
    """A tile, as a line of the file."""
    listed = ["sea", *things(tile)]
    if tile.land:
        listed.insert(1, f"land_{plain_name(tile.id)}")
    elif tile.feature in ("", "buoy"):
        listed.insert(1, f"waves_{plain_name(tile.id)}")
    quoted = ", ".join(f'"{it}"' for it in listed)
    return f"tile_{plain_name(tile.id)} = [{quoted}]"


def ground(tile: Tile) -> list[str]:
    """Its land, or waves, in the same way."""
    if tile.land:
        return [f"land_{plain_name(tile.id)} = '{land(tile)}'"]
    if tile.feature in ("", "buoy"):
        return [f"waves_{plain_name(tile.id)} = '{waves(tile)}'"]
    return []


def drawings() -> str:
    """The part of symbols.toml that is made by code."""
    lines = ["[land]", "box = [-48, -48, 96, 96]"]
    lines += (line for tile in TILES.values() for line in ground(tile))
    lines += straight_piers()
    lines += ["", "[tiles]", "box = [-48, -48, 96, 96]", *map(layers, TILES.values())]
    lines += ["", "[capes]", "box = [-24, -24, 48, 48]"]
    for kind in CAPES:
        for quarters in range(4):
            lines.append(f"cape_{kind}_{quarters} = '{cape(kind, quarters)}'")
    lines += ["", "[kinds]", "box = [-10, -10, 20, 20]"]
    for edges in dict.fromkeys([*(tile.edges for tile in TILES.values()), *LAND_TEXT]):
        lines.append(f"edges_{edges} = '{edges_icon(edges)}'")
    return "\n".join(lines) + "\n"


def renewed(text: str) -> str:
    """symbols.toml with its second part remade."""
    return text.partition(MARK)[0] + MARK + "\n" + drawings()


if __name__ == "__main__":
    path = FOLDER / "symbols.toml"
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")
