"""Checks of scenes: they offer exactly the legal moves, name everything once, and can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec

from isolario.contract.bench import Bench, check, fail, viewers, who
from isolario.core.boards.square import cell_names
from isolario.core.event import Event
from isolario.core.game import Refusal, State
from isolario.core.moves import Move
from isolario.core.reference import refer
from isolario.core.text import Text
from isolario.picture.legend import meant
from isolario.picture.open_table import open_scene
from isolario.picture.palette import TOKENS
from isolario.picture.scene import Area, Fork, Scene
from isolario.picture.sheet import outer_box
from isolario.picture.symbols import symbols


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
                fail(
                    f"the scene of {who(viewer)} offers {twice[0]} twice: pieces that are the same "
                    "should have the same key"
                )


@check
def small_boards_can_be_looked_at(state: State, bench: Bench) -> None:
    """Every board that a scene shows small can be enlarged, and no other can."""
    for viewer in viewers(state):
        view = state.view(viewer)
        small = {mosaic.key for area in view.scene().areas for mosaic in area.mosaics}
        for key in small:
            area = view.look(key)
            if area is None or area.key != key or area.lattice is None:
                fail(f"{key} is shown small, but cannot be enlarged")
        if view.look("no such board") is not None:
            fail("a board that is not there can be enlarged")


@check
def hands_are_those_of_the_scene(state: State, bench: Bench) -> None:
    """What lies before a seat, drawn alone, is what its scene shows there and spectators' scenes
    do not; also when everything is open."""
    for see in (state.view, state.open_view):
        shown = {area.key for area in see(None).scene().areas}
        for seat in range(state.seats):
            hands = [area for area in see(seat).scene().areas if area.role == "hand"]
            own = [area for area in hands if area.key not in shown]
            if [area for area in see(seat).in_front() if area.key not in shown] != own:
                fail(f"the scene of {who(seat)} has another hand than lies in front of it")


@check
def routes_can_be_gone(state: State, bench: Bench) -> None:
    """Every route of a scene is a sequence of legal moves; all but the last can be taken back. It
    begins somewhere, or has words for a button. Ending a list is a move, in words."""
    for seat in state.to_move:
        choices = state.view(seat).scene().choices
        routes, ready = choices.routes, choices.ready
        if ready and not (ready.words and state.game.read(ready.move).notation == ready.move):
            fail(f"{ready} does not end a list")
        few = routes if bench.thorough else bench.rng.sample(routes, min(4, len(routes)))
        for route in few:
            begun = bool(route.place) + bool(route.drag)
            if begun > 1 or len(route.moves) < 1 + begun or not (begun or route.words):
                fail(f"{route} is not a route")
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
                fail(f"{who(viewer)} is offered to put {back.move} back, but cannot")


@check
def scenes_name_things_once(state: State, bench: Bench) -> None:
    """Keys are unique, choices point at things that are there, and everything survives JSON."""
    for viewer in viewers(state):
        view = state.view(viewer)
        scene = view.scene()
        _unique(f"areas of {who(viewer)}", (area.key for area in scene.areas))
        for area in scene.areas:
            _unique(f"sprites of {area.key}", (sprite.key for sprite in area.sprites))
            _unique(f"strokes of {area.key}", (stroke.key for stroke in area.strokes))
            _unique(f"labels of {area.key}", (label.key for label in area.labels))
            _unique(f"groups of {area.key}", (group.key for group in area.groups))
            there = {"", *(sprite.key for sprite in area.sprites)}
            if lost := [sprite.key for sprite in area.sprites if sprite.on not in there]:
                fail(f"the sprite {lost[0]} of {area.key} stands on something that is not there")
            if area.lattice is not None:
                _unique(f"cells of {area.key}", (cell.key for cell in area.lattice.cells))
                for cell in area.lattice.cells:
                    _unique(f"parts of {cell.key}", (part.key for part in cell.parts))
                if bare := [cell.key for cell in area.lattice.cells if not 0 < len(cell.mark) < 5]:
                    fail(
                        f"the cell {bare[0]} of {area.key} has no mark: every cell needs one, "
                        "of one to four letters, even an empty cell"
                    )
        _choices_point_somewhere(scene)
        if state.game.view(view.json()).scene().json() != scene.json():
            fail(f"the scene of {who(viewer)} is different when the view comes from JSON")


@check
def scenes_can_be_told(state: State, bench: Bench) -> None:
    """A viewer without pictures is told what is there: every area with something in it has lines,
    except a lattice, whose cells have names, and marks that its legend explains. The lines name
    every piece that can be chosen there, and say nothing twice. Details belong to an area."""
    for viewer in viewers(state):
        scene = state.view(viewer).scene()
        pieces = {choice.facets.get("piece") for choice in scene.choices.moves()}
        for area in scene.areas:
            _unique(f"lines of {area.key}", (line.plain() for line in area.lines))
            if area.lattice is not None:
                _marks_are_explained(area)
                continue
            shows = area.sprites or area.labels or area.strokes or area.mosaics
            if shows and not area.lines:
                fail(f"{area.key} of {who(viewer)} has no line for those who cannot see pictures")
            told = {part for line in area.lines for part in _parts(line)}
            for sprite in area.sprites:
                if sprite.key in pieces and sprite.words and told.isdisjoint(_parts(sprite.words)):
                    fail(f"no line of {area.key} names {sprite.words.plain()}")
        if strange := scene.details.keys() - {area.key for area in scene.areas}:
            fail(f"there are details of {strange.pop()}, which is not an area of {who(viewer)}")


def _marks_are_explained(area: Area) -> None:
    """The legend of a board explains every mark on it but one, which stands for an empty cell."""
    marks = sorted({cell.mark for cell in area.lattice.cells} if area.lattice else ())
    strange = [mark for mark in marks if not meant(area, [mark])]
    if len(strange) > 1:
        fail(
            f"the legend of {area.key} does not explain the marks {', '.join(strange)}: only that "
            "of an empty cell may be left out"
        )


def _parts(text: Text) -> Iterator[str]:
    """A text and all texts inside it."""
    yield text.plain()
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _parts(value)


@check
def references_are_there(state: State, bench: Bench) -> None:
    """Every cell that an event, a refusal, a line of the standing or a group names to a viewer is
    in the viewer's scene at that time."""
    for viewer in viewers(state):
        view = state.view(viewer)
        standing = view.standing()
        scene = view.scene()
        references = [cell for it in (standing.items if standing else ()) for cell in it.cells]
        references += (ref for area in scene.areas for it in area.groups for ref in it.cells)
        for move in [] if viewer is None else bench.illegal(state, viewer):
            if refusal := view.why_not(move):
                references += refusal.cells
        _all_there(scene, references, viewer)
    for seat in state.to_move[:1]:
        for move in bench.some(state.legal_moves(seat), 2):
            played = state.copy()
            played.play(seat, move, partial(_point, played))


