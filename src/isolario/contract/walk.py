"""A whole game at random, with every check on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import combinations, product

from isolario.contract import (
    data,
    guesses,
    leaks,
    moves,
    observations,
    reasons,
    scenes,
    sheets,
    telling,
    texts,
    things,
    turns,
    worths,
)
from isolario.contract.bench import Bench, Check, Say, checking, fail
from isolario.contract.data import same_moves_same_game
from isolario.core.errors import BadNotation, UnknownOption
from isolario.core.game import Game, State
from isolario.core.options import Options, allowed_values, read_options
from isolario.picture.board import flat, shown
from isolario.picture.symbols import symbols

EVERY = 5  # decisions between two looks at views, guesses and data

ALWAYS: tuple[Check, ...] = (
    turns.copies_are_independent,  # first: every other check plays on copies
    moves.somebody_can_move,
    moves.moves_are_listed_well,
    moves.moves_are_values,
    moves.legal_moves_can_be_played,
    moves.other_moves_are_refused,
    moves.refusals_change_nothing,
    turns.points_stay_in_bounds,
    turns.points_add_up,
    turns.all_points_add_up,
    turns.standings_add_up,
    turns.games_end,
    turns.the_end_is_clear,
    turns.the_next_game_can_begin,
    turns.undo_where_allowed,
    turns.turns_are_told,
    turns.forced_moves_are_made,
    telling.decisions_belong_to_their_turn,
    telling.deals_are_chance,
    data.positions_can_be_written,
    data.same_memory_same_view,
    moves.masks_show_the_moves,
)
"""Checks at every decision."""

OFTEN: tuple[Check, ...] = (
    turns.any_sealed_step_can_be_undone,
    data.views_are_values,
    data.looking_changes_nothing,
    data.same_memory_same_picture,
    moves.moves_have_numbers,
    moves.choice_is_fair,
    data.records_replay,
    data.arrival_order_is_nothing,
    leaks.sealed_steps_stay_secret,
    leaks.the_seed_stays_secret,
    guesses.guesses_fit,
    guesses.guesses_can_be_played,
    guesses.guesses_keep_the_pieces,
    guesses.guesses_keep_memories,
    guesses.guesses_vary,
    guesses.secrets_are_complete,
    guesses.deals_are_fair,
    leaks.twins_look_alike,
    leaks.previews_come_true,
    leaks.previews_tell_what_can_be_undone,
    leaks.events_tell_no_secret,
    leaks.undo_tells_no_secret,
    scenes.scenes_offer_the_moves,
    scenes.routes_can_be_gone,
    scenes.small_boards_can_be_looked_at,
    scenes.hands_are_those_of_the_scene,
    scenes.what_is_offered_can_be_put_back,
    scenes.scenes_name_things_once,
    scenes.scenes_can_be_told,
    scenes.references_are_there,
    scenes.attempts_are_understood,
    reasons.refusals_have_reasons,
    scenes.scenes_fit_their_areas,
    things.things_explain_themselves,
    scenes.scenes_can_be_watched,
    telling.changes_come_before_their_event,
    observations.observations_are_sound,
    observations.observing_changes_nothing,
    leaks.open_steps_are_seen,
    texts.everything_can_be_said,
    texts.the_coach_names_no_move,
    worths.worths_add_up,
    worths.reasons_tell_no_secret,
    sheets.blanks_have_reasons,
    reasons.strange_facets_are_answered,
)
"""Checks at every fifth decision, and at the end."""

EXHAUSTIVE: tuple[Check, ...] = (moves.legal_moves_can_be_played, turns.undo_where_allowed)
"""Checks that try every legal move: at two decisions of a game, at one where few are looked at."""


def check_game(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, object] | Options | None = None,
    seed: int | str = 0,
    *,
    thorough: bool = False,
    only: Check | None = None,
    looks: int | None = None,
    remembered: dict[bytes, bytes] | None = None,
    say: Say | None = None,
    go_on: bool = False,
) -> State:
    """Plays one game at random, checks the contract on the way, and returns the finished game.

    Raises `ContractBroken`. With ``thorough``, every move and every decision is checked; with
    ``only``, every decision, but by this one check. ``looks``: about this many decisions of a
    longer game, because with twelve at a table all of them would take minutes. Games that share
    ``remembered`` are also compared with each other: same memory, same view. ``say`` speaks
    whatever the game says. With ``go_on``, a breach does not end the game: the first that each
    check finds is raised at the end, all of them together.
    """
    rng = random.Random(f"contract {seed}")
    bench = Bench(game, rng, thorough, say=say, broken={} if go_on else None)
    if remembered is not None:
        bench.remembered = remembered
    # A seed that cannot turn up by accident in what people are shown.
    secret = f"seed-{random.Random(seed).getrandbits(64):016x}"
    state, shadow = (game.new(seats, secret, options) for _ in range(2))
    where = f"{game.name}, {state.seats} seats, {state.options}, seed {seed}"
    bench.where = f"{where}, decision 0"
    try:
        _walk(state, shadow, bench, where, only, looks)
    except Exception:
        bench.tell()  # a game that is already broken may well crash
        raise
    bench.tell()
    return state


def _walk(
    state: State, shadow: State, bench: Bench, where: str, only: Check | None, looks: int | None
) -> None:
    """Plays a game to its end, with checks on the way."""
    length = _rehearse(state.copy(), bench)
    whole = bench.rng.sample(range(length), min(2 if looks is None else 1, length))
    share = 1.0 if looks is None else looks / max(1, length)
    looked = decision = 0
    while True:
        if only is not None:
            bench.run(only, state)
            bench.run(turns.games_end, state)
        else:
            if share >= 1 or state.over or bench.rng.random() < share:
                look(state, bench, often=looked % EVERY == 0 or state.over)
                looked += 1
            if decision in whole:
                _try_everything(state, bench)
        if state.over or (bench.broken and decision > state.game.longest):
            return
        seat = bench.rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(bench.rng)
        bench.note(state.legal_moves(seat))
        with bench.noting(same_moves_same_game.__name__):
            same_moves_same_game(state, shadow, seat, move)
        if same_moves_same_game.__name__ in (bench.broken or ()):
            return  # who knows what was played
        decision += 1
        bench.where = f"{where}, decision {decision}"


def look(state: State, bench: Bench, often: bool = True) -> None:
    """All checks of one position; the costly ones only when they are due."""
    for each in (*ALWAYS, *OFTEN) if often or bench.thorough else ALWAYS:
        bench.run(each, state)


def _try_everything(state: State, bench: Bench) -> None:
    thorough = Bench(bench.game, bench.rng, True, bench.tries)
    thorough.broken, thorough.where = bench.broken, bench.where
    for each in EXHAUSTIVE:
        thorough.run(each, state)


def _rehearse(state: State, bench: Bench) -> int:
    """Plays once to the end, just to collect moves that are illegal at other times. Whatever goes
    wrong here will show up better in the checks."""
    for decision in range(state.game.longest):
        if not state.to_move:
            return decision
        seat = bench.rng.choice(state.to_move)
        bench.note(state.legal_moves(seat))
        try:
            state.play(seat, state.legal_moves(seat).choice(bench.rng))
        except Exception:
            return decision
    return state.game.longest


def check_openings(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, object] | Options | None = None,
    games: int = 40,
    decisions: int = 14,
) -> int:
    """Begins many games alike and compares them: seats that remember the same see the same, and
    before the first decision also the other way round, so that nobody is told more than their view
    shows. Returns how many memories matched; if none did, nothing was compared.
    """
    bench = Bench(game)
    told: dict[tuple[int, bytes], object] = {}
    looks = 0
    for number in range(games):
        state = game.new(seats, f"opening {number}", options)
        rng = random.Random(number % 3)  # few ways to go on, so that memories match
        with checking("check_openings"):
            for seat in range(state.seats):
                recall = state.recall(seat)
                if told.setdefault((seat, state.view(seat).json()), recall) != recall:
                    fail(f"seat {seat} is told more at the start than its view shows: {recall}")
        for _ in range(decisions):
            if state.over:
                break
            data.same_memory_same_view(state, bench)
            looks += state.seats
            seat = state.to_move[0]
            options_now = state.legal_moves(seat)
            state.play(seat, options_now[int(rng.random() * min(2, len(options_now)))])
    return looks - len(bench.remembered)


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of seats with every combination of options that can be played."""
    allowed = {name: values for name, values in allowed_values(game.options).items() if values}
    for seats in game.seats:
        for values in product(*allowed.values()):
            options = dict(zip(allowed, values, strict=True))
            if read_options(game.name, game.options, options).problem(seats) is None:
                yield seats, options


