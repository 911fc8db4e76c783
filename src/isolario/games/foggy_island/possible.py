"""Which positions a game of Foggy Island could come to, as far as playing on depends on it.

A position may leave tokens out (a test of one effect needs three), but what is there has a place
in the rules: tokens belong to somebody's set, a hippo lies on the cells it is said to lie on, and
a player who is asked something has something to choose from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits
from isolario.core.chance import UNKNOWN
from isolario.core.state import TOGETHER
from isolario.games.foggy_island import choosing
from isolario.games.foggy_island.moves import SIDE_BY_SIDE
from isolario.games.foggy_island.parts import ALL_CELLS, EVERYBODY, HAND, QUARTER_CELLS, SIDES, Task
from isolario.games.foggy_island.pieces import (
    DOWN,
    KIND_OF,
    KINDS,
    MERCENARIES,
    PIECES,
    REPLACES,
    SPELLING,
    STARTING_SET,
    UNKNOWN_KIND,
    WEATHER,
    WEATHER_CARDS,
    kind_of,
    owner_of,
)
from isolario.games.foggy_island.scoring import CELLS, SIDE

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState

Wrong = tuple[str, str]
"""The line of the text, and what was expected there."""

MOST_POINTS = 3 * max(PIECES.points.values()) * 4 * SIDE  # a round: there cannot be more lines
SPOT = {kind.name: place for place, kind in enumerate(KINDS)}


def contradictions(state: FoggyState) -> Iterator[Wrong]:
    """What is wrong with a position, each check relying on those before it."""
    yield from _table(state)
    yield from _sets(state)
    yield from _weather(state)
    yield from _board(state)
    yield from _choices(state)
    yield from _tokens(state)
    if state.phase == "play":
        yield from _turn(state)
    elif state.wide or state.shown or state.tasks or state.held or state.laid or _flags(state):
        yield "tasks", "no turn going on before and after play"


def _kinds(tokens: Iterable[int], blanks: bool = True) -> bool:
    """Whether all of these are kinds of tokens."""
    return all(0 <= kind < len(KINDS) or (blanks and kind == UNKNOWN_KIND) for kind in tokens)


def _ordered(tokens: tuple[int, ...]) -> bool:
    return all(one <= other for one, other in pairwise(tokens))


def _flags(state: FoggyState) -> bool:
    return state.stepped or state.double or state.turtle or state.owes


# --- the table ----------------------------------------------------------------------------------


def _table(state: FoggyState) -> Iterator[Wrong]:
    most = state.usual_rounds + (state.options.mode != "simple")
    if not 1 <= state.round <= most:
        yield "round", f"a round from 1 to {most}"
    if not 0 <= state.first < state.seats:
        yield "first", "a seat of this table"
    turn = {"weather": state.chooser, "play": state.active}.get(state.phase, TOGETHER)
    if state.active != turn or (state.phase == "play" and turn == TOGETHER):
        yield "turn", "the turn of a seat in play, of whoever chooses the weather, else of nobody"
    for name, numbers in (
        ("points", state.points),
        ("last round", state.round_points),
        ("spent", state.spent),
    ):
        if len(numbers) != SIDES or not all(0 <= n <= most * MOST_POINTS for n in numbers):
            yield name, f"numbers from 0 to {most * MOST_POINTS}, one for each side"
    purse = {
        "simple": (0, 0),
        "mercenaries": state.points,
        "blitz": (choosing.BLITZ_COINS,) * SIDES,
    }[state.options.mode]
    if any(spent > had for spent, had in zip(state.spent, purse, strict=True)):
        yield "spent", "no more than there was"
    if state.phase == "hire" and not choosing.hires_now(state):
        yield "phase", "a round before which mercenaries are hired"
    if not 0 <= state.hire_stage <= (state.phase == "hire" and bool(state.teams)):
        yield "hire stage", "1 for those who hire second in teams, else 0"


def _sets(state: FoggyState) -> Iterator[Wrong]:
    """Each side's tokens: enough for a hand, and for every mercenary a token that leaves."""
    least = HAND + 9 if state.teams else HAND
    if len(state.sets) != SIDES:
        yield "sets", "the tokens of two sides"
    hiring = state.phase == "hire" or (
        state.options.mode == "mercenaries" and state.round < state.usual_rounds
    )
    for tokens in state.sets:
        counts = Counter(tokens)
        if not (_kinds(tokens, blanks=False) and _ordered(tokens)):
            yield "sets", "letters of tokens"
        elif any(count > KINDS[kind].count for kind, count in counts.items()):
            yield "sets", "no more tokens of a kind than there are"
        elif not least <= len(tokens) <= len(STARTING_SET):
            yield "sets", f"{least} to {len(STARTING_SET)} tokens for each side"
        leave = Counter(REPLACES[kind] for kind in MERCENARIES for _ in range(_left(kind, counts)))
        if hiring and leave - counts:
            yield "sets", "a token in whose place each mercenary can come"


