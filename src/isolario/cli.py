"""The command ``isolario``: play, learn, replay, poster, verify, bench, check, games, rules, serve;
by itself it opens the table in the browser.

A mistake on the command line is answered with one line and exit code 2; a bad record gives 1.
"""

from __future__ import annotations

import argparse
import io
import os
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import NoReturn

import isolario
from isolario.bots import bots
from isolario.core.errors import CorruptRecord, IsolarioError, UnknownOption
from isolario.core.game import Game, State
from isolario.core.notation import whole_number
from isolario.core.options import read_options
from isolario.core.record import Record
from isolario.table.messages import Eyes
from isolario.terminal.screen import Left, Plain, Screen
from isolario.terminal.voice import Voice, reader_language
from isolario.words import LANGUAGES

USER_ERROR = 2
GAMES = 3  # that `isolario check` plays of each set-up
LONGEST = 400  # characters of a line that says what is wrong
_SERVED = ("host", "port", "store", "public_url")  # what can be said of a table for browsers


class Mistake(IsolarioError):
    """Something on the command line that makes no sense."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    _never_choke()
    try:
        chosen = _parser().parse_args(argv)
        _put_pieces(getattr(chosen, "pieces", ()))
        do: Callable[[argparse.Namespace], int] = chosen.do
        if do is not _serve and (lost := [name for name in _SERVED if name in chosen]):
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
        print(f"isolario: {_one_line(error)}", file=sys.stderr)
        return USER_ERROR


def _put_pieces(typed: Sequence[str]) -> None:
    for entry in typed:
        game, equals, file = entry.partition("=")
        if not equals:
            raise Mistake(f"--pieces {entry}: say which game, as in land-vs-sea={entry}")
        isolario.use_pieces(game, file)


def shorten(line: str, most: int) -> str:
    """A line that is not too long to read: a file may hold anything.

    >>> shorten("all the islands of the archipelago", 20)
    'all the islands of…'
    """
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def _never_choke() -> None:
    """A letter that a terminal cannot show, or a broken one that is typed, never ends a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return shorten(" ".join(str(error).split()), LONGEST)


# --- what can be typed --------------------------------------------------------------------------


def _parser() -> Parser:
    parser = Parser(
        prog="isolario",
        description="Map-making board games. Without a command: opens the table in the browser.",
    )
    parser.add_argument("--version", action="version", version=f"isolario {isolario.__version__}")
    _table_words(parser)
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="do not open a browser"
    )
    parser.set_defaults(do=_serve)
    parts = parser.add_subparsers(metavar="command", parser_class=Parser)
    for add in (
        _play_words,
        _learn_words,
        _replay_words,
        _poster_words,
        _verify_words,
        _bench_words,
        _check_words,
        _games_words,
        _rules_words,
        _serve_words,
    ):
        add(parts)
    return parser


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
        help="play a game with the pieces of your own box (docs: the tiles of Land vs Sea)",
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
    part.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record there at the end"
    )
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=_play)


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
    part.set_defaults(do=_replay)


def _poster_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("poster", help="draw the map of a recorded game, to hang it up")
    part.add_argument("file", type=Path)
    part.add_argument("--names", default="", metavar="NAME,…", help="the players' names, by seat")
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    part.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write it (default: beside the record)"
    )
    _pieces_words(part)
    part.set_defaults(do=_poster)


def _verify_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("verify", help="check that records are good")
    part.add_argument("files", type=Path, nargs="+", metavar="file")
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    _pieces_words(part)
    part.set_defaults(do=_verify)


def _bench_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("bench", help="measure how fast the games are")
    part.add_argument("game", nargs="?", help="one game only")
    part.add_argument("--seats", type=int, metavar="N", help="so many players")
    _option_words(part)
    part.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    part.add_argument("--quick", action="store_true", help="barely measures: does it run at all?")
    part.add_argument("--plain", action="store_true", help="no colours, no boxes")
    _pieces_words(part)
    part.set_defaults(do=_bench)


