"""Recorded games, for scenes and journeys: finished, or after some of their moves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import msgspec

import isolario
from isolario.core.record import Record
from isolario.table.archive import shelved
from isolario.table.holders import holder_of
from isolario.table.messages import Eyes
from isolario.table.replay import Film, film
from isolario.table.store import Kept, SeatRow, TableRow
from tests.paths import RECORDS

NAMES = ("Олена", "Jörg", "Ґанна", "Пётр")
GAMES = {  # of Land vs Sea with its first tiles: tests of the page name some of them
    "foggy": "foggy-island-2-mercenaries-cards-1-coins-chance",
    "maps": "cartographers-3-B-True-ukrainian-2021-sealed",
    "beacon": "beacon-patrol-2-True-False",
    "land": "first-tiles-land-vs-sea-3-usual-False-False-False-silent-dealt",
    "dragons": "sea-dragons-2",
}
OPEN_MAPS = "cartographers-2-B-True-original-2019-open"
EXTRAS = "first-tiles-land-vs-sea-2-all-False-False-False-silent-dealt"
HOME = "http://127.0.0.1"
"""An address that every server answers to."""
DAY = 1_794_700_800
"""15 November 2026."""


@cache
def record_of(name: str) -> Record:
    written = json.loads((RECORDS / f"{name}.json").read_bytes())
    return msgspec.convert(written["record"], Record)


@cache
def seen(table: str, eyes: Eyes) -> Film:
    record = record_of(GAMES[table])
    return film(record, isolario.all_games()[record.game], eyes)


def key(seat: int) -> str:
    """The secret of whoever sits there."""
    return f"key-{seat}-".ljust(43, "x")


def named(seats: Iterable[SeatRow]) -> list[SeatRow]:
    """People with names, each with the `key` of their seat."""
    return [
        replace(seat, name=NAMES[seat.seat], holder=holder_of(key(seat.seat))) for seat in seats
    ]


def finished(table: str, name: str = "") -> Kept:
    kept = shelved(record_of(name or GAMES[table]), DAY)
    return kept._replace(table=replace(kept.table, id=table), seats=named(kept.seats))


def going_on(name: str, moves: int, table: str = "") -> Kept:
    """A game after this many moves, which answered none of the numbers still to come."""
    kept = shelved(record_of(name))
    row = replace(kept.table, id=table or f"{kept.table.game}-{moves}", state="playing", record="")
    log = [replace(entry, answers=-entry.number) for entry in kept.log[:moves]]
    return Kept(row, named(kept.seats), log)


def begun(game: str, *who: str, seed: str = "7", **options: str | bool | int) -> Kept:
    """A table at its beginning, with a person, ``me``, or a bot at each seat."""
    row = TableRow(
        game,
        game,
        isolario.all_games()[game].rules_version,
        options,
        "",
        "",
        False,
        "playing",
        seed,
    )
    people = [SeatRow(seat, "person") for seat, one in enumerate(who) if one == "me"]
    bots = [SeatRow(seat, "bot", bot=one) for seat, one in enumerate(who) if one != "me"]
    return Kept(row, sorted([*named(people), *bots], key=lambda it: it.seat), [])


def waiting() -> Kept:
    """A table at which a seat is free."""
    kept = begun("beacon-patrol", "me", "me")
    row = replace(kept.table, id="waiting", state="waiting", seed="")
    return Kept(row, [kept.seats[0], SeatRow(1, "open")], [])
