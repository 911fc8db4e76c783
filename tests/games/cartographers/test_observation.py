"""What a program learns from tells the whole view: it is rebuilt from the numbers alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from isolario.core.game import View
from isolario.games.cartographers import GAME
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING, SEASONS, SKILLS
from tests.observed import Data, Read, check_rebuilds, check_rebuilt, which
from tests.soaking import SOAK

LETTERS = {"forest": "F", "village": "V", "farm": "P", "water": "W", "monster": "D"}


def _decoded(read: Read, me: int, seats: int) -> Data:
    players, public = read.tables["players"], read.row("public")
    by_seat = [players[(seat - me) % seats] for seat in range(seats)]
    card = which(public, "card")

    def who(name: str) -> list[int]:
        return [seat for seat, row in enumerate(by_seat) if row[name]]

    return {
        "options": {
            "side": which(public, "side"),
            "skills": bool(public["skills"]),
            "edition": "original-2019" if public["original"] else "ukrainian-2021",
            "drawing": "open" if public["open"] else "sealed",
        },
        "ready": who("ready"),
        "active": -1,
        "phase": which(public, "phase"),
        "season": int(which(public, "season")) - 1,
        "edicts": [which(public, f"edict {letter}") for letter in "ABCD"],
        "skills": [name for name in SKILLS if public[f"skill {name}"]],
        "deck": ["?"] * public["deck"],
        "ambushes": ["?"] * public["ambushes"],
        "gone": [name for name in AMBUSH if public[f"gone {name}"]],
        "turned": [name for name in EXPLORE if public[f"turned {name}"]],
        "card": card,
        "ruins": bool(public["ruins"]),
        "sheets": [_sheet(read, (seat - me) % seats, drafts=False) for seat in range(seats)],
        "coins": [row["coins"] for row in by_seat],
        "crossed": [row["crossed"] for row in by_seat],
        "spent": who("spent"),
        "acrobats": who("acrobat"),
        "stars": [row["stars"] for row in by_seat],
        "lost": [row["lost"] for row in by_seat],
    }


def _plane(read: Read, name: str, place: int) -> set[int]:
    return read.planes[f"{name} {place}" if place else name]


def _sheet(read: Read, place: int, drafts: bool) -> str:
    """A sheet as people write it, before the decisions of this round or after them."""
    draft = set() if drafts else _plane(read, "draft", place)
    lines = []
    for y in range(11):
        line = ""
        for cell in range(11 * y, 11 * y + 11):
            found = [
                letter
                for name, letter in LETTERS.items()
                if cell in _plane(read, name, place) - draft
            ]
            letter = "B" if found == ["V", "P"] else "".join(found)
            if cell in _plane(read, "mountains", place):
                letter += "M"
            if cell in _plane(read, "chasm", place):
                letter += "#"
            if cell in _plane(read, "ruins", place):
                letter = letter.lower() or "r"
            line += letter or "."
        lines.append(line)
    return "\n".join(lines)


def _tidy(data: Data) -> Data:
    """The order in which cards were turned is nothing."""
    sorted_ones = {name: sorted(data[name]) for name in ("gone", "turned")}
    return data | sorted_ones | {"sheets": [sheet.strip() for sheet in data["sheets"]]}


def _desks(read: Read, me: int, seats: int, owner: Any) -> list[Data | None]:
    """What has been decided: the sheet that it leaves, and what else later steps depend on."""
    found: list[Data | None] = []
    for seat in range(seats):
        row = read.tables["players"][(seat - me) % seats]
        if not row["decided"]:
            found.append(None)
            continue
        place = (owner(seat) - me) % seats
        shape = _plane(read, "shape", place)
        drawn = {
            "cells": sum(1 << cell for cell in shape),
            "terrain": which(row, "terrain"),
            "replaced": bool(row["replaced"]),
        }
        found.append(
            {
                "sheet": _sheet(read, place, drafts=True),
                "coins": row["new coins"],
                "crossed": row["new crossed"],
                "skill": which(row, "skill"),
                "waiting": bool(row["waiting"]),
                "drawn": drawn if row["drawn"] else None,
            }
        )
    return found


def _true_desks(view: View) -> list[Data | None]:
    return [
        desk
        and {
            "sheet": desk.sheet.text.strip(),
            "coins": desk.coins,
            "crossed": desk.crossed,
            "skill": desk.skill,
            "waiting": desk.waiting,
            "drawn": desk.drawn
            and {
                "cells": desk.drawn.cells,
                "terrain": desk.drawn.terrain,
                "replaced": desk.drawn.replaced,
            },
        }
        for desk in view.known.desks
    ]


@pytest.mark.parametrize("drawing", ["sealed", "open"])
@pytest.mark.parametrize("seats", [1, 2, 3, 7] if SOAK else [1, 3])
def test_a_view_is_rebuilt_from_its_observation(seats: int, drawing: str) -> None:
    """But for the count of turns, on which nothing depends, and the order of a seat's steps: of
    these what they come to is told, and all later ones depend on that alone."""
    for skills in (False, True):
        rng = random.Random(seats)
        side = "AB"[skills]
        state = GAME.new(seats, 3, {"drawing": drawing, "skills": skills, "side": side})
        decided = 0
        while True:
            if rng.random() < 4 / (4 + seats) or state.over:
                check_rebuilt(state, _decoded, {"turns", "desks"}, _tidy)
                for seat in range(seats):
                    view = state.view(seat)
                    desks = _desks(Read(view), seat, seats, view.known.owner)
                    assert desks == _true_desks(view)
                    decided += sum(desk is not None for desk in desks)
            if state.over:
                break
            seat = rng.choice(state.to_move)
            moves = state.legal_moves(seat)
            uses = [move for move in moves if move.notation.startswith("use ")]
            move = rng.choice(uses) if uses and rng.random() < 0.5 else moves.choice(rng)
            state.play(seat, move)
        assert decided or seats == 1


@pytest.mark.soak
def test_all_set_ups_are_rebuilt() -> None:
    check_rebuilds(GAME, _decoded, {"turns", "desks"}, _tidy, set_ups=24 if SOAK else 1)


def test_cards_and_seasons_are_all_there() -> None:
    public = Read(GAME.new(1, 1).view(0)).row("public")
    for name, cards in (("card", {**EXPLORE, **AMBUSH}), ("edict C", SCORING), ("skill", SKILLS)):
        assert all(f"{name} {card}" in public for card in cards)
    assert sum(f"season {number}" in public for number in range(9)) == len(SEASONS)


def test_shapes_depend_on_how_many_play_and_this_is_said() -> None:
    one, four = (GAME.observation.parts(seats)[0].shape for seats in (1, 4))
    assert (one, four) == ((10, 11, 11), (40, 11, 11))
    assert GAME.observation.varies
