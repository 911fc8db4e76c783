"""Checks of moves: legal means playable, everything else is refused and changes nothing."""

from __future__ import annotations

import pickle
from collections import Counter
from contextlib import suppress
from math import sqrt

from isolario.contract.bench import Bench, check, fail
from isolario.contract.fingerprint import difference, fingerprint
from isolario.core.boards.bits import bits
from isolario.core.errors import BadNotation, IllegalMove, IsolarioError
from isolario.core.game import Refusal, State
from isolario.core.moves import STRAY, Move
from isolario.core.notation import LONGEST

MANY = 400  # moves: a longer list is only sampled
FAIR = 4.5  # standard deviations: chance is this uneven once in 300,000 times


@check
def somebody_can_move(state: State, bench: Bench) -> None:
    """Somebody has something to decide, or the game is over; whoever decides has a legal move."""
    movers = state.to_move
    if list(movers) != sorted(set(movers) & set(range(state.seats))):
        fail(f"to_move is {movers}, which is not a list of seats in order")
    if state.over == bool(movers):
        fail(f"over is {state.over}, yet seats {movers} are to move")
    if len(movers) > 1 and not state.sealed:
        fail("several seats decide at once, but not in secret")
    for seat in (*range(state.seats), -1, state.seats):
        count = len(state.legal_moves(seat))
        if (count > 0) != (seat in movers):
            fail(f"seat {seat} has {count} legal moves, but seats {movers} are to move")


@check
def moves_are_listed_well(state: State, bench: Bench) -> None:
    """Length, iteration, index, slice, ``in`` and order of the legal moves agree."""
    for seat in state.to_move:
        moves = state.legal_moves(seat)
        size = len(moves)
        listed = list(moves)
        if size != len(listed) or len(set(listed)) != size:
            fail(f"{size} moves, but {len(set(listed))} different ones are listed")
        if listed != list(state.legal_moves(seat)):
            fail("the order of the moves changes from one look to the next")
        if listed != list(state.copy().legal_moves(seat)):
            fail("a copy has its moves in a different order")
        places = range(size) if size <= MANY else bench.rng.sample(range(size), MANY)
        for place in places:
            move = listed[place]
            if moves[place] != move or moves[place - size] != move or moves.at(place) != move:
                fail(f"{move} is not found at its place {place}")
            if move not in moves:
                fail(f"{move} is listed, but `in` does not find it")
        if list(moves[1:-1:2]) != listed[1:-1:2]:
            fail("a slice of the moves is not the same part of the list")
        for place in (size, -size - 1):
            with suppress(IndexError):
                fail(f"there is a move {moves[place]} at {place}, out of {size}")
        if moves.index(listed[-1]) != size - 1 or STRAY in moves or None in moves:
            fail("index or `in` finds the wrong move")
        if any(moves.choice(bench.rng) not in listed for _ in range(3)):
            fail("choice gives a move that is not listed")


@check
def choice_is_fair(state: State, bench: Bench) -> None:
    """`Moves.choice` gives each of a few moves about as often."""
    for seat in state.to_move:
        moves = state.legal_moves(seat)
        if 2 <= len(moves) <= 12:
            throws = 60 * len(moves)
            counts = Counter(moves.choice(bench.rng) for _ in range(throws))
            uneven = surprise({move: counts[move] for move in moves}, dict.fromkeys(moves, 60.0))
            if uneven > FAIR:
                fail(f"choice is not fair: {sorted(counts.values())} of {throws}")


def surprise(seen: dict[Move, int], expected: dict[Move, float]) -> float:
    """How unlikely some counts are, in standard deviations (Wilson and Hilferty's chi-square)."""
    total = sum((seen[key] - mean) ** 2 / mean for key, mean in expected.items())
    return deviations(total, len(expected) - 1)


def deviations(chi_square: float, freedom: int) -> float:
    """A chi-square as standard deviations of a normal distribution.

    >>> round(deviations(18.3, 10), 2)  # 5% lie above
    1.65
    """
    if freedom < 1:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


@check
def moves_are_values(state: State, bench: Bench) -> None:
    """A move equals, hashes as and is read back as itself; notations are short, and differ."""
    for seat in state.to_move:
        moves = bench.some(state.legal_moves(seat), MANY)
        for move in moves:
            again = pickle.loads(pickle.dumps(move))
            if again != move or hash(again) != hash(move):
                fail(f"{move!r} changes when pickled")
            if len(move.notation) > LONGEST:
                fail(f"{move.notation!r} is longer than the {LONGEST} characters of a move's text")
            read = state.game.read(move.notation)
            if read != move or hash(read) != hash(move) or type(read) is not type(move):
                fail(f"{move.notation!r} is read as {read!r}, not {move!r}")
            if str(move) != move.notation or not move.notation.isprintable():
                fail(f"{move!r} is not printed as its notation")
        if len({move.notation for move in moves}) != len(moves):
            fail("two legal moves have the same notation")


