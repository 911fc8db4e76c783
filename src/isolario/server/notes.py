"""Notes of a server as lines of JSON, for programs that collect them.

What is said of an error is its kind and where in the program it came from: its own words could
repeat anything.
"""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

import msgspec


class Lines(logging.Formatter):
    """A line for each note.

    >>> note = logging.LogRecord("isolario", logging.WARNING, "", 0, "slow: %d", (3,), None)
    >>> line = msgspec.json.decode(Lines().format(note))
    >>> line["level"], line["where"], line["said"]
    ('warning', 'isolario', 'slow: 3')
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info and (error := record.exc_info[1]) is not None:
            line["error"] = type(error).__name__
            line["from"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(error.__traceback__)
            ]
        return msgspec.json.encode(line).decode()


def write_json(out: TextIO) -> None:
    """From now on all notes are written there, as lines of JSON."""
    handler = logging.StreamHandler(out)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
