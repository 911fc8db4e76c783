"""Skerries played dishonestly: each variant gives a secret away, or guesses one unfairly."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from typing import Any, ClassVar

import msgspec

from isolario.core.chance import Chance
from isolario.core.event import Event, Events, Facts, Preview
from isolario.core.fields import masked, public
from isolario.core.game import Memory, Refusal, Secret, View
from isolario.core.hidden import deal_again
from isolario.core.judgement import Judgement
from isolario.core.moves import Listed, Move, Moves
from isolario.core.reason import Term
from isolario.core.text import Text
from isolario.picture.scene import Scene
from skerries import bot as skerries
from skerries.moves import WINDS, Land, Sail
from skerries.rules import CARDS, SkerriesState
from skerries.scene import draw
from tests.contract.variants import TRUTHS, Latest, Tattler, leak, other_hand, with_area
from tests.contract.wider import HOISTS, WiderState, WiderView, changing, guess

# --- secrets that are shown ---------------------------------------------------------------------


def _note(value: str, seat: int | None, state: Any) -> str:
    return str(state.note_for(seat))


@leak("guesses_fit")
class SecretInView:
    class State(SkerriesState):
        note: str = masked(_note, "")

        def note_for(self, seat: int | None) -> str:
            return str(other_hand(self, seat))


@leak("same_memory_same_view")
class SecretIdInView:
    """A guess keeps the number of a hidden card, but its number is not for the viewer."""

    class State(WiderState):
        note: str = masked(_note, "")

        def note_for(self, seat: int | None) -> str:
            guessed = "guess" in self.chance.seed
            return self.chance.seed[6:] if guessed else str(other_hand(self, seat))

    class View(WiderView):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> Any:
            known: Any = self.known
            state = super().guess(rng, recall)
            state.chance = Chance(f"guess {known.note}")
            return state


@leak("views_are_values")
class SecretBesidesTheView:
    class State(SkerriesState):
        def view(self, seat: int | None = None) -> View:
            shown = super().view(seat)
            shown.__dict__["truth"] = self
            return shown


@leak("events_tell_no_secret")
class SecretInEvent:
    """Whoever is ready tells what is in their hand."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            facts: Facts = {"hand": str(self.hands[seat])}

            def told(event: Event) -> Event:
                return msgspec.structs.replace(event, facts=facts)

            super().do_move(seat, move, changing(out, told) if isinstance(move, Sail) else out)


@leak("events_tell_no_secret")
class SecretInDraw:
    """A draw is marked as one, but everybody sees the wind, and still it counts as hidden."""

    class State(SkerriesState):
        def _draw(self, seat: int, out: Events) -> None:
            super()._draw(seat, changing(out, lambda it: msgspec.structs.replace(it, knowers=None)))


@leak("events_tell_no_secret")
class SecretInTheTablesMove:
    """Whoever holds the strongest wind lands on the first skerry there is; the table does it for
    them, and all know why."""

    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            proud = not self.sealed and 0 <= seat < self.seats and max(WINDS) in self.hands[seat]
            return Listed(list(moves)[:1]) if proud else moves


@leak("events_tell_no_secret")
class UnmarkedRevelation:
    """Sealed winds are shown, but the event does not say that it shows something."""

    class State(SkerriesState):
        def do_settle(self, out: Events) -> None:
            super().do_settle(changing(out, lambda it: msgspec.structs.replace(it, reveals=False)))


@leak("twins_look_alike")
class SecretInRepr:
    class State(SkerriesState):
        def __repr__(self) -> str:
            return f"<skerries {self.hands}>"


@leak("the_seed_stays_secret")
class SeedInRepr:
    class State(SkerriesState):
        def __repr__(self) -> str:
            return f"<skerries {self.chance.seed}>"


def _told_the_top(state: SkerriesState, refusal: Refusal | None) -> Refusal | None:
    """Tells which wind is the next one as well."""
    top = Text("skerry_taken", {"top": sum(state.deck[:1])})
    return refusal and msgspec.structs.replace(refusal, reason=top)


