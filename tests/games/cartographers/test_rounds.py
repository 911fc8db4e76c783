"""One round of Cartographers, case by case: cards, drawing, coins, ambushes (CRT-H, E, D, A)."""

from __future__ import annotations

import random

import pytest

from isolario import BadNotation, UnknownOption
from isolario.core.moves import Move
from isolario.core.reference import cells_of
from isolario.games.cartographers import GAME, CartographersState, Sheet, placements
from isolario.games.cartographers.moves import ALL_MOVES, DONE, Draw, Lie
from isolario.games.cartographers.pieces import AMBUSH, EDITIONS, EXPLORE, TERRAINS
from isolario.games.cartographers.sheet import on_sheet
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    CHECKS,
    EMPTY,
    FULL,
    cells,
    drafts,
    draw,
    drawn,
    draws,
    finish,
    new,
    play_all,
    position,
    refused,
    whats,
)

# Drawing


@clause("CRT-D1", "CRT-C2")
@pytest.mark.parametrize(
    ("move", "clause_", "reason", "fault"),
    [
        (draw("a1 a2 a3", "water"), "CRT-D1", "cells_filled", ("a1",)),  # a mountain
        (draw("b1 b2 b3", "water"), "CRT-D1", "cells_filled", ("b1",)),  # chasm
        (draw("c1 d1 e1", "water"), "CRT-D1", "cells_filled", ("c1", "d1")),  # drawn before
        (draw("e1 e2 e3", "forest"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1 e2 e3", "monster"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1 e2 e3", "both"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1 e2", "water"), "CRT-D1", "not_on_the_card", ()),
        (draw("e1", "water"), "CRT-D1", "not_on_the_card", ()),  # a shape fits: no single cell
        (draw("e1 e2 f2", "water"), "CRT-D1", "not_on_the_card", ()),  # of another card
        (DONE, "CRT-D1", "wrong_step", ()),
        (Lie("flat"), "CRT-K4", "wrong_step", ()),
        (Draw(0, 3), "CRT-D1", "wrong_step", ()),
        (Draw(0b111 << 120, 3), "CRT-D1", "wrong_step", ()),  # beyond the map
        (Draw(0b111, 9), "CRT-D1", "wrong_step", ()),  # no such terrain
    ],
)
def test_what_cannot_be_drawn(
    move: Move, clause_: str, reason: str, fault: tuple[str, ...]
) -> None:
    state = position(drawn("M#FD.r.") + EMPTY, card="great_river")
    assert refused(state, 0, move) == (clause_, reason)
    why = state.refuse(0, move)
    assert why is not None
    assert cells_of(why.cells) == fault


@clause("CRT-D1", "CRT-T1")
def test_who_waits_for_others_to_draw_is_still_in_the_drawing_phase() -> None:
    state = new(seats=2)
    play_all(state, (0,))
    assert state.to_move == (1,)
    for viewer in (0, 1, None):
        steps = state.view(viewer).steps
        assert [it.text.id for it in steps if it.state == "now"] == ["step_draw_map"]


@clause("CRT-D1")
def test_a_shape_lies_anywhere_on_unfilled_cells() -> None:
    state = position(drawn("FFF", "r") + EMPTY, card="great_river")
    found = draws(state)
    assert ("a2 b2 c2", "water") in found  # on ruins, without a ruins card
    assert ("k9 k10 k11", "water") in found  # far from everything drawn before
    assert {("i3 h4 i4 g5 h5", "water"), ("g3 g4 h4 h5 i5", "water")} <= found  # turned, mirrored
    state.play(0, draw("a2 b2 c2", "water"))
    play_all(state, [1])
    assert state.sheets[0].text.splitlines()[1] == "wWW........"


@clause("CRT-D1")
def test_all_choose_shape_and_terrain_for_themselves() -> None:
    state = position(EMPTY * 3, card="hinterland_stream")
    state.play(2, draw("a1 b1 c1 a2 a3", "farm"))
    state.play(0, draw("i9 j9 k9 k10 k11", "water"))
    state.play(1, draw("a9 a10 a11 b11 c11", "farm"))
    assert [sheet.free.bit_count() for sheet in state.sheets] == [116] * 3
    assert (state.sheets[0].farm, state.sheets[1].water, state.sheets[2].water) == (0, 0, 0)


@clause("CRT-D1")
def test_who_is_ready_is_not_asked_again() -> None:
    state = position(EMPTY * 2)
    play_all(state, [0])
    assert refused(state, 0, draw("e1 e2 e3", "water")) == ("CRT-D1", "already_ready")
    for seat in (-1, 2):
        why = state.refuse(seat, draw("e1 e2 e3", "water"))
        assert why is not None
        assert why.reason.id == "not_your_turn"
        assert list(state.legal_moves(seat)) == []


@clause("CRT-F3")
def test_nothing_is_drawn_after_the_end() -> None:
    state = position(phase="over", card="", season="winter")
    assert state.to_move == ()
    assert refused(state, 0, draw("e1 e2 e3", "water")) == ("CRT-F3", "game_is_over")


@clause("CRT-C2")
def test_nobody_draws_mountains() -> None:
    for notation in ("M1a/0@a1", "#1a/0@a1", "r1a/0@a1"):
        with pytest.raises(BadNotation):
            GAME.read(notation)
    assert {move.terrain for move in ALL_MOVES if isinstance(move, Draw)} == set(range(6))
    for edition in EDITIONS:
        for card in EXPLORE:
            if EXPLORE[card].shapes:
                found = placements(card, Sheet.parse(CHECKS), True, edition)
                assert {way.terrain for way in found} == set(TERRAINS)


@clause("CRT-D2")
@pytest.mark.parametrize("card", [card for card in EXPLORE if EXPLORE[card].kind == "explore"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_no_shape_fits_a_single_cell(card: str, edition: str) -> None:
    tight = drawn("F.FF", "FF.F", "F.FF.", rest="F")
    state = position(tight + EMPTY, card=card, options=f"edition={edition}")
    if card == "forgotten_forest":  # two cells corner to corner
        assert draws(state) == {("b1 c2", "forest"), ("c2 b3", "forest")}
        return
    terrains = EXPLORE[card].terrains if edition == "original-2019" else TERRAINS
    assert draws(state) == {(cell, t) for cell in ("b1", "c2", "b3", "e3") for t in terrains}
    state.play(0, draw("e3", terrains[-1]))
    play_all(state, [1])
    assert state.coins[0] == 0


@clause("CRT-D2")
def test_a_single_cell_only_if_no_shape_of_the_card_fits() -> None:
    state = position(drawn("..", rest="F") + EMPTY, card="great_river")
    assert refused(state, 0, draw("a1 b1", "water")) == ("CRT-D2", "single_cell_only")
    fits = position(drawn("..", rest="F") + EMPTY, card="farmland")  # one of its two does
    assert refused(fits, 0, draw("a1", "farm")) == ("CRT-D1", "not_on_the_card")
    old = position(
        drawn("..", rest="F") + EMPTY, card="great_river", options="edition=original-2019"
    )
    assert refused(old, 0, draw("a1", "monster")) == ("CRT-D2", "single_cell_only")


@clause("CRT-D3")
@pytest.mark.parametrize(
    ("card", "where", "coins"),
    [
        ("great_river", "a1 a2 a3", 1),
        ("great_river", "c1 b2 c2 a3 b3", 0),
        ("farmland", "a1 a2", 1),
        ("farmland", "b1 a2 b2 c2 b3", 0),
        ("hamlet", "a1 a2 b2", 1),
        ("hamlet", "a1 b1 c1 a2 b2", 0),
        ("forgotten_forest", "a1 b2", 1),
        ("forgotten_forest", "a1 a2 b2 b3", 0),
        ("fishing_village", "a1 b1 c1 d1", 0),
        ("rift_lands", "a1", 0),
    ],
)
def test_a_shape_with_a_coin(card: str, where: str, coins: int) -> None:
    state = position(card=card, coins="3 | 3")
    events = state.play(0, draw(where, EXPLORE[card].terrains[0]))
    events += play_all(state, [1], 1)
    marked = [event.clause for event in events if event.what == "coin_marked" and event.seat == 0]
    assert marked == ["CRT-D3"] * coins
    assert state.coins[0] == 3 + coins


@clause("CRT-D4")
@pytest.mark.parametrize(
    ("rows", "card", "where", "mountains"),
    [
        ((".F", "FMF"), "orchard", "b3 c3 d3 d4", ("b2",)),
        ((".F.F", "FM.MF", ".F.F"), "orchard", "c2 c3 c4 d4", ("b2", "d2")),  # two at once
        ((".F", "FM", ".#"), "orchard", "c2 d2 e2 e3", ("b2",)),  # chasm is filled
        ((".F", "FMr", ".D"), "orchard", "c2 d2 e2 e3", ("b2",)),  # drawn ruins and monsters too
        ((".F", "FMr"), "orchard", "b3 c3 d3 d4", ()),  # empty ruins are open
        ((".F", "FMF", ".F"), "orchard", "f5 g5 h5 h6", ()),  # closed before: once
        ((".F", "FMMF", ".F"), "orchard", "c1 d1 e1 e2", ()),  # c3 is still open
        ((".FF", "FMMF", ".F"), "orchard", "c3 d3 e3 e4", ("c2",)),  # b2 had its coin
        (("MF",), "orchard", "a2 b2 c2 c3", ("a1",)),  # the edge of the map is not an open side
    ],
)
def test_a_closed_mountain_is_a_coin(
    rows: tuple[str, ...], card: str, where: str, mountains: tuple[str, ...]
) -> None:
    state = position(drawn(*rows) + EMPTY, card=card)
    events = state.play(0, draw(where, "farm"))
    events += play_all(state, [1])
    marked = [(e.seat, e.clause, cells_of(e.cells)) for e in events if e.what == "coin_marked"]
    assert marked == [(0, "CRT-D4", (mountain,)) for mountain in mountains]
    assert state.coins == (len(mountains), 0)


@clause("CRT-D4", "CRT-D2")
def test_a_replacement_cell_closes_a_mountain() -> None:
    state = position(drawn("FM.", rest="F") + EMPTY, card="great_river")
    state.play(0, draw("c1", "monster"))
    play_all(state, [1])
    assert state.coins[0] == 1


@clause("CRT-D4", "CRT-A1")
def test_a_mountain_closed_in_an_ambush_pays_the_owner_of_the_sheet() -> None:
    state = position(drawn(".F", "FMF") + EMPTY, phase="ambush", card="gnoll_raid")
    state.play(0, draw("a1 b1 a2 a3 b3", "monster"))
    events = state.play(1, draw("b3 c3 b4 b5 c5", "monster"))
    assert [(e.seat, e.clause) for e in events if e.what == "coin_marked"] == [(0, "CRT-D4")]
    assert state.coins == (1, 0)


@clause("CRT-D4")
@pytest.mark.parametrize(("before", "after"), [(11, 14), (12, 14), (13, 14), (14, 14)])
def test_the_track_holds_fourteen(before: int, after: int) -> None:
    rows = (".F.F", "FM.MF", ".F.F")  # a coin for the shape, one for each of two mountains
    state = position(drawn(*rows) + EMPTY, card="great_river", coins=f"{before} | 0")
    events = state.play(0, draw("c1 c2 c3", "water"))
    events += play_all(state, [1])
    assert state.coins[0] == after
    marked = [event for event in events if event.what == "coin_marked" and event.seat == 0]
    assert len(marked) == after - before


@clause("CRT-D5")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_rift_lands_take_any_terrain_anywhere(terrain: str) -> None:
    state = position(drawn("M#F.r") + EMPTY, card="rift_lands")
    assert len(draws(state)) == 5 * 118
    for cell in ("d1", "e1", "k11"):
        assert (cell, terrain) in draws(state)
    state.play(0, draw("d1", terrain))
    play_all(state, [1])
    assert getattr(state.sheets[0], terrain) & cells("d1")


# Ruins


@clause("CRT-E2", "CRT-D6")
@pytest.mark.parametrize("deck", ["temple_ruins hamlet", "outpost_ruins temple_ruins hamlet"])
def test_one_ruins_card_or_two_in_a_row(deck: str) -> None:
    state = position(drawn("r") + EMPTY, card="rift_lands", deck=f"{deck} orchard")
    state.play(0, draw("k11", "farm"))
    events = state.play(1, draw("k11", "farm"))
    assert whats(events).count("card_turned") == len(deck.split())
    assert (state.card, state.ruins) == ("hamlet", True)
    assert state.turned == ("rift_lands", *deck.split())
    assert all("a1" in where.split() for where, _ in draws(state))
    state.play(0, draw("a1 a2 b2", "village"))
    state.play(1, draw("a1", "monster"))  # no ruins on this sheet: a single cell
    assert (state.card, state.ruins) == ("orchard", False)


@clause("CRT-D6")
@pytest.mark.parametrize(
    ("rows", "card", "sizes"),
    [
        (("r",), "orchard", {4}),
        (("rF", "FF"), "orchard", {1}),  # a ruins cell, but no shape reaches it
        (("f",), "orchard", {1}),  # drawn on: no empty ruins cell is left
        ((), "orchard", {1}),
        (("rF", "F"), "hamlet", {1}),
        (("r.F", "F"), "farmland", {2}),  # only the smaller shape reaches it
        (("r",), "rift_lands", {1}),
        (("M#r",), "great_river", {3, 5}),
    ],
)
def test_after_ruins(rows: tuple[str, ...], card: str, sizes: set[int]) -> None:
    state = position(drawn(*rows) + EMPTY, card=card, ruins="yes")
    found = draws(state)
    assert {len(where.split()) for where, _ in found} == sizes
    ruins = state.sheets[0].ruins & state.sheets[0].free
    covering = {where for where, _ in found if cells(where) & ruins}
    if sizes == {1} and card != "rift_lands":  # anywhere, on ruins or not, any terrain
        assert len(found) == 5 * state.sheets[0].free.bit_count()
    else:
        assert covering == {where for where, _ in found}


@clause("CRT-D6", "CRT-D3")
def test_after_ruins_a_replacement_cell_brings_no_coin() -> None:
    state = position(card="farmland", ruins="yes")
    assert refused(state, 0, draw("a1 a2", "farm")) == ("CRT-D6", "single_cell_only")
    state.play(0, draw("a1", "water"))
    state.play(1, draw("a1", "farm"))
    assert state.coins == (0, 0)


@clause("CRT-D6", "CRT-D5")
def test_rift_lands_after_ruins() -> None:
    state = position(drawn("r.") + EMPTY, card="rift_lands", ruins="yes")
    assert draws(state) == {("a1", terrain) for terrain in TERRAINS}
    assert refused(state, 0, draw("b1", "farm")) == ("CRT-D6", "must_cover_ruins")
    assert len(draws(state, 1)) == 5 * 121  # no ruins there


@clause("CRT-D6")
def test_the_refusal_shows_what_covers_no_ruins() -> None:
    state = position(drawn("r.d..r") + EMPTY, card="orchard", ruins="yes")
    why = state.refuse(0, draw("h8 i8 j8 j9", "farm"))
    assert why is not None
    assert (why.reason.id, why.cells) == ("must_cover_ruins", on_sheet(0, cells("h8 i8 j8 j9")))


@clause("CRT-E2")
def test_ruins_wait_for_nobody_but_the_next_card() -> None:
    state = position(drawn("r") * 2, card="orchard", ruins="yes", deck="hamlet farmland")
    for seat in (0, 1):
        state.play(seat, draw("a1 b1 c1 c2", "farm"))
    assert (state.card, state.ruins) == ("hamlet", False)
    assert ("h8 h9 i9", "village") in draws(state)


# A full map


@clause("CRT-D7")
def test_a_full_map_is_passed_over_by_its_owner() -> None:
    state = position(FULL + EMPTY, card="rift_lands", deck="orchard hamlet farmland")
    state.play(1, draw("a1", "farm"))
    assert (state.card, state.ready, state.to_move) == ("orchard", (0,), (1,))
    assert list(state.legal_moves(0)) == []


@clause("CRT-D7", "CRT-A1")
@pytest.mark.parametrize(("card", "idle"), [("gnoll_raid", 2), ("kobold_onslaught", 1)])
def test_a_full_map_is_spared_in_an_ambush(card: str, idle: int) -> None:
    state = position(FULL + EMPTY * 2, card="rift_lands", deck=f"{card} orchard hamlet farmland")
    play_all(state)
    assert (state.phase, state.ready) == ("ambush", (idle,))  # the one holding the full sheet
    play_all(state)
    assert state.sheets[0] == Sheet.parse(FULL)
    assert all(sheet.monster for sheet in state.sheets[1:])
    assert (state.card, state.ready) == ("orchard", (0,))


@clause("CRT-D7", "CRT-T1")
def test_when_all_maps_are_full_the_seasons_pass_by_themselves() -> None:
    nearly = drawn(".", rest="F")
    state = position(nearly * 2, card="rift_lands", ambushes=" ".join(AMBUSH))
    state.play(0, draw("a1", "forest"))
    events = state.play(1, draw("a1", "water"))
    assert state.over
    assert whats(events).count("season_ends") == 4
    assert [sheet.free for sheet in state.sheets] == [0, 0]
    assert state.scores[0] == 2 * 40 + 2 * 132  # sentinel wood and borderlands, twice each
    assert state.scores[1] == 2 * 39 + 2 * 132


# Ambushes


@clause("CRT-A1")
@pytest.mark.parametrize("seats", [2, 3, 5, 12])
@pytest.mark.parametrize("card", AMBUSH)
def test_everybody_draws_on_the_neighbours_sheet(card: str, seats: int) -> None:
    state = position(EMPTY * seats, card="rift_lands", deck=f"{card} orchard hamlet")
    for seat in range(seats):
        state.play(seat, Draw(1 << seat, 0))  # so that each sheet is different
    assert (state.phase, state.card, state.to_move) == ("ambush", card, tuple(range(seats)))
    to_the_left = 1 if AMBUSH[card].arrow == "clockwise" else -1
    for seat in range(seats):
        held = (seat - to_the_left) % seats  # clockwise: the sheet of the right neighbour
        assert state.owner(seat) == held
        ways = {(way.cells, way.terrain) for way in placements(card, state.sheets[held])}
        legal = [move for move in state.legal_moves(seat) if isinstance(move, Draw)]
        assert {(move.cells, TERRAINS[move.terrain]) for move in legal} == ways
        assert {move.terrain for move in legal} == {TERRAINS.index("monster")}
    events = play_all(state, choice=4)
    drawn_on = [event for event in events if event.what == "drawn_on"]
    assert [(e.seat, e.facts["owner_player"]) for e in drawn_on] == [
        (seat, (seat - to_the_left) % seats) for seat in range(seats)
    ]
    size = len(AMBUSH[card].shape.cells)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [size] * seats
    assert [sheet.forest for sheet in state.sheets] == [1 << seat for seat in range(seats)]
    assert (state.phase, state.card) == ("draw", "orchard")
    assert state.owner(0) == 0  # the sheets are back
    assert card not in (*state.deck, *state.ambushes, *state.turned)


@clause("CRT-A1")
def test_an_ambush_without_room_is_one_monster() -> None:
    state = position(CHECKS + EMPTY, phase="ambush", card="kobold_onslaught")
    assert {len(where.split()) for where, _ in draws(state, 1)} == {1}  # on the sheet of seat 0
    assert {len(where.split()) for where, _ in draws(state, 0)} == {4}
    assert {terrain for _, terrain in draws(state, 1)} == {"monster"}
    play_all(state)
    assert [sheet.monster.bit_count() for sheet in state.sheets] == [1, 4]


@clause("CRT-A1")
def test_an_ambush_without_room_refuses_more_than_one_monster() -> None:
    state = position(drawn("..", rest="F") + EMPTY, phase="ambush", card="kobold_onslaught")
    assert refused(state, 1, draw("a1 b1", "monster")) == ("CRT-A1", "ambush_single_cell")
    assert refused(state, 1, draw("a1", "farm"))[0] == "CRT-A1"
    state.play(1, draw("a1", "monster"))


@clause("CRT-A1")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (draw("a1 b1 a2 a3 b3", "farm"), "not_on_the_card"),
        (draw("a1 b1 a2", "monster"), "not_on_the_card"),
        (draw("h1 i1 h2 h3 i3", "monster"), "cells_filled"),
        (DONE, "wrong_step"),
    ],
)
def test_what_cannot_be_drawn_in_an_ambush(move: Move, reason: str) -> None:
    sheets = EMPTY + drawn("", "......FF")
    state = position(sheets, phase="ambush", card="gnoll_raid")
    assert refused(state, 0, move) == ("CRT-A1", reason)  # seat 0 holds the sheet of seat 1
    assert state.refuse(1, draw("h1 i1 h2 h3 i3", "monster")) is None


@clause("CRT-A1", "CRT-A2", "CRT-D6")
@pytest.mark.parametrize(
    "cards",
    [
        "temple_ruins gnoll_raid",
        "temple_ruins outpost_ruins gnoll_raid",
        "temple_ruins gnoll_raid outpost_ruins",
        "temple_ruins gnoll_raid kobold_onslaught",
        "temple_ruins gnoll_raid outpost_ruins kobold_onslaught",
        "gnoll_raid temple_ruins kobold_onslaught",
    ],
)
def test_ruins_wait_over_ambushes(cards: str) -> None:
    state = position(
        Sheet.blank("A").text + "\n" + Sheet.blank("A").text + "\n",
        card="rift_lands",
        deck=f"{cards} orchard hamlet farmland",
    )
    for seat in (0, 1):
        state.play(seat, draw("f11", "farm"))
    ambushes = 0
    while state.phase == "ambush":
        free = state.sheets[1].free
        ways = placements(state.card, state.sheets[1])
        assert len(draws(state)) == len(ways)  # the ambush itself need not cover ruins
        play_all(state)
        ambushes += 1
        assert state.sheets[1].free != free
    assert ambushes == sum(card in AMBUSH for card in cards.split())
    assert (state.card, state.ruins) == ("orchard", True)
    for where, _ in draws(state):
        assert cells(where) & state.sheets[0].ruins
    play_all(state)
    assert (state.card, state.ruins) == ("hamlet", False)


@clause("CRT-A2")
def test_an_ambush_without_ruins_leaves_none_behind() -> None:
    state = position(card="rift_lands", deck="gnoll_raid orchard hamlet")
    play_all(state)
    play_all(state)
    assert (state.card, state.ruins) == ("orchard", False)


# What the others see


@clause("CRT-H1")
@pytest.mark.parametrize("phase", ["draw", "ambush"])
def test_sealed_choices_show_when_all_are_in(phase: str) -> None:
    card = "gnoll_raid" if phase == "ambush" else "orchard"
    state = position(EMPTY * 3, phase=phase, card=card)
    before = [state.view(viewer) for viewer in (1, 2, None)]
    events = state.play(0, state.legal_moves(0)[17])
    for view in before:
        seen = [e for event in events if (e := event.seen_by(view.seat)) is not None]
        assert whats(seen) == ["ready"]
        assert (seen[0].cells, seen[0].facts) == ((), {})
        now = state.view(view.seat)
        assert now.data() | {"ready": ()} == view.data()
        assert now.standing() == view.standing()
        assert drafts(now) == ("", "", "")
    assert drafts(state.view(0))[0] == str(GAME.read(drafts(state.view(0))[0]))
    assert "decision of seat 0" in state.secrets(1)
    play_all(state, [1])
    assert state.sheets == (Sheet(),) * 3
    events = play_all(state, [2])
    shown = [event for event in events if event.what in ("drawn", "drawn_on")]
    assert [event.seat for event in shown] == [0, 1, 2]
    assert all(event.knowers is None and event.cells for event in shown)
    assert Sheet() not in state.sheets


@clause("CRT-H1")
@pytest.mark.parametrize("drawing", ["sealed", "open"])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_drawing_does_not_matter(order: tuple[int, ...], drawing: str) -> None:
    usual, other = new(3, 4, drawing=drawing), new(3, 4, drawing=drawing)
    rng = random.Random(1)
    for _ in range(6):
        moves = [usual.legal_moves(seat).choice(rng) for seat in range(3)]
        for seat in range(3):
            usual.play(seat, moves[seat])
        for seat in order:
            other.play(seat, moves[seat])
        assert usual.text == other.text
        assert usual.log == other.log


@clause("CRT-H1")
def test_open_drawings_can_be_changed_until_the_last_is_done() -> None:
    state = position(EMPTY * 3, card="orchard", options="drawing=open")
    first, second = draw("a1 b1 c1 c2", "farm"), draw("h8 i8 j8 j9", "forest")
    events = state.play(2, first)
    assert whats(events) == ["drafted", "ready"]
    assert all(event.seen_by(viewer) == event for event in events for viewer in (0, 1, None))
    for viewer in (0, 1, None):
        assert drafts(state.view(viewer)) == ("", "", first.notation)
        assert state.view(viewer).standing().scores == state.view(2).standing().scores
    assert state.sheets == (Sheet(),) * 3  # a draft, not yet drawn
    state.play(0, second)
    state.undo(2)  # past what another did since
    assert drafts(state.view(1)) == (second.notation, "", "")
    assert state.to_move == (1, 2)
    state.play(2, second)
    assert not state.can_undo(1)
    state.play(1, first)
    for seat in range(3):
        assert not state.can_undo(seat)
    assert [sheet.forest for sheet in state.sheets] == [second.cells, 0, second.cells]
    assert drafts(state.view(None)) == ("", "", "")


@clause("CRT-H1")
@pytest.mark.parametrize("drawing", ["sealed", "open"])
def test_a_choice_can_be_taken_back_until_the_last_is_in(drawing: str) -> None:
    state = new(3, 2, drawing=drawing)
    before = state.text
    for seat in (1, 0):
        state.play(seat, state.legal_moves(seat)[9])
    state.undo(1)
    state.undo(0)
    assert state.text == before
    assert len(state.log) == 1
    play_all(state)
    assert not any(map(state.can_undo, range(3)))


@clause("CRT-H1", "CRT-E1")
def test_sheets_coins_and_turned_cards_are_public() -> None:
    state = position(
        drawn("F") + drawn("W"),
        card="orchard",
        turned="rift_lands great_river orchard",
        deck="gnoll_raid hamlet bugbear_assault farmland",
        ambushes="kobold_onslaught",
        coins="3 | 2",
        crossed="1 | 0",
    )
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert (view.known.coins, view.known.crossed) == ((3, 2), (1, 0))
        assert view.known.turned == ("rift_lands", "great_river", "orchard")
        assert sum(EXPLORE[card].time for card in view.known.turned) == state.time == 3
        assert (len(view.known.deck), view.known.ambushes_in_deck) == (10 + 2, 2)
        assert view.known.gone == ("goblin_attack",)
        assert view.known.sheets == state.sheets
        assert "gnoll" not in view.text  # nobody knows which they are, and where
        assert b"gnoll" not in view.json()


@clause("CRT-S1")
@pytest.mark.parametrize("seats", [1, 2, 7, 12])
def test_one_to_twelve_cartographers(seats: int) -> None:
    state = new(seats, 3)
    assert len(state.sheets) == seats
    assert len(set(state.sheets)) == 1


@clause("CRT-S1")
def test_nobody_and_too_many() -> None:
    for seats in (0, 13):
        with pytest.raises(UnknownOption):
            new(seats)


# Positions as text


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "ambush", "card": "hamlet"},
        {"phase": "acrobatics", "card": "hamlet", "skills": "acrobatics", "coins": "2 | 2"},
        {"phase": "return", "card": "hamlet", "skills": "diplomacy", "coins": "2 | 2"},
        {"phase": "draw", "card": "gnoll_raid"},
        {"phase": "draw", "card": "temple_ruins"},
        {"phase": "draw", "card": ""},
        {"phase": "acrobatics", "card": "gnoll_raid"},  # nobody has anything to decide
        {"edicts": "canal_lake wildholds"},
        {"edicts": ""},
        {"ready": "0 1"},
        {"drafts": "W3a/0@a1 | "},  # everything is decided, but not ready
        {"drafts": "W3a/0@a1 | ", "ready": "1"},
        {"coins": "1 | 0", "crossed": "3 | 0", "skills": "negotiate"},
        {"coins": "15 | 0"},
    ],
)
def test_a_position_is_refused_or_can_be_played(fields: dict[str, str]) -> None:
    """A text that contradicts itself is bad notation, or is corrected: never a dead end."""
    try:
        state = position(**fields)
    except BadNotation:
        return
    rng = random.Random(1)
    for coins, crossed in zip(state.coins, state.crossed, strict=True):
        assert 0 <= crossed <= coins <= 14
    while not state.over:
        assert state.to_move
        seat = state.to_move[0]
        assert state.view(seat).standing().scores
        state.play(seat, state.legal_moves(seat).choice(rng))


