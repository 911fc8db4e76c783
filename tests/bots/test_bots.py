"""Bots choose legal moves in every game, from a view and a recall alone, and well enough."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

import isolario
from isolario.bots import LEVELS, Bot, GreedyBot, SearchBot, bot, bots, playing_on, trials
from isolario.bots.bot import best_looking
from isolario.bots.levels import levels
from isolario.bots.playing_on import play_on
from isolario.bots.search import Purse, Race
from isolario.bots.worth import Stakes
from isolario.contract import few_set_ups
from isolario.core.errors import NotAllowed, UnknownOption
from isolario.core.event import Event, Outcome
from isolario.core.game import Game, Memory, State, View
from isolario.core.moves import Move
from isolario.core.text import Text
from skerries import GAME as SKERRIES

QUICK: dict[str, dict[str, object]] = {"random": {}, "greedy": {}, "search": {"iterations": 2}}


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
    searches = 2  # each plays on to the end where a game says of no part that it is worth less
    while not state.over:
        # Any of those who may decide now, so that sealed parts arrive in every order.
        seat = turns.choice(state.to_move)
        chooser = turns.choices(quick, (16, 6, searches > 0))[0]
        searches -= chooser is quick[-1]
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


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("game", isolario.all_games())
def test_no_bot_can_cheat(game: str, name: str) -> None:
    """What it cannot know makes no difference: in two states that look alike it plays the same."""
    rng, differ = random.Random(4), 0
    state = isolario.new(game, min(n for n in isolario.all_games()[game].seats if n > 1), 4)
    for _ in range(12 if name == "greedy" else 2):
        seat = state.to_move[0]
        view, recall = state.view(seat), state.recall(seat)
        twin = view.guess(rng, recall)
        differ += twin.text != state.text
        moves = [
            bot(name, 9, **QUICK[name]).choose(it.view(seat), it.recall(seat))
            for it in (state, twin)
        ]
        assert moves[0] == moves[1]
        state.play(seat, state.legal_moves(seat).choice(rng))
    assert differ > 0, "there was nothing to see"


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
        hard = players[2]
        assert isinstance(hard, SearchBot) or (isinstance(hard, GreedyBot) and hard.careful)
        overlooks = [it.overlooks for it in players[:2] if isinstance(it, GreedyBot)]
        assert 1 > overlooks[0] > overlooks[1] >= 0


def test_wrong_names_say_what_there_is() -> None:
    with pytest.raises(UnknownOption, match="random, greedy, search"):
        bot("genius")
    with pytest.raises(UnknownOption, match="iterations, seconds, width, processes"):
        bot("search", depth=3)


def test_somebody_careful_sees_more() -> None:
    """Where a game can look closer; elsewhere care makes no difference."""
    state, rng, differ = isolario.new("beacon-patrol", 2, 3), random.Random(3), 0
    for _ in range(40):
        seat = state.to_move[0]
        view, legal = state.view(seat), state.legal_moves(seat)
        judge = view.game.bot
        glance, careful = judge.judged(view, legal), judge.judged(view, legal, careful=True)
        assert len(careful) == len(legal)
        differ += glance.index(max(glance)) != careful.index(max(careful))
        state.play(seat, best_looking(view, legal, rng))
    assert differ > 0
    view = isolario.new("foggy-island", seed=3).view(0)
    moves = [*view.legal_moves()]
    assert view.game.bot.judged(view, moves, careful=True) == view.game.bot.judged(view, moves)


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
        _match(bot("search", seed, iterations=4), bot("random", seed), seed, weather) > 0
        for seed in range(4)
    )
    assert wins >= 3


def test_search_beats_random_at_a_table_of_three() -> None:
    won = 0.0
    for seed in range(24):
        state = SKERRIES.new(3, seed)
        choosers = [bot("random", seed)] * 3
        choosers[seed % 3] = bot("search", seed, iterations=12)
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


def _race(text: str, width: int = 8, seed: int = 1) -> Race:
    view = isolario.all_games()["foggy-island"].parse(text).view(0)
    return Race(view, (), random.Random(seed), width)


def test_a_search_stops_when_nothing_can_change_its_mind() -> None:
    race, purse = _race(OBVIOUS), Purse(iterations=2000)
    race.run(purse)
    assert race.leader.move.notation == "Pc1"
    assert purse.trials < 1000


def test_all_moves_meet_the_same_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each lap, so what they score can be compared lap by lap."""
    race = _race(OBVIOUS)
    guess, guesses = type(race.view).guess, []

    def guessed(view: View, rng: random.Random, recall: Sequence[Memory]) -> State:
        guesses.append(len(race.runners))
        assert {len(runner.scored) for runner in race.runners} == {race.laps}
        state: State = guess(view, rng, recall)
        return state

    monkeypatch.setattr(type(race.view), "guess", guessed)
    monkeypatch.setattr(trials, "play_on", lambda *known: 0.5)
    race.run(Purse(iterations=40))
    assert len(guesses) == race.laps > 3
    assert guesses[0] > guesses[-1] == 2


