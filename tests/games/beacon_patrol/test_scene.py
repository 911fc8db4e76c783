"""The picture of Beacon Patrol: true to the rules, its tiles joined without a seam, all of it
readable without colour."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec
import pytest

from isolario.core.game import Refusal
from isolario.core.reference import cells_of
from isolario.core.text import Text
from isolario.games.beacon_patrol import GAME
from isolario.games.beacon_patrol.moves import Discard, Place, Sail
from isolario.games.beacon_patrol.pieces import FOLDER, HAND, LAND, TILES, TOKENS, Tile
from isolario.games.beacon_patrol.rules import BeaconState
from isolario.games.beacon_patrol.scene import draw as scene
from isolario.games.beacon_patrol.scene import tiles_art
from isolario.games.beacon_patrol.scene.chart import _berths
from isolario.games.beacon_patrol.scene.parts import LAND_TEXT, TILE
from isolario.games.beacon_patrol.view import BeaconView
from isolario.picture.lines import listed
from isolario.picture.palette import PALETTE, Theme
from isolario.picture.palette import TOKENS as COLOURS
from isolario.picture.scene import Area, Choices, Scene, Sprite
from isolario.picture.svg import draw
from isolario.picture.symbols import Symbol, symbols
from isolario.teach.book import book_of
from isolario.teach.lesson import lesson_of
from tests.clauses import clause
from tests.games.beacon_patrol import shorthand as beacon
from tests.picture.test_art import picture

THEMES: tuple[Theme, Theme] = ("light", "dark")
TABLES = [(seats, boxes) for seats in (1, 2, 3, 4) for boxes in range(4)]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


@cache
def positions(table: tuple[int, int], seed: int = 1) -> tuple[BeaconState, ...]:
    """Every position of a random game, including the last. Turns end rather late."""
    seats, boxes = table
    state = beacon.new(seats, seed, windmills=bool(boxes & 1), piers=bool(boxes & 2))
    rng = random.Random(f"{table} {seed}")
    found = [state.copy()]
    while not state.over:
        legal = list(state.legal_moves(state.active))
        lively = [m for m in legal if m.notation != "end" and not m.notation.startswith("-")]
        state.play(state.active, rng.choice(lively if lively and rng.random() < 0.8 else legal))
        found.append(state.copy())
    return tuple(found)


def area(picture: Scene, key: str) -> Area:
    (found,) = (area for area in picture.areas if area.key == key)
    return found


def sprites(picture: Scene, key: str) -> dict[str, Sprite]:
    return {sprite.key: sprite for sprite in area(picture, key).sprites}


def labels(picture: Scene, key: str) -> dict[str, Text | str]:
    return {label.key: label.text for label in area(picture, key).labels}


def look(state: BeaconState, seat: int | None = None) -> Scene:
    return scene.draw(state.view(state.active if seat is None else seat))


def offered(tree: Choices) -> dict[str, dict[str, str]]:
    return {choice.move: choice.facets for choice in tree.moves()}


def every_text(thing: object) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
        yield from every_text(tuple(thing.args.values()))
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from every_text(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from every_text(part)


# --- what every scene keeps ---------------------------------------------------------------------


@every_table
def test_previews_say_truly_whether_a_move_can_be_undone(table: tuple[int, int]) -> None:
    for state in positions(table)[:-1:3]:
        for move in state.legal_moves(state.active):
            after = state.copy()
            after.play(state.active, move)
            assert after.can_undo(state.active) == state.view(state.active).preview(move).undo, move


def test_what_is_hidden_does_not_change_the_picture() -> None:
    rng = random.Random(1)
    for table in TABLES[::3]:
        for state in positions(table)[:-1:9]:
            view = state.view(state.active)
            assert scene.draw(view.guess(rng).view(state.active)).json() == scene.draw(view).json()


@pytest.mark.parametrize("theme", THEMES)
def test_scenes_can_be_drawn(theme: Theme) -> None:
    for table in TABLES[::5]:
        drawn = draw(look(positions(table)[-9]), GAME, theme)
        assert drawn.count("<svg ") == 1


# --- choices ------------------------------------------------------------------------------------

ROW = "0 0 HQ, 1 0 O1, 2 0 B1, 2 1 O2"


def test_a_tile_is_put_on_a_cell_and_a_token_sails_to_one() -> None:
    state = beacon.at(ROW, "N5 B2 | O3 O4", stack="O5 O6")
    moves = offered(look(state).choices)
    assert moves["B2@n"] == {"piece": "hand-B2", "place": "board/0,-1"}
    assert moves[">e"] == {"place": "board/1,0"}
    assert "N5@n" in moves
    assert "N5@s" not in moves  # its north is land, and the ship's tile is water there


def test_a_click_never_discards() -> None:
    state = beacon.at(ROW, "N5 B2 | O3 O4", stack="O5 O6")
    picture = look(state)
    moves = offered(picture.choices)
    assert moves["-N5>e"] == {"option": "discard-N5", "place": "board/1,0"}
    for root in picture.choices.roots:
        for choice in picture.choices._walk(root, {}):
            if choice.move.startswith(("-", "end", "keep", "give")):
                assert root.facet == "option"
                assert root.explicit
    (options,) = (root for root in picture.choices.roots if root.facet == "option")
    drags = {branch.value: branch.drag for branch in options.branches}
    assert drags["discard-B2"] == ("hand-B2", "ship-0")
    assert "ship-0" in sprites(picture, "board")
    assert "hand-B2" in sprites(picture, "hand")


def test_sailing_far_is_a_row_of_single_steps() -> None:
    state = beacon.at(ROW, "N5 B2 | O3 O4", stack="O5 O6")
    routes = {route.place: route.moves for route in look(state).choices.routes if route.place}
    assert routes == {"board/2,0": (">e", ">e"), "board/2,1": (">e", ">e", ">s")}
    state.play(0, ">e")
    assert {route.place for route in look(state).choices.routes if route.place} == {"board/2,1"}


def test_routes_go_round_land() -> None:
    state = beacon.at(
        "0 0 HQ, 1 0 N1, 1 -1 S1, 0 -1 O1", "B1 | B2", ships="1,0 | 0,0", stack="O5 O6"
    )
    picture = look(state)
    (way,) = (route.moves for route in picture.choices.routes if route.place == "board/1,-1")
    assert way == (">w", ">n", ">e")
    board = sprites(picture, "board")
    assert (board["bar-n"].x, board["bar-n"].y) == (TILE, -TILE / 2)
    assert {key for key in board if key.startswith("bar-")} == {"bar-n"}
    costs = {key: board[key].symbol for key in board if key.startswith("reach-")}
    assert costs == {"reach-0,0": "reach_1", "reach-0,-1": "reach_2", "reach-1,-1": "reach_3"}


def test_a_swap_is_mine_onto_theirs() -> None:
    state = beacon.at(ROW, "N5 B2 | O3 O4 | E1", stack="O5 O6")
    picture = look(state)
    swaps = {route.drag: route.moves for route in picture.choices.routes if route.drag}
    assert len(swaps) == 6
    assert swaps["hand-N5", "held-E1"] == ("give N5", "take E1")
    assert {"held-O3", "held-O4", "held-E1"} <= sprites(picture, "players").keys()
    assert offered(picture.choices)["give N5"] == {"option": "give", "piece": "hand-N5"}
    state.play(0, "give N5")
    picture = look(state)
    assert offered(picture.choices) == {
        f"take {tile}": {"piece": f"held-{tile}"} for tile in ("O3", "O4", "E1")
    }
    assert picture.choices.routes == ()
    assert sprites(picture, "hand")["edge-N5"].symbol == "giving"


def test_with_one_tile_to_be_had_giving_is_all_of_a_swap() -> None:
    state = beacon.at(ROW, "N5 B2 | O3", stack="O5 O6")
    picture = look(state)
    assert not [route for route in picture.choices.routes if route.drag]
    (options,) = (root for root in picture.choices.roots if root.facet == "option")
    (give,) = (branch for branch in options.branches if branch.value == "give")
    assert give.then is not None
    assert [branch.drag for branch in give.then.branches] == [
        ("hand-N5", "held-O3"),
        ("hand-B2", "held-O3"),
    ]
    state.play(0, "give N5")
    assert state.hands == (("O3", "B2"), ("N5",))


def words_of(state: BeaconState) -> dict[str, Text | None]:
    (options,) = (root for root in look(state).choices.roots if root.facet == "option")
    return {branch.value: branch.words for branch in options.branches}


def test_ending_names_what_it_loses() -> None:
    words = words_of(beacon.at(ROW, "N5 B2 | O3", stack="O5 O6"))
    n5, b2 = (Text("beacon_code", {"tile": tile}) for tile in ("N5", "B2"))
    assert words["end"] == Text("beacon_end_losing", {"tiles": listed([n5, b2])})
    assert words_of(beacon.at(ROW, " | O3", stack="O5 O6"))["end"] == Text("beacon_end")
    alone = words_of(beacon.at(ROW, "N5 B2", stack="O5 O6"))
    assert alone["keep-N5"] == Text("beacon_keep_losing", {"tile": "N5", "tiles": b2})


def test_only_a_draw_and_the_end_are_for_good() -> None:
    def final(state: BeaconState) -> list[str]:
        view, moves = state.view(0), state.legal_moves(0)
        return [move.notation for move in moves if not view.preview(move).undo]

    assert final(beacon.at(ROW, "N5 B2 | O3", stack="O5 O6")) == ["end"]
    assert final(beacon.at(ROW, "N5 B2 | O3")) == []
    last = final(beacon.at(ROW, "N5 | "))
    assert not any(move.startswith(">") for move in last)  # sailing leaves the tile
    assert last


def test_who_is_not_asked_has_no_choices() -> None:
    state = beacon.at(ROW, "N5 B2 | O3", stack="O5 O6")
    for seat in (1, None):
        assert scene.draw(state.view(seat)).choices == Choices()


# --- the chart ----------------------------------------------------------------------------------


def test_explored_tiles_show_their_points() -> None:
    state = beacon.at("0 0 HQ, 0 -1 O1, 1 0 O2, 0 1 O3, -1 0 B1", "N5", stack="O5 O6")
    picture = look(state)
    assert {k: v for k, v in labels(picture, "board").items() if k.startswith("points-")} == {
        "points-0,0": "3"
    }
    assert labels(picture, "score")["points"] == "3"
    assert labels(picture, "score")["next-rank"] == Text(
        "beacon_next_rank", {"rank": Text("rank_sailors"), "points": 23}
    )


def test_the_score_is_that_of_the_rules() -> None:
    for table in TABLES:
        for state in positions(table)[::6]:
            view = state.view(None)
            standing = view.standing()
            assert labels(scene.draw(view), "score")["points"] == str(standing.scores[0])


def test_gaps_say_what_closing_them_gives_and_what_fits() -> None:
    chart = "0 0 HQ, 1 0 O1, 2 0 O2, 0 1 O3, 2 1 O4, 1 2 O5, 0 2 B1, 2 2 B2"
    state = beacon.at(chart, "B3 N5", stack="B4 O6")
    board = look(state)
    assert sprites(board, "board")["gap-1,1"].symbol == "gap"
    said = labels(board, "board")
    assert (said["gain-1,1"], said["fits-1,1"]) == ("+1–2", "5")  # B3 to B6, O6
    closed = beacon.at(chart, "N1 N5", stack="N2 N3", discarded="B3 B4 B5 B6 O6")
    assert sprites(look(closed), "board")["gap-1,1"].symbol == "gap_lost"
    assert "gain-1,1" not in labels(look(closed), "board")


def test_the_numbers_that_a_lesson_speaks_of_are_there() -> None:
    lesson = lesson_of(GAME)
    for beat, marks in (
        ("hole", {"gain--1,0": "+3", "fits--1,0": "12"}),
        ("worth", {"gain-2,0": "+3", "fits-2,0": "12", "gain-2,2": "+1", "fits-2,2": "12"}),
    ):
        state = lesson.state(GAME, [it.id for it in lesson.beat].index(beat))
        assert isinstance(state, BeaconState)
        said = labels(look(state), "board")
        assert {key: it for key, it in said.items() if key.startswith(("gain", "fits"))} == marks


def test_what_lessons_and_the_book_say_is_in_the_stack_is_there() -> None:
    lesson = lesson_of(GAME)
    examples = [section.example for section in book_of(GAME).sections() if section.example]
    shown = [lesson.state(GAME, at) for at in range(len(lesson.beat))]
    for state in (*shown, *(GAME.parse(example.position) for example in examples)):
        assert isinstance(state, BeaconState)
        assert sorted(state.stack) == sorted(state.unseen)


def test_cells_are_the_tiles_and_what_is_beside_them() -> None:
    state = beacon.at("0 0 HQ, 1 0 O1", "N5", stack="O5 O6", ships="1,0")
    board = area(look(state), "board")
    assert board.lattice is not None
    spoken = {cell.key: cell.name for cell in board.lattice.cells}
    assert len(spoken) == 8
    assert spoken["2,0"] == Text("beacon_cell_empty", {"place": Text("beacon_east", {"n": 2})})
    assert spoken["0,0"].id == "beacon_cell_reach"
    assert spoken["1,0"].id == "beacon_cell_ship"
    marks = {cell.key: cell.mark for cell in board.lattice.cells}
    assert (marks["0,0"], marks["1,0"], marks["2,0"]) == ("HQ", "O1*", ".")
    left, top, width, height = board.box
    for cell in board.lattice.cells:
        assert left <= cell.x - TILE / 2
        assert cell.x + TILE / 2 <= left + width
        assert top <= cell.y - TILE / 2
        assert cell.y + TILE / 2 <= top + height


def test_ships_that_share_a_tile_lie_apart_and_on_it() -> None:
    for tile in TILES:
        places = _berths(tile)
        assert all(abs(x) <= 48 and abs(y) <= 48 for x, y in places)
        assert all(math.dist(*pair) > 7 for pair in combinations(places, 2))
    state = beacon.new(4, 1)
    ships = [s for key, s in sprites(look(state), "board").items() if key.startswith("ship-")]
    assert all(math.dist((a.x, a.y), (b.x, b.y)) > 30 for a, b in combinations(ships, 2))


# --- around it ----------------------------------------------------------------------------------


def test_tokens_show_which_are_spent() -> None:
    state = beacon.at(ROW, "N5 B2 | O3", stack="O5 O6")
    state.play(0, ">e")
    hand = sprites(look(state), "hand")
    assert [hand[f"token-{n}"].symbol for n in range(3)] == ["token_blue"] * 2 + ["token_red"]
    others = sprites(scene.draw(state.view(1)), "players")
    assert [others[f"tokens-0-{n}"].symbol for n in range(3)] == ["token_blue"] * 2 + ["token_red"]
    mine = sprites(scene.draw(state.view(1)), "hand")
    assert [mine[f"token-{n}"].symbol for n in range(3)] == ["token_blue"] * 3


@every_table
def test_all_hands_are_in_sight(table: tuple[int, int]) -> None:
    for state in positions(table)[::5]:
        for seat in (*range(state.seats), None):
            drawn = scene.draw(state.view(seat))
            keys = set(sprites(drawn, "players"))
            if seat is not None:
                keys |= sprites(drawn, "hand").keys()
            for owner, hand in enumerate(state.hands):
                kind = "hand" if owner == seat else "held"
                assert {f"{kind}-{tile}" for tile in hand} <= keys
            if seat is not None:
                tokens = [key for key in keys if key.startswith("token-")]
                assert len(tokens) == TOKENS[state.seats]
                places = [key for key in keys if key.startswith(("hand-", "slot-"))]
                assert len(places) == HAND[state.seats]


def test_the_stack_is_counted_by_edges_and_feature() -> None:
    state = beacon.at("0 0 HQ", "N5", stack="O5 O6 N1 N2 N3 C1 ?")
    view = state.view(0)
    assert isinstance(view, BeaconView)
    counted = labels(look(state), "stack")
    total = sum(int(str(count)) for count in counted.values())
    assert total == len(view.known.unseen)
    assert counted["left-LSSS-buoy"] == "2"
    assert counted["left-SSSL-lighthouse"] == "1"
    assert {tile.edges for tile in TILES.values()} == set(LAND_TEXT)


def test_turns_left_are_said_exactly() -> None:
    assert labels(look(beacon.new(2, 1)), "score")["turns"] == Text("beacon_turns_left", {"n": 18})
    alone = labels(look(beacon.new(1, 1)), "score")["turns"]
    assert alone == Text("beacon_turns_between", {"least": 18, "most": 27})


# --- the drawings -------------------------------------------------------------------------------


def test_the_tiles_are_what_the_code_draws() -> None:
    text = (FOLDER / "symbols.toml").read_text("utf-8")
    assert tiles_art.renewed(text) == text
    assert len(text.encode()) < 250_000


def test_every_drawing_names_tokens_only() -> None:
    drawings = symbols(GAME)
    assert {f"tile_{tile}" for tile in TILES} <= drawings.keys()
    for symbol in drawings.values():
        assert symbol.tokens <= set(COLOURS) - set(PALETTE.interface), symbol.name


@pytest.mark.parametrize("tile", [tile for tile in TILES.values() if tile.land], ids=lambda t: t.id)
def test_coasts_run_from_corner_to_corner(tile: Tile) -> None:
    ends: list[tuple[float, float]] = []
    for coast in tiles_art.coasts_of(tile):
        for corner, end in zip(coast.corners, coast.ends, strict=True):
            assert abs(corner[0]) == abs(corner[1]) == tiles_art.HALF
            # From the corner straight along its bisector, as long as lines run along it.
            assert (end[0] / corner[0], end[1] / corner[1]) == (end[0] / corner[0],) * 2
            assert math.dist(corner, end) >= tiles_art.LINING[0][0]
            outside = tiles_art._xy((corner[0] * 1.25, corner[1] * 1.25))
            assert outside in (coast.line[1:].split("L")[0], coast.line.split("L")[-1])
        assert all(abs(x) < 46 and abs(y) < 46 for x, y in coast.bends)
        ends += coast.corners
    # A corner is an end of a coast if one of its two edges is land and the other is not.
    expected = [
        tiles_art.turned((-48, -48), corner)
        for corner in range(4)
        if (tile.land >> corner & 1) != (tile.land >> (corner - 1 & 3) & 1)
    ]
    assert sorted(ends) == sorted(expected)


def edge(tile: str, column: int, size: int = 192) -> list[int]:
    image = picture(symbols(GAME)[f"tile_{tile}"], "light", size).convert("L")
    return list(image.tobytes()[column % size :: size])


@pytest.mark.parametrize(
    ("west", "east"), [("N1", "N5"), ("S2", "S3"), ("H1", "H3"), ("C1", "C3"), ("U3", "C7")]
)
def test_neighbours_join_without_a_seam(west: str, east: str) -> None:
    """Where both have a coast that ends in the same corner, its lines go on."""
    pairs = zip(edge(west, -1), edge(east, 0), strict=True)
    assert sum(abs(a - b) > 40 for a, b in pairs) <= 6


def test_lines_go_on_round_capes() -> None:
    """The coasts of N1 end in its upper corners; beside it lies open sea."""
    state = beacon.at("0 0 HQ, 1 0 N1, 2 0 O1, 1 1 O2", "N5", stack="O6")
    board = sprites(look(state), "board")
    capes = {key: (s.symbol, s.x, s.y) for key, s in board.items() if key.startswith("cape-")}
    assert capes == {
        "cape-0,0-110": ("cape_straight_round_1", 48, -48),
        "cape-2,0-001": ("cape_round_straight_0", 144, -48),
    }
    # One more to the north: its land joins N1's, and now lines run around it too.
    state = beacon.at("0 0 HQ, 0 -1 O3, 1 0 N1, 2 0 O1, 1 1 O2, 1 -1 S2", "N5", stack="O6")
    keys = {key for key in sprites(look(state), "board") if key.startswith("cape-")}
    assert keys == {"cape-0,0-110", "cape-2,0-001", "cape-0,-1-201"}


def test_lines_round_capes_meet_those_of_the_coast() -> None:
    """Along the edge to a tile with a coast they lie as far from the corner as the coast's do."""
    known = symbols(GAME)
    for far, _, _ in tiles_art.LINING:
        crossing = tiles_art._n(far * 2**0.5)
        assert f"M{crossing} 0L" in known["cape_straight_round_0"].markup
        assert f"M0 {crossing}L" in known["cape_straight_round_1"].markup


