"""Texts that are far too long, each nearly what somebody could have meant: a reader that looks at
them more than a few times takes much longer for a longer one."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from isolario.contract.outside import encoded
from isolario.core.errors import IsolarioError

LENGTH = 2_000
LONGER = 8  # times that
TOO_MUCH = (
    3 * LONGER
)  # times the processor time: 8 if each letter is read once, 64 if each makes the
# reader look at all the others
AT_ONCE = 0.005  # seconds for the longer text: too little to be compared
ROUNDS = 5  # in each of which it must take too much: one may have been disturbed

Read = Callable[[Any], object]
Made = Callable[[int], Any]
FILLERS = (" ", "x", "1", "?")


class Long(NamedTuple):
    """What is long about a text, and how to make one of about this many characters."""

    what: str
    make: Made


def slow(read: Read, *texts: Long) -> str:
    """The first text that takes a reader much more time than its length explains, if any does."""
    return next((text.what for text in texts if _is_slow(read, text)), "")


def _is_slow(read: Read, text: Long) -> bool:
    longer, short = text.make(LONGER * LENGTH), text.make(LENGTH)
    for _ in range(ROUNDS):
        took = _seconds(read, longer)
        if took < AT_ONCE or took < TOO_MUCH * min(_seconds(read, short) for _ in range(5)):
            return False
    return True


def _seconds(read: Read, text: Any) -> float:
    """Processor time of this thread alone, whoever else is busy, and without looking for garbage
    among all that tests have left."""
    gc.disable()
    try:
        start = time.thread_time()
        with suppress(IsolarioError):
            read(text)
        return time.thread_time() - start
    finally:
        gc.enable()


# --- texts ----------------------------------------------------------------------------------------


def long_words(text: str) -> Iterator[Long]:
    """A text with something repeated at each place, and cut off there or not."""
    for at in range(len(text) + 1):
        before, after = text[:at], text[at:]
        for filler in dict.fromkeys((*FILLERS, text[max(0, at - 2) : at], text[at : at + 1])):
            for end in ("", "!", after):
                if filler:
                    yield _with(before, filler, end)


def _with(before: str, filler: str, end: str) -> Long:
    what = f"{before}{filler * 3}…{end}"
    return Long(what[:60], lambda many: before + filler * (many // len(filler)) + end)


def long_lines(text: str) -> Iterator[Long]:
    """A position in which a line, or a word of it, comes again and again."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        before, after = "\n".join([*lines[:at], ""]), "\n".join(["", *lines[at + 1 :]])
        words = line.split() or [""]
        for again in dict.fromkeys((*FILLERS, " |", ",", "/", f" {words[-1]}", line[-1:])):
            if again:
                yield _with(before + line, again, after)
        yield _with(before, f"{line}\n", after)


# --- data -----------------------------------------------------------------------------------------


def long_data(data: bytes) -> Iterator[Long]:
    """JSON in which a list, a text, a number or a dictionary is far too long."""
    whole = msgspec.json.decode(data)
    for path in _places(whole):
        value = _at(whole, path)
        for made in _longer(value):
            yield Long(".".join(map(str, path)), _put(whole, path, made))


def _places(data: Any, deep: int = 3) -> Iterator[tuple[Any, ...]]:
    """Where something lies: of a list only the first thing and the last."""
    inside = list(data) if isinstance(data, dict) else []
    if isinstance(data, list) and data:
        inside = sorted({0, len(data) - 1})
    for key in inside if deep else ():
        yield (key,)
        yield from ((key, *path) for path in _places(data[key], deep - 1))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def _longer(value: Any) -> Iterator[Made]:
    if isinstance(value, str):
        yield lambda many: (value or "x") * (many // len(value or "x"))
        yield lambda many: value + " " * many
        yield lambda many: f"{value} " * (many // (len(value) + 1))
    elif isinstance(value, list):
        yield lambda many: value + (value[-1:] or [0]) * (many // 4)
        yield lambda many: list(range(many // 4))
    elif isinstance(value, dict):
        yield lambda many: {**value, **{f"k{n}": 0 for n in range(many // 8)}}
        first = next(iter(value.values()), 0)
        yield lambda many: {str(n): first for n in range(many // 8)}
    elif isinstance(value, int) and not isinstance(value, bool):
        yield lambda many: [value] * (many // 2)


def _put(data: Any, path: tuple[Any, ...], made: Made) -> Made:
    def put(many: int, inside: Any = data, rest: tuple[Any, ...] = path) -> Any:
        if not rest:
            return made(many)
        changed = dict(inside) if isinstance(inside, dict) else list(inside)
        changed[rest[0]] = put(many, inside[rest[0]], rest[1:])
        return changed

    return lambda many: encoded(put(many))
