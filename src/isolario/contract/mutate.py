"""Texts and data as they come from outside: a little wrong, or very.

A mutation keeps most of what was there, so that it gets past a first look: lines dropped,
doubled or emptied, numbers made absurd, words and values swapped, characters flipped.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

ABSURD = (-1, 0, 1, 2, 7, 99, -999999999, 999999999, 2147483648, 1 << 63, -(1 << 64), 10**30)
"""Numbers that an author might not have thought of."""

STRANGE = (
    "",
    " ",
    "?",
    ";",
    "|",
    ":",
    "\x00",
    "\u2028",
    "🐺",
    "к",
    "٣",
    "-",
    "1e9",
    "null",
    "x" * 99,
)
"""Words that an author might not have thought of."""

_NUMBER = re.compile(r"-?\d+")
_WORD = re.compile(r"[^\s:|]+")
_NAME = re.compile(r"[A-Za-z]\w*")


def mutate_text(text: str, rng: random.Random, others: Sequence[str] = ()) -> str:
    """A position's text with a few things wrong; ``others`` are texts to borrow lines from.

    >>> mutate_text("phase: play\\nround: 2\\n", random.Random(43))
    'phase: 2\\nround: play\\n'
    """
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        text = rng.choice(_TEXT_MUTATIONS)(text, rng, others)
    return text


TextMutation = Callable[[str, random.Random, Sequence[str]], str]


def _drop_line(text: str, rng: random.Random, others: Sequence[str]) -> str:
    lines = text.split("\n")
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def _keep_few_lines(text: str, rng: random.Random, others: Sequence[str]) -> str:
    """The board and a few of the lines below it: the others take their usual values."""
    return "\n".join(line for line in text.split("\n") if ":" not in line or rng.random() < 0.4)


def _double_line(text: str, rng: random.Random, others: Sequence[str]) -> str:
    lines = text.split("\n")
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
    return "\n".join(lines)


def _change_line(text: str, rng: random.Random, others: Sequence[str]) -> str:
    """A line is emptied, or has the value of another line, of this text or another."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    name, colon, _ = lines[at].partition(":")
    other = rng.choice(rng.choice((text, *others)).split("\n"))
    value = rng.choice(("", " ?", other.partition(":")[2]))
    lines[at] = f"{name}:{value}" if colon else rng.choice((other, ""))
    return "\n".join(lines)


def _fill_line(text: str, rng: random.Random, others: Sequence[str]) -> str:
    """A line that says nothing says a number, or what another line says."""
    lines = text.split("\n")
    empty = [at for at, line in enumerate(lines) if line.endswith(":")]
    if empty:
        other = rng.choice(lines).partition(":")[2]
        lines[rng.choice(empty)] += rng.choice((f" {rng.choice(ABSURD)}", other))
    return "\n".join(lines)


def _leave_blank(text: str, rng: random.Random, others: Sequence[str]) -> str:
    """A line with some or all of its names left blank, as one question mark or letter by letter."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    name, colon, value = lines[at].partition(":")
    often, whole = rng.choice((0.5, 1.0)), rng.random() < 0.5

    def blank(found: re.Match[str]) -> str:
        word = found[0]
        return word if rng.random() > often else "?" * (1 if whole else len(word))

    lines[at] = f"{name}{colon}{_NAME.sub(blank, value)}"
    return "\n".join(lines)


def _borrow_line(text: str, rng: random.Random, others: Sequence[str]) -> str:
    """A line of this name in another text, which may mean something else there."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    name = lines[at].partition(":")[0]
    theirs = [line for line in rng.choice((text, *others)).split("\n") if ":" in line]
    same = [line for line in theirs if line.partition(":")[0] == name]
    if same:
        lines[at] = same[0]
    elif theirs:
        lines.append(rng.choice(theirs))
    return "\n".join(lines)


def _absurd_number(text: str, rng: random.Random, others: Sequence[str]) -> str:
    return _replaced(text, _NUMBER, lambda word: str(rng.choice(ABSURD)), rng)


def _near_number(text: str, rng: random.Random, others: Sequence[str]) -> str:
    return _replaced(text, _NUMBER, lambda word: str(int(word) + rng.choice((-2, -1, 1, 2))), rng)


def _exchange_words(text: str, rng: random.Random, others: Sequence[str]) -> str:
    spans = [found.span() for found in _WORD.finditer(text)]
    if len(spans) < 2:
        return text
    (a, b), (c, d) = sorted(rng.sample(spans, 2))
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def _change_word(text: str, rng: random.Random, others: Sequence[str]) -> str:
    words = _WORD.findall(rng.choice((text, *others))) or [""]
    return _replaced(text, _WORD, lambda word: rng.choice((rng.choice(words), "", word * 2)), rng)


