"""What a good step of a turn looks like: where it leads.

A step is worth what the best turn is worth that begins with it. So a turn is planned once for all
its steps (`Plan`): which tiles go where, one of them swapped for, perhaps, and how the ship gets
there; only the best few beginnings are followed. What a turn is worth is seen from the chart that
it leaves to the team (`Outlook`): its points, and for every tile that is not explored yet its
points times the chance that the holes around it will be filled. The chance of a hole follows from
how many of its sides are bound, how many unseen tiles fit, whether a ship is near, and whether
its player holds a tile that fits. The best turns are looked at more closely: the next player's
tiles lie face up, so the best answer to each is planned, too.

All of that is public but the order of the stack (BCN-H1), and that is never asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log
from typing import NamedTuple

from isolario.core.moves import Move
from isolario.games.beacon_patrol.chart import Cell
from isolario.games.beacon_patrol.moves import DISCARD, END, GIVE, KEEP, PLACE, SAIL, TAKE
from isolario.games.beacon_patrol.pieces import HAND, LAND, STEPS, TILES, TOKENS
from isolario.games.beacon_patrol.scoring import BY_FEATURE
from isolario.games.beacon_patrol.view import BeaconView

WIDTH = 16
"""How many beginnings of a turn are followed."""

CLOSER = 10
"""How many turns are looked at more closely, by what the next player can make of them."""

ANSWERS = 3
"""How many beginnings are followed of the next player's turn."""

# The chance of a hole, as a sum of log odds.
BY_SIDES = (0.0, -2.2, -1.3, -0.8, -0.1)  # by how many of its sides are bound
FITS = 0.8  # times the logarithm of how many unseen tiles fit
LEFT = 0.5  # times the logarithm of how many tiles will still come, against half of all
ELSEWHERE = -0.3  # not near the next ship, but near another
FAR = -0.5  # near no ship
READY = 0.8  # near the next ship, and its player has a tile that fits
HELD = 0.2  # somebody has one

USUAL = 1.7
"""What a tile is worth on average, if it is explored."""

GROWS = 0.3
"""How many open-sea tiles come to a windmill for each side that is free, and houses to a pier for
each shore that goes on."""

NARROW = 0.3
"""What it costs for each tile that is to come if there is only one place where one can be placed;
with two such places a quarter of it, and so on. Without any the patrol is over: twice as much."""

KEPT = 0.4
"""Alone: what a tile is worth that is kept for the next turn."""

FLEX = 0.05
"""How much it counts that a tile left in a hand is worth much, or has little land."""

BOTHER = 0.2
"""How much better a turn must be for a swap."""

SURE = 0.01
"""How much what the team has without the next player's answer counts beside what it has with it:
of equals, points now rather than soon."""

# Tiles by number, 0 being none, for tables.
_IDS = ("", *TILES)
_NUMBER = {tile: number for number, tile in enumerate(_IDS)}
_LANDS = (0, *LAND.values())
_WORTHS = (0, *(BY_FEATURE.get(tile.feature, 1) for tile in TILES.values()))
_SEAS = (0, *(int(tile.open_sea) for tile in TILES.values()))
_KINDS = {"": 0, "buoy": 1, "lighthouse": 2, "headquarters": 2, "windmill": 3, "pier": 3}
_LOOKS = ("", *(tile.edges + tile.feature for tile in TILES.values()))
_RICH = (0, *(_KINDS[tile.feature] for tile in TILES.values()))
_PIERS = frozenset(_NUMBER[tile.id] for tile in TILES.values() if tile.feature == "pier")
_SHORES: tuple[tuple[int, ...], ...] = ((), *(tile.shores for tile in TILES.values()))
_HOUSES = {
    (_NUMBER[tile.id], shore): tile.houses_on(shore)
    for tile in TILES.values()
    for shore in tile.shores
}
_EDGES = tuple((edge, facing) for _, _, edge, facing in STEPS)
_NORTH, _EAST, _SOUTH, _WEST = (
    (0, *(edge << 4 | (edge if land & facing else 0) for land in LAND.values()))
    for edge, facing in _EDGES
)
"""What a tile in the north, east, … asks of a hole: a bound edge (16, 32, …), and of land (1, …).
Together these are the pattern of a hole."""

