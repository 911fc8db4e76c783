"""What the steps of a turn do: playing, reef cards, missions, new cards, the end (SDR-S to E)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from isolario.core.boards.bits import bits, mask_of
from isolario.core.event import Event, Facts
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.sea_dragons.board import CORNERS, joined, references, sea_of, touching
from isolario.games.sea_dragons.parts import (
    GOLD_CARD,
    HAND,
    HEADS,
    MARKET,
    MEDIUM,
    MISSIONS,
    NO_MISSION,
    NOBODY,
    PASS_GOLD,
    SHIPS,
    SIZE_NAMES,
    SIZES,
    START_GOLD,
    Card,
    Fleet,
    row,
)
from isolario.games.sea_dragons.payment import Cards
from isolario.games.sea_dragons.pieces import (
    BOX,
    GOLD_REEF,
    PIECES,
    REEF_BOX,
    REEF_KINDS,
    SHAPES,
    SHIP_COUNTS,
    Mission,
    Pieces,
    elements,
)
from isolario.games.sea_dragons.pieces import MISSIONS as MISSION
from isolario.games.sea_dragons.placing import SHAPE_AT, price
from isolario.games.sea_dragons.scoring import items

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState

T = TypeVar("T")


def _asked(mission: Mission) -> Facts:
    asked: Facts = dict(zip(SHIPS, mission.ships, strict=True))
    return asked | {"worth": mission.points, "reefs": int(mission.reef)}


REEF_TEXT = {kind: Text(f"reef_{kind}") for kind in REEF_KINDS}
SHIP_TEXT = tuple(Text(f"ship_{colour}") for colour in SHIPS)
SIZE_TEXT = {size: Text(name) for size, name in SIZE_NAMES.items()}
CARD_TEXT = {
    shape: Text("dragon_card", {"size": SIZE_TEXT[int(shape[0])], "letter": shape[1]})
    for shape in SHAPES
}
MISSION_TEXT = {name: Text("mission_card", _asked(mission)) for name, mission in MISSION.items()}
"""Missions are told by what they ask for and give: another box may have others."""


# --- set-up -------------------------------------------------------------------------------------


def set_up(state: SeaDragonsState, out: list[Event]) -> None:
    """SDR-S1 to S5."""
    chance, seats = state.chance, state.seats
    join_realms(state, PIECES, out)
    state.heads = (HEADS[seats],) * seats
    state.gold = (START_GOLD,) * seats
    state.decks = tuple(chance.shuffle(elements(BOX[size]), "deck", size, 0) for size in SIZES)
    state.market = tuple(deck[:MARKET] for deck in state.decks)
    state.decks = tuple(deck[MARKET:] for deck in state.decks)
    missions = chance.shuffle(tuple(MISSION), "missions")
    state.missions, state.mission_deck = missions[:MISSIONS], missions[MISSIONS:]
    state.reef_deck = chance.shuffle(elements(REEF_BOX), "reefs")
    state.returned_by = (NOBODY,) * len(state.reef_deck)
    out.append(Event("markets_opened", None, _markets(state), clause="SDR-S2", chance=True))
    first = chance.below(seats, "first")
    for seat in ((first + place) % seats for place in range(seats)):
        deck = state.decks[row(str(MEDIUM))]
        hand = sorted([Card(shape) for shape in deck[:HAND]])
        _set_hand(state, seat, hand)
        _set_deck(state, row(str(MEDIUM)), deck[HAND:])
        cards: Facts = {
            "card": CARD_TEXT[hand[0].shape],
            "other_card": CARD_TEXT[hand[1].shape],
            "gold": START_GOLD,
            "heads": HEADS[seats],
        }
        out.append(
            Event(
                "hand_dealt", seat, cards, (), 0, "SDR-S5", True, False, (seat,), "card other_card"
            )
        )
    state.begin_turn(first)
    out.append(Event("turn_begins", first, clause="SDR-S5", chance=True))


def join_realms(state: SeaDragonsState, pieces: Pieces, out: list[Event]) -> None:
    """Four boards in random order, either side up, and a ship on every spot (SDR-S1). Whoever
    tries other pieces lays their realms so, before the first move."""
    boards = state.chance.shuffle(pieces.boards, "realms")
    faces = [board[state.chance.below(2, "side", at)] for at, board in enumerate(boards)]
    state.ground = joined([pieces.faces[face] for face in faces])
    state.sea = sea_of(state.ground)
    tokens = [colour for colour, number in enumerate(SHIP_COUNTS) for _ in range(number)]
    spots = tuple(bits(state.sea.spots))
    colours = state.chance.shuffle(tokens, "ships")
    state.afloat = tuple(
        mask_of([spot for spot, its in zip(spots, colours, strict=True) if its == colour])
        for colour in range(len(SHIPS))
    )
    facts: Facts = dict(zip(map(str.lower, CORNERS), faces, strict=True))
    out.append(Event("realms_joined", None, facts, clause="SDR-S1", chance=True))


def _markets(state: SeaDragonsState) -> Facts:
    """What lies open, as messages: six cards and four missions."""
    cards = [shape for shapes in state.market for shape in shapes]
    facts: Facts = {f"card_{place}": CARD_TEXT[shape] for place, shape in enumerate(cards, 1)}
    facts |= {
        f"mission_{place}": MISSION_TEXT[name] for place, name in enumerate(state.missions, 1)
    }
    return facts


# --- I: play a dragon ---------------------------------------------------------------------------


def place(state: SeaDragonsState, seat: int, cells: int, out: list[Event]) -> None:
    """SDR-D1 to D6, in the order of SDR-D8: place, gold, pay, ships, reefs, the others' gold."""
    shape = SHAPE_AT[cells]
    where = references(cells)
    card = _discard(state, seat, shape)
    _use_head(state, seat)
    state.dragons = _added(state.dragons, seat, cells)
    state.laid = cells
    facts: Facts = {"card": CARD_TEXT[shape]}
    out.append(Event("dragon_placed", seat, facts, where, 0, "SDR-D1", False, not card.open))
    sea = state.sea
    if found := cells & sea.gold:
        _gain(state, seat, found.bit_count())
        gold: Facts = {"gold": found.bit_count()}
        out.append(Event("gold_found", seat, gold, references(found), 0, "SDR-D5"))
    if paid := price(sea, cells):
        _gain(state, seat, -paid)
        toll: Facts = {"gold": paid}
        out.append(Event("toll_paid", seat, toll, references(cells & sea.toll), 0, "SDR-D4"))
    if cells & sea.spots:
        _take_ships(state, seat, cells, out)
    state.due = (cells & sea.reefs).bit_count()
    _draw_reefs(state, seat, out)


