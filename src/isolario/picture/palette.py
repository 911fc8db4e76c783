"""The colours of the chart: tokens with a light and a dark value, and the CSS made of them.

A drawing names tokens, never a colour: ``class="f-forest"`` fills, ``class="g-forest"`` sets
``color``, which strokes use as ``currentColor``. The browser maps the tokens to CSS variables
(`stylesheet`), a stand-alone picture has the values written in (`classes`).

>>> colour("accent"), colour("accent", "dark")
('#A3195B', '#FF86BD')
>>> round(contrast(colour("ink"), colour("paper")), 1)
12.5
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

Theme = Literal["light", "dark"]
Value = tuple[str, str]  # by day and by night


class Palette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What palette.toml holds: groups of tokens, and what two of a reader's preferences change."""

    page: dict[str, Value]
    interface: dict[str, Value]
    fill: dict[str, Value]
    line: dict[str, Value]
    piece: dict[str, Value]
    more_contrast: dict[str, Value]
    forced_colors: dict[str, tuple[str, ...]]

    @property
    def tokens(self) -> dict[str, Value]:
        return self.page | self.interface | self.fill | self.line | self.piece


PALETTE = msgspec.convert(
    tomllib.loads(Path(__file__).with_name("palette.toml").read_text("utf-8")), Palette
)
TOKENS = PALETTE.tokens

PATTERN = 1.8  # u: the usual stroke of a drawing
GRID = 0.35  # the share of ink in the lines between cells


def colour(token: str, theme: Theme = "light") -> str:
    """The value of a token by day or by night."""
    return TOKENS[token][theme == "dark"]


def luminance(value: str) -> float:
    """How light a colour is, 0 to 1 (WCAG 2).

    >>> luminance("#FFFFFF"), luminance("#000000")
    (1.0, 0.0)
    """
    channels = (int(value[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 9)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2).

    >>> contrast("#FFFFFF", "#000000")
    21.0
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def css(theme: Theme) -> str:
    """The declarations of one theme: a CSS variable for each token.

    >>> css("dark").split(";")[:2]
    ['--paper:#0F1B25', '--panel:#15242F']
    """
    return _declare(TOKENS, theme) + f"--pattern:{PATTERN};--grid:{GRID};color-scheme:{theme};"


def stylesheet() -> str:
    """The complete stylesheet for the browser: variables in every theme, and the classes.

    The reader's system decides between light and dark, unless ``data-theme`` on the page, or on
    a part of it, says otherwise.
    """
    more = f"--pattern:{PATTERN + 0.4};--grid:1;"
    by_day = _declare(PALETTE.more_contrast, "light") + more
    by_night = _declare(PALETTE.more_contrast, "dark") + more
    forced = dict.fromkeys(TOKENS, "Canvas")
    for system_colour, tokens in PALETTE.forced_colors.items():
        forced |= dict.fromkeys(tokens, system_colour)
    simple = "".join(f"--{token}:{value};" for token, value in forced.items()) + "--grid:1;"
    unset = ":root:not([data-theme])"
    return "\n".join(
        (
            f':root,[data-theme="light"]{{{css("light")}}}',
            f'[data-theme="dark"]{{{css("dark")}}}',
            f"@media (prefers-color-scheme:dark){{{unset}{{{css('dark')}}}}}",
            f'@media (prefers-contrast:more){{:root,[data-theme="light"]{{{by_day}}}'
            f'[data-theme="dark"]{{{by_night}}}}}',
            "@media (prefers-contrast:more) and (prefers-color-scheme:dark)"
            f"{{{unset}{{{by_night}}}}}",
            # Pictures keep their own colours in this mode, so they are told which to use.
            f"@media (forced-colors:active){{:root,{unset},[data-theme]{{{simple}}}}}",
            *(f".f-{token}{{fill:var(--{token})}}" for token in TOKENS),
            *(f".g-{token}{{color:var(--{token})}}" for token in TOKENS),
            ".drawing{stroke-width:var(--pattern)}",
            "",
        )
    )


def classes(theme: Theme, tokens: set[str] | None = None) -> str:
    """The classes of these tokens (by default all) with one theme's values written in.

    >>> classes("light", {"ink"})
    '.f-ink{fill:#1D2B38}.g-ink{color:#1D2B38}'
    """
    return "".join(
        f".f-{token}{{fill:{value}}}.g-{token}{{color:{value}}}"
        for token in TOKENS
        if tokens is None or token in tokens
        for value in (colour(token, theme),)
    )


def _declare(values: dict[str, Value], theme: Theme) -> str:
    return "".join(f"--{token}:{value[theme == 'dark']};" for token, value in values.items())
