"""Fixed scenes for the tests of the page: what the table says at some moments of every game, and
what it answers there. ``python -m tests.page.fixtures`` (``make fixtures``) writes them to
`web/fixtures/scenes`; a test fails when they are not what the engine says now.

A scene is one conversation with a real `Table` or `LessonTable`: ``joined`` is the first answer,
and ``answers`` maps everything done so far, plus a question, to what the table says. Which answers
are needed is read from the file: a page test that asks something new adds it when it is run with
``ISOLARIO_RECORD=1``. What several scenes have in common is written once, in `shared.json`.

``python -m tests.page.fixtures printed FOLDER`` writes what does not depend on a table: words,
drawings, colours, books, cards, lessons.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from httpx import Response
from litestar.testing import TestClient

import isolario
from isolario.server.app import create_app
from isolario.table.guests import Guest
from isolario.table.lesson import LessonTable
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import Hello, ToPage
from isolario.table.store import Kept
from isolario.table.table import Table
from isolario.teach.lesson import Verdict, lesson_of, lines
from isolario.words import LANGUAGES
from tests.page.records import HOME, finished
from tests.page.scenes import FILMS, SCENES, Scene
from tests.paths import ROOT

FOLDER = ROOT / "web" / "fixtures" / "scenes"
SHARED = "shared.json"
LONG = 100
"""Letters: a longer value that occurs in several scenes is written once."""

Said = dict[str, Any]
"""A message as written, except its numbers, which are the table's own business."""


class Conversation:
    """Somebody at a table, or in a lesson."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.heard: list[ToPage] = []
        self.guest = Guest(self.heard.append)
        self.chance = random.Random(7)
        self.rest = iter(scene.rest)
        self.beat = 0

    async def begin(self) -> ToPage | None:
        """What a newcomer is told; in a lesson nothing, until it is asked for."""
        table: Table | LessonTable
        if isinstance(self.scene.table, str):
            table = LessonTable(isolario.all_games()[self.scene.table])
        else:
            row, seats, log = self.scene.table
            fresh = Kept(row, [*seats], [*log])  # moves are written down there
            table = await Lobby(MemoryStore([fresh])).find(row.id)
            await table.join(self.guest, self.scene.holder, Hello())
        self.table = table
        return self.heard.pop() if self.heard else None

    async def say(self, said: Said) -> list[ToPage]:
        """What the guest hears when somebody says this, or does it at another seat."""
        table, seat = self.table, self.guest.seat
        answer: ToPage | None = None
        match said:
            case {"type": "learn"}:
                assert isinstance(table, LessonTable)
                self.beat = said.get("beat", 0)
                table.learn(self.guest, self.beat)
            case {"type": "play", "move": str(move)}:
                number = table.number(seat)
                answer = await table.play(seat, number, move, said.get("meant", False))
            case {"type": "undo"}:
                answer = await table.undo(seat, table.number(seat), said.get("move", ""))
            case {"type": "ask"}:
                answer = await table.ask(seat, said.get("move", ""), said.get("facets"))
            case {"type": "look", "board": str(board)}:
                answer = await table.look(seat, board)
            case {"type": "other", "seat": int(other), "move": str(move)}:
                assert isinstance(table, Table)
                assert await table.play(other, table.number(other), move) is None
            case {"type": "next"}:
                assert isinstance(table, Table)
                other, move = next(self.rest)
                assert await table.play(other, table.number(other), move) is None
            case {"type": "right"}:
                assert isinstance(table, LessonTable)
                for move in self._right():
                    answer = await table.play(seat, table.number(seat), move)
            case {"type": "hello"}:
                await table.join(self.guest, self.scene.holder, Hello())
            case {"type": "others"}:
                await self._others()
            case _:
                raise ValueError(said)
        told, self.heard[:] = [*self.heard], []
        return [*told, *([] if answer is None else [answer])]

    def _right(self) -> list[str]:
        """The first answer to a beat of the lesson that is right."""
        assert isinstance(self.scene.table, str)
        game = isolario.all_games()[self.scene.table]
        beat = lesson_of(game).beat[self.beat]
        state = lesson_of(game).state(game, self.beat)
        line = next(lines(beat, state, beat.right.moves[0], Verdict("right")))
        return [move.notation for move in line]

    async def _others(self) -> None:
        """All the others decide, at random, until it is up to the guest."""
        assert isinstance(self.table, Table)
        while self.table.running is not None and not self.table.running.state.over:
            state = self.table.running.state
            others = [seat for seat in state.to_move if seat != self.guest.seat]
            if not others or (self.guest.seat in state.to_move and not state.sealed):
                return
            seat = others[0]
            moves = sorted(move.notation for move in state.legal_moves(seat))
            move = self.chance.choice(moves)
            assert await self.table.play(seat, self.table.number(seat), move) is None


async def _answers(scene: Scene, chain: list[Said]) -> list[ToPage]:
    talk = Conversation(scene)
    await talk.begin()
    heard: list[ToPage] = []
    for said in chain:
        heard = await talk.say(said)
    return heard


def _plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value), parse_float=_number)


def _number(text: str) -> float:
    """13 for 13.0: a cached drawing has whichever of the two was asked for first."""
    number = float(text)
    return int(number) if number.is_integer() else number


def written(name: str, asked: list[str]) -> Said:
    """A scene with the answers asked for."""
    scene = SCENES[name]

    async def talk() -> Said:
        joined = await Conversation(scene).begin()
        answers = {key: await _answers(scene, json.loads(key)) for key in sorted(asked)}
        begun = {} if joined is None else {"joined": _plain(joined)}
        return {**begun, "answers": {key: _plain(heard) for key, heard in answers.items()}}

    return asyncio.run(talk())


# --- files ----------------------------------------------------------------------------------------


def _parts(value: Any) -> Iterator[str]:
    """Everything in a scene that is long enough to be shared, the largest first."""
    if isinstance(value, dict | list):
        text = _text(value)
        if len(text) > LONG:
            yield text
            for part in value.values() if isinstance(value, dict) else value:
                yield from _parts(part)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _name(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:10]


def files() -> dict[str, str]:
    """All the files of scenes, by name."""
    whole = {name: written(name, asked(name)) for name in SCENES}
    whole |= {name: _plain(film()) for name, film in FILMS.items()}
    found: dict[str, int] = {}
    for scene in whole.values():
        for text in _parts(scene):
            found[text] = found.get(text, 0) + 1
    shared: dict[str, Any] = {}

    def short(value: Any, top: bool = True) -> Any:
        """The same, with references in place of what is shared."""
        if not isinstance(value, dict | list):
            return value
        text = "" if top else _text(value)
        if len(text) > LONG and found[text] > 1:
            if (key := _name(text)) not in shared:
                shared[key] = None
                shared[key] = short(value)
            return {"$": key}
        if isinstance(value, dict):
            return {key: short(part, False) for key, part in value.items()}
        return [short(part, False) for part in value]

    lines = {f"{name}.json": short(scene) for name, scene in whole.items()}
    lines[SHARED] = dict(sorted(shared.items()))
    return {name: _lines(value) for name, value in lines.items()}


def _lines(value: dict[str, Any] | list[Any]) -> str:
    """One line for each entry, and for each answer: so that a change can be read."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_text, value)) + "\n]\n"

    def rows(value: dict[str, Any], inside: bool) -> str:
        found = (
            f"{json.dumps(key, ensure_ascii=False)}: "
            + (rows(one, False) if inside and key == "answers" and one else _text(one))
            for key, one in value.items()
        )
        return "{\n" + ",\n".join(found) + "\n}"

    return rows(value, True) + "\n"


