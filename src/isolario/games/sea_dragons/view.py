"""What a seat may know of a game of Sea Dragons, in words."""

from __future__ import annotations

from isolario.core.event import Event, Facts, Progress, Standing, Step, in_a_row
from isolario.core.game import View
from isolario.core.text import Text
from isolario.games.sea_dragons.parts import HEADS, NO_MISSION
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scoring import blanks, items
from isolario.games.sea_dragons.texts import REEF
from isolario.picture.lines import listed

_TURN = ("step_play", "step_mission", "step_take")


class SeaDragonsView(View[SeaDragonsState]):
    """A game of Sea Dragons as one seat sees it."""

    __slots__ = ()

    def standing(self) -> Standing:
        """As if the game ended now. The viewer knows only their own reef cards."""
        known = self.known
        scores = list(known.points)
        if known.step in ("scoring", "over"):
            return Standing(tuple(scores))
        lines = items(known)
        for item in lines:
            scores[item.seat or 0] += item.points
        return Standing(tuple(scores), tuple(lines))

    def unscored(self) -> tuple[Event, ...]:
        return tuple(blanks(self.known))

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat is None or self.seat not in self.to_move:
            return self.idle
        step = self.known.step
        if step == "play" and not self.known.hands[self.seat]:
            return Text("prompt_play_empty")
        if step == "mission":
            return Text("prompt_take" if self._only_takes else "prompt_mission")
        if step == "reef":
            drawn = [REEF[kind] for kind in self.known.drawn if kind in REEF]
            return Text("prompt_reef", {"cards": listed(drawn)}) if drawn else self.idle
        return Text(f"prompt_{step}")

    @property
    def steps(self) -> tuple[Step, ...]:
        known = self.known
        if not self.to_move:
            return ()
        if known.step == "take" and not known.laid:  # after a pass
            return in_a_row(("step_pass", "step_take"), 1)
        now = {"play": 0, "mission": 1, "ships": 1, "take": 2}
        if known.step in now:
            return in_a_row(_TURN, 2 if self._only_takes else now[known.step])
        after = 1 if known.paying == NO_MISSION else 2
        return in_a_row((*_TURN[:after], "step_reef", *_TURN[after:]), after)

    @property
    def _only_takes(self) -> bool:
        """Whether the viewer, whose turn it is for a mission, can pay none and takes a card. Nobody
        knows that of somebody else: secret reef cards can pay (SDR-T1)."""
        seat = self.seat
        return (
            self.known.step == "mission"
            and seat is not None
            and seat in self.to_move
            and not self.known.fulfilments(seat)
        )

    @property
    def progress(self) -> Progress:
        """The round: every turn takes a head, and everybody has the same number (SDR-E1)."""
        known, heads = self.known, HEADS[self.seats]
        used = heads - known.heads[known.active]
        number = min(heads, used + (known.step == "play"))
        facts: Facts = {"n": number, "rounds": heads}
        done = heads * self.seats - sum(known.heads)
        return Progress(
            Text("sdr_round", facts), Text("sdr_round_of", facts), done, heads * self.seats
        )
