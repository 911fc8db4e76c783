"""How requests and WebSockets arrive: uvicorn's protocols, with limits on time and memory.

uvicorn gives a request all the time in the world, and room for any number of headers. Here it has
to arrive in time (`Settings.head_time`, ``body_time``), and its head has bounds. A connection whose
other end takes nothing of what is sent is cut. `isolario.server.room` decides how many there may
be.
"""

from __future__ import annotations

import asyncio
import math
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from isolario.server.room import LINE, Line, Room, networks
from isolario.server.settings import Settings

_PIPELINED = 16  # requests that may be sent before the first is answered; browsers send none
_FRAGMENTS = 64  # of one message
_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class Config(uvicorn.Config):
    """How uvicorn runs an application of ours. Forwarded headers are believed only from proxies
    that were named."""

    def __init__(self, app: Litestar, **more: Any) -> None:
        self.settings: Settings = app.state.settings
        self.room = Room(self.settings)
        super().__init__(
            app,
            http=Requests,
            ws=WebSockets,
            ws_max_size=65_536,
            log_config=None,  # its own closes what other programs in this process have set up
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(self.settings.proxies),
            forwarded_allow_ips=[str(network) for network in networks(self.settings.proxies)],
            ws_ping_interval=self.settings.ping,
            ws_ping_timeout=self.settings.ping,
            timeout_graceful_shutdown=3,
            **more,
        )


class Requests(HttpToolsProtocol):
    """A connection over which requests come, until it becomes a WebSocket."""

    config: Config
    _line: Line | None = None
    _head = 0  # bytes of it that have come
    _in_head = True
    _asked = False  # something has come
    _running: RequestResponseCycle | None = None  # what is being answered, or was last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._line = self.config.room.enter(transport, self.client[0] if self.client else "")
        if self._line is None:
            transport.abort()
        else:
            self._line.late = self._give_up
            self._line.wait_for(self.config.settings.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self.pipeline.clear()
        if self._running is not None:  # uvicorn tells only the request that came last
            self._running.disconnected = True
            self._running.message_event.set()
            self._running = None
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _leave(self) -> None:
        if self._line is not None:
            self.config.room.leave(self._line)
            self._line = None

    def data_received(self, data: bytes) -> None:
        if self._line is None or self.transport.is_closing():
            return
        self._line.use()
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > self.config.settings.head:
                self._end(_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._asked = self._in_head = True
        self._head = 0
        self._wait_for(self.config.settings.head_time)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= _PIPELINED:
            raise ValueError("too many requests before the first is answered")
        super().on_headers_complete()
        self._wait_for(self.config.settings.body_time)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait_for(math.inf)
        if self._line is not None and not self.parser.should_upgrade():
            self._line.busy = not self.cycle.response_complete

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._line is not None:
            self._line.busy = False

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows us: nobody else would part us

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.must_take(self.config.settings.slow)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.must_take(math.inf)

    def _wait_for(self, seconds: float) -> None:
        if self._line is not None:
            self._line.wait_for(seconds)

    def _give_up(self) -> None:
        """A request did not come in time."""
        if self.flow.read_paused or (self._line is not None and self._line.busy):
            self._wait_for(self.config.settings.head_time)  # we are the ones who are late
        else:
            self._end(_LATE)

    def _end(self, why: bytes) -> None:
        answering = not self._in_head and self.cycle.response_started
        if self._asked and not answering:  # those who asked nothing are told nothing
            self.transport.write(why)
        self.transport.close()


class WebSockets(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    config: Config

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._line: Line | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._line = self.config.room.enter(self.transport, self.client[0] if self.client else "")
        if self._line is None:
            transport.abort()  # type: ignore[attr-defined]

    def connection_lost(self, exc: Exception | None) -> None:
        if self._line is not None:
            self.config.room.leave(self._line)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._line is not None:
            self._line.use()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        self.app_state = {**self.app_state, LINE: self._line}
        super().handle_connect(event)

    def handle_ping(self) -> None:
        """Somebody who sends pings and takes no pongs would have us keep them all."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()
