"""Examples in docstrings as code, for the pages made from them: an extension of Griffe."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^|(?<=\n))>>> .*?(?=\n\n|\Z)", re.DOTALL)


def fenced(text: str) -> str:
    r"""A docstring whose examples stand in fences.

    >>> fenced("Adds up.\n\n>>> 1 + 1\n2\n\nAlways.")
    'Adds up.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nAlways.'
    """
    return EXAMPLE.sub(lambda it: f"```pycon\n{it[0].rstrip()}\n```", text)


class Fences(griffe.Extension):
    """Puts the examples of every docstring into fences."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        self._fence(pkg)

    def _fence(self, thing: griffe.Object) -> None:
        if thing.docstring:
            thing.docstring.value = fenced(thing.docstring.value)
        for member in thing.members.values():
            if isinstance(member, griffe.Object):  # an alias shows what another module has
                self._fence(member)
