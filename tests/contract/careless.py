"""Skerries read carelessly: variants that do not look at what comes from outside.

`CARELESS` has them all, each with the check that must find it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, ClassVar, NamedTuple, Self

from isolario.contract import (
    check_positions,
    check_records,
    check_rulebook,
    check_views,
)
from isolario.contract.bench import ContractBroken
from isolario.contract.clock import TookTooLong
from isolario.core import hidden
from isolario.core.chance import NO_CHANCE, Chance
from isolario.core.errors import BadNotation
from isolario.core.event import Events, Preview
from isolario.core.game import Game, Refusal, State, View
from isolario.core.known import read_known
from isolario.core.moves import Move
from isolario.core.options import SetUp
from isolario.core.plain import Plain
from isolario.core.position import Position
from isolario.core.text import Text
from isolario.picture.scene import Scene
from skerries import GAME as SKERRIES
from skerries.moves import ALL_MOVES
from skerries.rules import SkerriesState
from tests.contract.variants import variant_game

WholeCheck = Callable[[Game, int], object]


class Careless(NamedTuple):
    """A variant's game, the check of a whole rulebook that finds it, and what that stumbles over,
    if it does not say itself what is wrong."""

    game: Game
    check: WholeCheck
    stumbles: type[Exception] | None


CARELESS: dict[str, Careless] = {}
"""Every variant that shows in what comes from outside, by name."""


def rulebook(game: Game, count: int) -> None:
    """`check_rulebook` needs no number of tries."""
    try:
        check_rulebook(game)
    except ContractBroken as broken:
        raise ContractBroken("rulebook", broken.what, game.name) from broken.__cause__


def careless(check: WholeCheck, stumbles: type[Exception] | None = None) -> Callable[[type], type]:
    """Lists a variant, as `variants.leak` does."""

    def register(variant: type) -> type:
        CARELESS[variant.__name__] = Careless(variant_game(variant), check, stumbles)
        return variant

    return register


# --- positions ----------------------------------------------------------------------------------


@careless(check_positions, stumbles=KeyError)
class TakesWhatItGets:
    class State(SkerriesState):
        def contradiction(self) -> tuple[str, str] | None:
            return None


@careless(check_positions)
class IsNeverIncomplete:
    """What is written with blanks is played with blanks."""

    class State(SkerriesState):
        incomplete = False


class _Stumbling(Plain):
    def read(self, position: Position, options: Any) -> State:
        try:
            return super().read(position, options)
        except BadNotation as error:
            raise ValueError(error.expected) from None


@careless(check_positions, stumbles=ValueError)
class StumblesOverWords:
    rules: ClassVar[dict[str, Any]] = {"position": _Stumbling}


class _Nowhere(Plain):
    def read(self, position: Position, options: Any) -> State:
        try:
            return super().read(position, options)
        except BadNotation as error:
            raise BadNotation(error.text, -1, error.expected) from None


@careless(check_positions)
class SaysNotWhere:
    rules: ClassVar[dict[str, Any]] = {"position": _Nowhere}


@careless(check_positions, stumbles=TookTooLong)
class CountsToTheSeat:
    """It never comes to a seat before the first."""

    class State(SkerriesState):
        def contradiction(self) -> tuple[str, str] | None:
            for seat in self.flags.values():
                count = 0
                while count != seat:
                    count += 1
            return super().contradiction()


@careless(check_positions, stumbles=IndexError)
class NobodyIsAsked:
    """Whether somebody sits there and has something to decide is not looked at."""

    class State(SkerriesState):
        def _admit(self, asked: object = None) -> tuple[str, str] | None:
            return self.contradiction()


def _strongest(view: View[SkerriesState]) -> Text:
    hand = view.known.hands[view.seat or 0]
    return Text("wind", {"n": max(wind for wind in hand if wind)})


@careless(check_positions, stumbles=ValueError)
class CoachesAHandOfBlanks:
    rules: ClassVar[dict[str, Any]] = {"coach": _strongest}


@careless(check_positions, stumbles=ValueError)
class ForeseesByAHandOfBlanks:
    class View(View[Any]):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            _strongest(self)
            return super().preview(move, bots)


# --- views and records --------------------------------------------------------------------------


@careless(check_views, stumbles=IndexError)
class BelievesEveryView:
    """As long as all pieces are there."""

    class State(SkerriesState):
        def contradiction(self) -> tuple[str, str] | None:
            seen = self.chance is NO_CHANCE
            return hidden.contradiction(self) if seen else super().contradiction()


@careless(check_views, stumbles=UnicodeDecodeError)
class StumblesOverAView:
    class View(View[Any]):
        @classmethod
        def read(cls, data: bytes | str) -> Self:
            return cls(*read_known(cls.game, data.decode() if isinstance(data, bytes) else data))


def _read_move(notation: str) -> Move:
    return {move.notation: move for move in ALL_MOVES}[notation]


@careless(check_records, stumbles=KeyError)
class StumblesOverAMove:
    rules: ClassVar[dict[str, Any]] = {"reader": _read_move}


@careless(check_records, stumbles=IndexError)
class BelievesEverySeat:
    class State(SkerriesState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            return super().refuse(seat % self.seats, move)


# --- the rulebook -------------------------------------------------------------------------------


@careless(rulebook)
class OneNameForTwoSeats:
    rules: ClassVar[dict[str, Any]] = {"seat_names": lambda seats: (Text("blue"),) * seats}


@careless(rulebook)
class OneSeedForAll:
    class State(SkerriesState):
        def do_open(self, out: Events) -> None:
            self.chance = Chance("always the same")
            super().do_open(out)


@careless(rulebook)
class PictureThatNobodyDrew:
    rules: ClassVar = {"pictures": {"A": ("card_z",)}}


@careless(rulebook)
class FirstGameThatNobodyCanPlay:
    rules: ClassVar = {"first": SetUp(max(SKERRIES.seats) + 1)}


@careless(rulebook)
class EndsBeforeItBegins:
    rules: ClassVar = {"minutes": (30, 20)}


@careless(rulebook)
class NothingOnTheTable:
    rules: ClassVar[dict[str, Any]] = {"scene": lambda view: Scene(())}
