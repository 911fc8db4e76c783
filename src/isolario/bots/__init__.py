"""Bots: they choose a move from a view and a recall, for any game.

>>> import isolario
>>> from isolario.bots import bot, bots
>>> bots()
('random', 'greedy', 'search', 'easy', 'medium', 'hard')
>>> state = isolario.new("foggy-island", seed=7)
>>> medium = bot("medium", rng=1)
>>> medium.choose(state.view(0), state.recall(0)).notation
'pick W'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from inspect import signature

from isolario.bots.bot import Bot, GreedyBot, Luck, RandomBot
from isolario.bots.levels import LEVELS, LevelBot
from isolario.bots.search import SearchBot
from isolario.bots.steady import SteadyBot, level_of, steady
from isolario.core.errors import UnknownOption
from isolario.core.game import Game

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "Luck",
    "RandomBot",
    "SearchBot",
    "SteadyBot",
    "bot",
    "bots",
    "seconds_ahead",
    "steady",
]

_KINDS: Mapping[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def bots() -> tuple[str, ...]:
    """Every name that `bot` knows: the kinds, then the levels, weakest first."""
    return (*_KINDS, *LEVELS)


def bot(name: str, rng: Luck = None, **options: object) -> Bot:
    """A bot by name. ``rng`` (a generator or a seed) makes it repeatable; those that are `steady`
    are so anyway.

    >>> bot("search", rng=1, iterations=200).iterations
    200
    >>> bot(steady("hard")).level
    'hard'
    >>> bot("genius")
    Traceback (most recent call last):
    ...
    isolario.core.errors.UnknownOption: there is no bot 'genius'; there are: random, greedy, ...
    """
    if level := level_of(name):
        return SteadyBot(level)
    make = partial(LevelBot, name) if name in LEVELS else _KINDS.get(name)
    if make is None:
        raise UnknownOption(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    allowed = list(signature(make).parameters)[1:]
    for option in options:
        if option not in allowed:
            raise UnknownOption(
                f"{name} has no option {option!r}; it has: {', '.join(allowed) or 'none'}"
            )
    return make(rng, **options)


@cache
def seconds_ahead(name: str, game: Game) -> float:
    """For how long a bot looks ahead where there is something to think about; 0 for one that plays
    at a glance, and for one that nobody knows.

    >>> import isolario
    >>> [seconds_ahead(name, isolario.all_games()["foggy-island"]) for name in LEVELS]
    [0.0, 0.0, 1.0]
    >>> seconds_ahead("hard", isolario.all_games()["beacon-patrol"])
    0.0
    """
    name = level_of(name) or name
    if name not in bots():
        return 0.0
    player = bot(name)
    if isinstance(player, LevelBot):
        player = player.plays(game)
    return getattr(player, "seconds", None) or 0.0
