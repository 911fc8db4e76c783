"""Screens a set of pieces: how games turn out that greedy players play with it.

The faces are laid before the first move (`set_up.join_realms`); cards and missions are those of the
game's own file. A face is fair if it gives as many points as the others, a set if the first
player wins as often as the last.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import cast

import msgspec

from isolario.bots import bot
from isolario.core.event import Events
from isolario.games.sea_dragons import GAME
from isolario.games.sea_dragons.board import CORNERS
from isolario.games.sea_dragons.parts import HEADS
from isolario.games.sea_dragons.pieces import Pieces
from isolario.games.sea_dragons.placing import Rows, fitting, payable
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scoring import controlled, items
from isolario.games.sea_dragons.set_up import join_realms
from made import between

RESULTS = Path(__file__).parent.parent / "build" / "sea-dragons-screen"  # not in the repository
BEGIN, END = "<!-- games: made by the tool -->\n", "<!-- end of the games -->\n"

FACES_APART = 0.15
"""How much the faces' points may differ, as a share of their mean."""
ORDER_APART = 0.03
"""How far a place in the turn order may be from winning as often as the others."""


SOURCES = {
    "gold": ("gold_scored",),
    "ships": ("ships_scored",),
    "missions": ("missions_scored", "most_missions_scored"),
    "realms": ("realm_first", "realm_second"),
}
"""What points come from, with the events that tell of them."""
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


class Played(msgspec.Struct, frozen=True):
    """The result of a game. ``points`` by place in the turn order; ``winners`` likewise. ``fit``:
    ways to place a dragon, whatever it costs, and ``paid``: those that could be paid for, in all
    turns together. ``stuck``: turns without any."""

    number: int
    seats: int
    realms: dict[str, int]  # what each face gave to all players together
    free: dict[str, int]  # its free whirlpools
    points: tuple[int, ...]
    sources: dict[str, tuple[int, ...]]  # what they come from, likewise
    winners: tuple[int, ...]
    turns: int
    fit: int
    paid: int
    stuck: int
    passes: int


# --- playing ------------------------------------------------------------------------------------


def play(pieces: Pieces, seats: int, number: int) -> Played:
    """One game, the same for the same number."""
    state = cast(SeaDragonsState, GAME.new(seats, f"screen {number}"))
    out = Events()
    join_realms(state, pieces, out)
    (laid,) = out
    faces = {corner: str(laid.facts[corner.lower()]) for corner in CORNERS}
    players = [bot("greedy", rng=100 * number + seat) for seat in range(seats)]
    first = state.active
    fit = paid = stuck = passes = 0
    while not state.over:
        seat = state.active
        if state.step == "play":
            where = state.reach(seat)
            rows = fitting(state.shapes(seat), where)
            ways = _ways(payable(rows, where))
            fit, paid, stuck = fit + _ways(rows), paid + ways, stuck + (ways == 0)
        move = players[seat].choose(state.view(seat))
        passes += move.notation.startswith("pass")
        state.play(seat, move)
    realms = controlled(state)
    order = [(first + place) % seats for place in range(seats)]
    assert state.outcome is not None
    return Played(
        number,
        seats,
        {faces[it.realm]: sum(it.points) for it in realms},
        {faces[it.realm]: it.free for it in realms},
        tuple(state.points[seat] for seat in order),
        _sources(state, order),
        tuple(place for place, seat in enumerate(order) if state.outcome.places[seat] == 1),
        seats * HEADS[seats],
        fit,
        paid,
        stuck,
        passes,
    )