def _take_ships(state: SeaDragonsState, seat: int, cells: int, out: list[Event]) -> None:
    for colour, lying in enumerate(state.afloat):
        if won := lying & cells:
            number = won.bit_count()
            afloat, fleet = list(state.afloat), list(state.fleets[seat])
            afloat[colour] ^= won
            fleet[colour] += number
            state.afloat = tuple(afloat)
            _set_fleet(state, seat, fleet)
            facts: Facts = {"ship": SHIP_TEXT[colour], "number": number}
            out.append(Event("ships_sunk", seat, facts, references(won), 0, "SDR-D5"))


def _pay_neighbours(state: SeaDragonsState, seat: int, out: list[Event]) -> None:
    """SDR-D6: one gold for each dragon beside the new one."""
    for other, dragons in enumerate(state.dragons):
        if other != seat and (number := touching(dragons, state.laid)):
            _gain(state, other, number)
            facts: Facts = {"gold": number}
            out.append(Event("neighbour_paid", other, facts, references(state.laid), 0, "SDR-D6"))


def pass_turn(state: SeaDragonsState, seat: int, shape: str, out: list[Event]) -> None:
    """SDR-P1: a head, a card if there is one, two gold; then a new card."""
    _use_head(state, seat)
    facts: Facts = {"gold": PASS_GOLD}
    reveals = False
    if shape:
        reveals = not _discard(state, seat, shape).open
        facts["card"] = CARD_TEXT[shape]
    _gain(state, seat, PASS_GOLD)
    what = "passed" if shape else "passed_without_card"
    out.append(Event(what, seat, facts, (), 0, "SDR-P1", False, reveals))
    _to_take(state, seat, out)


