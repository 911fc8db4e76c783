"""What a table of Sea Dragons can agree on: nothing but the number of players."""

from __future__ import annotations

from isolario.core.options import Options


class SeaDragonsOptions(Options, frozen=True):
    """The rulebook has one game: sides of the realms and first player are drawn (SDR-S1, S5)."""
