"""Checks of score sheets: every number on them has a reason."""

from __future__ import annotations

from itertools import product

from isolario.contract.bench import Bench, check, fail, viewers, who
from isolario.contract.texts import hear
from isolario.core.event import Event
from isolario.core.game import State

Side = tuple[int, ...]


@check
def blanks_have_reasons(state: State, bench: Bench) -> None:
    """Once a game is over, it says why a side has nothing for something that others have points
    for, or nothing in one of the stages that are scored. A game without numbered rules need not."""
    if not state.over or not state.game.prefix:
        return
    scored = [event for entry in state.log for event in entry.events if event.points]
    sources = [it.source for at, it in enumerate(scored) if _first(at, scored, "source")]
    stages = [it.stage for at, it in enumerate(scored) if _first(at, scored, "stage")]
    if any(stages):  # what belongs to none of them is only in the sum of its row
        stages = list(filter(None, stages))
    for viewer in viewers(state):
        reasons = state.view(viewer).unscored()
        if wrong := next((it for it in reasons if it.points or it.source is None), None):
            fail(f"{wrong.what} is not a reason for scoring nothing: it has points, or no source")
        hear(reasons, bench)
        for side, source, stage in product(_sides(state, scored), sources, stages):
            told = [it for it in (*scored, *reasons) if it.seat is None or it.seat in side]
            if not any(
                it.source == source and (it.stage == stage or not (it.points or it.stage))
                for it in told
            ):
                where = f" in {stage.plain()}" if stage else ""
                whose = " and ".join(map(who, side))
                fail(
                    f"nothing says why {whose} scored nothing for {source and source.plain()}"
                    f"{where}: View.unscored does"
                )


def _first(at: int, events: list[Event], field: str) -> bool:
    """Whether no earlier event has the same value in a field."""
    own = getattr(events[at], field)
    return all(getattr(event, field) != own for event in events[:at])


def _sides(state: State, scored: list[Event]) -> list[Side]:
    """Who is scored together: a team, each player alone, or everybody."""
    if all(event.seat is None for event in scored):
        return [tuple(range(state.seats))]
    alone = {*range(state.seats)}.difference(*state.teams)
    return [*state.teams, *((seat,) for seat in sorted(alone))]
