"""Plots as SVG, in the colours of the chart: they follow the page between light and dark.

There are four: values with intervals, bars, histograms above each other, and a map (`heat`). All
that they show is written beside it as well, so nothing is told by colour or length alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from isolario.core.text import shorten

WIDE = 720.0
LABELS = 200.0  # the room for names on the left
NOTES = 110.0  # and for figures on the right
ROW = 30.0
FOOT = 34.0  # for the axis
BINS = 40  # bars of a histogram, at most
FEW = 10  # and at least, though many may be empty
HIGH = 56.0  # of a histogram
_LETTER = 7.2  # u: how wide a letter is, more or less

Written = Callable[[float], str]


class Value(NamedTuple):
    """Something with its interval, and how it is written."""

    label: str
    value: float
    low: float
    high: float
    note: str


class Bar(NamedTuple):
    """A bar with what is written beside it. Those with the same heading stand together."""

    heading: str
    about: str
    label: str
    value: float
    note: str


class Scale:
    """An axis from left to right, with ticks at round numbers."""

    def __init__(self, low: float, high: float, left: float = LABELS, right: float = WIDE - NOTES):
        if high <= low:
            high = low + 1
        step = _round_step((high - low) / 6)
        self.ticks = [step * at for at in range(floor(low / step), ceil(high / step) + 1)]
        self.step = step
        self.low, self.high = self.ticks[0], self.ticks[-1]
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + share * (self.right - self.left)

    def axis(self, top: float, bottom: float, written: Written) -> str:
        """Fine lines over the whole height, and the numbers below."""
        lines = "".join(f"M{self(tick):.1f} {top:g}V{bottom:g}" for tick in self.ticks)
        numbers = "".join(
            _text(self(tick), bottom + 20, written(tick), "middle", "g-ink2") for tick in self.ticks
        )
        return f'<path class="g-rule" d="{lines}"/>{numbers}'


def _round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50, …

    >>> _round_step(3.2), _round_step(0.04)
    (5.0, 0.05)
    """
    power = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.999)


def intervals(
    title: str, values: Sequence[Value], written: Written, fair: float | None = None
) -> str:
    """A dot for each value on the line of its interval; ``fair`` is an upright line."""
    marks = [fair] if fair is not None else []
    scale = Scale(min([it.low for it in values] + marks), max([it.high for it in values] + marks))
    bottom = ROW * len(values) + 8
    parts = [scale.axis(4, bottom, written)]
    if fair is not None:
        parts.append(f'<path class="g-ink2 fair" d="M{scale(fair):.1f} 4V{bottom:g}"/>')
    for row, it in enumerate(values):
        y = ROW * (row + 0.5) + 4
        line = f"M{scale(it.low):.1f} {y:g}H{scale(it.high):.1f}"
        ends = "".join(f"M{scale(end):.1f} {y - 5:g}v10" for end in (it.low, it.high))
        parts += (
            _text(0, y + 5, _cut(it.label, LABELS)),
            f'<path class="g-sea_line interval" d="{line}{ends}"/>',
            f'<circle class="f-sea_line" cx="{scale(it.value):.1f}" cy="{y:g}" r="5"/>',
            _text(WIDE, y + 5, it.note, "end"),
        )
    return _svg(title, bottom + FOOT, parts)


def bars(title: str, items: Sequence[Bar], written: Written) -> str:
    """Bars from zero, in groups with a heading."""
    scale = Scale(min(0.0, *(it.value for it in items)), max(0.0, *(it.value for it in items)))
    parts: list[str] = []
    y, heading = 4.0, ""
    for it in items:
        if it.heading != heading:
            heading = it.heading
            y += 26
            about = f"<title>{escape(it.about)}</title>" if it.about != heading else ""
            parts.append(_text(0, y, _cut(heading, WIDE), style="g-ink heading", inside=about))
            y += 8
        left, right = sorted((scale(0), scale(it.value)))
        parts += (
            _text(14, y + 15, _cut(it.label, LABELS - 14), style="g-ink2"),
            f'<rect class="f-sea bar" x="{left:.1f}" y="{y + 3:g}" '
            f'width="{max(right - left, 0.5):.1f}" height="15"/>',
            _text(WIDE, y + 15, it.note, "end"),
        )
        y += 22
    return _svg(title, y + 6 + FOOT, [scale.axis(20, y + 6, written), *parts])


def histograms(title: str, rows: Sequence[tuple[str, Sequence[int], str]], written: Written) -> str:
    """How numbers are spread: a row for each label, all on one axis; a line at the mean."""
    every = [number for _, numbers, _ in rows for number in numbers]
    low, high = min(every), max(every)
    width = max(1, ceil((high - low + 1) / BINS))
    scale = Scale(low, max(high + width, low + FEW))
    bottom = (HIGH + 14) * len(rows) + 8
    parts = [scale.axis(4, bottom, written)]
    for row, (label, numbers, note) in enumerate(rows):
        base = (HIGH + 14) * (row + 1)
        counted = Counter((number - low) // width for number in numbers)
        most = max(counted.values())
        for at, count in sorted(counted.items()):
            left, right = scale(low + at * width), scale(low + (at + 1) * width)
            tall = HIGH * count / most
            share = f"{low + at * width}"
            if width > 1:
                share += f"–{low + (at + 1) * width - 1}"
            parts.append(
                f'<rect class="f-sea bar" x="{left:.1f}" y="{base - tall:.1f}" '
                f'width="{max(right - left - 0.5, 0.5):.1f}" height="{tall:.1f}">'
                f"<title>{share}: {count}</title></rect>"
            )
        middle = scale(sum(numbers) / len(numbers) + (0.5 if width == 1 else 0))
        parts += (
            f'<path class="g-ink" d="M{scale.left:g} {base:g}H{scale.right:g}"/>',
            f'<path class="g-ink mean" d="M{middle:.1f} {base:g}V{base - HIGH - 4:g}"/>',
            _text(0, base - 6, _cut(label, LABELS)),
            _text(WIDE, base - 6, note, "end"),
        )
    return _svg(title, bottom + FOOT, parts)


def _cut(text: str, room: float) -> str:
    return shorten(text, int(room / _LETTER))


def _text(
    x: float, y: float, said: str, anchor: str = "start", style: str = "g-ink", inside: str = ""
) -> str:
    return (
        f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">'
        f"{inside}{escape(said)}</text>"
    )


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {WIDE:g} {height:g}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )
