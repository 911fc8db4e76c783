"""Checks that nobody is shown a secret.

The tool is a twin: a guess from a seat's view is another truth that looks the same to this seat.
So whatever the seat can be shown must be the same for both, and stay the same while both are played
alike, until an event itself says that it shows something new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile, zip_longest
from typing import Any

import msgspec

from isolario.contract.bench import Bench, check, fail, memory, viewers, who
from isolario.contract.data import sealed_steps
from isolario.contract.guesses import FEW, pools
from isolario.contract.observations import bytes_of
from isolario.core.errors import IllegalMove
from isolario.core.event import Event
from isolario.core.game import Secret, State, View
from isolario.core.moves import Move

AHEAD = 5  # decisions that twins are played alike for
SIMILAR = 60  # moves tried, to find one that looks the same

Shown = dict[str, Any]


@check
def twins_look_alike(state: State, bench: Bench) -> None:
    """View, scene, moves, numbers, previews, refusals, prompts and reprs are the same in every
    guess as in the truth."""
    for viewer in viewers(state):
        view = state.view(viewer)
        tries = [] if viewer is None else bench.illegal(state, viewer)
        legal = bench.rng.sample(list(view.legal_moves()), min(2, len(view.legal_moves())))
        truth = _table_shows(state, viewer, tries) | _view_shows(view, legal, tries)
        for _ in range(FEW):
            twin = view.guess(bench.rng, memory(state, viewer))
            seen = _table_shows(twin, viewer, tries)
            seen |= _view_shows(twin.view(viewer), legal, tries)
            _alike(truth, seen, viewer)
        _alike(truth, truth | _view_shows(state.game.view(view.json()), legal, tries), viewer)


def _alike(truth: Shown, seen: Shown, viewer: int | None) -> None:
    for name, value in truth.items():
        if seen[name] != value:
            fail(f"{name} gives {who(viewer)} a clue: {value!r} here, {seen[name]!r} in a twin")


def _table_shows(state: State, viewer: int | None, tries: Sequence[Move]) -> Shown:
    shown: Shown = {"the state's repr": repr(state)}
    if viewer is not None:
        moves = state.legal_moves(viewer)
        shown["the list of legal moves"] = (list(moves), repr(moves))
        for move in tries:
            try:
                state.copy().play(viewer, move)
            except IllegalMove as error:
                shown[f"the refusal of {move!r}"] = (str(error), repr(error), error.cells)
    return shown


def _view_shows(view: View, legal: Sequence[Move], tries: Sequence[Move]) -> Shown:
    glances: dict[str, Callable[[], object]] = {
        "the view": view.json,
        "the view's repr": lambda: repr(view),
        "the view's text": lambda: view.text,
        "the prompt": lambda: (view.prompt, view.steps, view.progress),
        "the standing": view.standing,
        "the scene": lambda: view.scene().json(),
        "the list of the view's moves": lambda: list(view.legal_moves()),
        "the numbers of moves": lambda: [view.number(move) for move in view.legal_moves()],
        "the mask of moves": lambda: f"{view.action_mask():x}",
        "the judgement of moves": lambda: [view.game.bot.judge(view, move) for move in legal],
        "the preview": lambda: [view.preview(move) for move in legal],
        "why_not": lambda: [view.why_not(move) for move in tries],
        "the observation": lambda: list(map(bytes_of, view.observation())),
    }
    return {name: look() for name, look in glances.items()}


@check
def previews_come_true(state: State, bench: Bench) -> None:
    """A preview tells what happens in the truth and in every guess, at least up to the first
    event that is a draw or a revelation."""
    for seat in state.to_move:
        view = state.view(seat)
        for move in bench.some(state.legal_moves(seat), 2):
            preview = view.preview(move)
            if preview.now != view.standing():
                fail(f"the preview of {move} starts from a different standing")
            for made in (state.copy(), *(view.guess(bench.rng) for _ in range(FEW))):
                happened = told(made.play(seat, move), seat)
                certain = takewhile(lambda event: not (event.chance or event.reveals), happened)
                if list(preview.events) != happened[: len(preview.events)]:
                    fail(f"{move} should bring {preview.events}, but brought {happened}")
                if len(preview.events) < len(list(certain)):
                    fail(f"the preview of {move} ends with {preview.events}, too early")
                if made.log[-1].seat is None and state.sealed:
                    continue  # all were ready: what the others chose has happened too
                if preview.then is not None and preview.then != made.view(seat).standing():
                    fail(f"the standing after {move} is not as its preview says")


@check
def previews_tell_what_can_be_undone(state: State, bench: Bench) -> None:
    """If a preview says that a move can be taken back, it can be, in the truth and in every guess.
    If it says not, it cannot be in one of them: somebody might learn something, or it ends the
    game."""
    for seat in state.to_move:
        view = state.view(seat)
        for move in bench.some(state.legal_moves(seat), 3):
            bots = bench.rng.choice(((), range(state.seats)))
            undo = view.preview(move, bots).undo
            played = state.copy()
            played.play(seat, move)
            could = [played.can_undo(seat, bots=bots)]
            for _ in range(2 * FEW):
                guess = view.guess(bench.rng)
                guess.play(seat, move)
                could.append(isinstance(guess._undo_at(seat, None, bots), int))
            if undo and not all(could):
                fail(f"{move} is said to be undoable, but is not")
            if not undo and all(could):
                fail(f"{move} is said not to be undoable, but is")


@check
def events_tell_no_secret(state: State, bench: Bench) -> None:
    """Truth and twin, played alike, are told alike, until they differ in draws and revelations; if
    something is not drawn or shown in one of them, a revelation before that says so. Whatever a
    viewer has been told shows in its view, or no longer matters."""
    for viewer in viewers(state):
        for _ in range(2 * FEW if bench.thorough else FEW):
            twin = state.view(viewer).guess(bench.rng, memory(state, viewer))
            _play_unlike(state, twin, viewer, bench)
            _play_alike(state.copy(), twin, viewer, bench)


def told(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """What a viewer is shown of some events."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def _play_alike(truth: State, twin: State, viewer: int | None, bench: Bench) -> None:
    for _ in range(AHEAD):
        if (step := _common_move(truth, twin, bench)) is None:
            return
        seat, move = step
        before = _differing(truth, twin, viewer)
        one, other = told(truth.play(seat, move), viewer), told(twin.play(seat, move), viewer)
        if one == other:
            if truth.view(viewer).json() != twin.view(viewer).json():
                fail(f"{move} of seat {seat} tells {who(viewer)} the same in twins that differ")
            continue
        same = list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
        first, second = next(pair for pair in zip_longest(one, other) if pair[0] != pair[1])
        marked = [it is None or it.chance or it.reveals for it in (first, second)]
        announced = any(event.reveals for event, _ in same)  # that it did not happen, for example
        if not (all(marked) or (announced and any(marked))):
            fail(
                f"{move} of seat {seat} tells {who(viewer)} a secret that is not marked as shown: "
                f"{first} here, {second} in a twin; showing that it did not happen needs an "
                "event with reveals too"
            )
        _must_show(truth, twin, viewer, before, first)
        return


