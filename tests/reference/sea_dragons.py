"""A slow, obvious Sea Dragons, written from the rulebook and the register alone (SDR-*).

A cell is (column, row), from the west and from the north. A sea is a dict {cell: `Spot`} and the
cells of the island; dragons are a list of `Dragon`; everything else about them is worked out
afresh, cell by cell. Ships are lists of colours, cards are values: two of a kind are the same.

Here: pieces, where a dragon may lie and what that costs and brings, what a mission can be paid
with, and what everything is worth at the end. A whole game, decision by decision, is in
`sea_dragons_table`. `test_sea_dragons_agrees` shows that both are right: a mistake in one of them
makes it disagree with the game.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]
Cells = frozenset[Cell]

COLOURS = ("green", "purple", "red", "blue")  # of ships
SIZES = ("small", "medium", "large")
HEADS = {2: 14, 3: 11, 4: 8, 5: 7}  # SDR-S4
GOLD = 4  # that everybody begins with (SDR-S5)
TOLL = 2  # for a whirlpool or a current (SDR-D4)
PASSING = 2  # gold for a pass (SDR-P1)
GOLD_CARD = 4  # SDR-G1, SDR-F1
MOST_MISSIONS = 5  # SDR-F1
MARKS = {"@": "whirlpool", "s": "ship", "g": "gold", "r": "reef", ".": ""}
CORNERS = ((0, 0), (8, 0), (8, 8), (0, 8))  # clockwise from the north-west: where a realm begins


# Pieces


@dataclass(frozen=True)
class Spot:
    """A cell of the sea: the realm it belongs to ("": it is a current) and what is printed on it:
    whirlpool, ship, gold, reef or nothing (SDR-C2)."""

    realm: str
    mark: str = ""

    @property
    def costs(self) -> bool:
        return self.realm == "" or self.mark == "whirlpool"


@dataclass(frozen=True)
class Sea:
    """The board, joined together (SDR-C1, C5, S1)."""

    spots: dict[Cell, Spot]
    island: Cells

    def realms(self) -> list[str]:
        return sorted({spot.realm for spot in self.spots.values() if spot.realm})

    def marked(self, mark: str, cells: Iterable[Cell]) -> list[Cell]:
        """Those of some cells that have a mark."""
        return [cell for cell in cells if self.spots[cell].mark == mark]


def joined(faces: Sequence[Sequence[str]], realms: Sequence[str]) -> Sea:
    """Four faces around the island, clockwise from the north-west (SDR-C5, S1).

    A face has seven rows of seven letters. It is written as it lies in the north-west, so that its
    last letter is under the island; each further corner has it turned by a quarter clockwise more,
    never mirrored.
    """
    island = frozenset((column, row) for column in (6, 7, 8) for row in (6, 7, 8))
    spots = {}
    for quarters, (face, realm) in enumerate(zip(faces, realms, strict=True)):
        rows = ["".join(row) for row in face]
        for _ in range(quarters):
            rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        west, north = CORNERS[quarters]
        for row in range(7):
            for column in range(7):
                cell = (west + column, north + row)
                if cell not in island:
                    spots[cell] = Spot(realm, MARKS[rows[row][column]])
    for n in range(15):
        for cell in ((7, n), (n, 7)):
            if cell not in island:
                spots[cell] = Spot("")
    return Sea(spots, island)


@dataclass(frozen=True)
class DragonCard:
    """SDR-C4."""

    size: str
    shape: str  # a name
    cells: Cells


@dataclass(frozen=True, order=True)
class MissionCard:
    """The colours of the ships it names, each as often as it is named (SDR-M1)."""

    ships: tuple[str, ...]
    points: int
    reef: bool = False


@dataclass(frozen=True, order=True)
class ReefCard:
    """Kinds: two (ships of a colour), any (ship), hidden (dragon of a realm), gold (SDR-R1)."""

    kind: str
    of: str = ""  # the colour or the realm


@dataclass(frozen=True)
class Dragon:
    seat: int
    cells: Cells


# Where a dragon may lie


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with a cell."""
    column, row = cell
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


def shore(cells: Iterable[Cell]) -> set[Cell]:
    """All cells beside some cells, corners not counted."""
    return {near for cell in cells for near in beside(cell)}


def touch(one: Iterable[Cell], other: Cells) -> bool:
    """Whether two groups of cells are neighbours (SDR-D2, D3, D6)."""
    return not shore(one).isdisjoint(other)


def moved_home(cells: Iterable[Cell]) -> Cells:
    """The same form moved to the north-western corner."""
    cells = list(cells)
    west = min(column for column, _ in cells)
    north = min(row for _, row in cells)
    return frozenset((column - west, row - north) for column, row in cells)


@cache
def attitudes(form: Cells) -> frozenset[Cells]:
    """A form turned and mirrored in all ways (SDR-D1)."""
    found = set()
    cells = list(form)
    for _ in range(4):
        cells = [(-row, column) for column, row in cells]
        found.add(moved_home(cells))
        found.add(moved_home((-column, row) for column, row in cells))
    return frozenset(found)


