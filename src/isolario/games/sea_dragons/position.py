"""A position of Sea Dragons as text, and back.

The board (see `notation`), then lines by name. ``ships`` has the colours on the free spots in
reading order, ``g`` green, ``p`` purple, ``r`` red, ``b`` blue (``.``: none). A card in a hand that
all know has a star (``4L*``), one of which only the size is known a question mark (``4?``);
``4L'1`` was drawn after its deck had been reshuffled. A reef card that seat 2 has put under the
deck is ``gold:2``. Lines with nothing to say are left out; decks that are left out have all cards
that are nowhere else, and a seat whose heads are left out has one for each dragon that is not on
the board.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from isolario.core.boards.bits import bits, mask_of
from isolario.core.chance import UNKNOWN
from isolario.core.position import Position
from isolario.core.state import TOGETHER
from isolario.games.sea_dragons.board import CELL_NAMES, CELL_OF, GRID, names, sea_of
from isolario.games.sea_dragons.moves import fleet, letters
from isolario.games.sea_dragons.notation import read_board, write_board
from isolario.games.sea_dragons.options import SeaDragonsOptions
from isolario.games.sea_dragons.parts import (
    HEADS,
    NO_MISSION,
    NOBODY,
    SHIP_LETTERS,
    SHIPS,
    SIZES,
    STEPS,
    Card,
    Fleet,
)
from isolario.games.sea_dragons.pieces import BOX, MISSIONS, REEF_BOX, REEF_KINDS, SHAPES
from isolario.games.sea_dragons.rules import SeaDragonsState

NO_SHIP = "."
_CARD = re.compile(r"([345][A-Z?])(\*?)(?:'([0-9]{1,2}))?")


# --- writing ------------------------------------------------------------------------------------


def write(state: SeaDragonsState) -> tuple[str, dict[str, str]]:
    """The board, and everything beside it."""
    lines = {
        "players": str(state.seats),
        "ships": _ships(state),
        "step": state.step,
        "turn": "" if state.active == TOGETHER else str(state.active),
        "heads": _row(map(str, state.heads)),
        "gold": _row(map(str, state.gold)),
        "fleets": _row(map(letters, state.fleets)),
        "hands": _row(" ".join(map(_card, hand)) for hand in state.hands),
        "market": _rows(state.market),
        "decks": _rows(state.decks),
        "discards": _rows(state.discards),
        "missions": " ".join(state.missions),
        "mission deck": " ".join(state.mission_deck),
        "fulfilled": _rows(state.fulfilled),
        "reefs": _rows(state.reefs),
        "reef deck": " ".join(
            kind if by == NOBODY else f"{kind}:{by}"
            for kind, by in zip(state.reef_deck, state.returned_by, strict=True)
        ),
        "used": " ".join(state.used),
        "points": _row(map(str, state.points)),
    }
    older = _row(" / ".join(map(" ".join, deals)) for deals in state.older)
    rare = {
        "older": older if any(state.older) else "",
        "played": state.played,
        "laid": " ".join(names(state.laid)),
        "due": str(state.due or ""),
        "drawn": " ".join(state.drawn),
        "paying": "" if state.paying == NO_MISSION else str(state.paying + 1),
        "cards": " ".join(state.cards),
    }
    lines |= {name: value for name, value in rare.items() if value}
    return write_board(state.ground, state.dragons), lines


def _ships(state: SeaDragonsState) -> str:
    colours = {
        cell: letter
        for letter, cells in zip(SHIP_LETTERS, state.afloat, strict=True)
        for cell in bits(cells)
    }
    free = sea_of(state.ground).spots & ~sum(state.dragons)
    return "".join(colours.get(cell, NO_SHIP) for cell in sorted({*colours, *bits(free)}))


def _row(parts: Iterable[str]) -> str:
    return " | ".join(parts)


def _rows(groups: Iterable[Iterable[str]]) -> str:
    return _row(map(" ".join, groups))


def _card(card: Card) -> str:
    return card.shape + "*" * card.open + (f"'{card.deal}" if card.deal else "")


# --- reading ------------------------------------------------------------------------------------


def read(position: Position, options: SeaDragonsOptions) -> SeaDragonsState:
    """The state that a text describes."""
    seats = position.number("players")
    if seats not in HEADS:
        raise position.bad("2 to 5 players")
    state = SeaDragonsState.blank(seats, options)
    nothing = _row([""] * seats)
    state.ground, state.dragons = read_board(position, seats)
    state.afloat = _afloat(position, state)
    state.step = position.choice("step", STEPS, "play")  # type: ignore[assignment]
    if state.step != "over":
        state.active = position.number("turn", 0)
    else:
        position.take("turn", "")
    left = [HEADS[seats] - len(GRID.clusters(dragons)) for dragons in state.dragons]
    for name, usual in (("heads", left), ("gold", [0] * seats), ("points", [0] * seats)):
        parts = position.per_seat(name, seats, _row(map(str, usual)))
        setattr(state, name, tuple(map(position.whole, parts)))
    state.fleets = tuple(
        _fleet(position, part) for part in position.per_seat("fleets", seats, nothing)
    )
    state.hands = tuple(
        tuple(sorted(_read_card(position, word) for word in part.split()))
        for part in position.per_seat("hands", seats, nothing)
    )
    state.market = _shapes(position, "market", blanks=False)
    state.discards = _shapes(position, "discards", blanks=False, ordered=True)
    state.older = tuple(
        tuple(tuple(_words(position, deal, SHAPES)) for deal in part.split("/")) if part else ()
        for part in position.per_seat("older", len(SIZES), " | | ")
    )
    state.missions = tuple(_words(position, position.take("missions", ""), MISSIONS))
    state.fulfilled = tuple(
        tuple(_words(position, part, MISSIONS))
        for part in position.per_seat("fulfilled", seats, nothing)
    )
    state.reefs = tuple(
        _in_order(_words(position, part, (*REEF_KINDS, UNKNOWN)))
        for part in position.per_seat("reefs", seats, nothing)
    )
    state.used = _in_order(_words(position, position.take("used", ""), REEF_KINDS))
    _read_turn(position, state)
    _read_decks(position, state)
    return state


def _read_turn(position: Position, state: SeaDragonsState) -> None:
    """What has been done this turn."""
    state.played = position.choice("played", ("", *SHAPES), "")
    cells = position.take("laid", "").split()
    if not set(cells) <= CELL_OF.keys():
        raise position.bad(f"cells such as {CELL_NAMES[0]}")
    state.laid = mask_of([CELL_OF[cell] for cell in cells])
    state.due = position.whole(position.take("due", "") or "0")
    drawn = _words(position, position.take("drawn", ""), (*REEF_KINDS, UNKNOWN))
    state.drawn = _in_order(drawn)
    state.paying = position.whole(position.take("paying", "") or "0") - 1
    state.cards = _in_order(_words(position, position.take("cards", ""), REEF_KINDS))


def _read_decks(position: Position, state: SeaDragonsState) -> None:
    """The decks; those left out have the cards that are nowhere else."""
    if "decks" in position.fields:
        state.decks = _shapes(position, "decks", blanks=True)
    else:
        hands = [card.shape for hand in state.hands for card in hand]
        state.decks = tuple(
            _rest(BOX[size], state.market[at], state.discards[at], hands)
            for at, size in enumerate(SIZES)
        )
    if "mission deck" in position.fields:
        words = position.take("mission deck")
        state.mission_deck = tuple(_words(position, words, (*MISSIONS, UNKNOWN)))
    else:
        state.mission_deck = _rest(dict.fromkeys(MISSIONS, 1), state.missions, *state.fulfilled)
    if "reef deck" in position.fields:
        cards = [_returned(position, state, word) for word in position.take("reef deck").split()]
        state.reef_deck = tuple(kind for kind, _ in cards)
        state.returned_by = tuple(by for _, by in cards)
    else:
        state.reef_deck = _rest(REEF_BOX, *state.reefs, state.used, state.drawn)
        state.returned_by = (NOBODY,) * len(state.reef_deck)


def _rest(box: Mapping[str, int], *elsewhere: Sequence[str]) -> tuple[str, ...]:
    """What is in the box and nowhere else."""
    rest = Counter(box)
    for cards in elsewhere:
        rest.subtract(card for card in cards if card in box)
    return tuple(rest.elements())


def _words(position: Position, text: str, allowed: Iterable[str]) -> list[str]:
    words, known = text.split(), set(allowed)
    for word in words:
        if word not in known:
            some = ", ".join(sorted(known)[:3])
            raise position.bad(f"words such as {some}, not {word[:20]}")
    return words


def _shapes(
    position: Position, name: str, blanks: bool, ordered: bool = False
) -> tuple[tuple[str, ...], ...]:
    """Cards by size."""
    found = []
    for size, part in zip(SIZES, position.per_seat(name, len(SIZES), " | | "), strict=True):
        allowed = [shape for shape in SHAPES if int(shape[0]) == size] + [UNKNOWN] * blanks
        words = _words(position, part, allowed)
        found.append(tuple(sorted(words) if ordered else words))
    return tuple(found)


def _read_card(position: Position, word: str) -> Card:
    found = _CARD.fullmatch(word)
    if found is None or (found[1][1] != UNKNOWN and found[1] not in SHAPES):
        raise position.bad("cards such as 4L, 4L* or 4?")
    return Card(found[1], bool(found[2]), int(found[3] or 0))


def _in_order(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=(*REEF_KINDS, UNKNOWN).index))


def _returned(position: Position, state: SeaDragonsState, word: str) -> tuple[str, int]:
    kind, colon, by = word.partition(":")
    seats = [str(seat) for seat in range(state.seats)]
    if kind not in (*REEF_KINDS, UNKNOWN) or (colon and by not in seats):
        raise position.bad("reef cards, perhaps with the seat that put them there: gold:1")
    return kind, int(by) if colon else NOBODY


def _fleet(position: Position, part: str) -> Fleet:
    if not set(part) <= set(SHIP_LETTERS):
        raise position.bad(f"ships as letters: {SHIP_LETTERS}")
    return fleet([SHIP_LETTERS.index(letter) for letter in part])


def _afloat(position: Position, state: SeaDragonsState) -> tuple[int, ...]:
    free = sea_of(state.ground).spots
    for cells in state.dragons:
        free &= ~cells
    spots = list(bits(free))
    colours = "".join(position.take("ships", "").split())
    if len(colours) != len(spots) or not set(colours) <= {*SHIP_LETTERS, NO_SHIP}:
        raise position.bad(f"{len(spots)} letters of {SHIP_LETTERS}, one for each free ship spot")
    return tuple(
        mask_of([spot for spot, its in zip(spots, colours, strict=True) if its == letter])
        for letter in SHIP_LETTERS[: len(SHIPS)]
    )
