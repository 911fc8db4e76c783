"""The text of a book: paragraphs and lists, with very little in them.

A blank line separates paragraphs, a line that begins with a hyphen is an item of a list. Inside,
``<b>…</b>`` is strong, ``<see ruins>…</see>`` leads to another section and ``<coin/>`` is the
picture of a piece.

>>> text = "Draw it.\\n\\n- <b>Any</b> side\\n- with <coin/>"
>>> [(block.item, block.plain) for block in read(text)]
[(False, 'Draw it.'), (True, 'Any side'), (True, 'with')]
"""

from __future__ import annotations

import re

import msgspec

from isolario.core.errors import IsolarioError

_TAG = re.compile(r"<(?:(b)|see (\w+)|(/b|/see)|(\w+)/)>")


class BadProse(IsolarioError):
    """A text of a book that cannot be set: says what is wrong."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line: some words, perhaps strong, perhaps leading to another section; or the
    picture of a piece."""

    text: str = ""
    strong: bool = False
    see: str = ""  # the id of a section
    symbol: str = ""


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, or an item of a list."""

    spans: tuple[Span, ...]
    item: bool = False

    @property
    def plain(self) -> str:
        """The words alone, without the gaps that pictures leave."""
        words = "".join(span.text for span in self.spans)
        return re.sub(r" +(?=[ .,:;!?]|$)", "", words).strip()


def read(text: str) -> tuple[Block, ...]:
    """The blocks of a text, or `BadProse`."""
    blocks: list[Block] = []
    for part in re.split(r"\n\s*\n", text.strip()):
        lines: list[tuple[bool, str]] = []
        for line in part.split("\n"):
            if line.startswith("- "):
                lines.append((True, line[2:]))
            elif lines:
                item, before = lines[-1]
                lines[-1] = item, f"{before} {line.strip()}"
            else:
                lines.append((False, line.strip()))
        blocks += (Block(_spans(line), item) for item, line in lines)
    return tuple(blocks)


def _spans(line: str) -> tuple[Span, ...]:
    found: list[Span] = []
    strong, see, at = False, "", 0
    for tag in _TAG.finditer(line):
        found.append(Span(_clean(line[at : tag.start()]), strong, see))
        at = tag.end()
        opens, leads, closes, symbol = tag.groups()
        if symbol:
            found.append(Span(symbol=symbol))
        elif closes:
            if not (strong if closes == "/b" else see):
                raise BadProse(f"{tag[0]} closes nothing: {line}")
            strong, see = strong and closes != "/b", see if closes == "/b" else ""
        elif strong if opens else see:
            raise BadProse(f"{tag[0]} stands inside another: {line}")
        else:
            strong, see = strong or bool(opens), leads or see
    if strong or see:
        raise BadProse(f"something is not closed: {line}")
    found.append(Span(_clean(line[at:])))
    return tuple(span for span in found if span.text or span.symbol)


def _clean(words: str) -> str:
    if "<" in words or ">" in words:
        raise BadProse(f"only <b>, <see section> and <symbol/> are known: {words}")
    return words
