"""The bench on which a game is tested: what every check is given, and how it reports a breach."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from traceback import extract_tb
from typing import NoReturn

import msgspec

from isolario.core.event import Event
from isolario.core.game import Game, Memory, State
from isolario.core.moves import STRAY, Move
from isolario.core.observation import Part
from isolario.core.text import Text
from isolario.teach.cards import Thing


class ContractBroken(Exception):
    """A game does not do what the contract says.

    ``check`` is the name of the check that found it, ``what`` says what is wrong, ``where`` at
    which table and decision it showed. ``also`` is what other checks found in the same game.
    """

    def __init__(
        self, check: str, what: str, where: str = "", also: tuple[ContractBroken, ...] = ()
    ) -> None:
        super().__init__(check, what, where, also)
        self.check = check
        self.what = what
        self.where = where
        self.also = also

    @property
    def lines(self) -> dict[str, str]:
        """What each check found, in words."""
        where = f" ({self.where})" if self.where else ""
        own = {self.check: f"{self.check}: {self.what}{where}"}
        return own | {check: line for it in self.also for check, line in it.lines.items()}

    def __str__(self) -> str:
        return "\n".join(self.lines.values())


class _Wrong(Exception):
    """What a check raises; `checking` adds the check's name."""


def fail(what: str) -> NoReturn:
    """Ends a check: the contract is broken."""
    raise _Wrong(what)


@contextmanager
def checking(name: str) -> Iterator[None]:
    """Anything that goes wrong inside is a breach of the contract, found by this check."""
    try:
        yield
    except ContractBroken:
        raise
    except _Wrong as wrong:
        raise ContractBroken(name, str(wrong)) from None
    except Exception as error:  # a game that crashes breaks the contract too
        at = extract_tb(error.__traceback__)[-1]
        where = f"{Path(at.filename).name}:{at.lineno}"
        raise ContractBroken(name, f"{type(error).__name__}: {error}, in {where}") from error


Say = Callable[[Text | Event | str], object]
"""Speaks a text, an event or (a str) a clause, in all languages; raises if it cannot be said."""


@dataclass
class Bench:
    """What the checks of one or many games share.

    ``thorough`` tries everything instead of a few samples. ``tries`` are moves of the game, legal
    at one time or another; those not legal now must be refused. ``remembered`` holds the view that
    went with every recall. ``say`` speaks a text, an event or a clause in all languages, or raises;
    ``said`` is what it has spoken. ``shapes`` are the parts of observations by the number of seats,
    ``observed`` what each viewer has observed so far, ``coached`` what the coach said to each in a
    turn, and ``explained`` the things in scenes that were found to have a card.

    ``broken`` are the breaches so far, by check, if a game goes on after one. ``where`` is the
    table and the decision being looked at.
    """

    game: Game
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    thorough: bool = False
    tries: list[Move] = field(default_factory=list)
    remembered: dict[bytes, bytes] = field(default_factory=dict)
    say: Say | None = None
    said: set[bytes | str] = field(default_factory=set)
    shapes: dict[int, tuple[Part, ...]] = field(default_factory=dict)
    observed: dict[int | None, dict[int, int]] = field(default_factory=dict)
    coached: dict[tuple[str, int, int | None], Text] = field(default_factory=dict)
    explained: set[Thing] = field(default_factory=set)
    broken: dict[str, ContractBroken] | None = None
    where: str = ""

    def run(self, each: Check, state: State) -> None:
        """Runs a check, but not again once it has found a breach and the game goes on."""
        if self.broken is None or each.__name__ not in self.broken:
            with self.noting(each.__name__):
                each(state, self)

    @contextmanager
    def noting(self, name: str) -> Iterator[None]:
        """A breach inside is raised with the place where it was found, or noted if the game goes
        on after it."""
        try:
            yield
        except ContractBroken as breach:
            told = ContractBroken(breach.check, breach.what, breach.where or self.where)
            if self.broken is None:
                raise told from breach.__cause__
            self.broken[name] = told

    def tell(self) -> None:
        """Raises all the breaches noted, as one."""
        if self.broken:
            first, *others = self.broken.values()
            raise ContractBroken(first.check, first.what, first.where, tuple(others))

    def some(self, moves: Sequence[Move], count: int = 3) -> list[Move]:
        """A few of the moves, or all if the bench is thorough."""
        if self.thorough or len(moves) <= count:
            return list(moves)
        return [moves[at] for at in sorted(self.rng.sample(range(len(moves)), count))]

    def note(self, moves: Sequence[Move], count: int = 8) -> None:
        """Keeps some of the moves for later tries."""
        for move in self.some(moves, count):
            if move not in self.tries:
                self.tries.append(move)

    def illegal(self, state: State, seat: int, count: int = 3) -> list[Move]:
        """Moves that the seat may not make now: from other times, spoilt ones, one of no game."""
        legal = state.legal_moves(seat)
        candidates: list[Move] = self.rng.sample(self.tries, min(len(self.tries), 40))
        spoilt = [spoil(move, self.rng) for move in candidates[:3]]
        wrong = [move for move in candidates if move not in legal]
        odd = [move for move in spoilt if move is not None and move not in legal]
        if not self.thorough:
            wrong, odd = wrong[:count], odd[:1]
        return [*wrong, *odd, STRAY]


def spoil(move: Move, rng: random.Random) -> Move | None:
    """The move with one field out of its range, or None where nothing can be spoilt."""
    fields = [
        name
        for name in move.__struct_fields__
        if isinstance(getattr(move, name), int | str | tuple)
    ]
    if not fields:
        return None
    name = rng.choice(fields)
    value = getattr(move, name)
    if isinstance(value, bool):
        wrong: object = not value
    elif isinstance(value, int):
        wrong = rng.choice((-1, value + 1, 1_000_000))
    else:
        wrong = "?" if isinstance(value, str) else ()
    return msgspec.structs.replace(move, **{name: wrong})


Check = Callable[[State, Bench], None]

CHECKS: dict[str, Check] = {}
"""Every check by its name."""


def check(function: Check) -> Check:
    """Makes a function a check: named, listed, and with every error inside it a breach."""
    name = function.__name__

    @wraps(function)
    def run(state: State, bench: Bench) -> None:
        with checking(name):
            function(state, bench)

    CHECKS[name] = run
    return run


def viewers(state: State) -> tuple[int | None, ...]:
    """Everybody who looks at a table: the seats and a spectator."""
    return (*range(state.seats), None)


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def memory(state: State, seat: int | None) -> tuple[Memory, ...] | None:
    """What a viewer remembers; a spectator remembers nothing."""
    return None if seat is None else state.recall(seat)