@cache
def grey(symbol: Symbol, theme: Theme) -> bytes:
    return picture(symbol, theme).convert("L").tobytes()


def share_that_differs(one: str, other: str, theme: Theme) -> float:
    drawings = symbols(GAME)
    a, b = grey(drawings[one], theme), grey(drawings[other], theme)
    return sum(abs(x - y) > 32 for x, y in zip(a, b, strict=True)) / len(a)


KINDS = [
    ["sign_buoy", "sign_lighthouse", "sign_windmill", "sign_pier", "sign_plain", "explored"],
    [f"ship_{seat}" for seat in range(4)],
    ["token_blue", "token_red", "swap"],
    [f"edges_{edges}" for edges in LAND_TEXT],
    ["tile_HQ", "tile_WM1", "tile_N1", "tile_E1", "tile_S1", "tile_W1", "tile_H1", "tile_V1"],
    ["tile_O1", "tile_C1", "tile_C3", "tile_C5", "tile_C7", "tile_U1", "tile_U3", "tile_U5"],
]


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_differ_without_colour(theme: Theme) -> None:
    alike = [
        (pair, round(share_that_differs(*pair, theme), 3))
        for kinds in KINDS
        for pair in combinations(kinds, 2)
        if share_that_differs(*pair, theme) <= 0.10
    ]
    assert alike == []


