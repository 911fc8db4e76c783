"""What a game tells bots about good play: `Judgement`, a game's ``bot``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True, eq=False)
class Judgement:
    """What a good move is, as far as the game can tell. A bot works without any of it.

    >>> Judgement(judge=lambda view, move: float(len(move.notation)), patience=4).patience
    4
    """

    judge: Callable[[Any, Any], float] = lambda view, move: 0.0
    """How good a move of a view looks at a glance, higher is better: what easy bots play by, and
    where a search looks first. It knows what the view's seat knows and nothing else."""
    promise: Callable[[Any], tuple[float, ...]] | None = None
    """What each seat may expect to have in the end, by a glance at a state; None: playing on at
    random tells more. A search asks it of guesses, so it may look at everything."""
    patience: int = 1
    """How often a search tries a move before it looks at what may follow: more often where more
    guesses tell more than looking one move further, as measured."""
    ponders: Callable[[Any], bool] = lambda view: True
    """Whether a search tells more than a glance about the decision of a view, as measured."""
    looks_ahead: bool = True
    """Whether a search plays better than the judge alone, as measured; then it plays ``hard``."""
