"""What a page should know, found without the server: to compare with what it does know."""

from __future__ import annotations

import json
import sqlite3

import msgspec
from msgspec.structs import replace

import isolario
from isolario.core.event import Event
from isolario.picture.scene import Area
from isolario.table.seeds import Published
from tests.server.page import Page, Server, picture

Viewer = int | None


def rows(server: Server, query: str, *values: str) -> list[tuple[object, ...]]:
    if isinstance(server.store, str):
        from tests.server.several import asked

        return asked(server.store, query.replace("?", "$1"), *values)
    with sqlite3.connect(server.store) as connection:
        return connection.execute(query, values).fetchall()


def log_of(server: Server, table: str) -> list[tuple[object, ...]]:
    order = "SELECT kind, seat, move FROM log WHERE table_id = ? ORDER BY number"
    return rows(server, order, table)


class Truth:
    """What every viewer should have been shown, found by playing the stored log again without
    the server: events by `Event.seen_by`, pictures by `View.scene`, numbers by the protocol."""

    def __init__(self, server: Server, table: str) -> None:
        find = "SELECT game, seed, options, server_part FROM tables WHERE id = ?"
        ((game, seed, options, self.server_part),) = rows(server, find, table)
        self.seed = str(seed)
        card = server.card(table)
        assert json.loads(str(options)) == card.options
        bots = {seat.seat for seat in card.seats if seat.who == "bot"}  # they forget
        state = isolario.new(str(game), len(card.seats), self.seed, **card.options)
        viewers: tuple[Viewer, ...] = (*range(state.seats), None)
        happened: list[tuple[int | None, str, list[Event]]] = [
            (None, "", list(state.log[0].events))
        ]
        self.pictures: dict[Viewer, dict[int, tuple[Area, ...]]] = {}
        numbers = dict.fromkeys(viewers, 1)
        views = {viewer: state.view(viewer) for viewer in viewers}
        for viewer in viewers:
            self.pictures[viewer] = {1: picture(views[viewer].scene().areas)}
        for kind, seat, move in log_of(server, table):
            assert isinstance(seat, int)
            events: list[Event] = []
            if kind == "move":
                events = state.play(seat, str(move))
                happened.append((seat, str(move), events))
            else:
                state.undo(seat, str(move) or None, bots)
                mine = [at for at, (who, *_) in enumerate(happened) if who == seat]
                del happened[max(at for at in mine if move in ("", happened[at][1]))]
            for viewer in viewers:
                view = state.view(viewer)
                shown = any(event.seen_by(viewer) is not None for event in events)
                if viewer == seat or shown or view.json() != views[viewer].json():
                    numbers[viewer] += 1
                    now = picture(view.scene().areas)
                    self.pictures[viewer][numbers[viewer]] = now
                views[viewer] = view
        self.state, self.numbers = state, numbers
        self.events = {
            viewer: [
                seen
                for *_, events in happened
                for event in events
                if (seen := event.seen_by(viewer, remembering=False)) is not None
            ]
            for viewer in viewers
        }

    def compare(self, page: Page, secrets: dict[int, str]) -> None:
        """A page knows exactly what its viewer may know."""
        viewer = page.seat
        view = self.state.view(viewer)
        assert page.now is not None
        plain = [replace(event, turn=0, whose=None, draft=False) for event in page.log]
        assert plain == self.events[viewer]
        assert page.n == self.numbers[viewer]
        self.compare_pictures(page)
        assert page.now.scores == view.scores
        assert page.now.to_move == view.to_move
        assert page.now.prompt == view.prompt
        assert page.now.standing == getattr(view.standing(), "scores", None)
        assert sorted(page.moves) == sorted(move.notation for move in view.legal_moves())
        everything = b"".join(page.heard).decode()
        for hidden in (self.seed, str(self.server_part), *secrets.values()):
            assert hidden not in everything
        assert '"knowers"' not in everything

    def compare_pictures(self, page: Page) -> None:
        """Every picture that a page ever had was right at the time."""
        for number, seen in page.pictures.items():
            assert seen == self.pictures[page.seat][number], (page.seat, number)


def published(server: Server, table: str) -> Published:
    answer = server.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Published)
