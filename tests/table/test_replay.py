"""Replays: what each seat was shown, nothing more, and afterwards with everything open."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import isolario
from isolario.core.errors import CorruptRecord, NotAllowed
from isolario.core.event import Event
from isolario.core.game import State, View
from isolario.core.record import Record
from isolario.core.record import replay as played_again
from isolario.core.state import _blank
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.picture.open_table import open_scene, unmasked
from isolario.picture.scene import Choices, Scene
from isolario.table.messages import Eyes, Moment, Now, Viewer
from isolario.table.patches import Areas, apply, diff
from isolario.table.replay import Film, boards, film, totals
from isolario.table.running import RunningGame
from isolario.words import LANGUAGES, say
from tests.paths import RECORDS

GAMES = (
    "foggy-island-2-mercenaries-cards-1-coins-chance",
    "foggy-island-2-blitz-fog-2-coins-red",
    "cartographers-2-B-True-original-2019-open",
    "cartographers-3-B-True-ukrainian-2021-sealed",
    "beacon-patrol-2-True-False",
    "land-vs-sea-3-usual-False-False-False-silent-dealt",
    "sea-dragons-2",
)


@cache
def record_of(name: str) -> Record:
    written = json.loads((RECORDS / f"{name}.json").read_bytes())
    return msgspec.convert(written["record"], Record)


@cache
def seen(name: str, eyes: Eyes) -> Film:
    record = record_of(name)
    return film(record, isolario.all_games()[record.game], eyes)


def viewers(name: str) -> tuple[Viewer, ...]:
    return (*range(record_of(name).seats), None)


def states(name: str) -> list[State]:
    """The truth at the beginning, and after every move."""
    record = record_of(name)
    found: list[State] = []
    game = isolario.all_games()[record.game]
    played_again(record, game, lambda state, number: found.append(state.copy()))
    return found


def same(one: Areas, other: Areas) -> bool:
    """Whether two pictures look the same. The order of things carries no meaning."""
    return diff(one, other) == ()


def after(areas: Areas, moment: Moment) -> Areas:
    for frame in moment.frames:
        areas = apply(areas, frame.patches)
    return apply(areas, moment.patches)


def pictures(shown: Film) -> Iterator[tuple[int, Areas]]:
    """How it looked at the beginning, and after each move that was shown."""
    areas = shown.areas
    yield 0, areas
    for moment in shown.moments:
        areas = after(areas, moment)
        yield moment.move, areas


def as_it_was(now: Now, number: int, prompt: Text) -> Now:
    """Nobody can do anything there, or is asked to."""
    return msgspec.structs.replace(
        now, n=number, prompt=prompt, steps=(), choices=Choices(), no_undo=NOTHING, secrets=False
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_ends_as_the_table_did(name: str) -> None:
    record = record_of(name)
    game = isolario.all_games()[record.game]
    running = RunningGame.begin(game.new(record.seats, record.seed, record.options))
    for seat, move in record.moves:
        running, _ = running.play(seat, game.read(move))
    assert running.state.over
    for viewer in viewers(name):
        shown = seen(name, viewer)
        *_, (_, last) = pictures(shown)
        assert same(last, running.look(viewer).areas)
        told = [frame.event for moment in shown.moments for frame in moment.frames]
        assert (*shown.log, *told) == running.log(viewer)
        now = shown.moments[-1].now
        assert now == as_it_was(running.now(viewer), now.n, Text("game_over"))


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_what_a_seat_knew_at_the_time_and_nothing_else(name: str) -> None:
    truth = states(name)
    for viewer in viewers(name):
        shown = seen(name, viewer)
        views = [state.view(viewer) for state in truth]
        for move, areas in pictures(shown):
            assert same(areas, views[move].scene().areas)
        for before, moment in zip((None, *shown.moments), shown.moments, strict=False):
            view = views[moment.move]
            assert moment.now.standing == getattr(view.standing(), "scores", None)
            # What came between two moments showed nothing.
            since = before.move if before is not None else 0
            assert all(views[at] == views[since] for at in range(since, moment.move))
            for frame in moment.frames:
                assert frame.event == frame.event.seen_by(None)
                assert frame.event.knowers is None
                assert not frame.event.hidden


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_every_event_as_it_happened(name: str) -> None:
    """Slowly: a whole picture is drawn while each event happens, for all eyes. What changes after
    the last event of a move is shown with it."""
    record = record_of(name)
    every: tuple[Eyes, ...] = (0, record.seats - 1, None, "open")
    state = isolario.all_games()[record.game].new(record.seats, record.seed, record.options)

    def look(eyes: Eyes) -> Areas:
        return open_scene(state).areas if eyes == "open" else state.view(eyes).scene().areas

    drawn: dict[Eyes, list[list[Areas]]] = {eyes: [] for eyes in every}

    def hear(event: Event) -> None:
        for eyes in every:
            if eyes == "open" or event.seen_by(eyes, remembering=False) is not None:
                drawn[eyes][-1].append(look(eyes))

    for seat, move in record.moves:
        for eyes in every:
            drawn[eyes].append([])
        state.play(seat, move, hear)
        for eyes in every:
            drawn[eyes][-1][-1:] = [look(eyes)]
    for eyes in every:
        shown = seen(name, eyes)
        areas = shown.areas
        for moment in shown.moments:
            wanted = drawn[eyes][moment.move - 1]
            assert len(moment.frames) in (len(wanted), len(wanted) - 1)  # one without any event
            for frame, picture in zip(moment.frames, wanted, strict=False):
                areas = apply(areas, frame.patches)
                assert same(areas, picture)
            areas = apply(areas, moment.patches)
            assert same(areas, wanted[-1])


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_plays_the_game_once_and_draws_only_what_changed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, scenes, moves = record_of(name), 0, 0
    game = isolario.all_games()[record.game]

    def scene(view: View, whole: Callable[[View], Scene] = View.scene) -> Scene:
        nonlocal scenes
        scenes += 1
        return whole(view)

    def do_move(*made: Any, once: Callable[..., None] = game.state_type.do_move) -> None:
        nonlocal moves
        moves += 1
        once(*made)

    monkeypatch.setattr(View, "scene", scene)
    monkeypatch.setattr(game.state_type, "do_move", do_move)
    shown = film(record, game, "open")
    frames = sum(len(moment.frames) for moment in shown.moments)
    assert scenes <= 1 + frames
    assert len(record.moves) <= moves < 1.5 * len(record.moves)  # some the table makes itself


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_says_whose_turn_it_was(name: str) -> None:
    """The same for all eyes; nobody is asked to choose, or told to wait."""
    truth = states(name)
    every: tuple[Eyes, ...] = (0, None, "open")
    for eyes in every:
        for moment in seen(name, eyes).moments:
            state = truth[moment.move]
            whose = Text("turn_of", {"player": state.to_move[0]} if state.to_move else {})
            if len(state.to_move) > 1:
                whose = Text("replay_all_decide")
            assert moment.now.prompt == (Text("game_over") if state.over else whose)
            assert not moment.now.steps


@pytest.mark.parametrize("eyes", [0, 1, None, "open"])
def test_a_small_board_is_seen_large_as_it_was_then(eyes: Eyes) -> None:
    """And never with more on it than those eyes saw: others draw in secret here."""
    name = "cartographers-3-B-True-ukrainian-2021-sealed"
    record, truth = record_of(name), states(name)
    game = isolario.all_games()[record.game]
    told = set()
    for move in (0, 7, 40, len(record.moves)):
        state = truth[move]
        view = state.open_view() if eyes == "open" else state.view(eyes)
        for board in ("sheet-0", "sheet-1", "sheet-2", "sheet-3", "board"):
            area = boards(record, game, eyes, move).get(board)
            assert area == view.look(board)
            told.add(None if area is None else area.key)
    assert {None, "sheet-2"} <= told


def test_another_s_sealed_step_is_no_moment() -> None:
    record = record_of(GAMES[0])
    sealed = next(at for at, (seat, _) in enumerate(record.moves, 1) if seat == 1)
    assert record.moves[sealed - 1][1].startswith(("hire", "pick"))
    moves = {eyes: [it.move for it in seen(GAMES[0], eyes).moments] for eyes in (0, 1, None)}
    assert sealed in moves[1]
    assert sealed not in moves[0]
    assert sealed not in moves[None]
    assert {it.move for it in seen(GAMES[0], "open").moments} == {*range(1, len(record.moves) + 1)}


@pytest.mark.parametrize("name", GAMES)
def test_with_everything_open_nothing_is_blank(name: str) -> None:
    truth = states(name)
    shown = seen(name, "open")
    for state in truth:
        known = state.open_view().known
        masked = [it for it, field in type(state).fields.items() if field.mask is not None]
        assert all(getattr(known, it) == getattr(state, it) for it in masked)
        assert not any(_blank(getattr(known, it)) for it in masked)
    for move, areas in pictures(shown):
        assert same(areas, open_scene(truth[move]).areas)
    told = [frame.event for moment in shown.moments for frame in moment.frames]
    events = [event for entry in truth[-1].log for event in entry.events]
    plain = [
        msgspec.structs.replace(event, turn=0, whose=None, draft=False)
        for event in (*shown.log, *told)
    ]
    assert plain == [unmasked(event) for event in events]
    # A log can be read turn by turn: which one it was, whose, and what was only a draft.
    turns = [event.turn for event in told]
    assert turns == sorted(turns)
    assert turns[-1] == truth[-1].turns
    sealed = [entry for entry in truth[-1].log if entry.sealed]
    assert sum(event.draft for event in told) == sum(len(entry.events) for entry in sealed)
    owners = {(event.turn, event.whose) for event in told if event.turn < turns[-1]}
    assert len(owners) == len({turn for turn, _ in owners})


def test_open_hands_lie_before_their_seats() -> None:
    """Everything that a seat saw of its own hand is there."""
    name = "foggy-island-2-blitz-fog-2-coins-red"
    truth = states(name)
    found = 0
    for move, areas in pictures(seen(name, "open")):
        open_ = {area.key: area for area in areas}
        for seat in range(2):
            own = [area for area in truth[move].view(seat).scene().areas if area.role == "hand"]
            if own and truth[move].view(seat).tells_more(truth[move].view(None)):
                found += 1
                held = {sprite.key: sprite.symbol for sprite in own[0].sprites}
                laid = {it.key: it.symbol for it in open_[f"hand-{seat}"].sprites}
                assert {*held.items()} <= {*laid.items()}
    assert found > 20


YOURS = re.compile(r"\b(?:you|your|yours|ви|вас|вам|ваш\w*|вы)\b", re.IGNORECASE)


def texts(value: object) -> Iterator[Text]:
    """Every text in a part of a scene."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from texts(one)


