"""The games and what can be agreed on before playing, and options as they are typed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import msgspec

from isolario import all_games
from isolario.core.game import Game
from isolario.core.options import Options, allowed_values, read_options, typed_options
from isolario.terminal.screen import Screen
from isolario.terminal.voice import Voice

MOST_VARIANTS = 8


def list_games(language: str, screen: Screen) -> None:
    """Every game, a line each."""
    for game in all_games().values():
        voice = Voice(language, game.name)
        screen.say(f"{voice.title} ({game.name}), {players(game, voice)}")
    screen.say(Voice(language).say("terminal_games_more"), "faint")


def tell_games(games: Iterable[Game], language: str, screen: Screen) -> None:
    """Games with their options, their values and what they mean."""
    for game in games:
        voice = Voice(language, game.name)
        screen.say(f"{voice.title} ({game.name})", "heading")
        for about in voice.about_game():
            screen.say(f"  {about}")
        screen.say(f"  {players(game, voice)}")
        defaults = msgspec.to_builtins(game.options())
        for name, values in allowed_values(game.options).items():
            screen.say(f"  --option {name}=…  {voice.find(f'option_{name}')}".rstrip(), "strong")
            for value in values or (defaults[name],):
                _tell_value(name, value, value == defaults[name], voice, screen)


def players(game: Game, voice: Voice) -> str:
    """How many play it, in words."""
    least, most = min(game.seats), max(game.seats)
    if least == most:
        return voice.say("count_players", n=most)
    if len(game.seats) == 2 and most - least > 1:
        return voice.say("count_players_either", least=least, n=most)
    return voice.say("count_players_range", least=least, n=most)


def _tell_value(name: str, value: object, default: bool, voice: Voice, screen: Screen) -> None:
    word = f"option_{name}_{value}".lower()
    parts = [part for part in (voice.find(word), voice.about(word)) if part]
    mark = "*" if default else " "
    screen.say(f"   {mark} {': '.join([typed(value), *(['. '.join(parts)] if parts else [])])}")


def typed(value: object) -> str:
    """A value of an option as it is typed.

    >>> typed(True), typed("fog")
    ('yes', 'fog')
    """
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def read_typed(game: Game, given: Iterable[str]) -> dict[str, object]:
    """Options as they are typed, ``name=value``, as the values that they stand for.

    >>> read_typed(all_games()["foggy-island"], ["weather=fog"])
    {'weather': 'fog'}
    """
    found = typed_options(game.options, given)
    read_options(game.name, game.options, found)  # refuses what does not exist, saying what does
    return found


def variants(game: Game) -> list[dict[str, object]]:
    """The ways to play a game: every combination of options, or, where those would be too many,
    each option changed on its own.

    >>> variants(all_games()["foggy-island"])[0]["mode"]
    'simple'
    """
    allowed = {name: values for name, values in allowed_values(game.options).items() if values}
    usual: dict[str, object] = msgspec.to_builtins(game.options())
    combined = [dict(zip(allowed, values, strict=True)) for values in product(*allowed.values())]
    if len(combined) > MOST_VARIANTS:
        each = [{**usual, name: value} for name, values in allowed.items() for value in values]
        combined = [usual, *(one for one in each if one != usual)]
    return [options for options in combined if _playable(game, options)]


def _playable(game: Game, given: dict[str, object]) -> bool:
    options: Options = read_options(game.name, game.options, given)
    return options.problem(options.default_seats(game.seats)) is None
