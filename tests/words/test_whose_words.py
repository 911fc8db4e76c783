"""Whose words a message is said in: a game's, a language's, a reader's."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import isolario
from isolario import words
from isolario.core.errors import BadNotation, CorruptRecord, IllegalMove, UnknownOption
from isolario.core.event import Event
from isolario.core.notation import latin
from isolario.core.text import Text
from isolario.games import Shelf
from isolario.words import MissingMessage, pick_language, say, sentence, source
from tests.words.ftl import LANGUAGES


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
