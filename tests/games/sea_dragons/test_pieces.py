"""The pieces of Sea Dragons: what is in the box, what a file may say, and the set designed."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path

import msgspec
import pytest

import sea_dragons_pieces as tool
import sea_dragons_screen as screening
from isolario.core.errors import BadPieces
from isolario.games.sea_dragons.board import CURRENTS, ISLAND, REALMS, SHORE, is_ground, joined
from isolario.games.sea_dragons.parts import HEADS, SHIPS
from isolario.games.sea_dragons.pieces import (
    BOX,
    PIECES,
    REEF_BOX,
    REEF_KINDS,
    SHIP_COUNTS,
    read_pieces,
)
from isolario.games.sea_dragons.placing import CELLS_OF, SHAPE_AT
from sea_dragons_design import SEED, Aims, candidates
from tests.clauses import clause

FILE = tool.FILE.read_text("utf-8")
ROW = PIECES.faces["A1"][0]
FIGURES = tool.measure(PIECES)


@clause("SDR-C3", "SDR-C4")
def test_what_is_in_the_box() -> None:
    assert SHIPS == ("green", "purple", "red", "blue")
    assert SHIP_COUNTS == (12, 11, 11, 10)
    assert {size: cards.total() for size, cards in BOX.items()} == {3: 26, 4: 36, 5: 18}
    assert len(PIECES.missions) == 33
    assert REEF_BOX.total() == 24
    # 54 heads: for as many colours as can play, and as many each as may be needed
    assert [max(HEADS[n] for n in HEADS if n > seat) for seat in range(5)] == [14, 14, 11, 8, 7]
    for shape, times in PIECES.cards.items():
        assert len(PIECES.shapes[shape]) == int(shape[0])
        assert times > 0


@clause("SDR-R1")
def test_the_kinds_of_reef_cards() -> None:
    two = {"2green": 2, "2purple": 2, "2red": 2, "2blue": 2}
    hidden = {"NW": 2, "NE": 2, "SW": 2, "SE": 2}
    assert dict(REEF_BOX) == {**two, "any": 4, **hidden, "gold": 4}
    assert set(REEF_KINDS) == set(REEF_BOX)


@clause("SDR-C1", "SDR-C2")
def test_four_boards_of_two_faces() -> None:
    assert len(PIECES.boards) == 4
    assert sorted(name for board in PIECES.boards for name in board) == sorted(PIECES.faces)
    for name, face in FIGURES.faces.items():
        counts = face.counts
        assert counts["s"] == 11, name
        assert counts["r"] == 3, name
        assert 9 <= counts["@"] <= 10, name
        assert 4 <= counts["g"] <= 5, name
        assert sum(counts.values()) == 48


@clause("SDR-C5")
def test_the_sea_is_as_large_as_it_is() -> None:
    assert [cells.bit_count() for cells in REALMS.values()] == [48] * 4
    assert CURRENTS.bit_count() == 24
    assert SHORE.bit_count() == 12
    assert (SHORE & CURRENTS).bit_count() == 4
    assert ISLAND.bit_count() == 9
    whole = CURRENTS | ISLAND
    for cells in REALMS.values():
        assert not whole & cells
        whole |= cells
    assert whole == (1 << 225) - 1
    face = PIECES.faces["A1"]
    ground = joined((face,) * 4)
    assert is_ground(ground)
    assert not is_ground(ground.replace("=", "g", 1))  # a current bears nothing (SDR-C2)


@clause("SDR-D1")
def test_there_are_so_many_placements() -> None:
    by_size = Counter[int]()
    for shape, places in CELLS_OF.items():
        assert len(set(places)) == len(places)
        assert not any(cells & ISLAND for cells in places)
        by_size[int(shape[0])] += len(places)
    assert by_size == {3: 1084, 4: 3128, 5: 9468}
    assert len(SHAPE_AT) == 13680


# --- the tool -----------------------------------------------------------------------------------


def test_the_set_is_what_the_tool_makes() -> None:
    assert tool.misses(FIGURES) == []
    pieces = tool.choose()
    assert tool.text_of(pieces) == FILE
    document = tool.DOCUMENT.read_text("utf-8")
    assert tool.with_figures(document, pieces) == document


def test_other_seeds_and_aims_make_other_sets() -> None:
    assert tool.choose(SEED + 1).faces != PIECES.faces
    wants = replace(Aims(), whirlpools=(9, 9), gold=(5, 5))
    figures = tool.measure(tool.choose(1, wants), wants)
    assert all(face.counts["@"] == 9 for face in figures.faces.values())


def test_every_candidate_can_be_written_and_read() -> None:
    for pieces in islice(candidates(7), 2):
        read = read_pieces(tool.text_of(pieces, 7))
        assert dict(read.faces) == dict(pieces.faces)
        assert dict(read.missions) == dict(pieces.missions)


def test_figures_see_what_is_wrong() -> None:
    letters = "/".join(PIECES.faces["A1"]).replace("@", "~", 1)
    faces = {**PIECES.faces, "A1": tuple(letters.split("/")), "B1": PIECES.faces["B2"]}
    found = tool.misses(tool.measure(msgspec.structs.replace(PIECES, faces=faces)))
    assert any("A1: 9 whirlpools, not 10" in miss for miss in found)
    assert any(miss.startswith("unlike: 0") for miss in found)
    fewer = dict(list(PIECES.missions.items())[:-1])
    found = tool.misses(tool.measure(msgspec.structs.replace(PIECES, missions=fewer)))
    assert {miss.split(":")[0] for miss in found} == {
        "asked",
        "sizes",
        "reefs",
        "different",
    }


def test_screening_plays_with_the_faces_of_a_set() -> None:
    other = next(islice(candidates(SEED + 1), 1))
    game = screening.play(other, 5, 1)
    assert game == screening.play(other, 5, 1)
    assert game.turns == 35
    assert game.fit >= game.paid > 0
    assert len({face[0] for face in game.realms}) == 4
    assert max(game.points) == game.points[game.winners[0]]
    assert screening.play(PIECES, 5, 1) != game


def test_figures_of_games() -> None:
    def game(winners: tuple[int, ...], **realms: int) -> screening.Played:
        sources: dict[str, tuple[int, ...]] = {
            "gold": (2, 1),
            "ships": (1, 2),
            "missions": (0, 6),
            "realms": (6, 0),
        }
        return screening.Played(0, 2, realms, realms, (9, 9), sources, winners, 28, 100, 80, 1, 2)

    games = [game((0,), A1=10, B1=20), game((0, 1), A1=20, B2=12), game((1,), A2=4, B1=10)]
    games.append(game((0,), A1=6, B1=30))
    assert screening.by_place(games) == [0.625, 0.375]
    given = screening.of_faces(games, lambda game: game.realms)
    assert given == {"A1": 12, "A2": 4, "B1": 20, "B2": 12}
    assert screening.apart(given.values()) == 16 / 12
    tables = screening.report({2: games})
    assert "| 2 | 12.0 | 4.0 | 20.0 | 12.0 | 133% |" in tables
    assert "| 2 | 12.5 | 9.0 | 20.0% | 3.57% | 7.14% |" in tables
    assert "| 2 | 1st | 62.5% ± 47.4 | 9.0 | 2.0 | 1.0 | 0.0 | 6.0 |" in tables
    assert "| 2 | 2nd | 37.5% ± 47.4 | 9.0 | 1.0 | 2.0 | 6.0 | 0.0 |" in tables
    document = f"a\n{screening.BEGIN}old\n{screening.END}z\n"
    assert screening.with_games(document, "new\n").endswith(f"\nnew\n\n{screening.END}z\n")


def test_missions_are_worth_more_than_their_ships() -> None:
    for mission in PIECES.missions.values():
        size = sum(mission.ships)
        assert mission.points == {2: 5, 3: 8, 4: 11, 5: 15}[size] - 2 * mission.reef
        assert mission.points > size
    asked = [sum(m.ships[n] for m in PIECES.missions.values()) for n in range(4)]
    for colour, number in enumerate(asked):  # 12:11:11:10, as near as whole ships can be
        assert abs(number - sum(asked) * SHIP_COUNTS[colour] / 44) < 1


# --- files --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (ROW, ROW[:-1], "face A1: it has 7 rows of 7 letters"),
        (ROW, ROW.replace("~", "=", 1), "face A1: it has =; there are only ~ @ s g r # S G R h"),
        ("boards =", "island = 4\nboards =", "island: it is 1, 3, 5 or 7 cells wide, not 4"),
        ("boards =", "island = 5\nboards =", "face A1: 2×2 letters #, lower right"),
        ("boards =", "island = 1\nboards =", "face A1: it has no #: the island covers no cell"),
        (ROW, ROW.replace("~", "#", 1), "face A1: its last letter is #, and no other"),
        ('["A1", "A2"]', '["A1", "A1"]', "face A1: it is listed on boards more than once"),
        ('["A1", "A2"]', '["A1", "A9"]', "face A9: a board has it, but it is not described"),
        ('["A1", "A2"], ', "", "face A1: no board has it"),
        ("[face.A1]", "[face.a-1]", "face a-1: an id has only letters and digits"),
        ("[card.3I]", "[card.4Q]", "card 4Q: it has 4 cells, not 3"),
        ("[card.3I]", "[card.long]", "card long: its id is the number of its cells and a letter"),
        ('rows = ["###"]', 'rows = ["##.#"]', "card 3I: its cells must be joined side to side"),
        ('rows = ["###"]', 'rows = ["#", "##"]', "card 3V: it is card 3I, turned or mirrored"),
        ('rows = ["###"]', 'rows = ["ooo"]', "card 3I: it has one head at most"),
        ('rows = ["###"]', 'rows = ["#x#"]', "card 3I: its rows have # for a cell and . for none"),
        ("count = 13", "count = 12", "there are 26 small cards, not 25"),
        ("count = 13", "count = 0", "card 3I: Expected `int` >= 1"),
        ('ships = ["green", "green"]', "ships = []", "mission M01: it asks for 1 to 12 ships"),
        (
            'ships = ["green", "green"]',
            f"ships = {['blue'] * 11}",
            "mission M01: there are only 10 blue ships",
        ),
        (
            'ships = ["green", "green"]',
            'ships = ["pink"]',
            "mission M01: Invalid enum value 'pink'",
        ),
        ("[mission.M01]", "[other.M01]", "Object contains unknown field `other`"),
        ("any = 4", "any = 5", "there are 24 reef cards, not 25"),
        ("any = 4", "many = 4", "reef card many: there are only 2green"),
        ("boards =", "boards ==", "Invalid value"),
    ],
    ids=lambda text: str(text)[:24],
)
def test_a_broken_file_is_refused_and_says_where(old: str, new: str, problem: str) -> None:
    assert old in FILE
    with pytest.raises(BadPieces, match="^" + problem.replace("(", r"\(").split("`")[0]):
        read_pieces(FILE.replace(old, new, 1))


def test_a_box_has_33_missions() -> None:
    head, _, rest = FILE.partition("[mission.M01]")
    with pytest.raises(BadPieces, match="there are 33 missions, not 32"):
        read_pieces(head + rest.partition("[")[2].partition("\n\n")[2])


def test_another_file_can_be_read(tmp_path: Path) -> None:
    other = tmp_path / "mine.toml"
    other.write_text(FILE.replace(ROW, ROW[::-1], 1), "utf-8")
    assert read_pieces(other).faces["A1"][0] == ROW[::-1]
    assert tomllib.loads(FILE)["mission"]["M01"]["ships"] == ["green", "green"]