def few_set_ups(game: Game, most: int = 8) -> list[tuple[int, dict[str, object]]]:
    """A few set-ups in which, as far as possible, every value of every option (the number of seats
    counts as one) comes up, and is combined with every value of every other."""
    every = list(set_ups(game))
    chosen: list[tuple[int, dict[str, object]]] = []
    alone = set().union(*(_values(one) for one in every))
    together = set().union(*(_pairs(one) for one in every))
    while (alone or together) and len(chosen) < most:
        best = max(every, key=lambda one: (len(alone & _values(one)), len(together & _pairs(one))))
        chosen.append(best)
        alone -= _values(best)
        together -= _pairs(best)
    return chosen


def _values(set_up: tuple[int, dict[str, object]]) -> set[str]:
    seats, options = set_up
    return {f"seats={seats}", *(f"{name}={value}" for name, value in options.items())}


def _pairs(set_up: tuple[int, dict[str, object]]) -> set[tuple[str, ...]]:
    return set(combinations(sorted(_values(set_up)), 2))


def check_rulebook(game: Game) -> None:
    """The parts of a rulebook that no single game exercises."""
    with checking("check_rulebook"):
        if not game.name or game.rules_version < 1 or not game.seats:
            fail("name, version or seats is missing")
        if game.actions < 1 or game.longest < 1 or not game.folder.is_dir():
            fail("actions, longest or folder is wrong")
        if not any(True for _ in set_ups(game)):
            fail("no combination of options can be played")
        for seats, options in ((max(game.seats) + 1, {}), (None, {"no such option": 1})):
            try:
                game.new(seats, 1, options)
            except UnknownOption:
                continue
            fail(f"{seats} seats with options {options} are accepted, but should not be")
        for seats in game.seats:
            if (names := game.seat_names(seats)) and len({*map(str, names)}) != seats:
                fail(f"{len(names)} names for {seats} seats, or the same name twice: {names}")
        for seats in game.seats:
            if len(game.seat_names(seats)) not in (0, seats):
                fail(f"the game does not have a name for each of {seats} seats")
        least, most = game.minutes or (1, 1)
        if not 0 < least <= most:
            fail(f"a game takes {least} to {most} minutes")
        try:
            game.new(game.first.seats, 1, game.first.options)
        except UnknownOption as error:
            fail(f"a first game cannot be played: {error}")
        try:
            flat(shown(game).view(0))
        except (BadNotation, IndexError) as error:
            fail(f"there is no board to show before a game: {error}")
        drawn = {symbol for some in game.pictures.values() for symbol in some}
        if odd := drawn - symbols(game).keys():
            fail(f"there is no drawing {min(odd)} for sentences")
        one, other = game.new(), game.new()
        if one.chance.seed == other.chance.seed:
            fail("two games started without a seed get the same one")
        if game.new(seed=7).text != game.new(seed="7").text:
            fail("7 and '7' are different seeds")
