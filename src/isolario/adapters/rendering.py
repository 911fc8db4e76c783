"""Pictures of a game for those who watch a program learn.

``ansi`` is the position as text, ``svg`` its picture, ``rgb_array`` the same as pixels, and
``human`` writes the text to the terminal. Pixels need resvg, which draws SVG as the page does,
has no other dependency, and comes with the extras ``pettingzoo`` and ``gymnasium``.
"""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isolario.core.game import View
from isolario.picture.svg import draw

MODES = ("ansi", "human", "rgb_array", "svg")
FRAMES = 2
"""A second, for those who make a film of it."""


def check_mode(mode: str | None) -> None:
    """Refuses a way to render that there is not.

    >>> check_mode("oil")
    Traceback (most recent call last):
    ...
    ValueError: render_mode can be ansi, human, rgb_array, svg or None, not 'oil'
    """
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode can be {', '.join(MODES)} or None, not {mode!r}")


def render(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A view in one of these ways."""
    if mode == "ansi":
        return view.text
    if mode == "svg":
        return _svg(view)
    if mode == "rgb_array":
        return _pixels(_svg(view))
    if mode == "human":
        sys.stdout.write(f"{view.text}\n")
        sys.stdout.flush()
    return None


def _svg(view: View) -> str:
    return draw(view.scene(), view.game)


def _pixels(svg: str) -> NDArray[Any]:
    """The picture, row by row, red, green and blue."""
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, background="white"))
    with Image.open(io.BytesIO(png)) as picture:
        return np.array(picture.convert("RGB"))
