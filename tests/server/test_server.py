"""The server as people meet it: real connections, a real file, whole games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import isolario
from isolario.core.text import Text
from isolario.server.settings import Settings
from isolario.table.holders import fresh
from isolario.table.messages import (
    Beat,
    Foreseen,
    Joined,
    Play,
    Refused,
    Seats,
    Stale,
    Update,
)
from isolario.table.seeds import Witness, check
from tests.server.page import PLENTY, Page, Server, picture, server_here
from tests.server.truth import Truth, log_of, published

GAMES = list(isolario.all_games())
FOG = {"weather": "fog"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_person_a_bot_and_a_spectator_play_any_game(server: Server, game: str) -> None:
    seats = max(n for n in isolario.all_games()[game].seats if n <= 4)
    table, keys = server.open("me", *["random"] * (seats - 1), game=game, part="ab" * 16)
    watcher = server.page(table)
    page = server.page(table, keys[0])
    page.play_on(random.Random(1))
    while not watcher.over:
        watcher.hear()
    truth = Truth(server, table)
    truth.compare(page, keys)
    truth.compare(watcher, keys)
    assert server.card(table).state == "over"
    record = published(server, table)
    assert check(record) == "server"  # a part given before the commitment is no contribution
    assert isolario.load(record.record).scores == page.now.scores if page.now else None


def test_two_persons_in_fog_see_their_own_secrets_only(server: Server) -> None:
    table, keys = server.open("me", "me", options=FOG)
    both = [server.page(table, keys[0]), server.page(table, keys[1])]
    watcher = server.page(table)
    rng = random.Random(5)
    while not both[0].over:
        able = [page for page in both if page.may_move]
        if not able:  # both pages have yet to hear of the last move
            for page in both:
                if not page.hear_nothing(0.01):
                    break
            continue
        rng.choice(able).play_on(rng, 1)
    for page in (both[1], watcher):
        while not page.over:
            page.hear()
    truth = Truth(server, table)
    for page in (*both, watcher):
        truth.compare(page, keys)
        down = [event for event in page.log if event.what == "laid_down"]
        assert down
        assert all(event.facts["token"] == Text("unknown") for event in down)  # FOG-W6
        picked = {event.seat for event in page.log if event.what == "picked"}
        assert picked == ({page.seat} if page.seat is not None else set())


def test_the_seed_comes_from_everybody_and_is_published_at_the_end(server: Server) -> None:
    table, _ = server.open("open", "open")
    commitment = server.card(table).commitment
    ann, peter = fresh(), fresh()
    assert server.sit(table, 0, ann, part="11" * 16).status_code == 201
    assert server.sit(table, 1, peter, "Пётр", "22" * 16).status_code == 201
    early = server.http.get(f"/api/tables/{table}/record")
    assert early.status_code == 403
    assert early.json() == {"reason": {"id": "server_record_later"}}
    both = [server.page(table, ann), server.page(table, peter)]
    rng = random.Random(2)
    while not both[0].over:
        for page in both:
            if page.may_move:
                page.play_on(rng, 1)
            else:
                page.hear_nothing(0.002)
    record = published(server, table)
    assert record.parts is not None
    assert record.parts.commitment == commitment
    assert [part.part for part in record.parts.seats] == ["11" * 16, "22" * 16]
    assert check(record, Witness(commitment, {0: "11" * 16})) == "good"
    forged = msgspec.structs.replace(record.parts, server="00" * 32)
    assert check(msgspec.structs.replace(record, parts=forged)) == "bad"


def test_a_chosen_seed_is_marked(server: Server) -> None:
    table, keys = server.open("me", "random", seed="7")
    assert server.card(table).shuffle == "chosen"
    page = server.page(table, keys[0])
    page.play_on(random.Random(1))
    record = published(server, table)
    assert record.record.seed == "7"
    assert check(record) == "none"


# --- numbers, undo, refusals --------------------------------------------------------------------


def test_sealed_steps_of_others_are_silent(server: Server) -> None:
    table, keys = server.open("me", "me")
    mine, other, watcher = (server.page(table, key) for key in (keys[0], keys[1], ""))
    mine.hear_until(Seats)
    for _ in range(5):
        mine.play_on(random.Random(1), 1)
    assert isinstance(mine.undo(), Update)
    mine.play_on(random.Random(1), 1)
    for page in (other, watcher):
        assert page.hear_nothing()
        assert page.n == 1
    mine.play("done")
    for page in (other, watcher):  # that somebody is ready is no secret
        update = page.hear_until(Update)
        assert [frame.event.what for frame in update.frames] == ["ready"]
        assert page.n == 2
    assert isinstance(mine.undo(), Update)
    for page in (other, watcher):
        update = page.hear_until(Update)
        assert update.areas is not None
        assert update.log is not None
        assert page.now is not None
        assert page.now.ready == ()
        assert page.n == 3
    truth = Truth(server, table)
    for page in (mine, other, watcher):
        truth.compare(page, keys)


@pytest.mark.parametrize(("mode", "unit"), [("simple", "points"), ("mercenaries", "coins")])
def test_a_page_knows_what_is_counted(server: Server, mode: str, unit: str) -> None:
    table, keys = server.open("me", "me", options={"mode": mode})
    now = server.page(table, keys[0]).now
    assert now is not None
    assert now.unit == f"count_{unit}"


def test_an_old_number_does_nothing(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    page.play("pick W")
    assert page.play("pick W", n=1) == Stale(2)
    assert page.play("pick W", n=3) == Stale(2)
    assert page.undo(n=1) == Stale(2)
    assert len(log_of(server, table)) == 1


def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    table, keys = server.open("me", "me")
    one, two = server.page(table, keys[0]), server.page(table, keys[0])
    for page in (one, two, one):
        page.say(Play(1, "pick W"))
    one.ask("pick W")  # the answer comes after those to the moves
    one.hear_until(Foreseen)
    heard = [json.loads(message)["type"] for message in one.heard]
    assert heard.count("update") == 1
    assert heard.count("stale") in (1, 2)
    assert len(log_of(server, table)) == 1


def test_undo_gives_back_what_was(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    before = page.pictures[1]
    assert isinstance(page.undo(), Refused)
    update = page.play("pick W")
    assert isinstance(update, Update)
    assert update.now.no_undo is None
    update = page.undo()
    assert isinstance(update, Update)
    assert update.now.no_undo is not None
    assert picture(page.areas) == before
    assert page.n == 3
    assert [kind for kind, _, _ in log_of(server, table)] == ["move", "undo"]
    Truth(server, table).compare(page, keys)


def test_any_step_of_a_sealed_decision_can_be_put_back(server: Server) -> None:
    table, keys = server.open("me", "me")
    page, other = server.page(table, keys[0]), server.page(table, keys[1])
    for letter in "WHP":
        update = page.play(f"pick {letter}")
    assert isinstance(update, Update)
    backs = {back.sprite: back.move for back in update.now.choices.back}
    assert backs == {"hand-wolf-0": "pick W", "hand-hare-0": "pick H", "hand-pig-0": "pick P"}
    update = page.undo(move="pick w")
    assert isinstance(update, Update)
    assert [back.move for back in update.now.choices.back] == ["pick H", "pick P"]
    for move, reason in (("pick W", "not_that_undo"), ("rubbish", "server_not_a_move")):
        refused = page.undo(move=move)
        assert isinstance(refused, Refused)
        assert refused.reason.id == reason
    assert log_of(server, table)[-1] == ("undo", 0, "pick W")
    assert other.hear_nothing()
    truth = Truth(server, table)  # and still so when the table is set up again
    for seat in (page, other):
        truth.compare(seat, keys)


def test_the_log_is_in_order_of_arrival(server: Server) -> None:
    table, keys = server.open("me", "me")
    one, two = server.page(table, keys[0]), server.page(table, keys[1])
    two.play("pick W")
    one.play("pick R")
    two.undo()
    done = [("move", 1, "pick W"), ("move", 0, "pick R"), ("undo", 1, "")]
    assert log_of(server, table) == done


def test_an_illegal_move_is_refused_with_its_clause(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    answer = page.play("done")
    assert isinstance(answer, Refused)
    assert (answer.clause, answer.reason.id, answer.move) == ("FOG-R1", "hand_not_full", "done")
    answer = page.play("Zz9")
    assert isinstance(answer, Refused)
    assert answer.reason.id == "server_not_a_move"
    assert page.n == 1
    assert log_of(server, table) == []
    watcher = server.page(table)
    answer = watcher.play("pick W")
    assert isinstance(answer, Refused)
    assert answer.reason.id == "page_watching"


def test_asking_changes_nothing(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    page.ask("pick W")
    foreseen = page.hear_until(Foreseen)
    assert [event.what for event in foreseen.preview.events] == ["picked"]
    assert foreseen.preview.undo
    page.ask("done")
    assert page.hear_until(Refused).clause == "FOG-R1"
    page.ask(piece="hand-wolf-0")
    assert page.hear_until(Foreseen).move == "pick W"
    page.ask(place="board/c4")
    refused = page.hear_until(Refused)
    assert (refused.reason.id, refused.clause) == ("not_now", "FOG-R1")
    assert log_of(server, table) == []


# --- coming and going ---------------------------------------------------------------------------


def test_a_game_begins_when_everybody_sits(server: Server) -> None:
    table, keys = server.open("me", "open")
    page = server.page(table, keys[0])
    assert page.now is None
    assert page.card is not None
    assert [seat.who for seat in page.card.seats] == ["person", "open"]
    answer = page.play("pick W", n=0)
    assert isinstance(answer, Refused)
    assert answer.reason.id == "server_not_begun"
    assert server.sit(table, 1, fresh(), " Олена ").status_code == 201
    joined = page.hear_until(Joined)
    assert joined.table.state == "playing"
    assert joined.table.seats[1].name == "Олена"
    assert page.n == 1
    again = server.sit(table, 1, fresh(), "Пётр")
    assert (again.status_code, again.json()) == (409, {"reason": {"id": "page_seat_taken"}})
    assert server.sit(table, 7, fresh(), "Пётр").status_code == 404


def test_everybody_sees_who_is_here(server: Server) -> None:
    table, keys = server.open("me", "me")
    watcher = server.page(table)
    page = server.page(table, keys[1])
    assert [seat.here for seat in watcher.hear_until(Seats).table.seats] == [False, True]
    page.leave()
    assert [seat.here for seat in watcher.hear_until(Seats).table.seats] == [False, False]


def test_hello_again_gives_everything_anew(server: Server) -> None:
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    page.play("pick W")
    joined = page.hello()
    assert joined.now is not None
    assert joined.now.n == 2
    assert page.hello(0).seat == 0
    assert page.hello(watch=True).seat is None


def test_heartbeats_carry_the_number(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(beat=0.1, hello=3, **PLENTY)) as server:
        table, keys = server.open("me", "me")
        page = server.page(table, keys[0])
        page.play("pick W")
        assert page.hear_until(Beat).n == 2
        beats = 0
        while beats < 3:  # they come even when there is much else to hear
            page.hello()
            beats = sum(b'"beat"' in message for message in page.heard)
        silent = Page(server, table)
        assert silent.closed() == 4408


# --- several people at one screen ---------------------------------------------------------------


def test_a_game_tells_for_how_many_an_option_matters(server: Server) -> None:
    cards = {card["name"]: card for card in server.http.get("/api/games").json()}
    needs = {option["name"]: option["needs"] for option in cards["land-vs-sea"]["options"]}
    assert needs["mountains"] == {"extras": ["chosen"]}  # otherwise it is decided by that
    assert needs["extras"] == needs["pairing"] == {}
    seats = {option["name"]: option["seats"] for option in cards["land-vs-sea"]["options"]}
    assert seats["team_talk"] == [4]
    assert seats["pairing"] == seats["mountains"] == [2, 3, 4]  # the first is never told


def test_a_game_tells_what_suits_one_screen(server: Server) -> None:
    cards = {card["name"]: card for card in server.http.get("/api/games").json()}
    for name, game in isolario.all_games().items():
        card = cards[name]
        assert card["one_screen"] == game.options.at_one_screen()
        assert card["usual_seats"] == game.options().default_seats(game.seats)
        allowed = {option["name"]: option["values"] for option in card["options"]}
        assert all(value in allowed[option] for option, value in card["one_screen"].items())
    assert cards["cartographers"]["one_screen"] == {"drawing": "open"}


def test_a_table_tells_its_options_as_they_work_out(server: Server) -> None:
    table, _ = server.open("me", "me", options={"mode": "mercenaries"})
    card = server.card(table)
    assert (card.options["weather"], card.in_use["weather"]) == ("usual", "cards")


@pytest.mark.parametrize(
    ("game", "options", "secrets"),
    [
        ("foggy-island", {}, True),
        ("cartographers", {}, True),
        ("cartographers", {"drawing": "open"}, False),
        ("beacon-patrol", {}, False),
    ],
)
def test_a_page_knows_whether_a_curtain_is_needed(
    server: Server, game: str, options: dict[str, str], secrets: bool
) -> None:
    table, keys = server.open("me", "me", game=game, options=options)
    pages = [server.page(table, keys[seat]) for seat in (0, 1)]
    watcher = server.page(table)
    rng = random.Random(3)
    for _ in range(12):
        for page in (*pages, watcher):
            assert page.now is not None
            assert page.now.secrets is (secrets and page is not watcher)
        mover = next(page for page in pages if page.may_move)
        assert isinstance(mover.play(rng.choice(mover.moves)), Update)
        for page in (*pages, watcher):
            page.hello()  # whatever happened has been heard by then