def _check_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("check", help="put a game of your own through the contract")
    part.add_argument("game", help="its name, or where it is: PACKAGE, MODULE:GAME")
    part.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help="how many of each set-up"
    )
    part.add_argument("--language", choices=LANGUAGES, help="the language to write")
    _pieces_words(part)
    part.set_defaults(do=_check)


def _games_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("games", help="the games and their options")
    part.add_argument("game", nargs="*", help="what can be chosen in this one")
    part.add_argument("--all", action="store_true", help="what can be chosen in any of them")
    _reader_words(part)
    _pieces_words(part)
    part.set_defaults(do=_games)


def _learn_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("learn", help="learn a game in four minutes, by playing")
    part.add_argument("game", help="its name (see: isolario games)")
    _reader_words(part)
    part.set_defaults(do=_learn)


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
    part.set_defaults(do=_rules)


def _serve_words(parts: Parts[Parser]) -> None:
    part = parts.add_parser("serve", help="open a table for browsers")
    _table_words(part)
    part.add_argument(
        "--open", dest="browser", action="store_true", help="open a browser here as well"
    )


def _table_words(part: argparse.ArgumentParser) -> None:
    """What can be said with and without a command; where it is not said, nothing is set."""
    part.add_argument(
        "--host",
        default=argparse.SUPPRESS,
        help="where to listen (default: this machine only; 0.0.0.0: everywhere)",
    )
    part.add_argument(
        "--port",
        type=_port,
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
        type=_public_url,
        default=argparse.SUPPRESS,
        metavar="URL",
        help="where browsers find the table, if a proxy stands in between",
    )
    _pieces_words(part)


def _port(typed: str) -> int:
    from isolario.server.door import port_number

    try:
        return port_number(typed)
    except ValueError:
        reason = f"{shorten(typed, 40)!r} is no port: a number from 0 to 65535 is"
        raise argparse.ArgumentTypeError(reason) from None


def _public_url(typed: str) -> str:
    from isolario.server.door import public_url

    try:
        return public_url(typed)
    except ValueError:
        reason = f"{shorten(typed, 60)!r} is no address such as https://maps.example"
        raise argparse.ArgumentTypeError(reason) from None


# --- doing it -----------------------------------------------------------------------------------


def _screen(plain: bool) -> Screen:
    if plain:
        return Plain()
    from isolario.terminal.colours import Coloured

    return Coloured()


def _play(chosen: argparse.Namespace) -> int:
    from isolario.terminal.commands import save
    from isolario.terminal.seats import PERSON, chairs, who_sits
    from isolario.terminal.table import Table

    language = chosen.language or reader_language()
    state = _state_to_play(chosen)
    voice = Voice(language, state.game.name)
    terms = [name.id for name in state.game.seat_names(state.seats)]
    names = [name.strip() for name in chosen.names.split(",")] if chosen.names else []
    draw = random.Random(chosen.seed) if state.game.drawn and not names else None
    sitting = who_sits(state.seats, terms, chosen.bots, chosen.seat, draw)
    if sitting.count(PERSON) > 1 and chosen.game in isolario.all_games():
        state = _state_to_play(chosen, state.game.options.at_one_screen())
    seated = chairs(sitting, terms, names, voice, chosen.seed)
    voice.names = tuple(chair.name for chair in seated)
    screen = _screen(chosen.plain)
    try:
        Table(state, seated, voice, screen).run()
    except (Left, KeyboardInterrupt):
        screen.say()
    if chosen.record is not None:
        save(state, chosen.record)
        screen.say(voice.say("terminal_saved", file=str(chosen.record)), "good")
    screen.say(voice.say("terminal_bye"))
    return 0