@pytest.mark.parametrize("name", GAMES)
def test_in_an_open_hand_nothing_is_yours(name: str) -> None:
    """Everybody can see it: its heading names whose it is, and its words address nobody."""
    record = record_of(name)
    names = [f"N{seat}" for seat in range(record.seats)]
    hands = [
        area
        for _, areas in pictures(seen(name, "open"))
        for area in areas
        if area.title.id == "area_of"
    ]
    owners = {area.title.args["player"] for area in hands}
    assert owners in (set(), set(range(record.seats)))
    found = {msgspec.json.encode(text): text for area in hands for text in texts(area)}
    for text, language in itertools.product(found.values(), LANGUAGES):
        assert not YOURS.search(said := say(text, language, record.game, names)), said


@pytest.mark.parametrize("name", GAMES)
def test_how_the_scores_rose(name: str) -> None:
    """After each move, what everybody would have had then; at the end, what they have."""
    record = record_of(name)
    found = totals(record, isolario.all_games()[record.game])
    truth = states(name)
    assert len(found) == len(record.moves) + 1 == len(truth)
    assert found[-1] == truth[-1].scores
    assert len(set(found)) > 2  # it rises during the game, not only at the end


def test_an_open_view_cannot_be_played_on() -> None:
    state = isolario.new("foggy-island", seed=7)
    with pytest.raises(NotAllowed):
        state.open_view(0).known.play(0, "pick W")
    assert state.open_view(0).known.log == ()


def test_what_was_taken_back_is_not_in_a_replay() -> None:
    state = isolario.new("foggy-island", seed=7)
    state.play(0, "pick W")
    state.undo(0)
    state.play(0, "pick R")
    shown = film(state.record(), state.game, 0)
    assert len(shown.moments) == 1
    assert "wolf" not in str([frame.event for frame in shown.moments[0].frames])


def test_a_record_that_is_not_good_is_not_shown() -> None:
    record = record_of("sea-dragons-2")
    game = isolario.all_games()[record.game]
    for bad in (
        msgspec.structs.replace(record, moves=(*record.moves[:5], (0, "draw 3"))),
        msgspec.structs.replace(record, rules=99),
    ):
        with pytest.raises(CorruptRecord):
            film(bad, game)
    with pytest.raises(NotAllowed):
        film(record, game, 2)
