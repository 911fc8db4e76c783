"""Skerries played clumsily: variants that break the contract without giving a secret away."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, ClassVar, Self

import msgspec

from isolario.core.chance import NO_CHANCE
from isolario.core.event import Event, Events, Outcome, Preview, Standing
from isolario.core.fields import derived
from isolario.core.game import Memory, State, View
from isolario.core.moves import Listed, Move, Moves, read_listed
from isolario.core.plain import Plain
from isolario.core.record import Record
from isolario.core.rematch import Rematch
from isolario.core.state import TOGETHER, Refusal
from isolario.core.text import Text
from isolario.core.undo import NOTHING
from skerries.moves import ALL_MOVES, CELLS, WINDS, Land, Sail
from skerries.rules import SkerriesState
from tests.contract.variants import TRUTHS, Latest, leak
from tests.contract.wider import WiderState, changing

_read = read_listed(ALL_MOVES)

# --- undo, copies, data -------------------------------------------------------------------------


@leak("undo_where_allowed")
class UndoPastRevelation:
    class State(SkerriesState):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            for at in range(len(self._log) - 1, -1, -1):
                if self._log[at].seat is not None:
                    return at if self._log[at].seat == seat else NOTHING
            return NOTHING


class LandingShows(SkerriesState):
    """A landing shows something that only its player knew."""

    def do_move(self, seat: int, move: Move, out: Events) -> None:
        def shown(event: Event) -> Event:
            return msgspec.structs.replace(event, reveals=event.what == "landed")

        super().do_move(seat, move, changing(out, shown))


@leak("undo_where_allowed")
class PeopleForget:
    """Whoever has seen something, it is taken back as if all were bots."""

    class State(LandingShows):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            return super()._undo_at(seat, move, range(self.seats))


@leak("undo_where_allowed")
class BotsRemember:
    """Nothing that was shown is taken back, even if only bots have seen it."""

    class State(LandingShows):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            return super()._undo_at(seat, move)


@leak("undo_where_allowed")
class UndoAfterTheEnd:
    """Nothing new comes out at the end, and so it is taken back like any other step."""

    class State(SkerriesState):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            flags = self.flags
            self.flags = dict([*flags.items()][:-1]) if self.over else flags
            at = super()._undo_at(seat, move, bots)
            self.flags = flags
            return at


@leak("undo_where_allowed")
class UndoForgetsSomething:
    class State(SkerriesState):
        def undo(
            self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()
        ) -> None:
            turns = self.turns
            super().undo(seat, move, bots)
            self.turns = turns


@leak("any_sealed_step_can_be_undone")
class UndoTakesTheLast:
    """Whichever step is named, the last one goes."""

    class State(WiderState):
        def _undo_at(
            self, seat: int, move: Move | None = None, bots: Collection[int] = ()
        ) -> int | Text:
            return super()._undo_at(seat, None, bots)


@leak("any_sealed_step_can_be_undone")
class UndoTakesMore:
    """A step that the others cannot stand without takes the last one with it."""

    class State(WiderState):
        def undo(
            self, seat: int, move: Move | str | None = None, bots: Collection[int] = ()
        ) -> None:
            super().undo(seat, move if self.can_undo(seat, move, bots) else None, bots)


@leak("points_add_up")
class AskedTooEarly:
    """The next turn has begun, and the table still has something to say about the last."""

    class State(SkerriesState):
        def do_settle(self, out: Events) -> None:
            super().do_settle(out)
            for _ in range(2):
                out.append(Event("ready"))


@leak("copies_are_independent")
class CopySharesWinds:
    class State(SkerriesState):
        def copy(self) -> Self:
            fresh = super().copy()
            fresh.wind = self.wind
            return fresh


@leak("refusals_change_nothing")
class RefusalCosts:
    class State(SkerriesState):
        def play(
            self, seat: int, move: Move | str, look: Callable[[Event], object] | None = None
        ) -> list[Event]:
            if isinstance(move, Move) and self.refuse(seat, move):
                self.turns += 1
            return super().play(seat, move, look)


@leak("looking_changes_nothing")
class LookingMarksThePage:
    State = Latest

    class View(View[Any]):
        def standing(self) -> Standing | None:
            if truth := TRUTHS.get(self.json()):
                truth.turns += 1
            return super().standing()


@leak("points_stay_in_bounds")
class MorePointsThanItSays:
    rules: ClassVar = {"points": (0, 9)}


@leak("points_add_up")
class PointsWithoutEvent:
    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            told = changing(out, lambda it: msgspec.structs.replace(it, points=0))
            super().do_move(seat, move, told)


@leak("points_add_up")
class PointsBeforeTheirEvent:
    """The sums are right in the end, but the events come before the changes they tell of."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            told = Events()
            SkerriesState.do_move(self.copy(), seat, move, told)
            for event in told:
                out.append(event)
            super().do_move(seat, move, Events())


