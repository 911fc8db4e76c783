"""Square grids: cell names, and the straight tracks that are searched for runs.

Cells are numbered row by row from the top left and named like ``c4``: column letter from the
left, row number from the top.
"""

from __future__ import annotations

from functools import cache

from isolario.core.boards.bits import mask_of

Run = int
"""A set of cells that lie in a row, a column or a diagonal without a gap."""


@cache
def cell_names(width: int, height: int) -> tuple[str, ...]:
    """The names of all cells in their order.

    >>> cell_names(2, 2)
    ('a1', 'b1', 'a2', 'b2')
    """
    return tuple(f"{chr(97 + x)}{y + 1}" for y in range(height) for x in range(width))


@cache
def neighbours(width: int, height: int) -> dict[str, tuple[str, ...]]:
    """The cells that share a side with each, all by name.

    >>> neighbours(2, 2)["a1"]
    ('b1', 'a2')
    """
    names = cell_names(width, height)
    found: dict[str, tuple[str, ...]] = {}
    for at, name in enumerate(names):
        x, y = at % width, at // width
        around = (x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)
        inside = (it for it in around if 0 <= it[0] < width and 0 <= it[1] < height)
        found[name] = tuple(names[row * width + column] for column, row in inside)
    return found


@cache
def tracks(width: int, height: int, shortest: int) -> tuple[tuple[int, ...], ...]:
    """Every row, column and diagonal of at least ``shortest`` cells, in this order.

    >>> len(tracks(6, 6, 3))
    26
    """
    found: list[tuple[int, ...]] = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for start in range(width * height):
            x, y = start % width, start // width
            if 0 <= x - dx < width and 0 <= y - dy < height:
                continue  # not the first cell of its track
            track: list[int] = []
            while 0 <= x < width and 0 <= y < height:
                track.append(y * width + x)
                x, y = x + dx, y + dy
            if len(track) >= shortest:
                found.append(tuple(track))
    return tuple(found)


@cache
def run_table(
    width: int, height: int, shortest: int
) -> tuple[tuple[int, dict[int, tuple[Run, ...]]], ...]:
    """For each track its cells and, for every way to occupy some of them, the maximal runs.

    Looking up a track's occupied cells in its table is what makes scoring fast.
    """
    table = []
    for track in tracks(width, height, shortest):
        runs_of: dict[int, tuple[Run, ...]] = {}
        for pattern in range(1 << len(track)):
            runs: list[Run] = []
            run: list[int] = []
            for place in range(len(track) + 1):
                if place < len(track) and pattern >> place & 1:
                    run.append(track[place])
                    continue
                if len(run) >= shortest:
                    runs.append(mask_of(run))
                run = []
            if runs:
                occupied = mask_of([c for i, c in enumerate(track) if pattern >> i & 1])
                runs_of[occupied] = tuple(runs)
        table.append((mask_of(track), runs_of))
    return tuple(table)


def runs(table: tuple[tuple[int, dict[int, tuple[Run, ...]]], ...], occupied: int) -> list[Run]:
    """The maximal runs of a set of cells, track by track.

    >>> [bin(run) for run in runs(run_table(3, 1, 2), 0b110)]
    ['0b110']
    """
    found: list[Run] = []
    for track, runs_of in table:
        if hit := runs_of.get(occupied & track):
            found += hit
    return found
