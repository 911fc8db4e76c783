"""The tool that puts mistakes into rule code: which mistakes it makes, and which tests it tries."""

from __future__ import annotations

import importlib.util

import pytest

from isolario.games.beacon_patrol.chart import Chart
from mutants import LONGEST, Mistaken, Tried, Watched, able_to_find, report
from mutations import Mutant, mutants
from tests.clauses import GAMES

REACH = GAMES / "beacon_patrol" / "reach.py"


def changes(source: str) -> list[str]:
    return [f"{mutant.before} → {mutant.after}" for mutant in mutants(source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b <= c", ["a < b <= c → a <= b <= c", "a < b <= c → a < b < c"]),
        ("x = a is b", ["a is b → a is not b"]),
        ("x = a & ~b", ["a & ~b → a | ~b", "~b → +b"]),
        ("x = 3", ["3 → 4"]),
        ("x = y if a else z", ["a → not a"]),
        ("x = [y for y in z if y]", ["y → not y"]),
        ("x = max(y)", ["max(y) → min(y)"]),
        ("x = f(y, chance=True)", ["True → False"]),
        ("if a():\n    x = y", ["a() → not a()"]),
        ("def f():\n    g()", ["g() → pass"]),
        ("def f(a):\n    a.x = y\n    a.n += z", ["a.x = y → pass", "a.n += z → pass"]),
        ("def f(a=1):\n    pass", ["1 → 2"]),
        (
            "def f():\n    return Refusal('LVS-T2', Text('hex_taken'))",
            [
                "return Refusal('LVS-T2', Text('hex_taken')) → return None",
                "'LVS-T2' → 'LVS-T2?'",
                "'hex_taken' → 'hex_taken?'",
            ],
        ),
        ("x = Event('laid', clause='FOG-R2')", ["'FOG-R2' → 'FOG-R2?'"]),
    ],
)
def test_the_mistakes_that_are_made(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring: 1 < 2."""',
        "from a import b",
        "def f(a: Literal[1, 2] | None) -> int | None:\n    '''More than 1.'''",
        "@lru_cache(1 << 12)\ndef f():\n    assert a < 1\n    raise ValueError(1 + 2)",
        "class A(Struct, frozen=True):\n    __slots__ = ('a', 1)\n    b: Literal[1]",
        "Step = Literal[1, 2]",
        "Fleet = tuple[int, int]",
        "x = zip(a, b, strict=True)",
        "if TYPE_CHECKING:\n    x = 1",
        "x = 'words'",
    ],
)
def test_where_there_is_no_rule_nothing_is_changed(source: str) -> None:
    assert changes(source) == []


def test_a_mistake_knows_its_function() -> None:
    source = "A = 1\nclass B:\n    def c(self):\n        return [2 for d in e]\n"
    assert [(it.function, it.line) for it in mutants(source)] == [("", 1), ("B.c", 4)]


def test_a_module_is_imported_with_a_mistake_and_its_file_stays_as_it_is() -> None:
    text = REACH.read_text("utf-8")
    (wrong,) = [it for it in mutants(text) if it.before == "cost > moves"]
    assert wrong.after == "cost >= moves"
    finder = Mistaken(REACH, wrong.number)
    assert finder.find_spec("isolario.games.beacon_patrol.chart", None) is None
    spec = finder.find_spec("isolario.games.beacon_patrol.reach", None)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    finder.exec_module(module)
    chart = Chart.parse("0 0 HQ\n1 0 O1\n2 0 O2")
    assert module.reach(chart, (0, 0), 1) == {(0, 0): 0}  # without the mistake one tile further
    assert REACH.read_text("utf-8") == text


def test_tests_are_those_that_call_the_function_the_fastest_first() -> None:
    watched = {
        "": Watched(0, {"reach.py:table"}),
        "a": Watched(3, {"reach.py:reach"}),
        "b": Watched(1, {"reach.py:reach", "reach.py:other"}),
        "c": Watched(2, {"reach.py:other"}),
        "d": Watched(LONGEST, {"reach.py:reach"}),  # too long, with the others
    }

    def tests(function: str) -> list[str]:
        return [*able_to_find(REACH, Mutant(0, function, 1, "1", "2"), watched)]

    assert tests("reach") == ["b", "a"]
    assert tests("other") == ["b", "c"]
    assert tests("never") == []
    assert tests("table") == tests("") == ["b", "c", "a"]  # called before any test: by all


def test_the_report_has_the_share_its_interval_and_the_survivors() -> None:
    wrong = Mutant(0, "reach", 20, "cost > moves", "cost >= moves")
    tried = [Tried("reach.py", wrong, 3, found=True)] * 9
    told = report("beacon-patrol", 40, [*tried, Tried("reach.py", wrong, 3, found=False)], 12.3)
    assert "9 of 10 found: 90.0% (59.6% to 98.2%); drawn from 40;" in told
    assert told.count("- reach.py:20 reach: `cost > moves` → `cost >= moves` (3 tests)") == 1
