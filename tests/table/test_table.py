"""A table without a server: what it promises, whatever stores it; bots' turns; the end."""

from __future__ import annotations

import asyncio
import pkgutil
import random
import subprocess
import sys
from dataclasses import replace

import msgspec
import pytest

import isolario
from isolario import table as package
from isolario.core.text import Text
from isolario.picture.scene import Area, Cell, Group, Label, Lattice, Mosaic, Sprite, Tile
from isolario.table import worker
from isolario.table.bots import BotFailed, Clerk
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import (
    Hello,
    NewTable,
    Patch,
    Refused,
    SeatWish,
    Sit,
    Stale,
    Sure,
    TableCard,
    ToPage,
    Update,
)
from isolario.table.patches import apply, diff
from isolario.table.problems import NotThere, Taken, TooEarly
from isolario.table.processes import Processes, processes
from isolario.table.store import Call, Conflict, Due, LogRow, SeatRow
from isolario.table.table import Table
from tests.clauses import clause
from tests.page.records import OPEN_MAPS, record_of
from tests.table import protocol
from tests.table.broken_bots import dawdle, die
from tests.table.conftest import QUICK, Clock

SEATS = (SeatWish("me"), SeatWish("bot", bot="random"))
BOTH = (SeatWish("me"), SeatWish("me"))
ANN, BOB, EVE = (holder_of(name * 16) for name in ("ann", "bob", "eve"))


async def begun(lobby: Lobby, wish: NewTable) -> TableCard:
    """A table that Ann has opened, and where she has sat down in all seats that she wished for."""
    arrival = await lobby.open(wish, ANN)
    table = await lobby.find(arrival.table.table)
    for seat in arrival.mine:
        await table.sit(seat, Sit(), ANN)
    return table.card


@pytest.mark.process
def test_a_table_needs_no_server() -> None:
    names = [f"isolario.table.{found.name}" for found in pkgutil.iter_modules(package.__path__)]
    program = f"import sys, {', '.join(names)}; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert {"isolario.table.lobby", "isolario.table.bots"} <= {*loaded}
    server = {"aiosqlite", "isolario.server", "litestar", "sqlalchemy", "uvicorn"}
    assert not server & {*loaded}
    speaking = {"babel", "fluent", "isolario.words", "rich"}  # a page has its own way
    assert not speaking & {*loaded}


def test_the_page_knows_every_message_field_by_field() -> None:
    """``python -m tests.table.protocol`` writes what it should know."""
    assert protocol.FILE.read_text("utf-8") == protocol.protocol()


# --- whatever stores it -------------------------------------------------------------------------


async def test_nothing_is_written_twice(lobby: Lobby) -> None:
    opened = await begun(lobby, NewTable("foggy-island", SEATS))
    row = (await lobby.find(opened.table)).row.then()
    await lobby.store.write(row, LogRow(1, "move", 0, 1, "pick W"), [Call(1)], 0)
    for again in (LogRow(1, "move", 1, 1, "pick W"), LogRow(2, "move", 0, 1, "pick W")):
        with pytest.raises(Conflict):
            await lobby.store.write(row.then(), again, [], 0)
    for stale in (row, row.then().then()):
        with pytest.raises(Conflict):
            await lobby.store.write(stale, LogRow(2, "move", 1, 1, "pick W"), [], 0)
        with pytest.raises(Conflict):
            await lobby.store.save(stale)
    loaded = await lobby.store.load(opened.table)
    assert loaded is not None
    assert len(loaded.log) == 1
    assert await lobby.store.take(5, 9) == [Due(opened.table, 1)]  # the bot is still due


async def test_two_servers_on_one_store_do_not_overwrite_each_other(lobby: Lobby) -> None:
    opened = await begun(lobby, NewTable("foggy-island", BOTH))
    here = await lobby.find(opened.table)
    there = await Lobby(lobby.store, QUICK).find(opened.table)
    assert here is not there
    assert await here.play(0, 1, "pick W") is None
    assert await there.play(0, 1, "pick R") == Stale(2)
    assert await there.play(0, 2, "pick R") is None
    assert await here.play(0, 2, "pick R") == Stale(3)