def cash(state: SeaDragonsState, seat: int, out: list[Event]) -> None:
    """SDR-G1."""
    _use_reef(state, seat, GOLD_REEF)
    _gain(state, seat, GOLD_CARD)
    facts: Facts = {"gold": GOLD_CARD}
    out.append(Event("gold_card_cashed", seat, facts, (), 0, "SDR-G1", False, True))


# --- reef cards ---------------------------------------------------------------------------------


def _draw_reefs(state: SeaDragonsState, seat: int, out: list[Event]) -> None:
    """SDR-D5, D8: one symbol at a time; when none is due any more, the turn goes on."""
    while state.due:
        state.due -= 1
        top = state.reef_deck[:2]
        state.reef_deck = state.reef_deck[2:]
        state.returned_by = state.returned_by[2:]
        if len(top) == 2:  # whoever put one of them there does not know any more where it is
            state.drawn = tuple(sorted(top, key=REEF_KINDS.index))
            state.step = "reef"
            facts: Facts = {
                "reef": REEF_TEXT[state.drawn[0]],
                "other_reef": REEF_TEXT[state.drawn[1]],
            }
            out.append(
                Event(
                    "reefs_drawn", seat, facts, (), 0, "SDR-D5", True, False, (seat,),
                    "reef other_reef",
                )
            )  # fmt: skip
            return
        if top:
            _set_reefs(state, seat, (*state.reefs[seat], *top))
            last: Facts = {"reef": REEF_TEXT[top[0]]}
            out.append(
                Event("last_reef_drawn", seat, last, (), 0, "SDR-D8", True, False, (seat,), "reef")
            )
        else:
            state.due = 0
            out.append(Event("no_reef_left", seat, clause="SDR-D8"))
    if state.paying == NO_MISSION:
        _pay_neighbours(state, seat, out)
        state.step = "mission"
    else:
        _refill_missions(state, seat, out)


def keep(state: SeaDragonsState, seat: int, kind: str, out: list[Event]) -> None:
    """One stays, the other goes under the deck (SDR-D5)."""
    first, second = state.drawn
    other = second if kind == first else first
    state.drawn = ()
    _set_reefs(state, seat, (*state.reefs[seat], kind))
    state.reef_deck = (*state.reef_deck, other)
    state.returned_by = (*state.returned_by, seat)
    facts: Facts = {"reef": REEF_TEXT[kind], "other_reef": REEF_TEXT[other]}
    out.append(
        Event("reef_kept", seat, facts, (), 0, "SDR-D5", False, False, (seat,), "reef other_reef")
    )
    _draw_reefs(state, seat, out)


# --- II: a mission ------------------------------------------------------------------------------


def fulfil(state: SeaDragonsState, seat: int, slot: int, cards: Cards, out: list[Event]) -> None:
    """SDR-M1, M2: which mission, and the reef cards that pay. They leave the game, with a ship of
    a two-ship card that is not needed."""
    chosen: Facts = {"mission": MISSION_TEXT[state.missions[slot]]}
    out.append(Event("mission_chosen", seat, chosen, (), 0, "SDR-M1"))
    for kind in cards:
        _use_reef(state, seat, kind)
        facts: Facts = {"reef": REEF_TEXT[kind]}
        out.append(Event("reef_card_used", seat, facts, (), 0, "SDR-M2", False, True))
    state.paying = slot
    state.cards = cards
    state.step = "ships"


