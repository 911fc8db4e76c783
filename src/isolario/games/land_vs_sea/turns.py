"""What the steps of a turn do: placing, stealing, scoring, waypoints, drawing (LVS-T, A, V, W)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.boards.hex import name
from isolario.core.event import Event, Events, Facts
from isolario.core.reference import refer
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.land_vs_sea.board import ALL_LAND, Area, Group, Placed
from isolario.games.land_vs_sea.moves import Place, Special, Steal, Waypoint
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, EVERYBODY, HAND, ROLES, Tile, Under
from isolario.games.land_vs_sea.pieces import SIDES, VOLCANO, WHIRLPOOL

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.rules import LandVsSeaState

# What points are for, as the score sheet calls it.
AREAS, MARKS, CHAINS = Text("source_areas"), Text("source_marks"), Text("source_chains")
MEETINGS, ROUTES, WAYPOINTS = (
    Text("source_meetings"),
    Text("source_routes"),
    Text("source_waypoints"),
)


def set_up(state: LandVsSeaState, out: Events) -> None:
    """Tiles are shuffled, both order and facing, into two stacks; then each takes two (LVS-S)."""
    if state.options.pairing == "printed":
        pairs = state.chance.shuffle(state.box.tiles, "tiles")
        faced = [
            pair if state.chance.below(2, "facing", at) else pair[::-1]
            for at, pair in enumerate(pairs)
        ]
    else:  # LVS-I1 [ruling]: which sides are back to back is dealt afresh
        sides = state.chance.shuffle(state.box.deck, "sides")
        faced = [(sides[at], sides[at + 1]) for at in range(0, len(sides), 2)]
    tiles = tuple(Tile(up, down) for up, down in faced)
    half = len(tiles) // 2
    state.stacks = tiles[:half], tiles[half:]
    out.append(Event("stacks_made", None, _tops(state), clause="LVS-S3", chance=True))
    state.begin_turn(0)  # LVS-4.1 [ruling]: with four, the first land seat


def _tops(state: LandVsSeaState) -> Facts:
    """The face-up sides on top of the stacks, as everybody sees them."""
    tops = [stack[0].up if stack else "" for stack in state.stacks]
    return {"first": tops[0], "second": tops[1]}


# --- placing ------------------------------------------------------------------------------------


def place(state: LandVsSeaState, seat: int, move: Place, out: Events) -> None:
    """LVS-T2 (examples: LVS-T11): a tile of the hand goes on the map. What it joins scores at once,
    no matter for whom: chains, then caravans and ships (LVS-K1; example: LVS-K4)."""
    tile = state.hands[seat][move.slot]
    side = tile.down if move.face else tile.up
    below = Under(tile.up, EVERYBODY) if move.face else Under(tile.down, tile.knowers)
    _set_hand(state, seat, [it for at, it in enumerate(state.hands[seat]) if at != move.slot])
    _put(state, Placed(side, move.turn, *move.cell), below)
    where = name(move.cell)
    facts: Facts = {"tile": side, "cell": where}
    where_it_is = refer("board", (where,))
    shown = bool(move.face)  # only those who knew it could expect it
    out.append(Event("tile_placed", seat, facts, where_it_is, clause="LVS-T2", reveals=shown))
    state.action = SIDES[side].action
    _chains(state, out)
    if state.extras.caravans and len(state.ground.latest(state.ground.routes)) > 1:
        both = (*where_it_is, *cells(state, tuple(state.ground.traders_beside(move.cell))))
        met = Event("caravan_meets", seat, facts, both, 2, "LVS-K1", source=MEETINGS)
        _score(state, met, out)
    if state.special:  # LVS-V4 [ruling]: there is only one, so a later hole stays open
        state.holes = tuple(state.ground.holes_beside(move.cell))
    _go_on(state, seat, out)


def lay_special(state: LandVsSeaState, seat: int, move: Special, out: Events) -> None:
    """LVS-V1: into a hole, the side that matches up. It counts as placed by this player, as any
    tile does (LVS-V2 [ruling])."""
    side = VOLCANO if state.ground.coast[move.cell] == ALL_LAND else WHIRLPOOL
    state.special = False
    state.holes = ()
    _put(state, Placed(side, move.turn, *move.cell), Under("", EVERYBODY))
    where = name(move.cell)
    facts: Facts = {"tile": Text(side), "cell": where}
    out.append(Event("special_laid", seat, facts, refer("board", (where,)), clause="LVS-V1"))
    _chains(state, out)
    _go_on(state, seat, out)


def _put(state: LandVsSeaState, tile: Placed, below: Under) -> None:
    state.ground.place(tile)
    state.under = (*state.under, below)
    state.laid = (*state.laid, len(state.ground.placed) - 1)


def _chains(state: LandVsSeaState, out: Events) -> None:
    """LVS-M2 (examples: LVS-M3): what the last tile joins scores at once, for the cartographer if
    there is one (LVS-3.3)."""
    if not state.extras.mountains:
        return
    ground = state.ground
    for role, what, groups in ((0, "range", ground.ranges), (1, "reef", ground.reefs)):
        chain = ground.latest(groups)
        if len(chain) > 1:
            who = chain_owner(role, state.seats)
            clause = "LVS-3.3" if state.seats == 3 else "LVS-M2"
            facts: Facts = {"side": Text(ROLES[who]), "count": len(chain)}
            at, points = cells(state, chain), len(chain)
            grown = Event(f"{what}_grows", who, facts, at, points, clause, source=CHAINS)
            _score(state, grown, out)


def chain_owner(role: int, seats: int) -> int:
    """Who scores a chain of mountains (0) or of coral (1): with three, the cartographer."""
    return CARTOGRAPHER if seats == 3 else role


def _go_on(state: LandVsSeaState, seat: int, out: Events) -> None:
    """After a tile: the special one if it is due, then the action, then the table scores."""
    if state.holes:
        state.step = "special"
        return
    action, state.action = state.action, ""
    # LVS-T3; a player robbed of the other tile has none to place (LVS-T6)
    if action == "again" and not state.again and state.hands[seat]:
        state.again = True
        state.step = "place"
        return
    if action == "steal" and any(
        len(hand) == HAND for other, hand in enumerate(state.hands) if other != seat
    ):  # LVS-T5 [ruling]: compulsory where it is possible
        state.step = "steal"
        return
    _score_turn(state, seat, out)


def steal(state: LandVsSeaState, seat: int, move: Steal, out: Events) -> None:
    """LVS-T4: those who knew the hidden side still do; the thief sees it now."""
    tile = state.hands[move.seat][move.slot]
    left = [it for at, it in enumerate(state.hands[move.seat]) if at != move.slot]
    _set_hand(state, move.seat, left)
    taken = Tile(tile.up, tile.down, tile.knowers | 1 << seat)
    _set_hand(state, seat, [*state.hands[seat], taken])
    facts: Facts = {"tile": tile.up, "below": tile.down, "other_player": move.seat}
    knowers = tuple(who for who in range(state.seats) if taken.knowers >> who & 1)
    out.append(Event("tile_stolen", seat, facts, (), 0, "LVS-T4", True, False, knowers, "below"))
    _score_turn(state, seat, out)


# --- scoring ------------------------------------------------------------------------------------


def completed(state: LandVsSeaState) -> list[Area]:
    """The areas that the tiles of this turn completed, in the order of their first tiles: there may
    be several (LVS-A4)."""
    ground = state.ground
    found = {
        ground.area_at[6 * number + direction] for number in state.laid for direction in range(6)
    }
    areas = [it for area in found if not (it := ground.areas[area]).open]
    return sorted(areas, key=lambda area: min(area.slots)) if len(areas) > 1 else areas


def _score_turn(state: LandVsSeaState, seat: int, out: Events) -> None:
    """LVS-T10 [ruling]: areas and waypoints, after all placements of the turn."""
    for area in completed(state):
        for item in area_items(state, seat, area):
            _score(state, item, out)
    _return_waypoints(state, seat, out)  # before one is put: it may be put again (LVS-W4)
    state.laid = ()
    state.again = False
    if not any(state.stacks) and not any(state.hands):  # LVS-E1 [ruling]
        _end_game(state, out)
        return
    state.step = "end"
    if not state.can_draw(seat) and not state.waypoint_moves(seat):
        end_turn(state, seat, out)


def area_items(state: LandVsSeaState, seat: int, area: Area) -> list[Event]:
    """LVS-A2, LVS-A3: a point per tile to the area's side, the marks to the player who completed
    it, perhaps the cartographer (LVS-3.2). Examples: LVS-A5, LVS-A6, LVS-V3."""
    tiles = area.tiles
    where = cells(state, tuple(tiles))
    owner = 0 if area.terrain == "L" else 1
    side = Text(ROLES[owner])
    facts: Facts = {"terrain": side, "side": side, "tiles": len(tiles)}
    items = [Event("area_completed", owner, facts, where, len(tiles), "LVS-A2", source=AREAS)]
    if area.bonus:
        marks: Facts = {**facts, "marks": area.bonus}
        items.append(Event("marks_earned", seat, marks, where, area.bonus, "LVS-A3", source=MARKS))
    return items


_CAUSES = {
    (True, False): "waypoint_done",
    (False, True): "waypoint_ringed",
    (True, True): "waypoint_done_and_ringed",
}
"""Why a waypoint returns: its area is complete, its tile surrounded, or both."""


def returns(state: LandVsSeaState, seat: int) -> dict[int, Event]:
    """The waypoints that return, by owner (LVS-W2, LVS-W3; examples: LVS-W5, LVS-W6): a point each
    for the seat whose turn it is, for a team-mate's too (LVS-4.3)."""
    ground, found = state.ground, {}
    for owner, at in enumerate(state.waypoints):
        if at is None:
            continue
        done, ringed = ground.areas[ground.area_of(*at)].complete, ground.surrounded(at[0])
        if not done and not ringed:
            continue
        # LVS-W3 [ruling]: one point, even for both causes
        facts: Facts = {"owner_player": owner, "cause": Text(_CAUSES[done, ringed])}
        where = cells(state, (at[0],))
        back = Event("waypoint_returns", seat, facts, where, 1, "LVS-W3", source=WAYPOINTS)
        found[owner] = back
    return found


