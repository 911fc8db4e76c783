"""What runs in the processes where bots think: a bot, a view, a memory; nothing of the server.

Everything passes as text: a worker gets what its seat may know, and no state, no seed, no store.
"""

from __future__ import annotations

from isolario import all_games
from isolario.bots import bot
from isolario.bots.passing import unpack


def think(game: str, pieces: str, name: str, view: bytes, recall: bytes) -> tuple[bool, str]:
    """The notation of the move that a bot chooses; or False, and what went wrong."""
    try:
        rulebook = all_games()[game].with_pieces(pieces)
        assert rulebook is not None, pieces
        move = bot(name).choose(rulebook.view(view), unpack(rulebook, recall))
    except Exception as error:  # whatever it was: the server asks another bot
        return False, f"{type(error).__name__}: {error}"
    return True, move.notation
