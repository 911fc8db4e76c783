"""The owner of a box can use its pieces instead of ours: in Python, on the command line."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import isolario
from isolario import cli, words
from isolario.core import pieces
from isolario.core.errors import BadPieces, CorruptRecord, NotAllowed
from isolario.core.pieces import VARIABLE
from isolario.games.land_vs_sea import pieces as tiles
from isolario.games.sea_dragons import pieces as dragons
from tests.games import own_sets

pytestmark = pytest.mark.process  # pieces are chosen before anything is played

OURS = Path(isolario.__file__).parent / "games/land_vs_sea/pieces.toml"
DRAGONS = OURS.parent.parent / "sea_dragons/pieces.toml"
CLI = "-m", "isolario.cli"

PLAY = """
import random, sys, isolario
from isolario.picture.symbols import symbols
isolario.use_pieces("land-vs-sea", sys.argv[1])
for seed in range(30):
    state = isolario.new("land-vs-sea", seed=seed)
    rng = random.Random(seed)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    if any(tile.side == "Mine" for tile in state.ground.placed):
        break
assert "side_Mine" in state.view(0).scene().json().decode()
assert "side_Mine" in symbols(state.game) and "side_L07" not in symbols(state.game)
assert isolario.load(state.record().json()).scores == state.scores
print(state.record().json())
"""


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiles with another name for one of the sides; drawn once, and kept beside the file."""
    file = tmp_path_factory.mktemp("pieces") / "mine.toml"
    text = OURS.read_text("utf-8").replace('"L07"', '"Mine"').replace("[side.L07]", "[side.Mine]")
    file.write_text(text, "utf-8")
    return file


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
        check=False,
        timeout=300,
    )


def test_a_game_is_played_with_the_pieces_of_a_file(mine: Path) -> None:
    done = run("-c", PLAY, str(mine))
    assert not done.stderr
    with pytest.raises(CorruptRecord, match="other pieces"):
        isolario.load(done.stdout)


def test_only_sides_that_are_not_ours_are_drawn(mine: Path, tmp_path: Path) -> None:
    """A side of one of our names that looks different is."""
    file = tmp_path / "other.toml"
    head, was, rest = mine.read_text("utf-8").partition("[side.L04]\n")
    file.write_text(head + was + rest.replace('["W", "NW"]', '["NW", "NE"]', 1), "utf-8")
    show = "from isolario.games.land_vs_sea.scene.drawn import file; print(file('things.toml'))"
    drawn = Path(run("-c", show, **{VARIABLE: f"land-vs-sea={file}"}).stdout.strip()).parent
    assert drawn.parent == tmp_path
    for name, new in {
        "symbols.toml": {"side_Mine", "side_L04", "plain_L04"},
        "scene/things.toml": {"Mine", "L04"},
        "scene/regions.toml": {"Mine", "L04"},
    }.items():
        ours = (OURS.parent / name).read_text("utf-8").splitlines()
        lines = (drawn / Path(name).name).read_text("utf-8").splitlines()
        assert {line.partition(" = ")[0] for line in {*lines}.difference(ours)} == new, name


def test_the_command_line_takes_a_file(mine: Path, tmp_path: Path) -> None:
    command = "-m", "isolario.cli", "bench", "land-vs-sea", "--quick", "--plain", "--pieces"
    assert run(*command, f"land-vs-sea={mine}").returncode == 0
    crossed = tmp_path / "crossed.toml"
    text = mine.read_text("utf-8").replace('edges = ["NW"]', 'edges = ["E"]', 1)
    crossed.write_text(text, "utf-8")
    wrong = run(*command, f"land-vs-sea={crossed}")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("isolario: side ")


NO_PIECES: dict[str, tuple[bytes, str]] = {
    "no text": (b"\xff\xfe\x00", "not a text"),
    "nothing": (b"", "tiles"),
    "no TOML": (b"tiles = [", "Invalid value"),
    "deep lists": (b"tiles = " + b"[" * 100_000, "nests too deep"),
    "deep tables": (b"side = " + b"{a=" * 5000, "nests too deep"),
    "deep names": (b"tiles = []\nside" + b".a" * 3000 + b" = 1", "side a: "),
    "thousands of digits": (b"tiles = " + b"9" * 5000, "too long"),
    "a huge number": (b"tiles = 0x" + b"f" * 5000, "tiles"),
    "a huge bonus": (
        b'tiles = []\nside.A.regions = [{ terrain = "L", edges = [], bonus = 0x'
        + b"f" * 5000
        + b" }]",
        "side A: ",
    ),
}


