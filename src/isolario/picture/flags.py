"""The signal flag of each seat: twelve patterns in ink and the seat's colour (art direction,
"Pieces"). The page draws the same in common/Flag.svelte; a test compares the two."""

from __future__ import annotations

PATTERNS = (
    "M1 1h11v22H1Z",  # two halves
    "M1 1h22v6.5H1ZM1 16.5h22V23H1Z",  # three stripes
    "M8.5 1h7v7.5H23v7h-7.5V23h-7v-7.5H1v-7h7.5Z",  # cross
    "M1 1h11v11H1ZM12 12h11v11H12Z",  # quarters
    "M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13Z",  # disc
    "M1 1L23 23H1Z",  # diagonal
    "M12 2.5L21.5 12L12 21.5L2.5 12Z",  # diamond
    "M1 1h22v22H1ZM6.5 6.5v11h11v-11Z",  # border
    "M1 1L14 12L1 23Z",  # chevron
    "M1 1h4l7 7 7-7h4v4l-7 7 7 7v4h-4l-7-7-7 7H1v-4l7-7-7-7Z",  # saltire
    "M1 1h7.3v7.3H1ZM15.7 1H23v7.3h-7.3ZM8.3 8.3h7.4v7.4H8.3Z"
    "M1 15.7h7.3V23H1ZM15.7 15.7H23V23h-7.3Z",  # checks
    "M1 4L23 12L1 20Z",  # pennant
)
WHOLE, NOTCHED = "M1 1h22v22H1Z", "M1 1h14l8 8v14H1Z"


def flag(seat: int, colour: str, bot: bool, x: float, y: float, size: float) -> str:
    """A seat's flag as SVG, its upper left corner at ``x``, ``y``. A bot's corner is notched."""
    sheet = NOTCHED if bot else WHOLE
    clip = f"flag-{seat}"
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 24:.4g})">'
        f'<clipPath id="{clip}"><path d="{sheet}"/></clipPath>'
        f'<path d="{sheet}" class="f-panel" stroke="none"/>'
        f'<path d="{PATTERNS[seat % len(PATTERNS)]}" class="f-{colour}" '
        f'stroke="none" fill-rule="evenodd" clip-path="url(#{clip})"/>'
        f'<path d="{sheet}" stroke-width="2"/></g>'
    )
