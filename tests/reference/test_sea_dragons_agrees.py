"""Sea Dragons agrees with a slow reference written from the rulebook and the register alone: what
is legal, what everybody has, and at the end who gets what for what.

`Beside` plays a game of the engine on the reference's table. Where they take different ways to the
same place, the register has a ruling, and a comment says so. The reference is small enough to
break by hand: 46 mistakes in it (a toll of 1, dragons that are not mirrored, a last reef card that
is lost …) all showed. ``ISOLARIO_SOAK=1`` (``make soak``) plays many more games and looks at every
placement.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from isolario.core.boards.bits import bits
from isolario.core.moves import Move
from isolario.games.sea_dragons.board import CORNERS, CREATURES, GRID, SIDE
from isolario.games.sea_dragons.moves import (
    DRAW,
    PASS,
    TAKE,
    Cash,
    Done,
    Draw,
    Fulfil,
    Keep,
    Pass,
    Place,
    Ships,
    Take,
)
from isolario.games.sea_dragons.parts import HAND, PASS_GOLD, SHIPS, SIZE_NAMES, SIZES, Fleet
from isolario.games.sea_dragons.pieces import MISSIONS, PIECES, SHIP_COUNTS
from isolario.games.sea_dragons.rules import SeaDragonsState
from tests.games.sea_dragons.shorthand import new
from tests.reference import sea_dragons as slow
from tests.reference.sea_dragons_table import Decision, Held, Table
from tests.soaking import SOAK

GAMES = 1000 if SOAK else 60
PARTS = 4
LOOKS = 1 if SOAK else 6
"""The reference looks everywhere for one placement in this many: that takes long."""

STEPS = {"play": "play", "reef": "keep", "mission": "mission", "take": "take", "over": "over"}
CELLS = {name: size for size, name in SIZE_NAMES.items()}
CLOCKWISE = ("NW", "NE", "SE", "SW")


# --- the same things in the reference's words ---------------------------------------------------


def slow_cells(cells: int) -> slow.Cells:
    return frozenset((cell % SIDE, cell // SIDE) for cell in bits(cells))


def slow_card(shape: str) -> slow.DragonCard:
    form = frozenset((x, y) for y, x in PIECES.shapes[shape])
    return slow.DragonCard(SIZE_NAMES[int(shape[0])], shape, form)


def slow_reef(kind: str) -> slow.ReefCard:
    if kind in CORNERS:
        return slow.ReefCard("hidden", CREATURES[kind])
    return slow.ReefCard("two", kind[1:]) if kind[0] == "2" else slow.ReefCard(kind)


def slow_ships(fleet: Fleet) -> list[str]:
    return [colour for colour, number in zip(SHIPS, fleet, strict=True) for _ in range(number)]


def slow_mission(name: str) -> slow.MissionCard:
    mission = MISSIONS[name]
    return slow.MissionCard(tuple(slow_ships(mission.ships)), mission.points, mission.reef)


def by_size(piles: tuple[tuple[str, ...], ...]) -> dict[str, list[slow.DragonCard]]:
    names = [SIZE_NAMES[size] for size in SIZES]
    return {name: [*map(slow_card, pile)] for name, pile in zip(names, piles, strict=True)}


def same_deal(state: SeaDragonsState) -> Table:
    """The reference's table after the same deal. It joins the realms by itself."""
    lying = next(event.facts for event in state.log[0].events if event.what == "realms_joined")
    faces = [PIECES.faces[str(lying[corner.lower()])] for corner in CLOCKWISE]
    for_it = [[row.replace("~", ".").replace("#", ".") for row in face] for face in faces]
    times: Counter[str] = Counter()

    def shuffle(cards: list[slow.DragonCard]) -> list[slow.DragonCard]:
        shapes = sorted(card.shape for card in cards)
        times[size := shapes[0][0]] += 1
        return [*map(slow_card, state.chance.shuffle(shapes, "deck", size, times[size]))]

    return Table(
        sea=slow.joined(for_it, [CREATURES[corner] for corner in CLOCKWISE]),
        tokens=tokens(state),
        hands=[[Held(slow_card(card.shape)) for card in hand] for hand in state.hands],
        decks=by_size(state.decks),
        markets=by_size(state.market),
        mission_deck=[*map(slow_mission, state.mission_deck)],
        mission_market=[*map(slow_mission, state.missions)],
        reef_deck=[*map(slow_reef, state.reef_deck)],
        heads=[slow.HEADS[state.seats]] * state.seats,
        gold=[slow.GOLD] * state.seats,
        ships=[[] for _ in range(state.seats)],
        reefs=[[] for _ in range(state.seats)],
        missions=[[] for _ in range(state.seats)],
        shuffle=shuffle,
        gone=state.options.dragons == "gone",
        seat=state.active,
    )