_PATTERNS = tuple(
    (bound << 4 | land, bound, land)
    for bound in range(1, 16)
    for land in range(16)
    if not land & ~bound
)

_NEVER = float("-inf")


def judge(view: BeaconView, move: Move) -> float:
    """How good a step of the viewer looks: about what the team will have in the end.

    >>> from isolario.games.beacon_patrol.position import parse
    >>> view = parse("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\nhands: B1").view(0)
    >>> max(view.legal_moves(), key=lambda move: judge(view, move)).notation
    'B1@w'
    """
    return _thoughts(view).worth(move)


# --- a turn so far --------------------------------------------------------------------------------


class First(NamedTuple):
    """How a turn begins: sail to ``start`` at a ``cost``, then place ``tile`` on ``place``."""

    start: int
    cost: int
    place: int
    tile: int
    gone: tuple[int, ...] = ()  # tiles discarded on the way
    swapped: bool = False  # the tile is swapped for


class Node:
    """A turn so far: what lies where, where the ship is, and what is left to use."""

    __slots__ = (
        "first",
        "hand",
        "opens",
        "rich",
        "ship",
        "slots",
        "swap",
        "taken",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        tiles: bytearray,
        taken: int,
        opens: tuple[int, int, int, int],
        rich: tuple[int, int, int],
        ship: int,
        tokens: int,
        hand: tuple[int, ...],
        slots: int,
        swap: int,
        first: First | None = None,
    ) -> None:
        self.tiles = tiles  # their numbers, by place
        self.taken = taken  # the places with a tile
        self.opens = opens  # those of them with water in the north, east, south, west
        self.rich = rich  # those worth 2, those worth 3, and those whose worth changes
        self.ship = ship
        self.tokens = tokens
        self.hand = hand
        self.slots = slots  # how many of the hand can be used: with a swap, one must be given
        self.swap = swap  # the tile that was swapped for; 0: none yet, -1: none any more
        self.first = first

    def turn(self, ship: int, tokens: int, hand: tuple[int, ...], swap: int) -> Node:
        """Another turn on the same chart."""
        slots = len(hand)
        return Node(self.tiles, self.taken, self.opens, self.rich, ship, tokens, hand, slots, swap)

    def place(
        self, place: int, tile: int, tokens: int, hand: tuple[int, ...], slots: int, swap: int
    ) -> Node:
        """With one tile more, and the ship on it."""
        tiles = bytearray(self.tiles)
        tiles[place] = tile
        bit = 1 << place
        land = _LANDS[tile]
        north, east, south, west = self.opens
        opens = (
            north if land & 1 else north | bit,
            east if land & 2 else east | bit,
            south if land & 4 else south | bit,
            west if land & 8 else west | bit,
        )
        rich = self.rich
        if kind := _RICH[tile]:
            two, three, special = rich
            rich = (
                two | bit if kind == 1 else two,
                three | bit if kind == 2 else three,
                special | bit if kind == 3 else special,
            )
        taken = self.taken | bit
        return Node(tiles, taken, opens, rich, place, tokens, hand, slots, swap, self.first)

    def spread(self, places: int, width: int) -> int:
        """Where one comes from some places by one step over water, tile or not."""
        north, east, south, west = self.opens
        return (
            (places & north) >> width
            | (places & east) << 1
            | (places & south) << width
            | (places & west) >> 1
        )

    def gaps(self, ship: int, moves: int, width: int) -> int:
        """The empty places beside all that a ship can reach."""
        north, east, south, west = self.opens
        taken = self.taken
        ring = seen = 1 << ship
        for _ in range(moves + 1):
            ring = (
                (ring & north) >> width
                | (ring & east) << 1
                | (ring & south) << width
                | (ring & west) >> 1
            ) & ~seen
            seen |= ring
            ring &= taken
        return seen & ~taken


# --- what a chart promises ------------------------------------------------------------------------


