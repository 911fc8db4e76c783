"""Everything before play: hiring (FOG-H), weather (FOG-W1), the first hand (FOG-R1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from isolario.core.event import Event, Events, Facts
from isolario.core.game import Refusal
from isolario.core.moves import Listed, Move, Moves
from isolario.core.text import Text
from isolario.games.foggy_island import turns
from isolario.games.foggy_island.moves import (
    CHOOSE,
    DONE,
    HIRE,
    PICK,
    ChooseWeather,
    Done,
    Hire,
    Pick,
)
from isolario.games.foggy_island.parts import ALL_CELLS, HAND, QUARTER_CELLS
from isolario.games.foggy_island.pieces import (
    KIND_OF,
    KIND_TEXT,
    KINDS,
    LETTERS,
    MERCENARIES,
    REPLACES,
    WEATHER,
)

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState

BLITZ_COINS = 80  # FOG-B1

USUAL_HAND = tuple(KIND_OF[letter] for letter in "WWWHP")
"""A first hand for every purpose: builders, a hare to cut, a pig for later."""


# --- the start of a round -----------------------------------------------------------------------


def begin_round(state: FoggyState, out: Events) -> None:
    """Clears the board; then come hiring, weather and the choice of five, as far as they are in
    play."""
    state.round += 1
    if state.round > 1:
        # FOG-R4 [ruling]: the start rotates; FOG-H3 [ruling]: after the simple game, too
        state.first = (state.first + 1) % state.seats
    state.clear_board()
    state.weather = ""
    facts: Facts = {"round": state.round, "rounds": state.rounds}
    what, clause = "round_begins", "FOG-R4"
    if state.round > state.usual_rounds:
        what = "extra_round_begins"
        clause = "FOG-B1" if state.options.mode == "blitz" else "FOG-H4"
    drawn = state.round == 1 and state.options.first == "chance"
    out.append(Event(what, state.first, facts, clause=clause, chance=drawn))
    if hires_now(state):
        state.hire_stage = -1
        _next_hirers(state, out)
    else:
        _begin_weather(state, out)


def hires_now(state: FoggyState) -> bool:
    """Whether mercenaries are hired before this round (FOG-H1, FOG-H4 [ruling], FOG-B1)."""
    if state.options.mode == "mercenaries":
        return state.options.first_hire < state.round <= state.usual_rounds
    return state.options.mode == "blitz" and state.round == 1


def hirers(state: FoggyState) -> tuple[int, ...]:
    """Who hires now: both sides at once, in teams one player of each, then the other (FOG-T1
    [ruling])."""
    if not state.teams:
        return (0, 1)
    later = state.round - 1 - state.options.first_hire
    # FOG-T1 [ruling]: the first seat, then alternating from round to round
    return ((0, 1), (2, 3))[(later + state.hire_stage) % 2]


def _next_hirers(state: FoggyState, out: Events) -> None:
    """The next seats that can pay for anybody; after the last of them, the weather."""
    stages = 2 if state.teams else 1
    while state.hire_stage + 1 < stages:
        state.hire_stage += 1
        state.phase = "hire"
        state.picks = [()] * state.seats
        # FOG-H2 [ruling]: a seat that can pay for nobody is not asked
        state.ready = tuple(seat for seat in hirers(state) if not hirable(state, seat))
        if state.to_move:
            state.begin_turn()
            return
    state.hire_stage = 0
    _begin_weather(state, out)


def _begin_weather(state: FoggyState, out: Events) -> None:
    if not state.by_cards:
        _set_weather(state, state.options.weather_for(state.seats))
        _begin_hand(state, out)
        return
    state.phase = "weather"
    state.begin_turn(state.chooser)
    state.drawn, state.weather_deck = state.weather_deck[:2], state.weather_deck[2:]
    state.drawn_knowers, state.weather_knowers = (
        state.weather_knowers[:2],
        state.weather_knowers[2:],
    )
    cards: Facts = {"first": Text(state.drawn[0]), "second": Text(state.drawn[1])}
    out.append(
        Event(
            "weather_drawn",
            state.chooser,
            cards,
            clause="FOG-W1",
            chance=True,
            knowers=(state.chooser,),
            hidden="first second",
        )
    )


def _set_weather(state: FoggyState, weather: str) -> None:
    state.weather = weather
    if weather != "sunny":  # FOG-W2, FOG-W3: all but the first quarter are under gloom boards
        state.gloom = ALL_CELLS & ~QUARTER_CELLS[0]


def _begin_hand(state: FoggyState, out: Events) -> None:
    state.phase = "hand"
    state.begin_turn()
    state.picks = [()] * state.seats
    state.ready = tuple(range(state.seats))  # nobody chooses before everything is dealt
    if state.teams:
        _deal_to_teams(state, out)
    else:
        state.offers = list(state.sets)
    state.ready = ()


def _deal_to_teams(state: FoggyState, out: Events) -> None:
    for side in (0, 1):  # FOG-T1: nine of the team's 18 to each player, face down
        mixed = state.chance.shuffle(state.sets[side], "deal", state.round, side)
        for place, seat in enumerate(state.teams[side]):
            nine = tuple(sorted(mixed[9 * place : 9 * place + 9]))
            state.offers[seat] = nine
            facts: Facts = {"count": len(nine), "tokens": "".join(LETTERS[kind] for kind in nine)}
            out.append(
                Event(
                    "dealt",
                    seat,
                    facts,
                    clause="FOG-T1",
                    chance=True,
                    knowers=(seat,),
                    hidden="tokens",
                )
            )


# --- what can be chosen -------------------------------------------------------------------------


def options(state: FoggyState, seat: int) -> Moves:
    """The moves of a seat that has something to choose now."""
    if state.phase == "weather":
        return Listed([CHOOSE[card] for card, name in enumerate(WEATHER) if name in state.drawn])
    if state.phase == "hire":
        return Listed([*(HIRE[kind] for kind in hirable(state, seat)), DONE])
    if len(state.picks[seat]) == HAND:
        return Listed([DONE])
    return Listed([PICK[kind] for kind in pickable(state, seat)])


def pickable(state: FoggyState, seat: int) -> list[int]:
    """The kinds that can be chosen next for the first hand, in any order."""
    chosen, stock = state.picks[seat], state.offers[seat]
    return [kind for kind in sorted(set(stock)) if stock.count(kind) > chosen.count(kind)]


def usual_picks(state: FoggyState, seat: int) -> list[int]:
    """What completes the picks so far to a usual hand: what such a hand still lacks, then whatever
    there is most of."""
    stock = Counter(state.offers[seat]) - Counter(state.picks[seat])
    left = HAND - len(state.picks[seat])
    found = list(((Counter(USUAL_HAND) - Counter(state.picks[seat])) & stock).elements())[:left]
    stock -= Counter(found)
    while len(found) < left and stock:
        kind = max(stock, key=lambda kind: (stock[kind], -kind))
        found.append(kind)
        stock -= Counter([kind])
    return found


def coins_left(state: FoggyState, seat: int) -> int:
    """What a seat's side could still spend after the seat's own sealed hires."""
    return state.coins[seat % 2] - sum(KINDS[kind].price for kind in state.picks[seat])


def in_stock(state: FoggyState, seat: int, kind: int) -> int:
    """How many of a mercenary a side could still hire (FOG-N13)."""
    hired = state.sets[seat % 2].count(kind) + state.picks[seat].count(kind)
    return KINDS[kind].count - hired


def hirable(state: FoggyState, seat: int) -> list[int]:
    """The mercenaries that a seat can hire next, in any order (FOG-H2)."""
    purse = coins_left(state, seat)
    return [
        kind
        for kind in MERCENARIES
        if KINDS[kind].price <= purse and in_stock(state, seat, kind) > 0
    ]


def refuse(state: FoggyState, seat: int, move: Move) -> Refusal | None:
    """Why a choice cannot be made, or None."""
    if state.phase == "weather":
        return _refuse_weather(state, seat, move)
    clause = "FOG-H2" if state.phase == "hire" else "FOG-R1"
    if seat not in state.to_move:
        return Refusal(clause, Text("already_ready" if seat in state.ready else "not_your_turn"))
    if state.phase == "hire":
        return _refuse_hire(state, seat, move)
    return _refuse_pick(state, seat, move)


def _refuse_weather(state: FoggyState, seat: int, move: Move) -> Refusal | None:
    if seat != state.chooser:
        return Refusal("FOG-W1", Text("not_your_turn"))
    if not isinstance(move, ChooseWeather) or not 0 <= move.card < len(WEATHER):
        return Refusal("FOG-W1", Text("wrong_step"))
    if WEATHER[move.card] not in state.drawn:
        reason = Text("weather_not_drawn", {"weather": Text(WEATHER[move.card])})
        return Refusal("FOG-W1", reason)
    return None


def _refuse_hire(state: FoggyState, seat: int, move: Move) -> Refusal | None:
    if isinstance(move, Done):
        return None
    if not isinstance(move, Hire) or move.kind not in MERCENARIES:
        return Refusal("FOG-H2", Text("wrong_step"))
    kind = move.kind
    if kind in hirable(state, seat):
        return None
    facts: Facts = {"token": KIND_TEXT[kind]}
    if in_stock(state, seat, kind) <= 0:
        return Refusal("FOG-N13", Text("hire_none_left", facts))
    price, coins = KINDS[kind].price, coins_left(state, seat)
    return Refusal("FOG-H2", Text("hire_too_dear", {**facts, "price": price, "coins": coins}))


def _refuse_pick(state: FoggyState, seat: int, move: Move) -> Refusal | None:
    chosen = state.picks[seat]
    if isinstance(move, Done):
        if len(chosen) < HAND:
            return Refusal("FOG-R1", Text("hand_not_full", {"left": HAND - len(chosen)}))
        return None
    if not isinstance(move, Pick) or not 0 <= move.kind < len(KINDS):
        return Refusal("FOG-R1", Text("wrong_step"))
    kind = move.kind
    if len(chosen) == HAND:
        return Refusal("FOG-R1", Text("hand_full"))
    if kind in pickable(state, seat):
        return None
    return Refusal("FOG-R1", Text("pick_none_left", {"token": KIND_TEXT[kind]}))


# --- choosing it --------------------------------------------------------------------------------


def make_choice(state: FoggyState, seat: int, move: Pick | Hire, out: Events) -> None:
    """One more token of a sealed choice; the order of choosing is forgotten."""
    state.picks[seat] = tuple(sorted((*state.picks[seat], move.kind)))
    what, clause = ("picked", "FOG-R1") if isinstance(move, Pick) else ("hire_chosen", "FOG-H2")
    facts: Facts = {"token": KIND_TEXT[move.kind]}
    out.append(Event(what, seat, facts, clause=clause, knowers=(seat,), hidden="all"))


def make_done(state: FoggyState, seat: int, out: Events) -> None:
    state.ready = tuple(sorted((*state.ready, seat)))
    out.append(Event("ready", seat))


def make_weather(state: FoggyState, seat: int, move: ChooseWeather, out: Events) -> None:
    card = WEATHER[move.card]
    rejected = 1 if state.drawn[0] == card else 0
    kept, other = state.drawn[1 - rejected], state.drawn[rejected]
    knew = state.drawn_knowers[rejected]
    state.drawn = state.drawn_knowers = ()
    state.weather_deck += (other,)  # only the chooser knows it (FOG-W1 [ruling]) …
    state.weather_knowers += (knew | 1 << seat,)  # … and those who knew it before
    _set_weather(state, kept)
    facts: Facts = {"weather": Text(kept)}
    out.append(Event("weather_chosen", seat, facts, clause="FOG-W1", reveals=True))
    _begin_hand(state, out)


def settle(state: FoggyState, out: Events) -> None:
    """All sealed choices are in."""
    if state.phase == "hire":
        _settle_hires(state, out)
    else:
        _settle_hands(state, out)


def _settle_hires(state: FoggyState, out: Events) -> None:
    """Mercenaries take the place of starting tokens, are shown and paid for (FOG-H2)."""
    for seat in hirers(state):
        side = seat % 2
        for kind in state.picks[seat]:
            tokens = list(state.sets[side])
            tokens.remove(REPLACES[kind])
            tokens.append(kind)
            price = KINDS[kind].price
            state.sets = _with(state.sets, side, tuple(sorted(tokens)))
            state.spent = _with(state.spent, side, state.spent[side] + price)
            facts: Facts = {
                "token": KIND_TEXT[kind],
                "replaces": KIND_TEXT[REPLACES[kind]],
                "price": price,
            }
            paid = -price if state.by_coins else 0
            source, stage = Text("source_hires"), Text("stage_round", {"round": state.round})
            hired = Event(
                "hired", seat, facts, (), paid, "FOG-H2", reveals=True, source=source, stage=stage
            )
            out.append(hired)
    state.ready = ()
    state.picks = [()] * state.seats
    _next_hirers(state, out)


def _settle_hands(state: FoggyState, out: Events) -> None:
    """All have chosen their five: the rest become decks (FOG-R1)."""
    for seat in range(state.seats):
        hand = state.picks[seat]
        rest = list(state.offers[seat])
        for kind in hand:
            rest.remove(kind)
        state.hands[seat] = hand
        state.decks[seat] = state.chance.shuffle(rest, "deck", state.round, seat)
        facts: Facts = {"count": len(rest)}
        out.append(Event("deck_shuffled", seat, facts, clause="FOG-R1", chance=True))
    state.picks = [()] * state.seats
    state.offers = [()] * state.seats
    state.ready = ()
    state.phase = "play"
    turns.start(state, state.first, False, out)


def _with(values: tuple, place: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:place], value, *values[place + 1 :])
