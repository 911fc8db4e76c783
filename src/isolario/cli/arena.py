"""What the commands of the arena do: bots play each other, and what came of it is shown."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import isolario
from isolario.cli.commands import screen_for
from isolario.cli.mistakes import Mistake
from isolario.core.text import Text
from isolario.terminal.voice import reader_language
from isolario.words import say

if TYPE_CHECKING:
    from isolario.arena.kind import Kind
    from isolario.arena.match import Match

GAMES = 100
USUAL = ("random", "easy", "greedy", "search:iterations=100")  # players of a ladder
MOST = 1000  # games of a match that goes on until something is known
STOPPED = 130  # as shells say it of Ctrl-C


def match(chosen: argparse.Namespace) -> int:
    from isolario.arena.match import Match
    from isolario.arena.player import read_player

    first, second = read_player(chosen.first), read_player(chosen.second)
    games, until, seed = _how_many(chosen)
    return _play([Match(_kind(chosen), first, second, games, until, seed)], chosen)


def ladder(chosen: argparse.Namespace) -> int:
    from isolario.arena.ladder import matches_of, read_plan
    from isolario.arena.player import read_player

    plan = Path(chosen.game)
    if chosen.game not in isolario.all_games() and plan.is_file():
        if chosen.players or chosen.seats or chosen.option or chosen.games or chosen.until:
            raise Mistake("a plan says who plays what and how often; leave that out")
        return _play(read_plan(plan), chosen)
    kind = _kind(chosen)
    players = [read_player(text) for text in chosen.players or USUAL]
    games, until, seed = _how_many(chosen)
    return _play(matches_of(kind, players, games, until, seed, chosen.against), chosen)


def _how_many(chosen: argparse.Namespace) -> tuple[int, float, str]:
    usual = MOST if chosen.until else GAMES
    return chosen.games or usual, chosen.until, chosen.seed


def _kind(chosen: argparse.Namespace) -> Kind:
    from isolario.arena.kind import kind_of
    from isolario.terminal.shelf import read_typed

    game = isolario.all_games()[chosen.game]
    return kind_of(game.name, chosen.seats, read_typed(game, chosen.option))


def _play(matches: list[Match], chosen: argparse.Namespace) -> int:
    from isolario.arena.crew import crew
    from isolario.arena.match import play_matches
    from isolario.arena.progress import progress
    from isolario.arena.summary import tell

    if chosen.ray and chosen.processes:
        raise Mistake("--ray and --processes: a cluster knows how many processors it has")
    speak = _speaker(chosen)
    try:
        with crew(chosen.processes, chosen.ray) as players, progress(speak) as watcher:
            meetings = play_matches(matches, chosen.out, players, watcher)
    except KeyboardInterrupt:
        print(speak(Text("arena_stopped")))
        return STOPPED
    screen = screen_for(chosen.plain)
    for title, sheet in tell(meetings, chosen.language or reader_language()):
        screen.table(f"{title}: {sheet.title}", sheet.heads, sheet.rows)
    screen.say(speak(Text("arena_kept", {"folder": str(chosen.out)})))
    return 0


def report(chosen: argparse.Namespace) -> int:
    from isolario.arena.book import read_books
    from isolario.arena.markdown import markdown
    from isolario.arena.report import report

    language = chosen.language or reader_language()
    books = read_books(chosen.results)
    write = markdown if chosen.out.suffix == ".md" else report
    chosen.out.write_text(write(books, language), "utf-8")
    print(f"Isolario: {chosen.out}")
    return 0


def _speaker(chosen: argparse.Namespace) -> Callable[[Text], str]:
    language = chosen.language or reader_language()
    return lambda text: say(text, language)
