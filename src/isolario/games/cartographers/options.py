"""What a table of Cartographers can agree on."""

from __future__ import annotations

from typing import Literal

from isolario.core.options import Options


class CartographersOptions(Options, frozen=True):
    """``side`` of the sheets (CRT-S1); ``edition`` of the rules (CRT-D2, CRT-P10); ``skills``:
    the expansion (CRT-K1); ``drawing``: secret until all are ready, or in the open, as around a
    table."""

    side: Literal["A", "B"] = "A"
    skills: bool = False
    edition: Literal["ukrainian-2021", "original-2019"] = "ukrainian-2021"
    drawing: Literal["sealed", "open"] = "sealed"

    def telling(self, seats: int) -> dict[str, object]:
        told = super().telling(seats)
        if seats == 1:  # there is nobody else to look
            del told["drawing"]
        return told

    @classmethod
    def at_one_screen(cls) -> dict[str, object]:
        return {"drawing": "open"}
