"""What the marks on a board mean, for readers without pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from isolario.core.text import Text
from isolario.picture.scene import Area


def meant(area: Area, marks: Iterable[str]) -> list[tuple[str, Text]]:
    """The part of a legend that is on the board. A mark may be made of several signs, with
    anything between them: N5* is a tile N with a ship, ~AB is the sea with two.

    >>> signs = (("~", Text("sea")), ("A", Text("you")), ("AB", Text("all")), ("B", Text("me")))
    >>> chart = Area("board", "board", Text("board"), (0, 0, 48, 48), legend=signs)
    >>> [sign for sign, _ in meant(chart, ["~AB", "#"])]
    ['~', 'AB']
    >>> [sign for sign, _ in meant(chart, ["~BA"])]
    ['~', 'A', 'B']
    """
    signs = _signs(tuple(sign for sign, _ in area.legend))
    found = {sign for mark in marks for sign in signs.findall(mark)}
    return [(sign, words) for sign, words in area.legend if sign in found]


@cache
def _signs(legend: tuple[str, ...]) -> re.Pattern[str]:
    """Finds the signs of a legend in a mark, the longest first."""
    longest = sorted(legend, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest)) or r"(?!)")
