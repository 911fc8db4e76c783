"""Checks of cards: whatever lies on a table explains itself when pointed at."""

from __future__ import annotations

from isolario.contract.bench import Bench, check, fail, viewers, who
from isolario.contract.texts import hear
from isolario.core.game import State
from isolario.core.text import Text
from isolario.picture.open_table import open_scene
from isolario.teach.cards import Thing, cards_of, things


@check
def things_explain_themselves(state: State, bench: Bench) -> None:
    """Every symbol, label, stroke and small map of a scene has a card with a name and with words
    for what it does, unless it is plain. Plain things have no card."""
    cards = cards_of(state.game)
    watching = viewers(state)
    viewer = watching[len(state.log) % len(watching)]  # one at a time: in the end, all of them
    scenes = ((who(viewer), state.view(viewer).scene()), ("everything open", open_scene(state)))
    for whose, scene in scenes:
        for thing in {thing for area in scene.areas for thing in things(area)} - bench.explained:
            found = cards.of(thing, state.options, state.seats)
            if not found and not cards.is_plain(thing):
                fail(f"no card explains {_told(thing)}, which {whose} sees")
            if found and cards.is_plain(thing):
                fail(f"{_told(thing)} is plain, yet has the card {found[0].id}")
            hear([Text(text) for card in found for text in (card.heading, card.message)], bench)
            bench.explained.add(thing)


def _told(thing: Thing) -> str:
    return f"the {thing.kind[:-1]} {thing.name}" + (
        f" ({', '.join(sorted(thing.said))})" if thing.said else ""
    )