def price(sea: Sea, cells: Iterable[Cell]) -> int:
    """Gold for covering cells (SDR-D4)."""
    return TOLL * sum(sea.spots[cell].costs for cell in cells)


def faults(
    sea: Sea, dragons: Sequence[Dragon], seat: int, form: Cells, cells: Cells, gold: int
) -> set[str]:
    """The clauses that a placement of a form on some cells would break; none: it is legal.

    `gold` is what the seat has; the symbols that the dragon covers help to pay (SDR-D4). What a
    gold card brings has to be included already.
    """
    if not cells or moved_home(cells) not in attitudes(form):
        return {"SDR-D1"}
    return faults_there(sea, dragons, seat, cells, gold)


def faults_there(
    sea: Sea, dragons: Sequence[Dragon], seat: int, cells: Cells, gold: int
) -> set[str]:
    """The same, for cells that have the form."""
    if not cells <= sea.spots.keys():
        return {"SDR-D1"}
    found = set()
    near = shore(cells)
    mine = [dragon.cells for dragon in dragons if dragon.seat == seat]
    rivals = [dragon.cells for dragon in dragons if dragon.seat != seat]
    if not all(cells.isdisjoint(other) for other in mine + rivals):
        found.add("SDR-D1")
    if all(near.isdisjoint(other) for other in [sea.island, *rivals]):
        found.add("SDR-D2")
    if not all(near.isdisjoint(other) for other in mine):
        found.add("SDR-D3")
    if price(sea, cells) > gold + len(sea.marked("gold", cells)):
        found.add("SDR-D4")
    return found


def placements(
    sea: Sea, dragons: Sequence[Dragon], seat: int, form: Cells, gold: int
) -> set[Cells]:
    """Everything that a dragon of a form may cover, wherever its head is (SDR-D1 to D4)."""
    found = set()
    for attitude in attitudes(form):
        for west, north in all_corners(sea):
            cells = frozenset((column + west, row + north) for column, row in attitude)
            if not faults_there(sea, dragons, seat, cells, gold):
                found.add(cells)
    return found


def all_corners(sea: Sea) -> list[Cell]:
    """Where the north-western corner of a form's box can be so that the form is on the sea."""
    columns = [column for column, _ in sea.spots]
    rows = [row for _, row in sea.spots]
    return list(
        itertools.product(range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1))
    )


def income(dragons: Sequence[Dragon], seat: int, cells: Cells) -> Counter[int]:
    """The gold of the others: 1 for each of their dragons beside a new one (SDR-D6)."""
    found: Counter[int] = Counter()
    for dragon in dragons:
        if dragon.seat != seat and touch(cells, dragon.cells):
            found[dragon.seat] += 1
    return found


# What a mission can be paid with


class Payment(NamedTuple):
    """Ship tokens and reef cards, each sorted."""

    ships: tuple[str, ...] = ()
    cards: tuple[ReefCard, ...] = ()


def payment(ships: Iterable[str] = (), cards: Iterable[ReefCard] = ()) -> Payment:
    return Payment(tuple(sorted(ships)), tuple(sorted(cards)))


