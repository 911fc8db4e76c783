"""How a game of Cartographers is set up (CRT-S)."""

from __future__ import annotations

from collections import Counter

import pytest

from isolario.core.text import Text
from isolario.games.cartographers import Sheet, monster_penalty, placements, score_card, solo_ambush
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING
from tests.clauses import clause
from tests.games.cartographers.shorthand import cells, new


def test_what_the_package_offers() -> None:
    """The functions that the documentation promises, as it promises them."""
    sheet = Sheet.parse(Sheet.blank("A").text)
    assert score_card("lost_barony", sheet, edition="original-2019") == 3
    assert monster_penalty(sheet) == 0
    assert len(placements("rift_lands", sheet, ruins=False)) == 580
    assert solo_ambush("gnoll_raid", sheet) == cells("a1 b1 a2 a3 b3")


@clause("CRT-S2")
def test_one_scoring_card_of_each_category_in_random_order() -> None:
    cards: Counter[str] = Counter()
    places: Counter[tuple[int, str]] = Counter()
    for seed in range(320):
        state = new(1, seed)
        cards.update(state.edicts)
        kinds = [SCORING[card].category for card in state.edicts]
        assert sorted(kinds) == ["forest", "placement", "village", "water_farm"]
        places.update(enumerate(kinds))
        told = [event.facts for event in state.log[0].events if event.what == "edict_drawn"]
        assert told == [
            {"edict": Text(f"edict_{letter}"), "card": Text(card)}
            for letter, card in zip("abcd", state.edicts, strict=True)
        ]
        assert state.view(None).known.edicts == state.edicts
    assert set(cards) == set(SCORING)
    assert min(cards.values()) > 40  # of 80 on average
    assert len(places) == 16
    assert min(places.values()) > 40


@clause("CRT-S4")
def test_one_ambush_goes_unseen_into_the_shuffled_deck() -> None:
    inside: Counter[str] = Counter()
    depth: Counter[int] = Counter()
    for seed in range(200):
        state = new(1, seed)
        deck = [*state.turned, *([state.card] if state.card in AMBUSH else []), *state.deck]
        if state.sheets[0].monster:  # the only ambush came first and is gone
            continue
        assert sorted(card for card in deck if card in EXPLORE) == sorted(EXPLORE)
        (ambush,) = [card for card in deck if card in AMBUSH]
        assert sorted((ambush, *state.ambushes)) == sorted(AMBUSH)
        inside[ambush] += 1
        depth[deck.index(ambush)] += 1
        assert state.view(0).known.ambushes_in_deck == 1
        assert state.view(0).known.gone == ()
    assert len(inside) == 4
    assert len(depth) >= 12


@clause("CRT-S1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_one_side_for_all(side: str) -> None:
    state = new(4, 1, side=side)
    assert state.sheets == (Sheet.blank(side),) * 4
    assert (state.coins, state.crossed) == ((0,) * 4, (0,) * 4)
