"""What can be typed after ``isolario``: its commands, and what each of them takes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import isolario
from isolario.bots import bots
from isolario.cli import arena, commands, pieces, tables, values
from isolario.cli.mistakes import Mistake
from isolario.words import LANGUAGES

PLAYER = (
    f"a bot, perhaps with options: {', '.join(bots())}; search:iterations=200; "
    "greedy@FOLDER is that of another Isolario, whose src folder this is"
)
GAMES = 3  # that `isolario check` plays of each set-up


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    """Reads a command line."""
    whole = Parser(
        prog="isolario",
        description="Map-making board games. Without a command: opens the table in the browser.",
    )
    whole.add_argument("--version", action="version", version=f"isolario {isolario.__version__}")
    _table_words(whole)
    whole.add_argument(
        "--no-browser", dest="browser", action="store_false", help="do not open a browser"
    )
    whole.set_defaults(do=commands.serve)
    parts = whole.add_subparsers(metavar="command", parser_class=Parser)
    for add in (
        _play_words,
        _today_words,
        _learn_words,
        _replay_words,
        _poster_words,
        _verify_words,
        _bench_words,
        _check_words,
        _games_words,
        _rules_words,
        _count_words,
        _own_pieces_words,
        _match_words,
        _ladder_words,
        _report_words,
        _serve_words,
        _tables_words,
    ):
        add(parts)
    return whole


Parts = argparse._SubParsersAction  # argparse has no public name for it


def _reader_words(part: argparse.ArgumentParser) -> None:
    part.add_argument("--language", choices=LANGUAGES, help="the language to read and write")
    part.add_argument("--plain", action="store_true", help="no colours, no boxes: one fact a line")


def _pieces_words(part: argparse.ArgumentParser) -> None:
    part.add_argument(
        "--pieces",
        action="append",
        default=argparse.SUPPRESS,
        metavar="GAME=FILE",
        help="play a game with the pieces of your own box (see: isolario pieces --help)",
    )


def _option_words(part: argparse.ArgumentParser) -> None:
    part.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="see: isolario games GAME",
    )


def _play_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("play", help="play a game, alone, against bots or together")
    part.add_argument(
        "game", help="its name (see: isolario games), or a saved record to go on with"
    )
    part.add_argument("--seats", type=int, metavar="N", help="how many play")
    part.add_argument("--seed", metavar="S", help="a number or a text: the same shuffles again")
    _option_words(part)
    part.add_argument(
        "--bots",
        metavar="NAME,…",
        help=f"the bots of the last seats: {', '.join(bots())}; none: people only "
        "(default: one person, easy bots)",
    )
    part.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=WHO",
        help="who sits there: 2=person, blue=hard",
    )
    part.add_argument("--names", default="", metavar="NAME,…", help="the players' names, by seat")
    part.add_argument("--no-reasons", action="store_true", help="bots do not say why they moved")
    part.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record there at the end"
    )
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=commands.play)


def _today_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("today", help="the chart of the day: one game, the same for everybody")
    part.add_argument("--date", metavar="DAY", help="of another day, such as 2026-11-19")
    part.add_argument("--again", action="store_true", help="another try; the first one counts")
    part.add_argument("--no-bots", action="store_true", help="bots do not play it afterwards")
    part.add_argument("--check", metavar="LINK", help="is somebody's result true? Plays nothing")
    part.add_argument("--watch", metavar="LINK", help="somebody's game, which gives it away")
    part.add_argument(
        "--kept", type=Path, metavar="FILE", help="where tries are kept (default: the user's data)"
    )
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=commands.today)


def _replay_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("replay", help="tell a recorded game again")
    part.add_argument("file", type=Path)
    part.add_argument(
        "--seat",
        default="spectator",
        help="through whose eyes: 1, 2, …, spectator; in a browser also open: everything",
    )
    part.add_argument("--step", action="store_true", help="move by move")
    part.add_argument("--browser", action="store_true", help="in a browser on this machine")
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=commands.replay)


def _poster_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("poster", help="draw the map of a recorded game, to hang it up")
    part.add_argument("file", type=Path)
    part.add_argument("--names", default="", metavar="NAME,…", help="the players' names, by seat")
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    part.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write it (default: beside the record)"
    )
    _pieces_words(part)
    part.set_defaults(do=commands.poster)


def _verify_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("verify", help="check that records are good")
    part.add_argument("files", type=Path, nargs="+", metavar="file")
    part.add_argument(
        "--commitment", default="", metavar="HEX", help="the table's, as seen before sitting down"
    )
    part.add_argument(
        "--part",
        action="append",
        default=[],
        metavar="SEAT=HEX",
        help="what a seat (from 1) added to the seed then; once for each seat",
    )
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    _pieces_words(part)
    part.set_defaults(do=commands.verify)


def _bench_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("bench", help="measure how fast the games are")
    part.add_argument("game", nargs="?", help="one game only")
    part.add_argument("--seats", type=int, metavar="N", help="so many players")
    _option_words(part)
    part.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    part.add_argument("--quick", action="store_true", help="barely measures: does it run at all?")
    part.add_argument("--plain", action="store_true", help="no colours, no boxes")
    _pieces_words(part)
    part.set_defaults(do=commands.bench)


def _check_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("check", help="put a game of your own through the contract")
    part.add_argument("game", help="its name, or where it is: PACKAGE, MODULE:GAME")
    part.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help="how many of each set-up"
    )
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    _pieces_words(part)
    part.set_defaults(do=commands.check)


def _games_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("games", help="the games and their options")
    part.add_argument("game", nargs="*", help="what can be chosen in this one")
    part.add_argument("--all", action="store_true", help="what can be chosen in any of them")
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=commands.games)


def _learn_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("learn", help="learn a game in four minutes, by playing")
    part.add_argument("game", help="its name (see: isolario games)")
    _reader_words(part)
    part.set_defaults(do=commands.learn)


def _rules_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("rules", help="the book of a game: how it is played")
    part.add_argument("game", help="its name (see: isolario games)")
    part.add_argument("--clause", default="", metavar="ID", help="only what explains this rule")
    part.add_argument("--search", default="", metavar="WORDS", help="only where these words are")
    part.add_argument("--seats", type=int, metavar="N", help="only what applies to N players")
    _option_words(part)
    part.add_argument(
        "--write", type=Path, metavar="FOLDER", help="write it there, as Markdown with pictures"
    )
    _reader_words(part)
    part.set_defaults(do=commands.rules)


def _count_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("count", help="count a table where you played without us")
    part.add_argument(
        "table",
        help="a file with what lies there (-: what is typed); or a game: an example to begin from",
    )
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=commands.count)


def _own_pieces_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("pieces", help="put in the pieces of your own box")
    part.add_argument("game", nargs="?", help="write its own file of pieces, to begin from")
    part.add_argument(
        "--check", type=Path, metavar="FILE", help="say what is wrong with a file, by line"
    )
    part.add_argument(
        "--sheet",
        type=Path,
        metavar="FILE",
        help="draw all pieces on a page (with --check: beside the file)",
    )
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    _pieces_words(part)
    part.set_defaults(do=pieces.pieces)


def _match_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("match", help="let two bots play each other, from every chair")
    part.add_argument("game", help="its name (see: isolario games)")
    part.add_argument("first", help=PLAYER)
    part.add_argument("second", help="likewise; with more seats, it takes all the others")
    _arena_words(part)
    part.set_defaults(do=arena.match)


def _ladder_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("ladder", help="let bots play each other, and rate them")
    part.add_argument("game", help="its name (see: isolario games), or a plan: FILE.toml")
    part.add_argument(
        "players", nargs="*", metavar="player", help=f"{PLAYER} (default: {' '.join(arena.USUAL)})"
    )
    part.add_argument(
        "--against", default="", metavar="PLAYER", help="let the others meet only this one"
    )
    _arena_words(part)
    part.set_defaults(do=arena.ladder)


def _arena_words(part: argparse.ArgumentParser) -> None:
    part.add_argument("--seats", type=int, metavar="N", help="how many play")
    _option_words(part)
    part.add_argument(
        "--games",
        type=values.count,
        metavar="N",
        help="of each pair (default: 100; with --until 1000)",
    )
    part.add_argument(
        "--until",
        type=values.points,
        default=0.0,
        metavar="POINTS",
        help="stop when the share of wins is known to ± so many points of a hundred",
    )
    part.add_argument(
        "--seed", default="arena", metavar="S", help="a number or a text: other deals"
    )
    part.add_argument(
        "--processes",
        type=values.count,
        metavar="N",
        help="how many to play in (default: one a core)",
    )
    part.add_argument(
        "--ray", default="", metavar="ADDRESS", help="play on a Ray cluster: auto, local, host:6379"
    )
    part.add_argument(
        "--out",
        type=Path,
        default=Path("arena"),
        metavar="FOLDER",
        help="where results are kept, and looked for (default: arena)",
    )
    _reader_words(part)
    _pieces_words(part)


def _report_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("report", help="draw what came of matches and ladders")
    part.add_argument(
        "results", type=Path, nargs="+", help="files of results, or folders that hold some"
    )
    part.add_argument(
        "-o",
        "--out",
        type=Path,
        default=Path("report.html"),
        metavar="FILE",
        help="a page, or tables if it ends in .md (default: report.html)",
    )
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    part.set_defaults(do=arena.report)


def _serve_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("serve", help="open a table for browsers")
    _table_words(part)
    part.add_argument(
        "--open", dest="browser", action="store_true", help="open a browser here as well"
    )


def _tables_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("tables", help="see, take out and put in the tables of a store")
    kinds = part.add_subparsers(metavar="what", parser_class=Parser, required=True)

    def kind(name: str, about: str, do: Callable[[argparse.Namespace], int]) -> Parser:
        one = kinds.add_parser(name, help=about)
        one.add_argument(
            "--store", dest="place", metavar="PATH|URL", help="which (default: as for serve)"
        )
        one.set_defaults(do=do)
        return one

    kind("list", "a line for each, also beside a running server", tables.show)
    export = kind("export", "into a file, also beside a running server", tables.export)
    export.add_argument("table", nargs="*", help="which (default: all)")
    export.add_argument(
        "-o", "--out", type=Path, required=True, metavar="FILE", help="one that is not there yet"
    )
    put = kind("import", "from a file; stop the server first, unless on PostgreSQL", tables.put)
    put.add_argument("file", type=Path, help="what export wrote")
    gone = kind("delete", "for good; stop the server first, unless on PostgreSQL", tables.delete)
    gone.add_argument("table", nargs="+", help="which")


def _table_words(part: argparse.ArgumentParser) -> None:
    """What can be said with and without a command; where it is not said, nothing is set."""
    part.add_argument(
        "--host",
        default=argparse.SUPPRESS,
        help="where to listen (default: this machine only; 0.0.0.0: everywhere)",
    )
    part.add_argument(
        "--port",
        type=values.port,
        default=argparse.SUPPRESS,
        help="0: any free one (default: 8000; without a command, the next free one)",
    )
    part.add_argument(
        "--store",
        default=argparse.SUPPRESS,
        metavar="PATH|URL",
        help="where tables are kept (default: ISOLARIO_STORE, or the user's data folder)",
    )
    part.add_argument(
        "--public-url",
        type=values.public_url,
        default=argparse.SUPPRESS,
        metavar="URL",
        help="where browsers find the table, if a proxy stands in between",
    )
    part.add_argument(
        "--behind-proxy",
        type=values.proxies,
        default=argparse.SUPPRESS,
        metavar="ADDRESS,…",
        help="whose word to take about where requests come from (X-Forwarded-For): your proxy's",
    )
    part.add_argument(
        "--forget",
        type=values.count,
        default=argparse.SUPPRESS,
        metavar="DAYS",
        help="do away with tables that nobody has touched for so long (default: never)",
    )
    part.add_argument(
        "--notes",
        choices=("text", "json"),
        default=argparse.SUPPRESS,
        help="how warnings and errors are written to standard error (default: text)",
    )
    _pieces_words(part)
