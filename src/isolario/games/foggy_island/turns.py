"""Laying, drawing, and the order of things in a turn and at the end of a round (FOG-R2, R3, R5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.event import Event, Events, Facts, Outcome, places
from isolario.core.game import Refusal
from isolario.core.moves import Move, Moves
from isolario.core.state import TOGETHER
from isolario.core.text import Text
from isolario.games.foggy_island import choosing, effects
from isolario.games.foggy_island.moves import (
    COVERT,
    LAY,
    QUARTERS,
    WIDE,
    Lay,
    LayMoves,
    LayWide,
    Lift,
)
from isolario.games.foggy_island.parts import EVERYBODY, HAND, QUARTER_CELLS, REPLACE
from isolario.games.foggy_island.pieces import (
    COLOURS,
    DOWN,
    HIPPO,
    KIND_TEXT,
    KINDS,
    MERCENARIES,
    kind_of,
    owner_of,
    token,
)
from isolario.games.foggy_island.scoring import CELL_NAMES, CELLS, ON_BOARD, lines

if TYPE_CHECKING:
    from isolario.games.foggy_island.rules import FoggyState

FIRST_MERCENARY = MERCENARIES[0]
_ONE = (Text("blue"), Text("red"))


# --- what can be laid ---------------------------------------------------------------------------


def playable(state: FoggyState, seat: int) -> list[int]:
    """The kinds a seat can lay now: those in hand, other than tokens taken back this turn."""
    hand = state.hands[seat]
    if not state.held:
        return sorted(set(hand))
    held = [token.kind for token in state.held if token.seat == seat]
    return [kind for kind in sorted(set(hand)) if hand.count(kind) > held.count(kind)]


def others_in_hand(state: FoggyState, seat: int) -> int:
    """How many tokens a seat could lay now; everybody can count them."""
    return len(state.hands[seat]) - sum(held.seat == seat for held in state.held)


def lays(state: FoggyState, seat: int, cells: int, extra: tuple[Move, ...] = ()) -> Moves:
    """Every way to lay a token on one of some cells (a single one: a replacement)."""
    kinds = playable(state, seat)
    if kinds and kinds[-1] < FIRST_MERCENARY:
        return LayMoves([LAY[kind] for kind in kinds], cells, extra)
    rows, more = [], list(extra)
    for kind in kinds:
        if kind == HIPPO and (pairs := wide_lays(state, cells)):
            more = [*pairs, *more]
        else:
            rows.append(LAY[kind])
        if kind in COVERT and state.weather == "fog":  # FOG-W5
            rows.append(COVERT[kind])
    return LayMoves(rows, cells, more)


def wide_lays(state: FoggyState, cells: int) -> list[LayWide]:
    """The pairs of free cells that a hippo could take (FOG-N7); none for a replacement."""
    if state.tasks:
        return []
    return [wide for wide in WIDE if cells >> wide.cell & 1 and cells >> wide.other & 1]


def refuse_lay(state: FoggyState, seat: int, move: Lay | LayWide, cells: int) -> Refusal | None:
    """Why a token cannot be laid that way, or None."""
    kind, cell = move.kind, move.cell
    if not (0 <= cell < CELLS and 0 <= kind < len(KINDS)):
        return Refusal("FOG-R2", Text("wrong_step"))
    if state.must_lift and not state.tasks:
        return Refusal("FOG-W3", Text("gloom_first"))
    if kind not in playable(state, seat):
        taken = kind in state.hands[seat]
        reason = Text("taken_back" if taken else "not_in_hand", {"token": KIND_TEXT[kind]})
        return Refusal("FOG-N14" if taken else "FOG-R2", reason)
    for wanted in (cell, move.other) if isinstance(move, LayWide) else (cell,):
        if not (0 <= wanted < CELLS and cells >> wanted & 1):
            return _refuse_cell(state, wanted)
    if isinstance(move, LayWide):
        if kind != HIPPO or move not in WIDE or state.tasks:
            return Refusal("FOG-N7", Text("about_hippo"))
        return None
    if move.covert and (state.weather != "fog" or kind not in COVERT):
        return Refusal("FOG-W5", Text("covert_only_in_fog", {"token": KIND_TEXT[kind]}))
    if kind == HIPPO and not move.covert and wide_lays(state, cells):
        return Refusal("FOG-N7", Text("hippo_needs_two"))
    return None


def _refuse_cell(state: FoggyState, cell: int) -> Refusal:
    if not 0 <= cell < CELLS:
        return Refusal("FOG-R2", Text("wrong_step"))
    where = CELL_NAMES[cell]
    if state.tasks:  # a replacement goes where the other token was
        return Refusal("FOG-N14", Text("replace_there", {"cell": CELL_NAMES[state.tasks[-1].cell]}))
    if state.gloom >> cell & 1:
        return Refusal("FOG-W3", Text("cell_in_gloom", {"cell": where}), (ON_BOARD[cell],))
    return Refusal("FOG-R2", Text("cell_taken", {"cell": where}), (ON_BOARD[cell],))


def tells(state: FoggyState, seat: int) -> bool:
    """Whether others must not know if a seat has a choice now: it lays a token from its hand."""
    if state.tasks:
        if state.tasks[-1].what != REPLACE:
            return False
    elif state.must_lift or not state.free_cells:
        return False
    if not others_in_hand(state, seat):
        return False
    hidden = Counter(_hidden(state, seat % 2))
    hidden.subtract(held.kind for held in state.held if held.open and held.seat % 2 == seat % 2)
    hidden = +hidden  # what nobody else can know and might be laid
    if len(hidden) > 1 and others_in_hand(state, seat) > 1:
        return True  # several tokens, all alike: nobody else could know that
    return state.weather == "fog" and max(hidden) >= FIRST_MERCENARY  # that it is not one of those


def _hidden(state: FoggyState, side: int) -> Iterator[int]:
    """The tokens of a side that do not lie face up."""
    for seat in range(side, state.seats, 2):
        yield from state.hands[seat]
        yield from state.decks[seat]
    for code in state.board:
        if code & DOWN and owner_of(code) == side:
            yield kind_of(code)


# --- doing it -----------------------------------------------------------------------------------


def lies_down(state: FoggyState, move: Lay) -> bool:
    """Whether a token will lie face down (FOG-W4, FOG-W5)."""
    return state.weather == "fog" and (move.covert or move.kind < FIRST_MERCENARY)


def make_lay(state: FoggyState, seat: int, move: Lay, out: Events) -> None:
    replaces = bool(state.tasks)
    if replaces:
        state.tasks = state.tasks[:-1]
    else:
        _count(state)
    kind, cell = move.kind, move.cell
    down = lies_down(state, move)
    put(state, seat, kind, cell, down)
    facts: Facts = {"token": KIND_TEXT[kind], "cell": CELL_NAMES[cell]}
    if down:
        out.append(
            Event(
                "laid_down",
                seat,
                facts,
                (ON_BOARD[cell],),
                clause="FOG-W4",
                knowers=(seat,),
                hidden="token",
                passing=True,  # FOG-W6: the log shows kinds only after the round
            )
        )
    else:
        news = bool(state.decks[seat]) or bool(state.teams) or state.weather == "fog"
        out.append(Event("laid", seat, facts, (ON_BOARD[cell],), clause="FOG-R2", reveals=news))
        effects.after_laying(state, seat, kind, cell, out)
    if not state.tasks:
        finish_token(state, out)


def make_wide(state: FoggyState, seat: int, move: LayWide, out: Events) -> None:
    """The hippo lies on two cells until its owner's next turn (FOG-N7)."""
    _count(state)
    put(state, seat, move.kind, move.cell, False)
    state.board[move.other] = state.board[move.cell]
    state.layers[move.other] = seat
    state.free &= ~(1 << move.other)
    state.wide += (move.cell, move.other)
    names = CELL_NAMES[move.cell], CELL_NAMES[move.other]
    facts: Facts = {"token": KIND_TEXT[move.kind], "cell": names[0], "other": names[1]}
    cells = ON_BOARD[move.cell], ON_BOARD[move.other]
    out.append(Event("laid_wide", seat, facts, cells, clause="FOG-N7", reveals=True))
    finish_token(state, out)


