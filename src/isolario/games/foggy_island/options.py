"""What a table of Foggy Island can agree on."""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from isolario.core.event import Outcome
from isolario.core.options import Options
from isolario.core.rematch import Rematch
from isolario.core.text import Text
from isolario.games.foggy_island.pieces import COLOURS


class FoggyOptions(Options, frozen=True):
    """Two play against each other, four in two teams (FOG-T1).

    ``mode``: the simple game, with mercenaries (FOG-H), or blitz (FOG-B1). ``weather``: the mode's
    usual (cards with mercenaries, otherwise sunny), by cards, or the same every round.
    ``first_hire``: how many rounds are played before mercenaries can be hired (FOG-H1 [ruling]).
    ``decides``: what wins a game with mercenaries, coins left or points earned (FOG-H4).
    ``first``: who begins the first round (FOG-R4).
    """

    mode: Literal["simple", "mercenaries", "blitz"] = "simple"
    weather: Literal["usual", "sunny", "cards", "cloudy", "fog"] = "usual"
    first_hire: Literal[2, 1] = 2
    decides: Literal["coins", "points"] = "coins"
    first: Literal["chance", "blue", "red"] = "chance"

    def problem(self, seats: int) -> Text | None:
        if seats == 4 and self.weather not in ("usual", "sunny"):  # FOG-T1 [ruling]: no choice
            return Text("problem_team_weather")
        if seats == 4 and self.mode == "blitz":
            return Text("problem_team_blitz")
        if self.mode == "blitz" and self.weather == "cards":
            return Text("problem_blitz_cards")
        if self.mode != "mercenaries" and self.first_hire != 2:
            return Text("problem_first_hire")
        if self.mode != "mercenaries" and self.decides != "coins":
            return Text("problem_decides")
        return None

    def telling(self, seats: int) -> dict[str, object]:
        told: dict[str, object] = {"mode": self.mode, "weather": self.weather_for(seats)}
        if self.mode == "mercenaries":
            told |= {"first_hire": self.first_hire, "decides": self.decides}
        if self.first != "chance":
            told["first"] = self.first
        return told

    @property
    def unit(self) -> str:  # FOG-H4: the score is what is left of the coins
        return "count_coins" if self.mode == "mercenaries" else super().unit

    def weather_for(self, seats: int) -> str:
        """The weather that this means: cards, or one kind for the whole game."""
        if self.weather != "usual":
            return self.weather
        return "cards" if self.mode == "mercenaries" and seats == 2 else "sunny"


def rematch(options: FoggyOptions, outcome: Outcome) -> Rematch:
    """Everybody keeps their colour, and the winner begins (FOG-R4)."""
    sides = {COLOURS[seat % len(COLOURS)] for seat in outcome.winners}
    first = sides.pop() if len(sides) == 1 else "chance"
    return Rematch(structs.replace(options, first=first), tuple(range(len(outcome.places))))
