"""The picture of Land vs Sea: true to the map, to what a viewer may know, to what can be done."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest

from isolario.contract import CHECKS, Bench
from isolario.core.boards.hex import STEPS, name
from isolario.core.game import Refusal
from isolario.core.text import Text
from isolario.games.land_vs_sea import GAME
from isolario.games.land_vs_sea.moves import Place
from isolario.games.land_vs_sea.pieces import FITS, SIDES
from isolario.games.land_vs_sea.rules import STEPS as TURN
from isolario.games.land_vs_sea.rules import LandVsSeaState
from isolario.games.land_vs_sea.scene import tiles_art
from isolario.games.land_vs_sea.scene.coasts import within
from isolario.games.land_vs_sea.scene.drawn import file
from isolario.games.land_vs_sea.scene.parts import middle
from isolario.games.land_vs_sea.scene.regions import shapes
from isolario.picture.palette import Theme, colour
from isolario.picture.svg import draw as draw_svg
from isolario.picture.symbols import symbols
from isolario.terminal.menu import Entry, menu
from isolario.terminal.picture import in_hex_rows, picture
from isolario.terminal.screen import grid
from isolario.terminal.voice import Voice
from tests.picture.scenes import area, facets, look, sprites
from tests.picture.test_art import picture as drawn

SHOWN = ("scene", "routes", "references", "attempts", "what_is")
TABLES = [(2, "all"), (2, "usual"), (3, "all"), (4, "all")]
DRAWINGS = symbols(GAME)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@cache
def positions(table: tuple[int, str], seed: int = 95) -> tuple[LandVsSeaState, ...]:
    """Every position of a random game, the last included."""
    seats, extras = table
    state = GAME.new(seats, seed, {"extras": extras})
    assert isinstance(state, LandVsSeaState)
    rng = random.Random(seed)
    found = [state.copy()]
    while not state.over:
        moves = state.legal_moves(state.active)
        state.play(state.active, moves[rng.randrange(len(moves))])
        found.append(state.copy())
    return tuple(found)


def at(step: str, table: tuple[int, str] = (2, "all")) -> Iterator[LandVsSeaState]:
    return (state for state in positions(table) if state.step == step)


# --- what every scene keeps ---------------------------------------------------------------------


@every_table
def test_scenes_keep_the_contract(table: tuple[int, str]) -> None:
    """Once for each step, and now and then."""
    bench = Bench(GAME, random.Random(1))
    steps = set()
    for number, state in enumerate(positions(table)):
        if state.over or (state.step in steps and number % 37):
            continue
        steps.add(state.step)
        bench.note(state.legal_moves(state.active))
        for check in CHECKS:
            if check.startswith(SHOWN):
                CHECKS[check](state, bench)
    assert steps >= {"draft", "place", "steal", "end"}


def test_there_are_pictures_of_every_step() -> None:
    assert {state.step for state in positions((2, "all"))} == {*TURN}


def test_what_is_hidden_does_not_change_the_picture() -> None:
    rng = random.Random(1)
    for state in positions((3, "all"))[:-1:29]:
        view = state.view(state.active)
        assert view.guess(rng).view(state.active).scene().json() == view.scene().json()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_scenes_can_be_drawn(theme: Theme) -> None:
    assert draw_svg(look(positions((4, "all"))[-9], 0), GAME, theme).count("<svg ") == 1


# --- choices ------------------------------------------------------------------------------------


def test_four_faces_side_by_side_and_every_turn_that_fits() -> None:
    state = next(state for state in at("place") if len(state.ground.placed) > 9)
    offered = facets(state).values()
    pieces = list(dict.fromkeys(choice["piece"] for choice in offered))
    assert pieces == ["face-0a", "face-0b", "face-1a", "face-1b"]  # the keys 1 to 4
    hand = sprites(look(state), "hand")
    assert sorted(pieces, key=lambda piece: hand[piece].x) == pieces
    turns = Counter((choice["piece"], choice["place"]) for choice in offered)
    for slot, face, side in state.faces(state.active):
        for cell, wants in state.ground.coast.items():
            fitting = turns[f"face-{slot}{'ab'[face]}", f"board/{name(cell)}"]
            assert fitting == FITS[side][wants].bit_count()
    assert {choice["turn"] for choice in offered} <= {"0", "60", "120", "180", "240", "300"}


def test_what_stands_on_a_face_goes_along_with_it() -> None:
    state = next(at("place"))
    hand = sprites(look(state), "hand")
    for slot, face, side in state.faces(state.active):
        key = f"face-{slot}{'ab'[face]}"
        assert hand[key].symbol == f"side_{side}"
        standing = [it.symbol for it in hand.values() if it.on == key]
        assert standing.count("bonus") == SIDES[side].bonus


@pytest.mark.parametrize(
    ("step", "keys"),
    [
        ("draft", {"stack-0", "stack-1"}),
        ("draw", {"stack-0", "stack-1"}),
        ("steal", {"held-0-0a", "held-0-1a", "held-1-0a", "held-1-1a"}),
        ("special", {"special-volcano", "special-whirlpool"}),
    ],
)
def test_other_steps_begin_with_what_lies_there(step: str, keys: set[str]) -> None:
    for state in at(step):
        pieces = {choice["piece"] for choice in facets(state).values()}
        assert pieces
        assert pieces <= keys


def test_a_waypoint_is_put_on_a_part_of_a_tile() -> None:
    state = next(state for state in at("end") if state.waypoint_moves(state.active))
    places = {
        move: choice["place"]
        for move, choice in facets(state).items()
        if move.startswith("waypoint")
    }
    cells = {
        f"board/{cell.key}/{part.key}": part
        for cell in area(look(state), "board").lattice.cells  # type: ignore[union-attr]
        for part in cell.parts
    }
    assert len(places) == len(state.waypoint_moves(state.active))
    for move, place in places.items():
        assert place == f"board/{move.partition('@')[2]}"
        assert cells[place].outline
    move = next(iter(places))
    state = state.copy()
    seat = state.active
    state.play(seat, move)
    pin = sprites(look(state, seat), "board")[f"waypoint-{seat}"]
    number, region = state.waypoints[seat] or (0, 0)
    tile = state.ground.placed[number]
    x, y = middle(tile.cell)
    shape = shapes(tile.side, tile.turn)[region]
    assert within((pin.x - x, pin.y - y), shape.outline)


# --- the map ------------------------------------------------------------------------------------


def test_groups_are_the_areas() -> None:
    for state in (positions((2, "all"))[60], positions((4, "all"))[-1]):
        board, ground = area(look(state, 0), "board"), state.ground
        found = {
            cell: group
            for group in board.groups
            if group.key.startswith("area-")
            for cell in group.cells
        }
        for number, tile in enumerate(ground.placed):
            for region in range(len(SIDES[tile.side].regions)):
                group = found.pop(f"board/{name(tile.cell)}/{region}")
                real = ground.areas[ground.area_of(number, region)]
                facts = {"tiles": len(real.tiles), "marks": real.bonus, "open": real.open}
                assert group.words is not None
                assert group.words.args == facts
                assert group.words.id.startswith("lvs_area" if real.open else "lvs_complete")
        assert not found


def test_complete_areas_have_a_seal_and_their_marks_are_earned() -> None:
    state = positions((2, "usual"), 2)[-1]
    shown, ground = sprites(look(state, 0), "board"), state.ground
    complete = [area for area in ground.areas.values() if area.complete]
    assert sum(area.bonus for area in complete) > 1
    assert sum(key.startswith("seal-") for key in shown) == len(complete)
    symbols = Counter(sprite.symbol for sprite in shown.values())
    assert symbols["bonus_earned"] == sum(area.bonus for area in complete)
    assert symbols["bonus"] == sum(area.bonus for area in ground.areas.values()) - sum(
        area.bonus for area in complete
    )


def test_chains_are_tied_where_they_touch_and_routes_are_one_line() -> None:
    state = positions((2, "all"))[-1]
    board, ground = area(look(state, 0), "board"), state.ground
    ties = Counter(it.symbol for it in board.sprites if it.symbol.startswith("tie_"))
    for feature, symbol in (("mountain", "tie_range"), ("coral", "tie_reef")):
        joints = 0
        for number, tile in enumerate(ground.placed):
            for edge in getattr(SIDES[tile.side], feature):
                direction = (edge + tile.turn) % 6
                dq, dr = STEPS[direction]
                other = ground.where.get((tile.q + dq, tile.r + dr))
                if other is not None and other > number:
                    there = ground.placed[other]
                    edges = getattr(SIDES[there.side], feature)
                    joints += (direction + 3 - there.turn) % 6 in edges
        assert ties[symbol] == joints
    assert sum(ties.values()) > 2
    routes = [route for route in ground.routes if len(route) > 1]
    assert len(board.strokes) == len(routes) > 0
    for stroke in board.strokes:
        (route,) = (it for it in routes if stroke.key == f"route-{it[0]}")
        assert len(set(stroke.points)) == len(route)
        for point, after in pairwise(stroke.points):
            assert point != after


def test_what_is_not_played_with_is_left_out() -> None:
    state = positions((2, "usual"))[-1]
    board = area(look(state, 0), "board")
    symbols = {sprite.symbol for sprite in board.sprites}
    assert symbols.isdisjoint(
        {"peak", "coral", "caravan", "ship", "tie_range", "tie_reef", "pin_0", "pin_1"}
    )
    assert not board.strokes
    assert {group.key.partition("-")[0] for group in board.groups} == {"area"}
    grounds = {"mountain", "coral", "mountain_line", "coral_line"}
    assert not any(DRAWINGS[symbol].tokens & grounds for symbol in symbols)
    with_them = {
        sprite.symbol for sprite in area(look(positions((2, "all"))[-1], 0), "board").sprites
    }
    assert any(DRAWINGS[it].tokens & grounds for it in with_them if it.startswith("side_"))


def test_regions_are_made_by_code() -> None:
    assert file("regions.toml").read_text("utf-8").startswith("# Made by: python -m isolario")
    for side in ("A", "D", "L33", "volcano"):
        printed, standing = shapes(side, 0), tiles_art.things(SIDES[side])
        for region, stored in enumerate(printed):
            made = tiles_art.shape(SIDES[side], region, standing)
            assert len(made.outline) == len(stored.outline)
            for (x, y), (sx, sy) in zip(made.outline, stored.outline, strict=True):
                assert abs(x - sx) + abs(y - sy) < 0.4
            assert within(stored.spot, stored.outline)


@pytest.mark.parametrize("side", sorted(SIDES))
def test_parts_reach_the_corners_of_their_edges(side: str) -> None:
    """So that parts of neighbours share sides, and an open edge can be told from a coast."""
    around = [(52.0, -30.0), (52.0, 30.0), (0.0, 60.0), (-52.0, 30.0), (-52.0, -30.0), (0.0, -60.0)]
    for part, shape in zip(SIDES[side].regions, shapes(side, 0), strict=True):
        ways = list(zip(shape.outline, shape.outline[1:] + shape.outline[:1], strict=True))
        for edge in range(6):
            assert ((around[edge], around[(edge + 1) % 6]) in ways) == (edge in part.edges)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_can_be_told_apart_without_colour(theme: Theme) -> None:
    drawings = symbols(GAME)
    for kinds in (("pin_0", "pin_1", "pin_2", "pin_3"), ("role_0", "role_1", "role_2")):
        grey = [drawn(drawings[kind], theme, 28).convert("L").tobytes() for kind in kinds]
        for one, other in combinations(grey, 2):
            pairs = zip(one, other, strict=True)
            assert sum(abs(a - b) > 32 for a, b in pairs) > 0.1 * len(one)


# --- what lies beside the map -------------------------------------------------------------------


def test_hidden_sides_are_shown_to_who_has_seen_them() -> None:
    state = next(state for state in at("steal", (3, "all")))
    thief = state.active
    move = next(iter(state.legal_moves(thief)))
    robbed = int(move.notation.split()[1][0])
    (other,) = {0, 1, 2} - {thief, robbed}
    slot = int(move.notation.partition(".")[2]) - 1
    tile = state.hands[robbed][slot]
    assert sprites(look(state, thief), "players")[f"held-{robbed}-{slot}b"].symbol == "unseen"
    state = state.copy()
    state.play(thief, move)
    taken = len(state.hands[thief]) - 1
    assert state.hands[thief][taken].down == tile.down
    assert sprites(look(state, thief), "hand")[f"face-{taken}b"].symbol == f"side_{tile.down}"
    for seat, symbol in ((robbed, f"side_{tile.down}"), (other, "unseen")):
        assert sprites(look(state, seat), "players")[f"held-{thief}-{taken}b"].symbol == symbol


def test_stacks_show_their_top_and_the_special_tile_while_it_lies_aside() -> None:
    for state in positions((2, "all"))[::23]:
        shown = sprites(look(state, 0), "stacks")
        labels = {label.key: label.text for label in area(look(state, 0), "stacks").labels}
        for number, stack in enumerate(state.stacks):
            if stack:
                assert shown[f"stack-{number}"].symbol == f"side_{stack[0].up}"
                assert labels[f"count-{number}"] == Text("lvs_count", {"n": len(stack)})
            else:
                assert f"stack-{number}" not in shown
        assert ("special-volcano" in shown) == state.special


# --- why not ------------------------------------------------------------------------------------


def reason(state: LandVsSeaState, **chosen: str) -> tuple[str, tuple[str, ...]]:
    found = state.view(state.active).attempt(chosen)
    assert isinstance(found, Refusal), found
    return found.reason.id, found.cells


def test_a_tile_that_does_not_fit_is_told_why() -> None:
    state = next(state for state in at("place") if len(state.ground.placed) > 20)
    seen = set()
    for slot, face, side in state.faces(state.active):
        piece = f"face-{slot}{'ab'[face]}"
        for cell, wants in state.ground.coast.items():
            place = f"board/{name(cell)}"
            if not FITS[side][wants]:
                assert reason(state, piece=piece, place=place) == ("lvs_no_turn_fits", (place,))
                seen.add("none")
            elif not FITS[side][wants] & 1:
                why, cells = reason(state, piece=piece, place=place, turn="0")
                assert why == "edges_do_not_match"
                assert cells[0] == place
                assert len(cells) > 1
                seen.add("turn")
            else:
                found = state.view(state.active).attempt(
                    {"piece": piece, "place": place, "turn": "0"}
                )
                assert found == Place(slot, face, 0, cell)
    assert seen == {"none", "turn"}
    assert reason(state, piece="face-0a", place="board/0,0") == ("hex_taken", ("board/0,0",))


def test_a_waypoint_that_does_not_go_there_is_told_why() -> None:
    found = set()
    for late in list(at("place"))[-40::5]:
        state = late.copy()
        state.step = "end"  # as if the waypoint had just come back
        state.waypoints = tuple(
            None if seat == state.active else at for seat, at in enumerate(state.waypoints)
        )
        legal = {choice.get("place") for choice in facets(state).values()}
        for tile in state.ground.placed:
            for region in range(len(SIDES[tile.side].regions)):
                place = f"board/{name(tile.cell)}/{region}"
                if place not in legal:
                    found.add(reason(state, place=place)[0])
    assert found == {
        "lvs_not_your_terrain",
        "lvs_area_is_complete",
        "lvs_tile_is_surrounded",
        "lvs_tile_has_waypoint",
    }


def test_a_preview_names_both_gains() -> None:
    """Land's for the tiles, and those of whoever completes the area for its marks."""
    for seed in range(8, 20):
        for state in positions((2, "usual"), seed):
            if state.step != "place" or state.active != 1:
                continue
            for move in list(state.legal_moves(1))[::5]:
                after = state.copy()
                gained = {event.what: event for event in after.play(1, move) if event.points}
                area_, marks = gained.get("area_completed"), gained.get("marks_earned")
                if area_ is None or marks is None or area_.seat != 0:
                    continue
                foreseen = state.view(1).preview(move)
                events = [event for event in foreseen.events if event.points]
                assert {(it.what, it.seat) for it in events} >= {
                    ("area_completed", 0),
                    ("marks_earned", 1),
                }
                assert foreseen.now is not None
                assert foreseen.then is not None
                assert foreseen.then.scores[0] - foreseen.now.scores[0] >= area_.points
                assert foreseen.then.scores[1] - foreseen.now.scores[1] >= marks.points
                return
    pytest.fail("no such move came up")


