"""Seas, pieces and random games for the slow Sea Dragons and for whoever is compared with it.

The pieces here are invented: as many as the register has, of the kinds that it has.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tests.reference.sea_dragons import (
    COLOURS,
    Cell,
    Cells,
    Dragon,
    DragonCard,
    MissionCard,
    ReefCard,
    Sea,
    Spot,
    attitudes,
    beside,
)
from tests.reference.sea_dragons_table import Decision, Held, Table, new_table

Face = Sequence[str]  # seven rows of seven letters, the island's corner last

MARKS = {"@": "whirlpool", "s": "ship", "g": "gold", "r": "reef", ".": ""}
CORNERS = ((0, 0), (8, 0), (8, 8), (0, 8))  # clockwise from the north-west: where a realm begins
REALMS = ("starfish", "seahorse", "crab", "nautilus")  # by corner (SDR-C1)
BOX = {"green": 12, "purple": 11, "red": 11, "blue": 10}  # SDR-C3
DECKS = {"small": (26, 3), "medium": (36, 4), "large": (18, 5)}  # cards, cells (SDR-C4)


# Seas


def joined(faces: Sequence[Face], realms: Sequence[str] = REALMS) -> Sea:
    """Four faces around the island, clockwise from the north-west (SDR-C5, S1).

    A face is written as it lies in the north-west, so that its last letter is under the island;
    each further corner has it turned by a quarter clockwise more, never mirrored.
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


def drawn(text: str, realms: Sequence[str] = REALMS) -> Sea:
    """A small sea: marks as in a face, ~ a current, # the island, blank nothing. Currents must
    part the realms, which are named in the order of their first cells, row by row."""
    letters = {
        (column, row): letter
        for row, line in enumerate(text.strip("\n").splitlines())
        for column, letter in enumerate(line)
        if letter != " "
    }
    names = list(realms)
    spots: dict[Cell, Spot] = {}
    for cell, letter in letters.items():
        if letter == "~":
            spots[cell] = Spot("")
        elif letter != "#" and cell not in spots:
            realm = names.pop(0)
            walked = [cell]
            for here in walked:  # grows on the way
                spots[here] = Spot(realm, MARKS[letters[here]])
                for near in beside(here):
                    if letters.get(near, "#") not in "~#" and near not in walked:
                        walked.append(near)
    return Sea(spots, frozenset(cell for cell, letter in letters.items() if letter == "#"))


def random_face(rng: random.Random) -> Face:
    """11 ships, 9 or 10 whirlpools, 4 or 5 gold, 3 reefs; the rest is water."""
    marks = "s" * 11 + "@" * rng.choice((9, 10)) + "g" * rng.choice((4, 5)) + "rrr"
    letters = list(marks.ljust(48, "."))
    rng.shuffle(letters)
    text = "".join(letters) + "."
    return [text[n : n + 7] for n in range(0, 49, 7)]


# Pieces


def form(text: str) -> Cells:
    """A form drawn in rows: "XX/X"."""
    return frozenset(
        (column, row)
        for row, line in enumerate(text.split("/"))
        for column, letter in enumerate(line)
        if letter == "X"
    )


FORMS = {
    "small": {"I": "XXX", "V": "XX/X"},
    "medium": {"L": "XXX/X", "S": "XX/ XX", "T": "XXX/ X", "I": "XXXX", "O": "XX/XX"},
    "large": {
        "F": " XX/XX/ X",
        "I": "XXXXX",
        "L": "XXXX/X",
        "N": "XXX/  XX",
        "P": "XXX/XX",
        "T": "XXX/ X/ X",
        "U": "XXX/X X",
        "V": "XXX/X/X",
        "W": "XX/ XX/  X",
        "X": " X/XXX/ X",
        "Y": "XXXX/ X",
        "Z": "XX/ X/ XX",
    },
}


def card(size: str, shape: str) -> DragonCard:
    return DragonCard(size, shape, form(FORMS[size][shape]))


def all_cards() -> list[DragonCard]:
    """26 small, 36 medium, 18 large ones, all forms about equally often."""
    found = []
    for size, (number, _) in DECKS.items():
        shapes = list(FORMS[size])
        found += [card(size, shapes[n % len(shapes)]) for n in range(number)]
    return found


def random_missions(rng: random.Random) -> list[MissionCard]:
    found = []
    for n in range(33):
        ships = rng.choices(COLOURS, k=2 + n % 4)
        reef = rng.random() < 0.3
        points = {2: 5, 3: 8, 4: 11, 5: 15}[len(ships)] - 2 * reef
        found.append(MissionCard(tuple(sorted(ships)), points, reef))
    return found


def all_reefs() -> list[ReefCard]:
    """8 double ships, 4 any ship, 8 hidden dragons, 4 gold."""
    found = [ReefCard("two", colour) for colour in COLOURS] * 2
    found += [ReefCard("any")] * 4
    found += [ReefCard("hidden", realm) for realm in REALMS] * 2
    return found + [ReefCard("gold")] * 4


@dataclass(frozen=True)
class Box:
    """All pieces of a game, as the box has them."""

    boards: tuple[tuple[Face, Face], ...]
    ships: tuple[str, ...]
    dragons: tuple[DragonCard, ...]
    missions: tuple[MissionCard, ...]
    reefs: tuple[ReefCard, ...]
    realms: tuple[str, ...] = REALMS


def random_box(rng: random.Random) -> Box:
    return Box(
        tuple((random_face(rng), random_face(rng)) for _ in range(4)),
        tuple(Counter(BOX).elements()),
        tuple(all_cards()),
        tuple(random_missions(rng)),
        tuple(all_reefs()),
    )


