"""States that could be behind a view: what is hidden is left blank, or redealt."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from isolario.core.boards.bits import bits
from isolario.core.chance import UNKNOWN
from isolario.core.errors import NotAllowed
from isolario.core.event import Event
from isolario.core.game import Memory
from isolario.core.reference import cell_of
from isolario.core.text import Text
from isolario.games.foggy_island.parts import HAND, Held
from isolario.games.foggy_island.pieces import (
    DOWN,
    KINDS,
    UNKNOWN_KIND,
    WEATHER_CARDS,
    kind_of,
    owner_of,
    token,
)
from isolario.games.foggy_island.rules import FoggyState
from isolario.games.foggy_island.scoring import CELL_OF, CELLS
from isolario.games.foggy_island.view import FoggyView

_TRIES = 10_000  # a game's own views need a few; a written position may never fit
_KIND_NAMED = {kind.name: place for place, kind in enumerate(KINDS)}


def guess(
    view: FoggyView, state: FoggyState, rng: random.Random, recall: Iterable[Memory] | None
) -> bool:
    """Redeals what is hidden, all deals that fit being equally likely; False: this one does not
    fit."""
    if view.seat is not None and UNKNOWN_KIND in (
        *state.hands[view.seat],
        *state.offers[view.seat],
    ):
        raise NotAllowed("this seat does not know its own tokens")
    if state.phase == "hire":
        _deal_hires(state, view.seat, rng)
    elif state.phase == "hand":
        _deal_choices(state, view.seat, rng)
    elif state.phase == "play":
        if recall is not None and state.weather == "fog":
            for cell, kind in _remembered(view, recall).items():
                state.board[cell] = token(owner_of(state.board[cell]), kind) | DOWN
        for side in range(len(state.sets)):
            _deal_tokens(state, side, view.seat, rng)
        if not _fits_shown(state):
            return False
        _deal_held(state, rng)
    _deal_weather(state, rng)
    return True


def _remembered(view: FoggyView, recall: Iterable[Memory]) -> dict[int, int]:
    """What the viewer laid face down this round and where it lies now (FOG-W6)."""
    own: dict[int, int] = {}
    for memory in recall:
        if not isinstance(memory, Event):
            continue
        if memory.what in ("round_begins", "extra_round_begins"):
            own = {}
            continue
        if memory.what not in ("laid_down", "taken_back_covert", "swapped"):
            continue
        cells = [CELL_OF[cell_of(reference)] for reference in memory.cells]
        if memory.what == "laid_down" and memory.seat == view.seat:
            laid = memory.facts["token"]
            if isinstance(laid, Text):
                own[cells[0]] = _KIND_NAMED[laid.id]
        elif memory.what == "taken_back_covert":
            own.pop(cells[0], None)
        elif memory.what == "swapped":
            moved = own.pop(cells[0], None), own.pop(cells[1], None)
            for cell, kind in zip(cells[::-1], moved, strict=True):
                if kind is not None:
                    own[cell] = kind
    return own


def _deal_hires(state: FoggyState, viewer: int | None, rng: random.Random) -> None:
    """Others who are ready have secretly hired somebody or nobody."""
    from isolario.games.foggy_island.choosing import hirable, hirers

    for seat in hirers(state):
        if seat != viewer and seat in state.ready:
            while (kinds := hirable(state, seat)) and rng.random() < 0.5:
                state.picks[seat] = tuple(sorted((*state.picks[seat], rng.choice(kinds))))


def _deal_choices(state: FoggyState, viewer: int | None, rng: random.Random) -> None:
    """In teams, who was dealt which nine; of those who are ready, which five they chose."""
    if state.teams:
        for side, team in enumerate(state.teams):
            pool = Counter(state.sets[side])
            if viewer in team:
                pool.subtract(state.offers[viewer])
            tokens = list(pool.elements())
            rng.shuffle(tokens)
            for seat in team:
                if seat != viewer:
                    nine = len(state.offers[seat])
                    state.offers[seat] = tuple(sorted(tokens[:nine]))
                    tokens = tokens[nine:]
    for seat in state.ready:
        if seat != viewer:
            state.picks[seat] = tuple(sorted(rng.sample(state.offers[seat], HAND)))


def _deal_tokens(state: FoggyState, side: int, viewer: int | None, rng: random.Random) -> None:
    """Gives a side's hidden slots (hands, decks, face-down cells) its tokens not seen elsewhere."""
    hidden = Counter(state.sets[side])
    cells = []
    for cell in range(CELLS):
        code = state.board[cell]
        if code and owner_of(code) == side:
            if kind_of(code) == UNKNOWN_KIND:
                cells.append(cell)
            elif cell not in state.wide[1::2]:  # a hippo on two cells is one token
                hidden[kind_of(code)] -= 1
    team = range(side, state.seats, 2)
    known_deck = False
    if viewer is not None and viewer in team:
        hidden.subtract(state.hands[viewer])
        known_deck = UNKNOWN_KIND not in state.decks[viewer]
        if known_deck:
            deck = list(state.decks[viewer])
            hidden.subtract(deck)
            rng.shuffle(deck)
            state.decks[viewer] = tuple(deck)
    sure: dict[int, list[int]] = {seat: [] for seat in team}
    for shown in state.shown:  # known to be in a hand, nowhere else
        if shown.seat in sure and shown.seat != viewer and not shown.cells:
            sure[shown.seat].append(shown.kind)
            hidden[shown.kind] -= 1
    pool = list(hidden.elements())
    rng.shuffle(pool)
    for cell in cells:
        state.board[cell] = token(side, pool.pop()) | DOWN
    for seat in team:
        if seat != viewer:
            rest = len(state.hands[seat]) - len(sure[seat])
            state.hands[seat] = tuple(sorted([*sure[seat], *(pool.pop() for _ in range(rest))]))
        if not (seat == viewer and known_deck):
            state.decks[seat] = tuple(pool.pop() for _ in state.decks[seat])


