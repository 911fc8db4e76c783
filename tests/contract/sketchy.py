"""Skerries drawn badly: variants whose pictures, choices, cards or reasons are wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from isolario.core.errors import BadNotation
from isolario.core.event import Event, Events
from isolario.core.game import Refusal, View
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.picture.scene import (
    Branch,
    Fork,
    Group,
    Mosaic,
    PutBack,
    Route,
    Scene,
    Sprite,
    Stroke,
)
from isolario.teach.cards import Card, Cards
from skerries.moves import Land, Sail
from skerries.rules import SkerriesState
from skerries.scene import draw
from tests.contract.variants import leak, with_area, with_choices
from tests.contract.wider import WiderState, changing

Drawn = Callable[[View[SkerriesState]], Scene]

# --- choices ------------------------------------------------------------------------------------


@leak("scenes_offer_the_moves")
class SceneWithoutACell:
    rules: ClassVar = {
        "scene": lambda view: with_choices(
            view, sets=tuple(cells[1:] for cells in draw(view).choices.sets)
        )
    }


def _turned(*turns: str) -> Drawn:
    """A wind can be turned, but how far?"""

    def turn(branch: Branch) -> Branch:
        ways = tuple(Branch(value, move=branch.move) for value in turns)
        return Branch(branch.value, then=Fork("turn", ways)) if branch.move else branch

    def turned(view: View[SkerriesState]) -> Scene:
        roots = (
            Fork(root.facet, tuple(map(turn, root.branches))) for root in draw(view).choices.roots
        )
        return with_choices(view, roots=tuple(roots))

    return turned


@leak("scenes_name_things_once")
class TurnedByDegreesAndNames:
    rules: ClassVar = {"scene": _turned("90", "left")}


@leak("scenes_name_things_once")
class TurnedTooFar:
    rules: ClassVar = {"scene": _turned("0", "360")}


@leak("what_is_offered_can_be_put_back")
class PutsBackWhatNobodyChose:
    rules: ClassVar = {
        "scene": lambda view: with_choices(view, back=(PutBack("ship-0", "sail 1"),))
    }


@leak("routes_can_be_gone")
class RouteIntoNowhere:
    """After one wind nobody lays another."""

    @staticmethod
    def two_winds(view: View[SkerriesState]) -> Scene:
        winds = tuple(str(move) for move in view.legal_moves() if isinstance(move, Sail))
        return with_choices(view, routes=(Route(winds[:2], words=Text("wind")),) if winds else ())

    rules: ClassVar = {"scene": two_winds}


@leak("routes_can_be_gone")
class RouteWithoutReturn:
    """After the last landing all draw, which cannot be taken back: so nothing may follow it."""

    @staticmethod
    def no_return(view: View[SkerriesState]) -> Scene:
        if view.seat not in view.to_move or len(view.known.landing) != 1:
            return draw(view)
        moves = str(view.legal_moves()[0]), str(Sail(view.known.hands[view.seat or 0][0]))
        return with_choices(view, routes=(Route(moves, words=Text("wind")),))

    rules: ClassVar = {"scene": no_return}


@leak("scenes_name_things_once")
class RouteFromNowhere:
    rules: ClassVar = {
        "scene": lambda view: with_choices(
            view, routes=(Route(("land a1", "land a2"), drag=("ship-0", "moon")),)
        )
    }


@leak("attempts_are_understood")
class NothingIsUnderstood:
    class View(View[Any]):
        def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
            return None


def _by_number(view: View[SkerriesState], facets: Mapping[str, str]) -> None:
    int(facets.get("piece", "").rpartition("-")[2] or 0)


@leak("strange_facets_are_answered", stumbles=ValueError)
class CountsOnNumbers:
    rules: ClassVar = {"attempt": _by_number}


@leak("attempts_are_understood", stumbles=BadNotation)
class PiecesNamedAtLength:
    """A page that sends such a facet is not listened to."""

    @staticmethod
    def drawn(view: View[SkerriesState]) -> Scene:
        def named(branch: Branch) -> Branch:
            return msgspec.structs.replace(branch, value=branch.value * 30)

        roots = (
            Fork(root.facet, tuple(map(named, root.branches))) for root in draw(view).choices.roots
        )
        return with_choices(view, roots=tuple(roots))

    rules: ClassVar = {"scene": drawn}


@leak("attempts_are_understood")
class EverythingIsRefused:
    class View(View[Any]):
        def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
            return Refusal("", Text("wrong_step"))


# --- what lies where ----------------------------------------------------------------------------


@leak("scenes_name_things_once")
class SceneWithOneKey:
    @staticmethod
    def one_key(view: View[SkerriesState]) -> Scene:
        sprites = (msgspec.structs.replace(it, key="rock") for it in draw(view).areas[0].sprites)
        return with_area(view, "board", sprites=tuple(sprites))

    rules: ClassVar = {"scene": one_key}


@leak("scenes_can_be_told")
class SceneWithoutLines:
    """A ship has neither a line nor words of its own."""

    rules: ClassVar = {
        "scene": lambda view: with_area(
            view, "ships", sprites=(Sprite("ship", "ship_0", 0, 0),), labels=(), lines=()
        )
    }


@leak("scenes_can_be_told")
class SceneThatRepeatsItself:
    rules: ClassVar = {
        "scene": lambda view: with_area(view, "ships", lines=draw(view).areas[-1].lines * 2)
    }


@leak("scenes_can_be_told")
class DetailsOfNothing:
    rules: ClassVar = {
        "scene": lambda view: msgspec.structs.replace(draw(view), details={"moon": (Text("moon"),)})
    }


@leak("everything_can_be_said", stumbles=KeyError)
class TitleWithoutWords:
    rules: ClassVar = {"scene": lambda view: with_area(view, "board", title=Text("gibberish"))}


@leak("references_are_there")
class EventFromNowhere:
    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            def elsewhere(event: Event) -> Event:
                return msgspec.structs.replace(event, cells=("board/z9",) * len(event.cells))

            super().do_move(seat, move, changing(out, elsewhere))


@leak("references_are_there")
class RefusalFromNowhere:
    class State(SkerriesState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            return refusal and msgspec.structs.replace(refusal, cells=("0",))


@leak("references_are_there")
class GroupOfNowhere:
    rules: ClassVar = {
        "scene": lambda view: with_area(
            view, "board", groups=(Group("all", ("board/a1", "deck/0")),)
        )
    }


@leak("scenes_fit_their_areas")
class SpriteOffTheTable:
    rules: ClassVar = {"scene": lambda view: with_area(view, "board", box=(0, 0, 40, 100))}


def unicorn(view: View[SkerriesState]) -> Scene:
    return with_area(view, "board", sprites=(Sprite("unicorn", "unicorn", 0, 0),))


@leak("scenes_fit_their_areas")
class SymbolOfNoGame:
    rules: ClassVar = {"scene": unicorn}


@leak("scenes_fit_their_areas")
class NotMadeToLieOpen:
    """Whoever sees all hands at once sees things that there are not."""

    rules: ClassVar = {
        "scene": lambda view: (
            draw(view) if any(0 in hand for hand in view.known.hands) else unicorn(view)
        )
    }


@leak("scenes_fit_their_areas")
class ColourOfNoPalette:
    rules: ClassVar = {
        "scene": lambda view: with_area(
            view, "board", strokes=(Stroke("line", ((0, 0), (9, 9)), "shocking_pink"),)
        )
    }


@leak("small_boards_can_be_looked_at")
class SmallAndNeverLarge:
    rules: ClassVar = {
        "scene": lambda view: with_area(
            view, "board", mosaics=(Mosaic("sheet", 0, 0, 4, 2, "...."),)
        )
    }


@leak("hands_are_those_of_the_scene")
class HandsThatOnlyLieInTheScene:
    rules: ClassVar = {"in_front": lambda view: ()}


@leak("scenes_can_be_watched", stumbles=KeyError)
class DrawnOnlyBetweenMoves:
    """While the winds are being shown, nobody can look: there are no seals to be drawn."""

    class State(SkerriesState):
        def do_settle(self, out: Events) -> None:
            before, self.seals = self.seals, {}
            super().do_settle(out)
            self.seals = before


# --- cards --------------------------------------------------------------------------------------

EVERY = Card("every", symbols=("*",), labels=("*",), title="skerries", text="about_skerries")
"""A card for whatever lies on the table: with it alone nothing is wrong."""


@leak("things_explain_themselves")
class SymbolWithoutCard:
    cards: ClassVar = Cards((msgspec.structs.replace(EVERY, symbols=("seals_*",)),))


@leak("things_explain_themselves", stumbles=KeyError)
class CardWithoutWords:
    cards: ClassVar = Cards((msgspec.structs.replace(EVERY, text="gibberish"),))


@leak("things_explain_themselves")
class PlainWithACard:
    cards: ClassVar = Cards((EVERY,), plain=("board/seals_*",))


@leak("things_explain_themselves")
class NumberWithoutCard:
    cards: ClassVar = Cards((msgspec.structs.replace(EVERY, labels=()),))


@leak("things_explain_themselves")
class CardOfOtherOptions:
    cards: ClassVar = Cards((msgspec.structs.replace(EVERY, players=(9, 9)),))


# --- reasons ------------------------------------------------------------------------------------


def _unless_chosen(refusal: Refusal) -> Callable[[View, Mapping[str, str]], Refusal | None]:
    """Refuses so whoever points at a place; what is chosen otherwise is understood."""
    return lambda view, facets: refusal if "place" in facets else None


@leak("refusals_have_reasons")
class ReasonThatSaysNothing:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("", Text("wrong_step")))}


@leak("refusals_have_reasons")
class ReasonByNoClause:
    State = WiderState
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("", Text("skerry_taken")))}


@leak("refusals_have_reasons", stumbles=KeyError)
class ReasonNobodyCanSay:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("", Text("mumbled")))}


@leak("refusals_have_reasons")
class ReasonThatPointsNowhere:
    rules: ClassVar = {"attempt": _unless_chosen(Refusal("", Text("skerry_taken"), ("x/9",)))}


@leak("refusals_have_reasons")
class CrossesLegalPlaces:
    """Pointing at a taken skerry crosses one that is free."""

    @staticmethod
    def attempt(view: View[SkerriesState], facets: Mapping[str, str]) -> Refusal | None:
        free = [f"board/{it.cell}" for it in view.legal_moves() if isinstance(it, Land)]
        if not free or facets.get("place") in (None, *free):
            return None
        return Refusal("", Text("skerry_taken"), (free[0],))

    rules: ClassVar = {"attempt": attempt}


@leak("refusals_have_reasons")
class NobodyIsToldToWait:
    class View(View[Any]):
        def attempt(self, facets: Mapping[str, str]) -> Move | Refusal | None:
            return super().attempt(facets) if self.seat in self.to_move else None
