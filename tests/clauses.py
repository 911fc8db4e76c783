"""Where each clause of the rules is in the code, and which tests prove it.

Rule code names the clauses that it implements, in a comment, an event or a refusal: ``FOG-L2``; a
decision of our own is ``FOG-L3 [ruling]``. A test names what it proves: ``@clause("FOG-L2")``.
``python -m tests.clauses`` writes the table `docs/clauses.md`; ``pytest --clause FOG-L2`` runs the
tests of one clause. Code and tests are read, not imported, so that it only takes a moment.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from tests.paths import ROOT, SOURCE

TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"
TABLE = ROOT / "docs" / "clauses.md"
GAMES = SOURCE / "games"

_NUMBER = r"[A-Z]{3}-[A-Z0-9.]*\d"
_CLAUSE = re.compile(rf"^(?:- |\| )({_NUMBER})(?= )", re.MULTILINE)
_NAMED = re.compile(rf"\b{_NUMBER}\b")
_RULING = re.compile(rf"\b({_NUMBER})[\s#]+\[ruling\]")

BESIDE_RULES = {
    "coach.py",
    "guess.py",
    "notation.py",
    "position.py",
    "possible.py",
    "texts.py",
    "view.py",
}
"""Files beside a game's rules: what it says, writes, guesses and takes for possible. Its scene, its
bot and its words have folders of their own."""


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
    """The clauses that a list exempts, with the reason. ``FOG-H*`` stands for several."""
    return {
        number: reason for pattern, reason in patterns(file).items() for number in matching(pattern)
    }


def matching(pattern: str) -> list[str]:
    return sorted(number for number in every_clause() if fnmatchcase(number, pattern))


def patterns(file: str) -> dict[str, str]:
    """A list as it is written: ``later.toml`` (not built yet) or ``conduct.toml`` (not something
    that a program could break)."""
    found: dict[str, str] = tomllib.loads((RULES / file).read_text("utf-8"))
    return found


def rulings(game: str) -> Counter[str]:
    """How many decisions of our own each clause of a register has.

    >>> rulings("beacon-patrol")["BCN-X1"]
    3
    """
    found: Counter[str] = Counter()
    for line in (RULES / f"{game}.md").read_text("utf-8").splitlines():
        if clause := _CLAUSE.match(line):
            found[clause[1]] += line.count("`[ruling]`")
    return +found


def rule_code(game: str) -> tuple[Path, ...]:
    """The files that hold a game's rules: those that decide what may be done and what it gives, and
    the file of its pieces.

    >>> [file.name for file in rule_code("sea-dragons")][-3:]
    ['set_up.py', 'turns.py', 'pieces.toml']
    """
    folder = GAMES / game.replace("-", "_")
    modules = sorted(file for file in folder.glob("*.py") if file.name not in BESIDE_RULES)
    return (*modules, folder / "pieces.toml")


@cache
def places(game: str) -> dict[str, tuple[str, ...]]:
    """The files of rule code that name each clause, as ``foggy_island/effects.py``."""
    found: dict[str, list[str]] = {}
    for file in rule_code(game):
        for number in dict.fromkeys(_NAMED.findall(file.read_text("utf-8"))):
            found.setdefault(number, []).append(f"{file.parent.name}/{file.name}")
    return {number: tuple(files) for number, files in found.items()}


def marked_rulings(game: str) -> Counter[str]:
    """How often rule code marks a decision of our own, by clause: ``BCN-X1 [ruling]``."""
    return Counter(
        number for file in rule_code(game) for number in _RULING.findall(file.read_text("utf-8"))
    )


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
    """Clauses, places and tests of the games that are built, as Markdown."""
    later, conduct = excused("later.toml"), excused("conduct.toml")
    lines = [
        "# Clauses, their places in the code and the tests that prove them",
        "",
        "Made by `make clauses` from the marks in rule code and tests; a test fails when it is out",
        "of date. Places are in `src/isolario/games/`. `pytest --clause FOG-L2` runs the tests of",
        "one clause.",
    ]
    for name in registers():
        head = ["", f"## [{name}](rules/{name}.md)", ""]
        lines += [*head, "| clause | place | tests |", "|---|---|---|"]
        for number in register(name):
            excuse = later.get(number) or conduct.get(number)
            where, tests = _listed(places(name), number), _listed(proofs(), number)
            lines.append(f"| {number} | {where or '–'} | {tests or f'– ({excuse})'} |")
    return "\n".join(lines) + "\n"


def _listed(found: Mapping[str, tuple[str, ...]], number: str) -> str:
    return "<br>".join(f"`{one}`" for one in found.get(number, ()))


if __name__ == "__main__":
    TABLE.write_text(table(), "utf-8")