def make_lift(state: FoggyState, seat: int, move: Lift, out: Events) -> None:
    state.gloom &= ~QUARTER_CELLS[move.quarter]
    facts: Facts = {"quarter": Text(QUARTERS[move.quarter])}
    out.append(Event("gloom_lifted", seat, facts, clause="FOG-W3"))
    if not state.laid:
        go_on(state, out)
    elif not state.double:  # FOG-W3 [ruling]: opened for the turtle's second token
        state.owes = True


def make_pass(state: FoggyState, seat: int, out: Events) -> None:
    """The frog stays (FOG-N9), or the turtle's second token is not laid (FOG-N8)."""
    if state.tasks:
        state.tasks = state.tasks[:-1]
        out.append(Event("frog_stays", seat, clause="FOG-N9"))
        go_on(state, out)
    else:
        out.append(Event("no_second", seat, clause="FOG-N8"))
        _end_turn(state, out)


def _count(state: FoggyState) -> None:
    """One more token of this turn; a turtle's second one makes the next seat lay two."""
    state.laid += 1
    if state.laid == 2 and not state.double:
        state.owes = True


def put(state: FoggyState, seat: int, kind: int, cell: int, down: bool) -> None:
    """A token goes from a hand to the board."""
    hand = list(state.hands[seat])
    hand.remove(kind)
    state.hands[seat] = tuple(hand)
    state.board[cell] = token(seat % 2, kind) | (DOWN if down else 0)
    state.layers[cell] = seat
    state.free &= ~(1 << cell)
    if state.shown:
        effects.follow_shown(state, seat, kind, cell, down)


def finish_token(state: FoggyState, out: Events) -> None:
    """The token and its effects are done: draw to five, then a second token or the next seat."""
    seat = state.active
    while len(state.hands[seat]) < HAND and state.decks[seat]:
        _draw(state, seat, out)
    if state.laid < 2 and (state.double or state.turtle) and _can_lay(state, seat):
        return
    _end_turn(state, out)


