"""A window shows what lies inside it where it lies, and counts what does not."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test

import isolario
import isolario.adapters.gymnasium
from isolario.adapters.cropping import Cropped, CroppedAgents, Window
from isolario.adapters.observing import observe
from isolario.adapters.pettingzoo import env
from isolario.core.game import View
from isolario.games.beacon_patrol.pieces import TILES
from isolario.games.land_vs_sea.pieces import SIDES

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # they prefer arrays


def _late(name: str, seats: int, decisions: int) -> View:
    state, rng = isolario.new(name, seats, 3), random.Random(3)
    for _ in range(decisions):
        state.play(state.to_move[0], state.legal_moves(state.to_move[0]).choice(rng))
    return state.view(state.to_move[0])


@pytest.mark.parametrize("side", [1, 3, 9, 31])
def test_tiles_lie_around_the_ship(side: int) -> None:
    view = _late("beacon-patrol", 2, 50)
    whole = observe(view)
    shown = Window(view.game, 2, side).show(whole)
    (left, top), middle = view.known.ships[view.seat or 0], side // 2
    outside = 0
    for (x, y), tile in view.known.chart.tiles.items():
        at = y - top + middle, x - left + middle
        if min(at) < 0 or max(at) >= side:
            outside += 1
            continue
        row = whole["pieces"][list(TILES).index(tile)]
        assert (shown["pieces_planes"][:, at[0], at[1]] == row).all()
    assert shown["cut"].tolist() == [outside]
    assert shown["pieces_planes"][0].sum() + outside == len(view.known.chart) > 9
    assert "pieces" not in shown
    assert whole["pieces"].shape == (64, 21)  # as it was


def test_open_cells_have_planes_of_their_own() -> None:
    view = _late("land-vs-sea", 2, 60)
    shown = Window(view.game, 2, 21).show(observe(view))
    ground = view.known.ground
    assert shown["cut"].tolist() == [0, 0]
    there = [column.name for column in view.game.observation.parts(2)[2].things].index("there")
    cells = {(int(q) - 10, int(r) - 10) for r, q in np.argwhere(shown["cells_planes"][there])}
    assert cells == {*ground.coast}
    tile = ground.placed[-1]
    number = list(SIDES).index(tile.side)
    row = observe(view)["pieces"][number]
    assert (shown["pieces_planes"][:, tile.r + 10, tile.q + 10] == row).all()


def test_boards_with_bounds_are_not_cropped_and_windows_have_a_middle() -> None:
    games = isolario.all_games()
    with pytest.raises(ValueError, match="bounds"):
        Window(games["foggy-island"], 2)
    with pytest.raises(ValueError, match="odd"):
        Window(games["beacon-patrol"], 2, 8)


def test_their_tests() -> None:
    table = Cropped(gymnasium.make("isolario/BeaconPatrol-v0"), 7)
    seen, _ = table.reset(seed=2)
    over = False
    while not over:
        assert seen in table.observation_space
        seen, _, over, _, _ = table.step(table.action_space.sample(seen["action_mask"]))
    api_test(CroppedAgents(env("land-vs-sea"), 5), num_cycles=60)
