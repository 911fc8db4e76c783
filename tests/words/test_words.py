"""The texts: complete, in one vocabulary, and written as a native speaker would."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import isolario
from isolario import words
from isolario.core.errors import BadNotation, CorruptRecord, IllegalMove, UnknownOption
from isolario.core.event import Event, Facts
from isolario.core.notation import latin
from isolario.core.options import allowed_values
from isolario.core.text import Text
from isolario.games import Shelf
from isolario.words import MissingMessage, clause_id, pick_language, say, sentence, source
from tests.clauses import register
from tests.ours import OURS
from tests.paths import SOURCE
from tests.words import ftl
from tests.words.ftl import COMMON, LANGUAGES, messages, selectors, spellings, variables
from tests.words.glossary import plurals, terms, wrong_words
from tests.words.used_texts import (
    PUT_TOGETHER,
    client_templates,
    mentioned,
    named_by_rule,
    put_together,
    uses,
)

GAMES = tuple(ftl.folders())
FILES = [(language, game) for language in LANGUAGES for game in GAMES]
PLURAL = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}

every_file = pytest.mark.parametrize(
    ("language", "game"), FILES, ids=[f"{game or 'common'}-{language}" for language, game in FILES]
)


MARKUP = re.compile(r" <\w+/>|<\w+/> ?|<[^>]*>")  # of a book: teach/prose.py


def forms(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every form of every message in a file, with the message's id; nobody reads the lists of words
    for a term."""
    for name, message in messages(language, game).items():
        for form in spellings(message) if not ftl.NAMES.fullmatch(name) else ():
            yield name, MARKUP.sub("", form)


# --- complete -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_there_in_every_language_with_the_same_gaps(game: str) -> None:
    english = messages("en", game)
    for language in LANGUAGES[1:]:
        assert list(messages(language, game)) == list(english), language
        for name in english:
            assert variables(language, game, name) == variables("en", game, name), (language, name)


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_common_message_that_a_game_words_its_own_way_keeps_its_gaps(game: str) -> None:
    for name in messages("en", game).keys() & messages("en").keys():
        assert variables("en", game, name) == variables("en", COMMON, name), name


@every_file
def test_plurals_have_all_their_forms(language: str, game: str) -> None:
    for name, message in messages(language, game).items():
        for selector in selectors(message):
            if set(selector.keys) & {"zero", "one", "two", "few", "many"}:
                assert set(selector.keys) == PLURAL[language], (name, selector)


def test_every_message_that_the_source_names_is_there_and_filled() -> None:
    assert uses()
    for use in uses():
        known = messages("en", use.game).keys() | messages("en").keys()
        named = [name for name in known if re.fullmatch(use.name, name)]
        assert named, f"{use.where}: no message {use.name!r}"
        if use.filled is not None and len(named) == 1:
            missing = variables("en", use.game, named[0]) - use.filled
            assert not missing, f"{use.where}: {named[0]} also needs {missing}"


def test_ids_that_are_put_together_are_still_put_together_so() -> None:
    assert PUT_TOGETHER.keys() <= put_together()


# Messages that other tests check: a text for every clause, a complete book, cards and a lesson
# (tests/teach).
ELSEWHERE = re.compile(r"(clause|book|chapter|card|lesson)_")
# What the page says of a thing in sight, asks for after an option and says about a piece, where
# a game has words for it: caption.ts, Prompt.svelte and about-piece.ts of the client.
VARIANT = re.compile(r"(?P<seen>.+)_(seen|choose)|about_(?P<piece>.+)")


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_over(game: str) -> None:
    built = {
        use.name
        for use in uses()
        if ".+" in use.name and len(use.name) > 5 and use.game in (game, COMMON)
    }
    built |= {pattern for pattern in client_templates() if pattern.startswith("page_")}
    parts = {
        name
        for folder in GAMES
        for message in messages("en", folder).values()
        for name in ftl.references(message)
    }
    allowed = mentioned() | parts | terms("Common").keys() | {game} | named_by_rule(game)
    allowed |= {use.name for use in uses()}
    for name in messages("en", game):
        if name in messages("en") and game != COMMON:
            continue
        variant = VARIANT.fullmatch(name)
        base = (variant["seen"] or variant["piece"]) if variant else name
        said = base if base in messages("en", game) else name
        if said in allowed or ELSEWHERE.match(said):
            continue
        assert any(re.fullmatch(pattern, said) for pattern in built), f"nobody says {name!r}"


