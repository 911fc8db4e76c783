"""What a bot needs to know, as text: so it passes to another process, and nothing else does."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from isolario.core.event import Event
from isolario.core.game import Game, Memory


class Own(msgspec.Struct, frozen=True, tag="own"):
    """A move that the seat made itself."""

    move: str


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """An event as the seat saw it."""

    event: Event


_decode = msgspec.json.Decoder(list[Own | Shown]).decode


def pack(recall: Sequence[Memory]) -> bytes:
    """What a seat remembers, as data.

    >>> import isolario
    >>> state = isolario.new("foggy-island", seed=7)
    >>> events = state.play(0, "pick W")
    >>> unpack(state.game, pack(state.recall(0))) == state.recall(0)
    True
    """
    return msgspec.json.encode(
        [Shown(thing) if isinstance(thing, Event) else Own(thing.notation) for thing in recall]
    )


def unpack(game: Game, data: bytes) -> tuple[Memory, ...]:
    """What a seat remembers, from data."""
    return tuple(
        thing.event if isinstance(thing, Shown) else game.read(thing.move)
        for thing in _decode(data)
    )
