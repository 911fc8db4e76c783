"""How the API describes itself: GET /api/schema/openapi.json has every request that can be made,
what it carries and what it is answered with, refusals included.

It is made from the parameters of the functions that answer; only what they refuse they have to say.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import PathParameter

from isolario.table.messages import Problem
from isolario.table.problems import STATUS, BadWish, Trouble
from isolario.words import LANGUAGES

DESCRIPTION = OpenAPIConfig(
    title="Isolario",
    version=version("isolario"),
    description="Who asks is told by a cookie or by a token that a program makes up.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


TableName = Annotated[str, PathParameter(description="A table, as its address names it.")]
GameName = Annotated[str, PathParameter(description="A game, as `GET /api/games` names it.")]
Language = Annotated[str, PathParameter(schema_extra={"enum": [*LANGUAGES]})]

KNOWN = {304: ResponseSpec(None, description="The browser has it already.")}
"""What a file may also be answered with."""


def data(kind: Any) -> dict[int, ResponseSpec]:
    """How a file of data is described: it is kept as it is sent."""
    return KNOWN | {200: ResponseSpec(kind, description="The file.", generate_examples=False)}


def refusals(*kinds: type[Trouble], body: bool = False) -> dict[int, ResponseSpec]:
    """What a request may be refused with, and when: each as a `Problem`. Any may make no sense; one
    with a ``body`` may be too long.

    >>> from isolario.table.problems import NotThere, Taken
    >>> sorted(refusals(NotThere, Taken))
    [400, 404, 409]
    """
    said: dict[int, list[str]] = {413: ["It is too long."]} if body else {}
    every: tuple[type[Trouble], ...] = (BadWish, *kinds)
    for kind in every:
        said.setdefault(STATUS[kind], []).append(kind.__doc__ or "")
    return {
        status: ResponseSpec(Problem, description=" ".join(why), generate_examples=False)
        for status, why in sorted(said.items())
    }
