"""Scenes in a few lines: what they say to those who see no pictures, and what can be pressed."""

from __future__ import annotations

import pytest

from isolario.core.game import Refusal
from isolario.core.text import Text
from isolario.picture.legend import meant
from isolario.picture.scene import Area
from isolario.picture.simple import Item, Spot, board, choose_piece, row
from skerries import GAME as SKERRIES
from skerries.moves import Sail
from skerries.rules import SkerriesState

MARKS = {"a1": "~", "b1": "~AB", "a2": "i", "b2": "i"}


def chart(legend: dict[str, Text] | None = None) -> Area:
    """Four cells; the two islands have different names."""
    named = {"a1": "sea", "b1": "ships", "a2": "isle", "b2": "skerry"}
    return board(2, 2, lambda cell: Spot((), Text(named[cell]), MARKS[cell]), Text("board"), legend)


def test_without_a_legend_a_mark_means_what_its_cell_is_called() -> None:
    assert chart().legend == (("~", Text("sea")), ("~AB", Text("ships")))  # i means two things


def test_a_mark_may_be_made_of_several_signs() -> None:
    signs = {"~": Text("sea"), "A": Text("ann"), "B": Text("bob"), "i": Text("isle")}
    area = chart(signs)
    assert [sign for sign, _ in meant(area, MARKS.values())] == ["~", "A", "B", "i"]
    assert [sign for sign, _ in meant(area, ["~B"])] == ["~", "B"]


def test_every_mark_of_the_example_is_explained() -> None:
    state = SKERRIES.new(2, 7)
    assert isinstance(state, SkerriesState)
    state.flags["a1"] = 1
    area = state.view(0).scene().areas[0]
    marks = [cell.mark for cell in area.lattice.cells] if area.lattice else []
    assert marks[0] == f"{state.seals['a1']}B"
    assert all(meant(area, [mark]) for mark in marks)
    assert [sign for sign, _ in meant(area, marks)] == ["1", "2", "3", "B"]


def test_the_same_item_is_shown_once() -> None:
    card, other = Item("card-n", "card", Text("card"), "n"), Item("card-e", "card", Text("tile"))
    area = row("hand", "hand", Text("hand"), [card, other, card, other])
    assert [sprite.key for sprite in area.sprites] == ["card-n", "card-e"]
    assert [label.text for label in area.labels] == ["n ×2", "×2"]
    assert [str(line) for line in area.lines] == ["2 × card, 2 × tile"]


def test_a_role_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ValueError, match=r"'routes' is not a role.*: board, hand, offer, players"):
        row("routes", "routes", Text("routes"), [])  # type: ignore[arg-type]


def test_why_a_piece_cannot_be_played() -> None:
    """The game says so through `State.refuse`, as for any illegal move."""
    state = SKERRIES.new(2, 7)
    assert isinstance(state, SkerriesState)
    held, other = state.hands[0][0], next(it for it in range(1, 25) if it not in state.hands[0])
    pieces = [("held", Sail(held)), ("twin", Sail(held)), ("other", Sail(other))]
    choices = choose_piece(pieces, state.legal_moves(0))
    assert [choice.facets["piece"] for choice in choices.moves()] == ["held", "twin"]
    assert choices.closed == {"other": f"sail {other}"}
    assert choose_piece(pieces[:1]).closed == {}


def test_the_core_asks_the_game_why(monkeypatch: pytest.MonkeyPatch) -> None:
    state = SKERRIES.new(2, 7)
    view = state.view(0)
    scene = view.scene()
    strange = next(it for it in range(1, 25) if Sail(it) not in view.legal_moves())
    closed = choose_piece([("other", Sail(strange))], view.legal_moves())
    monkeypatch.setattr(type(view), "scene", lambda self: type(scene)(scene.areas, closed))
    why = Refusal("", Text("not_held"))
    monkeypatch.setattr(
        SkerriesState,
        "refuse",
        lambda self, seat, move: why if move == Sail(strange) else None,
    )
    assert view.attempt({"piece": "other"}) == why
