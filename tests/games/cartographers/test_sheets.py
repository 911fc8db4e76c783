"""Sheets as text, the pieces, and what cards let people draw (CRT-C, CRT-D, CRT-1.1)."""

from __future__ import annotations

import random
from collections import Counter
from typing import get_args

import pytest

from isolario import BadNotation, UnknownOption
from isolario.core.boards.bits import bits, mask_of
from isolario.core.boards.polyomino import (
    Layings,
    orientations,
    overhanging,
    read_picture,
    stamps,
)
from isolario.games.cartographers import Sheet, placements, solo_ambush
from isolario.games.cartographers.drawing import (
    Drawing,
    drawings,
    single_cell,
    solo_anchors,
)
from isolario.games.cartographers.pieces import (
    AMBUSH,
    COIN_TRACK,
    EDITIONS,
    EXPLORE,
    SCORING,
    SEASONS,
    SKILLS,
    TERRAINS,
    Category,
)
from isolario.games.cartographers.sheet import BOTH, CELL_OF, GRID, SIDE, names
from isolario.games.cartographers.skills import skill_drawings
from tests.clauses import clause
from tests.reference import cartographers as slow

DRAWN = tuple(card for card in EXPLORE if EXPLORE[card].shapes)
EMPTY = "." * SIDE


def sheet(*rows: str, rest: str = ".") -> Sheet:
    """A sheet from the beginnings of its upper rows; the rest is all of one kind."""
    padded = [row.ljust(SIDE, rest) for row in (*rows, *[""] * (SIDE - len(rows)))]
    return Sheet.parse("\n".join(padded))


def cells(text: str) -> int:
    return mask_of([CELL_OF[name] for name in text.split()])


def pairs(mask: int) -> frozenset[slow.Cell]:
    return frozenset(divmod(cell, SIDE) for cell in bits(mask))


# The pieces


@clause("CRT-C1", "CRT-S1", "CRT-S3")
def test_the_box_is_complete() -> None:
    assert [len(pile) for pile in (EXPLORE, AMBUSH, SCORING, SEASONS, SKILLS)] == [13, 4, 16, 4, 8]
    assert Counter(card.category for card in SCORING.values()) == dict.fromkeys(
        get_args(Category), 4
    )
    assert [card.clause for card in SCORING.values()] == [f"CRT-P{n}" for n in range(1, 17)]
    assert sum(card.time for card in EXPLORE.values()) == 16
    assert [(season.name, season.length, season.edicts) for season in SEASONS] == [
        ("spring", 8, ("A", "B")),
        ("summer", 8, ("B", "C")),
        ("autumn", 7, ("C", "D")),
        ("winter", 6, ("D", "A")),
    ]
    assert COIN_TRACK == 14
    numbers = [card.number for pile in (AMBUSH, EXPLORE) for card in pile.values()]
    assert numbers == list(range(1, 18))


@clause("CRT-C1")
def test_the_shapes_are_those_of_the_slow_game() -> None:
    for name, (terrains, shapes) in slow.EXPLORE.items():
        assert list(EXPLORE[name].terrains) == terrains
        assert [(list(s.picture), s.coin) for s in EXPLORE[name].shapes] == shapes
    for name, ambush in slow.AMBUSH.items():
        card = AMBUSH[name]
        assert (list(card.picture), card.arrow, card.corner) == ambush
    assert [EXPLORE[name].kind for name in ("temple_ruins", "outpost_ruins")] == ["ruins"] * 2


@clause("CRT-S1")
def test_the_printed_maps() -> None:
    a, b = Sheet.blank("A"), Sheet.blank("B")
    assert names(a.mountains) == ("d2", "i3", "f6", "c9", "h10")
    assert names(a.ruins) == ("f2", "b3", "j3", "b9", "j9", "f10")
    assert names(b.mountains) == ("i2", "d3", "f8", "j9", "c10")
    assert names(b.ruins) == ("g2", "c3", "g5", "b7", "i8", "d10")
    assert (a.chasm, names(b.chasm)) == (0, ("f4", "e5", "f5", "e6", "f6", "g6", "f7"))
    assert (a.free.bit_count(), b.free.bit_count()) == (116, 109)
    with pytest.raises(UnknownOption, match="A, B"):
        Sheet.blank("C")


# Sheets


