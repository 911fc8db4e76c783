"""Ratings: how strong each player is, if the chance to beat another depends on the difference alone
(Bradley and Terry 1952), in points as chess players count them: 400 more are ten wins to one.

Where somebody has won all of their games, no rating is high enough. So each pair that has met
counts one drawn game more than it played, which a few games notice and many do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

import msgspec

POINTS = 400 / log(10)  # of one unit of the model
Z = 1.96  # standard errors on either side: 95 %
_ROUNDS = 100
_SMALL = 1e-10


class Met(msgspec.Struct, frozen=True):
    """Two players: how many games, and how many the first won; a drawn one counts half."""

    won: float
    of: int


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is, beside the anchor, and how sure that is: ± ``doubt``, 95 %."""

    player: str
    points: float
    doubt: float
    games: int


def rate(met: Mapping[tuple[str, str], Met], anchor: str) -> list[Rating]:
    """The ratings of all who have met, the strongest first. The anchor has 0, and no doubt of its
    own. Whoever has met nobody that leads to the anchor is left out.

    Three wins of four, and one drawn game more: log10(3.5 / 1.5) · 400.

    >>> [(it.player, round(it.points), round(it.doubt))
    ...  for it in rate({("a", "b"): Met(3, 4)}, "b")]
    [('a', 147, 332), ('b', 0, 0)]
    """
    players = _connected(met, anchor)
    others = [player for player in players if player != anchor]
    strength = dict.fromkeys(players, 0.0)
    pairs = [
        (one, two, it.won + 0.5, it.of + 1) for (one, two), it in met.items() if one in strength
    ]
    information = [[0.0]]
    for _ in range(_ROUNDS):  # Newton: the likelihood has one peak
        slope, information = _slope(pairs, strength, others)
        step = _solve(information, slope)
        for player, by in zip(others, step, strict=True):
            strength[player] += max(-1.0, min(1.0, by))
        if all(abs(by) < _SMALL for by in step):
            break
    games = {player: sum(it.of for pair, it in met.items() if player in pair) for player in players}
    doubt = {anchor: 0.0}
    for place, player in enumerate(others):
        unit = [float(place == at) for at in range(len(others))]
        doubt[player] = Z * sqrt(_solve(information, unit)[place])
    found = [
        Rating(player, POINTS * strength[player], POINTS * doubt[player], games[player])
        for player in players
    ]
    return sorted(found, key=lambda it: (-it.points, it.player))


def usual_anchor(met: Mapping[tuple[str, str], Met]) -> str:
    """Whom the others are measured by: greedy, which they all have, or whoever has played most."""
    games: dict[str, int] = {}
    for pair, it in met.items():
        for player in pair:
            games[player] = games.get(player, 0) + it.of
    return min(games, key=lambda player: (player != "greedy", -games[player], player))


def _connected(met: Mapping[tuple[str, str], Met], anchor: str) -> list[str]:
    """Everybody who has met the anchor, or somebody who has, and so on, in the order of meeting."""
    known = {anchor}
    while True:
        more = {player for pair, it in met.items() if it.of and known & {*pair} for player in pair}
        if more <= known:
            break
        known |= more
    return list(
        dict.fromkeys([anchor, *(player for pair in met for player in pair if player in known)])
    )


def _slope(
    pairs: Sequence[tuple[str, str, float, int]],
    strength: Mapping[str, float],
    others: Sequence[str],
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood, and Fisher's information."""
    place = {player: at for at, player in enumerate(others)}
    slope = [0.0] * len(others)
    information = [[0.0] * len(others) for _ in others]
    for one, two, won, of in pairs:
        expected = 1 / (1 + exp(strength[two] - strength[one]))
        weight = of * expected * (1 - expected)
        for player, sign in ((one, 1), (two, -1)):
            if player in place:
                slope[place[player]] += sign * (won - of * expected)
                information[place[player]][place[player]] += weight
        if one in place and two in place:
            information[place[one]][place[two]] -= weight
            information[place[two]][place[one]] -= weight
    return slope, information


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss and Jordan: a few players need no library.

    >>> _solve([[2, 1], [1, 3]], [3, 5])
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    mine - factor * its for mine, its in zip(rows[other], rows[at], strict=True)
                ]
    return [row[-1] for row in rows]
