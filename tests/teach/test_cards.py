"""The cards: every thing on every table has one, worded in three languages, with a place in the
book where there is a book."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import product

import pytest

import isolario
from isolario import words
from isolario.core.game import Game, State
from isolario.core.text import Text
from isolario.picture.open_table import open_scene
from isolario.picture.scene import Area
from isolario.picture.symbols import symbols
from isolario.teach import cards
from isolario.teach import printed_book as reading
from isolario.teach.book import book_of
from isolario.teach.cards import KINDS, BadCards, Card, Cards, Thing, alike, cards_of, things
from isolario.terminal.shelf import variants
from isolario.words import LANGUAGES
from tests.ours import OURS
from tests.paths import ROOT
from tests.terminal.typist import Play
from tests.words import ftl

GAMES = list(OURS.values())
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def tables(game: Game) -> Iterator[State]:
    """Games with all options, with a different number of players each time, at some moments."""
    usual: dict[str, object] = {}
    numbers = game.seats[:5]
    for at, options in enumerate((*variants(game), *[usual] * len(numbers))):
        seats = numbers[-1 - at % len(numbers)]
        if game.problem(seats, game.options(**options)):
            continue
        rng = random.Random(f"{options} {seats}")
        state = game.new(seats, rng.getrandbits(32), options)
        for step in range(game.longest):
            if step % 23 == 0 or state.over:
                yield state
            if state.over:
                break
            seat = rng.choice(state.to_move)
            state.play(seat, state.legal_moves(seat).choice(rng))


def areas(state: State, seat: int | None) -> Iterator[Area]:
    """What a seat sees, including enlarged boards, and what a replay shows."""
    view = state.view(seat)
    yield from view.scene().areas
    yield from open_scene(state).areas
    for mosaic in [mosaic for area in view.scene().areas for mosaic in area.mosaics][:1]:
        large = view.look(mosaic.key)
        assert large is not None
        yield large


@every_game
def test_everything_on_a_table_has_a_card(game: Game) -> None:
    """And everything called plain is there."""
    shown: set[Thing] = set()
    for count, state in enumerate(tables(game)):
        for area in areas(state, (None, *range(state.seats))[count % (state.seats + 1)]):
            for thing in things(area):
                found = cards_of(game).of(thing, state.options, state.seats)
                assert bool(found) != cards_of(game).is_plain(thing), (thing, found)
                shown.add(thing)
    assert all(any(alike([pattern], it.name) for it in shown) for pattern in cards_of(game).plain)


@every_game
def test_patterns_are_for_symbols_and_texts_that_there_are(game: Game) -> None:
    drawn = symbols(game)
    known = ftl.messages("en", game.folder.name).keys() | ftl.messages("en").keys()
    for card in cards_of(game).card:
        for pattern in card.symbols:
            assert any(alike([f"*/{pattern.rpartition('/')[2]}"], f"x/{name}") for name in drawn), (
                card.id,
                pattern,
            )
        assert known.issuperset(card.words), card.id


@every_game
def test_a_card_has_words_and_a_place(game: Game) -> None:
    written = re.findall(r"^(\w+) =", ftl.cards("en", game.folder.name).read_text("utf-8"), re.M)
    used = {
        message
        for card in cards_of(game).card
        for message in (card.heading, card.message, card.names, card.afterwards)
    }
    assert set(written) <= used
    for card, language in product(cards_of(game).card, LANGUAGES):
        name, text = (
            words.say(Text(said), language, game.name) for said in (card.heading, card.message)
        )
        assert 0 < len(name) < 60
        assert text.endswith((".", ".)")), text
        assert len(text) < 330, (card.id, len(text))  # it is read at a glance
        for clause in card.clauses:
            assert words.knows(words.clause_id(clause), language, game.name), clause
    if book_of(game):
        for card in cards_of(game).card:
            places = [book_of(game).place(clause) for clause in card.clauses]
            assert all(places), card.id
            assert not card.section or card.section in {it.id for it in book_of(game).sections()}


TO_COME = re.compile(
    r"\b(?:will|would|you can|you may|so far|yet|this season|if it ended now|now|your next turn"
    r"|place it|hire it|discard|draw it)\b"
    r"|\bgives?\b.*\bat the end\b|\bat the end\b.*\b(?:gives?|gets|counts?)\b",
    re.I,
)
ONCE = {"waypoint", "dragon_card", "gap"}
"""Cards that tell what might have been, and was not."""


@every_game
def test_on_a_finished_board_nothing_is_still_to_come(game: Game) -> None:
    """At the end, cards tell what lies there, or what it gave, never what it will bring."""
    seen: set[str] = set()
    for state in tables(game):
        if not state.over:
            continue
        for area in (*areas(state, None), *areas(state, 0)):
            for thing in things(area):
                found = cards_of(game).of(thing, state.options, state.seats)
                seen.update(card.id for card in found)
    assert len(seen) > 9
    said = {card.id: card.over or card.text for card in reading.cards(game, "en")}
    bad = {name: said[name] for name in seen if TO_COME.search(said[name])}
    assert bad.keys() <= ONCE, bad
    for language in LANGUAGES[1:]:
        for card, same in zip(
            reading.cards(game, "en"), reading.cards(game, language), strict=True
        ):
            assert bool(card.over) == bool(same.over), (card.id, language)


@every_game
def test_how_far_it_has_come_is_explained(game: Game) -> None:
    """It goes from nothing to the end, and has a card."""
    assert "progress" in cards_of(game).by_id
    state = game.new(seed=3)
    rng = random.Random(3)
    first, most = state.view(None).progress, 0
    assert first.done < first.of / 2
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, state.legal_moves(seat).choice(rng))
        far = state.view(None).progress
        most = max(most, far.done * 100 // far.of)
    assert most > 90


def test_a_thing_may_have_several_cards() -> None:
    game = isolario.all_games()["beacon-patrol"]
    buoy = Thing("symbols", "hand/tile_B1", frozenset({"beacon_tile_with", "buoy"}))
    assert [card.id for card in cards_of(game).of(buoy)] == ["buoy", "tile"]


def test_a_card_may_be_for_some_tables_only() -> None:
    game = isolario.all_games()["cartographers"]
    city = Thing("labels", "edicts/name-a", frozenset({"great_city"}))
    for edition, name in (("ukrainian-2021", "great_city"), ("original-2019", "great_city_2019")):
        options = game.options(edition=edition)
        assert [card.id for card in cards_of(game).of(city, options, 2)] == [name]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("card = 3", "card"),
        ('[[card]]\nid = "a"\n[[card]]\nid = "a"', "two cards"),
        ('[[card]]\nid = "a"\nclauses = ["FOG-L1"]', "FOG-L1 is not a clause"),
        ('[[card]]\nid = "a"\ncolour = "red"', "colour"),
    ],
)
def test_bad_cards_are_refused(text: str, what: str) -> None:
    with pytest.raises(BadCards, match=what):
        cards.read(text, isolario.all_games()["cartographers"])


def test_cards_of_a_game_without_any() -> None:
    assert Cards().of(Thing("symbols", "hand/tile")) == ()
    assert Card("a", strokes=("line-*",)).explains(Thing("strokes", "board/line-a1-a3"))
    assert set(KINDS) < set(Card.__struct_fields__)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_printed(game: Game, language: str) -> None:
    printed = reading.cards(game, language)
    assert [card.id for card in printed] == [card.id for card in cards_of(game).card]
    assert all(card.name and card.text for card in printed)
    if language != "en":
        assert all(re.search("[а-яіїєґ+]", card.text.lower()) for card in printed)


def test_the_terminal_tells_how_far_it_has_come(play: Play) -> None:
    said = play("play", "sea-dragons", "--bots", "easy", "--seed", "4", "--plain", first=["quit"])
    assert "Round 1 of 14" in said


def test_patterns_mean_the_same_in_the_page() -> None:
    """The page reads these too: web/src/cards/cards.test.ts."""
    file = ROOT / "web" / "src" / "cards" / "patterns.json"
    for pattern, name, fits in json.loads(file.read_text("utf-8")):
        assert alike([pattern], name) is fits, (pattern, name)
