"""What every number of an observation means: docs/observations.md, made from what games declare.

``make observations`` writes it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from isolario.core.game import Game
from isolario.core.observation import Named, Part, Planes, Rows
from skerries import GAME as SKERRIES
from tests.ours import OURS
from tests.paths import ROOT

PAGE = ROOT / "docs" / "observations.md"
TYPES = {"B": "uint8", "b": "int8", "h": "int16", "i": "int32"}
FEW = 3  # columns of one kind that are told one by one

HEAD = """# What programs that learn are shown

<!-- Made by `make observations` from what the games declare; a test fails when it is stale. -->

An observation is a view as numbers: arrays by name, of fixed shape and small type, each plane and
each column with bounds. It is made from the view alone, so it knows what its seat knows and nothing
else; and it tells everything in the view but the count of turns, on which nothing depends, and
orders that make no difference: tests rebuild each view from its observation. Everything is seen
from the viewer's seat: what is its own comes first, then the others' in turn order. A spectator
looks from the first seat. Rows that are not used are 0.

`isolario.adapters.observing` makes the arrays, which are the receiver's own, and their Gymnasium
spaces; `View.observation` gives the same numbers without any library. Boards without bounds are
tables; `isolario.adapters.cropping` makes planes of them, cut off where a window ends, and counts
what did not fit. A game that declares no observation has one that follows from the types of its
fields (`isolario.core.usual_observation`); the last one here is made that way.

Below, "at" is the number of the plane or of the column. Where many have the same meaning, they
stand in one line, in order, with … in the place of what they differ in.
"""


def page() -> str:
    """The whole page."""
    games = [*OURS.values(), SKERRIES]
    return "\n".join([HEAD, *(line for game in games for line in _game(game))]) + "\n"


def _game(game: Game) -> Iterator[str]:
    seats = game.first.seats if not game.observation.varies else 2
    yield f"## {game.name.replace('-', ' ').title()}\n"
    if game.observation.varies:
        yield f"Shapes depend on the number of seats: {game.observation.varies}."
        yield f"Here for {seats}.\n"
    for part in game.observation.parts(seats):
        yield from _part(part)


def _part(part: Part) -> Iterator[str]:
    shape = " × ".join(map(str, part.shape))
    yield f"### `{part.name}`: {shape}, {TYPES[part.code]}\n"
    yield f"{_told(part.about)}\n"
    if isinstance(part, Rows) and part.lies:
        yield f"A row lies where `{part.lies[0]}` says, if `{part.lies[1]}` is not 0.\n"
    yield f"| at | {'plane' if isinstance(part, Planes) else 'column'} | numbers | meaning |"
    yield "|---|---|---|---|"
    at = 0
    for some, name, about in _groups(part.things):
        last = at + len(some) - 1
        yield _line(f"{at} to {last}" if last > at else str(at), name, some[0], about)
        at = last + 1
    yield ""


def _groups(things: Sequence[Named]) -> Iterator[tuple[list[Named], str, str]]:
    """The columns of each line, with what stands for their names, and what they mean."""
    same = Counter(map(_numbered, things))
    for _, group in groupby(
        things, lambda it: _numbered(it) if same[_numbered(it)] > 1 else _alike(it)
    ):
        some = list(group)
        kind, about = _kind(some[0])
        if len(some) > 1 and same[_numbered(some[0])] > 1:
            yield some, f"`{some[0].name}` to `{some[-1].name}`", some[0].about
        elif kind and len(some) > FEW:
            values = ", ".join(f"`{it.name.removeprefix(kind).strip()}`" for it in some)
            yield some, f"`{kind} …`: {values}", about
        else:
            for it in some:
                yield [it], f"`{it.name}`", it.about


def _numbered(it: Named) -> tuple[str, str]:
    """The same for columns that differ in a number only, and mean the same."""
    return re.sub(r"\d+", "", it.name), it.about


def _line(at: str, name: str, it: Named, about: str) -> str:
    bounds = str(it.low) if it.low == it.high else f"{it.low} to {it.high}"
    return f"| {at} | {name} | {bounds} | {about} |"


def _told(about: str) -> str:
    """As a sentence."""
    return f"{about[0].upper()}{about[1:]}."


def _alike(it: Named) -> object:
    """The same for columns that differ in one word only."""
    kind, about = _kind(it)
    return (kind or it.name, about, it.low, it.high)


def _kind(it: Named) -> tuple[str, str]:
    """What several columns have in common: how their names begin, and what they mean."""
    words = it.name.split(" ")
    for cut in range(1, len(words)):
        kind, value = " ".join(words[:cut]), " ".join(words[cut:])
        if value in it.about:
            return kind, it.about.replace(value, "…")
    return "", it.about


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
