"""Checks of reasons: a player who points at something impossible is told exactly why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from isolario.contract.bench import Bench, check, fail
from isolario.contract.mutate import mutate_text
from isolario.contract.texts import hear
from isolario.core.attempt import NOT_NOW, agrees
from isolario.core.errors import BadNotation
from isolario.core.game import Refusal, State, View
from isolario.core.state import NOT_POSSIBLE, WRONG_STEP
from isolario.picture.scene import Area, Branch, Choice, Choices, Fork, Scene, Sprite

SOME = 4  # pieces and cells to try together each time
Facets = dict[str, str]


@check
def refusals_have_reasons(state: State, bench: Bench) -> None:
    """Whatever facets ask for a move that does not exist, the answer is a sentence that can be
    said, a clause of the rules, and cells of the table, none of them where the piece could go. Only
    what is not part of the decision may be refused as being at the wrong time."""
    for seat in state.to_move if bench.thorough else state.to_move[-1:]:
        view = state.view(seat)
        scene = view.scene()
        choices = list(scene.choices.moves())
        for facets in _asked(scene, choices, bench):
            if any(agrees(facets, choice) for choice in choices):
                continue
            refusal = view.attempt(facets)
            if not isinstance(refusal, Refusal):
                fail(f"{facets} of seat {seat} is impossible, and nothing says why: {refusal}")
            if not state.game.is_clause(refusal.clause):
                fail(f"{facets} is refused by {refusal.clause!r}, which is no clause of the rules")
            vague = refusal.reason.id in (WRONG_STEP, NOT_NOW) or (
                refusal.reason.id == NOT_POSSIBLE and state.game.prefix != ""
            )
            if refusal.reason.id == WRONG_STEP or (vague and _at_stake(scene, choices, facets)):
                fail(f"{facets} is refused with {refusal.reason.plain()}, which is not a reason")
            _points_well(scene, choices, facets, refusal)
            hear(refusal, bench)
    _who_waits(state, bench)


@check
def strange_facets_are_answered(state: State, bench: Bench) -> None:
    """Nothing stumbles over facets that no page would send: what is not understood is told so, or
    is `BadNotation`."""
    for seat in state.to_move if bench.thorough else state.to_move[-1:]:
        view = state.view(seat)
        scene = view.scene()
        asked = list(_asked(scene, list(scene.choices.moves()), bench))
        for facets in bench.rng.sample(asked, min(2 * SOME, len(asked))):
            facet = bench.rng.choice(list(facets))
            with suppress(BadNotation):
                view.attempt({**facets, facet: mutate_text(facets[facet], bench.rng)})


def _who_waits(state: State, bench: Bench) -> None:
    for seat in {*range(state.seats)} - {*state.to_move}:
        view: View = state.view(seat)
        refusal = view.attempt({"piece": "", "place": ""})
        if not isinstance(refusal, Refusal) or refusal.reason.id == WRONG_STEP:
            fail(f"seat {seat} has to wait, and is told {refusal}")
        hear(refusal, bench)


def _asked(scene: Scene, choices: list[Choice], bench: Bench) -> Iterator[Facets]:
    """Every piece by itself; some pieces with some cells; cells with all the facets of a move."""
    legal = {choice.facets["piece"] for choice in choices if "piece" in choice.facets}
    pieces = sorted(legal | set(pieces_of(scene, legal)))
    cells = [
        f"{area.key}/{cell.key}"
        for area in scene.areas
        for cell in (area.lattice.cells if area.lattice else ())
    ]
    yield from ({"piece": piece} for piece in pieces)
    if not bench.thorough:
        pieces = bench.rng.sample(pieces, min(SOME, len(pieces)))
        cells = bench.rng.sample(cells, min(SOME, len(cells)))
        choices = bench.rng.sample(choices, min(SOME // 2, len(choices)))
    yield from ({"place": cell} for cell in cells)
    yield from ({"piece": piece, "place": cell} for piece in pieces for cell in cells)
    for choice in choices:
        if "place" in choice.facets:
            yield from ({**choice.facets, "place": cell} for cell in cells)


def pieces_of(scene: Scene, legal: set[str]) -> Iterator[str]:
    """What a page lets one press as a piece: what lies in the hand, or beside a piece that can be
    chosen. What looks like a piece that can be chosen stands for it; what can be put back is
    chosen already."""
    back = {step.sprite for step in scene.choices.back}
    for area in scene.areas:
        alike = {_looks(sprite) for sprite in area.sprites if sprite.key in legal}
        for sprite in area.sprites if area.role == "hand" or alike else ():
            if sprite.words and _looks(sprite) not in alike and sprite.key not in back:
                yield sprite.key


def _looks(sprite: Sprite) -> tuple[str, str, bool]:
    return sprite.symbol, sprite.words.plain() if sprite.words else "", sprite.dim


def _at_stake(scene: Scene, choices: list[Choice], facets: Facets) -> bool:
    """Whether moves of this decision use such a piece, or are aimed at this area."""
    piece, place = facets.get("piece"), facets.get("place", "")
    if piece is not None:
        pieces = [choice for choice in choices if _kin(choice.facets.get("piece", ""), piece)]
        if not place:
            return bool(pieces)
        choices = pieces
    area = place.partition("/")[0]
    return any(choice.facets.get("place", "").startswith(f"{area}/") for choice in choices)


def _kin(one: str, other: str) -> bool:
    """Whether two keys are of one kind: hand-wolf-0, hand-rat-1."""
    return one.partition("-")[0] == other.partition("-")[0]


def _points_well(scene: Scene, choices: list[Choice], facets: Facets, refusal: Refusal) -> None:
    known = {name for area in scene.areas for name in _references(area)}
    if lost := [cell for cell in refusal.cells if cell not in known]:
        fail(f"{facets} is refused because of {lost}, which is nowhere on the table")
    rest = {facet: value for facet, value in facets.items() if facet != "place"}
    free = {c.facets.get("place", "") for c in choices if agrees(rest, c)} - {""}
    if "place" in facets and not _covers(scene.choices) and (wrong := free & {*refusal.cells}):
        fail(f"{facets} is refused because of {wrong}, where it could go")


def _references(area: Area) -> Iterator[str]:
    for cell in area.lattice.cells if area.lattice else ():
        yield f"{area.key}/{cell.key}"
        yield from (f"{area.key}/{cell.key}/{part.key}" for part in cell.parts)


def _covers(choices: Choices) -> bool:
    """Whether places are those of shapes: the corner of a rectangle, which may be anything."""

    def inside(fork: Fork) -> Iterator[Branch]:
        for branch in fork.branches:
            yield branch
            if branch.then is not None:
                yield from inside(branch.then)

    return any(it.places and it.places.covers for root in choices.roots for it in inside(root))
