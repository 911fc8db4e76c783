"""A bot that looks ahead: information-set Monte-Carlo tree search.

It cannot see the other hands, so it imagines: each iteration takes a guess, a state that could be
behind its view (`View.guess`), walks down one tree that all guesses share, tries a move there
for the first time, plays on quickly, and notes along the path how well it went. A branch of the
tree is what its seat has seen: its own moves, and those of others as far as they show. So it never
learns to answer what it will not know. (Single-observer ISMCTS with partially observable moves:
Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)
"""

from __future__ import annotations

import random
import time
from collections.abc import Hashable, Sequence
from math import sqrt

from isolario.bots.bot import GreedyBot, Luck, generator, need_a_move
from isolario.bots.worth import Stakes
from isolario.core.event import Event
from isolario.core.game import Memory, State, View
from isolario.core.moves import Move, Moves


class Arm:
    """A move at a node: how often it could be and was tried, and what that gave its mover."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """A decision, as the searching seat knows it."""

    __slots__ = ("arms", "children", "judged", "ranked", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[Move, Arm] = {}
        self.children: dict[Hashable, Node] = {}
        self.judged: dict[Move, float] = {}
        self.ranked: list[Move] = []  # everything judged, the best first


class SearchBot:
    """Looks ahead for ``iterations``, or for ``seconds``, whichever ends first.

    ``explore`` weighs trying other moves against repeating the best. ``ahead`` is how many random
    moves are played beyond the tree before the position is valued as it stands: none in games that
    can tell what a position promises (`Judgement.promise`). With ``iterations`` alone it is
    repeatable; with a clock it is not.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> SearchBot(1, iterations=20).choose(state.view(0)) in state.legal_moves(0)
    True
    """

    first_arms = 6
    """How many of the best judged moves a new node considers; visits add more."""

    more_arms = 0.5
    """How many more, times the square root of the visits."""

    listed = 200
    """Below the root at most this many legal moves are judged, chosen at random."""

    doubt = 0.1
    """How much worse than its siblings' average an untried move is taken to be."""

    def __init__(
        self,
        rng: Luck = None,
        iterations: int | None = None,
        seconds: float | None = None,
        explore: float = 0.4,
        ahead: int = 24,
    ) -> None:
        if iterations is None and seconds is None:
            seconds = 1.0
        if iterations is not None and iterations < 1:
            raise ValueError(f"a search takes at least one iteration, not {iterations}")
        self.rng = generator(rng)
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.ahead = ahead

    def choose(self, view: View, recall: Sequence[Memory] = ()) -> Move:
        need_a_move(view)
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        if len(view.legal_moves()) == 1 or not view.game.bot.ponders(view):
            return GreedyBot(self.rng).choose(view, recall)
        tree = Tree(self, view, recall)
        while self.iterations is None or not tree.settled(self.iterations):
            tree.grow()
            if deadline is not None and time.monotonic() >= deadline:
                break
        return tree.best()