@pytest.mark.parametrize("theme", THEMES)
def test_features_show_on_equal_land(theme: Theme) -> None:
    """Tiles that differ only in what is on them: small, but visible."""
    rivals = [
        ("O1", "B1", "WM1", "HQ"),
        ("N1", "N3", "N5"),
        ("E1", "E3", "E5"),
        ("C3", "C4", "PI1"),
    ]
    rivals += [("U1", "U2"), ("H1", "H3"), ("V1", "V3"), ("C7", "C8", "PI3")]
    for kinds in rivals:
        for one, other in combinations(kinds, 2):
            assert share_that_differs(f"tile_{one}", f"tile_{other}", theme) > 0.035, (one, other)


def test_every_pattern_of_edges_has_its_coasts() -> None:
    for tile in TILES.values():
        assert len(tiles_art.coasts(tile)) == len(tile.shores)
        assert (f"land_{tile.id}" in symbols(GAME)) == bool(LAND[tile.id])


# --- what is meant by pointing at a cell --------------------------------------------------------


def why(state: BeaconState, **facets: str) -> tuple[str, str, tuple[str, ...]]:
    refusal = state.view(state.active).attempt(facets)
    assert isinstance(refusal, Refusal)
    return refusal.clause, refusal.reason.id, cells_of(refusal.cells)


