"""What the steps of a turn do: playing, reef cards, missions, new cards, the end (SDR-D to E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.event import Event, Events, Facts
from isolario.core.state import TOGETHER
from isolario.games.sea_dragons import texts
from isolario.games.sea_dragons.board import CURRENTS, GRID, reaching, references
from isolario.games.sea_dragons.changes import (
    added_number,
    discard,
    gain,
    replaced,
    secretly,
    set_deck,
    set_fleet,
    set_hand,
    set_reefs,
    use_head,
    use_reef,
)
from isolario.games.sea_dragons.parts import (
    GOLD_CARD,
    NO_MISSION,
    PASS_GOLD,
    SIZES,
    Card,
    Fleet,
    row,
)
from isolario.games.sea_dragons.payment import Cards
from isolario.games.sea_dragons.pieces import GOLD_REEF, MISSIONS, REEF_KINDS
from isolario.games.sea_dragons.placing import SHAPE_AT, price
from isolario.games.sea_dragons.scoring import items

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState


# --- I: play a dragon ---------------------------------------------------------------------------


def place(state: SeaDragonsState, seat: int, cells: int, out: Events) -> None:
    """SDR-D1 to D6 (examples: SDR-D7), in the order of SDR-D8 [ruling]: place, gold, pay, ships,
    reefs, the others' gold."""
    shape = SHAPE_AT[cells]
    where = references(cells)
    card = discard(state, seat, shape)
    use_head(state, seat)
    state.dragons = replaced(state.dragons, seat, state.dragons[seat] | cells)
    dragons = tuple(sorted((*state.each_dragon[seat], cells)))
    state.each_dragon = replaced(state.each_dragon, seat, dragons)
    state.laid = cells
    facts: Facts = {"card": texts.CARD[shape]}
    out.append(Event("dragon_placed", seat, facts, where, 0, "SDR-D1", False, not card.open))
    sea = state.sea
    if found := cells & sea.gold:
        gain(state, seat, found.bit_count())
        gold: Facts = {"gold": found.bit_count()}
        out.append(Event("gold_found", seat, gold, references(found), 0, "SDR-D5"))
    if paid := price(sea, cells):
        gain(state, seat, -paid)
        toll: Facts = {
            "gold": paid,
            "whirlpools": (cells & sea.whirlpools).bit_count(),
            "currents": (cells & CURRENTS).bit_count(),
        }
        out.append(Event("toll_paid", seat, toll, references(cells & sea.toll), 0, "SDR-D4"))
    if cells & sea.spots:
        _take_ships(state, seat, cells, out)
    state.due = (cells & sea.reefs).bit_count()
    _draw_reefs(state, seat, out)


def _take_ships(state: SeaDragonsState, seat: int, cells: int, out: Events) -> None:
    for colour, lying in enumerate(state.afloat):
        if won := lying & cells:
            number = won.bit_count()
            afloat, fleet = list(state.afloat), list(state.fleets[seat])
            afloat[colour] ^= won
            fleet[colour] += number
            state.afloat = tuple(afloat)
            set_fleet(state, seat, fleet)
            facts: Facts = {"ship": texts.SHIP[colour], "number": number}
            out.append(Event("ships_sunk", seat, facts, references(won), 0, "SDR-D5"))


def _pay_neighbours(state: SeaDragonsState, seat: int, out: Events) -> None:
    """SDR-D6: one gold for each dragon beside the new one."""
    beside = GRID.beside(state.laid)
    for other, dragons in enumerate(state.each_dragon):
        if other != seat and (number := reaching(dragons, beside)):
            gain(state, other, number)
            facts: Facts = {"gold": number}
            out.append(Event("neighbour_paid", other, facts, references(state.laid), 0, "SDR-D6"))


def pass_turn(state: SeaDragonsState, seat: int, shape: str, out: Events) -> None:
    """A head, a card if there is one (SDR-P1 [ruling]: none from an empty hand), two gold (SDR-P1
    [ruling]: before the new card); then a new card."""
    use_head(state, seat)
    facts: Facts = {"gold": PASS_GOLD}
    reveals = False
    if shape:
        reveals = not discard(state, seat, shape).open
        facts["card"] = texts.CARD[shape]
    gain(state, seat, PASS_GOLD)
    what = "passed" if shape else "passed_without_card"
    out.append(Event(what, seat, facts, (), 0, "SDR-P1", False, reveals))
    _to_take(state, seat, out)


