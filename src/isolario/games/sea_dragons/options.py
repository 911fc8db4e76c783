"""What a table of Sea Dragons can agree on."""

from __future__ import annotations

from typing import Literal

from isolario.core.options import Options


class SeaDragonsOptions(Options, frozen=True):
    """``dragons``: what becomes of dragon cards that have been played, once their deck is empty:
    they are shuffled into a new one, or gone for good (SDR-N1 [ruling])."""

    dragons: Literal["reshuffled", "gone"] = "reshuffled"
