"""Draws the pictures of README and docs: python docs/pictures/draw.py"""

from __future__ import annotations

from pathlib import Path

import isolario
from isolario.bots import bot
from isolario.core.svg import draw


def foggy_island() -> str:
    """A game between two greedy players, halfway through a round."""
    state = isolario.new("foggy-island", seed=21)
    players = [bot("greedy", rng=seat) for seat in range(state.seats)]
    while sum(word != ".." for word in state.view(None).text.split()[:36]) < 22:
        seat = state.to_move[0]
        state.play(seat, players[seat].choose(state.view(seat), state.recall(seat)))
    view = state.view(state.to_move[0])
    return draw(view.scene(), view.game, theme="light")


if __name__ == "__main__":
    path = Path(__file__).parent / "foggy-island.svg"
    path.write_text(foggy_island(), "utf-8")