class Outlook:
    """What is the same for all the ways in which a seat's turn can end."""

    def __init__(
        self,
        seat: int,
        later: list[int],
        width: int,
        ships: list[int],
        hands: Sequence[tuple[int, ...]],
        unseen: list[float],
        tokens: int,
        keeps: bool,
    ) -> None:
        self.seat = seat
        self.later = later  # whose turns come then, the next first, each once
        self.width = width
        self.ways = (-width, 1, width, -1)
        self.ships = ships
        self.tokens = tokens
        self.keeps = keeps  # one unplayed tile is not lost
        self.grows = GROWS if later else 0.0
        self.known: dict[tuple[bytes, int, int, bool], float] = {}  # what was valued before
        self.answers: dict[tuple[bytes, int, tuple[int, ...]], float] = {}  # and answered
        self._weigh(hands, unseen)

    def _weigh(self, hands: Sequence[tuple[int, ...]], unseen: list[float]) -> None:
        """Tables by the pattern of a hole: the chance that it is filled, and what its own tile
        promises then; for holes near the next ship, near another, and far from all."""
        ready: set[int] = set()
        held: set[int] = set()
        left = sum(unseen)
        for step, seat in enumerate(self.later):
            if seat != self.seat:
                left += len(hands[seat])
                lands = {_LANDS[tile] for tile in hands[seat]}
                held |= lands
                if step == 0:
                    ready = lands
        chances = [[0.0] * 256 for _ in range(3)]
        promises = [[0.0] * 256 for _ in range(3)]
        self.narrow = NARROW * left if self.later else 0.0
        base = LEFT * log((left + 1) / 27)
        usual = 0.0
        for key, bound, land in _PATTERNS:
            fits = 0.0
            for kind, count in enumerate(unseen):
                if kind & bound == land:
                    fits += count
            has = any(kind & bound == land for kind in held)
            if not (fits or has) or not self.later:
                continue
            sides = bound.bit_count()
            odds = BY_SIDES[sides] + FITS * log(fits + 0.3) + base + (HELD if has else 0.0)
            extra = READY if any(kind & bound == land for kind in ready) else 0.0
            for near, more in enumerate((extra, ELSEWHERE, FAR)):
                chances[near][key] = 1 / (1 + exp(-odds - more))
            if key == 16:
                usual = chances[1][key]
            for near in range(3):
                promises[near][key] = USUAL * chances[near][key] * usual ** (4 - sides)
        self.chances, self.promises = chances, promises

    def value(self, node: Node) -> float:
        """What the team will have, about, if the turn ends here."""
        key = bytes(node.tiles), node.ship, node.tokens, bool(node.hand)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = self._value(node)
        return value

    def _value(self, node: Node) -> float:
        tiles, taken, width = node.tiles, node.taken, self.width
        north, south, east, west = taken << width, taken >> width, taken >> 1, taken << 1
        explored = north & south & east & west & taken
        buoys, lights, special = node.rich
        total: float = explored.bit_count() + (explored & buoys).bit_count()
        total += 2 * (explored & lights).bit_count()
        if special:
            for place in _places(explored & special):
                total += self._special(tiles, place) - 1
        gates = (node.spread(taken, width) & ~taken).bit_count()
        if not gates or not self.later:
            return total - 2 * self.narrow
        total -= self.narrow / gates**2
        following = near = 0
        for step, seat in enumerate(self.later):
            if seat == self.seat:  # with the tokens that are left the ship goes where it likes
                around = node.gaps(node.ship, self.tokens + node.tokens, width)
            else:
                around = node.gaps(self.ships[seat], self.tokens, width)
            if step == 0:
                following = around
            near |= around
        holes = (north | south | east | west) & ~taken
        chance: dict[int, float] = {}
        for table, promise, part in (
            (self.chances[0], self.promises[0], holes & following),
            (self.chances[1], self.promises[1], holes & near & ~following),
            (self.chances[2], self.promises[2], holes & ~near),
        ):
            while part:
                low = part & -part
                part ^= low
                place = low.bit_length() - 1
                key = (
                    _NORTH[tiles[place - width]]
                    | _EAST[tiles[place + 1]]
                    | _SOUTH[tiles[place + width]]
                    | _WEST[tiles[place - 1]]
                )
                chance[place] = table[key]
                total += promise[key]
        part = taken & ~explored
        while part:
            low = part & -part
            part ^= low
            place = low.bit_length() - 1
            tile = tiles[place]
            worth: float = _WORTHS[tile]
            if low & special:
                worth = self._special(tiles, place)
            if not tiles[place - width]:
                worth *= chance[place - width]
            if not tiles[place + 1]:
                worth *= chance[place + 1]
            if not tiles[place + width]:
                worth *= chance[place + width]
            if not tiles[place - 1]:
                worth *= chance[place - 1]
            total += worth
        if self.keeps and node.hand:
            total += KEPT
        return total

    def _special(self, tiles: bytearray, place: int) -> float:
        """What a windmill or a pier gives (BCN-F3, BCN-F4), and may come to give."""
        worth = 1.0
        if tiles[place] in _PIERS:
            return worth + self._houses(tiles, place)
        for way in self.ways:
            tile = tiles[place + way]
            worth += _SEAS[tile] if tile else self.grows
        return worth

    def _houses(self, tiles: bytearray, place: int) -> float:
        worth = 0.0
        todo = [(place, shore) for shore in _SHORES[tiles[place]]]
        found = set(todo)
        while todo:
            at, shore = todo.pop()
            worth += _HOUSES[tiles[at], shore]
            for way, (edge, facing) in zip(self.ways, _EDGES, strict=True):
                if shore & edge:
                    if not tiles[at + way]:
                        worth += self.grows
                    for other in _SHORES[tiles[at + way]]:
                        if other & facing and (at + way, other) not in found:
                            found.add((at + way, other))
                            todo.append((at + way, other))
        return worth


