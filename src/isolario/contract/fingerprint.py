"""Two states in the same position have the same fingerprint; any change shows in it."""

from __future__ import annotations

from typing import Any

from isolario.contract.bench import viewers
from isolario.core.chance import Chance
from isolario.core.game import State

Fingerprint = dict[str, Any]


def fingerprint(state: State) -> Fingerprint:
    """Everything about a state, as values that later changes do not touch."""
    seats = range(state.seats)
    return {
        **{name: frozen(value) for name, value in fields(state).items()},
        "the log": state.log,
        "the text": state.text,
        "the views": [state.view(seat).json() for seat in viewers(state)],
        "what can be undone": [state.why_no_undo(seat) for seat in seats],
    }


def difference(one: Fingerprint, other: Fingerprint) -> str:
    """What differs, in words; empty if nothing does."""
    names = [name for name in one if one[name] != other.get(name)]
    return ", ".join(names + [name for name in other if name not in one])


def fields(state: State) -> dict[str, Any]:
    """The fields of a state. Names that begin with an underscore are scratch paper, such as
    moves kept for the next look."""
    names = [*type(state).fields, *getattr(state, "__dict__", {})]
    return {name: getattr(state, name, None) for name in names if not name.startswith("_")}


def frozen(value: Any) -> Any:
    """A value that stays as it is when the original changes."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, dict):
        return {key: frozen(held) for key, held in value.items()}
    if isinstance(value, set):
        return frozenset(value)
    if isinstance(value, Chance):
        return value.seed
    return value.copy() if hasattr(value, "copy") else value
