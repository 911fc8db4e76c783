"""What a table of Sea Dragons can agree on."""

from __future__ import annotations

from typing import Literal

from isolario.core.options import Options
from isolario.core.text import Text
from isolario.games.sea_dragons.parts import COLOURS


class SeaDragonsOptions(Options, frozen=True):
    """``dragons``: what becomes of dragon cards that have been played, once their deck is empty:
    they are shuffled into a new one, or gone for good (SDR-N1 [ruling]). ``boards``: how they lie
    (SDR-S1 [ruling]): where and which side up is drawn; all show the side that their file names
    first, or second; or they also lie as they are listed there, north-west, north-east, south-west,
    south-east. ``first``: who begins (SDR-S5)."""

    dragons: Literal["reshuffled", "gone"] = "reshuffled"
    boards: Literal["drawn", "first", "second", "listed"] = "drawn"
    first: Literal["chance", "orange", "green", "purple", "pink", "yellow"] = "chance"

    def problem(self, seats: int) -> Text | None:
        if self.first != "chance" and self.first not in COLOURS[:seats]:
            return Text("problem_first")
        return None

    def telling(self, seats: int) -> dict[str, object]:
        told: dict[str, object] = {"dragons": self.dragons}
        if self.boards != "drawn":
            told["boards"] = self.boards
        if self.first != "chance":
            told["first"] = self.first
        return told
