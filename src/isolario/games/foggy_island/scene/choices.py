"""What the viewer can do, as a tree of choices, each with whether it could be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits
from isolario.core.scene import Branch, Choices, Fork, Places
from isolario.core.text import Text
from isolario.games.foggy_island import effects, turns
from isolario.games.foggy_island.moves import COVERT, HIPPO, WIDE, LayWide
from isolario.games.foggy_island.parts import SIDES, Task
from isolario.games.foggy_island.pieces import KIND_TEXT, LETTERS, letters
from isolario.games.foggy_island.scene.board import covered
from isolario.games.foggy_island.scene.hand import hirable_kinds, pickable_kinds
from isolario.games.foggy_island.scene.parts import NAMES, hand_key, shop_key
from isolario.games.foggy_island.scene.undo import Undo
from isolario.games.foggy_island.scoring import CELL_NAMES

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView

_UP, _DOWN = Text("openly"), Text("covertly")


def choices(view: FoggyView) -> Choices:
    """The legal moves of the viewer, as a tree."""
    seat = view.seat
    if seat is None or seat not in view.to_move:
        return Choices()
    if view.known.phase == "weather":
        return Choices(roots=(Fork("option", tuple(_cards(view))),))
    if view.known.phase == "hire":
        return Choices(roots=tuple(_hires(view, seat)))
    if view.known.phase == "hand":
        return Choices(roots=(_picks(view, seat),))
    return _Turn(view, seat).choices() if view.known.phase == "play" else Choices()


# --- before play --------------------------------------------------------------------------------


def _cards(view: FoggyView) -> Iterator[Branch]:
    for place, card in enumerate(view.known.drawn):
        if card not in view.known.drawn[:place]:  # two alike are one choice
            yield Branch(f"drawn-{place}", move=card, undo=False, words=Text(card))


def _hires(view: FoggyView, seat: int) -> Iterator[Fork]:
    owned = letters(view.known.sets[seat % SIDES]) + view.picks
    hires = tuple(
        Branch(shop_key(letter, owned.count(letter)), f"hire {letter}", words=NAMES[letter])
        for letter in hirable_kinds(view, seat)
    )
    if hires:
        yield Fork("piece", hires)
    yield _done(view, Text("button_hire", {"count": len(view.picks)}))


def _picks(view: FoggyView, seat: int) -> Fork:
    picks = tuple(
        Branch(hand_key(letter, view.picks.count(letter)), f"pick {letter}", words=NAMES[letter])
        for letter in pickable_kinds(view, seat)
    )
    return Fork("piece", picks) if picks else _done(view, Text("button_ready"))


def _done(view: FoggyView, words: Text) -> Fork:
    # Once the last is ready the table goes on, which cannot be taken back.
    return Fork("option", (Branch("done", "done", len(view.to_move) > 1, words=words),))


# --- in play ------------------------------------------------------------------------------------

_SINGLES = tuple((name,) for name in CELL_NAMES)
"""A set for each cell, after the set of all free cells."""


def _wide_branch(move: LayWide) -> Branch:
    """The hippo on two cells. Its notation names both, so each pair is a branch of its own."""
    flat = move.other == move.cell + 1
    across = ((0, 0), (1, 0)) if flat else ((0, 0), (0, 1))
    cell, other = CELL_NAMES[move.cell], CELL_NAMES[move.other]
    places = Places(1 + move.cell, move.notation, False, across)
    words = Text("two_cells", {"cell": cell, "other": other})
    return Branch("flat" if flat else "upright", places=places, words=words)


_WIDE = {move: _wide_branch(move) for move in WIDE}


class _Turn:
    """The choices of a seat in play."""

    def __init__(self, view: FoggyView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.known = view.known
        self.undo = Undo(view, seat)
        self.sets: list[tuple[str, ...]] = []

    def choices(self) -> Choices:
        task = self.view.known.task
        if task is not None:
            roots = self._answers(task)
        else:
            may_stop = self.view.known.may_pass
            roots = self._lifts() if self.known.must_lift else self._lays(self.known.free_cells)
            if may_stop:
                roots.append(self._pass(Text("button_no_second")))
        return Choices(tuple(self.sets), tuple(roots))

    def _answers(self, task: Task) -> list[Fork]:
        """Ways to answer what an effect asks."""
        if task.what == "replace":
            return self._lays(1 << task.cell)
        cells = [CELL_NAMES[cell] for cell in effects.targets(self.known, task)]
        if task.what == "fairy_dog":
            return self._swaps(cells)
        roots = [Fork("place", tuple(self._target(task, cell) for cell in cells))]
        if task.what == "frog":
            roots.append(self._pass(Text("button_frog_stays")))
        return roots

    def _target(self, task: Task, cell: str) -> Branch:
        move = f"@{cell}"
        if task.what in ("fox", "snake"):
            sure = self.undo.after_taking(cell)
        elif task.what in ("mole", "mouse"):
            sure = self.undo.after_token
        else:
            sure = self.undo.before_laying
        return Branch(cell, move, self.undo.of(move, sure))

    def _swaps(self, cells: Sequence[str]) -> list[Fork]:
        """Pairs that the fairy dog can swap: one token, then the other, in either order."""
        first: dict[str, list[Branch]] = {}
        second: dict[str, list[Branch]] = {}
        for one, other in combinations(cells, 2):
            move = f"{one}-{other}"
            undo = self.undo.of(move, self.undo.after_token)
            first.setdefault(one, []).append(Branch(f"token-{other}", move, undo))
            second.setdefault(other, []).append(Branch(f"token-{one}", move, undo))
        return [
            Fork(
                "piece",
                tuple(
                    Branch(f"token-{cell}", then=Fork("place", tuple(branches)))
                    for cell, branches in pairs.items()
                ),
            )
            for pairs in (first, second)
        ]

    def _pass(self, words: Text) -> Fork:
        undo = self.undo.of("pass", self.undo.before_laying)
        return Fork("option", (Branch("pass", "pass", undo, words=words),))

    def _lifts(self) -> list[Fork]:
        lifts = (
            Branch(f"gloom-{quarter}", f"lift {quarter}", words=Text(quarter))
            for quarter in covered(self.view)
        )
        return [Fork("place", tuple(lifts))]

    def _lays(self, free: int) -> list[Fork]:
        """Every way to lay a token on one of some cells."""
        self.sets = [tuple(CELL_NAMES[cell] for cell in bits(free))]
        kinds = turns.playable(self.known, self.seat)
        pairs = turns.wide_lays(self.known, free) if HIPPO in kinds else []
        if pairs:
            self.sets += _SINGLES
        branches = (
            branch for kind in kinds for branch in self._lay(kind, pairs if kind == HIPPO else [])
        )
        return [Fork("piece", tuple(branches))]

    def _lay(self, kind: int, pairs: Sequence[LayWide]) -> Iterable[Branch]:
        """Ways to lay a token of a kind; ``pairs``: on two cells."""
        letter, words = LETTERS[kind], KIND_TEXT[kind]
        key = hand_key(letter, 0)
        fog, hired = self.view.known.weather == "fog", kind in COVERT
        if fog and not hired:
            return self._placed(key, letter + "{}", self.undo.after_token, words)
        if not fog and not pairs:
            return self._placed(key, letter + "{}", self.undo.after_showing, words)
        if pairs:
            across = Fork("turn", tuple(_WIDE[pair] for pair in pairs))
            if not fog:
                return [Branch(key, then=across, words=words)]
            up: Iterable[Branch] = [Branch("up", then=across, words=_UP)]
        else:
            up = self._placed("up", letter + "{}", self.undo.after_showing, _UP)
        down = self._placed("down", letter + "{}?", self.undo.after_token, _DOWN)
        return [Branch(key, then=Fork("face", (*up, *down)), words=words)]

    def _placed(self, value: str, move: str, sure: bool | None, words: Text) -> Iterable[Branch]:
        """One value with its places; two branches where only some could be taken back."""
        cells = self.sets[0]
        if sure is not None:
            return [Branch(value, places=Places(0, move, sure), words=words)]
        found: dict[bool, list[str]] = {}
        for cell in cells:
            found.setdefault(self.undo.of(move.replace("{}", cell), None), []).append(cell)
        branches = []
        for undo, some in found.items():
            if len(some) < len(cells):
                self.sets.append(tuple(some))
            at = 0 if len(some) == len(cells) else len(self.sets) - 1
            branches.append(Branch(value, places=Places(at, move, undo), words=words))
        return branches
