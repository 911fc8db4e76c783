"""A table that is counted gives the points that its game gave, for the same reasons."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

import msgspec
import pytest

import isolario
from isolario.core.count import HEADING, CannotCount, count
from isolario.core.text import Text
from isolario.table.counting import counted, example, laid
from isolario.table.problems import BadWish
from isolario.words import LANGUAGES, knows, say, say_exactly
from tests.games.written_down import described, played, reasons, written
from tests.paths import SOURCE

GAMES = isolario.all_games()

TABLES: list[tuple[str, int, Mapping[str, object]]] = [
    ("cartographers", 1, {}),
    ("cartographers", 3, {"side": "B", "skills": True, "edition": "original-2019"}),
    ("foggy-island", 2, {"mode": "mercenaries", "weather": "fog"}),
    ("foggy-island", 4, {}),
    ("foggy-island", 2, {"mode": "blitz"}),
    ("beacon-patrol", 1, {}),
    ("beacon-patrol", 3, {"windmills": True, "piers": True}),
    ("land-vs-sea", 2, {}),
    ("land-vs-sea", 2, {"extras": "all"}),
    ("land-vs-sea", 3, {"extras": "all"}),
    ("land-vs-sea", 4, {"extras": "all"}),
    ("sea-dragons", 2, {}),
    ("sea-dragons", 4, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_same_points_for_the_same_reasons(
    name: str, seats: int, options: Mapping[str, object], seed: int
) -> None:
    state, seen = played(name, seats, seed, options)
    counted = count(written(state, seen), GAMES).state
    assert counted.scores == state.scores
    assert counted.outcome is not None
    assert state.outcome is not None
    assert counted.outcome.places == state.outcome.places
    assert counted.outcome.title == state.outcome.title
    told, found = (
        reasons(event for entry in it.log for event in entry.events) for it in (state, counted)
    )
    assert found == told
    assert counted.view().scene().areas  # it can be drawn


@pytest.mark.parametrize("seats", [2, 3])
def test_land_vs_sea_as_its_tiles_look(seats: int) -> None:
    """A box of one's own has tiles that we do not know: they are told by what is seen of them."""
    state, seen = played("land-vs-sea", seats, 5, {"extras": "all"})
    lines = written(state, seen).split("\n")
    tiles = lines.index("tiles:") + 1
    for at, tile in enumerate(state.ground.placed, tiles):  # type: ignore[attr-defined]
        *_, who = lines[at].split(" ")
        lines[at] = f"{tile.q} {tile.r} {described(tile)} {who}"
    counted = count("\n".join(lines), GAMES).state
    assert counted.scores == state.scores
    told, found = (
        reasons(event for entry in it.log for event in entry.events) for it in (state, counted)
    )
    assert found == told


def test_a_tile_of_another_box_counts_as_it_was_described() -> None:
    """Its own marks, ranges and ships, where no side of ours has such regions."""
    lake = "game: land-vs-sea\nplayers: Ann, Bert\nextras: {extras}\ntiles:\n{tiles}"
    tiles = "0 0 S++LLLLL Ann\n1 0 L^L^L^SL^L^-caravan Bert\n2 0 SSSL^SS-ship Ann"
    bare = count(lake.format(extras="none", tiles=tiles), GAMES).state
    assert bare.scores == (0, 4)  # a lake of two tiles, and its two marks, for the sea
    assert [it.side for it in bare.ground.placed][1:] == [  # type: ignore[attr-defined]
        "L^L^L^SL^L^-caravan",
        "SSSL^SS-ship",
    ]
    found = count(lake.format(extras="all", tiles=tiles), GAMES).state
    told = reasons(event for entry in found.log for event in entry.events)
    assert told[0, "source_chains", ""] == 2
    assert told[0, "source_meetings", ""] == 2


def test_a_chart_has_tiles_of_another_box() -> None:
    """The houses of a channel count on their shore, whether or not we have such a channel."""
    for shore, points in (("S", 1 + 3 + 1), ("N", 1 + 1)):
        text = f"""
        game: beacon-patrol
        players: 1
        expansions: piers
        chart:
        ..   LSLS3{shore} ..
        SSSS LSSSP1       SSSS
        ..   HQ           ..
        """
        state = count(text, GAMES).state
        assert state.chart.tiles[0, -2] == f"LSLS3{shore}"  # type: ignore[attr-defined]
        assert state.scores == (points,)


