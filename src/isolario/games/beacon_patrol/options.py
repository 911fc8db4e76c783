"""What a table of Beacon Patrol can agree on."""

from __future__ import annotations

from isolario.core.options import Options


class BeaconOptions(Options, frozen=True):
    """The expansions whose tiles are shuffled in with the rest (BCN-S1)."""

    windmills: bool = False
    piers: bool = False

    @property
    def expansions(self) -> int:
        """How many are in play: the more, the more is expected (BCN-F6)."""
        return self.windmills + self.piers
