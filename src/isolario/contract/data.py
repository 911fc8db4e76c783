"""Checks of games as data: views, positions and records come back as they went out, and the same
moves make the same game whatever order sealed ones arrive in."""

from __future__ import annotations

import hashlib
import pickle
import random
from collections.abc import Mapping, Sequence

import msgspec

from isolario.contract.bench import Bench, check, checking, fail, memory, viewers, who
from isolario.contract.fingerprint import (
    Fingerprint,
    difference,
    fields,
    fingerprint,
    frozen,
)
from isolario.core.errors import BadNotation
from isolario.core.event import Event
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.core.record import read_record, replay

Steps = dict[int, list[Move]]
"""The sealed steps of each seat."""


@check
def looking_changes_nothing(state: State, bench: Bench) -> None:
    """Views, moves, guesses, scenes and texts leave the state as it is."""
    before = fingerprint(state)
    for viewer in viewers(state):
        view = state.view(viewer)
        shown = view.json()
        view.guess(bench.rng, memory(state, viewer))
        view.scene()
        _ = (
            view.standing(),
            view.text,
            view.prompt,
            view.steps,
            view.progress,
            str(state),
            repr(state),
        )
        for move in list(view.legal_moves())[:2]:
            view.preview(move)
        if view.json() != shown:
            fail(f"looking at the view of {who(viewer)} changed it")
    if changed := difference(before, fingerprint(state)):
        fail(f"looking changed {changed}")


@check
def views_are_values(state: State, bench: Bench) -> None:
    """A view is what its JSON says and nothing else; it agrees with its state."""
    done: dict[int | None, int] = {}  # how many steps each is told are over
    for viewer in viewers(state):
        view = state.view(viewer)
        if extra := getattr(view, "__dict__", None):
            fail(f"the view of {who(viewer)} carries {', '.join(extra)} in addition to its fields")
        data = view.json()
        back = state.game.view(data)
        if back != view or back.json() != data or type(back) is not type(view):
            fail(f"the view of {who(viewer)} changes when written as JSON and read back")
        if pickle.loads(pickle.dumps(view)) != view:
            fail(f"the view of {who(viewer)} changes when pickled")
        if state.view(viewer).json() != data or state.copy().view(viewer).json() != data:
            fail(f"asked a second time, {who(viewer)} gets a different view")
        if unlike := difference(_values(view), _values(back)):
            fail(f"read back, the view of {who(viewer)} differs in {unlike}: is that derived?")
        if view.known.view(viewer) != view:
            fail(f"what {who(viewer)} knows does not match its view")
        told = (view.seat, view.seats, view.to_move, view.scores, view.outcome)
        if told != (viewer, state.seats, state.to_move, state.scores, state.outcome):
            fail(f"the view of {who(viewer)} does not agree with its state: {told}")
        moves = [] if viewer is None else list(state.legal_moves(viewer))
        if list(view.legal_moves()) != moves:
            fail(f"the view of {who(viewer)} has different legal moves from its state")
        done[viewer] = _steps_are_told(view)
        bot, tried = state.game.bot, bench.some(moves, 2)
        for move in tried:
            if not isinstance(bot.judge(view, move), int | float):
                fail(f"{move} is judged by something that is not a number")
        if bot.judge_each is None:
            continue
        one_by_one = [bot.judge(view, move) for move in tried]
        at_once = bot.judged(view, view.legal_moves())
        if len(at_once) != len(moves):
            fail(f"of {len(moves)} moves of {who(viewer)}, {len(at_once)} are judged at once")
        found = [at_once[moves.index(move)] for move in tried]
        if one_by_one != found or one_by_one != list(bot.judged(view, tried)):
            fail(f"{tried} are judged differently at once and one by one: {found}, {one_by_one}")
    _nobody_waits_ahead(state.to_move, done)


def _values(view: View) -> Fingerprint:
    """What a view holds in memory, including derived fields."""
    return {name: frozen(value) for name, value in fields(view.known).items()}


def _steps_are_told(view: View) -> int:
    """Returns how many steps of the turn are over."""
    if not view.prompt.id:
        fail(f"{who(view.seat)} is not told what to do")
    states = [step.state for step in view.steps]
    now = states.count("now")
    if now != (0 if view.over else 1):
        fail(f"{now} steps are marked as current for {who(view.seat)}")
    order = [("done", "now", "ahead").index(state) for state in states]
    if order != sorted(order):
        fail("the steps of the turn are not in order")
    far = view.progress
    if not far.short.id or not 0 <= far.done <= far.of or not far.of:
        fail(f"{far} does not say how far things have got")
    return states.count("done")


def _nobody_waits_ahead(to_move: Sequence[int], done: Mapping[int | None, int]) -> None:
    """Whoever waits for others is told of no later step than they are: the step is not over yet."""
    furthest = max((done[seat] for seat in to_move), default=None)
    for viewer, steps in done.items():
        if furthest is not None and steps > furthest:
            fail(f"{who(viewer)} waits, yet is told of a later step than those who decide")


@check
def positions_can_be_written(state: State, bench: Bench) -> None:
    """A position read from its text is the same position: text, views, and how it goes on."""
    _reads_back(state, bench)
    viewer = bench.rng.choice(viewers(state))
    guess = state.view(viewer).guess(bench.rng)
    try:
        _reads_back(guess, bench)
    except BadNotation as error:
        fail(
            f"a guess of {who(viewer)} is refused: {error}. What `guess` may deal, `contradiction` "
            "must let pass"
        )


