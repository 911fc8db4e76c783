"""Land vs Sea in tests.

A side is written as it lies, edge by edge clockwise from the east: ``LLSSSL`` has land in the east,
south-east and north-east. L, M, N, O are regions of land, S, T, U, V of sea: ``LMSSSS`` has two
lands side by side that the sea parts at the corner between them. In small letters, ``llsssl``, only
the terrain of the edges counts: how they are joined, and the + marks, are left open. Then comes
what else it shows: ``L++`` (marks on the region L), ``again``, ``steal``, ``caravan``, ``ship``,
``mountains=E+NE``, ``coral=SW+W``. What is not in play can be left out, and so can the actions of
tiles that are already placed.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, cast

import pytest

import isolario
from isolario.core.boards.hex import read_cell
from isolario.core.event import Event
from isolario.core.reference import cells_of
from isolario.games.land_vs_sea import GAME, LandVsSeaState, board, pieces
from isolario.games.land_vs_sea.earlier import FirstState
from isolario.games.land_vs_sea.options import ALL, NONE, Extras
from isolario.games.land_vs_sea.pieces import APART, FITS, LAND
from isolario.games.land_vs_sea.side import EDGES, Action, Edge, Region, Side
from isolario.games.land_vs_sea.side import turn as turn_edges
from isolario.words import say_exactly

(FIRST,) = GAME.earlier
"""The game with the first tiles. They stay as they are, so new ones break no test of the rules."""

THREE_EACH = "any, any, any | any, any, any"


def new(seats: int = 2, seed: int | str = 1, **options: Any) -> LandVsSeaState:
    return cast(LandVsSeaState, GAME.new(seats, seed, options))


# --- sides, by what they show -------------------------------------------------------------------


_TERRAIN = str.maketrans("MNOTUV", "LLLSSS")


class Shown(NamedTuple):
    """What is asked of a side."""

    edges: str
    marks: dict[str, int]
    action: Action
    mountain: frozenset[int]
    coral: frozenset[int]
    caravan: bool
    ship: bool

    @classmethod
    def read(cls, text: str) -> Shown:
        """What a text asks for.

        >>> Shown.read("LLSSSL L++ again").marks
        {'L': 2}
        """
        edges, *words = text.split()
        marks: dict[str, int] = {}
        on: dict[str, frozenset[int]] = {"mountains": frozenset(), "coral": frozenset()}
        said = set()
        for word in words:
            name, _, where = word.partition("=")
            if name in on:
                on[name] = frozenset(_edge(edge) for edge in where.split("+"))
            elif found := re.fullmatch(r"([L-OS-V])(\++)", word):
                marks[found[1]] = len(found[2])
            else:
                said.add(word)
        action: Action = "again" if "again" in said else "steal" if "steal" in said else ""
        assert said <= {"again", "steal", "caravan", "ship"}, text
        trade = "caravan" in said, "ship" in said
        return cls(edges, marks, action, on["mountains"], on["coral"], *trade)

    def regions(self) -> set[tuple[str, frozenset[int], int]]:
        return {
            (
                "L" if letter in "LMNO" else "S",
                frozenset(edge for edge in range(6) if self.edges[edge] == letter),
                self.marks.get(letter, 0),
            )
            for letter in self.edges
        }

    def side(self, name: str) -> Side:
        """A side that shows this and nothing else."""
        regions = tuple(
            Region("L" if terrain == "L" else "S", tuple(sorted(edges)), marks)
            for terrain, edges, marks in sorted(self.regions(), key=str)
        )
        mountain, coral = tuple(sorted(self.mountain)), tuple(sorted(self.coral))
        return Side(name, regions, self.action, mountain, coral, self.caravan, self.ship)

    def is_shown(self, side: Side, turn: int, extras: Extras, acting: bool) -> bool:
        """Whether a side turned that way shows all of this, and nothing else that matters."""
        pattern, regions = _lying(side, turn)
        if pattern != self.edges.upper().translate(_TERRAIN):
            return False
        if self.edges.isupper() and self.regions() != regions:
            return False
        return (
            (not acting or side.action == self.action)
            and (not extras.mountains or _turned(side.mountain, turn) == self.mountain)
            and (not extras.mountains or _turned(side.coral, turn) == self.coral)
            and (not extras.caravans or (side.caravan, side.ship) == (self.caravan, self.ship))
        )


@cache
def _lying(side: Side, turn: int) -> tuple[str, set[tuple[str, frozenset[int], int]]]:
    """The terrain of the edges of a side that is turned, and its regions."""
    pattern = side.pattern
    return (
        "".join(pattern[(edge - turn) % 6] for edge in range(6)),
        {(region.terrain, _turned(region.edges, turn), region.bonus) for region in side.regions},
    )


def _edge(name: str) -> int:
    """The number of an edge: east is 0."""
    return [*EDGES].index(cast(Edge, name))


def _turned(edges: Iterable[int], turn: int) -> frozenset[int]:
    return frozenset((edge + turn) % 6 for edge in edges)


def _plainness(side: Side) -> tuple[int, int, int]:
    """Which sides are taken first: those that show little."""
    things = (side.action, side.mountain, side.coral, side.caravan, side.ship)
    return sum(map(bool, things)), side.bonus, len(side.regions)


def add_sides(monkeypatch: pytest.MonkeyPatch, **sides: str) -> None:
    """Sides that a box may have but ours does not, for the duration of a test."""
    more = {name: Shown.read(text).side(name) for name, text in sides.items()}
    for side in more.values():
        assert not pieces.flaw(side), side
        monkeypatch.setitem(LAND, side.id, tuple(turn_edges(side.land, k) for k in range(6)))
        monkeypatch.setitem(cast(dict[str, bytes], FITS), side.id, pieces._fits(side.land))
        monkeypatch.setitem(board.TURNED, side.id, board.turned(side))
    every = {**pieces.SIDES, **more}
    box = FirstState.box
    monkeypatch.setattr(FirstState, "box", pieces.Pieces({**box.sides, **more}, box.tiles))
    for name, module in list(sys.modules.items()):
        if name.startswith("isolario.games.land_vs_sea") and hasattr(module, "SIDES"):
            monkeypatch.setattr(module, "SIDES", every)


# --- positions ----------------------------------------------------------------------------------


class _Box:
    """The sides that are still available. Each is used once, as in the game."""

    def __init__(self, extras: Extras) -> None:
        self.extras = extras
        shuffled = (side for name, side in FirstState.box.sides.items() if name not in APART)
        self.left = sorted(shuffled, key=_plainness)

    def deal(self, asked: list[tuple[str, bool]]) -> list[str]:
        """Sides for everything asked for, ``SIDE k`` each; the rarest requests come first."""
        ways = [self._ways(*one) for one in asked]
        order = sorted(range(len(asked)), key=lambda at: (asked[at][0].islower(), len(ways[at])))
        found = [""] * len(asked)
        for at in order:
            way = next((way for way in ways[at] if way[0] in self.left), None)
            assert way is not None, f"no side is left that shows {asked[at][0]}"
            self.left.remove(way[0])
            found[at] = f"{way[0].id} {way[1]}"
        return found

    def _ways(self, text: str, acting: bool) -> list[tuple[Side, int]]:
        wanted = Shown.read(text)
        ways = [
            (side, turn)
            for side in self.left
            for turn in range(6)
            if wanted.is_shown(side, turn, self.extras, acting)
        ]  # first those that show what is written, even if it is not in play
        return sorted(ways, key=lambda way: not wanted.is_shown(way[0], way[1], ALL, acting))


def table(
    tiles: str,
    hands: str = "any, any | any, any",
    stacks: str = THREE_EACH,
    extras: str = "",
    **fields: object,
) -> LandVsSeaState:
    """A position: placed tiles as ``q r SIDE``, a line each, the start tile first; hands and stacks
    as ``PUBLIC / HIDDEN, …  | …``, where ``any`` tile, or any hidden side, will do. ``extras`` are
    those in play. A waypoint is written as where it lies: ``1,0 E`` is on the region that the tile
    on 1,0 has in the east.

    >>> state = table("0 0 start\\n1 0 SSSLLL L++", "SSLLSS, any | any, any")
    >>> state.ground.placed[1].side
    'L36'
    """
    chosen = Extras(*(name in extras.split() for name in Extras._fields))
    box = _Box(chosen)
    lines = [line.split(None, 2) for line in tiles.strip().splitlines()]
    groups = [*_split(hands), *_split(stacks)]
    asked = [(what, False) for _, _, what in lines if what.split()[0] not in APART]
    asked += [(face, True) for group in groups for tile in group for face in tile if face]
    dealt = iter(box.deal(asked))
    rows = [
        f"{q} {r} {_apart(what) if what.split()[0] in APART else next(dealt)}"
        for q, r, what in lines
    ]
    rest = iter(box.left)
    seats = len(groups) - 2
    written = [
        " ".join(
            "/".join(next(dealt).split()[0] if face else next(rest).id for face in tile)
            + (f":{seat}" if seat < seats else "")
            for tile in group
        )
        for seat, group in enumerate(groups)
    ]
    if "waypoints" in fields:
        fields["waypoints"] = " | ".join(
            _waypoint(rows, part.split()) for part in str(fields["waypoints"]).split("|")
        )
    if "points" in fields:
        fields["points"] = (f"{fields['points']} | 0 | 0").split(" | ", 3)[:3]
        fields["points"] = " | ".join(cast(list[str], fields["points"]))
    lines_of_fields = [f"{name}: {value}" for name, value in fields.items()]
    options = " ".join(f"{name}={'yes' if on else 'no'}" for name, on in chosen._asdict().items())
    state = FIRST.parse(
        "\n".join(
            [
                *rows,
                f"hands: {' | '.join(written[:seats])}",
                f"stacks: {' | '.join(written[seats:])}",
                *lines_of_fields,
                f"options: extras=chosen {options}",
            ]
        )
    )
    assert isinstance(state, LandVsSeaState)
    return state


def _split(text: str) -> list[list[tuple[str, str]]]:
    """Hands or stacks: the tiles of each, two texts for a tile; an empty one means any tile."""
    groups = []
    for group in text.split("|"):
        tiles = []
        for tile in filter(None, map(str.strip, group.split(","))):
            up, _, down = tile.partition("/")
            faces = ("" if face.strip() == "any" else face.strip() for face in (up, down))
            tiles.append(cast(tuple[str, str], tuple(faces)))
        groups.append(tiles)
    return groups


def _apart(what: str) -> str:
    """The start tile or the special one; ``start LLLSSS`` is turned to look that way,
    ``whirlpool 2`` is turned twice."""
    name, _, how = what.partition(" ")
    if how.isdigit() or not how:
        return f"{name} {how or 0}"
    ways = (k for k in range(6) if Shown.read(how).is_shown(pieces.SIDES[name], k, NONE, False))
    return f"{name} {next(ways)}"


def _waypoint(rows: list[str], words: list[str]) -> str:
    if not words:
        return ""
    q, r, side, turn = next(row.split() for row in rows if ",".join(row.split()[:2]) == words[0])
    edge = (_edge(words[1]) - int(turn)) % 6
    return f"{q},{r}/{pieces.SIDES[side].region_at[edge]}"


# --- playing ------------------------------------------------------------------------------------


def legal(state: LandVsSeaState) -> list[str]:
    """What the player to move can do, in notation."""
    return [move.notation for move in state.legal_moves(state.active)]


def kinds(state: LandVsSeaState) -> set[str]:
    """The kinds of moves that can be made: place, draw, steal …"""
    return {type(move).__name__.lower() for move in state.legal_moves(state.active)}


def play(state: LandVsSeaState, *notations: str) -> list[Event]:
    """Plays some moves of the player to move; returns all events."""
    events: list[Event] = []
    for notation in notations:
        events += state.play(state.active, notation)
    return events


def lay(state: LandVsSeaState, tile: str) -> list[Event]:
    """Places a side of the hand that shows what is written, like a line of `table`."""
    return play(state, placing(state, tile))


def placing(state: LandVsSeaState, tile: str) -> str:
    """The notation of a placement: ``1 0 SSLLSS`` puts that side, turned that way, on 1,0."""
    q, r, what = tile.split(None, 2)
    wanted = Shown.read(what)
    for slot, face, name in state.faces(state.active):
        for turn in range(6):
            if wanted.is_shown(pieces.SIDES[name], turn, state.extras, True):
                return f"{slot + 1}{'ab'[face]}@{q},{r}/{turn}"
    raise AssertionError(f"nothing in the hand shows {what}")


def mark(state: LandVsSeaState, where: str) -> list[Event]:
    """Puts the waypoint of the player to move: ``1,0 E`` on what the tile has in the east."""
    return play(state, marking(state, where))


def marking(state: LandVsSeaState, where: str) -> str:
    cell, edge = where.split()
    tile = state.ground.placed[state.ground.where[cast(tuple[int, int], read_cell(cell))]]
    direction = (_edge(edge) - tile.turn) % 6
    return f"waypoint@{cell}/{pieces.SIDES[tile.side].region_at[direction]}"


def finish(state: LandVsSeaState, seed: int = 0) -> list[Event]:
    """Plays on at random to the end; returns all events."""
    rng = random.Random(seed)
    events: list[Event] = []
    while not state.over:
        events += state.play(state.active, state.legal_moves(state.active).choice(rng))
    return events


# --- the results --------------------------------------------------------------------------------


def whats(events: Iterable[Event]) -> list[str]:
    return [event.what for event in events]


def scored(events: Iterable[Event]) -> list[tuple[str, int, int]]:
    """What gave points: what, to which seat, how many."""
    return [(event.what, event.seat or 0, event.points) for event in events if event.points]


def refusal(
    state: LandVsSeaState, notation: str, seat: int | None = None
) -> tuple[str, str, tuple[str, ...]]:
    """Clause, reason and cells of the refusal of a move; nothing may have changed."""
    before = state.text
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(state.active if seat is None else seat, notation)
    assert state.text == before
    say_exactly(caught.value.reason, game="land-vs-sea")
    return caught.value.clause, caught.value.reason.id, cells_of(caught.value.cells)
