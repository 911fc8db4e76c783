"""Rounds, seasons, ambushes and the lone game of Cartographers (CRT-S, E, D, A, T, F, 1)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import isolario
from isolario.core.record import replay
from isolario.games.cartographers import GAME
from isolario.games.cartographers.moves import ALL_MOVES, Draw
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING, SEASONS
from isolario.games.cartographers.rounds import season_items
from isolario.games.cartographers.sheet import Sheet
from tests.clauses import clause
from tests.games.cartographers.shorthand import (
    EMPTY,
    drafts,
    finish,
    new,
    position,
    turn_next,
    whats,
)


@clause("CRT-S1", "CRT-S2", "CRT-S3", "CRT-S4")
def test_set_up() -> None:
    state = new(3, side="B")
    assert state.sheets == (Sheet.blank("B"),) * 3
    assert len({SCORING[card].category for card in state.edicts}) == 4
    assert len(state.deck) + len(state.turned) + (state.card in AMBUSH) == 14
    assert len(state.ambushes) == 3
    orders = {new(2, seed).edicts for seed in range(30)}
    assert len(orders) > 25
    assert [season.length for season in SEASONS] == [8, 8, 7, 6]


@clause("CRT-H1", "CRT-D1")
def test_drawings_are_secret_until_all_are_ready() -> None:
    state = new(3)
    before = state.view(1)
    events = state.play(0, state.legal_moves(0)[5])
    assert events[0].seen_by(1) is None
    after = state.view(1)
    assert (after.ready, after.scores) == ((0,), before.scores)
    assert after.known.sheets == before.known.sheets
    state.undo(0)
    assert state.view(1) == before
    first = new(2)
    second = new(2)
    for game, order in ((first, (0, 1)), (second, (1, 0))):
        for seat in order:
            game.play(seat, game.legal_moves(seat)[seat + 3])
    assert first.text == second.text
    assert first.log == second.log


@clause("CRT-H1")
def test_open_drawing_shows_at_once_and_can_be_changed() -> None:
    state = new(2, drawing="open")
    move = state.legal_moves(0)[5]
    state.play(0, move)
    assert drafts(state.view(1))[0] == move.notation
    assert state.can_undo(0)
    state.undo(0)
    assert drafts(state.view(1))[0] == ""


@clause("CRT-H1")
def test_decks_are_unknown_and_the_number_of_ambushes_is_public() -> None:
    state = new(2, 5)
    view = state.view(0)
    assert view.known.ambushes_in_deck == sum(card in AMBUSH for card in state.deck)
    rng = random.Random(1)
    guesses = [view.guess(rng) for _ in range(200)]
    assert all(guess.view(0) == view for guess in guesses)
    inside = Counter(card for guess in guesses for card in guess.deck if card in AMBUSH)
    assert set(inside) == set(AMBUSH)


@clause("CRT-E1", "CRT-E2")
def test_ruins_turn_the_next_card_and_two_are_as_one() -> None:
    state = new(2)
    turn_next(state, "temple_ruins", "outpost_ruins", "hamlet")
    for seat in (0, 1):
        events = state.play(seat, state.legal_moves(seat)[0])
    assert state.card == "hamlet"
    assert state.ruins
    assert whats(events).count("card_turned") == 3
    assert all(
        move.cells & state.sheets[0].ruins
        for move in state.legal_moves(0)
        if isinstance(move, Draw)
    )


@clause("CRT-D6")
def test_after_ruins_an_empty_ruins_cell_must_be_covered() -> None:
    state = new(2)
    turn_next(state, "temple_ruins", "hamlet")
    for seat in (0, 1):
        state.play(seat, state.legal_moves(seat)[0])
    plain = next(
        move
        for move in GAME.parse(state.text.replace("ruins: yes", "ruins:")).legal_moves(0)
        if isinstance(move, Draw) and not move.cells & state.sheets[0].ruins
    )
    with pytest.raises(isolario.IllegalMove) as caught:
        state.play(0, plain)
    assert (caught.value.clause, caught.value.reason.id) == ("CRT-D6", "must_cover_ruins")


@clause("CRT-A1")
@pytest.mark.parametrize(("card", "step"), [("bugbear_assault", -1), ("goblin_attack", 1)])
def test_an_ambush_is_drawn_on_the_neighbours_sheet(card: str, step: int) -> None:
    state = new(3)
    turn_next(state, card)
    for seat in range(3):
        state.play(seat, state.legal_moves(seat)[0])
    assert (state.phase, state.card) == ("ambush", card)
    free = [sheet.free for sheet in state.sheets]
    moves = [state.legal_moves(seat)[7] for seat in range(3)]
    for seat in range(3):
        state.play(seat, moves[seat])
    for seat, move in enumerate(moves):
        assert isinstance(move, Draw)
        owner = (seat + step) % 3
        assert state.sheets[owner].monster == move.cells
        assert move.cells & ~free[owner] == 0
    assert card not in (*state.deck, *state.ambushes)  # it has left the game


@clause("CRT-A2")
def test_ruins_wait_over_an_ambush_for_the_next_card() -> None:
    state = new(2)
    turn_next(state, "temple_ruins", "goblin_attack", "hamlet")
    for _ in range(2):
        for seat in (0, 1):
            state.play(seat, state.legal_moves(seat)[0])
    assert (state.card, state.ruins) == ("hamlet", True)
    for seat in (0, 1):
        state.play(seat, state.legal_moves(seat)[0])
    assert not state.ruins or EXPLORE[state.turned[-2]].kind == "ruins"


@clause("CRT-D3", "CRT-D4")
def test_coins_for_shapes_and_closed_mountains() -> None:
    sheet = "..F........\n.FM........\n..F........\n" + "...........\n" * 8
    state = position(sheet + EMPTY, card="great_river")
    move = next(m for m in state.legal_moves(0) if isinstance(m, Draw) and m.cells == 0b111 << 14)
    events = state.play(0, move)
    events += state.play(1, state.legal_moves(1)[-1])
    marked = [event.clause for event in events if event.what == "coin_marked" and event.seat == 0]
    assert marked == ["CRT-D3", "CRT-D4"]
    assert state.coins[0] == 2


@clause("CRT-D4")
def test_a_full_coin_track_takes_no_more() -> None:
    state = position(card="great_river", coins="14 | 0")
    state.play(0, state.legal_moves(0)[0])
    state.play(1, state.legal_moves(1)[0])
    assert state.coins == (14, 1)


@clause("CRT-D2")
def test_what_fits_nowhere_becomes_a_single_cell_without_a_coin() -> None:
    checks = ("F.F.F.F.F.F\n.F.F.F.F.F.\n" * 6).split("\n")[:11]
    state = position("\n".join(checks) + "\n" + EMPTY, card="great_river", turned="great_river")
    singles = [move for move in state.legal_moves(0) if isinstance(move, Draw)]
    assert {move.cells.bit_count() for move in singles} == {1}
    assert {move.terrain for move in singles} == set(range(5))
    state.play(0, singles[0])
    state.play(1, state.legal_moves(1)[0])
    assert state.coins[0] == 0
    old = position("\n".join(checks) + "\n" + EMPTY, options="edition=original-2019")
    assert {move.terrain for move in old.legal_moves(0) if isinstance(move, Draw)} == {3}


@clause("CRT-D7")
def test_a_full_map_is_left_out() -> None:
    state = position("F" * 11 + "\n" + "FFFFFFFFFFF\n" * 10 + EMPTY, deck="hamlet farmland")
    state.ready = (0,)  # as the table does for a full map
    state.play(1, state.legal_moves(1)[0])
    assert state.to_move == (1,)


@clause("CRT-T1")
def test_a_season_ends_when_its_times_reach_its_length() -> None:
    before = "great_river farmland hinterland_stream homestead"  # 1 + 1 + 2 + 2
    for card, ends in (("orchard", True), ("hamlet", False)):
        state = position(turned=f"{before} {card}", card=card, deck="rift_lands marshlands")
        state.ambushes = ("gnoll_raid",)
        for seat in (0, 1):
            events = state.play(seat, state.legal_moves(seat)[0])
        assert ("season_ends" in whats(events)) == ends
        assert state.season == int(ends)


@clause("CRT-F1")
def test_a_season_scores_two_edicts_coins_and_monsters() -> None:
    sheet = Sheet.parse("FFF........\n...........\n..D........\n" + EMPTY[: 12 * 8])
    cards = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
    items = season_items(sheet, 4, cards, 0, "ukrainian-2021", 0)
    assert [(item.what, item.points) for item in items] == [
        ("edict", 3),
        ("coins", 4),
        ("monsters", -4),
    ]


@clause("CRT-F2")
def test_cards_return_and_one_more_ambush_goes_in() -> None:
    state = new(2, 3)
    rng = random.Random(2)
    while state.season == 0:
        seat = state.to_move[0]
        state.play(seat, state.legal_moves(seat).choice(rng))
    gone = 4 - len(state.ambushes) - sum(card in AMBUSH for card in state.deck)
    explores = [card for card in (*state.deck, *state.turned) if card in EXPLORE]
    assert sorted(explores) == sorted(EXPLORE)
    assert len(state.ambushes) == 2
    assert gone in (0, 1, 2)


@clause("CRT-F3")
@pytest.mark.parametrize(
    ("stars", "lost", "winners", "tie_break"),
    [
        ("40 | 30", "9 | 0", (0,), ""),
        ("40 | 40", "9 | 5", (1,), "CRT-F3"),
        ("40 | 40", "5 | 5", (0, 1), ""),
        ("-4 | -3", "0 | 0", (1,), ""),
    ],
)
def test_most_stars_then_fewest_lost(
    stars: str, lost: str, winners: tuple[int, ...], tie_break: str
) -> None:
    state = position(phase="over", card="", season="winter", stars=stars, lost=lost)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.tie_break) == (winners, tie_break)
    assert bool(state.outcome.tied) == bool(tie_break)
    for text in state.outcome.tied:
        seat = int(str(text.args["player"]))
        assert (text.args["count"], state.stars[seat]) == (state.lost[seat], max(state.stars))


@clause("CRT-1.1")
def test_a_lone_ambush_draws_itself() -> None:
    state = new(1)
    turn_next(state, "gnoll_raid", "hamlet")
    events = state.play(0, state.legal_moves(0)[-1])
    assert whats(events).count("ambush_turned") == 1
    assert state.sheets[0].monster.bit_count() == 5
    assert state.card == "hamlet"


@clause("CRT-1.2")
def test_a_lone_full_map_ends_the_game_and_scores_the_seasons_left() -> None:
    full = "FFFFFFFFFF.\n" + "FFFFFFFFFFF\n" * 10
    state = position(full, season="summer", card="rift_lands", turned="rift_lands")
    events = state.play(0, state.legal_moves(0)[0])
    assert whats(events).count("season_ends") == 3
    assert state.over


@clause("CRT-1.3")
@pytest.mark.parametrize(
    ("result", "title"),
    [(30, "30"), (29, "20"), (0, "0"), (-1, "minus_5"), (-6, "minus_10"), (-31, "minus_30")],
)
def test_titles(result: int, title: str) -> None:
    cards = "sentinel_wood canal_lake wildholds borderlands"
    stars = result + sum(SCORING[card].solo for card in cards.split())
    state = position(EMPTY, phase="over", card="", season="winter", stars=str(stars))
    assert state.solo_result == result
    assert state.outcome is not None
    assert state.outcome.title == f"title_{title}"


@pytest.mark.parametrize("seats", [1, 2, 4, 12])
@pytest.mark.parametrize("options", [{}, {"side": "B", "drawing": "open"}])
def test_whole_games(seats: int, options: dict[str, str]) -> None:
    state = new(seats, 7, **options)
    rng = random.Random(seats)
    decisions = 0
    while not state.over:
        if decisions % 7 == 0:
            assert GAME.parse(state.text).text == state.text
            for seat in range(seats):
                view = state.view(seat)
                assert GAME.view(view.json()) == view
                assert view.guess(rng).view(seat) == view
                assert len(view.legal_moves()) == len(state.legal_moves(seat))
        seat = rng.choice(state.to_move)
        move = state.legal_moves(seat).choice(rng)
        view = state.view(seat)
        assert view.move(view.number(move)) == move == GAME.read(move.notation)
        state.play(seat, move)
        decisions += 1
    totals = [0] * seats
    for entry in state.log:
        for event in entry.events:
            if event.seat is not None:
                totals[event.seat] += event.points
    assert tuple(totals) == state.scores
    assert decisions <= GAME.longest
    assert replay(state.record(), GAME).text == state.text


def test_legal_means_playable() -> None:
    state = new(2, 9)
    rng = random.Random(9)
    for _ in range(20):
        seat = state.to_move[0]
        legal = state.legal_moves(seat)
        for move in rng.sample(ALL_MOVES, 60):
            assert (move in legal) == (state.refuse(seat, move) is None)
        state.play(seat, legal.choice(rng))


def test_every_move_has_a_notation_of_its_own() -> None:
    assert len({move.notation for move in ALL_MOVES}) == len(ALL_MOVES) == GAME.actions


def test_the_end() -> None:
    events = finish(new(2, 4))
    assert whats(events)[-1] == "game_ends"
    assert whats(events).count("season_ends") == 4
