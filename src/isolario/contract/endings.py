"""Games steered to endings that chance seldom reaches: somebody has nothing for a row of the score
sheet, nothing lies on the table, or as much as there is room for.

Whoever decides looks at what a few moves would really make of the position, and takes the one that
comes closest to an aim. So no game needs to say how it is steered.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from isolario.contract import data, scenes, sheets, turns
from isolario.contract.bench import Bench, Check, Say, checking
from isolario.core.game import Game, State
from isolario.core.moves import Move
from isolario.core.options import Options
from isolario.core.text import Text

TRIES = 6
"""How many moves are compared at a decision."""

ENDS: tuple[Check, ...] = (
    sheets.blanks_have_reasons,
    turns.points_stay_in_bounds,
    turns.all_points_add_up,
    turns.the_end_is_clear,
    turns.the_next_game_can_begin,
    turns.games_end,
    data.positions_can_be_written,
    scenes.scenes_name_things_once,
    scenes.references_are_there,
    scenes.scenes_can_be_told,
)
"""Checks made at such an ending: those of what differs from one ending to another."""

Aim = Callable[[State, int], float]
"""How far a position is from the aim of the seat that has just moved: less is better."""

Steer = Callable[[State, int, random.Random], Move]
"""Chooses a move of a seat."""


def check_endings(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, object] | Options | None = None,
    seed: int | str = 0,
    *,
    say: Say | None = None,
    go_on: bool = False,
) -> dict[str, State]:
    """Steers one game to each kind of ending, checks the contract there, and returns the finished
    games by their aim. Raises `ContractBroken`; with ``go_on``, only once everything is checked.

    >>> import isolario
    >>> ends = check_endings(isolario.all_games()["beacon-patrol"], 1)
    >>> list(ends)
    ['the first move', 'the last move', 'an empty table', 'a full table', 'least for all', ...]
    >>> ends["least for all"].scores
    (0,)
    """
    ends: dict[str, State] = {}
    bench = Bench(game, random.Random(f"ends {seed}"), say=say, broken={} if go_on else None)
    begun = game.new(seats, f"ending {seed}", options)
    table = f"{game.name}, {begun.seats} seats, {begun.options}, seed {seed}"
    name = "a random game"
    bench.where = f"{table}, {name}"
    with bench.noting("check_endings"):
        random_game = begun.copy()
        _play(random_game, lambda at, seat, rng: at.legal_moves(seat).choice(rng), name, bench)
        for name, steer in _steers(random_game):
            bench.where = f"{table}, {name}"
            state = begun.copy()
            _play(state, steer, f"{name} {seed}", bench)
            for each in ENDS:
                bench.run(each, state)
            ends[name] = state
    bench.tell()
    return ends


def _play(state: State, steer: Steer, luck: str, bench: Bench) -> None:
    """Plays to the end."""
    rng = random.Random(luck)
    while not state.over:
        turns.games_end(state, bench)
        with checking("check_endings"):
            seat = rng.choice(state.to_move)
            state.play(seat, steer(state, seat, rng))


def _steers(played: State) -> Iterator[tuple[str, Steer]]:
    """Every kind of ending, and how to get there. A finished game gives the rows of its score
    sheet."""
    yield "the first move", lambda state, seat, rng: state.legal_moves(seat)[0]
    yield "the last move", lambda state, seat, rng: state.legal_moves(seat)[-1]
    yield "an empty table", _towards(lambda after, seat: _pieces(after))
    yield "a full table", _towards(lambda after, seat: -_pieces(after))
    yield "least for all", _towards(lambda after, seat: _worth(after)[seat])
    yield "most for all", _towards(lambda after, seat: -_worth(after)[seat])
    for number, source in enumerate(_sources(played)):
        loser = number % played.seats
        name = f"nothing for seat {loser} in {source.plain()}"
        yield name, _towards(partial(_without, source, loser))


def _towards(aim: Aim) -> Steer:
    def steer(state: State, seat: int, rng: random.Random) -> Move:
        moves = state.legal_moves(seat)
        some = [moves[at] for at in sorted(rng.sample(range(len(moves)), min(TRIES, len(moves))))]
        return some[0] if len(some) == 1 else min(some, key=partial(distance, state, seat))

    def distance(state: State, seat: int, move: Move) -> float:
        after = state.copy()
        after.play(seat, move)
        return aim(after, seat)

    return steer


def _pieces(state: State) -> int:
    """How much lies on the boards, for everybody to see."""
    areas = state.view(None).scene().areas
    return sum(len(area.sprites) for area in areas if area.role == "board")


def _worth(state: State) -> tuple[int, ...]:
    """What each would have if everything were scored now, whoever may know that."""
    standing = state.open_view().standing()
    return state.scores if standing is None else standing.scores


def _without(source: Text, loser: int, state: State, seat: int) -> float:
    """One seat has as little for a source as it can, all others as much."""
    standing = state.open_view().standing()
    told = [event for entry in state.log for event in entry.events]
    told += standing.items if standing is not None and not state.over else ()
    points = sum(
        event.points
        for event in told
        if event.source == source and seat in turns.earners(state, event)
    )
    return points if seat == loser else -points


def _sources(state: State) -> list[Text]:
    """The rows of a score sheet: what somebody has points for, and what the game gives a reason for
    somebody having none."""
    told = [event for entry in state.log for event in entry.events if event.points]
    rows = (event.source for event in (*told, *state.view(None).unscored()))
    return list({row.plain(): row for row in rows if row is not None}.values())
