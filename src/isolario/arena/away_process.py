"""The other end of `isolario.arena.away`: an older Isolario plays along. It runs as a program, with
that Isolario on the path, and uses only what every version has.

It plays the same game from the same seed, is told the moves that others made, and hands its bot the
view and the recall that it has itself.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import isolario
from isolario.bots import bot


class Game:
    """A game that is being played along."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        options: dict[str, Any],
        name: str,
        whim: int,
        chosen: dict[str, Any],
    ) -> None:
        self.state = isolario.new(game, seats, seed, **options)
        self.bot = bot(name, rng=whim, **chosen)

    def begun(self) -> dict[str, Any]:
        return {"rules": self.state.game.rules_version, "from": isolario.__file__}

    def told(self, moves: list[tuple[int, str]], seat: int | None) -> dict[str, Any]:
        """Hears of some moves, and answers for a seat; None: the game is over."""
        for other, move in moves:
            self.state.play(other, move)
        if seat is None:
            return {"text": self.state.text}
        view, recall = self.state.view(seat), self.state.recall(seat)
        before = time.process_time()
        choice = self.bot.choose(view, recall)
        took = time.process_time() - before
        return {"move": choice.notation, "seconds": took, "choices": len(view.legal_moves())}


def main() -> None:
    game = None
    for line in sys.stdin:
        asked = json.loads(line)
        if game is None or "game" in asked:
            game = Game(**asked)
            answer = game.begun()
        else:
            answer = game.told(**asked)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
