"""The cards and maps of Cartographers: what an owner's file may say, and how cards look."""

from __future__ import annotations

from functools import partial

import pytest

from isolario.games.cartographers.moves import CODES, PATTERN_OF
from isolario.games.cartographers.pieces import EXPLORE, PIECES, SCORING, read_pieces, unlike_ours
from isolario.games.cartographers.scene.drawn import plate
from isolario.picture.symbols import load
from tests.clauses import clause
from tests.games import own_sets

FILE = own_sets.ours("cartographers")

refused = partial(own_sets.refused, read_pieces)


def test_ours_are_like_ours() -> None:
    assert read_pieces(FILE) == PIECES
    assert unlike_ours() == set()
    assert PIECES.edicts == tuple(SCORING)


@clause("CRT-S2", "CRT-1.3", "CRT-K1")
def test_a_box_says_what_cards_show_and_which_edicts_there_are() -> None:
    theirs = read_pieces(own_sets.cartographers())
    assert (len(theirs.edicts), len(theirs.skills)) == (12, 6)
    assert (len(theirs.scoring), len(theirs.skill)) == (16, 8)  # the rules of all are known
    assert next(card.solo for card in theirs.scoring if card.name == "treetower") == 99
    named = {card.name: card for card in theirs.explore}
    assert [*named] == [*EXPLORE]
    assert named["farmland"].time == 0
    assert [len(shape.cells) for shape in named["farmland"].shapes] == [6, 7]
    assert [shape.coin for shape in named["farmland"].shapes] == [False, True]
    assert theirs.maps["A"].count("M") == 2
    assert theirs.season == PIECES.season


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "hamlet"', 'name = "town"', "explore card town: there are only temple_ruins"),
        ('name = "hamlet"', 'name = "orchard"', "explore card orchard: there are two"),
        ('name = "gnoll_raid"', 'name = "elves"', "ambush card elves: there are only goblin"),
        ('kind = "ruins"', 'kind = "rift"', "explore card temple_ruins: its kind is a rule"),
        ('"#"], coin = true', '"x"], coin = true', "explore card great_river: the rows of a shape"),
        ('["####"]', '["##########"]', "explore card fishing_village: a shape has 9 cells"),
        ('["####"]', '["#...........#"]', "explore card fishing_village: a shape has 9 cells"),
        ('["####"]', '["#"]', "explore card fishing_village: a shape has two cells at least"),
        ('["####"]', "[]", "explore card fishing_village: the rows of a shape have #"),
        ("coin = true", "coin = false", "explore card great_river: of two shapes one is larger"),
        ('["..#", ".##", "##."]', '["###"]', "explore card great_river: of two shapes one is"),
        ('terrains = ["water"]', "terrains = []", "explore card great_river: it has one terrain"),
        ('["water"]', '["swamp"]', "explore card great_river: Invalid enum value 'swamp'"),
        ("time = 2", "time = 3", "explore card hinterland_stream: Expected `int` <= 2"),
        ('{ picture = ["#"] }', '{ picture = ["##"] }', "explore card rift_lands: what it shows"),
        ('"counterclockwise"', '"left"', "ambush card goblin_attack: Invalid enum value 'left'"),
        ('["#.#", "#.#"]', '["..."]', "ambush card bugbear_assault: the rows of a shape have #"),
        ("solo = 25", "solo = -1", "scoring card sentinel_wood: Expected `int` >= 0"),
        ('clause = "CRT-P2"', 'clause = "CRT-P1"', "scoring card greenbough: its clause is a rule"),
        ('["##", "##"]', '["###"]', "skill card negotiate: its picture is a rule"),
        ("coin_track = 14", "coin_track = 15", "coin_track: this is a rule and not a piece"),
        ("length = 8", "length = 9", "season: this is a rule and not a piece"),
        ("...M.r.....", "...M.r....", "map A: it has 11 rows of 11 letters"),
        ("...M.r.....", "...m.r.....", "map A: it has m; there are only . r M #"),
        ('B = """', 'C = """', "maps: there are two: A, B"),
        ("[maps]", "[map]", "Object contains unknown field `map`"),
    ],
    ids=lambda text: text[:24],
)
def test_a_broken_file_is_refused_and_says_where(old: str, new: str, problem: str) -> None:
    assert old in FILE
    assert refused(FILE.replace(old, new, 1))[0].startswith(problem)


@clause("CRT-S2", "CRT-S4", "CRT-K1", "CRT-T1")
def test_there_is_enough_to_deal_and_to_turn() -> None:
    lines = FILE.splitlines(keepends=True)
    no_forest = "".join(line for line in lines if 'category = "forest"' not in line)
    assert refused(no_forest) == ["scoring: there is no card of the category forest"]
    head, *skills = FILE.split("[[skill]]")
    maps = "[maps]" + FILE.partition("[maps]")[2]
    two = head + "".join(f"[[skill]]{skill}" for skill in skills[:2]) + maps
    assert refused(two) == ["skill: there are 3 cards at least, not 2"]
    short = FILE.replace("time = 2", "time = 0")
    assert refused(short) == ["explore: all cards together take 8 units of time at least, not 4"]
    before, _, rest = FILE.partition("[[ambush]]")
    fewer = before + "[[ambush]]" + rest.partition("[[ambush]]")[2]
    assert refused(fewer) == ["ambush card goblin_attack: the file does not have it"]


def test_shapes_have_names_however_many_there_are() -> None:
    assert len(set(CODES.values())) == len(CODES) == len(PATTERN_OF)


def test_a_shape_of_another_box_lies_in_the_middle_of_its_plate() -> None:
    """As ours do, which are drawn by hand; a large one is made to fit."""
    drawn = load(own_sets.GAMES / "cartographers" / "symbols.toml")
    for card in EXPLORE.values():
        for place, shape in enumerate(card.shapes):
            listed = plate(shape.cells, "square").count("square")
            assert drawn[f"shape_{card.name}_{place}"].markup.count("f-sunken") == listed
    assert plate(tuple((0, x) for x in range(9)), "lair").count("0.543") == 9
