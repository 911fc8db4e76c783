"""Shells played dishonestly: each variant breaks the contract in one way.

`LEAKS` has them all, each with the name of the check that must find it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from isolario.core.chance import Chance
from isolario.core.event import Event, Events, Facts, Preview
from isolario.core.game import Game, Memory, Refusal, Secret
from isolario.core.moves import Listed, Move, Moves
from isolario.core.text import Text
from isolario.picture.scene import Scene
from isolario.teach import cards
from tests.contract.toy import (
    CARDS,
    DONE,
    DRAW,
    HIDDEN,
    TOY,
    WAVE,
    ToyPosition,
    ToyState,
    ToyView,
    scene,
)

LEAKS: dict[str, tuple[Game, str]] = {}
"""Every variant by name: the game and the check that finds it."""

TRUTHS: dict[bytes, ToyState] = {}
"""What a dishonest view can look up: the first state that showed this view."""


def leak(caught_by: str) -> Callable[[type], type]:
    """Makes a game of a class that holds another ``State``, ``View`` or parts of the ``rules``."""

    def register(variant: type) -> type:
        LEAKS[variant.__name__] = (variant_game(variant), caught_by)
        return variant

    return register


def variant_game(variant: type) -> Game:
    """The game of a class that holds another ``State``, ``View``, ``cards`` or parts of the
    ``rules``."""
    base_state: Any = getattr(variant, "State", ToyState)
    base_view: Any = getattr(variant, "View", ToyView)
    rules: dict[str, Any] = dict(getattr(variant, "rules", {}))
    state: Any = type(base_state)("LeakyState", (base_state,), {"__slots__": ()})
    name = f"{variant.__name__}View"
    view: Any = type(base_view)(name, (base_view,), {"__module__": __name__})
    globals()[name] = view  # pickle looks for it here
    position = rules.pop("position", ToyPosition)(state)
    game = replace(
        TOY,
        name=variant.__name__,
        state_type=state,
        view_type=view,
        **{"position": position, **rules},
    )
    cards.CARDS[game] = getattr(
        variant, "cards", cards.cards_of(TOY)
    )  # instead of those in its folder
    return game


class Tattler(ToyState):
    """A state whose views can look up the truth."""

    def view(self, seat: int | None = None) -> ToyView:
        shown = super().view(seat)
        TRUTHS.setdefault(shown.json(), self.copy())
        return shown


def changing(out: Events, change: Callable[[Event], Event]) -> Events:
    """Passes events on as they happen, with a change."""
    return Events(lambda event: out.append(change(event)))


def other_hand(state: ToyState, seat: int | None) -> str:
    return state.hands[1 if seat == 0 else 0]


# --- secrets that are shown ---------------------------------------------------------------------


@leak("guesses_fit")
class SecretInView:
    class State(ToyState):
        def note_for(self, seat: int | None) -> str:
            return other_hand(self, seat)


@leak("same_memory_same_view")
class SecretIdInView:
    """A guess keeps the number of a hidden card, but its number is not for the viewer."""

    class State(ToyState):
        def note_for(self, seat: int | None) -> str:
            guessed = "guess" in self.chance.seed
            return self.chance.seed[6:] if guessed else other_hand(self, seat)

    class View(ToyView):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> ToyState:
            state = super().guess(rng, recall)
            state.chance = Chance(f"guess {self.known.note}")
            return state


@leak("views_are_values")
class SecretBesidesTheView:
    class State(ToyState):
        def view(self, seat: int | None = None) -> ToyView:
            shown = super().view(seat)
            shown.__dict__["truth"] = self
            return shown


@leak("events_tell_no_secret")
class SecretInEvent:
    class State(ToyState):
        def _secretly(self, what: str, seat: int, card: str, chance: bool = False) -> Event:
            if what == "buried":
                return Event(what, seat, {"card": card})
            return super()._secretly(what, seat, card, chance)


@leak("events_tell_no_secret")
class SecretInDraw:
    """A draw is marked as one, but everybody sees the card, and still it counts as hidden."""

    class State(ToyState):
        def _secretly(self, what: str, seat: int, card: str, chance: bool = False) -> Event:
            if what == "drew":
                return Event(what, seat, {"card": card}, chance=chance)
            return super()._secretly(what, seat, card, chance)


@leak("events_tell_no_secret")
class SecretInTheTablesMove:
    """Whoever holds an E can only keep it; the table keeps it, and all know why."""

    class State(ToyState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            proud = seat in self.to_move and self.hands[seat] == "E"
            if proud and self.phase == "open" and move in (WAVE, DRAW):
                return Refusal("TOY-5", Text("toy_proud"))
            return super().refuse(seat, move)


@leak("events_tell_no_secret")
class UnmarkedRevelation:
    """Sealed marks are shown, but the event does not say that it shows something."""

    class State(ToyState):
        def do_settle(self, out: Events) -> None:
            super().do_settle(changing(out, lambda it: msgspec.structs.replace(it, reveals=False)))


@leak("twins_look_alike")
class SecretInRepr:
    class State(ToyState):
        def __repr__(self) -> str:
            return f"<shells {self.hands}>"


@leak("the_seed_stays_secret")
class SeedInRepr:
    class State(ToyState):
        def __repr__(self) -> str:
            return f"<shells {self.chance.seed}>"


@leak("other_moves_are_refused")
class SecretInRefusal:
    class State(ToyState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            if refusal is not None and refusal.clause == "TOY-2":
                return Refusal("TOY-2", Text("toy_wrong", {"top": self.deck[0]}))
            return refusal


@leak("twins_look_alike")
class SecretInTheTextOfIllegalMove:
    """State, view and play agree on the refusal, because the view looks up the truth."""

    class State(Tattler):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            refusal = super().refuse(seat, move)
            if refusal is not None and refusal.clause == "TOY-2":
                return Refusal("TOY-2", Text("toy_wrong", {"top": self.deck[0]}))
            return refusal

    class View(ToyView):
        def why_not(self, move: Move) -> Refusal | None:
            truth = TRUTHS.get(self.json(), self.known)
            return truth.refuse(-1 if self.seat is None else self.seat, move)


@leak("twins_look_alike")
class SecretInLegalMoves:
    """No draw while the top of the deck is an A; the view looks it up in the truth."""

    class State(Tattler):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            if move == DRAW and self.phase == "open" and self.deck[0] == "A":
                return Refusal("TOY-4", Text("toy_no_draw"))
            return super().refuse(seat, move)

    class View(ToyView):
        def legal_moves(self) -> Moves:
            truth = TRUTHS.get(self.json(), self.known)
            return Listed() if self.seat is None else truth.legal_moves(self.seat)


@leak("previews_come_true")
class SecretInPreview:
    """A preview is played in the truth, and tells the card that will be drawn."""

    State = Tattler

    class View(ToyView):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            events = TRUTHS[self.json()].copy().play(self.seat or 0, move)
            seen = (event.seen_by(self.seat) for event in events)
            return Preview(tuple(event for event in seen if event), self.standing(), None, False)


def secret_keys(view: ToyView) -> Scene:
    """The keys of sprites come from hidden cards, not from the places where they lie."""
    honest, truth = scene(view), TRUTHS[view.json()]
    key = f"hand-{other_hand(truth, view.seat)}"
    first, *rest = honest.areas[0].sprites
    sprites = (msgspec.structs.replace(first, key=key), *rest)
    area = msgspec.structs.replace(honest.areas[0], sprites=sprites)
    return msgspec.structs.replace(honest, areas=(area, *honest.areas[1:]))


@leak("twins_look_alike")
class SecretInSceneKeys:
    class State(ToyState):
        def view(self, seat: int | None = None) -> ToyView:
            shown = super().view(seat)
            TRUTHS[shown.json()] = self
            return shown

    rules: ClassVar = {"scene": secret_keys}


@leak("same_memory_same_picture")
class SecretInSceneKeysOfTheTable:
    """Even in a twin the keys are those of the truth: only another game gives them away."""

    class State(Tattler):
        def do_open(self, out: Events) -> None:
            TRUTHS.clear()
            super().do_open(out)

    rules: ClassVar = {"scene": secret_keys}


@leak("undo_tells_no_secret")
class KeepingShowsTheCard:
    """Keeping can be undone, after everybody has seen the card."""

    class State(ToyState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            card = self.hands[seat]

            def shown(event: Event) -> Event:
                facts: Facts = {"card": card} if event.what == "kept" else event.facts
                return msgspec.structs.replace(event, facts=facts)

            super().do_move(seat, move, changing(out, shown))


# --- dishonest guesses --------------------------------------------------------------------------


@leak("guesses_vary")
class GuessIsTheTruth:
    State = Tattler

    class View(ToyView):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> ToyState:
            state, truth = super().guess(rng, recall), TRUTHS[self.json()]
            state.hands, state.deck = truth.hands.copy(), truth.deck
            return state


@leak("guesses_vary")
class GuessNeverVaries:
    class View(ToyView):
        def deal_out(self, known: tuple[str, ...], rng: random.Random) -> list[str]:
            return sorted(super().deal_out(known, rng))


@leak("guesses_vary")
class GuessKeepsOnePlace:
    """Everything varies but the top of the deck."""

    class View(ToyView):
        def deal_out(self, known: tuple[str, ...], rng: random.Random) -> list[str]:
            pool = super().deal_out(known, rng)
            at = pool.index(max(pool))
            top = -1 - known[: self.seats].count(HIDDEN)
            pool[at], pool[top] = pool[top], pool[at]
            return pool


@leak("guesses_keep_the_pieces")
class GuessWithOtherPieces:
    class View(ToyView):
        def deal_out(self, known: tuple[str, ...], rng: random.Random) -> list[str]:
            return rng.choices(CARDS, k=len(super().deal_out(known, rng)))


@leak("guesses_keep_memories")
class GuessForgets:
    class View(ToyView):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> ToyState:
            return super().guess(rng)


@leak("deals_are_fair")
class GuessIsUnfair:
    """Cards are cut, not shuffled: every place varies, but most deals never come."""

    class View(ToyView):
        def deal_out(self, known: tuple[str, ...], rng: random.Random) -> list[str]:
            pool = sorted(super().deal_out(known, rng))
            cut = rng.randrange(len(pool)) if pool else 0
            return pool[cut:] + pool[:cut]


@leak("guesses_fit")
class GuessHasTheSeed:
    State = Tattler

    class View(ToyView):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> ToyState:
            state = super().guess(rng, recall)
            state.chance = TRUTHS[self.json()].chance
            return state


@leak("guesses_keep_the_pieces")
class UnlistedSecret:
    class State(ToyState):
        def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
            found = super().secrets(seat, recalling)
            found.pop("deck 0")
            return found


@leak("secrets_are_complete")
class NoSecrets:
    class State(ToyState):
        def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
            return {}


# --- sealed decisions ---------------------------------------------------------------------------


@leak("same_memory_same_view")
class SealedStepsAreCounted:
    class State(ToyState):
        def note_for(self, seat: int | None) -> str:
            return str(len("".join(self.marks)))


@leak("sealed_steps_stay_secret")
class SealedStepsAreHeard:
    """Others do not see the mark, but that one was made."""

    class State(ToyState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            def heard(event: Event) -> Event:
                hidden = "mark" if event.what == "marked" else event.hidden
                return msgspec.structs.replace(event, hidden=hidden)

            super().do_move(seat, move, changing(out, heard))


@leak("arrival_order_is_nothing")
class ReadyInOrderOfArrival:
    class State(ToyState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            before = self.ready
            super().do_move(seat, move, out)
            if move == DONE:
                self.ready = (*before, seat)


@leak("arrival_order_is_nothing")
class LastToBeReadyScores:
    class State(ToyState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            super().do_move(seat, move, out)
            if move == DONE:
                self.note = str(seat)

        def do_settle(self, out: Events) -> None:
            super().do_settle(out)
            last = int(self.note)
            self._earn(last, 1, Event("slow", last, points=1, clause="TOY-2"), out)
