"""Tables that were played without us, counted for whoever asks: in the words of any language that
can be spoken, with an example to begin from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from isolario import all_games
from isolario.core.count import HEADING, Counted, Paper, called, count, named, names_of
from isolario.core.game import Game
from isolario.core.text import Text

Say = Callable[[Text, str, str], str]
"""Says a text in a language, in the words of a game."""

WRAP = 76
"""Letters of a line that explains something."""

_PREFIXES = ("", "tally_", "option_", "option_mode_")


def counted(text: str, say: Say, languages: Sequence[str], usual: str = "") -> Counted:
    """The score of a table that somebody has written down; `CannotCount` says why there is none.
    ``usual`` is the game if the text names none.

    >>> from isolario.words import say
    >>> speak = lambda text, language, game: say(text, language, game)
    >>> counted("гра: Туманний острів\\nгравці: 2\\nраунд: 3 | 8", speak, ("uk",)).state.scores
    (3, 8)
    """
    games = all_games()
    titles = {
        word: ids
        for game in games
        for word, ids in called([game.replace("-", "_")], _spoken(say, languages, game)).items()
    }
    heading = called([f"{HEADING}game"], _spoken(say, languages, ""))
    game = games[named(text, games, heading | titles, usual)]
    words = called(names_of(game), _spoken(say, languages, game.name))
    return count(text, games, {**titles, **words}, game.name)


def _spoken(say: Say, languages: Iterable[str], game: str) -> list[Callable[[Text], str]]:
    return [partial(_speak, say, language, game) for language in languages]


def _speak(say: Say, language: str, game: str, text: Text) -> str:
    return say(text, language, game)


def can_count(game: Game) -> bool:
    """Whether tables of a game can be counted."""
    return game.count is not None


def example(game: Game, say: Callable[[Text], str], comments: bool = True) -> str:
    """A table of a game as one writes it down, in somebody's language, each kind of line explained
    where it first comes up.

    >>> import isolario
    >>> example(isolario.all_games()["foggy-island"], Text.plain).splitlines()[1]
    'tally_key_game: foggy_island'
    """
    paper = Paper((game.folder / "count.txt").read_text("utf-8"), None, game.name)
    lines = [f"; {say(Text('tally_comment'))}"] if comments else []
    told = set()
    for item in paper.items:
        about = _about(game, item.key)
        if comments and about and about not in told:
            told.add(about)
            lines += ["", *_wrapped(say(Text(about)))]
        value = _value(game, item.key, item.value, say)
        lines.append(f"{say(Text(HEADING + item.key))}: {value}".rstrip())
        lines += [row for row, _ in item.rows]
    return "\n".join(lines) + "\n"


def _about(game: Game, key: str) -> str:
    """The message that explains a kind of line; none where another has said it."""
    explained = {"game": "", "summer": "", "autumn": ""}
    return explained.get(key, f"about_{HEADING}{key}")


def _value(game: Game, key: str, value: str, say: Callable[[Text], str]) -> str:
    """What stands in a line, as far as there are words for it."""
    if key == "game":
        return say(Text(game.name.replace("-", "_")))
    if key == "players":
        names = say(Text("tally_some_names")).split(", ")
        return ", ".join(names[: int(value)])
    known = names_of(game)
    for words in (value.split(", "), value.split(" ")):
        found = [
            next((prefix + it for prefix in _PREFIXES if prefix + it in known), "") for it in words
        ]
        if all(found):
            return ", ".join(say(Text(name)) for name in found)
    return value


def _wrapped(said: str) -> list[str]:
    """A comment in lines of reasonable length."""
    lines, line = [], ";"
    for word in said.split(" "):
        if len(line) + len(word) >= WRAP:
            lines.append(line)
            line = ";"
        line += f" {word}"
    return [*lines, line]
