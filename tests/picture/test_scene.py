"""Scenes: sound as data, true to the rules, silent about secrets, and drawable."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple, cast
from xml.etree import ElementTree

import msgspec
import pytest
import resvg_py

import isolario
from isolario.core.text import Text
from isolario.games.foggy_island import FoggyState, FoggyView
from isolario.games.foggy_island.pieces import KINDS
from isolario.games.foggy_island.scoring import CELL_NAMES, CELL_OF
from isolario.picture.scene import (
    Area,
    Branch,
    Cell,
    Choices,
    Fork,
    Label,
    Lattice,
    Places,
    Scene,
    Sprite,
    Stroke,
)
from isolario.picture.sheet import MANY
from isolario.picture.svg import draw
from isolario.picture.symbols import BadSymbol
from tests.games.foggy_island import shorthand as foggy

FOGGY = isolario.all_games()["foggy-island"]
SVG = "{http://www.w3.org/2000/svg}"


class Table(NamedTuple):
    """A way to play."""

    seats: int
    mode: str
    weather: str
    first_hire: int = 2


TABLES = [
    *(Table(2, "simple", weather) for weather in ("usual", "cards", "cloudy", "fog")),
    *(Table(2, "mercenaries", weather, 1) for weather in ("usual", "sunny", "cloudy", "fog")),
    *(Table(2, "blitz", weather) for weather in ("sunny", "cloudy", "fog")),
    Table(4, "simple", "usual"),
    Table(4, "mercenaries", "usual", 1),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def start(table: Table, seed: int) -> FoggyState:
    return cast(FoggyState, isolario.new("foggy-island", seed=seed, **table._asdict()))


@cache
def positions(table: Table, seed: int) -> tuple[FoggyState, ...]:
    """Every position of a random game, including the last."""
    state, rng = start(table, seed), random.Random(seed)
    found = [state.copy()]
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, state.legal_moves(seat).choice(rng))
        found.append(state.copy())
    return tuple(found)


@cache
def scenes(table: Table, seed: int) -> tuple[tuple[FoggyView, Scene], ...]:
    """Views from a random game: of those who have to decide and, now and then, of everybody."""
    found = []
    for number, state in enumerate(positions(table, seed)):
        for seat in state.to_move if number % 4 else (*range(table.seats), None):
            view = state.view(seat)
            found.append((view, view.scene()))
    return tuple(found)


def area(scene: Scene, key: str) -> Area:
    (found,) = (area for area in scene.areas if area.key == key)
    return found


def sprites(scene: Scene, key: str) -> dict[str, Sprite]:
    """What lies in an area, by key."""
    return {sprite.key: sprite for sprite in area(scene, key).sprites}


# --- what every scene of the game keeps ---------------------------------------------------------


@every_table
def test_previews_say_truly_whether_a_move_can_be_undone(table: Table) -> None:
    rng = random.Random(str(table))
    for seed in (11, 12):
        for state in positions(table, seed):
            late = sum(map(len, state.hands)) <= 3
            for seat in state.to_move:
                view, moves = state.view(seat), list(state.legal_moves(seat))
                few = moves if late or state.tasks else rng.sample(moves, min(2, len(moves)))
                for move in few:
                    after = state.copy()
                    after.play(seat, move)
                    assert after.can_undo(seat) == view.preview(move).undo, (move, state.text)


@every_table
def test_choices_aim_at_what_is_there(table: Table) -> None:
    named = {"option": {"done", "pass"}, "face": {"up", "down"}, "turn": {"flat", "upright"}}
    for _, scene in scenes(table, 11):
        there = {
            f"{area.key}/{cell.key}"
            for area in scene.areas
            if area.lattice
            for cell in area.lattice.cells
        }
        there |= {sprite.key for area in scene.areas for sprite in area.sprites}
        for choice in scene.choices.moves():
            for facet, value in choice.facets.items():
                assert value in there | named.get(facet, set()), choice


# --- secrets ------------------------------------------------------------------------------------

KIND_NAMES = {kind.name for kind in KINDS}
IN_FOG = [table for table in TABLES if table.weather == "fog"]


def names_a_kind(text: str) -> bool:
    return any(name in text for name in KIND_NAMES)


@pytest.mark.parametrize("table", IN_FOG, ids=lambda table: table.mode)
def test_fog_shows_shields_only_and_what_lies_face_up(table: Table) -> None:
    for view, scene in scenes(table, 11):
        if view.over:
            continue
        up = {
            name for name, code in zip(CELL_NAMES, view.known.words, strict=True) if "?" not in code
        }
        for sprite in area(scene, "board").sprites:
            if names_a_kind(sprite.symbol):
                assert (
                    set(sprite.key.removeprefix("token-").removeprefix("board/").split("-")) <= up
                )
        assert area(scene, "board").strokes == ()


@every_table
def test_nobody_sees_anothers_hand_or_deck(table: Table) -> None:
    for view, scene in scenes(table, 11):
        for part in scene.areas[1:]:
            if part.key in ("hand", "shop"):
                assert view.seat is not None
                continue
            for sprite in part.sprites:
                if sprite.key.startswith(("known-", "hired-")):
                    continue  # looked at below
                assert not names_a_kind(sprite.symbol)
                assert not names_a_kind(sprite.key)


@every_table
def test_hands_show_what_everybody_has_seen_going_there(table: Table) -> None:
    for view, scene in scenes(table, 11):
        known = [sprite for key, sprite in sprites(scene, "players").items() if "known" in key]
        expected = [shown for shown in view.known.shown if not shown.cells]
        assert len(known) == len(expected)
        for seat in range(view.seats):
            there = [key for key in sprites(scene, "players") if key.startswith(f"back-{seat}-")]
            shown = [sprite for sprite in known if sprite.key.startswith(f"known-{seat}-")]
            assert len(there) + len(shown) == len(view.known.hands[seat])
            kinds = sorted(KINDS[each.kind].name for each in expected if each.seat == seat)
            assert sorted(sprite.key.split("-")[-1] for sprite in shown) == kinds


def test_what_is_hidden_does_not_change_the_picture() -> None:
    """Whatever could be behind a view, its scene is the same to the byte."""
    rng = random.Random(1)
    for table in TABLES:
        for state in positions(table, 11)[:-1:3]:
            seat = rng.choice((*range(table.seats), None))
            view = state.view(seat)
            guess = view.guess(rng, state.recall(seat) if seat is not None else None)
            assert guess.view(seat).scene().json() == view.scene().json()


def test_only_the_chooser_sees_the_cards_drawn() -> None:
    state = foggy.new(3, weather="cards")
    (chooser,) = state.to_move
    for seat, hidden in ((chooser, False), (1 - chooser, True), (None, True)):
        offer = area(state.view(seat).scene(), "offer")
        assert all((sprite.symbol == "weather_back") == hidden for sprite in offer.sprites)


# --- mercenaries --------------------------------------------------------------------------------


def test_a_hippo_lies_across_its_two_cells() -> None:
    state = foggy.lay_out(
        "bO bO ..", ".. .. rO", ".. .. rO", hands="W | W", more="wide: a1 b1 c2 c3"
    )
    board = area(state.view(None).scene(), "board")
    tokens = {s.key: (s.symbol, s.x, s.y) for s in board.sprites if s.key.startswith("token-")}
    assert tokens == {
        "token-a1-b1": ("b_hippo_wide", 64, 32),
        "token-c2-c3": ("r_hippo_tall", 160, 128),
    }
    assert board.lattice is not None
    spoken = {cell.key: cell.name for cell in board.lattice.cells}
    assert spoken["c3"].id == "cell_wide"
    assert (spoken["c3"].args["cell"], spoken["c3"].args["other"]) == ("c3", "c2")


def test_a_hippo_is_laid_by_turning_it_and_covers_two_cells() -> None:
    state = foggy.lay_out(hands="OW | W", more="decks: W | W\n")
    choices = state.view(0).scene().choices
    (fork,) = choices.roots
    hippo = next(branch for branch in fork.branches if branch.value == "hand-hippo-0")
    assert hippo.then is not None
    assert hippo.then.facet == "turn"
    offsets = {"flat": (1, 0), "upright": (0, 1)}
    for branch in hippo.then.branches:
        assert branch.places is not None
        (cell,) = choices.sets[branch.places.cells]
        across, down = offsets[branch.value]
        assert branch.places.covers == ((0, 0), (across, down))
        other = CELL_NAMES[CELL_OF[cell] + across + 6 * down]
        assert branch.places.move == f"O{cell}-{other}"


def test_pairs_are_written_with_both_their_cells() -> None:
    for table in TABLES:
        for view, scene in scenes(table, 11):
            for choice in scene.choices.moves():
                if "-" in choice.move and "place" in choice.facets and view.known.phase == "play":
                    place = choice.facets["place"].removeprefix("token-").removeprefix("board/")
                    assert place in choice.move


def test_in_fog_a_mercenary_has_two_faces() -> None:
    state = foggy.lay_out(hands="WF | W", more="weather: fog\noptions: mode=blitz weather=fog")
    facets = [choice.facets for choice in state.view(0).scene().choices.moves()]
    assert {choice.get("face") for choice in facets if choice["piece"] == "hand-fox-0"} == {
        "up",
        "down",
    }
    assert {choice.get("face") for choice in facets if choice["piece"] == "hand-wolf-0"} == {None}


def test_a_fairy_dog_can_be_told_either_token_first() -> None:
    state = foggy.lay_out(".. rH ..", "bW .. rW", ".. bR ..", hands="DW | WW")
    state.play(0, "Db2")
    choices = state.view(0).scene().choices
    pairs = {(c.facets["piece"], c.facets["place"]): c.move for c in choices.moves()}
    assert len(pairs) == 12
    for (one, other), move in pairs.items():
        assert pairs[other, one] == move
        assert {one, other} == {f"token-{cell}" for cell in move.split("-")}


def test_doing_without_is_an_option() -> None:
    state = foggy.lay_out(".. bG ..", hands="WW | WW", more="tasks: frog/blue/b1\nflags: stepped")
    moves = {c.move: c.facets for c in state.view(0).scene().choices.moves()}
    assert moves["pass"] == {"option": "pass"}
    assert moves["@a1"] == {"place": "board/a1"}


def marks(view: FoggyView) -> dict[str, str]:
    """What shows on the board when somebody has to decide."""
    return {
        sprite.key: sprite.symbol
        for sprite in area(view.scene(), "board").sprites
        if sprite.key.startswith(("task-", "way-"))
    }


def test_everybody_sees_which_token_acts_and_on_what() -> None:
    state = foggy.lay_out(".. .. rW", ".. .. rR", ".. .. ..", ".. rW ..", hands="SW | WWR")
    state.play(0, "Sc3")
    expected = {
        "task-c3": "acting",
        "way-c3-c1": "arrow",
        "way-c3-c2": "arrow",
        "way-c3-b4": "arrow",
    }
    for seat in (0, 1, None):
        assert marks(state.view(seat)) == expected
    ways = {s.key: s for s in area(state.view(0).scene(), "board").sprites if "way" in s.key}
    assert (ways["way-c3-c1"].x, ways["way-c3-c1"].y, ways["way-c3-c1"].turn) == (160, 64, -90)
    assert (ways["way-c3-b4"].x, ways["way-c3-b4"].y, ways["way-c3-b4"].turn) == (128, 192, 135)
    state.play(0, "@c1")
    assert marks(state.view(0)) == {"task-c1": "r_gap", "way-c3-c1": "arrow"}
    board = area(state.view(0).scene(), "board")
    assert board.lattice is not None
    assert board.lattice.cells[CELL_OF["c1"]].name.id == "cell_gap"
    hand = sprites(state.view(1).scene(), "hand")
    assert [hand[f"hand-wolf-{place}"].dim for place in range(3)] == [False, False, True]


def test_a_vacated_cell_can_tell_who_made_it_so() -> None:
    more = "tasks: replace/red/c1/c3\nheld: red/W/open"
    state = foggy.lay_out("", "", ".. .. bS", hands="W | WWW", more=more)
    assert marks(state.view(0)) == {"task-c1": "r_gap", "way-c3-c1": "arrow"}


def test_the_second_player_of_a_team_has_a_stud() -> None:
    for view, scene in scenes(TABLES[-1], 11)[::5]:
        board = sprites(scene, "board")
        for cell, name in enumerate(CELL_NAMES):
            laid = view.known.board[cell] and view.known.layers[cell] >= 2
            if cell not in view.known.wide:
                assert (f"laid-{name}" in board) == laid


def test_the_shop_shows_prices_what_leaves_and_what_is_chosen() -> None:
    state = start(Table(2, "blitz", "sunny"), 1)
    for letter in "CKO":
        state.play(0, f"hire {letter}")
    scene = state.view(0).scene()
    shop, texts = (
        sprites(scene, "shop"),
        {label.key: label.text for label in area(scene, "shop").labels},
    )
    assert texts["purse"] == "50"
    assert {key for key in shop if key.startswith("hired-")} == {
        "hired-shop-cat-0",
        "hired-shop-crow-0",
        "hired-shop-hippo-0",
    }
    assert shop["leaves-shop-snake-0"].symbol == "b_wolf"
    assert texts["price-shop-snake-0"] == "10"
    counts = {key: text for key, text in texts.items() if key.startswith("set-")}
    assert counts == {
        "set-wolf": "×9",
        "set-rat": "×3",
        "set-hare": "×2",
        "set-pig": "×1",
        "set-cat": "×1",
        "set-crow": "×1",
        "set-hippo": "×1",
    }
    assert not shop["face-shop-fox-0"].dim  # in any order
    assert not shop["face-shop-turtle-0"].dim
    hires = {c.move: c.facets for c in scene.choices.moves()}
    assert hires["hire T"] == {"piece": "shop-turtle-0"}
    assert hires["done"] == {"option": "done"}
    backs = {back.sprite: back.move for back in scene.choices.back}
    assert backs == {
        "shop-cat-0": "hire C",
        "shop-crow-0": "hire K",
        "shop-hippo-0": "hire O",
    }
    for letter in "FMLDT":
        state.play(0, f"hire {letter}")
    shop = sprites(state.view(0).scene(), "shop")
    assert shop["face-shop-frog-0"].dim  # no coins are left
    assert not shop["face-shop-fox-0"].dim


def test_the_second_cat_is_another_card() -> None:
    state = start(Table(2, "blitz", "sunny"), 1)
    state.play(0, "hire C")
    moves = {c.move: c.facets for c in state.view(0).scene().choices.moves()}
    assert moves["hire C"] == {"piece": "shop-cat-1"}


def test_what_stays_keeps_its_key() -> None:
    """A token laid moves nothing else: all other sprites on the board stay as they were."""
    for state in positions(Table(2, "simple", "usual"), 11):
        if state.phase != "play":
            continue
        seat, after = state.to_move[0], state.copy()
        move = state.legal_moves(seat)[0]
        after.play(seat, move)
        if after.phase != "play" or not after.free:
            continue
        before, then = (sprites(s.view(seat).scene(), "board") for s in (state, after))
        assert before.items() <= then.items()
        assert f"token-{move.notation[1:]}" in then.keys() - before.keys()


# --- lines --------------------------------------------------------------------------------------


def test_lines_are_drawn_through_their_tokens() -> None:
    for view, scene in scenes(Table(2, "blitz", "sunny"), 11):
        standing = view.standing()
        if view.over or standing is None:
            continue
        strokes = area(scene, "board").strokes
        assert [stroke.badge for stroke in strokes] == [str(i.points) for i in standing.items]
        groups = area(scene, "board").groups
        assert [(group.cells, group.words) for group in groups] == [
            (item.cells, item.text) for item in standing.items
        ]
        for stroke, item in zip(strokes, standing.items, strict=True):
            assert stroke.colour == ("blue", "red")[item.seat or 0]
            assert bool(stroke.dash) == (stroke.colour == "blue")
            assert len(stroke.points) == len(item.cells) + 1


# --- drawing ------------------------------------------------------------------------------------


@every_table
def test_svg_is_well_formed(table: Table) -> None:
    for number, (_, scene) in enumerate(scenes(table, 11)[::23]):
        picture = draw(scene, FOGGY, ("light", "dark", "auto")[number % 3])
        root = ElementTree.fromstring(picture)
        ids = [element.get("id") for element in root.iter(f"{SVG}symbol")]
        assert len(ids) == len(set(ids))
        used = {use.get("href") for use in root.iter(f"{SVG}use")}
        assert used == {f"#{one}" for one in ids}


def test_svg_speaks() -> None:
    state = foggy.in_play(weather="sunny")
    seat = state.to_move[0]
    state.play(seat, "Wc4")
    root = ElementTree.fromstring(draw(state.view(0).scene(), FOGGY))
    titles = {title.text for title in root.iter(f"{SVG}title")}
    assert titles > {f"c4: wolf, {('Blue', 'Red')[seat]}", "Hand", "Players"}


def test_svg_can_be_rasterised_and_follows_the_theme() -> None:
    view = foggy.in_play(weather="cloudy").view(0)
    day, night = (draw(view.scene(), FOGGY, theme) for theme in ("light", "dark"))
    assert "#F5EEDC" in day
    assert "#F5EEDC" not in night
    assert "prefers-color-scheme:dark" in draw(view.scene(), FOGGY, "auto")
    png = bytes(resvg_py.svg_to_bytes(svg_string=day))
    assert png.startswith(b"\x89PNG")


def sheet(area: Area, choices: Choices | None = None) -> str:
    return draw(Scene((area,), choices or Choices()), FOGGY)


def square(side: int) -> Lattice:
    return Lattice(
        "square",
        48,
        tuple(
            Cell(f"{x}-{y}", 24 + 48 * x, 24 + 48 * y, Text("cell"))
            for y in range(side)
            for x in range(side)
        ),
    )


def aiming_at(lattice: Lattice) -> Choices:
    cells = tuple(cell.key for cell in lattice.cells)
    branch = Branch("it", places=Places(0, "it {}"))
    return Choices((cells,), (Fork("piece", (branch,)),))


def test_few_legal_places_are_ringed_and_many_are_ticked() -> None:
    ring = '<circle cx="24" cy="24" r="6"/>'
    few, many = square(6), square(7)
    assert len(few.cells) <= MANY < len(many.cells)
    board = Area("board", "board", Text("area_board"), (0, 0, 288, 288), lattice=few, frame=True)
    assert sheet(board, aiming_at(few)).count('r="6"/>') == len(few.cells)
    assert ring in sheet(board, aiming_at(few))
    assert ring not in sheet(board)
    board = msgspec.structs.replace(board, lattice=many)
    assert ring not in sheet(board, aiming_at(many))
    assert 'class="g-accent" stroke-width="2"' in sheet(board, aiming_at(many))


def test_places_further_down_the_tree_are_marked() -> None:
    lattice = square(2)
    board = Area("board", "board", Text("area_board"), (0, 0, 96, 96), lattice=lattice)
    place = Fork("place", (Branch("board/1-1", move="there"),))
    picture = sheet(board, Choices(roots=(Fork("piece", (Branch("it", then=place),)),)))
    assert '<circle cx="72" cy="72" r="6"/>' in picture
    assert picture.count('r="6"/>') == 1


def test_hexes_can_be_drawn() -> None:
    hexes = Lattice("hex", 60, (Cell("a", 0, 0, Text("cell")), Cell("b", 104, 0, Text("cell"))))
    board = Area("board", "board", Text("area_board"), (-60, -60, 230, 120), lattice=hexes)
    ElementTree.fromstring(sheet(msgspec.structs.replace(board, frame=True)))


def test_gaps_keep_strokes_off_the_pieces() -> None:
    stroke = Stroke("s", ((0, 0), (100, 0), (200, 0), (230, 0)), "red", gap=20)
    area = Area("hand", "hand", Text("area_hand"), (0, 0, 300, 40), strokes=(stroke,))
    assert "M20 0L80 0M120 0L180 0M220 0L230 0" in sheet(area)


def test_texts_are_escaped() -> None:
    label = Label("l", 0, 0, '<script>&"')
    area = Area("hand", "hand", Text("area_hand"), (0, 0, 300, 40), labels=(label,))
    assert "&lt;script&gt;&amp;&quot;" in sheet(area)


def test_dim_sprites_fade_together() -> None:
    sprites = tuple(Sprite(f"t{n}", "b_wolf", 30 * n, 0, dim=n < 2) for n in range(3))
    area = Area("hand", "hand", Text("area_hand"), (0, 0, 300, 60), sprites)
    assert sheet(area).count('opacity=".4"') == 1


def test_an_unknown_symbol_is_named() -> None:
    area = Area("hand", "hand", Text("area_hand"), (0, 0, 9, 9), (Sprite("key", "unicorn", 0, 0),))
    with pytest.raises(BadSymbol, match="foggy-island has no symbol unicorn"):
        sheet(area)


def test_a_snake_whose_victim_has_no_choice_cannot_be_taken_back() -> None:
    more = "decks: | R\nturn: red\nsets: WWWWWWR | WWRRHS\n"
    state = foggy.lay_out("bW rW ..", ".. .. bR", hands="WWWWW | SWRH", more=more)
    state.play(1, "Sb2")  # blue could only lay a wolf, and everybody knows: then red draws
    for move in state.legal_moves(1):
        played = state.copy()
        played.play(1, move)
        assert not played.can_undo(1)
        assert not state.view(1).preview(move).undo