def _common_move(truth: State, twin: State, bench: Bench) -> tuple[int, Move] | None:
    """A move that somebody can make in both."""
    if truth.over:
        return None
    seat = bench.rng.choice(truth.to_move)
    moves, twins = truth.legal_moves(seat), twin.legal_moves(seat)
    for _ in range(12):
        if (move := moves.choice(bench.rng)) in twins:
            return seat, move
    return None


def _play_unlike(truth: State, twin: State, viewer: int | None, bench: Bench) -> None:
    """Somebody else makes one move in the truth and another in the twin. Where these look the same
    to the viewer, it must have been told the same."""
    others = [seat for seat in truth.to_move if seat != viewer]
    if not others:
        return
    seat = bench.rng.choice(others)
    move = truth.legal_moves(seat).choice(bench.rng)
    played = truth.copy()
    one = told(played.play(seat, move), viewer)
    before = _by_pool(truth.secrets(viewer))
    moves = twin.legal_moves(seat)
    for place in bench.rng.sample(range(len(moves)), min(SIMILAR, len(moves))):
        other = twin.copy()
        if moves[place] != move and told(other.play(seat, moves[place]), viewer) != one:
            if _transposes(truth, seat, moves[place], played):
                continue
            _must_show(played, other, viewer, before, one[0] if one else None)


def _transposes(truth: State, seat: int, move: Move, played: State) -> bool:
    """Whether another move leads to the very same position: two wolves that swap places."""
    if move not in truth.legal_moves(seat):
        return False
    other = truth.copy()
    other.play(seat, move)
    return other.text == played.text


Places = dict[str, set[str]]
"""The hidden places of every pool."""


def _by_pool(secrets: dict[str, Secret]) -> Places:
    places: Places = {}
    for place, secret in secrets.items():
        places.setdefault(secret.pool or place, set()).add(place)
    return places


def _differing(truth: State, twin: State, viewer: int | None) -> Places:
    """The pools that are dealt differently in twins."""
    recalling = viewer is not None
    one, other = truth.secrets(viewer, recalling), twin.secrets(viewer, recalling)
    differ = {it.pool or place for place, it in one.items() if other.get(place) != it}
    return {pool: places for pool, places in _by_pool(one).items() if pool in differ}


def _must_show(
    truth: State, twin: State, viewer: int | None, before: Places, event: Event | None
) -> None:
    """The viewer has been told something different in the twins. If they still look alike, that
    must no longer matter: a pool that it may have come from has no place left, or has changed."""
    if truth.view(viewer).json() != twin.view(viewer).json():
        return
    now, twin_now = (it.secrets(viewer, viewer is not None) for it in (truth, twin))
    left = all(places & now.keys() for places in before.values())
    if left and pools(now) == pools(twin_now):
        fail(f"{who(viewer)} is told {event}, but its view does not know it")


