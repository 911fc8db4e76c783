"""Checks of scenes: they offer exactly the legal moves, and name everything once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from isolario.core.contract.bench import Bench, check, fail, viewers, who
from isolario.core.event import Event
from isolario.core.game import State
from isolario.core.palette import TOKENS
from isolario.core.scene import Area, Fork, Scene
from isolario.core.svg import outer_box
from isolario.core.symbols import symbols


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


@check
def scenes_fit_their_areas(state: State, bench: Bench) -> None:
    """All that is drawn lies in its area, is a drawing of the game and in colours of the palette;
    the scene is itself after JSON."""
    known = symbols(state.game)
    for viewer in viewers(state):
        scene = state.view(viewer).scene()
        if msgspec.json.decode(scene.json(), type=Scene) != scene:
            fail(f"the scene of {who(viewer)} is not itself after JSON")
        for area in scene.areas:
            left, top, width, height = outer_box(area)
            for key, x, y in _points(area):
                if not (left <= x <= left + width and top <= y <= top + height):
                    fail(f"{key} at {x:g}, {y:g} is not in {area.key}, {area.box}")
            if odd := {sprite.symbol for sprite in area.sprites} - known.keys():
                fail(f"there is no symbol {min(odd)}")
            colours = {stroke.colour for stroke in area.strokes}
            colours |= {token for tile in area.tiles for token in (tile.fill, tile.line)}
            if odd := colours - {*TOKENS}:
                fail(f"the palette has no {min(odd)}")


def _points(area: Area) -> Iterator[tuple[str, float, float]]:
    """The middles of what lies in an area, and the corners of what has some."""
    for things in (area.sprites, area.labels, area.lattice.cells if area.lattice else ()):
        yield from ((thing.key, thing.x, thing.y) for thing in things)
    for stroke in area.strokes:
        for x, y in stroke.points:
            yield stroke.key, x, y
    for mosaic in area.mosaics:
        yield mosaic.key, mosaic.x, mosaic.y
        rows = -(-len(mosaic.cells) // mosaic.width)
        yield mosaic.key, mosaic.x + mosaic.size * mosaic.width, mosaic.y + mosaic.size * rows


@check
def scenes_can_be_watched(state: State, bench: Bench) -> None:
    """The table can be looked at and drawn at each event, in the middle of a move."""
    for seat in bench.rng.sample(state.to_move, min(1, len(state.to_move))):
        played = state.copy()
        played.play(seat, played.legal_moves(seat).choice(bench.rng), _Watching(played, bench))


class _Watching(list[Event]):
    """Looks at the table at each event, as a server does that shows every step."""

    def __init__(self, state: State, bench: Bench) -> None:
        super().__init__()
        self.state = state
        self.bench = bench

    def append(self, event: Event) -> None:
        super().append(event)
        for viewer in self.bench.rng.sample(viewers(self.state), 2):
            view = self.state.view(viewer)
            view.scene()
            _ = view.prompt, view.steps, view.standing()


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
