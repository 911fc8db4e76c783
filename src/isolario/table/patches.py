"""What changed between two pictures, and how a page puts it in place.

The order of things with a key carries no meaning; strokes come whole when any of them changed,
lines from the first that changed to the last.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from isolario.core.text import Text
from isolario.picture.scene import Area, Cell, Group, Label, Mosaic, Sprite
from isolario.table.messages import Patch, Reworded

Areas = tuple[Area, ...]
Lines = tuple[Text, ...]
Keyed = TypeVar("Keyed", Sprite, Cell, Label, Mosaic, Group)


def diff(old: Areas, new: Areas) -> tuple[Patch, ...]:
    """The patches that turn one picture into the other; none if they look the same.

    >>> from isolario.core.text import Text
    >>> empty = Area("board", "board", Text("area_board"), (0, 0, 9, 9))
    >>> laid = msgspec.structs.replace(empty, sprites=(Sprite("c4", "wolf", 1, 2),))
    >>> diff((empty,), (laid,))[0].put[0].symbol
    'wolf'
    >>> diff((laid,), (empty,))[0].gone
    ('c4',)
    >>> diff((laid,), (laid,))
    ()
    """
    if old is new:
        return ()
    before = {area.key: area for area in old}
    after = {area.key for area in new}
    patches = [Patch(key, closed=True) for key in before if key not in after]
    for area in new:
        patch = _patch(before.get(area.key), area)
        if patch is not None:
            patches.append(patch)
    return tuple(patches)


def _patch(old: Area | None, new: Area) -> Patch | None:
    if old == new:
        return None
    if old is None or _rest(old) != _rest(new):
        return Patch(new.key, whole=new)
    if any(len(_by_key(area.sprites)) < len(area.sprites) for area in (old, new)):
        return Patch(new.key, whole=new)  # a duplicate key: only the whole picture is safe
    put, gone = _changes(old.sprites, new.sprites)
    cells, cells_gone = _changes(_cells(old), _cells(new))
    labels, labels_gone = _changes(old.labels, new.labels)
    mosaics, mosaics_gone = _changes(old.mosaics, new.mosaics)
    groups, groups_gone = _changes(old.groups, new.groups)
    patch = Patch(
        new.key,
        put=put,
        gone=gone,
        cells=cells,
        cells_gone=cells_gone,
        box=new.box if new.box != old.box else None,
        strokes=new.strokes if new.strokes != old.strokes else None,
        labels=labels,
        labels_gone=labels_gone,
        mosaics=mosaics,
        mosaics_gone=mosaics_gone,
        lines=_reworded(old.lines, new.lines) if new.lines != old.lines else None,
        groups=groups,
        groups_gone=groups_gone,
    )
    return None if patch == Patch(new.key) else patch  # only the order of things may differ


def _rest(area: Area) -> Area:
    """All of an area except what a patch can carry in parts."""
    lattice = area.lattice and msgspec.structs.replace(area.lattice, cells=())
    return msgspec.structs.replace(
        area,
        sprites=(),
        strokes=(),
        labels=(),
        mosaics=(),
        lines=(),
        groups=(),
        box=(0, 0, 0, 0),
        lattice=lattice,
    )


def _cells(area: Area) -> tuple[Cell, ...]:
    return area.lattice.cells if area.lattice else ()


def _by_key(things: tuple[Keyed, ...]) -> dict[str, Keyed]:
    return {thing.key: thing for thing in things}


def _changes(
    old: tuple[Keyed, ...], new: tuple[Keyed, ...]
) -> tuple[tuple[Keyed, ...], tuple[str, ...]]:
    """What is new or different, and the keys of what is missing. Most things stay as they are."""
    if old == new:
        return (), ()
    before, after = _by_key(old), _by_key(new)
    return (
        tuple(thing for key, thing in after.items() if before.get(key) != thing),
        tuple(key for key in before if key not in after),
    )


def _reworded(old: Lines, new: Lines) -> Reworded:
    """What is the same at either end stays.

    >>> from isolario.core.text import Text
    >>> a, b, c, d = map(Text, "abcd")
    >>> _reworded((a, b, d), (a, c, c, d))
    Reworded(at=1, gone=1, put=(Text(id='c', args={}), Text(id='c', args={})))
    """
    shorter = min(len(old), len(new))
    at = 0
    while at < shorter and old[at] == new[at]:
        at += 1
    kept = 0
    while kept < shorter - at and old[-1 - kept] == new[-1 - kept]:
        kept += 1
    return Reworded(at, len(old) - at - kept, new[at : len(new) - kept])


def _read(lines: Lines, change: Reworded | None) -> Lines:
    if change is None:
        return lines
    return lines[: change.at] + change.put + lines[change.at + change.gone :]


def unread(areas: Areas, before: Areas) -> Areas:
    """A picture with the lines of an earlier one, wherever that had any to change."""
    lines = {area.key: area.lines for area in before}
    return tuple(
        area
        if lines.get(area.key, area.lines) == area.lines
        else msgspec.structs.replace(area, lines=lines[area.key])
        for area in areas
    )


def _put(things: tuple[Keyed, ...], put: tuple[Keyed, ...], gone: tuple[str, ...]) -> list[Keyed]:
    found = _by_key(things)
    for key in gone:
        del found[key]
    return list((found | _by_key(put)).values())


def apply(areas: Areas, patches: tuple[Patch, ...]) -> Areas:
    """What a page does with patches. The browser does the same in its own language."""
    found = {area.key: area for area in areas}
    for patch in patches:
        if patch.closed:
            del found[patch.area]
        elif patch.whole is not None:
            found[patch.area] = patch.whole
        else:
            area = found[patch.area]
            lattice = area.lattice
            if lattice is not None:
                cells = _put(lattice.cells, patch.cells, patch.cells_gone)
                lattice = msgspec.structs.replace(lattice, cells=tuple(cells))
            found[patch.area] = msgspec.structs.replace(
                area,
                sprites=tuple(_put(area.sprites, patch.put, patch.gone)),
                strokes=area.strokes if patch.strokes is None else patch.strokes,
                labels=tuple(_put(area.labels, patch.labels, patch.labels_gone)),
                mosaics=tuple(_put(area.mosaics, patch.mosaics, patch.mosaics_gone)),
                lines=_read(area.lines, patch.lines),
                groups=tuple(_put(area.groups, patch.groups, patch.groups_gone)),
                box=area.box if patch.box is None else patch.box,
                lattice=lattice,
            )
    return tuple(found.values())
