"""Ambush cards in the deck, from season to season (CRT-T5, S)."""

from __future__ import annotations

import random

import pytest

from isolario.games.cartographers.pieces import AMBUSH, EXPLORE
from tests.clauses import clause
from tests.games.cartographers.shorthand import EMPTY, new, play_all, position, so_far, whats


@clause("CRT-F2")
@pytest.mark.parametrize("came", [True, False])
def test_an_ambush_that_did_not_come_up_stays(came: bool) -> None:
    turned = so_far(8, "orchard").split()
    rest = [card for card in EXPLORE if card not in turned]
    state = position(
        card="orchard",
        turned=" ".join(turned),
        deck=" ".join([*rest, *([] if came else ["gnoll_raid"])]),
        ambushes="kobold_onslaught goblin_attack bugbear_assault",
        seed="next",
    )
    assert state.view(0).known.gone == (("gnoll_raid",) if came else ())
    play_all(state)
    assert state.season == 1
    now = [*state.turned, *state.deck, *([state.card] if state.phase == "ambush" else [])]
    explores = sorted(card for card in now if card in EXPLORE)
    assert explores == sorted(EXPLORE)  # all that was turned returned
    ambushes = {card for card in now if card in AMBUSH}
    assert ambushes == {"kobold_onslaught"} | (set() if came else {"gnoll_raid"})
    assert state.ambushes == ("goblin_attack", "bugbear_assault")
    if state.phase != "ambush":
        assert state.view(0).known.ambushes_in_deck == len(ambushes)


@clause("CRT-F2", "CRT-A1")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_ambushes_in_one_season(seats: int) -> None:
    state = position(
        EMPTY * seats,
        season="summer",
        card="rift_lands",
        deck="gnoll_raid hamlet goblin_attack farmland orchard",
    )
    turned = 0
    while state.card != "farmland":
        turned += whats(play_all(state, choice=40)).count("ambush_turned")
    assert turned == 2
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [5 + 3] * seats
    assert state.season == 1
    assert not {"gnoll_raid", "goblin_attack"} & {*state.deck, *state.turned, *state.ambushes}


@clause("CRT-F2")
def test_two_ambushes_in_a_row() -> None:
    state = position(card="rift_lands", deck="gnoll_raid kobold_onslaught farmland orchard")
    play_all(state)
    assert state.owner(0) == 1
    play_all(state)
    assert (state.phase, state.card) == ("ambush", "kobold_onslaught")
    play_all(state)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [9, 9]


@clause("CRT-F2")
def test_by_winter_all_four_ambushes_have_gone_in() -> None:
    for seed in range(12):
        state = new(2, seed)
        rng = random.Random(seed)
        met: list[str] = []
        while not state.over:
            assert len(state.ambushes) == 3 - state.season
            seat = state.to_move[0]
            events = state.play(seat, state.legal_moves(seat).choice(rng))
            met += [str(e.facts["card"]) for e in events if e.what == "ambush_turned"]
        met += [str(e.facts["card"]) for e in state.log[0].events if e.what == "ambush_turned"]
        left = [card for card in state.deck if card in AMBUSH]
        assert len(met) + len(left) == 4
        assert len(set(met)) == len(met)  # none comes twice
        assert state.ambushes == ()


@clause("CRT-F2")
def test_the_shuffle_of_a_season_does_not_depend_on_the_play() -> None:
    decks = set()
    for choice in (0, 3, 9):
        state = position(card="orchard", turned=so_far(8, "orchard"), seed="again")
        play_all(state, choice=choice)
        decks.add((state.turned, state.deck))
    assert len(decks) == 1
