"""Foggy Island positions with few hidden pieces: every deal that fits is guessed, no other."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from isolario.contract import fair_deals
from isolario.contract.moves import FAIR, deviations
from isolario.core.chance import Chance
from isolario.core.game import Memory
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.pieces import DOWN, UNKNOWN_KIND, kind_of, owner_of, token
from tests.games.foggy_island.shorthand import BLUE, RED, in_play, parse

# Most tokens lie face up. Hidden: hands, decks, and face-down cells.
IN_FOG = """
bW bW bW bW bW bW
bW bR bR bR bR bH
bH bP rW rW rW rW
rW rW rW rW rR rR
rR rH rP bH? rR? rW?
.. .. .. .. .. ..
phase: play
turn: blue
weather: fog
hands: WP | HH
decks: W | P
"""

IN_THE_SUN = """
bW bW bW bW bW bW
bW bR bR bR bH bH
bP rW rW rW rW rW
rW rW rW rR rR rR
rH rP .. .. .. ..
.. .. .. .. .. ..
phase: play
turn: red
hands: WRH | RHH
decks: WP | WP
"""

CARDS = """
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
phase: weather
first: blue
drawn: sunny fog
weather deck: cloudy sunny cloudy fog/blue sunny/all cloudy/all
options: weather=cards
"""


def test_the_positions_hold_whole_sets() -> None:
    for text in (IN_FOG, IN_THE_SUN):
        state = parse(text)
        for seat in (BLUE, RED):
            laid = [kind_of(code) for code in state.board if code and owner_of(code) == seat]
            whole = Counter([*laid, *state.hands[seat], *state.decks[seat]])
            assert whole == Counter(state.sets[seat])


def _anew(state: FoggyState, owner: int, keep: frozenset[int]) -> list[tuple[FoggyState, int]]:
    """The state with one seat's unseen tokens in every order, as single tokens; and how often each
    comes up, because some are alike."""
    cells = [
        cell
        for cell, code in enumerate(state.board)
        if code & DOWN and owner_of(code) == owner and cell not in keep
    ]
    hand, deck = state.hands[owner], state.decks[owner]
    down = [kind_of(state.board[cell]) for cell in cells]
    found = []
    for order, times in Counter(permutations((*down, *hand, *deck))).items():
        other = state.copy()
        for cell, kind in zip(cells, order, strict=False):
            other.board[cell] = token(owner, kind) | DOWN
        rest = order[len(cells) :]
        other.hands[owner] = tuple(sorted(rest[: len(hand)]))
        other.decks[owner] = rest[len(hand) :]
        found.append((other, times))
    return found


def _all_deals(state: FoggyState, seat: int | None, keep: frozenset[int]) -> Counter[str]:
    """Every deal that looks the same to a seat, by brute force, with how often it comes up."""
    shown = state.view(seat).json()
    fits: Counter[str] = Counter()
    for half, halves in _anew(state, BLUE, keep):
        if half.view(seat).json() == shown:
            for whole, times in _anew(half, RED, keep):
                if whole.view(seat).json() == shown:
                    fits[whole.text] += halves * times
    return fits


def _all_weathers(state: FoggyState, seat: int | None) -> Counter[str]:
    shown = state.view(seat).json()
    fits: Counter[str] = Counter()
    for order, times in Counter(permutations((*state.drawn, *state.weather_deck))).items():
        other = state.copy()
        other.drawn, other.weather_deck = order[:2], order[2:]
        if other.view(seat).json() == shown:
            fits[other.text] += times
    return fits


def _compare(
    state: FoggyState, seat: int | None, fits: Counter[str], recall: tuple[Memory, ...] | None
) -> None:
    rng = random.Random(7)
    view = state.view(seat)
    throws = 40 * len(fits)
    seen: Counter[str] = Counter()
    for _ in range(throws):
        guess = view.guess(rng, recall)
        guess.chance = state.chance
        seen[guess.text] += 1
    assert len(fits) > 1
    assert set(seen) == set(fits)
    total = fits.total()
    means = {text: throws * count / total for text, count in fits.items()}
    chi_square = sum((seen[text] - mean) ** 2 / mean for text, mean in means.items())
    assert deviations(chi_square, len(fits) - 1) < FAIR


NOTHING: frozenset[int] = frozenset()


@pytest.mark.parametrize("seat", [BLUE, RED, None])
@pytest.mark.parametrize("text", [IN_FOG, IN_THE_SUN], ids=["fog", "sunny"])
def test_every_deal_that_fits_is_guessed(text: str, seat: int | None) -> None:
    state = parse(text)
    fits = _all_deals(state, seat, NOTHING)
    _compare(state, seat, fits, None)
    assert fair_deals(state, seat, None, random.Random(3), 5000) == len(fits)


def test_in_fog_a_memory_leaves_fewer_deals() -> None:
    state = parse(IN_FOG.replace("turn: blue", "turn: blue\npoints: 3 | 4"))
    state.play(BLUE, "Pa6")
    state.play(RED, "Hb6")
    cell = frozenset({30})
    recall = state.recall(BLUE)
    without = _all_deals(state, BLUE, NOTHING)
    remembering = _all_deals(state, BLUE, cell)
    assert len(remembering) < len(without)
    _compare(state, BLUE, remembering, recall)


@pytest.mark.parametrize("seat", [BLUE, RED, None])
def test_every_order_of_the_weather_cards_is_guessed(seat: int | None) -> None:
    state = parse(CARDS)
    _compare(state, seat, _all_weathers(state, seat), None)


def test_a_guess_has_its_own_chance() -> None:
    state = in_play(weather="fog")
    guesses = [state.view(BLUE).guess(random.Random(seed)) for seed in range(20)]
    assert len({guess.chance.seed for guess in guesses}) == 20
    assert all(isinstance(guess.chance, Chance) for guess in guesses)
    assert all(UNKNOWN_KIND not in guess.decks[RED] for guess in guesses)
