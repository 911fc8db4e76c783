"""The state of a game of Beacon Patrol, and who may do what (BCN-T, P, M, X, E).

A turn is a series of small steps in any order: place a tile, sail, swap once, end. `turns` has
what each of them does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from isolario.core.chance import UNKNOWN
from isolario.core.event import Events, Facts, Outcome
from isolario.core.fields import counted, each, made, masked, public
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.beacon_patrol import possible, turns
from isolario.games.beacon_patrol.chart import BY_ROWS, HOME, Cell, Chart, on_board
from isolario.games.beacon_patrol.moves import (
    DISCARD,
    END,
    GIVE,
    KEEP,
    PLACE,
    SAIL,
    TAKE,
    Discard,
    End,
    Give,
    Keep,
    Place,
    Sail,
    Take,
)
from isolario.games.beacon_patrol.options import BeaconOptions
from isolario.games.beacon_patrol.pieces import DIRECTIONS, HAND, LAND, STEPS, TOKENS, tiles_of
from isolario.games.beacon_patrol.scoring import next_rank, rank

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView  # noqa: F401 (named in a string)


SHARES = {"tile_placed": "share_laid", "explored": "share_explored"}
"""What somebody contributed to the team's result."""


class BeaconState(State["BeaconView"]):
    """The truth about one game of Beacon Patrol."""

    game: ClassVar[Game]
    options: BeaconOptions
    chart: Chart = public(Chart.START, BY_ROWS)
    ships: tuple[Cell, ...] = public(each(HOME))  # any number on one tile (BCN-M3 [ruling])
    # Only the order of the stack is hidden (BCN-H1 [ruling]); hands lie face up (BCN-S2).
    hands: tuple[tuple[str, ...], ...] = public(each(()))
    stack: tuple[str, ...] = masked(counted(UNKNOWN), ())  # face down, top first
    discarded: tuple[str, ...] = public(())  # the oldest first; they never come back (BCN-E2)
    tokens: int = public(made(lambda state: TOKENS[state.seats]))
    """The blue ones of the player whose turn it is; everybody else has all of theirs."""
    swapped: bool = public(False)  # the swap of this turn is used up
    given: str = public("")  # the tile that is being swapped, until another is taken for it
    contributions: tuple[int, ...] = public(each(0))  # how much each seat's tiles raised the worth
    points: int = public(0)  # of the team; none before the end
    ended: bool = public(False)

    # --- what follows from the position -----------------------------------------------------

    @property
    def hand_size(self) -> int:
        """How many tiles a player draws up to (BCN-S2, BCN-E1)."""
        return HAND[self.seats]

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.ended else (self.active,)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(self.seats)),) if self.seats > 1 else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The team's score is one; nothing is scored before the end (BCN-F1)."""
        return (self.points,) * self.seats

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        expansions = self.options.expansions
        return Outcome(
            (1,) * self.seats,
            self.teams,
            title=rank(self.points, expansions),
            missed=next_rank(self.points, expansions, over=True),
            shares=SHARES,
        )

    def target(self, to: int) -> Cell:
        """The cell in a direction from the ship whose turn it is."""
        x, y = self.ships[self.active]
        dx, dy, _, _ = STEPS[to]
        return x + dx, y + dy

    # --- who may do what --------------------------------------------------------------------

    def legal_moves(self, seat: int) -> Moves:
        """Whatever can be done now, in any order (BCN-T1; example: BCN-T2)."""
        if seat != self.active or self.ended:
            return NONE
        others = [tile for s, tiles in enumerate(self.hands) if s != seat for tile in tiles]
        if self.given:  # BCN-X1 [ruling]: any tile of anybody's, without asking
            return Listed([TAKE[tile] for tile in others])
        hand = self.hands[seat]
        tiles = self.chart.tiles
        here = self.ships[seat]
        x, y = here
        bars = LAND[tiles[here]]
        ways: list[int] = []  # where a ship can sail
        gaps: list[tuple[int, int, int]] = []  # where a tile can be placed, and what it needs
        for to, (dx, dy, edge, _) in enumerate(STEPS):
            if not bars & edge:  # nothing can be done across land (BCN-P3, BCN-M1)
                cell = (x + dx, y + dy)
                if cell in tiles:
                    ways.append(to)
                else:
                    gaps.append((to, *self.chart.needs(cell)))
        moves: list[Move] = [
            PLACE[tile][to]
            for tile in hand
            for to, bound, land in gaps
            if LAND[tile] & bound == land
        ]
        if self.tokens:
            moves += [SAIL[to] for to in ways]
        # BCN-X1 [ruling]: a tile taken in a swap, too
        moves += [DISCARD[tile][to] for tile in hand for to in ways]
        if others and not self.swapped:
            moves += [GIVE[tile] for tile in hand]
        moves.append(END)
        if self.seats == 1 and self.stack:  # BCN-E1 [ruling]: no keeping without a stack
            moves += [KEEP[tile] for tile in hand]
        return Listed(moves)

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.ended:
            return Refusal("BCN-F1", Text("game_is_over"))
        if seat != self.active:
            return Refusal("BCN-T1", Text("not_your_turn"))
        if isinstance(move, Take):
            return self._refuse_take(move)
        if self.given:
            return Refusal("BCN-X1", Text("must_take_now", {"tile": self.given}))
        if isinstance(move, End):
            return None
        if isinstance(move, Sail):
            if not self.tokens:
                return Refusal("BCN-M1", Text("no_token_left"))
            return self._refuse_way(move.to)
        if isinstance(move, Place):
            return self._refuse_tile(move.tile, "BCN-P1") or self._refuse_place(move)
        if isinstance(move, Discard):
            return self._refuse_tile(move.tile, "BCN-M2") or self._refuse_way(move.to)
        if isinstance(move, Give):
            return self._refuse_give(move)
        if isinstance(move, Keep):
            return self._refuse_keep(move)
        return Refusal("BCN-T1", Text("wrong_step"))

    def _refuse_tile(self, tile: str, clause: str) -> Refusal | None:
        if tile in self.hands[self.active]:
            return None
        return Refusal(clause, Text("tile_not_in_hand", {"tile": tile}))

    def _refuse_place(self, move: Place) -> Refusal | None:
        to = DIRECTIONS.find(move.to)
        if to < 0 or len(move.to) != 1:
            return Refusal("BCN-P1", Text("no_such_direction"))
        cell = self.target(to)
        tiles = self.chart.tiles
        if cell in tiles:
            return Refusal("BCN-P1", Text("chart_cell_taken"), on_board(cell))
        bound, land = self.chart.needs(cell)
        if wrong := (LAND[move.tile] ^ land) & bound:
            return self._refuse_edges(move.tile, cell, wrong)
        here = self.ships[self.active]
        if LAND[tiles[here]] & STEPS[to][2]:
            cells = on_board(cell, here)
            return Refusal("BCN-P3", Text("joined_by_land", {"tile": move.tile}), cells)
        return None

    def _refuse_edges(self, tile: str, cell: Cell, wrong: int) -> Refusal:
        """The edges of a tile that do not match; the first of them is named."""
        x, y = cell
        beside = [(x + dx, y + dy) for dx, dy, edge, _ in STEPS if wrong & edge]
        to, (_, _, edge, _) = next(
            it for it in zip(DIRECTIONS, STEPS, strict=True) if wrong & it[1][2]
        )
        reason = "edge_is_land" if LAND[tile] & edge else "edge_is_water"
        facts: Facts = {"tile": tile, "side": Text(f"beacon_side_{to}")}
        return Refusal("BCN-P2", Text(reason, facts), on_board(cell, *beside))

    def _refuse_way(self, direction: str) -> Refusal | None:
        to = DIRECTIONS.find(direction)
        if to < 0 or len(direction) != 1:
            return Refusal("BCN-M1", Text("no_such_direction"))
        cell, here = self.target(to), self.ships[self.active]
        if cell not in self.chart.tiles:
            return Refusal("BCN-M1", Text("no_tile_to_sail_onto"), on_board(cell))
        if LAND[self.chart.tiles[here]] & STEPS[to][2]:
            return Refusal("BCN-M1", Text("land_bars_the_way"), on_board(cell, here))
        return None

    def _refuse_give(self, move: Give) -> Refusal | None:
        if self.seats == 1:
            return Refusal("BCN-X1", Text("nobody_to_swap_with"))
        if self.swapped:
            return Refusal("BCN-X1", Text("swap_used_up"))
        if not any(hand for seat, hand in enumerate(self.hands) if seat != self.active):
            return Refusal("BCN-X1", Text("nobody_has_a_tile"))
        return self._refuse_tile(move.tile, "BCN-X1")

    def _refuse_take(self, move: Take) -> Refusal | None:
        if not self.given:
            return Refusal("BCN-X1", Text("give_first"))
        others = (hand for seat, hand in enumerate(self.hands) if seat != self.active)
        if not any(move.tile in hand for hand in others):
            return Refusal("BCN-X1", Text("nobody_has_this_tile", {"tile": move.tile}))
        return None

    def _refuse_keep(self, move: Keep) -> Refusal | None:
        if self.seats > 1:
            return Refusal("BCN-E1", Text("only_alone_one_keeps"))
        if not self.stack:
            return Refusal("BCN-E1", Text("no_keeping_without_stack"))
        return self._refuse_tile(move.tile, "BCN-E1")

    def forced(self) -> tuple[int, Move] | None:
        if self.ended or (self.stack and not self.given):
            return None  # ending a turn draws tiles, so the player decides
        moves = self.legal_moves(self.active)
        return (self.active, moves[0]) if len(moves) == 1 else None

    # --- doing it ---------------------------------------------------------------------------

    def do_open(self, out: Events) -> None:
        turns.set_up(self, out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        turns.make(self, seat, move, out)

    # --- what is known ----------------------------------------------------------------------

    def contradiction(self) -> tuple[str, str] | None:
        return next(possible.contradictions(self), None)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The tiles of the stack, in no order that tells anything."""
        seen = {*self.chart.tiles.values(), *self.discarded}.union(*self.hands)
        return tuple(tile for tile in tiles_of(self.options) if tile not in seen)

    @property
    def turns_left(self) -> int:
        """How many turns there will be, this one included (BCN-F1). Exact with two or more
        players; alone, the least number, when no tile is ever kept."""
        if self.ended:
            return 0
        waiting = sum(seat != self.active and bool(hand) for seat, hand in enumerate(self.hands))
        return 1 + waiting + -(-len(self.stack) // self.hand_size)

    @property
    def turns_left_at_most(self) -> int:
        """The same if a lone player keeps a tile whenever that is possible."""
        if self.ended or self.seats > 1:
            return self.turns_left
        return 1 + -(-len(self.stack) // (self.hand_size - 1))

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        """The order of the stack (BCN-H1); which tiles it holds follows from all the others."""
        return {
            f"stack {place}": Secret((tile,), "stack") for place, tile in enumerate(self.stack, 1)
        }
