"""Checks of texts: whatever a game says can be said, in every language there is.

The core speaks no language. A caller that does hands in `Bench.say`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from isolario.contract.bench import Bench, check, fail, viewers
from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.text import Text

LATELY = 8  # log entries to look at each time; at the end, all of them


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


@check
def the_coach_names_no_move(state: State, bench: Bench) -> None:
    """At most one sentence a turn, to the seat that decides, the same for equal views; it can be
    said, and contains no move."""
    for viewer in viewers(state):
        view = state.view(viewer)
        if viewer is None or (said := view.coach) is None:
            continue
        if state.game.view(view.json()).coach != said:
            fail(f"{viewer} is told something else by an equal view")
        facts = {str(fact) for text in _texts_in(said) for fact in text.args.values()}
        if moves := facts & {move.notation for move in state.legal_moves(viewer)}:
            fail(f"the coach tells what to do: {moves}")
        turn = (state.chance.seed, state.turns, viewer)
        if bench.coached.setdefault(turn, said) != said:
            fail(f"{viewer} is told two things in a turn: {bench.coached[turn]}, {said}")
        hear(said, bench)


def _texts_in(text: Text) -> Iterator[Text]:
    yield text
    for fact in text.args.values():
        if isinstance(fact, Text):
            yield from _texts_in(fact)


def hear(data: object, bench: Bench) -> None:
    """Says every text inside something, if there is a speaker."""
    for said in _texts(data):
        _say(said, bench)


def _say(said: Text | Event | str, bench: Bench) -> None:
    """Says something once; an empty clause is not a clause."""
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
