"""Checks of observations: a view as numbers that programs can learn from."""

from __future__ import annotations

from isolario.contract.bench import Bench, check, fail, viewers, who
from isolario.core.game import Game, State, View
from isolario.core.observation import Part, Rows, Written, numbers

ENOUGH = 4  # different views by which an observation must have changed

Observed = tuple[tuple[int, ...], ...]


@check
def observations_are_sound(state: State, bench: Bench) -> None:
    """They have the shapes that the game declares, the same all game long and, unless it says why
    not, at every table; numbers within their bounds; and something to tell."""
    game, seats = state.game, state.seats
    declared(game)
    parts = bench.shapes.setdefault(seats, game.observation.parts(seats))
    if parts != game.observation.parts(seats):
        fail("the parts of observations are not the same all game long")
    for viewer in viewers(state):
        view = state.view(viewer)
        seen = bench.observed.setdefault(viewer, {})
        seen[hash(view)] = hash(within_bounds(view))
        if state.over and len(seen) >= ENOUGH and len(set(seen.values())) == 1:
            fail(f"the observations of {who(viewer)} are the same all game long")


@check
def observing_changes_nothing(state: State, bench: Bench) -> None:
    """Equal views have equal observations; making one changes neither the view nor those that were
    made before."""
    before = state.text
    views = [state.view(viewer) for viewer in viewers(state)]
    shown = [view.json() for view in views]
    written = [view.observation() for view in views]
    first = [[bytes_of(numbers) for numbers in each] for each in written]
    for view, data, each, kept in zip(views, shown, written, first, strict=True):
        again = [bytes_of(numbers) for numbers in view.observation()]
        other = [bytes_of(numbers) for numbers in state.game.view(data).observation()]
        if again != kept or other != kept:
            fail(f"{who(view.seat)} has different observations of the same view")
        if [bytes_of(numbers) for numbers in each] != kept:
            fail(f"an observation of {who(view.seat)} has changed after it was made")
        if view.json() != data:
            fail(f"observing has changed the view of {who(view.seat)}")
    if state.text != before:
        fail("observing has changed the position")


def bytes_of(written: Written) -> bytes | tuple[int, ...]:
    """What was written, so that it does not change any more."""
    return bytes(written) if isinstance(written, bytes | bytearray) else tuple(written)


def declared(game: Game) -> None:
    """Names, sentences and bounds are there, and the parts are those of every table."""
    observation = game.observation
    parts = {seats: observation.parts(seats) for seats in game.seats}
    if not observation.varies and len({*map(shapes, parts.values())}) > 1:
        fail("the shapes depend on the number of seats, and `varies` does not say why")
    for some in parts.values():
        for names in (some, *(part.things for part in some)):
            every = [it.name for it in names]
            if not all(every) or len({*every}) < len(every):
                fail(f"names are missing or there twice: {', '.join(every)}")
        for part in some:
            if not part.about or not all(it.about for it in part.things):
                fail(f"nothing is said about {part.name}, or about something in it")
            if any(it.low > it.high for it in part.things):
                fail(f"{part.name} has bounds that no number is within")


def shapes(parts: tuple[Part, ...]) -> tuple[object, ...]:
    return tuple((part.name, part.shape, part.code) for part in parts)


def within_bounds(view: View) -> Observed:
    """The numbers of a view, each where it should be."""
    parts = view.game.observation.parts(view.seats)
    written = view.observation()
    if len(written) != len(parts):
        fail(f"{who(view.seat)} has {len(written)} parts in an observation, not {len(parts)}")
    found: list[tuple[int, ...]] = []
    for part, some in zip(parts, written, strict=True):
        try:
            flat = numbers(part, some)
        except (TypeError, ValueError, OverflowError) as error:
            fail(f"{part.name} of {who(view.seat)}: {error}")
        things = part.things
        for at, number in enumerate(flat):
            of = things[at % len(things) if isinstance(part, Rows) else at // part.cells]
            if not (of.low <= number <= of.high and number % 1 == 0):
                fail(
                    f"{part.name}, {of.name!r} of {who(view.seat)} is {number!r}, not a number "
                    f"from {of.low} to {of.high}"
                )
        found.append(tuple(flat))
    return tuple(found)
