"""The cards of a game: they explain each thing on its table when somebody points at it.

``cards.toml`` in a game's folder says which things a card is for. A thing is what a scene shows: a
sprite by its symbol, a label, a stroke or a small map by its key, each with its area before it::

    plain = ["winds", "board/row-*"]        # mere decoration, or a name that says it all

    [[card]]
    id = "whirlpool"
    symbols = ["whirlpool", "whirl"]        # in any area; * stands for anything
    labels = ["realms/free-*"]              # the key of the area, then that of the label
    clauses = ["SDR-D4"]                    # what it rests on, and so a place in the book

    [[card]]
    id = "buoy"
    words = ["buoy"]                        # what has this text in its words
    text = "clause_BCN_F2"

A thing can have several cards: a tile with a buoy is a tile, and has a buoy. The first one names
it. Words are messages in ``text/cards/*.ftl``: ``card_<id>`` is the name, unless ``title`` names
another message, ``card_<id>_text`` what it does, unless ``text`` does. A text about things to
come has other words for a game that is over: ``card_<id>_over``, if there is such a message.

A card can explain a term, too, wherever a sentence has it. ``names`` is the message that lists the
words for it, each language in its own way: whole words, ``*`` for any ending, commas between::

    names = "card_ruins_names"              # card_ruins_names = ruins         (en)
                                            # card_ruins_names = руїн*         (uk)
    names = "sentinel_wood"                 # or any message that is a name by itself

Where several fit, the longest is meant: «карт* руїн» is the card, «руїн*» the place. A word with a
capital is only found with one: "Search" is a skill, "search" is not. Where ``when`` or ``players``
say that two cards never meet, both may have the same names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Literal
from weakref import WeakKeyDictionary

import msgspec

from isolario.core.errors import IsolarioError
from isolario.core.options import Options, Value, applies
from isolario.core.text import Text
from isolario.picture.scene import Area
from isolario.teach.described import described

if TYPE_CHECKING:
    from isolario.core.game import Game

Kind = Literal["symbols", "labels", "strokes", "maps"]
KINDS: tuple[Kind, ...] = ("symbols", "labels", "strokes", "maps")


class BadCards(IsolarioError):
    """Cards that do not fit their game: says which card, and what is wrong."""


class Thing(msgspec.Struct, frozen=True):
    """What can be pointed at in a scene: its name, ``area/symbol`` or ``area/key``, and the ids of
    the texts that describe it."""

    kind: Kind
    name: str
    said: frozenset[str] = frozenset()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What explains some things. ``spelled``: where there is room, it is read without asking."""

    id: str
    symbols: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    strokes: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    section: str = ""  # of the book, where the first clause would lead elsewhere
    when: dict[str, Value | tuple[Value, ...]] = {}  # the options that it is for
    players: tuple[int, int] | None = None  # the fewest and the most it is for
    title: str = ""
    text: str = ""
    names: str = ""  # the message with the words for it; none: no sentence leads to it
    spelled: bool = False

    @property
    def heading(self) -> str:
        """The message that names it."""
        return self.title or f"card_{self.id}"

    @property
    def message(self) -> str:
        """The message that tells what it does."""
        return self.text or f"card_{self.id}_text"

    @property
    def afterwards(self) -> str:
        """The message that tells what it was, once the game is over; not every card has one.

        >>> Card("forest", text="card_terrain_text").afterwards
        'card_terrain_over'
        """
        return f"{self.message.removesuffix('_text')}_over"

    def patterns(self, kind: Kind) -> tuple[str, ...]:
        found: tuple[str, ...] = getattr(self, kind)
        return found

    def explains(self, thing: Thing) -> bool:
        """Whether it is for this thing.

        >>> card = Card("tile", symbols=("tile_*",), words=("buoy",))
        >>> card.explains(Thing("symbols", "hand/tile_N5"))
        True
        >>> card.explains(Thing("labels", "hand/tile_N5", frozenset({"buoy"})))
        True
        """
        return not thing.said.isdisjoint(self.words) or alike(self.patterns(thing.kind), thing.name)


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All cards of a game. ``plain`` things need no explanation: names of players, coordinates,
    the ornaments of a sheet."""

    card: tuple[Card, ...] = ()
    plain: tuple[str, ...] = ()

    def of(
        self, thing: Thing, options: Options | None = None, seats: int | None = None
    ) -> tuple[Card, ...]:
        """The cards that explain a thing at a table, the one that names it first."""
        found = (card for card in self.card if card.explains(thing))
        return tuple(card for card in found if applies(card.when, card.players, options, seats))

    def is_plain(self, thing: Thing) -> bool:
        return alike(self.plain, thing.name)

    @cached_property
    def by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.card}


def things(area: Area) -> Iterator[Thing]:
    """Everything an area shows, except the cells of its lattice, which show nothing by themselves.

    >>> from isolario.picture.scene import Sprite
    >>> area = Area("hand", "hand", Text("hand"), (0, 0, 9, 9), (Sprite("h-0", "tile", 0, 0),))
    >>> list(things(area))
    [Thing(kind='symbols', name='hand/tile', said=frozenset())]
    """
    for sprite in area.sprites:
        yield Thing("symbols", f"{area.key}/{sprite.symbol}", said(sprite.words))
    for label in area.labels:
        text = label.text if isinstance(label.text, Text) else None
        yield Thing("labels", f"{area.key}/{label.key}", said(text))
    for stroke in area.strokes:
        yield Thing("strokes", f"{area.key}/{stroke.key}", said(stroke.words))
    for mosaic in area.mosaics:
        yield Thing("maps", f"{area.key}/{mosaic.key}", said(mosaic.words))


def said(text: Text | None) -> frozenset[str]:
    """The ids of a text and of all texts inside it."""
    return frozenset(_ids(text)) if text is not None else frozenset()


def _ids(text: Text) -> Iterator[str]:
    yield text.id
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _ids(value)


def alike(patterns: Iterable[str], name: str) -> bool:
    """Whether any of these patterns matches a name. One without an area is for all areas.

    >>> alike(("ship_*", "realms/free-*"), "board/ship_red"), alike(("realms/*",), "hand/coin")
    (True, False)
    """
    return any(_pattern(pattern).fullmatch(name) for pattern in patterns)


@lru_cache(4096)
def _pattern(pattern: str) -> re.Pattern[str]:
    whole = pattern if "/" in pattern else f"*/{pattern}"
    return re.compile(".*".join(map(re.escape, whole.split("*"))))


def listed(names: str) -> tuple[str, ...]:
    """The words that a message lists.

    >>> listed("ruins card*, card* of ruins")
    ('ruins card*', 'card* of ruins')
    """
    return tuple(name.strip() for name in names.split(","))


@lru_cache(4096)
def term(name: str) -> re.Pattern[str]:
    """Finds a name in a sentence.

    >>> term("карт* руїн").findall("Карту руїн відкрито, карта боліт чекає.")
    ['Карту руїн']
    >>> term("Search").search("search for it") is term("ruin").search("ruins") is None
    True
    """
    words = (re.escape(word).replace(r"\*", "[\\w’]*") for word in name.split())
    first, rest = name[0], r"\s".join(words).removeprefix(re.escape(name[0]))
    return re.compile(rf"(?<!\w)[{re.escape(first)}{re.escape(first.upper())}]{rest}(?!\w)")


CARDS: WeakKeyDictionary[Game, Cards] = WeakKeyDictionary()
"""The cards that have been read, by their game."""


PROGRESS = "progress"
"""The card that explains how far a game has come: every table shows that."""


def cards_of(game: Game) -> Cards:
    """The cards in a game's folder, checked. Without a ``cards.toml`` everything is plain: its own
    words are all there is to say. A card for how far the game has come is always there."""
    if game not in CARDS:
        file = game.folder / "cards.toml"
        CARDS[game] = read(file.read_text("utf-8") if file.is_file() else 'plain = ["*"]', game)
    return CARDS[game]


def read(text: str, game: Game) -> Cards:
    """The cards that a ``cards.toml`` describes, or `BadCards`."""
    cards = described(text, Cards, game, BadCards)
    if len(cards.by_id) < len(cards.card):
        raise BadCards(f"{game.name}: two cards have the same id")
    for card in cards.card:
        for clause in card.clauses:
            if not game.is_clause(clause):
                raise BadCards(
                    f"{game.name}, card {card.id}: {clause} is not a clause of this game"
                )
    if PROGRESS not in cards.by_id:
        cards = msgspec.structs.replace(cards, card=(*cards.card, Card(PROGRESS)))
    return cards
