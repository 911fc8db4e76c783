"""A game that is played again from its log: as it was at the table, and at what price."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

import isolario
from isolario.core.errors import NotAllowed
from isolario.core.event import Event
from isolario.core.state import State
from isolario.table.archive import shelved
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import NewTable, SeatWish
from isolario.table.piecework import at_once
from isolario.table.problems import NotThere
from isolario.table.retracing import retraced
from isolario.table.running import RunningGame
from isolario.table.store import Kept, LogRow, SeatRow
from tests.soaking import SOAK
from tests.table.conftest import QUICK

ANN = holder_of("ann" * 16)

GAMES = [
    ("foggy-island", 2),
    ("cartographers", 3),
    ("sea-dragons", 3),
    ("beacon-patrol", 2),
    ("land-vs-sea", 3),
]


def at_the_table(
    running: RunningGame, rng: random.Random, entries: int
) -> tuple[RunningGame, list[LogRow]]:
    """Plays at random and takes back whatever can be, with or without naming it."""
    log: list[LogRow] = []
    while len(log) < entries and not running.state.over:
        seat, number = rng.randrange(running.state.seats), len(log) + 1
        answers = running.numbers[seat]
        mine = [move for who, move, _ in running.plays if who == seat]
        if mine and rng.random() < 0.6:
            undone = rng.choice([None, *mine[-3:]])
            try:
                running = running.undo(seat, undone)
            except NotAllowed:
                pass
            else:
                name = undone.notation if undone else ""
                log.append(LogRow(number, "undo", seat, answers, name))
                continue
        if seat in running.state.to_move:
            move = running.state.legal_moves(seat).choice(rng)
            running, _ = running.play(seat, move)
            log.append(LogRow(number, "move", seat, answers, move.notation))
    return running, log


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_comes_out_as_it_was_at_the_table(game: str, seats: int) -> None:
    """The same position, the same past, the same numbers: a page may still hold one."""
    taken_back = 0
    for seed in range(60 if SOAK else 3):
        begun = RunningGame.begin(isolario.new(game, seats, seed))
        running, log = at_the_table(begun, random.Random(seed), 120)
        again = at_once(retraced(begun, log))
        assert again.state.text == running.state.text
        assert again.state.record() == running.state.record()
        assert again.numbers == running.numbers
        assert again.views == running.views
        assert [play[:2] for play in again.plays] == [play[:2] for play in running.plays]
        for viewer in running.views:
            assert again.now(viewer) == running.now(viewer)
            assert again.log(viewer) == running.log(viewer)
        taken_back += sum(entry.kind == "undo" for entry in log)
    assert taken_back > 5


def test_what_is_made_and_taken_back_ten_thousand_times_is_made_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = RunningGame.begin(isolario.new("foggy-island", seed=7))
    made = 0
    play = State.play

    def counted(*what: Any) -> list[Event]:
        nonlocal made
        made += 1
        return play(*what)

    def never(*what: object) -> None:
        raise AssertionError("nothing has to be taken back from the beginning of the game")

    monkeypatch.setattr(State, "play", counted)
    monkeypatch.setattr(State, "undo", never)
    log = [
        row
        for at in range(5000)
        for row in (
            LogRow(2 * at + 1, "move", 0, 2 * at + 1, f"pick {'WR'[at % 2]}"),
            LogRow(2 * at + 2, "undo", 0, 2 * at + 2),
        )
    ]
    pieces = 0
    work = retraced(begun, log)
    while True:
        try:
            next(work)
            pieces += 1
        except StopIteration as done:
            again = done.value
            break
    assert made == 2
    assert pieces > 40  # and others had their turn in between
    assert again.numbers == {0: 10_001, 1: 1, None: 1}
    assert again.plays == ()


def test_a_log_that_takes_back_what_nobody_did() -> None:
    begun = RunningGame.begin(isolario.new("foggy-island", seed=7))
    with pytest.raises(NotAllowed):
        at_once(retraced(begun, [LogRow(1, "undo", 0, 1)]))


# --- at the door --------------------------------------------------------------------------------


def long_table(entries: int) -> Kept:
    """A table whose player made up their mind again and again."""
    row = shelved(isolario.new("foggy-island", seed=7).record()).table
    log = [
        LogRow(at, "move" if at % 2 else "undo", 0, at, "pick W" if at % 2 else "")
        for at in range(1, entries + 1)
    ]
    seats = [SeatRow(0, "person", holder=ANN), SeatRow(1, "bot", bot="random")]
    return Kept(replace(row, id="long", state="playing", record="", host=ANN), seats, log)


async def test_nobody_waits_for_a_long_log_that_is_not_their_table() -> None:
    store = MemoryStore([long_table(10_000)])
    short = await Lobby(store, QUICK).open(NewTable("foggy-island", (SeatWish("open"),) * 2), ANN)
    lobby = Lobby(store, QUICK)  # it has none of them yet
    finding = asyncio.create_task(lobby.find("long"))
    await asyncio.sleep(0)
    await lobby.find(short.table.table)
    assert not finding.done()
    assert (await finding).number(0) == 10_001


async def test_who_wants_the_same_table_waits_for_the_same() -> None:
    """And whoever does away with it in the meantime does away with what they get."""
    store = MemoryStore([long_table(1000)])
    lobby = Lobby(store, QUICK)
    one, other = await asyncio.gather(lobby.find("long"), lobby.find("long"))
    assert one is other
    lobby = Lobby(store, QUICK)
    finding = asyncio.create_task(lobby.find("long"))
    await asyncio.sleep(0)
    await lobby.delete("long", ANN)
    await finding
    with pytest.raises(NotThere):
        await lobby.find("long")
