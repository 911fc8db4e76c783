"""Bots choose legal moves in every game, from a view and a recall alone, and well enough."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import isolario
from isolario.bots import LEVELS, Bot, GreedyBot, SearchBot, bot, bots
from isolario.bots.levels import levels
from isolario.bots.search import Tree
from isolario.bots.worth import Stakes
from isolario.contract import few_set_ups
from isolario.core.errors import NotAllowed, UnknownOption
from isolario.core.event import Event, Outcome
from isolario.core.game import Game, Memory, State
from isolario.core.moves import Move
from isolario.core.text import Text
from skerries import GAME as SKERRIES

QUICK: dict[str, dict[str, object]] = {"random": {}, "greedy": {}, "search": {"iterations": 8}}


def _tables() -> Iterator[tuple[Game, int, dict[str, object]]]:
    for game in {**isolario.all_games(), SKERRIES.name: SKERRIES}.values():
        for seats, options in few_set_ups(game, 3):
            yield game, seats, options


def _ask(chooser: Bot, state: State, seat: int) -> Move:
    """The bot's choice, given nothing that could reach the state."""
    view = state.game.view(state.view(seat).json())
    return chooser.choose(view, state.recall(seat))


def _match(first: Bot, second: Bot, seed: int, weather: str) -> int:
    """How many points the first beats the second by in Foggy Island; they swap seats."""
    state = isolario.new("foggy-island", seed=seed, weather=weather)
    mine = seed % 2
    while not state.over:
        seat = state.to_move[0]
        chooser = first if seat == mine else second
        state.play(seat, _ask(chooser, state, seat))
    return state.scores[mine] - state.scores[1 - mine]


# --- any game ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [pytest.param(*table, id=f"{table[0].name}-{table[1]}-{table[2]}") for table in _tables()],
)
def test_only_legal_moves(game: Game, seats: int, options: dict[str, object]) -> None:
    state = game.new(seats, 5, options)
    quick = [bot(name, 5, **QUICK[name]) for name in ("random", "greedy", "search")]
    turns = random.Random(5)
    while not state.over:
        # Any of those who may decide now, so that sealed parts arrive in every order.
        seat = turns.choice(state.to_move)
        chooser = turns.choices(quick, (8, 3, 1))[0]
        move = _ask(chooser, state, seat)
        assert move in state.legal_moves(seat)
        state.play(seat, move)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("weather", ["sunny", "fog", "cards"])
def test_the_same_seed_gives_the_same_game(name: str, weather: str) -> None:
    def played() -> list[str]:
        state = isolario.new("foggy-island", seed=3, weather=weather)
        chooser = bot(name, rng=9, **QUICK[name])
        moves: list[str] = []
        while not state.over and len(moves) < 30:
            seat = state.to_move[0]
            moves.append(_ask(chooser, state, seat).notation)
            state.play(seat, moves[-1])
        return moves

    assert played() == played()


def test_seeds_differ() -> None:
    view = isolario.new("foggy-island", seed=3).view(0)
    assert len({bot("random", rng=seed).choose(view).notation for seed in range(20)}) > 1


@pytest.mark.parametrize("name", bots())
def test_nothing_to_choose(name: str) -> None:
    state = isolario.new("foggy-island", seed=3, weather="cards")
    waiting = 1 - state.to_move[0]
    for seat in (waiting, None):
        with pytest.raises(NotAllowed):
            bot(name).choose(state.view(seat))


def test_levels_are_bots() -> None:
    assert LEVELS == ("easy", "medium", "hard")
    assert set(LEVELS) <= set(bots())
    for game in isolario.all_games().values():
        players = [make(1) for make in levels(game).values()]
        assert [type(it) for it in players[:2]] == [GreedyBot, GreedyBot]
        assert isinstance(players[2], SearchBot if game.bot.looks_ahead else GreedyBot)
        slips = [it.slips for it in players if isinstance(it, GreedyBot)]
        assert slips == sorted(set(slips), reverse=True), "no level is like the one below"


def test_wrong_names_say_what_there_is() -> None:
    with pytest.raises(UnknownOption, match="random, greedy, search"):
        bot("genius")
    with pytest.raises(UnknownOption, match="iterations, seconds"):
        bot("search", depth=3)


# --- strength ---------------------------------------------------------------------------------


@pytest.mark.parametrize("weather", ["sunny", "fog"])
def test_greedy_beats_random(weather: str) -> None:
    wins = sum(
        _match(bot("greedy", seed), bot("random", seed), seed, weather) > 0 for seed in range(20)
    )
    assert wins >= 18


@pytest.mark.parametrize("weather", ["sunny", "fog"])
def test_search_beats_random(weather: str) -> None:
    wins = sum(
        _match(bot("search", seed, iterations=20), bot("random", seed), seed, weather) > 0
        for seed in range(4)
    )
    assert wins >= 3


