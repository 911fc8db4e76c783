"""What a good step of a turn looks like: where it leads.

A step is worth as much as the best turn that begins with it. So a turn is planned once for all
its steps (`Plan`): which tiles go where, perhaps one of them from a swap, and how the ship gets
there; only the best few beginnings are followed. The worth of a turn is judged from the chart
that it leaves the team (`Outlook`): its points, and for every tile not yet explored its points
times the chance that the holes around it will be filled. The chance of a hole follows from
how many of its sides are bound, how many unseen tiles fit, whether a ship is near, and whether
its player holds a tile that fits. The best turns are looked at more closely: the next player's
tiles lie face up, so the best answer to each is planned, too.

All of that is public except the order of the stack (BCN-H1), and that is never used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from isolario.core.boards.bits import bits
from isolario.core.latest import Latest
from isolario.core.moves import Move
from isolario.games.beacon_patrol.bot.numbered import EDGES, IDS, NUMBER, RICH, flex
from isolario.games.beacon_patrol.bot.outlook import KEPT, Outlook
from isolario.games.beacon_patrol.bot.plan import BOTHER, FLEX, Ending, Plan
from isolario.games.beacon_patrol.bot.so_far import First, Node
from isolario.games.beacon_patrol.chart import Cell
from isolario.games.beacon_patrol.moves import DISCARD, END, GIVE, KEEP, PLACE, SAIL, TAKE
from isolario.games.beacon_patrol.pieces import HAND, LAND, TOKENS
from isolario.games.beacon_patrol.view import BeaconView


class Care(NamedTuple):
    """How closely a player looks."""

    width: int  # how many beginnings of a turn are followed
    closer: int  # how many turns are looked at for what the next player can make of them
    answers: int  # how many beginnings of the next player's turn are followed then


GLANCE = Care(16, 10, 3)
CAREFUL = Care(150, 60, 4)

SURE = 0.01
"""How much the team's result without the next player's answer counts beside that with it:
between equals, points now rather than soon."""

NEVER = float("-inf")


def judge(view: BeaconView, move: Move) -> float:
    """How good a step of the viewer looks: about what the team will have in the end.

    >>> from isolario.games.beacon_patrol import GAME
    >>> view = GAME.parse("0 0 HQ\\n0 -1 O1\\n1 0 O2\\n0 1 O3\\nhands: B1").view(0)
    >>> max(view.legal_moves(), key=lambda move: judge(view, move)).notation
    'B1@w'
    """
    return thoughts_of(view).worth(move)


def judge_carefully(view: BeaconView, moves: Sequence[Move]) -> list[float]:
    """The same by somebody who takes their time."""
    thoughts = Thoughts(view, CAREFUL)
    return [thoughts.worth(move) for move in moves]


class Thoughts:
    """What there is to work out about a view, done once: what each step is worth."""

    def __init__(self, view: BeaconView, care: Care = GLANCE) -> None:
        self.known = known = view.known
        self.care = care
        self.values: dict[Move, float] = {}
        self.plans: dict[Move, Node | None] = {}  # the best turn that begins so
        self.stay = 0.0  # what the turn is worth if it ends at once
        self.lowest = 0.0
        self.next: Outlook | None = None  # of the next player, if it is needed
        self._map_out()
        self.hands = [tuple(NUMBER[tile] for tile in hand) for hand in known.hands]
        unseen = known.unseen
        self.unseen = [0.0] * 16  # how many tiles with each pattern of land will come
        for tile in unseen:  # in a position that was set up, some may not be in the stack
            self.unseen[LAND[tile]] += len(known.stack) / len(unseen)
        self.others = tuple(
            tile for seat, hand in enumerate(self.hands) if seat != known.active for tile in hand
        )
        self.outlook = self._same_outlook()
        self.root = root = self._root()
        if known.given:
            self._think_of_takes(root)
        else:
            self._think(root)

    def worth(self, move: Move) -> float:
        return self.values.get(move, self.lowest)

    def points(self, node: Node) -> float:
        """What the team has after a turn, without anything to hope for."""
        hands = [()] * self.known.seats
        last = Outlook(0, [], self.width, [*self.ships], hands, self.unseen, 0, False)
        return last.value(node)

    def _map_out(self) -> None:
        """Cells as places in rows: wide enough for whatever two turns can add, and growing in
        steps, so that the same cells have the same places for most of a turn."""
        chart = self.known.chart.rows
        margin = 2 * HAND[self.known.seats] + 2
        self.left = (min(x for x, _, _ in chart) - margin) // 4 * 4
        self.top = (min(y for _, y, _ in chart) - margin) // 4 * 4
        self.width = (max(x for x, _, _ in chart) + margin) // 4 * 4 + 4 - self.left
        self.size = self.width * ((max(y for _, y, _ in chart) + margin) // 4 * 4 + 4 - self.top)
        self.ships = [self._place_of(ship) for ship in self.known.ships]

    def _place_of(self, cell: Cell) -> int:
        return (cell[1] - self.top) * self.width + cell[0] - self.left

    def _later(self, seat: int, turns: int) -> list[int]:
        """Who has turns after a seat's, if there are that many: the next first, each once."""
        known = self.known
        order = [(seat + step) % known.seats for step in range(1, known.seats + 1)]
        return [
            other
            for other in order
            if known.stack or (known.hands[other] and other not in (seat, known.active))
        ][:turns]

    def _outlook(self, seat: int, later: list[int], hands: Sequence[tuple[int, ...]]) -> Outlook:
        known = self.known
        keeps = known.seats == 1 and bool(known.stack)
        tokens = TOKENS[known.seats]
        return Outlook(seat, later, self.width, [*self.ships], hands, self.unseen, tokens, keeps)

    def _same_outlook(self) -> Outlook:
        """The outlook of this turn: the same at each of its steps, so that little is worked out
        twice. Those of the latest turns are kept."""
        known, turn = self.known, self.known.active
        others = [seat for seat in range(known.seats) if seat != turn]
        key = (
            (
                turn,
                known.turns_left_at_most,
                len(known.stack),
                self.left,
                self.top,
                self.width,
                self.size,
                self.care,
            ),
            tuple([(self.hands[seat], self.ships[seat]) for seat in others]),
            tuple(self.unseen),
        )
        found = _outlooks.get(key)
        if found is None:
            later = self._later(turn, known.turns_left_at_most - 1)
            found = _outlooks[key] = self._outlook(turn, later, self.hands)
            if len(_outlooks) > _KEPT_OUTLOOKS:
                del _outlooks[next(iter(_outlooks))]
        return found

    def _root(self) -> Node:
        known = self.known
        tiles = bytearray(self.size)
        taken = 0
        opens = [0, 0, 0, 0]
        rich = [0, 0, 0, 0]
        for x, y, tile in known.chart.rows:
            place = self._place_of((x, y))
            tiles[place] = number = NUMBER[tile]
            rich[RICH[number]] |= 1 << place
            taken |= 1 << place
            for way, (edge, _) in enumerate(EDGES):
                if not LAND[tile] & edge:
                    opens[way] |= 1 << place
        hand = self.hands[known.active]
        swap = 0 if self.others and not known.swapped and not known.given else -1
        return Node(
            tiles,
            taken,
            (opens[0], opens[1], opens[2], opens[3]),
            (rich[1], rich[2], rich[3]),
            self.ships[known.active],
            known.tokens,
            hand,
            len(hand),
            swap,
        )

    def _closer(self, endings: list[Ending]) -> list[Ending]:
        """The endings, the best of them with what the next player can make of them."""
        known = self.known
        endings.sort(key=lambda ending: ending.value, reverse=True)
        later = self.outlook.later
        if not later or later[0] == known.active or len(endings) == 1:
            return endings
        best, rest = endings[: self.care.closer], endings[self.care.closer :]
        found = []
        for ending in best:
            value = self._answer(ending, later[0]) + SURE * ending.value
            value -= BOTHER if ending.given else 0.0
            found.append(ending._replace(value=value))
        if rest:  # they are no better than those, and not looked at as closely
            shift = min(after.value for after in found) - best[-1].value - 0.01
            found += (ending._replace(value=ending.value + shift) for ending in rest)
        return found

    def _answer(self, ending: Ending, following: int) -> float:
        """What the best turn of the next player makes of an ending."""
        known, node = self.known, ending.node
        hand = self.hands[following]
        if ending.given:
            hand = tuple([ending.given if tile == node.swap else tile for tile in hand])
        key = bytes(node.tiles), node.ship, hand
        value = self.outlook.answers.get(key)
        if value is None:
            if self.next is None:
                hands = [
                    hand if seat != known.active else () for seat, hand in enumerate(self.hands)
                ]
                later = self._later(following, known.turns_left - 2)
                self.next = self._outlook(following, later, hands)
            self.next.ships[known.active] = node.ship
            self.next.known.clear()
            root = node.turn(self.ships[following], self.outlook.tokens, hand, -1)
            plan = Plan(self.next, [root], (), self.care.answers)
            value = max([answer.value for answer in plan.endings])
            self.outlook.answers[key] = value
        return value

    def _think_of_takes(self, root: Node) -> None:
        """Which tile to take for the one given."""
        given = NUMBER[self.known.given]
        roots = []
        for tile in self.others:
            hand = (*(other for other in root.hand if other != given), tile)
            node = root.turn(root.ship, root.tokens, hand, -1)
            node.first = First(root.ship, 0, -1, tile)
            roots.append(node)
        plan = Plan(self.outlook, roots, (), self.care.width)
        endings = [ending._replace(given=given) for ending in plan.endings]
        for ending in endings:
            if ending.node.first is not None:
                ending.node.swap = ending.node.first.tile
        for ending in self._closer(endings):
            if ending.node.first is not None:
                self._raise(TAKE[IDS[ending.node.first.tile]], ending.value, ending.node)
        self.stay = min(ending.value for ending in endings)

    def _think(self, root: Node) -> None:
        """What each step is worth: as much as the best turn that begins with it."""
        plan = Plan(self.outlook, [root], self.others, self.care.width)
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
                            self._raise(SAIL[to], value, node)
                        for tile in first.gone:
                            later = 0.01 if root.tokens else 0.0
                            self._raise(DISCARD[IDS[tile]][to], value - later, node)
            elif first.swapped:
                self._raise(GIVE[IDS[given]], value, node)
            else:
                to = self.outlook.ways.index(first.place - root.ship)
                self._raise(PLACE[IDS[first.tile]][to], value, node)
        self.stay = stay
        self._think_of_ending(root, stay, sails)

    def _think_of_ending(self, root: Node, stay: float, sails: dict[int, list[int]]) -> None:
        """To end, or to sail first to where the next turn has a better start."""
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
                self._raise(KEEP[IDS[tile]], self.values[END] + FLEX * (flex(tile) - most))
            self.values[END] -= KEPT

    def _raise(self, move: Move, value: float, plan: Node | None = None) -> None:
        if value > self.values.get(move, NEVER):
            self.values[move] = value
            self.plans[move] = plan

    def _sails(self, root: Node) -> dict[int, list[int]]:
        """For each direction the ship can sail in: what it then reaches in 0, 1, … more moves."""
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
        """Where to leave the ship; between equals, the nearest."""
        best, top = root.ship, NEVER
        ring = seen = 1 << root.ship
        for steps in range(root.tokens + 1):
            for place in bits(ring):
                there = root.turn(place, 0, root.hand, -1)
                value = self.outlook.value(there) - 0.001 * steps
                if value > top:
                    best, top = place, value
            ring = root.spread(ring, self.width) & root.taken & ~seen
            seen |= ring
        return best


_KEPT_OUTLOOKS = 8
_outlooks: dict[object, Outlook] = {}


thoughts_of: Latest[BeaconView, Thoughts] = Latest(Thoughts)
