"""Tables as people see them in passing: made from what is kept of a table, without its game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from isolario import all_games
from isolario.core.errors import IsolarioError, UnknownOption
from isolario.core.game import Game, State
from isolario.core.options import read_options
from isolario.core.text import Text
from isolario.picture import board
from isolario.table.chart_tables import chart_at
from isolario.table.holders import Holder, held
from isolario.table.messages import MyTable, Result, SeatCard, Shuffle, TableCard, Viewer
from isolario.table.problems import Broken
from isolario.table.seeds import SERVER_BYTES, is_part
from isolario.table.store import SeatRow, TableRow

_DRAWN = 64  # pictures of boards that are kept


def table_card(row: TableRow, seats: Sequence[SeatRow], here: Collection[Viewer] = ()) -> TableCard:
    """A table as everybody sees it. ``here``: the seats that somebody is at."""
    game = _game(row)
    count = len(seats)
    terms = [name.id for name in game.seat_names(count)] if game else []
    colours = game.colours(count) if game else ()
    cards = tuple(
        SeatCard(
            seat.seat,
            seat.who,
            seat.name,
            seat.bot,
            seat.seat in here,
            colours[at] if colours else "",
            terms[at] if terms else "",
            seat.who == "open" and bool(seat.holder),
        )
        for at, seat in enumerate(seats)
    )
    return TableCard(
        row.id,
        row.game,
        row.options,
        cards,
        row.state,
        row.commitment,
        shuffle_of(row, seats),
        row.rules,
        read_options(row.game, game.options, row.options).in_use(count) if game else {},
        row.next,
        row.reasons is not False,
        chart.date if (chart := chart_at(row, seats)) is not None else "",
    )


def shuffle_of(row: TableRow, seats: Sequence[SeatRow]) -> Shuffle:
    """What the seed of a table is made of."""
    if not row.verifiable:
        drawn = row.state != "waiting" and is_part(row.seed, SERVER_BYTES)
        return "changed" if drawn else "chosen"
    given = [seat for seat in seats if seat.part]
    if given and not any(seat.part_by_server for seat in given):
        return "mixed"
    return "unmixed" if row.state == "waiting" else "server"


def my_table(
    row: TableRow, seats: Sequence[SeatRow], holder: Holder, here: Collection[Viewer] = ()
) -> MyTable:
    """A table on the list of somebody who has seats there."""
    awaited, result = row.to_move or (), None
    lost = _lost(row)
    if row.state == "over" and row.result:
        result = msgspec.json.decode(row.result, type=Result)
    elif row.state != "waiting" and row.to_move is None and lost is None:
        state = _as_it_is(row)  # an older store did not say
        awaited, result = (state.view().to_move, result_of(state)) if state else ((), None)
    mine = held(seats, holder)
    kept = {seat.seat for seat in seats if seat.who == "open" and seat.holder}
    return MyTable(
        table_card(row, seats, here),
        mine,
        awaited,
        row.changed or row.opened,
        alone(row, seats, holder),
        row.state != "over" and not {*awaited, *kept}.isdisjoint(mine),
        result,
        lost,
    )


def alone(row: TableRow, seats: Sequence[SeatRow], holder: Holder) -> bool:
    """Whether somebody opened a table at which no other person sits, or is expected."""
    others = any(seat.holder != holder for seat in seats if seat.who == "person" or seat.holder)
    return bool(holder) and row.host in (holder, "") and not others and bool(held(seats, holder))


def picture(row: TableRow, seats: Sequence[SeatRow], holder: Holder) -> str:
    """The board of a table as it is, for somebody who may have a seat there; before the game
    begins, as it may look later. Raises `Broken` where what it was played with is gone."""
    if why := missing(row):
        raise Broken(why)
    if not row.position:
        return board.flat(board.shown(all_games()[row.game]).view(0))
    mine = [seat for seat in held(seats, holder) if seats[seat].who == "person"]
    return _drawn(game_of(row), row.position, mine[0] if len(mine) == 1 else None)


@lru_cache(_DRAWN)
def _drawn(game: Game, position: str, viewer: Viewer) -> str:
    return board.flat(game.parse(position).view(viewer))


def result_of(state: State) -> Result | None:
    """How a game ended, if it has."""
    if state.outcome is None:
        return None
    return Result(state.scores, state.outcome, state.options.unit)


def game_of(row: TableRow) -> Game:
    """The game that a table plays, with the pieces that it was opened with. Where those are not
    here, `missing` says so."""
    game = all_games()[row.game]
    return game.with_pieces(row.pieces or "") or game


def _game(row: TableRow) -> Game | None:
    """The game of a table, if there still is one whose options these are."""
    try:
        game = all_games()[row.game]
        read_options(game.name, game.options, row.options)
        return game
    except UnknownOption:
        return None


def missing(row: TableRow) -> Text | None:
    """Why a table cannot be set up again: what it was played with is gone."""
    game = _game(row)
    if game is None:
        return Text("server_game_gone", {"game": row.game})
    there = row.pieces is None or game.with_pieces(row.pieces) is not None
    return None if there else Text("server_pieces_gone")


def _lost(row: TableRow) -> Text | None:
    """Why a table can no longer be opened, or a finished game not be seen again."""
    game = _game(row)
    if game is not None and row.state == "over" and game.rules_version != row.rules:
        return Text("server_replay_lost")
    return missing(row)


def _as_it_is(row: TableRow) -> State | None:
    """The position of a table, read from its text: nothing is replayed."""
    try:
        return game_of(row).parse(row.position)
    except IsolarioError:
        return None
