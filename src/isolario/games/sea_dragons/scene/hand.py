"""The viewer's own: heads, gold and ships, two dragon cards, reef cards kept or to choose from.

Keys: ``card-0`` for a dragon card, ``reef-0`` for a reef card that is kept, ``drawn-0`` for one of
the two to choose from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from isolario.core.text import Text
from isolario.games.sea_dragons.parts import COLOURS, HAND, SHIPS, Fleet
from isolario.games.sea_dragons.pieces import GOLD_REEF
from isolario.games.sea_dragons.scene.parts import (
    CARD_HIGH,
    CARD_WIDE,
    REEF_HIGH,
    REEF_WIDE,
    card_key,
    card_sprites,
    card_text,
    drawn_key,
    reef_key,
    reef_text,
)
from isolario.games.sea_dragons.texts import SHIP
from isolario.picture.lines import counted
from isolario.picture.scene import Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView

LARGE = 2.0  # a dragon card
KEPT = 0.76  # a reef card
DRAWN = 1.0
_STOCK = 30.0  # u: the line of heads, gold and ships
_REEFS = 224.0  # u: where the reef cards begin
_ROW = 5  # reef cards beside each other
_OPEN = Text("sdr_open_card")
_KEEP = Text("sdr_keep_one")


def hand_area(view: SeaDragonsView, seat: int, playable: frozenset[str]) -> Area:
    """``playable``: the shapes that fit somewhere; while the viewer places, others are dim."""
    sheet = Draft()
    known = view.known
    heads, gold = known.heads[seat], known.gold[seat]
    sheet.lines.append(Text("sdr_stock", {"heads": heads, "gold": gold}))
    stock(sheet, seat, heads, gold, known.fleets[seat], 14, _STOCK / 2 - 2, gold_tally(view, seat))
    _cards(sheet, view, seat, playable)
    height = max(LARGE * CARD_HIGH, _reefs(sheet, view, seat))
    return sheet.area("hand", "hand", Text("sdr_area_hand"), _STOCK + height + 4)


def gold_tally(view: SeaDragonsView, seat: int) -> str:
    """A move's effect on somebody's gold can be told if no gold card is counted with it."""
    return "" if GOLD_REEF in view.known.reefs[seat] else f"{seat}/gold_scored"


def stock(
    sheet: Draft, seat: int, heads: int, gold: int, fleet: Fleet, x: float, y: float, tally: str
) -> None:
    """Heads, gold and ships in a line, 250 u wide."""
    sprites, labels = _stock(seat, heads, gold, fleet, x, y, tally)
    sheet.sprites += sprites
    sheet.labels += labels


@lru_cache(1 << 12)
def _stock(
    seat: int, heads: int, gold: int, fleet: Fleet, x: float, y: float, tally: str
) -> tuple[tuple[Sprite, ...], tuple[Label, ...]]:
    sprites = [
        Sprite(
            f"heads-{seat}",
            f"head_{COLOURS[seat]}",
            x,
            y,
            scale=0.5,
            words=Text("sdr_heads", {"n": heads}),
        ),
        Sprite(f"gold-{seat}", "coin", x + 52, y, words=Text("sdr_gold_of", {"n": gold})),
    ]
    labels = [
        Label(f"heads-{seat}", x + 14, y, str(heads), 18, "number", "start"),
        Label(f"gold-{seat}", x + 66, y, str(gold), 18, "number", "start", tally=tally),
    ]
    for colour, number in enumerate(fleet):
        at = x + 112 + 38 * colour
        words = Text("sdr_ships_of", {"ship": SHIP[colour], "n": number})
        sprites.append(
            Sprite(
                f"fleet-{seat}-{colour}",
                f"ship_{SHIPS[colour]}",
                at,
                y,
                scale=0.66,
                dim=not number,
                words=words,
            )
        )
        if number:
            name = f"fleet-{seat}-{colour}"
            labels.append(Label(name, at + 14, y, str(number), 16, "number", "start"))
    return tuple(sprites), tuple(labels)


def _cards(sheet: Draft, view: SeaDragonsView, seat: int, playable: frozenset[str]) -> None:
    hand = view.known.hands[seat]
    placing = view.known.step == "play" and seat in view.to_move
    y = _STOCK + LARGE * CARD_HIGH / 2
    for slot in range(HAND):
        x = (LARGE * CARD_WIDE + 4) * (slot + 0.5)
        if slot >= len(hand):
            sheet.sprites.append(Sprite(f"slot-{slot}", "slot", x, y, scale=LARGE))
            continue
        card, key = hand[slot], card_key(slot)
        dim = placing and card.shape not in playable
        sheet.sprites += card_sprites(key, card.shape, x, y, LARGE, COLOURS[seat], dim)
        if card.open:
            at = x + 40, y + 26
            sheet.sprites.append(
                Sprite(f"open-{slot}", "open_card", *at, layer=3, words=_OPEN, on=key)
            )
    if not hand:
        sheet.lines.append(Text("sdr_no_cards"))
        return
    cards = (
        Text("sdr_open", {"card": card_text(it.shape)}) if it.open else card_text(it.shape)
        for it in hand
    )
    sheet.lines.append(Text("sdr_cards", {"cards": counted(cards)}))


def _reefs(sheet: Draft, view: SeaDragonsView, seat: int) -> float:
    """Those kept; below them, those to choose from. Returns the total height."""
    kept = view.known.reefs[seat]
    high = KEPT * REEF_HIGH
    close = 1 if len(kept) <= _ROW else _ROW / len(kept)  # more of them overlap
    for slot, kind in enumerate(kept):
        x = _REEFS + KEPT * REEF_WIDE * (slot * close + 0.5)
        sheet.sprites.append(_reef(reef_key(slot), kind, x, _STOCK + high / 2, KEPT))
    if kept:
        sheet.lines.append(Text("sdr_reefs", {"cards": counted(map(reef_text, kept))}))
    drawn = view.known.drawn
    if not drawn or seat not in view.to_move:
        return high if kept else 0
    y = _STOCK + high + 4 + DRAWN * REEF_HIGH / 2
    for slot, kind in enumerate(drawn):
        x = _REEFS + (DRAWN * REEF_WIDE + 4) * (slot + 0.5)
        sheet.sprites.append(_reef(drawn_key(slot), kind, x, y, DRAWN))
    below = _STOCK + high + 4 + DRAWN * REEF_HIGH + 11
    sheet.labels.append(Label("keep", _REEFS, below, _KEEP, 16, anchor="start"))
    sheet.lines.append(Text("sdr_drawn", {"cards": counted(map(reef_text, drawn))}))
    return high + 4 + DRAWN * REEF_HIGH + 22


@lru_cache(1024)
def _reef(key: str, kind: str, x: float, y: float, scale: float) -> Sprite:
    return Sprite(key, f"reef_{kind}", round(x, 1), y, scale=scale, words=reef_text(kind))