# --- in one vocabulary --------------------------------------------------------------------------


def bare(language: str, name: str, game: str = COMMON) -> str:
    """A message without what is filled in."""
    return re.sub(r"\{.*?\}", "", spellings(messages(language, game)[name])[0]).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_terms_are_those_of_the_glossary(language: str) -> None:
    for name, term in terms("Common").items():
        assert bare(language, name) == term[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES[1:])
def test_the_terms_of_a_game_are_those_of_the_glossary(game: str, language: str) -> None:
    title = bare("en", game, game)
    for name, term in terms(title).items():
        # A sentence, such as the one about a line, may have the id of a term.
        if name in messages("en", game) and not variables("en", game, name):
            assert bare(language, name, game) == term[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_foggy_island_are_all_named_and_explained(language: str) -> None:
    from isolario.games.foggy_island.pieces import KINDS, WEATHER

    named = terms("Foggy Island")
    for name in (*(kind.name for kind in KINDS), *WEATHER):
        assert bare(language, name, "foggy_island") == named[name][language]
        assert bare(language, f"about_{name}", "foggy_island")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_counted_nouns_are_those_of_the_glossary(language: str) -> None:
    for name, forms_of_noun in plurals().items():
        if f"count_{name}s" in messages(language):
            for count, noun in zip((1, 2, 5), forms_of_noun[language], strict=True):
                spoken = say(Text(f"count_{name}s", {"n": count}), language)
                assert spoken == f"{count}\u00a0{noun}"


@every_file
def test_no_wrong_word(language: str, game: str) -> None:
    for wrong in wrong_words():
        if wrong.language != language or (wrong.games and game not in wrong.games):
            continue
        for name, form in forms(language, game):
            if re.fullmatch(r"book_\w+_words", name):  # what people type
                continue
            said = re.sub(r"\{.*?\}", "", form)  # not the names of its gaps
            assert not re.search(rf"\b{wrong.word}\b", said, re.IGNORECASE), (name, wrong.word)


# --- as a native speaker would write ------------------------------------------------------------

PUNCTUATION = " \u00a0\n.,:;!?()«»“”’—–−×+…·/-{}$_|*^@"


@every_file
def test_only_characters_that_fonts_and_language_have(language: str, game: str) -> None:
    letters = {
        "en": "",
        "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    }[language]
    for name, form in forms(language, game):
        for character in form:
            known = character in PUNCTUATION or character.lower() in letters
            assert known or (character.isascii() and character.isalnum()), (name, character)
        if language != "en":
            assert not re.search(r"[“”]", form), name
        for word in re.findall(r"\w+", re.sub(r"\{.*?\}", "", form)):
            assert word.isascii() or not re.search(r"[A-Za-z]", word), f"{name}: mixed {word!r}"


@every_file
def test_marks_of_a_careful_typesetter(language: str, game: str) -> None:
    for name, form in forms(language, game):
        assert not re.search(r"\d (?=[^\W\d])", form), f"{name}: no-break space after a number"
        assert " - " not in form, f"{name}: a dash is —"
        assert not re.search(r"(?<!\w)-\d", form), f"{name}: minus is −"
        assert not re.search(r"\d-\d", form), f"{name}: a range has –"
        assert "..." not in form, name
        assert "  " not in form, name
        assert not re.search(r"[\w»}] [.,:;!?]", form), f"{name}: space before punctuation"


@every_file
def test_numbers_and_their_nouns_stay_together(language: str, game: str) -> None:
    for name, message in messages(language, game).items():
        for selector in selectors(message):
            if "one" in selector.keys:
                for form in spellings(message):
                    assert f"{{${selector.variable}}} " not in form, f"{name}: no-break space"


POLITE = re.compile(r"(?<![.!?] )(?<!\n)(?<!^)\b(?:Ви|Вас|Вам|Вами|Ваш\w*|Вы)\b")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_the_reader_is_not_capitalised(language: str, game: str) -> None:
    for name, form in forms(language, game):
        assert not POLITE.search(form), name


NAME = re.compile(r"\{\$(?:\w+_)?player\}")
UNDECLINED = {"i_am", "undo_others_decided"}  # “I am Anna”, “Anna has moved”: in English only


@every_file
def test_a_name_stands_before_a_colon_or_after_one(language: str, game: str) -> None:
    for name, form in forms(language, game):
        if language == "en" and name in UNDECLINED:
            continue
        for found in NAME.finditer(form):
            before, after = form[: found.start()], form[found.end() :]
            alone = after in ("", ".") and (not before or before.endswith(": "))
            assert alone or after.startswith((":", " (")), f"{name}: {form}"


PAST = {
    "uk": re.compile(r"(?:[аяиуеї]в|ла|ло|ли)(?:ся|сь)?$"),
    "ru": re.compile(r"[аяиоуеыё]л(?:ся|а|ась|о|ось|и|ись)?$"),
}
NO_VERBS = {"бали", "или", "тайла"}
# What a game calls a seat is also said as the name of the player who sits there.
NAMED = re.compile(r"\{\$(?:(?:\w+_)?player|side|shield)\}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_past_tense_after_a_name(language: str, game: str) -> None:
    for name, form in forms(language, game):
        if found := NAMED.search(form):
            for word in re.findall(r"\w+", form[found.end() :]):
                gendered = PAST[language].search(word) and word not in NO_VERBS
                assert not gendered, f"{name}: {word}"


IMPERATIVE = {"uk": re.compile(r"\w(?:іть|йте|ьте)\b"), "ru": re.compile(r"\w(?:ите|йте|ьте)\b")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_buttons_are_infinitives(language: str, game: str) -> None:
    for name, form in forms(language, game):
        if name.startswith("button_"):
            assert not IMPERATIVE[language].search(form), name


WITHOUT_YO = """
 еще ее счет подсчет счетчик звезд лег легкий темный темные зеленый черный желтый идет дает ждет
 ждем подождет берет кладет ведет найдет придется завершен размещен размещенный введен введенное
 отменен наемник наемника четкий объем прием партнер твое мое свое вперед причем вдвоем втроем
 учетом водоем
"""


@pytest.mark.parametrize("game", GAMES)
def test_russian_keeps_its_yo(game: str) -> None:
    for name, form in forms("ru", game):
        for word in re.findall(r"\w+", form.lower()):
            assert word not in WITHOUT_YO.split(), f"{name}: {word}"


# --- speaking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", ["1 point", "2 points", "5 points", "11 points", "21 points"]),
        ("uk", ["1 бал", "2 бали", "5 балів", "11 балів", "21 бал"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко"]),
    ],
)
def test_counting(language: str, spoken: list[str]) -> None:
    counted = [say(Text("count_points", {"n": n}), language) for n in (1, 2, 5, 11, 21)]
    assert counted == [text.replace(" ", "\u00a0") for text in spoken]


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Olena: line of 4 (a1, b2, c3, d4), doubled: +10 points"),
        ("uk", "Olena: лінія з 4 жетонів (a1, b2, c3, d4), подвоєна: +10 балів"),
        ("ru", "Olena: линия из 4 жетонов (a1, b2, c3, d4), удвоена: +10 очков"),
    ],
)
def test_an_event_is_a_sentence(language: str, spoken: str) -> None:
    event = Event(
        "line",
        seat=0,
        facts={"length": 4, "times": 2, "halved": 0},
        cells=("board/a1", "board/b2", "board/c3", "board/d4"),
        points=10,
    )
    said = sentence(event, language, names=("Olena", "Petro"), game="foggy-island")
    assert said.replace("\u00a0", " ") == spoken


SEA = Text("sea")


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Ян, Лев: completed area of sea, 2 tiles: +2 points"),
        ("uk", "Ян, Лев: завершена ділянка моря з 2 тайлів: +2 бали"),
        ("ru", "Ян, Лев: завершённый участок моря из 2 тайлов: +2 очка"),
    ],
)
def test_points_of_an_area_go_to_a_side_and_not_to_who_sits_first(
    language: str, spoken: str
) -> None:
    area = Event("area_completed", 1, {"terrain": SEA, "side": SEA, "tiles": 2}, (), 2)
    said = sentence(area, language, ("Ада", "Ян", "Ева", "Лев"), "land-vs-sea")
    assert said.replace("\u00a0", " ") == spoken