def _point(state: State, event: Event) -> None:
    """Compares the cells of an event with the scenes of that moment."""
    for viewer in viewers(state) if event.cells else ():
        if (seen := event.seen_by(viewer)) is not None and seen.cells:
            _all_there(state.view(viewer).scene(), seen.cells, viewer)


def _all_there(scene: Scene, references: Iterable[str], viewer: int | None) -> None:
    cells = set(_cells(scene))
    bare = {area.key for area in scene.areas if area.lattice is None}
    for reference in references:
        area, *rest = reference.split("/")
        if reference not in cells and (area not in bare or not 0 < len(rest) < 3):
            fail(f"{reference} is not in the scene of {who(viewer)}")


def _cells(scene: Scene) -> Iterator[str]:
    """References to all cells of a scene, and their parts: of lattices and of small maps."""
    for area in scene.areas:
        if area.lattice is not None:
            for cell in area.lattice.cells:
                yield from refer(
                    area.key, (cell.key, *(f"{cell.key}/{it.key}" for it in cell.parts))
                )
        for mosaic in area.mosaics:
            rows = len(mosaic.cells) // mosaic.width
            yield from refer(mosaic.key, cell_names(mosaic.width, rows))


@check
def attempts_are_understood(state: State, bench: Bench) -> None:
    """A player who has chosen all facets of a move means that move; one who chooses another place
    means a legal move or is told why not, with cells that are in the scene."""
    for seat in state.to_move:
        view = state.view(seat)
        scene = view.scene()
        choices, cells = list(scene.choices.moves()), sorted(_cells(scene))
        for choice in bench.rng.sample(choices, min(3, len(choices))):
            meant = {it.move for it in choices if choice.facets.items() <= it.facets.items()}
            found = view.attempt(choice.facets)
            if found is None and len(meant) > 1:
                continue  # more has to be chosen
            if not isinstance(found, Move) or found.notation not in meant:
                fail(f"{choice.facets} means {choice.move}, but is taken to mean {found}")
            if "place" in choice.facets and cells:
                place = bench.rng.choice(cells)
                found = view.attempt({**choice.facets, "place": place})
                if isinstance(found, Move) and view.why_not(found):
                    fail(f"{choice.facets} on {place} is taken to mean {found}, which is illegal")
                if isinstance(found, Refusal):
                    _all_there(scene, found.cells, seat)