def tokens(state: SeaDragonsState) -> dict[slow.Cell, str]:
    lying = zip(SHIPS, state.afloat, strict=True)
    return {cell: colour for colour, cells in lying for cell in slow_cells(cells)}


def facts(state: SeaDragonsState) -> dict[str, Any]:
    """What everybody has and what lies where, hidden cards included, as `seen` tells it."""
    box, here = Counter(dict(zip(SHIPS, SHIP_COUNTS, strict=True))), Counter(tokens(state).values())
    for fleet in state.fleets:
        here.update(slow_ships(fleet))
    clusters = [(seat, GRID.clusters(cells)) for seat, cells in enumerate(state.dragons)]
    return {
        "seat": state.active if state.to_move else None,
        "step": STEPS[state.step],
        "heads": [*state.heads],
        "gold": [*state.gold],
        "ships": [sorted(slow_ships(fleet)) for fleet in state.fleets],
        "missions": [sorted(map(slow_mission, done)) for done in state.fulfilled],
        "hands": [sorted((card.shape, card.open) for card in hand) for hand in state.hands],
        "reefs": [sorted(map(slow_reef, kept)) for kept in state.reefs],
        "drawn": sorted(map(slow_reef, state.drawn)),
        "dragons": {(seat, slow_cells(one)) for seat, mine in clusters for one in mine},
        "tokens": tokens(state),
        "markets": by_size(state.market),
        "decks": by_size(state.decks),
        "discards": by_size(state.discards),
        "mission market": [*map(slow_mission, state.missions)],
        "mission deck": [*map(slow_mission, state.mission_deck)],
        "reef deck": [*map(slow_reef, state.reef_deck)],
        "spent": sorted((box - here).elements()),
        "used": sorted(map(slow_reef, state.used)),
    }


def seen(table: Table) -> dict[str, Any]:
    """The same of the reference's table."""
    gold = list(table.gold)
    if table.passing:  # SDR-P1 [ruling]: the engine gives it at once, the reference at the end
        gold[table.seat] += PASS_GOLD
    public = table.public()
    of_public = ("step", "heads", "ships", "missions", "dragons", "tokens", "spent", "used")
    return {name: public[name] for name in of_public} | {
        "seat": None if table.step == "over" else table.seat,
        "gold": gold,
        "hands": [sorted((it.card.shape, it.seen) for it in hand) for hand in table.hands],
        "reefs": [sorted(kept) for kept in table.reefs],
        "drawn": sorted(table.drawn),
        "markets": table.markets,
        "decks": table.decks,
        "discards": {
            size: sorted(cards, key=lambda card: card.shape)
            for size, cards in table.discards.items()
        },
        "mission market": table.mission_market,
        "mission deck": table.mission_deck,
        "reef deck": table.reef_deck,
    }


# --- a game beside another ----------------------------------------------------------------------