def test_a_game_whose_pieces_are_reconstructed_says_so() -> None:
    for language in LANGUAGES:
        for game in ("land-vs-sea", "sea-dragons"):
            assert words.knows("about_pieces", language, game)
    assert not words.knows("about_pieces")  # a game says so, never the table


def test_what_is_hidden_is_spoken_around() -> None:
    drew = Event("drew", seat=1, facts={"token": Text("pig")}, knowers=(1,), hidden="token")
    mine, yours = drew.seen_by(1), drew.seen_by(0)
    assert mine
    assert yours
    assert sentence(mine, "uk", ("Ада", "Ян"), "foggy-island") == "Ян: із колоди — Свиня"
    assert sentence(yours, "uk", ("Ада", "Ян"), "foggy-island") == "Ян: жетон із колоди"


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Ада: mole hired for 21 coins in place of a rat"),
        ("uk", "Ада: новий найманець за 21 монету — Кріт замість Щура"),
        ("ru", "Ада: новый наёмник за 21 монету — Крот вместо Крысы"),
    ],
)
def test_a_mercenary_comes_in_place_of_somebody(language: str, spoken: str) -> None:
    hired = Event("hired", 0, {"token": Text("mole"), "replaces": Text("rat"), "price": 21})
    said = sentence(hired, language, ("Ада", "Ян"), "foggy-island")
    assert said.replace("\u00a0", " ") == spoken