@pytest.mark.parametrize("game", ["land-vs-sea", "beacon-patrol"])
def test_every_piece_of_a_box_is_found_by_what_is_on_it(game: str) -> None:
    """What a page writes for a piece of ours that is described is that piece."""
    text = example(GAMES[game], lambda it: say(it, "en", game), comments=False)
    sheet = laid(text, GAMES[game], speak, ("en",)).sheet
    assert sheet is not None
    assert sheet.stock is not None
    looks = [
        "".join((*piece.sides, *(sheet.stock.signs[at].written for at in piece.signs)))
        for piece in sheet.stock.pieces
        if piece.written not in ("volcano", "whirlpool")  # they are known by their names
    ]
    part = GAMES[game].count
    assert part is not None
    for look in looks:
        if game == "land-vs-sea":
            written = f"game: {game}\nplayers: 2\ntiles:\n0 0 {look}"
        else:
            side = ("N", 0, 1), ("E", -1, 0), ("S", 0, -1), ("W", 1, 0)
            _, x, y = next(it for it, edge in zip(side, look, strict=False) if edge == "S")
            written = f"game: {game}\nplayers: 1\nexpansions: windmills, piers\nchart:\n"
            written += f"0 0 HQ\n{x} {y} {look}"
        found = laid(written, GAMES[game], speak, ("en",)).sheet
        assert found is not None
        known = {piece.written: "".join(sorted(piece.sides)) for piece in sheet.stock.pieces}
        assert found.spots[-1].piece in known
        assert not found.drawings


@pytest.mark.parametrize(
    ("game", "rows"),
    [
        ("land-vs-sea", "tiles:\n0 0 L++Sl^l^l^L-caravan\n1 0 SS+++LSl+++S 1"),
        ("beacon-patrol", "chart:\nHQ SSSS*\nSSLS4 .."),
    ],
)
def test_a_described_piece_is_drawn(game: str, rows: str) -> None:
    text = f"game: {game}\nplayers: 2\n{rows}"
    found = laid(text, GAMES[game], speak, ("en",))
    shown = {sprite.symbol for area in found.joined.areas for sprite in area.sprites}
    assert found.sheet is not None
    drawn = set(re.findall(rf'<symbol id="{game}-([A-Za-z0-9_]+)"', found.sheet.drawings))
    assert len(drawn) == 2
    assert drawn <= shown


# --- written by hand ----------------------------------------------------------------------------


EXPLAINED = ("summer", "autumn")
"""Lines that another one explains."""


def speak(text: Text, language: str, game: str) -> str:
    return say(text, language, game or None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.count])
def test_an_example_to_begin_from_in_every_language(game: str, language: str) -> None:
    found = []
    for comments in (True, False):
        text = example(GAMES[game], lambda it: say(it, language, game), comments)
        state, names, *_ = counted(text, speak, (language,))
        found.append(state.scores)
        assert names == tuple(say(Text("tally_some_names"), language).split(", "))[: state.seats]
    assert found[0] == found[1]
    assert max(found[0])


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.count])
def test_every_kind_of_line_is_called_and_explained(game: str) -> None:
    part = GAMES[game].count
    assert part is not None
    for name in part.NAMES:
        for language in LANGUAGES:
            assert knows(name, language, game)
    headings = {name for name in part.NAMES if name.startswith(HEADING)}
    written = (SOURCE / "games" / game.replace("-", "_") / "text" / "en.ftl").read_text("utf-8")
    assert {*re.findall(r"^(tally_key_\w+) =", written, re.M)} == headings
    abouts = {
        it.removeprefix("about_") for it in re.findall(r"^(about_tally_key_\w+) =", written, re.M)
    }
    assert headings - abouts == {
        name for name in headings if name.removeprefix(HEADING) in EXPLAINED
    }


