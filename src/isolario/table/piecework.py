"""Long work in short pieces, so that nobody has to wait for all of it.

A piece of work is a generator that yields wherever it can be put down for a moment, and returns
what comes of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")
Piecework = Generator[None, None, T]
"""Work that yields between its pieces."""


class _Pieces(Generic[T]):
    """The pieces of some work, one by one; then its result."""

    def __init__(self, work: Piecework[T]) -> None:
        self._work = work

    def __iter__(self) -> Iterator[None]:
        self.result = yield from self._work


async def gently(work: Piecework[T]) -> T:
    """Does the work and lets everybody else have their turn between two pieces."""
    pieces = _Pieces(work)
    for _ in pieces:
        await asyncio.sleep(0)
    return pieces.result


def at_once(work: Piecework[T]) -> T:
    """Does the work where nobody waits.

    >>> def count() -> Piecework[int]:
    ...     yield
    ...     return 1
    >>> at_once(count())
    1
    """
    pieces = _Pieces(work)
    for _ in pieces:
        pass
    return pieces.result
