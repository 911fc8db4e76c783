"""The whole contract for one game, part by part: what its author runs.

>>> import isolario
>>> parts = examination(isolario.all_games()["beacon-patrol"], games=1)
>>> list(parts)[:3]
['installed', 'rulebook', 'words']
>>> parts["rulebook"]()
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from isolario.contract.bench import checking, fail
from isolario.contract.endings import check_endings
from isolario.contract.outside import check_records, check_views
from isolario.contract.positions import check_positions
from isolario.contract.spoken import speaker
from isolario.contract.walk import (
    check_game,
    check_openings,
    check_rulebook,
    few_set_ups,
)
from isolario.core.game import Game
from isolario.core.options import allowed_values
from isolario.core.text import Text
from isolario.games import all_games

GAMES = 3  # whole games of each set-up
SET_UPS = 6  # with as many values of options, and pairs of them, as they can show
BROKEN = 200  # texts and files that are a little wrong
LOOKS = 60  # decisions of a game to look at

Part = Callable[[], object]


def examination(game: Game, games: int = GAMES) -> dict[str, Part]:
    """Everything that the contract asks of a game, by name, ready to be called. A part raises
    `ContractBroken`, which says what is wrong and where, with a breach for each check that found
    one. ``games`` is how many are played of each set-up."""
    remembered: dict[bytes, bytes] = {}
    parts: dict[str, Part] = {
        "installed": partial(_installed, game),
        "rulebook": partial(check_rulebook, game),
        "words": partial(_words, game),
    }
    for seats, options in few_set_ups(game, SET_UPS):
        name = "-".join([str(seats), *(f"{key}={value}" for key, value in options.items())])
        for seed in range(games):
            parts[f"game-{name}-{seed}"] = partial(
                check_game,
                game,
                seats,
                options,
                seed,
                looks=LOOKS,
                remembered=remembered,
                say=speaker(game),
                go_on=True,
            )
        parts[f"endings-{name}"] = partial(
            check_endings, game, seats, options, say=speaker(game), go_on=True
        )
        parts[f"openings-{name}"] = partial(check_openings, game, seats, options)
    parts["positions"] = partial(check_positions, game, BROKEN)
    parts["views"] = partial(check_views, game, BROKEN)
    parts["records"] = partial(check_records, game, BROKEN)
    return parts


def _installed(game: Game) -> None:
    """Tables, bots and words find a game by its name."""
    with checking("installed"):
        if game.name not in all_games():
            fail(f"no entry point in the group isolario.games is called {game.name!r}")
        if all_games()[game.name] is not game:
            fail(f"the entry point {game.name!r} leads to another game")


def _words(game: Game) -> None:
    """What is said about a game before it begins: its title, what it is, its options."""
    with checking("words"):
        say, title = speaker(game), game.name.replace("-", "_")
        said = [title, f"about_{title}"]
        for option, values in allowed_values(game.options).items():
            said.append(f"option_{option}")
            said += (f"option_{option}_{value}".lower() for value in values)
        for message in said:
            say(Text(message))