def _can_lay(state: FoggyState, seat: int) -> bool:
    return others_in_hand(state, seat) > 0 and bool(state.free)


def _draw(state: FoggyState, seat: int, out: Events) -> None:
    kind, *rest = state.decks[seat]
    state.decks[seat] = tuple(rest)
    state.hands[seat] = tuple(sorted((*state.hands[seat], kind)))
    out.append(
        Event(
            "drew",
            seat,
            {"token": KIND_TEXT[kind]},
            clause="FOG-R2",
            chance=True,
            knowers=(seat,),
            hidden="token",
        )
    )


# --- the order of turns -------------------------------------------------------------------------


def start(state: FoggyState, seat: int, double: bool, out: Events) -> None:
    """A seat's turn begins."""
    state.clear_turn()
    state.begin_turn(seat)
    state.double = double
    if double:
        out.append(Event("must_lay_two", seat, clause="FOG-N8"))
    go_on(state, out)


def go_on(state: FoggyState, out: Events) -> None:
    """What comes before laying, in the order of FOG-R5 [ruling]; stops where somebody has to
    decide something."""
    seat = state.active
    if state.wide and effects.begin_hippo(state, seat):  # (a)
        return
    if state.must_lift:  # (b)
        return
    if not state.hands[seat] or not state.free:  # nothing to lay, or nowhere
        out.append(Event("skipped", seat, clause="FOG-R5"))
        _end_turn(state, out)
        return
    if not state.stepped:  # (c)
        state.stepped = True
        effects.begin_frog(state, seat)


def _end_turn(state: FoggyState, out: Events) -> None:
    if any(state.hands):
        start(state, (state.active + 1) % state.seats, state.owes, out)
    else:  # FOG-R3 [ruling]: every token is laid
        state.clear_turn()
        state.shown = ()
        _end_round(state, out)


def _end_round(state: FoggyState, out: Events) -> None:
    if state.weather == "fog":
        for cell, code in enumerate(state.board):
            if not code & DOWN:
                continue
            state.board[cell] = code & ~DOWN
            facts: Facts = {
                "token": KIND_TEXT[kind_of(code)],
                "cell": CELL_NAMES[cell],
                "shield": _ONE[owner_of(code)],
            }
            where = (ON_BOARD[cell],)
            out.append(Event("turned_up", None, facts, where, clause="FOG-W4", reveals=True))
    earned = [0] * len(COLOURS)
    for line in lines(state.board):
        earned[line.side] += line.points
        state.points = tuple(
            had + line.points * (side == line.side) for side, had in enumerate(state.points)
        )
        out.append(line.event(state.round))
    state.round_points = tuple(earned)
    result: Facts = {"round": state.round, "blue": earned[0], "red": earned[1]}
    out.append(Event("round_ends", None, result, clause="FOG-R3"))
    if state.by_cards:  # FOG-W1 [ruling]: the used card goes under the deck
        state.weather_deck += (state.weather,)
        state.weather_knowers += (EVERYBODY,)
    if state.round < state.usual_rounds or _needs_extra_round(state):
        choosing.begin_round(state, out)
    else:
        state.phase = "over"
        state.active = TOGETHER
        clause = {"simple": "FOG-L5", "mercenaries": "FOG-H4", "blitz": "FOG-B1"}
        out.append(Event("game_ends", None, clause=clause[state.options.mode]))


def _needs_extra_round(state: FoggyState) -> bool:
    """FOG-H4, FOG-B1: equal in every way after the last round, once."""
    if state.options.mode == "simple" or state.round > state.usual_rounds:
        return False
    return _order(state)[0] == _order(state)[1]


def _order(state: FoggyState) -> list[tuple[int, int]]:
    """What the sides are compared by: coins left, then together with what was spent (FOG-H4);
    otherwise points alone."""
    if state.by_coins:
        return list(zip(state.coins, state.points, strict=True))
    return [(points, points) for points in state.points]


def outcome(state: FoggyState) -> Outcome:
    """Who won. A remaining tie is a shared victory (FOG-L5 [ruling], FOG-H4 [ruling], FOG-B1
    [ruling])."""
    blue, red = _order(state)
    by_side = places((int(blue > red), int(red > blue)))
    tie_break = ""
    tied: tuple[Text, ...] = ()
    if state.options.mode != "simple" and blue != red:
        extra = state.round > state.usual_rounds
        clause = "FOG-B1" if state.options.mode == "blitz" else "FOG-H4"
        if blue[0] == red[0]:
            tie_break = clause
            earned = enumerate((blue[1], red[1]))
            tied = tuple(
                Text("tie_earned", {"player": side, "count": all_}) for side, all_ in earned
            )
        elif extra:
            tie_break, tied = clause, (Text("tie_extra_round"),)
    return Outcome(by_side if not state.teams else by_side * 2, state.teams, tie_break, tied=tied)
