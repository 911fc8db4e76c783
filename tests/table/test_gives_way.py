"""A table draws for many and holds up nobody: one picture at a time, the mover first, everybody in
order, and nothing depends on what happens in the meantime."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import random
from collections.abc import Iterator
from functools import partial

import pytest

import isolario
from isolario.core.event import Event
from isolario.core.game import Game, State
from isolario.core.view import View
from isolario.picture.scene import Scene
from isolario.table.guests import Guest
from isolario.table.lesson import LessonTable
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import Hello, Joined, ToPage, Update, Viewer
from isolario.table.patches import Areas, apply
from isolario.table.piecework import at_once
from isolario.table.running import RunningGame
from isolario.table.watching import Snapshot, Watcher
from tests.table.conftest import QUICK
from tests.table.stretches import ANN, Party, longest

GAMES = [*isolario.all_games().values()]


def any_moves(state: State, rng: random.Random, most: int) -> Iterator[tuple[int, str]]:
    """Legal moves of whoever may decide, one by one; the caller makes them."""
    for _ in range(most):
        if state.over:
            return
        seat = rng.choice(state.to_move)
        yield seat, state.legal_moves(seat).choice(rng).notation


async def test_a_table_of_twelve_draws_one_picture_in_one_go() -> None:
    """Start, moves, undo, a season's end, and everybody who comes back at once."""
    party = await Party.gather(Lobby(MemoryStore(), QUICK))
    table, rng = party.table, random.Random(1)
    with longest() as start:
        await asyncio.create_task(party.begin())
    assert table.running is not None
    assert (start.pictures, start.drawn) == (1, 12)  # eleven seats, and spectators once
    await party.come(11)
    undone = 0
    with longest() as moves:
        while not any(table.running.state.scores):  # the first season's end
            seat, move = party.choice(rng)
            await asyncio.create_task(party.play(seat, move))
            if not undone and table.running.why_no_undo(seat) is None:
                await asyncio.create_task(table.undo(seat, table.number(seat)))
                undone += 1
    assert undone
    assert moves.drawn > 1000
    assert moves.pictures == 1
    with longest() as back:
        await asyncio.create_task(party.come_back())
    assert back.pictures <= 1


async def test_whoever_moves_is_told_first_and_the_others_have_not_been_shown_it_yet() -> None:
    """Nor does a heartbeat tell them a number that they have not been shown."""
    lobby = Lobby(MemoryStore(), QUICK)
    party = await Party.gather(lobby, seats=3)
    await party.begin()
    await party.come(2)
    table = party.table
    numbers: list[list[int]] = []

    def note(message: ToPage) -> None:
        if isinstance(message, Update):
            numbers.append([table.number(viewer) for viewer in (0, 1, 2, None)])

    for seat in (0, 1, 2, None):
        await table.join(Guest(note), ANN, Hello(seat, watch=seat is None))
    before = [table.number(viewer) for viewer in (0, 1, 2, None)]
    party.heard.clear()
    assert table.running is not None
    move = table.running.state.legal_moves(1)[0].notation
    await party.play(1, move)
    told = [viewer for viewer, kind in party.heard if kind == "Update"]
    assert list(dict.fromkeys(told)) == [1, 0, 2, None]
    assert numbers[0] == before  # while the mover hears of it
    after = [table.number(viewer) for viewer in (0, 1, 2, None)]
    assert all(new == old + 1 for new, old in zip(after, before, strict=True))


