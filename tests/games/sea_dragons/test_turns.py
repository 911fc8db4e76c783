"""Set-up, the course of a turn, new cards, passing, the end (SDR-S, T, N, P, G, E)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from isolario.core.boards.bits import bits
from isolario.core.errors import BadNotation, UnknownOption
from isolario.games.sea_dragons.board import REALMS, joined
from isolario.games.sea_dragons.moves import Place
from isolario.games.sea_dragons.parts import Card
from isolario.games.sea_dragons.pieces import BOX, MISSIONS, PIECES, SHIP_COUNTS
from isolario.games.sea_dragons.rules import SeaDragonsState
from tests.clauses import clause
from tests.games.sea_dragons.shorthand import (
    ALIKE,
    GAME,
    X,
    Y,
    lay,
    new,
    notations,
    paid,
    position,
    random_games,
    refused,
    told,
)

AFTER = {"g": "a1 b1 c1", "o": "f5 f6 f7"}
"""Orange has just played 3I."""


# --- set-up -------------------------------------------------------------------------------------


@clause("SDR-S1")
def test_realms_are_joined_at_random() -> None:
    seen: Counter[str] = Counter()
    corners: set[tuple[object, str]] = set()
    for seed in range(40):
        state = new(2, seed)
        event = state.log[0].events[0]
        faces = [str(event.facts[corner]) for corner in ("nw", "ne", "sw", "se")]
        assert state.ground == joined(tuple(PIECES.faces[face] for face in faces))
        assert len({face[0] for face in faces}) == 4  # each board once
        seen.update(faces)
        corners.update(enumerate(faces))
        assert state.sea.spots.bit_count() == 44
        assert [cells.bit_count() for cells in state.afloat] == list(SHIP_COUNTS)
    assert set(seen) == set(PIECES.faces)
    assert len(corners) == 32


@clause("SDR-S1", "SDR-C1")
def test_a_board_is_turned_with_its_inner_corner_to_the_island() -> None:
    face = ("@~~~~~~",) + ("~" * 7,) * 5 + ("s~~~~~#",)  # outer corner, and one beside
    ground = joined((face,) * 4)
    whirlpools = [cell for cell, letter in enumerate(ground) if letter == "@"]
    assert whirlpools == [0, 14, 210, 224]
    spots = [cell for cell, letter in enumerate(ground) if letter == "s"]
    assert spots == [8, 90, 134, 216]  # turned, not mirrored
    for cell, cells in zip(whirlpools, REALMS.values(), strict=True):
        assert cells >> cell & 1


@clause("SDR-S2", "SDR-S4", "SDR-S5")
@pytest.mark.parametrize(("seats", "heads"), [(2, 14), (3, 11), (4, 8), (5, 7)])
def test_what_each_begins_with(seats: int, heads: int) -> None:
    state = new(seats, 3)
    assert state.heads == (heads,) * seats
    assert state.gold == (4,) * seats
    for hand in state.hands:
        assert len(hand) == 2
        assert all(card.size == 4 and not card.open for card in hand)
    assert [len(cards) for cards in state.market] == [2, 2, 2]
    assert [len(deck) for deck in state.decks] == [24, 34 - 2 * seats, 16]
    assert len(state.missions) == 4
    assert len(state.mission_deck) == 29
    assert len(state.reef_deck) == 24
    everywhere = [*state.market[1], *state.decks[1]]
    everywhere += [card.shape for hand in state.hands for card in hand]
    assert Counter(everywhere) == BOX[4]
    assert state.step == "play"


@clause("SDR-S3")
def test_colours_by_seat() -> None:
    assert [name.id for name in GAME.seat_names(5)] == [
        "orange",
        "green",
        "purple",
        "pink",
        "yellow",
    ]
    assert len(GAME.seat_names(3)) == 3


@clause("SDR-S5")
def test_anybody_may_begin() -> None:
    assert {new(5, seed).active for seed in range(60)} == set(range(5))


@clause("SDR-S1")
@pytest.mark.parametrize("boards", ["first", "second", "listed"])
def test_how_the_boards_lie_can_be_agreed(boards: str) -> None:
    side, places = int(boards == "second"), set()
    for seed in range(8):
        joined_ = next(it for it in new(2, seed, boards=boards).log[0].events if it.facts)
        lying = [joined_.facts[corner] for corner in ("nw", "ne", "sw", "se")]
        assert sorted(map(str, lying)) == [board[side] for board in PIECES.boards]
        places.add(tuple(lying))
    assert (len(places) == 1) == (boards == "listed")
    assert boards != "listed" or places == {tuple(board[0] for board in PIECES.boards)}


@clause("SDR-S5")
def test_who_begins_can_be_agreed() -> None:
    assert {new(5, seed, first="pink").active for seed in range(8)} == {3}
    assert {new(5, seed).active for seed in range(40)} == {*range(5)}
    with pytest.raises(UnknownOption):
        new(3, 1, first="pink")


# --- turns --------------------------------------------------------------------------------------


@clause("SDR-T1", "SDR-E1")
def test_turns_go_clockwise_and_each_takes_a_head() -> None:
    turns: list[tuple[int, int]] = []
    for state in random_games(4):
        if state.over:
            assert state.heads == (0,) * state.seats
            assert len(turns) == state.seats * {2: 14, 3: 11, 4: 8, 5: 7}[state.seats]
            for (_, one), (_, other) in pairwise(turns):
                assert other == (one + 1) % state.seats
            turns.clear()
        elif not turns or turns[-1][0] != state.turns:
            assert state.step == "play"
            turns.append((state.turns, state.active))


@clause("SDR-T1")
def test_the_steps_are_in_order() -> None:
    state = position(hands="4L 5X | 4L 5L", market="3V 3V | 4S 4O | 5I 5Y")
    assert refused(state, "take 3V") == ("SDR-T1", "play_now")
    assert refused(state, "mission 1") == ("SDR-T1", "play_now")
    state.play(0, lay("f4 f5 f6 g6"))
    assert refused(state, "pass 5X") == ("SDR-T1", "mission_now")
    assert notations(state) == ["take 3V", "take 5I", "take 5Y", "draw 3", "draw 5"]
    other = state.refuse(1, lay("f4 f5 f6 g6"))
    assert other is not None
    assert (other.clause, other.reason.id) == ("SDR-T1", "not_your_turn")
    state.play(0, "take 5I")
    assert state.turn.seat == 1


@clause("SDR-T1", "SDR-M1")
def test_taking_a_card_forgoes_the_mission() -> None:
    state = position(
        AFTER, step="mission", played="3I", laid="f5 f6 f7", fleets=f"{X}{X} | ", missions=ALIKE
    )
    assert notations(state)[0] == "mission 1"
    state.play(0, "draw 5")
    assert state.active == 1
    assert state.missions == (ALIKE,)


@clause("SDR-T1")
@pytest.mark.parametrize(
    ("fleet", "prompt", "step"),
    [(f"{X}{X}", "prompt_mission", "step_mission"), ("", "prompt_take", "step_take")],
)
def test_the_step_that_is_marked_is_the_one_that_is_asked_for(
    fleet: str, prompt: str, step: str
) -> None:
    state = position(
        AFTER, step="mission", played="3I", laid="f5 f6 f7", fleets=f"{fleet} | ", missions=ALIKE
    )
    mover, rival = state.view(0), state.view(1)
    assert mover.prompt.id == prompt
    assert [it.text.id for it in mover.steps if it.state == "now"] == [step]
    # secret reef cards could pay, so nobody else knows
    assert [it.text.id for it in rival.steps if it.state == "now"] == ["step_mission"]


# --- a new card ---------------------------------------------------------------------------------


@clause("SDR-N1")
def test_another_size_than_the_card_played() -> None:
    state = position(AFTER, step="take", played="4L", market="3V | 4S | 5I")
    assert notations(state) == ["take 3V", "take 5I", "draw 3", "draw 5"]
    assert refused(state, "take 4S") == ("SDR-N1", "same_size")
    assert refused(state, "draw 4") == ("SDR-N1", "same_size")
    assert refused(state, "take 3I") == ("SDR-N1", "not_in_market")


@clause("SDR-N1")
def test_the_market_is_refilled_at_once_and_in_place() -> None:
    state = position(
        AFTER,
        step="take",
        played="3I",
        market="| 4S 4O | 5I",
        decks=" | 4T 4L | 5Y",
        hands="3V | 3I",
    )
    events = state.play(0, "take 4S")
    assert state.market == ((), ("4T", "4O"), ("5I",))
    assert state.decks[1] == ("4L",)
    assert state.hands[0] == (Card("3V"), Card("4S", True))
    assert told(events) == ["card_taken", "card_opened", "turn_begins"]
    assert events[1].chance


@clause("SDR-N1")
def test_a_card_from_the_deck_is_known_to_its_player_alone() -> None:
    state = position(AFTER, step="take", played="3I", decks=" | 4T 4L | 5Y", hands="3V | ")
    event = state.play(0, "draw 4")[0]
    assert state.hands[0] == (Card("3V"), Card("4T"))
    assert event.chance
    seen = event.seen_by(1)
    assert seen is not None
    assert seen.facts["card"] != event.facts["card"]
    assert seen.facts["size"] == event.facts["size"]
    assert [card.shape for card in state.view(1).known.hands[0]] == ["3?", "4?"]
    assert [card.shape for card in state.view(0).known.hands[0]] == ["3V", "4T"]


@clause("SDR-N1")
def test_an_empty_deck_is_shuffled_anew() -> None:
    state = position(
        AFTER, step="take", played="3I", decks=" | | ", discards=" | 4I 4I 4O | ", hands=" | 4L 4S*"
    )
    assert notations(state) == ["draw 4"]
    events = state.play(0, "draw 4")
    assert told(events) == ["deck_shuffled", "card_drawn", "turn_begins"]
    assert events[0].clause == "SDR-N1"
    assert state.discards == ((), (), ())
    drawn = state.hands[0][0]
    assert drawn.deal == 1
    assert Counter([drawn.shape, *state.decks[1]]) == Counter(["4I", "4I", "4O"])
    assert state.older == ((), (("4L",),), ())  # what green hides is not among them


@clause("SDR-N1")
def test_the_market_is_refilled_from_a_deck_shuffled_anew() -> None:
    state = position(
        AFTER,
        step="take",
        played="3I",
        market="| 4S 4O |",
        decks=" | | ",
        discards=" | 4T | ",
        hands=" | 3V",
    )
    state.play(0, "take 4O")
    assert state.market[1] == ("4S", "4T")
    state = position(
        AFTER, step="take", played="3I", market="| 4S 4O |", decks=" | | ", hands=" | 3V"
    )
    events = state.play(0, "take 4O")
    assert state.market[1] == ("4S",)
    assert told(events) == ["card_taken", "turn_begins"]


@clause("SDR-N1")
def test_cards_played_can_be_gone_for_good() -> None:
    """The deck stays empty, and so does the place in the market."""
    it: dict[str, str] = {"step": "take", "played": "3I", "decks": " | | ", "hands": " | 3V"}
    it |= {"discards": " | 4I 4I 4O | ", "market": "| 4S 4O |", "options": "dragons=gone"}
    state = position(AFTER, **it)  # type: ignore[arg-type]
    assert notations(state) == ["take 4S", "take 4O"]
    assert refused(state, "draw 4") == ("SDR-N1", "deck_is_empty")
    assert told(state.play(0, "take 4O")) == ["card_taken", "turn_begins"]
    assert state.market[1] == ("4S",)
    assert state.discards[1] == ("4I", "4I", "4O")
    it |= {"market": "| |", "step": "mission", "laid": "f5 f6 f7"}
    assert notations(position({"o": "f5 f6 f7"}, **it)) == ["done"]  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="no deck is ever reshuffled"):
        position(AFTER, **(it | {"older": " | 4L | "}))  # type: ignore[arg-type]


@clause("SDR-N1")
def test_no_card_of_another_size() -> None:
    state = position(
        {"g": "a1 b1 c1"},
        hands="3I | 3V",
        decks="3V | | ",
        missions=ALIKE,
        fleets=f" | {X}{X}",
        gold="0 | 2",
    )
    state.play(0, lay("f5 f6 f7"))  # there is nothing to choose: the turn is over
    assert state.active == 1
    assert state.hands[0] == ()
    state.play(1, lay("g6 h6 g5"))
    assert notations(state) == ["mission 1", "done"]
    events = state.play(1, "done")  # then the other, with an empty hand, can only pass
    assert told(events)[:2] == ["turn_begins", "passed_without_card"]


# --- passing ------------------------------------------------------------------------------------


@clause("SDR-P1")
def test_a_pass_costs_a_head_and_a_card_and_gives_gold() -> None:
    state = position(hands="4L 5X | ", gold="1 | 0", missions=ALIKE, fleets=f"{X}{X} | ")
    assert notations(state) == ["pass 4L", "pass 5X"]
    events = state.play(0, "pass 5X")
    assert told(events) == ["passed"]
    assert state.heads == (13, 14)
    assert state.gold == (3, 0)
    assert state.discards[2] == ("5X",)
    assert state.step == "take"  # no mission
    assert notations(state) == ["draw 3", "draw 4"]
    state.play(0, "draw 3")
    assert state.active == 1


@clause("SDR-P1")
def test_a_pass_with_an_empty_hand_needs_no_discard() -> None:
    state = position(hands=" | 4L", reefs="gold | ")
    assert notations(state) == ["pass", "cash"]
    state.play(0, "pass")
    assert state.heads == (13, 14)
    assert notations(state)[:3] == ["draw 3", "draw 4", "draw 5"]
    assert refused(position(hands="4L | "), "pass") == ("SDR-T1", "play_now")


@clause("SDR-P1")
def test_who_can_place_may_pass_and_who_cannot_must() -> None:
    state = position(hands="4L | ")
    assert any(isinstance(move, Place) for move in state.legal_moves(0))
    around = position({"o": "f7 f8 f9 j7 j8 j9 g6 h6 i6 g10 h10 i10"}, hands="4L 4S | ")
    assert [move.notation for move in around.legal_moves(0)] == ["pass 4L", "pass 4S"]
    shore = {"@": "f7 f9 j7 j9 g6 i6 g10 i10"}  # the other cells beside the island are currents
    poor = position(ground=shore, hands="4L 4S | ", gold="1 | 0")
    assert [move.notation for move in poor.legal_moves(0)] == ["pass 4L", "pass 4S"]
    assert len(position(ground=shore, hands="4L | ", gold="2 | 0").legal_moves(0)) > 1


# --- gold cards ---------------------------------------------------------------------------------


@clause("SDR-G1")
def test_gold_is_cashed_in_ones_own_turn() -> None:
    state = position(hands="4L 4T | 5L", reefs="gold gold | gold", ground={"r": "f5"})
    assert "cash" in notations(state)
    other = state.refuse(1, GAME.read("cash"))
    assert other is not None
    assert other.clause == "SDR-T1"
    events = state.play(0, "cash")
    assert told(events) == ["gold_card_cashed"]
    assert events[0].reveals
    assert state.gold == (4, 0)
    state.play(0, lay("f4 f5 f6 g6"))
    assert "cash" in notations(state)  # while a reef card is chosen
    state.play(0, "cash")
    assert state.gold == (8, 0)
    assert refused(state, "cash") == ("SDR-G1", "no_gold_card")


@clause("SDR-G1")
def test_gold_is_not_cashed_in_the_middle_of_a_payment() -> None:
    state = position(
        AFTER,
        step="mission",
        played="3I",
        laid="f5 f6 f7",
        fleets=f"{X}{X}{Y}{Y}{Y} | ",
        missions=ALIKE,
        reefs="gold | ",
    )
    assert "cash" in notations(state)
    state.play(0, "mission 1")
    assert notations(state) == [paid(X + X), paid(X + Y + Y)]
    assert refused(state, "cash") == ("SDR-M1", "ships_now")


# --- what never runs out --------------------------------------------------------------------------


@clause("SDR-C3")
def test_tails_never_run_out() -> None:
    """No source says how many of the 190 tails in the box are orange. It does not matter: with a
    large dragon for each of the 14 heads nobody could need more, and the last can be placed."""
    upper = [f"{x}{y}" for x in "acegikmo" for y in range(1, 6)]
    lower = [f"{x}{y}" for x in "acegi" for y in range(11, 16)]
    dragons = {"o": " ".join(upper + lower), "g": "m10 n10 o10"}
    state = position(dragons, hands="5I | 4L", heads="1 | 13")
    dragon = lay("o11 o12 o13 o14 o15")
    assert dragon in state.legal_moves(0)
    state.play(0, dragon)
    assert state.dragons[0].bit_count() == 14 * 5
    assert state.heads[0] == 0


@clause("SDR-C3")
def test_gold_never_runs_out() -> None:
    """The players have all the gold in the box, 60 ones and 16 fives, and still gain more: by
    passing, with a gold card, for a gold symbol, as a neighbour."""
    box = 60 + 16 * 5
    state = position(
        {"g": "e6 e5 e4"},
        {"g": "f5"},
        hands="4L 4T | 5L",
        gold=f"{box} | 0",
        reefs="gold | ",
    )
    state.play(0, "cash")
    assert state.gold == (box + 4, 0)
    state.play(0, lay("f5 f6 g6 f7"))
    assert state.gold == (box + 5, 1)
    state.play(0, "draw 3")
    state.play(1, "pass 5L")
    assert state.gold == (box + 5, 3)


# --- the end ------------------------------------------------------------------------------------


@clause("SDR-E1", "SDR-H1")
def test_the_last_turn_is_played_out() -> None:
    state = position(
        {"o": "a1 b1 c1"},
        hands="4L | 5L",
        heads="0 | 1",
        turn="1",
        missions=ALIKE,
        fleets=f" | {X}{X}",
        reefs="NE | any",
        gold="3 | 1",
    )
    state.play(1, "pass 5L")
    assert state.outcome is None
    events = state.play(1, "draw 3")
    assert told(events)[:4] == ["card_drawn", "reef_card_shown", "reef_card_shown", "gold_scored"]
    assert told(events)[-1] == "game_ends"
    assert state.view(None).known.reefs == (("NE",), ("any",))
    assert state.to_move == ()
    refusal = state.refuse(0, GAME.read("pass"))
    assert refusal is not None
    assert refusal.clause == "SDR-E1"


@clause("SDR-E1", "SDR-T1")
def test_the_mission_of_the_last_turn_counts() -> None:
    def after_placing(heads: str) -> SeaDragonsState:
        """Orange, with two ships for a mission, places a dragon and has one head fewer."""
        board = {"g": "a1 b1 c1"}
        ships = f"{X}{X} | "
        state = position(board, hands="3I | 4L", heads=heads, fleets=ships, missions=ALIKE)
        state.play(0, lay("f5 f6 f7"))
        assert state.step == "mission"
        return state

    state = after_placing("1 | 0")
    assert state.heads == (0, 0)
    assert notations(state) == ["mission 1", "draw 4", "draw 5"]  # offered, not just allowed
    assert notations(state) == notations(after_placing("2 | 2"))
    state.play(0, "mission 1")
    assert notations(state) == ["draw 4", "draw 5"]
    events = state.play(0, "draw 5")
    assert told(events)[-1] == "game_ends"
    assert state.points[0] == MISSIONS[ALIKE].points + 5


@clause("SDR-E1")
def test_everybody_has_as_many_turns_as_heads_even_by_passing() -> None:
    state = new(2, 5)
    passes = 0
    while not state.over:
        moves = [move for move in state.legal_moves(state.active) if not isinstance(move, Place)]
        passes += moves[0].notation.startswith("pass")
        state.play(state.active, moves[0])
    assert passes == 28
    assert state.gold == (4 + 28, 4 + 28)
    assert not any(list(bits(cells)) for cells in state.dragons)