@leak("other_moves_are_refused")
class SecretInRefusal:
    class State(SkerriesState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            return _told_the_top(self, super().refuse(seat, move))


@leak("twins_look_alike")
class SecretInTheTextOfIllegalMove:
    """State, view and play agree on the refusal, because the view looks up the truth."""

    class State(Tattler):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            return _told_the_top(self, super().refuse(seat, move))

    class View(View[Any]):
        def why_not(self, move: Move) -> Refusal | None:
            truth: SkerriesState = TRUTHS.get(self.json(), self.known)
            return truth.refuse(-1 if self.seat is None else self.seat, move)


@leak("twins_look_alike")
class SecretInLegalMoves:
    """No landing on a1 while the top of the deck is even; the view looks it up in the truth."""

    class State(Tattler):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            even = sum(self.deck[:1]) % 2 == 0
            return Listed([it for it in moves if it != Land("a1")] if even else list(moves))

    class View(View[Any]):
        def legal_moves(self) -> Moves:
            truth = TRUTHS.get(self.json(), self.known)
            return Listed() if self.seat is None else truth.legal_moves(self.seat)


@leak("previews_come_true")
class SecretInPreview:
    """A preview is played in the truth, and tells the wind that will be drawn."""

    State = Tattler

    class View(View[Any]):
        def preview(self, move: Move, bots: Collection[int] = ()) -> Preview:
            events = TRUTHS[self.json()].copy().play(self.seat or 0, move)
            seen = (event.seen_by(self.seat) for event in events)
            return Preview(tuple(event for event in seen if event), self.standing(), None, False)


def secret_keys(view: View[SkerriesState]) -> Scene:
    """The keys of ships come from hidden winds, not from the places where they lie."""
    ships = next(area for area in draw(view).areas if area.key == "ships")
    first, *rest = ships.sprites
    key = "-".join(map(str, ("ship", *other_hand(TRUTHS[view.json()], view.seat))))
    return with_area(view, "ships", sprites=(msgspec.structs.replace(first, key=key), *rest))


@leak("twins_look_alike")
class SecretInSceneKeys:
    State = Latest
    rules: ClassVar = {"scene": secret_keys}


@leak("same_memory_same_picture")
class SecretInSceneKeysOfTheTable:
    """Even in a twin the keys are those of the truth: only another game gives them away."""

    class State(Tattler, WiderState):
        def do_open(self, out: Events) -> None:
            TRUTHS.clear()
            super().do_open(out)

    rules: ClassVar = {"scene": secret_keys}


@leak("undo_tells_no_secret")
class LandingShowsTheHand:
    """Landing can be undone, after everybody has seen the hand."""

    class State(SkerriesState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            facts: Facts = {"hand": str(self.hands[seat])}

            def shown(event: Event) -> Event:
                landed = event.what == "landed"
                return msgspec.structs.replace(event, facts=facts) if landed else event

            super().do_move(seat, move, changing(out, shown))


@leak("reasons_tell_no_secret")
class ReasonsTellOfTheHand:
    """Why somebody lands where they do is explained by the winds that they hold."""

    @staticmethod
    def explain(view: View[SkerriesState], move: Move) -> list[Term]:
        held = sum(view.known.hands[view.seat or 0])
        return [
            msgspec.structs.replace(term, text=Text("wind", {"n": held}))
            for term in skerries.explain(view, move)
        ]

    rules: ClassVar = {"bot": Judgement(judge=skerries.judge, explain=explain)}


@leak("reasons_tell_no_secret")
class ReasonsTellOfASealedStep:
    """Nobody ever sees the sails of others, but why they were hoisted."""

    class State(WiderState):
        def do_settle(self, out: Events) -> None:
            self.sails = [()] * self.seats
            super().do_settle(Events())

    @staticmethod
    def judge(view: View[SkerriesState], move: Move) -> float:
        return 1.0 if move == HOISTS[0] else skerries.judge(view, move)

    @staticmethod
    def explain(view: View[SkerriesState], move: Move) -> list[Term]:
        hoisted = [Term(1.0, Text("hoisted"))] if move == HOISTS[0] else []
        return hoisted or skerries.explain(view, move)

    rules: ClassVar = {"bot": Judgement(judge=judge, explain=explain)}


# --- dishonest guesses --------------------------------------------------------------------------


@leak("guesses_vary")
class GuessIsTheTruth:
    State = Tattler

    class View(View[Any]):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> Any:
            state, truth = super().guess(rng, recall), TRUTHS[self.json()]
            state.hands, state.deck, state.wind = truth.hands.copy(), truth.deck, truth.wind.copy()
            return state


@leak("guesses_vary")
class GuessNeverVaries:
    rules: ClassVar = {
        "guess": lambda view, state, rng, recall: deal_again(view, state, random.Random(1), recall)
    }


@leak("guesses_vary")
class GuessKeepsOnePlace:
    """Everything varies but the top of the deck."""

    @staticmethod
    def lowest_first(view: View, state: SkerriesState, rng: random.Random, recall: Any) -> bool:
        known = [wind for winds in (*state.hands, *state.sailed) for wind in winds]
        state.deck = (min(CARDS.left(known)), *state.deck[1:]) if state.deck else ()
        return deal_again(view, state, rng, recall)

    rules: ClassVar = {"guess": lowest_first}


@leak("guesses_keep_the_pieces")
class GuessWithOtherPieces:
    @staticmethod
    def anything(view: View, state: SkerriesState, rng: random.Random, recall: Any) -> bool:
        fits = deal_again(view, state, rng, recall)
        state.deck = tuple(rng.choices(WINDS, k=len(state.deck)))
        return fits

    rules: ClassVar = {"guess": anything}


@leak("guesses_keep_memories")
class GuessForgets:
    State = WiderState
    rules: ClassVar = {"guess": lambda view, state, rng, recall: guess(view, state, rng, None)}


class _Cutting(random.Random):
    def shuffle(self, pieces: Any) -> None:
        pieces.sort()
        cut = self.randrange(len(pieces)) if pieces else 0
        pieces[:] = pieces[cut:] + pieces[:cut]


@leak("deals_are_fair")
class GuessIsUnfair:
    """Winds are cut, not shuffled: every place varies, but most deals never come."""

    rules: ClassVar = {
        "guess": lambda view, state, rng, recall: deal_again(
            view, state, _Cutting(rng.random()), recall
        )
    }


@leak("guesses_fit")
class GuessHasTheSeed:
    State = Tattler

    class View(View[Any]):
        def guess(self, rng: random.Random, recall: Iterable[Memory] | None = None) -> Any:
            state = super().guess(rng, recall)
            state.chance = TRUTHS[self.json()].chance
            return state


@leak("guesses_keep_the_pieces")
class UnlistedSecret:
    class State(SkerriesState):
        def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
            found = super().secrets(seat, recalling)
            found.pop("deck 0", None)
            return found


@leak("secrets_are_complete")
class NoSecrets:
    class State(SkerriesState):
        def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
            return {}


# --- sealed decisions ---------------------------------------------------------------------------


@leak("same_memory_same_view")
class SealedStepsAreCounted:
    class State(WiderState):
        note: str = masked(_note, "")

        def note_for(self, seat: int | None) -> str:
            return str(sum(map(len, self.sails)))


@leak("sealed_steps_stay_secret")
class SealedStepsAreHeard:
    """Others do not see the sail, but that one was hoisted."""

    class State(WiderState):
        def do_move(self, seat: int, move: Move, out: Events) -> None:
            def heard(event: Event) -> Event:
                hidden = "sail" if event.what == "hoisted" else event.hidden
                return msgspec.structs.replace(event, hidden=hidden)

            super().do_move(seat, move, changing(out, heard))


@leak("arrival_order_is_nothing")
class ReadyInOrderOfArrival:
    class State(SkerriesState):
        def be_ready(self, seat: int) -> None:
            self.ready = (*self.ready, seat)


@leak("arrival_order_is_nothing")
class LastToBeReadyLandsFirst:
    class State(SkerriesState):
        last: int = public(0)

        def be_ready(self, seat: int) -> None:
            super().be_ready(seat)
            self.last = seat

        def do_settle(self, out: Events) -> None:
            super().do_settle(out)
            self.active = self.last


# --- time ---------------------------------------------------------------------------------------


@leak("time_tells_nothing")
class ChoiceByTheHand:
    """Whoever holds the strongest wind has no choice where to land, and a bot knows at once."""

    class State(SkerriesState):
        def legal_moves(self, seat: int) -> Moves:
            moves = super().legal_moves(seat)
            return (
                moves
                if self.sealed or WINDS[-1] not in self.hands[seat]
                else Listed(list(moves)[:1])
            )


@leak("time_tells_nothing")
class DiscreetByTheHand:
    """Only those who have something to hide hide it."""

    class State(SkerriesState):
        def tells(self, seat: int) -> bool:
            return WINDS[-1] in self.hands[seat]
