"""Time tells nothing: when others notice what a bot has decided does not depend on what it held.

The clock is the test's own, and bots think for as long as theirs would: those that look ahead for
up to a second where there is something to think about, and everybody else hardly at all."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from itertools import chain, pairwise, repeat

import msgspec
import pytest

import isolario
from isolario.bots import seconds_ahead
from isolario.bots.bot import best_looking
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.table.bots import Clerk, Thought
from isolario.table.guests import Guest
from isolario.table.holders import holder_of
from isolario.table.lobby import Lobby
from isolario.table.memory import MemoryStore
from isolario.table.messages import Hello, Joined, ToPage
from isolario.table.pauses import pause
from isolario.table.running import RunningGame
from isolario.table.settings import TableSettings
from isolario.table.setup import bots_to_move
from isolario.table.store import SeatRow, TableRow
from isolario.table.turns import Turn
from tests.table.jumping import now, run

Choose = Callable[[View], Move]
ANN = holder_of("ann" * 16)
LONG = 60.0  # seconds in which everything has happened


def first(view: View) -> Move:
    return view.legal_moves()[0]


class Imagined:
    """Bots as others experience them."""

    rng = random.Random(1)
    choice: Choose = staticmethod(first)

    def __init__(self, count: int) -> None:
        self.count = count
        self._free = asyncio.Semaphore(count)

    async def choose(self, bot: str, turn: Turn) -> Thought:
        view = turn.view
        async with self._free:
            began = now()
            game = view.game
            ponders = game.bot.worth_a_thought(view) * self.rng.random()
            ponders /= game.bot.steps(view.known)
            await asyncio.sleep(ponders * seconds_ahead(bot, game) + self.rng.uniform(0.001, 0.09))
            return Thought(self.choice(view).notation, began)

    def close(self) -> None:
        """There is nothing to end."""


def noticed(state: State, bots: set[int], bot: str, choice: Choose = first) -> list[float]:
    """When spectators and the people at a table notice that a bot at one of these seats has done
    something, as long as people do nothing."""
    Imagined.choice = staticmethod(choice)
    heard: dict[int | None, list[float]] = {}
    people = {*range(state.seats)} - bots

    async def evening() -> None:
        store = MemoryStore(clock=now)
        seats = [
            SeatRow(at, "bot", bot=bot) if at in bots else SeatRow(at, "person", holder=ANN)
            for at in range(state.seats)
        ]
        game, text = state.game, state.text
        row = TableRow(
            "here",
            game.name,
            game.rules_version,
            msgspec.to_builtins(state.options),
            server_part="",
            commitment="",
            verifiable=False,
            pieces=game.pieces,
            state="playing",
            position=text,
            origin=text,
        )
        await store.add(row, seats, bots_to_move(RunningGame.begin(state), seats))
        lobby = Lobby(store, TableSettings(workers=1))
        table = await lobby.find("here")
        for viewer in (*people, None):
            times = heard[viewer] = []

            def hear(message: ToPage, times: list[float] = times) -> None:
                if not isinstance(message, Joined):
                    times.append(round(now(), 6))

            await table.join(Guest(hear), ANN, Hello(viewer, watch=viewer is None))
        for times in heard.values():
            times.clear()  # that the others came
        async with Clerk(lobby, {"glance": Imagined(1), "search": Imagined(1)}):
            await asyncio.sleep(LONG)

    run(evening())
    assert all(times == heard[None] for times in heard.values())
    assert heard[None]
    return heard[None]


@pytest.mark.parametrize("bot", ["easy", "medium", "hard"])
def test_two_equal_weather_cards(bot: str) -> None:
    """They leave no choice, which only their chooser knows. The first hand comes next: others see
    when it is ready, and nothing of its steps."""
    game = isolario.all_games()["foggy-island"]
    text = isolario.new("foggy-island", 2, 3, weather="cards").text
    other = text.replace("drawn: sunny fog", "drawn: fog fog")
    other = other.replace("deck: cloudy fog", "deck: cloudy sunny")
    worlds = [game.parse(it) for it in (text, other)]
    assert [len(world.legal_moves(0)) for world in worlds] == [2, 1]
    one, two = [noticed(world, {0}, bot) for world in worlds]
    ahead = seconds_ahead(bot, game)
    slot, token = 0.1 + ahead, 0.1 + ahead / 5  # those of a hand share the time of one decision
    # Somebody who looks ahead does so while others look at the weather.
    look = pause(0.8, 1)
    first = max(look, token) if ahead else look + token
    assert one == two == pytest.approx([slot, slot + first + 5 * token])


@pytest.mark.parametrize("bot", ["easy", "hard"])
def test_two_equal_reef_cards(bot: str) -> None:
    game = isolario.all_games()["sea-dragons"]
    state, rng = isolario.new("sea-dragons", 2, 3), random.Random(1)
    assert isinstance(state, SeaDragonsState)
    while state.step != "reef":
        state.play(state.to_move[0], state.legal_moves(state.to_move[0]).choice(rng))
    (seat,) = state.to_move
    text = state.text
    other = text.replace("drawn: gold gold", "drawn: gold any")
    other = other.replace(" any any any ", " any gold any ")
    worlds = [game.parse(it) for it in (text, other)]
    assert [len(world.legal_moves(seat)) for world in worlds] == [1, 2]
    one, two = [noticed(world, {seat}, bot)[0] for world in worlds]
    assert one == two == pytest.approx(0.1 + seconds_ahead(bot, game))


def sealed_choices() -> tuple[State, Move]:
    """A decision of Cartographers that a seat can make at once, or after another step."""
    state, rng = isolario.new("cartographers", 3, 3, skills=True), random.Random(1)
    while True:
        for move in state.legal_moves(0):
            after = state.copy()
            after.play(0, move)
            if 0 in after.to_move and after.turns == state.turns:
                return state, move
        for seat in state.to_move:
            state.play(seat, state.legal_moves(seat).choice(rng))


@pytest.mark.parametrize("bots", [{0}, {0, 1}])
def test_sealed_steps(bots: set[int]) -> None:
    """Whether a bot draws at once or uses a skill first, others see it ready at the same time."""
    state, skill = sealed_choices()

    def draw(view: View) -> Move:
        return next(it for it in view.legal_moves() if type(it) is not type(skill))

    def use_skill(view: View) -> Move:
        first_of_all = view.seat == 0 and skill in view.legal_moves()
        return skill if first_of_all and not view.known.ready else draw(view)

    one, two = [noticed(state, bots, "easy", choice) for choice in (draw, use_skill)]
    assert one == two
    assert one[: len(bots)] == pytest.approx([0.3, 0.6][: len(bots)])


def test_what_everybody_can_see_keeps_the_tables_pace() -> None:
    """Nothing in a hand of Beacon Patrol is hidden: a bot answers as soon as it can, and faster
    with every step that nobody else has a part in."""
    times = noticed(isolario.new("beacon-patrol", 2, 3), {1}, "hard")
    assert 0 < times[0] < 0.1
    for steps, (before, after) in enumerate(pairwise(times), 1):
        assert 0 < after - before - pause(0.8, steps) < 0.1


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("name", ["beacon-patrol", "land-vs-sea", "sea-dragons"])
def test_a_round_of_three_bots_is_soon_seen(name: str, level: str) -> None:
    """Within 8 seconds, though each of their steps can be followed."""
    rng = random.Random(name)
    state = isolario.new(name, 4, 3)
    while state.turns < 13 or state.to_move != (1,):
        seat = state.to_move[0]
        state.play(seat, best_looking(state.view(seat), state.legal_moves(seat), rng))

    def best(view: View) -> Move:
        return best_looking(view, view.legal_moves(), random.Random(1))

    times = noticed(state, {1, 2, 3}, level, best)
    assert len(times) >= 3
    assert times[-1] < 8
    assert min(after - before for before, after in pairwise(times)) > 0.19


def test_bots_answer_though_the_clock_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What people call the time may be put back at any moment."""
    clock = chain([1e9], repeat(1e9 - 3600))
    monkeypatch.setattr(time, "time", lambda: next(clock))
    assert noticed(isolario.new("beacon-patrol", 2, 3), {1}, "easy")[1] < 2
