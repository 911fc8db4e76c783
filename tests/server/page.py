"""A page without a browser, and a real server for it to talk to: for the tests of the server."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from httpx import Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from isolario.core.event import Event
from isolario.picture.scene import Area
from isolario.server.app import Host, create_app
from isolario.server.door import open_door
from isolario.server.settings import Settings
from isolario.table.holders import fresh
from isolario.table.messages import (
    Arrival,
    Ask,
    FromPage,
    Hello,
    Joined,
    Now,
    Play,
    Refused,
    SeatCard,
    Seats,
    Stale,
    Sure,
    TableCard,
    ToPage,
    Undo,
    Update,
)
from isolario.table.patches import apply
from tests.ports import free_port
from tests.server.nursery import Child

PATIENCE = 30.0  # seconds for any one answer
PLENTY: dict[str, Any] = {
    name: 10**9
    for kind in (
        *("", "hello_", "seat_", "address_", "table_", "post_", "bot_", "keepsake_"),
        *("all_table_", "all_bot_"),
    )
    for name in (f"{kind}rate", f"{kind}burst")
}
"""Settings without limits on how fast things may be done."""
QUICK = Settings(pause=0, steady=0, lease=1, workers=1, **PLENTY)

M = TypeVar("M")
_decode: msgspec.json.Decoder[ToPage] = msgspec.json.Decoder(ToPage)


class Server:
    """Where a server is, and what can be asked of it over HTTP."""

    def __init__(self, port: int, store: Path | str) -> None:
        """``store``: a file, or the address of a database."""
        self.port = port
        self.store = store
        # A program, not a browser: it keeps no cookies.
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE,
            event_hooks={"response": [lambda _: self.http.cookies.clear()]},
        )

    def open(
        self, *who: str, game: str = "foggy-island", names: Sequence[str] = (), **more: Any
    ) -> tuple[str, dict[int, str]]:
        """Opens a table; ``who`` are "me", "open" or the names of bots. Its id, and the tokens of
        those who have sat down: each seat that is "me" has a holder of its own. ``names``: theirs,
        by seat."""
        seats = [
            {"who": "open"} if one in ("me", "open") else {"who": "bot", "bot": one} for one in who
        ]
        wish = {"game": game, "seats": seats, **more}
        answer = self.http.post("/api/tables", json=wish, headers=bearer(fresh()))
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]["table"]
        tokens = {}
        for seat, one in enumerate(who):
            if one == "me":
                tokens[seat] = fresh()
                name = names[seat] if seat < len(names) else ""
                assert self.sit(table, seat, tokens[seat], name).status_code == 201
        return table, tokens

    def sit(self, table: str, seat: int, token: str, name: str = "", part: str = "") -> Response:
        commitment = self.card(table).commitment if part else ""
        return self.http.post(
            f"/api/tables/{table}/seats/{seat}",
            json={"name": name, "part": part, "commitment": commitment},
            headers=bearer(token),
        )

    def card(self, table: str) -> TableCard:
        answer = self.http.get(f"/api/tables/{table}")
        return msgspec.json.decode(answer.content, type=Arrival).table

    def page(self, table: str, token: str = "") -> Page:
        page = Page(self, table, token=token)
        page.hello()
        return page


def bearer(token: str) -> dict[str, str]:
    """What a program sends to say who it is."""
    return {"authorization": f"Bearer {token}"}


@contextmanager
def server_here(store: Path, settings: Settings = QUICK) -> Iterator[Server]:
    """A server in a thread of this process."""
    running = Host(create_app(store, settings))
    door = open_door(port=0)
    port: int = door.getsockname()[1]
    thread = threading.Thread(target=running.run, args=([door],), daemon=True)
    thread.start()
    _wait_for(port)
    try:
        yield Server(port, store)
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


_SERVE = """
import json, sys
from isolario.server.app import serve
from isolario.server.settings import Settings
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], Settings(**json.loads(sys.argv[3])))
"""


class Process(Server):
    """A server in a process of its own, which can be killed. ``program``: what runs there."""

    program = _SERVE

    def __init__(self, store: Path | str, settings: Settings = QUICK, files: int = 0) -> None:
        """``files``: how many it may have open."""
        super().__init__(free_port(), store)
        self.settings = settings
        self.files = files
        self.start()

    def start(self) -> None:
        settings = json.dumps(vars(self.settings))
        arguments = [str(self.port), str(self.store), settings]
        self.process = Child(self.program, arguments, self.files)
        _wait_for(self.port)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def _wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


class Page:
    """Does what a browser would: keeps the picture and the log up to date from what it is told."""

    def __init__(
        self,
        server: Server,
        table: str,
        kind: str = "tables",
        token: str = "",
        headers: Mapping[str, str] | None = None,
        **how: Any,
    ) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/{kind}/{table}/live"
        said = {**(bearer(token) if token else {}), **(headers or {})}
        self._connection = ExitStack()
        self._socket = self._connection.enter_context(
            # As in a browser, only the server asks whether the line still lives.
            connect(
                url,
                open_timeout=PATIENCE,
                ping_interval=None,
                proxy=None,
                additional_headers=said,
                **how,
            )
        )
        self.heard: list[bytes] = []  # every byte that ever came
        self.seat: int | None = None
        self.areas: tuple[Area, ...] = ()
        self.log: list[Event] = []
        self.now: Now | None = None
        self.card: TableCard | None = None
        self.pictures: dict[int, tuple[Area, ...]] = {}  # by number

    # --- speaking ---------------------------------------------------------------------------

    def say(self, message: FromPage | bytes, binary: bool = False) -> None:
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self._socket.send(data if binary else data.decode("utf-8", "replace"))

    def hello(self, seat: int | None = None, watch: bool = False) -> Joined:
        """Says hello, and again a little later where that came too fast."""
        self.say(Hello(seat, watch))
        while not isinstance(heard := self.hear(), Joined):
            if isinstance(heard, Refused) and heard.reason.id == "server_too_fast":
                time.sleep(0.2)
                self.say(Hello(seat, watch))
        return heard

    def play(
        self, move: str, n: int | None = None, meant: bool = True
    ) -> Update | Refused | Sure | Stale:
        self.say(Play(self.n if n is None else n, move, meant))
        return self._answer()

    def undo(self, n: int | None = None, move: str = "") -> Update | Refused | Sure | Stale:
        self.say(Undo(self.n if n is None else n, move))
        return self._answer()

    def _answer(self) -> Update | Refused | Sure | Stale:
        while True:
            message = self.hear()
            if isinstance(message, Update | Refused | Sure | Stale):
                return message

    def ask(self, move: str = "", **facets: str) -> None:
        self.say(Ask(move, facets))

    # --- hearing ----------------------------------------------------------------------------

    def hear(self, seconds: float = PATIENCE) -> ToPage:
        """The next message, taken in."""
        data = self._socket.recv(seconds, decode=False)
        self.heard.append(data)
        message = _decode.decode(data)
        if isinstance(message, Joined):
            self.seat, self.areas, self.log = message.seat, message.areas, list(message.log)
            self.card = message.table
            self._stands(message.now)
        elif isinstance(message, Update):
            if message.areas is not None:
                self.areas = message.areas
            if message.log is not None:
                self.log = list(message.log)
            for frame in message.frames:
                self.areas = apply(self.areas, frame.patches)
                self.log.append(frame.event)
            self._stands(message.now)
        elif isinstance(message, Seats):
            self.card = message.table
        return message

    def hear_until(self, kind: type[M] | tuple[type[M], ...]) -> M:
        while True:
            message = self.hear()
            if isinstance(message, kind):
                return message

    def hear_seats(self) -> tuple[SeatCard, ...]:
        return self.hear_until(Seats).table.seats

    def hear_nothing(self, seconds: float = 0.2) -> bool:
        """Whether it stays silent."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def closed(self) -> int:
        """Listens to the end and returns the code with which the connection was closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def leave(self) -> None:
        self._connection.close()

    def _stands(self, now: Now | None) -> None:
        self.now = now
        if now is not None:
            self.pictures[now.n] = picture(self.areas)

    # --- playing ----------------------------------------------------------------------------

    @property
    def n(self) -> int:
        return self.now.n if self.now is not None else 0

    @property
    def over(self) -> bool:
        return self.now is not None and self.now.outcome is not None

    @property
    def may_move(self) -> bool:
        return self.now is not None and self.seat in self.now.to_move

    @property
    def moves(self) -> list[str]:
        assert self.now is not None
        return [choice.move for choice in self.now.choices.moves()]

    def play_on(self, rng: random.Random, most: int = 10_000) -> int:
        """Plays any legal moves, hearing what others do in between. Returns how many it made."""
        made = 0
        while not self.over and made < most:
            if not self.may_move:
                self.hear()
                continue
            if isinstance(self.play(rng.choice(self.moves)), Update):
                made += 1
        return made


def picture(areas: tuple[Area, ...]) -> tuple[Area, ...]:
    """Areas in an order that carries no meaning, so that they can be compared."""
    return tuple(
        msgspec.structs.replace(
            area,
            sprites=tuple(sorted(area.sprites, key=lambda sprite: sprite.key)),
            labels=tuple(sorted(area.labels, key=lambda label: label.key)),
            mosaics=tuple(sorted(area.mosaics, key=lambda mosaic: mosaic.key)),
            groups=tuple(sorted(area.groups, key=lambda group: group.key)),
            lattice=area.lattice
            and msgspec.structs.replace(
                area.lattice, cells=tuple(sorted(area.lattice.cells, key=lambda cell: cell.key))
            ),
        )
        for area in sorted(areas, key=lambda area: area.key)
    )
