"""A table with everything open: for a game that is over, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from isolario.core.event import Event
from isolario.core.state import State
from isolario.core.text import Text
from isolario.picture.scene import Area, Scene


def open_scene(state: State) -> Scene:
    """What a spectator would see if nothing were masked; and everybody's hand, if any holds
    something that spectators do not know.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> [area.key for area in open_scene(state).areas]
    ['board', 'players']
    >>> _ = state.play(0, "pick W")
    >>> [area.key for area in open_scene(state).areas]
    ['board', 'hand-0', 'hand-1', 'players']
    """
    areas = state.open_view().scene().areas
    boards = (area for area in areas if area.role == "board")
    others = (area for area in areas if area.role != "board")
    return Scene((*boards, *_hands(state, {area.key for area in areas}), *others))


def _hands(state: State, known: set[str]) -> Iterator[Area]:
    """What lies before each seat and is not in sight yet."""
    spectator, seats = state.view(None), range(state.seats)
    if not any(state.view(seat).tells_more(spectator) for seat in seats):
        return
    for seat in seats:
        for area in state.open_view(seat).scene().areas:
            if area.role == "hand" and area.key not in known:
                yield _of(seat, area)


def _of(seat: int, area: Area) -> Area:
    title = Text("area_of", {"player": seat, "area": area.title})
    return replace(area, key=f"{area.key}-{seat}", title=title)


def unmasked(event: Event) -> Event:
    """An event with nothing blank."""
    return replace(event, knowers=None, hidden="", passing=False)
