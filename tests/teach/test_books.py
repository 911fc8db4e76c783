"""The books: complete, in three languages, and never in disagreement with the engine."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import isolario
from isolario.core.event import Event
from isolario.core.game import Game
from isolario.games.cartographers.pieces import EXPLORE, SCORING, SKILLS
from isolario.games.foggy_island.pieces import KINDS
from isolario.picture.figure import INSIDE, figure
from isolario.teach import printed_book as reading
from isolario.teach import prose
from isolario.teach.book import BadBook, Example, Section, book_of, read
from isolario.teach.printed_book import PrintedSection, printed, search
from isolario.terminal import book as terminal
from isolario.terminal.shelf import variants
from isolario.words import LANGUAGES
from tests.clauses import register
from tests.ours import OURS
from tests.terminal.typist import Play
from tests.words import ftl

GAMES = [game for game in OURS.values() if book_of(game)]
CARTOGRAPHERS = isolario.all_games()["cartographers"]
FOGGY = isolario.all_games()["foggy-island"]

every_book = pytest.mark.parametrize("game", GAMES, ids=str)


def section_of(game: Game, name: str) -> Section:
    return next(section for section in book_of(game).sections() if section.id == name)


# --- complete -----------------------------------------------------------------------------------


@every_book
def test_every_section_is_worded_and_nothing_else_is(game: Game) -> None:
    """In all languages: tests/words compares them."""
    needed: set[str] = set()
    for chapter in book_of(game).chapter:
        needed.add(chapter.heading)
        for section in chapter.section:
            needed |= {f"book_{section.id}_text", f"book_{section.id}_words"}
            needed |= {f"book_{section.id}_example"} if section.example else set()
            needed |= set() if section.title else {section.heading}
            counted = section.example.scores if section.example else ()
            needed |= {f"book_of_{what}" for what in counted if "-" not in what}
    worded = {name for name in ftl.messages("en", game.folder.name) if name.startswith("book_")}
    worded |= {name for name in ftl.messages("en", game.folder.name) if name.startswith("chapter_")}
    assert worded == needed


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_can_be_read(game: Game, language: str) -> None:
    """Its links lead somewhere, its pictures are there: otherwise printing it raises."""
    book = printed(game, language)
    assert msgspec.json.decode(msgspec.json.encode(book), type=reading.Printed) == book
    for section in book.sections():
        assert section.title
        assert any(block.plain for block in section.text), section.id
        if section.figure:
            assert section.figure.svg.startswith("<svg")


@every_book
def test_every_clause_has_a_place(game: Game) -> None:
    covered = {clause for section in book_of(game).sections() for clause in section.clauses}
    assert covered == set(register(game.name))


@every_book
def test_what_a_game_cites_is_told_of_the_rules_in_use(game: Game) -> None:
    rng = random.Random(7)
    for options in variants(game):
        for seats in {game.seats[0], game.options(**options).default_seats(game.seats)}:
            agreed = game.options(**options)
            cited = set(_cited(game, seats, options, rng))
            assert cited
            agreed = game.options(**options)
            for clause in cited:
                section = book_of(game).place(clause, agreed, seats)
                assert section is not None, clause
                assert section.applies(agreed, seats), (clause, section.id, options, seats)


def _cited(game: Game, seats: int, options: dict[str, object], rng: random.Random) -> Iterator[str]:
    """The clauses of everything that happens in a game, and of its standings and its outcome."""
    state = game.new(seats, rng.getrandbits(32), options)
    events: list[Event] = [event for entry in state.log for event in entry.events]
    while not state.over:
        seat = rng.choice(state.to_move)
        events += state.play(seat, state.legal_moves(seat).choice(rng))
        standing = state.view(seat).standing()
        events += standing.items if standing else ()
    yield from (event.clause for event in events if event.clause)
    if state.outcome and state.outcome.tie_break:
        yield state.outcome.tie_break


@every_book
def test_what_is_read_before_a_first_game_is_short(game: Game) -> None:
    book = printed(game, "en")
    usual = game.options()
    by_id = {section.id: section for section in book_of(game).sections()}
    first = [
        section
        for section in book.sections()
        if section.first and by_id[section.id].applies(usual, usual.default_seats(game.seats))
    ]
    words = sum(len(block.plain.split()) for section in first for block in section.text)
    assert 5 <= len(first) <= 18
    assert words < 1300  # six minutes


def test_every_card_of_cartographers_has_an_example() -> None:
    pieces = ("mountain", "ruins", "chasm", "monsters", "ambush", "coin_shape", "rift_lands")
    for name in (*SCORING, *SKILLS, *pieces):
        assert section_of(CARTOGRAPHERS, name).example, name
    for card in SCORING.values():
        section = section_of(CARTOGRAPHERS, card.name)
        assert section.clauses == (card.clause,)
        assert section.example is not None
        assert section.example.scores[card.clause] > 0
    listed = " ".join(re.findall(r"\w+", str(_source("book_explore_cards_text"))))
    assert all(card in listed for card in EXPLORE)


def test_every_animal_of_foggy_island_that_does_something_has_an_example() -> None:
    for kind in KINDS[1:]:  # a wolf does nothing: it is in all the others
        section = section_of(FOGGY, kind.name)
        assert section.example, kind.name
        assert (section.lead == f"about_{kind.name}") == bool(kind.replaces)
        assert section.sign.startswith(f"b_{kind.name}")


def _source(name: str) -> str:
    return ftl.spellings(ftl.messages("en", "cartographers")[name])[0]


# --- in agreement -------------------------------------------------------------------------------


def _examples() -> list[tuple[Game, str, Example]]:
    return [
        (game, section.id, section.example)
        for game in GAMES
        for section in book_of(game).sections()
        if section.example
    ]


@pytest.mark.parametrize(
    ("game", "name", "example"), _examples(), ids=[f"{g.name}-{name}" for g, name, _ in _examples()]
)
def test_the_engine_agrees_with_every_example(game: Game, name: str, example: Example) -> None:
    example.check(game)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"scores": {"CRT-P1": 4}}, "CRT-P1 gives 5 then, not 4"),
        ({"before": {"CRT-P1": 4}}, "CRT-P1 gives 5 before, not 4"),
        ({"window": "a1 z9"}, "no cell z9"),
        ({"marks": "a1 l1"}, "no cell l1"),
        ({"area": "attic"}, "no area 'attic'"),
        ({"refused": {"W3a/0@e5": "CRT-D1"}}, "not refused by CRT-D1"),
    ],
)
def test_an_example_that_is_wrong_is_found_out(change: dict[str, object], problem: str) -> None:
    example = section_of(CARTOGRAPHERS, "sentinel_wood").example
    assert example is not None
    with pytest.raises(BadBook, match=re.escape(problem)):
        msgspec.structs.replace(example, **change).check(CARTOGRAPHERS)


SECTION = '[[chapter]]\nid = "one"\n[[chapter.section]]\nid = "two"\n'


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ("when = { wind = true }", "section two: there is no option wind"),
        ('when = { side = "C" }', "section two: side cannot be 'C'"),
        ("players = [0, 3]", "section two: (0, 3) is not a range of players"),
        ('clauses = ["FOG-L1"]', "section two: FOG-L1 is not a clause of this game"),
        ('sign = "dragon"', "section two: there is no symbol dragon"),
        ('[[chapter.section]]\nid = "two"', "section two: there are two"),
        ("colour = 3", "unknown field"),
        ("first = maybe", "cartographers"),
    ],
)
def test_a_book_that_does_not_fit_its_game_is_refused(more: str, problem: str) -> None:
    assert len(list(read(SECTION, CARTOGRAPHERS).sections())) == 1
    with pytest.raises(BadBook, match=re.escape(problem)):
        read(SECTION + more, CARTOGRAPHERS)


@pytest.mark.parametrize(
    "text",
    ["<b>never closed", "closed</b>", "<b>one <b>two</b></b>", "<i>slanted</i>", "1 < 2", "</see>"],
)
def test_prose_that_cannot_be_set_is_refused(text: str) -> None:
    with pytest.raises(prose.BadProse):
        prose.read(text)


def test_prose() -> None:
    first, item, last = prose.read("Take <b>one</b>\ncoin <coin/>.\n\n- See <see a>A</see>\n\nEnd")
    assert (first.plain, item.plain, last.plain) == ("Take one coin.", "See A", "End")
    assert [span.strong for span in first.spans] == [False, True, False, False, False]
    assert (item.item, item.spans[1].see, first.spans[3].symbol) == (True, "a", "coin")


# --- for whom -----------------------------------------------------------------------------------


def test_a_section_is_for_some_tables() -> None:
    ambush, alone = (section_of(CARTOGRAPHERS, name) for name in ("ambush", "ambush_alone"))
    assert [ambush.applies(None, seats) for seats in (1, 2, 12, None)] == [False, True, True, True]
    assert [alone.applies(None, seats) for seats in (1, 2, None)] == [True, False, True]
    skills = section_of(CARTOGRAPHERS, "skills")
    assert skills.applies({"skills": True}, 2)
    assert not skills.applies({"skills": False}, 2)
    assert not skills.applies(CARTOGRAPHERS.options(), 2)
    assert skills.applies(None, None)


def test_a_section_is_for_options_as_they_work_out() -> None:
    """Cards are the usual weather of two with mercenaries; then there may be fog."""
    fog, sunny = (section_of(FOGGY, name) for name in ("fog", "sunny"))
    assert fog.terms == {"weather": ("cards", "fog")}
    usual, hired = FOGGY.options(), FOGGY.options(mode="mercenaries")
    assert [fog.applies(options, 2) for options in (usual, hired)] == [False, True]
    assert [sunny.applies(options, 2) for options in (usual, hired)] == [True, True]
    assert not fog.applies(hired, 4)  # teams always play in the sun
    assert fog.applies(FOGGY.options(weather="fog"), 2)
    assert not section_of(FOGGY, "sunny").applies({"weather": "fog"}, 2)


def test_for_whom_a_section_is_in_words() -> None:
    said = {section.id: section.only for section in printed(FOGGY, "en").sections()}
    assert said["hire"] == "mode — With mercenaries / Blitz"
    assert said["team_hire"] == "4\u00a0players; mode — With mercenaries"
    assert said["turn"] == ""
    said = {section.id: section.only for section in printed(CARTOGRAPHERS, "uk").sections()}
    assert said["skills"] == "з навичками"


def test_a_clause_is_looked_up_by_the_options_in_use() -> None:
    book = book_of(CARTOGRAPHERS)
    for edition, name in (("ukrainian-2021", "great_city"), ("original-2019", "great_city_2019")):
        found = book.place("CRT-P10", {"edition": edition}, 2)
        assert found is not None
        assert found.id == name
    unused = book.place("CRT-K1", {"skills": False}, 2)
    assert unused is not None  # better than none at all
    assert book.place("CRT-Z9") is None


# --- looking something up -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "name"),
    [
        *[(word, "monsters") for word in ("monster", "Monsters", "монстр", "монстри", "монстров")],
        *[(word, "coin_shape") for word in ("coin", "coins", "монета", "монети", "деньги")],
        *[(word, "mountain") for word in ("mountain", "гора", "гори", "горы", "гору")],
        *[(word, "ruins") for word in ("ruins", "руїни", "руины", "руин")],
        *[(word, "season_check") for word in ("season end", "кінець сезону", "конец сезона")],
        *[(word, "end") for word in ("who wins", "нічия", "ничья", "tie")],
        *[(word, "no_room") for word in ("does not fit", "не влазить", "не влезает")],
        *[(word, "no_room") for word in ("не вміщається", "вміща", "не лізе", "не умещается")],
        *[(word, "edicts") for word in ("ромб", "diamond", "карта підрахунку")],
        *[(word, "end") for word in ("хто виграв", "кто выиграл")],
        *[(word, "season_score") for word in ("points", "бали", "очки", "баллы")],
        *[(word, "treetower") for word in ("treetower", "дерево-велетень", "великан")],
        *[(word, "canal_lake") for word in ("приозеря", "Приозерье", "lake")],
        *[(word, "chasm") for word in ("hole", "прірва", "пропасть")],
        *[(word, "solo") for word in ("alone", "наодинці", "соло")],
        *[(word, "ambush") for word in ("goblin", "засідка", "засада")],
    ],
)
def test_a_search_finds_the_words_people_use(query: str, name: str) -> None:
    """Whatever the language of the book."""
    for language in LANGUAGES:
        found = [section.id for section in search(printed(CARTOGRAPHERS, language), query)]
        if query != "who wins" or language == "en":
            assert name in found[:8], (language, found)


@pytest.mark.parametrize(
    ("query", "name"),
    [
        *[(word, "explored") for word in ("no points", "hole", "дірка", "дырка", "чому нуль")],
        *[(word, "worth") for word in ("lighthouse", "маяк", "буйок", "буй", "points", "очки")],
        *[(word, "sail") for word in ("move", "token", "жетон", "плисти", "плыть")],
        *[(word, "sail") for word in ("barrier", "striped", "шлагбаум", "смугаста", "столб")],
        *[(word, "by_water") for word in ("land", "земля", "суша", "why not", "чому ні")],
        *[(word, "swap") for word in ("swap", "trade", "обмін", "обмен")],
        *[(word, "pier") for word in ("house", "будинок", "дом", "island", "острів")],
        *[(word, "windmill") for word in ("windmill", "вітряк", "мельница")],
        *[(word, "ranks") for word in ("rank", "ранг", "captains")],
        *[(word, "match") for word in ("не вміщається", "не можу покласти", "не помещается")],
        *[(word, "end_of_game") for word in ("закінчилися тайли", "сколько ходов")],
    ],
)
def test_a_search_in_beacon_patrol(query: str, name: str) -> None:
    for language in LANGUAGES:
        found = search(printed(isolario.all_games()["beacon-patrol"], language), query)
        assert name in [section.id for section in found][:6], language


@pytest.mark.parametrize(
    ("game", "first", "queries"),
    [
        ("land-vs-sea", "mountains", {"uk": "гори гора", "ru": "горы гора", "en": "mountains"}),
        ("cartographers", "mountain", {"uk": "гори гора", "ru": "горы гора", "en": "mountain"}),
        ("beacon-patrol", "match", {"uk": "обертати повертати", "ru": "вращать повернуть"}),
        ("land-vs-sea", "place", {"uk": "обертати", "ru": "поворачивать", "en": "rotate"}),
        ("sea-dragons", "place", {"uk": "обертати", "ru": "вращать", "en": "rotate"}),
        ("cartographers", "drawing", {"uk": "обертати", "ru": "вращать", "en": "rotate"}),
        ("sea-dragons", "pass", {"uk": "вміщається влазить", "ru": "вмещается некуда"}),
        ("sea-dragons", "realms", {"uk": "втрьох утрьох троє", "ru": "втроём"}),
    ],
)
def test_what_a_search_finds_first(game: str, first: str, queries: dict[str, str]) -> None:
    """A single word finds the rule that is about it before those that mention it."""
    among = 4 if first == "realms" else 1  # other things that differ with three
    for language, words in queries.items():
        book = printed(isolario.all_games()[game], language)
        for query in words.split():
            found = [section.id for section in search(book, query)]
            assert first in found[:among], (query, found)


@pytest.mark.parametrize(
    ("query", "name"),
    [
        *[(word, "line") for word in ("line", "points", "лінія", "очки", "діагональ", "баллы")],
        *[(word, "rat") for word in ("rat", "spy", "щур", "пацюк", "шпигун", "крыса", "шпион")],
        *[(word, "hare") for word in ("hare", "rabbit", "заєць", "заяц", "кролик")],
        *[(word, "pig") for word in ("pig", "double", "свиня", "свинья", "удвічі", "вдвое")],
        *[(word, "hand") for word in ("first hand", "початкова рука", "начальная рука")],
        *[(word, "end") for word in ("tie", "нічия", "ничья", "переможець", "победитель")],
        *[(word, "cloudy") for word in ("gloom", "морок", "мрак", "quarter", "чверть")],
        *[(word, "fog") for word in ("fog", "face down", "туман", "долілиць", "лицом вниз")],
        *[(word, "hire") for word in ("buy", "price", "ціна", "цена", "купити", "деньги")],
        *[(word, "frog") for word in ("frog", "жаба", "лягушка", "jump")],
        *[(word, "fairy_dog") for word in ("dog", "собака", "собачка")],
        *[(word, "team") for word in ("partner", "команда", "вчотирьох", "вчетвером")],
        *[(word, "begin") for word in ("who begins", "хто починає", "кто начинает")],
    ],
)
def test_a_search_in_foggy_island(query: str, name: str) -> None:
    for language in LANGUAGES:
        found = search(printed(FOGGY, language), query)
        assert name in [section.id for section in found][:6], language


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_found_by_its_title(game: Game, language: str) -> None:
    book = printed(game, language)
    for section in book.sections():
        assert section in search(book, section.title)[:4], section.id


def test_a_search_looks_at_titles_first_and_finds_no_nonsense() -> None:
    book = printed(CARTOGRAPHERS, "uk")
    assert [section.id for section in search(book, "руїни")[:2]] == ["ruins_card", "ruins"]
    assert search(book, "монстри")[0].id == "monsters"
    assert "ліс" in search(book, "сторожовий ліс")[0].title
    assert search(book, "xyzzy") == search(book, " … ") == []
    assert len(search(book, "кит")) == 0


# --- pictures -----------------------------------------------------------------------------------


def test_a_picture_shows_a_window_and_marks_cells() -> None:
    example = section_of(CARTOGRAPHERS, "sentinel_wood").example
    assert example is not None
    view = example.view(CARTOGRAPHERS)
    area = example.shown(view)
    assert example.marked(view, area) == {
        f"sheet-0/{cell}" for cell in ("a1", "b1", "c1", "a4", "a5")
    }

    def drawn(window: str, marks: str = "") -> str:
        marked = [f"sheet-0/{cell}" for cell in marks.split()]
        return figure(area, CARTOGRAPHERS, str, window.split(), marked)

    def edges(marks: str) -> list[int]:
        outlines = re.findall(r'<path class="g-accent"[^>]*d="([^"]*)"', drawn("", marks))
        return [outline.count("M") for outline in outlines]

    whole, part = drawn(""), drawn("a1 f6")
    assert whole.count("<use") == 11 + 7  # printed and drawn
    assert part.count("<use") == 4 + 7  # d2, f2, b3 and f6
    assert ">k</text>" in whole
    assert ">k</text>" not in part
    assert (edges(""), edges("c4"), edges("c4 d4"), edges("c4 d5")) == ([], [4], [6], [8])


def test_nothing_hides_the_points_in_a_picture() -> None:
    """The badge of the first line lies over the outline beside it; that of a line from the left
    edge of the board is moved in, not cut."""
    drawn = {name: section.figure for name, section in _printed_sections(FOGGY).items()}
    hare, count = drawn["hare"], drawn["count"]
    assert hare is not None
    assert count is not None
    assert hare.svg.index('class="t-number"') > hare.svg.rindex("g-accent")
    badges = [float(x) for x in re.findall(r'<circle cx="([-.\d]+)"[^>]*r="9.5"', count.svg)]
    assert len(badges) == 10
    assert min(badges) == INSIDE


def test_whose_points_they_are_where_others_have_some() -> None:
    drawn = {name: section.figure for name, section in _printed_sections(FOGGY).items()}
    token, line = drawn["token"], drawn["line"]
    assert token is not None
    assert line is not None
    assert (token.of, line.of) == ("Blue", "")


def _printed_sections(game: Game) -> dict[str, PrintedSection]:
    return {section.id: section for section in printed(game, "en").sections()}


def test_a_picture_stands_alone_or_follows_the_page() -> None:
    example = section_of(CARTOGRAPHERS, "explore").example
    assert example is not None
    inside = reading.picture(CARTOGRAPHERS, example, "uk")
    alone = reading.picture(CARTOGRAPHERS, example, "uk", "dark")
    assert "<style>" not in inside
    assert "<symbol" not in inside
    assert "<style>" in alone
    assert alone.count("<symbol") > 5
    assert "Велика ріка" in inside


# --- in the terminal ----------------------------------------------------------------------------


def test_the_terminal_reads_it(play: Play) -> None:
    whole = play("rules", "cartographers", "--plain", language="uk")
    assert "Сторожовий ліс [CRT-P1]" in whole
    assert "Лише: соло-режим" in whole
    one = play("rules", "cartographers", "--clause", "crt-p1", "--plain")
    assert one.splitlines()[0] == "SCORING CARDS: FOREST"
    assert "a1 [F][F][F] .  .  . " in one
    assert "Together: 5\u00a0stars" in one
    assert "CRT-P2" not in one
    table = play("rules", "cartographers", "--seats", "1", "--option", "skills=yes", "--plain")
    assert "Acrobatics" in table
    assert "The four ambush cards" not in table
    found = play("rules", "cartographers", "--search", "гора", "--plain", language="ru")
    assert "Окружите горы" in found
    assert "Монеты. До: 0\u00a0звёзд. После: 1\u00a0звезда." in found


def test_the_terminal_says_when_there_is_nothing(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    play("rules", "cartographers", "--search", "xyzzy", code=2)
    assert capsys.readouterr().err == "isolario: Nothing found. Try another word.\n"


def test_the_rules_at_a_table_are_those_of_that_table(play: Play) -> None:
    table = ("play", "cartographers", "--seats", "1", "--seed", "1", "--plain")
    asked = ["rules", "rules crt-a1", "rules coin track", "rules xyzzy", "quit"]
    said = play(*table, first=asked)
    whole, clause, words, nothing = said.split("Choose a number or type a move: rules")[1:]
    assert "Ambush when you are alone" in whole
    assert "The four ambush cards" not in whole
    assert "How skills are used" not in whole
    assert "The coin track" in words
    assert "Sentinel Wood" not in clause + words
    assert "Ambush when you are alone [CRT-1.1, CRT-A1]" in clause
    assert "Nothing found. Try another word." in nothing


def test_it_can_be_written_down(tmp_path: Path) -> None:
    files = list(terminal.write(CARTOGRAPHERS, "uk", tmp_path))
    text = (tmp_path / "cartographers-uk.md").read_text("utf-8")
    for _, name in re.findall(r"!\[(.+?)\]\((.+?)\)", text):
        assert tmp_path / name in files
    assert len(re.findall(r"!\[", text)) == len(files) - 1
    targets = re.findall(r'<a id="(\w+)">', text)
    assert set(re.findall(r"\(#(\w+)\)", text)) <= set(targets)
    assert "<coin" not in text
