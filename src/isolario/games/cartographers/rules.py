"""The state of a game of Cartographers: explore, draw, season check (CRT-E, CRT-D, CRT-T, CRT-F).

All draw at the same time: on their own sheets, or, in an ambush, on a neighbour's (CRT-A1). What
somebody drew becomes part of the sheet when the last is ready.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from isolario.core.chance import Chance
from isolario.core.event import Event, Facts, Outcome
from isolario.core.game import Game, Refusal, Secret, State
from isolario.core.moves import NONE, Move, Moves
from isolario.core.text import Text
from isolario.games.cartographers.drawing import drawings, single_cell, solo_ambush
from isolario.games.cartographers.moves import Draw, DrawMoves
from isolario.games.cartographers.options import CartographersOptions
from isolario.games.cartographers.pieces import (
    AMBUSH,
    COIN_TRACK,
    EXPLORE,
    SCORING,
    SEASONS,
    TERRAINS,
)
from isolario.games.cartographers.scoring import card_items, penalty_items
from isolario.games.cartographers.sheet import Sheet, names
from isolario.games.cartographers.view import CartographersView, view_of

EDICTS = "ABCD"
TITLES = (30, 20, 10, 0, -5, -10, -20, -30)  # CRT-1.3: the lowest result for each


class CartographersState(State):
    """The truth about one game of Cartographers."""

    __slots__ = (
        "ambushes",
        "card",
        "coins",
        "deck",
        "drafts",
        "edicts",
        "lost",
        "phase",
        "ready",
        "ruins",
        "season",
        "sheets",
        "stars",
        "turned",
    )

    game: ClassVar[Game]
    options: CartographersOptions
    phase: Literal["draw", "ambush", "over"]
    season: int  # from 0
    edicts: tuple[str, ...]  # the scoring cards under A, B, C, D
    deck: tuple[str, ...]  # explore cards and ambushes, top first
    ambushes: tuple[str, ...]  # those not yet in the deck, top first
    turned: tuple[str, ...]  # the explore cards of this season, the oldest first
    card: str  # the one that is drawn now
    ruins: bool  # a ruins card waits for, or lies before, the card (CRT-A2)
    sheets: tuple[Sheet, ...]
    coins: tuple[int, ...]
    stars: tuple[int, ...]
    lost: tuple[int, ...]  # stars lost to monsters, for ties (CRT-F3)
    drafts: tuple[Draw | None, ...]  # what each seat has drawn, until all are ready
    ready: tuple[int, ...]

    def __init__(self, seats: int, chance: Chance, options: CartographersOptions) -> None:
        super().__init__(seats, chance, options)
        self.phase = "draw"
        self.season = 0
        self.edicts = ()
        self.deck = ()
        self.ambushes = ()
        self.turned = ()
        self.card = ""
        self.ruins = False
        self.sheets = (Sheet.blank(options.side),) * seats
        self.coins = self.stars = self.lost = (0,) * seats
        self.drafts = (None,) * seats
        self.ready = ()

    def copy(self) -> Self:
        fresh = object.__new__(type(self))
        self._copy_core(fresh)
        fresh.phase = self.phase
        fresh.season = self.season
        fresh.edicts = self.edicts
        fresh.deck = self.deck
        fresh.ambushes = self.ambushes
        fresh.turned = self.turned
        fresh.card = self.card
        fresh.ruins = self.ruins
        fresh.sheets = self.sheets
        fresh.coins = self.coins
        fresh.stars = self.stars
        fresh.lost = self.lost
        fresh.drafts = self.drafts
        fresh.ready = self.ready
        return fresh

    # --- what follows from the position -----------------------------------------------------

    def owner(self, seat: int) -> int:
        """Whose sheet a seat draws on now: in an ambush, the neighbour's that it received.

        CRT-A1: clockwise arrows pass sheets to the left, so one draws on the right neighbour's.
        """
        if self.phase != "ambush":
            return seat
        step = -1 if AMBUSH[self.card].arrow == "clockwise" else 1
        return (seat + step) % self.seats

    @property
    def time(self) -> int:
        """The times of all explore cards of this season (CRT-T1)."""
        return sum(EXPLORE[card].time for card in self.turned)

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        return tuple(seat for seat in range(self.seats) if seat not in self.ready)

    @property
    def sealed(self) -> bool:
        return self.phase != "over"

    @property
    def scores(self) -> tuple[int, ...]:
        return self.stars

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        if self.seats == 1:
            return Outcome((1,), title=f"title_{_title(self.solo_result)}")
        order = [(stars, -lost) for stars, lost in zip(self.stars, self.lost, strict=True)]
        by_place = tuple(1 + sum(other > own for other in order) for own in order)
        best = max(self.stars)
        tied = [seat for seat, stars in enumerate(self.stars) if stars == best]
        decided = len(tied) > 1 and by_place.count(1) < len(tied)  # CRT-F3
        return Outcome(by_place, tie_break="CRT-F3" if decided else "")

    @property
    def solo_result(self) -> int:
        """A lone player's stars, less the values of the scoring cards (CRT-1.3)."""
        return self.stars[0] - sum(SCORING[card].solo for card in self.edicts)

    # --- who may do what --------------------------------------------------------------------

    def legal_moves(self, seat: int) -> Moves:
        if seat not in self.to_move:
            return NONE
        return DrawMoves(drawings(self.card, self._sheet(seat), self.ruins, self.options.edition))

    def _sheet(self, seat: int) -> Sheet:
        return self.sheets[self.owner(seat)]

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.phase == "over":
            return Refusal("CRT-F3", Text("game_is_over"))
        clause = "CRT-A1" if self.phase == "ambush" else "CRT-D1"
        if seat not in self.to_move:
            reason = "already_ready" if seat in self.ready else "not_your_turn"
            return Refusal(clause, Text(reason))
        if not isinstance(move, Draw) or not 0 <= move.terrain < len(TERRAINS):
            return Refusal(clause, Text("wrong_step"))
        if move in self.legal_moves(seat):
            return None
        return self._why(seat, move, clause)

    def _why(self, seat: int, move: Draw, clause: str) -> Refusal:
        sheet = self._sheet(seat)
        if move.cells <= 0 or move.cells >> 121:
            return Refusal(clause, Text("wrong_step"))
        if taken := move.cells & ~sheet.free:
            return Refusal(clause, Text("cells_filled"), names(taken))
        ruins = self.ruins and self.phase == "draw"
        if single_cell(self.card, sheet, ruins):
            reason = "ambush_single_cell" if self.phase == "ambush" else "single_cell_only"
            return Refusal("CRT-D6" if ruins else "CRT-D2", Text(reason))
        if ruins and not move.cells & sheet.ruins:
            return Refusal("CRT-D6", Text("must_cover_ruins"), names(sheet.free & sheet.ruins))
        return Refusal(clause, Text("not_on_the_card", {"card": Text(self.card)}))

    # --- doing it ---------------------------------------------------------------------------

    def _open(self, out: list[Event]) -> None:
        """CRT-S2 and CRT-S4: edicts and decks."""
        by_category: dict[str, list[str]] = {}
        for card in SCORING.values():
            by_category.setdefault(card.category, []).append(card.name)
        drawn = [
            cards[self.chance.below(len(cards), "scoring", category)]
            for category, cards in by_category.items()
        ]
        self.edicts = self.chance.shuffle(drawn, "edicts")
        for letter, name in zip(EDICTS, self.edicts, strict=True):
            facts: Facts = {"edict": Text(f"edict_{letter.lower()}"), "card": Text(name)}
            out.append(Event("edict_drawn", None, facts, clause="CRT-S2", chance=True))
        self.ambushes = self.chance.shuffle(tuple(AMBUSH), "ambushes")
        self.deck = tuple(EXPLORE)
        self._begin_season(out)

    def _begin_season(self, out: list[Event]) -> None:
        """CRT-F2: what was turned returns, one more ambush goes in unseen, shuffle."""
        cards = (*self.deck, *self.turned, *self.ambushes[:1])
        self.ambushes = self.ambushes[1:]
        self.turned = ()
        self.ruins = False
        self.deck = self.chance.shuffle(sorted(cards), "deck", self.season)
        facts: Facts = {"season": Text(SEASONS[self.season].name)}
        out.append(Event("season_begins", None, facts, clause="CRT-S3", chance=True))
        self._explore(out)

    def _explore(self, out: list[Event]) -> None:
        """Turns cards until one is to be drawn by somebody (CRT-E1, CRT-E2)."""
        while self.phase != "over":
            card, *rest = self.deck
            self.deck = tuple(rest)
            facts: Facts = {"card": Text(card)}
            if card in AMBUSH:
                self.card, self.phase = card, "ambush"
                out.append(Event("ambush_turned", None, facts, clause="CRT-A1", chance=True))
                if self.seats == 1:
                    self._lone_ambush(out)
                    continue
            else:
                self.turned += (card,)
                out.append(Event("card_turned", None, facts, clause="CRT-E1", chance=True))
                if EXPLORE[card].kind == "ruins":
                    self.ruins = True
                    continue
                self.card, self.phase = card, "draw"
            self.drafts = (None,) * self.seats
            # CRT-D7: nothing is drawn on a full map
            self.ready = tuple(s for s in range(self.seats) if not self._sheet(s).free)
            if self.to_move:
                return
            self._settle(out)

    def _lone_ambush(self, out: list[Event]) -> None:
        """CRT-1.1: the monsters find their place by themselves."""
        cells = solo_ambush(self.card, self.sheets[0])
        self.phase = "draw"
        if cells is None:
            facts: Facts = {"card": Text(self.card)}
            out.append(Event("ambush_without_room", None, facts, clause="CRT-1.1"))
            return
        self._draw_on(0, None, cells, "monster", False, out)
        self._end_if_full(out)

    def _make(self, seat: int, move: Move, out: list[Event]) -> None:
        assert isinstance(move, Draw)
        self.drafts = tuple(move if s == seat else d for s, d in enumerate(self.drafts))
        self.ready = tuple(sorted((*self.ready, seat)))
        facts: Facts = {"terrain": Text(TERRAINS[move.terrain])}
        hides = None if self.options.drawing == "open" else (seat,)
        out.append(
            Event(
                "drafted",
                seat,
                facts,
                names(move.cells),
                clause="CRT-D1",
                knowers=hides,
                hidden="all" if hides else "",
            )
        )
        out.append(Event("ready", seat))

    def _settle(self, out: list[Event]) -> None:
        """All have drawn: the sheets change, and the round ends."""
        ambush = self.phase == "ambush"
        for seat, draft in enumerate(self.drafts):
            if draft is not None:
                self.draw_draft(seat, draft, out)
        self.drafts = (None,) * self.seats
        self.ready = ()
        self.phase = "draw"
        if ambush:  # the card leaves the game; an ambush takes no time
            self._explore_on(out)
            return
        self.ruins = False
        if not self._end_if_full(out):
            self._check_season(out)

    def draw_draft(self, seat: int, draft: Draw, out: list[Event]) -> None:
        """What a seat has drawn becomes part of the sheet that it drew on."""
        coin = self.phase == "draw" and self._brings_coin(seat, draft)
        terrain = TERRAINS[draft.terrain]
        self._draw_on(self.owner(seat), seat, draft.cells, terrain, coin, out)

    def _explore_on(self, out: list[Event]) -> None:
        if not self._end_if_full(out):
            self._explore(out)

    def _brings_coin(self, seat: int, draft: Draw) -> bool:
        """CRT-D3: the shape has a coin, and it is no replacement."""
        sheet = self.sheets[seat]
        if single_cell(self.card, sheet, self.ruins):
            return False
        size = draft.cells.bit_count()
        return any(shape.coin and len(shape.cells) == size for shape in EXPLORE[self.card].shapes)

    def _draw_on(
        self, owner: int, seat: int | None, cells: int, terrain: str, coin: bool, out: list[Event]
    ) -> None:
        before = self.sheets[owner]
        after = before.draw(cells, terrain)
        self.sheets = tuple(after if s == owner else sheet for s, sheet in enumerate(self.sheets))
        facts: Facts = {"terrain": Text(terrain), "owner_player": owner}
        out.append(Event("drawn", seat, facts, names(cells), clause="CRT-D1", reveals=True))
        closed = after.closed & ~before.closed  # CRT-D4
        for clause, count in (("CRT-D3", int(coin)), ("CRT-D4", closed.bit_count())):
            for _ in range(count):
                if self.coins[owner] < COIN_TRACK:
                    self.coins = tuple(c + (s == owner) for s, c in enumerate(self.coins))
                    where = names(closed) if clause == "CRT-D4" else ()
                    out.append(Event("coin_marked", owner, {}, where, clause=clause))

    # --- the end of a season ----------------------------------------------------------------

    def _check_season(self, out: list[Event]) -> None:
        if self.time < SEASONS[self.season].length:
            self._explore(out)
            return
        self._score_season(out)
        if self.season + 1 == len(SEASONS):
            self._end(out)
        else:
            self.season += 1
            self._begin_season(out)

    def _score_season(self, out: list[Event]) -> None:
        """CRT-F1: two edicts, coins, monsters."""
        for seat in range(self.seats):
            for item in season_items(
                self.sheets[seat],
                self.coins[seat],
                self.edicts,
                self.season,
                self.options.edition,
                seat,
            ):
                self.stars = tuple(s + item.points * (n == seat) for n, s in enumerate(self.stars))
                if item.what == "monsters":
                    self.lost = tuple(
                        s - item.points * (n == seat) for n, s in enumerate(self.lost)
                    )
                out.append(item)
        facts: Facts = {"season": Text(SEASONS[self.season].name)}
        out.append(Event("season_ends", None, facts, clause="CRT-F1"))

    def _end_if_full(self, out: list[Event]) -> bool:
        """CRT-1.2: a lone player's full map ends the game; the seasons left are scored on it."""
        if self.seats > 1 or self.sheets[0].free:
            return False
        while True:
            self._score_season(out)
            if self.season + 1 == len(SEASONS):
                break
            self.season += 1
        self._end(out)
        return True

    def _end(self, out: list[Event]) -> None:
        self.phase = "over"
        self.card = ""
        out.append(Event("game_ends", None, clause="CRT-F3"))

    # --- what is known and written ----------------------------------------------------------

    def view(self, seat: int | None = None) -> CartographersView:
        return view_of(self, seat)

    def secrets(self, seat: int | None, recalling: bool = False) -> dict[str, Secret]:
        hidden = {
            f"deck {place}": Secret((card,), "cards") for place, card in enumerate(self.deck, 1)
        }
        hidden |= {
            f"ambush {place}": Secret((card,), "cards")
            for place, card in enumerate(self.ambushes, 1)
        }
        if self.options.drawing == "sealed":
            for other, draft in enumerate(self.drafts):
                if other != seat and self.phase != "over":
                    drawn = (draft.notation,) if draft else ()
                    hidden[f"drawing of seat {other}"] = Secret(drawn)
        return hidden

    @property
    def text(self) -> str:
        from isolario.games.cartographers.position import write

        return write(self)


def season_items(
    sheet: Sheet, coins: int, edicts: tuple[str, ...], season: int, edition: str, seat: int
) -> list[Event]:
    """What a sheet scores at a season's end, line by line (CRT-F1)."""
    found = []
    for letter in SEASONS[season].edicts:
        card = edicts[EDICTS.index(letter)]
        for item in card_items(card, sheet, edition):  # type: ignore[arg-type]
            facts: Facts = {"card": Text(card), "edict": Text(f"edict_{letter.lower()}")}
            found.append(
                Event("edict", seat, facts, item.names, points=item.points, clause=item.clause)
            )
    if coins:
        found.append(Event("coins", seat, {"count": coins}, points=coins, clause="CRT-F1"))
    found += (
        Event("monsters", seat, {}, item.names, points=item.points, clause=item.clause)
        for item in penalty_items(sheet)
    )
    return found


def _title(result: int) -> str:
    """The title of a lone player's result (CRT-1.3)."""
    for least in TITLES:
        if result >= least:
            return str(least).replace("-", "minus_")
    return "minus_30"  # [ruling] and below
