"""What tests of pictures share: the parts of a scene by key."""

from __future__ import annotations

from isolario.core.game import State
from isolario.picture.scene import Area, Scene, Sprite


def look(state: State, seat: int | None = None) -> Scene:
    """What a seat sees; by default, the one to move."""
    return state.view(state.active if seat is None else seat).scene()


def area(picture: Scene, key: str) -> Area:
    (found,) = (area for area in picture.areas if area.key == key)
    return found


def sprites(picture: Scene, key: str) -> dict[str, Sprite]:
    return {sprite.key: sprite for sprite in area(picture, key).sprites}


def facets(state: State) -> dict[str, dict[str, str]]:
    """The facets of every move of the seat to move."""
    return {choice.move: choice.facets for choice in look(state).choices.moves()}
