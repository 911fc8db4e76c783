"""Sets up a game: mixes the seed and deals from it, or replays the log of the store."""

from __future__ import annotations

import logging
import time
from dataclasses import replace

import msgspec

from isolario import all_games
from isolario.core.errors import IsolarioError
from isolario.table import seeds
from isolario.table.cards import missing, result_of
from isolario.table.problems import Broken, NotThere
from isolario.table.running import RunningGame
from isolario.table.seeds import Parts, SeatPart, Terms
from isolario.table.store import LogRow, SeatRow, Store, TableRow

_notes = logging.getLogger(__name__)


def parts_of(table: TableRow, seats: list[SeatRow]) -> Parts:
    """What goes into the seed of a table."""
    given = (
        SeatPart(seat.seat, seat.part, seat.part_by_server)
        for seat in seats
        if seat.who == "person"
    )
    return Parts(table.server_part, tuple(given), table.commitment)


def deal(table: TableRow, seats: list[SeatRow]) -> tuple[TableRow, RunningGame]:
    """Everybody sits: the seed is mixed and the game begins."""
    terms = Terms(table.game, table.options, table.rules, len(seats))
    seed = table.seed or seeds.mix(parts_of(table, seats), terms)
    state = all_games()[table.game].new(len(seats), seed, table.options)
    running = RunningGame.begin(state, bots=bots_of(seats))
    return as_it_stands(replace(table, state="playing", seed=seed), running), running


def as_it_stands(table: TableRow, running: RunningGame, shown: bool = True) -> TableRow:
    """What is kept of a table, with its game as it is now. What was not shown to everybody, such as
    a step of a sealed decision, does not count as a change: when it was made is a secret too."""
    state = running.state
    changed = time.time() if shown else table.changed
    awaited = running.views[None].to_move
    now = replace(table, position=state.text, changed=changed, to_move=awaited)
    if (result := result_of(state)) is None:
        return now
    record = "" if table.origin else state.record().json()
    written = msgspec.json.encode(result).decode()
    return replace(now, state="over", record=record, result=written)


def bots_of(seats: list[SeatRow]) -> frozenset[int]:
    """The seats that bots play."""
    return frozenset(seat.seat for seat in seats if seat.who == "bot")


def bots_to_move(running: RunningGame, seats: list[SeatRow]) -> list[int]:
    """The bots that have something to decide."""
    return [seat for seat in running.state.to_move if seats[seat].who == "bot"]


async def rebuilt(
    store: Store, table: str
) -> tuple[TableRow, list[SeatRow], RunningGame | None, int]:
    """A table as the store knows it, its game replayed to where it is now."""
    loaded = await store.load(table)
    if loaded is None:
        raise NotThere("page_no_such_table")
    row, seats, log = loaded
    if row.state == "waiting":
        return row, seats, None, 0
    entries = log[-1].number if log else row.origin_number
    if why := missing(row):
        raise Broken(why)
    try:
        if row.rules != all_games()[row.game].rules_version:
            # The rules have changed: what was played stays, the game goes on from its position.
            row = replace(
                row,
                rules=all_games()[row.game].rules_version,
                origin=row.position,
                origin_number=entries,
                verifiable=row.verifiable and row.state == "over",
            )
            await store.save(row)
            log = []
        return row, seats, _replayed(row, seats, log), entries
    except IsolarioError:
        _notes.exception("table %s cannot be set up again", table)
        raise Broken("server_table_broken") from None


def _replayed(row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> RunningGame:
    game = all_games()[row.game]
    state = game.parse(row.origin) if row.origin else game.new(len(seats), row.seed, row.options)
    running = RunningGame.begin(state, row.origin_number + 1, bots_of(seats))
    for entry in log:
        if entry.kind == "move":
            running, _ = running.play(entry.seat, game.read(entry.move))
        else:
            undone = game.read(entry.move) if entry.move else None
            running, _ = running.undo(entry.seat, move=undone)
    return running
