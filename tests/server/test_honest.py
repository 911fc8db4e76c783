"""A server that cheats at the shuffle is found out by those who noted what they saw and gave."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import isolario
from isolario.cli import main
from isolario.table.holders import fresh
from isolario.table.seeds import Parts, Published, SeatPart, Terms, Witness, check, commitment, mix
from tests.server.page import Server, bearer, server_here
from tests.server.truth import published

PART = "5a" * 16

Row = dict[str, Any]
Cheat = Callable[[Row], tuple[Row, str]]
"""What a server writes over a table once it has been dealt, and over the part of its player."""


def _seed(row: Row, server: str, *parts: SeatPart) -> str:
    rules = isolario.all_games()[row["game"]].rules_version
    terms = Terms(row["game"], json.loads(row["options"]), rules, 1)
    return mix(Parts(server, parts, ""), terms)


def grinds(row: Row) -> tuple[Row, str]:
    """Tries parts of its own until it likes the seed, and says that it had committed to that."""
    for number in range(10_000):
        server = f"{number:064x}"
        seed = _seed(row, server, SeatPart(0, PART))
        if seed.startswith("00"):  # as rare as a good first hand
            return {"server_part": server, "commitment": commitment(server), "seed": seed}, PART
    raise AssertionError


def swaps(row: Row) -> tuple[Row, str]:
    part = "a5" * 16
    return {"seed": _seed(row, row["server_part"], SeatPart(0, part))}, part


def drops(row: Row) -> tuple[Row, str]:
    return {"seed": _seed(row, row["server_part"])}, ""


def chooses(row: Row) -> tuple[Row, str]:
    return {"seed": "7", "verifiable": False}, PART


def forgets(row: Row) -> tuple[Row, str]:
    """Deals from another seed than it says in the end."""
    return {"seed": "00" * 32}, PART


CHEATS: dict[Cheat, tuple[str, str]] = {  # what a file tells by itself, and what a witness finds
    grinds: ("fits", "other_commitment"),
    swaps: ("fits", "other_part"),
    drops: ("server", "other_part"),
    chooses: ("none", "none"),
    forgets: ("bad", "bad"),
}


def _cheat(store: Path, table: str, cheat: Cheat) -> None:
    with closing(sqlite3.connect(store)) as base, base:
        base.row_factory = sqlite3.Row
        row = dict(base.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())
        written, part = cheat(row)
        for name, value in written.items():
            base.execute(f"UPDATE tables SET {name} = ? WHERE id = ?", (value, table))
        base.execute("UPDATE seats SET part = ? WHERE table_id = ? AND seat = 0", (part, table))


def _begun(server: Server, *others: str, game: str) -> tuple[str, str, Witness]:
    """A table with a person and bots, dealt; the person's token, and what they noted."""
    table, _ = server.open("open", *others, game=game)
    seen, token = server.card(table), fresh()
    assert seen.shuffle == "unmixed"
    assert server.sit(table, 0, token, part=PART).status_code == 201
    assert server.card(table).shuffle == "mixed"
    return table, token, Witness(seen.commitment, {0: PART})


def _by_hand(file: Path, record: Published, noted: Witness) -> int:
    file.write_bytes(msgspec.json.encode(record))
    said = ["--commitment", noted.commitment, "--part", f"1={noted.parts[0]}"]
    return main(["verify", str(file), "--language", "en", *said])


def test_a_server_that_cheats_is_found_out(tmp_path: Path) -> None:
    """And one that does not is believed. A short game, played alone, is enough to be cheated in."""
    store = tmp_path / "tables.db"
    with server_here(store) as server:
        dealt: dict[Cheat | None, tuple[str, str, Witness]] = {
            cheat: _begun(server, game="cartographers") for cheat in CHEATS
        }
        dealt[None] = _begun(server, "random", game="foggy-island")
    for cheat, (table, _, _) in dealt.items():
        if cheat is not None:
            _cheat(store, table, cheat)
    with server_here(store) as server:
        for cheat, (table, token, noted) in dealt.items():
            page = server.page(table, token)
            page.play_on(random.Random(4))
            record = published(server, table)
            alone, witnessed = ("fits", "good") if cheat is None else CHEATS[cheat]
            assert (check(record), check(record, noted)) == (alone, witnessed), cheat
            assert _by_hand(tmp_path / "game.json", record, noted) == (cheat is not None)


@pytest.mark.parametrize("body", [{"part": PART}, {"part": PART, "commitment": "00" * 32}])
def test_a_part_has_to_answer_the_commitment(tmp_path: Path, body: dict[str, str]) -> None:
    with server_here(tmp_path / "tables.db") as server:
        table, _ = server.open("open", "random")
        address, who = f"/api/tables/{table}/seats/0", bearer(fresh())
        refused = server.http.post(address, json=body, headers=who)
        assert refused.status_code == 400
        assert refused.json() == {"reason": {"id": "server_other_commitment"}}
        assert server.card(table).state == "waiting"
        body = {"part": PART, "commitment": server.card(table).commitment}
        assert server.http.post(address, json=body, headers=who).status_code == 201


def test_a_guest_is_told_of_a_chosen_seed_before_they_sit_down(tmp_path: Path) -> None:
    with server_here(tmp_path / "tables.db") as server:
        table, _ = server.open("me", "open", seed="7")
        assert server.card(table).shuffle == "chosen"  # as whoever has the link finds it
        guest = server.page(table)
        assert guest.card is not None
        assert guest.card.shuffle == "chosen"
