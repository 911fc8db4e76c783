"""What any game may say of its seats: the colours that they usually have."""

from __future__ import annotations

SEAT_COLOURS = ("blue", "red", "green", "orange", "purple", "yellow", "pink")


def seat_colours(seats: int) -> tuple[str, ...]:
    """The usual colours of this many seats. With more seats than colours, flags differ in pattern.

    >>> seat_colours(2)
    ('blue', 'red')
    """
    return tuple(SEAT_COLOURS[seat % len(SEAT_COLOURS)] for seat in range(seats))
