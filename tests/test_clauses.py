"""Every clause of a game that is built has a place in the code and a test, and the table that lists
them is up to date."""

from __future__ import annotations

import pytest

import isolario
from tests.clauses import (
    RULES,
    TABLE,
    every_clause,
    excused,
    marked_rulings,
    matching,
    patterns,
    places,
    proofs,
    register,
    registers,
    rulings,
    table,
)
from tests.ours import OURS


@pytest.mark.parametrize("name", OURS)
def test_every_clause_has_a_test(name: str) -> None:
    excuses = excused("later.toml").keys() | excused("conduct.toml").keys()
    missing = [number for number in register(name) if number not in proofs().keys() | excuses]
    assert not missing, f"no test carries @clause for {', '.join(missing)}"


def test_every_mark_names_a_clause() -> None:
    unknown = {number: tests for number, tests in proofs().items() if number not in every_clause()}
    assert not unknown


@pytest.mark.parametrize("name", registers())
def test_a_register_numbers_its_clauses_once_with_one_prefix(name: str) -> None:
    numbers = register(name)
    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert len({number.partition("-")[0] for number in numbers}) == 1
    if name in isolario.all_games():
        assert numbers[0].startswith(f"{isolario.all_games()[name].prefix}-")


def test_registers_speak_of_nothing_outside_the_repository() -> None:
    for file in RULES.glob("*.md"):
        text = file.read_text("utf-8")
        assert "seeds/" not in text, file.name
        assert "`data" not in text, file.name


@pytest.mark.parametrize("file", ["later.toml", "conduct.toml"])
def test_every_excuse_is_for_a_clause_and_says_why(file: str) -> None:
    for pattern, reason in patterns(file).items():
        assert matching(pattern), f"{file}: {pattern} names no clause"
        assert reason.strip(), f"{file}: {pattern} says no reason"


def test_nothing_is_put_off_that_is_already_proven() -> None:
    for pattern in patterns("later.toml"):
        open_clauses = set(matching(pattern)) - proofs().keys()
        assert open_clauses, f"all of {pattern} has tests: take it out of later.toml"


def test_the_table_is_up_to_date() -> None:
    assert TABLE.read_text("utf-8") == table(), "run: make clauses"


@pytest.mark.parametrize("name", OURS)
def test_every_clause_has_its_place_in_the_code(name: str) -> None:
    """The file that implements a clause names it. Book, cards and words do not count."""
    excuses = excused("later.toml").keys() | excused("conduct.toml").keys()
    missing = [number for number in register(name) if number not in places(name).keys() | excuses]
    assert not missing, f"no rule code names {', '.join(missing)}"


@pytest.mark.parametrize("name", OURS)
def test_rule_code_names_only_clauses_of_its_register(name: str) -> None:
    unknown = sorted(places(name).keys() - set(register(name)))
    assert not unknown, f"the register has no {', '.join(unknown)}"


@pytest.mark.parametrize("name", OURS)
def test_every_ruling_has_its_place_in_the_code(name: str) -> None:
    """For each ``[ruling]`` of a register, a comment or docstring in the game's rule code names
    clause and ruling. One may be spread over several places, but none may have no place."""
    marked, conduct = marked_rulings(name), excused("conduct.toml")
    missing = [
        f"{number} ({marked[number]} of {count})"
        for number, count in rulings(name).items()
        if marked[number] < count and number not in conduct
    ]
    assert not missing, f"too few places are marked [ruling] for {', '.join(missing)}"


@pytest.mark.parametrize("name", OURS)
def test_every_mark_of_a_ruling_is_one(name: str) -> None:
    invented = sorted(marked_rulings(name).keys() - rulings(name).keys())
    assert not invented, f"the register has no [ruling] in {', '.join(invented)}"
