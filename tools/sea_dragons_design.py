"""Sets of realms, missions and cards for Sea Dragons, as many as you like.

`candidates` yields endless `Pieces`, the same for the same seed and `Aims`. `sea_dragons_pieces`
measures, chooses and writes a set; greedy games can tell which of several plays best:
`isolario.games.sea_dragons.set_up.join_realms` lays the faces of any set.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, count

from isolario.core.boards.bits import mask_of
from isolario.core.boards.grid import Grid
from isolario.core.boards.polyomino import read_picture
from isolario.games.sea_dragons.board import CORNERS, REALM
from isolario.games.sea_dragons.parts import SHIPS
from isolario.games.sea_dragons.pieces import ANY, GOLD_REEF, TWO_SHIPS, Face, Mission, Pieces

SEED = 7

# --- the aims -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scatter:
    """How things of one kind lie on a face. Steps are counted along rows and columns.

    ``steps``: from the inner corner to each, on average; ``spare``: by how much the sum over all of
    them may differ; ``nearest``: the fewest steps to one; ``apart``: the fewest between two;
    ``cluster``: the most that may be connected.
    """

    steps: float
    spare: int = 2
    nearest: int = 1
    apart: int = 1
    cluster: int = 1


@dataclass(frozen=True)
class Aims:
    """The numbers of a set that no source gives."""

    whirlpools: tuple[int, int] = (10, 10)  # on the first and on the second face of a board
    gold: tuple[int, int] = (4, 5)
    spots: int = 11
    reefs: int = 3
    scatter: Mapping[str, Scatter] = field(
        default_factory=lambda: {
            "r": Scatter(7.0, spare=1, nearest=3, apart=5),
            "s": Scatter(7.0, nearest=3, cluster=2),
            "@": Scatter(6.0, cluster=3),
            "g": Scatter(5.5, spare=1, apart=3),
        }
    )
    unlike: int = 20  # the fewest cells in which two faces differ, mirrored or not
    mission_sizes: Mapping[int, int] = field(default_factory=lambda: {2: 10, 3: 11, 4: 8, 5: 4})
    mission_reefs: Mapping[int, int] = field(default_factory=lambda: {2: 3, 3: 4, 4: 3, 5: 1})
    mission_points: Mapping[int, int] = field(default_factory=lambda: {2: 5, 3: 8, 4: 11, 5: 15})
    most_alike: int = 3  # the most ships of one colour that a mission asks for
    reef_price: int = 2  # points fewer for a mission with a reef card
    asked: tuple[int, ...] = (29, 26, 26, 24)  # ships of each colour, on all missions: 12:11:11:10


CARDS: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "3I": (13, ("###",)),
    "3V": (13, ("##", "#.")),
    "4I": (7, ("####",)),
    "4L": (8, ("###", "#..")),
    "4O": (6, ("##", "##")),
    "4S": (8, (".##", "##.")),
    "4T": (7, ("###", ".#.")),
    "5F": (1, (".##", "##.", ".#.")),
    "5I": (1, ("#####",)),
    "5L": (2, ("####", "#...")),
    "5N": (2, ("###.", "..##")),
    "5P": (2, ("###", "##.")),
    "5T": (2, ("###", ".#.", ".#.")),
    "5U": (1, ("#.#", "###")),
    "5V": (1, ("###", "#..", "#..")),
    "5W": (2, ("##.", ".##", "..#")),
    "5X": (1, (".#.", "###", ".#.")),
    "5Y": (2, ("####", ".#..")),
    "5Z": (1, ("##.", ".#.", ".##")),
}
"""How many cards of each shape there are, and what it looks like."""

REEFS = {**dict.fromkeys(TWO_SHIPS, 2), ANY: 4, **dict.fromkeys(CORNERS, 2), GOLD_REEF: 4}


def candidates(seed: int = SEED, aims: Aims | None = None) -> Iterator[Pieces]:
    """Sets of pieces, one after another."""
    wants = aims or Aims()
    boards = tuple((f"{name}1", f"{name}2") for name in "ABCD")
    for number in count():
        rng = random.Random(f"sea dragons {seed} {number}")
        faces = _faces(boards, wants, rng)
        yield Pieces(
            boards,
            dict(sorted(faces.items())),
            {name: read_picture(rows) for name, (_, rows) in CARDS.items()},
            {name: times for name, (times, _) in CARDS.items()},
            {mission.id: mission for mission in _missions(wants, rng)},
            REEFS,
        )


# --- faces --------------------------------------------------------------------------------------

FACE = Grid(REALM, REALM)
CORNER = REALM * REALM - 1


def steps(cell: int, other: int = CORNER) -> int:
    """How far apart two cells of a face are.

    >>> steps(0), steps(47)
    (12, 1)
    """
    return abs(cell // REALM - other // REALM) + abs(cell % REALM - other % REALM)


def side(cell: int) -> int:
    """On which side of the line from the inner corner to the outer a cell lies: 1, -1, or 0."""
    y, x = divmod(cell, REALM)
    return (x > y) - (x < y)


def mirrored(face: Face) -> Face:
    """A face with its two sides swapped; the inner corner stays where it is."""
    return tuple("".join(row) for row in zip(*face, strict=True))


def unlike(face: Face, other: Face) -> int:
    """In how many cells two faces differ, or one mirrored, if that is fewer."""
    letters = "".join(face)
    return min(
        sum(one != two for one, two in zip(letters, "".join(way), strict=True))
        for way in (other, mirrored(other))
    )


def well_scattered(cells: tuple[int, ...], aim: Scatter) -> bool:
    """Whether things lie as they should."""
    far = sum(map(steps, cells))
    return (
        abs(far - aim.steps * len(cells)) <= aim.spare
        and abs(sum(map(side, cells))) <= 1
        and all(steps(cell) >= aim.nearest for cell in cells)
        and all(steps(*pair) >= aim.apart for pair in combinations(cells, 2))
        and all(c.bit_count() <= aim.cluster for c in FACE.clusters(mask_of(cells)))
    )


def _faces(boards: tuple[tuple[str, str], ...], aims: Aims, rng: random.Random) -> dict[str, Face]:
    found: dict[str, Face] = {}
    for board in boards:
        for which, name in enumerate(board):
            while True:
                face = _face(aims, which, rng)
                if all(unlike(face, other) >= aims.unlike for other in found.values()):
                    break
            found[name] = face
    return found


def _face(aims: Aims, which: int, rng: random.Random) -> Face:
    """One face; what is hardest to place comes first."""
    counts = {
        "r": aims.reefs,
        "g": aims.gold[which],
        "s": aims.spots,
        "@": aims.whirlpools[which],
    }
    while True:
        letters = ["~"] * CORNER + ["#"]
        if all(_scatter(letters, kind, number, aims, rng) for kind, number in counts.items()):
            return tuple("".join(letters[at : at + REALM]) for at in range(0, len(letters), REALM))


def _scatter(letters: list[str], kind: str, number: int, aims: Aims, rng: random.Random) -> bool:
    aim = aims.scatter[kind]
    free = [
        cell for cell, letter in enumerate(letters) if letter == "~" and steps(cell) >= aim.nearest
    ]
    for _ in range(2000):
        cells = tuple(rng.sample(free, number))
        if well_scattered(cells, aim):
            for cell in cells:
                letters[cell] = kind
            return True
    return False


# --- missions -----------------------------------------------------------------------------------


def _asks(size: int, most_alike: int) -> list[tuple[int, ...]]:
    """Every way to ask for this many ships."""
    asks = combinations_with_replacement(range(len(SHIPS)), size)
    return [ask for ask in asks if max(map(ask.count, ask)) <= most_alike]


def _missions(aims: Aims, rng: random.Random) -> list[Mission]:
    """Missions that all ask for something different, and together for as many of each colour as
    intended; those with a reef card are drawn from those of a size."""
    colours = range(len(SHIPS))
    while True:
        asks = [
            ask
            for size, number in aims.mission_sizes.items()
            for ask in sorted(rng.sample(_asks(size, aims.most_alike), number))
        ]
        total = Counter(colour for ask in asks for colour in ask)
        if tuple(total[colour] for colour in colours) == aims.asked:
            break
    with_reef: set[tuple[int, ...]] = set()
    for size, number in aims.mission_reefs.items():
        with_reef.update(rng.sample([ask for ask in asks if len(ask) == size], number))
    missions = []
    for number, ask in enumerate(asks, 1):
        reef = ask in with_reef
        points = aims.mission_points[len(ask)] - aims.reef_price * reef
        green, purple, red, blue = (ask.count(colour) for colour in colours)
        missions.append(Mission(f"M{number:02}", (green, purple, red, blue), points, reef))
    return missions
