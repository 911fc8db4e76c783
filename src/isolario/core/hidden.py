"""What follows if a state says which pools its pieces belong to: secrets, guesses, contradictions.

The pieces of a pool are all in the fields that belong to it. So whatever is blank in a view is
among those that the view does not show, and a guess redeals these. What seats choose in secret
is in masked fields with a part for each seat and no pool; a guess lets them choose again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from isolario.core.event import Events
from isolario.core.fields import Field, Pool
from isolario.core.values import Memory, Secret

if TYPE_CHECKING:
    from isolario.core.state import State
    from isolario.core.view import View


def pools(state: State) -> dict[Pool, dict[str, Field]]:
    """The pools of a state, each with its fields by name."""
    found: dict[Pool, dict[str, Field]] = {}
    for name, field in type(state).fields.items():
        if field.pool is not None:
            found.setdefault(field.pool, {})[name] = field
    return found


def choices(state: State) -> dict[str, Field]:
    """The fields in which seats choose in secret."""
    return {
        name: field
        for name, field in type(state).fields.items()
        if field.kind == "masked" and field.by_seat and field.pool is None
    }


def secrets(state: State, seat: int | None) -> dict[str, Secret]:
    """What the masks of pools and choices keep from a seat, by place."""
    found: dict[str, Secret] = {}
    for pool, fields in pools(state).items():
        for name, field in fields.items():
            if field.mask is None:
                continue
            value = getattr(state, name)
            seen = field.mask(value, seat, state)
            if field.by_seat:
                for owner, (part, known) in enumerate(zip(value, seen, strict=True)):
                    pairs = zip(_flat(part), _flat(known), strict=True)
                    held = [str(piece) for piece, shown in pairs if shown == pool.blank]
                    if held:
                        found[f"{name} of {owner}"] = Secret(tuple(sorted(held)), pool.name)
            else:
                for place, (piece, shown) in enumerate(zip(value, seen, strict=True)):
                    if shown == pool.blank:
                        found[f"{name} {place}"] = Secret((str(piece),), pool.name)
    if state.sealed and not state.open_drafts:
        for name in choices(state):
            for owner, choice in enumerate(getattr(state, name)):
                if owner != seat:
                    found[f"{name} of {owner}"] = Secret((str(choice),))
    return found


def deal_again(
    view: View[Any], state: State, rng: random.Random, recall: Iterable[Memory] | None
) -> bool:
    """The default of `Game.guess`: redeals what is blank, then lets the others choose."""
    for pool, fields in pools(state).items():
        left = pool.left(_known(state, pool, fields))
        rng.shuffle(left)
        if len(left) != sum(1 for _ in _blanks(state, pool, fields)):
            return False
        for name, field in fields.items():
            if field.mask is not None:
                setattr(state, name, _filled(getattr(state, name), field, pool, left))
    if state.sealed and not state.open_drafts:
        others = [seat for seat in state.ready if seat != view.seat]
        state.ready = tuple(seat for seat in state.ready if seat == view.seat)
        for seat in others:
            while seat in state.to_move:
                state.do_move(seat, state.legal_moves(seat).choice(rng), Events())
    return True


def contradiction(state: State) -> tuple[str, str] | None:
    """A pool with other pieces than it should have: the field, and what was expected."""
    for pool, fields in pools(state).items():
        known = Counter(_known(state, pool, fields))
        blank = sum(1 for _ in _blanks(state, pool, fields))
        if known - pool.pieces or known.total() + blank != pool.pieces.total():
            return next(iter(fields)), f"all {pool.name}, each in one place"
    return None


def is_blank(state: State) -> bool:
    """Whether a piece is not known, or what somebody who is ready has chosen. A game without pools
    tells for itself: there somebody may be ready without having chosen anything."""
    known = pools(state)
    if any(True for pool, fields in known.items() for _ in _blanks(state, pool, fields)):
        return True
    made = choices(state) if known else {}
    return bool(made) and any(
        all(getattr(state, name)[seat] == field.start.value for name, field in made.items())
        for seat in state.ready
    )


def _flat(part: Any) -> tuple[Any, ...]:
    if isinstance(part, dict):  # what lies where
        return tuple(part.values())
    return tuple(part) if isinstance(part, list | tuple) else (part,)


def _pieces(state: State, name: str, field: Field) -> Iterator[Any]:
    value = getattr(state, name)
    for part in value if field.by_seat else (value,):
        yield from _flat(part)


def _known(state: State, pool: Pool, fields: dict[str, Field]) -> list[Any]:
    """The pieces of a pool that are in sight."""
    lying = (piece for name, field in fields.items() for piece in _pieces(state, name, field))
    return [piece for piece in lying if piece != pool.blank]


def _blanks(state: State, pool: Pool, fields: dict[str, Field]) -> Iterator[Any]:
    """The pieces of a pool that are not; in public fields a blank is nothing."""
    for name, field in fields.items():
        if field.mask is not None:
            yield from (it for it in _pieces(state, name, field) if it == pool.blank)


def _filled(value: Any, field: Field, pool: Pool, left: list[Any]) -> Any:
    """A field's value with pieces where it was blank. Hands are in order, as they are kept."""

    def fill(part: Any) -> Any:
        if not isinstance(part, list | tuple):
            return left.pop() if part == pool.blank else part
        filled = [left.pop() if piece == pool.blank else piece for piece in part]
        return type(part)(sorted(filled) if pool.blank in part and field.by_seat else filled)

    return type(value)(map(fill, value)) if field.by_seat else fill(value)
