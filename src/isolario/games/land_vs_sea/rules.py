"""The state of a game of Land vs Sea, and who may do what (LVS-T, V, W).

A turn is a series of steps: place a tile, perhaps lay the special tile, play again or steal; then
the table scores; then a waypoint, and drawing back up to two tiles. `turns` has what each does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, get_args

from isolario.core.boards.hex import Cell, by_row, name
from isolario.core.chance import UNKNOWN
from isolario.core.errors import CorruptView
from isolario.core.event import Events, Outcome, places
from isolario.core.fields import Spelling, derived, each, made, masked, public
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Listed, Move, Moves
from isolario.core.reference import refer
from isolario.core.text import Text
from isolario.games.land_vs_sea import possible, turns
from isolario.games.land_vs_sea.board import Ground, Placed
from isolario.games.land_vs_sea.moves import (
    DONE,
    DRAW,
    STEAL,
    Done,
    Draw,
    Place,
    Placements,
    Special,
    Steal,
    Waypoint,
)
from isolario.games.land_vs_sea.options import Extras, LandVsSeaOptions
from isolario.games.land_vs_sea.parts import (
    CARTOGRAPHER,
    EVERYBODY,
    HAND,
    TERRAIN,
    Tile,
    Under,
)
from isolario.games.land_vs_sea.pieces import PIECES, SIDES, START, Pieces

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView  # noqa: F401 (named in a string)

Step = Literal["draft", "place", "special", "steal", "end", "draw", "over"]
"""``end``: after scoring, when a waypoint can be put; ``draw``: after that."""
STEPS: tuple[Step, ...] = get_args(Step)


# --- what a viewer sees of the secrets ----------------------------------------------------------


def _sees(knowers: int, seat: int | None) -> bool:
    """By seat, so that team-mates have secrets from each other, too (LVS-4.2)."""
    return knowers == EVERYBODY or (seat is not None and bool(knowers >> seat & 1))


def _hands(
    value: tuple[tuple[Tile, ...], ...], seat: int | None, state: LandVsSeaState
) -> tuple[tuple[Tile, ...], ...]:
    """The public sides, and those others that the viewer has seen, in hand or before they were
    stolen (LVS-T4)."""
    return tuple(
        tuple(
            tile if _sees(tile.knowers, seat) else Tile(tile.up, UNKNOWN, tile.knowers)
            for tile in hand
        )
        for hand in value
    )


def _stacks(
    value: tuple[tuple[Tile, ...], ...], seat: int | None, state: LandVsSeaState
) -> tuple[tuple[Tile, ...], ...]:
    """The upper side of each top tile, and how many there are (LVS-S3)."""
    return tuple(
        tuple(Tile(UNKNOWN if place else tile.up, UNKNOWN) for place, tile in enumerate(stack))
        for stack in value
    )


def _under(value: tuple[Under, ...], seat: int | None, state: LandVsSeaState) -> tuple[Under, ...]:
    return tuple(
        below if _sees(below.knowers, seat) else Under(UNKNOWN, below.knowers) for below in value
    )


def _read_ground(state: LandVsSeaState, placed: tuple[Placed, ...]) -> Ground:
    ground = Ground(())
    for tile in placed:
        if problem := ground.flaw(tile):
            raise CorruptView(f"ground: {name(tile.cell)}: expected {problem}")
        ground.place(tile)
    return ground


AS_TILES = Spelling(tuple[Placed, ...], lambda ground: ground.placed, _read_ground)
"""How a view's data holds the map."""


