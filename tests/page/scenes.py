"""Which scenes there are for the tests of the page. `tests.page.fixtures` writes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec
from litestar.testing import TestClient
from msgspec.structs import replace

import isolario
from isolario.picture.scene import Area
from isolario.server.app import create_app
from isolario.table.holders import NOBODY, Holder, holder_of
from isolario.table.memory import MemoryStore
from isolario.table.messages import Eyes, Replay
from isolario.table.patches import apply
from isolario.table.replay import boards, totals
from isolario.table.store import Kept
from tests.page.positions import POSITIONS, season_ends
from tests.page.records import (
    EXTRAS,
    GAMES,
    HOME,
    OPEN_MAPS,
    begun,
    finished,
    going_on,
    key,
    record_of,
    waiting,
)


@dataclass(frozen=True)
class Scene:
    """A table and whose side of it is shown; a lesson is named by its game. ``rest``: how the
    record goes on from there."""

    table: Kept | str
    seat: int | None = 0
    rest: tuple[tuple[int, str], ...] = ()

    @property
    def holder(self) -> Holder:
        return NOBODY if self.seat is None else holder_of(key(self.seat))


SEATS = {
    "foggy-island": ("me", "easy"),
    "cartographers": ("me", "easy"),
    "beacon-patrol": ("me", "easy"),
    "land-vs-sea": ("me", "easy"),
    "sea-dragons": ("me", "easy", "easy"),
}
SEEDS = {
    "foggy-island": "7",
    "cartographers": "7",
    "beacon-patrol": "5",
    "land-vs-sea": "5",
    "sea-dragons": "3",
}
"""By these seat 0 begins."""
MIDDLES = {
    "foggy-middle": (GAMES["foggy"], 71, 0),
    "foggy-later": (GAMES["foggy"], 90, 0),
    "hiring": (GAMES["foggy"], 1, 0),
    "maps-middle": (GAMES["maps"], 12, 0),
    "maps-alone": ("cartographers-1-A-False-ukrainian-2021-sealed", 12, 0),
    "maps-skill": (GAMES["maps"], 71, 0),  # drawn in the lowest row; two skills can be used
    "beacon-middle": (GAMES["beacon"], 66, 0),
    "beacon-alone": ("beacon-patrol-1-True-True", 30, 0),
    "land-middle": (GAMES["land"], 60, 0),
    "extras-middle": (EXTRAS, 71, 0),
    "dragons-middle": (GAMES["dragons"], 40, 0),
    "dragons-of-four": ("sea-dragons-4", 43, 0),
    "pinning": (EXTRAS, 5, 0),
}
"""Somewhere in a game: the record, after how many moves, before whose eyes."""
SCREENS = {
    "screen-secret": (GAMES["foggy"], 0),  # chosen in secret
    "screen-hands": (GAMES["foggy"], 70),  # hands that others do not see
    "screen-sealed": (GAMES["maps"], 12),  # sheets that are drawn on in secret
    "screen-open": (OPEN_MAPS, 9),  # nobody knows more than another
    "screen-dragons": (GAMES["dragons"], 40),
}
"""Tables where all sit at one screen; each is seen by every seat, and by who looks on."""
BEFORE = {"ambush": (GAMES["maps"], 57), "round": (GAMES["foggy"], 49)}
"""With the next move each is to draw on another's sheet; a round ends."""
SCORED = {"foggy": 219, "maps": 44, "beacon": 119, "land": 103, "dragons": 76}
"""A scoring move of each game."""


def _scenes() -> dict[str, Scene]:
    found = {game: Scene(begun(game, *who, seed=SEEDS[game])) for game, who in SEATS.items()}
    for name, (record, moves, seat) in MIDDLES.items():
        found[name] = Scene(going_on(record, moves, name), seat)
    for name, moves in SCORED.items():
        table = going_on(GAMES[name], moves - 1, f"{name}-scored")
        found[table.table.id] = Scene(table, 0, tuple(record_of(GAMES[name]).moves[moves - 1 :]))
    for name in ("maps", "land"):  # the move above is not the last there
        found[f"{name}-over"] = Scene(finished(name), None)
    found |= {"waiting": Scene(waiting(), None), "waiting-mine": Scene(waiting(), 0)}
    found |= {f"lesson-{game}": Scene(game) for game in isolario.all_games()}
    found |= {name: Scene(*position) for name, position in POSITIONS.items()}
    for name, (record, moves) in SCREENS.items():
        for eyes in (*range(record_of(record).seats), None):
            found[f"{name}-{eyes}".lower()] = Scene(going_on(record, moves, name), eyes)
    found["extras-over"] = Scene(finished("extras", EXTRAS), None)
    for name, (record, moves) in BEFORE.items():
        rest = tuple(record_of(record).moves[moves:])
        found[name] = Scene(going_on(record, moves, name), 0, rest)
    found["shop"] = Scene(begun("foggy-island", "me", "easy", mode="blitz"))
    found["shapes"] = Scene(begun("cartographers", "me", seed="15"))
    moves, seat = season_ends()
    going = going_on(OPEN_MAPS, moves, "season")
    found["season"] = Scene(going, seat, tuple(record_of(OPEN_MAPS).moves[moves:]))
    return found


SCENES: dict[str, Scene] = _scenes()


def part_of(table: Kept, eyes: Eyes, first: int = 1, last: int = 9999) -> Replay:
    """What the server says about a finished game, from one of its moves to another: as if the game
    had begun there."""
    seat = "" if eyes is None else f"?seat={eyes}"
    with TestClient(create_app(MemoryStore([table])), HOME) as page:
        answer = page.get(f"/api/tables/{table.table.id}/replay{seat}")
    whole = msgspec.json.decode(answer.content, type=Replay)
    areas, log, now, rest = whole.areas, [*whole.log], whole.now, [*whole.moments]
    while rest and rest[0].move < first:
        moment = rest.pop(0)
        for frame in moment.frames:
            areas = apply(areas, frame.patches)
            log.append(frame.event)
        areas, now = apply(areas, moment.patches), moment.now
    moments = tuple(moment for moment in rest if moment.move <= last)
    return replace(whole, areas=areas, log=tuple(log), now=now, moments=moments)


def board_of(table: str, eyes: Eyes, move: int, board: str) -> Area | None:
    """A small board, large, as it was after so many moves."""
    record = record_of(GAMES[table])
    return boards(record, isolario.all_games()[record.game], eyes, move).get(board)


def scores_of(table: str) -> tuple[tuple[int, ...], ...]:
    """How they rose, move by move."""
    record = record_of(GAMES[table])
    return totals(record, isolario.all_games()[record.game])


FILMS: dict[str, Callable[[], object]] = {
    "scores-maps": partial(scores_of, "maps"),
    "film-maps-0": partial(part_of, finished("maps"), 0, 7, 14),
    "film-maps-null": partial(part_of, finished("maps"), None, 7, 14),
    "board-maps-0-9": partial(board_of, "maps", 0, 9, "sheet-1"),
    "board-maps-0-12": partial(board_of, "maps", 0, 12, "sheet-1"),
    "board-maps-null-12": partial(board_of, "maps", None, 12, "sheet-1"),
    "film-land": partial(part_of, finished("land"), None, 1, 12),
    "film-foggy-0": partial(part_of, finished("foggy"), 0, 66, 74),
    "film-foggy-1": partial(part_of, finished("foggy"), 1, 66, 74),
    "film-foggy-null": partial(part_of, finished("foggy"), None, 66, 74),
    "film-foggy-open": partial(part_of, finished("foggy"), "open", 66, 74),
}
