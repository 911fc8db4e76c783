"""What a seat may know of a game of Foggy Island, in words."""

from __future__ import annotations

from isolario.core.chance import UNKNOWN
from isolario.core.event import Event, Progress, Standing, Step, in_a_row
from isolario.core.game import View
from isolario.core.text import Text
from isolario.games.foggy_island.choosing import coins_left, hires_now
from isolario.games.foggy_island.effects import EFFECTS
from isolario.games.foggy_island.parts import HAND, REPLACE, Task
from isolario.games.foggy_island.pieces import KIND_TEXT, PIECES, kind_of, letters
from isolario.games.foggy_island.rules import FoggyState
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, lines


class FoggyView(View[FoggyState]):
    """A game of Foggy Island as one seat sees it."""

    __slots__ = ()

    @property
    def hand(self) -> str:
        """The viewer's own hand, as letters; a spectator has none."""
        return "" if self.seat is None else letters(self.known.hands[self.seat])

    @property
    def deck(self) -> str:
        """What the viewer's own deck holds, not its order; nothing in fog (FOG-W6)."""
        deck = "" if self.seat is None else letters(self.known.decks[self.seat])
        return "" if UNKNOWN in deck else deck

    @property
    def offer(self) -> str:
        """What the viewer chooses its first hand from."""
        return "" if self.seat is None else letters(self.known.offers[self.seat])

    @property
    def picks(self) -> str:
        """The viewer's own sealed choice so far."""
        return "" if self.seat is None else letters(self.known.picks[self.seat])

    def standing(self) -> Standing | None:
        """The lines on the board now, the shortest first; none in fog, where nobody may look
        (FOG-W4)."""
        if self.known.weather == "fog" and self.known.phase == "play":
            return None
        scores = list(self.scores)
        items = []
        if self.known.phase == "play":  # otherwise the board is empty or its lines are scored
            for line in sorted(lines(self.known.board), key=lambda it: it.cells.bit_count()):
                for seat in range(line.side, self.seats, 2):
                    scores[seat] += line.points
                items.append(line.event(self.known.round))
        return Standing(tuple(scores), tuple(items))

    def unscored(self) -> tuple[Event, ...]:
        """A round may have no line of some length, or nobody hired for it."""
        found = []
        for length in PIECES.points:
            source = Text("source_lines", {"length": length})
            found.append(
                Event("no_lines", None, {"length": length}, clause="FOG-L1", source=source)
            )
        return *found, Event("no_hires", clause="FOG-H2", source=Text("source_hires"))

    @property
    def prompt(self) -> Text:
        if self.known.phase == "over":
            return Text("prompt_over")
        if self.seat not in self.to_move:
            if self.known.task is None:
                return self.idle
            return Text(f"prompt_wait_{self.known.task.what}", self._cause(self.known.task))
        if self.known.phase == "hand":
            left = HAND - len(self.picks)
            if not self.picks:
                return Text("prompt_hand_first")
            return Text("prompt_hand", {"left": left}) if left else Text("prompt_hand_done")
        if self.known.phase == "hire":
            return Text("prompt_hire", {"coins": coins_left(self.known, self.seat or 0)})
        if self.known.phase == "weather":
            return Text("prompt_weather")
        if self.known.task:
            return Text(f"prompt_{self.known.task.what}", self._cause(self.known.task))
        if self.known.must_lift:
            return Text("prompt_lift_or_pass" if self.known.may_pass else "prompt_lift")
        if self.known.laid:
            return Text("prompt_turtle" if self.known.may_pass else "prompt_lay_second")
        return Text("prompt_lay")

    def _cause(self, task: Task) -> dict[str, int | str | Text]:
        """Who forced a token to be replaced, and where: those who wait want to know why."""
        if task.what != REPLACE:
            return {}
        cause = self.known.board[task.other] if task.other >= 0 else 0
        name = KIND_TEXT[kind_of(cause)] if cause else Text("unknown")
        return {"cause": name, "cell": CELL_NAMES[task.cell], "cause_player": self.known.active}

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.known.phase == "over":
            return ()
        if self.known.phase == "play":
            return self._turn_steps()
        names = ["step_hand", "step_play"]
        if self.known.by_cards:
            names.insert(0, "step_weather")
        if hires_now(self.known):
            names.insert(0, "step_hire")
        return _steps(f"step_{self.known.phase}", *names)

    def _turn_steps(self) -> tuple[Step, ...]:
        task = self.known.task
        if task and EFFECTS[task.what].at_turn:
            return _steps(f"step_{task.what}", f"step_{task.what}", "step_lay", "step_draw")
        if task:
            return _steps("step_effect", "step_lay", "step_effect", "step_draw")
        lay = "step_lay_second" if self.known.laid else "step_lay"
        if self.known.must_lift:
            return _steps("step_lift", "step_lift", lay, "step_draw")
        return _steps(lay, lay, "step_draw")

    @property
    def progress(self) -> Progress:
        """The round, and how full the island is (FOG-R3)."""
        number, filled = self.known.round, CELLS - self.known.board.count(0)
        which = Text("round_of", {"round": number, "rounds": self.known.rounds})
        if number > self.known.usual_rounds:
            which = Text("extra_round")
        words = Text("round_filled", {"which": which, "n": filled, "cells": CELLS})
        return Progress(which, words, filled, CELLS)


def _steps(now: str, *names: str) -> tuple[Step, ...]:
    return in_a_row(names, names.index(now))
