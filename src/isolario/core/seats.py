"""What any game may say of its seats: that a number is one, and the colours they usually have."""

from __future__ import annotations

from typing import Annotated

SEAT = "seat"
Seat = Annotated[int, SEAT]
"""The type of a number that is a seat, or, below 0, none: in a field, so that an observation can
tell it as the viewer sees it (`isolario.core.usual_observation`)."""

SEAT_COLOURS = ("blue", "red", "green", "orange", "purple", "yellow", "pink")


def seat_colours(seats: int) -> tuple[str, ...]:
    """The usual colours of this many seats. With more seats than colours, flags differ in pattern.

    >>> seat_colours(2)
    ('blue', 'red')
    """
    return tuple(SEAT_COLOURS[seat % len(SEAT_COLOURS)] for seat in range(seats))
