"""Shells read carelessly: variants that do not look at what comes from outside.

`CARELESS` has them all, each with the check that must find it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from isolario.contract import (
    check_positions,
    check_records,
    check_rulebook,
    check_views,
)
from isolario.contract.bench import ContractBroken
from isolario.core.chance import NO_CHANCE, Chance
from isolario.core.errors import BadNotation
from isolario.core.event import Events
from isolario.core.game import Game, Refusal
from isolario.core.known import read_known
from isolario.core.moves import Move
from isolario.core.position import Position
from isolario.core.text import Text
from tests.contract.leaky import variant_game
from tests.contract.toy import ALL_MOVES, ToyOptions, ToyPosition, ToyState, ToyView

WholeCheck = Callable[[Game, int], object]

CARELESS: dict[str, tuple[Game, str, WholeCheck]] = {}
"""Every variant by name: the game, and the check of a whole rulebook that finds it."""


def rulebook(game: Game, count: int) -> None:
    """`check_rulebook` needs no number of tries."""
    try:
        check_rulebook(game)
    except ContractBroken as broken:
        raise ContractBroken("rulebook", broken.what, game.name) from broken.__cause__


def careless(check: WholeCheck) -> Callable[[type], type]:
    """Makes a game of a class, as `leaky.leak` does."""

    def register(variant: type) -> type:
        name = check.__name__
        CARELESS[variant.__name__] = (variant_game(variant), name, check)
        return variant

    return register


# --- positions ----------------------------------------------------------------------------------


@careless(check_positions)
class TakesWhatItGets:
    class State(ToyState):
        def contradiction(self) -> tuple[str, str] | None:
            return None


@careless(check_positions)
class IsNeverIncomplete:
    """What is written with question marks is played with question marks."""

    class State(ToyState):
        incomplete = False


class _Stumbling(ToyPosition):
    def _numbers(self, position: Position, name: str, usual: str = "") -> tuple[int, ...]:
        return tuple(map(int, position.take(name, usual).split()))


@careless(check_positions)
class StumblesOverWords:
    rules: ClassVar[dict[str, Any]] = {"position": _Stumbling}


class _Nowhere(ToyPosition):
    def read(self, position: Position, options: ToyOptions) -> ToyState:
        try:
            return super().read(position, options)
        except BadNotation as error:
            raise BadNotation(error.text, -1, error.expected) from None


@careless(check_positions)
class SaysNotWhere:
    rules: ClassVar[dict[str, Any]] = {"position": _Nowhere}


@careless(check_positions)
class CountsToTheRound:
    """It never comes to a round before the first."""

    class State(ToyState):
        def contradiction(self) -> tuple[str, str] | None:
            count = 0
            while count != self.round:
                count += 1
            return super().contradiction()


@careless(check_positions)
class NobodyIsAsked:
    """A position in which a turn has no legal move is taken for one."""

    class State(ToyState):
        def _admit(self, asked: object = None) -> tuple[str, str] | None:
            found = self.contradiction()
            self.rebuild()
            return found if self.phase != "seal" else None


# --- views and records --------------------------------------------------------------------------


@careless(check_views)
class BelievesEveryView:
    class State(ToyState):
        def contradiction(self) -> tuple[str, str] | None:
            return super().contradiction() if self.chance is not NO_CHANCE else None


@careless(check_views)
class StumblesOverAView:
    class View(ToyView):
        @classmethod
        def read(cls, data: bytes | str) -> Self:
            return cls(*read_known(cls.game, data.decode() if isinstance(data, bytes) else data))


def _read_move(notation: str) -> Move:
    return {move.notation: move for move in ALL_MOVES}[notation]


@careless(check_records)
class StumblesOverAMove:
    rules: ClassVar[dict[str, Any]] = {"reader": _read_move}


@careless(check_records)
class BelievesEverySeat:
    class State(ToyState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            return super().refuse(seat % self.seats, move)


# --- the rulebook -------------------------------------------------------------------------------


@careless(rulebook)
class OneNameForTwoSeats:
    rules: ClassVar[dict[str, Any]] = {"seat_names": lambda seats: (Text("blue"),) * seats}


@careless(rulebook)
class OneSeedForAll:
    class State(ToyState):
        def do_open(self, out: Events) -> None:
            self.chance = Chance("always the same")
            super().do_open(out)


@careless(rulebook)
class PictureThatNobodyDrew:
    rules: ClassVar = {"pictures": {"A": ("card_z",)}}