BOARD = "\n".join(["." * 15] * 15)
ROUND = "bW bW bW .. .. ..\n" + ".. .. .. .. .. ..\n" * 5
SHEET = "\n".join(["..........."] * 11)
EDICTS = "edicts: canal lake, borderlands, great city, greenbough"

WRONG: list[tuple[str, int, str]] = [
    # the head
    ("players: 2", 0, "tally_which_game"),
    ("game: chess\nplayers: 2", 1, "tally_which_game"),
    ("game: sea-dragons", 0, "tally_missing"),
    ("nobody\ngame: sea-dragons", 1, "tally_no_heading"),
    ("game: sea-dragons\nplayers: 7", 2, "tally_seats"),
    ("game: sea-dragons\nplayers: Ann, ,Bert", 2, "tally_names"),
    ("game: sea-dragons\nplayers: 2\nplayers: 3", 3, "tally_once"),
    ("game: sea-dragons\nplayers: 2\nislands: 3", 3, "tally_unknown"),
    # Foggy Island
    ("game: foggy-island\nplayers: 2", 0, "tally_missing"),
    ("game: foggy-island\nplayers: 2\nround: 3", 3, "tally_parts"),
    ("game: foggy-island\nplayers: 2\nround: 3 | many", 3, "tally_no_number"),
    (f"game: foggy-island\nplayers: 2\nround:\n{ROUND}..", 3, "tally_rows"),
    ("game: foggy-island\nplayers: 2\nround:\n" + ROUND.replace("bW bW", "bW"), 4, "tally_cells"),
    ("game: foggy-island\nplayers: 2\nround:\n" + ROUND.replace("bW", "bZ"), 4, "tally_cell"),
    ("game: foggy-island\nplayers: 2\nkind: long\nround: 1 | 2", 3, "tally_none_of"),
    ("game: foggy-island\nplayers: 2\nhired: 1 | 2\nround: 1 | 2", 3, "tally_no_hires"),
    ("game: foggy-island\nplayers: 2\n" + "round: 1 | 2\n" * 6, 8, "tally_rounds"),
    # Cartographers
    ("game: cartographers\nplayers: 1\nedicts: canal lake", 3, "tally_edicts"),
    ("game: cartographers\nplayers: 1\nedicts: canal lake, x, y, z", 3, "tally_none_of"),
    (
        "game: cartographers\nplayers: 1\nedicts: canal lake, canal lake, great city, greenbough",
        3,
        "tally_edict_twice",
    ),
    (f"game: cartographers\nplayers: 1\n{EDICTS}", 0, "tally_sheets"),
    (f"game: cartographers\nplayers: 1\n{EDICTS}\nspring: 1 2 3 4", 4, "tally_no_sheet"),
    (f"game: cartographers\nplayers: 1\n{EDICTS}\nsheet: 1\n{SHEET}", 5, "tally_no_season"),
    (
        f"game: cartographers\nplayers: 1\n{EDICTS}\nsheet: 1\nspring: 1 2 3 4",
        4,
        "tally_season_missing",
    ),
    *(
        (
            f"game: cartographers\nplayers: 1\n{EDICTS}\nsheet: 1\nspring: {spring}\n"
            "summer: 1 2 3 4\nautumn: 1 2 3 4\nwinter: 1 2 3 4",
            line,
            reason,
        )
        for spring, line, reason in (
            ("1 2 3", 5, "tally_boxes"),
            ("1 2 3 x", 5, "tally_no_number"),
            (f"99\n{SHEET}", 5, "tally_no_number"),
            (f"2\n{SHEET[:-1]}", 16, "tally_cells"),
            (f"2\n{SHEET[:-1]}x", 16, "tally_cell"),
            (f"2\nM{SHEET[1:]}", 6, "tally_not_printed"),
            ("2\n...........\n...F.......\n" + SHEET[24:], 7, "tally_on_printed"),
        )
    ),
    # Beacon Patrol
    ("game: beacon-patrol\nplayers: 1\nchart:\nO1 O2", 0, "tally_headquarters"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ O2\n.. O2", 5, "tally_tile_gone"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ WM1", 4, "tally_tile_gone"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ SSSQ", 4, "tally_tile_unknown"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ LSLS+1S5", 4, "tally_tile_unknown"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ SSSS9", 4, "tally_tile_cannot_be"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ LLLL", 4, "tally_tile_cannot_be"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ SLSS1N", 4, "tally_tile_cannot_be"),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ SSSSW", 4, "tally_no_expansion"),
    (
        "game: beacon-patrol\nplayers: 1\nexpansions: piers\nchart:\nHQ LSLSP",
        5,
        "tally_tile_cannot_be",
    ),
    (
        "game: beacon-patrol\nplayers: 1\nexpansions: piers\nchart:\nLSLS3 HQ\nLLSSP ..",
        5,
        "tally_which_shore",
    ),
    ("game: beacon-patrol\nplayers: 1\nchart:\nHQ W1", 4, "tally_edges"),
    ("game: beacon-patrol\nplayers: 1\nchart:\n0 0 HQ\n1 0", 5, "tally_tile_line"),
    ("game: beacon-patrol\nplayers: 1\nchart:\n0 0 HQ\n0 0 O1", 5, "tally_cell_twice"),
    ("game: beacon-patrol\nplayers: 1\nexpansions: wings\nchart:\nHQ", 3, "tally_none_of"),
    # Land vs Sea
    ("game: land-vs-sea\nplayers: 2\ntiles:", 3, "tally_tile_line"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 start", 4, "tally_tile_line"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 start\n0 0 start", 5, "tally_cell_twice"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 stars", 4, "tally_side_unknown"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 LSLSLS", 4, "tally_side_cannot_be"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 L++L++LSSS", 4, "tally_side_cannot_be"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 LlLlLl", 4, "tally_side_cannot_be"),
    (
        "game: land-vs-sea\nplayers: 2\ntiles:\n" + "\n".join(f"{q} 0 LLLLLL" for q in range(61)),
        64,
        "tally_tiles",
    ),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 LLLSSS\n1 0 LLLSSS", 5, "tally_edges"),
    ("game: land-vs-sea\nplayers: 2\ntiles:\n0 0 start 0 Ann", 4, "tally_none_of"),
    ("game: land-vs-sea\nplayers: 2\nextras: gold\ntiles:\n0 0 start", 3, "tally_none_of"),
    (
        "game: land-vs-sea\nplayers: 3\nextras: waypoints\ntiles:\n0 0 start",
        3,
        "problem_three_need_extras",
    ),
    # Sea Dragons
    ("game: sea-dragons\nplayers: 2", 0, "tally_missing"),
    (f"game: sea-dragons\nplayers: 2\nsea:\n{BOARD}\n.", 3, "tally_rows"),
    (f"game: sea-dragons\nplayers: 2\nsea:\np{BOARD[1:]}", 4, "tally_cell"),
    (f"game: sea-dragons\nplayers: 2\nsea:\noo{BOARD[2:]}", 4, "tally_no_dragon"),
    (f"game: sea-dragons\nplayers: 2\nsea:\n{BOARD[:112]}@{BOARD[113:]}", 11, "tally_sea_ground"),
    (f"game: sea-dragons\nplayers: 2\nsea:\n{BOARD[:119]}o{BOARD[120:]}", 11, "tally_on_island"),
    (f"game: sea-dragons\nplayers: 2\nmissions: 10 | \nsea:\n{BOARD}", 3, "tally_no_mission"),
    (f"game: sea-dragons\nplayers: 2\nmissions: 99 | \nsea:\n{BOARD}", 3, "tally_no_number"),
    (f"game: sea-dragons\nplayers: 2\nreefs: pearl | \nsea:\n{BOARD}", 3, "tally_none_of"),
    (f"game: sea-dragons\nplayers: 2\ngold: 1\nsea:\n{BOARD}", 3, "tally_parts"),
]


