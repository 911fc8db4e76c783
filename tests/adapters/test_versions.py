"""Names of environments end in a version, and it changes with what a program has learnt."""

from __future__ import annotations

import hashlib
import random

import pytest

import isolario
from isolario.adapters.episode import Episode
from tests.ours import OURS

PINNED: dict[str, tuple[int, str]] = {
    "beacon-patrol": (0, "2118eb794c80b2f8"),
    "cartographers": (0, "bb4eadc8b5f6e392"),
    "foggy-island": (0, "02eb5f50939880ba"),
    "land-vs-sea": (0, "2ee523b390187580"),
    "sea-dragons": (0, "9011f5cdf39e3e4a"),
}
"""By game: its version as an environment, and the digest of games played by numbers."""


def digest(name: str) -> str:
    """Everything that is legal, chosen and earned in a few random games, in short."""
    found, rng = hashlib.sha256(), random.Random(1)
    for seats in isolario.all_games()[name].seats[:3]:
        episode = Episode(name, seats)
        episode.begin(1)
        while movers := episode.state.to_move:
            mask = episode.legal(movers[0])
            found.update(f"{movers[0]} {mask:x} ".encode())
            numbers = [at for at in range(mask.bit_length()) if mask >> at & 1]
            assert episode.act(movers[0], rng.choice(numbers))
        found.update(repr((episode.earned(), episode.actions, episode.bounds)).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("name", OURS)
def test_what_has_been_learnt_still_fits(name: str) -> None:
    """If this fails, and was meant to: raise `Game.environment` and write both down here."""
    assert PINNED[name] == (isolario.all_games()[name].environment, digest(name))
