"""What a finger does at once and what it has to confirm, on a phone: the same in every game.

Where cells are small a tap only shows where a piece would lie or a ship would go, and the box
beside it says what ✓ does. What was begun at the table can be given up.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from isolario.games.beacon_patrol import GAME as BEACON
from isolario.games.beacon_patrol import BeaconState
from isolario.games.beacon_patrol.moves import Discard, Give, Place
from isolario.games.cartographers import GAME as MAPS
from isolario.games.foggy_island import GAME as ISLAND
from isolario.games.land_vs_sea import GAME as HEXES
from tests.games.beacon_patrol import shorthand as beacon
from tests.games.land_vs_sea import shorthand as land_vs_sea
from tests.games.sea_dragons.shorthand import GAME as DRAGONS
from tests.games.sea_dragons.shorthand import position
from tests.page.browsing import PHONE, WIDE
from tests.page.serving import kept, serving
from tests.page.test_hand import Finger
from tests.page.test_pieces import Player

Message = str | bytes
"""What goes over the line."""


def a_wide_chart() -> BeaconState:
    """Tiles lie nine wide; seat 0 can place, swap, and sail farther than one tile."""
    state, rng = beacon.new(seed=2), random.Random(2)
    while True:
        across = [x for x, _ in state.chart.tiles]
        moves = list(state.legal_moves(state.active))
        laid = [move for move in moves if isinstance(move, Place)]
        wide = max(across) - min(across) >= 8
        some = [move.tile for move in laid]  # one of them can go to two places
        if wide and state.active == 0 and state.tokens > 1 and len(set(some)) < len(some):
            return state
        others = [move for move in moves if not isinstance(move, Discard | Give)]
        state.play(state.active, rng.choice(laid or others))


def the_last_thing() -> BeaconState:
    """Nothing is left to do but to end the turn."""
    return beacon.at("0 0 HQ, 1 0 O1", " | B1", ships="1,0 | 0,0", tokens=0, stack="N1 N2 N3 N4")


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    placing = {"step": "play", "hands": "5I* 5L* | 3V 5T", "gold": "0 | 9"}
    sea = position({"g": "m2 m3 m4"}, **placing)  # type: ignore[arg-type]
    tables = [kept(name, BEACON, a_wide_chart()) for name in ("tapped", "sailed", "swapped")]
    tables += [kept("last", BEACON, the_last_thing()), kept("turned", DRAGONS, sea)]
    hexes = land_vs_sea.table("0 0 start", "ssslls steal, any | any, any", extras="waypoints")
    land_vs_sea.lay(hexes, "1 0 ssslls steal")
    tables.append(kept("stolen", HEXES, hexes))
    tables += [kept("read", MAPS, MAPS.new(2, 3)), kept("late", ISLAND, ISLAND.new(2, 3))]
    yield from serving(tables)


def orders(person: Player) -> list[str]:
    """✗ and ✓ in the order in which they stand."""
    found: list[str] = person.page.locator("[data-act=cancel], [data-act=confirm]").evaluate_all(
        "(all) => all.filter((it) => it.checkVisibility())"
        ".sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)"
        ".map((it) => it.dataset.act)"
    )
    return found


def test_a_tap_on_small_cells_only_shows(browser: Browser, home: str) -> None:
    """Piece first or place first, with one way to lie: a tap lays nothing before ✓."""
    olia = Player(browser, home, "Оля", PHONE)
    olia.sit("tapped", "uk", game=BEACON.name)
    page, finger = olia.page, Finger(olia)
    goal = page.locator(".boards [data-cell].can").first.get_attribute("data-cell")
    assert goal
    small = page.locator(f".boards [data-cell='{goal}'] > .hit").bounding_box()
    assert small
    assert small["width"] < 44

    # The numbers of surveyed tiles can be read, however small these are.
    coins = olia.count(".boards [data-sprite^=explored-]")
    numbers = page.locator(".boards text.number").evaluate_all(
        "(all) => all.map((it) => it.getBoundingClientRect().height)"
    )
    olia.shot("coins")
    assert 0 < coins <= len(numbers)
    assert min(numbers) > 9

    placing = {
        branch["value"]: [place["value"] for place in branch["then"]["branches"]]
        for root in olia.choices()["roots"]
        if root["facet"] == "piece" and not root.get("explicit")
        for branch in root["branches"]
    }
    piece, place = next((piece, some[0]) for piece, some in placing.items() if len(some) > 1)
    cell = place.partition("/")[2]
    for first in ("piece", "place"):
        taps = [olia.middle(f"[data-value='{piece}'] > .hit"), olia.at(cell)]
        for tap in taps if first == "piece" else reversed(taps):
            finger.tap(tap)
        page.wait_for_selector("[data-act=confirm]:enabled")
        assert olia.ghost == {cell}
        assert olia.plays() == []
        assert olia.texts("[data-part=confirms]") == ["Сюди?"]
        assert orders(olia) == ["cancel", "confirm"]
        olia.shot(f"confirm-{first}")
        page.click("[data-act=cancel]")
        olia.wait(lambda: not olia.ghost, "no ghost")
        page.keyboard.press("Escape")
    olia.close()


def test_a_way_is_seen_before_it_is_gone(browser: Browser, home: str) -> None:
    """A ship that is sent far waits for ✓ as one that is sent next door does."""
    olia = Player(browser, home, "Оля", PHONE)
    olia.sit("sailed", "uk", game=BEACON.name)
    page, finger = olia.page, Finger(olia)
    route = next(route for route in olia.choices()["routes"] if route.get("place"))
    cell = route["place"].partition("/")[2]
    finger.tap(olia.at(cell))
    page.wait_for_selector("[data-act=confirm]:enabled")
    assert olia.ghost == {cell}
    (said,) = olia.texts("[data-part=confirms]")
    assert said not in ("", "Сюди?")
    olia.shot("confirm-way")
    assert olia.plays() == []
    finger.tap(olia.at(cell))
    olia.wait(lambda: olia.plays() == route["moves"], "all of the way")
    olia.close()


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_what_was_begun_is_given_up(browser: Browser, home: str, size: tuple[int, int]) -> None:
    """A swap of which the first step is made: ✗ takes that back."""
    olia = Player(browser, home, "Оля", size)
    olia.sit("swapped", "uk", game=BEACON.name)
    page = olia.page
    assert olia.count("[data-act=give-up]") == 0
    page.locator("[data-option=give]").click()
    page.locator(".hand [data-value]").first.click()
    page.wait_for_selector("[data-act=give-up]")
    olia.shot(f"give-up-{size[0]}")
    page.click("[data-act=give-up]")
    page.wait_for_selector("[data-act=give-up]", state="detached")
    page.wait_for_selector("[data-option=give]")
    olia.close()


def test_what_is_asked_by_the_last_row_is_in_the_window(browser: Browser, home: str) -> None:
    """The hand of the other lies at the foot of the column: what is asked stands above it."""
    olia = Player(browser, home, "Оля", (1100, 700))
    olia.sit("stolen", "uk", game=HEXES.name)
    page = olia.page
    x, y = olia.middle("[data-value] > .hit")
    page.mouse.click(x, y)
    page.wait_for_selector("[data-act=confirm]:enabled")
    olia.shot("confirm-steal")
    box = page.locator(".chip").bounding_box()
    assert box is not None
    assert box["y"] > 0
    assert box["y"] + box["height"] <= 700
    assert not (box["y"] <= y <= box["y"] + box["height"])
    page.click("[data-act=confirm]")
    olia.wait(lambda: olia.plays()[-1:] == ["steal 1.1"], "a tile stolen")
    olia.close()


def test_the_only_thing_left_is_done_at_once(browser: Browser, home: str) -> None:
    """Ending a turn draws tiles and cannot be taken back; but there is nothing else to do."""
    olia = Player(browser, home, "Оля", PHONE)
    olia.sit("last", "uk", game=BEACON.name)
    olia.page.locator("[data-option=end]").click()
    olia.wait(lambda: olia.count("main[data-mine=true]") == 0, "the turn of the next")
    assert olia.plays() == ["end"]
    olia.close()


def test_a_ghost_is_turned_where_it_stands(browser: Browser, home: str) -> None:
    """On its cell, or at most two away from it; or not at all, and the table says why."""
    olia = Player(browser, home, "Оля", PHONE)
    olia.sit("turned", "uk")
    page, finger = olia.page, Finger(olia)
    goal = "b7"  # a straight dragon reaches the island from there, but none goes across

    def apart(cells: set[str]) -> int:
        column, row = ord(goal[0]), int(goal[1:])
        return min(max(abs(ord(it[0]) - column), abs(int(it[1:]) - row)) for it in cells)

    finger.tap(olia.middle("[data-value=card-0] > .hit"))
    finger.tap(olia.at(goal))
    olia.wait(lambda: goal in olia.ghost, "a ghost")
    page.wait_for_timeout(400)  # the sea comes closer
    ways = set()
    for _ in range(4):
        page.click("[data-tool=turn]")
        page.wait_for_timeout(60)
        olia.wait(lambda: bool(olia.ghost or olia.texts(".chip .why")), "a ghost, or why not")
        ways.add(bool(olia.ghost))
        assert not olia.ghost or apart(olia.ghost) <= 2
        olia.shot(f"turned-{'lies' if olia.ghost else 'stuck'}")
    assert ways == {True, False}
    assert olia.plays() == []
    olia.close()


def test_what_others_do_takes_no_sheet_away(browser: Browser, home: str) -> None:
    """All draw at once: whoever reads the edicts, with what each of them scores, reads on."""
    olia, jan = Player(browser, home, "Оля", PHONE), Player(browser, home, "Jan")
    jan.sit("read", seat=1, game=MAPS.name)
    olia.sit("read", game=MAPS.name)
    assert olia.turn_or_end()
    olia.page.click("[data-tab=offer]")
    olia.page.wait_for_selector(".drawer.open [data-part=spelled] li")
    olia.shot("edicts-spelled")
    heard = len(olia.received)
    assert jan.turn_or_end()
    jan.draw()
    olia.wait(lambda: len(olia.received) > heard, "what Jan did")
    olia.page.wait_for_timeout(300)
    assert olia.count(".drawer.open [data-part=spelled] li") == 4
    olia.close()
    jan.close()


def test_a_step_back_that_came_too_late_is_taken_again(browser: Browser, home: str) -> None:
    """Another decides while it is on its way: the table answers to an older position."""
    olia, jan = Player(browser, home, "Оля"), Player(browser, home, "Jan")
    held: list[Message] = []
    heard: list[Message] = []
    lines: list[WebSocketRoute] = []

    def listen(page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        lines.append(table)

        def said(message: Message) -> None:
            if '"undo"' in str(message) and not held:
                held.append(message)
            else:
                table.send(message)

        def answered(message: Message) -> None:
            heard.append(message)
            page.send(message)

        page.on_message(said)
        table.on_message(answered)

    olia.page.route_web_socket("**/*", listen)
    jan.sit("late", seat=1, game=ISLAND.name)
    olia.sit("late", game=ISLAND.name)
    assert olia.turn_or_end()
    assert jan.turn_or_end()
    slots = "[data-sprite^=slot-]"
    olia.page.locator(".hand [data-value]").first.click()
    olia.wait(lambda: olia.count(slots) == 4, "a token chosen")
    olia.page.locator(".hand [data-back]").first.click()
    olia.wait(lambda: len(held) == 1, "a step back on its way")
    before = len(heard)
    jan.page.locator("[data-part=actions] [data-route]").first.click()  # a usual hand
    jan.page.click("[data-act=ready]:enabled")
    olia.wait(
        lambda: any('"type":"update"' in str(message) for message in heard[before:]), "Jan is ready"
    )
    lines[-1].send(held[0])
    olia.wait(lambda: olia.count(slots) == 5, "the token put back")
    assert any('"type":"stale"' in str(message) for message in heard)
    olia.close()
    jan.close()
