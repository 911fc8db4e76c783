"""Which messages the program uses: found by reading its source, not by running it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import isolario
from isolario.core.count import COMMON as HEADINGS
from isolario.core.options import allowed_values
from isolario.games.foggy_island.effects import EFFECTS, TASKS
from isolario.games.foggy_island.parts import REPLACE
from isolario.games.foggy_island.pieces import KINDS
from isolario.table.problems import Trouble
from tests.ours import OURS
from tests.paths import ROOT, SOURCE
from tests.words.ftl import COMMON

CLIENT = ROOT / "web" / "src"
_TEMPLATE = re.compile(r"`([a-z]\w*_\$\{[^`{}]*\})`")
_QUOTED = re.compile(r"""['"`]([a-z][a-zA-Z0-9_]*)['"`]""")
_EVENT_KNOWS = {"player", "points", "cells"}
TROUBLES = {kind.__name__ for kind in Trouble.__subclasses__()}
_GAP = re.compile(r"\{[^}]*\}")
_NAMED_BY_RULE = r"(?:prompt|step)_[^ ]*[^_ ]"  # said, although no Text is written around them

# What fills ids that are put together. Anything not listed here stands for whatever matches.
PUT_TOGETHER: Mapping[str, tuple[str, ...]] = {
    "prompt_{self.known.task.what}": TASKS,
    "prompt_wait_{self.known.task.what}": TASKS,
    "about_{task.what}": tuple(task for task in TASKS if task != REPLACE),
    "about_{kind.name}": tuple(kind.name for kind in KINDS if kind.replaces),
    "step_{task.what}": tuple(task for task in TASKS if EFFECTS[task].at_turn),
    "step_{self.known.phase}": ("hire", "weather", "hand"),
}


class Use(NamedTuple):
    """A place that names a message: ``Text("laid", {…})``, ``Event("laid", …)``; in the terminal
    ``voice.say("laid", token=…)``; at a table ``refused("…")`` and troubles, as ``Taken("…")``."""

    where: str
    game: str
    name: str  # a regular expression where the id is put together
    filled: frozenset[str] | None  # the gaps it fills; None where that cannot be read


@cache
def uses() -> tuple[Use, ...]:
    """Every message named explicitly by the Python source. A game that is not on the shelf yet has
    no words either."""
    built = {game.folder for game in OURS.values()}
    unbuilt = {folder for folder in (SOURCE / "games").iterdir() if folder not in built}
    files = [file for file in sorted(SOURCE.rglob("*.py")) if not unbuilt & {*file.parents}]
    return tuple(use for file in files for use in _uses(file))