def problems(box: Box) -> list[str]:
    """What is wrong with the pieces of a box; nothing, it is to be hoped (SDR-C1 to C5, R1)."""
    found = []
    if len(box.boards) != 4 or len(set(box.realms)) != 4:
        found.append("not four boards and four realms")
    for number, sides in enumerate(box.boards):
        for name, face in zip("ab", sides, strict=True):
            letters = "".join(face)
            if len(face) != 7 or any(len(row) != 7 for row in face):
                found.append(f"board {number}{name} is not 7 by 7")
            elif set(letters[:-1]) - MARKS.keys():
                found.append(f"board {number}{name} has unknown marks")
            elif letters[:-1].count("s") != 11:
                found.append(f"board {number}{name} has not 11 ship spots")
            elif letters[:-1].count("@") <= 7:
                found.append(f"board {number}{name} has not more than 7 whirlpools")
    if Counter(box.ships) != Counter(BOX):
        found.append("other ships")
    for size, (number, cells) in DECKS.items():
        cards = [one for one in box.dragons if one.size == size]
        if len(cards) != number:
            found.append(f"{len(cards)} {size} dragons")
        found += [
            f"a {size} dragon of another size or in pieces: {one.shape}"
            for one in cards
            if len(one.cells) != cells or not in_one_piece(one.cells)
        ]
    forms = {attitudes(one.cells): (one.size, one.shape) for one in box.dragons}
    if any(forms[attitudes(one.cells)] != (one.size, one.shape) for one in box.dragons):
        found.append("one form by two names")
    if len(box.missions) != 33:
        found.append(f"{len(box.missions)} missions")
    for mission in box.missions:
        if not mission.ships or set(mission.ships) - set(COLOURS):
            found.append(f"a mission of no ships or of unknown ones: {mission}")
        if mission.points <= len(mission.ships):
            found.append(f"a mission that pays no more than its ships: {mission}")
    if len(box.reefs) != 24:
        found.append(f"{len(box.reefs)} reef cards")
    wanted = {"two": set(COLOURS), "any": {""}, "hidden": set(box.realms), "gold": {""}}
    found += [f"an unknown reef card: {c}" for c in box.reefs if c.of not in wanted.get(c.kind, ())]
    return found


def in_one_piece(cells: Iterable[Cell]) -> bool:
    left = set(cells)
    walked = [left.pop()]
    for here in walked:  # grows on the way
        for near in beside(here):
            if near in left:
                left.remove(near)
                walked.append(near)
    return not left


# Tables


def table_of(
    sea: Sea,
    hands: Sequence[Sequence[DragonCard]],
    dragons: Iterable[Dragon] = (),
    tokens: dict[Cell, str] | None = None,
    mission_market: Iterable[MissionCard] = (),
    mission_deck: Iterable[MissionCard] = (),
    reef_deck: Iterable[ReefCard] = (),
    heads: int = 2,
    gold: int = 4,
) -> Table:
    """A table in the middle of a game, for tests: two cards of each size in the market and two
    below, of the forms I and V or L."""
    players = len(hands)
    shapes = {"small": "IV", "medium": "IL", "large": "IL"}
    decks = {size: [card(size, shape) for shape in shapes[size]] for size in shapes}
    return Table(
        sea=sea,
        tokens=dict(tokens or {}),
        hands=[[Held(one) for one in hand] for hand in hands],
        decks=decks,
        markets={size: list(cards) for size, cards in decks.items()},
        mission_deck=list(mission_deck),
        mission_market=list(mission_market),
        reef_deck=list(reef_deck),
        heads=[heads] * players,
        gold=[gold] * players,
        ships=[[] for _ in range(players)],
        reefs=[[] for _ in range(players)],
        missions=[[] for _ in range(players)],
        shuffle=lambda cards: list(cards),
        dragons=list(dragons),
    )


Taste = Callable[[random.Random, Table, list[Decision]], Decision]


def busy(rng: random.Random, table: Table, choices: list[Decision]) -> Decision:
    """A taste for missions, and for dragons rather than passes."""
    some = [one for one in choices if one[0] == "fulfil"]
    some = some or [one for one in choices if one[0] not in ("pass_turn", "no_mission", "cash")]
    return rng.choice(some or choices)


def careless(rng: random.Random, table: Table, choices: list[Decision]) -> Decision:
    """Any kind of decision, then any of the kind: many passes."""
    kind = rng.choice(sorted({one[0] for one in choices}))
    return rng.choice([one for one in choices if one[0] == kind])


def hasty(rng: random.Random, table: Table, choices: list[Decision]) -> Decision:
    """A taste for large and small cards: their decks run out."""
    some = [one for one in choices if one[0] in ("take", "draw") and one[1] == "large"]
    some = some or [one for one in choices if one[0] in ("take", "draw") and one[1] == "small"]
    return rng.choice(some) if some else careless(rng, table, choices)


def random_table(rng: random.Random, players: int, box: Box) -> Table:
    faces = [rng.choice(sides) for sides in rng.sample(box.boards, 4)]
    sea = joined(faces, box.realms)
    return new_table(rng, players, sea, box.ships, box.dragons, box.missions, box.reefs)


def random_game(
    rng: random.Random, players: int, box: Box, taste: Taste = busy
) -> list[tuple[Table, Decision]]:
    """A game of random decisions: all its positions, each with what was decided there; the last
    with none."""
    table = random_table(rng, players, box)
    game = []
    while table.step != "over":
        decision = taste(rng, table, sorted(table.legal()))
        game.append((table.copy(), decision))
        table.play(decision)
    return [*game, (table, ())]
