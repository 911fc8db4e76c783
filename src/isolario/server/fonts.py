"""The fonts of the built client, for a picture that has to stand on its own."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

STATIC = Path(__file__).parent / "static"
"""Where the built client is."""

_FACE = re.compile(r"@font-face\s*\{([^}]*)\}")
_FILE = re.compile(r"url\([\"']?([^)\"']+\.woff2)[\"']?\)")
_SPAN = re.compile(r"[Uu]\+([0-9A-Fa-f]*)(\?*)(?:-([0-9A-Fa-f]+))?")


class Face(NamedTuple):
    """A font rule of the client's stylesheet: which letters it is for, and where they are."""

    rule: str
    spans: tuple[tuple[int, int], ...]
    file: Path

    def has(self, letters: set[str]) -> bool:
        return any(first <= ord(letter) <= last for first, last in self.spans for letter in letters)

    def inline(self) -> str:
        """The rule with the letters themselves in it."""
        data = base64.b64encode(self.file.read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data})"
        return f"@font-face{{{_FILE.sub(lambda _: source, self.rule)}}}"


def faces_for(said: str, folder: Path) -> str:
    """The upright fonts for a text, as rules that need no other file; none where the client has not
    been built."""
    letters = {letter for letter in {*said} if not letter.isspace()}
    return "".join(_inline(face) for face in faces(folder) if face.has(letters))


@cache
def faces(folder: Path) -> tuple[Face, ...]:
    """All upright fonts of a built client."""
    return tuple(_read(folder))


def _read(folder: Path) -> Iterator[Face]:
    for sheet in sorted(folder.glob("assets/*.css")):
        for rule in _FACE.findall(sheet.read_text("utf-8")):
            found = _FILE.search(rule)
            file = folder / found[1].lstrip("/") if found else folder
            if file.is_file() and "italic" not in rule:
                yield Face(rule, tuple(map(_span, _SPAN.findall(rule))), file)


def _span(found: tuple[str, str, str]) -> tuple[int, int]:
    """Where a range of letters begins and ends, as CSS writes it.

    >>> _span(("0400", "", "045F")), _span(("", "??", "")), _span(("2116", "", ""))
    ((1024, 1119), (0, 255), (8470, 8470))
    """
    first, wild, last = found
    low = int(first + "0" * len(wild), 16)
    return low, int(last or first + "F" * len(wild), 16)


@cache
def _inline(face: Face) -> str:
    return face.inline()