async def test_a_lease_keeps_others_away_until_it_expires(lobby: Lobby, clock: Clock) -> None:
    opened = await begun(lobby, NewTable("foggy-island", SEATS))
    due = Due(opened.table, 1)
    assert await lobby.store.take(60, 9) == [due]
    assert await lobby.store.take(60, 9) == []
    clock.ahead = 61
    assert await lobby.store.take(60, 9) == [due]
    await lobby.store.renew(due, 0)
    assert await lobby.store.take(60, 9) == [due]
    assert await lobby.store.next_due() is None  # as long as somebody is at it


async def test_a_bot_that_did_not_move_keeps_its_time(lobby: Lobby) -> None:
    bots = (SeatWish("me"), *[SeatWish("bot", bot="random")] * 2)
    opened = await begun(lobby, NewTable("cartographers", bots))
    row, store = (await lobby.find(opened.table)).row.then(), lobby.store
    first, second = Due(opened.table, 1), Due(opened.table, 2)
    await store.write(row, LogRow(1, "move", 1, 1, "x"), [Call(1), Call(2)], 60)
    assert await store.take(5, 9) == [second]  # the bot that moved is due again, but later
    await store.postpone(second, 30)
    assert 25 < (await store.next_due() or 0) < 35
    await store.write(row := row.then(), LogRow(2, "move", 0, 1, "x"), [Call(1)], 0)
    await store.drop(second)  # no longer there
    assert await store.take(5, 9) == []
    await store.write(row.then(), LogRow(3, "move", 0, 2, "x"), [], 0)
    await store.renew(first, 5)
    assert await store.next_due() is None


async def test_a_seat_is_taken_once(lobby: Lobby) -> None:
    opened = await begun(lobby, NewTable("foggy-island", (SeatWish("me"), SeatWish("open"))))
    here, there = await lobby.find(opened.table), await Lobby(lobby.store, QUICK).find(opened.table)
    before = await lobby.store.load(opened.table)
    await here.sit(1, Sit("Олена"), BOB)
    with pytest.raises(Taken):
        await there.sit(1, Sit("Пётр"), EVE)
    with pytest.raises(Conflict):
        await lobby.store.sit(here.row.then(), SeatRow(1, "person", "Пётр"), [])
    loaded = await lobby.store.load(opened.table)
    assert loaded is not None
    assert before is not None
    assert [seat.name for seat in loaded.seats] == ["", "Олена"]
    assert before.seats[1].who == "open"  # what was read stays as it was
    assert loaded.table.state == here.row.state == "playing"


@pytest.mark.parametrize("game", ["foggy-island", "cartographers", "beacon-patrol"])
async def test_what_cannot_be_taken_back_is_made_only_if_it_is_meant(
    lobby: Lobby, game: str
) -> None:
    opened = await begun(lobby, NewTable(game, BOTH, seed="7"))
    table = await lobby.find(opened.table)
    rng, doubts, done = random.Random(7), 0, 0
    while table.running is not None and not table.running.state.over and done < 60:
        state, before = table.running.state, table.running
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng)
        number, undo = before.numbers[seat], before.views[seat].preview(move).undo
        answer = await table.play(seat, number, move.notation, meant=False)
        assert (answer is None) == undo
        if answer is not None:
            doubts += 1
            assert isinstance(answer, Sure)
            assert answer.move == move.notation
            assert table.running is before  # nothing was done
            assert await table.play(seat, number, move.notation, meant=True) is None
        done += 1
    assert 0 < doubts < done


@pytest.mark.parametrize("bot", [False, True])
async def test_what_only_bots_have_seen_can_be_taken_back(lobby: Lobby, bot: bool) -> None:
    """A dragon from the hand shows its card. People have seen it, bots forget it, and a table read
    from its store knows that too."""
    opened = await begun(lobby, NewTable("sea-dragons", SEATS if bot else BOTH, seed="1"))
    table = await lobby.find(opened.table)
    assert table.running is not None
    assert table.running.state.to_move == (0,)
    before = table.running.views[0]
    place = next(it for it in before.legal_moves() if it.notation[0].isdigit())
    answer = await table.play(0, table.number(0), place.notation, meant=False)
    assert (answer is None) == bot  # or it has to be meant
    if not bot:
        assert await table.play(0, table.number(0), place.notation) is None
    fresh = await Lobby(lobby.store, QUICK).find(opened.table)
    answers = [await one.undo(0, one.number(0)) for one in (fresh, table)]
    if bot:
        assert answers[0] is None
        fresh = await Lobby(lobby.store, QUICK).find(opened.table)
        assert fresh.running is not None
        assert fresh.running.views[0] == before
    else:
        for refused in answers:
            assert isinstance(refused, Refused)
            assert refused.reason.id == "undo_shown"


