"""A game again, as somebody was shown it, or with everything open.

The record is played again and looked at with one pair of eyes, exactly as a table looks at it for
a guest: so a replay never shows a seat more than it knew at the time. What was taken back is not
in a record. Everything is open only in a game that is over, or whose record, seed and all,
somebody has.

The game is played once. While a move is made only positions are kept, one for each event that is
shown; pictures are drawn afterwards, and only of positions that differ from the one before.
"""

from __future__ import annotations

import logging
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from isolario.core.event import Event
from isolario.core.game import Game, State, View
from isolario.core.record import Record
from isolario.core.record import replay as played_again
from isolario.core.text import Text
from isolario.picture.open_table import open_scene, unmasked
from isolario.picture.scene import Area
from isolario.table.messages import Eyes, Frame, Moment, Now, Viewer
from isolario.table.patches import Areas, diff
from isolario.table.running import only_looking

_notes = logging.getLogger(__name__)


class Film(NamedTuple):
    """A game as it was seen: how it began, and what was shown of each move.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> for seat, kind in (0, "W"), (1, "R"):
    ...     _ = state.play(seat, f"pick {kind}")
    >>> [moment.move for moment in film(state.record(), state.game, 1).moments]  # 1 was sealed
    [2]
    """

    areas: Areas
    log: tuple[Event, ...]
    now: Now
    moments: tuple[Moment, ...]


def film(record: Record, game: Game, eyes: Eyes = None) -> Film:
    """Plays a record again before these eyes. Raises `CorruptRecord`, and `NotAllowed` for a seat
    that nobody sits on."""
    camera = _Camera(record, eyes)
    played_again(record, game, camera.cut, camera.hear)
    return camera.film()


def boards(record: Record, game: Game, eyes: Eyes, move: int) -> dict[str, Area]:
    """The boards that were shown small after this many moves, at their full size, before these
    eyes, by their keys. Raises like `film`.

    >>> import isolario
    >>> state = isolario.new("cartographers", seed=7)
    >>> list(boards(state.record(), state.game, None, 0))
    ['sheet-0', 'sheet-1']
    """
    view = _view(played_again(replace(record, moves=record.moves[:move]), game), eyes)
    return {key: game.look(view, key) for key in view.small()} if game.look else {}


def totals(record: Record, game: Game) -> tuple[tuple[int, ...], ...]:
    """What each seat would have had if the game had ended at its beginning, and after each move:
    the last are the scores. Raises `CorruptRecord`.

    >>> import isolario
    >>> state = isolario.new("sea-dragons", seed=7)  # what gold is left counts in the end
    >>> state.scores, totals(state.record(), state.game)
    ((0, 0), ((4, 4),))
    """
    found: list[tuple[int, ...]] = []
    played_again(record, game, lambda state, number: found.append(_total(state)))
    return tuple(found)


def _total(state: State) -> tuple[int, ...]:
    standing = state.open_view().standing()
    return state.scores if standing is None else standing.scores


def _view(state: State, eyes: Eyes) -> View:
    return state.open_view() if eyes == "open" else state.view(eyes)


def _then(view: View, number: int, told: tuple[Event, ...] = ()) -> Now:
    """How things stood. Nobody is asked to do anything any more, nor to wait."""
    if view.outcome is not None:
        whose = Text("game_over")
    elif len(view.to_move) == 1:
        whose = Text("turn_of", {"player": view.to_move[0]})
    else:
        whose = Text("replay_all_decide")
    return replace(only_looking(view, number, told), prompt=whose, steps=())


class _Shot(NamedTuple):
    """An event as it was seen, its place in its move, and the position right after it."""

    event: Event
    place: int
    state: State


class _Camera:
    """Looks on with one pair of eyes while a record is played again."""

    def __init__(self, record: Record, eyes: Eyes) -> None:
        self._moves = record.moves
        self._eyes = eyes
        self._viewer: Viewer = None if eyes == "open" else eyes
        self._moments: list[Moment] = []

    def film(self) -> Film:
        """What it has seen."""
        return self._begin._replace(moments=tuple(self._moments))

    # --- while the game is played -----------------------------------------------------------

    def cut(self, state: State, number: int) -> None:
        """This many moves have been made."""
        if number:
            self._develop(number)
        else:
            self._begin_with(state)
        self._sealed = state.sealed
        self._heard = 0
        self._shots: list[_Shot] = []

    def hear(self, event: Event) -> None:
        """An event happens: this is the position now, and the turn that it belongs to."""
        turn = self._state.turn
        seen = self._sees(replace(event, turn=turn.count, whose=turn.seat))
        if seen is not None:
            self._shots.append(_Shot(seen, self._heard, self._state.copy()))
        self._heard += 1

    def _begin_with(self, state: State) -> None:
        state.check_seat(self._viewer)
        self._state = state
        self._drawn, self._areas = state.copy(), self._look(state)
        view = _view(state, self._eyes)
        self._known = view.json()
        self._begin = Film(self._areas, self._told(), _then(view, 0), ())

    def _develop(self, number: int) -> None:
        """What was shown of the move that has been made."""
        state, shots = self._state, self._shots
        seat, _ = self._moves[number - 1]
        view, known = _view(state, self._eyes), self._known
        self._known = view.json()
        if not shots and self._known == known and seat != self._viewer:
            return
        pictures = [self._areas, *(self._in_between(shot.state) for shot in shots[:-1])]
        # What changed after the last event belongs to that event.
        pictures.append(self._picture(state))
        patches = [diff(old, new) for old, new in pairwise(pictures)]
        # The steps of a sealed decision are drafts until it counts.
        drafts = len(state.last_step(seat).events) if self._sealed else 0
        frames = tuple(
            Frame(replace(event, draft=True) if place < drafts else event, patch)
            for (event, place, _), patch in zip(shots, patches, strict=False)
        )
        now = _then(view, len(self._moments) + 1, self._told() if state.over else ())
        self._moments.append(Moment(number, now, frames, () if shots else patches[0]))

    # --- what these eyes see ----------------------------------------------------------------

    def _sees(self, event: Event) -> Event | None:
        if self._eyes == "open":
            return unmasked(event)
        return event.seen_by(self._viewer, remembering=False)

    def _told(self) -> tuple[Event, ...]:
        """What has been told so far."""
        events = (event for entry in self._state.log for event in entry.events)
        return tuple(seen for event in events if (seen := self._sees(event)) is not None)

    def _look(self, state: State) -> Areas:
        if self._eyes == "open":
            return open_scene(state).areas
        return state.view(self._viewer).scene().areas

    def _picture(self, state: State) -> Areas:
        """How a position looks; the last picture, if nothing has changed since."""
        if not _alike(self._drawn, state):
            self._areas = self._look(state)
            self._drawn = state.copy()
        return self._areas

    def _in_between(self, state: State) -> Areas:
        try:
            return self._picture(state)
        except Exception:  # in the middle of a move a game may have nothing to show yet
            name = state.game.name
            _notes.warning("%s: no picture in the middle of a move", name, exc_info=True)
            return self._areas


def _alike(one: State, other: State) -> bool:
    """Whether two positions of a game are the same, however they came about."""
    return all(
        getattr(one, name) == getattr(other, name) for name in type(one).fields if name != "_log"
    )
