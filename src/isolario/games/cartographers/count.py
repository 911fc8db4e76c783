"""A table of Cartographers as somebody writes it down after a game: the edicts, and for each player
the map, and what the four boxes of every season say.

A season is four numbers, as they stand on the sheet (two edicts, coins, monsters), or a drawing of
the map at its end, with the coins that count then: it is scored here.
"""

from __future__ import annotations

from msgspec.structs import replace

from isolario.core.count import Item, Paper, Pick, noted
from isolario.core.event import Event, Facts
from isolario.core.text import Text
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import (
    COIN_TRACK,
    EDITIONS,
    MAPS,
    SCORING,
    SEASONS,
    TERRAINS,
)
from isolario.games.cartographers.rounds import EDICTS, par_item, season_items
from isolario.games.cartographers.rules import CartographersState
from isolario.games.cartographers.sheet import BOTH, CELL_NAMES, SIDE, Sheet, sheet_key

_SEASONS = tuple(season.name for season in SEASONS)
_KEYS = ("edition", "side", "edicts", "sheet")

NAMES = (
    *(f"tally_key_{key}" for key in (*_KEYS, *_SEASONS)),
    *SCORING,
)

_LETTERS = dict(zip("FVPWDB", (*TERRAINS, BOTH), strict=True))
_EMPTY = ".r"
_BRUSHES = (
    *((letter, Text(terrain)) for letter, terrain in _LETTERS.items()),
    (".", Text("tally_nothing")),
)
MOST = 999  # stars that somebody can have noted for one box


def read(paper: Paper) -> tuple[CartographersState, list[Event]]:
    """The game that is over: every season's stars, the last one's on the maps as they are."""
    paper.only(*_KEYS, *_SEASONS)
    options = paper.options(
        CartographersOptions,
        side=paper.choice("side", tuple(MAPS)),
        edition=paper.choice("edition", EDITIONS),
    )
    edicts = _edicts(paper)
    state = CartographersState.blank(paper.seats, options)
    state.phase, state.season, state.edicts = "over", len(SEASONS) - 1, edicts
    sections = _sections(paper)
    events: list[Event] = []
    sheets = list(state.sheets)
    coins = [0] * paper.seats
    for number, season in enumerate(_SEASONS):
        for seat, section in enumerate(sections):
            if season not in section:
                name = paper.heading(season)
                raise paper.wrong(section["sheet"].line, "tally_season_missing", name=name)
            item = section[season]
            if item.rows:
                sheets[seat] = _sheet(paper, item, options.side, sheet_key(seat))
                coins[seat] = paper.number(item.value or "0", item.line, 0, COIN_TRACK)
                found = season_items(
                    sheets[seat], coins[seat], edicts, number, options.edition, seat
                )
            else:
                found = _noted(paper, item, edicts, number, seat)
            _add(state, seat, found)
            events += found
        over: Facts = {"season": Text(season)}
        events.append(Event("season_ends", None, over, clause="CRT-F1"))
    state.sheets, state.coins = tuple(sheets), tuple(coins)
    if paper.seats == 1:
        events.append(par_item(edicts, state.stars[0]))
    events.append(Event("game_ends", None, clause="CRT-F3"))
    return state, events


def brushes(state: CartographersState) -> tuple[tuple[str, Text], ...]:
    """What can be drawn."""
    return _BRUSHES


def _edicts(paper: Paper) -> tuple[str, ...]:
    """The scoring cards under A, B, C and D."""
    item = paper.need("edicts")
    words = item.value.split(",")
    if len(words) != len(EDICTS):
        raise paper.wrong(item.line, "tally_edicts", found=len(words))
    edicts = tuple(paper.one_of(word, tuple(SCORING), item.line) for word in words)
    paper.picks.append(Pick(item.line, edicts, tuple(SCORING)))
    for at, card in enumerate(edicts):
        if card in edicts[:at]:
            raise paper.wrong(item.line, "tally_edict_twice", card=Text(card))
    return edicts


def _sections(paper: Paper) -> list[dict[str, Item]]:
    """What is written about each player, by its heading."""
    sections: list[dict[str, Item]] = []
    for item in paper.all("sheet", *_SEASONS):
        if item.key == "sheet":
            sections.append({})
            if item.rows:
                raise paper.wrong(item.rows[0][1], "tally_no_season")
        elif not sections:
            raise paper.wrong(item.line, "tally_no_sheet")
        if item.key in sections[-1]:
            raise paper.wrong(item.line, "tally_once", name=paper.heading(item.key))
        sections[-1][item.key] = item
    if len(sections) != paper.seats:
        raise paper.wrong(0, "tally_sheets", n=paper.seats, found=len(sections))
    return sections


def _sheet(paper: Paper, item: Item, side: str, area: str) -> Sheet:
    """A map as it was drawn. Mountains, ruins and the chasm are where they are printed."""
    sheet = Sheet.blank(side)
    known = ", ".join((*_LETTERS, "."))
    for y, row in enumerate(paper.block(item, SIDE, SIDE, area, spaced=False)):
        line = item.rows[y][1]
        for x, letter in enumerate(row):
            cell = y * SIDE + x
            terrain = _LETTERS.get(letter.upper())
            if terrain is None:
                if letter not in f"{_EMPTY}M#":
                    facts: Facts = {"cell": CELL_NAMES[cell], "word": letter, "known": known}
                    raise paper.wrong(line, "tally_cell", **facts)
                printed = sheet.mountains if letter == "M" else sheet.chasm
                if letter in "M#" and not printed >> cell & 1:
                    raise paper.wrong(line, "tally_not_printed", cell=CELL_NAMES[cell])
            elif not sheet.free >> cell & 1:
                what = Text("chasm" if sheet.chasm >> cell & 1 else "mountain")
                raise paper.wrong(line, "tally_on_printed", cell=CELL_NAMES[cell], what=what)
            else:
                sheet = sheet.draw(1 << cell, terrain)
    return sheet


def _noted(
    paper: Paper, item: Item, edicts: tuple[str, ...], season: int, seat: int
) -> list[Event]:
    """What the four boxes of a season say."""
    words = item.value.replace("|", " ").replace(",", " ").split()
    if len(words) != 4:
        raise paper.wrong(item.line, "tally_boxes", found=len(words))
    first, second, coins = (paper.number(word, item.line, 0, MOST) for word in words[:3])
    monsters = abs(paper.number(words[3], item.line, -MOST, MOST))
    stage = Text(SEASONS[season].name)
    found = [
        noted(seat, coins, Text("source_coins"), "CRT-F1", stage),
        noted(seat, -monsters, Text("source_monsters"), "CRT-F1", stage),
    ]
    for at, letter in enumerate(SEASONS[season].edicts):
        card = edicts[EDICTS.index(letter)]
        facts: Facts = {"card": Text(card), "edict": Text(f"edict_{letter.lower()}")}
        source = Text("source_edict", facts)
        found.insert(at, noted(seat, (first, second)[at], source, SCORING[card].clause, stage))
    return [replace(it, facts={**it.facts, "season": stage}) for it in found if it.points]


def _add(state: CartographersState, seat: int, events: list[Event]) -> None:
    """Stars, and those that monsters have cost."""
    stars, lost = list(state.stars), list(state.lost)
    stars[seat] += sum(event.points for event in events)
    lost[seat] -= sum(it.points for it in events if it.source == Text("source_monsters"))
    state.stars, state.lost = tuple(stars), tuple(lost)