@check
def moves_have_numbers(state: State, bench: Bench) -> None:
    """`View.number` and `View.move` are inverse on the legal moves, below `Game.actions`."""
    for seat in state.to_move:
        view = state.view(seat)
        numbers: dict[int, Move] = {}
        for move in bench.some(view.legal_moves(), MANY):
            number = view.number(move)
            if not 0 <= number < state.game.actions:
                fail(f"{move} has the number {number}; there are {state.game.actions}")
            if number in numbers:
                fail(f"{move} and {numbers[number]} have the same number")
            numbers[number] = move
            if view.move(number) != move:
                fail(f"number {number} of {move} is {view.move(number)}")
        others = (bench.rng.randrange(state.game.actions) for _ in range(5))
        for number in (-1, state.game.actions, *others):
            try:
                move = view.move(number)
            except IsolarioError:
                continue
            if move not in view.legal_moves() or view.number(move) != number:
                fail(f"number {number} is {move}, which is not legal or has another number")


@check
def masks_show_the_moves(state: State, bench: Bench) -> None:
    """`View.action_mask` and `State.action_mask` have the numbers of the legal moves, no others."""
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        slow = 0
        for move in view.legal_moves():
            slow |= 1 << view.number(move)
        for quick in (view.action_mask(), 0 if seat is None else state.action_mask(seat)):
            if quick != slow:
                more, less = list(bits(quick & ~slow)), list(bits(slow & ~quick))
                fail(f"the mask of seat {seat} has {more[:9]} too many, and lacks {less[:9]}")


@check
def legal_moves_can_be_played(state: State, bench: Bench) -> None:
    """A legal move is not refused, can be played, by value or notation, with the same events."""
    for seat in state.to_move:
        for move in bench.some(state.legal_moves(seat)):
            refusal = state.refuse(seat, move) or state.view(seat).why_not(move)
            if refusal is not None:
                fail(f"{move} is legal, yet refused by {refusal.clause}")
            one, other = state.copy(), state.copy()
            if one.play(seat, move) != other.play(seat, move.notation):
                fail(f"{move} played by its notation gives different events")


@check
def other_moves_are_refused(state: State, bench: Bench) -> None:
    """What is not legal is refused, by state and view alike, with a clause of the rules."""
    for seat in (*range(state.seats), -1, state.seats):
        view = state.view(seat) if 0 <= seat < state.seats else None
        for move in bench.illegal(state, seat):
            refusal = state.refuse(seat, move)
            if refusal is None:
                fail(f"{move!r} of seat {seat} is not legal, yet not refused")
            if not state.game.is_clause(refusal.clause):
                fail(f"{move!r} is refused by {refusal.clause!r}, which is no clause of the rules")
            if view is not None and view.why_not(move) != refusal:
                fail(f"{move!r} is refused for a different reason by the view of seat {seat}")
            _must_not_play(state, seat, move, refusal)


def _must_not_play(state: State, seat: int, move: Move, refusal: Refusal) -> None:
    try:
        state.copy().play(seat, move)
    except IllegalMove as error:
        if (error.clause, error.reason, error.cells) != (
            refusal.clause,
            refusal.reason,
            refusal.cells,
        ):
            fail(f"{move!r} is refused by play for a different reason than by refuse")
    else:
        fail(f"{move!r} of seat {seat} is refused, yet can be played")


@check
def refusals_change_nothing(state: State, bench: Bench) -> None:
    """An illegal move or a garbled notation leaves the state as it was."""
    tried = state.copy()
    before = fingerprint(tried)
    for seat in range(state.seats):
        for move in bench.illegal(state, seat, 1):
            with suppress(IllegalMove):
                tried.play(seat, move)
            if changed := difference(before, fingerprint(tried)):
                fail(f"{move!r} was refused, but changed {changed}")
    for text in _garble(state, bench):
        try:
            state.game.read(text)
        except BadNotation as error:
            if not 0 <= error.place <= len(text):
                fail(f"{text!r} is said to be wrong at {error.place}, which is outside it")
            with suppress(BadNotation):
                tried.play(bench.rng.randrange(state.seats), text)
    if changed := difference(before, fingerprint(tried)):
        fail(f"a garbled notation changed {changed}")


def _garble(state: State, bench: Bench) -> list[str]:
    """Texts that are not a notation, or only nearly."""
    texts = ["", " ", "?", "\x00", "x" * 200, "🐺", "{}", "-1"]
    for seat in state.to_move:
        notation = state.legal_moves(seat).choice(bench.rng).notation
        at = bench.rng.randrange(len(notation))
        texts += [notation[:at], notation + "!", notation[:at] + "?" + notation[at:], notation * 2]
    return texts