async def test_what_is_not_there(lobby: Lobby) -> None:
    assert await lobby.store.load("nowhere") is None
    with pytest.raises(NotThere):
        await lobby.find("nowhere")


async def test_a_write_that_is_cut_short_is_read_again(lobby: Lobby) -> None:
    opened = await begun(lobby, NewTable("foggy-island", BOTH))
    table = await lobby.find(opened.table)
    for _ in range(20):
        playing = asyncio.create_task(table.play(0, table.number(0), "pick W"))
        await asyncio.sleep(random.random() * 0.002)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.sleep(0.05)
        answer = await table.undo(0, table.number(0))
        if isinstance(answer, Stale):
            await table.undo(0, answer.n)
    loaded = await lobby.store.load(opened.table)
    assert loaded is not None
    assert [entry.number for entry in loaded.log] == list(range(1, len(loaded.log) + 1))
    fresh = await Lobby(lobby.store, QUICK).find(opened.table)
    await table.ask(0, "pick W")  # the first to ask makes it load again
    assert (table.number(0), table.number(1)) == (fresh.number(0), fresh.number(1))


async def play(table: Table, rng: random.Random, most: int = 1000) -> None:
    """Makes any legal moves, for everybody who has something to decide."""
    for _ in range(most):
        state = table.running.state if table.running else None
        if state is None or state.over:
            return
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng).notation
        assert await table.play(seat, table.number(seat), move) is None


