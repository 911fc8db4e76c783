"""What somebody means who has chosen some facets of a move: a piece, a place, a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from isolario.core.errors import BadNotation
from isolario.core.moves import Move

if TYPE_CHECKING:
    from isolario.core.game import Refusal, View
    from isolario.core.scene import Choices, Fork


def attempt(view: View, facets: Mapping[str, str]) -> Move | Refusal | None:
    """What `View.attempt` says unless a game knows better: the legal move that agrees with all
    facets, if it is one; otherwise a move to this place that is written like the legal ones, or
    why there is none."""
    choices = view.scene().choices
    legal = {choice.move for choice in choices.moves() if facets.items() <= choice.facets.items()}
    if len(legal) == 1:
        return view.game.read(legal.pop())
    area, _, cell = facets.get("place", "").partition("/")
    if legal or not cell:
        return None
    others = {facet: value for facet, value in facets.items() if facet != "place"}
    for notation in _templates(choices, area, others):
        try:
            move = view.game.read(notation.replace("{}", cell))
        except BadNotation:
            return None
        return view.why_not(move) or move
    return None


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
