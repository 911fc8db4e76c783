"""Sea Dragons: place dragons, sink pirates and rule four realms of the sea, 2 to 5 players.

Still being built: so far it has its pieces and its rules.

>>> PIECES.missions["M01"].ships, sum(map(len, CELLS_OF.values()))
((2, 0, 0, 0), 13680)
"""

from __future__ import annotations

from isolario.games.sea_dragons.pieces import PIECES, read_pieces
from isolario.games.sea_dragons.placing import CELLS_OF
from isolario.games.sea_dragons.scoring import realm_sheet, score_realms

__all__ = ["CELLS_OF", "PIECES", "read_pieces", "realm_sheet", "score_realms"]
