"""Checks of features: a view as numbers that machine learning can rely on."""

from __future__ import annotations

from math import isfinite

from isolario.contract.bench import Bench, check, fail, viewers, who
from isolario.core.game import State

ENOUGH = 4  # different views by which the features must have changed


@check
def features_are_sound(state: State, bench: Bench) -> None:
    """As many numbers as the game declares, from -1 to 1, the same for the same view, and not the
    same all game long."""
    game = state.game
    for viewer in viewers(state):
        view = state.view(viewer)
        numbers = view.features()
        if len(numbers) != game.feature_count:
            fail(f"{who(viewer)} has {len(numbers)} features, not {game.feature_count}")
        if odd := [number for number in numbers if not (isfinite(number) and -1 <= number <= 1)]:
            fail(f"a feature of {who(viewer)} is {odd[0]}")
        if view.features() != numbers or game.view(view.json()).features() != numbers:
            fail(f"{who(viewer)} has different features for the same view")
        seen = bench.features.setdefault(viewer, {})
        seen[hash(view)] = hash(tuple(numbers))
        if numbers and state.over and len(seen) >= ENOUGH and len(set(seen.values())) == 1:
            fail(f"the features of {who(viewer)} are the same all game long")