def _sources(state: SeaDragonsState, order: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """Where everybody's points come from, by place in the turn order."""
    found = {source: [0] * state.seats for source in SOURCES}
    for event in items(state):
        source = next(it for it, events in SOURCES.items() if event.what in events)
        found[source][order.index(event.seat or 0)] += event.points
    return {source: tuple(points) for source, points in found.items()}


def _ways(rows: Rows) -> int:
    return sum(anchors.bit_count() for _, anchors in rows)


def screen(pieces: Pieces, games: int, processes: int = 2) -> dict[int, list[Played]]:
    """This many games for each number of players. What has been played is kept in a file named
    after the faces, so that a stopped run goes on where it left off; throw that file away after
    changing the players."""
    drawn = "\n".join(f"{name} {''.join(face)}" for name, face in pieces.faces.items())
    kept = RESULTS / f"{hashlib.sha256(drawn.encode()).hexdigest()[:12]}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    done = {(it.seats, it.number): it for it in map(_decode, lines)}
    for seats in GAME.seats:
        missing = [number for number in range(games) if (seats, number) not in done]
        if not missing:
            continue
        fork = get_context("fork")  # a fork inherits the pieces: nothing is sent
        with fork.Pool(processes, _take_pieces, (pieces,)) as pool, kept.open("ab") as out:
            for game in pool.imap_unordered(partial(_play_one, seats), missing):
                out.write(msgspec.json.encode(game) + b"\n")
                out.flush()
                done[seats, game.number] = game
    return {seats: [done[seats, number] for number in range(games)] for seats in GAME.seats}


def _decode(line: bytes) -> Played:
    return msgspec.json.decode(line, type=Played)


_pieces: list[Pieces] = []
"""The set that this process plays with."""


def _take_pieces(pieces: Pieces) -> None:
    _pieces[:] = [pieces]


def _play_one(seats: int, number: int) -> Played:
    return play(_pieces[0], seats, number)


# --- telling ------------------------------------------------------------------------------------


def of_faces(games: Iterable[Played], what: Callable[[Played], dict[str, int]]) -> dict[str, float]:
    """The mean of a figure of each face, over the games it was in."""
    found: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for face, number in what(game).items():
            found[face].append(number)
    return {face: mean(numbers) for face, numbers in sorted(found.items())}


def by_place(games: Sequence[Played]) -> list[float]:
    """How often each place in the turn order wins; a shared victory counts partly for each."""
    shares = [0.0] * games[0].seats
    for game in games:
        for place in game.winners:
            shares[place] += 1 / len(game.winners)
    return [share / len(games) for share in shares]


def apart(values: Iterable[float]) -> float:
    """The spread between the largest and the smallest, as a share of the mean."""
    values = list(values)
    return (max(values) - min(values)) / mean(values)


def report(games: dict[int, list[Played]]) -> str:
    """The figures as tables."""
    number = len(next(iter(games.values())))
    faces = list(of_faces(games[min(games)], lambda game: game.realms))
    lines = [
        f"{number} games of greedy players for each number of players.",
        "",
        f"| players | {' | '.join(faces)} | apart |",
        "|---" * (len(faces) + 2) + "|",
    ]
    for seats, played in games.items():
        given = of_faces(played, lambda game: game.realms)
        cells = " | ".join(f"{points:.1f}" for points in given.values())
        lines.append(f"| {seats} | {cells} | {apart(given.values()):.0%} |")
    lines += [
        "",
        "Points that a face gives to all together, and how far the best and the worst are apart",
        f"(aim: less than {FACES_APART:.0%}).",
        "",
        "| players | wins furthest from equal | points | too dear | nothing fits or can be paid "
        "| passes |",
        "|---|---|---|---|---|---|",
    ]
    for seats, played in games.items():
        shares = by_place(played)
        off = max(abs(share - 1 / seats) for share in shares)
        turns = sum(game.turns for game in played)
        dear = 1 - sum(game.paid for game in played) / sum(game.fit for game in played)
        lines.append(
            f"| {seats} | {100 * off:.1f} "
            f"| {mean(point for game in played for point in game.points):.1f} | {dear:.1%} "
            f"| {sum(game.stuck for game in played) / turns:.2%} "
            f"| {sum(game.passes for game in played) / turns:.2%} |"
        )
    lines += [
        "",
        f"*Furthest from equal*: of the places in the turn order, in percentage points (aim: "
        f"{100 * ORDER_APART:.0f});",
        "*too dear*: placements that would be legal with enough gold; the last two as shares of",
        "all turns.",
        "",
        f"| players | place | wins | points | {' | '.join(SOURCES)} |",
        "|---" * (len(SOURCES) + 4) + "|",
    ]
    for seats, played in games.items():
        for place, share in enumerate(by_place(played)):
            doubt = 1.96 * sqrt(share * (1 - share) / len(played))
            parts = [mean(game.sources[source][place] for game in played) for source in SOURCES]
            lines.append(
                f"| {seats} | {ORDINALS[place]} | {share:.1%} ± {100 * doubt:.1f} "
                f"| {mean(game.points[place] for game in played):.1f} "
                f"| {' | '.join(f'{part:.1f}' for part in parts)} |"
            )
    lines += [
        "",
        "Wins with their 95 % interval, points and what they come from, by place in the turn",
        "order.",
    ]
    return "\n".join(lines) + "\n"


def with_games(document: str, tables: str) -> str:
    """The document with its tables of games rewritten."""
    return between(document, BEGIN, END, tables)