def cash(state: SeaDragonsState, seat: int, out: Events) -> None:
    """A gold card is discarded for its gold (SDR-G1)."""
    use_reef(state, seat, GOLD_REEF)
    gain(state, seat, GOLD_CARD)
    facts: Facts = {"gold": GOLD_CARD}
    out.append(Event("gold_card_cashed", seat, facts, (), 0, "SDR-G1", False, True))


# --- reef cards ---------------------------------------------------------------------------------


def _draw_reefs(state: SeaDragonsState, seat: int, out: Events) -> None:
    """SDR-D5, SDR-D8 [ruling]: one symbol at a time; once no more are due, the turn goes on."""
    while state.due:
        state.due -= 1
        top = state.reef_deck[:2]
        state.reef_deck = state.reef_deck[2:]
        state.returned_by = state.returned_by[2:]
        if len(top) == 2:  # SDR-H1 [ruling]: whoever put one of them there no longer knows it
            state.drawn = tuple(sorted(top, key=REEF_KINDS.index))
            state.step = "reef"
            facts: Facts = {
                "reef": texts.REEF[state.drawn[0]],
                "other_reef": texts.REEF[state.drawn[1]],
            }
            out.append(
                secretly("reefs_drawn", seat, facts, "SDR-D5", "reef other_reef", chance=True)
            )
            return
        if top:
            set_reefs(state, seat, (*state.reefs[seat], *top))
            last: Facts = {"reef": texts.REEF[top[0]]}
            out.append(secretly("last_reef_drawn", seat, last, "SDR-D8", "reef", chance=True))
        else:
            state.due = 0
            what = "no_reef_left" if state.paying == NO_MISSION else "no_reef_for_mission"
            out.append(Event(what, seat, clause="SDR-D8"))
    if state.paying == NO_MISSION:
        _pay_neighbours(state, seat, out)
        state.step = "mission"
    else:
        _refill_missions(state, seat, out)


def keep(state: SeaDragonsState, seat: int, kind: str, out: Events) -> None:
    """One stays, the other goes under the deck (SDR-D5)."""
    first, second = state.drawn
    other = second if kind == first else first
    state.drawn = ()
    set_reefs(state, seat, (*state.reefs[seat], kind))
    state.reef_deck = (*state.reef_deck, other)
    state.returned_by = (*state.returned_by, seat)
    facts: Facts = {"reef": texts.REEF[kind], "other_reef": texts.REEF[other]}
    out.append(secretly("reef_kept", seat, facts, "SDR-D5", "reef other_reef"))
    _draw_reefs(state, seat, out)


# --- II: a mission ------------------------------------------------------------------------------


def fulfil(state: SeaDragonsState, seat: int, slot: int, cards: Cards, out: Events) -> None:
    """SDR-M1, M2: which mission, and the reef cards that pay. They leave the game, along with any
    unneeded ship of a two-ship card."""
    chosen: Facts = {"mission": texts.MISSION[state.missions[slot]]}
    out.append(Event("mission_chosen", seat, chosen, (), 0, "SDR-M1"))
    for kind in cards:
        use_reef(state, seat, kind)
        facts: Facts = {"reef": texts.REEF[kind]}
        out.append(Event("reef_card_used", seat, facts, (), 0, "SDR-M2", False, True))
    state.paying = slot
    state.cards = cards
    state.step = "ships"


def pay_with_ships(state: SeaDragonsState, seat: int, ships: Fleet, out: Events) -> None:
    """SDR-M1: the mission is paid, and its card taken."""
    for colour, number in enumerate(ships):
        if number:
            fleet = list(state.fleets[seat])
            fleet[colour] -= number
            set_fleet(state, seat, fleet)
            facts: Facts = {"ship": texts.SHIP[colour], "number": number}
            out.append(Event("ships_spent", seat, facts, (), 0, "SDR-M1"))
    slot = state.paying
    name = state.missions[slot]
    state.missions = state.missions[:slot] + state.missions[slot + 1 :]
    state.fulfilled = replaced(state.fulfilled, seat, (*state.fulfilled[seat], name))
    state.cards = ()
    state.step = "take"
    done: Facts = {"mission": texts.MISSION[name], "worth": MISSIONS[name].points}
    out.append(Event("mission_fulfilled", seat, done, (), 0, "SDR-M1"))
    state.due = int(MISSIONS[name].reef)
    _draw_reefs(state, seat, out)