def _strange_word(text: str, rng: random.Random, others: Sequence[str]) -> str:
    return _replaced(text, _WORD, lambda word: rng.choice(STRANGE), rng)


def _flip_character(text: str, rng: random.Random, others: Sequence[str]) -> str:
    if not text:
        return text
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(("", "?", "|", "\n", rng.choice(text))) + text[at + 1 :]


def _exchange_characters(text: str, rng: random.Random, others: Sequence[str]) -> str:
    if len(text) < 2:
        return text
    letters = list(text)
    one, other = rng.sample(range(len(letters)), 2)
    letters[one], letters[other] = letters[other], letters[one]
    return "".join(letters)


def _replaced(
    text: str, pattern: re.Pattern[str], change: Callable[[str], str], rng: random.Random
) -> str:
    spans = [found.span() for found in pattern.finditer(text)]
    if not spans:
        return text
    start, end = rng.choice(spans)
    return text[:start] + change(text[start:end]) + text[end:]


_TEXT_MUTATIONS: tuple[TextMutation, ...] = (
    _drop_line,
    _keep_few_lines,
    _double_line,
    _change_line,
    _fill_line,
    _leave_blank,
    _borrow_line,
    _absurd_number,
    _near_number,
    _exchange_words,
    _change_word,
    _change_word,
    _strange_word,
    _flip_character,
    _flip_character,
    _exchange_characters,
)


# --- data ---------------------------------------------------------------------------------------


def mutate_data(data: Any, rng: random.Random) -> Any:
    """Data as from JSON with a few things wrong: the original stays as it is.

    >>> mutate_data({"seats": 2, "moves": [[0, "Wc4"]]}, random.Random(13))
    {'seats': 2, 'moves': [[-1, 'Wc4']]}
    """
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = _mutated(data, rng)
    return data


def _mutated(data: Any, rng: random.Random) -> Any:
    """One thing changed, somewhere inside."""
    if isinstance(data, dict) and data:
        return _mutated_dict(data, rng)
    if isinstance(data, list) and data and rng.random() < 0.8:
        return _mutated_list(data, rng)
    return _other_value(data, rng)


def _mutated_dict(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    changed = dict(data)
    name = rng.choice(list(changed))
    how = rng.random()
    if how < 0.08:
        del changed[name]
    elif how < 0.14:
        changed[name + rng.choice(("x", " "))] = changed[name]
    elif how < 0.22:
        changed[name] = changed[rng.choice(list(changed))]
    else:
        changed[name] = _mutated(changed[name], rng)
    return changed


def _mutated_list(data: list[Any], rng: random.Random) -> list[Any]:
    changed = list(data)
    at = rng.randrange(len(changed))
    how = rng.random()
    if how < 0.12:
        del changed[at]
    elif how < 0.24:
        changed.insert(at, changed[rng.randrange(len(changed))])
    elif how < 0.34:
        other = rng.randrange(len(changed))
        changed[at], changed[other] = changed[other], changed[at]
    elif how < 0.38:
        changed = changed[:at]
    else:
        changed[at] = _mutated(changed[at], rng)
    return changed


def _other_value(value: Any, rng: random.Random) -> Any:
    how = rng.random()
    if isinstance(value, bool) and how < 0.7:
        return not value
    if isinstance(value, int) and how < 0.8:
        return rng.choice((value + 1, value - 1, -value, *ABSURD))
    if isinstance(value, str) and how < 0.8:
        return rng.choice((mutate_text(value, rng), mutate_text(value, rng), *STRANGE[:4]))
    return rng.choice((None, True, 0, -1, 1.5, "", "?", [], {}, [[]], {"x": 1}, value))


def mutate_bytes(data: bytes, rng: random.Random) -> bytes:
    """A file that is no longer quite JSON, or more than anybody should read.

    >>> mutate_bytes(b'{"seats": 2}', random.Random(19))
    b'{"seats": \\xff2}'
    """
    at = rng.randrange(len(data) + 1)
    end = rng.randrange(at, len(data) + 1)
    strange = rng.choice(
        (b"", b"\xff", b"\x00", b"\xed\xb2\x80", b"9" * 5000, b"1e999", b"NaN", b"[" * 5000)
    )
    return rng.choice(
        (
            data[:at],
            data[at:],
            data[:at] + strange + data[at:],
            data[:at] + strange + data[end:],
            data[:at] + data[at:end] * 2 + data[end:],
            b'{"x":' * 5000 + data + b"}" * 5000,
            b"\xef\xbb\xbf" + data,
            data.decode("utf-8", "replace").encode("utf-16"),
        )
    )
