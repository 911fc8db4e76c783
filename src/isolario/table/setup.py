"""Sets up a game: mixes the seed and deals from it, or replays the log of the store."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import replace

from isolario import all_games
from isolario.core.errors import IsolarioError
from isolario.table import seeds
from isolario.table.problems import Broken, NotThere
from isolario.table.running import RunningGame
from isolario.table.seeds import Parts, SeatPart, Terms
from isolario.table.store import LogRow, SeatRow, Store, TableRow

_notes = logging.getLogger(__name__)


def hash_of(secret: str) -> str:
    """What we keep of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


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
    return replace(table, state="playing", seed=seed, position=state.text), RunningGame.begin(
        state, bots=bots_of(seats)
    )


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