def test_a_full_map_that_is_not_ready_is_no_dead_end() -> None:
    try:
        state = position(FULL + EMPTY, ready="")
    except BadNotation:
        return
    assert state.to_move == (1,)


@pytest.mark.parametrize(
    "fields",
    [
        {"drafts": "use negotiate | "},  # not on the table
        {"drafts": "W3a/0@a1, W3a/0@c1 | "},  # twice
        {"drafts": "F3a/0@a1 | "},
        {"drafts": "W3a/1@k1 | "},  # over the edge
        {"drafts": "done | "},
        {"drafts": "W3a/0@a1"},  # not one part for each seat
        {"ready": "2"},
        {"spent": "red"},
        {"coins": "1"},
        {"coins": "one | 0"},
        {"deck": "gnoll_raid kraken"},
        {"skills": "flying"},
        {"season": "fall"},
        {"phase": "play"},
        {"ruins": "maybe"},
        {"card": "kraken"},
        {"options": "side=C"},
        {"weather": "fog"},
    ],
)
def test_a_bad_position_says_where(fields: dict[str, str]) -> None:
    with pytest.raises(BadNotation) as caught:
        position(**fields)
    name = next(iter(fields))
    line = caught.value.text[: caught.value.place].count("\n")
    assert caught.value.text.split("\n")[line].startswith(name)


@clause("CRT-E1")
@pytest.mark.parametrize("deck", ["", "hamlet temple_ruins", "gnoll_raid"])
def test_a_deck_that_would_run_out_is_no_dead_end(deck: str) -> None:
    """All thirteen cards are turned or in the deck, so it cannot run out; a text may lie."""
    whole = position(card="orchard").text
    lines = [f"deck: {deck}" if line.startswith("deck:") else line for line in whole.split("\n")]
    try:
        state = GAME.parse("\n".join(lines))
    except BadNotation:
        return
    assert isinstance(state, CartographersState)
    finish(state)
    assert state.over


def test_a_position_needs_whole_sheets() -> None:
    for sheets in ("", EMPTY[:-12], EMPTY + EMPTY[:12]):
        with pytest.raises(BadNotation):
            position(sheets)
