"""Checks of guesses: they fit the view, keep the pieces and the memories, and really vary."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from isolario.contract.bench import Bench, check, fail, memory, viewers, who
from isolario.contract.deals import Deal, all_deals
from isolario.contract.moves import FAIR, deviations
from isolario.core.errors import NotAllowed
from isolario.core.game import Memory, Secret, State

FEW = 4  # guesses, where every one must be right
GUESSES = 64  # where they must vary
PATIENCE = 21  # times the pool, for a one-of-a-kind piece: a miss has a chance of e^-21
FEW_DEALS, MANY_DEALS = 40, 400
LOOKS = 160  # at two places, where there are too many deals to list

Secrets = dict[str, Secret]


def pools(secrets: Secrets) -> dict[str, Counter[str]]:
    """The pieces of every pool, wherever they lie."""
    found: dict[str, Counter[str]] = {}
    for secret in secrets.values():
        if secret.pool:
            found.setdefault(secret.pool, Counter()).update(secret.pieces)
    return found


def ways_to_guess(state: State) -> Iterable[tuple[int | None, tuple[Memory, ...] | None]]:
    """Every viewer, with and without its memory."""
    for viewer in viewers(state):
        yield viewer, None
        if viewer is not None:
            yield viewer, state.recall(viewer)


@check
def guesses_fit(state: State, bench: Bench) -> None:
    """A guess looks to its viewer just as the truth does, and comes from the view alone."""
    for viewer, recall in ways_to_guess(state):
        view = state.view(viewer)
        shown = view.json()
        for _ in range(FEW):
            seed = bench.rng.getrandbits(32)
            guess = view.guess(random.Random(seed), recall)
            if guess.view(viewer).json() != shown:
                found = guess.view(viewer).json().decode()
                fail(f"{who(viewer)} sees {shown.decode()}, but in a guess {found}")
            again = state.game.view(shown).guess(random.Random(seed), recall)
            if again.text != guess.text:
                fail(f"{who(viewer)} guesses differently from the JSON of the same view")
            if guess.chance.seed == state.chance.seed:
                fail(f"a guess of {who(viewer)} has the random numbers of the real game")
            if guess.to_move != state.to_move or guess.sealed != state.sealed:
                fail(f"in a guess of {who(viewer)} different seats are to move")
        _has_no_record(guess)


def _has_no_record(guess: State) -> None:
    try:
        guess.record()
    except NotAllowed:
        return
    fail("a guess has a record, though it was never started from a seed")


@check
def guesses_can_be_played(state: State, bench: Bench) -> None:
    """A guess can be played to the end, and the view it came from is still the same."""
    viewer = bench.rng.choice(viewers(state))
    guess = state.view(viewer).guess(bench.rng, memory(state, viewer))
    for _ in range(state.game.longest + 1):
        if guess.over:
            return
        seat = bench.rng.choice(guess.to_move)
        guess.play(seat, guess.legal_moves(seat).choice(bench.rng))
    fail(f"a guess goes on for more than {state.game.longest} decisions")


@check
def guesses_keep_the_pieces(state: State, bench: Bench) -> None:
    """A guess has the same places, each with as many pieces, and the same pieces of each pool."""
    for viewer, recall in ways_to_guess(state):
        view = state.view(viewer)
        truth = state.secrets(viewer, recall is not None)
        for _ in range(FEW):
            guessed = view.guess(bench.rng, recall).secrets(viewer, recall is not None)
            if truth.keys() != guessed.keys():
                odd = sorted(truth.keys() ^ guessed.keys())[:3]
                fail(f"a guess of {who(viewer)} has different hidden places from the truth: {odd}")
            if pools(truth) != pools(guessed):
                fail(f"a guess of {who(viewer)} has different pieces from the truth")
            for place, secret in truth.items():
                if len(secret.pieces) != len(guessed[place].pieces) and not state.sealed:
                    fail(f"a guess of {who(viewer)} has a different number of pieces in {place!r}")


@check
def guesses_keep_memories(state: State, bench: Bench) -> None:
    """With its recall, a seat's guesses have everything that it remembers in the right place."""
    for seat in range(state.seats):
        truth, forgotten = state.secrets(seat), state.secrets(seat, True)
        if forgotten.items() - truth.items():
            fail(f"seat {seat} knows less when it remembers")
        for _ in range(FEW):
            guessed = state.view(seat).guess(bench.rng, state.recall(seat)).secrets(seat)
            for place in truth.keys() - forgotten.keys():
                if guessed[place] != truth[place]:
                    fail(f"seat {seat} remembers {place!r}, but guesses it again")


@check
def guesses_vary(state: State, bench: Bench) -> None:
    """Over some guesses, every hidden place that could hold different things does."""
    for viewer, recall in ways_to_guess(state):
        view = state.view(viewer)
        recalling = recall is not None
        first = view.guess(bench.rng, recall).secrets(viewer, recalling)
        pieces = pools(first)
        stuck = {
            place: secret
            for place, secret in first.items()
            if len(pieces.get(secret.pool, ())) > 1
            and 0 < len(secret.pieces) < pieces[secret.pool].total()
        }
        largest = max((pieces[secret.pool].total() for secret in stuck.values()), default=0)
        for _ in range(max(GUESSES, PATIENCE * largest)):
            if not stuck:
                break
            guessed = view.guess(bench.rng, recall).secrets(viewer, recalling)
            stuck = {place: held for place, held in stuck.items() if guessed[place] == held}
        if stuck:
            place, secret = min(stuck.items())
            fail(f"{who(viewer)} always guesses {secret.pieces} in {place!r}")


