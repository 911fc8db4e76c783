"""The checks of the contract find what they are for: an honest toy game passes them all, and
each dishonest or clumsy variant is caught by the check named for it."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import isolario
from isolario.contract import (
    CHECKS,
    Check,
    ContractBroken,
    check_endings,
    check_game,
    check_openings,
    check_positions,
    check_records,
    check_rulebook,
    check_views,
    positions,
    set_ups,
)
from isolario.contract.guesses import fair_places
from isolario.core.errors import BadNotation
from isolario.core.event import Event
from isolario.core.game import Game, State
from tests.contract import (
    clumsy,  # noqa: F401  (its variants join those of leaky)
    hasty,  # noqa: F401
    negligent,
)
from tests.contract.careless import CARELESS
from tests.contract.leaky import LEAKS, TRUTHS, variant_game
from tests.contract.toy import TOY, ToyState, ToyView, say

FOGGY = isolario.all_games()["foggy-island"]
SET_UPS = list(set_ups(TOY))
UNLISTED = "same_moves_same_game"  # compares two games, so it is part of the walk


def test_the_honest_game_passes() -> None:
    check_rulebook(TOY)
    remembered: dict[bytes, bytes] = {}
    for seed in range(2):
        for seats, options in SET_UPS:
            state = check_game(TOY, seats, options, seed, remembered=remembered, say=say)
            assert state.over
    assert all(check_openings(TOY, seats, options) for seats, options in SET_UPS)


@pytest.mark.parametrize("name", CHECKS)
def test_the_honest_game_passes_each_check_at_every_decision(name: str) -> None:
    for seed, (seats, options) in enumerate(SET_UPS):
        check_game(TOY, seats, options, seed, only=CHECKS[name], say=say)


def _play_many(game: Game, only: Check | None = None) -> None:
    TRUTHS.clear()
    remembered: dict[bytes, bytes] = {}
    for seed in range(12):
        seats, options = SET_UPS[-1 - seed % len(SET_UPS)]
        check_game(game, seats, options, seed, only=only, remembered=remembered, say=say)


@pytest.mark.parametrize("variant", LEAKS)
def test_each_variant_is_caught_by_its_check(variant: str) -> None:
    game, expected = LEAKS[variant]
    with pytest.raises(ContractBroken) as caught:
        _play_many(game, CHECKS.get(expected))
    assert caught.value.check == expected
    assert variant in caught.value.where


@pytest.mark.more
@pytest.mark.parametrize("variant", LEAKS)
def test_no_variant_passes_an_ordinary_run(variant: str) -> None:
    """Whatever is wrong comes out without anybody knowing where to look."""
    game, _ = LEAKS[variant]
    with pytest.raises(ContractBroken):
        _play_many(game)


SHOWN_WRONGLY = [
    ("sunny", "picked", {"hidden": "token"}, "sealed_steps_stay_secret"),
    ("sunny", "drew", {"knowers": None}, "events_tell_no_secret"),
    ("sunny", "drew", {"chance": False}, "events_tell_no_secret"),
    ("fog", "laid_down", {"knowers": None}, "events_tell_no_secret"),
    ("fog", "turned_up", {"reveals": False}, "events_tell_no_secret"),
]


@pytest.mark.parametrize(("weather", "what", "change", "expected"), SHOWN_WRONGLY)
def test_a_real_game_that_shows_too_much_is_caught(
    weather: str,
    what: str,
    change: dict[str, object],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _show_wrongly(what, change, monkeypatch)
    with pytest.raises(ContractBroken) as caught:
        check_game(FOGGY, 2, {"weather": weather}, 1, only=CHECKS[expected])
    assert caught.value.check == expected


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_reason_that_chance_seldom_asks_for_is_missed_at_an_end_that_is_steered_to(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 300 random games of Sea Dragons, 10 end with no ship for seat 1."""
    dragons = isolario.all_games()["sea-dragons"]
    told = dragons.view_type.unscored
    monkeypatch.setattr(
        dragons.view_type,
        "unscored",
        lambda view: tuple(it for it in told(view) if (it.what, it.seat) != ("no_ships", 1)),
    )
    check_game(dragons, seats, seed=0, only=CHECKS["blanks_have_reasons"])
    with pytest.raises(ContractBroken, match="source_ships") as caught:
        check_endings(dragons, seats)
    assert caught.value.check == "blanks_have_reasons"


def test_an_opening_that_shows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    _show_wrongly("weather_drawn", {"knowers": None}, monkeypatch)
    with pytest.raises(ContractBroken, match="told more at the start"):
        check_openings(FOGGY, 2, {"weather": "cards"})


def _show_wrongly(what: str, change: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    def event(*args: Any, **fields: Any) -> Event:
        made = Event(*args, **fields)
        return msgspec.structs.replace(made, **change) if made.what == what else made

    for name, module in list(sys.modules.items()):
        if name.startswith("isolario.games.foggy_island") and hasattr(module, "Event"):
            monkeypatch.setattr(module, "Event", event)


@pytest.mark.parametrize("variant", CARELESS)
def test_each_careless_variant_is_caught(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "PATIENCE", 2.0)
    game, expected, check = CARELESS[variant]
    with pytest.raises(ContractBroken) as caught:
        check(game, 3000)
    assert caught.value.check == expected
    assert variant in caught.value.where


def test_the_honest_game_reads_what_comes_from_outside() -> None:
    for check in (check_positions, check_records, check_views):
        assert check(TOY, 1000) > 25


def test_numbers_may_depend_on_the_view() -> None:
    game = variant_game(negligent.TurningNumbers)
    for seed in range(3):
        assert check_game(game, seed=seed, say=say).over


def test_two_places_tell_an_unfair_guess_where_deals_are_many() -> None:
    """The toy has few deals, so this way to look at guesses is tried by itself."""
    seed = random.Random(3)
    honest = TOY.new(3, 5)
    for _ in range(20):
        fair_places(honest, 0, None, seed)
    cut, _ = LEAKS["GuessIsUnfair"]
    unfair = cut.new(3, 5)
    assert any(_uneven(unfair, seed) for _ in range(20))


def _uneven(state: State, rng: random.Random) -> bool:
    try:
        fair_places(state, 0, None, rng)
    except Exception as error:
        return "unevenly" in str(error)
    return False


def test_a_game_without_a_notation_for_positions_gets_a_plain_one() -> None:
    plain = replace(TOY, position=None)
    try:
        for seats, options in SET_UPS:
            check_game(plain, seats, options, 1)
        text = plain.new(2, 7).text
        assert "hands: C B\n" in text
        broken = ("phase: seal", "phase: 7"), ("hands: ", "hands: {")
        for bad in (text.replace(*change) for change in broken):
            with pytest.raises(BadNotation):
                plain.parse(bad)
    finally:
        ToyState.game = ToyView.game = TOY


def test_every_check_catches_something() -> None:
    assert {expected for _, expected in LEAKS.values()} == {*CHECKS, UNLISTED}


def test_a_breach_says_what_and_where() -> None:
    broken = ContractBroken("guesses_vary", "seat 0 always guesses A", "shells, 2 seats")
    assert str(broken) == "guesses_vary: seat 0 always guesses A (shells, 2 seats)"
