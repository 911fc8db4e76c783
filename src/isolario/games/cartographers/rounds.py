"""The course of a game: cards are turned, rounds end, seasons are scored (CRT-E, A, T, F, 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from isolario.core.event import Event, Events, Facts
from isolario.core.text import Text
from isolario.games.cartographers.desk import Desk, Mark, marked
from isolario.games.cartographers.drawing import solo_ambush
from isolario.games.cartographers.moves import Lie
from isolario.games.cartographers.pieces import (
    AMBUSH,
    EXPLORE,
    PIECES,
    SCORING,
    SEASONS,
    SKILLS,
    Edition,
)
from isolario.games.cartographers.scoring import card_items, penalty_items, solo_par
from isolario.games.cartographers.sheet import Sheet, on_sheet
from isolario.games.cartographers.skills import AMBUSHED, ANY_TIME, lone_acrobatics

if TYPE_CHECKING:
    from isolario.games.cartographers.rules import CartographersState, Phase

EDICTS = "ABCD"
SKILL_CARDS = 3  # on the table (CRT-K1)


def set_up(state: CartographersState, out: Events) -> None:
    """CRT-S2, CRT-S4 and CRT-K1: edicts, decks and skills."""
    state.ready = tuple(range(state.seats))  # nobody has anything to decide yet
    by_category: dict[str, list[str]] = {}
    for name in PIECES.edicts:
        by_category.setdefault(SCORING[name].category, []).append(name)
    drawn = [
        cards[state.chance.below(len(cards), "scoring", category)]
        for category, cards in by_category.items()
    ]
    state.edicts = state.chance.shuffle(drawn, "edicts")
    for letter, name in zip(EDICTS, state.edicts, strict=True):
        facts: Facts = {"edict": Text(f"edict_{letter.lower()}"), "card": Text(name)}
        out.append(Event("edict_drawn", None, facts, clause="CRT-S2", chance=True))
    if state.options.skills:
        dealt = state.chance.shuffle(PIECES.skills, "skills")[:SKILL_CARDS]
        state.skills = tuple(skill for skill in SKILLS if skill in dealt)
        for skill in state.skills:
            price: Facts = {"skill": Text(skill), "cost": SKILLS[skill].cost}
            out.append(Event("skill_dealt", None, price, clause="CRT-K1", chance=True))
    state.ambushes = state.chance.shuffle(tuple(AMBUSH), "ambushes")
    state.deck = tuple(EXPLORE)
    _begin_season(state, out)


def _begin_season(state: CartographersState, out: Events) -> None:
    """CRT-F2: what was turned returns, one more ambush goes in unseen, shuffle."""
    cards = (*state.deck, *state.turned, *state.ambushes[:1])
    state.ambushes = state.ambushes[1:]
    state.turned = ()
    state.ruins = False
    state.spent = ()
    state.deck = state.chance.shuffle(sorted(cards), "deck", state.season)
    facts: Facts = {"season": Text(SEASONS[state.season].name)}
    out.append(Event("season_begins", None, facts, clause="CRT-S3", chance=True))
    explore(state, out)


def explore(state: CartographersState, out: Events) -> None:
    """Turns cards until somebody has something to decide (CRT-E1, CRT-E2)."""
    while state.phase != "over":
        card = state.deck[0]
        state.deck = state.deck[1:]
        facts: Facts = {"card": Text(card)}
        state.card = card
        if card in AMBUSH:
            state.phase = "acrobatics" if AMBUSHED in state.skills else "ambush"
            state.gone += (card,)
            out.append(Event("ambush_turned", None, facts, clause="CRT-A1", chance=True))
            _ambush(state, out)
            return
        ruins = EXPLORE[card].kind == "ruins"
        state.phase = "draw"
        state.turned += (card,)
        state.ruins = state.ruins or ruins
        out.append(Event("card_turned", None, facts, clause="CRT-E1", chance=True))
        if not ruins and not _ask(state, "draw"):  # CRT-D7: all maps are full
            _after_draw(state, out)
        if not ruins:
            return


def _ask(state: CartographersState, phase: Phase) -> bool:
    """Begins a part of the round; whether anybody has something to decide in it."""
    state.phase = phase
    state.desks = (None,) * state.seats
    if phase == "draw":  # CRT-D7 [ruling]: nothing is drawn on a full map
        idle = [seat for seat, sheet in enumerate(state.sheets) if not sheet.free]
    else:
        task = state.task
        idle = [s for s in range(state.seats) if not state.desk(s).asked(task)]
    state.ready = tuple(idle)
    if len(idle) == state.seats:
        return False
    state.begin_turn()
    return True


def settle(state: CartographersState, out: Events) -> None:
    """All are ready: what they decided happens, and the round goes on."""
    phase, decided = state.phase, state.desks
    for seat, desk in enumerate(decided):
        state.desks = (None,) * (seat + 1) + decided[seat + 1 :]  # what is drawn is not a draft
        for mark in desk.marks if desk else ():
            lay(state, seat, state.owner(seat), mark, out)
    if phase == "draw":
        _after_draw(state, out)
    elif phase == "acrobatics":
        _monsters(state, decided[0], out)
    elif phase == "ambush":
        _after_ambush(state, out)
    else:
        _go_on(state, out)


def _after_draw(state: CartographersState, out: Events) -> None:
    state.ruins = False
    if end_if_full(state, out):
        return
    if state.time < SEASONS[state.season].length:  # CRT-T1
        explore(state, out)
        return
    score_season(state, out)
    if state.season + 1 == len(SEASONS):
        _end(state, out)
    else:
        state.season += 1
        _begin_season(state, out)


# --- an ambush ----------------------------------------------------------------------------------


def _ambush(state: CartographersState, out: Events) -> None:
    """CRT-A1; Acrobatics may be used before the sheets pass (CRT-K4 [ruling])."""
    if AMBUSHED not in state.skills or not _ask(state, "acrobatics"):
        _monsters(state, None, out)


def _monsters(state: CartographersState, alone: Desk | None, out: Events) -> None:
    """The sheets pass and all draw; a lone player's monsters find their own place."""
    if state.seats == 1:
        _lone_ambush(state, alone, out)
        _after_ambush(state, out)
    elif not _ask(state, "ambush"):
        _after_ambush(state, out)


