"""Rows of the database, and what they are to a table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from isolario.table.store import SeatRow, TableRow


def columns(table: TableRow) -> dict[str, Any]:
    """What is written of a table."""
    awaited = None if table.to_move is None else msgspec.json.encode(table.to_move).decode()
    options = msgspec.json.encode(table.options).decode()
    return {**vars(table), "options": options, "to_move": awaited}


def table_of(row: Row[Any]) -> TableRow:
    """A table as it was written."""
    awaited = None if row.to_move is None else tuple(msgspec.json.decode(row.to_move))
    options = msgspec.json.decode(row.options)
    return TableRow(**{**row._mapping, "options": options, "to_move": awaited})


def seat_of(row: Row[Any]) -> SeatRow:
    """A seat as it was written."""
    return SeatRow(**{name: value for name, value in row._mapping.items() if name != "table_id"})