def _return_waypoints(state: LandVsSeaState, seat: int, out: Events) -> None:
    """Each goes back to the seat that put it there (LVS-W2)."""
    for owner, back in returns(state, seat).items():
        _set_waypoint(state, owner, None)
        _score(state, back, out)


def _score(state: LandVsSeaState, event: Event, out: Events) -> None:
    assert event.seat is not None
    role, points = state.role(event.seat), event.points
    state.points = tuple(had + points * (at == role) for at, had in enumerate(state.points))
    out.append(event)


def cells(state: LandVsSeaState, group: Group) -> tuple[str, ...]:
    """Where some tiles lie, as references."""
    return refer("board", (name(state.ground.placed[number].cell) for number in group))


# --- the end of a turn --------------------------------------------------------------------------


def put_waypoint(state: LandVsSeaState, seat: int, move: Waypoint, out: Events) -> None:
    _set_waypoint(state, seat, (state.ground.where[move.cell], move.region))
    where = name(move.cell)
    facts: Facts = {"cell": where}
    cell = refer("board", (f"{where}/{move.region}",))
    out.append(Event("waypoint_put", seat, facts, cell, clause="LVS-W1"))
    state.step = "draw"
    if not state.can_draw(seat):
        end_turn(state, seat, out)


def draw(state: LandVsSeaState, seat: int, stack: int, out: Events) -> None:
    """LVS-T7; and while hands are dealt, LVS-S4."""
    _take(state, seat, stack, out)
    if state.step == "draft":
        following = (seat + 1) % state.seats
        if len(state.hands[following]) < HAND:
            state.begin_turn(following)
            return
        state.step = "place"
        state.begin_turn(0)
        out.append(Event("turn_begins", 0, clause="LVS-T1"))
        return
    state.step = "draw"  # LVS-W1 [ruling]: drawing forgoes the waypoint
    if not state.can_draw(seat):
        end_turn(state, seat, out)


