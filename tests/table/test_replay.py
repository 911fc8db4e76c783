"""Replays: what each seat was shown, nothing more, and afterwards with everything open."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import msgspec
import pytest
from litestar.testing import TestClient

import isolario
from isolario.core.errors import CorruptRecord, NotAllowed
from isolario.core.game import State
from isolario.core.record import Record
from isolario.core.record import replay as played_again
from isolario.core.state import _blank
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from isolario.picture.open_table import open_scene, unmasked
from isolario.picture.scene import Area, Choices
from isolario.server.app import create_app
from isolario.table.archive import NAME, shelved
from isolario.table.holders import fresh
from isolario.table.memory import MemoryStore
from isolario.table.messages import Eyes, Moment, Now, Replay, Viewer
from isolario.table.patches import Areas, apply, diff
from isolario.table.replay import Film, film, looked, totals
from isolario.table.running import RunningGame
from isolario.table.store import Kept
from isolario.words import LANGUAGES, say
from tests.paths import RECORDS
from tests.server.page import bearer

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
            assert moment.now.standing == view.standing()
            # What came between two moments showed nothing.
            since = before.move if before is not None else 0
            assert all(views[at] == views[since] for at in range(since, moment.move))
            for frame in moment.frames:
                assert frame.event == frame.event.seen_by(None)
                assert frame.event.knowers is None
                assert not frame.event.hidden


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
            area = looked(record, game, eyes, move, board)
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
    with at_table(shelved(record)) as http:
        assert http.get(f"/api/tables/{NAME}/scores").json() == [list(one) for one in found]
        assert http.get("/api/tables/nowhere/scores").status_code == 404


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


# --- over HTTP ------------------------------------------------------------------------------------


def at_table(kept: Kept) -> TestClient:  # type: ignore[type-arg]
    return TestClient(create_app(MemoryStore([kept])))


def test_a_finished_table_can_be_seen_again() -> None:
    name = "foggy-island-2-blitz-fog-2-coins-red"
    with at_table(shelved(record_of(name), 1_700_000_000)) as http:
        for asked, eyes in (("", None), ("?seat=1", 1), ("?seat=open", "open")):
            answer = http.get(f"/api/tables/{NAME}/replay{asked}")
            assert answer.status_code == 200
            replay = msgspec.json.decode(answer.content, type=Replay)
            assert replay.eyes == eyes
            assert replay.day.startswith("2023-11-1")
            assert (replay.areas, replay.moments) == (seen(name, eyes).areas, seen(name, eyes)[3])
        for wrong in ("2", "-1", "all", "1.5"):
            answer = http.get(f"/api/tables/{NAME}/replay?seat={wrong}")
            assert answer.status_code == 404
        assert http.get("/api/tables/nowhere/replay").status_code == 404


def test_a_board_of_a_finished_table_is_asked_for() -> None:
    name = "cartographers-2-B-True-original-2019-open"
    record = record_of(name)
    game = isolario.all_games()[record.game]
    with at_table(shelved(record)) as http:
        every: dict[str, Eyes] = {"": None, "?seat=1": 1, "?seat=open": "open"}
        for asked, eyes in every.items():
            answer = http.get(f"/api/tables/{NAME}/replay/9/sheet-0{asked}")
            area = msgspec.json.decode(answer.content, type=Area)
            assert area == looked(record, game, eyes, 9, "sheet-0")
        for wrong in ("9/sheet-7", "9/board", "x/sheet-0", "9/sheet-0?seat=5"):
            assert http.get(f"/api/tables/{NAME}/replay/{wrong}").status_code == 404


def test_before_the_end_nothing_is_told() -> None:
    wish = {"game": "foggy-island", "seats": [{"who": "me"}, {"who": "me"}]}
    with TestClient(create_app(MemoryStore())) as http:
        opened = http.post("/api/tables", json=wish, headers=bearer(fresh()))
        table = opened.json()["table"]["table"]
        replay = ("", "?seat=0", "?seat=open", "/0/board", "/0/board?seat=open")
        for asked in (*(f"replay{one}" for one in replay), "scores"):
            answer = http.get(f"/api/tables/{table}/{asked}")
            assert answer.status_code == 403
            assert answer.json() == {"reason": {"id": "server_record_later"}}


def test_a_game_of_older_rules_cannot_be_seen_again() -> None:
    kept = shelved(record_of("sea-dragons-2"))
    old = msgspec.structs.replace(record_of("sea-dragons-2"), rules=0)
    with at_table(kept._replace(table=replace(kept.table, record=old.json()))) as http:
        answer = http.get(f"/api/tables/{NAME}/replay")
        assert answer.json() == {"reason": {"id": "server_replay_lost"}}
        assert answer.status_code == 404