def pay_with_ships(state: SeaDragonsState, seat: int, ships: Fleet, out: list[Event]) -> None:
    """SDR-M1: the mission is paid, and its card taken."""
    for colour, number in enumerate(ships):
        if number:
            fleet = list(state.fleets[seat])
            fleet[colour] -= number
            _set_fleet(state, seat, fleet)
            facts: Facts = {"ship": SHIP_TEXT[colour], "number": number}
            out.append(Event("ships_spent", seat, facts, (), 0, "SDR-M1"))
    slot = state.paying
    name = state.missions[slot]
    state.missions = state.missions[:slot] + state.missions[slot + 1 :]
    state.fulfilled = _replaced(state.fulfilled, seat, (*state.fulfilled[seat], name))
    state.cards = ()
    state.step = "take"
    done: Facts = {"mission": MISSION_TEXT[name], "worth": MISSION[name].points}
    out.append(Event("mission_fulfilled", seat, done, (), 0, "SDR-M1"))
    state.due = int(MISSION[name].reef)
    _draw_reefs(state, seat, out)


def _refill_missions(state: SeaDragonsState, seat: int, out: list[Event]) -> None:
    """SDR-M1: where the mission lay comes another, after a reef card."""
    slot = state.paying
    state.paying = NO_MISSION
    if state.mission_deck:
        name, *rest = state.mission_deck
        state.mission_deck = tuple(rest)
        state.missions = (*state.missions[:slot], name, *state.missions[slot:])
        facts: Facts = {"mission": MISSION_TEXT[name]}
        out.append(Event("mission_opened", None, facts, clause="SDR-M1", chance=True))
    _to_take(state, seat, out)


# --- III: a new card ----------------------------------------------------------------------------


def _to_take(state: SeaDragonsState, seat: int, out: list[Event]) -> None:
    state.step = "take"
    if not state.takes():  # SDR-N1 [ruling]: then none is taken
        end_turn(state, seat, out)


def take(state: SeaDragonsState, seat: int, shape: str, out: list[Event]) -> None:
    """SDR-N1: a card of the market, which all know from then on; another takes its place."""
    at = row(shape)
    cards = list(state.market[at])
    place_ = cards.index(shape)
    del cards[place_]
    state.market = _replaced(state.market, at, tuple(cards))
    _set_hand(state, seat, sorted([*state.hands[seat], Card(shape, True)]))
    facts: Facts = {"card": CARD_TEXT[shape]}
    out.append(Event("card_taken", seat, facts, (), 0, "SDR-N1"))
    _shuffle_if_empty(state, at, out)
    if deck := state.decks[at]:
        cards.insert(place_, deck[0])
        _set_deck(state, at, deck[1:])
        state.market = _replaced(state.market, at, tuple(cards))
        refill: Facts = {"card": CARD_TEXT[deck[0]]}
        out.append(Event("card_opened", None, refill, (), 0, "SDR-N1", True))
    end_turn(state, seat, out)


def draw(state: SeaDragonsState, seat: int, size: int, out: list[Event]) -> None:
    """SDR-N1: the top card of a deck, which only its player knows."""
    at = row(str(size))
    _shuffle_if_empty(state, at, out)
    top, *rest = state.decks[at]
    _set_deck(state, at, tuple(rest))
    card = Card(top, False, len(state.older[at]))
    _set_hand(state, seat, sorted([*state.hands[seat], card]))
    facts: Facts = {"size": SIZE_TEXT[size], "card": CARD_TEXT[top]}
    out.append(Event("card_drawn", seat, facts, (), 0, "SDR-N1", True, False, (seat,), "card"))
    end_turn(state, seat, out)


def _shuffle_if_empty(state: SeaDragonsState, at: int, out: list[Event]) -> None:
    """SDR-N1 [ruling]: the discards become the deck. What is in them all have seen; so the cards
    that are hidden in hands are known to be others from now on."""
    if state.decks[at] or not state.discards[at]:
        return
    size, older = SIZES[at], state.older[at]
    held = tuple(
        sorted(
            card.shape
            for hand in state.hands
            for card in hand
            if not card.open and card.size == size and card.deal == len(older)
        )
    )
    state.older = _replaced(state.older, at, (*older, held))
    deck = state.chance.shuffle(state.discards[at], "deck", size, len(older) + 1)
    _set_deck(state, at, deck)
    state.discards = _replaced(state.discards, at, ())
    facts: Facts = {"size": SIZE_TEXT[size]}
    out.append(Event("deck_shuffled", None, facts, clause="SDR-N1", chance=True))


