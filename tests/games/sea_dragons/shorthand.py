"""What the tests of Sea Dragons share."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from isolario.core.boards.bits import mask_of
from isolario.core.event import Event
from isolario.core.moves import Move
from isolario.games.sea_dragons import GAME as GAME
from isolario.games.sea_dragons.board import CELL_OF, CELLS, CURRENTS, ISLAND
from isolario.games.sea_dragons.moves import Place
from isolario.games.sea_dragons.notation import write_board
from isolario.games.sea_dragons.parts import COLOUR_LETTERS, SHIP_LETTERS
from isolario.games.sea_dragons.pieces import MISSIONS, TWO_SHIPS
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.words import say_exactly

# Which missions there are is our design, and may change; so tests look for what they need.
ALIKE = next(
    name for name, it in MISSIONS.items() if not it.reef and sorted(it.ships) == [0, 0, 0, 2]
)
"""A mission for two ships of one colour, X, without a reef card."""
X, Y, Z = (
    SHIP_LETTERS[(MISSIONS[ALIKE].ships.index(2) + more) % len(SHIP_LETTERS)] for more in range(3)
)
"""That colour, and two others."""


def two(letter: str) -> str:
    """The reef card with two ships of a colour."""
    return TWO_SHIPS[SHIP_LETTERS.index(letter)]


def paid(text: str) -> str:
    """The move that pays with some ships."""
    return "ships " + "".join(sorted(text, key=SHIP_LETTERS.index))


def sea(dragons: Mapping[str, str] | None = None, ground: Mapping[str, str] | None = None) -> str:
    """A board: still water except for what is given, by letters: ``{"o": "a1 b1 c1"}``."""
    letters = ["#" if ISLAND >> n & 1 else "=" if CURRENTS >> n & 1 else "~" for n in range(CELLS)]
    for letter, cells in (ground or {}).items():
        for cell in cells.split():
            letters[CELL_OF[cell]] = letter
    lying = [0] * len(COLOUR_LETTERS)
    for letter, cells in (dragons or {}).items():
        lying[COLOUR_LETTERS.index(letter)] = mask_of([CELL_OF[cell] for cell in cells.split()])
    return write_board("".join(letters), tuple(lying))


def position(
    dragons: Mapping[str, str] | None = None,
    ground: Mapping[str, str] | None = None,
    players: int = 2,
    **fields: str,
) -> SeaDragonsState:
    """A position from what lies on the board and a few lines of its text."""
    lines = [f"{name.replace('_', ' ')}: {value}" for name, value in fields.items()]
    state = GAME.parse("\n".join([sea(dragons, ground), f"players: {players}", *lines]))
    assert isinstance(state, SeaDragonsState)
    return state


def about_to_pay(mission: str, fleet: str, reefs: str = "", **more: str) -> SeaDragonsState:
    """Orange has placed a dragon and may fulfil a mission."""
    fields = {
        "step": "mission",
        "played": "3I",
        "laid": "f5 f6 f7",
        "missions": mission,
        "fleets": f"{fleet} | ",
        "reefs": f"{reefs} | ",
    }
    return position({"o": "f5 f6 f7"}, **(fields | more))  # type: ignore[arg-type]


def new(seats: int = 2, seed: int | str = 1, **options: str) -> SeaDragonsState:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, SeaDragonsState)
    return state


def cells(names: str) -> int:
    return mask_of([CELL_OF[name] for name in names.split()])


def lay(names: str) -> Place:
    """A dragon on some cells."""
    return Place(cells(names))


def refused(state: SeaDragonsState, move: Move | str) -> tuple[str, str]:
    """The clause and the reason why the player to move may not do something."""
    move = GAME.read(move) if isinstance(move, str) else move
    refusal = state.refuse(state.active, move)
    assert refusal is not None, f"{move} is legal"
    assert move not in state.legal_moves(state.active)
    say_exactly(refusal.reason, game="sea-dragons")
    return refusal.clause, refusal.reason.id


def notations(state: SeaDragonsState) -> list[str]:
    """What the player to move may do besides placing dragons."""
    moves = state.legal_moves(state.active)
    return [move.notation for move in moves if not isinstance(move, Place)]


def told(events: list[Event]) -> list[str]:
    return [event.what for event in events]


def random_games(count: int, seats: Sequence[int] = (2, 3, 4, 5)) -> Iterator[SeaDragonsState]:
    """Every position of some random games."""
    for number in range(count):
        rng = random.Random(number)
        state = new(seats[number % len(seats)], f"random {number}")
        while not state.over:
            yield state
            state.play(state.active, state.legal_moves(state.active).choice(rng))
        yield state