def _fits_shown(state: FoggyState) -> bool:
    """Whether each token known to have gone to a hand is there or face down since."""
    for shown in state.shown:
        if not shown.cells:
            continue
        # Those confined to fewer places must all be among these places, too.
        needed = sum(
            s.seat == shown.seat and s.kind == shown.kind and not s.cells & ~shown.cells
            for s in state.shown
        )
        there = state.hands[shown.seat].count(shown.kind)
        there += sum(kind_of(state.board[cell]) == shown.kind for cell in bits(shown.cells))
        if there < needed:
            return False
    return True


def _deal_held(state: FoggyState, rng: random.Random) -> None:
    """A token taken back unseen is some token of that hand."""
    if all(held.kind != UNKNOWN_KIND for held in state.held):
        return
    could_be = {seat: Counter(state.hands[seat]) for seat in range(state.seats)}
    for held in state.held:
        could_be[held.seat][held.kind] -= 1
    found = []
    for held in state.held:
        if held.kind == UNKNOWN_KIND:
            kind = rng.choice(list(could_be[held.seat].elements()))
            could_be[held.seat][kind] -= 1
            held = Held(held.seat, kind, held.open)
        found.append(held)
    state.held = tuple(found)


def _deal_weather(state: FoggyState, rng: random.Random) -> None:
    if UNKNOWN not in state.drawn and UNKNOWN not in state.weather_deck:
        return
    hidden = Counter(WEATHER_CARDS)
    hidden.subtract(card for card in (*state.drawn, *state.weather_deck) if card != UNKNOWN)
    if state.weather and state.phase != "over":  # the card of this round lies beside the deck
        hidden[state.weather] -= 1
    pool = list(hidden.elements())
    rng.shuffle(pool)
    state.drawn = tuple(pool.pop() if card == UNKNOWN else card for card in state.drawn)
    state.weather_deck = tuple(
        pool.pop() if card == UNKNOWN else card for card in state.weather_deck
    )