def _left(kind: int, counts: Counter[int]) -> int:
    return max(0, KINDS[kind].count - counts[kind])


def _weather(state: FoggyState) -> Iterator[Wrong]:
    known = state.weather in WEATHER
    if known != (state.phase in ("hand", "play", "over")) or not (known or not state.weather):
        yield "weather", "the weather of the round, once it has been chosen"
    if state.phase == "weather" and not state.by_cards:
        yield "phase", "weather by cards"
    cards = (*state.drawn, *state.weather_deck)
    if len(state.drawn) != (2 if state.phase == "weather" else 0):
        yield "drawn", "two cards while the weather is chosen"
    for name, some, knowers in (
        ("drawn", state.drawn, state.drawn_knowers),
        ("weather deck", state.weather_deck, state.weather_knowers),
    ):
        sets = range(EVERYBODY, 1 << state.seats)
        if len(some) != len(knowers) or not all(who in sets for who in knowers):
            yield name, "who knows each card"
    rest = Counter(WEATHER_CARDS if state.by_cards else ())
    if state.phase in ("hand", "play") and state.by_cards:
        rest[state.weather] -= 1  # it lies beside the deck
    here = Counter(card for card in cards if card != UNKNOWN)
    if here - rest or len(cards) != rest.total():
        yield "weather deck", "every weather card, if it is chosen by cards, and each once"


# --- tokens -------------------------------------------------------------------------------------


def _board(state: FoggyState) -> Iterator[Wrong]:
    board = state.board
    if len(board) != CELLS or any(code not in SPELLING for code in board):
        yield "board", f"{CELLS} cells, each with a token or none"
    if any(code & DOWN for code in board) and (state.weather != "fog" or state.phase != "play"):
        yield "weather", "fog, for tokens lie face down"
    if any(board) and state.phase not in ("play", "over"):
        yield "phase", "play, for there are tokens on the board"
    gloom = state.gloom
    if gloom & ~ALL_CELLS or any(gloom & cells not in (0, cells) for cells in QUARTER_CELLS):
        yield "board", "gloom over whole quarters"
    if any(board[cell] for cell in bits(gloom)):
        yield "board", "no tokens under gloom"
    if len(state.layers) != CELLS or any(
        layer != 0 if not code else layer >= state.seats or layer % 2 != owner_of(code)
        for code, layer in zip(board, state.layers, strict=True)
    ):
        yield "layers", f"who laid each cell: {CELLS} digits, 0 where there is nothing"
    if len(state.wide) % 2 or len(set(state.wide)) < len(state.wide):
        yield "wide", "two cells for each hippo"
    for cell, other in zip(state.wide[::2], state.wide[1::2], strict=True):
        if (cell, other) not in SIDE_BY_SIDE or not _lies(state, cell, KIND_OF["O"]):
            yield "wide", "a hippo on the cells where it lies"
        if board[cell] != board[other] or state.layers[cell] != state.layers[other]:
            yield "wide", "a hippo on the cells where it lies"


