"""What a bot is, and the two simplest ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
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


def best_looking(view: View, legal: Moves, rng: random.Random, careful: bool = False) -> Move:
    """The legal move of a view that looks best (`Judgement.judged`); between equals, any."""
    worths = view.game.bot.judged(view, legal, careful)
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

    ``slips`` is how often, from 0 to 1, it plays any move instead: the same player, distracted. A
    ``careful`` one looks closer, in games that can do that (`Judgement.careful`).

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

    def __init__(self, rng: Luck = None, slips: float = 0.0, careful: bool = False) -> None:
        if not 0 <= slips <= 1:
            raise ValueError(f"slips is from 0 to 1, not {slips}")
        self.rng = generator(rng)
        self.slips = slips
        self.careful = careful

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        legal = view.legal_moves()
        if len(legal) == 1 or (self.slips and self.rng.random() < self.slips):
            return legal.choice(self.rng)
        return best_looking(view, legal, self.rng, self.careful)
