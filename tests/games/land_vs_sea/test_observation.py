"""What a program learns from tells the whole view: it is rebuilt from the numbers alone."""

from __future__ import annotations

import random

import pytest

from isolario.games.land_vs_sea import GAME, LandVsSeaState
from isolario.games.land_vs_sea.board import TURNED
from isolario.games.land_vs_sea.pieces import SIDES
from tests.observed import Data, Read, Row, check_rebuilds, check_rebuilt, which

PLACES = ("the viewer", "the next seat", "the seat opposite", "the last seat")
EDGES = ("E", "SE", "SW", "W", "NW", "NE")
EXTRAS = ("mountains", "caravans", "waypoints")


def _decoded(read: Read, me: int, seats: int) -> Data:
    players, public = read.tables["players"], read.row("public")
    assert [row["here"] for row in players] == [1] * seats + [0] * (4 - seats)
    by_seat = [players[(seat - me) % seats] for seat in range(seats)]
    turn = [row["active"] for row in by_seat]
    points = {which(row, "role"): row["points"] for row in by_seat}
    pieces = dict(zip(SIDES, read.tables["pieces"], strict=True))
    at = {name: (row["q"], row["r"]) for name, row in zip(SIDES, read.tables["where"], strict=True)}
    laid = sorted(
        (name for name, row in pieces.items() if row["laid"]),
        key=lambda name: (pieces[name]["step"], *at[name]),
    )
    beneath = {at[name]: name for name, row in pieces.items() if row["under"]}
    extras = {name: bool(public[f"extra {name}"]) for name in EXTRAS}
    chosen = which(public, "agreed") == "chosen"

    def knowers(row: Row) -> int:
        if row["everybody"]:
            return -1
        return sum(
            1 << (me + place) % seats for place, whose in enumerate(PLACES) if row[f"knows {whose}"]
        )

    def below(name: str) -> str:
        return "?" if pieces[name]["covers"] else beneath.get(at[name], "")

    def hand(whose: str) -> list[Data]:
        found = []
        for slot in (1, 2):
            held = f"tile {slot} of {whose}"
            (up,) = [name for name, row in pieces.items() if row[f"up {held}"]] or [""]
            (down,) = [name for name, row in pieces.items() if row[f"down {held}"]] or [""]
            if up:
                assert bool(down) != bool(pieces[up]["covers"])
                found.append({"up": up, "down": down or "?", "knowers": knowers(pieces[up])})
        return found

    def stack(number: int) -> list[Data]:
        tops = [name for name, row in pieces.items() if row[f"stack {number}"]]
        sides = tops + ["?"] * (public[f"stack {number}"] - len(tops))
        return [{"up": up, "down": "?", "knowers": 0} for up in sides]

    def waypoint(whose: str) -> list[int] | None:
        found = [name for name in laid if pieces[name][f"waypoint {whose}"]]
        return [laid.index(found[0]), pieces[found[0]]["on"] - 1] if found else None

    return {
        "options": {
            "extras": which(public, "agreed"),
            **{name: chosen and extra for name, extra in extras.items()},
            "team_talk": "free" if public["free"] else "silent",
            "pairing": "printed" if public["printed"] else "dealt",
        },
        "ready": [],
        "active": turn.index(1) if any(turn) else -1,
        "step": which(public, "step"),
        "ground": [
            {"side": name, "turn": pieces[name]["turn"], "q": at[name][0], "r": at[name][1]}
            for name in laid
        ],
        "under": [{"side": below(name), "knowers": knowers(pieces[name])} for name in laid],
        "hands": [hand(PLACES[(seat - me) % seats]) for seat in range(seats)],
        "stacks": [stack(1), stack(2)],
        "points": [points["land"], points["sea"], points.get("cartographer", 0)],
        "special": bool(public["special"]),
        "waypoints": [waypoint(PLACES[(seat - me) % seats]) for seat in range(seats)],
        "laid": [number for number, name in enumerate(laid) if pieces[name]["step"]],
        "again": bool(public["again"]),
        "action": which(public, "action"),
        "holes": [[row["q"], row["r"]] for row in read.used("cells") if row["hole"]],
    }


def _tidy(data: Data) -> Data:
    """Tiles of earlier turns, and holes, have no order."""
    before = len(data["ground"]) - len(data["laid"])
    tiles = data["ground"]
    order = sorted(range(before), key=lambda number: (tiles[number]["q"], tiles[number]["r"]))
    order += range(before, len(tiles))
    return data | {
        "ground": [tiles[number] for number in order],
        "under": [data["under"][number] for number in order],
        "waypoints": [it and [order.index(it[0]), it[1]] for it in data["waypoints"]],
        "holes": sorted(data["holes"]),
    }


@pytest.mark.soak
def test_a_view_is_rebuilt_from_its_observation() -> None:
    """But for the count of turns, on which nothing depends."""
    check_rebuilds(GAME, _decoded, {"turns"}, _tidy)


def test_edges_and_open_cells_are_told_as_they_lie_and_from_the_viewers_terrain() -> None:
    state, rng = GAME.new(3, 5), random.Random(5)
    assert isinstance(state, LandVsSeaState)
    while not state.over:
        for seat in range(3):
            read = Read(state.view(seat))
            own, terrains = ("L", "S", "L")[seat], "SL" if seat == 1 else "LS"
            pieces = dict(zip(SIDES, read.tables["pieces"], strict=True))
            for tile in state.ground.placed:
                row, side = pieces[tile.side], SIDES[tile.side]
                for number, (terrain, edges, bonus) in enumerate(TURNED[tile.side][tile.turn], 1):
                    for edge in edges:
                        told = [row[f"{what} {EDGES[edge]}"] for what in ("own", "region", "marks")]
                        assert told == [terrain == own, number, bonus]
                ranges = {"L": side.mountain, "S": side.coral}
                for name, whose in zip(("own range", "other range"), terrains, strict=True):
                    lie = {(edge + tile.turn) % 6 for edge in ranges[whose]}
                    assert {edge for edge in range(6) if row[f"{name} {EDGES[edge]}"]} == lie
                traders = {"L": side.caravan, "S": side.ship}
                assert row["own_trader"] == traders[terrains[0]]
                assert row["other_trader"] == traders[terrains[1]]
                assert [row["again"], row["steal"]] == [
                    side.action == it for it in ("again", "steal")
                ]
            cells = [row for row in read.tables["cells"] if row["there"]]
            assert [(row["q"], row["r"]) for row in cells] == state.ground.open_rows
            for row, cell in zip(cells, state.ground.open_rows, strict=True):
                want = state.ground.coast[cell]
                for edge, name in enumerate(EDGES):
                    wanted = ("", "L", "S")[want // 3**edge % 3]
                    assert row[f"own {name}"] == (wanted == terrains[0])
                    assert row[f"other {name}"] == (wanted == terrains[1])
        state.play(state.active, state.legal_moves(state.active).choice(rng))


def test_two_games_side_by_side_are_not_mixed_up() -> None:
    """The map that somebody saw last is kept: it must be of this game."""
    games, rng = [GAME.new(2, seed) for seed in (1, 2)], random.Random(1)
    for _ in range(40):
        for state in games:
            state.play(state.active, state.legal_moves(state.active).choice(rng))
            check_rebuilt(state, _decoded, {"turns"}, _tidy)