def test_a_token_taken_back_in_fog_is_named_to_its_owner_only() -> None:
    facts: Facts = {"token": Text("pig"), "cell": "c4"}
    back = Event("taken_back_covert", 1, facts, knowers=(1,), hidden="token")
    mine, yours = back.seen_by(1), back.seen_by(0)
    assert mine
    assert yours
    said = [sentence(event, "ru", ("Ада", "Ян"), "foggy-island") for event in (mine, yours)]
    back_in_hand = "Ян: с клетки c4 обратно в руку"
    assert said == [f"{back_in_hand} — Свинья", f"{back_in_hand} — закрытый жетон"]


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "9 points and a reef card for 1 green ship, 2 purple, 1 red"),
        ("uk", "9 балів та карта рифів за 1 зелений корабель, 2 фіолетові, 1 червоний"),
        ("ru", "9 очков и карта рифов за 1 зелёный корабль, 2 фиолетовых, 1 красный"),
    ],
)
def test_a_mission_is_told_by_what_it_gives_and_asks_for(language: str, spoken: str) -> None:
    asked: Facts = {"green": 1, "purple": 2, "red": 1, "blue": 0, "worth": 9, "reefs": 1}
    said = say(Text("mission_card", asked), language, "sea-dragons")
    assert said.replace("\u00a0", " ") == spoken


@pytest.mark.parametrize(
    ("ships", "spoken"),
    [
        ((2, 0, 0, 0), "2 зелені кораблі"),
        ((0, 2, 1, 0), "2 фіолетові кораблі, 1 червоний"),
        ((0, 0, 1, 3), "1 червоний корабель, 3 сині"),
        ((0, 0, 0, 5), "5 синіх кораблів"),
    ],
)
def test_the_first_colour_of_a_mission_has_the_noun(ships: tuple[int, ...], spoken: str) -> None:
    asked: Facts = dict(zip(("green", "purple", "red", "blue"), ships, strict=True))
    said = say(Text("mission_card", asked | {"worth": 5, "reefs": 0}), "uk", "sea-dragons")
    assert said.replace("\u00a0", " ") == f"5 балів за {spoken}"