def asked(name: str) -> list[str]:
    """The answers in the file of a scene."""
    file = FOLDER / f"{name}.json"
    return list(json.loads(file.read_text("utf-8"))["answers"]) if file.is_file() else []


def write() -> None:
    made = files()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.json"):
        if file.name not in made:
            file.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, "utf-8")


# --- what does not depend on a table --------------------------------------------------------------


KINDS = ("book", "cards", "lesson", "count")


@cache
def addresses() -> tuple[str, ...]:
    """Where a page asks for words, drawings, books, and for a poster."""
    found = ["/api/palette.css", "/api/games"]
    found += (f"/api/words/{language}" for language in LANGUAGES)
    for game in isolario.all_games():
        found += (f"/api/games/{game}/{it}.svg" for it in ("symbols", "board"))
        for language in LANGUAGES:
            found.append(f"/api/words/{language}/{game}")
            found += (f"/api/games/{game}/{it}/{language}" for it in KINDS)
    found.append("/api/tables/maps/poster.svg")
    return tuple(found)


def print_all(folder: Path) -> None:
    """Writes them as files, and says of each that it is there, and what kind it is."""

    def write(address: str, answer: Response) -> None:
        answer.raise_for_status()
        (folder / address.strip("/").replace("/", "~")).write_bytes(answer.content)
        sys.stdout.write(f"{address} {answer.headers['content-type']}\n")
        sys.stdout.flush()

    with TestClient(create_app(MemoryStore([finished("maps")])), HOME) as page:
        page.headers["accept-encoding"] = "identity"  # packing takes longer than all the rest
        for address in addresses():
            write(address, page.get(address))
        for game in isolario.all_games():  # the example of a table to be counted, counted
            address = f"/api/games/{game}/count"
            write(address, page.post(address, json={"text": page.get(f"{address}/en").text}))


def main(argv: list[str]) -> None:
    match argv:
        case ["printed", folder]:
            print_all(Path(folder))
        case ["answers"]:  # for each line, a scene and what is said there
            for line in sys.stdin:
                name, _, key = line.partition(" ")
                heard = asyncio.run(_answers(SCENES[name], json.loads(key)))
                sys.stdout.write(f"{json.dumps(_plain(heard))}\n")
                sys.stdout.flush()
        case _:
            write()


if __name__ == "__main__":
    main(sys.argv[1:])