def _lies(state: FoggyState, cell: int, kind: int) -> bool:
    """Whether a token of a kind lies face up on a cell."""
    code = state.board[cell]
    return bool(code) and kind_of(code) == kind and not code & DOWN


def _tokens(state: FoggyState) -> Iterator[Wrong]:
    """What others do not see can be dealt from each side's set, and has room."""
    hidden = (*state.hands, *state.decks)
    if not all(map(_kinds, hidden)) or not all(map(_ordered, state.hands)):
        yield "hands", "letters of tokens"
    if state.phase != "play" and any(hidden):
        yield "hands", "hands and decks in play only"
    second = state.wide[1::2]
    for side, tokens in enumerate(state.sets):
        laid = [
            code
            for cell, code in enumerate(state.board)
            if code and owner_of(code) == side and cell not in second
        ]
        rest = Counter(tokens) - Counter(kind_of(code) for code in laid if not code & DOWN)
        down = [code for code in laid if code & DOWN]
        if sum(map(len, hidden[side::SIDES])) + len(down) > rest.total():
            yield "hands", "no more tokens than the side's set has"
    taken = sum(1 for code in state.board if code)
    if sum(map(len, hidden)) > CELLS - taken + len(second):
        yield "hands", "no more tokens than free cells"


def _seen(tokens: Iterable[int]) -> list[int]:
    return [kind for kind in tokens if kind != UNKNOWN_KIND]


# --- before play --------------------------------------------------------------------------------


def _choices(state: FoggyState) -> Iterator[Wrong]:
    """What first hands are chosen from, and what has been chosen so far."""
    if not all(map(_kinds, (*state.offers, *state.picks))):
        yield "offers", "letters of tokens"
    if not all(map(_ordered, (*state.offers, *state.picks))):
        yield "picks", "tokens in order"
    if state.phase == "hand":
        yield from _hands_chosen(state)
    elif any(state.offers):
        yield "offers", "nothing, for no hands are chosen"
    if state.phase == "hire":
        yield from _hires_chosen(state)
    elif state.phase != "hand" and (any(state.picks) or state.ready):
        yield "picks", "nothing, for nothing is chosen in secret"


def _hands_chosen(state: FoggyState) -> Iterator[Wrong]:
    if not state.teams and state.offers != list(state.sets):
        yield "offers", "each side's set"
    for side, team in enumerate(state.teams):
        dealt = [kind for seat in team for kind in state.offers[seat]]
        if Counter(_seen(dealt)) - Counter(state.sets[side]) or len(dealt) != len(state.sets[side]):
            yield "offers", "all tokens of each side"
        if any(len(state.offers[seat]) < HAND for seat in team):
            yield "offers", f"{HAND} tokens at least for each"
    for seat, (picks, offer) in enumerate(zip(state.picks, state.offers, strict=True)):
        blank = UNKNOWN_KIND in offer
        if len(picks) > HAND or (Counter(_seen(picks)) - Counter(offer) and not blank):
            yield "picks", f"{HAND} tokens at most of those that are offered"
        if seat in state.ready and len(picks) not in (0, HAND):
            yield "picks", f"{HAND} tokens for anybody who is ready, or none where nobody may look"


def _hires_chosen(state: FoggyState) -> Iterator[Wrong]:
    hirers = choosing.hirers(state)
    if not {*state.ready} <= {*hirers}:
        yield "ready", "seats that hire now"
    for seat, picks in enumerate(state.picks):
        counts = Counter(picks) + Counter(
            kind for kind in state.sets[seat % SIDES] if kind in MERCENARIES
        )
        if picks and seat not in hirers:
            yield "picks", "nothing, for this seat does not hire now"
        elif not set(picks) <= set(MERCENARIES):
            yield "picks", "letters of mercenaries"
        elif any(count > KINDS[kind].count for kind, count in counts.items()):
            yield "picks", "no more mercenaries than there are"
        elif choosing.coins_left(state, seat) < 0:
            yield "picks", "mercenaries that can be paid for"