@clause("CRT-D1", "CRT-K2")
def test_a_sheet_knows_what_is_filled() -> None:
    drawn = sheet(".rFVPWDM#Bf", "vpwdb")
    assert names(drawn.free & GRID.rows[0]) == ("a1", "b1")
    assert names(drawn.both) == ("j1", "e2")
    assert names(drawn.ruins) == ("b1", "k1", "a2", "b2", "c2", "d2", "e2")
    assert drawn.village & drawn.farm == drawn.both
    assert drawn.free | drawn.filled == GRID.all


def test_text_goes_around() -> None:
    rng = random.Random("text")
    for _ in range(300):
        text = slow.random_map(rng)
        assert Sheet.parse(text).text == text
        assert str(Sheet.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("\n".join([EMPTY, "..x........", *[EMPTY] * 9]), 12 + 2),
        ("\n".join([EMPTY, "...", *[EMPTY] * 9]), 12 + 3),
        ("\n".join([EMPTY, EMPTY + "F", *[EMPTY] * 9]), 12 + 11),
        ("\n".join([EMPTY] * 10), 10 * 12 - 1),
        ("\n".join([EMPTY] * 12), 11 * 12),
        ("\n".join([*[EMPTY] * 11, "coins: 3"]), 11 * 12 + 7),
        ("\n".join([EMPTY, "m" + EMPTY[1:], *[EMPTY] * 9]), 12),
    ],
)
def test_a_bad_sheet_says_where(text: str, place: int) -> None:
    with pytest.raises(BadNotation) as caught:
        Sheet.parse(text)
    assert caught.value.place == place


@clause("CRT-C2", "CRT-D1")
def test_drawing_gives_another_sheet() -> None:
    before = sheet("r.", "M")
    after = before.draw(cells("a1 b1"), "farm")
    assert (before.farm, after.text.splitlines()[0]) == (0, "pP.........")
    assert before.draw(cells("a1"), BOTH).text[0] == "b"
    for spot, terrain in (("a2", "farm"), ("b1", "mountain"), ("b1", "chasm")):
        with pytest.raises(ValueError):
            before.draw(cells(spot), terrain)
    with pytest.raises(ValueError):
        before.draw(1 << SIDE * SIDE, "farm")


@clause("CRT-D4")
def test_a_mountain_is_closed_by_four_filled_cells() -> None:
    open_ruins = sheet("", "..F", ".WMr", "..D")
    assert not open_ruins.closed
    assert open_ruins.draw(cells("d3"), "monster").closed == cells("c3")
    two = sheet("", "..F.F", ".#M.MM", "..V.PD", ".....M").draw(cells("f2 g3 d3"), "water")
    assert two.closed == cells("c3 e3 f3")  # the one on row five is open
    assert not Sheet.blank("B").closed


# Placements


@clause("CRT-D1")
def test_shapes_turn_and_mirror() -> None:
    shapes = {card: [len(orientations(s.cells)) for s in EXPLORE[card].shapes] for card in DRAWN}
    assert shapes == {
        "great_river": [2, 4],
        "farmland": [2, 1],
        "hamlet": [4, 8],
        "forgotten_forest": [2, 4],
        "hinterland_stream": [4],
        "homestead": [4],
        "orchard": [8],
        "treetop_village": [8],
        "marshlands": [4],
        "fishing_village": [2],
        "rift_lands": [1],
    }
    assert len(orientations(read_picture(("###", "##.")), mirror=False)) == 4
    assert [(s.turns, s.flipped) for s in stamps(read_picture(("##.", ".##")), 5, 5)] == [
        (0, False),
        (1, False),
        (0, True),
        (1, True),
    ]


@clause("CRT-D1", "CRT-D3", "CRT-A1")
def test_how_many_ways_there_are_on_an_empty_map() -> None:
    empty = Sheet()
    assert len(placements("great_river", empty)) == 2 * 9 * 11 + 4 * 9 * 9
    assert len(placements("fishing_village", empty)) == 2 * 2 * 8 * 11  # two terrains
    assert len(placements("rift_lands", empty)) == 5 * 121
    assert len(placements("goblin_attack", empty)) == 2 * 81
    coins = Counter(result.coin for result in placements("farmland", empty))
    assert coins == {True: 2 * 10 * 11, False: 81}


