"""The report: everything in one file, in three languages, for every game."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from isolario.arena.again import commands
from isolario.arena.book import Book, meetings, players, read_books, showings
from isolario.arena.heat import heat
from isolario.arena.kind import kind_of
from isolario.arena.markdown import markdown
from isolario.arena.plots import Scale
from isolario.arena.progress import Bar, Lines, progress
from isolario.arena.report import report
from isolario.arena.speech import Speech
from isolario.arena.tables import titles_sheet
from isolario.cli import main
from isolario.core.text import Text
from isolario.words import LANGUAGES, say
from tests.arena.matches import a_match, play_here


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> list[Book]:
    """A few games of every game."""
    folder = tmp_path_factory.mktemp("results")
    for game, seats in (
        ("foggy-island", 2),
        ("land-vs-sea", 2),
        ("sea-dragons", 3),
        ("cartographers", 2),
        ("beacon-patrol", 1),
    ):
        match = a_match(game, seats, games=2)
        play_here(match, folder)
    return read_books([folder])


class Reader(HTMLParser):
    """Counts what a page has, and where it points."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counted: dict[str, int] = {}
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counted[tag] = self.counted.get(tag, 0) + 1
        if tag != "meta":
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "data")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else(books: list[Book], language: str) -> None:
    """No script, no picture or font or style from elsewhere: it can be read without a network."""
    page = report(books, language)
    found = read(page)
    assert all(link.startswith("#") for link in found.links)
    assert not re.search(r"https?:|//\w|@import|url\(", page)
    assert not {"script", "img", "link", "iframe"} & found.counted.keys()
    assert found.counted["h2"] == 5
    assert "prefers-color-scheme:dark" in page


def test_a_page_has_all_its_plots(books: list[Book]) -> None:
    page = report(books, "en")
    plots = page.count('class="plot"')
    assert plots == 4 * 5 + 4  # ratings, points, sources, lengths; seats where there are several
    assert page.count('class="map"') == 2 * 5  # where the pieces of each bot go
    assert page.count("<h3>Advantage of a seat</h3>") == 4
    assert "+ marks (LVS-A3)" in page


def test_a_name_is_never_taken_for_markup(books: list[Book], tmp_path: Path) -> None:
    play_here(a_match(games=2), tmp_path)
    (file,) = tmp_path.glob("*.jsonl")
    data = file.read_bytes().replace(b'["greedy","random"]', b'["<b>greedy","random"]', 1)
    file.write_bytes(data)
    page = report(read_books([file]), "en")
    assert "&lt;b&gt;greedy" in page
    assert "<b>greedy" not in page


def test_every_piece_is_on_the_map() -> None:
    kind = kind_of("land-vs-sea", 2)
    drawn = heat(kind, {"0,0": 90, "12,-3": 10}, "pieces")
    assert (drawn.count("<path"), drawn.count("<text")) == (2, 2)
    assert ">90.0<" in drawn
    fixed = heat(kind_of("foggy-island"), {"a1": 1}, "pieces")
    assert fixed.count("<path") == 36  # empty cells are there as well
    assert heat(kind, {}, "nothing") == ""


def test_what_each_player_did_is_counted_on_each_side(books: list[Book]) -> None:
    dragons = [book for book in books if book.heading.game == "sea-dragons"]
    (book,) = dragons
    assert players(dragons) == ["greedy", "random"]
    games = len(book.games)
    assert len([*showings(dragons, "greedy")]) == games
    others = [*showings(dragons, "random")]
    assert len(others) == 2 * games  # it sits on two sides
    total = sum(sum(it.points.values()) for it in others)
    assert total == pytest.approx(sum(it.score for it in others))


def test_a_document_has_the_commands_that_made_it(books: list[Book]) -> None:
    text = markdown(books, "en")
    assert "isolario match foggy-island greedy random --seats 2 --games 2" in text
    assert "isolario match beacon-patrol greedy random --seats 1 --games 2" in text
    assert text.count("### Who beats whom") == 5
    patrol = [book for book in books if book.heading.game == "beacon-patrol"]
    assert [(it.first, it.second) for it in meetings(patrol)] == [("greedy", "random")]
    assert len(commands(patrol)) == 1