def _state_to_play(chosen: argparse.Namespace, usual: Mapping[str, object] | None = None) -> State:
    """A saved game, or a new one; ``usual`` has the options where nothing was typed."""
    from isolario.terminal.shelf import read_typed

    file = Path(chosen.game)
    if chosen.game not in isolario.all_games() and file.is_file():
        if chosen.option or chosen.seats or chosen.seed:
            raise Mistake("a saved game has its options, seats and seed already")
        return isolario.load(_record(file))
    game = isolario.all_games()[chosen.game]
    try:
        typed = read_typed(game, chosen.option)
        return game.new(chosen.seats, chosen.seed, {**(usual or {}), **typed})
    except ValueError as error:  # not a valid seed
        raise Mistake(str(error)) from None


def _record(file: Path) -> Record:
    from isolario.terminal.check import record_in

    try:
        return record_in(file.read_bytes())
    except CorruptRecord as error:
        raise CorruptRecord(f"{file}: {error}") from None


def _replay(chosen: argparse.Namespace) -> int:
    from isolario.terminal.again import tell_again
    from isolario.terminal.seats import PERSON, chairs

    record, state = _good(chosen.file)
    terms = [name.id for name in state.game.seat_names(state.seats)]
    if chosen.browser:
        everything = chosen.seat.lower() == "open"
        return _replay_in_browser(
            chosen.file, record, "open" if everything else _viewer(chosen.seat, record.seats, terms)
        )
    voice = Voice(chosen.language or reader_language(), record.game)
    seated = chairs([PERSON] * record.seats, terms, (), voice)
    voice.names = tuple(chair.name for chair in seated)
    seat = _viewer(chosen.seat, record.seats, terms)
    tell_again(record, seat, voice, _screen(chosen.plain), chosen.step)
    return 0


def _replay_in_browser(file: Path, record: Record, eyes: Eyes) -> int:
    from isolario.server.show import show
    from isolario.server.start import browse

    voice = Voice(reader_language())

    def tell(address: str) -> None:
        print(voice.say("serve_address", address=address), flush=True)
        browse(address)

    show(record, file.stat().st_mtime, eyes, tell)
    return 0


def _poster(chosen: argparse.Namespace) -> int:
    from isolario.server.keepsakes import drawn
    from isolario.table.messages import SeatCard, TableCard

    record, state = _good(chosen.file)
    names = [name.strip() for name in chosen.names.split(",")] if chosen.names else []
    if len(names) > record.seats:
        raise Mistake(f"{len(names)} names for {record.seats} seats")
    names += [""] * (record.seats - len(names))
    seats = tuple(SeatCard(seat, "person", name) for seat, name in enumerate(names))
    card = TableCard("", record.game, record.options, seats, "over", "", False)
    day = date.fromtimestamp(chosen.file.stat().st_mtime).isoformat()
    language = chosen.language or reader_language()
    out: Path = chosen.out or chosen.file.with_suffix(".svg")
    out.write_text(drawn(state, card, day, language), "utf-8")
    print(f"Isolario: {out}")
    return 0


def _good(file: Path) -> tuple[Record, State]:
    """A record and the game that it holds, every move by the rules."""
    record = _record(file)
    try:
        return record, isolario.load(record)
    except CorruptRecord as error:
        raise CorruptRecord(f"{file}: {error}") from None


def _viewer(name: str, seats: int, terms: Sequence[str]) -> int | None:
    if name.lower() == "spectator":
        return None
    if name.lower() in terms:
        return terms.index(name.lower())
    number = whole_number(name)
    if number is not None and 0 < number <= seats:
        return number - 1
    known = ", ".join((*map(str, range(1, seats + 1)), *terms, "spectator"))
    raise UnknownOption(f"there is no seat {name!r}; there are: {known}")


def _verify(chosen: argparse.Namespace) -> int:
    from isolario.terminal.check import verify

    voice = Voice(chosen.language or reader_language())
    bad = 0
    for file in chosen.files:
        verdict = verify(file.read_bytes())
        bad += not verdict.good
        if verdict.record is not None and not verdict.problem:
            said = voice.say("verify_good", n=len(verdict.record.moves))
        else:
            said = voice.say("verify_bad", why=shorten(" ".join(verdict.problem.split()), LONGEST))
        print(f"{file}: {said}")
        if verdict.seed is not None:
            print(f"{file}: {voice.say(f'verify_seed_{verdict.seed}')}")
    return 1 if bad else 0


