"""What changed between two pictures, and how a page puts it in place.

The order of things with a key carries no meaning; strokes and lines come whole when any of them
changed.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from isolario.picture.scene import Area, Cell, Group, Label, Mosaic, Sprite
from isolario.table.messages import Patch

Areas = tuple[Area, ...]
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
    before, after = _by_key(old.sprites), _by_key(new.sprites)
    if len(after) < len(new.sprites) or len(before) < len(old.sprites):
        return Patch(new.key, whole=new)  # a duplicate key: only the whole picture is safe
    patch = Patch(
        new.key,
        put=_changed(before, after),
        gone=_missing(old.sprites, new.sprites),
        cells=_changed(_by_key(_cells(old)), _by_key(_cells(new))),
        cells_gone=_missing(_cells(old), _cells(new)),
        box=new.box if new.box != old.box else None,
        strokes=new.strokes if new.strokes != old.strokes else None,
        labels=_changed(_by_key(old.labels), _by_key(new.labels)),
        labels_gone=_missing(old.labels, new.labels),
        mosaics=_changed(_by_key(old.mosaics), _by_key(new.mosaics)),
        mosaics_gone=_missing(old.mosaics, new.mosaics),
        lines=new.lines if new.lines != old.lines else None,
        groups=_changed(_by_key(old.groups), _by_key(new.groups)),
        groups_gone=_missing(old.groups, new.groups),
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


def _changed(before: dict[str, Keyed], after: dict[str, Keyed]) -> tuple[Keyed, ...]:
    return tuple(thing for key, thing in after.items() if before.get(key) != thing)


def _missing(before: tuple[Keyed, ...], after: tuple[Keyed, ...]) -> tuple[str, ...]:
    left = {thing.key for thing in after}
    return tuple(thing.key for thing in before if thing.key not in left)


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
                lines=area.lines if patch.lines is None else patch.lines,
                groups=tuple(_put(area.groups, patch.groups, patch.groups_gone)),
                box=area.box if patch.box is None else patch.box,
                lattice=lattice,
            )
    return tuple(found.values())
