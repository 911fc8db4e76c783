"""How Skerries looks: the sea, the winds in your hand, the winds that have been laid."""

from __future__ import annotations

from isolario.core.game import View
from isolario.core.text import Text
from isolario.picture.scene import Choices, Scene
from isolario.picture.simple import Item, Spot, board, choose_cell, choose_piece, row
from skerries.moves import SIDE, Land, Sail
from skerries.rules import SkerriesState


def draw(view: View[SkerriesState]) -> Scene:
    """A view as a picture, with its seat's choices."""
    known = view.known
    legend = {str(n): Text("seals", {"n": n}) for n in (1, 2, 3)}
    legend |= {"ABCD"[seat]: Text("flag_of", {"player": seat}) for seat in range(known.seats)}
    areas = [board(SIDE, SIDE, lambda cell: _spot(known, cell), Text("area_board"), legend)]
    if view.seat is not None:
        own = [_card(known, view.seat, place) for place in range(len(known.hands[view.seat]))]
        areas.append(row("hand", "hand", Text("area_hand"), own))
    ships = [_ship(known, seat) for seat in range(known.seats)]
    areas.append(row("ships", "players", Text("area_players"), ships))
    return Scene(tuple(areas), _choices(view))


def _spot(known: SkerriesState, cell: str) -> Spot:
    seals = known.seals[cell]
    rock, words = f"seals_{seals}", Text("seals", {"n": seals})
    if (seat := known.flags.get(cell)) is None:
        return Spot((rock,), words, str(seals))
    words = Text("flag", {"player": seat, "seals": words})
    return Spot((rock, f"flag_{seat}"), words, f"{seals}{'ABCD'[seat]}")


def _card(known: SkerriesState, seat: int, place: int) -> Item:
    wind, laid = known.hands[seat][place], known.wind[seat]
    if not wind:  # a position that somebody has written may leave it blank
        return Item(f"blank-{place}", "wind", Text("unknown"), "?")
    return Item(f"wind-{wind}", "wind", Text("wind", {"n": wind}), str(wind), laid not in (0, wind))


def _ship(known: SkerriesState, seat: int) -> Item:
    wind = known.sailed[seat][-1] if seat in known.landing else 0
    words = Text("ship", {"player": seat, "wind": wind})
    return Item(f"ship-{seat}", f"ship_{seat}", words, str(wind or ""))


def _choices(view: View[SkerriesState]) -> Choices:
    moves = view.legal_moves()
    if view.known.sealed:
        return choose_piece((f"wind-{move.wind}", move) for move in moves if isinstance(move, Sail))
    return choose_cell("land {}", [move.cell for move in moves if isinstance(move, Land)])
