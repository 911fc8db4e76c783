"""How well a game's tests know its rules: mistakes are put into rule code, one at a time, and tests
should fail (`make mutants`).

From all the mistakes that `mutations` can make in the files of `rule_code` some are drawn, by a
seed, and tried against the game's own tests. It prints the share that was found, with its 95 %
interval, and the survivors; `build/mutants/` keeps them. `docs/mutants.md` says what became of
them.

Why not a library: mutmut 3 only makes mistakes inside functions, and many of our rules are tables
outside them; cosmic-ray changes files in place and starts the whole command for each mutant.
Neither draws a sample, and starting pytest with its plugins takes longer than most tests here. So
this tool loads pytest once and forks; each child imports the game afresh, with a mistake in one
module, and no file is touched. It first watches which tests call which function, and how long they
take: a child runs only the tests that call the function with the mistake, the fastest first, and
stops at the first failure.
"""

from __future__ import annotations

import argparse
import functools
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import msgspec
import pytest

from isolario.bots.measured import wilson
from mutations import Mutant, mutants, mutated
from tests.clauses import TESTS, registers, rule_code

ROOT = TESTS.parent
RESULTS = ROOT / "build" / "mutants"  # not in the repository
LOADED = (
    "hypothesis",
    "litestar",
    "msgspec",
    "playwright.sync_api",
    "PIL",
    "resvg_py",
    "sqlalchemy",
)
"""What tests need besides ours: loaded before forking."""

BESIDE_RULES = {"art", "book", "bot", "bots", "coach", "lesson", "scene", "screen"}
"""What a game has besides rules. Their tests play, too, but a rule that only they know is not
proven."""

LONGEST = 20.0  # seconds of tests for one mutant; beyond that, the slowest tests are left out
LOOK = 2.0  # seconds: what a test has not called by then, it hardly will
PATIENCE = 5.0  # a test may take this many times as long as usual, plus two seconds
MEMORY = 4 << 30
CACHE = functools._lru_cache_wrapper
SURVIVED, FOUND, TOO_LONG = 0, 1, 2


class Broken(Exception):
    """Tests of a game fail without any mistake."""


class Watched(msgspec.Struct):
    """What a test does without any mistake: how long it takes, which functions it calls."""

    seconds: float
    calls: set[str]


class Tried(msgspec.Struct, frozen=True):
    """A mutant and what became of it."""

    file: str
    mutant: Mutant
    tests: int  # how many could have found it
    found: bool
    too_long: bool = False  # it was found because a test never ended


# --- in a child -----------------------------------------------------------------------------------


class Watch:
    """A plugin for pytest that watches which functions of some files each test calls."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.files = {str(file): file.name for file in files}
        self.tests: dict[str, Watched] = {}
        self.now: set[str] = set()
        self.caches: list[functools._lru_cache_wrapper[object]] = []
        self.failed: list[str] = []

    def called(self, frame: FrameType, event: str, argument: object) -> None:
        if file := self.files.get(frame.f_code.co_filename):
            self.now.add(place_of(file, frame.f_code))

    def pytest_sessionstart(self) -> None:
        signal.signal(signal.SIGPROF, lambda *_: sys.settrace(None))
        sys.settrace(self.called)

    def pytest_collection_finish(self) -> None:
        self.caches = [it for it in gc.get_objects() if isinstance(it, CACHE)]
        self.tests[""] = Watched(0.0, self.now)  # whatever is called before any test

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for cache in self.caches:  # otherwise a test would find what another has cached
            cache.cache_clear()
        self.now, began = set(), time.process_time()
        sys.settrace(self.called)
        signal.setitimer(signal.ITIMER_PROF, LOOK)
        result = yield
        self.tests[item.nodeid] = Watched(time.process_time() - began, self.now)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def place_of(file: str, code: CodeType) -> str:
    """Where some code is: what is inside a function belongs to it."""
    return f"{file}:{code.co_qualname.partition('.<')[0]}"


class Hunt:
    """A plugin for pytest that runs some tests in a given order and stops at the first failure."""

    def __init__(self, tests: dict[str, float]) -> None:
        self.tests = tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: at for at, test in enumerate(self.tests)}
        items[:] = sorted(
            (it for it in items if it.nodeid in order), key=lambda it: order[it.nodeid]
        )

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_PROF, 2 + PATIENCE * self.tests[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(FOUND)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os._exit(FOUND)


class Mistaken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with a mistake in it."""

    def __init__(self, file: Path, number: int) -> None:
        self.file, self.number = file, number
        parts = file.relative_to(ROOT / "src").with_suffix("").parts
        self.name = ".".join(parts)

    def find_spec(
        self, name: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        return (
            importlib.util.spec_from_file_location(name, self.file, loader=self)
            if (name == self.name)
            else None
        )

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        tree = mutated(self.file.read_text("utf-8"), self.number)
        exec(compile(tree, str(self.file), "exec"), module.__dict__)


def run_tests(files: Sequence[str], plugin: object) -> int:
    """Runs pytest in this process, quietly. Only a child may: it imports the game."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    plain = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0")
    return int(pytest.main([*plain, *files], plugins=[plugin]))


# --- in the parent --------------------------------------------------------------------------------


def own_tests(game: str) -> list[str]:
    """The files that test a game's rules, including its agreement with its slow reference."""
    folder = game.replace("-", "_")
    files = [
        *sorted((TESTS / "games" / folder).glob("test_*.py")),
        *(TESTS / "reference").glob(f"test_{folder}_agrees.py"),
    ]
    return [str(file) for file in files if file.stem.removeprefix("test_") not in BESIDE_RULES]


def watch(game: str, files: Sequence[Path]) -> dict[str, Watched]:
    """What each test of a game does; the tests must all pass."""
    tests = own_tests(game)
    with tempfile.NamedTemporaryFile() as told:
        if not (child := os.fork()):
            seen = Watch(files)
            status = run_tests(tests, seen)
            Path(told.name).write_bytes(msgspec.json.encode((seen.tests, seen.failed)))
            os._exit(status)
        os.waitpid(child, 0)
        found, failed = msgspec.json.decode(
            Path(told.name).read_bytes(), type=tuple[dict[str, Watched], list[str]]
        )
    if failed or len(found) < 2:
        raise Broken(f"{game}: without any mistake these fail: {', '.join(failed)}")
    return found


def able_to_find(file: Path, mutant: Mutant, watched: dict[str, Watched]) -> dict[str, float]:
    """The tests that could find a mutant, the fastest first: those that call its function; all of
    them, if that is called before any test, or if the mutant is outside functions."""
    place = f"{file.name}:{mutant.function}"
    early = not mutant.function or place in watched[""].calls
    able = {
        test: one.seconds for test, one in watched.items() if test and (early or place in one.calls)
    }
    chosen, total = {}, 0.0
    for test, seconds in sorted(able.items(), key=lambda it: it[1]):
        total += seconds
        if total <= LONGEST:
            chosen[test] = seconds
    return chosen


def begin(file: Path, mutant: Mutant, tests: dict[str, float]) -> int:
    """A child that tries a mutant: its id."""
    if child := os.fork():
        return child
    if not tests:
        os._exit(SURVIVED)
    signal.signal(signal.SIGPROF, lambda *_: os._exit(TOO_LONG))
    signal.setitimer(signal.ITIMER_PROF, 60)  # until the first test
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, Mistaken(file, mutant.number))
    status = run_tests(sorted({test.partition("::")[0] for test in tests}), Hunt(tests))
    os._exit(FOUND if status else SURVIVED)


