"""Is what a link says true? Every move is played again by the rules, and the bots are asked whether
theirs were their own. Nobody can tell whether somebody had help: the seed is public.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Literal

import msgspec

from isolario.bots.steady import VERSION
from isolario.charts.asking import Inquiry, decision
from isolario.charts.packed import BadLink, Game, NewerLink, unpack
from isolario.core.errors import IsolarioError, NotAllowed
from isolario.core.state import State
from isolario.core.text import Text
from isolario.days import SCHEME, Chart, chart_of_the_day, today
from isolario.games import all_games

Kind = Literal["fine", "other", "broken", "forged"]
"""other: made with another version than this one, which cannot check it; broken: not a whole link;
forged: a whole one, and it does not say the truth."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a link. ``why`` it is not fine; the ``game`` as far as it could be
    read, and the ``chart`` that it claims to be of; the ``state`` at its end, if it is fine."""

    kind: Kind
    why: Text | None = None
    game: Game | None = None
    chart: Chart | None = None
    state: State | None = None


class Found(NotAllowed):
    """What is wrong with a link."""

    def __init__(self, kind: Kind, why: str, **gaps: int) -> None:
        super().__init__(why)
        self.kind: Kind = kind
        self.why = Text(why, {**gaps})


def glanced(link: str, now: date | None = None) -> Verdict:
    """What a link says, and whether that can be true, without playing anything: so far it may be
    fine.

    >>> glanced("1nonsense").kind
    'broken'
    """
    game = chart = None
    try:
        game = _unpacked(link)
        _known_scheme(game)
        chart = _chart(game, now or today())
        _comparable(game, chart)
        if game.seed != chart.seed:
            raise Found("forged", "chart_forged_seed")
    except Found as found:
        return Verdict(found.kind, found.why, game, chart)
    return Verdict("fine", None, game, chart)


def checked(
    link: str,
    watch: Callable[[int, int], object] = lambda number, of: None,
    now: date | None = None,
    since: int = 0,
) -> Inquiry[Verdict]:
    """Checks a link. ``watch`` is told how many of its moves have been checked; up to ``since``
    they have been before.

    >>> from isolario.charts.asking import told
    >>> told(checked("1nonsense")).kind
    'broken'
    """
    verdict = glanced(link, now)
    game, chart = verdict.game, verdict.chart
    if verdict.kind != "fine" or game is None or chart is None:
        return verdict
    try:
        ended = _ended(game, chart)
        yield from _asked(game, chart, watch, since)
    except Found as found:
        return Verdict(found.kind, found.why, game, chart)
    return Verdict("fine", None, game, chart, ended)


def _unpacked(link: str) -> Game:
    try:
        return unpack(link)
    except BadLink:
        raise Found("broken", "chart_broken") from None
    except NewerLink:
        raise Found("other", "chart_other") from None


def _known_scheme(game: Game) -> None:
    if game.scheme != SCHEME:
        raise Found("other", "chart_other_scheme", theirs=game.scheme, ours=SCHEME)


def _chart(game: Game, now: date) -> Chart:
    try:
        chart = chart_of_the_day(game.date)
    except NotAllowed:
        raise Found("forged", "chart_forged_day") from None
    if date.fromisoformat(chart.date) > now + timedelta(1):  # clocks differ a little
        raise Found("forged", "chart_forged_day")
    return chart


def _comparable(game: Game, chart: Chart) -> None:
    ours = all_games()[chart.game]
    if game.rules != ours.rules_version:
        raise Found("other", "chart_other_rules", theirs=game.rules, ours=ours.rules_version)
    if game.pieces != ours.pieces:
        raise Found("other", "chart_other_pieces")
    if chart.bot and game.bots != VERSION:
        raise Found("other", "chart_other_bots", theirs=game.bots, ours=VERSION)


def _ended(game: Game, chart: Chart) -> State:
    """How the game ends, if all is by the rules."""
    state = chart.new()
    for number, (seat, move) in enumerate(game.played, 1):
        try:
            state.play(seat, move)
        except IsolarioError:
            raise Found("forged", "chart_forged_move", n=number) from None
    if not state.over:
        raise Found("forged", "chart_forged_unfinished")
    if state.record().moves != game.played:  # two in the wrong order
        raise Found("forged", "chart_forged_order")
    if state.scores != game.scores:
        raise Found("forged", "chart_forged_scores")
    return state


def _asked(
    game: Game, chart: Chart, watch: Callable[[int, int], object], since: int
) -> Inquiry[None]:
    """Whether the bots decided as they would."""
    state, bots = chart.new(), chart.bots
    for number, (seat, move) in enumerate(game.played, 1):
        if number > since:
            watch(number - 1, len(game.played))
        if (
            number > since
            and seat in bots
            and (yield from decision(state, seat, bots[seat])) != move
        ):
            raise Found("forged", "chart_forged_bot", n=number)
        state.play(seat, move)
