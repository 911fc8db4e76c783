"""What a program learns from tells the whole view: it is rebuilt from the numbers alone."""

from __future__ import annotations

import random

import pytest

from isolario.games.sea_dragons import GAME, SeaDragonsState
from isolario.games.sea_dragons.pieces import MISSIONS, REEF_KINDS, SHAPES
from tests.observed import Data, Read, Row, check_rebuilds, check_rebuilt, tally, which

SEATS = 5
GROUND = {
    "whirlpool": "@",
    "current": "=",
    "spot": "s",
    "gold": "g",
    "reef": "r",
    "island": "#",
}
SHIPS = ("green", "purple", "red", "blue")
SIZES = (3, 4, 5)
KINDS = (*REEF_KINDS, "?")
PLACES = (
    "the viewer",
    "the next seat",
    "the seat 2 further",
    "the seat 3 further",
    "the seat 4 further",
)


def _decoded(read: Read, me: int, seats: int) -> Data:
    players, public, planes = read.tables["players"], read.row("public"), read.planes
    assert [row["here"] for row in players] == [1] * seats + [0] * (SEATS - seats)
    by_seat = [players[(seat - me) % seats] for seat in range(seats)]
    place_of = [PLACES[(seat - me) % seats] for seat in range(seats)]
    older = read.used("older")
    shapes = dict(zip(SHAPES, read.tables["shapes"], strict=True))
    missions = dict(zip(MISSIONS, read.tables["missions"], strict=True))
    reefs = dict(zip(KINDS, read.tables["reefs"], strict=True))
    for name, row in missions.items():
        asked = MISSIONS[name]
        assert [row[f"asks {colour}"] for colour in SHIPS] == list(asked.ships)
        assert (row["points"], row["reef"]) == (asked.points, asked.reef)
    market = {which(row, "market"): name for name, row in missions.items()}
    turn = [row["active"] for row in by_seat]
    deck = read.used("reef_deck")
    paying = [name for name, row in missions.items() if row["paying"]]
    if paying:
        assert which(missions[paying[0]], "market") == str(public["taken_from"])

    def cards(name: str) -> list[list[str]]:
        """Of each size, so many cards of each shape."""
        return [
            [it for it in SHAPES if int(it[0]) == size for _ in range(shapes[it][name])]
            for size in SIZES
        ]

    def reef_cards(name: str) -> list[str]:
        return [kind for kind in KINDS for _ in range(reefs[kind][name])]

    return {
        "options": {"dragons": "gone" if public["gone"] else "reshuffled"},
        "ready": [],
        "active": turn.index(1) if any(turn) else -1,
        "step": which(public, "step"),
        "ground": _ground(planes),
        "dragons": [sorted(planes[f"dragons {place}"]) for place in place_of],
        "afloat": [sorted(planes[f"ship {colour}"]) for colour in SHIPS],
        "heads": [row["heads"] for row in by_seat],
        "gold": [row["gold"] for row in by_seat],
        "fleets": [[row[f"ships {colour}"] for colour in SHIPS] for row in by_seat],
        "points": [row["points"] for row in by_seat],
        "market": cards("market"),
        "decks": [["?"] * public[f"deck {size}"] for size in SIZES],
        "discards": cards("discarded"),
        "older": [
            [
                [it for it in SHAPES for _ in range(row[f"shape {it}"])]
                for row in older
                if which(row, "size") == str(size)
            ]
            for size in SIZES
        ],
        "hands": [_hand(read, older, (seat - me) % seats) for seat in range(seats)],
        "missions": [market[str(slot)] for slot in range(1, 5) if str(slot) in market],
        "mission_deck": ["?"] * public["mission_deck"],
        "fulfilled": [
            [name for name, row in missions.items() if row[f"done {place}"]] for place in place_of
        ],
        "reefs": [_in_order(row, "reef") for row in by_seat],
        "reef_deck": [which(row, "kind") for row in deck],
        "returned_by": [
            (me + PLACES.index(put)) % seats if (put := which(row, "put")) else -1 for row in deck
        ],
        "used": reef_cards("used"),
        "played": "".join(name for name, row in shapes.items() if row["played"]),
        "laid": sorted(planes["laid"]),
        "due": public["due"],
        "drawn": reef_cards("drawn"),
        "paying": public["taken_from"] - 1,
        "cards": reef_cards("paid"),
    }


def _ground(planes: dict[str, set[int]]) -> str:
    cells = ["~"] * 225
    for name, letter in GROUND.items():
        for cell in planes[name]:
            assert cells[cell] == "~"
            cells[cell] = letter
    return "".join(cells)


def _in_order(row: Row, name: str) -> list[str]:
    held = tally(row, name)
    return [kind for kind in KINDS for _ in range(held[kind])]


def _hand(read: Read, older: list[Row], place: int) -> Data | list[Data]:
    cards = []
    for row in read.tables["hands"][2 * place : 2 * place + 2]:
        if size := which(row, "size"):
            shape = which(row, "shape") or f"{size}?"
            assert shape[0] == size
            deals = [at for at, it in enumerate(older, 1) if which(it, "size") == size]
            # a card that is not among the older ones was drawn since
            deal = deals.index(row["older"]) if row["older"] else len(deals)
            cards.append(
                {"shape": shape, "open": bool(row["open"]), "deal": 0 if row["open"] else deal}
            )
    return cards


def _tidy(data: Data) -> Data:
    """Deals of which nothing is left in a hand are forgotten; markets and what was fulfilled have
    no order."""
    kept = [[at for at, cards in enumerate(deals) if cards] for deals in data["older"]]
    hands = []
    for hand in data["hands"]:
        cards = []
        for card in hand:
            deals = kept[int(card["shape"][0]) - 3]
            deal = deals.index(card["deal"]) if card["deal"] in deals else len(deals)
            cards.append(card | {"deal": 0 if card["open"] else deal})
        hands.append(sorted(cards, key=lambda card: tuple(card.values())))
    return data | {
        "options": {"dragons": data["options"]["dragons"]},  # the others are history
        "hands": hands,
        "older": [[cards for cards in deals if cards] for deals in data["older"]],
        "market": [sorted(cards) for cards in data["market"]],
        "fulfilled": [sorted(done) for done in data["fulfilled"]],
    }


@pytest.mark.soak
def test_a_view_is_rebuilt_from_its_observation() -> None:
    """But for the count of turns, on which nothing depends."""
    check_rebuilds(GAME, _decoded, {"turns"}, _tidy, games=2)


@pytest.mark.parametrize("seats", [2, 5])
def test_what_hands_hid_when_a_deck_was_reshuffled_is_told(seats: int) -> None:
    """Decks seldom run out, so here they are discarded at the start."""
    state, rng, reshuffled = GAME.new(seats, 4), random.Random(4), 0
    assert isinstance(state, SeaDragonsState)
    while not state.over:
        if not reshuffled % 3:
            gone = [
                tuple(sorted((*cards, *deck)))
                for cards, deck in zip(state.discards, state.decks, strict=True)
            ]
            state.discards, state.decks = tuple(gone), ((), (), ())
        state.play(state.active, state.legal_moves(state.active).choice(rng))
        check_rebuilt(state, _decoded, {"turns"}, _tidy)
        reshuffled += any(any(deals) for deals in state.older)
    assert reshuffled > 20
