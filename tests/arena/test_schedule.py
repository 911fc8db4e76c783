"""Who sits where, and what is dealt: nobody has an advantage by it."""

from __future__ import annotations

from collections import Counter

import pytest

from isolario.arena.kind import Kind, kind_of, sides
from isolario.arena.ladder import matches_of
from isolario.arena.player import read_player
from isolario.arena.series import series_of
from isolario.core.errors import UnknownOption
from tests.arena.matches import a_match, a_series


@pytest.mark.parametrize(
    ("game", "seats", "chairs"),
    [("foggy-island", 2, 2), ("foggy-island", 4, 2), ("land-vs-sea", 3, 3), ("sea-dragons", 5, 5)],
)
def test_each_deal_is_played_from_every_chair(game: str, seats: int, chairs: int) -> None:
    series = a_series(game, seats)
    games = 3 * chairs
    seatings = [series.seating(number) for number in range(games)]
    sat = Counter(seat for seating in seatings for seat in range(seats) if seating[seat] == 0)
    assert len({*sat.values()}) == 1
    assert set(sat) == set(range(seats))
    deals = Counter(series.deal(number) for number in range(games))
    assert deals == {f"arena-{deal}": chairs for deal in range(3)}
    for seating in seatings:  # a team is on one side
        assert all(len({seating[seat] for seat in side}) == 1 for side in sides(series.kind))


def test_all_pairs_meet_the_same_deals_and_whims() -> None:
    kind = kind_of("sea-dragons", 3)
    players = [read_player(name) for name in ("random", "greedy", "easy")]
    found = [match.series[0] for match in matches_of(kind, players, 6)]
    assert len(found) == 3
    for number in range(6):
        assert len({series.deal(number) for series in found}) == 1
        for seat in range(3):
            assert len({series.whim(number, seat) for series in found}) == 1
    whims = {found[0].whim(number, seat) for number in (0, 3) for seat in range(3)}
    assert len(whims) == 6  # but no two bots of a game have the same


def test_a_match_is_made_of_whole_deals() -> None:
    assert a_match("sea-dragons", 4, games=10).goals() == [12]
    assert a_match("sea-dragons", 5, games=200, until=5).goals() == [60, 120, 180, 200]


def test_who_plays_alone_or_in_one_team_has_a_series_of_their_own() -> None:
    match = a_match("beacon-patrol", 2)
    assert [str(series) for series in match.series] == ["greedy", "random"]
    assert [series.chairs for series in match.series] == [1, 1]
    assert match.series[0].seating(5) == (0, 0)
    assert match.series[0].deal(5) == match.series[1].deal(5)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("genius", "there is no bot 'genius'"),
        ("search:200", "search:iterations=200"),
        ("search:iterations=", "search:iterations=200"),
        ("search:iterations=0", "at least one iteration"),
        ("search:iterations=many", "search:iterations=many"),
        ("greedy:overlooks=2", "from 0 to 1"),
        ("greedy@/nowhere", "there is no Isolario in /nowhere"),
    ],
)
def test_a_player_that_makes_no_sense_is_refused_in_one_line(text: str, why: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        read_player(text)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_options_are_part_of_what_is_played() -> None:
    fog, usual = kind_of("foggy-island", 2, {"weather": "fog"}), kind_of("foggy-island")
    assert (fog.told, usual.told) == ("weather=fog", "")
    names = {series_of(kind, (read_player("greedy"),) * 2).name for kind in (fog, usual)}
    assert len(names) == 2
    assert isinstance(fog, Kind)
