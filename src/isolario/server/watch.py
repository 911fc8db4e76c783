"""How a server is, for whoever runs it and for the programs that watch over it.

    GET /health/alive  -> 200 as long as the process answers
    GET /health/ready  -> 200 if tables can be played here; 503 while the store does not answer
    GET /metrics       -> figures in Prometheus' text form

No figure tells of a player or of a table: no names, no addresses, no table ids.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from isolario.core.text import Text
from isolario.table.messages import Refused, Stale
from isolario.table.store import Store

Ask = Request[Any, Any, Any]

_TEXT = "text/plain; version=0.0.4"
_PATIENCE = 2.0  # seconds for the store to answer
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # the upper ends of buckets
_OURS = ("server_", "page_")  # how refusals begin that no game gives


class Figures:
    """What is counted, and what is asked when somebody looks.

    >>> figures = Figures(lambda: 3, lambda: 2)
    >>> figures.moved(0.02)
    >>> figures.refused(Refused(Text("server_too_fast")))
    >>> text = figures.text(bots_waiting=1)
    >>> [line for line in text.splitlines() if line.startswith("isolario_refusals_total")]
    ['isolario_refusals_total{kind="too_fast"} 1.0']
    """

    def __init__(self, tables: Callable[[], float], sockets: Callable[[], float]) -> None:
        self._all = CollectorRegistry()
        Gauge("isolario_tables", "Tables in memory", registry=self._all).set_function(tables)
        Gauge("isolario_sockets", "Pages that are connected", registry=self._all).set_function(
            sockets
        )
        self._waiting = Gauge(
            "isolario_bots_waiting",
            "Bots that are due, on all servers of the store",
            registry=self._all,
        )
        self._moves = Histogram(
            "isolario_move_seconds",
            "Moves made and taken back by people, until all here were told",
            buckets=_SECONDS,
            registry=self._all,
        )
        self._refusals = Counter(
            "isolario_refusals", "What was refused", ["kind"], registry=self._all
        )

    def moved(self, seconds: float) -> None:
        """A move was made."""
        self._moves.observe(seconds)

    def refused(self, why: Refused | Stale | Text) -> None:
        """Something was refused."""
        self._refusals.labels(_kind(why)).inc()

    def text(self, bots_waiting: int | None) -> str:
        """All of them. Where the store does not answer, nobody knows what waits there."""
        self._waiting.set(float("nan") if bots_waiting is None else bots_waiting)
        return generate_latest(self._all).decode()


def _kind(why: Refused | Stale | Text) -> str:
    """Few enough to be counted one by one: what a game forbids is one kind."""
    if isinstance(why, Stale):
        return "stale"
    reason = why.reason if isinstance(why, Refused) else why
    start = next((start for start in _OURS if reason.id.startswith(start)), "")
    return reason.id.removeprefix(start) if start else "rules"


@get("/health/alive", include_in_schema=False)
async def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


@get("/health/ready", include_in_schema=False)
async def ready(request: Ask) -> Response[dict[str, str]]:
    """Tables can be played here."""
    if await _waiting(request) is None:
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, media_type=_TEXT)
async def metrics(request: Ask) -> Response[str]:
    """Figures for Prometheus."""
    figures: Figures = request.app.state.figures
    return Response(figures.text(await _waiting(request)), media_type=_TEXT)


async def _waiting(request: Ask) -> int | None:
    store: Store = request.app.state.lobby.store
    with contextlib.suppress(Exception):
        async with asyncio.timeout(_PATIENCE):
            return await store.waiting()
    return None


ROUTES: list[HTTPRouteHandler] = [alive, ready, metrics]
