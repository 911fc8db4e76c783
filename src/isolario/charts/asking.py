"""Work that asks what bots would do: a generator that yields a `Question`, is sent the notation of
a move, and returns what comes of it. So the same work is done in a terminal, by a server's
processes and by a page's workers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from typing import NamedTuple, TypeVar

from isolario.bots import bot, steady
from isolario.core.game import Memory, State, View
from isolario.core.undo import deciding_first

T = TypeVar("T")


class Question(NamedTuple):
    """What would this bot do if it saw this?"""

    bot: str
    view: View
    recall: tuple[Memory, ...]


Inquiry = Generator[Question, str, T]
"""Work that asks."""


def decision(state: State, seat: int, level: str) -> Inquiry[str]:
    """What the steady bot of a level decides for a seat. Where there is one move nobody is asked.

    >>> import isolario
    >>> told(decision(isolario.new("foggy-island", seed=7), 0, "medium"))
    'pick W'
    """
    legal = state.legal_moves(seat)
    if len(legal) == 1:
        return legal[0].notation
    return (yield question(state, seat, level))


def question(state: State, seat: int, level: str) -> Question:
    """What to ask the steady bot of a level. What others have decided in secret meanwhile, and that
    they have, is no matter: when they did is not in a record."""
    alone = deciding_first(state, seat)
    return Question(steady(level), alone.view(seat), alone.recall(seat))


def answer(question: Question) -> str:
    """What the bot says, here and now."""
    return bot(question.bot).choose(question.view, question.recall).notation


def told(work: Inquiry[T], ask: Callable[[Question], str] = answer) -> T:
    """Does the work here and now."""
    try:
        question = next(work)
        while True:
            question = work.send(ask(question))
    except StopIteration as done:
        result: T = done.value
        return result


async def found_out(work: Inquiry[T], ask: Callable[[Question], Awaitable[str]]) -> T:
    """Does the work, asking elsewhere.

    >>> import asyncio, isolario
    >>> async def first(question: Question) -> str:
    ...     return question.view.legal_moves()[0].notation
    >>> state = isolario.new("foggy-island", seed=7)
    >>> asyncio.run(found_out(decision(state, 0, "medium"), first))
    'pick W'
    """
    try:
        question = next(work)
        while True:
            question = work.send(await ask(question))
    except StopIteration as done:
        result: T = done.value
        return result
