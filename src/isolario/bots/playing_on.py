"""How a game may go on from a position, if everybody plays at a glance."""

from __future__ import annotations

import random

from isolario.bots.bot import best_looking
from isolario.bots.worth import Stakes
from isolario.core.game import State


def play_on(state: State, me: int, stakes: Stakes, rng: random.Random) -> float:
    """Plays on as far as the game finds it worth looking (`Judgement.horizon`), and says what that
    is worth to a seat. The state is used up.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> 0 < play_on(state, 0, Stakes.of(state), random.Random(1)) < 1
    True
    """
    horizon, promise = state.game.bot.horizon, state.game.bot.promise
    others = False  # somebody else has moved since
    while to_move := state.to_move:
        if me not in to_move:
            seat, others = to_move[0], True
        else:
            seat = me
            if others and horizon is not None:
                horizon -= 1
            others = False
        if horizon is not None and horizon <= 0 and promise is not None:
            return stakes.of_points(promise(state))[me]
        legal = state.legal_moves(seat)
        alone = len(legal) == 1
        state.play(seat, legal[0] if alone else best_looking(state.view(seat), legal, rng))
    assert state.outcome is not None
    return stakes.of_outcome(state.outcome, state.scores)[me]
