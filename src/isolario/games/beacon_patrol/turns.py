"""What the steps of a turn do: placing, sailing, swapping, ending it (BCN-P, M, X, E, F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.event import Event, Events, Facts
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import on_board
from isolario.games.beacon_patrol.moves import Discard, Give, Keep, Place, Sail, Take
from isolario.games.beacon_patrol.pieces import DIRECTIONS, TOKENS, tiles_of
from isolario.games.beacon_patrol.scoring import items, rises

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.rules import BeaconState


def set_up(state: BeaconState, out: Events) -> None:
    """Shuffles, deals, and finds out who begins (BCN-S)."""
    state.stack = state.chance.shuffle(tiles_of(state.options), "stack")
    for seat in range(state.seats):
        draw(state, seat, "BCN-S2", out)
    state.begin_turn(state.chance.below(state.seats, "first"))  # BCN-S3 [ruling]
    out.append(Event("turn_begins", state.active, clause="BCN-S3", chance=True))


def make(state: BeaconState, seat: int, move: Move, out: Events) -> None:
    """Makes a legal move."""
    if isinstance(move, Place):
        _place(state, seat, move, out)
    elif isinstance(move, Sail):
        state.tokens -= 1
        _sail(state, seat, move.to)
        left: Facts = {"to": Text(f"beacon_to_{move.to}"), "left": state.tokens}
        out.append(Event("sailed_token", seat, left, _ship(state), clause="BCN-M1"))
    elif isinstance(move, Discard):
        _leave_hand(state, seat, move.tile)
        state.discarded += (move.tile,)
        _sail(state, seat, move.to)
        gone: Facts = {"to": Text(f"beacon_to_{move.to}"), "tile": move.tile}
        out.append(Event("sailed_discard", seat, gone, _ship(state), clause="BCN-M2"))
    elif isinstance(move, Give):
        state.given = move.tile
        out.append(Event("tile_offered", seat, {"tile": move.tile}, clause="BCN-X1"))
    elif isinstance(move, Take):
        _swap(state, seat, move.tile, out)
    else:
        _end_turn(state, seat, move.tile if isinstance(move, Keep) else "", out)
    if not state.stack and not any(state.hands):  # BCN-F1 [ruling]: at once, even in mid-turn
        _end_game(state, out)


# --- the steps ----------------------------------------------------------------------------------


def _place(state: BeaconState, seat: int, move: Place, out: Events) -> None:
    cell = state.target(DIRECTIONS.index(move.to))
    before = state.chart
    state.chart = before.place(cell, move.tile)
    _leave_hand(state, seat, move.tile)
    _sail(state, seat, move.to)  # BCN-P4: at once and for free
    laid: Facts = {"tile": move.tile, "to": Text(f"beacon_to_{move.to}")}
    out.append(Event("tile_placed", seat, laid, on_board(cell), clause="BCN-P1"))
    for rise in rises(before, state.chart, cell):
        own = list(state.contributions)
        own[seat] += rise.points
        state.contributions = tuple(own)
        what, clause = ("explored", "BCN-F2") if rise.explored else ("island_grows", "BCN-F4")
        facts: Facts = {"tile": state.chart.tiles[rise.cell], "worth": rise.points}
        out.append(Event(what, seat, facts, on_board(rise.cell), clause=clause))


def _sail(state: BeaconState, seat: int, to: str) -> None:
    ships = list(state.ships)
    ships[seat] = state.target(DIRECTIONS.index(to))
    state.ships = tuple(ships)


def _ship(state: BeaconState) -> tuple[str, ...]:
    """Where the ship lies now, as events put it."""
    return on_board(state.ships[state.active])


def _leave_hand(state: BeaconState, seat: int, tile: str) -> None:
    state.hands = tuple(
        hand if s != seat else tuple(other for other in hand if other != tile)
        for s, hand in enumerate(state.hands)
    )


def _swap(state: BeaconState, seat: int, taken: str, out: Events) -> None:
    """Two tiles change places; each lies where the other lay, and the other player keeps what was
    given (BCN-X1 [ruling])."""
    given, state.given, state.swapped = state.given, "", True
    other = next(s for s, hand in enumerate(state.hands) if taken in hand)
    goes_to = {given: taken, taken: given}
    state.hands = tuple(tuple(goes_to.get(tile, tile) for tile in hand) for hand in state.hands)
    facts: Facts = {"tile": taken, "given": given, "other_player": other}
    out.append(Event("tiles_swapped", seat, facts, clause="BCN-X1"))


# --- the end of a turn --------------------------------------------------------------------------


def _end_turn(state: BeaconState, seat: int, kept: str, out: Events) -> None:
    """BCN-E1: discard, draw, turn the tokens back; then it is the next player's turn."""
    out.append(Event("turn_ends", seat, clause="BCN-E1"))
    for tile in state.hands[seat]:
        if tile == kept:
            out.append(Event("tile_kept", seat, {"tile": tile}, clause="BCN-E1"))
        else:
            _leave_hand(state, seat, tile)
            state.discarded += (tile,)
            out.append(Event("tile_discarded", seat, {"tile": tile}, clause="BCN-E1"))
    draw(state, seat, "BCN-E1", out)
    state.tokens = TOKENS[state.seats]
    state.swapped = False
    for step in range(1, state.seats + 1):  # BCN-F1 [ruling]: a player without tiles is skipped
        following = (seat + step) % state.seats
        if state.hands[following]:
            state.begin_turn(following)
            out.append(Event("turn_begins", following, clause="BCN-T1"))
            return


def draw(state: BeaconState, seat: int, clause: str, out: Events) -> None:
    """Draws up to the full number, or what is left (BCN-E1, BCN-F1)."""
    while state.stack and len(state.hands[seat]) < state.hand_size:
        tile, state.stack = state.stack[0], state.stack[1:]
        hands = list(state.hands)
        hands[seat] += (tile,)
        state.hands = tuple(hands)
        out.append(Event("tile_drawn", seat, {"tile": tile}, clause=clause, chance=True))


# --- the end of the game ------------------------------------------------------------------------


def _end_game(state: BeaconState, out: Events) -> None:
    """The chart is scored row by row (BCN-F7)."""
    for item in items(state.chart):
        state.points += item.points
        out.append(item)
    state.ended = True
    out.append(Event("game_ends", clause="BCN-F1"))
