"""A table of Foggy Island as somebody writes it down after a game: the board at the end of each
round, or the points of it; what was paid for mercenaries."""

from __future__ import annotations

from isolario.core.count import Paper, noted
from isolario.core.event import Event, Facts
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.foggy_island.options import FoggyOptions
from isolario.games.foggy_island.parts import SIDES
from isolario.games.foggy_island.pieces import (
    CODE_OF,
    COLOURS,
    DOWN,
    KIND_TEXT,
    KINDS,
    spell,
    token,
)
from isolario.games.foggy_island.rules import FoggyState
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, GLOOM_CELL, SIDE, lines

_KEYS = ("mode", "decides", "round", "hired")
_MODES = ("simple", "mercenaries", "blitz")
_DECIDES = ("coins", "points")
_END = {"simple": "FOG-L5", "mercenaries": "FOG-H4", "blitz": "FOG-B1"}

NAMES = (
    *(f"tally_key_{key}" for key in _KEYS),
    *(f"option_mode_{mode}" for mode in _MODES),
    *(f"option_decides_{what}" for what in _DECIDES),
)

_MOST_ROUNDS = 5


def read(paper: Paper) -> tuple[FoggyState, list[Event]]:
    """The game that is over: the lines of each round, and what they bring."""
    paper.only(*_KEYS)
    mode = paper.choice("mode", _MODES, "option_mode_")
    chosen: dict[str, object] = {"mode": mode}
    if paper.find("decides"):
        chosen["decides"] = paper.choice("decides", _DECIDES, "option_decides_")
    state = FoggyState.blank(paper.seats, paper.options(FoggyOptions, **chosen))
    state.phase, state.active, state.weather = "over", TOGETHER, "sunny"
    events = _paid(paper, state)
    rounds = [*paper.all("round")]
    if not rounds:
        raise paper.wrong(0, "tally_missing", name=paper.heading("round"))
    if len(rounds) > _MOST_ROUNDS:
        raise paper.wrong(rounds[_MOST_ROUNDS].line, "tally_rounds", n=_MOST_ROUNDS)
    for number, item in enumerate(rounds, 1):
        state.round = number
        if item.rows:
            board = bytearray(CELLS)
            for at, row in enumerate(paper.block(item, SIDE, SIDE, "board")):
                for x, word in enumerate(row):
                    board[at * SIDE + x] = _token(paper, word, at * SIDE + x, item.rows[at][1])
            state.board = board
            found = [line.event(number) for line in lines(board)]
        else:
            found = _noted(paper.split(item, SIDES), number, paper)
        earned = [0] * SIDES
        for event in found:
            earned[event.seat or 0] += event.points
        state.points = tuple(had + got for had, got in zip(state.points, earned, strict=True))
        state.round_points = tuple(earned)
        result: Facts = {"round": number, "blue": earned[0], "red": earned[1]}
        events += [*found, Event("round_ends", None, result, clause="FOG-R3")]
    events.append(Event("game_ends", None, clause=_END[mode]))
    state.rebuild()
    return state, events


def brushes(state: FoggyState) -> list[tuple[str, Text]]:
    """The tokens of both sides: mercenaries where there are some."""
    hired = state.options.mode != "simple"
    found = []
    for side, colour in enumerate(COLOURS):
        for kind, about in enumerate(KINDS):
            if hired or not about.replaces:
                facts: Facts = {"colour": Text(colour), "token": KIND_TEXT[kind]}
                found.append((spell(token(side, kind)), Text("tally_token", facts)))
    return [*found, ("..", Text("tally_nothing"))]


def _token(paper: Paper, word: str, cell: int, line: int) -> int:
    """The token on a cell. All lie face up in the end (FOG-W4)."""
    if word == GLOOM_CELL or not word.strip(".-"):
        return 0
    spelt = word[:1].lower() + word[1:2].upper() + word[2:].lower()
    if spelt not in CODE_OF or spelt[1:] == "?":
        known = ", ".join(code for code, it in CODE_OF.items() if not it & DOWN and it)
        raise paper.wrong(line, "tally_cell", cell=CELL_NAMES[cell], word=word[:8], known=known)
    return CODE_OF[spelt] & ~DOWN


def _noted(parts: list[tuple[str, int]], number: int, paper: Paper) -> list[Event]:
    """The points of a round, as somebody remembers them."""
    stage = Text("stage_round", {"round": number})
    return [
        noted(seat, points, Text("source_noted"), "FOG-L1", stage)
        for seat, (word, line) in enumerate(parts)
        if (points := paper.number(word, line))
    ]


def _paid(paper: Paper, state: FoggyState) -> list[Event]:
    """What mercenaries have cost each side."""
    item = paper.find("hired")
    if item is None:
        return []
    if state.options.mode != "mercenaries":
        raise paper.wrong(item.line, "tally_no_hires")
    parts = paper.split(item, SIDES)
    state.spent = tuple(paper.number(word, line) for word, line in parts)
    if not state.by_coins:
        return []
    source = Text("source_hires")
    return [noted(seat, -paid, source, "FOG-H2") for seat, paid in enumerate(state.spent) if paid]