@clause("CRT-D1", "CRT-D2", "CRT-D3", "CRT-D5", "CRT-D6", "CRT-D7", "CRT-A1")
def test_the_slow_lister_agrees() -> None:
    rng = random.Random("placements")
    replaced = 0
    for number in range(400):
        text, edition, ruins = slow.random_map(rng), EDITIONS[number % 2], rng.random() < 0.5
        drawn = Sheet.parse(text)
        card = rng.choice([*DRAWN, *AMBUSH])
        found = placements(card, drawn, ruins, edition)
        as_pairs = {(pairs(result.cells), result.terrain, result.coin) for result in found}
        assert len(as_pairs) == len(found)  # identical results count once
        assert as_pairs == slow.placements(card, text, ruins, edition), (card, ruins, text)
        replaced += single_cell(card, drawn, ruins) and bool(found)
    assert replaced > 50


@clause("CRT-D2", "CRT-D3")
def test_a_single_cell_if_no_shape_fits() -> None:
    tight = sheet("..V", "V", rest="F")  # room for two cells side by side, not for three
    assert Counter(result.terrain for result in placements("great_river", tight)) == dict.fromkeys(
        TERRAINS, 2
    )
    assert not any(result.coin for result in placements("great_river", tight))
    assert placements("great_river", tight, edition="original-2019") == [
        Drawing(cells("a1"), "water"),
        Drawing(cells("b1"), "water"),
    ]
    both = placements("orchard", tight, edition="original-2019")
    assert {result.terrain for result in both} == {"forest", "farm"}
    assert placements("farmland", tight) == [Drawing(cells("a1 b1"), "farm", coin=True)]


@clause("CRT-D6")
def test_after_ruins_a_shape_must_cover_an_empty_one() -> None:
    one = sheet("r.", "d")
    found = placements("farmland", one, ruins=True)
    assert {result.names for result in found} == {("a1", "b1")}  # a2 is filled, the cross is out
    assert all(result.coin for result in found)
    rift = placements("rift_lands", one, ruins=True)
    assert [(result.names, result.terrain) for result in rift] == [(("a1",), t) for t in TERRAINS]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("top", ["f", "rF"])  # none left; one that no shape of the card reaches
@clause("CRT-D6")
def test_after_ruins_a_single_cell_anywhere_if_none_can_be_covered(top: str, edition: str) -> None:
    drawn = sheet(top, "FF")
    found = placements("homestead", drawn, ruins=True, edition=edition)  # type: ignore[arg-type]
    assert len(found) == 5 * drawn.free.bit_count()
    assert {result.terrain for result in found} == set(TERRAINS)
    assert single_cell("homestead", drawn, ruins=True)
    assert not single_cell("homestead", drawn)


@clause("CRT-D5", "CRT-D6")
def test_rift_lands_after_ruins_with_none_left() -> None:
    assert len(placements("rift_lands", sheet("f"), ruins=True)) == 5 * 120


@clause("CRT-A1")
def test_an_ambush_is_drawn_as_monsters_and_ruins_wait() -> None:
    found = placements("gnoll_raid", Sheet.blank("A"), ruins=True)
    assert found == placements("gnoll_raid", Sheet.blank("A"))
    assert {result.terrain for result in found} == {"monster"}
    lone = Sheet(forest=GRID.all ^ cells("c3 d7"))
    for edition in EDITIONS:
        assert placements("gnoll_raid", lone, edition=edition) == [
            Drawing(cells("c3"), "monster"),
            Drawing(cells("d7"), "monster"),
        ]


@clause("CRT-D7")
def test_nothing_is_drawn_on_a_full_map() -> None:
    full = Sheet(water=GRID.all)
    for card in (*DRAWN, *AMBUSH):
        for ruins in (False, True):
            assert placements(card, full, ruins) == []


def test_nothing_is_drawn_for_a_ruins_card() -> None:
    for card in ("temple_ruins", "outpost_ruins", "no_such_card"):
        with pytest.raises(UnknownOption, match=card):
            placements(card, Sheet())


def test_the_lazy_form_is_the_list() -> None:
    rng = random.Random("lazy")
    drawn = Sheet.parse(slow.random_map(rng))
    lazy, listed = drawings("hamlet", drawn), placements("hamlet", drawn)
    assert len(lazy) == len(listed)
    assert [lazy.drawing(place) for place in range(len(lazy))] == listed
    small = drawings("hinterland_stream", sheet(*["..."] * 3, *[""] * 8, rest="F"))
    picked = Counter(small.choice(rng) for _ in range(8000))
    assert len(small) == 8
    assert len(picked) == 8
    assert min(picked.values()) > 850
    for place in (-1, 8):
        with pytest.raises(IndexError):
            small.at(place)


