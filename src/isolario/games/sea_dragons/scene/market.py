"""What lies open to all: dragon cards by size with their decks, missions, the reef deck.

Keys: ``market-0-1`` for the second small card, ``deck-3``, ``mission-0``, ``reef-deck``,
``mission-deck``; ``payable-0`` marks a mission that the viewer could pay for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.text import Text
from isolario.games.sea_dragons import texts
from isolario.games.sea_dragons.parts import MARKET, NO_MISSION, SHIPS, SIZES
from isolario.games.sea_dragons.pieces import MISSIONS
from isolario.games.sea_dragons.scene.parts import (
    CARD_HIGH,
    CARD_WIDE,
    SIZE,
    card_sprites,
    card_text,
    deck_key,
    market_key,
    mission_key,
    reef_text,
)
from isolario.picture.lines import counted, listed
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView

_ROWS = 47.0  # u: from one size to the next
_CARDS = CARD_WIDE + 4  # u: from the deck to the first card, and on to the second
_LEFT = 226.0  # u: the middle of the first mission
_WIDE, _HIGH = 80.0, 69.0  # u: from one mission to the next
_STEP, _ROOM = 23.0, 69.0  # u: from one ship of a mission to the next; for all in a row
_PAYABLE = Text("sdr_payable")


def market_area(view: SeaDragonsView) -> Area:
    sheet = Draft()
    for row, size in enumerate(SIZES):
        _dragons(sheet, view, row, size)
    _missions(sheet, view)
    _other_decks(sheet, view)
    return sheet.area("market", "offer", Text("sdr_area_market"), _ROWS * len(SIZES))


# --- dragons ------------------------------------------------------------------------------------


def _dragons(sheet: Draft, view: SeaDragonsView, row: int, size: int) -> None:
    """The deck of a size with its number, and two cards."""
    known = view.known
    y = _ROWS * row + CARD_HIGH / 2 + 2
    count = len(known.decks[row])
    deck, label = _deck(size, y, count, known.can_draw(row))
    sheet.sprites.append(deck)
    sheet.labels.append(label)
    cards = known.market[row]
    for place in range(MARKET):
        x = CARD_WIDE / 2 + _CARDS * (place + 1)
        if place < len(cards):
            sheet.sprites += card_sprites(market_key(row, place), cards[place], x, y)
        else:
            sheet.sprites.append(Sprite(f"space-{row}-{place}", "slot", x, y))
    said = [_deck_text(size, count)]
    if cards:
        said.append(counted(map(card_text, cards)))
    sheet.lines.append(listed(said, apart=True))


@lru_cache(512)
def _deck_text(size: int, count: int) -> Text:
    return Text("sdr_deck", {"size": SIZE[size], "n": count})


@lru_cache(512)
def _deck(size: int, y: float, count: int, can_draw: bool) -> tuple[Sprite, Label]:
    x, words = CARD_WIDE / 2, _deck_text(size, count)
    deck = Sprite(deck_key(size), f"deck_{size}", x, y, dim=not can_draw, words=words)
    return deck, Label(f"count-{size}", x - 0.5, y + 6.5, str(count), 16, "number")


# --- missions -----------------------------------------------------------------------------------


def _missions(sheet: Draft, view: SeaDragonsView) -> None:
    known = view.known
    payable: set[int] = set()
    if view.seat is not None and not view.over and known.step != "ships":
        payable = {move.slot for move in known.fulfilments(view.seat)}
    gone = known.paying if known.step == "reef" else NO_MISSION
    for slot, name in enumerate(known.missions):
        place = slot + (0 <= gone <= slot)  # where one was paid for there is a gap until the refill
        paying = known.step == "ships" and slot == known.paying
        sheet.sprites += _mission(slot, name, place, paying)
        sheet.labels.append(_worth(slot, name, place))
        if slot in payable:
            sheet.sprites.append(_payable(slot, place))
        about = texts.MISSION[name]
        kind = "sdr_mission_payable" if slot in payable else "sdr_mission"
        sheet.lines.append(Text(kind, {"mission": about, "number": slot + 1}))
    if not known.missions:
        sheet.lines.append(Text("sdr_no_missions"))


def _at(place: int) -> tuple[float, float]:
    """Two above, two below."""
    return _LEFT + _WIDE * (place % 2), _HIGH * (place // 2 + 0.5)


@lru_cache(512)
def _mission(slot: int, name: str, place: int, paying: bool) -> tuple[Sprite, ...]:
    """Its points are above; then the ships, in rows of three, and the reef card."""
    return mission_sprites(mission_key(slot), name, *_at(place), paying)


def mission_sprites(
    key: str, name: str, x: float, y: float, paying: bool = False
) -> tuple[Sprite, ...]:
    """The card of a mission, without its points."""
    mission = MISSIONS[name]
    symbol = "mission_paying" if paying else "mission"
    found = [Sprite(key, symbol, x, y, words=texts.MISSION[name])]
    ships = [SHIPS[colour] for colour, number in enumerate(mission.ships) for _ in range(number)]
    half = len(ships) if len(ships) < 4 else (len(ships) + 1) // 2
    rows = [row for row in (ships[:half], ships[half:]) if row]
    step = min(_STEP, _ROOM / max(half, 1))
    for row, colours in enumerate(rows):
        down = y + 11 + 19.6 * (row - (len(rows) - 1) / 2)
        for column, colour in enumerate(colours):
            across = round(x + step * (column - (len(colours) - 1) / 2), 1)
            part = f"{key}-{max(half, 3) * row + column}"
            size = 0.56 if step == _STEP else round(0.56 * step / _STEP, 3)
            found.append(Sprite(part, f"ship_{colour}", across, down, scale=size, layer=1, on=key))
    if mission.reef:
        found.append(
            Sprite(f"{key}-reef", "reef_sign", x + 23, y - 21, scale=0.86, layer=1, on=key)
        )
    return tuple(found)


@lru_cache(512)
def _worth(slot: int, name: str, place: int) -> Label:
    x, y = _at(place)
    points = str(MISSIONS[name].points)
    return Label(f"worth-{slot}", x - 30, y - 20, points, 18, "number", "start")


@lru_cache(16)
def _payable(slot: int, place: int) -> Sprite:
    x, y = _at(place)
    return Sprite(f"payable-{slot}", "payable", x, y - 21, layer=2, words=_PAYABLE)


# --- decks --------------------------------------------------------------------------------------


def _other_decks(sheet: Draft, view: SeaDragonsView) -> None:
    """How many missions and reef cards are left."""
    known = view.known
    for number, (key, symbol, count) in enumerate(
        (
            ("mission-deck", "mission_back", len(known.mission_deck)),
            ("reef-deck", "reef_back", len(known.reef_deck)),
        )
    ):
        x, y = WIDTH - 16, _HIGH * (number + 0.5) - 8
        words = Text(f"sdr_{symbol.removesuffix('_back')}_deck", {"n": count})
        sheet.sprites.append(Sprite(key, symbol, x, y, scale=0.74, dim=not count, words=words))
        sheet.labels.append(Label(key, x, y + 30, str(count), 16, "number"))
        sheet.lines.append(words)


def market_at_length(view: SeaDragonsView) -> tuple[Text, ...]:
    """Which reef cards the viewer has put under their deck, and how far from the top they are; the
    discards; the missions that are fulfilled."""
    known = view.known
    found = [
        Text("sdr_returned", {"reef": reef_text(kind), "number": place + 1})
        for place, kind in enumerate(known.reef_deck)
        if kind != UNKNOWN
    ]
    for size, cards in zip(SIZES, known.discards, strict=True):
        if cards:
            said = counted(map(card_text, cards))
            found.append(Text("sdr_discards", {"size": SIZE[size], "cards": said}))
    if known.used:
        found.append(Text("sdr_used_reefs", {"cards": counted(map(reef_text, known.used))}))
    return tuple(found)
