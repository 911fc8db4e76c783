"""``isolario pieces``: a file of pieces to begin from, what is wrong with one, how they all look.

The file of a game is its own, with its comments. One that is checked is read as it would be for a
game, and drawn in a process of its own, in which the game is played with it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import isolario
from isolario.cli.mistakes import Mistake
from isolario.core.errors import BadPieces
from isolario.core.game import Game
from isolario.core.pieces import FILE, VARIABLE, chosen_files, listed_files
from isolario.terminal.voice import Voice, reader_language


def pieces(chosen: argparse.Namespace) -> int:
    if chosen.check is not None:
        return _check(chosen)
    game = named(chosen.game)
    if chosen.sheet is not None:
        chosen.sheet.write_text(_page(game, chosen.language), "utf-8")
        return 0
    print((game.folder / FILE).read_text("utf-8"), end="")
    return 0


def named(name: str | None) -> Game:
    """The game of this name, whose pieces an owner of the box can describe."""
    games = {game.name: game for game in isolario.all_games().values() if game.read_pieces}
    if name is None:
        raise Mistake(f"say of which game: {', '.join(games)}")
    game = isolario.all_games()[name]
    if game.name not in games:
        raise Mistake(f"{game.name} has only its own pieces; others have: {', '.join(games)}")
    return game


def _page(game: Game, language: str | None) -> str:
    from isolario.picture.contact import contact_page

    language = language or reader_language()
    voice = Voice(language, game.name)
    title = voice.say("pieces_sheet_title", game=voice.title)
    return contact_page(game, voice.say, title, language)


def _check(chosen: argparse.Namespace) -> int:
    file: Path = chosen.check
    if not file.is_file():
        raise Mistake(f"{file}: there is no such file")
    voice = Voice(chosen.language or reader_language())
    try:
        game = named(chosen.game) if chosen.game else _whose(file)
        assert game.read_pieces is not None
        game.read_pieces(file)
    except BadPieces as error:
        faults = (error, *error.also)
        for fault in faults:
            line, problem = line_of(file, fault), plainly(fault, file.name)
            message = "pieces_line" if line else "pieces_no_line"
            print(voice.say(message, file=str(file), line=line, problem=problem))
        print(voice.say("pieces_bad", n=len(faults)))
        return 1
    sheet = chosen.sheet or file.with_suffix(".html")
    command = [sys.executable, "-m", "isolario.cli", "pieces", game.name, "--sheet", str(sheet)]
    if chosen.language:
        command += ["--language", chosen.language]
    others = {name: it for name, it in chosen_files().items() if name != game.name}
    files = others | {game.name: str(file.resolve())}
    listed = listed_files(files)
    done = subprocess.run(command, env={**os.environ, VARIABLE: listed}, check=False)
    if done.returncode == 0:
        print(voice.say("pieces_good", file=str(sheet)))
    return done.returncode


def _whose(file: Path) -> Game:
    """The game whose own file says the same kinds of things."""
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        said = {}
    found: list[tuple[int, str]] = []
    for game in isolario.all_games().values():
        if game.read_pieces:
            ours = tomllib.loads((game.folder / FILE).read_text("utf-8"))
            found.append((len(said.keys() & ours.keys()), game.name))
    most = max(found)
    if not most[0]:
        names = ", ".join(name for _, name in sorted(found))
        raise Mistake(f"{file}: say of which game it is: {names}")
    return isolario.all_games()[most[1]]


# --- what is wrong, and where -------------------------------------------------------------------


def line_of(file: Path, fault: BadPieces) -> int:
    """The line of a file on which a piece is described, or 0."""
    if told := re.search(r"at line (\d+)", fault.problem):
        return int(told[1])
    *_, name = fault.piece.split() or [""]
    if not name or name == file.name:
        return 0
    this = re.escape(name)
    begins = re.compile(
        rf"""^\s*(\[+([\w.]*\.)?{this}\]|"?{this}"?\s*=|.*\b(id|name)\s*=\s*"{this}")|"{this}\""""
    )
    lines = file.read_text("utf-8").splitlines()
    found = [
        (it.start(1) < 0, at) for at, text in enumerate(lines, 1) if (it := begins.search(text))
    ]
    return min(found)[1] if found else 0


_PLAIN = (
    (r"Object missing required field `(\w+)`", r"\1 is missing"),
    (r"Object contains unknown field `(\w+)`", r"there is nothing called \1 here"),
    (r"Expected `int` >= (\d+)", r"it is a number of \1 or more"),
    (r"Expected `int` <= (\d+)", r"it is a number of \1 or less"),
    (r"Expected `array` of length (\d+)(?:, got \d+)?", r"it is a list of \1"),
    (r"Invalid enum value ('[^']*')", r"\1 is none of the words that are known here"),
    (r"Expected `int`, got `\w+`", "it is a whole number"),
    (r"Expected `str`, got `\w+`", 'it is a text, in "quotes"'),
    (r"Expected `bool`, got `\w+`", "it is true or false"),
    (r"Expected `array`, got `\w+`", "it is a list, in [brackets]"),
    (r"Expected `object`, got `\w+`", "it is a table, as in [head.NAME]"),
    (r" \(at (line \d+, column \d+|end of document)\)", r""),
)


def plainly(fault: BadPieces, file: str) -> str:
    """What is wrong with a piece, without the words of the program that reads it.

    >>> plainly(BadPieces("card 4L", "Expected `int` >= 1 - at `$.count`"), "mine.toml")
    'card 4L, count: it is a number of 1 or more'
    """
    problem, _, path = fault.problem.partition(" - at `$")
    for said, plain in _PLAIN:
        problem = re.sub(said, plain, problem)
    where = [part for part in re.findall(r"\w+", path) if not part.isdigit()]
    piece = "" if fault.piece == file else fault.piece
    named = ", ".join(part for part in (piece, *where) if part)
    return f"{named}: {problem}" if named else problem