def test_a_cell_means_a_move() -> None:
    state = beacon.at(ROW, "N5 B2 | O3", stack="O5 O6")
    attempt = state.view(0).attempt
    assert attempt({"piece": "hand-B2", "place": "board/0,-1"}) == Place("B2", "n")
    assert attempt({"option": "discard-N5", "place": "board/1,0"}) == Discard("N5", "e")
    assert attempt({"place": "board/1,0"}) == Sail("e")
    assert attempt({"piece": "hand-B2"}) is None  # more has to be chosen
    assert attempt({"place": "board/0,-1"}) is None
    assert why(state, place="elsewhere") == ("BCN-T1", "not_now", ())
    assert state.view(None).attempt({"place": "board/1,0"}) is None


@clause("BCN-P1", "BCN-P2")
def test_why_a_tile_does_not_go_there() -> None:
    state = beacon.at("0 0 HQ, 1 0 O1, -1 0 O2, 0 1 O3", "S5 B2 | O4", stack="O5 O6")
    assert why(state, piece="hand-S5", place="board/0,-1") == (
        "BCN-P2",
        "edge_is_land",
        ("0,-1", "0,0"),
    )
    assert why(state, piece="hand-S5", place="board/1,0") == (
        "BCN-P1",
        "chart_cell_taken",
        ("1,0",),
    )
    far = why(state, piece="hand-S5", place="board/2,0")
    assert far == ("BCN-P1", "tile_away_from_ship", ("2,0", "0,0"))
    # Where no tile of this kind can go at all, it still says why.
    assert not any("S5@" in move.notation for move in state.legal_moves(0))


