"""A slow, obvious Cartographers, written from the register alone (CRT-P, D, 1.1, K).

A map is eleven strings; a cell is a (row, column) pair; everything is lists and loops. `Turn` is
one seat's decision of a round, step by step.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

Cell = tuple[int, int]
Result = tuple[frozenset[Cell], str, bool]
Option = tuple[str, str, frozenset[Cell]]

SIDE = 11
CELLS = [(row, column) for row in range(SIDE) for column in range(SIDE)]
MEANING = {"F": ["forest"], "V": ["village"], "P": ["farm"], "W": ["water"], "D": ["monster"]}
MEANING["B"] = ["farm", "village"]  # CRT-K2: a Diplomacy cell
MEANING |= {letter.lower(): terrains for letter, terrains in MEANING.items()}
MEANING |= {"M": ["mountain"], "#": [], ".": [], "r": []}
TERRAINS = ["forest", "village", "farm", "water", "monster"]

EXPLORE: dict[str, tuple[list[str], list[tuple[list[str], bool]]]] = {
    "great_river": (["water"], [(["#", "#", "#"], True), (["..#", ".##", "##."], False)]),
    "farmland": (["farm"], [(["#", "#"], True), ([".#.", "###", ".#."], False)]),
    "hamlet": (["village"], [(["#.", "##"], True), (["###", "##."], False)]),
    "forgotten_forest": (["forest"], [(["#.", ".#"], True), (["#.", "##", ".#"], False)]),
    "hinterland_stream": (["farm", "water"], [(["###", "#..", "#.."], False)]),
    "homestead": (["village", "farm"], [(["#.", "##", "#."], False)]),
    "orchard": (["forest", "farm"], [(["###", "..#"], False)]),
    "treetop_village": (["forest", "village"], [(["..##", "###."], False)]),
    "marshlands": (["forest", "water"], [(["#..", "###", "#.."], False)]),
    "fishing_village": (["village", "water"], [(["####"], False)]),
    "rift_lands": (TERRAINS, [(["#"], False)]),
}
AMBUSH = {
    "goblin_attack": (["#..", ".#.", "..#"], "counterclockwise", "bottom-right"),
    "bugbear_assault": (["#.#", "#.#"], "clockwise", "top-right"),
    "kobold_onslaught": (["#.", "##", "#."], "clockwise", "bottom-left"),
    "gnoll_raid": (["##", "#.", "##"], "counterclockwise", "top-left"),
}


def beside(cell: Cell) -> list[Cell]:
    return BESIDE[cell]


def four_sides(row: int, column: int) -> list[Cell]:
    four = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in four if 0 <= r < SIDE and 0 <= c < SIDE]


BESIDE = {cell: four_sides(*cell) for cell in CELLS}


class Map:
    """A sheet's map, cell by cell."""

    def __init__(self, text: str) -> None:
        self.rows = [line.strip() for line in text.split("\n") if line.strip()]

    def letter(self, cell: Cell) -> str:
        return self.rows[cell[0]][cell[1]]

    def filled(self, cell: Cell) -> bool:
        return self.letter(cell) not in ".r"

    def ruins(self, cell: Cell) -> bool:
        return self.letter(cell) in "rfvpwdb"

    def terrains(self, cell: Cell) -> list[str]:
        return MEANING[self.rows[cell[0]][cell[1]]]

    def all_of(self, terrain: str) -> list[Cell]:
        return [cell for cell in CELLS if terrain in self.terrains(cell)]

    def touches(self, cell: Cell, terrain: str) -> bool:
        return any(terrain in self.terrains(other) for other in beside(cell))

    def enclosed(self, cell: Cell) -> bool:
        return all(self.filled(other) for other in beside(cell))

    def clusters(self, terrain: str) -> list[list[Cell]]:
        left = self.all_of(terrain)
        found = []
        while left:
            cluster = [left.pop(0)]
            for cell in cluster:  # grows while it is walked through
                for other in beside(cell):
                    if other in left:
                        left.remove(other)
                        cluster.append(other)
            found.append(cluster)
        return found

    def around(self, cluster: list[Cell]) -> list[Cell]:
        """The cells next to a cluster, outside it."""
        return [other for cell in cluster for other in beside(cell) if other not in cluster]

    def terrains_around(self, cluster: list[Cell]) -> set[str]:
        return {terrain for cell in self.around(cluster) for terrain in self.terrains(cell)}


def on_edge(cell: Cell) -> bool:
    return cell[0] in (0, SIDE - 1) or cell[1] in (0, SIDE - 1)


