"""Skerries keeps the contract, and its rules."""

from isolario.contract.pytest import contract_tests
from skerries import GAME
from skerries.rules import SkerriesState

test_contract = contract_tests(GAME)


def landing() -> SkerriesState:
    """Two players have sailed: seat 1 with the stronger wind."""
    text = GAME.new(2, seed=7).text.replace("active: -1", "active: 1")
    hands, sailed = "2 11 | 7 8", "22 | 24"
    lines = [line for line in text.splitlines() if not line.startswith(("hands", "sailed", "deck"))]
    held = {*map(int, f"{hands} {sailed}".replace("|", "").split())}
    deck = " ".join(str(wind) for wind in range(1, 25) if wind not in held)
    lines += [f"hands: {hands}", f"sailed: {sailed}", f"deck: {deck}"]
    state = GAME.parse("\n".join(lines))
    assert isinstance(state, SkerriesState)
    return state


def test_the_strongest_wind_lands_first() -> None:
    state = landing()
    assert state.to_move == (1,)
    state.play(1, "land a1")
    assert state.to_move == (0,)


def test_seals_and_neighbours_give_points() -> None:
    state = landing()
    state.flags |= {"b1": 1, "a2": 0}
    before, seals = state.scores[1], state.seals["a1"]
    state.flags["a1"] = 1
    assert state.scores[1] == before + seals + 1


def test_nobody_lands_where_a_flag_stands() -> None:
    state = landing()
    state.play(1, "land a1")
    refusal = state.refuse(0, GAME.read("land a1"))
    assert refusal is not None
    assert refusal.reason.english("skerries") == "A flag stands there already."
