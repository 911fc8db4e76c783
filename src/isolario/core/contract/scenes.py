"""Checks of scenes: they offer exactly the legal moves, and name everything once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from isolario.core.contract.bench import Bench, check, fail, viewers, who
from isolario.core.game import State
from isolario.core.scene import Fork, Scene


@check
def scenes_offer_the_moves(state: State, bench: Bench) -> None:
    """The choices of a scene are the legal moves of its viewer, each once from each root."""
    for viewer in viewers(state):
        scene = state.view(viewer).scene()
        legal = [] if viewer is None else [m.notation for m in state.legal_moves(viewer)]
        offered = {choice.move for choice in scene.choices.moves()}
        if offered != set(legal):
            missing, extra = sorted(set(legal) - offered)[:5], sorted(offered - set(legal))[:5]
            fail(f"the scene of {who(viewer)} offers {extra} and does not offer {missing}")
        for root in scene.choices.roots:
            counts = Counter(choice.move for choice in scene.choices._walk(root, {}))
            if twice := [move for move, count in counts.items() if count > 1]:
                fail(f"the scene of {who(viewer)} offers {twice[0]} twice")


@check
def routes_can_be_gone(state: State, bench: Bench) -> None:
    """Every route of a scene is a sequence of legal moves; all but the last can be taken back."""
    for seat in state.to_move:
        routes = state.view(seat).scene().choices.routes
        few = routes if bench.thorough else bench.rng.sample(routes, min(4, len(routes)))
        for route in few:
            if len(route.moves) < 2 or bool(route.place) == bool(route.drag):
                fail(f"{route} is no route")
            gone = state.copy()
            for step, move in enumerate(route.moves, 1):
                if seat not in gone.to_move or gone.refuse(seat, gone.game.read(move)):
                    fail(f"step {step} of the route {route.moves} cannot be made")
                gone.play(seat, move)
                if step < len(route.moves) and not gone.can_undo(seat):
                    fail(f"step {step} of the route {route.moves} cannot be taken back")


@check
def what_is_offered_can_be_put_back(state: State, bench: Bench) -> None:
    """What a scene offers to put back is a step that its viewer has made and can undo."""
    for viewer in viewers(state):
        for back in state.view(viewer).scene().choices.back:
            if viewer is None or not state.can_undo(viewer, back.move):
                fail(f"{back.move} is offered to {who(viewer)} to be put back, but cannot be")


@check
def scenes_name_things_once(state: State, bench: Bench) -> None:
    """Keys are unique, choices point at things that are there, and JSON holds it all."""
    for viewer in viewers(state):
        view = state.view(viewer)
        scene = view.scene()
        _unique(f"areas of {who(viewer)}", (area.key for area in scene.areas))
        for area in scene.areas:
            _unique(f"sprites of {area.key}", (sprite.key for sprite in area.sprites))
            _unique(f"strokes of {area.key}", (stroke.key for stroke in area.strokes))
            _unique(f"labels of {area.key}", (label.key for label in area.labels))
            if area.lattice is not None:
                _unique(f"cells of {area.key}", (cell.key for cell in area.lattice.cells))
                if bare := [cell.key for cell in area.lattice.cells if not 0 < len(cell.mark) < 5]:
                    fail(f"the cell {bare[0]} of {area.key} has no mark of a few letters")
        _choices_point_somewhere(scene)
        if state.game.view(view.json()).scene().json() != scene.json():
            fail(f"the scene of {who(viewer)} is another when the view comes from JSON")


def _unique(what: str, keys: Iterable[str]) -> None:
    if twice := [key for key, count in Counter(keys).items() if count > 1]:
        fail(f"two {what} have the key {twice[0]!r}")


def _choices_point_somewhere(scene: Scene) -> None:
    sprites = {sprite.key for area in scene.areas for sprite in area.sprites}
    cells = {cell.key for area in scene.areas if area.lattice for cell in area.lattice.cells}
    there = sprites | cells
    for route in scene.choices.routes:
        if not {route.place} - {""} <= cells or not set(route.drag) <= sprites:
            fail(f"{route} begins at something that is not in the scene")
    for back in scene.choices.back:
        if back.sprite not in sprites:
            fail(f"{back} is put back by something that is not in the scene")
    for drag in _drags(scene.choices.roots):
        if len(drag) not in (0, 2) or not set(drag) <= sprites:
            fail(f"{drag} cannot be dragged: it is not in the scene")
    for choice in scene.choices.moves():
        for facet in ("piece", "place"):
            if (value := choice.facets.get(facet)) is not None and value not in there:
                fail(f"{choice.move} begins at {facet} {value!r}, which is not in the scene")


def _drags(forks: Iterable[Fork]) -> Iterable[tuple[str, ...]]:
    for fork in forks:
        for branch in fork.branches:
            yield branch.drag
            if branch.then is not None:
                yield from _drags((branch.then,))