class Tree:
    """One search: the tree grown from one decision."""

    def __init__(self, bot: SearchBot, view: View, recall: Sequence[Memory] = ()) -> None:
        assert view.seat is not None
        self.bot = bot
        self.rng: random.Random = bot.rng
        self.view = view
        self.recall = recall
        self.me: int = view.seat
        self.root = Node()
        self.guesses: list[State] = []
        self.stakes = Stakes.of(view.known)
        self.patience = view.game.bot.patience
        self.low = float("inf")  # the worth of endings so far: all are seen against these bounds,
        self.high = float("-inf")  # as every game counts points on a different scale

    def settled(self, iterations: int) -> bool:
        """Whether that many are done, or the rest cannot change which move is best."""
        left = iterations - self.root.visits
        most, *others = sorted((arm.visits for arm in self.root.arms.values()), reverse=True) or [0]
        return left <= 0 or most - max(others, default=0) > left

    def best(self) -> Move:
        """The move tried most often: a safer measure than the best average."""
        return max(self.root.arms.items(), key=lambda arm: (arm[1].visits, arm[1].total))[0]

    def grow(self) -> None:
        """One iteration: walk down, play on, note."""
        path, state = self._walk()
        values = self._play_on(state)
        self.low = min(self.low, values[self.me])
        self.high = max(self.high, values[self.me])
        for arm, seat in path:
            arm.visits += 1
            arm.total += values[seat]

    # --- walking down -----------------------------------------------------------------------

    def _guess(self, number: int) -> State:
        """A state that could be behind the view. Every move at the root meets the same ones in the
        same order, so that none looks better for having met easier ones."""
        while number >= len(self.guesses):
            self.guesses.append(self.view.guess(self.rng, self.recall))
        return self.guesses[number].copy()

    def _walk(self) -> tuple[list[tuple[Arm, int]], State]:
        """Follows the tree until a move is new, or nearly so: the path, with the seat that made
        each move, and where it leads."""
        node, seat, state = self.root, self.me, self._guess(0)
        path: list[tuple[Arm, int]] = []
        while True:
            move = self._select(node, state, seat)
            arm = node.arms[move]
            if not path:
                state = self._guess(arm.visits)
            path.append((arm, seat))
            seen = self._seen(seat, move, state.play(seat, move))
            if arm.visits < self.patience:
                return path, state
            self._let_others_seal(state)
            if not state.to_move:
                return path, state
            seat = self.me if self.me in state.to_move else state.to_move[0]
            node = node.children.setdefault((seen, seat), Node())

    def _let_others_seal(self, state: State) -> None:
        """Makes others' sealed decisions off the tree: on it they would learn to answer ours."""
        while state.sealed and state.to_move and self.me not in state.to_move:
            seat = state.to_move[0]
            state.play(seat, state.legal_moves(seat).choice(self.rng))

    def _seen(self, seat: int, move: Move, events: list[Event]) -> Hashable:
        """What the searcher sees of a move: all of it, or what its events show.

        What was drawn is left out: the same branch serves all draws, each with the moves that
        it allows (that is what availability is counted for).
        """
        told = [event for event in events if not event.chance]
        if seat == self.me or all(self.me in (event.knowers or (self.me,)) for event in told):
            return move
        shown = (event.seen_by(self.me) for event in told)
        return tuple((event.what, event.seat, event.cells) for event in shown if event is not None)

    def _select(self, node: Node, state: State, seat: int) -> Move:
        """The move to follow, among the best judged ones that this guess allows."""
        legal = state.legal_moves(seat)
        node.visits += 1
        if node.visits & (node.visits - 1) == 0:  # at visits 1, 2, 4, 8, …: listing takes time
            self._judge(node, state, seat, legal)
        width = int(self.bot.first_arms + self.bot.more_arms * sqrt(node.visits))
        moves = _first_legal(node.ranked, legal, width)
        if not moves:
            self._judge(node, state, seat, legal)
            moves = _first_legal(node.ranked, legal, width)
        return self._bandit(node, moves)

    def _bandit(self, node: Node, moves: list[Move]) -> Move:
        """The move with the highest upper confidence bound.

        The bound is that of PUCT (Rosin 2011; AlphaZero) with the judge's rank as the predictor:
        with few visits the search plays like the judge, with many it plays what it has found out.
        """
        arms = []
        visits, total = 0, 0.0
        for move in moves:
            arm = node.arms.get(move)
            if arm is None:
                arm = node.arms[move] = Arm()
            arm.available += 1
            visits += arm.visits
            total += arm.total
            arms.append(arm)
        spread = self.high - self.low
        scale = 1 / spread if spread > 0 else 1.0
        hope = scale * total / visits - self.bot.doubt if visits else 0.0
        best, top = moves[0], float("-inf")
        for rank, (move, arm) in enumerate(zip(moves, arms, strict=True), 1):
            mean = scale * arm.total / arm.visits if arm.visits else hope
            bound = mean + self.bot.explore / rank * sqrt(arm.available) / (1 + arm.visits)
            if bound > top:
                best, top = move, bound
        return best

    def _judge(self, node: Node, state: State, seat: int, legal: Moves) -> None:
        """Ranks the moves that this node has not met before."""
        moves: Sequence[Move] = legal
        if len(legal) > self.bot.listed and node is not self.root:
            moves = [legal.choice(self.rng) for _ in range(self.bot.listed)]
        judged = node.judged
        fresh = [move for move in dict.fromkeys(moves) if move not in judged]
        if not fresh:
            return
        view, judge = state.view(seat), state.game.bot.judge
        for move in fresh:
            judged[move] = judge(view, move)
        self.rng.shuffle(fresh)  # equals in any order, not always the first on the board
        node.ranked += fresh
        node.ranked.sort(key=judged.__getitem__, reverse=True)

    # --- playing on -------------------------------------------------------------------------

    def _play_on(self, state: State) -> tuple[float, ...]:
        """Plays at random to where the position can be valued, and values it."""
        promise = state.game.bot.promise
        if promise is not None and state.to_move:
            return self.stakes.of_points(promise(state))
        left = self.bot.ahead
        while True:
            to_move = state.to_move
            if left <= 0 or not to_move:
                values = self.stakes.now(state, self.me)
                if values is not None:
                    return values
            seat = to_move[0]
            state.play(seat, state.legal_moves(seat).choice(self.rng))
            left -= 1


def _first_legal(ranked: list[Move], legal: Moves, count: int) -> list[Move]:
    found = []
    for move in ranked:
        if move in legal:
            found.append(move)
            if len(found) == count:
                break
    return found