def end_turn(state: SeaDragonsState, seat: int, out: list[Event]) -> None:
    """The next player clockwise who has a head (SDR-T1, E1)."""
    state.played = ""
    state.laid = 0
    for step in range(1, state.seats + 1):
        following = (seat + step) % state.seats
        if state.heads[following]:
            state.step = "play"
            state.begin_turn(following)
            out.append(Event("turn_begins", following, clause="SDR-T1"))
            return
    _end_game(state, out)


def _end_game(state: SeaDragonsState, out: list[Event]) -> None:
    """SDR-E1: reef cards are shown, and everything is counted."""
    state.step = "scoring"
    state.active = TOGETHER
    for seat, kept in enumerate(state.reefs):
        for kind in kept:
            facts: Facts = {"reef": REEF_TEXT[kind]}
            out.append(Event("reef_card_shown", seat, facts, clause="SDR-H1", reveals=True))
    for event in items(state):
        assert event.seat is not None
        state.points = _added_number(state.points, event.seat, event.points)
        out.append(event)
    state.step = "over"
    out.append(Event("game_ends", None, clause="SDR-E1"))


# --- small changes ------------------------------------------------------------------------------


def _discard(state: SeaDragonsState, seat: int, shape: str) -> Card:
    """Puts a card of a hand on the discards: of equal ones that which all know (SDR-H1)."""
    hand = list(state.hands[seat])
    card = max((it for it in hand if it.shape == shape), key=lambda it: (it.open, -it.deal))
    hand.remove(card)
    at = row(shape)
    _set_hand(state, seat, hand)
    state.discards = _replaced(state.discards, at, tuple(sorted([*state.discards[at], shape])))
    older = state.older[at]
    if not card.open and card.deal < len(older):  # one less that is hidden since then
        held = list(older[card.deal])
        held.remove(shape)
        state.older = _replaced(state.older, at, _replaced(older, card.deal, tuple(held)))
    state.played = shape
    return card


def _use_head(state: SeaDragonsState, seat: int) -> None:
    state.heads = _added_number(state.heads, seat, -1)


def _gain(state: SeaDragonsState, seat: int, gold: int) -> None:
    state.gold = _added_number(state.gold, seat, gold)


def _use_reef(state: SeaDragonsState, seat: int, kind: str) -> None:
    """A reef card that is used leaves the game (SDR-D8)."""
    kept = list(state.reefs[seat])
    kept.remove(kind)
    state.reefs = _replaced(state.reefs, seat, tuple(kept))
    state.used = tuple(sorted((*state.used, kind), key=REEF_KINDS.index))


def _set_reefs(state: SeaDragonsState, seat: int, cards: Cards) -> None:
    state.reefs = _replaced(state.reefs, seat, tuple(sorted(cards, key=REEF_KINDS.index)))


def _set_hand(state: SeaDragonsState, seat: int, hand: Sequence[Card]) -> None:
    state.hands = _replaced(state.hands, seat, tuple(hand))


def _set_deck(state: SeaDragonsState, at: int, deck: tuple[str, ...]) -> None:
    state.decks = _replaced(state.decks, at, deck)


def _set_fleet(state: SeaDragonsState, seat: int, ships: Sequence[int]) -> None:
    green, purple, red, blue = ships
    state.fleets = _replaced(state.fleets, seat, (green, purple, red, blue))


def _added(masks: tuple[int, ...], seat: int, cells: int) -> tuple[int, ...]:
    return _replaced(masks, seat, masks[seat] | cells)


def _added_number(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return _replaced(numbers, seat, numbers[seat] + more)


def _replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