@pytest.mark.parametrize("what", NO_PIECES)
def test_what_is_in_no_file_of_pieces_is_refused(what: str, tmp_path: Path) -> None:
    data, said = NO_PIECES[what]
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    with pytest.raises(BadPieces, match=said) as caught:
        tiles.read_pieces(file)
    assert len(str(caught.value)) < 200
    with pytest.raises(BadPieces):
        dragons.read_pieces(file)


def test_a_huge_number_of_cards_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    ours = DRAGONS.read_text("utf-8")
    for count in ("999999999", "9" * 30, "0x" + "f" * 5000):
        file.write_text(re.sub("count = [0-9]+", f"count = {count}", ours, count=1), "utf-8")
        with pytest.raises(BadPieces, match="<= 99"):
            dragons.read_pieces(file)


@pytest.mark.parametrize("command", [("games",), ("serve", "--port", "0")], ids=" ".join)
@pytest.mark.parametrize("what", ["no text", "deep lists", "thousands of digits"])
def test_pieces_that_are_none_are_told_of_in_a_line(
    what: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    """At once, and not when somebody first asks for the game."""
    file = tmp_path / "mine.toml"
    file.write_bytes(NO_PIECES[what][0])
    kept = {"XDG_DATA_HOME": str(tmp_path)}
    for chosen in (
        run(*CLI, *command, "--pieces", f"land-vs-sea={file}", **kept),
        run(*CLI, *command, **kept, **{VARIABLE: f"land-vs-sea={file}"}),
    ):
        assert chosen.returncode == 2
        assert chosen.stderr.startswith("isolario: mine.toml: it ")
        assert chosen.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "typed",
    [
        "land-vs-sea",
        "land-vs-sea=",
        "=mine.toml",
        "atlantis=mine.toml",
        "land-vs-sea=nowhere.toml",
        "land-vs-sea=.",
        "land-vs-sea=mine.toml/mine.toml",
        "land-vs-sea=no:where.toml",
        "land-vs-sea=a:b=c/mine.toml",
        f"land-vs-sea={'x' * 5000}",
    ],
    ids=lambda typed: typed[:40],
)
def test_a_bad_path_is_told_of_in_a_line(
    typed: str,
    mine: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in (tmp_path, tmp_path / "a:b=c"):
        folder.mkdir(exist_ok=True)
        shutil.copy(mine, folder / "mine.toml")
    monkeypatch.setattr(pieces, "BEGUN", set())  # nothing has begun
    monkeypatch.delenv(VARIABLE, raising=False)
    assert cli.main(["games", "--pieces", typed]) == 2
    said = capsys.readouterr().err
    assert said.startswith("isolario: ")
    assert said.count("\n") == 1
    assert len(said) < 500
    assert VARIABLE not in os.environ


def test_a_path_may_have_a_colon_in_it(mine: Path, tmp_path: Path) -> None:
    file = tmp_path / "my:tiles" / "a:b.toml"
    file.parent.mkdir()
    shutil.copy(mine, file)
    both = "--pieces", f"land-vs-sea={file}", "--pieces", f"sea-dragons={DRAGONS}"
    assert run(*CLI, "games", *both).returncode == 0
    show = "from isolario.games.land_vs_sea import SIDES; print('Mine' in SIDES)"
    use = f"import isolario; isolario.use_pieces('land-vs-sea', {str(file)!r}); "
    assert run("-c", use + show).stdout == "True\n"


def test_sea_dragons_can_be_played_with_other_faces(tmp_path: Path) -> None:
    file = tmp_path / "faces.toml"
    file.write_text(DRAGONS.read_text("utf-8").replace("A1", "Mine"), "utf-8")
    show = (
        "from isolario.games.sea_dragons import GAME, PIECES; "
        "drawn = GAME.new(2, 7).view(0).scene().json(); "
        "print('Mine' in PIECES.faces, bool(GAME.pieces), bool(drawn))"
    )
    done = run("-c", show, **{VARIABLE: f"sea-dragons={file}"})
    assert done.stdout == "True True True\n", done.stderr


WIDE = """
import random, isolario
from isolario.games.sea_dragons import GAME, PIECES
from isolario.games.sea_dragons.board import ISLAND
from isolario.games.sea_dragons.scene.parts import head_of
from tests.games.sea_dragons.shorthand import position
assert ISLAND.bit_count() == 25
spots = set()
for seed in range(12):
    state = GAME.new(3, seed, {"boards": ("first", "second")[seed % 2]})
    sea = state.sea
    assert sea.whirlpools & sea.gold and sea.gold & sea.reefs and sea.whirlpools & sea.spots
    spots.add((sea.spots.bit_count(), sum(cells.bit_count() for cells in state.afloat)))
    rng = random.Random(seed)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
        if rng.random() < 0.1:
            text = GAME.write(state)
            assert GAME.write(GAME.parse(text)) == text
            assert state.view(1).scene().json()
            assert state.view(1).observation()
    assert isolario.load(state.record()).scores == state.scores
big = "e5 e6 e7"
state = position({"o": big}, None, 2, step="mission", played="3I", laid=big, missions="BIG",
                 fleets="ggggrrr | ")
state.play(0, "mission 1")
print(sorted(spots), head_of(((0, 0), (0, 1), (0, 2), (1, 1))), state.fulfilled[0])
"""
# An island of 5×5, whirlpools with gold and ships, reefs with gold, spots without ships, a mission
# for seven ships, a head in the middle.


def wide_box() -> str:
    """Our pieces, made to break every limit that is only ours."""
    text = DRAGONS.read_text("utf-8")
    for name in ("A", "B", "C", "D"):
        few = ["SGc~~~~", *["sss~~~~"] * 2, *["~~~~~~~"] * 2, *["~~~~~##"] * 2]
        many = ["SGcssss", *["sss~~s~"] * 3, "~~~~~~~", *["~~~~~##"] * 2]
        for side, rows in ((1, few), (2, many)):
            head, _, rest = text.partition(f"[face.{name}{side}]\n")
            text = f"{head}[face.{name}{side}]\nrows = {rows}\n{rest[rest.index(']') + 1 :]}"
    text = text.replace("boards =", "island = 5\nboards =", 1)
    text = re.sub(r"(\[card.4T\]\nrows = ).*", r'\1["#o#", ".#."]', text)
    return re.sub(
        r"\[mission.M01\]\nships = .*\npoints = .*",
        f"[mission.BIG]\nships = {['green'] * 4 + ['red'] * 3}\npoints = 20",
        text,
    )


def test_limits_that_are_only_ours_are_not_asked_of_others(tmp_path: Path) -> None:
    file = tmp_path / "wide.toml"
    file.write_text(wide_box(), "utf-8")
    done = run("-c", WIDE, **{VARIABLE: f"sea-dragons={file}"})
    assert not done.stderr
    assert done.stdout == "[(28, 28), (68, 44)] (0, 1) ('BIG',)\n"


TOLD = """
from isolario.games.sea_dragons import GAME
from isolario.teach.printed_book import printed
for language in ("en", "uk", "ru"):
    for it in printed(GAME, language).sections():
        if it.id in ("missions_list", "dragon_cards"):
            print(*(block.plain for block in it.text), sep=" / ")
"""


def test_the_book_lists_what_is_in_the_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = DRAGONS.read_text("utf-8").replace("points = 3", "points = 77", 1)
    text = text.replace("[card.3V]", "[card.3Q]").replace("count = 13", "count = 12", 1)
    file.write_text(text.replace("count = 13", "count = 14", 1), "utf-8")
    done = run("-c", TOLD, **{VARIABLE: f"sea-dragons={file}"})
    assert not done.stderr
    lines = done.stdout.replace("\u00a0", " ").splitlines()
    assert len(lines) == 6
    assert lines[0].endswith(
        "77 points and a reef card for 2 green ships / "
        "Once their deck is empty, no new missions come."
    )
    assert all(line.count("/") == 34 for line in lines[::2])
    assert all("I × 12, Q × 14" in line for line in lines[1::2])


LEARN = """
import isolario
from isolario.teach import printed_lesson as teaching
from isolario.core.errors import IsolarioError
from isolario.table.lesson import LessonTable
from isolario.teach.lesson import lesson_of
for game in isolario.all_games().values():
    if not game.own_box:
        continue
    print(game.name, bool(lesson_of(game)))
    asks = (LessonTable, lambda game: teaching.printed(game, "en"))
    for ask in () if lesson_of(game) else asks:
        try:
            ask(game)
        except IsolarioError as error:
            print(error)
"""


def test_a_lesson_goes_with_pieces_that_it_can_be_played_with(mine: Path, tmp_path: Path) -> None:
    """It needs some of our tiles and dragons: where they are missing it says so."""
    tiles, faces = tmp_path / "tiles.toml", tmp_path / "faces.toml"
    tiles.write_text(mine.read_text("utf-8"), "utf-8")
    ours = DRAGONS.read_text("utf-8")
    faces.write_text(ours.replace("A1", "Mine"), "utf-8")
    with_both = {VARIABLE: f"land-vs-sea={tiles}{os.pathsep}sea-dragons={faces}"}
    with_one = {VARIABLE: f"sea-dragons={faces}"}
    assert run("-c", LEARN, **with_one).stdout == "sea-dragons True\n"
    for file, was, now in ((tiles, "L36", "Box36"), (faces, "3V", "3Q")):
        file.write_text(re.sub(rf"\b{was}\b", now, file.read_text("utf-8")), "utf-8")
    said = run("-c", LEARN, **with_both).stdout
    assert said.count("the lesson needs the pieces that Isolario comes with") == 2, said
    assert said.count("it needs those of Isolario") == 2, said


def test_processes_of_a_server_hear_of_it(mine: Path) -> None:
    show = "from isolario.games.land_vs_sea import SIDES; print('Mine' in SIDES)"
    assert run("-c", show, **{VARIABLE: f"land-vs-sea={mine}"}).stdout == "True\n"
    assert run("-c", show, **{VARIABLE: f"sea-dragons={mine}"}).stdout == "False\n"


def test_not_once_a_game_has_begun(mine: Path) -> None:
    assert not isolario.all_games()["land-vs-sea"].own_box
    with pytest.raises(NotAllowed):
        isolario.use_pieces("land-vs-sea", mine)
    with pytest.raises(BadPieces, match="no such file"):
        isolario.use_pieces("land-vs-sea", mine.with_name("nowhere.toml"))


OWN_BOX = """
import sys
import isolario
from isolario import words
from isolario.core.text import Text
from isolario.teach.printed_book import printed
for name in ("land-vs-sea", "sea-dragons"):
    game = isolario.all_games()[name]
    print(name, game.own_box, *(str(value) for value in [getattr(game.options(), "pairing", "")]))
    for language in sys.argv[1:]:
        book = [block.plain for it in printed(game, language).sections() for block in it.text]
        print(language, *book, words.source(language, name).replace(chr(10), " "))
"""


def test_nothing_of_ours_is_said_of_the_box_of_somebody_else(mine: Path, tmp_path: Path) -> None:
    """Neither in the book nor anywhere else; and its tiles are paired as printed."""
    faces = tmp_path / "faces.toml"
    faces.write_text(DRAGONS.read_text("utf-8").replace("A1", "Mine"), "utf-8")
    both = {VARIABLE: f"land-vs-sea={mine}{os.pathsep}sea-dragons={faces}"}
    done = run("-c", OWN_BOX, *words.LANGUAGES, **both)
    assert not done.stderr
    told = done.stdout.splitlines()
    assert told[0] == "land-vs-sea True printed"
    assert told[4] == "sea-dragons True "
    ours = "reconstruction", "реконструкц", "33 missions.", "(10 місій)", "1057"
    for line in (told[1:4], told[5:8]):
        for said in line:
            book = said.partition("language_name")[0]  # then come the words of the page
            assert len(book) > 1000
            assert not [word for word in ours if word in book.replace("33 missions, ", "")]
            page = said.partition("language_name")[2]
            assert page.rindex("about_pieces =") > page.index("about_pieces =")  # the later counts
    plain = run("-c", OWN_BOX, "en").stdout.splitlines()
    assert plain[0] == "land-vs-sea False dealt"
    assert "our reconstruction" in plain[1]
    assert "our reconstruction" in plain[3]


CHECKED = """
import random, sys
import isolario
from isolario import words
from isolario.bots import bot
from isolario.contract import check_game, check_rulebook, few_set_ups, speaker
from isolario.core.count import count
from tests.games.written_down import played, written
words.be_loud()
game = isolario.all_games()[sys.argv[1]]
assert game.own_box
check_rulebook(game)
for seed, (seats, options) in enumerate(few_set_ups(game, 3)):
    remembered = {}
    check_game(game, seats, options, seed, looks=5, remembered=remembered, say=speaker(game))
for seed, (seats, options) in enumerate(few_set_ups(game, 2)):
    state, player = game.new(seats, seed, options), bot("greedy", rng=seed)
    while not state.over:
        for seat in state.to_move[:1]:
            state.play(seat, player.choose(state.view(seat), state.recall(seat)))
    assert game.points[0] <= min(state.scores) and max(state.scores) <= game.points[1]
    text = game.write(state)
    assert game.write(game.parse(text)) == text
    state, seen = played(game.name, seats, seed, options)
    assert count(written(state, seen), isolario.all_games()).state.scores == state.scores
print(state.record().json())
"""


@pytest.fixture(scope="module", params=sorted(own_sets.SETS))
def box(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Box:
    """A set that breaks every limit that is only ours; drawn once, and kept beside the file."""
    file = tmp_path_factory.mktemp("box") / "mine.toml"
    file.write_text(own_sets.SETS[request.param](), "utf-8")
    return Box(request.param, file)


class Box(NamedTuple):
    game: str
    file: Path

    def run(self, code: str, *arguments: str) -> list[str]:
        """What a program says that plays with this set."""
        where = {VARIABLE: f"{self.game}={self.file}", "PYTHONPATH": os.pathsep.join(sys.path)}
        done = run("-c", code, self.game, *arguments, **where)
        assert not done.stderr
        return done.stdout.splitlines()


def test_a_game_keeps_the_contract_with_the_pieces_of_others(box: Box) -> None:
    record = "\n".join(box.run(CHECKED))
    with pytest.raises(CorruptRecord, match="other pieces"):
        isolario.load(record)


TAUGHT = """
import sys
import isolario
from isolario import words
from isolario.core.text import Text
from isolario.picture.board import boards, shown
from isolario.table.counting import example
from isolario.teach.book import book_of
from isolario.teach.lesson import lesson_of
from isolario.teach.printed_book import printed
words.be_loud()
game = isolario.all_games()[sys.argv[1]]
examples = [it.example for it in book_of(game).sections() if it.example]
held = sum(it.holds(game) for it in examples)
print(len(examples), held, bool(lesson_of(game)), bool(boards(shown(game))), game.points[1])
print(*game.unlike_ours_names)
for language in words.LANGUAGES:
    book = [block.plain for it in printed(game, language).sections() for block in it.text]
    say = lambda text: words.say(text, language, game.name)
    print(language, say(Text("about_pieces")), say(Text("about_pieces_short")), *book, sep="|")
    assert example(game, say)
"""


def test_what_is_told_of_the_pieces_of_others_is_true_of_them(box: Box) -> None:
    """Examples that no longer hold are left out, and their numbers are those of the box."""
    first, unlike, *told = box.run(TAUGHT)
    examples, held, lesson, drawn, points = first.split()
    assert int(points) >= own_sets.POINTS[box.game]
    other, same = own_sets.UNLIKE[box.game]
    assert {*other.split()} <= {*unlike.split()}
    assert {*same.split()}.isdisjoint(unlike.split())
    assert 0 < int(held) < int(examples)
    assert (lesson, drawn) == ("False", "True")
    for line in told:
        language, about, short, *book = line.replace("\u00a0", " ").split("|")
        own = {"en": "of one’s own", "uk": "з власної коробки", "ru": "из собственной коробки"}
        assert own[language] in about
        assert own[language] in short
        text = " ".join(book)
        assert all(re.search(it, text) for it in own_sets.TOLD[box.game])
        assert not [it for it in own_sets.OURS[box.game] if re.search(it, text)]


DEALT = """
import isolario
from isolario.games.cartographers.pieces import PIECES
states = [isolario.new("cartographers", 1, seed, skills=True) for seed in range(40)]
for name in ("edicts", "skills"):
    print(*sorted({card for state in states for card in getattr(state, name)}))
    print(*sorted(getattr(PIECES, name)))
"""


def test_only_edicts_and_skills_of_the_box_are_dealt(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(own_sets.cartographers(), "utf-8")
    edicts, in_box, skills, skills_in_box = Box("cartographers", file).run(DEALT)
    assert (edicts, skills) == (in_box, skills_in_box)
    assert "cauldrons" not in edicts
    assert "search" not in skills
