"""Chance, records, options and positions: what every game builds on."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from pathlib import Path

import pytest

import isolario
from isolario.core.boards.bits import bits, mask_of, nth_bit
from isolario.core.boards.square import cell_names, run_table, runs, tracks
from isolario.core.chance import Chance
from isolario.core.event import Event, Events, Outcome
from isolario.core.position import Position
from isolario.core.record import read_record
from isolario.core.text import Text
from tests.make_records import fingerprint
from tests.paths import RECORDS

GAMES_ON_RECORD = sorted(RECORDS.glob("*.json"))


# --- chance -------------------------------------------------------------------------------------


def test_a_draw_is_sha256_of_seed_label_and_counter() -> None:
    digest = hashlib.sha256(b"7\ndeck/1/0\n0").digest()
    word = int.from_bytes(digest[:8], "big")
    assert Chance.of(7).below(10, "deck", 1, 0) == word % 10


def test_labels_are_independent_and_order_does_not_matter() -> None:
    one, two = Chance.of("s"), Chance.of("s")
    first = one.shuffle(range(13), "deck", 0), one.shuffle(range(13), "deck", 1)
    second = two.shuffle(range(13), "deck", 1), two.shuffle(range(13), "deck", 0)
    assert first == second[::-1]
    assert first[0] != first[1]


def test_shuffles_are_fair() -> None:
    orders = Counter(Chance.of(seed).shuffle("abc", "x") for seed in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 130 for count in orders.values())


def test_a_number_that_would_favour_some_values_is_thrown_away() -> None:
    bound = (1 << 63) + 1  # almost half of all words must be rejected
    numbers = [Chance.of(seed).below(bound, "n") for seed in range(50)]
    assert all(number < bound for number in numbers)
    assert len(set(numbers)) == 50


@pytest.mark.parametrize("seed", ["", "a\nb", "\x00"])
def test_a_seed_is_printable(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        isolario.new("foggy-island", seed=seed)


def test_seeds_of_every_kind() -> None:
    assert Chance.of(7).seed == Chance.of("7").seed
    assert Chance.of(b"\x07").seed == "07"
    assert Chance.of(None).seed != Chance.of(None).seed


# --- boards -------------------------------------------------------------------------------------


def test_bits() -> None:
    rng = random.Random(1)
    for _ in range(100):
        mask = rng.getrandbits(121)
        cells = list(bits(mask))
        assert mask_of(cells) == mask
        assert [nth_bit(mask, place) for place in range(len(cells))] == cells


def test_tracks_of_a_small_board() -> None:
    assert cell_names(3, 1) == ("a1", "b1", "c1")
    assert sorted(map(len, tracks(6, 6, 3))) == [3] * 4 + [4] * 4 + [5] * 4 + [6] * 14


def test_runs_are_maximal() -> None:
    table = run_table(6, 1, 3)
    assert runs(table, 0b111011) == [0b111000]
    assert runs(table, 0b111111) == [0b111111]
    assert runs(table, 0b011011) == []


# --- options, positions, records ----------------------------------------------------------------


def test_unknown_games_options_and_seats_name_what_there_is() -> None:
    with pytest.raises(isolario.UnknownOption, match="foggy-island"):
        isolario.new("chess")
    with pytest.raises(isolario.UnknownOption, match=r"it has: .*weather"):
        isolario.new("foggy-island", wether="fog")
    with pytest.raises(isolario.UnknownOption, match="not 7"):
        isolario.new("foggy-island", seats=7)


def test_games_are_found_by_either_spelling() -> None:
    shelf = isolario.all_games()
    for name in ("foggy_island", "Foggy Island", " foggy island ", "FOGGY-ISLAND"):
        assert name in shelf
        assert shelf[name] is shelf["foggy-island"]
    for name in ("foggyisland", "foggy", ""):
        assert name not in shelf
        with pytest.raises(isolario.UnknownOption):
            shelf[name]
    assert None not in shelf
    assert isolario.games.foggy_island.score_lines is not None


def test_a_position_says_where_it_is_wrong() -> None:
    position = Position.read("bW ..\n\nround: two\n")
    with pytest.raises(isolario.BadNotation) as caught:
        position.number("round")
    assert str(caught.value) == "line 3, column 8: expected a whole number, found 'two'"
    for text, expected in (("a: 1\na: 2", "only once"), ("a: 1\nrow", "key: value")):
        with pytest.raises(isolario.BadNotation, match=expected):
            Position.read(text)
    with pytest.raises(isolario.BadNotation, match="no field"):
        Position.read("what: 1").finish()


def _record() -> dict[str, object]:
    state = isolario.new("foggy-island", seed=5, weather="cards")
    rng = random.Random(2)
    while not state.over:
        seat = state.to_move[-1]
        state.play(seat, state.legal_moves(seat).choice(rng))
    found: dict[str, object] = json.loads(state.record().json())
    return found


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"isolario": 99}, "format 99"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules": 99}, "version 99"),
        ({"seats": 5}, "cannot be set up"),
        ({"options": {"weather": "hail"}}, "cannot be set up"),
        ({"seed": "another"}, "move"),
        ({"moves": [[0, "Wz9"]]}, "move 1"),
        ({"moves": [[7, "pick W"]]}, "move 1, seat 7"),
        ({"extra": 1}, "not a record"),
        ({"moves": "none"}, "not a record"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(change: dict[str, object], why: str) -> None:
    broken = json.dumps({**_record(), **change})
    with pytest.raises(isolario.CorruptRecord, match=why):
        isolario.load(broken)


def test_sealed_moves_out_of_seat_order_are_refused() -> None:
    record = _record()
    moves = record["moves"]
    assert isinstance(moves, list)
    seats = [seat for seat, _ in moves]
    first_hand = seats.index(0, 1) if seats[0] == 1 else seats.index(0)
    moves[first_hand : first_hand + 12] = [
        *[move for move in moves[first_hand : first_hand + 12] if move[0] == 1],
        *[move for move in moves[first_hand : first_hand + 12] if move[0] == 0],
    ]
    with pytest.raises(isolario.CorruptRecord, match="out of order"):
        isolario.load(json.dumps(record))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"isolario": "x"}', "\udcff"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(isolario.CorruptRecord):
        read_record(text.encode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("path", GAMES_ON_RECORD, ids=lambda path: path.stem)
def test_old_records_still_replay(path: Path) -> None:
    """A record that no longer replays means: the rules' version must go up."""
    data = json.loads(path.read_text("utf-8"))
    state = isolario.load(json.dumps(data["record"]))
    assert list(state.scores) == data["scores"]
    assert fingerprint(state) == data["events"]