def _reads_back(state: State, bench: Bench) -> None:
    text = state.text
    read = state.game.parse(text)
    if read.text != text:
        fail(f"read and written again, a position becomes another:\n{text}\n{read.text}")
    for viewer in viewers(state):
        if read.view(viewer).json() != state.view(viewer).json():
            fail(f"a position that was written and read back looks different to {who(viewer)}")
    values, read_values = fields(state), fields(read)
    values["chance"] = read_values["chance"] = None  # a position without a seed has its own
    if unlike := difference(frozen(values), frozen(read_values)):
        fail(f"a position that was written and read back differs in {unlike}")
    if read.scores != state.scores or read.secrets(None) != state.secrets(None):
        fail("a position that was written and read back has different scores or secrets")
    for seat in state.to_move:
        if list(read.legal_moves(seat)) != list(state.legal_moves(seat)):
            fail("a position that was written and read back has different legal moves")
        move = state.legal_moves(seat).choice(bench.rng)
        played, before = read.copy(), fingerprint(read)
        if played.play(seat, move) != state.copy().play(seat, move):
            fail(f"a position that was written and read back goes on differently after {move}")
        if played.can_undo(seat):
            played.undo(seat)
            if unlike := difference(before, fingerprint(played)):
                fail(f"undo in a written position did not restore {unlike}")


@check
def records_replay(state: State, bench: Bench) -> None:
    """A record, saved and loaded, replays to the same state with the same log."""
    record = state.record()
    again = read_record(record.json())
    if again != record or again.json() != record.json():
        fail("a record changes when written as JSON and read back")
    if unlike := difference(fingerprint(state), fingerprint(replay(again, state.game))):
        fail(f"replayed, the record gives a different game: {unlike}")


def same_moves_same_game(state: State, shadow: State, seat: int, move: Move) -> list[Event]:
    """Plays a move in two games with the same seed and moves, and compares what happens."""
    with checking("same_moves_same_game"):
        events = state.play(seat, move)
        if shadow.play(seat, move.notation) != events:
            fail(f"{move} gives different events in a second game with the same seed and moves")
        if unlike := difference(fingerprint(state), fingerprint(shadow)):
            fail(f"after {move} a second game with the same seed and moves differs in {unlike}")
    return events


@check
def arrival_order_is_nothing(state: State, bench: Bench) -> None:
    """Sealed steps make the same game in whatever order they arrive, finished or not."""
    if not state.sealed or len(state.to_move) < 2:
        return
    whole = {seat: sealed_steps(state, seat, bench.rng) for seat in state.to_move}
    late = bench.rng.choice(state.to_move)  # this seat is not ready yet
    part = {
        seat: steps if seat != late else steps[: bench.rng.randrange(len(steps))]
        for seat, steps in whole.items()
    }
    for steps in (part, whole):
        arrivals = [seat for seat, own in steps.items() for _ in own]
        mixed = bench.rng.sample(arrivals, len(arrivals))
        expected = fingerprint(_arrive(state, steps, arrivals))
        for order in (arrivals[::-1], mixed):
            if unlike := difference(expected, fingerprint(_arrive(state, steps, order))):
                fail(f"if sealed steps arrive as {order} instead of {arrivals}, {unlike} differs")


def sealed_steps(state: State, seat: int, rng: random.Random) -> list[Move]:
    """Random sealed steps of one seat, until it is ready; others must still be deciding."""
    alone = state.copy()
    steps: list[Move] = []
    while seat in alone.to_move:
        if len(steps) > state.game.longest:
            fail(f"the sealed steps of seat {seat} never end")
        move = alone.legal_moves(seat).choice(rng)
        alone.play(seat, move)
        steps.append(move)
    return steps


def _arrive(state: State, steps: Steps, order: list[int]) -> State:
    played = state.copy()
    waiting = {seat: iter(own) for seat, own in steps.items()}
    for seat in order:
        played.play(seat, next(waiting[seat]))
    return played


@check
def same_memory_same_view(state: State, bench: Bench) -> None:
    """Seats that remember the same see the same, in this game or in another with other secrets."""
    for seat in range(state.seats):
        recall = state.recall(seat)
        if pickle.loads(pickle.dumps(recall)) != recall:
            fail(f"what seat {seat} remembers changes when pickled")
        _same_as_ever(state, seat, bench, "view", state.view(seat).json())


@check
def same_memory_same_picture(state: State, bench: Bench) -> None:
    """Seats that remember the same are shown the same: scene, moves, previews and words."""
    for seat in range(state.seats):
        view = state.view(seat)
        moves = list(view.legal_moves())
        shown = (
            view.prompt,
            view.steps,
            view.progress,
            view.standing(),
            moves,
            view.text,
            repr(state),
        )
        previews = [view.preview(move) for move in moves[:: max(1, len(moves) // 4)]]
        _same_as_ever(state, seat, bench, "scene", view.scene().json())
        _same_as_ever(state, seat, bench, "rest", msgspec.json.encode((shown, previews)))


def _same_as_ever(state: State, seat: int, bench: Bench, what: str, shown: bytes) -> None:
    table = (state.game.name, state.seats, msgspec.to_builtins(state.options))
    memory = msgspec.json.encode((what, table, seat, state.recall(seat)))
    key = hashlib.sha256(memory).digest()  # a whole game's memory is long
    before = bench.remembered.setdefault(key, shown)
    if before != shown:
        fail(f"seat {seat} remembers the same, but sees {shown.decode()} and saw {before.decode()}")
