"""What a game is worth to a learner, at its end and on the way."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import isolario
from isolario.adapters.episode import Episode
from isolario.adapters.rewards import rewards
from isolario.core.event import Outcome

TABLES = [(game.name, seats) for game in isolario.all_games().values() for seats in game.seats[:3]]


@pytest.mark.parametrize("seats", range(2, 7))
def test_places_are_worth_as_much_as_they_say(seats: int) -> None:
    places = tuple(range(1, seats + 1))
    expected = [(seats + 1 - 2 * place) / (seats - 1) for place in places]
    assert rewards(Outcome(places), (0,) * seats) == pytest.approx(expected)
    shared = (1, 1, *places[2:])
    mean = (expected[0] + expected[1]) / 2
    assert rewards(Outcome(shared), (0,) * seats)[:2] == pytest.approx((mean, mean))


def _play(episode: Episode, seed: int) -> list[tuple[float, ...]]:
    rng = random.Random(seed)
    episode.begin(seed)
    earned = []
    while not episode.state.over:
        seat = episode.state.to_move[0]
        assert episode.act(seat, int(rng.choice(np.flatnonzero(episode.mask(seat)))))
        earned.append(episode.earned() or (0.0,) * episode.seats)
    return earned


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_stay_in_their_bounds(name: str, seats: int) -> None:
    episode = Episode(name, seats)
    earned = _play(episode, 1)
    low, high = episode.bounds
    assert all(low <= each <= high for each in earned[-1])
    assert not any(any(each) for each in earned[:-1])
    assert episode.penalty <= low


def _potential(episode: Episode) -> tuple[float, ...]:
    assert episode._shaping is not None
    return episode._shaping.potential(episode.state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_shaping_telescopes(name: str, seats: int) -> None:
    """What is given on the way adds up to nothing but the worth of the first position, taken
    away."""
    plain, shaped = Episode(name, seats), Episode(name, seats, shaping=1.0)
    shaped.begin(2)
    first = _potential(shaped)
    final, earned = _play(plain, 2)[-1], _play(shaped, 2)
    for seat in range(seats):
        total = sum(each[seat] for each in earned)
        assert total == pytest.approx(final[seat] - first[seat])


def test_shaping_telescopes_with_a_discount() -> None:
    discount = 0.9
    plain, shaped = Episode("cartographers", 2), Episode("cartographers", 2, shaping=discount)
    shaped.begin(2)
    first = _potential(shaped)
    final, earned = _play(plain, 2), _play(shaped, 2)
    assert sum(map(any, earned)) > len(earned) / 4  # it is told early what was good
    for seat in range(2):
        total = sum(discount**at * each[seat] for at, each in enumerate(earned))
        end = discount ** (len(final) - 1) * final[-1][seat]
        assert total == pytest.approx(end - first[seat])


def test_a_seat_that_cannot_tell_keeps_its_potential() -> None:
    shaped = Episode("foggy-island", 2, shaping=1.0, weather="fog")
    earned: list[Any] = _play(shaped, 3)
    assert np.isfinite(earned).all()
