"""Whose seats are whose, whatever stores them: kept seats, lists of tables, the next game."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from isolario.core.game import State
from isolario.core.text import Text
from isolario.table.guests import Guest
from isolario.table.holders import NOBODY, holder_of
from isolario.table.lobby import Lobby
from isolario.table.messages import (
    Gone,
    Hello,
    MyTable,
    NewTable,
    Seats,
    SeatWish,
    Sit,
    ToPage,
)
from isolario.table.problems import Broken, NotThere, NotYours, Taken, TooEarly
from isolario.table.table import Table
from tests.clauses import clause
from tests.table.conftest import QUICK

SECRETS = {name: name * 16 for name in ("ann", "bob", "eve")}
ANN, BOB, EVE = (holder_of(secret) for secret in SECRETS.values())
ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", bot="random")


async def laid(lobby: Lobby, game: str, *seats: SeatWish, **options: str | bool | int) -> Table:
    """A table that Ann has opened."""
    arrival = await lobby.open(NewTable(game, seats, options), ANN)
    return await lobby.find(arrival.table.table)


async def begun(lobby: Lobby, game: str, *seats: SeatWish) -> Table:
    """The same with everybody in their seats: Ann in hers, Bob in the open ones."""
    table = await laid(lobby, game, *seats)
    for seat, wish in enumerate(seats):
        if wish.who != "bot":
            await table.sit(seat, Sit(), ANN if wish.who == "me" else BOB)
    return table


async def play_out(table: Table, seed: int = 3) -> State:
    rng = random.Random(seed)
    while table.running is not None and not table.running.state.over:
        state = table.running.state
        seat = state.to_move[0]
        move = state.legal_moves(seat).choice(rng)
        assert await table.play(seat, table.number(seat), move.notation) is None
    assert table.running is not None
    return table.running.state


async def listed(lobby: Lobby, holder: str) -> list[MyTable]:
    return list((await lobby.mine(holder)).tables)


# --- seats --------------------------------------------------------------------------------------


async def test_the_opener_s_seat_is_kept_for_them(lobby: Lobby) -> None:
    table = await laid(lobby, "foggy-island", ME, OPEN)
    assert table.arrival(ANN).mine == (0,)
    assert table.arrival(BOB).mine == table.arrival(NOBODY).mine == ()
    assert [seat.kept for seat in table.card.seats] == [True, False]
    with pytest.raises(Taken):
        await table.sit(0, Sit("Bob"), BOB)
    assert (await table.sit(1, Sit("Bob"), BOB)).mine == (1,)
    assert table.card.state == "waiting"  # nothing is dealt before Ann has added to the seed
    assert (
        await table.sit(0, Sit("Ann", "12" * 16, table.row.commitment), ANN)
    ).table.state == "playing"
    assert [seat.kept for seat in table.card.seats] == [False, False]
    assert table.seats[0].part == "12" * 16


async def test_a_browser_speaks_for_any_of_its_seats_and_no_other(lobby: Lobby) -> None:
    table = await begun(lobby, "cartographers", ME, OPEN, ME)
    heard: list[ToPage] = []
    guest = Guest(heard.append)
    for hello, seat in ((Hello(), 0), (Hello(2), 2), (Hello(watch=True), None)):
        await table.join(guest, ANN, hello)
        assert guest.seat == seat
    for holder, hello in ((ANN, Hello(1)), (ANN, Hello(7)), (EVE, Hello(0)), (NOBODY, Hello(0))):
        with pytest.raises(NotYours):
            await table.join(guest, holder, hello)
    await table.join(guest, EVE, Hello())
    assert guest.seat is None


async def test_nobody_needs_a_name(lobby: Lobby) -> None:
    """Names belong to readers: what they call a player without one is their own language's."""
    table = await begun(lobby, "foggy-island", ME, OPEN)
    assert [seat.name for seat in table.card.seats] == ["", ""]
    other = await laid(lobby, "foggy-island", ME, OPEN)
    await other.sit(0, Sit("Ann"), ANN)
    with pytest.raises(Taken):
        await other.sit(1, Sit("ann"), BOB)


async def test_old_seats_are_handed_over(lobby: Lobby) -> None:
    """Whoever knows the secret of a seat may make it their own, also while it is played at."""
    table = await begun(lobby, "foggy-island", ME, OPEN)
    other = await begun(lobby, "foggy-island", ME, OPEN)
    await lobby.hand_over([SECRETS["bob"], "nobody's"], EVE)
    assert table.arrival(EVE).mine == other.arrival(EVE).mine == (1,)
    assert table.arrival(BOB).mine == ()
    assert table.arrival(ANN).mine == (0,)
    again = await Lobby(lobby.store, QUICK).find(table.row.id)
    assert again.arrival(EVE).mine == (1,)
    assert len(await listed(lobby, EVE)) == 2


# --- my tables ----------------------------------------------------------------------------------


