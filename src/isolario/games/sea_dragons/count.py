"""A table of Sea Dragons as somebody writes it down after a game: the sea, and what each has kept.

The sea is fifteen rows of fifteen cells: a letter where a dragon lies (``o`` orange, ``g`` green,
``p`` purple, ``k`` pink, ``y`` yellow), ``@`` a whirlpool that none covers, ``.`` anything else.
The rows of a position, two letters a cell, do as well. A fulfilled mission is the points on its
card.
"""

from __future__ import annotations

from isolario.core.boards.bits import bits
from isolario.core.count import Item, Paper
from isolario.core.event import Event
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.sea_dragons.board import (
    CELL_NAMES,
    CREATURES,
    CURRENT,
    CURRENTS,
    GRID,
    GROUNDS,
    ISLAND,
    LAND,
    SIDE,
    WATER,
    WHIRLPOOL,
)
from isolario.games.sea_dragons.moves import fleet
from isolario.games.sea_dragons.parts import (
    COLOUR_LETTERS,
    COLOURS,
    HEADS,
    SHIP_LETTERS,
    SHIPS,
    SIZES,
    Fleet,
)
from isolario.games.sea_dragons.pieces import MISSIONS, REEF_KINDS
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scoring import items

_KEYS = ("sea", "gold", "ships", "missions", "reefs")
_WORDS = {f"tally_{creature}": corner for corner, creature in CREATURES.items()}

NAMES = (
    *(f"tally_key_{key}" for key in _KEYS),
    *_WORDS,
    *(f"reef_{kind}" for kind in REEF_KINDS),
)

_MOST_SHIPS = 40
_MOST_GOLD = 99


def read(paper: Paper) -> tuple[SeaDragonsState, list[Event]]:
    """The game that is over, and who gets what."""
    paper.only(*_KEYS)
    state = SeaDragonsState.blank(paper.seats, paper.options(SeaDragonsState.game.options))
    _sea(paper, state)
    state.gold = paper.numbers("gold", _MOST_GOLD)
    state.fleets = tuple(_fleet(paper, word, line) for word, line in paper.parts("ships"))
    state.fulfilled = _missions(paper)
    state.reefs = tuple(_reefs(paper, part, line) for part, line in paper.parts("reefs", ""))
    state.heads = tuple(
        max(0, HEADS[state.seats] - len(GRID.clusters(dragons))) for dragons in state.dragons
    )
    state.step, state.active = "over", TOGETHER
    events = items(state)
    points = [0] * state.seats
    for event in events:
        points[event.seat or 0] += event.points
    state.points = tuple(points)
    return state, [*events, Event("game_ends", None, clause="SDR-E1")]


def brushes(state: SeaDragonsState) -> list[tuple[str, Text]]:
    """Dragons by their colours, and the whirlpools that none covers."""
    colours = zip(COLOUR_LETTERS, COLOURS[: state.seats], strict=False)
    found = [(letter, Text(colour)) for letter, colour in colours]
    return [*found, (WHIRLPOOL, Text("tally_whirlpool")), (".", Text("tally_nothing"))]


# --- the sea ------------------------------------------------------------------------------------


def _sea(paper: Paper, state: SeaDragonsState) -> None:
    """The ground, and the dragons on it."""
    item = paper.need("sea")
    twofold = all(len(word) == 2 for row, _ in item.rows for word in row.split())
    ground: list[str] = []
    dragons = [0] * state.seats
    for y, row in enumerate(paper.block(item, SIDE, SIDE, "board", twofold)):
        for word in row:
            kind, lies = _cell(paper, word, len(ground), item.rows[y][1], state.seats)
            if lies:
                dragons[COLOUR_LETTERS.index(lies)] |= 1 << len(ground)
            ground.append(kind)
    state.ground, state.dragons = "".join(ground), tuple(dragons)
    _check(paper, item, state.dragons)
    state.rebuild()


def _cell(paper: Paper, word: str, cell: int, line: int, seats: int) -> tuple[str, str]:
    """The ground of a cell, and the letter of the dragon on it."""
    colours = COLOUR_LETTERS[:seats]
    lies = next((letter for letter in word.lower()[-1:] if letter in colours), "")
    usual = LAND if ISLAND >> cell & 1 else CURRENT if CURRENTS >> cell & 1 else WATER
    kind = word[0] if len(word) == 2 else usual if lies or word not in WHIRLPOOL else WHIRLPOOL
    if (not lies and word[-1] not in f".{GROUNDS}") or kind not in GROUNDS:
        known = ", ".join((*colours, WHIRLPOOL, "."))
        raise paper.wrong(line, "tally_cell", cell=CELL_NAMES[cell], word=word, known=known)
    if (usual in (LAND, CURRENT) or kind in (LAND, CURRENT)) and kind != usual:
        raise paper.wrong(line, "tally_sea_ground", cell=CELL_NAMES[cell])
    if lies and usual == LAND:
        raise paper.wrong(line, "tally_on_island", cell=CELL_NAMES[cell])
    return kind, lies


def _check(paper: Paper, item: Item, dragons: tuple[int, ...]) -> None:
    """Dragons of one colour do not touch: so it can be told how many there are."""
    for cells in dragons:
        for dragon in GRID.clusters(cells):
            if dragon.bit_count() not in SIZES:
                first = next(iter(bits(dragon)))
                raise paper.wrong(
                    item.rows[first // SIDE][1],
                    "tally_no_dragon",
                    cell=CELL_NAMES[first],
                    n=dragon.bit_count(),
                )


# --- what each has kept -------------------------------------------------------------------------


def _fleet(paper: Paper, word: str, line: int) -> Fleet:
    """Ships as letters, or how many there are: their colours give nothing."""
    if word and set(word.lower()) <= set(SHIP_LETTERS):
        return fleet([SHIP_LETTERS.index(letter) for letter in word.lower()])
    number = paper.number(word or "0", line, 0, _MOST_SHIPS)
    return fleet([ship % len(SHIPS) for ship in range(number)])


def _missions(paper: Paper) -> tuple[tuple[str, ...], ...]:
    """The fulfilled missions of each, as points or by their ids. Points stand for
    any mission worth that many that nobody else has."""
    left = dict.fromkeys(MISSIONS)
    found: list[list[str]] = []
    later: list[tuple[int, str, int]] = []
    for seat, (part, line) in enumerate(paper.parts("missions", "")):
        found.append([])
        for word in part.replace(",", " ").split():
            if word.upper() in left:
                found[seat].append(word.upper())
                del left[word.upper()]
            else:
                later.append((seat, word, line))
    for seat, word, line in later:
        most = max(mission.points for mission in MISSIONS.values())
        points = paper.number(word, line, 1, most)
        name = next((name for name in left if MISSIONS[name].points == points), None)
        if name is None:
            raise paper.wrong(line, "tally_no_mission", n=points)
        found[seat].append(name)
        del left[name]
    return tuple(map(tuple, found))


def _reefs(paper: Paper, part: str, line: int) -> tuple[str, ...]:
    """The reef cards that somebody has kept; a hidden dragon is its realm."""
    words = part.split(",") if "," in part else part.split()
    found = [_reef(paper, word, line) for word in words]
    return tuple(sorted(found, key=REEF_KINDS.index))


def _reef(paper: Paper, word: str, line: int) -> str:
    creature = f"tally_{paper.meant(word, 'tally_')[0]}"
    return _WORDS.get(creature) or paper.one_of(word, REEF_KINDS, line, "reef_")
