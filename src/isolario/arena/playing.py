"""One game of a series, from the deal to the result."""

from __future__ import annotations

from collections import Counter

from isolario.arena.code import code_of
from isolario.arena.problems import Unfit
from isolario.arena.result import Cells, Played, Points, Result, Times
from isolario.arena.seated import seat_down
from isolario.arena.series import Series
from isolario.core.event import Event
from isolario.core.game import Game, State
from isolario.core.reference import cells_of


def play(series: Series, number: int) -> Played:
    """Plays a game of a series to its end."""
    _check_code(series)
    state = series.kind.new(series.deal(number))
    seating = series.seating(number)
    seated = [
        seat_down(series.players[who], seat, series.whim(number, seat), state)
        for seat, who in enumerate(seating)
    ]
    count = len(series.players)
    decisions, seconds, slowest = [0] * count, [0.0] * count, [0.0] * count
    while not state.over:
        seat = state.to_move[0]
        who = seating[seat]
        move, took = seated[seat].decide(state)
        state.play(seat, move)
        for other in seated:
            other.hear(seat, move)
        decisions[who] += 1
        seconds[who] += took
        slowest[who] = max(slowest[who], took)
    for bot in seated:
        bot.leave(state)
    outcome = state.outcome
    assert outcome is not None
    result = Result(
        number,
        series.deal(number),
        seating,
        outcome.places,
        state.scores,
        outcome.title,
        sum(decisions),
        tuple(decisions),
        *_gained(state, seating, count),
    )
    return Played(
        result, Times(number, *(tuple(round(s, 6) for s in it) for it in (seconds, slowest)))
    )


def _check_code(series: Series) -> None:
    for player, code in zip(series.players, series.code, strict=True):
        if code_of(player, series.kind) != code:
            raise Unfit(f"{player}: this machine has other code than the one that asks")


def _gained(
    state: State, seating: tuple[int, ...], count: int
) -> tuple[tuple[Points, ...], tuple[Cells, ...]]:
    """What each player got points for, and where its pieces went."""
    points: list[Counter[str]] = [Counter() for _ in range(count)]
    cells: list[Counter[str]] = [Counter() for _ in range(count)]
    for entry in state.log:
        for event in entry.events:
            who = 0 if event.seat is None else seating[event.seat]
            if event.points:
                source = f" {event.source.id}" if event.source else ""
                points[who][event.clause + source] += event.points
            if event.cells and _puts(state.game, event, entry.seat is not None):
                cells[who].update(cells_of(event.cells))
    return tuple(map(_sorted, points)), tuple(map(_sorted, cells))


def _puts(game: Game, event: Event, decided: bool) -> bool:
    """Whether an event put a piece somewhere."""
    if game.lays:
        return event.what in game.lays
    return decided and not event.points


def _sorted(counted: Counter[str]) -> dict[str, int]:
    return dict(sorted(counted.items()))