async def test_after_a_change_of_the_rules_a_game_goes_on_from_its_position(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = isolario.all_games()["foggy-island"]
    opened = await begun(lobby, NewTable("foggy-island", BOTH))
    table = await lobby.find(opened.table)
    rng = random.Random(1)
    await play(table, rng, 30)
    before = table.row.position
    monkeypatch.setitem(vars(game), "rules_version", 99)
    table = await Lobby(lobby.store, QUICK).find(opened.table)
    assert table.running is not None
    assert table.running.state.text == before
    assert table.card.shuffle == "changed"
    await play(table, rng, 3)
    after = table.row.position
    table = await Lobby(lobby.store, QUICK).find(opened.table)  # and again from the store
    assert table.running is not None
    assert table.running.state.text == after
    await play(table, rng)
    assert table.row.state == "over"
    with pytest.raises(NotThere, match="no record"):
        table.published()


# --- the end ------------------------------------------------------------------------------------


async def test_nothing_is_taken_back_once_the_game_is_over(lobby: Lobby) -> None:
    """The seed is published then: taking the last step back would mean knowing what comes."""
    opened = await begun(lobby, NewTable("beacon-patrol", BOTH))  # its last step draws nothing
    table = await lobby.find(opened.table)
    heard: list[list[ToPage]] = [[], []]
    for seat in (0, 1):
        await table.join(Guest(heard[seat].append), ANN, Hello(seat))
    rng = random.Random(3)
    with pytest.raises(TooEarly):
        table.published()
    await play(table, rng)
    assert table.published().record.seed == table.row.seed
    log = await lobby.store.load(opened.table)
    for seat in (0, 1):
        last = [message for message in heard[seat] if isinstance(message, Update)][-1]
        assert last.now.outcome is not None
        assert last.now.no_undo is not None
        answer = await table.undo(seat, table.number(seat))
        assert isinstance(answer, Refused)
        assert answer.reason == Text("game_is_over")
    assert await lobby.store.load(opened.table) == log


# --- bots ---------------------------------------------------------------------------------------


@pytest.mark.process
async def test_a_bot_whose_process_dies_or_dawdles(monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = Lobby(MemoryStore(), QUICK)
    opened = await begun(lobby, NewTable("foggy-island", SEATS))
    turn = await (await lobby.find(opened.table)).turn_of(1)
    assert turn is not None
    # A new process is slow on a busy machine.
    thinkers = Processes(1, seconds=4, nice=0)
    for broken, why in ((die, "process ended"), (dawdle, "longer than")):
        with monkeypatch.context() as patched:
            patched.setattr(worker, "think", broken)
            with pytest.raises(BotFailed, match=why):
                await thinkers.choose("easy", turn)
        assert (await thinkers.choose("easy", turn)).move.startswith("pick")
    with pytest.raises(BotFailed, match="no bot 'genius'"):
        await thinkers.choose("genius", turn)
    thinkers.close()


@pytest.mark.process
async def test_somebody_stands_in_for_a_bot_that_fails(lobby: Lobby) -> None:
    opened = await begun(lobby, NewTable("foggy-island", SEATS))
    table = await lobby.find(opened.table)
    table.seats[1] = replace(table.seats[1], bot="genius")  # as after a bot was removed
    async with Clerk(lobby, processes(lobby.settings)):
        for _ in range(600):
            await asyncio.sleep(0.05)
            if table.number(1) == 7:  # five picks and done
                break
    assert table.number(1) == 7


# --- patches ------------------------------------------------------------------------------------


def _cell(key: str, name: str = "cell") -> Cell:
    return Cell(key, 0, 0, Text(name))


def test_a_patch_carries_only_what_changed() -> None:
    lattice = Lattice("square", 48, (_cell("a"), _cell("b")))
    board = Area(
        "board",
        "board",
        Text("area_board"),
        (0, 0, 96, 48),
        sprites=(Sprite("s", "wolf", 0, 0),),
        labels=(Label("l", 0, 0, "1"),),
        lattice=lattice,
        mosaics=(Mosaic("m", 0, 0, 4, 2, "F."),),
        tiles=(Tile("F", "forest"),),
    )
    grown = msgspec.structs.replace(
        board,
        box=(-48, 0, 144, 48),
        lattice=Lattice("square", 48, (_cell("b", "sea"), _cell("c"))),
        mosaics=(Mosaic("m", 0, 0, 4, 2, "FF"),),
        groups=(Group("g", ("board/b", "board/c")),),
    )
    (patch,) = diff((board,), (grown,))
    assert patch == Patch(
        "board",
        cells=(_cell("b", "sea"), _cell("c")),
        cells_gone=("a",),
        box=(-48, 0, 144, 48),
        mosaics=grown.mosaics,
        groups=grown.groups,
    )
    assert apply((board,), (patch,)) == (grown,)
    (back,) = diff((grown,), (board,))
    assert back.groups_gone == ("g",)
    assert apply((grown,), (back,))[0].groups == ()
    # What the letters of small maps mean is not part of a patch, so the area is sent whole.
    other = msgspec.structs.replace(board, tiles=(Tile("F", "farm"),))
    assert diff((board,), (other,)) == (Patch("board", whole=other),)
    assert diff((board,), (board,)) == ()


@clause("LVS-S1")
async def test_who_sits_where_can_be_drawn(lobby: Lobby) -> None:
    """The opener sits first in some games, second in others; everything asked for is there."""
    wishes = (SeatWish("me", "Ann"), SeatWish("open"))
    places = set()
    for _ in range(40):
        opened, (place,) = msgspec.structs.astuple(
            await lobby.open(NewTable("land-vs-sea", wishes, drawn=True), ANN)
        )
        places.add(place)
        loaded = await lobby.store.load(opened.table)
        assert loaded is not None
        assert [bool(seat.holder) for seat in loaded.seats].count(False) == 1
        assert loaded.seats[place].name == "Ann"
    assert places == {0, 1}  # all 40 in one seat: one chance in 2**39
    assert (await lobby.open(NewTable("land-vs-sea", wishes), ANN)).mine == (0,)


@pytest.mark.parametrize(("seats", "waypoints"), [(2, False), (3, False), (4, True)])
async def test_a_table_tells_what_its_options_come_to(
    lobby: Lobby, seats: int, waypoints: bool
) -> None:
    """“As recommended” means different extras with different numbers of players: the book of the
    table goes by what they are."""
    wishes = (SeatWish("me", "Ann"), *(SeatWish("open") for _ in range(seats - 1)))
    opened = await begun(lobby, NewTable("land-vs-sea", wishes))
    card = (await lobby.find(opened.table)).card
    assert card.in_use["extras"] == "usual"
    assert (card.in_use["mountains"], card.in_use["waypoints"]) == (seats == 3, waypoints)


def test_who_draws_maps_at_one_screen_knows_no_more_than_another() -> None:
    """Sheets are drawn on in the open then, and at no time of a whole game is anything hidden."""
    game = isolario.all_games()["cartographers"]
    assert game.options.at_one_screen() == {"drawing": "open"}
    record = record_of(OPEN_MAPS)
    state = game.new(record.seats, record.seed, record.options)
    for seat, move in record.moves:
        assert not any(map(state.has_private_view, range(record.seats)))
        state.play(seat, move)