# --- without pictures ---------------------------------------------------------------------------


def test_the_terminal_offers_every_turn() -> None:
    def moves(entries: Iterable[Entry]) -> Iterator[str]:
        for entry in entries:
            yield from (entry.move,) if entry.move else entry.places.values()
            yield from moves(entry.inside)

    voice = Voice("en", "land-vs-sea", ("Anna", "Bo"))
    for step in TURN[:-1]:
        state = list(at(step))[-1]
        legal = sorted(move.notation for move in state.legal_moves(state.active))
        assert sorted(moves(menu(state.view(state.active), voice).entries)) == legal


def test_the_terminal_tells_land_from_sea_by_colour() -> None:
    shown = picture(positions((2, "all"))[70].view(0), Voice("en", "land-vs-sea"))
    tones = {"L": "land", "S": "sea", "H": "panel"}
    found = {
        (square.written[0], square.colour)
        for row in shown.rows
        for square in row.squares
        if square.written[1:2].isdigit()
    }
    assert found == {(mark, colour(token)) for mark, token in tones.items()}


def test_whoever_is_called_by_a_role_is_told_what_that_is_for() -> None:
    for language in ("en", "uk", "ru"):
        voice = Voice(language, "land-vs-sea")
        names = [voice.say(it) for it in GAME.seat_names(3)]
        voice = Voice(language, "land-vs-sea", names)
        for line in area(look(positions((3, "all"))[9]), "players").lines:
            who, _, what = voice.say(line).partition(": ")
            assert what.casefold() != who.casefold()


def test_the_terminal_sets_every_other_row_half_a_cell_aside() -> None:
    state = positions((2, "all"))[70]
    view = state.view(0)
    shown = picture(view, Voice("en", "land-vs-sea", ("Anna", "Bo")))
    lattice = area(view.scene(), "board").lattice
    assert lattice is not None
    rows = in_hex_rows(lattice)
    cells = [cell for line, _ in rows for cell in line if cell is not None]
    assert sorted(cell.key for cell in cells) == sorted(cell.key for cell in lattice.cells)
    for (_, upper), (_, lower) in pairwise(rows):
        assert upper != lower
    assert shown.columns == ()
    lines = grid(shown)
    assert len(lines) == len(rows)
    where = [line.index("ST") for line in lines if "ST" in line]
    assert len(where) == 1
    assert {sign for sign, _ in shown.legend} >= {"ST", "L", "S"}
