"""A game again, as somebody was shown it, or with everything open.

The record is played again and looked at with one pair of eyes, exactly as a table looks at it for
a guest: so a replay never shows a seat more than it knew at the time. What was taken back is not
in a record. Everything is open only in a game that is over, or whose record, seed and all,
somebody has.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from isolario.core.event import Event
from isolario.core.game import Game, State, View
from isolario.core.record import Record
from isolario.core.record import replay as checked
from isolario.core.text import Text
from isolario.picture.open_table import open_scene, unmasked
from isolario.picture.scene import Area
from isolario.table.messages import Eyes, Moment, Now, Viewer
from isolario.table.patches import Areas, diff
from isolario.table.running import Watching, only_looking


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
    checked(record, game)
    state = game.new(record.seats, record.seed, record.options)
    viewer: Viewer = None if eyes == "open" else eyes
    state.check_seat(viewer)
    looks = _All if eyes == "open" else Watching
    watch = looks(state, {viewer: ()})
    areas, view = watch.look(viewer), _view(state, eyes)
    begin = Film(areas, _told(watch, viewer, state), _then(view, 0), ())
    moments: list[Moment] = []
    for number, (seat, move) in enumerate(record.moves, 1):
        watch = looks(state, {viewer: areas})
        watch.play(seat, move)
        before, view = view, _view(state, eyes)
        after = areas if view == before else watch.look(viewer)
        frames = watch.shown(viewer, after)
        changed = diff(watch.last[viewer], after) if not frames else ()
        if frames or view != before or seat == viewer:
            told = _told(watch, viewer, state) if state.over else ()
            now = _then(view, len(moments) + 1, told)
            moments.append(Moment(number, now, frames, changed))
        areas = after
    return begin._replace(moments=tuple(moments))


def looked(record: Record, game: Game, eyes: Eyes, move: int, board: str) -> Area | None:
    """A board shown small after this many moves, at its full size, before these eyes; None if there
    was no such board. Raises like `film`.

    >>> import isolario
    >>> state = isolario.new("cartographers", seed=7)
    >>> looked(state.record(), state.game, None, 0, "sheet-1").key
    'sheet-1'
    >>> looked(state.record(), state.game, None, 0, "sheet-9")
    """
    state = checked(replace(record, moves=record.moves[:move]), game)
    state.check_seat(None if eyes == "open" else eyes)
    return _view(state, eyes).look(board)


def totals(record: Record, game: Game) -> tuple[tuple[int, ...], ...]:
    """What each seat would have had if the game had ended at its beginning, and after each move:
    the last are the scores. Raises `CorruptRecord`.

    >>> import isolario
    >>> state = isolario.new("sea-dragons", seed=7)  # what gold is left counts in the end
    >>> state.scores, totals(state.record(), state.game)
    ((0, 0), ((4, 4),))
    """
    checked(record, game)
    state = game.new(record.seats, record.seed, record.options)
    found = [_total(state)]
    for seat, move in record.moves:
        state.play(seat, move)
        found.append(_total(state))
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


def _told(watch: Watching, viewer: Viewer, state: State) -> tuple[Event, ...]:
    """What has been told so far."""
    events = (event for entry in state.log for event in entry.events)
    return tuple(seen for event in events if (seen := watch.sees(viewer, event)) is not None)


class _All(Watching):
    """Looks on with everything open."""

    def sees(self, viewer: Viewer, event: Event) -> Event | None:
        return unmasked(event)

    def look(self, viewer: Viewer) -> Areas:
        return open_scene(self.state).areas