def pays(named: Iterable[str], paid: Payment) -> bool:
    """Whether a payment is enough, and maybe more than enough, for the ships that are named.

    A ship that is named is paid for with one of its colour, with an "any ship" card, or with two of
    another colour (SDR-M1, M2). Spending a ship on its own colour is never worse than spending it
    as half of a pair, so whatever is left of each colour makes pairs, and a pair of a colour with
    ships left never stands for that colour itself. An "any ship" card as half of a pair brings no
    more than it does alone.
    """
    need = Counter(named)
    have = Counter(paid.ships)
    wild = 0
    for card in paid.cards:
        if card.kind == "two":
            have[card.of] += 2
        elif card.kind == "any":
            wild += 1
    missing = sum(max(0, need[colour] - have[colour]) for colour in COLOURS)
    pairs = sum(max(0, have[colour] - need[colour]) // 2 for colour in COLOURS)
    return missing <= pairs + wild


def less(paid: Payment) -> list[Payment]:
    """A payment without one of its ships or cards, in all ways."""
    ships, cards = paid
    return [Payment(ships[:n] + ships[n + 1 :], cards) for n in range(len(ships))] + [
        Payment(ships, cards[:n] + cards[n + 1 :]) for n in range(len(cards))
    ]


def irreducible(named: Iterable[str], paid: Payment) -> bool:
    """Whether it is enough, but would not be without any one ship or card: nothing is discarded for
    nothing, except the unused half of a "two ships" card (SDR-M2)."""
    named = list(named)
    return pays(named, paid) and not any(pays(named, smaller) for smaller in less(paid))


def payments(named: Iterable[str], ships: Iterable[str], cards: Iterable[ReefCard]) -> set[Payment]:
    """All irreducible payments from what somebody has."""
    named = list(named)
    most = 2 * len(named)  # two for each ship that is named
    have = Counter(ships)
    useful = [card for card in cards if card.kind in ("two", "any")]
    found = set()
    for numbers in itertools.product(*(range(min(have[c], most) + 1) for c in COLOURS)):
        if sum(numbers) > most:
            continue
        tokens = [c for c, number in zip(COLOURS, numbers, strict=True) for _ in range(number)]
        for count in range(len(useful) + 1):
            for chosen in itertools.combinations(useful, count):
                paid = payment(tokens, chosen)
                if paid not in found and irreducible(named, paid):
                    found.add(paid)
    return found


# What everything is worth at the end


def is_in(sea: Sea, dragon: Dragon, realm: str) -> bool:
    """A dragon is in a realm if a piece of it is; currents are in none (SDR-F2, F5)."""
    return any(sea.spots[cell].realm == realm for cell in dragon.cells)


def pieces_in(sea: Sea, dragons: Sequence[Dragon], seat: int, realm: str) -> int:
    """A player's heads and tails on the cells of a realm (SDR-F3)."""
    return sum(
        sea.spots[cell].realm == realm
        for dragon in dragons
        for cell in dragon.cells
        if dragon.seat == seat
    )


def free_whirlpools(sea: Sea, dragons: Sequence[Dragon], realm: str) -> int:
    taken = {cell for dragon in dragons for cell in dragon.cells}
    return sum(
        spot.realm == realm and spot.mark == "whirlpool" and cell not in taken
        for cell, spot in sea.spots.items()
    )


def strength(
    sea: Sea, dragons: Sequence[Dragon], seat: int, cards: Iterable[ReefCard], realm: str
) -> tuple[int, int]:
    """What players are ranked by in a realm: dragons, including hidden ones, then pieces, not
    counting hidden dragons (SDR-F2, F3)."""
    seen = sum(dragon.seat == seat and is_in(sea, dragon, realm) for dragon in dragons)
    hidden = sum(card == ReefCard("hidden", realm) for card in cards)
    return seen + hidden, pieces_in(sea, dragons, seat, realm)


def control(strengths: Sequence[tuple[int, int]], whirlpools: int) -> list[int]:
    """Points of every player in a realm with some free whirlpools (SDR-F2, F3, F4)."""
    points = [0] * len(strengths)
    there = [seat for seat, (dragons, _) in enumerate(strengths) if dragons > 0]
    if not there:
        return points
    best = max(strengths[seat] for seat in there)
    firsts = [seat for seat in there if strengths[seat] == best]
    if len(strengths) == 2:
        if len(firsts) == 1:
            points[firsts[0]] = 2 * whirlpools
        return points
    for seat in firsts:
        points[seat] = 3 * whirlpools
    rest = [seat for seat in there if seat not in firsts]
    if len(firsts) == 1 and rest:
        next_best = max(strengths[seat] for seat in rest)
        for seat in rest:
            if strengths[seat] == next_best:
                points[seat] = 3 * whirlpools // 2
    return points


def most_missions(done: Sequence[Sequence[MissionCard]]) -> list[int]:
    """Points for the most missions, then the most points of missions (SDR-F1)."""
    merit = [(len(cards), sum(card.points for card in cards)) for cards in done]
    return [MOST_MISSIONS if mine == max(merit) and mine[0] > 0 else 0 for mine in merit]


@dataclass(frozen=True)
class Score:
    """A player's points (SDR-F1, F2)."""

    gold: int
    ships: int
    missions: int
    most: int
    realms: tuple[int, ...]  # in the order of their names

    @property
    def total(self) -> int:
        return self.gold + self.ships + self.missions + self.most + sum(self.realms)


def scores(
    sea: Sea,
    dragons: Sequence[Dragon],
    gold: Sequence[int],
    ships: Sequence[Sequence[str]],
    cards: Sequence[Sequence[ReefCard]],
    done: Sequence[Sequence[MissionCard]],
) -> list[Score]:
    """Everybody's points, if the game ended like this (SDR-F1 to F5); everything but the sea and
    the dragons is by seat."""
    seats = range(len(gold))
    realms = []
    for realm in sea.realms():
        strengths = [strength(sea, dragons, seat, cards[seat], realm) for seat in seats]
        realms.append(control(strengths, free_whirlpools(sea, dragons, realm)))
    most = most_missions(done)
    found = []
    for seat in seats:
        kinds = Counter(card.kind for card in cards[seat])
        found.append(
            Score(
                gold=gold[seat] + GOLD_CARD * kinds["gold"],
                ships=len(ships[seat]) + 2 * kinds["two"] + kinds["any"],
                missions=sum(card.points for card in done[seat]),
                most=most[seat],
                realms=tuple(points[seat] for points in realms),
            )
        )
    return found


def ranking(points: Sequence[int], missions: Sequence[int]) -> list[set[int]]:
    """Seats from the winners down: most points, then most missions; equals share (SDR-F7)."""
    merit = list(zip(points, missions, strict=True))
    return [
        {seat for seat, mine in enumerate(merit) if mine == place}
        for place in sorted(set(merit), reverse=True)
    ]
