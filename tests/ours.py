"""Our own games, whose books, cards, clauses and words these tests hold to a higher standard than
the contract asks of a game from outside."""

from __future__ import annotations

import isolario
from isolario.core.game import Game
from tests.paths import SOURCE

OURS: dict[str, Game] = {
    name: game for name, game in isolario.all_games().items() if game.folder.is_relative_to(SOURCE)
}
