"""Checks of the course of a game: copies, undo, forced decisions, points, the end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress

from isolario.contract.bench import Bench, check, fail, memory, viewers, who
from isolario.contract.fingerprint import Fingerprint, difference, fingerprint
from isolario.contract.guesses import FEW
from isolario.core.errors import NotAllowed
from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.moves import Move


def unforeseen(events: Iterable[Event]) -> bool:
    """Whether some event is a draw or shows something hidden."""
    return any(event.chance or event.reveals for event in events)


@check
def copies_are_independent(state: State, bench: Bench) -> None:
    """A copy is in the same position, and neither changes when the other is played."""
    before = fingerprint(state)
    copy = state.copy()
    if unlike := difference(before, fingerprint(copy)):
        fail(f"a copy differs in {unlike}")
    played = state.copy()
    for step in range(4):
        if played.over:
            break
        seat = bench.rng.choice(played.to_move)
        move = played.legal_moves(seat).choice(bench.rng)
        events = played.play(seat, move)
        if changed := difference(before, fingerprint(state)):
            fail(f"playing {move} on a copy changed {changed} of the original")
        if changed := difference(before, fingerprint(copy)):
            fail(f"playing {move} on a copy changed {changed} of another copy")
        if step == 0 and copy.copy().play(seat, move) != events:
            fail(f"{move} gives different events on another copy")


@check
def undo_where_allowed(state: State, bench: Bench) -> None:
    """A decision can be taken back unless something new came out or the game is over, and then it
    is as if it had never been made. Nobody can take back somebody else's. Bots forget what a seat
    has shown them of its own secrets; people do not."""
    # One seat at a time is enough: an undo replays the whole game.
    few = 0 if state.over else 1
    seats = state.to_move if bench.thorough else bench.rng.sample(state.to_move, few)
    before = fingerprint(state)
    for seat in seats:
        for move in bench.some(state.legal_moves(seat), 1 if state.sealed else 2):
            _undo(state, before, seat, move, bench.rng.choice(((), range(state.seats))))


def _undo(state: State, before: Fingerprint, seat: int, move: Move, bots: Collection[int]) -> None:
    played = state.copy()
    events = played.play(seat, move)
    after = fingerprint(played)
    waiting = state.sealed and len(played.log) == len(state.log) + 1
    refused = played.copy()
    for other in range(state.seats):
        if waiting:  # sealed: each has its own steps to take back
            allowed = other == seat or state.can_undo(other, bots=bots)
        else:  # what is being chosen in secret now may depend on what came before
            sealed = state.sealed or played.sealed
            alone = state.seats == 1 or bool(bots)
            new = (event for event in events if not (alone and _shows_own(event, seat)))
            final = sealed or played.over or unforeseen(new)
            allowed = other == seat and not final
        if played.can_undo(other, bots=bots) != allowed:
            verb = "cannot" if allowed else "can"
            fail(f"after {move} of seat {seat}, seat {other} {verb} undo")
        if not allowed:
            try:
                refused.undo(other, bots=bots)
                fail(f"after {move} of seat {seat}, seat {other} did undo")
            except NotAllowed:
                continue
        undone = played.copy()
        undone.undo(other, bots=bots)
        expected = before
        if other != seat:  # as if the other's step had never been made, but this one had
            without = state.copy()
            without.undo(other, bots=bots)
            without.play(seat, move)
            expected = fingerprint(without)
        if unlike := difference(expected, fingerprint(undone)):
            fail(f"undo of seat {other} after {move} of seat {seat} did not restore {unlike}")
        if other == seat and undone.play(seat, move) != events:
            fail(f"{move} played again after an undo gives different events")
    if changed := difference(after, fingerprint(refused)):
        fail(f"an undo that was not allowed changed {changed}")


def _shows_own(event: Event, seat: int) -> bool:
    return event.reveals and event.seat == seat and not event.chance


@check
def any_sealed_step_can_be_undone(state: State, bench: Bench) -> None:
    """Not only the last step of a sealed decision can be taken back, but any that later ones do not
    rest on; if they do, nothing changes."""
    for seat in range(state.seats):
        steps = state.open_steps(seat)
        for step in bench.some(steps, 1):
            at = len(steps) - 1 - steps[::-1].index(step)  # of equal steps, the last is meant
            _undo_one_of(state, seat, steps, at)


def _undo_one_of(state: State, seat: int, steps: Sequence[Move], at: int) -> None:
    one, later = steps[at], steps[at + 1 :]
    expected = state.copy()
    for _ in steps[at:]:
        expected.undo(seat)
    for step in later:
        if expected.refuse(seat, step):
            break
        expected.play(seat, step)
    allowed = len(expected.log) == len(state.log) - 1  # nor may all be ready then
    undone, why = state.copy(), f"{one} of seat {seat}, after which came {later}"
    if undone.can_undo(seat, one) != allowed:
        fail(f"{why}: can_undo says {not allowed}, wrongly")
    with suppress(NotAllowed):
        undone.undo(seat, one.notation)
    if unlike := difference(fingerprint(expected if allowed else state), fingerprint(undone)):
        fail(f"{why}: undone, it did not restore {unlike}")


@check
def turns_are_told(state: State, bench: Bench) -> None:
    """`State.turn` says whose turn it is: everybody's together, or one seat's, which others may
    interrupt. Turns are counted; nobody else's begins within one."""
    turn = state.turn
    if turn.count < 1:
        fail(f"no turn has begun, but seats {state.to_move} are to move")
    if state.over:
        return
    if (turn.seat is None) != state.sealed:
        fail(f"it is the turn of {who(turn.seat)}, but sealed is {state.sealed}")
    if turn.seat is not None and not 0 <= turn.seat < state.seats:
        fail(f"it is the turn of {turn.seat}, who does not sit here")
    for seat in state.to_move:
        for move in bench.some(state.legal_moves(seat), 1):
            _follow_turn(state, seat, move)


