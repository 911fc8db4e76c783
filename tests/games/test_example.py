"""The example is a real package from outside: installed by pip, played by everything that plays."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import isolario
from isolario.contract import ContractBroken
from isolario.terminal import contract
from isolario.terminal.voice import Voice
from tests.games.site import install, install_example, run
from tests.paths import EXAMPLES
from tests.soaking import SOAK

pytestmark = pytest.mark.process  # as somebody else would have it installed
SKERRIES = EXAMPLES / "skerries"
LINES = 275  # of Python, not counting words and drawings
PLAYED_BY = (
    "tests/adapters",
    "tests/bots/test_bots.py",
    "tests/server/test_server.py",
    "tests/server/test_refuses.py",
    "tests/terminal/test_picture.py",
    "tests/terminal/test_play.py",
    "tests/terminal/test_replay.py",
    "tests/terminal/test_verify.py",
)
TILES = """
from dataclasses import replace
from pathlib import Path
from isolario.core.pieces import fingerprint, pieces_of
from skerries import GAME as base
from skerries.rules import SkerriesState
FOLDER = Path(__file__).parent
SOURCE = pieces_of("tiles", FOLDER)
class Tiles(SkerriesState):
    pass
GAME = replace(base, name="tiles", state_type=Tiles, pieces=fingerprint(SOURCE, FOLDER))
"""
LEAKY = """
from __future__ import annotations
from dataclasses import replace
from isolario.core.fields import each, public
from skerries import GAME as base
from skerries.rules import CARDS, SkerriesState
class Leaky(SkerriesState):
    hands: list[tuple[int, ...]] = public(each(()), pool=CARDS)
GAME = replace(base, name="leaky", seats=(2,), state_type=Leaky, folder=base.folder)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    folder = tmp_path_factory.mktemp("site")
    install_example(folder / "example")
    return folder


@pytest.fixture(scope="module")
def variants(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with two games made from it: one with pieces of its own, one for two that gives
    away everybody's hand."""
    folder = tmp_path_factory.mktemp("variants")
    shutil.copytree(site, folder, dirs_exist_ok=True)
    install(folder, "tiles", {"tiles": "tiles:GAME"}, tiles=TILES)
    install(folder, "leaky", {"leaky": "leaky:GAME"}, leaky=LEAKY)
    return folder


def test_it_is_small() -> None:
    files = (SKERRIES / "src" / "skerries").glob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= LINES


@pytest.mark.soak
@pytest.mark.process
def test_its_own_tests_pass(site: Path) -> None:
    """As its author runs them, from its own folder; in a short run with only one of the whole games
    of the contract: `test_it_can_be_checked` plays one with each number of people."""
    some = () if SOAK else ("-k", "not game- or game-2-0")
    done = run("-m", "pytest", "-q", str(SKERRIES), "-p", "no:cacheprovider", *some, sees=site)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 10


@pytest.mark.process
def test_terminal_server_bots_and_adapters_play_it(site: Path) -> None:
    """Our own tests, which take every game there is, take this one too."""
    done = run("-m", "pytest", "-q", "-k", "skerries", *PLAYED_BY, sees=site)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 20


@pytest.mark.process
def test_pieces_of_your_own(variants: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("")
    script = (
        "import isolario\n"
        f"isolario.use_pieces('tiles', {str(mine)!r})\n"
        "print(isolario.all_games()['tiles'].pieces != '')\n"
        f"isolario.use_pieces('tiles', {str(mine)!r})"
    )
    done = run("-c", script, sees=variants)
    assert done.stdout == "True\n"
    assert done.stderr.endswith("NotAllowed: tiles has already begun with other pieces\n")


@pytest.mark.process
def test_it_can_be_checked(site: Path) -> None:
    command = ("-m", "isolario.cli", "check", "skerries:GAME")
    done = run(*command, "--games", "1", "--language", "en", sees=site)
    assert done.returncode == 0, done.stdout
    *parts, result = done.stdout.splitlines()
    assert parts[0] == "installed: kept"
    assert len(parts) == 15
    assert result == "skerries: 15 of 15\u00a0parts of the contract kept"


@pytest.mark.parametrize(
    ("language", "kept", "broken", "again", "result"),
    [
        ("en", "kept", "broken", "broken again", "1 of 3\u00a0parts of the contract kept"),
        ("uk", "виконано", "порушено", "знову порушено", "виконано 1 з 3\u00a0частин контракту"),
        (
            "ru",
            "соблюдено",
            "нарушено",
            "снова нарушено",
            "соблюдено 1 из 3\u00a0частей контракта",
        ),
    ],
)
def test_what_a_check_says(
    monkeypatch: pytest.MonkeyPatch, language: str, kept: str, broken: str, again: str, result: str
) -> None:
    def breach() -> None:
        raise ContractBroken("words", "no message 'log'")

    def more() -> None:
        also = ContractBroken("games_end", "it goes on", "decision 9")
        raise ContractBroken("words", "no message 'score'", also=(also,))

    parts = {"installed": lambda: None, "words": breach, "game": more}
    monkeypatch.setattr(contract, "examination", lambda game, games: parts)
    lines: list[str] = []
    game = isolario.all_games()["beacon-patrol"]
    assert not contract.keeps_contract(game, 1, Voice(language), lines.append)
    assert lines == [
        f"installed: {kept}",
        f"words: {broken}: words: no message 'log'",
        f"game: {broken}: games_end: it goes on (decision 9)",
        f"game: {again}: words",
        f"beacon-patrol: {result}",
    ]


@pytest.mark.process
def test_what_is_broken_is_named(variants: Path) -> None:
    command = ("-m", "isolario.cli", "check", "leaky")
    done = run(*command, "--games", "1", "--language", "en", sees=variants)
    assert done.returncode == 1
    broken = [line for line in done.stdout.splitlines() if ": broken: " in line]
    assert any(line.startswith("words: broken: words: MissingMessage") for line in broken)
    assert any("sees more" in line or "tells" in line or "secret" in line for line in broken)
    kept, parts = map(int, re.findall(r"leaky: (\d+) of (\d+)\u00a0parts", done.stdout)[0])
    assert 0 < kept < parts


@pytest.mark.process
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("atlantis", "there is no game and no module 'atlantis'; the games are: beacon-patrol"),
        ("skerries.moves", "skerries.moves has no Game: write MODULE:NAME"),
        ("tiles:SOURCE", "tiles:SOURCE has no Game: write MODULE:NAME"),
    ],
)
def test_what_is_no_game(variants: Path, typed: str, said: str) -> None:
    done = run("-m", "isolario.cli", "check", typed, sees=variants)
    assert done.returncode == 2
    assert done.stderr.startswith(f"isolario: {said}")
