"""What a player who has chosen some facets of a move means: a piece, a place, a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from isolario.core.errors import BadNotation
from isolario.core.moves import STRAY, Move
from isolario.core.notation import LONGEST
from isolario.core.state import WRONG_STEP, Refusal
from isolario.core.text import Text

if TYPE_CHECKING:
    from isolario.core.game import View
    from isolario.picture.scene import Choice, Choices, Fork

LYING = ("face", "mirror", "turn")

NOT_NOW = "not_now"
"""The same, with what to do instead."""

MOST_FACETS = 6
"""Of one move: piece, face, mirror, turn, place and option."""


def attempt(view: View, facets: Mapping[str, str]) -> Move | Refusal | None:
    """What `View.attempt` says.

    A seat that has to wait is told so. Then the game has its say, if it knows better. Otherwise:
    the legal move that agrees with all facets, if there is just one; why the move of this piece is
    illegal now; a move to this place that is written like the legal ones, or why there is none; and
    if something else is being decided now, what that is.
    """
    _check_length(facets)
    if view.seat is None:
        return None
    if view.seat not in view.to_move:
        return view.why_not(STRAY)
    meant = view.game.attempt(view, facets) if view.game.attempt else None
    return meant or _by_choices(view, facets)


def _check_length(facets: Mapping[str, str]) -> None:
    """Refuses facets that are no move's, before anything reads them, as `Game.read` does."""
    if len(facets) > MOST_FACETS:
        raise BadNotation("", 0, f"{MOST_FACETS} facets at most")
    for text in (*facets, *facets.values()):
        if len(text) > LONGEST:
            raise BadNotation(text, LONGEST, f"a facet of {LONGEST} characters at most")


def _by_choices(view: View, facets: Mapping[str, str]) -> Move | Refusal | None:
    choices = view.scene().choices
    legal = {choice.move for choice in choices.moves() if agrees(facets, choice)}
    if legal:
        return view.game.read(legal.pop()) if len(legal) == 1 else None
    if (closed := choices.closed.get(facets.get("piece", ""))) is not None:
        with suppress(BadNotation):  # a blank card has no move
            return view.why_not(view.game.read(closed)) or not_now(view)
    area, _, cell = facets.get("place", "").partition("/")
    others = {facet: value for facet, value in facets.items() if facet != "place"}
    for notation in _templates(choices, area, others) if cell else ():
        with suppress(BadNotation):
            if refusal := view.why_not(view.game.read(notation.replace("{}", cell))):
                return refusal
    return not_now(view)


def agrees(facets: Mapping[str, str], choice: Choice) -> bool:
    """Whether a move has these facets. Its place may be a part of the cell that is pointed at; how
    a piece lies does not matter where there is only one way."""
    return all(
        value == (own := choice.facets.get(facet, ""))
        or (facet == "place" and own.startswith(f"{value}/"))
        or (facet in LYING and not own)
        for facet, value in facets.items()
    )


def not_now(view: View) -> Refusal | None:
    """Refuses what is not part of the current decision by saying what that decision is."""
    refusal = view.why_not(STRAY)
    if refusal is None or refusal.reason.id != WRONG_STEP:
        return refusal
    return Refusal(refusal.clause, Text(NOT_NOW, {"prompt": view.prompt}))


def _templates(choices: Choices, area: str, facets: Mapping[str, str]) -> Iterator[str]:
    """How moves that agree with some facets are written, with {} for the cell."""

    def walk(fork: Fork, chosen: Mapping[str, str]) -> Iterator[str]:
        for branch in fork.branches:
            here = {**chosen, fork.facet: branch.value}
            places = branch.places
            if places is not None and places.area == area and facets.items() <= here.items():
                yield places.move
            if branch.then is not None:
                yield from walk(branch.then, here)

    for root in choices.roots:
        yield from walk(root, {})
