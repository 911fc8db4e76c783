"""Tables that were played without us, counted for whoever asks: in the words of any language that
can be spoken, with an example to begin from."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import starmap

import msgspec

from isolario import all_games
from isolario.core.count import (
    HEADING,
    CannotCount,
    Counted,
    Paper,
    Pick,
    Sheet,
    Stock,
    called,
    count,
    named,
    names_of,
)
from isolario.core.game import Game, State
from isolario.core.options import Value
from isolario.core.text import Text
from isolario.picture.open_table import open_scene
from isolario.picture.scene import Area
from isolario.picture.symbols import symbol_tag
from isolario.table import messages
from isolario.table.messages import Brush, Joined, Offer, SeatCard, TableCard, Tallied
from isolario.table.problems import BadWish, NotThere
from isolario.table.running import only_looking

Say = Callable[[Text, str, str], str]
"""Says a text in a language, in the words of a game."""

WRAP = 60
"""Letters of a line that explains something."""

_PREFIXES = ("", "tally_", "option_", "option_mode_")


def counted(text: str, say: Say, languages: Sequence[str], usual: str = "") -> Counted:
    """The score of a table that somebody has written down; `CannotCount` says why there is none.
    ``usual``: it can only be of this game, whether or not the text names it.

    >>> from isolario.words import say
    >>> speak = lambda text, language, game: say(text, language, game)
    >>> counted("гра: Туманний острів\\nгравці: 2\\nраунд: 3 | 8", speak, ("uk",)).state.scores
    (3, 8)
    """
    games = {usual: all_games()[usual]} if usual else all_games()
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


def laid(text: str, game: Game, say: Say, languages: Sequence[str], stock: str = "") -> Tallied:
    """A table that somebody has written down, as a page shows one whose game is over. ``stock`` is
    the key of the one that it knows. Raises `BadWish` where it cannot be counted."""
    if game.count is None:
        raise NotThere("tally_not_this_game")
    try:
        state, names, blocks, picks, sheet = counted(text, say, languages, game.name)
    except CannotCount as error:
        raise BadWish(error.text) from None
    told = tuple(event for entry in state.log for event in entry.events)
    now = only_looking(state.open_view(), 0, told)
    return Tallied(
        Joined(_card(state, names), None, _areas(state), told, now),
        blocks,
        tuple(starmap(Brush, game.count.brushes(state))),
        tuple(map(_offer, picks)),
        _sheet(sheet, state.game, stock) if sheet else None,
    )


def _sheet(sheet: Sheet, game: Game, known: str) -> messages.Sheet:
    """The map on which pieces are laid. The stock is told to whoever does not know it."""
    stock = sheet.stock()
    key = hashlib.blake2b(msgspec.json.encode(stock), digest_size=8).hexdigest()
    return messages.Sheet(
        "board",
        sheet.line,
        sheet.begin,
        tuple(starmap(messages.Spot, sheet.spots)),
        {**sheet.asked()},
        sheet.corner,
        sheet.owners,
        sheet.noted,
        "".join(map(partial(symbol_tag, game), sheet.drawings())),
        None if key == known else _stock(stock, key),
    )


def _stock(stock: Stock, key: str) -> messages.Stock:
    return messages.Stock(
        key,
        tuple(starmap(messages.Piece, stock.pieces)),
        tuple(starmap(messages.Kind, stock.kinds)),
        tuple(starmap(messages.Sign, stock.signs)),
        stock.turns,
        stock.first,
    )


def _offer(pick: Pick) -> Offer:
    chosen = tuple(map(pick.known.index, pick.chosen))
    return Offer(pick.line, chosen, tuple(map(Text, pick.known)))


def _areas(state: State) -> tuple[Area, ...]:
    """Everything that lies there; boards that are shown small come at their full size, too."""
    areas, view, look = open_scene(state).areas, state.open_view(), state.game.look
    there = {area.key for area in areas}
    small = [key for key in view.small() if key not in there] if look else []
    return (*areas, *(look(view, key) for key in small if look))


def _card(state: State, names: Sequence[str]) -> TableCard:
    """Who sat there. It is not a table of ours, and has no name."""
    game, seats = state.game, range(state.seats)
    terms, colours = game.seat_names(state.seats), game.colours(state.seats)
    options = msgspec.convert(msgspec.to_builtins(state.options), dict[str, Value])
    cards = (
        SeatCard(
            seat,
            "person",
            names[seat] if names else "",
            colour=colours[seat],
            term=terms[seat].id if terms else "",
        )
        for seat in seats
    )
    return TableCard(
        "",
        game.name,
        options,
        tuple(cards),
        "over",
        "",
        "chosen",
        game.rules_version,
        state.options.in_use(state.seats),
    )


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