def _take(state: LandVsSeaState, seat: int, stack: int, out: Events) -> None:
    top, *rest = state.stacks[stack]
    _set_stack(state, stack, tuple(rest))
    _set_hand(state, seat, [*state.hands[seat], Tile(top.up, top.down, 1 << seat)])
    facts: Facts = {"tile": top.up, "below": top.down, "stack": stack + 1, **_tops(state)}
    clause = "LVS-S4" if state.step == "draft" else "LVS-T7"
    out.append(Event("tile_drawn", seat, facts, (), 0, clause, True, False, (seat,), "below"))
    left = [pile for pile in state.stacks if pile]
    if len(left) == 1 and len(left[0]) > 1:  # LVS-T8 [ruling]: at once, even between two draws
        upper = (len(left[0]) + 1) // 2
        full = 0 if state.stacks[0] else 1
        whole = left[0]
        _set_stack(state, full, whole[:upper])
        _set_stack(state, 1 - full, whole[upper:])
        out.append(Event("stack_split", None, _tops(state), clause="LVS-T8", chance=True))


def end_turn(state: LandVsSeaState, seat: int, out: Events) -> None:
    """The next player clockwise (LVS-T1) who has a tile (LVS-T9 [ruling])."""
    for step in range(1, state.seats + 1):
        following = (seat + step) % state.seats
        if state.hands[following]:
            state.step = "place"
            state.begin_turn(following)
            out.append(Event("turn_begins", following, clause="LVS-T1"))
            return


