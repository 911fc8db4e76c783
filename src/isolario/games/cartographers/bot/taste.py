"""What the judge likes: its constants, in stars unless said otherwise, as measured by playing."""

from __future__ import annotations

import msgspec


class Taste(msgspec.Struct, frozen=True):
    """How much the judge gives for what is not a star yet. A card's own constants say what a sheet
    promises for it; that is hoped for as much as there is time left (`patience`)."""

    patience: float = 3.0  # the time that makes a promise half certain to be kept
    filled_soon: float = 10.0  # the time in which half of the cells beside monsters are filled
    narrow: tuple[float, float, float] = (0.5, 0.4, 0.15)
    """What a free cell with no, one, two free neighbours costs, unless Cauldrons are scored."""
    one_side: float = 0.45  # how much of a coin a mountain promises with one free side
    two_sides: float = 0.2
    wait: float = 2.0  # what an unused skill may bring later in a season that has just begun

    sentinel_wood: float = 0.1  # a free cell at the edge
    greenbough: float = 0.1  # a free cell of a line without forest, up to four of each line
    treetower: tuple[float, float] = (0.6, 0.2)  # forest with one, two free neighbours
    stoneside_forest: float = 0.4  # how likely one more cell of the way between mountains is drawn
    canal_lake: float = 0.56  # a farm or water cell that has room for its neighbour
    mages_valley: float = 0.45  # a free cell beside a mountain
    golden_granary: tuple[float, float] = (1.0, 0.3)  # a free cell on ruins, beside ruins
    shoreside_expanse: float = 0.24  # a free inner cell that touches no water; no farm
    wildholds: float = 0.21  # the square of the size of a village that can still grow
    great_city: float = 0.25  # a free cell beside the largest village, up to eight
    greengold_plains: tuple[float, float, float] = (0.8, 1.4, 2.3)  # by kinds beside a village
    shieldgate: tuple[float, float] = (0.62, 0.88)  # a cell of the second village, and of the lead
    borderlands: float = 1.0  # times what lines promise
    broken_road: float = 1.0
    line_cell: float = 0.64  # how likely one more cell of a row or column will be filled
    diagonal_cell: float = 0.65
    lost_barony: float = 1.0  # times what the next two squares promise
    square_cell: float = 0.85  # how likely one more cell of a square will be filled
    cauldrons: tuple[float, float] = (0.25, 0.05)  # a free cell with one, two free neighbours


TASTE = Taste()
