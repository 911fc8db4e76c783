"""Who knows what in Sea Dragons, and positions as text (SDR-H1)."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from isolario.core.errors import BadNotation, NotAllowed
from isolario.games.sea_dragons.parts import Card
from isolario.games.sea_dragons.pieces import BOX
from isolario.games.sea_dragons.rules import SeaDragonsState
from tests.clauses import clause
from tests.games.sea_dragons.shorthand import ALIKE, GAME, lay, new, position, random_games, sea

AFTER = {"o": "f5 f6 f7"}
TAKING = {"step": "take", "played": "3I"}


def guesses(state: SeaDragonsState, viewer: int | None, count: int = 40) -> list[SeaDragonsState]:
    rng = random.Random(3)
    return [state.view(viewer).guess(rng) for _ in range(count)]


# --- hands --------------------------------------------------------------------------------------


@clause("SDR-H1")
def test_a_card_from_the_market_stays_known() -> None:
    state = position(AFTER, market="| 4S 4O | ", hands="4L | 3V", **TAKING)  # type: ignore[arg-type]
    state.play(0, "take 4O")
    assert state.view(1).known.hands[0] == (Card("4?"), Card("4O", True))
    assert state.view(None).known.hands == ((Card("4?"), Card("4O", True)), (Card("3?"),))
    for guess in guesses(state, 1):
        assert Card("4O", True) in guess.hands[0]
        assert guess.hands[1] == (Card("3V"),)
    assert len({guess.hands[0] for guess in guesses(state, 1)}) > 3


@clause("SDR-H1")
def test_of_equal_cards_the_known_one_is_played_first() -> None:
    state = position(hands="4L 4L* | 3V")
    event = state.play(0, lay("f4 f5 f6 g6"))[0]
    assert state.hands[0] == (Card("4L"),)
    assert not event.reveals
    state = position(hands="4L 4S* | 3V")
    assert state.play(0, lay("f4 f5 f6 g6"))[0].reveals
    assert state.hands[0] == (Card("4S", True),)


@clause("SDR-H1", "SDR-N1")
def test_what_is_left_of_an_older_deal_is_told_apart() -> None:
    """Everybody has seen what was reshuffled, so the hidden hands are known to be the rest."""
    rest = BOX[4] - Counter(["4L", "4O", "4S"])
    state = position(
        AFTER,
        hands="4S | 4O 4L",
        gold="0 | 4",
        decks=" | | ",
        discards=f" | {' '.join(rest.elements())} | ",
        **TAKING,  # type: ignore[arg-type]
    )
    state.play(0, "draw 4")
    assert list(state.older[1]) == [("4L", "4O", "4S")]
    for guess in guesses(state, None):
        old = [card.shape for hand in guess.hands for card in hand if not card.deal]
        fresh = [card.shape for hand in guess.hands for card in hand if card.deal]
        assert sorted(old) == ["4L", "4O", "4S"]
        assert Counter([*fresh, *guess.decks[1]]) == rest
    for guess in guesses(state, 0):  # whoever has the S knows what the other has
        assert [card.shape for card in guess.hands[1]] == ["4L", "4O"]
    assert GAME.parse(state.text).text == state.text
    state.play(1, lay("g6 h6 g5 h5"))
    assert list(state.older[1]) == [("4L", "4S")]


# --- reef cards ---------------------------------------------------------------------------------


@clause("SDR-H1")
def test_who_puts_a_reef_card_under_the_deck_knows_it() -> None:
    state = position(ground={"r": "f5"}, hands="4L 4T | 3V", reef_deck="gold any NE NE")
    state.play(0, lay("f4 f5 f6 g6"))
    assert state.view(0).known.drawn == ("any", "gold")
    assert state.view(1).known.drawn == ("?", "?")
    event = state.play(0, "keep any")[0]
    assert event.knowers == (0,)
    assert state.view(0).known.reef_deck == ("?", "?", "gold")
    assert state.view(1).known.reef_deck == ("?", "?", "?")
    assert state.view(1).known.reefs == (("?",), ())
    assert all(guess.reef_deck[2] == "gold" for guess in guesses(state, 0))
    assert len({guess.reef_deck[2] for guess in guesses(state, 1)}) > 2


@clause("SDR-H1")
def test_that_knowledge_ends_when_the_card_is_drawn() -> None:
    state = position(
        AFTER, {"r": "e5"}, hands="4L | 3V 4T", reef_deck="gold:0 any:1 NE:0", turn="1"
    )
    assert state.view(0).known.reef_deck == ("gold", "?", "NE")
    state.play(1, lay("e4 e5 e6 d5"))
    assert state.view(0).known.drawn == ("?", "?")
    assert state.view(0).known.reef_deck == ("NE",)
    assert state.view(1).known.drawn == ("any", "gold")
    state.play(1, "keep any")
    assert state.view(0).known.reef_deck == ("NE", "?")  # though it is the card that it knew
    assert state.view(1).known.reef_deck == ("?", "gold")
    assert state.returned_by == (0, 1)


@clause("SDR-H1")
def test_kept_reef_cards_are_counted_by_others_only() -> None:
    state = position(hands="4L | 3V", reefs="NE gold | any")
    assert state.view(1).known.reefs == (("?", "?"), ("any",))
    assert state.view(None).known.reefs == (("?", "?"), ("?",))
    assert state.view(0).known.gold == state.gold


@clause("SDR-H1")
def test_gold_ships_missions_and_discards_are_public() -> None:
    for number, state in enumerate(random_games(2)):
        if number % 20 == 0:
            known = state.view(None).known
            for field in ("gold", "fleets", "missions", "fulfilled", "discards", "used", "market"):
                assert getattr(known, field) == getattr(state, field)
            assert {*known.mission_deck} <= {"?"}
            assert {shape for deck in known.decks for shape in deck} <= {"?"}


@clause("SDR-H1")
def test_being_asked_tells_nothing() -> None:
    """With a reef card in hand a player is asked even where there is only one thing to do, as it
    might be gold to cash, or ships for a mission; without one the table goes on."""
    dragons = {"o": "f5 f6 f7"}
    fields = {"step": "mission", "played": "3I", "laid": "f5 f6 f7", "missions": ALIKE}
    fields |= {"decks": " | 4S | ", "hands": "3V | 3I"}
    holding = position(dragons, reefs="NE | ", **fields)  # type: ignore[arg-type]
    assert [move.notation for move in holding.legal_moves(0)] == ["draw 4"]
    assert holding.forced() is None
    without = position(dragons, **fields)  # type: ignore[arg-type]
    assert without.forced() == (0, GAME.read("draw 4"))


def test_who_does_not_know_its_own_cards_cannot_guess() -> None:
    blank = new(2, 1).view(1).data() | {"seat": 0}
    with pytest.raises(NotAllowed, match="its own cards"):
        GAME.view(msgspec.json.encode(blank)).guess(random.Random(1))


# --- text ---------------------------------------------------------------------------------------


def test_every_position_is_read_as_it_was_written() -> None:
    for number, state in enumerate(random_games(4)):
        if number % 7 == 0:
            assert GAME.parse(state.text).text == state.text
            for viewer in (*range(state.seats), None):
                seen = state.view(viewer).text
                assert GAME.parse(seen).text == seen


def test_what_is_left_out_of_a_text() -> None:
    state = position(AFTER, {"s": "a1 b2"}, ships="gb", hands="4L | 3V*", reefs="any | ")
    assert state.heads == (13, 14)
    assert [len(deck) for deck in state.decks] == [25, 35, 18]
    assert len(state.mission_deck) == 33
    assert len(state.reef_deck) == 23


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"hands": "4L 4S 4T | "}, "2 cards at most"),
        ({"hands": "4Q | "}, "cards such as 4L"),
        ({"hands": "5X | 5X"}, "no more cards of a shape"),
        ({"hands": "4?* | "}, "cards that all know by their shapes"),
        ({"hands": "4L'1 | "}, "cards of deals that there have been"),
        ({"older": " | 4L | "}, "the cards that are hidden in hands"),
        ({"gold": "-1 | 0"}, "0 to 999 for each"),
        ({"gold": "1 | x"}, "a whole number"),
        ({"heads": "15 | 14"}, "14 at most for each"),
        ({"heads": "0 | 14"}, "a head for whoever plays now"),
        ({"fleets": "gggggggggggg g | "}, "ships as letters"),
        ({"fleets": "ggggggggggggg | "}, "12 green ships at most"),
        ({"missions": "M01 M01"}, "each only once"),
        ({"missions": "M99"}, "words such as"),
        ({"missions": "M01 M02 M03 M04 M05"}, "4 in the market at most"),
        ({"reefs": "any any any any any | "}, "no more reef cards of a kind"),
        ({"reef_deck": "gold:5"}, "reef cards, perhaps with the seat"),
        ({"points": "3 | 0"}, "none before the end"),
        ({"step": "ships"}, "the dragon that was placed"),
        ({"step": "scoring"}, "a step at which somebody decides"),
        ({"step": "swim"}, "one of play, reef"),
        ({"drawn": "any gold"}, "two reef cards while one is chosen"),
        ({"played": "4L"}, "nothing yet"),
        ({"turn": "7"}, "a seat from 0 to 1"),
        ({"ships": "g"}, "0 letters of gprb"),
        ({"players": "9"}, "2 to 5 players"),
        ({"sharks": "3"}, "no field 'sharks'"),
    ],
    ids=str,
)
def test_a_position_says_what_is_wrong(fields: dict[str, str], problem: str) -> None:
    fields = {"players": "2", **fields}
    lines = [f"{name.replace('_', ' ')}: {value}" for name, value in fields.items()]
    with pytest.raises(BadNotation, match=problem):
        GAME.parse("\n".join([sea(), *lines]))


def test_dragons_on_a_board_are_dragons() -> None:
    for dragons, problem in (
        ({"o": "a1 b1"}, "dragons as cards show them"),
        ({"o": "a1 b1 c1 a2 b2 c2"}, "dragons as cards show them"),
        ({"o": "g7 f7 e7"}, "no dragon on the island"),
    ):
        with pytest.raises(BadNotation, match=problem):
            position(dragons)
