"""Draws the pictures of README and docs: python docs/pictures/draw.py"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import isolario
from isolario.bots import bot
from isolario.core.game import State
from isolario.picture.svg import draw


def played(state: State, until: Callable[[Any], bool], level: str = "greedy") -> str:
    """A game between bots, stopped at a moment that shows something."""
    players = [bot(level, rng=seat) for seat in range(state.seats)]
    while not until(state):
        seat = state.to_move[0]
        state.play(seat, players[seat].choose(state.view(seat), state.recall(seat)))
    view = state.view(state.to_move[0])
    return draw(view.scene(), view.game, theme="light")


def foggy_island() -> str:
    """Halfway through a round."""
    state = isolario.new("foggy-island", seed=21)
    return played(state, lambda it: sum(w != ".." for w in it.view().text.split()[:36]) >= 22)


def cartographers() -> str:
    """Three players in autumn."""
    state = isolario.new("cartographers", seats=3, seed=12)
    return played(state, lambda it: it.season == 2 and len(it.turned) > 2)


def beacon_patrol() -> str:
    """Two ships, with windmills and piers, before the last turns."""
    state = isolario.new("beacon-patrol", seats=2, seed=4, windmills=True, piers=True)
    return played(state, lambda it: len(it.stack) <= 15)


def land_vs_sea() -> str:
    """Two players with all extras, in the middle of the game."""
    state = isolario.new("land-vs-sea", seed=7, extras="all")
    return played(state, lambda it: len(it.ground.placed) >= 26 and it.step == "place")


def sea_dragons() -> str:
    """Three players, towards the end."""
    state = isolario.new("sea-dragons", seats=3, seed=7)
    return played(state, lambda it: sum(it.heads) <= 8 and it.step == "play")


if __name__ == "__main__":
    for make in (foggy_island, cartographers, beacon_patrol, land_vs_sea, sea_dragons):
        path = Path(__file__).parent / f"{make.__name__.replace('_', '-')}.svg"
        path.write_text(make(), "utf-8")