def hunt(game: str, seed: str, count: int, workers: int, again: bool) -> tuple[int, list[Tried]]:
    """How many mutants a game has, and what became of some of them. ``again``: what the last run
    found need not be found again."""
    loaded = [name for name in sys.modules if name.startswith("isolario.games.")]
    assert not loaded, f"no child could import these with a mistake: {loaded[:3]} …"
    files = [it for it in rule_code(game) if it.suffix == ".py" and it.name != "__init__.py"]
    every = [(file, mutant) for file in files for mutant in mutants(file.read_text("utf-8"))]
    random.Random(f"{seed}/{game}").shuffle(every)  # so that more of them start with the same tests
    kept = RESULTS / f"{game}.json"
    found = {(it.file, it.mutant): it for it in _read(kept) if it.found} if again else {}
    drawn, tried = [], []
    for file, mutant in every[:count]:
        if one := found.get((file.name, mutant)):
            tried.append(one)
        else:
            drawn.append((file, mutant))
    watched = watch(game, files) if drawn else {}
    running: dict[int, tuple[Path, Mutant, int]] = {}
    while drawn or running:
        if drawn and len(running) < workers:
            file, mutant = drawn.pop(0)
            tests = able_to_find(file, mutant, watched)
            running[begin(file, mutant, tests)] = (file, mutant, len(tests))
        else:
            tried.append(_ended(running))
            kept.write_bytes(msgspec.json.encode(tried))
    return len(every), sorted(tried, key=lambda it: (it.file, it.mutant.number))


def _read(file: Path) -> list[Tried]:
    return msgspec.json.decode(file.read_bytes(), type=list[Tried]) if file.is_file() else []


def _ended(running: dict[int, tuple[Path, Mutant, int]]) -> Tried:
    child, status = os.wait()
    file, mutant, tests = running.pop(child)
    code = os.waitstatus_to_exitcode(status)
    print("." if code else f"\n{file.name} {mutant}\n", end="", file=sys.stderr, flush=True)
    return Tried(file.name, mutant, tests, code != SURVIVED, code == TOO_LONG)


def report(game: str, every: int, tried: list[Tried], seconds: float) -> str:
    """The results, as Markdown."""
    found = sum(it.found for it in tried)
    low, high = wilson(found, len(tried))
    lines = [
        f"## {game}",
        "",
        f"{found} of {len(tried)} found: {found / len(tried):.1%} ({low:.1%} to {high:.1%}); "
        f"drawn from {every}; {sum(it.too_long for it in tried)} because a test did not end; "
        f"{seconds:.0f} s.",
        "",
    ]
    for it in tried:
        if not it.found:
            where = f"{it.file}:{it.mutant.line} {it.mutant.function}"
            lines.append(
                f"- {where}: `{it.mutant.before}` → `{it.mutant.after}` ({it.tests} tests)"
            )
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="how well tests know the rules")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=200, help="mutants for each game")
    parser.add_argument(
        "--again", action="store_true", help="try only those that the last run has not found"
    )
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args(argv)
    os.chdir(ROOT)
    os.environ.pop("PYTEST_ADDOPTS", None)
    for name in LOADED:
        importlib.import_module(name)
    RESULTS.mkdir(parents=True, exist_ok=True)
    broken = 0
    for game in chosen.games or registers():
        began = time.monotonic()
        try:
            every, tried = hunt(game, chosen.seed, chosen.count, chosen.workers, chosen.again)
        except Broken as error:
            broken = 1
            print(error, file=sys.stderr)
            continue
        told = report(game, every, tried, time.monotonic() - began)
        (RESULTS / f"{game}.md").write_text(told, "utf-8")
        print(told, flush=True)
    return broken


if __name__ == "__main__":
    sys.exit(main())
