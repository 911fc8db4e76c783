"""Where pieces go: the board of a game, each cell as dark as it is liked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from isolario.arena.kind import Kind
from isolario.core.reference import cell_of
from isolario.picture.scene import Lattice
from isolario.picture.sheet import outline

DARKEST = 0.9
LIGHT = 0.68  # a number on a darker cell is written in the colour of the paper
RARE = 0.002  # of the pieces: cells beyond the last that this many reach are left out
_COUNTED = re.compile(r"(-?\d+),(-?\d+)")
Point = tuple[float, float]


def heat(kind: Kind, cells: Mapping[str, int], title: str) -> str:
    """A map of how many pieces of 100 went to each cell. Boards that players have of their own
    count as one."""
    lattice = _lattice(kind)
    total = sum(cells.values())
    if lattice is None or not total:
        return ""
    known = {cell_of(f"board/{cell.key}"): (cell.x, cell.y) for cell in lattice.cells}
    grows = all(_COUNTED.fullmatch(name) for name in known)
    shown = {
        name: count
        for name, count in cells.items()
        if name in known or (grows and count >= RARE * total)
    }
    places = {name: known[name] if name in known else _beyond(name, known) for name in shown}
    if not grows:
        places |= known
    most = max(shown.values(), default=1)
    size = lattice.size
    parts = []
    for name, (x, y) in places.items():
        count = shown.get(name, 0)
        shade = DARKEST * count / most
        share = 100 * count / total
        parts.append(
            f'<path class="f-sea_line" fill-opacity="{shade:.3f}" d="{outline(lattice, x, y)}">'
            f"<title>{escape(name)}: {share:.2f} %</title></path>"
        )
        if share >= 0.05:
            style = "g-paper" if shade > LIGHT else "g-ink"
            parts.append(
                f'<text class="{style}" x="{x:g}" y="{y + size * 0.11:.4g}" text-anchor="middle" '
                f'font-size="{size * 0.3:.3g}">{share:.1f}</text>'
            )
    xs, ys = [x for x, _ in places.values()], [y for _, y in places.values()]
    left, top = min(xs) - size - 2, min(ys) - size - 2
    wide, high = max(xs) + size + 2 - left, max(ys) + size + 2 - top
    return (
        f'<svg class="map" viewBox="{left:.5g} {top:.5g} {wide:.5g} {high:.5g}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def _lattice(kind: Kind) -> Lattice | None:
    areas = kind.new("arena").view(0).scene().areas
    return next((area.lattice for area in areas if area.role == "board" and area.lattice), None)


def _beyond(name: str, known: Mapping[str, Point]) -> Point:
    """Where a cell lies that the first board does not have yet: by its coordinates.

    >>> _beyond("2,-1", {"0,0": (0, 0), "1,0": (10, 0), "0,1": (5, 9)})
    (15, -9)
    """
    (x, y), (right_x, right_y), (down_x, down_y) = (known[at] for at in ("0,0", "1,0", "0,1"))
    across, along = map(int, name.split(","))
    return (
        x + across * (right_x - x) + along * (down_x - x),
        y + across * (right_y - y) + along * (down_y - y),
    )
