"""A slow, obvious scorer of Foggy Island, written from the register alone (FOG-L, FOG-C4, N)."""

from __future__ import annotations

import random

OWN, SPY, PLAIN = "WPFCTGSU", "RKM", "HDO"
OTHER = {"b": "r", "r": "b"}
POINTS = {3: 3, 4: 5, 5: 7, 6: 10}
NAMES = {"b": "blue", "r": "red"}


def colour(word: str) -> str | None:
    """The background colour of a cell of the board block."""
    if word in ("..", "##"):
        return None
    shield, kind = word[0], word[1]
    if kind == "L":
        return word[2] if len(word) > 2 and word[2] != "?" else shield
    if kind in OWN:
        return shield
    if kind in SPY:
        return OTHER[shield]
    assert kind in PLAIN
    return None


def score(text: str) -> dict[str, int]:
    """The points of a board block: every line of every direction, one by one."""
    rows = [line.split() for line in text.split("\n") if line.strip()]
    total = {"blue": 0, "red": 0}
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for y in range(6):
            for x in range(6):
                for side in "br":
                    total[NAMES[side]] += _line_from(rows, x, y, dx, dy, side)
    return total


def _at(rows: list[list[str]], x: int, y: int) -> str:
    return rows[y][x] if 0 <= x < 6 and 0 <= y < 6 else ".."


def _line_from(rows: list[list[str]], x: int, y: int, dx: int, dy: int, side: str) -> int:
    """The points of the line that begins exactly here, if one does."""
    if colour(_at(rows, x - dx, y - dy)) == side:
        return 0  # it began earlier
    kinds = []
    while colour(_at(rows, x, y)) == side:
        kinds.append(_at(rows, x, y)[1])
        x, y = x + dx, y + dy
    if len(kinds) < 3:
        return 0
    points = POINTS[len(kinds)]
    if "C" in kinds:
        points = points * 3
    elif "P" in kinds:
        points = points * 2
    if "K" in kinds:
        points = points // 2
    return points


def random_board(rng: random.Random) -> str:
    """A board block with tokens of every kind; now and then few kinds, so that lines are long."""
    kinds = rng.choice(("W", "WP", "WPCK", "WWWWWPRK", "WRHPFCKMLDOTGSU"))
    filled = rng.choice((1.0, 0.9, 0.5))
    shields = rng.choice(("b", "r", "br", "bbbr"))
    words = []
    for _ in range(36):
        if rng.random() > filled:
            words.append(rng.choice(("..", "..", "##")))
            continue
        kind = rng.choice(kinds)
        word = rng.choice(shields) + kind
        if rng.random() < 0.2:
            word += "?"
        elif kind == "L" and rng.random() < 0.7:
            word += rng.choice("br")
        words.append(word)
    return "\n".join(" ".join(words[at : at + 6]) for at in range(0, 36, 6))
