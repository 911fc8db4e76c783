"""Checks of texts: whatever a game says can be said, in every language that there is.

The core speaks no language. Whoever does hands in `Bench.say`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from isolario.core.contract.bench import Bench, check, viewers
from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.text import Text

LATELY = 8  # entries of the log that are looked at each time; at the end all of them


@check
def everything_can_be_said(state: State, bench: Bench) -> None:
    """Events, refusals, prompts, steps, the words of a scene, titles and the clauses cited."""
    if bench.say is None:
        return
    for viewer in viewers(state):
        view = state.view(viewer)
        hear((view.prompt, view.steps, view.progress, view.scene(), view.standing()), bench)
        for seat in () if viewer is None else (viewer,):
            hear([state.refuse(seat, move) for move in bench.illegal(state, seat)], bench)
        for entry in state.log if state.over else state.log[-LATELY:]:
            hear([event.seen_by(viewer) for event in entry.events], bench)
    hear(state.game.seat_names(state.seats), bench)
    if state.outcome is not None:
        if state.outcome.title:
            hear(Text(state.outcome.title), bench)
        _say(state.outcome.tie_break, bench)


def hear(data: object, bench: Bench) -> None:
    """Says every text inside something, if anybody speaks."""
    for said in _texts(data):
        _say(said, bench)


def _say(said: Text | Event | str, bench: Bench) -> None:
    """Says something once; an empty clause is none."""
    key = said if isinstance(said, str) else msgspec.json.encode(said)
    if key and key not in bench.said and bench.say is not None:
        bench.said.add(key)
        bench.say(said)


def _texts(data: object) -> Iterator[Text | Event | str]:
    """Every text inside something; an event is one with all its facts. A clause is a str."""
    if isinstance(data, Text):
        yield data
    elif isinstance(data, Event):
        yield msgspec.structs.replace(data, clause="")
        yield data.clause
        yield from _texts((data.source, data.stage))
    elif isinstance(data, msgspec.Struct):
        for field in data.__struct_fields__:
            value = getattr(data, field)
            if field == "clause":
                yield value
            else:
                yield from _texts(value)
    elif isinstance(data, tuple | list):
        for part in data:
            yield from _texts(part)
