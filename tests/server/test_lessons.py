"""A lesson over the line: a table for one visitor, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import isolario
from isolario.core.game import Game
from isolario.core.text import Text
from isolario.server.settings import Settings
from isolario.table.lesson import LessonTable
from isolario.table.messages import Joined, Learn, Look, Play, Refused, Stale, Taught, Undo, Update
from isolario.teach.lesson import Verdict, lesson_of, lines
from isolario.teach.printed_lesson import PrintedLesson, printed
from tests.server.page import Page, Server, server_here

GAMES = [game for game in isolario.all_games().values() if lesson_of(game)]
every_lesson = pytest.mark.parametrize("game", GAMES, ids=str)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_here(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


def visit(server: Server, game: str = "cartographers", beat: int = 0) -> Page:
    page = Page(server, game, "lessons")
    page.say(Learn(beat))
    assert page.hear_until(Taught) == Taught(beat, "asked")
    return page


def answer(page: Page, move: str, n: int | None = None) -> Taught | Stale | Refused | Update:
    page.say(Play(page.n if n is None else n, move))
    while True:
        heard = page.hear()
        if isinstance(heard, Taught | Stale | Refused | Update):
            return heard


@every_lesson
def test_a_whole_lesson_with_a_wrong_answer_in_each_beat(server: Server, game: Game) -> None:
    page = visit(server, game.name)
    for at, beat in enumerate(lesson_of(game).beat):
        page.say(Learn(at))
        page.hear_until(Taught)
        state = lesson_of(game).state(game, at)
        for wrong in beat.worse:
            verdict = Verdict("worse", wrong.id)
            before = page.areas
            *steps, last = next(lines(beat, state, wrong.moves[0], verdict))
            for step in steps:
                assert isinstance(answer(page, str(step)), Update)
            page.say(Play(page.n, str(last)))
            assert page.hear_until(Taught) == Taught(at, "worse", wrong.id)
            if not steps or not beat.right.begins(tuple(steps)):
                assert page.areas == before, "it was not made"
            else:
                page.say(Learn(at))
                page.hear_until(Taught)
        for move in next(lines(beat, state, beat.right.moves[0], Verdict("right"))):
            assert isinstance(answer(page, str(move)), Update)
        assert page.hear_until(Taught) == Taught(at, "right")
        assert page.moves == [], "nothing more can be done"


def test_what_a_lesson_does_not_speak_of_is_not_made_either(server: Server) -> None:
    page = visit(server, beat=3)
    assert answer(page, "V1a/0@k11") == Taught(3, "other")
    heard = answer(page, "V1a/0@d2")
    assert isinstance(heard, Refused)
    assert heard.clause == "CRT-D1"  # by the rules of the game
    assert isinstance(answer(page, "nonsense"), Refused)
    assert answer(page, "V1a/0@d3", n=9) == Stale(page.n)


def test_what_is_done_is_done(server: Server) -> None:
    page = visit(server, beat=3)
    page.say(Play(page.n, "V1a/0@d3"))
    assert page.hear_until(Taught).answer == "right"
    assert page.now is not None
    assert page.now.no_undo == Text("lesson_stays")
    heard = answer(page, "V1a/0@k11")
    assert isinstance(heard, Refused)
    assert heard.reason.id == "server_lesson_done"
    page.say(Undo(page.n))
    assert page.hear_until(Refused).reason.id == "server_lesson_done"
    page.say(Learn(3))  # but it can be laid out again
    assert page.hear_until(Joined).now is not None
    page.say(Look("sheet-1"))
    page.hear()


def test_nothing_is_kept_and_nobody_else_sees_it(server: Server) -> None:
    first, second = visit(server, beat=3), visit(server, beat=3)
    first.say(Play(first.n, "V1a/0@d3"))
    assert first.hear_until(Taught).answer == "right"
    assert answer(second, "V1a/0@k11") == Taught(3, "other"), "a lesson of one's own"
    assert first.card is not None
    assert first.card.table == ""
    assert [seat.who for seat in first.card.seats] == ["person", "bot"]


def test_there_is_no_such_lesson_or_beat(server: Server) -> None:
    assert Page(server, "chess", "lessons").closed() == 4404
    page = visit(server)
    page.say(Learn(99))
    assert page.closed() == 4404
    table, keys = server.open("me", "easy")
    page = server.page(table, keys[0])
    page.say(Learn())
    assert page.hear_until(Refused).reason.id == "page_no_such_page"


def test_lessons_are_not_opened_without_end(tmp_path: Path) -> None:
    with server_here(tmp_path / "t.db", Settings(post_rate=0.01, post_burst=2)) as server:
        visit(server)
        visit(server)
        assert Page(server, "cartographers", "lessons").closed() == 4429


@every_lesson
def test_a_lesson_s_table_tells_what_its_options_come_to(game: Game) -> None:
    """A book opened there goes by them, as at any table."""
    state = lesson_of(game).state(game, 0)
    assert LessonTable(game).card.in_use == state.options.in_use(state.seats)


@every_lesson
def test_its_words_come_in_one_piece(server: Server, game: Game) -> None:
    asked = server.http.get(f"/api/games/{game.name}/lesson/uk")
    assert msgspec.json.decode(asked.content, type=PrintedLesson) == printed(game, "uk")
    assert server.http.get(f"/api/games/{game.name}/lesson/xx").status_code == 404
    cards = {card["name"]: card["lesson"] for card in server.http.get("/api/games").json()}
    assert cards == {name: bool(lesson_of(each)) for name, each in isolario.all_games().items()}
