"""What a seat may know of a game of Cartographers, in words."""

from __future__ import annotations

from functools import lru_cache

from isolario.core.event import Event, Facts, Progress, Standing, Step, in_a_row
from isolario.core.game import View
from isolario.core.text import Text
from isolario.games.cartographers.drawing import single_cell
from isolario.games.cartographers.pieces import SCORING, SEASONS
from isolario.games.cartographers.rounds import EDICTS, par_item, season_items
from isolario.games.cartographers.rules import CartographersState

_season_items = lru_cache(512)(season_items)  # a move changes one sheet, and all are counted
_OTHER_SEASON = ("edict_not_now", "CRT-F1")
_PAR_LATER = Event("par_later", clause="CRT-1.3", source=Text("source_par"))


class CartographersView(View[CartographersState]):
    """A game of Cartographers as one seat sees it."""

    __slots__ = ()

    def standing(self) -> Standing:
        """What each would have if the season ended now; decisions that are in sight count. What is
        taken off in the end (CRT-1.3) is off from the start: a lone player's result does not drop
        when the last season begins."""
        if self.over:
            return Standing(self.scores)
        scores, items = list(self.scores), []
        for seat, (sheet, coins) in enumerate(self.known.in_sight()):
            for item in _season_items(
                sheet, coins, self.known.edicts, self.known.season, self.options.edition, seat
            ):
                scores[seat] += item.points
                items.append(item)
        if self.seats == 1:
            items.append(par_item(self.known.edicts, scores[0]))
            scores[0] += items[-1].points
        return Standing(tuple(scores), tuple(items))

    def unscored(self) -> tuple[Event, ...]:
        """An edict may not be scored in a season, or a map have nothing for it (CRT-F1)."""
        found = []
        for season in SEASONS:
            stage = Text(season.name)
            for letter, card in zip(EDICTS, self.known.edicts, strict=True):
                facts: Facts = {"card": Text(card), "edict": Text(f"edict_{letter.lower()}")}
                scored = letter in season.edicts
                what, clause = ("edict_empty", SCORING[card].clause) if scored else _OTHER_SEASON
                source = Text("source_edict", facts)
                found.append(Event(what, None, facts, clause=clause, source=source, stage=stage))
        return (
            *found,
            Event("no_coins", clause="CRT-F1", source=Text("source_coins")),
            Event("no_monsters", clause="CRT-F1", source=Text("source_monsters")),
            *([_PAR_LATER] if self.seats == 1 else []),
        )

    @property
    def prompt(self) -> Text:
        if self.over:
            return Text("prompt_over")
        if self.seat is None or self.seat not in self.to_move:
            return self.idle
        desk = self.known.desk(self.seat)
        facts: Facts = {"card": Text(self.known.card)}
        if desk.waiting:
            how = "prompt_lie" if self.known.phase == "acrobatics" else "prompt_skill"
            return Text(how, {"skill": Text(desk.skill)})
        if self.known.phase == "acrobatics":
            return Text("prompt_acrobatics", facts)
        if self.known.phase == "ambush":
            return Text("prompt_ambush", {**facts, "owner_player": self.known.owner(self.seat)})
        if self.known.phase == "return":
            return Text("prompt_return_alone" if self.seats == 1 else "prompt_return")
        if desk.drawn is not None:
            return Text("prompt_more")
        if single_cell(self.known.card, desk.sheet, self.known.ruins):
            return Text("prompt_single", facts)
        return Text("prompt_draw_ruins" if self.known.ruins else "prompt_draw", facts)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Cards turn and seasons end by themselves: whenever somebody decides, all are drawing,
        those who wait for the others too."""
        return () if self.over else in_a_row(("step_explore", "step_draw_map", "step_check"), 1)

    @property
    def time(self) -> Facts:
        """How much of the season's time is spent. What its last card takes beyond its length is
        lost (CRT-T1)."""
        length = SEASONS[self.known.season].length
        return {"time": min(self.known.time, length), "length": length}

    @property
    def progress(self) -> Progress:
        season = SEASONS[self.known.season]
        facts: Facts = {"season": Text(f"heading_{season.name}"), **self.time}
        done = min(self.known.time, season.length)
        return Progress(
            Text("season_short", facts), Text("season_line", facts), done, season.length
        )
