"""Which positions a game of Cartographers could come to, as far as playing on depends on it.

Sheets may look like anything: a test of one scoring card draws three cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.state import TOGETHER
from isolario.games.cartographers.pieces import (
    AMBUSH,
    COIN_TRACK,
    EXPLORE,
    SCORING,
    SEASONS,
    SKILLS,
)
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.skills import AMBUSHED, ANY_TIME

if TYPE_CHECKING:
    from isolario.games.cartographers.rules import CartographersState

Wrong = tuple[str, str]
"""The line of the text, and what was expected there."""

MOST_STARS = 1000  # in a whole game: more than anybody could draw


def table(state: CartographersState) -> Wrong | None:
    """What is wrong with a position, apart from what is being decided in it."""
    return next(_table(state), None)


def _table(state: CartographersState) -> Iterator[Wrong]:
    """Each check relies on those before it."""
    if len(state.sheets) != state.seats:
        yield "sheets", "a sheet for each seat"
    if not 0 <= state.season < len(SEASONS):
        yield "season", "a season"
    if not {*state.edicts} <= SCORING.keys() or len(state.edicts) != len(EDICTS):
        yield "edicts", "four scoring cards"
    elif len({SCORING[card].category for card in state.edicts}) < len(EDICTS):
        yield "edicts", "one scoring card of each category"
    if list(state.skills) != [skill for skill in SKILLS if skill in state.skills]:
        yield "skills", "skill cards, each once and in their order"
    if state.skills and not state.options.skills:
        yield "options", "skills=yes, for there are skill cards"
    yield from _cards(state)
    yield from _numbers(state)


def _cards(state: CartographersState) -> Iterator[Wrong]:
    """Every card lies somewhere, and the one that is drawn now is right for the phase."""
    ambushes = (*state.ambushes, *state.gone)
    known = [card for card in (*state.deck, *state.turned, *ambushes) if card != UNKNOWN]
    if not {*known} <= {*EXPLORE, *AMBUSH} or not {*state.turned} <= EXPLORE.keys():
        yield "deck", "cards of the game"
    if not {*ambushes} <= {*AMBUSH, UNKNOWN} or UNKNOWN in state.gone:
        yield "ambushes", "ambush cards"
    card, times = Counter(known).most_common(1)[0] if known else ("", 0)
    if times > 1:
        yield "deck", f"each card only once, not {card}"
    if state.phase == "over":
        if state.card:
            yield "card", "no card, for the game is over"
        if len(state.deck) > len(EXPLORE) + len(AMBUSH):
            yield "deck", "cards of the game"
        return
    if len(ambushes) > len(AMBUSH):
        yield "ambushes", f"{len(AMBUSH)} ambushes in all"
    if len(state.deck) != len(EXPLORE) - len(state.turned) + state.ambushes_in_deck:
        yield "deck", "all cards that are nowhere else"
    inside = sum(card in AMBUSH for card in state.deck)
    if inside > state.ambushes_in_deck:
        yield "deck", "all cards that are nowhere else"
    if state.phase == "draw":
        if state.card not in EXPLORE or not EXPLORE[state.card].shapes:
            yield "card", "a card with shapes"
        elif state.turned[-1:] != (state.card,):
            yield "turned", "the cards of this season, the one that is drawn now last"
    elif state.card not in AMBUSH or state.card not in state.gone:
        yield "card", "an ambush, and that among those that are gone"
    needed = {"acrobatics": AMBUSHED, "return": ANY_TIME}.get(state.phase)
    if needed and needed not in state.skills:
        yield "phase", f"a phase of this game: nobody has {needed}"
    if state.phase == "ambush" and state.seats == 1:
        yield "phase", "a phase of this game: a lone player is not asked"
    if state.phase != "draw" and state.time >= SEASONS[state.season].length:
        yield "turned", "a season that is not over yet"


def _numbers(state: CartographersState) -> Iterator[Wrong]:
    for coins, crossed in zip(state.coins, state.crossed, strict=True):
        if not 0 <= crossed <= coins <= COIN_TRACK:
            yield "coins", f"up to {COIN_TRACK} coins, crossed-out ones among them"
    if any(abs(stars) > MOST_STARS for stars in state.stars):
        yield "stars", f"{MOST_STARS} stars at most"
    if any(not 0 <= lost <= MOST_STARS for lost in state.lost):
        yield "lost", f"stars from 0 to {MOST_STARS}"
    for name, seats in (("spent", state.spent), ("acrobats", state.acrobats)):
        if list(seats) != sorted({*seats} & {*range(state.seats)}):
            yield name, f"seats from 0 to {state.seats - 1}, each once and in order"
    if state.acrobats and state.phase != "ambush":
        yield "acrobats", "nobody, for there is no ambush"
    if state.active != TOGETHER:
        yield "turn", "nobody's turn, for all decide at once"


def decisions(state: CartographersState) -> Wrong | None:
    """What is wrong with ``ready``: a seat with nothing to decide is, others may be."""
    if state.phase == "over":
        done = state.ready or any(state.desks)
        return ("ready", "nobody, for the game is over") if done else None
    for seat, desk in enumerate(state.desks):
        ready = seat in state.ready
        if desk is not None and desk.done != ready:
            return "ready", f"seat {seat}, if it has decided"
        if desk is None and not ready and not state.desk(seat).asked(state.task):
            return "ready", f"seat {seat}, which has nothing to decide"
    return None
