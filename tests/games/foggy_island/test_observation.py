"""What a program learns from tells the whole view: it is rebuilt from the numbers alone."""

from __future__ import annotations

import random

import pytest

from isolario.games.foggy_island import GAME
from isolario.games.foggy_island.parts import Shown, Task
from isolario.games.foggy_island.pieces import CODE_OF, COLOURS, KINDS, UNKNOWN_KIND
from isolario.games.foggy_island.scoring import CELL_NAMES
from tests.observed import Data, Read, Row, check_rebuilds, tally, which

KIND = {kind.name: place for place, kind in enumerate(KINDS)} | {"?": UNKNOWN_KIND}
PLACES = ("the viewer", "the next seat", "the seat opposite", "the last seat")


def _tokens(row: Row, name: str) -> tuple[int, ...]:
    return tuple(sorted(KIND[kind] for kind in tally(row, name).elements()))


def _decoded(read: Read, me: int, seats: int) -> Data:
    players, public = read.tables["players"], read.row("public")
    assert [row["here"] for row in players] == [1] * seats + [0] * (4 - seats)

    def by_seat(name: str) -> list[tuple[int, ...]]:
        return [_tokens(players[(seat - me) % seats], name) for seat in range(seats)]

    def who(name: str) -> list[int]:
        return sorted((me + place) % seats for place, row in enumerate(players) if row[name])

    def side(name: str) -> list[int]:
        mine, theirs = (row[name] for row in read.tables["sides"])
        return [mine, theirs] if me % 2 == 0 else [theirs, mine]

    cards = read.tables["weather_cards"]
    drawn, deck = [row for row in cards[:2] if any(row.values())], cards[2:]
    deck = [row for row in deck if any(row.values())]

    def knowers(row: Row) -> int:
        if row["everybody"]:
            return -1
        return sum(
            1 << (me + place) % seats for place, name in enumerate(PLACES) if row[f"knows {name}"]
        )

    sets = [_tokens(row, "set") for row in read.tables["sides"]]
    asked = which(public, "asked")
    planes = read.planes
    (cell,) = planes["asked"] or (-1,)
    (other,) = planes["asked_other"] or (-1,)
    begins = (me % 2) if public["mine_first"] else 1 - me % 2
    return {
        "options": {
            "mode": which(public, "mode"),
            "weather": which(public, "agreed"),
            "first_hire": 1 if public["hire_early"] else 2,
            "decides": "points" if public["by_points"] else "coins",
            "first": COLOURS[begins]
            if public["mine_first"] or public["theirs_first"]
            else "chance",
        },
        "ready": who("ready"),
        "active": (who("active") or [-1])[0],
        "phase": which(public, "phase"),
        "round": public["round"],
        "first": who("first")[0],
        "points": side("points"),
        "round_points": side("last"),
        "spent": side("spent"),
        "sets": sets if me % 2 == 0 else sets[::-1],
        "hire_stage": public["hire_second"],
        "weather": which(public, "weather"),
        "drawn": [which(row, "card") for row in drawn],
        "drawn_knowers": [knowers(row) for row in drawn],
        "weather_deck": [which(row, "card") for row in deck],
        "weather_knowers": [knowers(row) for row in deck],
        "offers": by_seat("offer"),
        "picks": by_seat("pick"),
        "hands": by_seat("hand"),
        "decks": by_seat("deck"),
        "board": [_code(planes, at, me) for at in range(36)],
        "layers": [_layer(planes, at, me, seats) for at in range(36)],
        "gloom": sum(1 << at for at in planes["gloom"]),
        "wide": [
            *(it for at in planes["wide_right"] for it in (at, at + 1)),
            *(it for at in planes["wide_down"] for it in (at, at + 6)),
        ],
        "shown": [_shown(row, me, seats) for row in read.used("shown")],
        "tasks": [Task(asked, who("asked")[0], cell, other)] if asked else [],
        "laid": public["laid"],
        **{name: bool(public[name]) for name in ("stepped", "double", "turtle", "owes")},
    }


def _code(planes: dict[str, set[int]], at: int, me: int) -> int:
    """The code of a cell, by way of how people write it."""
    if at in planes["free"] or at in planes["gloom"]:
        return 0
    mine = at in planes["mine"]
    assert mine != (at in planes["theirs"])
    owner = me % 2 if mine else 1 - me % 2
    shields = "br"
    known = [kind for kind in KINDS if at in planes[kind.name]]
    if not known:
        return CODE_OF[f"{shields[owner]}?"]
    word = shields[owner] + known[0].letter
    if at in planes["down"]:
        return CODE_OF[f"{word}?"]
    if known[0].builds == "turning":
        return CODE_OF[word + shields[1 - owner if at in planes["turned"] else owner]]
    return CODE_OF[word]


def _layer(planes: dict[str, set[int]], at: int, me: int, seats: int) -> int:
    if at not in planes["mine"] | planes["theirs"]:
        return 0
    return (me + (at in planes["theirs"]) + 2 * (at in planes["later"])) % seats


def _shown(row: Row, me: int, seats: int) -> Shown:
    seat = (me + PLACES.index(which(row, "seat"))) % seats
    cells = sum(1 << at for at, name in enumerate(CELL_NAMES) if row[f"maybe {name}"])
    return Shown(seat, KIND[which(row, "token")], cells)


@pytest.mark.soak
def test_a_view_is_rebuilt_from_its_observation() -> None:
    """But for the count of turns, on which nothing depends; what was taken back is told as
    numbers of tokens, and checked below. Each side has one hippo, so their order is nothing."""
    check_rebuilds(GAME, _decoded, {"turns", "held"}, _hippos_sorted, set_ups=10, games=2)


def _hippos_sorted(data: Data) -> Data:
    cells = data["wide"]
    return data | {"wide": sorted(zip(cells[::2], cells[1::2], strict=True))}


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_taken_back_is_counted(seat: int) -> None:
    """Twenty games with mercenaries, until something was."""
    found = 0
    for seed in range(40):
        state = GAME.new(2, seed, {"mode": "mercenaries", "first_hire": 1, "weather": "fog"})
        rng = random.Random(seed)
        while not state.over:
            mover = state.to_move[0]
            state.play(mover, state.legal_moves(mover).choice(rng))
            held = state.view(seat).known.held
            if not held:
                continue
            rows = Read(state.view(seat)).tables["players"]
            for owner in range(2):
                row = rows[(owner - seat) % 2]
                for name, is_open in (("open", True), ("covert", False)):
                    mine = sorted(h.kind for h in held if h.seat == owner and h.open == is_open)
                    assert list(_tokens(row, name)) == mine
                    found += len(mine)
    assert found
