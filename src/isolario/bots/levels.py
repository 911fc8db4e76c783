"""What a player picks: easy, medium, hard. What plays a level depends on the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from isolario.bots.bot import Bot, GreedyBot, Luck, generator, need_a_move
from isolario.bots.search import SearchBot
from isolario.core.game import Game, Memory, View
from isolario.core.moves import Move

Make = Callable[[Luck], Bot]

AHEAD: Mapping[str, Make] = {
    "easy": lambda luck: GreedyBot(luck, slips=0.35),
    "medium": GreedyBot,
    "hard": lambda luck: SearchBot(luck, seconds=1.5),
}
"""Where looking ahead plays better than a glance (`Judgement.looks_ahead`)."""

AT_A_GLANCE: Mapping[str, Make] = {
    "easy": lambda luck: GreedyBot(luck, slips=0.35),
    "medium": lambda luck: GreedyBot(luck, slips=0.12),
    "hard": GreedyBot,
}
"""Where it does not."""

LEVELS = tuple(AHEAD)


def levels(game: Game) -> Mapping[str, Make]:
    """What plays each level of a game, weakest first.

    >>> import isolario
    >>> [type(make(1)).__name__ for make in levels(isolario.all_games()["foggy-island"]).values()]
    ['GreedyBot', 'GreedyBot', 'SearchBot']
    """
    return AHEAD if game.bot.looks_ahead else AT_A_GLANCE


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

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        game = view.game
        if game.name not in self._players:
            self._players[game.name] = levels(game)[self.level](self.rng)
        return self._players[game.name].choose(view, recall)
