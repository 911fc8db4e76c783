"""Screens a set of tiles: how games turn out that greedy players play with it.

Land moves first, and land's half of the set is the mirror of sea's: so how much more often land
wins is the advantage of moving first, and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec

from isolario.bots.measured import wilson
from land_vs_sea_games import SOURCES, SPECIAL, Played
from made import between

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "src" / "isolario"
PIECES = Path("games", "land_vs_sea", "pieces.toml")
RESULTS = HERE.parent / "build" / "land-vs-sea"  # not in the repository

BEGIN, END = "<!-- games: made by the tool -->\n", "<!-- end of the games -->\n"


# --- playing ------------------------------------------------------------------------------------


def screen(pieces: str, games: int, processes: int = 2) -> list[Played]:
    """Games number 0 to ``games`` - 1 with a set of tiles, given as the text of its file.

    What has been played is kept in a file named after the set, so that a stopped run goes on where
    it left off; throw that file away after changing the players.
    """
    name = hashlib.sha256(pieces.encode()).hexdigest()[:12]
    kept = RESULTS / f"{name}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    done = {game.seed: game for game in _read(kept)}
    missing = [seed for seed in range(games) if seed not in done]
    if missing:
        with tempfile.TemporaryDirectory() as folder:
            _play(pieces, missing, processes, Path(folder), kept)
        done = {game.seed: game for game in _read(kept)}
    return [done[seed] for seed in range(games)]


def _read(file: Path) -> list[Played]:
    if not file.exists():
        return []
    whole = (line for line in file.read_bytes().split(b"\n")[:-1] if line)
    return [msgspec.json.decode(line, type=Played) for line in whole]


def _play(pieces: str, seeds: Sequence[int], processes: int, folder: Path, kept: Path) -> None:
    """Runs the games in processes of their own, with a copy of isolario that has the set."""
    ignore = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, folder / "isolario", ignore=ignore)
    (folder / "isolario" / PIECES).write_text(pieces, "utf-8")
    script = [sys.executable, str(HERE / "land_vs_sea_games.py")]
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    with kept.open("ab") as out:  # lines are short and written at once, so they do not mix
        running = [
            subprocess.Popen([*script, *map(str, seeds[at::processes])], env=env, stdout=out)
            for at in range(processes)
        ]
        if sum(player.wait() for player in running):
            raise SystemExit("a game broke off")


# --- telling ------------------------------------------------------------------------------------


def report(games: Sequence[Played]) -> str:
    """The results of some games, as tables for the document."""
    land = sum(game.points[0] > game.points[1] for game in games)
    sea = sum(game.points[0] < game.points[1] for game in games)
    low, high = wilson(land, land + sea)
    margins = [game.points[0] - game.points[1] for game in games]
    edge = 1.96 * stdev(margins) / sqrt(len(games))
    sizes = [size for game in games for size in game.sizes]
    special = sum(game.special for game in games)
    share = f"{land / (land + sea):.1%} ({low:.1%} to {high:.1%})"
    rows = [
        ("games, decisions in one", f"{len(games)}, {mean(g.decisions for g in games):.0f}"),
        ("won by land, by sea, shared", f"{land}, {sea}, {len(games) - land - sea}"),
        ("land's share of decided games (95 %)", share),
        ("edge of land, which moves first, in points", f"{mean(margins):+.2f} ± {edge:.2f}"),
        ("points of land, of sea", ", ".join(f"{_each(games, at):.1f}" for at in (0, 1))),
        ("areas completed in a game", f"{len(sizes) / len(games):.1f}"),
        ("tiles in such an area", f"{mean(sizes):.2f}"),
        ("… with 1, 2, 3, 4, 5 or more", _shares(sizes)),
        ("games in which the special tile is laid", f"{special / len(games):.1%}"),
    ]
    lines = ["| what | figure |", "|---|---|", *(f"| {name} | {text} |" for name, text in rows)]
    lines += ["", "| points from | land | sea | share |", "|---|---|---|---|"]
    total = sum(sum(game.points) for game in games)
    for source in dict.fromkeys((*SOURCES.values(), SPECIAL)):
        one, two = (mean(game.sources[source][at] for game in games) for at in (0, 1))
        share = f"{(one + two) * len(games) / total:.0%}"
        lines.append(f"| {source} | {one:.1f} | {two:.1f} | {share} |")
    return "\n".join(lines) + "\n"


def _each(games: Iterable[Played], side: int) -> float:
    return mean(game.points[side] for game in games)


def _shares(sizes: Sequence[int]) -> str:
    counts = [sum(min(size, 5) == many for size in sizes) for many in range(1, 6)]
    return ", ".join(f"{count / len(sizes):.0%}" for count in counts)


def with_games(document: str, games: Sequence[Played]) -> str:
    """The document with its tables of games rewritten."""
    return between(document, BEGIN, END, report(games))
