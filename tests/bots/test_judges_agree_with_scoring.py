"""What the judges of moves know about scoring matches the scorers: they agree on random boards,
sheets and charts."""

from __future__ import annotations

import random
from typing import cast

import msgspec
import pytest

import isolario
from isolario.games.beacon_patrol.bot.judge import Thoughts
from isolario.games.beacon_patrol.bot.numbered import NUMBER
from isolario.games.beacon_patrol.bot.outlook import Outlook
from isolario.games.beacon_patrol.chart import Chart, neighbours
from isolario.games.beacon_patrol.pieces import TILES
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scoring import total
from isolario.games.cartographers.bot.judge import Glance
from isolario.games.cartographers.bot.taste import TASTE
from isolario.games.cartographers.pieces import EXPLORE, SCORING
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.scoring import card_items, monster_penalty, score_card
from isolario.games.cartographers.sheet import BRUSHES, CELL_NAMES, Sheet
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.bot.judge import Outlook as Lines
from isolario.games.foggy_island.bot.judge import worth
from isolario.games.foggy_island.pieces import COLOURS, KINDS, TURNED, background, token
from isolario.games.foggy_island.scoring import CELLS, points
from tests.games.cartographers.plain_judge import promise

# --- Foggy Island -------------------------------------------------------------------------------

CHANGES = tuple(kind for kind, it in enumerate(KINDS) if it.times > 1 or it.halves)
SPREAD = (*range(len(KINDS)), *CHANGES * 3, *(0,) * 20)


def _board(rng: random.Random) -> bytearray:
    """An island with long lines, and plenty that changes what they are worth."""
    full, side = rng.uniform(0.3, 1.0), rng.random()
    board = bytearray(CELLS)
    for cell in range(CELLS):
        if rng.random() < full:
            kind = rng.choice(SPREAD)
            board[cell] = token(int(rng.random() < side), kind)
            if KINDS[kind].builds == "turning" and rng.random() < 0.5:
                board[cell] |= TURNED
    return board


def test_a_token_brings_what_the_scorer_gives_for_it() -> None:
    rng = random.Random("lines")
    state = cast(FoggyState, isolario.new("foggy-island", seed=1))
    gains = set()
    for _ in range(60):
        board = _board(rng)
        state.board = board
        outlook = Lines(state.view(0))
        before = points(board)
        for cell in range(CELLS):
            for kind in range(len(KINDS)) if not board[cell] else ():
                laid = token(outlook.me, kind)
                side = background(laid)
                after = bytearray(board)
                after[cell] = laid
                gained = [now - had for now, had in zip(points(after), before, strict=True)]
                found = [0] * len(COLOURS)
                if side is not None:
                    found[side] = outlook.points_gained(kind, side, cell)
                assert found == gained
                gains.update(gained)
    assert min(gains) < 0  # a crow's
    assert max(gains) > 20


def test_a_full_board_is_worth_its_points() -> None:
    rng = random.Random("full")
    for _ in range(50):
        board = _board(rng)
        for cell in range(CELLS):
            board[cell] = board[cell] or token(0, rng.choice(SPREAD))
        blue, red = points(board)
        for me, lead in enumerate((blue - red, red - blue)):
            assert worth(board, me) == pytest.approx(lead)


# --- Cartographers ------------------------------------------------------------------------------


def _sheet(rng: random.Random) -> Sheet:
    sheet = Sheet.blank(rng.choice("AB"))
    full, brushes = rng.random(), [rng.choice(BRUSHES) for _ in range(4)]
    for cell in range(len(CELL_NAMES)):
        if sheet.free >> cell & 1 and rng.random() < full:
            sheet = sheet.draw(1 << cell, rng.choice(brushes))
    return sheet


def test_the_last_drawing_brings_what_the_scorer_gives_for_it() -> None:
    sober = msgspec.structs.replace(TASTE, narrow=(0, 0, 0), one_side=0, two_sides=0)
    rng = random.Random("last")
    for number in range(120):
        state = cast(CartographersState, isolario.new("cartographers", 1, seed=number))
        state.season = 3  # with no time left: what counts is what is there
        state.turned = tuple(EXPLORE)
        state.sheets = (_sheet(rng),)
        glance = Glance(state.view(0), sober)
        edicts = [state.edicts[0], state.edicts[3]]

        def stars(sheet: Sheet, edicts: list[str] = edicts) -> int:
            scored = sum(score_card(card, sheet) for card in edicts)
            return scored + sheet.closed.bit_count() - monster_penalty(sheet)

        free = [cell for cell in range(len(CELL_NAMES)) if glance.desk.sheet.free >> cell & 1]
        for name in BRUSHES if free else ():
            cells = sum(1 << cell for cell in rng.sample(free, min(len(free), rng.randint(1, 5))))
            drawn = glance.desk.sheet.draw(cells, name)
            gained = stars(drawn) - stars(glance.desk.sheet)
            assert glance.gain(cells, name, False) == pytest.approx(gained)
            assert glance.gain(cells, name, True) == pytest.approx(gained + glance.coin)


@pytest.mark.parametrize("card", ["wildholds", "greengold_plains"])
def test_a_cluster_that_scores_is_no_promise_and_another_is_one(card: str) -> None:
    rng = random.Random(card)
    scored = promised = 0
    for _ in range(300):
        sheet = _sheet(rng)
        cells = sum(item.cells for item in card_items(card, sheet))
        rest = Sheet(
            sheet.forest,
            sheet.village & ~cells,
            *(getattr(sheet, name) for name in Sheet.__struct_fields__[2:]),
        )
        assert promise(card, sheet) == promise(card, rest)
        scored += bool(cells)
        promised += promise(card, sheet) > 0
    assert scored > 20
    assert promised > 20


def test_what_is_full_promises_nothing() -> None:
    rng = random.Random("filled")
    for _ in range(40):
        sheet = _sheet(rng)
        for card in SCORING:
            assert promise(card, sheet, 0) == 0


# --- Beacon Patrol ------------------------------------------------------------------------------


def _chart(rng: random.Random) -> Chart:
    """A dense chart, much of it explored. Whether edges fit is not the scorer's business."""
    wide, high = rng.randint(3, 8), rng.randint(3, 8)
    cells = [(x - 2, y - 2) for x in range(wide) for y in range(high) if rng.random() < 0.85]
    rest = [tile for tile in TILES if tile != "HQ"]
    return Chart.of((x, y, rng.choice(rest)) for x, y in {*cells, (0, 0)})


def test_a_tile_brings_what_the_scorer_gives_for_it() -> None:
    rng = random.Random("tiles")
    state = cast(BeaconState, isolario.new("beacon-patrol", 2, seed=1))
    explored = set()
    for _ in range(40):
        state.chart = _chart(rng)
        thoughts = Thoughts(state.view(0))
        width, ships, hands = thoughts.width, thoughts.ships, thoughts.hands
        last = Outlook(0, [], width, ships, hands, thoughts.unseen, 0, False)
        root = thoughts._root()
        assert last.value(root) == total(state.chart)
        gaps = {beside for cell in state.chart.tiles for beside in neighbours(cell)}
        for cell in rng.sample(sorted(gaps - state.chart.tiles.keys()), 3):
            tile = rng.choice([*TILES])
            chart = state.chart.place(cell, tile)
            node = root.place(thoughts._place_of(cell), NUMBER[tile], 0, (), 0, -1)
            assert last.value(node) == total(chart)
            explored |= {TILES[chart.tiles[it]].feature for it in chart.tiles if chart.explored(it)}
    assert explored >= {"", "buoy", "lighthouse", "windmill", "pier"}
