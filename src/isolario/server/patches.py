"""What changed between two pictures, and how a page puts it in place.

The order of sprites inside a layer, and of areas, carries no meaning; strokes and labels come
whole when any of them changed.
"""

from __future__ import annotations

import msgspec

from isolario.core.scene import Area, Sprite
from isolario.server.protocol import Patch

Areas = tuple[Area, ...]


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
    if old is None or _frame(old) != _frame(new):
        return Patch(new.key, whole=new)
    before, after = _by_key(old), _by_key(new)
    if len(after) < len(new.sprites) or len(before) < len(old.sprites):
        return Patch(new.key, whole=new)  # a key twice: only the whole picture is sure
    put = tuple(sprite for key, sprite in after.items() if before.get(key) != sprite)
    gone = tuple(key for key in before if key not in after)
    strokes = new.strokes if new.strokes != old.strokes else None
    labels = new.labels if new.labels != old.labels else None
    if not put and not gone and strokes is None and labels is None:
        return None  # only the order of sprites differs
    return Patch(new.key, put, gone, strokes, labels)


def _frame(area: Area) -> Area:
    """All of an area but what a patch can carry in parts."""
    return msgspec.structs.replace(area, sprites=(), strokes=(), labels=())


def _by_key(area: Area) -> dict[str, Sprite]:
    return {sprite.key: sprite for sprite in area.sprites}


def apply(areas: Areas, patches: tuple[Patch, ...]) -> Areas:
    """What a page does with patches. The client does the same in its own language."""
    found = {area.key: area for area in areas}
    for patch in patches:
        if patch.closed:
            del found[patch.area]
        elif patch.whole is not None:
            found[patch.area] = patch.whole
        else:
            area = found[patch.area]
            sprites = _by_key(area)
            for key in patch.gone:
                del sprites[key]
            sprites |= {sprite.key: sprite for sprite in patch.put}
            found[patch.area] = msgspec.structs.replace(
                area,
                sprites=tuple(sprites.values()),
                strokes=area.strokes if patch.strokes is None else patch.strokes,
                labels=area.labels if patch.labels is None else patch.labels,
            )
    return tuple(found.values())
