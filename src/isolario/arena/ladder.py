"""A ladder: all pairs of some players, in one kind of game; and several of them: a plan.

A plan is a TOML file. What stands at its head holds for every ladder that does not say otherwise::

    games = 1000

    [[ladder]]
    game = "sea-dragons"
    seats = 4
    players = ["greedy", "search:iterations=300"]
    options = { … }
    until = 5
    against = "greedy"    # every other player meets only this one
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from isolario.arena.kind import Kind, kind_of
from isolario.arena.match import Match
from isolario.arena.meeting import Meeting
from isolario.arena.player import Player, read_player
from isolario.arena.ratings import Rating, rate, usual_anchor
from isolario.arena.series import SEED
from isolario.core.errors import UnknownOption

GAMES = 100


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ladder of a plan, as it is written."""

    game: str
    players: tuple[str, ...]
    seats: int | None = None
    options: dict[str, str | bool | int] = {}
    games: int = GAMES
    until: float = 0.0
    against: str = ""
    seed: str = SEED


def pairs(players: Sequence[Player], against: str = "") -> list[tuple[Player, Player]]:
    """Everybody with everybody, the later first, as players are usually listed by strength; or
    everybody with one of them.

    >>> listed = [read_player(name) for name in ("random", "greedy", "easy")]
    >>> [f"{one} {two}" for one, two in pairs(listed)]
    ['greedy random', 'easy random', 'easy greedy']
    >>> [f"{one} {two}" for one, two in pairs(listed, "greedy")]
    ['random greedy', 'easy greedy']
    """
    names = [player.text for player in players]
    if len(names) < 2 or len({*names}) < len(names) != 2:
        raise UnknownOption(
            "a ladder has two players or more, each of them once; two may be the same, to see what "
            "a seat is worth"
        )
    if against and against not in names:
        raise UnknownOption(f"against {against}: it is none of the players {', '.join(names)}")
    if against:
        two = players[names.index(against)]
        return [(one, two) for one in players if one is not two]
    return [
        (two, one)
        for one, two in sorted(combinations(players, 2), key=lambda it: names.index(it[1].text))
    ]


def matches_of(
    kind: Kind,
    players: Sequence[Player],
    games: int,
    until: float = 0.0,
    seed: str = SEED,
    against: str = "",
) -> list[Match]:
    """The matches of a ladder."""
    return [Match(kind, one, two, games, until, seed) for one, two in pairs(players, against)]


def read_plan(file: Path) -> list[Match]:
    """The matches of all ladders of a plan."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        listed = found.pop("ladder", [])
        rungs = [msgspec.convert(found | ladder, Rung) for ladder in listed]
    except (tomllib.TOMLDecodeError, UnicodeError, TypeError, msgspec.ValidationError) as error:
        raise UnknownOption(f"{file}: {error}") from None
    if not rungs:
        raise UnknownOption(f"{file}: no [[ladder]] stands in it")
    matches: list[Match] = []
    for rung in rungs:
        players = [read_player(text) for text in rung.players]
        kind = kind_of(rung.game, rung.seats, rung.options)
        matches += matches_of(kind, players, rung.games, rung.until, rung.seed, rung.against)
    return matches


def ratings(meetings: Sequence[Meeting]) -> list[Rating]:
    """The ratings of all who met in one kind of game."""
    met = {(it.first, it.second): it.met for it in meetings if it.first != it.second and it.games}
    return rate(met, usual_anchor(met)) if met else []


def by_kind(meetings: Sequence[Meeting]) -> Mapping[Kind, list[Meeting]]:
    """Meetings sorted by what was played."""
    found: dict[Kind, list[Meeting]] = {}
    for meeting in meetings:
        found.setdefault(meeting.kind, []).append(meeting)
    return found