@check
def secrets_are_complete(state: State, bench: Bench) -> None:
    """States that look alike to a viewer differ only in its secrets, and in all of them: the
    secrets are what the viewer does not know, no less and no more."""
    for viewer in viewers(state):
        view = state.view(viewer)
        texts: dict[str, frozenset[tuple[str, Secret]]] = {}
        for made in (state, *(view.guess(bench.rng) for _ in range(2 * FEW))):
            alike = made.copy()
            alike.chance = state.chance  # a guess has its own seed, which its text may name
            secrets = made.secrets(viewer)
            for place, secret in secrets.items():
                if list(secret.pieces) != sorted(secret.pieces):
                    fail(f"the pieces in {place!r} are not sorted")
            texts[alike.text] = frozenset(secrets.items())
        if len(set(texts.values())) < len(texts):
            fail(f"something not among its secrets is hidden from {who(viewer)}")


@check
def deals_are_fair(state: State, bench: Bench) -> None:
    """Where few deals fit a view, guesses reach all of them and no others, each as often as it
    should. Where there are many, two places in a row are compared."""
    viewer, recall = bench.rng.choice(list(ways_to_guess(state)))
    if not fair_deals(state, viewer, recall, bench.rng, FEW_DEALS):
        fair_places(state, viewer, recall, bench.rng)


def fair_places(
    state: State, viewer: int | None, recall: tuple[Memory, ...] | None, rng: random.Random
) -> None:
    """Two places in a row, such as ``deck 1`` and ``deck 2``, could just as well be swapped: one
    way round comes up as often as the other."""
    view, recalling = state.view(viewer), recall is not None
    first = view.guess(rng, recall).secrets(viewer, recalling)
    rows: dict[tuple[str, str], list[str]] = {}
    for place, secret in sorted(first.items()):
        row, _, number = place.rpartition(" ")
        if secret.pool and len(secret.pieces) == 1 and number.isdigit():
            rows.setdefault((secret.pool, row), []).append(place)
    long = [places for places in rows.values() if len(places) > 1]
    if not long:
        return
    one, other = rng.sample(rng.choice(long), 2)
    pool = sorted(pools(first)[first[one].pool].elements())
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(LOOKS):
        guessed = view.guess(rng, recall).secrets(viewer, recalling)
        pieces = guessed[one].pieces[0], guessed[other].pieces[0]
        seen[_bucket(pool, *pieces), _bucket(pool, *pieces[::-1])] += 1
    chi_square, compared = 0.0, 0
    for (this, that), count in seen.items():
        back = seen[that, this]
        if this < that or (this != that and not back):
            chi_square += (count - back) ** 2 / (count + back)
            compared += 1
    if compared and (uneven := deviations(chi_square, compared)) > FAIR:
        fail(f"{who(viewer)} guesses {one!r} and {other!r} unevenly: {uneven:.1f} deviations")


def _bucket(pool: list[str], one: str, other: str) -> int:
    """Which third of the pool a piece is in, and which third of the way round the other is."""
    size = len(pool)
    first = pool.index(one)
    return 3 * (3 * first // size) + 3 * ((pool.index(other) - first) % size) // size


def fair_deals(
    state: State,
    viewer: int | None,
    recall: tuple[Memory, ...] | None,
    rng: random.Random,
    most: int = MANY_DEALS,
) -> int:
    """How many deals fit a view; compares guesses with them. 0: more than ``most``, or one."""
    view = state.view(viewer)
    recalling = recall is not None
    possible = all_deals(view.guess(rng, recall).secrets(viewer, recalling), most)
    if len(possible) < 2:
        return 0
    throws = 50 * len(possible)
    seen: Counter[Deal] = Counter()
    for _ in range(throws):
        secrets = view.guess(rng, recall).secrets(viewer, recalling)
        deal = frozenset((place, it.pieces) for place, it in secrets.items() if it.pool)
        if deal not in possible:
            fail(f"{who(viewer)} guesses {dict(deal)}, which is impossible")
        seen[deal] += 1
    chi_square, cells = 0.0, 0
    rest_seen, rest_mean = throws, float(throws)
    for deal, chance in possible.items():
        mean = chance * throws
        if mean > 25 and not seen[deal]:
            fail(f"{who(viewer)} never guesses {dict(deal)}")
        if mean >= 5:  # rarer ones are counted together
            chi_square += (seen[deal] - mean) ** 2 / mean
            cells += 1
            rest_seen, rest_mean = rest_seen - seen[deal], rest_mean - mean
    if rest_mean >= 5:
        chi_square += (rest_seen - rest_mean) ** 2 / rest_mean
        cells += 1
    if (uneven := deviations(chi_square, cells - 1)) > FAIR:
        fail(f"{who(viewer)} guesses some deals too often: {uneven:.1f} standard deviations")
    return len(possible)