@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_what_cannot_be_is_pointed_at(text: str, line: int, reason: str) -> None:
    with pytest.raises(CannotCount) as caught:
        counted(text, speak, LANGUAGES)
    error = caught.value
    assert (error.line, error.reason.id) == (line, reason)
    for language in LANGUAGES:
        assert say_exactly(error.text, language, error.game or None)


def test_too_long_a_text_is_not_read() -> None:
    with pytest.raises(CannotCount, match="too long"):
        count("game: sea-dragons\n" * 2000, GAMES)


def test_who_laid_a_tile_is_asked_only_where_a_point_depends_on_it() -> None:
    lake = "game: land-vs-sea\nplayers: Ann, Bert\ntiles:\n0 0 S{mark}LLLLL\n1 0 LLLSLL {who}"
    assert count(lake.format(mark="", who=""), GAMES).state.scores == (0, 2)
    with pytest.raises(CannotCount, match=r"Line 5: 1,0: this tile completes an area"):
        count(lake.format(mark="+", who=""), GAMES)
    assert count(lake.format(mark="+", who="Ann"), GAMES).state.scores == (1, 2)
    assert count(lake.format(mark="+", who="sea"), GAMES).state.scores == (0, 3)
    noted = lake.replace("tiles:", "marks: 4 | 0\ntiles:")
    assert count(noted.format(mark="+", who=""), GAMES).state.scores == (4, 2)


