"""What the viewer can do: a tree of choices, and longer ways made of several of them.

A tile of the hand is put on a cell; a tile of the chart is sailed to with a token. A click on the
chart never loses a tile: that is an option of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.event import Facts
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.games.beacon_patrol.chart import Cell, on_board
from isolario.games.beacon_patrol.moves import Discard, Give, Keep, Place, Sail, Take
from isolario.games.beacon_patrol.pieces import DIRECTIONS, LAND, STEPS
from isolario.games.beacon_patrol.scene.chart import costs_of
from isolario.games.beacon_patrol.scene.parts import ABOUT, hand_key, held_key, ship_key
from isolario.picture.lines import listed
from isolario.picture.scene import Branch, Choices, Fork, PutBack, Route

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView

_TO = {to: Text(f"beacon_to_{to}") for to in DIRECTIONS}
_BESIDE = {to: Text("beacon_beside", {"to": words}) for to, words in _TO.items()}
_GIVE = Text("beacon_give")
_END = Text("beacon_end")


def choices(view: BeaconView) -> Choices:
    """The legal moves of the viewer."""
    seat = view.seat
    if seat is None or seat not in view.to_move:
        return Choices()
    return _Turn(view, seat).choices()


class _Turn:
    """The choices of the player whose turn it is."""

    def __init__(self, view: BeaconView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.ship = ship_key(seat)
        x, y = view.known.ships[seat]
        self.targets = {
            to: on_board((x + dx, y + dy))[0]
            for to, (dx, dy, _, _) in zip(DIRECTIONS, STEPS, strict=True)
        }
        self.others = [
            (other, tile)
            for other, tiles in enumerate(view.known.hands)
            for tile in tiles
            if other != seat
        ]

    def choices(self) -> Choices:
        places: dict[str, list[Branch]] = defaultdict(list)
        sails: list[Branch] = []
        discards: dict[str, list[Branch]] = defaultdict(list)
        gives: list[Branch] = []
        takes: list[Branch] = []
        ends: list[Branch] = []
        for move in self.view.known.legal_moves(self.seat):
            if isinstance(move, Place):
                places[move.tile].append(self._to(move.to, move, _BESIDE[move.to]))
            elif isinstance(move, Sail):
                words = Text("beacon_sail", self._there(move.to))
                sails.append(self._to(move.to, move, words))
            elif isinstance(move, Discard):
                words = Text("beacon_onto", self._there(move.to))
                discards[move.tile].append(self._to(move.to, move, words))
            elif isinstance(move, Give):
                gives.append(self._give(move))
            elif isinstance(move, Take):
                key, words = held_key(move.tile), ABOUT[move.tile]
                takes.append(Branch(key, move.notation, words=words))
            else:
                ends.append(self._end(move.tile if isinstance(move, Keep) else ""))
        options = [self._discard(tile, ways) for tile, ways in discards.items()]
        if gives:
            options.append(Branch("give", then=Fork("piece", tuple(gives)), words=_GIVE))
        roots = []
        if places:
            roots.append(Fork("piece", tuple(map(_placing, places.items()))))
        if sails:
            roots.append(Fork("place", tuple(sails)))
        if takes:
            roots.append(Fork("piece", tuple(takes)))
        if options or ends:
            roots.append(Fork("option", (*options, *ends), explicit=True))
        given = self.view.known.given
        if given:  # a swap once begun can be given up
            back = PutBack(hand_key(given), Give(given).notation)
            return Choices(roots=tuple(roots), back=(back,))
        return Choices(roots=tuple(roots), routes=(*self._ways(), *self._swaps()))

    def _to(self, direction: str, move: Move, words: Text) -> Branch:
        return Branch(self.targets[direction], move.notation, words=words)

    def _there(self, to: str) -> Facts:
        """A direction, and the tile that lies there."""
        x, y = self.view.known.ships[self.seat]
        dx, dy, _, _ = STEPS[DIRECTIONS.index(to)]
        return {"to": _TO[to], "tile": self.view.known.chart.tiles[x + dx, y + dy]}

    def _discard(self, tile: str, ways: list[Branch]) -> Branch:
        words = Text("beacon_discard", {"tile": tile})
        then = Fork("place", tuple(ways))
        drag = (hand_key(tile), self.ship)
        return Branch(f"discard-{tile}", then=then, words=words, drag=drag)

    def _give(self, move: Give) -> Branch:
        """Where there is only one tile to be had, giving is the whole swap."""
        drag: tuple[str, ...] = ()
        words = ABOUT[move.tile]
        if len(self.others) == 1:
            ((player, other),) = self.others
            drag = (hand_key(move.tile), held_key(other))
            words = self._swap_words(move.tile, other, player)
        return Branch(hand_key(move.tile), move.notation, words=words, drag=drag)

    def _end(self, kept: str) -> Branch:
        """Ending a turn, with the tiles lost by it."""
        tiles = [tile for tile in self.view.known.hands[self.seat] if tile != kept]
        lost = listed(Text("beacon_code", {"tile": tile}) for tile in tiles) if tiles else None
        if not kept:
            words = Text("beacon_end_losing", {"tiles": lost}) if lost else _END
            return Branch("end", "end", words=words)
        if lost:
            words = Text("beacon_keep_losing", {"tile": kept, "tiles": lost})
        else:
            words = Text("beacon_keep", {"tile": kept})
        return Branch(f"keep-{kept}", f"keep {kept}", words=words)

    # --- longer ways ------------------------------------------------------------------------

    def _ways(self) -> Iterator[Route]:
        """Sailing farther than to the next tile, the shortest way."""
        costs = costs_of(self.view)
        ways: dict[Cell, tuple[str, ...]] = {self.view.known.ships[self.seat]: ()}
        tiles = self.view.known.chart.tiles
        for cell, cost in costs.items():  # the nearest first
            if not cost:
                continue
            x, y = cell
            for to, (dx, dy, _, facing) in zip(DIRECTIONS, STEPS, strict=True):
                before = (x - dx, y - dy)
                if costs.get(before) == cost - 1 and not LAND[tiles[cell]] & facing:
                    ways[cell] = (*ways[before], f">{to}")
                    break
            if cost > 1:
                words = Text("beacon_sail_far", {"tokens": cost})
                yield Route(ways[cell], place=on_board(cell)[0], words=words)

    def _swaps(self) -> Iterator[Route]:
        """My tile onto theirs. With only one to be had, the first step does it all."""
        if self.view.known.swapped or len(self.others) < 2:
            return
        for tile in self.view.known.hands[self.seat]:
            for player, other in self.others:
                words = self._swap_words(tile, other, player)
                drag = (hand_key(tile), held_key(other))
                yield Route((f"give {tile}", f"take {other}"), drag=drag, words=words)

    def _swap_words(self, tile: str, other: str, player: int) -> Text:
        return Text("beacon_swap", {"tile": tile, "other": other, "player": player})


def _placing(entry: tuple[str, list[Branch]]) -> Branch:
    tile, cells = entry
    return Branch(hand_key(tile), then=Fork("place", tuple(cells)), words=ABOUT[tile])