def test_the_likeliest_run_and_equals_among_them_all() -> None:
    race = _race(OBVIOUS, width=3)
    judged = race.view.game.bot.judged(race.view, [*race.view.legal_moves()])
    last = sorted(judged, reverse=True)[2]
    assert len(race.runners) == sum(worth >= last for worth in judged) >= 3


def test_with_little_to_spend_few_run() -> None:
    race, purse = _race(OBVIOUS), Purse(iterations=9)
    assert len(race.runners) >= 8
    race.run(purse)
    assert purse.trials <= 12
    assert len(race.runners) == 1


def test_fewer_moves_take_less() -> None:
    """A third of what three heats would, for the one heat of two moves."""
    race, purse = _race(OBVIOUS, width=8), Purse(iterations=300)
    del race.runners[2:]
    race.sure = 1e9
    race.run(purse)
    assert purse.trials == 100


@pytest.mark.parametrize("name", ["land-vs-sea", "sea-dragons"])
def test_a_search_looks_as_far_as_the_game_finds_worth_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn has come back so often, and nobody has moved since."""
    state = isolario.new(name, seed=3)
    me, game = state.active, state.game
    seen: list[tuple[int, tuple[int, ...]]] = []

    def promise(then: State) -> tuple[float, ...]:
        seen.append((len(then.log) - len(state.log), then.to_move))
        return (1.0,) * then.seats

    for horizon in (0, 1, 2, 3):
        near = replace(game.bot, promise=promise, horizon=horizon)
        monkeypatch.setitem(vars(game), "bot", near)
        play_on(state.copy(), me, Stakes.of(state), random.Random(1))
    assert [it[0] for it in seen] == sorted({it[0] for it in seen})
    assert seen[0][0] == 0
    assert all(to_move == (me,) for _, to_move in seen)


def test_a_search_looks_to_the_end_of_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the round, in Foggy Island: what comes later is only noise."""
    state = isolario.new("foggy-island", seed=3)
    game, part_of, rounds = state.game, state.game.bot.part, []
    assert part_of is not None
    now = part_of(state)

    def promise(then: State) -> tuple[float, ...]:
        rounds.append(part_of(then))
        return (1.0,) * then.seats

    monkeypatch.setitem(vars(game), "bot", replace(game.bot, promise=promise))
    assert play_on(state.copy(), 0, Stakes.of(state), random.Random(1), None, now) == 0.5
    assert (now, rounds) == (1, [2])
    assert play_on(state.copy(), 0, Stakes.of(state), random.Random(1)) != 0.5  # to the end
    assert rounds == [2]


@pytest.mark.parametrize("concerned", [True, False])
def test_what_is_no_concern_is_not_thought_about(
    concerned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it is left to chance, and the same chance for all moves that are compared."""
    state = isolario.new("cartographers", seats=2, seed=3)
    asked, game = set(), state.game

    def watched(view: View, legal: Sequence[Move], rng: random.Random) -> Move:
        asked.add(view.seat)
        return best_looking(view, legal, rng)

    monkeypatch.setattr(playing_on, "best_looking", watched)
    judgement = replace(game.bot, concerns=lambda state, seat, other: concerned)
    monkeypatch.setitem(vars(game), "bot", judgement)
    worths = {
        play_on(state.copy(), 0, Stakes.of(state), random.Random(1), random.Random(luck))
        for luck in (1, 1, 2)
    }
    assert asked == ({0, 1} if concerned else {0})
    assert len(worths) == (1 if concerned else 2)


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
