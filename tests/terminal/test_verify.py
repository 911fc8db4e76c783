"""`isolario verify`: whether a record is good, and its shuffle fair."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import isolario
from isolario.cli import main
from isolario.table.seeds import Parts, Published, SeatPart, Terms, commitment, mix
from isolario.words import LANGUAGES
from tests.terminal.typist import recorded


def test_a_good_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), str(record), "--language", "en"]) == 0
    assert capsys.readouterr().out.count("The record is good") == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(rules=999), "version 999 of the rules"),
        (lambda data: data.update(isolario=999), "format 999"),
        (lambda data: data.update(game="chess"), "no game 'chess'"),
        (lambda data: data["moves"].insert(1, [*data["moves"][0][:1], "@@"]), "move 2"),
        (lambda data: data.update(options={"wind": "north"}), "wind"),
        (lambda data: data.update(extra=1), "not a record"),
        (lambda data: data.pop("seed"), "not a record"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_record(
    record: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[dict[str, object]], object],
    said: str,
    language: str,
) -> None:
    data = json.loads(record.read_text("utf-8"))
    change(data)
    record.write_text(json.dumps(data), "utf-8")
    assert main(["verify", str(record), "--language", language]) == 1
    assert said in capsys.readouterr().out


def test_what_a_table_publishes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = recorded(record).record()
    terms = Terms(played.game, played.options, played.rules, played.seats)
    parts = Parts("00" * 32, (SeatPart(0, "11" * 16),), commitment("00" * 32))
    fair = isolario.new(played.game, played.seats, mix(parts, terms), **played.options).record()
    late = msgspec.structs.replace(parts, commitment=commitment("22" * 32))
    alone = Parts("00" * 32, (), commitment("00" * 32))
    lonely = isolario.new(played.game, played.seats, mix(alone, terms), **played.options).record()
    filled = msgspec.structs.replace(parts, seats=(SeatPart(0, "11" * 16, by_server=True),))
    noted = ["--commitment", parts.commitment, "--part", f"1={'11' * 16}"]
    for published, more, code, said in (
        (Published(fair, parts), [], 0, "Seats that added to it: 1. Not checked"),
        (Published(fair, parts), noted, 0, "was fixed before the game began"),
        (Published(fair, parts), [*noted[:3], f"1={'22' * 16}"], 1, "Your part is not among"),
        (Published(fair, parts), [*noted, "--part", f"2={'11' * 16}"], 1, "Your part is not among"),
        (Published(fair, parts), [noted[0], "22" * 32, *noted[2:]], 1, "is not the one that you"),
        (Published(lonely, alone), [], 0, "The server could have chosen"),
        (Published(lonely, alone), noted, 1, "Your part is not among"),
        (Published(fair, filled), [], 0, "The server could have chosen"),
        (Published(fair, late), [], 1, "do not give this shuffle"),
        (Published(played, parts), [], 1, "do not give this shuffle"),
        (Published(played), [], 0, "chosen by hand"),
        (Published(played), noted, 1, "chosen by hand"),
    ):
        record.write_bytes(msgspec.json.encode(published))
        assert main(["verify", str(record), "--language", "en", *more]) == code
        printed = capsys.readouterr().out
        assert "The record is good" in printed
        assert said in printed
    assert main(["replay", str(record), "--plain"]) == 0
    record.write_text('{"record": {}, "parts": 7}', "utf-8")
    assert main(["verify", str(record), "--language", "en"]) == 1
    assert "not a record" in capsys.readouterr().out


@pytest.mark.parametrize(
    "said",
    [
        ["--commitment", "00" * 32],
        ["--part", f"1={'11' * 16}"],
        ["--commitment", "00" * 32, "--part", "11" * 16],
        ["--commitment", "00" * 32, "--part", f"0={'11' * 16}"],
        ["--commitment", "00" * 31, "--part", f"1={'11' * 16}"],
        ["other.json", "--commitment", "00" * 32, "--part", f"1={'11' * 16}"],
    ],
)
def test_what_was_noted_has_to_be_whole(
    said: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(isolario.new("foggy-island", seed=1).record().json(), "utf-8")
    assert main(["verify", str(file), *said]) == 2
    assert "--commitment HEX --part SEAT=HEX" in capsys.readouterr().err
    noted = ["--commitment", "00" * 32, "--part", f"1={'11' * 16}"]
    assert main(["verify", str(file), *noted, "--language", "en"]) == 1
    assert "a bare record" in capsys.readouterr().out