class Page:
    """Keeps its picture up to date from what it hears."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.guest = Guest(self._hear)
        self.numbers: list[int] = []
        self.areas: Areas = ()

    def _hear(self, message: ToPage) -> None:
        if not isinstance(message, Joined | Update) or message.now is None:
            return
        self.numbers.append(message.now.n)
        self.areas = self.areas if message.areas is None else message.areas
        for frame in message.frames if isinstance(message, Update) else ():
            self.areas = apply(self.areas, frame.patches)


async def test_everybody_hears_everything_in_order_though_others_move_meanwhile() -> None:
    """And whoever comes in between finds the whole table."""
    party = await Party.gather(Lobby(MemoryStore(), QUICK), seats=4)
    await party.begin()
    table, pages = party.table, [Page(seat) for seat in range(4)]

    async def come(page: Page) -> None:
        await table.join(page.guest, ANN, Hello(page.viewer, watch=page.viewer is None))

    async def plays(seat: int) -> None:
        rng = random.Random(seat)
        for _ in range(15):
            assert table.running is not None
            if seat in table.running.state.to_move:
                move = table.running.state.legal_moves(seat).choice(rng).notation
                await table.play(seat, table.number(seat), move)
                if rng.random() < 0.3:
                    await table.undo(seat, table.number(seat))
            await asyncio.sleep(0)

    async def come_late() -> None:
        for _ in range(10):
            pages.append(Page(None))
            await come(pages[-1])

    await asyncio.gather(*map(come, pages))
    await asyncio.gather(*map(plays, range(4)), come_late())
    assert table.running is not None
    assert table.number(0) > 10
    for page in pages:
        first = page.numbers[0]
        assert page.numbers == list(range(first, table.number(page.viewer) + 1))
        assert _same(page.areas, table.running.look(page.viewer).areas)


def _same(one: Areas, other: Areas) -> bool:
    """Whether two pictures show the same, whatever the order of things with a key."""
    return at_rest(one) == at_rest(other)


def at_rest(areas: Areas) -> list[str]:
    return sorted(
        repr([sorted(map(repr, getattr(area, name) or ())) for name in ("sprites", "labels")])
        for area in areas
    )


async def test_who_has_left_is_not_drawn_for() -> None:
    party = await Party.gather(Lobby(MemoryStore(), QUICK), seats=3)
    await party.begin()
    table = party.table
    assert table.running is not None
    other = next(guest for guest in party.guests if guest.seat == 1)

    def leaves_too(message: ToPage) -> None:
        if isinstance(message, Update):
            table.leave(other)

    await table.join(Guest(leaves_too), ANN, Hello(0))
    party.heard.clear()
    seen: list[Viewer] = []
    with pytest.MonkeyPatch.context() as patched:
        scene = View.scene

        def noted(view: View) -> Scene:
            seen.append(view.seat)
            return scene(view)

        patched.setattr(View, "scene", noted)
        await party.play(0, table.running.state.legal_moves(0)[0].notation)
    assert 0 in seen
    assert None in seen
    assert 1 not in seen
    assert (1, "Update") not in party.heard


async def test_whoever_moved_and_went_away_keeps_nobody_from_being_told() -> None:
    party = await Party.gather(Lobby(MemoryStore(), QUICK), seats=3)
    await party.begin()
    table = party.table
    assert table.running is not None
    moving: asyncio.Task[object]

    def goes_away(message: ToPage) -> None:
        if isinstance(message, Update):
            moving.cancel()

    await table.join(Guest(goes_away), ANN, Hello(0))
    party.heard.clear()
    move = table.running.state.legal_moves(0)[0].notation
    moving = asyncio.create_task(table.play(0, table.number(0), move))
    with pytest.raises(asyncio.CancelledError):
        await moving
    await table.ask(1, move)  # waits for its turn
    assert {(1, "Update"), (None, "Update")} <= {*party.heard}


async def test_a_picture_that_cannot_be_drawn_keeps_nobody_from_theirs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    party = await Party.gather(Lobby(MemoryStore(), QUICK), seats=3)
    await party.begin()
    table = party.table
    assert table.running is not None
    scene = View.scene

    def torn(view: View) -> Scene:
        if view.seat == 1:
            raise ValueError("torn")
        return scene(view)

    party.heard.clear()
    with monkeypatch.context() as patched:
        patched.setattr(View, "scene", torn)
        await party.play(0, table.running.state.legal_moves(0)[0].notation)
    assert "nothing can be shown" in caplog.text
    told = {viewer for viewer, kind in party.heard if kind == "Update"}
    assert told == {0, None}
    await party.come(1)  # a heartbeat has told the page that it missed something
    assert party.heard[-1][1] in ("Joined", "Seats")


# --- what is drawn ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_is_drawn_later_is_what_was_to_be_seen_then(game: Game) -> None:
    """Frame by frame as if it had been drawn while the move was made, though the game went on."""
    rng = random.Random(5)
    running = RunningGame.begin(game.new(seed=5))
    viewers: tuple[Viewer, ...] = (0, None)
    made: list[
        tuple[RunningGame, RunningGame, tuple[Snapshot, ...], dict[Viewer, list[Areas]]]
    ] = []
    while len(made) < 60 and not running.state.over:
        state = running.state.copy()
        then: dict[Viewer, list[Areas]] = {viewer: [] for viewer in viewers}
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng)
        state.play(seat, move, partial(_look, state, then))
        after, course = running.play(seat, move)
        made.append((running, after, course, then))
        running = after
    for before, after, course, then in made:
        for viewer, seen in then.items():
            areas, last = before.look(viewer).areas, after.look(viewer).areas
            frames = at_once(Watcher(viewer).frames(course, areas, last))
            for frame, picture in zip(frames, [*seen[:-1], last], strict=bool(seen)):
                areas = apply(areas, frame.patches)
                assert _same(areas, picture)


def _look(state: State, then: dict[Viewer, list[Areas]], event: Event) -> None:
    for viewer, seen in then.items():
        if event.seen_by(viewer, remembering=False) is not None:
            seen.append(state.view(viewer).scene().areas)


def test_what_all_see_alike_is_drawn_once() -> None:
    state = isolario.new("cartographers", 12, seed=7)
    rng = random.Random(7)
    for seat, move in any_moves(state, rng, 30):
        state.play(seat, move)
    views = [state.view(seat) for seat in range(12)]
    alike = [
        next(area for area in view.scene().areas if area.key == "players")
        for view in views
        if not view.tells_more(state.view(None))  # nothing drawn yet that others do not see
    ]
    assert len(alike) > 3
    assert all(area is alike[0] for area in alike)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_is_shared_is_what_each_would_have_drawn(game: Game) -> None:
    """Whatever is remembered of earlier pictures changes none."""
    state = game.new(seed=3)
    rng = random.Random(3)
    for seat, move in any_moves(state, rng, 40):
        state.play(seat, move)
        if rng.random() > 0.2:
            continue
        viewers: tuple[Viewer, ...] = (*range(state.seats), None)
        shared = [state.view(viewer).scene() for viewer in viewers]
        for viewer, scene in zip(viewers, shared, strict=True):
            forget(game)
            assert state.view(viewer).scene() == scene


def forget(game: Game) -> None:
    """Everything that the modules of a game remember."""
    package = importlib.import_module(type(game.new().view()).__module__.rpartition(".")[0])
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        for thing in vars(importlib.import_module(found.name)).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


async def test_a_lesson_gives_way_too() -> None:
    heard: list[ToPage] = []
    table = LessonTable(isolario.all_games()["cartographers"])
    table.learn(Guest(heard.append), 0)
    right = next(
        move
        for move in table._running.state.legal_moves(table._beat.seat)
        if table._beat.judge(table._running.state, (), move).kind == "right"
    )
    with longest() as answer:
        await asyncio.create_task(table.play(table._beat.seat, 1, right.notation))
    assert answer.drawn > 1
    assert answer.pictures == 1


# --- saying hello -------------------------------------------------------------------------------


async def test_hello_again_costs_nothing_until_something_changes() -> None:
    party = await Party.gather(Lobby(MemoryStore(), QUICK), seats=3)
    await party.begin()
    table = party.table
    heard: list[ToPage] = []
    guest = Guest(heard.append)

    async def hello() -> Joined:
        await table.join(guest, ANN, Hello(watch=True))
        assert isinstance(heard[-1], Joined)
        return heard[-1]

    first = await hello()
    with longest() as again:
        for _ in range(40):
            assert await hello() is first  # and so it is written once
    assert again.drawn == 0
    assert table.running is not None
    await party.play(0, table.running.state.legal_moves(0)[0].notation)
    moved = await hello()
    assert moved.now != first.now
    table.leave(next(one for one in party.guests if one.seat == 0))
    left = await hello()
    assert not left.table.seats[0].here
    assert left.areas is moved.areas
