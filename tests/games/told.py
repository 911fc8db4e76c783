"""What happens in whole games, and by which clauses."""

from __future__ import annotations

import json

import isolario
from tests.paths import RECORDS


def told(game: str) -> dict[str, set[str]]:
    """For each event in the records of a game the clauses that it cites (``-``: none), with a star
    where it is left to chance.

    >>> sorted(told("beacon-patrol")["turn_begins"])
    ['BCN-S3*', 'BCN-T1']
    """
    found: dict[str, set[str]] = {}
    for file in sorted(RECORDS.glob(f"{game}-*.json")):
        state = isolario.load(json.dumps(json.loads(file.read_text("utf-8"))["record"]))
        for entry in state.log:
            for event in entry.events:
                found.setdefault(event.what, set()).add((event.clause or "-") + "*" * event.chance)
    return found


def wrong(game: str, cites: dict[str, str]) -> dict[str, set[str]]:
    """The events of a game that cite other clauses than they should; all that happens must be
    listed."""
    return {
        what: more for what, all_ in told(game).items() if (more := all_ - {*cites[what].split()})
    }
