"""How sure we can be of what was measured by playing games."""

from __future__ import annotations

from math import sqrt


def wilson(won: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927); something shared may count as half.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not of:
        return 0.0, 1.0
    z, share = 1.96, won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - half, middle + half
