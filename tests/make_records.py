"""Writes tests/records: whole games of every kind, whose replay must never change by accident.

    python tests/make_records.py

Run it after a change of the rules that bumped `rules_version`, and look at the difference.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
from pathlib import Path

import msgspec

import isolario
from isolario.core.options import allowed_values, read_options

FOLDER = Path(__file__).parent / "records"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in isolario.games().values():
        allowed = allowed_values(game.options)
        for values in itertools.product(*allowed.values()):
            options = dict(zip(allowed, values, strict=True))
            checked = read_options(game.name, game.options, options)
            for seats in game.seats:
                if checked.problem(seats) is None:
                    name = "-".join([game.name, str(seats), *map(str, values)])
                    _write(name, game.new(seats, f"corpus {name}", checked))


def fingerprint(state: isolario.State) -> str:
    """A hash of everything that happened."""
    events = [event for entry in state.log for event in entry.events]
    return hashlib.sha256(msgspec.json.encode(events)).hexdigest()


def _write(name: str, state: isolario.State) -> None:
    rng = random.Random(name)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, state.legal_moves(seat).choice(rng))
    data = {
        "record": json.loads(state.record().json()),
        "scores": state.scores,
        "events": fingerprint(state),
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
