"""Skerries, spoilt: how the dishonest games are made of the honest one.

Each variant is a class with one mistake, in another ``State`` (of Skerries, or of the wider game
where Skerries is too small for it), another ``View``, ``cards`` or parts of the ``rules``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from isolario.core.game import Game, View
from isolario.picture.scene import Scene
from isolario.teach import cards
from skerries import GAME as SKERRIES
from skerries.rules import SkerriesState
from skerries.scene import draw
from tests.contract.wider import WIDER, WiderState


class Leak(NamedTuple):
    """A variant's game, the check that finds it, and what the check stumbles over: usually it does
    not, but says itself what is wrong."""

    game: Game
    check: str
    stumbles: type[Exception] | None


LEAKS: dict[str, Leak] = {}
"""Every variant that shows while a game is played, by name."""

TRUTHS: dict[bytes, SkerriesState] = {}
"""What a dishonest view can look up: the first state that showed this view."""


def leak(caught_by: str, stumbles: type[Exception] | None = None) -> Callable[[type], type]:
    """Lists a variant, with the check that must find it."""

    def register(variant: type) -> type:
        assert variant.__name__ not in LEAKS, "two variants have the same name"
        LEAKS[variant.__name__] = Leak(variant_game(variant), caught_by, stumbles)
        return variant

    return register


def variant_game(variant: type) -> Game:
    """The game of a variant."""
    base_state: Any = getattr(variant, "State", SkerriesState)
    base = WIDER if issubclass(base_state, WiderState) else SKERRIES
    base_view: Any = getattr(variant, "View", WIDER.view_type if base is WIDER else View)
    rules: dict[str, Any] = dict(getattr(variant, "rules", {}))
    state: Any = type(base_state)("SpoiltState", (base_state,), {"__slots__": ()})
    name = f"{variant.__name__}View"
    view = type(name, (base_view,), {"__module__": __name__})
    globals()[name] = view  # pickle looks for it here
    if "position" in rules:
        rules["position"] = rules["position"](state)
    game = replace(base, name=variant.__name__, state_type=state, view_type=view, **rules)
    if hasattr(variant, "cards"):
        cards.CARDS[game] = variant.cards  # instead of those in its folder
    return game


class Tattler(SkerriesState):
    """A state whose views can look up the truth."""

    def view(self, seat: int | None = None) -> View:
        shown = super().view(seat)
        TRUTHS.setdefault(shown.json(), self.copy())
        return shown


class Latest(SkerriesState):
    """A state whose views can look up whatever showed them last."""

    def view(self, seat: int | None = None) -> View:
        shown = super().view(seat)
        TRUTHS[shown.json()] = self
        return shown


def other_hand(state: SkerriesState, seat: int | None) -> tuple[int, ...]:
    """A hand that a seat must not see."""
    return state.hands[1 if seat == 0 else 0]


def with_area(view: View[SkerriesState], key: str, **change: object) -> Scene:
    """How Skerries looks, but for one area."""
    scene = draw(view)
    areas = (
        msgspec.structs.replace(area, **change) if area.key == key else area for area in scene.areas
    )
    return msgspec.structs.replace(scene, areas=tuple(areas))


def with_choices(view: View[SkerriesState], **change: object) -> Scene:
    """How Skerries looks, with other choices."""
    scene = draw(view)
    choices = msgspec.structs.replace(scene.choices, **change)
    return msgspec.structs.replace(scene, choices=choices)
