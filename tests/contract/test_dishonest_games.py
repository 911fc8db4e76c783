"""The checks of the contract find what they are for: the honest Skerries passes them all, and each
dishonest or clumsy variant of it is caught by the check named for it."""

from __future__ import annotations

import random
import sys
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
    fair_deals,
    positions,
)
from isolario.contract.bench import checking
from isolario.core.event import Event
from isolario.core.game import Game
from skerries import GAME as SKERRIES
from tests.contract import (  # noqa: F401  (their variants are listed in `LEAKS`)
    clumsy,
    hasty,
    leaky,
    negligent,
    sketchy,
)
from tests.contract.careless import CARELESS
from tests.contract.variants import LEAKS, TRUTHS, variant_game
from tests.contract.wider import WIDER, say

FOGGY = isolario.all_games()["foggy-island"]
GAMES = 12  # in which a mistake must show
TRIES = 12_000  # of what comes from outside, in which one must show
UNLISTED = "same_moves_same_game"  # compares two games, so it is part of the walk


@pytest.mark.parametrize("game", [SKERRIES, WIDER], ids=str)
def test_the_honest_game_passes(game: Game) -> None:
    check_rulebook(game)
    remembered: dict[bytes, bytes] = {}
    for seats in (min(game.seats), max(game.seats)):
        assert check_game(game, seats, remembered=remembered, say=say).over


@pytest.mark.parametrize("seats", WIDER.seats)
def test_an_honest_opening_passes(seats: int) -> None:
    assert check_openings(WIDER, seats)


@pytest.mark.parametrize("name", CHECKS)
def test_the_honest_game_passes_each_check_at_every_decision(name: str) -> None:
    check_game(WIDER, 2, only=CHECKS[name], say=say)


def _play_many(game: Game, only: Check | None = None) -> None:
    TRUTHS.clear()
    remembered: dict[bytes, bytes] = {}
    for seed in range(GAMES):
        seats = game.seats[seed % len(game.seats)]
        check_game(game, seats, seed=seed, only=only, remembered=remembered, say=say)


def _found(caught: pytest.ExceptionInfo[ContractBroken], check: str, stumbles: type | None) -> bool:
    """Whether a breach was found by this check, and not because the variant broke down in another
    way than it is meant to."""
    cause = caught.value.__cause__
    return caught.value.check == check and (cause and type(cause)) == stumbles


@pytest.mark.parametrize("variant", LEAKS)
def test_each_variant_is_caught_by_its_check(variant: str) -> None:
    game, expected, stumbles = LEAKS[variant]
    with pytest.raises(ContractBroken) as caught:
        _play_many(game, CHECKS.get(expected))
    assert _found(caught, expected, stumbles), caught.value
    assert variant in caught.value.where


@pytest.mark.more
@pytest.mark.parametrize("variant", LEAKS)
def test_no_variant_passes_an_ordinary_run(variant: str) -> None:
    """Whatever is wrong comes out without anybody knowing where to look."""
    with pytest.raises(ContractBroken):
        _play_many(LEAKS[variant].game)


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


@pytest.mark.parametrize("seats", [2, 5])
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
    monkeypatch.setattr(positions, "PATIENCE", 0.5)
    game, check, stumbles = CARELESS[variant]
    with pytest.raises(ContractBroken) as caught:
        check(game, TRIES)
    assert _found(caught, check.__name__, stumbles), caught.value
    assert variant in caught.value.where


@pytest.mark.parametrize("game", [SKERRIES, WIDER], ids=str)
def test_the_honest_game_reads_what_comes_from_outside(game: Game) -> None:
    for check in (check_positions, check_records, check_views):
        assert check(game, 1000) > 25


def test_numbers_may_depend_on_the_view() -> None:
    game = variant_game(negligent.TurningNumbers)
    for check in ("moves_have_numbers", "masks_show_the_moves"):
        assert check_game(game, only=CHECKS[check]).over


def test_all_deals_tell_an_unfair_guess_where_they_are_few() -> None:
    """Skerries has many deals, so this way to look at guesses is tried by itself."""
    assert _deals_at_the_end(SKERRIES) == 90
    with pytest.raises(ContractBroken, match="guesses"), checking("deals_are_fair"):
        _deals_at_the_end(LEAKS["GuessIsUnfair"].game)


def _deals_at_the_end(game: Game) -> int:
    """How many deals there are once four players have drawn all winds, if guesses are fair."""
    state, rng = game.new(4, 5), random.Random(3)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat)[0])
    return fair_deals(state, 0, None, rng)


def test_every_check_catches_something() -> None:
    assert {leak.check for leak in LEAKS.values()} == {*CHECKS, UNLISTED}


def test_a_breach_says_what_and_where() -> None:
    broken = ContractBroken("guesses_vary", "seat 0 always guesses A", "skerries, 2 seats")
    assert str(broken) == "guesses_vary: seat 0 always guesses A (skerries, 2 seats)"