class Beside:
    """The reference's table beside a game of the engine."""

    def __init__(self, state: SeaDragonsState) -> None:
        self.state = state
        self.table = same_deal(state)
        self.chosen: Fulfil | None = None  # a mission whose ships have yet to be paid
        self.noted = len(state.log)

    def follow(self) -> None:
        """Makes the decisions that the engine has logged since."""
        log = self.state.log
        for entry in log[self.noted :]:
            assert entry.seat in (None, self.table.seat)
            for decision in self.decisions(entry.move) if entry.move else self.only_decision():
                self.table.play(decision)
        self.noted = len(log)

    def only_decision(self) -> list[Decision]:
        """What the engine's table has done by itself because there was nothing to choose."""
        if self.chosen is None:
            ((name, *what),) = self.allowed()
            if name == "draw":
                return self.decisions(DRAW[CELLS[what[0]]])
            if name == "done":
                return self._forgone()
            if name == "take":
                return self.decisions(TAKE[what[0]])
            return self.decisions(PASS[what[0] if what else ""])
        slot, cards = self.chosen.slot, tuple(sorted(map(slow_reef, self.chosen.cards)))
        (paid,) = (paid for paid in self.table.payments(slot) if paid.cards == cards)
        self.chosen = None
        return [("fulfil", slot, paid)]

    def decisions(self, move: Move) -> list[Decision]:
        table = self.table
        match move:
            case Place(cells):
                return [("place", self._slot(move.shape), slow_cells(cells))]
            case Pass(shape):
                return [("pass_turn", self._slot(shape)) if shape else ("pass_empty",)]
            case Cash():
                return [("cash",)]
            case Keep(kind):
                return [("keep", table.drawn.index(slow_reef(kind)))]
            case Fulfil():  # SDR-M1 [ruling]: first the mission with its reef cards, then the ships
                self.chosen = move
                return []
            case Ships(ships):
                assert self.chosen is not None
                cards = map(slow_reef, self.chosen.cards)
                paid = slow.payment(slow_ships(ships), cards)
                slot, self.chosen = self.chosen.slot, None
                return [("fulfil", slot, paid)]
            case Take(shape):
                size = SIZE_NAMES[int(shape[0])]
                slot = [card.shape for card in table.markets[size]].index(shape)
                return [*self._forgone(), ("take", size, slot)]
            case Draw(cells):
                return [*self._forgone(), ("draw", SIZE_NAMES[cells])]
        assert isinstance(move, Done)
        return self._forgone()

    def _forgone(self) -> list[Decision]:
        """SDR-T1 [ruling]: taking a card forgoes the mission."""
        return [("no_mission",)] if self.table.step == "mission" else []

    def _slot(self, shape: str) -> int:
        """SDR-H1 [ruling]: of two equal cards, the one that all know leaves the hand first."""
        slots = [slot for slot, held in enumerate(self.table.hand) if held.card.shape == shape]
        return max(slots, key=lambda slot: self.table.hand[slot].seen)

    def compare(self, everywhere: bool) -> None:
        """Both tables are alike, and allow the same. ``everywhere``: all placements too."""
        state = self.state
        if state.step == "ships":  # half of a decision of the reference
            self.compare_ships()
            return
        assert facts(state) == seen(self.table)
        if state.over:
            return
        if state.step != "play" or everywhere:
            moves = {self.spoken(move) for move in state.legal_moves(state.active)}
            assert moves == self.allowed()

    def compare_ships(self) -> None:
        assert self.chosen is not None
        cards = tuple(sorted(map(slow_reef, self.chosen.cards)))
        ways = {
            tuple(sorted(slow_ships(move.ships)))
            for move in self.state.legal_moves(self.state.active)
            if isinstance(move, Ships)
        }
        payments = self.table.payments(self.chosen.slot)
        assert ways == {paid.ships for paid in payments if paid.cards == cards}

    def spoken(self, move: Move) -> Decision:
        """A move of the engine, written so that equal cards and places make no difference."""
        match move:
            case Place(cells):
                return ("place", move.shape, slow_cells(cells))
            case Pass(shape):
                return ("pass_turn", shape) if shape else ("pass_empty",)
            case Keep(kind):
                return ("keep", slow_reef(kind))
            case Fulfil(slot, cards):
                return ("fulfil", slot, tuple(sorted(map(slow_reef, cards))))
            case Take(shape):
                return ("take", shape)
            case Draw(size):
                return ("draw", SIZE_NAMES[size])
        return (move.notation,)

    def allowed(self) -> set[Decision]:
        """What the reference allows, likewise."""
        found: set[Decision] = set()
        table = self.table
        legal = table.legal()
        if table.step == "mission":  # SDR-T1 [ruling]
            after = table.copy()
            after.no_mission()
            legal |= after.legal() if after.step == "take" else {("done",)}
        for name, *what in legal:
            match name, what:
                case "place", [slot, cells]:
                    found.add((name, table.hand[slot].card.shape, frozenset(cells)))
                case "pass_turn", [slot]:
                    found.add((name, table.hand[slot].card.shape))
                case "keep", [which]:
                    found.add((name, table.drawn[which]))
                case "fulfil", [slot, paid]:
                    found.add((name, slot, paid.cards))
                case "take", [size, slot]:
                    found.add((name, table.markets[size][slot].shape))
                case (("draw" | "cash" | "done" | "pass_empty"), _):
                    found.add((name, *what))
        return found

    def compare_ends(self) -> None:
        """Who gets what for what, and the places (SDR-F1 to F7)."""
        scores = self.table.scores()
        by_what: Counter[tuple[int, str]] = Counter()
        realms = self.table.sea.realms()
        for event in self.state.log[-1].events:
            if event.points:
                what = event.what.removesuffix("_scored")
                if what.startswith("realm_"):
                    what = event.facts["realm"].id  # type: ignore[union-attr]
                by_what[event.seat or 0, what] += event.points
        for seat, score in enumerate(scores):
            expected = {
                "gold": score.gold,
                "ships": score.ships,
                "missions": score.missions,
                "most_missions": score.most,
            } | {f"realm_{realm}": n for realm, n in zip(realms, score.realms, strict=True)}
            assert {what: by_what[seat, what] for what in expected} == expected
        assert self.state.points == tuple(score.total for score in scores)
        outcome = self.state.outcome
        assert outcome is not None
        place = 1
        for seats in self.table.ranking():
            assert {outcome.places[seat] for seat in seats} == {place}
            place += len(seats)