class LandVsSeaState(State["LandVsSeaView"]):
    """The truth about one game of Land vs Sea."""

    game: ClassVar[Game]
    box: ClassVar[Pieces] = PIECES  # the tiles that it is played with
    options: LandVsSeaOptions
    extras: Extras = derived(made(lambda state: state.options.extras_for(state.seats)))
    step: Step = public("draft")
    ground: Ground = public(  # the start tile lies in the middle (LVS-S2)
        made(lambda state: Ground([Placed(START, 0, 0, 0)])), AS_TILES, copied=True
    )
    under: tuple[Under, ...] = masked(_under, (Under("", EVERYBODY),))  # below each placed tile
    hands: tuple[tuple[Tile, ...], ...] = masked(_hands, each(()))
    stacks: tuple[tuple[Tile, ...], ...] = masked(_stacks, ((), ()))  # top first
    points: tuple[int, ...] = public((0, 0, 0))  # by role
    special: bool = public(True)  # the special tile still lies aside
    waypoints: tuple[tuple[int, int] | None, ...] = public(each(None))
    """Where each seat's lies: the number of a placed tile, and a region of its side. With four,
    team-mates have one each (LVS-4.3)."""
    # this turn
    laid: tuple[int, ...] = public(())  # the tiles placed, the special one too
    again: bool = public(False)  # a second tile has been placed, or cannot be
    action: str = public("")  # of the tile placed last, if it is still to be done
    holes: tuple[Cell, ...] = public(())  # where the special tile is due

    # --- what follows from the position -----------------------------------------------------

    def role(self, seat: int) -> int:
        """Land, sea or cartographer, by seat (LVS-S1); with four, team-mates sit opposite
        (LVS-4.1)."""
        return seat if self.seats == 3 else seat % 2

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.step == "over" else (self.active,)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if self.seats == 4 else ()

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points[self.role(seat)] for seat in range(self.seats))

    @property
    def outcome(self) -> Outcome | None:
        if self.step != "over":
            return None
        return Outcome(
            places(self.scores) if self.seats != 4 else places(self.points[:2]) * 2, self.teams
        )

    def can_draw(self, seat: int) -> bool:
        return len(self.hands[seat]) < HAND and any(self.stacks)

    def waypoint_moves(self, seat: int) -> list[Move]:
        """Where a seat can put its waypoint now (LVS-W1)."""
        role = self.role(seat)
        if not self.extras.waypoints or role == CARTOGRAPHER or self.waypoints[seat] is not None:
            return []
        ground = self.ground
        taken = {at[0] for at in self.waypoints if at is not None}
        found: list[tuple[Cell, int]] = []
        for number, tile in enumerate(ground.placed):
            if number in taken or ground.surrounded(number):
                continue
            for region, part in enumerate(SIDES[tile.side].regions):
                if part.terrain != TERRAIN[role]:
                    continue
                # LVS-W1 [ruling]: not where the area is complete
                if not ground.areas[ground.area_of(number, region)].complete:
                    found.append((tile.cell, region))
        found.sort(key=lambda at: (by_row(at[0]), at[1]))
        return [Waypoint(region, cell) for cell, region in found]

    def faces(self, seat: int) -> list[tuple[int, int, str]]:
        """What a seat could place: slot, face, side. Nobody can place a blank."""
        return [
            face
            for slot, tile in enumerate(self.hands[seat])
            for face in ((slot, 0, tile.up), (slot, 1, tile.down))
            if face[2] != UNKNOWN
        ]

    # --- who may do what --------------------------------------------------------------------

    def legal_moves(self, seat: int) -> Moves:
        if seat != self.active or self.step == "over":
            return NONE
        step = self.step
        if step == "place":
            return Placements(self.faces(seat), self.ground.coast)
        if step == "special":
            # LVS-V1 [ruling]: how it is turned is asked only where mountains and coral count
            turns = range(6) if self.extras.mountains else range(1)
            holes = sorted(self.holes, key=by_row)
            return Listed([Special(turn, hole) for turn in turns for hole in holes])
        if step == "steal":
            return Listed(
                [
                    STEAL[other][slot]
                    for other, hand in enumerate(self.hands)
                    if other != seat and len(hand) == HAND
                    for slot in range(HAND)
                ]
            )
        moves: list[Move] = []
        if self.can_draw(seat):
            moves += [DRAW[n] for n, stack in enumerate(self.stacks) if stack]
        if step == "end":
            moves += self.waypoint_moves(seat)
            if not self.can_draw(seat):  # LVS-T7 [ruling]: a player who can draw must
                moves.append(DONE)
        return Listed(moves)

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.step == "over":
            return Refusal("LVS-E1", Text("game_is_over"))
        if seat != self.active:
            return Refusal("LVS-T1", Text("not_your_turn"))
        if move in self.legal_moves(seat):
            return None
        if isinstance(move, Place) and self.step == "place":
            return self._why_not_place(seat, move)
        if isinstance(move, Waypoint) and self.step == "end" and self.waypoint_moves(seat):
            return Refusal("LVS-W1", Text("waypoint_elsewhere"))
        clause, reason = _WRONG_STEP[self.step]
        return Refusal(clause, Text(reason))

    def _why_not_place(self, seat: int, move: Place) -> Refusal:
        hand, cell = self.hands[seat], move.cell
        known = 0 <= move.slot < len(hand) and move.face in (0, 1) and len(cell) == 2
        if not known or not 0 <= move.turn < 6:
            return Refusal("LVS-T2", Text("no_such_tile"))
        here = refer("board", (name(cell),))
        if cell in self.ground.where:
            return Refusal("LVS-T2", Text("hex_taken"), here)
        if cell not in self.ground.coast:
            return Refusal("LVS-T2", Text("touches_nothing"))
        side = hand[move.slot].down if move.face else hand[move.slot].up
        clash = self.ground.clashing(Placed(side, move.turn, *cell)) if side in SIDES else []
        return Refusal(
            "LVS-T2", Text("edges_do_not_match"), here + refer("board", map(name, clash))
        )

    # --- doing it ---------------------------------------------------------------------------

    def do_open(self, out: Events) -> None:
        turns.set_up(self, out)

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        match move:
            case Place():
                turns.place(self, seat, move, out)
            case Special():
                turns.lay_special(self, seat, move, out)
            case Steal():
                turns.steal(self, seat, move, out)
            case Waypoint():
                turns.put_waypoint(self, seat, move, out)
            case Draw():
                turns.draw(self, seat, move.stack, out)
            case Done():
                turns.end_turn(self, seat, out)

    def forced(self) -> tuple[int, Move] | None:
        """Only the special tile and the end of a turn: players draw their own tiles, and there is
        always more than one way to place one."""
        if self.step not in ("special", "end") or (self.step == "end" and any(self.stacks)):
            return None
        return super().forced()

    # --- what is known ----------------------------------------------------------------------

    def contradiction(self) -> tuple[str, str] | None:
        return next(possible.contradictions(self), None)

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        hidden: dict[str, Secret] = {}
        for number, below in enumerate(self.under):
            if not _sees(below.knowers, seat):
                hidden[f"under tile {number}"] = Secret((below.side,), "sides")
        for owner, hand in enumerate(self.hands):
            for slot, tile in enumerate(hand):
                if not _sees(tile.knowers, seat):
                    hidden[f"tile {slot} of seat {owner}"] = Secret((tile.down,), "sides")
        for number, stack in enumerate(self.stacks):
            for place, tile in enumerate(stack):
                if place:
                    hidden[f"stack {number} {place} up"] = Secret((tile.up,), "sides")
                hidden[f"stack {number} {place} down"] = Secret((tile.down,), "sides")
        return hidden


_WRONG_STEP: dict[Step, tuple[str, str]] = {
    "draft": ("LVS-S4", "draft_now"),
    "place": ("LVS-T2", "place_now"),
    "special": ("LVS-V1", "special_now"),
    "steal": ("LVS-T4", "steal_now"),
    "end": ("LVS-T1", "end_now"),
    "draw": ("LVS-T7", "draw_now"),
}