def _end_game(state: LandVsSeaState, out: Events) -> None:
    """LVS-E1: the routes are scored, in nobody's turn, and that is it."""
    state.step = "over"
    state.active = TOGETHER
    for event in route_items(state):
        _score(state, event, out)
    out.append(Event("game_ends", None, clause="LVS-E1"))


def route_items(state: LandVsSeaState) -> list[Event]:
    """What each trade route gives at the end (LVS-K2, LVS-3.4; example: LVS-K3)."""
    if not state.extras.caravans:
        return []
    found = []
    for route in state.ground.routes:
        caravans, ships = state.ground.on_route(route)
        who = route_owner(caravans, ships, state.seats)
        if who is None or len(route) < 2:
            continue
        clause = "LVS-3.4" if who == CARTOGRAPHER else "LVS-K2"
        facts: Facts = {"side": Text(ROLES[who]), "caravans": caravans, "ships": ships}
        where, points = cells(state, route), caravans + ships
        found.append(Event("route_scored", who, facts, where, points, clause, source=ROUTES))
    return found


def route_owner(caravans: int, ships: int, seats: int) -> int | None:
    """Who scores a trade route, if anybody."""
    if caravans == ships:
        return CARTOGRAPHER if seats == 3 else None
    return 0 if caravans > ships else 1


# --- small changes ------------------------------------------------------------------------------


def _set_hand(state: LandVsSeaState, seat: int, hand: list[Tile]) -> None:
    state.hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])


def _set_stack(state: LandVsSeaState, stack: int, tiles: tuple[Tile, ...]) -> None:
    state.stacks = (tiles, state.stacks[1]) if stack == 0 else (state.stacks[0], tiles)


def _set_waypoint(state: LandVsSeaState, seat: int, at: tuple[int, int] | None) -> None:
    state.waypoints = (*state.waypoints[:seat], at, *state.waypoints[seat + 1 :])
