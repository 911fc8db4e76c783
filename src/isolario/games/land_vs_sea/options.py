"""What a table of Land vs Sea can agree on."""

from __future__ import annotations

from typing import Literal, NamedTuple

from isolario.core.options import Options
from isolario.core.text import Text
from isolario.games.land_vs_sea.pieces import OWN_BOX


class Extras(NamedTuple):
    """Which of the three extra scorings are in play."""

    mountains: bool
    caravans: bool
    waypoints: bool


NONE = Extras(False, False, False)
ALL = Extras(True, True, True)
USUAL = {2: NONE, 3: Extras(True, True, False), 4: Extras(False, False, True)}
"""The book's own advice: a first game for two without extras, for four with waypoints; three
play with all but waypoints, which they may add (LVS-3.1, LVS-4.1)."""


class LandVsSeaOptions(Options, frozen=True):
    """``extras``: as is usual for the number of players, none, all, or as chosen one by one
    (``mountains`` and coral, ``caravans`` and ships, ``waypoints``; LVS-X1). ``team_talk``: how
    team-mates may advise each other (LVS-4.4). ``pairing``: which sides are back to back, dealt
    afresh or as in the file of the pieces (LVS-I1): usually afresh, but the tiles of an owner's
    box are back to back as they are printed."""

    extras: Literal["usual", "none", "all", "chosen"] = "usual"
    mountains: bool = False
    caravans: bool = False
    waypoints: bool = False
    team_talk: Literal["silent", "free"] = "silent"
    pairing: Literal["dealt", "printed"] = "printed" if OWN_BOX else "dealt"

    def extras_for(self, seats: int) -> Extras:
        """The extras in play with this many players."""
        if self.extras == "usual":
            return USUAL[seats]
        if self.extras == "chosen":
            return Extras(self.mountains, self.caravans, self.waypoints)
        return ALL if self.extras == "all" else NONE

    def problem(self, seats: int) -> Text | None:
        chosen = Extras(self.mountains, self.caravans, self.waypoints)
        if self.extras != "chosen" and any(chosen):
            return Text("problem_extras_not_chosen")
        if seats == 3 and not all(self.extras_for(seats)[:2]):
            return Text("problem_three_need_extras")
        if seats != 4 and self.team_talk != "silent":
            return Text("problem_team_talk")
        return None

    def telling(self, seats: int) -> dict[str, object]:
        told: dict[str, object] = dict(self.extras_for(seats)._asdict())
        if seats == 4:
            told["team_talk"] = self.team_talk
        return told
