"""What can be chosen on the card: its shapes (or what takes their place), and the terrains.

Keys: ``shape-0`` for a shape of the card, ``single`` for the single cell instead, ``skill-shape``
for what a skill draws, ``terrain-farm`` for a terrain.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from isolario.core.text import Text
from isolario.games.cartographers.drawing import Brush
from isolario.games.cartographers.moves import DrawMoves
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SKILLS, Shape
from isolario.games.cartographers.scene.parts import SKILL
from isolario.games.cartographers.sheet import BRUSHES
from isolario.games.cartographers.skills import AMBUSHED

if TYPE_CHECKING:
    from isolario.core.event import Facts
    from isolario.core.moves import Move
    from isolario.games.cartographers.view import CartographersView

SINGLE, OWN = "single", "skill-shape"


class Chip(NamedTuple):
    """A shape that can be taken up."""

    key: str
    symbol: str
    coin: bool
    words: Text


class Offer(NamedTuple):
    """The card as the viewer sees it now."""

    chips: tuple[Chip, ...]
    faces: tuple[str, ...]  # terrains, in their usual order
    others: tuple[Move, ...]  # what can be done besides drawing
    by_chip: dict[str, list[tuple[Brush, int]]]  # every way to draw now, by the chips' keys


_NOTHING = Offer((), (), (), {})


def on_offer(view: CartographersView) -> Offer:
    """What there is to choose from, and which of it can be chosen now."""
    if not view.known.card:
        return _NOTHING
    shapes, terrains = _on_card(view.known.card)
    legal = view.legal_moves()
    if view.seat is None or not isinstance(legal, DrawMoves):
        return Offer(shapes, terrains, (), {})
    ways, desk = legal.ways, view.known.desk(view.seat)
    acrobat = view.known.owner(view.seat) in view.known.acrobats
    skill = desk.skill if desk.waiting else AMBUSHED if acrobat else ""
    by_chip: dict[str, list[tuple[Brush, int]]] = {}
    for row in ways.rows:
        by_chip.setdefault(_chip_of(row[0], view.known.card, skill), []).append(row)
    chips = shapes
    if skill == "concentrate":  # no second coin
        chips = tuple(chip._replace(coin=False) for chip in chips)
    if OWN in by_chip:
        chips += (_own(skill),)
    if SINGLE in by_chip:
        chips += (_single(view.known.card in AMBUSH),)
    found = {brush.terrain for brush, _ in ways.rows}
    faces = tuple([face for face in BRUSHES if face in found]) or terrains
    return Offer(chips, faces, legal.others, by_chip)


def _chip_of(brush: Brush, card: str, skill: str) -> str:
    """The key of the shape that a brush is a way to draw."""
    size = len(brush.stamp.shape)
    if skill and SKILLS[skill].shape is not None:
        return OWN if size > 1 or skill != AMBUSHED else SINGLE
    for place, shape in enumerate(_shapes(card)):
        # A part of a shape is known by its coin: no card has two with one, or two without.
        if brush.coin == shape.coin if skill == "move_silently" else size == len(shape.cells):
            return f"shape-{place}"
    return SINGLE


def _shapes(card: str) -> tuple[Shape, ...]:
    return (AMBUSH[card].shape,) if card in AMBUSH else EXPLORE[card].shapes


@cache
def _on_card(card: str) -> tuple[tuple[Chip, ...], tuple[str, ...]]:
    chips = tuple(
        Chip(f"shape-{place}", f"shape_{card}_{place}", shape.coin, _spoken(shape))
        for place, shape in enumerate(_shapes(card))
    )
    return chips, ("monster",) if card in AMBUSH else EXPLORE[card].terrains


def _spoken(shape: Shape) -> Text:
    return Text("shape_chip_coin" if shape.coin else "shape_chip", {"n": len(shape.cells)})


@cache
def _own(skill: str) -> Chip:
    shape = SKILLS[skill].shape
    facts: Facts = {"skill": SKILL[skill], "n": len(shape.cells) if shape else 1}
    return Chip(OWN, f"shape_{skill}", False, Text("skill_chip", facts))


@cache
def _single(ambush: bool) -> Chip:
    symbol = "shape_single_monster" if ambush else "shape_single"
    return Chip(SINGLE, symbol, False, Text("single_chip"))