def test_search_beats_random_at_a_table_of_three() -> None:
    won = 0.0
    for seed in range(24):
        state = SKERRIES.new(3, seed)
        choosers = [bot("random", seed)] * 3
        choosers[seed % 3] = bot("search", seed, iterations=30)
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, _ask(choosers[seat], state, seat))
        assert state.outcome is not None
        won += Stakes(rivals=((1, 2), (0, 2), (0, 1))).of_places(state.outcome)[seed % 3]
    assert won > 15  # luck alone would give 12


OBVIOUS = """
    bW bW .. bW bW rH
    .. .. .. .. .. ..
    .. rW .. .. .. ..
    .. .. rW .. .. ..
    .. .. .. rW .. ..
    .. .. .. .. .. ..
    phase: play
    hands: RRHHP | WWWRR
"""


def test_search_finds_the_obvious() -> None:
    state = isolario.all_games()["foggy-island"].parse(OBVIOUS)
    assert bot("search", 1, iterations=150).choose(state.view(0)).notation == "Pc1"


def test_a_search_stops_when_nothing_can_change_its_mind() -> None:
    view = isolario.all_games()["foggy-island"].parse(OBVIOUS).view(0)
    tree = Tree(SearchBot(1), view)
    while not tree.settled(150):
        tree.grow()
    assert tree.root.visits < 150
    early = tree.best()
    while tree.root.visits < 150:
        tree.grow()
    assert tree.best() == early


def test_all_moves_meet_the_same_guesses() -> None:
    tree = Tree(SearchBot(1), isolario.new("foggy-island", seed=3).view(0))
    for _ in range(40):
        tree.grow()
    assert len(tree.root.arms) > 1
    assert len(tree.guesses) == max(arm.visits for arm in tree.root.arms.values())


@pytest.mark.parametrize("name", ["land-vs-sea", "sea-dragons"])
def test_a_patient_search_tries_moves_often_before_it_looks_further(name: str) -> None:
    state = isolario.new(name, seed=3)
    tree = Tree(SearchBot(1), state.view(state.active))
    while max([arm.visits for arm in tree.root.arms.values()], default=0) < state.game.bot.patience:
        assert not tree.root.children
        tree.grow()
    while not tree.root.children:
        tree.grow()
    assert max(arm.visits for arm in tree.root.arms.values()) == state.game.bot.patience + 1


# Two cells are left, and blue's last wolf goes into one of them. All others lie face down.
FOG = """
    b? b? .. b? b? r?
    r? r? r? r? r? b?
    b? b? b? r? r? b?
    b? b? b? r? r? r?
    r? r? r? r? r? b?
    b? b? .. b? b? r?
    phase: play
    round: 2
    weather: fog
    hands: W | W
    options: weather=fog
"""


def _laid(row: int, *names: str) -> list[Memory]:
    cells = (f"{column}{row}" for column in "abde")
    return [
        Event("laid_down", 0, {"token": Text(name), "cell": cell}, (f"board/{cell}",))
        for name, cell in zip(names, cells, strict=True)
    ]


@pytest.mark.parametrize(("mine", "theirs", "best"), [(1, 6, "Wc1"), (6, 1, "Wc6")])
def test_search_in_fog_remembers(mine: int, theirs: int, best: str) -> None:
    view = isolario.all_games()["foggy-island"].parse(FOG).view(0)
    recall = _laid(mine, *["wolf"] * 4) + _laid(theirs, "rat", "hare", "hare", "rat")
    for seed in range(3):
        assert bot("search", seed, iterations=600).choose(view, recall).notation == best


# --- what positions are worth -----------------------------------------------------------------


def test_worth_of_a_game_together() -> None:
    together = Stakes.among(3, teams=((0, 1, 2),))
    assert together.of_outcome(Outcome((1, 1, 1), title="keen"), (9, 9, 9)) == (9, 9, 9)


def test_worth_of_teams() -> None:
    outcome = Outcome((1, 2, 1, 2), teams=((0, 2), (1, 3)))
    worth = Stakes.among(4, outcome.teams).of_outcome(outcome, (30, 20, 30, 20))
    assert worth[0] == worth[2] > 0.5 > worth[1] == worth[3]


def test_worth_prefers_the_place_to_points() -> None:
    duel = Stakes(rivals=((1,), (0,)))
    narrow = duel.of_outcome(Outcome((1, 2)), (31, 30))[0]
    shared = duel.of_outcome(Outcome((1, 1)), (30, 30))[0]
    assert narrow > shared + 0.2
    assert shared == 0.5


def test_greedy_spends_its_blitz_money() -> None:
    state = isolario.new("foggy-island", seed=3, mode="blitz")
    player = bot("greedy", rng=1)
    while 0 in state.to_move and state.view(0).prompt.id == "prompt_hire":
        state.play(0, player.choose(state.view(0), state.recall(0)))
    hired = [entry.move for entry in state.log if entry.seat == 0]
    assert len(hired) >= 8  # seven hires or more, then done
