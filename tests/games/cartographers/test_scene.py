"""Scenes of Cartographers: true to the rules, silent about secrets, told apart without colour."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from isolario import words
from isolario.core.text import Text
from isolario.games.cartographers import GAME, CartographersState, CartographersView, Sheet
from isolario.games.cartographers.moves import Draw
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING, SEASONS, SKILLS, TERRAINS
from isolario.games.cartographers.scene.cards import cards_to_end
from isolario.games.cartographers.scene.players import TILES
from isolario.games.cartographers.sheet import BOTH, BRUSHES, CELL_NAMES, CELL_OF, SIDE
from isolario.games.cartographers.skills import skill_drawings
from isolario.picture.palette import Theme
from isolario.picture.scene import Area, Choice, Fork, Label, Places, Scene, Sprite
from isolario.picture.svg import draw
from isolario.picture.symbols import symbols
from isolario.teach.cards import cards_of, things
from tests.games.cartographers.shorthand import EMPTY, drawn, new, position
from tests.picture.test_art import THEMES, picture

KNOWN = symbols(GAME)


class Table(NamedTuple):
    """A way to play."""

    seats: int
    options: dict[str, Any]
    seed: int = 1


TABLES = [
    Table(1, {}),
    Table(1, {"skills": True}, 5),
    Table(2, {}),
    Table(2, {"skills": True, "side": "B"}, 3),
    Table(3, {"skills": True, "drawing": "open"}),
    Table(12, {}),
]
every_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: "-".join([str(table.seats), *table.options])
)


@cache
def positions(at: int) -> tuple[CartographersState, ...]:
    """Positions of a random game: many of its beginning, each kind of moment, the end."""
    table = TABLES[at]
    state, rng = new(table.seats, table.seed, **table.options), random.Random(at)
    found = [state.copy()]
    seen: set[tuple[str, str, bool, int]] = set()
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, state.legal_moves(seat).choice(rng))
        desks = [desk for desk in state.desks if desk is not None]
        skill = next((desk.skill for desk in desks if desk.waiting), "")
        moment = (state.phase, skill, bool(desks), state.season)
        if moment not in seen or rng.random() < 0.02:
            seen.add(moment)
            found.append(state.copy())
    return (*found, state)


def scenes(table: Table) -> Iterator[tuple[CartographersView, Scene]]:
    for state in positions(TABLES.index(table)):
        for viewer in {*state.to_move[:2], *range(min(2, state.seats)), None}:
            view = state.view(viewer)
            yield view, view.scene()


def area(scene: Scene, key: str) -> Area:
    (found,) = (area for area in scene.areas if area.key == key)
    return found


def sprites(scene: Scene, key: str) -> dict[str, Sprite]:
    return {sprite.key: sprite for sprite in area(scene, key).sprites}


def labels(scene: Scene, key: str) -> dict[str, Label]:
    return {label.key: label for label in area(scene, key).labels}


def number(label: Label) -> int:
    assert isinstance(label.text, str)
    return int(label.text.replace("−", "-"))


# --- what every scene keeps ---------------------------------------------------------------------


@every_table
def test_scenes_can_be_drawn_as_svg(table: Table) -> None:
    for _, scene in list(scenes(table))[::7]:
        assert draw(scene, GAME, "light").endswith("</svg>")


# --- the sheet ----------------------------------------------------------------------------------


def test_ruins_stay_visible_under_every_terrain() -> None:
    for terrain in BRUSHES:
        sheet = Sheet.blank("A").draw(1 << CELL_OF["f2"] | 1 << CELL_OF["e2"], terrain)
        state = position(sheet.text + "\n" + EMPTY)
        shown = sprites(state.view(0).scene(), "sheet-0")
        assert shown["0-f2"].symbol == f"{terrain}_ruins"
        assert shown["0-e2"].symbol.split("_")[0] == terrain
        assert "f-ruins" in KNOWN[f"{terrain}_ruins"].markup
        assert "f-ruins" not in KNOWN[terrain].markup


def test_empty_cells_have_no_sprite_and_every_cell_a_name() -> None:
    scene = new().view(0).scene()
    lattice = area(scene, "sheet-0").lattice
    assert lattice is not None
    assert [cell.key for cell in lattice.cells] == list(CELL_NAMES)
    shown = {key for key in sprites(scene, "sheet-0") if key.startswith("0-")}
    assert shown == {f"0-{cell.key}" for cell in lattice.cells if cell.mark != "."}
    assert len(shown) == 11  # five mountains, six ruins


def test_what_is_not_final_is_pencilled_and_seen_by_nobody_else() -> None:
    state = new(2)
    state.play(0, state.legal_moves(0)[0])
    move = state.log[-1].move
    assert isinstance(move, Draw)
    mine = sprites(state.view(0).scene(), "sheet-0")
    drafts = {key for key in mine if key.startswith("draft-")}
    assert len(drafts) == move.cells.bit_count()
    for viewer in (1, None):
        scene = state.view(viewer).scene()
        assert not any(key.startswith("draft-") for key in sprites(scene, f"sheet-{viewer or 0}"))
        assert area(scene, "players").mosaics[0].cells == Sheet.blank("A").text.replace("\n", "")


def test_secret_drawings_show_in_no_scene() -> None:
    state = new(3, 2)
    for viewer in (0, 2, None):
        pictures = set()
        for at in (0, 5, -1):
            twin = state.copy()
            twin.play(1, twin.legal_moves(1)[at])
            pictures.add(twin.view(viewer).scene().json())
        assert len(pictures) == 1


def test_open_drawings_show_in_the_small_sheets() -> None:
    state = new(2, drawing="open")
    state.play(1, state.legal_moves(1)[0])
    maps = area(state.view(0).scene(), "players").mosaics
    assert maps[1].cells != maps[0].cells
    desk = state.desks[1]
    assert desk is not None
    assert maps[1].cells == desk.sheet.text.replace("\n", "")


def test_an_ambush_brings_the_neighbours_sheet() -> None:
    forest = drawn("FF")
    state = position(EMPTY + forest, phase="ambush", card="goblin_attack", deck="", turned="")
    scene = state.view(0).scene()
    board = sprites(scene, "sheet-1")
    assert {"1-a1", "1-b1", "owner-1", "loss"} <= set(board)
    assert not any(key.startswith("0-") for key in board)
    assert board["owner-1"].symbol == "flag_1"
    assert labels(scene, "sheet-1")["loss"].tally == "1/monsters"
    assert labels(scene, "edicts")["sum"].tally == "0//spring"  # the edicts stay the viewer's own
    pieces = {choice.facets["piece"] for choice in scene.choices.moves()}
    assert pieces == {"shape-0"}


def test_the_coin_track_has_a_ring_for_each_coin() -> None:
    state = position(coins="5 | 0", crossed="2 | 0")
    rings = [sprites(state.view(0).scene(), "sheet-0")[f"coin-{at}"].symbol for at in range(14)]
    assert rings == ["coin_crossed"] * 2 + ["coin_marked"] * 3 + ["coin_free"] * 9


# --- the round ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turned", "length", "cards"),
    [
        ((), 8, 4),
        (("orchard", "homestead", "marshlands"), 8, 1),
        (("orchard", "homestead", "marshlands", "fishing_village"), 8, 0),
        (("temple_ruins", "rift_lands"), 6, 3),
        (tuple(name for name, card in EXPLORE.items() if card.time == 2), 14, 2),
    ],
)
def test_the_clock_says_how_many_cards_may_end_the_season(
    turned: tuple[str, ...], length: int, cards: int
) -> None:
    assert cards_to_end(turned, length) == cards


@pytest.mark.parametrize(("season", "what"), [("autumn", "сезону"), ("winter", "гри")])
def test_the_clock_says_which_round_is_the_last(season: str, what: str) -> None:
    turned = "homestead marshlands fishing_village orchard"
    scene = position(season=season, card="orchard", turned=turned).view(0).scene()
    (clock,) = (label.text for area in scene.areas for label in area.labels if label.key == "clock")
    assert isinstance(clock, Text)
    assert words.say(clock, "uk", GAME.name) == f"Це останній раунд {what}."


@every_table
def test_a_season_never_ends_earlier_than_the_clock_says(table: Table) -> None:
    for state in positions(TABLES.index(table))[:-1]:
        length = SEASONS[state.season].length
        count = cards_to_end(state.turned, length)
        assert (count == 0) == (state.time >= length)
        left = sorted(EXPLORE[card].time for card in EXPLORE if card not in state.turned)
        most = state.time + (left[-1] if left else 0)
        assert (count <= 1) == (most >= length)


@pytest.mark.parametrize(
    ("season", "turned", "said"),
    [
        ("autumn", "orchard homestead marshlands great_river", "clock_ends"),
        ("autumn", "orchard homestead great_river", "clock_may_end"),
        ("winter", "great_river", "clock_goes_on"),
        ("winter", "orchard homestead great_river", "clock_may_end"),
        ("winter", "orchard homestead marshlands great_river", "clock_ends"),
    ],
)
def test_the_last_round_of_the_game_is_announced(season: str, turned: str, said: str) -> None:
    """And it is in sight with the card: the choices lie above the clock."""
    state = position(season=season, turned=turned, card="great_river")
    area = next(area for area in state.view(0).scene().areas if area.key == "card")
    (clock,) = [label for label in area.labels if label.key == "clock"]
    assert isinstance(clock.text, Text)
    assert clock.text.id == said
    chosen = [it.y for it in area.sprites if it.key.startswith(("shape-", "terrain-"))]
    assert max(chosen) < clock.y


def test_the_score_sheet_lists_edicts_by_their_letters() -> None:
    sources = [it.source for it in position(EMPTY + EMPTY).view(0).unscored() if it.source]
    letters = [str(it.args["edict"]) if it.args else it.id for it in sources]
    edicts = [str(Text(f"edict_{letter}")) for letter in "abcd"]
    assert list(dict.fromkeys(letters)) == [*edicts, "source_coins", "source_monsters"]


def test_what_cannot_be_drawn_is_dim_and_the_single_cell_is_offered() -> None:
    full = drawn(rest="F")
    sheet = "." + full[1:]
    scene = position(sheet + EMPTY, card="farmland").view(0).scene()
    card = sprites(scene, "card")
    assert card["shape-0"].dim
    assert card["shape-1"].dim
    assert not card["single"].dim
    assert {f"terrain-{terrain}" for terrain in TERRAINS} <= set(card)
    assert {choice.facets["piece"] for choice in scene.choices.moves()} == {"single"}


def test_the_coin_lies_on_its_shape() -> None:
    card = sprites(position(card="hamlet").view(0).scene(), "card")
    assert "coin-shape-0" in card
    assert "coin-shape-1" not in card


def places(fork: Fork) -> Iterator[Places]:
    for branch in fork.branches:
        if branch.places is not None:
            yield branch.places
        if branch.then is not None:
            yield from places(branch.then)


@every_table
def test_drawings_cover_what_they_say(table: Table) -> None:
    for _, scene in list(scenes(table))[::3]:
        choices = scene.choices
        for root in choices.roots:
            for group in places(root):
                assert group.symbol in BRUSHES
                for cell in choices.sets[group.cells][:2]:
                    move = GAME.read(group.move.replace("{}", cell))
                    assert isinstance(move, Draw)
                    row, column = divmod(CELL_OF[cell], SIDE)
                    covered = sum(1 << (row + y) * SIDE + column + x for x, y in group.covers)
                    assert (covered, BRUSHES[move.terrain]) == (move.cells, group.symbol)


def test_turned_and_mirrored_shapes_have_facets_of_their_own() -> None:
    def facets(choice: Choice) -> tuple[str, ...]:
        return tuple(choice.facets.get(facet, "") for facet in ("piece", "mirror", "turn"))

    scene = position(card="hamlet").view(0).scene()
    found = {facets(choice) for choice in scene.choices.moves()}
    sides = [("plain", turn) for turn in ("0", "90", "180", "270")]
    sides += [("mirrored", turn) for turn in ("0", "90", "180", "270")]
    assert {(mirror, turn) for piece, mirror, turn in found if piece == "shape-1"} == set(sides)
    assert {turn for piece, _, turn in found if piece == "shape-0"} == {"0", "90", "180", "270"}


@pytest.mark.parametrize("skill", [skill for skill in SKILLS if skill != "acrobatics"])
def test_every_skill_can_be_drawn_by_pointing(skill: str) -> None:
    sheet = drawn("", ".D")
    state = position(sheet + EMPTY, card="orchard", skills=skill, coins="5 | 0")
    if skill in ("concentrate", "cure_wounds", "search"):
        state.play(0, state.legal_moves(0)[0])
    scene = state.view(0).scene()
    assert f"use-{skill}" in {choice.facets.get("option") for choice in scene.choices.moves()}
    assert not sprites(scene, "card")[f"use-{skill}"].dim
    state.play(0, f"use {skill}")
    desk = state.desk(0)
    ways = skill_drawings(skill, state.card, False, desk.sheet, desk.drawn)
    scene = state.view(0).scene()
    assert len(list(scene.choices.moves())) == len(ways)
    named = sprites(scene, "card")
    for choice in scene.choices.moves():
        assert choice.facets["face"] in named
        assert not named[choice.facets["piece"]].dim


@every_table
def test_skills_that_cannot_be_used_now_are_dim(table: Table) -> None:
    for view, scene in scenes(table):
        offered = {choice.facets.get("option") for choice in scene.choices.moves()}
        if view.seat is None or not offered:
            continue
        used = f"use-{view.known.desk(view.seat).skill}"
        for key, sprite in sprites(scene, "card").items():
            if key.startswith("use-") and key != used:
                assert sprite.dim is (key not in offered)


# --- the edicts ---------------------------------------------------------------------------------


@every_table
def test_once_it_is_over_no_number_stands_beside_an_edict(table: Table) -> None:
    """What the map would give is not what the edict has given: the score sheet has that."""
    for view, scene in scenes(table):
        edicts = area(scene, "edicts")
        numbers = [label.key for label in edicts.labels if label.key.startswith("points-")]
        assert len(numbers) == (0 if view.over else 4)
        told = [line for line in edicts.lines if line.id.startswith("edict_")]
        assert len(told) == 4
        assert all(("points" in line.args) != view.over for line in told)


@every_table
def test_edicts_give_what_the_standing_says(table: Table) -> None:
    for view, scene in scenes(table):
        if view.over:
            continue
        seat = view.seat or 0
        items = [item for item in view.standing().items if item.seat == seat]
        for label in area(scene, "edicts").labels:
            if not label.tally:
                continue
            who, *about = label.tally.split("/")
            assert who == str(seat)
            agree = [
                item.points
                for item in items
                if not about
                or (
                    about[0] in ("", item.what)
                    and (len(about) < 2 or Text(about[1]) in item.facts.values())
                )
            ]
            shown = number(label)
            assert shown == sum(agree), label


def test_the_two_edicts_of_the_season_stand_out() -> None:
    for season in SEASONS:
        scene = position(season=season.name).view(0).scene()
        shown = sprites(scene, "edicts")
        now = {
            letter for letter in "ABCD" if shown[f"edict-{letter.lower()}"].symbol.endswith("now")
        }
        assert now == set(season.edicts)
        assert {f"band-{letter.lower()}" for letter in now} <= set(shown)


# --- drawings -----------------------------------------------------------------------------------


def test_every_shape_and_card_has_its_drawing() -> None:
    shapes = {
        f"shape_{card.name}_{at}": shape
        for card in EXPLORE.values()
        for at, shape in enumerate(card.shapes)
    }
    shapes |= {f"shape_{card.name}_0": card.shape for card in AMBUSH.values()}
    shapes |= {f"shape_{skill.name}": skill.shape for skill in SKILLS.values() if skill.shape}
    for name, shape in shapes.items():
        squares = KNOWN[name].markup.count('<rect x="-9" y="-9"')
        assert squares == len(shape.cells), name
    for card in EXPLORE.values():
        assert f"slip_{card.name}" in KNOWN
    assert set(SCORING) | set(SKILLS) | {season.name for season in SEASONS} <= set(KNOWN)


def grey(name: str, theme: Theme) -> bytes:
    return picture(KNOWN[name], theme).convert("L").tobytes()


def share_that_differs(one: str, other: str, theme: Theme) -> float:
    pairs = list(zip(grey(one, theme), grey(other, theme), strict=True))
    return sum(abs(a - b) > 32 for a, b in pairs) / len(pairs)


TO_TELL_APART = (
    (*TERRAINS, BOTH, "mountain", "ruins", "chasm"),
    tuple(f"{terrain}_ruins" for terrain in BRUSHES),
    tuple(card for card in SCORING),
    tuple(f"{skill}_sign" for skill in SKILLS),
    tuple(AMBUSH),
    tuple(f"flag_{seat}" for seat in range(12)),
    tuple(season.name for season in SEASONS),
    ("coin_free", "coin_marked", "coin_crossed"),
    tuple(f"badge_{letter}" for letter in "abcd"),
    tuple(f"badge_{letter}_now" for letter in "abcd"),
)


@pytest.mark.parametrize("theme", THEMES)
def test_drawings_differ_without_colour(theme: Theme) -> None:
    alike = [
        (one, other, round(share_that_differs(one, other, theme), 3))
        for group in TO_TELL_APART
        for one, other in combinations(group, 2)
        if share_that_differs(one, other, theme) <= 0.10
    ]
    assert alike == []


def test_small_maps_mark_every_terrain_in_its_own_way() -> None:
    letters = [tile.letter for tile in TILES]
    assert set(letters) == set("FVPWDBfvpwdbMr#")
    assert len(letters) == len(set(letters))
    marks = [tile.mark for tile in TILES if tile.letter != "#"]
    assert len(marks) == len(set(marks))


@every_table
def test_what_can_be_pointed_at_on_the_card_does_not_overlap(table: Table) -> None:
    for _, scene in scenes(table):
        targets = [
            sprite
            for part in scene.areas
            if part.key == "card"
            for sprite in part.sprites
            if sprite.key.startswith(("shape-", "single", "skill-shape", "terrain-", "use-"))
        ]
        for one, other in combinations(targets, 2):
            reach = [KNOWN[sprite.symbol].box[2:] for sprite in (one, other)]
            wide, high = (
                (one.scale * a + other.scale * b) / 2 - 1 for a, b in zip(*reach, strict=True)
            )
            assert abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high, (one, other)


@pytest.mark.parametrize("card", AMBUSH)
def test_a_lone_ambush_explains_itself(card: str) -> None:
    """Hardly anything is ever asked while it lies there: only Diplomacy does."""
    fields = {"phase": "return", "card": card, "skills": "diplomacy", "coins": "1"}
    state = position(drawn(".", rest="F"), **fields)
    (shown,) = (area for area in state.view(0).scene().areas if area.key == "card")
    told = [thing for thing in things(shown) if not cards_of(GAME).is_plain(thing)]
    assert f"card/{AMBUSH[card].arrow}" in {thing.name for thing in told}
    assert all(cards_of(GAME).of(thing, state.options, 1) for thing in told)
    assert state.view(0).prompt == Text("prompt_return_alone")  # no map has been passed on