@clause("BCN-M1", "BCN-M2")
def test_why_a_ship_does_not_go_there() -> None:
    row = "0 0 HQ, 1 0 O1, 2 0 O2, 3 0 O3, 4 0 O4"
    state = beacon.at(row, "B1 B2 | B3 B4", tokens=2, stack="O5 O6")
    assert why(state, place="board/4,0") == ("BCN-M1", "too_far_to_sail", ("4,0", "0,0"))
    assert why(state, place="board/5,0") == ("BCN-M1", "nothing_to_sail_onto", ("5,0",))
    discard = why(state, option="discard-B1", place="board/2,0")
    assert discard == ("BCN-M2", "discard_moves_one_tile", ("2,0", "0,0"))
    spent = beacon.at(row, "B1 B2 | B3", tokens=0, stack="O5 O6")
    assert why(spent, place="board/2,0") == ("BCN-M1", "no_token_left", ())
    state.play(0, "give B1")
    (clause_, reason, _) = why(state, piece="hand-B2", place="board/0,-1")
    assert (clause_, reason) == ("BCN-X1", "must_take_now")


# --- what belongs together ----------------------------------------------------------------------


def test_what_gives_a_windmill_its_points_belongs_together() -> None:
    chart = "0 0 HQ, 0 1 O1, 0 2 WM1, 1 2 E1, 0 3 S1, -1 2 B1"
    state = beacon.at(chart, "O5", options="windmills=true piers=false")
    (group,) = look(state).areas[0].groups
    assert cells_of(group.cells) == ("0,2", "0,1", "-1,2")
    assert group.words == next(
        item.text for item in state.view(0).standing().items if item.what == "windmill_scores"
    )
