"""Land vs Sea: place hexes and close areas of land or of sea, 2 to 4 players.

Still being built: so far it has its tiles.

>>> SIDES["A"].pattern, SIDES["volcano"].pattern
('LSSSLL', 'LLLLLL')
"""

from __future__ import annotations

from isolario.games.land_vs_sea.pieces import SIDES

__all__ = ["SIDES"]