def _lone_ambush(state: CartographersState, desk: Desk | None, out: Events) -> None:
    """CRT-1.1; with Acrobatics, as the player turned the shape (CRT-K4)."""
    sheet = state.sheets[0]
    cells = solo_ambush(state.card, sheet)
    if desk is not None and isinstance(desk.steps[-1], Lie):
        cells = lone_acrobatics(state.card, sheet)[desk.steps[-1].how]
    if cells is None:
        facts: Facts = {"card": Text(state.card)}
        out.append(Event("ambush_without_room", None, facts, clause="CRT-1.1"))
        return
    mark = marked(sheet, state.coins[0], state.crossed[0], cells, "monster", False)
    lay(state, None, 0, mark, out)


def _after_ambush(state: CartographersState, out: Events) -> None:
    """The card leaves the game; the sheets are back, and Diplomacy can be used (CRT-K5)."""
    state.acrobats = ()
    state.phase = "return"
    if not end_if_full(state, out) and (ANY_TIME not in state.skills or not _ask(state, "return")):
        explore(state, out)


def _go_on(state: CartographersState, out: Events) -> None:
    if not end_if_full(state, out):
        explore(state, out)


# --- what happens to a sheet --------------------------------------------------------------------


def lay(state: CartographersState, seat: int | None, owner: int, mark: Mark, out: Events) -> None:
    """Something drawn, or a skill paid for, becomes part of a sheet for all to see."""
    if mark.skill:
        state.crossed = _with(state.crossed, owner, mark.crossed)
        state.spent = tuple(sorted((*state.spent, owner)))
        facts: Facts = {"skill": Text(mark.skill), "cost": SKILLS[mark.skill].cost}
        if mark.skill == AMBUSHED:
            state.acrobats = (*state.acrobats, owner)
        out.append(Event("skill_used", seat, facts, clause="CRT-K1", reveals=True))
        return
    state.sheets = tuple(mark.sheet if s == owner else x for s, x in enumerate(state.sheets))
    facts = {"terrain": Text(mark.terrain), "owner_player": owner}
    clause = "CRT-1.1" if seat is None else "CRT-D1" if seat == owner else "CRT-A1"
    what = "drawn" if seat == owner else "monsters_come" if seat is None else "drawn_on"
    out.append(Event(what, seat, facts, on_sheet(owner, mark.cells), clause=clause, reveals=True))
    gains: list[tuple[str, tuple[str, ...]]] = [("CRT-D3", ())] if mark.coin else []
    gains += [("CRT-D4", (mountain,)) for mountain in on_sheet(owner, mark.closed)]
    for clause, where in gains:
        if state.coins[owner] < mark.coins:  # CRT-D4 [ruling]: the track holds 14
            state.coins = _with(state.coins, owner, state.coins[owner] + 1)
            out.append(Event("coin_marked", owner, {}, where, clause=clause))


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# --- the end of a season ------------------------------------------------------------------------


