"""Seeded randomness: labelled, independent of order, easy to verify in any language.

Every shuffle or draw has a label (purpose, round, seat). Its numbers are the 64-bit big-endian
words of SHA-256(seed, newline, label, newline, counter), counter = 0, 1, 2, … in decimal. A word
that would favour some values is thrown away. So neither the order in which players act nor an
undo changes a shuffle, and twenty lines in any language can check one.

>>> Chance("7").shuffle(("a", "b", "c", "d"), "deck", 1, 0)
('a', 'c', 'b', 'd')
>>> Chance("7").below(6, "first")
5
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

Seed = int | str | bytes

_WORD = 1 << 64
_WORDS = struct.Struct(">4Q")  # of a digest

LONGEST = 1000
"""Characters of a seed: each word of chance hashes it."""

UNKNOWN = "?"
"""How a position shows what its viewer does not know."""


class Chance:
    """A source of labelled numbers. It has no state: the same label gives the same numbers."""

    __slots__ = ("seed",)

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @classmethod
    def of(cls, seed: Seed | None) -> Chance:
        """From what a caller has: a number, a text, bytes (as hex), or nothing (a fresh seed)."""
        if seed is None:
            return cls(secrets.token_hex(16))
        if isinstance(seed, bytes):
            return cls(seed.hex())
        text = str(seed)
        if (
            not text.isprintable()
            or text in ("", UNKNOWN)
            or text != text.strip()
            or ";" in text
            or len(text) > LONGEST
        ):
            raise ValueError(
                f"a seed is a number or a printable text without ; and not {UNKNOWN!r}, "
                f"of {LONGEST} characters at most"
            )
        return cls(text)

    @classmethod
    def read(cls, seed: str) -> Chance:
        """The chance of a position that names its seed; ``?`` is an unknown one."""
        return NO_CHANCE if seed == UNKNOWN else cls.of(seed)

    def below(self, bound: int, *label: object) -> int:
        """A number from 0 to ``bound`` - 1."""
        return _below(_words(self.seed, label), bound)

    def shuffle(self, items: Sequence[T], *label: object) -> tuple[T, ...]:
        """The items in a random order: Fisher and Yates, from the last place down."""
        words = _words(self.seed, label)
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = _below(words, last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)


def _words(seed: str, label: tuple[object, ...]) -> Iterator[int]:
    head = f"{seed}\n{'/'.join(map(str, label))}\n"
    counter = 0
    while True:
        digest = hashlib.sha256(f"{head}{counter}".encode()).digest()
        yield from _WORDS.unpack(digest)
        counter += 1


NO_CHANCE = Chance(UNKNOWN)
"""The chance of states in which the unknown is left blank: nothing can be played there."""


def _below(words: Iterator[int], bound: int) -> int:
    fair = _WORD - _WORD % bound
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % bound
