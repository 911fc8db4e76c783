"""The games as the start page shows them.

>>> import isolario
>>> card = game_card(isolario.all_games()["foggy-island"])
>>> card.name, card.usual_seats, card.lesson
('foggy-island', 2, True)
"""

from __future__ import annotations

from functools import cache

import msgspec

from isolario.bots import LEVELS
from isolario.core.game import Game
from isolario.core.options import allowed_values
from isolario.core.text import Text
from isolario.table.messages import GameCard, OptionCard
from isolario.teach.book import book_of
from isolario.teach.lesson import lesson_of


@cache
def game_card(game: Game) -> GameCard:
    """A game, what can be agreed on, and what it has."""
    usual = game.options()
    message = game.name.replace("-", "_")
    options = (
        OptionCard(
            name,
            msgspec.convert(values, tuple[str | bool | int, ...]),
            getattr(usual, name),
            _matters(game, name),
            _needs(game, name),
        )
        for name, values in allowed_values(game.options).items()
    )
    title, blurb = Text(message), Text("about_" + message)
    return GameCard(
        game.name,
        title,
        blurb,
        game.seats,
        tuple(options),
        LEVELS,
        usual.default_seats(game.seats),
        msgspec.convert(game.options.at_one_screen(), dict[str, str | bool | int]),
        {str(seats): names for seats in game.seats if (names := game.seat_names(seats))},
        game.drawn,
        {str(seats): game.colours(seats) for seats in game.seats},
        bool(book_of(game)),
        bool(lesson_of(game)),
        game.minutes,
        game.first.seats,
        dict(game.first.options),
        game.count is not None,
    )


def _matters(game: Game, name: str) -> tuple[int, ...]:
    """The numbers of seats at which an option matters: where it is told, or all if it never is."""
    usual = game.options()
    return tuple(seats for seats in game.seats if name in usual.telling(seats)) or game.seats


def _needs(game: Game, name: str) -> dict[str, tuple[str | bool | int, ...]]:
    """The values of other options with which this one makes a difference to what people are told;
    nothing where it always or never does."""
    seats = _matters(game, name)[0]
    every = allowed_values(game.options)

    def differs(other: str, value: object) -> bool:
        told = [game.options(**{other: value, name: own}).telling(seats) for own in every[name]]
        return any(it != told[0] for it in told)

    found = {
        other: tuple(value for value in values if differs(other, value))
        for other, values in every.items()
        if other != name
    }
    needs = {other: some for other, some in found.items() if 0 < len(some) < len(every[other])}
    return msgspec.convert(needs, dict[str, tuple[str | bool | int, ...]])