# --- games --------------------------------------------------------------------------------------


class Whim:
    """Plays at random, with a preference for some things so that all of them occur."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.size = self.rng.choice((3, 4, 5, 5, 5))  # taken wherever possible
        self.idle = self.rng.choice((0.0, 0.1, 0.5))  # how often it passes
        if number % 20 == 19:
            self.idle = 1.0  # nobody has a dragon, or a mission

    def choose(self, state: SeaDragonsState) -> Move:
        rng, seat = self.rng, state.active
        moves = state.legal_moves(seat)
        if state.step == "play":
            if rng.random() < self.idle:
                return rng.choice([move for move in moves if isinstance(move, Pass)])
            return max((moves.choice(rng) for _ in range(3)), key=lambda move: _finds(state, move))
        if state.step == "ships" or rng.random() < 0.1:
            return moves.choice(rng)
        liked = [
            move
            for move in moves
            if isinstance(move, Fulfil) or move.notation.split()[-1][0] == str(self.size)
        ]
        return rng.choice(liked) if liked else moves.choice(rng)


def _finds(state: SeaDragonsState, move: Move) -> int:
    """The ships, and above all the reefs, that a dragon covers."""
    if not isinstance(move, Place):
        return 0
    sea = state.sea
    return (move.cells & sea.spots).bit_count() + 2 * (move.cells & sea.reefs).bit_count()


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_game_agrees_with_the_reference(part: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        gone = number % 5 == 1
        dragons = "gone" if gone else "reshuffled"
        state = new(2 + number // PARTS % 4, f"slow {number}", dragons=dragons)
        if gone:  # so that dragon cards run out
            state.decks = tuple(deck[:3] for deck in state.decks)
        if number % 5 == 0:  # so that reef cards and missions run out
            state.reef_deck, state.mission_deck = state.reef_deck[:3], state.mission_deck[:2]
        whim, beside = Whim(number), Beside(state)
        looks = number
        while not state.over:
            looks += state.step == "play"
            beside.compare(everywhere=looks % LOOKS == 0)
            state.play(state.active, whim.choose(state))
            beside.follow()
        beside.compare(everywhere=False)
        beside.compare_ends()
        happened.update(event.what for entry in state.log for event in entry.events)
        happened["no card left"] += gone and not all(len(hand) == HAND for hand in state.hands)
    for what in (
        "no card left",
        "deck_shuffled",
        "gold_card_cashed",
        "mission_fulfilled",
        "neighbour_paid",
        "passed",
        "reef_card_used",
    ):
        assert happened[what], f"no game in which {what} happens"
