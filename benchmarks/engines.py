"""Games that somebody's engine plays at random: ours, and others where they are installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import isolario

TABLES = (
    ("foggy-island", 2),
    ("beacon-patrol", 2),
    ("land-vs-sea", 2),
    ("cartographers", 3),
    ("sea-dragons", 4),
)
IN_C = ("chess", "go", "backgammon", "connect_four")
IN_PYTHON = ("block_dominoes", "tic_tac_toe")
STUCK = 1000  # turns after which Catanatron's own `play` gives up
OURS = "Isolario"
CATANATRON = "Catanatron"


class Ply(NamedTuple):
    """A decision of one player: how many moves there are, and how to copy the position."""

    choices: int
    copy: Callable[[], object]


class Peer(NamedTuple):
    """A game that somebody's engine plays at random.

    ``play`` plays a whole game and counts its plies; ``watch`` plays one, too, and stops at each.
    """

    family: str
    name: str
    play: Callable[[random.Random], int]
    watch: Callable[[random.Random], Iterator[Ply]]


def ours(name: str, seats: int) -> Peer:
    """One of our games, with the options that it has if nobody says otherwise.

    >>> peer = ours("foggy-island", 2)
    >>> peer.play(random.Random(1)) == sum(1 for _ in peer.watch(random.Random(1)))
    True
    """

    def play(rng: random.Random) -> int:
        state, plies = isolario.new(name, seats, rng.getrandbits(32)), 0
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, state.legal_moves(seat).choice(rng))
            plies += 1
        return plies

    def watch(rng: random.Random) -> Iterator[Ply]:
        state = isolario.new(name, seats, rng.getrandbits(32))
        while not state.over:
            seat = state.to_move[0]
            moves = state.legal_moves(seat)
            yield Ply(len(moves), state.copy().copy)
            state.play(seat, moves.choice(rng))

    return Peer(OURS, f"{name}, {seats}", play, watch)


def catanatron() -> Iterator[Peer]:
    """Catan for four, by the `play_tick` and the random player that it comes with."""
    game: Any = import_module("catanatron.game")
    player: Any = import_module("catanatron.models.player")

    def new(rng: random.Random) -> Any:
        # It seeds the random numbers of the whole process.
        return game.Game([player.RandomPlayer(it) for it in player.Color], rng.getrandbits(32) + 1)

    def goes_on(table: Any) -> bool:
        return table.winning_color() is None and table.state.num_turns < STUCK

    def play(rng: random.Random) -> int:
        table, plies = new(rng), 0
        while goes_on(table):
            table.play_tick()
            plies += 1
        return plies

    def watch(rng: random.Random) -> Iterator[Ply]:
        table = new(rng)
        while goes_on(table):
            yield Ply(len(table.state.playable_actions), table.copy().copy)
            table.play_tick()

    yield Peer(CATANATRON, "Catan, 4", play, watch)


def python_chess() -> Iterator[Peer]:
    """Chess until it is over without a claim; copies come without the moves that led there."""
    chess: Any = import_module("chess")

    def play(rng: random.Random) -> int:
        board, plies = chess.Board(), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    def watch(rng: random.Random) -> Iterator[Ply]:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            frozen = board.copy()
            yield Ply(len(moves), lambda frozen=frozen: frozen.copy(stack=False))  # type: ignore[misc]
            board.push(rng.choice(moves))

    yield Peer("python-chess", "chess", play, watch)


def openspiel() -> Iterator[Peer]:
    """Games of OpenSpiel, asked from Python. What chance does belongs to the next ply."""
    pyspiel: Any = import_module("pyspiel")
    for name in IN_PYTHON:
        import_module(f"open_spiel.python.games.{name}")

    def to_decide(state: Any, rng: random.Random) -> bool:
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        return not state.is_terminal()

    def peer(family: str, name: str) -> Peer:
        game = pyspiel.load_game(name)

        def play(rng: random.Random) -> int:
            state, plies = game.new_initial_state(), 0
            while to_decide(state, rng):
                state.apply_action(rng.choice(state.legal_actions()))
                plies += 1
            return plies

        def watch(rng: random.Random) -> Iterator[Ply]:
            state = game.new_initial_state()
            while to_decide(state, rng):
                actions = state.legal_actions()
                yield Ply(len(actions), state.clone().clone)
                state.apply_action(rng.choice(actions))

        return Peer(family, name.removeprefix("python_").replace("_", " "), play, watch)

    for name in IN_C:
        yield peer("OpenSpiel, C++", name)
    for name in IN_PYTHON:
        yield peer("OpenSpiel, Python", f"python_{name}")


SOURCES: tuple[tuple[str, Callable[[], Iterable[Peer]]], ...] = (
    ("catanatron", catanatron),
    ("chess", python_chess),
    ("open_spiel", openspiel),
)


def all_peers() -> tuple[list[Peer], list[str]]:
    """Everybody else who is installed, and who is not."""
    found: list[Peer] = []
    missing: list[str] = []
    for package, peers in SOURCES:
        try:
            found += peers()
        except ImportError:
            missing.append(package)
    return found, missing