@leak("records_replay")
class RecordLosesAMove:
    class State(SkerriesState):
        def record(self) -> Record:
            record = super().record()
            return msgspec.structs.replace(record, moves=record.moves[:-1])


@leak("same_moves_same_game")
class DealsFromTheAir:
    air: ClassVar[random.Random] = random.Random(1)

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            super().do_move(seat, move, out)
            if isinstance(move, Land):
                self.deck = tuple(DealsFromTheAir.air.sample(self.deck, len(self.deck)))


@leak("moves_are_values")
class NotationIsNotReadBack:
    rules: ClassVar = {"reader": lambda text: Sail(1) if "sail" in text else _read(text)}


class _AtLength(Land, frozen=True, tag="at length"):
    @property
    def notation(self) -> str:
        return f"{super().notation} {'with all hands ' * 7}"


@leak("moves_are_values")
class WritesMovesAtLength:
    rules: ClassVar = {"all_moves": (*map(Sail, WINDS), *map(_AtLength, CELLS))}

    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            legal = super().legal_moves(seat)
            return Listed([_AtLength(it.cell) if isinstance(it, Land) else it for it in legal])


class _Forgetful(Plain):
    def write(self, state: State) -> tuple[str, dict[str, str]]:
        head, lines = super().write(state)
        return head, lines | {"ready": "", "wind": " ".join("0" * state.seats)}


@leak("positions_can_be_written")
class PositionForgetsWhoIsReady:
    rules: ClassVar = {"position": _Forgetful}


@leak("views_are_values")
class JsonForgetsTurns:
    class View(View[Any]):
        def json(self) -> bytes:
            return msgspec.json.encode(self.data() | {"turns": 0})


# --- moves, the end, the course of a game -------------------------------------------------------


