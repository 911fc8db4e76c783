"""Whatever reads what people write takes as long as it is long, not as long as its square; and a
move's text is short. Every reader is given long texts that are nearly right, and longer ones."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

import msgspec
import pytest

import isolario
from isolario.contract.positions import written_positions
from isolario.core.attempt import MOST_FACETS
from isolario.core.chance import Chance
from isolario.core.errors import BadNotation, CorruptRecord
from isolario.core.game import Game, State
from isolario.core.notation import LONGEST, whole_number
from isolario.core.options import options_text, read_options, typed_options
from isolario.core.record import read_record, replay
from isolario.table.holders import fresh, is_secret
from isolario.table.lesson import LessonTable
from isolario.table.messages import Refused
from isolario.table.seeds import is_part
from isolario.words import pick_language
from skerries import GAME as SKERRIES
from tests.contract.long_texts import Long, Made, long_data, long_lines, long_words, slow

GAMES = {game.name: game for game in (*isolario.all_games().values(), SKERRIES)}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=str)


def played(game: Game, moves: int = 6) -> State:
    """A game that has begun."""
    state = game.new(seed=3)
    rng = random.Random(3)
    for _ in range(moves):
        state.play(state.to_move[0], state.legal_moves(state.to_move[0]).choice(rng))
    return state


def notations(game: Game) -> list[str]:
    """A legal move of each kind that a game has."""
    state = game.new(seed=3)
    rng = random.Random(3)
    found: dict[str, str] = {}
    while not state.over:
        seat = state.to_move[0]
        for move in state.legal_moves(seat)[:8]:
            found.setdefault(type(move).__name__, move.notation)
        state.play(seat, state.legal_moves(seat).choice(rng))
    return list(found.values())


# --- time -----------------------------------------------------------------------------------------


def test_a_slow_reader_is_found() -> None:
    """This is how two cells were once read: from each letter on, to the end."""
    pair = re.compile(r"(.*)-([a-f][1-6])")
    text = Long("xxx…", lambda many: "x" * (many // 4))
    assert slow(pair.search, text)
    assert not slow(pair.fullmatch, text)


@every_game
def test_moves(game: Game) -> None:
    """Also by the game's own reader, which is never given a long one."""
    for notation in notations(game):
        assert not slow(game._reader, *long_words(notation))
        assert not slow(game.read, *long_words(notation))


@every_game
def test_facets(game: Game) -> None:
    """Also by the game's own part, which is never given a long one."""
    state = played(game)
    view = state.view(state.to_move[0])
    chosen = max((choice.facets for choice in view.scene().choices.moves()), key=len)
    own = game.attempt or (lambda view, facets: None)
    texts = [long for facet in chosen for long in _long_facets(chosen, facet)]
    assert not slow(lambda facets: own(view, facets), *texts)
    assert not slow(view.attempt, *texts)


def _long_facets(chosen: dict[str, str], facet: str) -> Iterator[Long]:
    for what, make in long_words(chosen[facet]):
        yield Long(f"{facet} {what}", partial(_with_facet, chosen, facet, make))


def _with_facet(chosen: dict[str, str], facet: str, make: Made, many: int) -> dict[str, str]:
    return {**chosen, facet: make(many)}


@every_game
def test_positions(game: Game) -> None:
    for text in written_positions(game, random.Random(3), 2)[:2]:
        assert not slow(game.parse, *long_lines(text))


@every_game
def test_views(game: Game) -> None:
    state = played(game)
    for viewer in (state.to_move[0], None):
        assert not slow(game.view, *long_data(state.view(viewer).json()))


@every_game
def test_records(game: Game) -> None:
    record = played(game).record().json().encode()
    assert not slow(lambda data: replay(read_record(data), game), *long_data(record))


@every_game
def test_options(game: Game) -> None:
    kind = game.options
    said = options_text(kind()) or "wind=3"
    assert not slow(lambda text: typed_options(kind, text.split()), *long_words(said))
    given = msgspec.json.encode({"wind": 3, **msgspec.to_builtins(kind())})
    decode = msgspec.json.decode
    read = partial(read_options, game.name, kind)
    assert not slow(lambda data: read(decode(data)), *long_data(given))


def _seed(text: str) -> None:
    with suppress(ValueError):
        Chance.of(text)


def _words() -> Iterator[Long]:
    for text in ("-12", "7", fresh(), "00" * 16, "uk-UA, en;q=0.7"):
        yield from long_words(text)


@pytest.mark.parametrize("read", [whole_number, _seed, is_secret, is_part, pick_language])
def test_words(read: object) -> None:
    assert callable(read)
    assert not slow(read, *_words())


# --- length ---------------------------------------------------------------------------------------


@every_game
def test_a_long_move_is_refused_before_it_is_read(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = notations(game)[0]
    assert game.read(short + " " * (LONGEST - len(short))).notation == short
    monkeypatch.setitem(vars(game), "_reader", pytest.fail)
    for text in (short + " " * LONGEST, "x" * (LONGEST + 1)):
        with pytest.raises(BadNotation, match=f"{LONGEST} characters at most"):
            game.read(text)


@every_game
def test_long_facets_and_many_are_refused(game: Game) -> None:
    state = played(game)
    view = state.view(state.to_move[0])
    many = {f"facet {n}": "" for n in range(MOST_FACETS + 1)}
    for facets in ({"place": "x" * (LONGEST + 1)}, {"x" * (LONGEST + 1): ""}, many):
        with pytest.raises(BadNotation, match="at most"):
            view.attempt(facets)


def test_whoever_asks_at_a_table_is_told_so() -> None:
    lesson = LessonTable(isolario.all_games()["foggy-island"])
    for move, facets in (("x" * 4000, None), ("", {"place": "board/" + "a1" * 2000})):
        answer = asyncio.run(lesson.ask(0, move, facets))
        assert isinstance(answer, Refused)
        assert len(str(answer.reason)) < LONGEST


@every_game
def test_a_record_with_a_long_move_is_corrupt(game: Game) -> None:
    record = played(game, 1).record()
    (seat, move), *rest = record.moves
    spread = msgspec.structs.replace(record, moves=((seat, move + " " * LONGEST), *rest))
    with pytest.raises(CorruptRecord):
        read_record(spread.json())
    with pytest.raises(CorruptRecord):
        replay(spread, game)