# --- planning a turn ------------------------------------------------------------------------------


class Ending(NamedTuple):
    """A turn that could be, and what it is worth."""

    value: float
    node: Node
    given: int = 0  # the tile given in its swap


class Plan:
    """The turns that can follow on some beginnings, the best of them deeply."""

    def __init__(
        self, outlook: Outlook, roots: list[Node], others: tuple[int, ...], width: int
    ) -> None:
        self.outlook = outlook
        # Tiles that can be swapped for, one of each look.
        self.others = tuple({_LOOKS[tile]: tile for tile in others}.values())
        self.endings: list[Ending] = []
        for root in roots:
            self._note(root)
        beam = roots
        while beam:
            self.fresh: dict[object, tuple[float, Node]] = {}
            for node in beam:
                if node.slots:
                    self._expand(node)
            ranked = sorted(self.fresh.values(), key=lambda pair: pair[0], reverse=True)
            beam = [node for _, node in ranked[:width]]
            width = (width + 1) // 2

    def _note(self, node: Node) -> float:
        value = self.outlook.value(node)
        if node.swap > 0:
            value -= BOTHER
            self.endings += (
                Ending(value + FLEX * (flex(tile) - flex(node.swap)), node, tile)
                for tile in node.hand
            )
        else:
            self.endings.append(Ending(value, node))
        return value

    def _expand(self, node: Node) -> None:
        """All that can be placed next, near first."""
        width = self.outlook.width
        tiles, taken, hand, tokens = node.tiles, node.taken, node.hand, node.tokens
        swaps: list[int] = []
        if node.swap == 0:
            own = {_LOOKS[tile] for tile in hand}
            swaps = [tile for tile in self.others if _LOOKS[tile] not in own]
        north, east, south, west = node.opens
        ring = seen = 1 << node.ship
        known = taken
        # Beyond the tokens tiles are discarded: one at most, as each is worth a point or so.
        for cost in range(tokens + min(node.slots, 2)):
            up, down = (ring & north) >> width, (ring & south) << width
            right, left = (ring & east) << 1, (ring & west) >> 1
            for gaps, way in ((up, width), (right, -1), (down, -width), (left, 1)):
                for place in _places(gaps & ~known):
                    known |= 1 << place
                    key = (
                        _NORTH[tiles[place - width]]
                        | _EAST[tiles[place + 1]]
                        | _SOUTH[tiles[place + width]]
                        | _WEST[tiles[place - 1]]
                    )
                    bound, land = key >> 4, key & 15
                    for tile in hand:
                        if _LANDS[tile] & bound == land:
                            rest = tuple([other for other in hand if other != tile])
                            self._place(node, First(place + way, cost, place, tile), rest)
                    for tile in swaps:
                        if _LANDS[tile] & bound == land:
                            first = First(place + way, cost, place, tile, (), True)
                            self._place(node, first, hand)
            ring = (up | down | right | left) & taken & ~seen
            if not ring:
                break
            seen |= ring

    def _place(self, node: Node, step: First, rest: tuple[int, ...]) -> None:
        """Follows a placement, whichever tiles are discarded on the way to it."""
        tokens = node.tokens - step.cost
        swap = step.tile if step.swapped else node.swap
        if tokens >= 0:
            self._try(node, step, rest, tokens, swap)
            return
        for gone in combinations(rest, -tokens):
            hand = tuple([tile for tile in rest if tile not in gone])
            self._try(node, step._replace(gone=gone), hand, 0, swap)

    def _try(self, node: Node, step: First, hand: tuple[int, ...], tokens: int, swap: int) -> None:
        slots = node.slots - 1 - len(step.gone)
        child = node.place(step.place, step.tile, tokens, hand, slots, swap)
        # The same tiles placed in another order are the same turn.
        same = (bytes(child.tiles), child.ship, hand, tokens, swap, node.first and node.first.tile)
        if same not in self.fresh:
            child.first = node.first or step
            self.fresh[same] = self._note(child), child