def _bench(chosen: argparse.Namespace) -> int:
    from isolario.terminal import bench

    shelf = isolario.all_games()
    games = [shelf[chosen.game]] if chosen.game else list(shelf.values())
    if (chosen.option or chosen.seats) and not chosen.game:
        raise Mistake("options and seats belong to a game: isolario bench GAME --option …")
    screen = _screen(chosen.plain)
    screen.say(f"{bench.python()}; {bench.machine()}; processor time")
    results = []
    for game in games:
        for seats, options in _to_measure(game, chosen):
            effort = bench.QUICK if chosen.quick else None
            result = bench.measure(game, seats, options, effort)
            bench.tell_result(result, screen)
            results.append(result)
    if chosen.json is not None:
        chosen.json.write_bytes(bench.as_json(results))
    return 0


def _to_measure(game: Game, chosen: argparse.Namespace) -> list[tuple[int, dict[str, object]]]:
    """What was asked for; or all variants, and the usual one solo where there is solo play."""
    from isolario.terminal.shelf import read_typed, variants

    wanted = [read_typed(game, chosen.option)] if chosen.option else variants(game)
    tables = [(chosen.seats or _usual_seats(game, options), options) for options in wanted]
    if 1 in game.seats and not (chosen.seats or chosen.option):
        tables.append((1, wanted[0]))
    return tables


def _usual_seats(game: Game, options: dict[str, object]) -> int:
    return read_options(game.name, game.options, options).default_seats(game.seats)


def _check(chosen: argparse.Namespace) -> int:
    from isolario.terminal.contract import game_at, keeps_contract

    voice = Voice(chosen.language or reader_language())
    tell = partial(print, flush=True)  # the next part may take a while
    return 0 if keeps_contract(game_at(chosen.game), chosen.games, voice, tell) else 1


def _games(chosen: argparse.Namespace) -> int:
    from isolario.terminal.shelf import list_games, tell_games

    language, screen = chosen.language or reader_language(), _screen(chosen.plain)
    shelf = isolario.all_games()
    if chosen.game or chosen.all:
        games = list(shelf.values()) if chosen.all else [shelf[name] for name in chosen.game]
        tell_games(games, language, screen)
    else:
        list_games(language, screen)
    return 0


def _learn(chosen: argparse.Namespace) -> int:
    from isolario.terminal.learn import learn

    game = isolario.all_games()[chosen.game]
    language = chosen.language or reader_language()
    screen = _screen(chosen.plain)
    try:
        learn(game, language, screen)
    except (Left, KeyboardInterrupt):
        screen.say()
    screen.say(Voice(language).say("terminal_bye"))
    return 0


def _rules(chosen: argparse.Namespace) -> int:
    from isolario.terminal import book
    from isolario.terminal.shelf import read_typed

    game = isolario.all_games()[chosen.game]
    language = chosen.language or reader_language()
    if chosen.write is not None:
        for file in book.write(game, language, chosen.write):
            print(file)
        return 0
    agreed = None
    if chosen.option:
        options = read_options(game.name, game.options, read_typed(game, chosen.option))
        agreed = options.in_use(chosen.seats or options.default_seats(game.seats))
    wanted = book.pick(game, language, chosen.clause, chosen.search, agreed, chosen.seats)
    book.tell(game, language, wanted, _screen(chosen.plain))
    return 0


def _serve(chosen: argparse.Namespace) -> int:
    from isolario.server.start import start

    voice = Voice(reader_language())
    typed = {name: value for name, value in vars(chosen).items() if name in _SERVED}
    start(lambda said: print(voice.say(said), flush=True), browser=chosen.browser, **typed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
