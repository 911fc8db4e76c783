"""Keeps what was worked out for the latest view, whose moves are judged one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from isolario.core.game import View

Seen = TypeVar("Seen", bound=View)
Thought = TypeVar("Thought")


class Latest(Generic[Seen, Thought]):
    """Thinks about a view once. Another view, even an equal one, is thought about afresh.

    >>> import isolario
    >>> view = isolario.new("foggy-island", seed=7).view(0)
    >>> think = Latest(lambda view: [view.seat])
    >>> think(view), think(view) is think(view)
    ([0], True)
    """

    def __init__(self, think: Callable[[Seen], Thought]) -> None:
        self._think = think
        self._kept: tuple[Seen, Thought] | None = None

    def __call__(self, view: Seen) -> Thought:
        kept = self._kept
        if kept is None or kept[0] is not view:
            kept = self._kept = view, self._think(view)
        return kept[1]
