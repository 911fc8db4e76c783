"""A position of Land vs Sea as text, and back.

A line for each placed tile, ``q r SIDE k``; then what lies underneath and who knows it, hands and
stacks as PUBLIC/HIDDEN. Seats that know a side follow it: ``B/C:02`` is known to seats 0 and 2,
``:*`` to all.
"""

from __future__ import annotations

from isolario.core.boards.hex import name, read_cell
from isolario.core.chance import UNKNOWN
from isolario.core.errors import BadNotation
from isolario.core.notation import whole_number
from isolario.core.position import Position
from isolario.core.state import TOGETHER
from isolario.games.land_vs_sea.board import Ground, Placed
from isolario.games.land_vs_sea.options import LandVsSeaOptions
from isolario.games.land_vs_sea.parts import EVERYBODY, Tile, Under
from isolario.games.land_vs_sea.pieces import APART, SIDES, START
from isolario.games.land_vs_sea.rules import STEPS, LandVsSeaState

_FLAGS = ("special", "again")


def write(state: LandVsSeaState) -> tuple[str, dict[str, str]]:
    """The tiles, and what they do not show."""
    placed = state.ground.placed
    head = "\n".join(f"{tile.q} {tile.r} {tile.side} {tile.turn}" for tile in placed)
    return head, {
        "step": state.step,
        "turn": "" if state.active == TOGETHER else str(state.active),
        "under": " ".join((below.side or "-") + _mark(below.knowers) for below in state.under),
        "waypoints": " | ".join(
            "" if at is None else f"{name(placed[at[0]].cell)}/{at[1]}" for at in state.waypoints
        ),
        "hands": " | ".join(_write_tiles(hand) for hand in state.hands),
        "stacks": " | ".join(_write_tiles(stack) for stack in state.stacks),
        "points": " | ".join(map(str, state.points)),
        "laid": " ".join(name(placed[number].cell) for number in state.laid),
        "action": state.action,
        "holes": " ".join(map(name, state.holes)),
        "flags": " ".join(flag for flag in _FLAGS if getattr(state, flag)),
    }


def _write_tiles(tiles: tuple[Tile, ...]) -> str:
    return " ".join(f"{tile.up}/{tile.down}{_mark(tile.knowers)}" for tile in tiles)


def _mark(knowers: int) -> str:
    if knowers == EVERYBODY:
        return ":*"
    return ":" + "".join(str(seat) for seat in range(4) if knowers >> seat & 1) if knowers else ""


def read(
    position: Position, options: LandVsSeaOptions, kind: type[LandVsSeaState] = LandVsSeaState
) -> LandVsSeaState:
    """The state that a text describes, of a game with one of our sets of tiles."""
    seats = position.fields.get("hands", ("", 0))[0].count("|") + 1
    if seats not in (2, 3, 4):
        position.take("hands")
        raise position.bad("hands of 2 to 4 players, separated by |")
    state = kind.blank(seats, options)
    state.ground = read_ground(position)
    state.step = position.choice("step", STEPS, "place")  # type: ignore[assignment]
    turn = position.number("turn", 0) if state.step != "over" else _nobody(position)
    if not -1 <= turn < seats:
        raise position.bad(f"a seat from 0 to {seats - 1}")
    state.active = turn
    nothing = " ".join(["-:*"] * len(state.ground.placed))
    state.under = tuple(_under(position, word) for word in position.take("under", nothing).split())
    hands = enumerate(position.per_seat("hands", seats))
    state.hands = tuple(_tiles(position, hand, 1 << seat) for seat, hand in hands)
    state.stacks = tuple(_tiles(position, pile) for pile in position.per_seat("stacks", 2, "|"))
    bare = " | ".join([""] * seats)
    state.waypoints = tuple(
        _waypoint(position, word, state.ground)
        for word in position.per_seat("waypoints", seats, bare)
    )
    points = position.per_seat("points", 3, "0 | 0 | 0")
    state.points = tuple(map(position.whole, points))
    state.laid = tuple(
        _number(position, word, state.ground) for word in position.take("laid", "").split()
    )
    state.action = position.choice("action", ("", "again", "steal"), "")
    holes = [read_cell(word) for word in position.take("holes", "").split()]
    if None in holes:
        raise position.bad("cells such as 2,-1")
    state.holes = tuple(hole for hole in holes if hole is not None)
    flags = position.take("flags", "special").split()
    if not set(flags) <= set(_FLAGS):
        raise position.bad("some of " + ", ".join(_FLAGS))
    for flag in _FLAGS:
        setattr(state, flag, flag in flags)
    return state


def _nobody(position: Position) -> int:
    position.take("turn", "")
    return TOGETHER


def read_ground(position: Position, played: bool = True) -> Ground:
    """The map at the head of a text; edges that do not match are refused. ``played``: in the order
    of play, from the start tile on."""
    ground = Ground(())
    for row, start in position.rows:
        words = row.split()
        numbers = [whole_number(word) for word in (*words[:2], *words[3:])]
        if len(words) != 4 or None in numbers:
            raise BadNotation(position.text, start, "a tile as 'q r SIDE k'")
        q, r, turn = (number or 0 for number in numbers)
        tile = Placed(words[2], turn, q, r)
        if problem := ground.flaw(tile, beside=played):
            raise BadNotation(position.text, start, problem)
        ground.place(tile)
    if played and (not ground.placed or ground.placed[0].side != START):
        raise BadNotation(position.text, 0, "the start tile first")
    return ground


def _tiles(position: Position, words: str, owner: int = 0) -> tuple[Tile, ...]:
    """Tiles with those who know their lower sides; the owner always does."""
    found = []
    for word in words.split():
        up, slash, rest = word.partition("/")
        down, knowers = _known(position, rest)
        for side in (up, down):
            if (side not in SIDES and side != UNKNOWN) or side in APART or not slash:
                raise position.bad("tiles as PUBLIC/HIDDEN, by the names of their sides")
        found.append(Tile(up, down, knowers | owner))
    return tuple(found)


def _under(position: Position, word: str) -> Under:
    side, knowers = _known(position, word)
    if side != "-" and side != UNKNOWN and (side not in SIDES or side in APART):
        raise position.bad("what lies under each tile: sides, or - for none")
    return Under("", EVERYBODY) if side == "-" else Under(side, knowers)


def _known(position: Position, word: str) -> tuple[str, int]:
    side, _, who = word.partition(":")
    if who == "*":
        return side, EVERYBODY
    if not set(who) <= set("0123"):
        raise position.bad("the seats that know a side, such as :02")
    return side, sum(1 << int(seat) for seat in set(who))


def _number(position: Position, word: str, ground: Ground) -> int:
    cell = read_cell(word)
    if cell is None or cell not in ground.where:
        raise position.bad("cells with tiles, such as 2,-1")
    return ground.where[cell]


def _waypoint(position: Position, word: str, ground: Ground) -> tuple[int, int] | None:
    if not word:
        return None
    where, _, region = word.partition("/")
    number, part = _number(position, where, ground), whole_number(region)
    if part is None or not 0 <= part < len(SIDES[ground.placed[number].side].regions):
        raise position.bad("a tile and a region of it, such as 2,-1/0")
    return number, part