@check
def undo_tells_no_secret(state: State, bench: Bench) -> None:
    """A decision that can be taken back tells others nothing: in every guess of theirs the seat
    could have done something that looks the same."""
    if state.sealed:
        return
    for seat in state.to_move:
        for move in bench.some(state.legal_moves(seat), 2):
            played = state.copy()
            events = played.play(seat, move)
            if played.can_undo(seat):
                for viewer in viewers(state):
                    if viewer != seat:
                        seen = (told(events, viewer), played.view(viewer).json())
                        _could_be_anyway(state, seat, move, viewer, seen, bench)


def _could_be_anyway(
    state: State,
    seat: int,
    move: Move,
    viewer: int | None,
    seen: tuple[list[Event], bytes],
    bench: Bench,
) -> None:
    for _ in range(FEW):
        guess = state.view(viewer).guess(bench.rng, memory(state, viewer))
        options = guess.legal_moves(seat)
        for other in (move, *options) if move in options else options:
            played = guess.copy()
            looks = told(played.play(seat, other), viewer), played.view(viewer).json()
            if looks == seen:
                break
            if other == move:
                unlike = _unlike(seen, looks)
        else:
            how = f": {unlike}" if move in options else ", because it could not be made in a twin"
            fail(
                f"{move} of seat {seat} can be undone, but shows {who(viewer)} something{how}. An "
                "event with reveals says so, even if nothing else happens"
            )


def _unlike(truth: tuple[list[Event], bytes], twin: tuple[list[Event], bytes]) -> str:
    """What tells truth and twin apart, after the same move: an event, or a field of the view."""
    for here, there in zip_longest(truth[0], twin[0]):
        if here != there:
            return f"{here or 'nothing more'} here, {there or 'nothing more'} in a twin"
    here, there = (msgspec.json.decode(view, type=Shown) for _, view in (truth, twin))
    name = next((name for name in here if here[name] != there.get(name)), "")
    return f"{name} is {here.get(name)} here, {there.get(name)} in a twin"


@check
def sealed_steps_stay_secret(state: State, bench: Bench) -> None:
    """A seat learns nothing about others' sealed steps except that they are ready."""
    if not state.sealed or state.open_drafts or len(state.to_move) < 2:
        return
    for seat in state.to_move:
        endings = []
        for _ in range(2):
            played = state.copy()
            for move in sealed_steps(state, seat, bench.rng):
                before = {other: _sees(played, other) for other in viewers(state) if other != seat}
                events = played.play(seat, move)
                ready = seat not in played.to_move
                for other, seen in before.items():
                    if not ready and (told(events, other) or _sees(played, other) != seen):
                        fail(f"{who(other)} notices {move} of seat {seat}, which is sealed")
                    if ready and _but_ready(_sees(played, other)) != _but_ready(seen):
                        fail(f"{who(other)} sees more than that seat {seat} is ready")
            others = [other for other in viewers(state) if other != seat]
            endings.append([(_sees(played, it), memory(played, it)) for it in others])
        if endings[0] != endings[1]:
            fail(f"others can see what seat {seat} chose in secret")


@check
def open_steps_are_seen(state: State, bench: Bench) -> None:
    """Where sealed decisions are made openly, everybody is told of each step."""
    if not (state.sealed and state.open_drafts):
        return
    seat = bench.rng.choice(state.to_move)
    for move in bench.some(state.legal_moves(seat), 2):
        events = state.copy().play(seat, move)
        for viewer in viewers(state):
            if not told(events[:1], viewer):
                fail(f"{who(viewer)} does not see {move} of seat {seat}, which is made openly")


def _sees(state: State, viewer: int | None) -> Shown:
    view = state.view(viewer)
    shown = view.data()
    if viewer is not None:
        shown["undo"] = state.why_no_undo(viewer)
        shown["moves"] = list(state.legal_moves(viewer))
    return shown


def _but_ready(shown: Shown) -> Shown:
    return {name: value for name, value in shown.items() if name not in ("ready", "to_move")}


@check
def the_seed_stays_secret(state: State, bench: Bench) -> None:
    """The seed, which would give everything away, is in nothing that anybody is shown."""
    seed = state.chance.seed
    for viewer in viewers(state):
        view = state.view(viewer)
        tries = [] if viewer is None else bench.illegal(state, viewer, 1)
        legal = list(view.legal_moves())[:1]
        shown = _table_shows(state, viewer, tries) | _view_shows(view, legal, tries)
        for entry in state.log:
            for event in entry.events:
                shown[event.what] = event.seen_by(viewer)
        for name, value in shown.items():
            if seed in str(value):
                fail(f"{name} tells {who(viewer)} the seed")
