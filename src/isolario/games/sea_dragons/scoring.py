"""Who gets what at the end, and why (SDR-F): gold, ships, missions, the realms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from isolario.core.errors import BadNotation
from isolario.core.event import Event, Facts, Outcome
from isolario.core.position import Position
from isolario.core.text import Text
from isolario.games.sea_dragons.board import (
    CORNERS,
    CREATURES,
    REALMS,
    Corner,
    Dragons,
    one_by_one,
    reaching,
    references,
    sea_of,
)
from isolario.games.sea_dragons.notation import read_board
from isolario.games.sea_dragons.parts import COLOURS, GOLD_CARD, HEADS
from isolario.games.sea_dragons.pieces import ANY, GOLD_REEF, MISSIONS, TWO_SHIPS

if TYPE_CHECKING:
    from isolario.games.sea_dragons.rules import SeaDragonsState

MOST_MISSIONS: Final = 5
"""Points for the most missions (SDR-F1)."""


# --- the realms ---------------------------------------------------------------------------------


class Holding(msgspec.Struct, frozen=True):
    """What a seat has in a realm: dragons, some of them hidden, and pieces, and what that gives.
    ``place`` is 1, 2 or, for nothing, 0; ``shared``: somebody else has the same."""

    dragons: int
    hidden: int
    pieces: int
    place: int = 0
    shared: bool = False
    points: int = 0

    @property
    def facts(self) -> Facts:
        """What is told of it: `realm_dragons` says how many are hidden."""
        return {
            "dragons": self.dragons,
            "laid": self.dragons - self.hidden,
            "hidden": self.hidden,
            "pieces": self.pieces,
        }


class Control(msgspec.Struct, frozen=True):
    """Who rules a realm: its free whirlpools and what each seat has there. ``by_pieces``: dragons
    alone did not settle first or second (SDR-F3)."""

    realm: Corner
    whirlpools: int
    free: int  # how many of them no dragon covers
    holdings: tuple[Holding, ...]
    by_pieces: bool = False

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(holding.points for holding in self.holdings)


def control(
    dragons: Sequence[Dragons], whirlpools: int, hidden: Mapping[Corner, Sequence[int]]
) -> tuple[Control, ...]:
    """Who rules each realm, given everybody's dragons and how many each has hidden there. A dragon
    counts in every realm that it reaches, pieces on currents in none (SDR-F5).

    >>> five = ((0b11111,), (), ())  # a dragon from a1 to e1
    >>> control(five, 0b1110000000, {})[0].points  # h1 is a current: a1 to g1 are in the realm
    (0, 0, 0)
    >>> control(five, 1 << 30 | 1 << 31, {})[0].points
    (6, 0, 0)
    """
    everywhere = [sum(mine) for mine in dragons]  # no cell is in two of them
    free = whirlpools & ~sum(everywhere)
    found = []
    for realm, cells in REALMS.items():
        own = hidden.get(realm) or (0,) * len(dragons)
        holdings = [
            Holding(
                reaching(mine, cells) + secret,
                secret,
                (all_mine & cells).bit_count(),
            )
            for mine, all_mine, secret in zip(dragons, everywhere, own, strict=True)
        ]
        whole, left = (whirlpools & cells).bit_count(), (free & cells).bit_count()
        found.append(_ranked(realm, whole, left, holdings))
    return tuple(found)


def stakes(seats: int, free: int) -> tuple[int, int]:
    """What the first and the second of a realm get for its free whirlpools (SDR-F2, SDR-F4;
    example: SDR-F6).

    >>> stakes(3, 7), stakes(2, 7)
    ((21, 10), (14, 0))
    """
    return (2 * free, 0) if seats == 2 else (3 * free, 3 * free // 2)


def _ranked(realm: Corner, whirlpools: int, free: int, holdings: list[Holding]) -> Control:
    """SDR-F2 to F4: dragons, then pieces; no place without a dragon (SDR-F2 [ruling])."""
    strong = [(it.dragons, it.pieces) for it in holdings]
    best = sorted({it for it in strong if it[0]}, reverse=True)[:2]
    first, second = stakes(len(holdings), free)
    gets = dict.fromkeys(best[:1], (1, first))
    if best and strong.count(best[0]) > 1:  # SDR-F3: no second; of two players, no first (SDR-F4)
        gets = gets if len(holdings) > 2 else {}
    elif len(best) > 1 and len(holdings) > 2:
        gets[best[1]] = (2, second)
    ranked = []
    for it, own in zip(holdings, strong, strict=True):
        place, points = gets.get(own, (0, 0))
        shared = it.dragons > 0 and strong.count(own) > 1
        ranked.append(Holding(it.dragons, it.hidden, it.pieces, place, shared, points))
    by_pieces = any(own[0] == one[0] and own[1] < one[1] for one in gets for own in strong)
    return Control(realm, whirlpools, free, tuple(ranked), by_pieces)


def hidden_dragons(reefs: Iterable[Iterable[str]]) -> dict[Corner, tuple[int, ...]]:
    """How many dragons each has hidden in each realm, as far as reef cards are known.

    >>> hidden_dragons([("NE", "NE", "any"), ("?",)])["NE"]
    (2, 0)
    """
    kept = [tuple(cards) for cards in reefs]
    return {realm: tuple([cards.count(realm) for cards in kept]) for realm in CORNERS}


def controlled(state: SeaDragonsState) -> tuple[Control, ...]:
    """Who rules the realms of a game, as far as it is known."""
    return control(state.each_dragon, state.sea.whirlpools, hidden_dragons(state.reefs))


# --- a board as text ----------------------------------------------------------------------------


def realm_sheet(text: str) -> tuple[Control, ...]:
    """Who rules each realm of a board, and why; see `score_realms`."""
    hidden, rest = _hidden_lines(text)
    position = Position.read(rest)
    seats = position.number("players")
    if seats not in HEADS:
        raise position.bad("2 to 5 players")
    ground, dragons = read_board(position, seats)
    counts = {realm: [0] * seats for realm in CORNERS}
    for start, words in hidden:
        number = words[2] if len(words) == 3 else ""
        if (
            len(words) != 3
            or words[0] not in COLOURS[:seats]
            or words[1] not in CORNERS
            or not (number.isascii() and number.isdigit() and len(number) < 3)
        ):
            raise BadNotation(text, start, "a colour that plays, a realm, a number: green NE 1")
        counts[words[1]][COLOURS.index(words[0])] += int(number)
    return control([*map(one_by_one, dragons)], sea_of(ground).whirlpools, counts)


def score_realms(text: str) -> dict[str, dict[str, int]]:
    """The points of each colour for its control of each realm (SDR-F2 to F5).

    The text is a board of fifteen lines (see `position`), a line ``players: 3``, and any number of
    lines such as ``hidden: green NE 1``. `realm_sheet` says where the points come from.
    """
    return {it.realm: dict(zip(COLOURS, it.points, strict=False)) for it in realm_sheet(text)}


def _hidden_lines(text: str) -> tuple[list[tuple[int, list[str]]], str]:
    """The lines of hidden dragons, each with its place, and the text with blanks instead."""
    found: list[tuple[int, list[str]]] = []
    lines = []
    start = 0
    for line in text.split("\n"):
        body = line.split(";", 1)[0]
        name, colon, value = body.partition(":")
        if colon and name.strip() == "hidden":
            found.append((start + len(name) + 1, value.split()))
            lines.append(" " * len(line))
        else:
            lines.append(line)
        start += len(line) + 1
    return found, "\n".join(lines)


# --- everything ---------------------------------------------------------------------------------


def items(state: SeaDragonsState) -> list[Event]:
    """What each would get if the game ended now, as far as it is known (SDR-F1, F2)."""
    found: list[Event] = []
    for seat in range(state.seats):
        found += _own_items(state, seat)
    found += _most_missions(state)
    for realm in controlled(state):
        found += _realm_items(state, realm)
    return found


def _own_items(state: SeaDragonsState, seat: int) -> list[Event]:
    reefs, fleet = state.reefs[seat], state.fleets[seat]
    cards = reefs.count(GOLD_REEF)
    gold: Facts = {"gold": state.gold[seat], "cards": cards}
    ships = sum(fleet)
    two, one = sum([reefs.count(kind) for kind in TWO_SHIPS]), reefs.count(ANY)
    left: Facts = {"ships": ships, "cards": two + one}
    missions = state.fulfilled[seat]
    done: Facts = {"missions": len(missions)}
    worth = mission_points(missions)
    return [
        Event(what, seat, facts, (), points, "SDR-F1", source=Text(source))
        for what, source, facts, points in (
            ("gold_scored", "source_gold", gold, state.gold[seat] + GOLD_CARD * cards),
            ("ships_scored", "source_ships", left, ships + 2 * two + one),
            ("missions_scored", "source_missions", done, worth),
        )
        if points
    ]


def mission_points(missions: Iterable[str]) -> int:
    return sum([MISSIONS[mission].points for mission in missions])


_MOST = Text("source_most_missions")


def _most_missions(state: SeaDragonsState) -> list[Event]:
    """To the seat with the most missions; between equals, those that give the most points."""
    keys = [(len(missions), mission_points(missions)) for missions in state.fulfilled]
    best = max(keys)
    if not best[0]:  # SDR-F1 [ruling]
        return []
    facts: Facts = {"missions": best[0]}
    return [
        Event("most_missions_scored", seat, facts, (), MOST_MISSIONS, "SDR-F1", source=_MOST)
        for seat, key in enumerate(keys)
        if key == best
    ]


def _realm_items(state: SeaDragonsState, realm: Control) -> list[Event]:
    free = state.sea.whirlpools & REALMS[realm.realm]
    for cells in state.dragons:
        free &= ~cells
    where = references(free)
    found = []
    for place, what in ((1, "realm_first"), (2, "realm_second")):
        for seat, holding in enumerate(realm.holdings):
            if holding.place == place and holding.points:
                facts: Facts = {
                    "realm": Text(f"realm_{CREATURES[realm.realm]}"),
                    "whirlpools": realm.free,
                    **holding.facts,
                }
                clause = "SDR-F4" if state.seats == 2 else "SDR-F3" if realm.by_pieces else "SDR-F2"
                source = Text(f"realm_{CREATURES[realm.realm]}")
                found.append(Event(what, seat, facts, where, holding.points, clause, source=source))
    return found


def blanks(state: SeaDragonsState) -> list[Event]:
    """Why somebody has nothing for a source at the end: no such thing, or less than others."""
    found = []
    for seat in range(state.seats):
        found += [
            Event(what, seat, clause="SDR-F1", source=Text(source))
            for what, source in (
                ("no_gold", "source_gold"),
                ("no_ships", "source_ships"),
                ("no_missions", "source_missions"),
            )
        ]
        found.append(_not_most_missions(state, seat))
    clause = "SDR-F4" if state.seats == 2 else "SDR-F2"
    for realm in controlled(state):
        name = Text(f"realm_{CREATURES[realm.realm]}")
        for seat, holding in enumerate(realm.holdings):
            what = _why_nothing(realm, holding)
            facts: Facts = {"realm": name, **holding.facts}
            found.append(Event(what, seat, facts, clause=clause, source=name))
    return found


def _not_most_missions(state: SeaDragonsState, seat: int) -> Event:
    """Why somebody does not get the points for most missions: fewer, or as many for less."""
    keys = [(len(missions), mission_points(missions)) for missions in state.fulfilled]
    (most, best), (own, worth) = max(keys), keys[seat]
    facts: Facts = {"missions": own, "worth": worth, "most": most, "best": best}
    what = "fewer_missions" if own < most else "cheaper_missions" if own else "no_missions"
    return Event(what, seat, facts, clause="SDR-F1", source=_MOST)


def _why_nothing(realm: Control, holding: Holding) -> str:
    if not holding.dragons:
        return "realm_without"
    if not realm.free:
        return "realm_covered"
    return "realm_even" if holding.shared and len(realm.holdings) == 2 else "realm_behind"


def ranking(points: tuple[int, ...], missions: tuple[int, ...]) -> Outcome:
    """The places: by points, then by missions (SDR-F7 [ruling]: not the first alone).

    >>> ranking((50, 50, 40), (3, 4, 6))
    Outcome(places=(2, 1, 3), teams=(), tie_break='SDR-F7', title='', tied=(...), ...)
    >>> ranking((50, 50), (3, 3)).places
    (1, 1)
    """
    keys = list(zip(points, missions, strict=True))
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    if len(set(keys)) == len(set(points)):
        return Outcome(places)
    tied = tuple(
        Text("tie_missions", {"player": seat, "count": missions[seat]})
        for seat, own in enumerate(points)
        if points.count(own) > 1
    )
    return Outcome(places, tie_break="SDR-F7", tied=tied)
