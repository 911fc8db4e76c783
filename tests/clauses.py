"""Which tests prove which clause of the rules.

A test names what it proves: ``@clause("FOG-L2")``. ``python -m tests.clauses`` writes the table
`docs/clauses.md`; ``pytest --clause FOG-L2`` runs the tests of one clause. Tests are read, not
imported, so that all of it takes a moment.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

import isolario
from tests.paths import ROOT

TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"
TABLE = ROOT / "docs" / "clauses.md"

_CLAUSE = re.compile(r"^(?:- |\| )([A-Z]{3}-[A-Z0-9.]*\d)(?= )", re.MULTILINE)


def clause(*ids: str) -> pytest.MarkDecorator:
    """Says which clauses a test proves."""
    return pytest.mark.clause(*ids)


@cache
def register(game: str) -> tuple[str, ...]:
    """The clauses of a game's register, in order.

    >>> register("foggy-island")[:2]
    ('FOG-C1', 'FOG-C2')
    """
    return tuple(_CLAUSE.findall((RULES / f"{game}.md").read_text("utf-8")))


def registers() -> tuple[str, ...]:
    """The games that have a register, built or not."""
    return tuple(sorted(file.stem for file in RULES.glob("*.md")))


def every_clause() -> set[str]:
    return {number for game in registers() for number in register(game)}


@cache
def excused(file: str) -> dict[str, str]:
    """The clauses that a list lets off, with the reason. ``FOG-H*`` stands for several."""
    return {
        number: reason for pattern, reason in patterns(file).items() for number in matching(pattern)
    }


def matching(pattern: str) -> list[str]:
    return sorted(number for number in every_clause() if fnmatchcase(number, pattern))


def patterns(file: str) -> dict[str, str]:
    """A list as it is written: ``later.toml`` (not built yet) or ``conduct.toml`` (no rule that
    a program could break)."""
    found: dict[str, str] = tomllib.loads((RULES / file).read_text("utf-8"))
    return found


@cache
def proofs() -> dict[str, tuple[str, ...]]:
    """The tests of each clause that a mark names, as ``file::test``."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for test, number in _marks(ast.parse(file.read_text("utf-8"))):
            found.setdefault(number, []).append(f"{file.relative_to(TESTS).as_posix()}::{test}")
    return {number: tuple(dict.fromkeys(tests)) for number, tests in found.items()}


def _marks(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Every (test, clause) of a file; a class's marks are those of its tests."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            marks = list(_named(node.decorator_list))
            for test in node.body:
                if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
                    for number in (*marks, *_named(test.decorator_list)):
                        yield f"{node.name}::{test.name}", number
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for number in _named(node.decorator_list):
                yield node.name, number


def _named(decorators: list[ast.expr]) -> Iterator[str]:
    """The clauses in decorators: ``clause(…)`` itself, or inside ``pytest.param(marks=…)``."""
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "clause":
                for argument in node.args:
                    yield ast.literal_eval(argument)


def table() -> str:
    """Clauses and tests of the games that are built, as Markdown."""
    later, conduct = excused("later.toml"), excused("conduct.toml")
    lines = [
        "# Clauses and the tests that prove them",
        "",
        "Made by `python -m tests.clauses` from the marks of the tests; a test fails when it is",
        "out of date. `pytest --clause FOG-L2` runs the tests of one clause.",
    ]
    for name in isolario.games():
        lines += ["", f"## [{name}](rules/{name}.md)", "", "| clause | tests |", "|---|---|"]
        for number in register(name):
            tests = "<br>".join(f"`{test}`" for test in proofs().get(number, ()))
            excuse = later.get(number) or conduct.get(number)
            lines.append(f"| {number} | {tests or f'– ({excuse})'} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(), "utf-8")
