"""What the commands do. Each loads what it needs by itself, so that none waits for the others'."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path

import isolario
from isolario.cli.mistakes import LONGEST, Mistake
from isolario.core.errors import CorruptRecord, UnknownOption
from isolario.core.game import Game, State
from isolario.core.notation import whole_number
from isolario.core.options import read_options
from isolario.core.record import Record
from isolario.core.text import Text, shorten
from isolario.table.messages import Eyes
from isolario.terminal.screen import Left, Plain, Screen
from isolario.terminal.voice import Voice, reader_language

SERVED = (
    "host",
    "port",
    "store",
    "public_url",
    "behind_proxy",
    "forget",
    "notes",
)  # what can be said of a table for browsers


def screen_for(plain: bool) -> Screen:
    """Boxes and colours, unless somebody wants plain lines."""
    if plain:
        return Plain()
    from isolario.terminal.colours import Coloured

    return Coloured()


def play(chosen: argparse.Namespace) -> int:
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
    screen = screen_for(chosen.plain)
    try:
        Table(state, seated, voice, screen, reasons=not chosen.no_reasons).run()
    except (Left, KeyboardInterrupt):
        screen.say()
    if chosen.record is not None:
        save(state, chosen.record)
        screen.say(voice.say("terminal_saved", file=str(chosen.record)), "good")
    screen.say(voice.say("terminal_bye"))
    return 0


def today(chosen: argparse.Namespace) -> int:
    from isolario.terminal.today import chart_for, check_chart, play_chart, watch_chart
    from isolario.terminal.tries import Tries

    language, screen = chosen.language or reader_language(), screen_for(chosen.plain)
    if chosen.check is not None:
        return 0 if check_chart(chosen.check, language, screen) else 1
    if chosen.watch is not None:
        watch_chart(chosen.watch, language, screen)
        return 0
    tries = Tries(chosen.kept or _tries())
    chart = chart_for(chosen.date)
    play_chart(chart, tries, language, screen, chosen.again, not chosen.no_bots)
    screen.say(Voice(language).say("terminal_bye"))
    return 0


def _tries() -> Path:
    from isolario.server.places import usual_place

    return usual_place().with_name("charts.json")


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


def replay(chosen: argparse.Namespace) -> int:
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
    tell_again(record, seat, voice, screen_for(chosen.plain), chosen.step)
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


def poster(chosen: argparse.Namespace) -> int:
    from isolario.server.making import drawn
    from isolario.table.messages import SeatCard, TableCard

    record, state = _good(chosen.file)
    names = [name.strip() for name in chosen.names.split(",")] if chosen.names else []
    if len(names) > record.seats:
        raise Mistake(f"{len(names)} names for {record.seats} seats")
    names += [""] * (record.seats - len(names))
    seats = tuple(SeatCard(seat, "person", name) for seat, name in enumerate(names))
    card = TableCard("", record.game, record.options, seats, "over", "", "chosen", record.rules)
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


def verify(chosen: argparse.Namespace) -> int:
    from isolario.terminal.check import read_witness, verify

    voice = Voice(chosen.language or reader_language())
    witness = None
    if chosen.commitment or chosen.part:
        witness = read_witness(chosen.commitment, chosen.part)
        if witness is None or len(chosen.files) > 1:
            raise Mistake("say --commitment HEX --part SEAT=HEX, both, of one file")
    bad = 0
    for file in chosen.files:
        verdict = verify(file.read_bytes(), witness)
        bad += not verdict.good
        if verdict.record is not None and not verdict.problem:
            said = voice.say("verify_good", n=len(verdict.record.moves))
        else:
            said = voice.say("verify_bad", why=shorten(" ".join(verdict.problem.split()), LONGEST))
        print(f"{file}: {said}")
        if verdict.seed is not None:
            added = ", ".join(str(seat + 1) for seat in verdict.added)
            print(f"{file}: {voice.say(f'verify_seed_{verdict.seed}', seats=added)}")
    return 1 if bad else 0


def bench(chosen: argparse.Namespace) -> int:
    from isolario.terminal import bench
    from isolario.terminal.figures import QUICK

    shelf = isolario.all_games()
    games = [shelf[chosen.game]] if chosen.game else list(shelf.values())
    if (chosen.option or chosen.seats) and not chosen.game:
        raise Mistake("options and seats belong to a game: isolario bench GAME --option …")
    screen = screen_for(chosen.plain)
    screen.say(f"{bench.python()}; {bench.machine()}; processor time")
    results = []
    for game in games:
        for seats, options in _to_measure(game, chosen):
            effort = QUICK if chosen.quick else None
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


def check(chosen: argparse.Namespace) -> int:
    from isolario.terminal.contract import game_at, keeps_contract

    voice = Voice(chosen.language or reader_language())
    tell = partial(print, flush=True)  # the next part may take a while
    return 0 if keeps_contract(game_at(chosen.game), chosen.games, voice, tell) else 1


def games(chosen: argparse.Namespace) -> int:
    from isolario.terminal.shelf import list_games, tell_games

    language, screen = chosen.language or reader_language(), screen_for(chosen.plain)
    shelf = isolario.all_games()
    if chosen.game or chosen.all:
        games = list(shelf.values()) if chosen.all else [shelf[name] for name in chosen.game]
        tell_games(games, language, screen)
    else:
        list_games(language, screen)
    return 0


def learn(chosen: argparse.Namespace) -> int:
    from isolario.terminal.learn import learn

    game = isolario.all_games()[chosen.game]
    language = chosen.language or reader_language()
    screen = screen_for(chosen.plain)
    try:
        learn(game, language, screen)
    except (Left, KeyboardInterrupt):
        screen.say()
    screen.say(Voice(language).say("terminal_bye"))
    return 0


def rules(chosen: argparse.Namespace) -> int:
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
    book.tell(game, language, wanted, screen_for(chosen.plain))
    return 0


def count(chosen: argparse.Namespace) -> int:
    from isolario.core.count import CannotCount
    from isolario.table.counting import can_count, counted, example
    from isolario.terminal.report import tell_ending
    from isolario.terminal.seats import PERSON, chairs
    from isolario.words import LANGUAGES, say

    language = chosen.language or reader_language()
    if chosen.table != "-" and not Path(chosen.table).is_file():
        game = isolario.all_games()[chosen.table]
        if not can_count(game):
            raise Mistake(Text("tally_not_this_game").english())
        print(example(game, Voice(language, game.name).say), end="")
        return 0
    text = (
        sys.stdin.read()
        if chosen.table == "-"
        else Path(chosen.table).read_text("utf-8", "replace")
    )
    try:
        state, names, *_ = counted(text, say, LANGUAGES)
    except CannotCount as error:
        said = say(error.text, language, error.game or None)
        raise Mistake(f"{chosen.table}: {said}") from None
    voice = Voice(language, state.game.name)
    terms = [name.id for name in state.game.seat_names(state.seats)]
    seated = chairs([PERSON] * state.seats, terms, names, voice)
    voice.names = tuple(chair.name for chair in seated)
    tell_ending(state, None, voice, screen_for(chosen.plain))
    return 0


def serve(chosen: argparse.Namespace) -> int:
    from isolario.server.start import start

    voice = Voice(reader_language())
    typed = {name: value for name, value in vars(chosen).items() if name in SERVED}
    start(lambda said: print(voice.say(said), flush=True), browser=chosen.browser, **typed)
    return 0