def _follow_turn(state: State, seat: int, move: Move) -> None:
    before = state.turn
    played = state.copy()
    played.play(seat, move)
    after = played.turn
    settled = len(played.log) > len(state.log) + 1  # all were ready, and the table has acted
    if after.count < before.count:
        fail(f"{move} takes the count of turns from {before.count} to {after.count}")
    if after.count == before.count and not played.over and after.seat != before.seat:
        fail(f"after {move} it is the turn of {who(after.seat)}, but no turn has begun")
    if state.sealed and settled == (after.count == before.count) and not played.over:
        fail(f"with {move} all are ready: {settled}; a turn begins: {not settled}")


@check
def forced_moves_are_made(state: State, bench: Bench) -> None:
    """The table makes a decision that has only one option, if everybody knows that and nothing new
    comes out."""
    if state.sealed or len(state.to_move) != 1:
        return
    seat = state.to_move[0]
    moves = state.legal_moves(seat)
    if len(moves) > 1:
        return
    events = state.copy().play(seat, moves[0])
    if unforeseen(events):
        return
    for viewer in viewers(state):
        told = [event.seen_by(viewer) for event in events]
        view = state.view(viewer)
        for _ in range(16):
            guess = view.guess(bench.rng)
            if len(options := guess.legal_moves(seat)) > 1:
                return  # that there is no choice is itself a secret
            if [event.seen_by(viewer) for event in guess.play(seat, options[0])] != told:
                return
    fail(f"seat {seat} is asked to decide, though {moves[0]} is all it can do")


@check
def time_tells_nothing(state: State, bench: Bench) -> None:
    """A bot takes as long for a discreet decision whatever it holds, and everybody knows which
    decisions are. For any other, everybody knows whether there is something to think about."""
    for seat in state.to_move:
        truth = _thinks(state, seat)
        for viewer in viewers(state):
            if viewer == seat:
                continue
            view = state.view(viewer)
            for _ in range(FEW):
                twin = _thinks(view.guess(bench.rng, memory(state, viewer)), seat)
                if twin != truth:
                    fail(
                        f"by the time that a bot takes, {who(viewer)} could tell what seat {seat} "
                        f"holds: it {truth} here, and {twin} in a twin"
                    )


def _thinks(state: State, seat: int) -> str:
    """How long a bot takes for a decision."""
    bot = state.game.bot
    share = f"one of {bot.steps(state)}"
    if state.discreet(seat):
        return f"is discreet, {share}"
    ponders = bot.worth_a_thought(state.view(seat))
    return f"has something to think about, {share}" if ponders else "has nothing to think about"


@check
def points_stay_in_bounds(state: State, bench: Bench) -> None:
    """Nobody ever has more or fewer points than `Game.points` says."""
    least, most = state.game.points
    if not all(least <= points <= most for points in state.scores):
        fail(f"the scores are {state.scores}, but points go from {least} to {most}")


@check
def points_add_up(state: State, bench: Bench) -> None:
    """Each event comes right after the change it tells of, so that at every moment the points of
    all events so far are the scores. The points of an event without a seat go to everybody. While
    the table acts, nobody is asked to decide."""
    for seat in state.to_move:
        for move in bench.some(state.legal_moves(seat), 1):
            played = state.copy()
            _Watched(played).follow(seat, move)


def earners(state: State, event: Event) -> Iterable[int]:
    """Who gets an event's points: its seat, with its team; everybody, where nobody is named."""
    if event.seat is None:
        return range(state.seats)
    return next((team for team in state.teams if event.seat in team), (event.seat,))