def score(card: str, text: str, edition: str) -> int:
    """The stars of a scoring card."""
    return int(globals()["_" + card](Map(text), edition))


def penalty(text: str) -> int:
    """The stars lost to monsters (CRT-F1)."""
    board = Map(text)
    return sum(not board.filled(cell) and board.touches(cell, "monster") for cell in CELLS)


def _sentinel_wood(board: Map, edition: str) -> int:
    return sum(on_edge(cell) for cell in board.all_of("forest"))


def _greenbough(board: Map, edition: str) -> int:
    rows = {row for row, _ in board.all_of("forest")}
    columns = {column for _, column in board.all_of("forest")}
    return len(rows) + len(columns)


def _treetower(board: Map, edition: str) -> int:
    return sum(board.enclosed(cell) for cell in board.all_of("forest"))


def _stoneside_forest(board: Map, edition: str) -> int:
    scoring: set[Cell] = set()
    for cluster in board.clusters("forest"):
        mountains = {cell for cell in board.around(cluster) if board.letter(cell) == "M"}
        if len(mountains) >= 2:
            scoring |= mountains
    return 3 * len(scoring)


def _canal_lake(board: Map, edition: str) -> int:
    water = [cell for cell in board.all_of("water") if board.touches(cell, "farm")]
    farm = [cell for cell in board.all_of("farm") if board.touches(cell, "water")]
    return len(water) + len(farm)


def _mages_valley(board: Map, edition: str) -> int:
    water = [cell for cell in board.all_of("water") if board.touches(cell, "mountain")]
    farm = [cell for cell in board.all_of("farm") if board.touches(cell, "mountain")]
    return 2 * len(water) + len(farm)


def _golden_granary(board: Map, edition: str) -> int:
    water = [c for c in board.all_of("water") if any(board.ruins(other) for other in beside(c))]
    farm = [cell for cell in board.all_of("farm") if board.ruins(cell)]
    return len(water) + 3 * len(farm)


def _shoreside_expanse(board: Map, edition: str) -> int:
    stars = 0
    for terrain, other in (("farm", "water"), ("water", "farm")):
        for cluster in board.clusters(terrain):
            if any(on_edge(cell) for cell in cluster):
                continue
            if other not in board.terrains_around(cluster):
                stars += 3
    return stars


def _wildholds(board: Map, edition: str) -> int:
    return sum(8 for cluster in board.clusters("village") if len(cluster) >= 6)


def _great_city(board: Map, edition: str) -> int:
    clusters = board.clusters("village")
    if edition == "original-2019":
        calm = [c for c in clusters if not any(board.touches(cell, "mountain") for cell in c)]
        return max((len(cluster) for cluster in calm), default=0)
    most = max((len(cluster) for cluster in clusters), default=0)
    return max(
        (
            sum(not board.touches(cell, "mountain") for cell in cluster)
            for cluster in clusters
            if len(cluster) == most
        ),
        default=0,
    )


def _greengold_plains(board: Map, edition: str) -> int:
    return sum(3 for c in board.clusters("village") if len(board.terrains_around(c)) >= 3)


