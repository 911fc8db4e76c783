"""Games that come with other packages: found by their entry points, imported when asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.site import install, run

pytestmark = pytest.mark.process  # as somebody else would have it installed
pytestmark = pytest.mark.process  # Python finds what is installed when it starts

BROKEN = {
    "absent": ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
    "stumbling": ("stumbling:GAME", "ZeroDivisionError: division by zero"),
    "nameless": ("nameless:GAME", "AttributeError: module 'nameless' has no attribute 'GAME'"),
    "number": ("number:GAME", "what it names is not a Game"),
    "misnamed": ("misnamed:GAME", "what it names is called 'beacon-patrol'"),
}
MODULES = {
    "stumbling": "GAME = 1 / 0\n",
    "nameless": "",
    "number": "GAME = 7\n",
    "misnamed": "from isolario.games.beacon_patrol import GAME\n",
}
OURS = ["beacon-patrol", "cartographers", "foggy-island", "land-vs-sea", "sea-dragons"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A package in which nothing works."""
    games = {name: value for name, (value, _) in BROKEN.items()}
    install(tmp_path, "shipwreck", games, **MODULES)
    return tmp_path


def test_names_import_nothing(site: Path) -> None:
    shown = run(
        "-c",
        "import sys, isolario\n"
        "shelf = isolario.all_games()\n"
        "print(*shelf, len(shelf), 'number' in shelf)\n"
        "print([name for name in sys.modules if name.startswith('isolario.games.')\n"
        "       or name in ('stumbling', 'nameless', 'number', 'misnamed')])",
        sees=site,
    )
    names = [*OURS, *sorted(BROKEN)]
    assert shown.stdout == f"{' '.join(names)} {len(names)} True\n[]\n"
    assert shown.stderr == ""


def test_a_page_does_not_look_for_what_nobody_can_install_there(site: Path) -> None:
    shown = run(
        "-c",
        "import sys\n"
        "sys.platform = 'emscripten'\n"
        "import isolario\n"
        "print(*isolario.all_games())\n"
        "print('importlib.metadata' in sys.modules)",
        sees=site,
    )
    assert shown.stdout == f"{' '.join(OURS)}\nFalse\n"


def test_a_broken_game_is_named_and_left_out(site: Path) -> None:
    shown = run(
        "-c",
        "import isolario\n"
        "shelf = isolario.all_games()\n"
        "print(*(game.name for game in shelf.values()))\n"
        "print(*(name for name, _ in shelf.items()))\n"
        "print(*shelf, len(shelf), 'number' in shelf)",
        sees=site,
    )
    names = " ".join(OURS)
    assert shown.stdout == f"{names}\n{names}\n{names} {len(OURS)} False\n"
    lines = shown.stderr.splitlines()
    assert len(lines) == len(BROKEN)  # each is reported once
    for (name, (value, wrong)), line in zip(sorted(BROKEN.items()), lines, strict=True):
        assert line == f"the game {name!r} ({value} of shipwreck) cannot be used: {wrong}"


@pytest.mark.parametrize("name", BROKEN)
def test_who_asks_for_a_broken_game_is_told_what_is_wrong(site: Path, name: str) -> None:
    told = run("-m", "isolario.cli", "play", name, sees=site)
    assert told.returncode == 2
    value, wrong = BROKEN[name]
    said = f"isolario: the game {name!r} ({value} of shipwreck) cannot be used: {wrong}\n"
    assert told.stderr == said


def test_the_others_can_be_listed_and_played(site: Path) -> None:
    listed = run("-m", "isolario.cli", "games", "--plain", "--language", "en", sees=site)
    assert listed.returncode == 0
    assert "Foggy Island (foggy-island)" in listed.stdout
    assert "(number)" not in listed.stdout
    played = run("-c", "import isolario; print(isolario.new('foggy-island', seed=7))", sees=site)
    assert played.stderr == ""


@pytest.mark.parametrize("name", ["foggy-island", "Foggy Island"])
def test_a_name_of_ours_is_taken(tmp_path: Path, name: str) -> None:
    install(tmp_path, "copycat", {name: "copycat:GAME"})
    told = run("-m", "isolario.cli", "games", sees=tmp_path)
    assert told.returncode == 2
    assert told.stderr == (
        "isolario: two games are called 'foggy-island': isolario.games.foggy_island "
        "and copycat:GAME of copycat\n"
    )


def test_two_packages_cannot_share_a_name(tmp_path: Path) -> None:
    for package in ("one", "other"):
        install(tmp_path, package, {"atlantis": f"{package}:GAME"})
    told = run("-m", "isolario.cli", "games", sees=tmp_path)
    assert told.returncode == 2
    assert "'atlantis': one:GAME of one and other:GAME of other" in told.stderr