@cache
def mentioned() -> frozenset[str]:
    """Every text that could be a message id, wherever it is: in Python, in the browser client, in
    the pieces of a game (whose kinds are named after messages)."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        found.update(_QUOTED.findall(file.read_text("utf-8")))
    for file in SOURCE.glob("games/*/pieces.toml"):
        found.update(_words(tomllib.loads(file.read_text("utf-8"))))
    return frozenset(found)


@cache
def named_by_rule(game: str) -> frozenset[str]:
    """The messages of a game that are named after its options: what an option and each of its
    values is called, and what a value means; and after what a table of it is written down with."""
    if game == COMMON:
        return frozenset(name for heading in HEADINGS for name in (heading, f"about_{heading}"))
    found = {f"about_{game}"}
    if part := isolario.all_games()[game].count:
        found |= {name for word in part.NAMES for name in (word, f"about_{word}")}
    for name, values in allowed_values(isolario.all_games()[game].options).items():
        found.add(f"option_{name}")
        for value in values:
            found |= {f"option_{name}_{value}".lower(), f"about_option_{name}_{value}".lower()}
            found.add(f"about_option_{name}_{value}")  # the page keeps capitals
    return frozenset(found)


@cache
def client_templates() -> frozenset[str]:
    """Message ids that the browser client puts together, as patterns."""
    return frozenset(
        re.sub(r"\$\{[^}]*\}", "[a-z]+", written)
        for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"))
        for written in _TEMPLATE.findall(file.read_text("utf-8"))
    )


@cache
def put_together() -> frozenset[str]:
    """Every text of the Python source that has gaps, as it is written."""
    return frozenset(
        _written(node)
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.JoinedStr)
    )


def _uses(file: Path) -> Iterator[Use]:
    inside = file.relative_to(SOURCE).parts
    game = inside[1] if inside[0] == "games" and len(inside) > 2 else COMMON
    module = ast.parse(file.read_text("utf-8"))
    ours = _ours(module)
    facts = _facts(module)
    for node in ast.walk(module):
        where = f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Constant | ast.JoinedStr):
            if re.fullmatch(_NAMED_BY_RULE, _written(node)):
                yield from (Use(where, game, name, None) for name in _ids(node))
            continue
        if not isinstance(node, ast.Call) or not (node.args or node.keywords):
            continue
        called = ast.unparse(node.func)
        gaps = {keyword.arg: keyword.value for keyword in node.keywords}
        if called in ours & {"Text", "Event"}:
            names = ("id", "args") if called == "Text" else ("what", "seat", "facts")
            gaps |= dict(zip(names, node.args, strict=False))
            name, filled = gaps.get(names[0]), _keys(gaps.get(names[-1]), facts)
            if filled is not None and called == "Event":
                filled |= _EVENT_KNOWS
        elif called.endswith("voice.say") or called in ours & {"refused", *TROUBLES}:
            name = node.args[0]
            filled = None if None in gaps else frozenset(map(str, gaps))
        else:
            continue
        yield from (Use(where, game, pattern, filled) for pattern in _ids(name))


def _ours(module: ast.Module) -> set[str]:
    """The names that a file has from us: other libraries have a Text too."""
    return {
        name.asname or name.name
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("isolario")
        for name in node.names
    }


def _ids(name: ast.expr | None) -> Iterator[str]:
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        yield re.escape(name.value)
    elif isinstance(name, ast.IfExp):
        yield from _ids(name.body)
        yield from _ids(name.orelse)
    elif isinstance(name, ast.JoinedStr):
        written = _written(name)
        if written in PUT_TOGETHER:
            yield from (_GAP.sub(filling, written) for filling in PUT_TOGETHER[written])
        else:
            yield ".+".join(map(re.escape, _GAP.split(written)))


def _written(text: ast.Constant | ast.JoinedStr) -> str:
    """A text as it is written between its quotes: ``step_{self.known.phase}``."""
    if isinstance(text, ast.Constant):
        return text.value if isinstance(text.value, str) else ""
    return "".join(
        f"{{{ast.unparse(part.value)}}}" if isinstance(part, ast.FormattedValue) else _written(part)
        for part in text.values
        if isinstance(part, ast.Constant | ast.FormattedValue)
    )


def _facts(module: ast.Module) -> list[ast.AnnAssign]:
    """Every ``name: Facts = {…}`` of a file's functions, each with the lines where it holds."""
    found = []
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Facts":
                    node.end_lineno = function.end_lineno
                    found.append(node)
    return found


def _keys(given: ast.expr | None, facts: Sequence[ast.AnnAssign]) -> frozenset[str] | None:
    """The keys of a dict written out on the spot, or a few lines before."""
    if given is None:
        return frozenset()
    if isinstance(given, ast.Name):
        before = [
            node.value
            for node in facts
            if ast.unparse(node.target) == given.id
            and node.lineno < given.lineno <= (node.end_lineno or 0)
        ]
        return _keys(before[-1], facts) if before else None
    if not isinstance(given, ast.Dict):
        return None
    keys: set[str] = set()
    for key, value in zip(given.keys, given.values, strict=True):
        if isinstance(key, ast.Constant):
            keys.add(str(key.value))
        elif key is None and (spread := _keys(value, facts)) is not None:
            keys |= spread
        else:
            return None
    return frozenset(keys)


def _words(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)
