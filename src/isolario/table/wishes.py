"""What people ask of a table, checked and tidied up. Raises `BadWish`, saying what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from isolario import all_games
from isolario.bots import bots
from isolario.core.chance import Chance
from isolario.core.errors import UnknownOption
from isolario.core.game import Game
from isolario.core.options import allowed_values, read_options
from isolario.table import seeds
from isolario.table.holders import Holder
from isolario.table.messages import NewTable, SeatWish, Sit
from isolario.table.problems import BadWish, NotThere
from isolario.table.store import SeatRow

_SEED = 64  # letters of a chosen seed


def game_named(name: str) -> Game:
    """The game of this name. If there is none, `NotThere` says which there are."""
    try:
        return all_games()[name]
    except UnknownOption:
        there_are = ", ".join(all_games())
        raise NotThere("server_no_such_game", game=name[:40], games=there_are) from None


def checked_sit(wish: Sit, most: int, commitment: str) -> Sit:
    """Somebody who wants to sit, with a name of at most this many letters. What they add to the
    seed, if anything, answers the table's commitment."""
    if wish.part and not seeds.is_part(wish.part):
        raise BadWish("server_bad_part")
    if wish.part and wish.commitment != commitment:
        raise BadWish("server_other_commitment")
    return Sit(checked_name(wish.name, most), wish.part, wish.commitment)


def checked_name(name: str, most: int) -> str:
    """A name without blanks around it and without invisible characters.

    >>> checked_name("  Оле  на ", 40)
    'Оле на'
    """
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if len(tidy) > most:
        raise BadWish("page_name_long", most=most)
    return tidy


def checked_seed(seed: str) -> str:
    """A seed chosen by hand, if it was."""
    if not seed:
        return ""
    try:
        if len(seed) > _SEED:
            raise ValueError
        return Chance.of(seed).seed
    except ValueError:
        raise BadWish("server_bad_seed", most=_SEED) from None


def checked_options(game: Game, wish: NewTable) -> dict[str, Any]:
    """All options of the game, those of the wish and the usual ones."""
    allowed = allowed_values(game.options)
    for name, value in wish.options.items():
        if name not in allowed:
            there_are = ", ".join(allowed)
            raise BadWish("server_no_such_option", option=name[:40], allowed=there_are)
        if allowed[name] and value not in allowed[name]:
            values = ", ".join(map(str, allowed[name]))
            raise BadWish("server_bad_option", option=name, allowed=values)
    if len(wish.seats) not in game.seats:
        numbers = ", ".join(map(str, game.seats))
        raise BadWish("server_wrong_seats", n=len(wish.seats), allowed=numbers)
    try:
        options = read_options(game.name, game.options, wish.options)
    except UnknownOption as error:
        raise BadWish("server_bad_message", why=str(error)) from None
    if problem := options.problem(len(wish.seats)):
        raise BadWish(problem)
    found: dict[str, Any] = msgspec.to_builtins(options)
    return found


def checked_seat(number: int, wish: SeatWish, holder: Holder, most: int) -> SeatRow:
    """A seat as the opener wishes it: their own is kept for them until they sit down."""
    name = checked_name(wish.name, most)
    if wish.who == "bot":
        if wish.bot not in bots():
            raise BadWish("server_no_such_bot", bot=wish.bot[:40], bots=", ".join(bots()))
        return SeatRow(number, "bot", name, wish.bot)
    if wish.who == "open":
        return SeatRow(number, "open")
    return SeatRow(number, "open", name, holder=holder)
