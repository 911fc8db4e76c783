"""Helps to write the lines of an area: lists, counts of like things, what lies where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from isolario.core.text import Text


def listed(parts: Iterable[Text], apart: bool = False) -> Text:
    """One or more things in one text. ``apart``: they have commas of their own.

    >>> str(listed([Text("undo"), Text("confirm"), Text("cancel")]))
    'undo, confirm, cancel'
    """
    *before, text = parts
    for part in reversed(before):
        text = Text("listed_apart" if apart else "listed", {"one": part, "more": text})
    return text


def counted(things: Iterable[Text]) -> Text:
    """One or more things in one text, like ones counted.

    >>> str(counted([Text("card"), Text("card"), Text("tile")]))
    '2 × card, tile'
    """
    named: dict[str, Text] = {}
    numbers: dict[str, int] = {}
    for thing in things:
        key = thing.plain()
        named[key] = thing
        numbers[key] = numbers.get(key, 0) + 1
    return listed(so_many(number, named[key]) for key, number in numbers.items())


def so_many(number: int, thing: Text) -> Text:
    """A thing with its number, if there is more than one.

    >>> str(so_many(3, Text("tile"))), str(so_many(1, Text("tile")))
    ('3 × tile', 'tile')
    """
    return Text("so_many", {"n": number, "thing": thing}) if number > 1 else thing


Thing = TypeVar("Thing", bound=Hashable)


def gathered(
    found: Iterable[tuple[Thing, str]], named: Callable[[Thing], Text]
) -> tuple[Text, ...]:
    """What lies where, a line for each kind of thing. Cells with commas in them stay distinct.

    >>> lying = [("T", "c4"), ("C", "d1"), ("T", "c5")]
    >>> [str(line) for line in gathered(lying, {"T": Text("tile"), "C": Text("card")}.__getitem__)]
    ['tile: c4, c5', 'card: d1']
    """
    cells: defaultdict[Thing, list[str]] = defaultdict(list)
    for thing, cell in found:
        cells[thing].append(cell)
    return tuple(
        [
            Text("lies_at", {"thing": named(thing), "cells": together(where)})
            for thing, where in cells.items()
        ]
    )


def together(cells: Iterable[str]) -> str:
    """Cells one after another; those with commas in them stay distinct.

    >>> together(["c4", "c5"]), together(["0,1", "0,2"])
    ('c4, c5', '0,1; 0,2')
    """
    names = tuple(cells)
    text = ", ".join(names)
    return text if text.count(",") == len(names) - 1 else "; ".join(names)