def _shieldgate(board: Map, edition: str) -> int:
    sizes = sorted((len(cluster) for cluster in board.clusters("village")), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


def _borderlands(board: Map, edition: str) -> int:
    lines = [[(a, b) for b in range(SIDE)] for a in range(SIDE)]
    lines += [[(b, a) for b in range(SIDE)] for a in range(SIDE)]
    return sum(6 for line in lines if all(board.filled(cell) for cell in line))


def _lost_barony(board: Map, edition: str) -> int:
    for size in range(SIDE, 0, -1):
        for row in range(SIDE - size + 1):
            for column in range(SIDE - size + 1):
                if all(
                    board.filled((r, c))
                    for r in range(row, row + size)
                    for c in range(column, column + size)
                ):
                    return 3 * size
    return 0


def _broken_road(board: Map, edition: str) -> int:
    stars = 0
    for start in range(SIDE):
        diagonal = []
        row, column = start, 0
        while row < SIDE:
            diagonal.append((row, column))
            row, column = row + 1, column + 1
        if all(board.filled(cell) for cell in diagonal):
            stars += 3
    return stars


def _cauldrons(board: Map, edition: str) -> int:
    return sum(not board.filled(cell) and board.enclosed(cell) for cell in CELLS)


def ways(picture: list[str]) -> list[list[Cell]]:
    """Every rotation and reflection of a shape, from its top left corner."""
    cells = [(r, c) for r, line in enumerate(picture) for c, m in enumerate(line) if m == "#"]
    found: list[list[Cell]] = []
    for _ in range(2):
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            top = min(row for row, _ in cells)
            left = min(column for _, column in cells)
            cells = sorted((row - top, column - left) for row, column in cells)
            if cells not in found:
                found.append(cells)
        cells = [(row, -column) for row, column in cells]
    return found


def placements(card: str, text: str, ruins: bool, edition: str) -> set[Result]:
    """Every result that a card allows (CRT-D1 to CRT-D7, CRT-A1)."""
    if card in AMBUSH:
        monsters = shapes_drawn([(AMBUSH[card][0], False)], ["monster"], text)
        return monsters or single_cells(["monster"], text)
    terrains, shapes = EXPLORE[card]
    instead = terrains if edition == "original-2019" and not ruins else TERRAINS
    return shapes_drawn(shapes, terrains, text, ruins) or single_cells(instead, text)


def shapes_drawn(
    shapes: list[tuple[list[str], bool]], terrains: list[str], text: str, ruins: bool = False
) -> set[Result]:
    """Every way to draw one of some shapes; with ``ruins``, over at least one ruins cell."""
    board = Map(text)
    free = {cell for cell in CELLS if not board.filled(cell)}
    found: set[Result] = set()
    for picture, coin in shapes:
        for way in ways(picture):
            for row, column in CELLS:
                drawn = frozenset((row + r, column + c) for r, c in way)
                if not all(cell in free for cell in drawn):
                    continue
                if ruins and not any(board.ruins(cell) for cell in drawn):
                    continue
                found |= {(drawn, terrain, coin) for terrain in terrains}
    return found


def single_cells(terrains: list[str], text: str) -> set[Result]:
    board = Map(text)
    free = [cell for cell in CELLS if not board.filled(cell)]
    return {(frozenset([cell]), terrain, False) for cell in free for terrain in terrains}


def overhanging(picture: list[str], text: str) -> set[frozenset[Cell]]:
    """What is drawn of a shape that hangs over the edge (CRT-K5, Move Silently)."""
    board = Map(text)
    found = set()
    for way in ways(picture):
        for row in range(-4, SIDE):
            for column in range(-4, SIDE):
                drawn = [(row + r, column + c) for r, c in way]
                inside = frozenset(cell for cell in drawn if cell in BESIDE)
                hangs_over = 0 < len(inside) < len(drawn)
                if hangs_over and not any(board.filled(cell) for cell in inside):
                    found.add(inside)
    return found


def solo_walk(picture: list[str], arrow: str, corner: str) -> Iterator[Cell]:
    """The top left corners that a solo ambush tries, in order (CRT-1.1)."""
    height, width = len(picture), len(picture[0])
    for k in range(SIDE):
        top, bottom, left, right = k, SIDE - height - k, k, SIDE - width - k
        if top > bottom or left > right:
            return
        start = (bottom if "bottom" in corner else top, right if "right" in corner else left)
        clockwise = []
        clockwise += [(top, column) for column in range(left, right + 1)]
        clockwise += [(row, right) for row in range(top, bottom + 1)]
        clockwise += [(bottom, column) for column in range(right, left - 1, -1)]
        clockwise += [(row, left) for row in range(bottom, top - 1, -1)]
        ring: list[Cell] = []
        for cell in clockwise:
            if cell not in ring:
                ring.append(cell)
        if arrow == "counterclockwise":
            ring.reverse()
        at = ring.index(start)
        yield from ring[at:] + ring[:at]


def solo_ambush(
    card: str, text: str, acrobatics: list[str] | None = None
) -> frozenset[Cell] | None:
    """Where the monsters of a solo ambush are drawn."""
    picture, arrow, corner = AMBUSH[card]
    picture = acrobatics or picture
    board = Map(text)
    marks = [(r, c) for r, line in enumerate(picture) for c, m in enumerate(line) if m == "#"]
    for row, column in solo_walk(picture, arrow, corner):
        cells = frozenset((row + r, column + c) for r, c in marks)
        if not any(board.filled(cell) for cell in cells):
            return cells
    return None


# Skills

COST = {"acrobatics": 2, "concentrate": 3, "cure_wounds": 1, "diplomacy": 1}
COST |= {"knowledge": 0, "move_silently": 0, "negotiate": 1, "search": 0}
DOMINO, SQUARE, CELL = ["#", "#"], ["##", "##"], ["#"]
UPRIGHT, FLAT = ["#", "#"], ["##"]
LETTER = {"forest": "F", "village": "V", "farm": "P", "water": "W", "monster": "D", "both": "B"}


def drawn_on(text: str, cells: frozenset[Cell], terrain: str) -> str:
    """A map with something more on it."""
    rows = [list(line) for line in Map(text).rows]
    for row, column in cells:
        assert rows[row][column] in ".r", "only unfilled cells are drawn on"
        ruined = rows[row][column] == "r"
        rows[row][column] = LETTER[terrain].lower() if ruined else LETTER[terrain]
    return "\n".join("".join(row) for row in rows)


def closed_mountains(text: str) -> int:
    """How many mountains have filled cells on all their sides (CRT-D4)."""
    board = Map(text)
    return sum(board.enclosed(cell) for cell in CELLS if board.letter(cell) == "M")


def is_shape(picture: list[str], cells: frozenset[Cell]) -> bool:
    """Whether some cells are this shape, however it is turned or mirrored."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells) in ways(picture)


def skill_drawn(
    skill: str, card: str, ruins: bool, text: str, shape: frozenset[Cell], terrain: str
) -> set[Result]:
    """Every drawing that a skill allows (CRT-K3 to CRT-K5). ``shape`` and ``terrain``: what was
    drawn for the card before; no cells if nothing was, or only a replacement cell."""
    if skill == "diplomacy":
        return single_cells(["both"], text)
    if skill == "acrobatics":
        return shapes_drawn([(DOMINO, False)], ["monster"], text) or single_cells(["monster"], text)
    board = Map(text)
    terrains, shapes = EXPLORE[card]
    if skill == "knowledge":
        return shapes_drawn(shapes, ["village"], text, ruins)
    if skill == "negotiate":
        return shapes_drawn([(SQUARE, False)], terrains, text, ruins)
    if skill == "move_silently":
        # CRT-D3: no coin where the shape with the coin could not be drawn as it is
        paid = {
            coin and bool(shapes_drawn([(p, coin)], terrains, text, ruins)) for p, coin in shapes
        }
        shapes = [(p, coin and True in paid) for p, coin in shapes]
        with_coin = [inside for p, coin in shapes if coin for inside in overhanging(p, text)]
        without = [inside for p, coin in shapes if not coin for inside in overhanging(p, text)]
        found = {(inside, t, True) for inside in with_coin for t in terrains}
        found |= {(inside, t, False) for inside in set(without) - set(with_coin) for t in terrains}
        return {way for way in found if not ruins or any(board.ruins(cell) for cell in way[0])}
    if skill == "cure_wounds":
        dominoes = shapes_drawn([(DOMINO, False)], terrains, text)
        return {way for way in dominoes if any(board.touches(cell, "monster") for cell in way[0])}
    if skill == "search":
        near = {other for cell in shape for other in beside(cell)}
        return {way for way in single_cells([terrain], text) if way[0] <= near}
    assert skill == "concentrate"
    if not shape:
        return set()
    again = [(picture, False) for picture, _ in shapes if is_shape(picture, shape)]
    assert len(again) == 1
    return shapes_drawn(again, [terrain], text)


class Turn:
    """One seat's decision on one sheet, in one phase of a round (CRT-D, CRT-A, CRT-K)."""

    def __init__(
        self,
        phase: str,
        card: str,
        text: str,
        coins: int,
        crossed: int,
        ruins: bool = False,
        edition: str = "ukrainian-2021",
        skills: tuple[str, ...] = (),
        spent: bool = False,
        alone: bool = False,
        acrobat: bool = False,
    ) -> None:
        self.phase, self.card, self.ruins, self.edition = phase, card, ruins, edition
        self.text, self.coins, self.crossed = text, coins, crossed
        self.skills, self.spent, self.alone, self.acrobat = skills, spent, alone, acrobat
        self.used = ""  # the skill whose drawing comes next
        self.shape: frozenset[Cell] = frozenset()  # drawn for the card
        self.replaced = False  # by a single cell
        self.terrain = ""
        self.finished = False
        self.finish_if_nothing_is_left()

    def lies(self) -> list[str]:
        """How Acrobatics can lie in a solo game."""
        ways = {"upright": UPRIGHT, "flat": FLAT}
        return [how for how in ways if solo_ambush(self.card, self.text, ways[how]) is not None]

    def with_skill(self, skill: str) -> set[Result]:
        shape = frozenset() if skill == "concentrate" and self.replaced else self.shape
        return skill_drawn(skill, self.card, self.ruins, self.text, shape, self.terrain)

    def usable(self) -> list[str]:
        if self.spent or self.phase == "ambush":
            return []
        if self.phase == "acrobatics":
            now = ["acrobatics"]
        elif self.phase == "return":
            now = ["diplomacy"]
        elif self.shape:
            now = ["diplomacy", "concentrate", "cure_wounds", "search"]
        else:
            now = ["diplomacy", "knowledge", "move_silently", "negotiate"]
        found = []
        for skill in now:
            if skill not in self.skills or self.coins - self.crossed < COST[skill]:
                continue
            if self.alone and skill == "acrobatics":
                possible = bool(self.lies())
            else:
                possible = bool(self.with_skill(skill))
            if possible:
                found.append(skill)
        return found

    def drawings(self) -> set[Result]:
        if self.used:
            return self.with_skill(self.used)
        if self.phase == "ambush" and self.acrobat:
            return self.with_skill("acrobatics")
        if self.phase == "ambush":
            return placements(self.card, self.text, False, self.edition)
        if self.phase == "draw" and not self.shape:
            return placements(self.card, self.text, self.ruins, self.edition)
        return set()

    def options(self) -> set[Option]:
        if self.finished:
            return set()
        if self.used and self.phase == "acrobatics":
            return {("lie", how, frozenset()) for how in self.lies()}
        found: set[Option] = {("draw", terrain, cells) for cells, terrain, _ in self.drawings()}
        if self.used:
            return found
        found |= {("use", skill, frozenset()) for skill in self.usable()}
        if self.phase in ("acrobatics", "return") or (self.phase == "draw" and self.shape):
            found.add(("done", "", frozenset()))
        return found

    def take(self, option: Option) -> None:
        assert option in self.options()
        what, name, cells = option
        if what == "use":
            self.used, self.spent = name, True
            self.crossed += COST[name]
            self.finished = name == "acrobatics" and not self.alone
        elif what == "draw":
            self.draw(cells, name)
        else:
            self.finished = True

    def draw(self, cells: frozenset[Cell], terrain: str) -> None:
        coin = (cells, terrain, True) in self.drawings()
        for_card = self.phase == "draw" and self.used in (
            "",
            "knowledge",
            "move_silently",
            "negotiate",
        )
        if for_card:
            shapes = shapes_drawn(EXPLORE[self.card][1], [terrain], self.text, self.ruins)
            self.replaced = not self.used and not shapes
            self.shape, self.terrain = cells, terrain
        before = closed_mountains(self.text)
        self.text = drawn_on(self.text, cells, terrain)
        self.coins += (coin and for_card) + closed_mountains(self.text) - before
        self.coins = min(14, self.coins)
        self.used = ""
        self.finished = self.phase != "draw"
        self.finish_if_nothing_is_left()

    def finish_if_nothing_is_left(self) -> None:
        full = not single_cells(["forest"], self.text)
        if self.phase in ("acrobatics", "return"):
            self.finished = self.finished or not self.usable()
        elif self.phase == "draw" and self.shape:
            self.finished = not self.usable()
        else:
            self.finished = self.finished or full


def random_map(rng: random.Random) -> str:
    """A map of any kind: sparse or dense, few terrains or many, rows and blocks filled."""
    palette = rng.choice(
        ("FVPWD", "FFFM", "VVVB", "PPWW", "VB", "FVPWDB", "VMFD", "PWB", "FVPWDM#B")
    )
    density = rng.choice((0.05, 0.3, 0.6, 0.8, 0.95, 1.0))
    mountains = rng.choice((0.0, 0.04, 0.1))
    ruined = rng.choice((0.0, 0.05, 0.4))
    rows = []
    for _ in range(SIDE):
        row = []
        for _ in range(SIDE):
            if rng.random() < mountains:
                row.append("M")
                continue
            letter = rng.choice(palette) if rng.random() < density else "."
            if letter not in "M#" and rng.random() < ruined:
                letter = "r" if letter == "." else letter.lower()
            row.append(letter)
        rows.append(row)
    if rng.random() < 0.4:  # a block of one kind: chasm, a town, an empty plain
        letter = rng.choice("#V.FPWD")
        top, left = rng.randrange(SIDE), rng.randrange(SIDE)
        for r in range(top, min(SIDE, top + rng.randint(1, SIDE))):
            for c in range(left, min(SIDE, left + rng.randint(1, 6))):
                rows[r][c] = letter
    return "\n".join("".join(row) for row in rows)