def _refill_missions(state: SeaDragonsState, seat: int, out: Events) -> None:
    """After a reef card another mission, if there is one, comes to where this one lay (SDR-M1
    [ruling])."""
    slot = state.paying
    state.paying = NO_MISSION
    if state.mission_deck:
        name = state.mission_deck[0]
        state.mission_deck = state.mission_deck[1:]
        state.missions = (*state.missions[:slot], name, *state.missions[slot:])
        facts: Facts = {"mission": texts.MISSION[name]}
        out.append(Event("mission_opened", None, facts, clause="SDR-M1", chance=True))
    _to_take(state, seat, out)


# --- III: a new card ----------------------------------------------------------------------------


def _to_take(state: SeaDragonsState, seat: int, out: Events) -> None:
    state.step = "take"
    if not state.takes():  # SDR-N1 [ruling]: then no card is taken
        end_turn(state, seat, out)


def take(state: SeaDragonsState, seat: int, shape: str, out: Events) -> None:
    """SDR-N1: a card of the market, which all know from then on; another takes its place."""
    at = row(shape)
    cards = list(state.market[at])
    place_ = cards.index(shape)
    del cards[place_]
    state.market = replaced(state.market, at, tuple(cards))
    set_hand(state, seat, sorted([*state.hands[seat], Card(shape, True)]))
    facts: Facts = {"card": texts.CARD[shape]}
    out.append(Event("card_taken", seat, facts, (), 0, "SDR-N1"))
    _shuffle_if_empty(state, at, out)
    if deck := state.decks[at]:
        cards.insert(place_, deck[0])
        set_deck(state, at, deck[1:])
        state.market = replaced(state.market, at, tuple(cards))
        refill: Facts = {"card": texts.CARD[deck[0]]}
        out.append(Event("card_opened", None, refill, (), 0, "SDR-N1", True))
    end_turn(state, seat, out)


def draw(state: SeaDragonsState, seat: int, size: int, out: Events) -> None:
    """SDR-N1: the top card of a deck, which only its player knows."""
    at = row(str(size))
    _shuffle_if_empty(state, at, out)
    deck = state.decks[at]
    top = deck[0]
    set_deck(state, at, deck[1:])
    card = Card(top, False, len(state.older[at]))
    set_hand(state, seat, sorted([*state.hands[seat], card]))
    facts: Facts = {"size": texts.SIZE[size], "card": texts.CARD[top]}
    out.append(secretly("card_drawn", seat, facts, "SDR-N1", "card", chance=True))
    end_turn(state, seat, out)


def _shuffle_if_empty(state: SeaDragonsState, at: int, out: Events) -> None:
    """SDR-N1 [ruling]: the discards become the deck, unless it was agreed that they are gone. All
    have seen what is in them, so the cards hidden in hands are known to be others from now on."""
    if state.decks[at] or not state.can_shuffle(at):
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
    state.older = replaced(state.older, at, (*older, held))
    deck = state.chance.shuffle(state.discards[at], "deck", size, len(older) + 1)
    set_deck(state, at, deck)
    state.discards = replaced(state.discards, at, ())
    facts: Facts = {"size": texts.SIZE[size]}
    out.append(Event("deck_shuffled", None, facts, clause="SDR-N1", chance=True))


def end_turn(state: SeaDragonsState, seat: int, out: Events) -> None:
    """The next player clockwise who has a head (SDR-T1). The game ends here, when all steps of the
    last turn are done (SDR-E1 [ruling])."""
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


def _end_game(state: SeaDragonsState, out: Events) -> None:
    """SDR-E1: reef cards are shown, and everything is counted."""
    state.step = "scoring"
    state.active = TOGETHER
    for seat, kept in enumerate(state.reefs):
        for kind in kept:
            facts: Facts = {"reef": texts.REEF[kind]}
            out.append(Event("reef_card_shown", seat, facts, clause="SDR-H1", reveals=True))
    for event in items(state):
        assert event.seat is not None
        state.points = added_number(state.points, event.seat, event.points)
        out.append(event)
    state.step = "over"
    out.append(Event("game_ends", None, clause="SDR-E1"))
