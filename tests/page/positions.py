"""Positions set up for tests of the page."""

from __future__ import annotations

import random

import isolario
from isolario.core.game import Game
from isolario.core.state import State
from isolario.games.beacon_patrol import GAME as BEACON
from isolario.games.beacon_patrol import BeaconState
from isolario.games.beacon_patrol.moves import Discard, Give, Place
from isolario.games.land_vs_sea import GAME as HEXES
from isolario.games.sea_dragons import SeaDragonsState
from isolario.table.store import Kept, SeatRow, TableRow
from tests.games.beacon_patrol import shorthand as beacon
from tests.games.land_vs_sea import shorthand as land_vs_sea
from tests.games.sea_dragons.shorthand import ALIKE, X, Y, Z, position, two
from tests.games.sea_dragons.shorthand import GAME as DRAGONS
from tests.page.records import OPEN_MAPS, named, record_of

PAYING = {
    "step": "mission",
    "played": "3I",
    "laid": "f5 f6 f7",
    "missions": ALIKE,
    "hands": "4L | 3V 5T",
    "fleets": f"{X}{X}{Y}{Y}{Z} | ",
    "reefs": f"any {two(Z)} NW | ",
}
"""Orange has placed a dragon, and has ships and reef cards to pay for a mission with."""
PLACING = {"step": "play", "hands": "4L* 4T* | 3V 5T", "gold": "9 | 9"}
"""Orange is to place a dragon."""
STRAIGHT = {"step": "play", "hands": "5I* 5L* | 3V 5T", "gold": "0 | 9"}
"""The same, with a dragon that is long and straight."""


def sea(fields: dict[str, str]) -> SeaDragonsState:
    """A position with a dragon on the board."""
    dragons = {"o": "f5 f6 f7"} if "laid" in fields else {"g": "m2 m3 m4"}
    return position(dragons, **fields)  # type: ignore[arg-type]


def a_wide_chart() -> BeaconState:
    """Tiles lie nine wide; seat 0 can place, swap, and sail farther than one tile."""
    state, rng = beacon.new(seed=2), random.Random(2)
    while True:
        across = [x for x, _ in state.chart.tiles]
        moves = list(state.legal_moves(state.active))
        laid = [move for move in moves if isinstance(move, Place)]
        wide = max(across) - min(across) >= 8
        some = [move.tile for move in laid]  # one of them can go in two places
        if wide and state.active == 0 and state.tokens > 1 and len(set(some)) < len(some):
            return state
        others = [move for move in moves if not isinstance(move, Discard | Give)]
        state.play(state.active, rng.choice(laid or others))


def the_last_thing() -> BeaconState:
    """Nothing is left to do but to end the turn."""
    return beacon.at("0 0 HQ, 1 0 O1", " | B1", ships="1,0 | 0,0", tokens=0, stack="N1 N2 N3 N4")


def a_tile_to_steal() -> State:
    """What can be stolen lies in the other player's hand."""
    hexes = land_vs_sea.table("0 0 start", "ssslls steal, any | any, any", extras="waypoints")
    land_vs_sea.lay(hexes, "1 0 ssslls steal")
    return hexes


def set_up(name: str, game: Game, state: State) -> Kept:
    """A table of two people with this position."""
    row = TableRow(
        name, game.name, game.rules_version, {}, "", "", False, "playing", "seed",
        position=state.text, origin=state.text,
    )  # fmt: skip
    return Kept(row, named(SeatRow(seat, "person") for seat in range(state.seats)), [])


def season_ends() -> tuple[int, int]:
    """After how many moves of a record a season ends with the next one, and whose that is."""
    record = record_of(OPEN_MAPS)
    state = isolario.all_games()[record.game].new(record.seats, record.seed, record.options)
    for number, (seat, move) in enumerate(record.moves):
        if any(event.what == "season_ends" for event in state.play(seat, move)):
            return number, seat
    raise AssertionError("no season ends")


POSITIONS: dict[str, tuple[Kept, int]] = {
    "paying": (set_up("paying", DRAGONS, sea(PAYING)), 0),
    "trying": (set_up("trying", DRAGONS, sea(PAYING)), 1),
    "placing": (set_up("placing", DRAGONS, sea(PLACING)), 0),
    "straight": (set_up("straight", DRAGONS, sea(STRAIGHT)), 0),
    "wide": (set_up("wide", BEACON, a_wide_chart()), 0),
    "last": (set_up("last", BEACON, the_last_thing()), 0),
    "stealing": (set_up("stealing", HEXES, a_tile_to_steal()), 0),
    "robbed": (set_up("robbed", HEXES, a_tile_to_steal()), 1),
}
