"""How a game may go on from a position, if everybody plays at a glance."""

from __future__ import annotations

import random
from collections.abc import Callable

from isolario.bots.bot import best_looking
from isolario.bots.worth import Stakes
from isolario.core.game import State


class Late(Exception):
    """The time is up, in the middle of a trial."""


def play_on(
    state: State,
    me: int,
    stakes: Stakes,
    rng: random.Random,
    others: random.Random | None = None,
    part: object = None,
    late: Callable[[], bool] | None = None,
) -> float:
    """Plays on as far as the game finds it worth looking (`Judgement.horizon`, `Judgement.part`),
    and says what that is worth to a seat. The state is used up.

    What others decide that is no concern of the seat's comes from the generator ``others``;
    ``part`` is the part of the game that it looks to the end of. Raises `Late` once it is ``late``.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> 0 < play_on(state, 0, Stakes.of(state), random.Random(1)) < 1
    True
    """
    bot = state.game.bot
    horizon, promise, part_of, concerns = bot.horizon, bot.promise, bot.part, bot.concerns
    moved = False  # somebody else has, since
    while to_move := state.to_move:
        if late is not None and late():
            raise Late
        if me not in to_move:
            seat, moved = to_move[0], True
        else:
            seat = me
            if moved and horizon is not None:
                horizon -= 1
            moved = False
        if promise is not None and (
            (horizon is not None and horizon <= 0)
            or (part is not None and part_of is not None and part_of(state) != part)
        ):
            return stakes.of_points(promise(state))[me]
        legal = state.legal_moves(seat)
        if len(legal) == 1:
            move = legal[0]
        elif seat != me and not concerns(state, seat, me):
            move = legal.choice(others or rng)
        else:
            move = best_looking(state.view(seat), legal, rng)
        state.play(seat, move)
    assert state.outcome is not None
    return stakes.of_outcome(state.outcome, state.scores)[me]