async def test_tables_that_wait_for_their_holder_come_first(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await begun(lobby, "cartographers", ME)
    await play_out(over)
    idle = await begun(lobby, "land-vs-sea", OPEN, ME)  # Bob begins
    calling = await begun(lobby, "land-vs-sea", ME, OPEN)
    kept = await laid(lobby, "foggy-island", ME, OPEN)
    await begun(lobby, "foggy-island", OPEN, OPEN)  # Bob's alone
    fresh = Lobby(lobby.store, QUICK)
    monkeypatch.setattr("isolario.table.setup._replayed", None)  # no game is set up for a list
    mine = await listed(fresh, ANN)
    names = [card.table.table for card in mine]
    assert {*names[:2]} == {calling.row.id, kept.row.id}
    assert names[2:] == [idle.row.id, over.row.id]
    shown = {card.table.table: card for card in mine}
    assert shown[calling.row.id].to_move == (0,)
    assert shown[idle.row.id].mine == (1,)
    assert shown[idle.row.id].result is None
    result = shown[over.row.id].result
    assert result is not None
    assert result.scores == over.running.state.scores if over.running else False
    assert not (await fresh.mine(NOBODY)).known
    assert await listed(fresh, EVE) == []


async def test_a_sealed_step_does_not_show_in_any_list(lobby: Lobby) -> None:
    """When somebody else took a step of a sealed decision is a secret, too."""
    table = await begun(lobby, "foggy-island", ME, OPEN)
    before = await listed(lobby, BOB)
    assert await table.play(0, 1, "pick W") is None
    assert await listed(lobby, BOB) == before


async def test_a_table_goes_from_one_list_only(lobby: Lobby) -> None:
    table = await begun(lobby, "foggy-island", ME, OPEN)
    await lobby.take_off(table.row.id, ANN)
    assert await listed(lobby, ANN) == []
    assert len(await listed(lobby, BOB)) == 1
    assert (await lobby.find(table.row.id)).arrival(ANN).mine == (0,)


async def test_a_table_is_on_the_list_again_for_whoever_comes_back_to_play(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    relist = lobby.store.relist

    async def noted(table: str, holder: str) -> None:
        written.append(holder)
        await relist(table, holder)

    monkeypatch.setattr(lobby.store, "relist", noted)
    table = await begun(lobby, "cartographers", ME, OPEN, ME)
    guest = Guest(lambda message: None)
    for place in (lobby, Lobby(lobby.store, QUICK)):  # the second has it from the store
        for holder in (ANN, BOB):
            await lobby.take_off(table.row.id, holder)
        found = await place.find(table.row.id)
        for holder, hello in ((ANN, Hello(watch=True)), (EVE, Hello()), (NOBODY, Hello())):
            await found.join(guest, holder, hello)
        assert written == []
        assert await listed(place, ANN) == []
        for _ in range(2):  # what is on the list is not written again
            await found.join(guest, ANN, Hello(2))
        assert written == [ANN]
        assert len(await listed(place, ANN)) == 1
        assert await listed(place, BOB) == []
        written.clear()


async def test_only_its_host_deletes_a_table_and_only_alone(lobby: Lobby) -> None:
    shared = await begun(lobby, "foggy-island", ME, OPEN)
    own = await begun(lobby, "foggy-island", ME, BOT)
    heard: list[ToPage] = []
    await own.join(Guest(heard.append), NOBODY, Hello())
    for holder in (BOB, EVE, NOBODY):
        with pytest.raises(NotYours):
            await lobby.delete(own.row.id, holder)
    with pytest.raises(NotYours):
        await lobby.delete(shared.row.id, ANN)
    assert [card.host for card in await listed(lobby, ANN)].count(True) == 1
    await lobby.delete(own.row.id, ANN)
    assert isinstance(heard[-1], Gone)
    with pytest.raises(NotThere):
        await lobby.find(own.row.id)
    with pytest.raises(NotThere):
        await own.play(0, 1, "pick W")
    with pytest.raises(NotThere):
        await lobby.delete(own.row.id, ANN)
    assert await lobby.store.next_due() is None  # the bot has nothing to do there any more
    assert [card.table.table for card in await listed(lobby, ANN)] == [shared.row.id]


async def test_a_table_whose_game_or_pieces_are_gone_says_so(lobby: Lobby) -> None:
    table = await begun(lobby, "foggy-island", ME, OPEN)
    over = await begun(lobby, "foggy-island", ME, OPEN)
    await play_out(over)
    for row, why in (
        (table.row.then(pieces="0123"), Text("server_pieces_gone")),
        (table.row.then().then(game="atlantis"), Text("server_game_gone", {"game": "atlantis"})),
    ):
        await lobby.store.save(row)
        lost = {card.table.table: card.lost for card in await listed(lobby, ANN)}
        assert lost == {row.id: why, over.row.id: None}
        with pytest.raises(Broken) as error:
            await Lobby(lobby.store, QUICK).find(row.id)
        assert error.value.reason == why
    await lobby.store.save(over.row.then(rules=1))
    (card,) = [card for card in await listed(lobby, ANN) if card.result]
    assert card.lost == Text("server_replay_lost")


async def test_a_picture_of_a_table_shows_its_board_to_those_who_may_see_it(lobby: Lobby) -> None:
    """Nothing is replayed for it, and of what is drawn in secret only the own is there."""
    waiting = await laid(lobby, "cartographers", ME, OPEN)
    assert (await lobby.picture(waiting.row.id, ANN)).startswith("<svg")
    table = await begun(lobby, "cartographers", ME, OPEN)
    before = {holder: await lobby.picture(table.row.id, holder) for holder in (ANN, BOB, NOBODY)}
    assert table.running is not None
    move = table.running.state.legal_moves(0)[0]
    assert await table.play(0, table.number(0), move.notation) is None
    fresh = Lobby(lobby.store, QUICK)
    after = {holder: await fresh.picture(table.row.id, holder) for holder in (ANN, BOB, NOBODY)}
    assert after[ANN] != before[ANN]
    assert (after[BOB], after[NOBODY]) == (before[BOB], before[NOBODY])
    assert "words" not in after[ANN]
    with pytest.raises(NotThere):
        await lobby.picture("nowhere", ANN)
    await lobby.store.save(table.row.then(game="atlantis"))
    with pytest.raises(Broken):
        await fresh.picture(table.row.id, ANN)


async def test_a_list_fills_in_what_an_older_store_did_not_say(lobby: Lobby) -> None:
    table = await begun(lobby, "land-vs-sea", ME, OPEN)
    over = await begun(lobby, "cartographers", ME)
    state = await play_out(over)
    for row in (table.row, over.row):
        await lobby.store.save(row.then(to_move=None, result="", host="", changed=0))
    mine = {card.table.table: card for card in await listed(Lobby(lobby.store, QUICK), ANN)}
    assert mine[table.row.id].to_move == (0,)
    result = mine[over.row.id].result
    assert result is not None
    assert (result.scores, result.outcome) == (state.scores, state.outcome)
    assert mine[over.row.id].changed == over.row.opened


# --- the next game ------------------------------------------------------------------------------


async def test_the_next_game_keeps_people_and_options(lobby: Lobby) -> None:
    """Their seats are kept for them, another begins, and everybody at the table is told where."""
    table = await begun(lobby, "sea-dragons", ME, OPEN, BOT)
    with pytest.raises(TooEarly):
        await lobby.again(table.row.id, ANN)
    await play_out(table)
    heard: list[ToPage] = []
    await table.join(Guest(heard.append), BOB, Hello())
    with pytest.raises(NotYours):
        await lobby.again(table.row.id, EVE)
    arrival = await lobby.again(table.row.id, ANN)
    assert isinstance(heard[-1], Seats)
    assert heard[-1].table.next == arrival.table.table
    assert arrival.table.options == table.row.options
    assert arrival.mine == (2,)  # everybody moves up: Bob begins
    assert [seat.kept for seat in arrival.table.seats] == [True, False, True]
    assert arrival.table.seats[1].bot == "random"
    assert await lobby.again(table.row.id, BOB) == structs.replace(arrival, mine=(0,))
    following = await lobby.find(arrival.table.table)
    for holder, seat in ((ANN, 2), (BOB, 0)):
        await following.sit(seat, Sit(), holder)
    assert following.running is not None
    assert following.row.seed != table.row.seed


@clause("FOG-R4")
async def test_the_winner_begins_the_next_game(lobby: Lobby) -> None:
    table = await begun(lobby, "foggy-island", ME, OPEN)
    state = await play_out(table)
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    arrival = await lobby.again(table.row.id, ANN)
    assert arrival.mine == (0,)  # everybody keeps their colour
    assert arrival.table.options["first"] == ("blue", "red")[winner]


async def test_a_game_alone_can_be_begun_again(lobby: Lobby) -> None:
    table = await begun(lobby, "cartographers", ME)
    arrival = await lobby.again(table.row.id, ANN)
    assert arrival.mine == (0,)
    with pytest.raises(NotThere):  # the game that was given up is gone
        await lobby.find(table.row.id)
    assert [card.table.table for card in await listed(lobby, ANN)] == [arrival.table.table]
    other = await begun(lobby, "foggy-island", ME, OPEN)
    with pytest.raises(TooEarly):  # Bob would mind
        await lobby.again(other.row.id, ANN)


async def test_a_next_game_that_was_deleted_is_laid_out_again(lobby: Lobby) -> None:
    table = await begun(lobby, "cartographers", ME)
    await play_out(table)
    first = await lobby.again(table.row.id, ANN)
    await lobby.delete(first.table.table, ANN)
    second = await lobby.again(table.row.id, ANN)
    assert second.table.table != first.table.table