def test_titles_rise_from_left_to_right(books: list[Book]) -> None:
    patrol = [book for book in books if book.heading.game == "beacon-patrol"]
    sheet = titles_sheet(patrol, Speech("en", patrol[0].kind))
    assert sheet is not None
    assert sheet.heads[1] == "Novices"
    assert len(sheet.heads) > 2
    assert titles_sheet([book for book in books if book not in patrol], Speech("en")) is None


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-7, 3), (94, 94), (0, 12345), (0.2, 0.21)])
def test_an_axis_holds_everything_between_round_numbers(low: float, high: float) -> None:
    scale = Scale(low, high)
    assert scale.low <= low
    assert high <= scale.high
    assert 2 <= len(scale.ticks) <= 9
    assert scale.left <= scale(low) <= scale(high) <= scale.right


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "games")
    words = ("--games", "4", "--processes", "1", "--out", out, "--plain", "--language", "en")
    assert main(["ladder", "foggy-island", "random", "greedy", "easy", *words]) == 0
    said = capsys.readouterr().out
    assert "Foggy Island, 2\u00a0players: Ratings" in said
    assert said.count("Games 4") == 3
    page, document = tmp_path / "report.html", tmp_path / "report.md"
    for file in (page, document):
        assert main(["report", out, "-o", str(file), "--language", "uk"]) == 0
        assert "Арена: як грають боти" in file.read_text("utf-8")
    assert len([*Path(out).glob("*.jsonl")]) == 3
    assert main(["match", "foggy-island", "greedy", "random", *words]) == 0
    assert len([*Path(out).glob("*.jsonl")]) == 3  # the ladder had it


def test_a_plan_holds_several_ladders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(
        'games = 2\n[[ladder]]\ngame = "foggy-island"\nplayers = ["random", "greedy", "easy"]\n'
        'against = "greedy"\n[[ladder]]\ngame = "beacon-patrol"\nseats = 1\n'
        'players = ["random", "greedy"]\ngames = 1\n'
    )
    out = tmp_path / "games"
    assert main(["ladder", str(plan), "--out", str(out), "--processes", "1", "--plain"]) == 0
    assert sorted(file.name for file in out.glob("*.jsonl")) == [
        "beacon-patrol-1--greedy.jsonl",
        "beacon-patrol-1--random.jsonl",
        "foggy-island-2--easy--greedy.jsonl",
        "foggy-island-2--random--greedy.jsonl",
    ]


def test_progress_is_a_line_now_and_then_or_a_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("isolario.arena.progress.EVERY", -1.0)

    def speak(text: Text) -> str:
        return say(text, "en")

    with progress(speak) as lines:  # nobody looks at a test
        assert isinstance(lines, Lines)
        lines.expect(2)
        lines.played("greedy – random")
    assert capsys.readouterr().err == "Games played: 1 of 2; about 1\u00a0min left\n"
    monkeypatch.setenv("FORCE_COLOR", "1")  # Rich takes it for a terminal
    monkeypatch.setenv("TERM", "xterm")
    with Bar(speak) as bar:
        bar.expect(2)
        bar.played("greedy – random")
    assert "greedy – random" in capsys.readouterr().err


Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """What the program says to nonsense: one line, exit code 2."""

    def run(*words: str) -> str:
        assert main(words) == 2
        said = capsys.readouterr().err
        assert said.startswith("isolario: ")
        assert said.count("\n") == 1
        return said

    return run


def test_mistakes_are_told_in_one_line(refused: Refused, tmp_path: Path) -> None:
    duel = ("match", "foggy-island", "greedy")
    out = ("--out", str(tmp_path), "--processes", "1")
    assert "there is no bot 'genius'" in refused(*duel, "genius", *out)
    assert "there is no game" in refused("match", "chess", "greedy", "random", *out)
    assert "2 or 4 players" in refused(*duel, "random", "--seats", "3", *out)
    assert "'0' is not a number of 1 or more" in refused(*duel, "random", "--games", "0")
    assert "between 0 and 50" in refused(*duel, "random", "--until", "0")
    assert "two players or more" in refused("ladder", "foggy-island", "greedy", *out)
    assert "each of them once" in refused("ladder", "foggy-island", *(3 * ["easy"]), *out)
    assert "none of the players" in refused(
        "ladder", "foggy-island", "easy", "greedy", "--against", "hard", *out
    )
    assert "--ray and --processes" in refused(*duel, "random", "--ray", "auto", *out)
    assert "no results" in refused("report", str(tmp_path))
    assert "nothing.jsonl" in refused("report", str(tmp_path / "nothing.jsonl"))
    plan = tmp_path / "plan.toml"
    plan.write_text("games = 3")
    assert "[[ladder]]" in refused("ladder", str(plan))
    plan.write_text('[[ladder]]\ngame = "foggy-island"\nplayer = ["greedy"]')
    assert "plan.toml" in refused("ladder", str(plan))
    assert "a plan says" in refused("ladder", str(plan), "greedy")
    assert [*tmp_path.glob("*.jsonl")] == []


@pytest.mark.process
def test_whoever_plays_a_game_does_not_wait_for_the_arena() -> None:
    program = "import sys, isolario.cli.typed as it; it.parser(); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = done.stdout.split()
    assert "isolario.cli.arena" in loaded
    assert not [name for name in loaded if name.startswith("isolario.arena")]