def test_a_dragon_card_that_is_drawn_shows_others_its_size() -> None:
    card = Text("dragon_card", {"size": Text("small"), "letter": "V"})
    facts: Facts = {"size": Text("small"), "card": card}
    drawn = Event("card_drawn", 1, facts, knowers=(1,), hidden="card")
    mine, yours = drawn.seen_by(1), drawn.seen_by(0)
    assert mine
    assert yours
    said = [sentence(event, "uk", ("Ада", "Ян"), "sea-dragons") for event in (mine, yours)]
    assert said == ["Ян: малий дракон V з колоди", "Ян: малий дракон з колоди"]


def test_a_player_without_a_name_is_a_seat() -> None:
    assert say(Text("turn_of", {"player": 1}), "ru") == "Ход: Место 2"
    assert say(Text("turn_of", {"player": "Ада"}), "ru") == "Ход: Ада"


def test_minus_is_a_minus() -> None:
    assert say(Text("count_points", {"n": -3}), "uk") == "−3\u00a0бали"


def test_no_marks_of_isolation() -> None:
    spoken = say(Text("ready", {"player": "Ада"}), "uk")
    assert spoken == "Ада: готово"


def test_english_is_of_a_game_and_never_fails() -> None:
    taken = Text("cell_taken", {"cell": "c4"})
    assert taken.english("foggy-island") == "There is a token on c4 already."
    assert str(taken) == "cell_taken(cell=c4)"  # nobody said whose words to use
    assert str(Text("ready", {"player": 0})) == "Seat 1: ready"  # all tables say so
    assert Text("no_such_message", {"n": 1}).english("foggy-island") == "no_such_message(n=1)"
    assert taken.english("no-such-game") == "cell_taken(cell=c4)"
    assert "c4" not in Text("cell_taken").english("foggy-island")


