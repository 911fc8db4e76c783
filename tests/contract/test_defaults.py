"""The core's defaults for what a game does not say: right, and good enough for the contract."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from isolario.contract import ContractBroken, check_game, examination
from isolario.core.errors import BadNotation, IllegalMove
from isolario.core.event import Event, Events
from isolario.core.fields import cells, public
from isolario.core.moves import Move
from isolario.core.plain import read, written
from isolario.core.state import NOT_POSSIBLE, WRONG_STEP
from isolario.core.text import Text
from isolario.picture.scene import Area, Label, Sprite
from isolario.table.replay import film
from isolario.table.running import RunningGame
from isolario.teach.cards import Thing, cards_of
from skerries import GAME as SKERRIES
from skerries.moves import Land, Sail
from skerries.rules import SkerriesState
from tests.contract.noughts import NOUGHTS

PARTS = examination(NOUGHTS, games=2)
UNSAID = ("installed", "words", "game")  # it is not a package, and has no words


def new(seats: int) -> SkerriesState:
    """A game of Skerries, always the same one."""
    state = SKERRIES.new(seats, seed=7)
    assert isinstance(state, SkerriesState)
    return state


@pytest.mark.parametrize("part", [part for part in PARTS if not part.startswith(UNSAID)])
def test_a_game_of_defaults_keeps_the_contract(part: str) -> None:
    PARTS[part]()


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_of_defaults(seed: int) -> None:
    assert check_game(NOUGHTS, seed=seed).over


# --- what to do ---------------------------------------------------------------------------------


def test_prompts_steps_and_progress() -> None:
    state = new(2)
    assert state.view(0).prompt == Text("prompt_choose")
    assert [(it.text.id, it.state) for it in state.view(0).steps] == [
        ("step_choose", "now"),
        ("step_turn", "ahead"),
    ]
    state.play(0, state.legal_moves(0)[0])
    assert state.view(0).prompt == Text("prompt_wait")
    assert state.view(None).prompt == Text("prompt_watch")  # nobody waits for a spectator
    state.play(1, state.legal_moves(1)[0])
    assert state.view(state.active).prompt == Text("prompt_turn")
    assert [it.state for it in state.view(0).steps] == ["done", "now"]
    assert (state.view(0).progress.done, state.view(0).progress.of) == (0, 16)
    noughts = NOUGHTS.new(seed=7)
    assert noughts.view(0).progress.words == Text("progress_turn", {"n": 1})
    assert [it.text.id for it in noughts.view(1).steps] == ["step_turn"]
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        noughts.play(noughts.active, f"put {cell}")
    assert noughts.view(0).prompt == Text("prompt_over")
    assert noughts.view(0).steps == ()
    assert noughts.view(0).standing() is not None


def test_refusals_tell_the_wrong_time_from_the_wrong_move() -> None:
    state = new(2)
    held = state.hands[0]
    other = next(wind for wind in range(1, 25) if wind not in held)

    def reason(seat: int, move: Move) -> str:
        refusal = state.refuse(seat, move)
        return refusal.reason.id if refusal else ""

    assert reason(0, Sail(other)) == NOT_POSSIBLE
    assert reason(0, Land("a1")) == WRONG_STEP
    assert reason(0, Sail(held[0])) == ""
    state.play(0, Sail(held[0]))
    assert reason(0, Sail(held[1])) == "already_ready"
    state.play(1, state.legal_moves(1)[0])
    assert reason(1 - state.active, Land("a1")) == "not_your_turn"
    with pytest.raises(IllegalMove) as refused:
        state.play(state.active, Sail(held[1]))
    assert str(refused.value) == "That is not what is being decided now."  # and no clause


# --- what is hidden -----------------------------------------------------------------------------


def test_secrets_are_what_the_masks_hide() -> None:
    state = new(3)
    found = state.secrets(0)
    assert found["hands of 1"].pieces == tuple(sorted(map(str, state.hands[1])))
    assert "hands of 0" not in found
    assert [found[f"deck {at}"].pieces for at in range(15)] == [(str(it),) for it in state.deck]
    assert found["wind of 2"].pool == ""
    assert {"hands of 0", "wind of 0"} <= state.secrets(None).keys()


def test_a_guess_deals_the_pool_and_lets_the_others_choose() -> None:
    state = new(3)
    state.play(1, state.legal_moves(1)[0])
    chosen: Counter[int] = Counter()
    for seed in range(60):
        guess = state.view(0).guess(random.Random(seed))
        assert guess.hands[0] == state.hands[0]
        assert sorted((*guess.hands[0], *guess.hands[1], *guess.hands[2], *guess.deck)) == list(
            range(1, 25)
        )
        assert guess.hands[1] == tuple(sorted(guess.hands[1]))
        assert guess.wind[1] in guess.hands[1]
        assert (guess.wind[0], guess.wind[2], guess.ready) == (0, 0, (1,))
        chosen[guess.wind[1]] += 1
    assert len(chosen) > 12
    assert state.view(1).guess(random.Random(1)).wind == state.wind


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hands: 2 11 22 | 7 8 15", "hands: 2 11 22 | 7 8 2"),  # twice
        ("hands: 2 11 22 | 7 8 15", "hands: 2 11 22 | 7 8"),  # one is missing
        ("hands: 2 11 22 | 7 8 15", "hands: 2 11 22 | 7 8 99"),  # no such thing
        ("seals: a1=1", "seals: a1=3"),
        ("wind: 0 0", "wind: 0"),  # not for each seat
        ("active: -1", "active: one"),
    ],
)
def test_a_pool_is_whole(line: str, wrong: str) -> None:
    state = new(2)
    hands = " | ".join(" ".join(map(str, hand)) for hand in state.hands)
    text = state.text.replace(f"hands: {hands}", line) if "hands" in line else state.text
    if "hands" in line:
        used = {*map(int, line.removeprefix("hands: ").replace("|", "").split())}
        rest = " ".join(str(wind) for wind in range(1, 25) if wind not in used)
        text = text.replace(f"deck: {' '.join(map(str, state.deck))}", f"deck: {rest}")
    assert SKERRIES.parse(text).seats == 2
    assert line in text
    with pytest.raises(BadNotation):
        SKERRIES.parse(text.replace(line, wrong))


def test_who_is_ready_has_chosen() -> None:
    text = new(2).text
    assert not SKERRIES.parse(text).incomplete
    assert SKERRIES.parse(text.replace("ready:", "ready: 1")).incomplete  # but what?


# --- how it is written --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "kind", "text"),
    [
        (7, int, "7"),
        ("seal", str, "seal"),
        (True, bool, "True"),
        ((3, 7), tuple[int, ...], "3 7"),
        ([(3, 7), (), (5,)], list[tuple[int, ...]], "3 7 | | 5"),
        ({"a1": 0, "c3": 1}, dict[str, int], "a1=0 c3=1"),
        (["", ""], list[str], '["",""]'),
        (["a b"], list[str], '["a b"]'),
        (["a", "|"], list[str], "a |"),
        ("7;", str, '"7;"'),
        ("[x", str, '"[x"'),
        ([()], list[tuple[int, ...]], "[[]]"),
        (None, int | None, "null"),
        ((1, "a"), tuple[int, str], '[1,"a"]'),
    ],
)
def test_values_in_words(value: object, kind: object, text: str) -> None:
    assert written(value, kind) == text
    assert read(text, kind) == msgspec.json.decode(msgspec.json.encode(value))


def test_sets_of_cells_are_written_by_name() -> None:
    spelled = cells(("a1", "b1", "a2", "b2"))
    assert written(spelled.write(0b1010), spelled.kind) == "b1 b2"
    assert spelled.read(None, read("b1 b2", spelled.kind)) == 0b1010


# --- how it looks -------------------------------------------------------------------------------


def test_an_area_is_told_by_its_words() -> None:
    box, cards = (0.0, 0.0, 9.0, 9.0), [Text("card"), Text("card"), Text("tile")]
    sprites = tuple(Sprite(str(at), "card", 1, 1, words=it) for at, it in enumerate(cards))
    labels = (
        Label("a", 1, 1, Text("deck")),
        Label("b", 1, 1, "17"),
        Label("c", 1, 1, Text("deck")),
    )
    area = Area("hand", "hand", Text("hand"), box, sprites, labels=labels)
    assert [str(line) for line in area.lines] == ["2 × card, tile", "deck"]
    own = Area("hand", "hand", Text("hand"), box, sprites, lines=(Text("stack"),))
    assert own.lines == (Text("stack"),)


def test_without_cards_everything_is_plain_and_progress_has_one() -> None:
    assert cards_of(SKERRIES).is_plain(Thing("symbols", "board/seals_3"))
    assert [card.id for card in cards_of(SKERRIES).card] == ["progress"]


def test_who_scored_nothing_is_told_so() -> None:
    state = new(2)
    rng = random.Random(7)
    running = RunningGame.begin(state)
    while not running.state.over:
        seat = running.state.to_move[0]
        assert running.now(seat).unscored == ()
        running, _ = running.play(seat, running.state.legal_moves(seat).choice(rng))
    lines = running.now(0).unscored
    assert [(it.what, it.seat, it.source) for it in lines] == [
        ("scored_nothing", None, Text("skerries_charted"))
    ]
    assert film(running.state.record(), SKERRIES).moments[-1].now.unscored == lines


# --- and still the contract holds ---------------------------------------------------------------


class Shouting(SkerriesState):
    """Everybody is told which wind is laid."""

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        super().do_move(seat, move, out)
        if isinstance(move, Sail):
            out.append(Event("sailed", seat, {"wind": Text("wind", {"n": move.wind})}))


class Open(SkerriesState):
    """The winds lie open before they count."""

    wind: list[int] = public([])

    def do_open(self, out: Events) -> None:
        self.wind = [0] * self.seats
        super().do_open(out)


class Stacked(SkerriesState):
    """It draws a wind that was never in the deck."""

    def _draw(self, seat: int, out: Events) -> None:
        self.deck = (self.deck[-1], *self.deck[:-1])
        super()._draw(seat, out)
        self.deck = self.deck[1:]


@pytest.mark.parametrize("kind", [Shouting, Open, Stacked])
def test_a_small_game_is_caught_too(kind: type[SkerriesState]) -> None:
    game = replace(SKERRIES, state_type=kind, folder=SKERRIES.folder)
    try:
        with pytest.raises(ContractBroken):
            check_game(game, 3)
    finally:
        SKERRIES.view_type.game = SKERRIES