@check
def scenes_fit_their_areas(state: State, bench: Bench) -> None:
    """Everything drawn lies in its area, is a drawing of the game and in colours of the palette;
    the scene survives JSON. This also holds when everything lies open."""
    known = symbols(state.game)
    scenes = [(who(viewer), state.view(viewer).scene()) for viewer in viewers(state)]
    for whose, scene in (*scenes, ("everything open", open_scene(state))):
        if msgspec.json.decode(scene.json(), type=Scene) != scene:
            fail(f"the scene of {whose} changes when written as JSON and read back")
        _unique(f"areas of {whose}", (area.key for area in scene.areas))
        for area in scene.areas:
            left, top, width, height = outer_box(area)
            for key, x, y in _points(area):
                if not (left <= x <= left + width and top <= y <= top + height):
                    fail(f"{key} at {x:g}, {y:g} lies outside {area.key}, {area.box}")
            if odd := {sprite.symbol for sprite in area.sprites} - known.keys():
                fail(f"there is no symbol {min(odd)}")
            colours = {stroke.colour for stroke in area.strokes}
            colours |= {token for tile in area.tiles for token in (tile.fill, tile.line)}
            if odd := colours - {*TOKENS}:
                fail(f"the palette has no {min(odd)}")


def _points(area: Area) -> Iterator[tuple[str, float, float]]:
    """The middles of what lies in an area, and the corners of what has corners."""
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

        def look(event: Event, state: State = played) -> None:
            for viewer in bench.rng.sample(viewers(state), 2):
                view = state.view(viewer)
                view.scene()
                _ = view.prompt, view.steps, view.progress, view.standing()

        played.play(seat, played.legal_moves(seat).choice(bench.rng), look)


def _unique(what: str, keys: Iterable[str]) -> None:
    if twice := [key for key, count in Counter(keys).items() if count > 1]:
        fail(f"two {what} have the key {twice[0]!r}")


def _choices_point_somewhere(scene: Scene) -> None:
    sprites = {sprite.key for area in scene.areas for sprite in area.sprites}
    if odd := [key for key in sprites if "/" in key]:
        fail(f"the key of the sprite {odd[0]} looks like a reference")
    cells = set(_cells(scene))
    there = sprites | cells
    for route in scene.choices.routes:
        if not {route.place} - {""} <= cells or not set(route.drag) <= sprites:
            fail(f"{route} begins with something that is not in the scene")
    for fork in _forks(scene.choices.roots):
        if fork.facet == "turn":
            _turns_compare([branch.value for branch in fork.branches])
        _bags_differ(scene, fork)
    for back in scene.choices.back:
        if back.sprite not in sprites:
            fail(f"{back} is put back by something that is not in the scene")
    for drag in _drags(scene.choices.roots):
        if len(drag) not in (0, 2) or not set(drag) <= sprites:
            fail(f"{drag} cannot be dragged: it is not in the scene")
    for choice in scene.choices.moves():
        for facet in ("piece", "place"):
            if (value := choice.facets.get(facet)) is not None and value not in there:
                fail(f"{choice.move} begins with {facet} {value!r}, which is not in the scene")


def _forks(forks: Iterable[Fork]) -> Iterator[Fork]:
    """The forks of a tree."""
    for fork in forks:
        yield fork
        yield from _forks(branch.then for branch in fork.branches if branch.then is not None)


def _drags(forks: Iterable[Fork]) -> Iterator[tuple[str, ...]]:
    return (branch.drag for fork in _forks(forks) for branch in fork.branches)


def _bags_differ(scene: Scene, fork: Fork) -> None:
    """What can be gathered is there, and no two gatherings look alike."""
    bags = {branch.value: branch.bag for branch in fork.branches if branch.bag is not None}
    looks = {sprite.key: sprite.symbol for area in scene.areas for sprite in area.sprites}
    for value, bag in bags.items():
        if len(bags) < len(fork.branches) or len(set(bag)) < len(bag) or not set(bag) <= {*looks}:
            fail(f"{value} cannot be gathered: {bag}")
    gathered = Counter(tuple(sorted(looks[key] for key in bag)) for bag in bags.values())
    if alike := [look for look, count in gathered.items() if count > 1]:
        fail(f"gathering {alike[0]} means two different things")


def _turns_compare(values: Sequence[str]) -> None:
    """Turns are degrees, each written in one way only, or names."""
    degrees = {value for value in values if value[:1].isdigit()}
    if degrees and degrees != set(values):
        fail(f"the turns {values} are neither all degrees nor all names")
    for value in degrees:
        if not value.replace(".", "", 1).isdecimal() or value != f"{float(value):g}":
            fail(f"{value} is not a number of degrees")
        if float(value) >= 360:
            fail(f"{value} degrees is not less than a full turn")
