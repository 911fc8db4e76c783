"""What came of one game, as it is kept."""

from __future__ import annotations

import msgspec

Points = dict[str, int]  # by clause and source: "FOG-L2 source_lines"
Cells = dict[str, int]  # how many pieces went there


class Result(msgspec.Struct, frozen=True):
    """One game. With bots that no clock limits it is the same on every machine, byte by byte."""

    number: int
    seed: str
    seating: tuple[int, ...]  # which of the players sits in each seat
    places: tuple[int, ...]
    scores: tuple[int, ...]
    title: str  # the rank or title of those who play alone or together
    moves: int
    decisions: tuple[int, ...]  # of each player
    points: tuple[Points, ...]  # of each player
    cells: tuple[Cells, ...]  # of each player


class Times(msgspec.Struct, frozen=True):
    """How long a game took: what differs from machine to machine is kept apart."""

    number: int
    seconds: tuple[float, ...]  # of processor time, for all decisions of each player
    slowest: tuple[float, ...]  # of them


class Played(msgspec.Struct, frozen=True):
    """A game that has been played."""

    result: Result
    times: Times
