"""Writes tests/records: whole games of every kind, whose replay must never change by accident.

    python -m tests.make_records [game …]

Run it after a change of the rules that bumped `rules_version`, and look at the difference.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Sequence

import msgspec

import isolario
from isolario.contract import few_set_ups, set_ups
from isolario.core.reference import cells_of
from tests.paths import RECORDS

MANY = 32  # set-ups: if there are more, only a few that cover every pair of values


def main(names: Sequence[str]) -> None:
    RECORDS.mkdir(exist_ok=True)
    for game in [isolario.all_games()[name] for name in names or isolario.all_games()]:
        every = list(set_ups(game))
        for seats, options in every if len(every) <= MANY else few_set_ups(game, MANY):
            name = "-".join([game.name, str(seats), *map(str, options.values())])
            _write(name, game.new(seats, f"corpus {name}", options))


def fingerprint(state: isolario.State) -> str:
    """A hash of everything that happened. Cells go by name alone: where they are shown, and in
    which row of the score sheet, is the picture's business."""
    events = [
        msgspec.structs.replace(event, cells=cells_of(event.cells), source=None, stage=None)
        for entry in state.log
        for event in entry.events
    ]
    return hashlib.sha256(msgspec.json.encode(events)).hexdigest()


def _write(name: str, state: isolario.State) -> None:
    rng = random.Random(name)
    while not state.over:
        seat = rng.choice(state.to_move)
        moves = state.legal_moves(seat)
        # The first moves in the list are often rare among hundreds of places.
        state.play(seat, moves[0] if rng.random() < 0.15 else moves.choice(rng))
    data = {
        "record": json.loads(state.record().json()),
        "scores": state.scores,
        "events": fingerprint(state),
    }
    (RECORDS / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
