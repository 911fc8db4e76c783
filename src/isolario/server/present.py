"""The present, by a clock that all who use a store share: what is due goes by it."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, Float, cast, extract, func, literal

Now = Callable[[], ColumnElement[float]]

OF_DATABASE: ColumnElement[float] = cast(extract("epoch", func.clock_timestamp()), Float(53))
"""By the clock of a database on PostgreSQL."""


def at(seconds: float) -> ColumnElement[float]:
    """By a clock of the only server that uses the store."""
    return literal(seconds, Float(53))
