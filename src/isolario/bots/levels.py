"""What a player picks: easy, medium, hard. What plays a level depends on the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from isolario.bots.bot import Bot, GreedyBot, Luck, generator, need_a_move
from isolario.bots.search import SearchBot
from isolario.core.game import Game, Memory, View
from isolario.core.moves import Move

Make = Callable[[Luck], Bot]

LEVELS = ("easy", "medium", "hard")
TURN = 1.0  # seconds that somebody who looks ahead takes for a turn


def levels(game: Game, steady: bool = False) -> Mapping[str, Make]:
    """What plays each level of a game, weakest first: somebody who overlooks much, somebody who
    goes by a glance, and somebody who looks ahead, or closer where a game can do that
    (`Judgement.careful`). How much the first two overlook is the game's (`Judgement.overlooks`).
    A ``steady`` one does not look at the clock.

    >>> import isolario
    >>> [type(make(1)).__name__ for make in levels(isolario.all_games()["foggy-island"]).values()]
    ['GreedyBot', 'GreedyBot', 'SearchBot']
    """

    def hard(luck: Luck) -> Bot:
        if game.bot.careful is not None:
            return GreedyBot(luck, careful=True)
        if steady:
            return SearchBot(luck, iterations=game.bot.trials)
        return SearchBot(luck, seconds=TURN / game.bot.thoughts)

    easy, medium = (partial(GreedyBot, overlooks=share) for share in game.bot.overlooks)
    return {"easy": easy, "medium": medium, "hard": hard}


class LevelBot:
    """Plays any game at a level.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> LevelBot("medium", 1).choose(state.view(0), state.recall(0)).notation
    'pick W'
    """

    def __init__(self, level: str, rng: Luck = None) -> None:
        self.level = level
        self.rng = generator(rng)
        self._players: dict[str, Bot] = {}  # by game

    def plays(self, game: Game) -> Bot:
        """What plays this level of a game."""
        if game.name not in self._players:
            self._players[game.name] = levels(game)[self.level](self.rng)
        return self._players[game.name]

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        return self.plays(view.game).choose(view, recall)
