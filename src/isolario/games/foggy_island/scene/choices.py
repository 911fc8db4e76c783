"""What the viewer can do, as a tree of choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from isolario.core.boards.bits import bits
from isolario.core.text import Text
from isolario.games.foggy_island import choosing, turns
from isolario.games.foggy_island.bot import shop
from isolario.games.foggy_island.effects import EFFECTS
from isolario.games.foggy_island.moves import COVERT, WIDE, LayWide
from isolario.games.foggy_island.parts import REPLACE, SIDES, Task
from isolario.games.foggy_island.pieces import HIPPO, KIND_TEXT, LETTERS, letters
from isolario.games.foggy_island.scene.board import covered
from isolario.games.foggy_island.scene.hand import hirable_kinds, pickable_kinds
from isolario.games.foggy_island.scene.parts import NAMES, hand_key, shop_key
from isolario.games.foggy_island.scoring import CELL_NAMES
from isolario.picture.scene import Branch, Choices, Fork, Places, PutBack, Route

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView

_UP, _DOWN = Text("openly"), Text("covertly")


def choices(view: FoggyView) -> Choices:
    """The legal moves of the viewer, as a tree."""
    seat = view.seat
    if seat is None or not view.legal_moves():
        return Choices()
    if view.known.phase == "weather":
        return Choices(roots=(Fork("option", tuple(_cards(view))),))
    if view.known.phase == "hire":
        ready = _done(Text("button_hire", {"count": len(view.picks)}))
        roots, usual = (*_hires(view, seat), Fork("option", (ready,))), _usual_hires(view)
        return Choices((), roots, usual, tuple(_back(view, seat)), ready)
    if view.known.phase == "hand":
        ready = _done(Text("button_ready"))
        roots, usual = (_picks(view, seat, ready),), _usual_hand(view, seat)
        return Choices((), roots, usual, tuple(_back(view, seat)), ready)
    return _Turn(view, seat).choices() if view.known.phase == "play" else Choices()


# --- before play --------------------------------------------------------------------------------


def _cards(view: FoggyView) -> Iterator[Branch]:
    for place, card in enumerate(view.known.drawn):
        if card not in view.known.drawn[:place]:  # two alike are one choice
            yield Branch(f"drawn-{place}", move=card, words=Text(card))


def _hires(view: FoggyView, seat: int) -> Iterator[Fork]:
    owned = letters(view.known.sets[seat % SIDES]) + view.picks
    hires = tuple(
        Branch(shop_key(letter, owned.count(letter)), f"hire {letter}", words=NAMES[letter])
        for letter in hirable_kinds(view, seat)
    )
    if hires:
        yield Fork("piece", hires)


def _picks(view: FoggyView, seat: int, ready: Branch) -> Fork:
    picks = tuple(
        Branch(hand_key(letter, view.picks.count(letter)), f"pick {letter}", words=NAMES[letter])
        for letter in pickable_kinds(view, seat)
    )
    return Fork("piece", picks) if picks else Fork("option", (ready,))


def _usual_hand(view: FoggyView, seat: int) -> tuple[Route, ...]:
    """A hand for players who do not care."""
    moves = tuple(f"pick {LETTERS[kind]}" for kind in choosing.usual_picks(view.known, seat))
    return (Route(moves, words=Text("button_usual_hand")),) if moves else ()


def _usual_hires(view: FoggyView) -> tuple[Route, ...]:
    """Mercenaries that are worth their price, as far as the coins go."""
    moves = tuple(f"hire {LETTERS[kind]}" for kind in shop.plan(view))
    return (Route(moves, words=Text("button_usual_hires")),) if moves else ()


def _back(view: FoggyView, seat: int) -> Iterator[PutBack]:
    """What is chosen can be put back, in any order: pressing a token does it."""
    hiring = view.known.phase == "hire"
    owned = letters(view.known.sets[seat % SIDES]) if hiring else ""
    for at, letter in enumerate(view.picks):
        number = owned.count(letter) + view.picks[:at].count(letter)
        key, move = (shop_key, "hire") if hiring else (hand_key, "pick")
        words = Text("put_back", {"token": NAMES[letter]})
        yield PutBack(key(letter, number), f"{move} {letter}", words)


def _done(words: Text) -> Branch:
    return Branch("done", "done", words=words)


# --- in play ------------------------------------------------------------------------------------

_SINGLES = tuple((name,) for name in CELL_NAMES)
"""A set for each cell, after the set of all free cells."""


def _wide_branch(move: LayWide) -> Branch:
    """The hippo on two cells. Its notation names both, so each pair is a branch of its own."""
    flat = move.other == move.cell + 1
    across = ((0, 0), (1, 0)) if flat else ((0, 0), (0, 1))
    cell, other = CELL_NAMES[move.cell], CELL_NAMES[move.other]
    places = Places(1 + move.cell, move.notation, across)
    words = Text("two_cells", {"cell": cell, "other": other})
    return Branch("flat" if flat else "upright", places=places, words=words)


_WIDE = {move: _wide_branch(move) for move in WIDE}


class _Turn:
    """The choices of a seat in play."""

    def __init__(self, view: FoggyView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.known = view.known
        self.sets: list[tuple[str, ...]] = []

    def choices(self) -> Choices:
        task = self.view.known.task
        if task is not None:
            roots = self._answers(task)
        else:
            may_stop = self.view.known.may_pass
            roots = self._lifts() if self.known.must_lift else self._lays(self.known.free_cells)
            if may_stop:
                roots.append(_pass(Text("button_no_second")))
        return Choices(tuple(self.sets), tuple(roots))

    def _answers(self, task: Task) -> list[Fork]:
        """Ways to answer what an effect asks."""
        effect = EFFECTS[task.what]
        if task.what == REPLACE:
            return self._lays(1 << task.cell)
        cells = [CELL_NAMES[cell] for cell in effect.targets(self.known, task)]
        if effect.picks > 1:
            return self._swaps(cells)
        roots = [Fork("place", tuple(Branch(f"board/{cell}", f"@{cell}") for cell in cells))]
        if effect.optional:
            roots.append(_pass(Text("button_frog_stays")))
        return roots

    def _swaps(self, cells: Sequence[str]) -> list[Fork]:
        """Pairs that the fairy dog can swap: one token, then the other, in either order."""
        first: dict[str, list[Branch]] = {}
        second: dict[str, list[Branch]] = {}
        for one, other in combinations(cells, 2):
            move = f"{one}-{other}"
            first.setdefault(one, []).append(Branch(f"token-{other}", move))
            second.setdefault(other, []).append(Branch(f"token-{one}", move))
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
        branches = (self._lay(kind, pairs if kind == HIPPO else []) for kind in kinds)
        return [Fork("piece", tuple(branches))]

    def _lay(self, kind: int, pairs: Sequence[LayWide]) -> Branch:
        """Ways to lay a token of a kind; ``pairs``: on two cells."""
        letter, words = LETTERS[kind], KIND_TEXT[kind]
        key = hand_key(letter, 0)
        covertly = self.view.known.weather == "fog" and kind in COVERT
        value, about = ("up", _UP) if covertly else (key, words)
        if pairs:
            across = Fork("turn", tuple(_WIDE[pair] for pair in pairs))
            up = Branch(value, then=across, words=about)
        else:
            up = _placed(value, letter + "{}", about)
        if not covertly:
            return up
        down = _placed("down", letter + "{}?", _DOWN)
        return Branch(key, then=Fork("face", (up, down)), words=words)


def _pass(words: Text) -> Fork:
    return Fork("option", (Branch("pass", "pass", words=words),))


def _placed(value: str, move: str, words: Text) -> Branch:
    """One value that goes on any free cell."""
    return Branch(value, places=Places(0, move), words=words)
