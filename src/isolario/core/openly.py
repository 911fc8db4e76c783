"""A table with everything open: for a game that is over, and for nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from isolario.core.event import Event
from isolario.core.scene import Area, Scene
from isolario.core.state import State
from isolario.core.text import Text


def open_scene(state: State) -> Scene:
    """What a spectator would see if nothing were masked; and before each seat of which a
    spectator does not know all, its hand.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> [area.key for area in open_scene(state).areas]
    ['board', 'players']
    >>> for seat, kind in (0, "W"), (1, "R"):
    ...     _ = state.play(seat, f"pick {kind}")
    >>> [area.key for area in open_scene(state).areas]
    ['board', 'hand-0', 'hand-1', 'players']
    """
    areas = state.open_view().scene().areas
    common = {area.key for area in areas}
    spectator = state.view(None)
    own: list[Area] = []
    for seat in range(state.seats):
        if state.view(seat).tells_more(spectator):
            seen = state.open_view(seat).scene().areas
            hands = (area for area in seen if area.role == "hand" and area.key not in common)
            own += (_of(seat, area) for area in hands)
    boards = [area for area in areas if area.role == "board"]
    return Scene((*boards, *own, *(area for area in areas if area.role != "board")))


def _of(seat: int, area: Area) -> Area:
    title = Text("area_of", {"player": seat, "area": area.title})
    return replace(area, key=f"{area.key}-{seat}", title=title)


def unmasked(event: Event) -> Event:
    """An event with nothing blank."""
    return replace(event, knowers=None, hidden="", passing=False)
