"""The command ``isolario``: play, learn, replay, poster, verify, bench, check, games, rules, count,
match, ladder, report, serve, tables; by itself it opens the table in the browser.

A mistake on the command line is answered with one line and exit code 2; a bad record gives 1.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence

import isolario
from isolario.cli import commands
from isolario.cli.mistakes import Mistake, one_line
from isolario.cli.typed import parser
from isolario.core.errors import IsolarioError
from isolario.core.pieces import chosen_files
from isolario.terminal.screen import Left

USER_ERROR = 2
GAME_AND_FILE = "land-vs-sea=my_tiles.toml"  # how pieces are named


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    _never_choke()
    try:
        chosen = parser().parse_args(argv)
        _put_pieces(getattr(chosen, "pieces", ()))
        do: Callable[[argparse.Namespace], int] = chosen.do
        if do is not commands.serve and (
            lost := [name for name in commands.SERVED if name in chosen]
        ):
            raise Mistake(
                f"--{lost[0].replace('_', '-')} belongs to isolario alone, or to isolario serve"
            )
        code = do(chosen)
        sys.stdout.flush()
        return code
    except Left:
        return 0
    except KeyboardInterrupt:
        print()
        return 0
    except BrokenPipeError:  # the reader has seen enough: | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (IsolarioError, OSError) as error:
        print(f"isolario: {one_line(error)}", file=sys.stderr)
        return USER_ERROR


def _put_pieces(typed: Sequence[str]) -> None:
    games = isolario.all_games()
    for entry in typed:
        game, _, file = entry.partition("=")
        if not file:
            raise Mistake(f"--pieces {entry}: say which game and file, as in {GAME_AND_FILE}")
        if game not in {*games}:
            raise Mistake(f"--pieces: there is no game {game!r}; there are: {', '.join(games)}")
        isolario.use_pieces(game, file)
    for game in chosen_files().keys() & {*games}:
        games.usable(game)  # what is wrong with its pieces is told before anything begins


def _never_choke() -> None:
    """A letter that a terminal cannot show, or a broken one that is typed, never ends a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
