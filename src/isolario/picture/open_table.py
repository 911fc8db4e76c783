"""A table with everything open: for a game that is over, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from isolario.core.event import Event
from isolario.core.state import State
from isolario.core.text import Text
from isolario.core.view import View
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
    view = state.open_view()
    areas = view.scene().areas
    boards = (area for area in areas if area.role == "board")
    others = (area for area in areas if area.role != "board")
    hands = tuple(_hands(view, {area.key for area in areas}))
    return Scene((*boards, *(hands if hands and _secret(state) else ()), *others))


def _hands(view: View, shown: set[str]) -> Iterator[Area]:
    """What lies before each seat and is not in sight yet. With everything open, all know the same:
    only where they sit differs."""
    for seat in range(view.seats):
        for area in type(view)(seat, view.known).in_front():
            if area.key not in shown:
                yield _of(seat, area)


def _secret(state: State) -> bool:
    """Whether somebody holds something that spectators do not know."""
    spectator = state.view(None)
    return any(state.view(seat).tells_more(spectator) for seat in range(state.seats))


def _of(seat: int, area: Area) -> Area:
    title = Text("area_of", {"player": seat, "area": area.title})
    return replace(area, key=f"{area.key}-{seat}", title=title)


def unmasked(event: Event) -> Event:
    """An event with nothing blank."""
    return replace(event, knowers=None, hidden="", passing=False)
