"""What a bot is, and the two simplest ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import ceil
from typing import Protocol

from isolario.core.errors import NotAllowed
from isolario.core.game import Memory, View
from isolario.core.moves import Move, Moves

Luck = random.Random | int | None
"""Where a bot's whims come from: a generator, a seed for one, or nothing (a fresh one)."""


class Bot(Protocol):
    """Chooses moves, knowing only what its seat may know.

    A bot is handed the view of its seat and the seat's recall, never a state. It may keep notes
    between calls, but must play on from any position without them.
    """

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        """One of the legal moves of the view's seat."""
        ...


def generator(luck: Luck) -> random.Random:
    """The generator behind ``luck``.

    >>> generator(7).random() == generator(random.Random(7)).random()
    True
    """
    return luck if isinstance(luck, random.Random) else random.Random(luck)


def need_a_move(view: View) -> None:
    """Refuses to choose for a seat that has nothing to decide."""
    if view.seat is None or view.seat not in view.to_move:
        raise NotAllowed("there is nothing to choose: it is not this seat's turn")


GRAIN = 3.0 * 2**32
"""Adding it to a number and taking it away again leaves a multiple of about a millionth. Sums come
out a little differently in one Python and in another (3.12 adds more exactly), and no bot should
decide otherwise for that."""


def judged(view: View, moves: Sequence[Move], careful: bool = False) -> list[float]:
    """How good moves look (`Judgement.judged`), to a millionth.

    >>> import isolario
    >>> view = isolario.new("foggy-island", seed=7).view(0)
    >>> all((2**20 * worth).is_integer() for worth in judged(view, view.legal_moves()))
    True
    """
    return [worth + GRAIN - GRAIN for worth in view.game.bot.judged(view, moves, careful)]


def best_looking(
    view: View, legal: Sequence[Move], rng: random.Random, careful: bool = False
) -> Move:
    """The legal move of a view that looks best; between equals, any."""
    worths = judged(view, legal, careful)
    top = max(worths)
    best = [place for place, worth in enumerate(worths) if worth == top]
    return legal[best[0] if len(best) == 1 else rng.choice(best)]


class RandomBot:
    """Plays any legal move, all equally likely.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> RandomBot(1).choose(state.view(0)).notation
    'pick W'
    """

    def __init__(self, rng: Luck = None) -> None:
        self.rng = generator(rng)

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        return view.legal_moves().choice(self.rng)


class GreedyBot:
    """Plays the move that looks best at a glance (`Judgement.judge`); between equals, any.

    ``overlooks`` is how much of what could be done it does not see, from 0 to 1: the same player,
    distracted. Two moves it always sees. A ``careful`` one looks closer, in games that can do that
    (`Judgement.careful`).

    >>> import isolario
    >>> state = isolario.all_games()["foggy-island"].parse('''
    ... bW bW .. bW bW ..
    ... .. .. .. .. .. ..
    ... .. .. .. .. .. ..
    ... .. .. .. .. .. ..
    ... .. .. .. .. .. ..
    ... .. .. .. .. .. ..
    ... phase: play
    ... hands: WHHHH | WWWWW''')
    >>> GreedyBot(1).choose(state.view(0)).notation
    'Wc1'
    """

    def __init__(self, rng: Luck = None, overlooks: float = 0.0, careful: bool = False) -> None:
        if not 0 <= overlooks <= 1:
            raise ValueError(f"overlooks is from 0 to 1, not {overlooks}")
        self.rng = generator(rng)
        self.overlooks = overlooks
        self.careful = careful

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        legal = view.legal_moves()
        if len(legal) == 1:
            return legal[0]
        return best_looking(view, self._seen(legal), self.rng, self.careful)

    def _seen(self, legal: Moves) -> Sequence[Move]:
        """The moves that it does not overlook."""
        count = max(2, ceil((1 - self.overlooks) * len(legal)))
        if count >= len(legal):
            return legal
        return [legal[at] for at in sorted(self.rng.sample(range(len(legal)), count))]