# --- in play ------------------------------------------------------------------------------------


def _turn(state: FoggyState) -> Iterator[Wrong]:
    yield from _known_tokens(state)
    if len(state.tasks) > 1:
        yield "tasks", "one decision at a time"
    for task in state.tasks:
        yield from _task(state, task)
    effect = any(task.what not in ("hippo", "frog") for task in state.tasks)
    if not 0 <= state.laid <= 2 or (state.laid == 0 and (effect or state.held)):
        yield "laid", "how many tokens were laid this turn, 2 at most"
    if state.laid == 2 and not effect:
        yield "laid", "1 at most, as after the second the turn is over"
    if state.laid and len(state.tasks) and not effect:
        yield "laid", "nothing before a hippo or a frog has moved"
    if state.laid == 1 and not effect and not (state.double or state.turtle):
        yield "flags", "double or turtle, as a second token is laid"
    if (state.double and (state.turtle or state.owes)) or (state.owes and not state.turtle):
        yield "flags", "a turtle for anybody who owes, and no double with them"
    if state.turtle and not state.laid:
        yield "flags", "no turtle before a token is laid"


def _known_tokens(state: FoggyState) -> Iterator[Wrong]:
    """Tokens that somebody knows to be in a hand are there."""
    for held in state.held:
        if not (0 <= held.seat < state.seats and _kinds((held.kind,), blanks=not held.open)):
            yield "held", "tokens that a seat has taken back"
    for shown in state.shown:
        if not (0 <= shown.seat < state.seats and _kinds((shown.kind,), blanks=False)):
            yield "shown", "tokens that a seat has taken back"
        if shown.cells & ~ALL_CELLS or not all(
            state.board[cell] & DOWN and owner_of(state.board[cell]) == shown.seat % SIDES
            for cell in bits(shown.cells & ALL_CELLS)
        ):
            yield "shown", "cells where this seat's tokens lie face down"
    for seat, hand in enumerate(state.hands):
        blanks = hand.count(UNKNOWN_KIND)
        taken = [held.kind for held in state.held if held.seat == seat]
        known = [shown.kind for shown in state.shown if shown.seat == seat and not shown.cells]
        for name, kinds in (("held", taken), ("shown", known)):
            if len(kinds) > len(hand) or (Counter(_seen(kinds)) - Counter(hand)).total() > blanks:
                yield name, "tokens of the hand"
    for side, tokens in enumerate(state.sets):
        own = [shown.kind for shown in state.shown if shown.seat % SIDES == side]
        if Counter(own) - Counter(tokens):
            yield "shown", "tokens of the side's set"


def _task(state: FoggyState, task: Task) -> Iterator[Wrong]:
    what, seat, cell, other = task.what, task.seat, task.cell, task.other
    if not (0 <= seat < state.seats and 0 <= cell < CELLS and -1 <= other < CELLS):
        yield "tasks", "what/seat/cell"
    elif what == "replace":
        if state.board[cell] or state.gloom >> cell & 1:
            yield "tasks", "a cell from which a token was taken"
        if not any(held.seat == seat for held in state.held):
            yield "tasks", "a token that was taken back, to be replaced by another"
        if other >= 0 and not (
            _lies(state, other, SPOT["fox"]) or _lies(state, other, SPOT["snake"])
        ):
            yield "tasks", "the cell of a fox or a snake"
    elif not _lies(state, cell, SPOT[what]) or state.layers[cell] != seat:
        yield "tasks", f"the cell of this seat's {what}"
    elif what in ("hippo", "frog") and seat != state.active:
        yield "tasks", f"a {what} of whose turn it is"
    elif what == "hippo":
        if (cell, other) not in zip(state.wide[::2], state.wide[1::2], strict=True):
            yield "tasks", "a hippo on two cells"
    elif other >= 0:
        yield "tasks", "one cell"