@pytest.fixture
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games, chess and draughts, that mean different things by the same message id."""
    said = {
        "text": "ready = {$player}: ready\nhouse = a house\n",
        "games/chess/text": "taken = Check on {$cell}.\nhouse = a square\n",
        "games/draughts/text": "taken = You must take on {$cell}.\n",
    }
    for folder, messages_there in said.items():
        (tmp_path / folder).mkdir(parents=True)
        for language in LANGUAGES:
            (tmp_path / folder / f"{language}.ftl").write_text(messages_there, "utf-8")
    monkeypatch.setattr(words, "_HERE", tmp_path)
    monkeypatch.setattr(Shelf, "folder", lambda _, name: tmp_path / "games" / name)
    words._bundle.cache_clear()
    yield
    words._bundle.cache_clear()


@pytest.mark.usefixtures("two_games")
def test_two_games_may_mean_different_things_by_one_id() -> None:
    taken = Text("taken", {"cell": "c4"})
    for language in LANGUAGES:
        assert say(taken, language, "chess") == "Check on c4."
        assert say(taken, language, "draughts") == "You must take on c4."
        assert sentence(Event("taken", facts={"cell": "c4"}), language, game="chess") == (
            "Check on c4."
        )
    assert (say(Text("house"), game="chess"), say(Text("house"), game="draughts")) == (
        "a square",
        "a house",
    )
    assert not words.knows("taken")
    assert "taken" not in source("en")
    with pytest.raises(MissingMessage):
        say(taken)


@pytest.mark.usefixtures("two_games")
def test_an_error_speaks_the_words_of_its_game() -> None:
    taken = Text("taken", {"cell": "c4"})
    said = [str(IllegalMove("R-1", taken, ("c4",), game)) for game in ("chess", "draughts", "")]
    assert said == ["Check on c4. [R-1]", "You must take on c4. [R-1]", "taken(cell=c4) [R-1]"]


def test_people_are_refused_in_english_sentences() -> None:
    """As a notebook or a terminal prints it, wherever a game says no."""
    state = isolario.new("foggy-island", seed=7)
    record = state.record()
    with pytest.raises(IllegalMove) as illegal:
        state.play(1, "Wc4")
    assert str(pickle.loads(pickle.dumps(illegal.value))) == str(illegal.value)
    with pytest.raises(CorruptRecord) as corrupt:
        isolario.load(msgspec.structs.replace(record, moves=((1, "Wc4"),)))
    with pytest.raises(IllegalMove) as foreseen:
        state.view(1).preview(state.game.read("Wc4"))
    with pytest.raises(UnknownOption) as option:
        isolario.new("foggy-island", seats=4, weather="fog")
    text = isolario.new("foggy-island").text.replace("first_hire=2", "first_hire=1")
    with pytest.raises(BadNotation) as position:
        state.game.parse(text)
    for refused in (illegal, corrupt, foreseen, option, position):
        assert re.search(r"[A-Z][a-z]+ [a-z ]+", str(refused.value)), str(refused.value)
        assert "_" not in str(refused.value).split(": ")[-1], str(refused.value)
    view = isolario.new("cartographers", seed=7).view(0)
    assert not re.search(r">\w+_\w+<|\w+\(\w+=", view._repr_svg_())


def test_a_missing_message_is_loud_in_tests_and_plain_for_people() -> None:
    missing, unfilled = Text("no_such_message"), Text("cell_taken")
    for text in (missing, unfilled):
        with pytest.raises(MissingMessage, match=text.id):
            say(text, "uk", "foggy-island")
    words.be_loud(False)
    try:
        assert say(missing, "uk") == "no_such_message"
        assert say(unfilled, "uk", "foggy-island").startswith("На ")
        assert say(Text("ready", {"player": 0}), "../../etc") == "Seat 1: ready"
    finally:
        words.be_loud()


def test_a_game_words_a_common_message_its_own_way() -> None:
    assert say(Text("area_board"), "en") == "Board"
    assert say(Text("area_board"), "en", "foggy-island") == "Island"
    assert source("en", "foggy-island").rindex("area_board = Island") > 0
    assert "wolf" not in source("en", "no-such-game")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de,ru;q=0.3,en;q=0.7", "en"),
        ("RU", "ru"),
        ("uk;q=0, ru;q=0.1", "ru"),
        ("uk;q=nonsense", "en"),
        ("fr", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_browser_asks_for_a_language(header: str | None, language: str) -> None:
    assert pick_language(header) == language


def test_languages_call_themselves_by_their_names() -> None:
    assert words.languages() == {"en": "English", "uk": "Українська", "ru": "Русский"}


def test_cyrillic_look_alikes_are_read_as_latin() -> None:
    assert latin("АВСЕНКМОРТХ авсенкмортх") == "ABCEHKMOPTX abcehkmoptx"
    assert latin("Wc4 lift ne Жяї") == "Wc4 lift ne Жяї"
    assert str(isolario.all_games()["foggy-island"].read("Рс4")) == "Pc4"


# --- every game that is built -------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_name_a_sentence_and_words_for_its_options(name: str, language: str) -> None:
    game = isolario.all_games()[name]
    own = game.folder.name
    assert say(Text(own), language, name)
    assert say(Text(f"about_{own}"), language, name)
    for option, values in allowed_values(game.options).items():
        assert say(Text(f"option_{option}"), language, name)
        for value in values:
            choice = f"option_{option}_{str(value).lower()}"
            assert say(Text(choice), language, name)
            assert say(Text(f"about_{choice}"), language, name)


@pytest.mark.parametrize("name", OURS)
def test_every_clause_has_a_text_and_every_clause_that_is_cited_exists(name: str) -> None:
    game = isolario.all_games()[name]
    texts = messages("en", game.folder.name)
    spoken = [text for text in texts if text.startswith("clause_")]
    assert sorted(spoken) == sorted(clause_id(clause) for clause in register(name))
    for constant in mentioned():
        if re.fullmatch(rf"{game.prefix}-[A-Z0-9.]+", constant):
            assert constant in register(name), f"{constant} is no clause"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_an_own_box_only_what_is_said_anyway_is_said_otherwise(language: str) -> None:
    boxes = sorted(SOURCE.glob("games/*/text/own_box"))
    assert boxes
    for box in boxes:
        found, english = (_ids(box / f"{name}.ftl") for name in (language, "en"))
        assert found == english
        assert found <= messages(language, box.parent.parent.name).keys()


def _ids(file: Path) -> set[str]:
    """The messages of a file in which everything can be read."""
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}
