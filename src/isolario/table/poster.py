"""A poster: the final map in its frame, with title, names, flags, day and score, as SVG.

It has the proportions of a sheet of A4, and is in the language of the person who hangs it up.
Where each player has a map of their own, it shows them all.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from isolario.core.event import Outcome
from isolario.core.state import State
from isolario.core.text import Text, signed
from isolario.picture.board import boards
from isolario.picture.flags import flag
from isolario.picture.palette import Theme, classes
from isolario.picture.scene import Area
from isolario.picture.sheet import Say, Sheet, outer_box
from isolario.picture.svg import TYPE, page, used_symbols, used_tokens

WIDE, HIGH = 1200.0, 1697.0
EDGE = 44.0  # from the paper's edge to the frame
LEFT, RIGHT = 92.0, WIDE - 92.0
TOP, FOOT = 268.0, HIGH - 128.0  # between them are the maps and the names
CAPTION = 58.0  # u: the height of a name below a map of its own
ROW = 56.0  # u: from one name of the list to the next
LIST = 640.0  # u: the width of the list: a name and its score are read as one line
BETWEEN = 30.0
_LETTER = 0.56  # of the size: how wide a letter is, more or less


class Player(NamedTuple):
    """Who sat there."""

    name: str
    bot: bool = False


def poster(
    state: State,
    say: Say,
    players: Sequence[Player],
    day: str = "",
    fonts: str = "",
    theme: Theme = "light",
) -> str:
    """The poster of a game. ``say`` speaks the reader's language and knows the players' names;
    ``day`` is when it was played, in words; ``fonts`` are the @font-face rules of what is said.

    >>> import isolario
    >>> state = isolario.new("land-vs-sea", seed=7)
    >>> people = Player("Ann"), Player("Bert")
    >>> svg = poster(state, lambda text: text.english("land-vs-sea"), people, "5 May 2026")
    >>> svg[:4], [said in svg for said in ("Land vs Sea", "Ann", "Bert", "5 May 2026")]
    ('<svg', [True, True, True, True])
    """
    game = state.game
    maps = boards(state)
    known = used_symbols(game, maps)
    drawn = [Sheet(game.name, known, area, say).svg() for area in maps]
    title = say(Text(game.name.replace("-", "_")))
    sheet = _Sheet(state, say, players)
    body = (_frame(), sheet.heading(title), sheet.hang(maps, drawn), sheet.foot(day))
    tokens = used_tokens(known, maps) | {*sheet.colours}
    return page(
        game, title, (WIDE, HIGH), fonts + TYPE + classes(theme, tokens), known, "".join(body)
    )


def _frame() -> str:
    """The neatline of the whole sheet."""

    def line(out: float, thick: float) -> str:
        at, wide, high = EDGE + out, WIDE - 2 * (EDGE + out), HIGH - 2 * (EDGE + out)
        return (
            f'<rect x="{at:g}" y="{at:g}" width="{wide:g}" height="{high:g}" '
            f'stroke-width="{thick:g}" stroke-linejoin="miter"/>'
        )

    return line(0, 4) + line(11, 1.5)


def _text(
    x: float,
    y: float,
    size: float,
    said: str,
    style: str = "plain",
    anchor: str = "middle",
    bold: bool = False,
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:.4g}" text-anchor="{anchor}" '
        f'class="t-{style}"{weight}>{escape(said)}</text>'
    )


def _fitting(said: str, most: float, room: float) -> float:
    """The size at which a line fits, up to ``most``."""
    return min(most, room / (_LETTER * max(1, len(said))))


class _Sheet:
    """What is written on a poster, and where."""

    def __init__(self, state: State, say: Say, players: Sequence[Player]) -> None:
        self.say = say
        self.players = players
        self.colours = state.game.colours(state.seats)
        self.scores = state.scores
        self.unit: str = state.options.unit
        self.outcome = state.outcome
        self.together = _together(state.outcome, state.seats)
        places = state.outcome.places if state.outcome else (0,) * state.seats
        self.places = places
        self.ranking = sorted(range(state.seats), key=lambda seat: (places[seat], seat))

    def heading(self, title: str) -> str:
        size = _fitting(title, 92, RIGHT - LEFT)
        parts = [_text(WIDE / 2, 160, size, title, "name", bold=True)]
        if result := self._result():
            fits = _fitting(result, 36, RIGHT - LEFT)
            parts.append(_text(WIDE / 2, 214, fits, result, "name"))
        if self.together:  # the minus of the other face would be a dash
            parts.append(_text(WIDE / 2, 256, 32, self._points(0), "number"))
        return "".join(parts)

    def _result(self) -> str:
        """What was achieved, or who won."""
        outcome = self.outcome
        if outcome is None:
            return ""
        if outcome.title:
            return self.say(Text(outcome.title))
        winners = outcome.winners
        shared = len(winners) > 1 and sorted(winners) not in map(sorted, outcome.teams)
        names = ", ".join(self.players[seat].name for seat in winners)
        return self.say(Text("shared_winners" if shared else "winner", {"player": names}))

    def _points(self, seat: int) -> str:
        return self.say(Text(self.unit, {"n": self.scores[seat]}))

    # --- maps and names ---------------------------------------------------------------------

    def hang(self, maps: Sequence[Area], drawn: Sequence[str]) -> str:
        """The maps as large as they can be, and who sat there: below each, or in a list."""
        own = len(maps) > 1
        rows = 0 if own else len(self.players)
        bottom = FOOT - ROW * rows - (BETWEEN if rows else 0)
        caption = CAPTION if own else 0
        boxes = [outer_box(area)[2:] for area in maps]
        wide, high = max(box[0] for box in boxes), max(box[1] for box in boxes)
        across, scale = _grid(len(maps), wide, high, (RIGHT - LEFT, bottom - TOP), caption)
        down = math.ceil(len(maps) / across)
        step = wide * scale + BETWEEN, high * scale + caption + BETWEEN
        y = TOP + (bottom - TOP - down * step[1] + BETWEEN) / 2
        parts = []
        for at, svg in enumerate(drawn):
            row, column = divmod(at, across)
            here = min(across, len(maps) - row * across)  # the last row is centred
            middle = WIDE / 2 + (column - (here - 1) / 2) * step[0]
            left, top = middle - boxes[at][0] * scale / 2, y + row * step[1]
            parts.append(
                f'<g transform="translate({left:.5g} {top:.5g}) scale({scale:.4g})">{svg}</g>'
            )
            if own:
                under = top + high * scale + 12
                parts.append(
                    self._line(at, middle - wide * scale / 2 + 10, under, wide * scale - 20)
                )
        for row, seat in enumerate(self.ranking if rows else ()):
            left = (WIDE - LIST) / 2
            parts.append(self._line(seat, left, bottom + BETWEEN + ROW * row, LIST))
        return "".join(parts)

    def _line(self, seat: int, x: float, y: float, room: float) -> str:
        """A place, a flag, a name, a score, in a line."""
        size = min(34.0, max(20.0, room / 12))
        middle = y + 0.66 * size
        parts = []
        if not self.together and self.outcome is not None:
            parts.append(_text(x, middle, size * 0.8, f"{self.places[seat]}", "plain", "start"))
            wide = size * (0.5 + 0.5 * len(f"{max(self.places)}"))  # flags form a column
            x, room = x + wide, room - wide
        bot = self.players[seat].bot
        parts.append(flag(seat, self.colours[seat], bot, x, y - 0.14 * size, size))
        name = self.players[seat].name
        score = "" if self.together else signed(self.scores[seat])
        left = room - 1.4 * size - 0.62 * size * (len(score) + 1)
        fits = _fitting(name, size * 0.9, left)
        first = not self.together and self.places[seat] == 1
        parts.append(_text(x + 1.4 * size, middle, fits, name, "plain", "start", first))
        if score:
            parts.append(_text(x + room, middle, size, score, "number", "end"))
        return "".join(parts)

    def foot(self, day: str) -> str:
        y = HIGH - 82
        parts = [
            f'<path class="g-rule" stroke-width="1.5" d="M{LEFT:g} {HIGH - 118:g}H{RIGHT:g}"/>',
            _text(LEFT, y, 28, "Isolario", "name", "start"),
        ]
        if day:
            parts.append(_text(RIGHT, y, 28, day, "name", "end"))
        return "".join(parts)


def _together(outcome: Outcome | None, seats: int) -> bool:
    """Whether there is one result for all: alone, or in one team."""
    return outcome is not None and (seats == 1 or any(len(team) == seats for team in outcome.teams))


def _grid(
    count: int, wide: float, high: float, room: tuple[float, float], caption: float
) -> tuple[int, float]:
    """How many maps go side by side, and their scale: as large as possible."""

    def scale(across: int) -> float:
        down = math.ceil(count / across)
        return min(
            (room[0] - BETWEEN * (across - 1)) / across / wide,
            (room[1] - BETWEEN * (down - 1) - caption * down) / down / high,
        )

    best = max(range(1, count + 1), key=scale)
    return best, scale(best)