def test_points_that_were_noted_count_as_they_are() -> None:
    noted = "\n".join(f"{season}: 0 0 0 0" for season in ("spring", "summer", "autumn", "winter"))
    forest = "\n".join(["F" * 11, *["." * 11] * 10])
    text = f"""
    game: cartographers
    players: Ann, Bert
    {EDICTS}
    sheet: Ann
    spring: 1 2 3 4   ; monsters take off, with a minus or without
    summer: 0 0 1 -2
    autumn: 5 5 0 0
    winter: 3
    {forest}
    sheet: Bert
    {noted}
    """
    state = count(text, GAMES).state
    winter = 1 + 11 + 3  # the forest in one row and eleven columns, coins
    assert state.scores == (1 + 2 + 3 - 4 + 1 - 2 + 5 + 5 + winter, 0)
    assert state.lost == (6, 0)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.count])
def test_whatever_is_written_is_counted_or_refused(game: str) -> None:
    """Lines lost, swapped or doubled, letters put elsewhere: nothing else can come of it."""
    rng = random.Random(game)
    whole = example(GAMES[game], lambda text: say(text, "en", game), comments=False)
    said = []
    for _ in range(60):
        lines = whole.splitlines()
        for _ in range(rng.randint(1, 3)):
            at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            letters = [*lines[at]] or [" "]
            letters[rng.randrange(len(letters))] = rng.choice("LSgopbW+^|:.0-9éЖ@ ")
            lines[at] = rng.choice(("", lines[other], "".join(letters), lines[at] * 2))
        try:
            found = laid("\n".join(lines), GAMES[game], speak, ("en",))
        except BadWish as error:
            said.append(say_exactly(error.reason, "uk", game))
        else:
            assert found.joined.areas
    assert 0 < len(said) < 60


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.count])
def test_a_page_is_shown_all_that_has_points(game: str) -> None:
    text = example(GAMES[game], lambda text: say(text, "en", game))
    joined, blocks, *_ = msgspec.structs.astuple(laid(text, GAMES[game], speak, ("en",)))
    assert joined.now is not None
    assert joined.now.outcome is not None
    places = {
        f"{area.key}/{cell.key}"
        for area in joined.areas
        for cell in (area.lattice.cells if area.lattice else ())
    }
    named = {cell for event in joined.log if event.points for cell in event.cells}
    assert named <= places
    assert len(joined.table.seats) == len(joined.now.scores)
    assert blocks.keys() <= {area.key for area in joined.areas}


def test_a_page_can_draw_and_choose() -> None:
    game = GAMES["cartographers"]
    text = example(game, lambda text: say(text, "en", game.name))
    found = laid(text, game, speak, ("en",))
    lines = text.split("\n")
    for line in found.blocks.values():
        assert re.fullmatch("[A-Z.]{11}", lines[line - 1])
    assert [*found.blocks] == ["sheet-0", "sheet-1"]
    assert {brush.written for brush in found.brushes} == {*"FVPWDB."}
    (offer,) = found.offers
    chosen = [say(offer.known[at], "en", game.name) for at in offer.chosen]
    assert lines[offer.line - 1] == f"edicts: {', '.join(chosen)}"
