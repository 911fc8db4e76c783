"""A program that takes a seat and plays: `python bot.py http://127.0.0.1:8000 TABLE SEAT`.

It needs nothing of Isolario, only what travels over the line: JSON over HTTP to sit down, and a
WebSocket to play. docs/program.md explains each message. Seats count from 0 here, as they do there.

    pip install httpx websockets
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

GAVE_UP = range(4400, 4500)  # codes after which there is no point in coming back


class Bot:
    """A seat at a table, and the secret that it is held with."""

    def __init__(self, server: str, table: str, seat: int, token: str = "") -> None:
        self._server, self._table, self._seat = server.rstrip("/"), table, seat
        # Whoever knows the token holds the seat: keep it, and you can come back.
        self.token = token or secrets.token_urlsafe(32)
        self._who = {"Authorization": f"Bearer {self.token}"}

    def sit(self, name: str) -> None:
        """Takes the seat. The part goes into the seed of the game: no other can choose it alone."""
        where = f"{self._server}/api/tables/{self._table}"
        card = httpx.get(where, headers=self._who).raise_for_status().json()["table"]
        part = {"part": secrets.token_hex(16), "commitment": card["commitment"]}
        httpx.post(
            f"{where}/seats/{self._seat}", json={"name": name, **part}, headers=self._who
        ).raise_for_status()

    def play(self) -> Message:
        """Plays until the game is over, and comes back when the line breaks. Returns how things
        stand then."""
        address = self._server.replace("http", "ws", 1) + f"/api/tables/{self._table}/live"
        while True:
            try:
                with connect(address, additional_headers=self._who) as line:
                    return self._play(line)
            except ConnectionClosed as end:
                if end.rcvd is not None and end.rcvd.code in GAVE_UP:
                    raise
            except OSError:
                pass  # the server is being started again
            time.sleep(1)

    def _play(self, line: ClientConnection) -> Message:
        line.send(json.dumps({"type": "hello", "seat": self._seat}))
        now: Message | None = None
        for data in line:
            message: Message = json.loads(data)
            match message["type"]:
                case "joined" | "update":
                    now = message["now"]
                case "stale" | "refused":  # something happened in the meantime: look again
                    line.send(json.dumps({"type": "hello", "seat": self._seat}))
                    now = None
                case "beat" if now is not None and message["n"] > now["n"]:
                    line.send(json.dumps({"type": "hello", "seat": self._seat}))
                    now = None
                case _:
                    continue
            if now is not None and now["outcome"] is not None:
                return now
            if now is not None and self._seat in now["to_move"]:
                move = {"type": "play", "n": now["n"], "move": choose(now), "meant": True}
                line.send(json.dumps(move))
                now = {**now, "to_move": ()}  # until the answer comes
        raise ConnectionClosed(None, None)


def choose(now: Message) -> str:
    """Any of the moves that it may make. Here is where a better bot begins to think."""
    return random.choice(moves(now["choices"]))


def moves(choices: Message) -> list[str]:
    """The notations of all moves: a tree of choices, told as compactly as it can be."""
    sets = choices.get("sets", [])

    def walk(fork: Message) -> list[str]:
        found: list[str] = []
        for branch in fork["branches"]:
            if branch.get("move"):
                found.append(branch["move"])
            if places := branch.get("places"):
                found += [places["move"].replace("{}", cell) for cell in sets[places["cells"]]]
            if then := branch.get("then"):
                found += walk(then)
        return found

    return [move for root in choices.get("roots", []) for move in walk(root)]


if __name__ == "__main__":
    server, table, seat = sys.argv[1:4]
    bot = Bot(server, table, int(seat))
    bot.sit("A small bot")
    print("scores:", bot.play()["scores"])  # noqa: T201 (a program of its own)
