"""What a program learns from tells the whole view: it is rebuilt from the numbers alone."""

from __future__ import annotations

import pytest

from isolario.games.beacon_patrol import GAME
from isolario.games.beacon_patrol.pieces import TILES
from tests.games.beacon_patrol.shorthand import at
from tests.observed import Data, Read, check_rebuilds, which

PLACES = ("the viewer", "the next seat", "the seat opposite", "the last seat")


def _decoded(read: Read, me: int, seats: int) -> Data:
    pieces = dict(zip(TILES, read.tables["pieces"], strict=True))
    where = dict(zip(TILES, read.tables["where"], strict=True))
    players, public = read.tables["players"], read.row("public")
    assert [row["here"] for row in players] == [1] * seats + [0] * (4 - seats)
    home = where["HQ"]  # it lies at 0, 0, so that this tells where the viewer's ship is
    by_seat = [players[(seat - me) % seats] for seat in range(seats)]
    for name, row in pieces.items():
        tile = TILES[name]
        assert "".join("SL"[row[f"land {side}"]] for side in _SIDES) == tile.edges
        assert which(row, "feature") == tile.feature
        played = any(row[key] for key in row if key.split()[0] in _SOMEWHERE)
        expansion = {"windmill": "windmills", "pier": "piers"}.get(tile.feature)
        assert played == (expansion is None or bool(public[expansion]))
    return {
        "options": {"windmills": bool(public["windmills"]), "piers": bool(public["piers"])},
        "ready": [],
        "active": [row["active"] for row in by_seat].index(1),
        "chart": [
            [where[name]["x"] - home["x"], where[name]["y"] - home["y"], name]
            for name, row in pieces.items()
            if row["laid"]
        ],
        "ships": [[row["x"] - home["x"], row["y"] - home["y"]] for row in by_seat],
        "hands": [
            [name for name, row in pieces.items() if row[f"hand {PLACES[(seat - me) % seats]}"]]
            for seat in range(seats)
        ],
        "stack": ["?"] * public["stack"],
        "discarded": [name for name, row in pieces.items() if row["discarded"]],
        "tokens": public["tokens"],
        "swapped": bool(public["swapped"]),
        "given": "".join(name for name, row in pieces.items() if row["given"]),
        "contributions": [row["contribution"] for row in by_seat],
        "points": public["points"],
        "ended": bool(public["ended"]),
    }


_SIDES = ("north", "east", "south", "west")
_SOMEWHERE = ("laid", "hand", "discarded", "unseen")


@pytest.mark.soak
def test_a_view_is_rebuilt_from_its_observation() -> None:
    """But for the count of turns, on which nothing depends, and the order in which tiles were
    placed, drawn and discarded."""
    check_rebuilds(GAME, _decoded, {"turns"}, _sorted, set_ups=16)


def _sorted(data: Data) -> Data:
    hands = [sorted(hand) for hand in data["hands"]]
    chart, discarded = sorted(data["chart"]), sorted(data["discarded"])
    return data | {"hands": hands, "chart": chart, "discarded": discarded}


def test_houses_are_told_by_the_shore_on_which_they_stand() -> None:
    rows = dict(zip(TILES, Read(GAME.new(1, 3).view(0)).tables["pieces"], strict=True))
    for name, tile in TILES.items():
        for edge, side in enumerate(_SIDES):
            shore = next((it for it in tile.shores if it >> edge & 1), None)
            expected = tile.houses_on(shore) if shore is not None else 0
            assert rows[name][f"houses {side}"] == expected


def test_everybody_looks_from_their_own_ship() -> None:
    state = at("0 0 HQ, 1 0 O1, 1 1 S5", "N1 | S1", ships="1,0 | 0,0")
    mine, theirs = (
        dict(zip(TILES, Read(state.view(seat)).tables["where"], strict=True)) for seat in (0, 1)
    )
    assert (mine["S5"], theirs["S5"]) == ({"x": 0, "y": 1}, {"x": 1, "y": 1})
    assert (mine["HQ"], theirs["HQ"]) == ({"x": -1, "y": 0}, {"x": 0, "y": 0})