def test_shapes_that_hang_over_the_edge() -> None:
    rng = random.Random("silently")
    for _ in range(30):
        text = slow.random_map(rng)
        card = rng.choice([*DRAWN, *AMBUSH])
        shapes = EXPLORE[card].shapes if card in EXPLORE else (AMBUSH[card].shape,)
        for shape in shapes:
            free = Sheet.parse(text).free
            ways = [(stamp, stamp.anchors(free)) for stamp in overhanging(shape.cells, SIDE, SIDE)]
            found = [pairs(stamp.cells(anchor)) for stamp, anchor in Layings(ways)]
            assert len(found) == len(set(found))
            assert set(found) == slow.overhanging(list(shape.picture), text)
    silent = skill_drawings("move_silently", "farmland", False, Sheet.blank("A"), None)
    assert Counter(drawing.coin for drawing in silent.each())[True] == 40


# The lone ambush


@clause("CRT-1.1")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("goblin_attack", (8, 8), (7, 8)),
        ("bugbear_assault", (0, 8), (1, 8)),
        ("kobold_onslaught", (8, 0), (7, 0)),
        ("gnoll_raid", (0, 0), (1, 0)),
    ],
)
def test_the_walk_of_a_lone_ambush(card: str, first: slow.Cell, second: slow.Cell) -> None:
    ambush = AMBUSH[card]
    anchors = solo_anchors(ambush.shape.cells, ambush.corner, ambush.arrow)
    walk = [divmod(anchor, SIDE) for anchor in anchors]
    assert walk[:2] == [first, second]
    assert walk == list(slow.solo_walk(list(ambush.picture), ambush.arrow, ambush.corner))
    assert sorted(anchors) == list(bits(stamps(ambush.shape.cells, SIDE, SIDE)[0].room))
    tall, wide = len(ambush.picture), len(ambush.picture[0])
    around = 2 * (SIDE - tall) + 2 * (SIDE - wide)
    inward = (1 if first[0] == 0 else -1, 1 if first[1] == 0 else -1)
    assert walk[around] == (first[0] + inward[0], first[1] + inward[1])  # the next ring


@clause("CRT-1.1")
def test_a_lone_ambush_goes_around_further_in_and_away() -> None:
    assert solo_ambush("gnoll_raid", Sheet()) == cells("a1 b1 a2 a3 b3")
    corner = sheet("F")
    assert solo_ambush("gnoll_raid", corner) == cells("a2 b2 a3 a4 b4")
    room_left = cells("b1 c1 b2 b3 c3")  # the last place of the first ring
    assert solo_ambush("gnoll_raid", Sheet(forest=GRID.all ^ room_left)) == room_left
    frame = Sheet(forest=GRID.edge)
    assert solo_ambush("gnoll_raid", frame) == cells("b2 c2 b3 b4 c4")
    assert solo_ambush("goblin_attack", frame) == cells("h8 i9 j10")
    turned = cells("a1 b1 c1 a2 c2")  # it would fit, but only turned
    assert solo_ambush("gnoll_raid", Sheet(forest=GRID.all ^ turned)) is None
    assert solo_ambush("gnoll_raid", Sheet(forest=GRID.all)) is None


@clause("CRT-1.1")
def test_the_slow_lone_ambush_agrees() -> None:
    rng = random.Random("alone")
    met: Counter[bool] = Counter()
    for _ in range(1000):
        text, card = slow.random_map(rng), rng.choice(list(AMBUSH))
        found = solo_ambush(card, Sheet.parse(text))
        assert (None if found is None else pairs(found)) == slow.solo_ambush(card, text)
        met[found is None] += 1
    assert min(met.values()) > 100


def test_acrobatics_alone_upright_or_flat() -> None:
    assert solo_ambush("goblin_attack", Sheet(), read_picture(("#", "#"))) == cells("k10 k11")
    assert solo_ambush("goblin_attack", Sheet(), read_picture(("##",))) == cells("j11 k11")
    assert solo_ambush("bugbear_assault", sheet("." * 10 + "F"), read_picture(("##",))) == cells(
        "j2 k2"
    )
