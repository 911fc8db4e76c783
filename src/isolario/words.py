"""Texts in the reader's language: the one place that speaks Fluent.

Messages lie in ``text/*.ftl``: what every table says beside this file, the rest in games' folders.
A game may word a common message its own way, and two games may mean different things by one id:
the caller says whose words to use. Importing this module lets texts be English sentences
(`Text.english`).

>>> wolf = Text("laid", {"token": Text("wolf"), "cell": "c4", "player": 0})
>>> say(wolf, "uk", "foggy-island", names=("Олена", "Пётр"))
'Олена: Вовк на c4'

A message gets what its text carries, and a little more:

- a gap filled by another text holds that text, spoken; ``$token_id`` beside it holds its id, so
  that a sentence can differ for `unknown` or for one kind;
- a seat number in ``$player`` (or ``$…_player``) becomes the name of the player there;
- what a game calls a seat (Blue, Land), in ``$side`` or ``$shield``, becomes the player's name
  too, or the names of the team: a player has one name everywhere;
- a message of an event also knows ``$player``, ``$points`` and ``$cells`` (their names, each once).

The browser does the same with the same files (`source`), except for the words of a game's book,
its lesson and its cards (``text/book/*.ftl``, ``text/lesson/*.ftl``, ``text/cards/*.ftl``), which
it gets printed (`isolario.teach.printed_book`, `isolario.teach.printed_lesson`), and for those of
the arena (``text/arena/*.ftl``), which it does not need.

What is only true of a game's own pieces is said otherwise in ``text/own_box/*.ftl``, which go
before all others where somebody has put in the pieces of a box.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from isolario.core.errors import IsolarioError
from isolario.core.event import Event
from isolario.core.pieces import chosen_files
from isolario.core.text import MINUS, Text, set_speaker

LANGUAGES = ("en", "uk", "ru")
DEFAULT = "en"

SEATED = ("side", "shield")
"""Gaps that name a seat by what the game calls it."""

_HERE = Path(__file__).parent
_HYPHEN_MINUS = re.compile(r"(?<![\w-])-(?=\d)")

_loud = False


class MissingMessage(IsolarioError):
    """A message that does not exist, or a gap in it that nothing fills."""


def say(
    text: Text, language: str = DEFAULT, game: str | None = None, names: Sequence[str] = ()
) -> str:
    """A text as a sentence, in the words of ``game``; None: only what every table says.
    ``names`` are the players' names by seat.

    What cannot be said in a language is said in English, and if there is no such message at all,
    in the text's bare form: people get something to read. Tests get an error (`be_loud`).
    """
    return _speak(text, language if language in LANGUAGES else DEFAULT, game, names, _loud)


def say_exactly(
    text: Text, language: str = DEFAULT, game: str | None = None, names: Sequence[str] = ()
) -> str:
    """The same, but what cannot be said is a `MissingMessage`: for those who check the words."""
    return _speak(text, language, game, names, loud=True)


def sentence(
    event: Event, language: str = DEFAULT, names: Sequence[str] = (), game: str | None = None
) -> str:
    """What happened, as a line of the log.

    >>> sentence(Event("ready", seat=1), "ru", names=("Олена", "Пётр"))
    'Пётр: готово'
    """
    return say(event.text, language, game, names)


def knows(message: str, language: str = DEFAULT, game: str | None = None) -> bool:
    """Whether there is such a message.

    >>> knows("wolf", game="foggy-island"), knows("wolf"), knows("ready")
    (True, False, True)
    """
    return bool(_bundle(language, game).has_message(message))


@cache
def languages() -> Mapping[str, str]:
    """Every language, with the name it calls itself by.

    >>> languages()
    {'en': 'English', 'uk': 'Українська', 'ru': 'Русский'}
    """
    return {language: say(Text("language_name"), language) for language in LANGUAGES}


def pick_language(accept: str | None) -> str:
    """The language that a browser's Accept-Language header asks for first and we have.

    >>> pick_language("de, uk-UA;q=0.9, en;q=0.5"), pick_language("fr"), pick_language(None)
    ('uk', 'en', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for wish in (accept or "").split(","):
        tag, _, quality = wish.strip().partition(";q=")
        language = tag.partition("-")[0].lower()
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if weight > 0 and language in LANGUAGES:
            wishes.append((-weight, language))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else DEFAULT


def clause_id(clause: str) -> str:
    """The id of the message that tells a clause.

    >>> clause_id("CRT-1.1")
    'clause_CRT_1_1'
    """
    return "clause_" + re.sub(r"\W", "_", clause)


def source(language: str = DEFAULT, game: str | None = None) -> str:
    """The messages as Fluent text, to be formatted elsewhere. Later ones override."""
    files = (*_files(language, game), *_own_box(language, game))
    return "\n".join(file.read_text("utf-8") for file in files)


def be_loud(loud: bool = True) -> None:
    """From now on `say` raises `MissingMessage` instead of making do. For tests."""
    global _loud
    _loud = loud


def _speak(text: Text, language: str, game: str | None, names: Sequence[str], loud: bool) -> str:
    args: dict[str, int | str] = {}
    for gap, value in text.args.items():
        team = _team(value.id, game, names) if gap in SEATED and isinstance(value, Text) else []
        if team and isinstance(value, Text):
            args[gap] = ", ".join(team)
            args[f"{gap}_id"] = value.id
        elif isinstance(value, Text):
            args[gap] = _speak(value, language, game, names, loud)
            args[f"{gap}_id"] = value.id
        elif isinstance(value, int) and (gap == "player" or gap.endswith("_player")):
            args[gap] = _name(value, language, names, loud)
        else:
            args[gap] = value
    bundle = _bundle(language, game)
    pattern = bundle.get_message(text.id).value if bundle.has_message(text.id) else None
    if pattern is None:
        if loud:
            raise MissingMessage(f"no message {text.id!r} in {language!r} ({game or 'common'})")
        if language != DEFAULT:
            return _speak(text, DEFAULT, game, names, loud)
        return text.plain()
    spoken, errors = bundle.format_pattern(pattern, args)
    if errors and loud:
        raise MissingMessage(f"{text.plain()} in {language!r}: {errors[0]}")
    return _HYPHEN_MINUS.sub(MINUS, str(spoken))


def _name(seat: int, language: str, names: Sequence[str], loud: bool) -> str:
    if 0 <= seat < len(names):
        return names[seat]
    return _speak(Text("seat_number", {"number": seat + 1}), language, None, (), loud)


def _team(term: str, game: str | None, names: Sequence[str]) -> list[str]:
    """The names of those in the seats that a game calls this, or this with a number.

    >>> _team("land", "land-vs-sea", ("Олена", "Пётр")), _team("red", "foggy-island", ("A", "B"))
    (['Олена'], ['B'])
    """
    return [
        name
        for name, called in zip(names, _terms(game, len(names)), strict=False)
        if called.rstrip("0123456789") == term
    ]


@cache
def _terms(game: str | None, seats: int) -> tuple[str, ...]:
    """What a game calls its seats, as message ids."""
    import isolario  # its games need no words

    if game is None or game not in (shelf := isolario.all_games()):
        return ()
    return tuple(name.id for name in shelf[game].seat_names(seats))


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    files = (*_files(language, game), *_on_request(language, game), *_own_box(language, game))
    if game and files == (*_files(language, None), *_on_request(language, None)):
        # It has no words of its own.
        return _bundle(language, None)
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(_parsed(file), allow_overrides=bool(game))
    return bundle


@cache
def _parsed(file: Path) -> Resource:
    """The messages of a file: those that all games share are read once, which takes a while."""
    return FluentResource(file.read_text("utf-8"))


def _files(language: str, game: str | None) -> list[Path]:
    """The common messages, then those of the game."""
    if language not in LANGUAGES:  # it may come from outside: never let it name a file
        language = DEFAULT
    files = [_HERE / "text" / f"{language}.ftl"]
    return files + _own(game, f"{language}.ftl")


def _on_request(language: str, game: str | None) -> list[Path]:
    """What no page gets: the words of the arena, and those of a game's book, its lesson and its
    cards, which are long, and read only on request."""
    if language not in LANGUAGES:
        language = DEFAULT
    arena = _HERE / "text" / "arena" / f"{language}.ftl"
    own = _own(game, *(f"{part}/{language}.ftl" for part in ("book", "lesson", "cards")))
    return [arena, *own] if arena.is_file() else own


def _own_box(language: str, game: str | None) -> list[Path]:
    """What a game says otherwise where the owner of a box has put in its pieces."""
    if language not in LANGUAGES:
        language = DEFAULT
    return _own(game, f"own_box/{language}.ftl") if game in chosen_files() else []


def _own(game: str | None, *names: str) -> list[Path]:
    """Those of some files that a game has in its ``text``."""
    if not game:
        return []
    import isolario  # its games need no words

    folder = isolario.all_games().folder(game)
    files = (folder / "text" / name for name in names) if folder else ()
    return [file for file in files if file.is_file()]


def _in_english(text: Text, game: str) -> str:
    # This is for error messages and notebooks: it must never fail itself.
    return _speak(text, DEFAULT, game or None, (), loud=False)


set_speaker(_in_english)
