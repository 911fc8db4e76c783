"""Sets up a game: mixes the seed and deals from it, or replays the log of the store."""

from __future__ import annotations

import logging
import time
from dataclasses import replace

import msgspec

from isolario.bots import seconds_ahead
from isolario.core.errors import IsolarioError
from isolario.core.record import Record
from isolario.table import seeds
from isolario.table.cards import game_of, missing, result_of
from isolario.table.piecework import Piecework, gently
from isolario.table.problems import Broken, Newer, NotThere, TooEarly
from isolario.table.retracing import retraced
from isolario.table.running import RunningGame
from isolario.table.seeds import Parts, Published, SeatPart, Terms
from isolario.table.store import Call, Conflict, LogRow, SeatRow, Store, TableRow, What

_notes = logging.getLogger(__name__)


def parts_of(table: TableRow, seats: list[SeatRow]) -> Parts:
    """What goes into the seed of a table."""
    given = (
        SeatPart(seat.seat, seat.part, seat.part_by_server)
        for seat in seats
        if seat.who == "person" and seat.part
    )
    return Parts(table.server_part, tuple(given), table.commitment)


def published(table: TableRow, seats: list[SeatRow]) -> Published:
    """The record of a table and the parts of its seed, once nobody can use them."""
    if table.state != "over":
        raise TooEarly("server_record_later")
    if not table.record:
        raise NotThere("server_no_record")
    record = msgspec.json.decode(table.record, type=Record)
    return Published(record, parts_of(table, seats) if table.verifiable else None)


def deal(table: TableRow, seats: list[SeatRow]) -> tuple[TableRow, RunningGame]:
    """Everybody sits: the seed is mixed and the game begins. Where the rules have changed since the
    table was opened, it is not what people sat down to, and nobody can check it."""
    game = game_of(table)
    terms = Terms(table.game, table.options, game.rules_version, len(seats))
    seed = table.seed or seeds.mix(parts_of(table, seats), terms)
    running = RunningGame.begin(game.new(len(seats), seed, table.options), bots=bots_of(seats))
    fair = table.verifiable and table.rules == game.rules_version
    dealt = replace(table, state="playing", seed=seed, rules=game.rules_version, verifiable=fair)
    return as_it_stands(dealt, running), running


def as_it_stands(table: TableRow, running: RunningGame, shown: bool = True) -> TableRow:
    """What is kept of a table next, with its game as it is now. What was not shown to everybody,
    such as a step of a sealed decision, does not count as a change: when it was made is a secret
    too."""
    state = running.state
    changed = time.time() if shown else table.changed
    awaited = running.views[None].to_move
    now = table.then(position=state.text, changed=changed, to_move=awaited)
    if (result := result_of(state)) is None:
        return now
    record = "" if table.origin else state.record().json()
    written = msgspec.json.encode(result).decode()
    return replace(now, state="over", record=record, result=written)


def bots_of(seats: list[SeatRow]) -> frozenset[int]:
    """The seats that bots play."""
    return frozenset(seat.seat for seat in seats if seat.who == "bot")


def bots_to_move(running: RunningGame, seats: list[SeatRow]) -> list[Call]:
    """The bots that have something to decide."""
    game, bots = running.state.game, bots_of(seats)
    alone = len(bots) == len(seats)

    def what(seat: int) -> What:
        return "search" if seconds_ahead(seats[seat].bot, game) else "glance"

    return [Call(seat, what(seat), alone) for seat in running.state.to_move if seat in bots]


async def rebuilt(
    store: Store, table: str
) -> tuple[TableRow, list[SeatRow], RunningGame | None, int]:
    """A table as the store knows it, its game replayed to where it is now, giving way to others.
    Raises `NotThere` and `Broken`."""
    while True:
        try:
            return await _rebuilt(store, table)
        except Conflict:  # somebody else has just brought it up to our rules
            continue


async def _rebuilt(
    store: Store, table: str
) -> tuple[TableRow, list[SeatRow], RunningGame | None, int]:
    loaded = await store.load(table)
    if loaded is None:
        raise NotThere("page_no_such_table")
    row, seats, log = loaded
    if row.state == "waiting":
        return row, seats, None, 0
    entries = log[-1].number if log else row.origin_number
    if why := missing(row):
        raise Broken(why)
    refuse_newer(row)
    try:
        if row.rules != game_of(row).rules_version:
            # The rules have changed: what was played stays, the game goes on from its position.
            row = row.then(
                rules=game_of(row).rules_version,
                origin=row.position,
                origin_number=entries,
                verifiable=row.verifiable and row.state == "over",
            )
            await store.save(row)
            log = []
        return row, seats, await gently(_replayed(row, seats, log)), entries
    except IsolarioError:
        _notes.exception("table %s cannot be set up again", table)
        raise Broken("server_table_broken") from None


def refuse_newer(row: TableRow) -> None:
    """An older program leaves a table alone that a newer one has taken up. Raises `Newer`."""
    if row.state != "waiting" and row.rules > game_of(row).rules_version:
        raise Newer("server_table_newer")


def at_its_start(row: TableRow, seats: list[SeatRow]) -> RunningGame:
    """The game of a table, as it was before the first entry of its log."""
    game = game_of(row)
    state = game.parse(row.origin) if row.origin else game.new(len(seats), row.seed, row.options)
    return RunningGame.begin(state, row.origin_number + 1, bots_of(seats))


def _replayed(row: TableRow, seats: list[SeatRow], log: list[LogRow]) -> Piecework[RunningGame]:
    return retraced(at_its_start(row, seats), log)