def score_season(state: CartographersState, out: Events) -> None:
    """CRT-F1: two edicts, coins, monsters; the sum may be negative (CRT-F3 [ruling])."""
    for seat in range(state.seats):
        coins = state.coins[seat] - state.crossed[seat]
        for item in season_items(
            state.sheets[seat], coins, state.edicts, state.season, state.options.edition, seat
        ):
            state.stars = _with(state.stars, seat, state.stars[seat] + item.points)
            if item.what == "monsters":
                state.lost = _with(state.lost, seat, state.lost[seat] - item.points)
            out.append(item)
    facts: Facts = {"season": Text(SEASONS[state.season].name)}
    out.append(Event("season_ends", None, facts, clause="CRT-F1"))


def season_items(
    sheet: Sheet, coins: int, edicts: tuple[str, ...], season: int, edition: Edition, seat: int
) -> list[Event]:
    """What a sheet scores at a season's end, line by line (CRT-F1)."""
    found: list[Event] = []
    stage = Text(SEASONS[season].name)
    for letter in SEASONS[season].edicts:
        card = edicts[EDICTS.index(letter)]
        for item in card_items(card, sheet, edition):
            facts: Facts = {"card": Text(card), "edict": Text(f"edict_{letter.lower()}")}
            cells = on_sheet(seat, item.cells)
            source = Text("source_edict", facts)
            found.append(
                Event("edict", seat, facts, cells, item.points, item.clause, source=source)
            )
    if coins:
        source = Text("source_coins")
        found.append(Event("coins", seat, {"count": coins}, (), coins, "CRT-F1", source=source))
    source = Text("source_monsters")
    for item in penalty_items(sheet):
        cells = on_sheet(seat, item.cells)
        found.append(Event("monsters", seat, {}, cells, item.points, item.clause, source=source))
    # The season is a fact, too: the picture adds up what belongs to it.
    return [replace(it, facts={**it.facts, "season": stage}, stage=stage) for it in found]


def end_if_full(state: CartographersState, out: Events) -> bool:
    """CRT-1.2 [ruling]: after each drawing, a lone player's full map ends the game; this season and
    those left are scored on it."""
    if state.seats > 1 or state.sheets[0].free:
        return False
    score_season(state, out)
    while state.season + 1 < len(SEASONS):
        state.season += 1
        score_season(state, out)
    _end(state, out)
    return True


def _end(state: CartographersState, out: Events) -> None:
    state.phase = "over"
    state.card = ""
    state.ready = ()
    if state.seats == 1:
        out.append(par_item(state.edicts, state.stars[0]))
    out.append(Event("game_ends", None, clause="CRT-F3"))


def par_item(edicts: tuple[str, ...], stars: int) -> Event:
    """What the scoring cards take off a lone player's stars in the end (CRT-1.3)."""
    par = solo_par(edicts)
    facts: Facts = {"par": par, "result": stars - par}
    return Event("solo_result", 0, facts, (), -par, "CRT-1.3", source=Text("source_par"))
