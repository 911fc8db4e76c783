"""Checks of how a game explains its moves: the truth about the judge, and no secret to others."""

from __future__ import annotations

from isolario.contract.bench import Bench, check, fail, memory, viewers, who
from isolario.contract.guesses import FEW
from isolario.contract.leaks import told
from isolario.contract.texts import hear
from isolario.core.errors import IllegalMove
from isolario.core.event import Event
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.core.reason import Term, reasons

NEAR = 1e-9
"""The same numbers, added up in another order, may differ by this share."""

SIMILAR = 40  # moves tried, to find one that looks the same

Step = tuple[int, Move]


@check
def worths_add_up(state: State, bench: Bench) -> None:
    """The terms of a move's worth add up to what the judge says, each can be said, and so can the
    sentence that is made of them; equal views explain alike."""
    explain = state.game.bot.explain
    if explain is None:
        return
    for seat in state.to_move:
        view = state.view(seat)
        for move in bench.some(state.legal_moves(seat)):
            judged, terms = state.game.bot.judge(view, move), view.explain(move)
            total, most = (
                sum(it.worth for it in terms),
                max((abs(it.worth) for it in terms), default=0.0),
            )
            if abs(total - judged) > NEAR * max(1.0, most):
                fail(f"{move} of seat {seat} is judged {judged}, but explained by {total}: {terms}")
            if state.game.view(view.json()).explain(move) != terms:
                fail(f"{move} of seat {seat} is explained in two ways by equal views")
            hear([it.text for it in terms], bench)
            hear(reasons(seat, terms), bench)


@check
def reasons_tell_no_secret(state: State, bench: Bench) -> None:
    """Whoever has seen a move made learns nothing more from its public reasons: they are the same
    in all twins that look alike after it, and for all moves that look alike."""
    if state.game.bot.explain is None:
        return
    for viewer in viewers(state):
        for seat in state.to_move:
            if seat != viewer:
                _compare(state, seat, viewer, bench)


def _compare(state: State, seat: int, viewer: int | None, bench: Bench) -> None:
    moves = state.legal_moves(seat)
    if not moves:
        return
    move = moves.choice(bench.rng)
    truth = state.copy()
    events = truth.play(seat, move)
    steps: list[Step] = []
    while truth.sealed and truth.turns == state.turns:  # it counts once all are ready
        other = truth.to_move[0]
        steps.append((other, truth.legal_moves(other).choice(bench.rng)))
        events += truth.play(*steps[-1])
    seen, reason = (told(events, viewer), truth.view(viewer)), _public(state.view(seat), move)
    twins = [state.view(viewer).guess(bench.rng, memory(state, viewer)) for _ in range(FEW)]
    for twin in (state, *twins):
        legal = twin.legal_moves(seat)
        tries = range(SIMILAR if twin is state else 2)
        for like in (move, *(legal.choice(bench.rng) for _ in tries)):
            if _looks(twin, [(seat, like), *steps], viewer) != seen:
                continue
            if (other_reason := _public(twin.view(seat), like)) != reason:
                fail(
                    f"the reasons for {move} of seat {seat} tell {who(viewer)} a secret: {reason} "
                    f"here, and {other_reason} for {like}, which looks the same"
                )


def _public(view: View, move: Move) -> list[Term]:
    return [term for term in view.explain(move) if term.public]


def _looks(state: State, steps: list[Step], viewer: int | None) -> tuple[list[Event], View] | None:
    """What a viewer is told of some steps, and sees after them; nothing, if they are impossible."""
    after, events = state.copy(), list[Event]()
    try:
        for seat, move in steps:
            events += after.play(seat, move)
    except IllegalMove:
        return None
    return told(events, viewer), after.view(viewer)