def flex(tile: int) -> int:
    """How useful a tile is wherever it may come to lie."""
    return _WORTHS[tile] - _LANDS[tile].bit_count()


def _places(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        bits ^= low
        found.append(low.bit_length() - 1)
    return found


# --- judging the steps of a view ------------------------------------------------------------------


class Thoughts:
    """What there is to think about a view, thought once: what each step is worth."""

    def __init__(self, view: BeaconView) -> None:
        self.view = view
        self.values: dict[Move, float] = {}
        self.lowest = 0.0
        self.next: Outlook | None = None  # of the next player, if it is asked for
        self._map_out()
        self.hands = [tuple(_NUMBER[tile] for tile in hand) for hand in view.hands]
        unseen = view.unseen
        self.unseen = [0.0] * 16  # how many of each land will come
        for tile in unseen:  # in a position that was set up, some may not be in the stack
            self.unseen[LAND[tile]] += view.stack / len(unseen)
        self.others = tuple(
            tile for seat, hand in enumerate(self.hands) if seat != view.turn for tile in hand
        )
        self.outlook = self._same_outlook()
        root = self._root()
        if view.given:
            self._think_of_takes(root)
        else:
            self._think(root)

    def worth(self, move: Move) -> float:
        return self.values.get(move, self.lowest)

    def _map_out(self) -> None:
        """Cells as places in rows: wide enough for whatever two turns can add, and in steps, so
        that the same cells have the same places for most of a turn."""
        chart = self.view.chart
        margin = 2 * HAND[self.view.seats] + 2
        self.left = (min(x for x, _, _ in chart) - margin) // 4 * 4
        self.top = (min(y for _, y, _ in chart) - margin) // 4 * 4
        self.width = (max(x for x, _, _ in chart) + margin) // 4 * 4 + 4 - self.left
        self.size = self.width * ((max(y for _, y, _ in chart) + margin) // 4 * 4 + 4 - self.top)
        self.ships = [self._place_of(ship) for ship in self.view.ships]

    def _place_of(self, cell: Cell) -> int:
        return (cell[1] - self.top) * self.width + cell[0] - self.left

    def _later(self, seat: int, turns: int) -> list[int]:
        """Who has turns after one of a seat, if there are so many: the next first, each once."""
        view = self.view
        order = [(seat + step) % view.seats for step in range(1, view.seats + 1)]
        return [
            other
            for other in order
            if view.stack or (view.hands[other] and other not in (seat, view.turn))
        ][:turns]

    def _outlook(self, seat: int, later: list[int], hands: Sequence[tuple[int, ...]]) -> Outlook:
        view = self.view
        keeps = view.seats == 1 and view.stack > 0
        tokens = TOKENS[view.seats]
        return Outlook(seat, later, self.width, [*self.ships], hands, self.unseen, tokens, keeps)

    def _same_outlook(self) -> Outlook:
        """The outlook of this turn: the same at each of its steps, so that little need be thought
        twice. Those of the latest turns are kept."""
        view, turn = self.view, self.view.turn
        others = [seat for seat in range(view.seats) if seat != turn]
        key = (
            (turn, view.turns_left_at_most, view.stack, self.left, self.top, self.width, self.size),
            tuple([(self.hands[seat], self.ships[seat]) for seat in others]),
            tuple(self.unseen),
        )
        found = _outlooks.get(key)
        if found is None:
            later = self._later(turn, view.turns_left_at_most - 1)
            found = _outlooks[key] = self._outlook(turn, later, self.hands)
            if len(_outlooks) > _KEPT_OUTLOOKS:
                del _outlooks[next(iter(_outlooks))]
        return found

    def _root(self) -> Node:
        view = self.view
        tiles = bytearray(self.size)
        taken = 0
        opens = [0, 0, 0, 0]
        rich = [0, 0, 0, 0]
        for x, y, tile in view.chart:
            place = self._place_of((x, y))
            tiles[place] = number = _NUMBER[tile]
            rich[_RICH[number]] |= 1 << place
            taken |= 1 << place
            for way, (edge, _) in enumerate(_EDGES):
                if not LAND[tile] & edge:
                    opens[way] |= 1 << place
        hand = self.hands[view.turn]
        swap = 0 if self.others and not view.swapped and not view.given else -1
        return Node(
            tiles,
            taken,
            (opens[0], opens[1], opens[2], opens[3]),
            (rich[1], rich[2], rich[3]),
            self.ships[view.turn],
            view.tokens,
            hand,
            len(hand),
            swap,
        )

    def _closer(self, endings: list[Ending]) -> list[Ending]:
        """The endings, the best of them with what the next player can make of them."""
        view = self.view
        endings.sort(key=lambda ending: ending.value, reverse=True)
        later = self.outlook.later
        if not later or later[0] == view.turn or len(endings) == 1:
            return endings
        best, rest = endings[:CLOSER], endings[CLOSER:]
        found = []
        for ending in best:
            value = self._answer(ending, later[0]) + SURE * ending.value
            value -= BOTHER if ending.given else 0.0
            found.append(ending._replace(value=value))
        if rest:  # they are no better than those, and not looked at so closely
            shift = min(after.value for after in found) - best[-1].value - 0.01
            found += (ending._replace(value=ending.value + shift) for ending in rest)
        return found

    def _answer(self, ending: Ending, following: int) -> float:
        """What the best turn of the next player makes of an ending."""
        view, node = self.view, ending.node
        hand = self.hands[following]
        if ending.given:
            hand = tuple([ending.given if tile == node.swap else tile for tile in hand])
        key = bytes(node.tiles), node.ship, hand
        value = self.outlook.answers.get(key)
        if value is None:
            if self.next is None:
                hands = [hand if seat != view.turn else () for seat, hand in enumerate(self.hands)]
                later = self._later(following, view.turns_left - 2)
                self.next = self._outlook(following, later, hands)
            self.next.ships[view.turn] = node.ship
            self.next.known.clear()
            root = node.turn(self.ships[following], self.outlook.tokens, hand, -1)
            plan = Plan(self.next, [root], (), ANSWERS)
            value = max([answer.value for answer in plan.endings])
            self.outlook.answers[key] = value
        return value

    def _think_of_takes(self, root: Node) -> None:
        """Which tile to take for the one that is given."""
        given = _NUMBER[self.view.given]
        roots = []
        for tile in self.others:
            hand = (*(other for other in root.hand if other != given), tile)
            node = root.turn(root.ship, root.tokens, hand, -1)
            node.first = First(root.ship, 0, -1, tile)
            roots.append(node)
        plan = Plan(self.outlook, roots, (), WIDTH)
        endings = [ending._replace(given=given) for ending in plan.endings]
        for ending in endings:
            if ending.node.first is not None:
                ending.node.swap = ending.node.first.tile
        for ending in self._closer(endings):
            if ending.node.first is not None:
                self._raise(TAKE[_IDS[ending.node.first.tile]], ending.value)

    def _think(self, root: Node) -> None:
        """What each step is worth: as much as the best turn that begins with it."""
        plan = Plan(self.outlook, [root], self.others, WIDTH)
        sails = self._sails(root)
        endings = self._closer(plan.endings)
        self.lowest = min(ending.value for ending in endings) - 1
        for value, node, given in endings:
            first = node.first
            if first is None:
                stay = value
            elif first.cost:
                for to, rings in sails.items():
                    if any(ring >> first.start & 1 for ring in rings[: first.cost]):
                        if root.tokens:
                            self._raise(SAIL[to], value)
                        for tile in first.gone:
                            later = 0.01 if root.tokens else 0.0
                            self._raise(DISCARD[_IDS[tile]][to], value - later)
            elif first.swapped:
                self._raise(GIVE[_IDS[given]], value)
            else:
                to = self.outlook.ways.index(first.place - root.ship)
                self._raise(PLACE[_IDS[first.tile]][to], value)
        self._think_of_ending(root, stay, sails)

    def _think_of_ending(self, root: Node, stay: float, sails: dict[int, list[int]]) -> None:
        """To end, or first to sail to where the next turn can begin better."""
        spot = root.ship
        if all(value <= stay for value in self.values.values()):
            spot = self._best_spot(root)
        self._raise(END, stay if spot == root.ship else stay - 0.01)
        for to, rings in sails.items() if root.tokens else ():
            away = 0.02
            for steps, ring in enumerate(rings[: root.tokens]):
                if spot != root.ship and ring >> spot & 1:
                    away = 0.0001 * steps
            self._raise(SAIL[to], stay - away)
        if self.outlook.keeps and root.hand:
            most = max(map(flex, root.hand))
            for tile in root.hand:
                self._raise(KEEP[_IDS[tile]], self.values[END] + FLEX * (flex(tile) - most))
            self.values[END] -= KEPT

    def _raise(self, move: Move, value: float) -> None:
        if value > self.values.get(move, _NEVER):
            self.values[move] = value

    def _sails(self, root: Node) -> dict[int, list[int]]:
        """For each direction that the ship can sail in: what it reaches then in 0, 1, … more."""
        found: dict[int, list[int]] = {}
        for to, way in enumerate(self.outlook.ways):
            place = root.ship + way
            if root.opens[to] >> root.ship & 1 and root.tiles[place]:
                ring = seen = 1 << place
                rings = [ring]
                for _ in range(root.tokens + len(root.hand)):
                    ring = root.spread(ring, self.width) & root.taken & ~seen
                    seen |= ring
                    rings.append(ring)
                found[to] = rings
        return found

    def _best_spot(self, root: Node) -> int:
        """Where to leave the ship; of equals, the nearest."""
        best, top = root.ship, _NEVER
        ring = seen = 1 << root.ship
        for steps in range(root.tokens + 1):
            for place in _places(ring):
                there = root.turn(place, 0, root.hand, -1)
                value = self.outlook.value(there) - 0.001 * steps
                if value > top:
                    best, top = place, value
            ring = root.spread(ring, self.width) & root.taken & ~seen
            seen |= ring
        return best


_KEPT_OUTLOOKS = 8
_outlooks: dict[object, Outlook] = {}
_latest: Thoughts | None = None


def _thoughts(view: BeaconView) -> Thoughts:
    """The thoughts about a view; the latest are kept, as its moves are judged one by one."""
    global _latest
    thoughts = _latest
    if thoughts is None or thoughts.view is not view:
        thoughts = _latest = Thoughts(view)
    return thoughts