class _Watched:
    """Events as they come in, with the scores beside them.

    Pages show step by step what the table looks like at each event, so it must make sense: while
    the table acts after a sealed decision, nobody has anything to decide.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.scores = list(state.scores)
        self.logged = sum(len(entry.events) for entry in state.log)
        self.asked: list[Event] = []  # those at which somebody had something to decide

    def follow(self, seat: int, move: Move) -> None:
        sealed = self.state.sealed and len(self.state.to_move) == 1
        events = self.state.play(seat, move, self.hear)
        if tuple(self.scores) != self.state.scores:
            fail(f"after {move} the scores are {self.state.scores}, but by events {self.scores}")
        log = self.state.log
        if sealed and not log[-1].sealed:
            settled = next(at for at in range(len(log) - 1, 0, -1) if log[at - 1].sealed)
            acts = log[settled].events[:-1]
            if early := [it.what for it in acts if any(it is asked for asked in self.asked)]:
                fail(f"at {early[0]} somebody is already to move, though the table is still acting")
        logged = sum(len(entry.events) for entry in self.state.log)
        if logged != self.logged + len(events):
            fail(f"the log does not hold all events of {move}, each once")

    def hear(self, event: Event) -> None:
        if self.state.to_move:
            self.asked.append(event)
        if event.points and not self.state.game.is_clause(event.clause):
            fail(f"no clause says why {event.what} gives {event.points} points")
        if event.points and event.source is None:
            fail(f"{event.what}, {event.points} points, has no source: no row of the score sheet")
        for seat in earners(self.state, event):
            self.scores[seat] += event.points
        if tuple(self.scores) != self.state.scores:
            fail(f"at {event.what} the scores are {self.state.scores}, but by events {self.scores}")


@check
def all_points_add_up(state: State, bench: Bench) -> None:
    """The points of all events since the start are the scores."""
    totals = [0] * state.seats
    for entry in state.log:
        for event in entry.events:
            for seat in earners(state, event):
                totals[seat] += event.points
    if tuple(totals) != state.scores:
        fail(f"the scores are {state.scores}, but by all events {tuple(totals)}")


@check
def standings_add_up(state: State, bench: Bench) -> None:
    """What each would have if everything were scored now is its score plus the standing's lines."""
    if state.over:
        return
    for viewer in viewers(state):
        if (standing := state.view(viewer).standing()) is None:
            continue
        totals = list(state.scores)
        for item in standing.items:
            for seat in earners(state, item):
                totals[seat] += item.points
        if tuple(totals) != standing.scores:
            fail(f"{who(viewer)} is told a standing of {standing.scores}; its lines make {totals}")


@check
def the_end_is_clear(state: State, bench: Bench) -> None:
    """At the end there are places that fit the scores, and the standing is the score."""
    outcome = state.outcome
    if outcome is None:
        return
    places, scores = outcome.places, state.scores
    if len(places) != state.seats or len(scores) != state.seats:
        fail(f"places {places} and scores {scores} for {state.seats} seats")
    if not outcome.teams:
        ranks = tuple(1 + sum(other < place for other in places) for place in places)
        if places != ranks:
            fail(f"places {places} are not numbered as places are: 1, 1, 3")
    for one in range(state.seats):
        for other in range(state.seats):
            if places[one] < places[other]:
                if scores[one] < scores[other]:
                    fail(f"seat {one} is placed ahead of seat {other} with fewer points")
                if scores[one] == scores[other] and not outcome.tie_break:
                    fail(f"no clause says why seat {one} is placed ahead of seat {other}")
    for team in outcome.teams:
        if len({places[seat] for seat in team}) > 1:
            fail(f"the team {team} does not share a place")
    for viewer in viewers(state):
        standing = state.view(viewer).standing()
        if standing is None or standing.scores != scores:
            fail(f"at the end the standing for {who(viewer)} is {standing}, not {scores}")


@check
def the_next_game_can_begin(state: State, bench: Bench) -> None:
    """The same people can play again: everybody has one seat, and the options go together."""
    if state.outcome is None:
        return
    options, seats = state.game.rematch(state.options, state.outcome)
    if sorted(seats) != list(range(state.seats)):
        fail(f"in the next game the players would sit {seats}")
    if problem := state.game.problem(state.seats, options):
        fail(f"the next game could not be played:{problem}")


@check
def games_end(state: State, bench: Bench) -> None:
    """A game has no more decisions than it declares."""
    decisions = sum(entry.seat is not None for entry in state.log)
    if decisions > state.game.longest:
        fail(f"{decisions} decisions without an end; longest is {state.game.longest}")