def test_there_are_old_records_for_every_game() -> None:
    played = {json.loads(path.read_text("utf-8"))["record"]["game"] for path in GAMES_ON_RECORD}
    assert played == set(isolario.all_games())


# --- events and errors --------------------------------------------------------------------------


def test_hidden_facts_are_blank_for_others() -> None:
    event = Event("drew", 0, {"token": Text("wolf"), "n": 1}, knowers=(0,), hidden="token")
    own, other = event.seen_by(0), event.seen_by(1)
    assert own == Event("drew", 0, {"token": Text("wolf"), "n": 1})
    assert other == Event("drew", 0, {"token": Text("unknown"), "n": 1})
    assert event.seen_by(None) == other
    assert Event("picked", 0, knowers=(0,), hidden="all").seen_by(1) is None


def test_events_come_one_at_a_time() -> None:
    """A watcher is shown the table at each of them, so there is no way around `append`."""
    looked: list[str] = []
    out = Events(lambda event: looked.append(event.what))
    out.append(Event("one"))
    with pytest.raises(TypeError, match=r"\+="):
        out += [Event("two")]  # type: ignore[operator]
    assert not {"extend", "insert", "__add__", "__setitem__"} & {*dir(out)}
    assert looked == [event.what for event in out] == ["one"]


def test_shared_places() -> None:
    assert Outcome((1, 1)).winners == (0, 1)


def test_an_illegal_move_names_clause_and_reason() -> None:
    state = isolario.new("foggy-island", seed=1)
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(0, "done")
    assert caught.value.clause == "FOG-R1"
    assert "FOG-R1" in str(caught.value)


def test_a_guess_has_no_record_and_no_undo() -> None:
    state = isolario.new("foggy-island", seed=1)
    guess = state.view(0).guess(random.Random(1))
    guess.play(0, "pick W")
    assert not guess.can_undo(0)
    with pytest.raises(isolario.NotAllowed):
        guess.record()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_does_not_sit_there_sees_and_plays_nothing(seat: int) -> None:
    state = isolario.new("foggy-island", seed=1)
    with pytest.raises(isolario.NotAllowed, match="from 0 to 1"):
        state.view(seat)
    with pytest.raises(isolario.IllegalMove):
        state.play(seat, "pick W")
    assert len(state.legal_moves(seat)) == 0
