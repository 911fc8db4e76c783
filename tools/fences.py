"""Docstrings as the pages of the API have them: an extension of Griffe."""

from __future__ import annotations

import re
from typing import Any

import griffe

COMMENT = re.compile(r"\s#\s+(?!noqa|type:)(\S.*)$")
EXAMPLE = re.compile(r"(?:^|(?<=\n))>>> .*?(?=\n\n|\Z)", re.DOTALL)


def fenced(text: str) -> str:
    r"""A docstring whose examples stand in fences.

    >>> fenced("Adds up.\n\n>>> 1 + 1\n2\n\nAlways.")
    'Adds up.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nAlways.'
    """
    return EXAMPLE.sub(lambda it: f"```pycon\n{it[0].rstrip()}\n```", text)


def said(line: str) -> str:
    """What the comment behind a field says, as a sentence.

    >>> said('clause: str = ""  # the rule, if one is cited')
    'The rule, if one is cited.'
    """
    found = COMMENT.search(line) if "\n" not in line else None
    return f"{found[1][0].upper()}{found[1][1:].rstrip('.')}." if found else ""


class Fences(griffe.Extension):
    """Puts the examples of every docstring into fences, and tells fields by their comments."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        self._fence(pkg)

    def _fence(self, thing: griffe.Object) -> None:
        if thing.docstring:
            thing.docstring.value = fenced(thing.docstring.value)
        elif thing.is_attribute and (told := said(thing.source)):
            thing.docstring = griffe.Docstring(told, parent=thing)
        for member in thing.members.values():
            if isinstance(member, griffe.Object):  # an alias shows what another module has
                self._fence(member)