@leak("games_end")
class NeverEnds:
    """Whoever lands leaves no flag, and lands again."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            if isinstance(move, Sail):
                super().do_move(seat, move, out)
            else:
                out.append(Event("landed", seat))


@leak("the_end_is_clear")
class EverybodyIsSecond:
    class State(SkerriesState):
        @property
        def outcome(self) -> Outcome | None:
            return Outcome((2,) * self.seats) if super().outcome else None


@leak("the_next_game_can_begin")
class NextGameWithoutTheWinner:
    rules: ClassVar = {"rematch": lambda options, outcome: Rematch(options, outcome.places)}


@leak("forced_moves_are_made")
class AsksForNothing:
    class State(SkerriesState):
        def forced(self) -> tuple[int, Move] | None:
            return None


@leak("legal_moves_can_be_played")
class LegalButRefused:
    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            return moves if self.sealed else Listed([*moves, *map(Land, self.flags)])


@leak("other_moves_are_refused")
class PlayableButNotLegal:
    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            late = len(self.flags) > 4
            return Listed([it for it in moves if it != Land("a1")] if late else list(moves))

        def refuse(self, seat: int, move: Move) -> Refusal | None:
            legal = move in super().legal_moves(seat)
            return None if legal else super().refuse(seat, move)


class _Loaded(Listed):
    __slots__ = ()

    def choice(self, rng: random.Random) -> Move:
        return self.at(min(self._pick(rng), self._pick(rng)))

    def _pick(self, rng: random.Random) -> int:
        return rng.randrange(len(self))


@leak("choice_is_fair")
class LoadedChoice:
    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            return _Loaded(list(super().legal_moves(seat)))


class _Twice(Listed):
    __slots__ = ()

    def __iter__(self) -> Iterator[Move]:
        yield from super().__iter__()
        yield from super().__iter__()


@leak("moves_are_listed_well")
class MovesListedTwice:
    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            return _Twice(list(super().legal_moves(seat)))


@leak("moves_have_numbers")
class OneNumberForAll:
    class View(View[Any]):
        def number(self, move: Move) -> int:
            return ALL_MOVES.index(self.legal_moves()[0])


class _Shifted(Listed):
    __slots__ = ()

    def mask(self, state: Any) -> int:
        return super().mask(state) << 1


@leak("masks_show_the_moves")
class MaskOfTheMovesBeside:
    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            return _Shifted(list(super().legal_moves(seat)))


@leak("masks_show_the_moves")
class MaskOfAllMoves:
    class State(SkerriesState):
        def action_mask(self, seat: int) -> int:
            return (1 << len(ALL_MOVES)) - 1 if super().action_mask(seat) else 0


@leak("masks_show_the_moves")
class MaskForThoseWhoWait:
    class State(SkerriesState):
        def action_mask(self, seat: int) -> int:
            return super().action_mask(seat) or 1


@leak("masks_show_the_moves")
class MaskOfAViewLacksAMove:
    class View(View[Any]):
        def action_mask(self) -> int:
            mask = super().action_mask()
            return mask & mask - 1


@leak("somebody_can_move")
class NobodyToMove:
    class State(SkerriesState):
        @property
        def to_move(self) -> tuple[int, ...]:
            return () if self.flags else super().to_move


@leak("views_are_values")
class NoPrompt:
    class View(View[Any]):
        @property
        def prompt(self) -> Text:
            return Text("")


@leak("previews_tell_what_can_be_undone")
class AllIsUndoable:
    class View(View[Any]):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            return msgspec.structs.replace(super().preview(move, bots), undo=True)


@leak("previews_tell_what_can_be_undone")
class NothingIsUndoable:
    class View(View[Any]):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            return msgspec.structs.replace(super().preview(move, bots), undo=False)


@leak("guesses_can_be_played", stumbles=IndexError)
class GuessGetsStuck:
    """A guess looks right, but has no deck to draw from."""

    class View(View[Any]):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> Any:
            state = super().guess(rng, recall)
            state.deck = ()
            return state


@leak("all_points_add_up")
class PointsFromTheStart:
    class State(SkerriesState):
        @property
        def scores(self) -> tuple[int, ...]:
            return tuple(points + 1 for points in super().scores)


@leak("turns_are_told")
class TurnsAreNotCounted:
    class State(SkerriesState):
        def begin_turn(self, seat: int = TOGETHER) -> None:
            super().begin_turn(seat)
            self.turns = 1


@leak("turns_are_told")
class TheTurnIsSomebodyElses:
    """Whoever lands first does so in everybody's turn."""

    class State(SkerriesState):
        def do_settle(self, out: Events) -> None:
            super().do_settle(out)
            self.active = TOGETHER

        @property
        def sealed(self) -> bool:
            return super().sealed and not self.landing

        @property
        def to_move(self) -> tuple[int, ...]:
            return tuple(self.landing[:1]) or super().to_move


@leak("views_are_values")
class NeverRebuilt:
    """A derived field that is not worked out again from the others."""

    class State(SkerriesState):
        left: int = derived(0)

        def _draw(self, seat: int, out: Events) -> None:
            super()._draw(seat, out)
            self.rebuild()

        def rebuild(self) -> None:
            if self.chance is not NO_CHANCE:
                self.left = len(self.deck)


@leak("points_add_up")
class PointsForNoReason:
    class State(WiderState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            told = changing(out, lambda it: msgspec.structs.replace(it, clause=""))
            super().do_move(seat, move, told)


@leak("standings_add_up")
class StandingOutOfTheAir:
    class View(View[Any]):
        def standing(self) -> Standing | None:
            if self.over:
                return super().standing()
            return Standing(tuple(points + 1 for points in self.scores))
