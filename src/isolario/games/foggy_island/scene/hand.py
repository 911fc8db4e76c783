"""What the viewer has in hand, chooses a first hand from, or can hire.

Keys: ``hand-wolf-0`` in the hand (or, while hands are chosen, among what it is chosen from),
``rest-wolf`` for the kinds in the viewer's deck, ``shop-fox-0`` for a mercenary, ``set-wolf``
among the viewer's eighteen while hiring.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.foggy_island import choosing
from isolario.games.foggy_island.parts import HAND, SIDES
from isolario.games.foggy_island.pieces import KIND_OF, KINDS, LETTERS, Kind, letters
from isolario.games.foggy_island.scene.parts import NAMES, hand_key, in_order, shop_key, token_of
from isolario.picture.lines import counted, listed, so_many
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView

SLOT = 74.0  # u: from one place of the hand to the next
COUNTED = 53.0  # u: from one kind that is counted to the next


def hand_area(view: FoggyView, seat: int) -> Area:
    """The hand, and below it what the deck holds."""
    held = letters(token.kind for token in view.known.held if token.seat == seat)
    sheet = Draft()
    _row(sheet, seat, view.hand, held)
    bottom = 88.0
    free = _without(view.hand, held)
    sheet.lines.append(tokens_text(free) if free else Text("hand_bare"))
    sheet.lines += (Text("not_this_turn", {"token": NAMES[letter]}) for letter in held)
    if view.deck:
        sheet.lines.append(Text("deck_holds", {"tokens": tokens_text(view.deck)}))
        sheet.labels.append(Label("rest", 0, 114, Text("deck"), 16, "name", "start"))
        bottom = 20 + _counted(sheet, "rest", "in_deck", seat, view.deck, (56, 114, WIDTH))
    return sheet.area("hand", "hand", Text("area_hand"), bottom)


@lru_cache(4096)
def tokens_text(letters: str) -> Text:
    """One or more tokens in words, in canonical order."""
    return counted(NAMES[letter] for letter in sorted(letters, key=list(NAMES).index))


def _without(letters: str, gone: str) -> str:
    for letter in gone:
        letters = letters.replace(letter, "", 1)
    return letters


def _row(sheet: Draft, seat: int, tokens: str, held: str = "") -> None:
    """The places of a hand, filled from the left, with the names of the kinds below. What was
    taken back this turn is dim: it cannot be laid yet."""
    sprites = sheet.sprites
    step = min(SLOT, SLOT * HAND / max(1, len(tokens)))
    scale = min(1.0, step / 62)
    for letter, group in groupby(tokens):
        first, symbol, name = len(sprites), token_of(seat, letter), NAMES[letter]
        count = len(tuple(group))
        free = count - held.count(letter)
        for number in range(count):
            x, dim = step * (len(sprites) + 0.5), number >= free
            words = Text("not_this_turn", {"token": name}) if dim else name
            key = hand_key(letter, number)
            sprites.append(Sprite(key, symbol, x, 34, scale=scale, dim=dim, words=words))
        middle = step * (first + len(sprites)) / 2
        sheet.labels.append(Label(f"name-{name.id}", middle, 78, name))
    sprites += (
        Sprite(f"slot-{place}", "slot", SLOT * (place + 0.5), 34)
        for place in range(len(sprites), HAND)
    )


def _counted(
    sheet: Draft, key: str, words: str, seat: int, tokens: str, room: tuple[float, float, float]
) -> float:
    """Small tokens, each kind once with its number. ``room``: left, first row, right. Returns
    where the last row is."""
    left, y, right = room
    x = left
    for letter in in_order(tokens):
        if x + COUNTED > right:
            x, y = left, y + 32
        name, count = NAMES[letter], tokens.count(letter)
        text, symbol = Text(words, {"token": name, "count": count}), token_of(seat, letter)
        sheet.sprites.append(Sprite(f"{key}-{name.id}", symbol, x + 14, y, scale=0.44, words=text))
        label = Label(f"{key}-{name.id}", x + 31, y, f"×{count}", 14, "number", "start")
        sheet.labels.append(label)
        x += COUNTED
    return y


# --- the first hand -----------------------------------------------------------------------------


def pool_area(view: FoggyView, seat: int) -> Area:
    """The first hand being chosen: five places, and below them the rest to choose from."""
    sheet = Draft()
    _row(sheet, seat, view.picks)
    pickable = pickable_kinds(view, seat)
    sheet.lines += _pool_lines(view, bool(pickable))
    x, y = 0.0, 124.0
    for letter in in_order(view.offer):
        symbol, name = token_of(seat, letter), NAMES[letter]
        first, count = view.picks.count(letter), view.offer.count(letter)
        width = max(66.0, 44 + 18.0 * (count - 1))
        if x + width > WIDTH:
            x, y = 0.0, y + 74
        places = [(number, x + 22 + 18 * (number - first)) for number in range(first, count)]
        dim = letter not in pickable
        sheet.sprites += (
            Sprite(hand_key(letter, number), symbol, at, y, scale=0.68, dim=dim, words=name)
            for number, at in places
        )
        sheet.labels.append(Label(f"kind-{name.id}", x + 2, y + 33, name, anchor="start"))
        if len(places) > 1:
            at = max(places[-1][1] + 20, x + 62)
            left = f"×{len(places)}"
            sheet.labels.append(Label(f"left-{name.id}", at, y + 33, left, 14, "number", "end"))
        x += width + 14
    return sheet.area("hand", "hand", Text("area_hand"), y + 44)


def _pool_lines(view: FoggyView, choosing: bool) -> Iterator[Text]:
    """What is chosen, and what still can be, or is left for the deck."""
    rest = _without(view.offer, view.picks)
    for what, tokens in (
        ("hand_chosen", view.picks),
        ("hand_from" if choosing else "hand_rest", rest),
    ):
        if tokens:
            yield Text(what, {"tokens": tokens_text(tokens)})


def pickable_kinds(view: FoggyView, seat: int) -> str:
    """The letters of the kinds that the viewer can pick next."""
    if not view.legal_moves() or len(view.picks) == HAND:
        return ""
    return "".join(LETTERS[kind] for kind in choosing.pickable(view.known, seat))


# --- the shop -----------------------------------------------------------------------------------

STALL = (95.4, 88.0)  # u: from one mercenary to the next, from one row of them to the next
STALLS = 4  # in a row; they are in the canonical order

_FOR_HIRE = [(kind, number) for kind in KINDS if kind.replaces for number in range(kind.count)]
_BY_NAME = {kind.name: kind.letter for kind in KINDS}


def shop_area(view: FoggyView, seat: int) -> Area:
    """What can be hired, for how much, and what leaves for it; above, the eighteen as they would
    then be, and the coins left.

    A mercenary chosen now has a tick in gold; one that was hired before has one for its price.
    """
    sheet = Draft()
    y = _eighteen(sheet, view, seat) + 30
    hirable = hirable_kinds(view, seat)
    sheet.lines += _shop_lines(view, seat)
    rows = -(-len(_FOR_HIRE) // STALLS)
    for place, (kind, number) in enumerate(_FOR_HIRE):
        row, column = divmod(place, STALLS)
        x, dim = STALL[0] * column - 1, kind.letter not in hirable
        _stall(sheet, view, seat, (kind, number), (x, y + STALL[1] * row), dim)
    return sheet.area("shop", "offer", Text("area_shop"), y + STALL[1] * max(1, rows))


def _eighteen(sheet: Draft, view: FoggyView, seat: int) -> float:
    """The viewer's set, counted, with what is hired now; and the purse beside it. Returns where
    the last row is."""
    tokens = list(letters(view.known.sets[seat % SIDES]))
    for letter in _pending(view, seat):
        tokens.remove(_BY_NAME[KINDS[KIND_OF[letter]].replaces])
        tokens.append(letter)
    left = choosing.coins_left(view.known, seat)
    words = Text("coins_left", {"coins": left})
    sheet.lines += (words, Text("set_holds", {"tokens": tokens_text("".join(tokens))}))
    sheet.sprites.append(Sprite("purse", "money", WIDTH - 66, 20, scale=1.5, words=words))
    sheet.labels.append(Label("purse", WIDTH - 44, 20, str(left), 28, "number", "start"))
    return _counted(sheet, "set", "in_set", seat, "".join(tokens), (0, 18, WIDTH - 92))


def _shop_lines(view: FoggyView, seat: int) -> Iterator[Text]:
    """Who is chosen now, who was hired before, and who is left, with prices."""
    owned, pending = letters(view.known.sets[seat % SIDES]), _pending(view, seat)
    hired = "".join(kind.letter for kind, number in _FOR_HIRE if number < owned.count(kind.letter))
    for what, tokens in (("shop_chosen", pending), ("shop_hired", hired)):
        if tokens:
            yield Text(what, {"tokens": tokens_text(tokens)})
    left = {kind: kind.count - (hired + pending).count(kind.letter) for kind, _ in _FOR_HIRE}
    priced = [
        so_many(count, Text("shop_price", {"token": NAMES[kind.letter], "n": kind.price}))
        for kind, count in left.items()
        if count
    ]
    if priced:
        yield Text("shop_offers", {"tokens": listed(priced)})


def _stall(
    sheet: Draft,
    view: FoggyView,
    seat: int,
    mercenary: tuple[Kind, int],
    at: tuple[float, float],
    dim: bool,
) -> None:
    """One mercenary of the shop. Its whole card can be hit."""
    (kind, number), (x, y) = mercenary, at
    letter, name = kind.letter, NAMES[kind.letter]
    owned = letters(view.known.sets[seat % SIDES]).count(letter)
    chosen = owned + _pending(view, seat).count(letter)
    dim = dim and number >= chosen
    key = shop_key(letter, number)
    what = "hired_before" if number < owned else "hired_now" if number < chosen else "for_hire"
    sprites, labels = sheet.sprites, sheet.labels
    token = token_of(seat, letter)
    sprites.append(Sprite(key, "stall", x + 47, y + 43, words=Text(what, _card(kind))))
    sprites.append(Sprite(f"face-{key}", token, x + 28, y + 31, scale=0.78, dim=dim))
    labels.append(Label(key, x + 47, y + 72, name))
    if number < owned:
        sprites.append(Sprite(f"owned-{key}", "ready", x + 74, y + 30))
        return
    sprites.append(Sprite(f"price-{key}", "money", x + 65, y + 15, scale=0.72))
    labels.append(Label(f"price-{key}", x + 74, y + 15, str(kind.price), 14, "number", "start"))
    leaver = token_of(seat, _BY_NAME[kind.replaces])
    sprites.append(Sprite(f"leaves-{key}", leaver, x + 76, y + 43, scale=0.42, dim=dim))
    labels.append(Label(f"leaves-{key}", x + 57, y + 42, "−", 18, "number"))
    if number < chosen:
        sprites.append(Sprite(f"hired-{key}", "hired", x + 12, y + 12, layer=1))


@cache
def _card(kind: Kind) -> Facts:
    """What is on the card of a mercenary."""
    return {
        "token": NAMES[kind.letter],
        "price": Text("price", {"coins": kind.price}),
        "replaces": Text("replaces", {"token": Text(kind.replaces)}),
        "about": Text(f"about_{kind.name}"),
    }


def _pending(view: FoggyView, seat: int) -> str:
    """The mercenaries that the viewer has chosen. When all are ready they join the set one by
    one, and this is looked at in between."""
    if view.to_move:
        return view.picks
    owned = letters(view.known.sets[seat % SIDES])
    return "".join(
        letter * (view.picks.count(letter) - owned.count(letter)) for letter in in_order(view.picks)
    )


def hirable_kinds(view: FoggyView, seat: int) -> str:
    """The letters of the mercenaries that the viewer can hire next."""
    if seat not in view.to_move:
        return ""
    return "".join(LETTERS[kind] for kind in choosing.hirable(view.known, seat))
