"""The picture of Sea Dragons: true to the sea, to what a viewer may know, to what can be done."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

import pytest

from isolario.contract import CHECKS, Bench
from isolario.core.boards.bits import bits, mask_of
from isolario.core.game import Refusal
from isolario.core.reference import cells_of
from isolario.games.sea_dragons import GAME
from isolario.games.sea_dragons.board import CELL_NAMES, CELL_OF, GRID, ISLAND, OPEN, REALMS
from isolario.games.sea_dragons.moves import Place, Plays
from isolario.games.sea_dragons.parts import COLOURS, SHIPS, STEPS
from isolario.games.sea_dragons.pieces import GOLD_REEF, MISSIONS, PIECES
from isolario.games.sea_dragons.placing import STAMPS, reach
from isolario.games.sea_dragons.rules import SeaDragonsState
from isolario.games.sea_dragons.scene.parts import head_of
from isolario.games.sea_dragons.scoring import controlled
from isolario.picture.palette import Theme
from isolario.picture.scene import Fork, Scene
from isolario.picture.svg import draw as draw_svg
from isolario.picture.symbols import symbols
from isolario.terminal.menu import Entry, menu
from isolario.terminal.picture import picture as told
from isolario.terminal.screen import grid
from isolario.terminal.voice import Voice
from isolario.words import say_exactly
from tests.clauses import clause
from tests.games.sea_dragons.shorthand import ALIKE, X, Y, Z, about_to_pay, paid, two
from tests.picture.scenes import area, facets, look, sprites
from tests.picture.test_art import picture as drawn

SHOWN = ("scene", "routes", "references", "attempts")
every_count = pytest.mark.parametrize("seats", GAME.seats)


@cache
def positions(seats: int, seed: int = 7) -> tuple[SeaDragonsState, ...]:
    """Every position of a random game, the last included."""
    state = GAME.new(seats, seed, {})
    assert isinstance(state, SeaDragonsState)
    rng = random.Random(seed)
    found = [state.copy()]
    while not state.over:
        state.play(state.active, state.legal_moves(state.active).choice(rng))
        found.append(state.copy())
    return tuple(found)


def labels(picture: Scene, key: str) -> dict[str, str]:
    return {label.key: str(label.text) for label in area(picture, key).labels}


def at(step: str, seeds: int = 4) -> Iterator[SeaDragonsState]:
    for seed in range(seeds):
        yield from (state for state in positions(4, 7 + seed) if state.step == step)


# --- what every scene keeps ---------------------------------------------------------------------


@every_count
def test_scenes_keep_the_contract(seats: int) -> None:
    """Once for each step, and now and then."""
    bench = Bench(GAME, random.Random(1))
    seen: set[str] = set()
    for number, state in enumerate(positions(seats)):
        if state.over or (state.step in seen and number % 29):
            continue
        seen.add(state.step)
        bench.note(state.legal_moves(state.active))
        for check in CHECKS:
            if check.startswith(SHOWN):
                CHECKS[check](state, bench)
    assert seen >= {"play", "mission"}


def test_there_are_pictures_of_every_step() -> None:
    seen = {state.step for seed in range(4) for state in positions(4, 7 + seed)}
    assert seen == {*STEPS} - {"scoring"}


@every_count
def test_choices_are_the_legal_moves(seats: int) -> None:
    for state in positions(seats)[:-1:5]:
        offered = Counter(choice.move for choice in look(state).choices.moves())
        assert {*offered} == {move.notation for move in state.legal_moves(state.active)}
        assert {*offered.values()} == {1}


def test_what_is_hidden_does_not_change_the_picture() -> None:
    rng = random.Random(1)
    for state in positions(3)[:-1:13]:
        for seat in range(3):
            view = state.view(seat)
            assert view.guess(rng).view(seat).scene().json() == view.scene().json()


def test_who_only_watches_has_no_hand_and_sees_no_hidden_card() -> None:
    state = positions(4)[40]
    picture = state.view(None).scene()
    assert "hand" not in {area.key for area in picture.areas}
    shown = sprites(picture, "players")
    for seat, hand in enumerate(state.hands):
        held = sorted(card.shape if card.open else f"{card.size}?" for card in hand)
        for slot, shape in enumerate(held):
            symbol = f"back_{shape[0]}" if shape[1] == "?" else f"dragon_{shape}"
            assert shown[f"held-{seat}-{slot}"].symbol == symbol


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_scenes_can_be_drawn(theme: Theme) -> None:
    assert draw_svg(look(positions(5)[-9], 0), GAME, theme).count("<svg ") == 1


# --- the sea ------------------------------------------------------------------------------------


def test_dragons_are_bodies_with_one_head_on_an_end() -> None:
    state = positions(5)[-1]
    shown = sprites(look(state, 0), "board")
    for seat, dragons in enumerate(state.dragons):
        for cluster in GRID.clusters(dragons):
            cells = list(bits(cluster))
            heads = [cell for cell in cells if f"head-{CELL_NAMES[cell]}" in shown]
            assert len(heads) == 1
            ends = [c for c in cells if (GRID.beside(1 << c) & cluster).bit_count() == 1]
            assert heads[0] in (ends or cells)
            for cell in cells:
                piece = shown[f"dragon-{CELL_NAMES[cell]}"]
                ways = [cell - 15, cell + 1, cell + 15, cell - 1]  # north, east, south, west
                joined = GRID.beside(1 << cell) & cluster
                number = sum(
                    1 << bit for bit, way in enumerate(ways) if way >= 0 and joined >> way & 1
                )
                assert piece.symbol == f"{COLOURS[seat]}_{number}"


def test_every_shape_but_the_square_has_its_head_on_an_end() -> None:
    for shape, cells in PIECES.shapes.items():
        beside = [
            sum(abs(y - v) + abs(x - u) == 1 for v, u in cells)
            for y, x in cells
            if (y, x) == head_of(cells)
        ]
        assert beside == [2 if shape == "4O" else 1]


def test_what_floats_is_drawn_until_it_is_covered() -> None:
    for state in positions(4)[::17]:
        shown = sprites(look(state, 0), "board")
        for colour, lying in zip(SHIPS, state.afloat, strict=True):
            found = {key for key, it in shown.items() if it.symbol == f"ship_{colour}"}
            assert found == {CELL_NAMES[cell] for cell in bits(lying)}
        taken = mask_of([c for dragons in state.dragons for c in bits(dragons)])
        for symbol, cells in (
            ("whirlpool", state.sea.whirlpools),
            ("gold", state.sea.gold),
            ("reef", state.sea.reefs),
        ):
            found = {key for key, it in shown.items() if it.symbol == symbol}
            assert found == {CELL_NAMES[cell] for cell in bits(cells & ~taken)}


def test_groups_are_the_dragons_and_the_realms() -> None:
    state = positions(4)[-1]
    groups = {group.key: group for group in area(look(state, 0), "board").groups}
    dragons = {
        mask_of([CELL_OF[name] for name in cells_of(group.cells)])
        for key, group in groups.items()
        if key.startswith("dragon-")
    }
    assert dragons == {one for own in state.dragons for one in GRID.clusters(own)}
    for corner, cell in (("NW", "a1"), ("NE", "o1"), ("SW", "a15"), ("SE", "o15")):
        assert groups[f"realm-{corner}"].cells == (f"board/{cell}",)
        xs, ys = zip(*groups[f"realm-{corner}"].lines[0], strict=True)
        columns, rows = zip(*(divmod(c, 15)[::-1] for c in bits(REALMS[corner])), strict=True)
        assert (min(xs) // 48, -(-max(xs) // 48)) == (min(columns), max(columns) + 1)
        assert (min(ys) // 48, -(-max(ys) // 48)) == (min(rows), max(rows) + 1)


def test_only_who_places_sees_prices_and_barred_cells() -> None:
    state = next(state for state in at("play") if all(state.dragons))
    own = state.dragons[state.active]
    taken = mask_of([c for dragons in state.dragons for c in bits(dragons)])
    for seat in range(state.seats):
        helps: dict[str, set[str]] = {"toll": set(), "barred": set()}
        for key, sprite in sprites(look(state, seat), "board").items():
            if sprite.symbol in helps:
                helps[sprite.symbol].add(key.partition("-")[2])
        placing = seat == state.active
        barred = GRID.beside(own) & OPEN & ~taken if placing else 0
        tolls = state.sea.toll & ~taken & ~barred if placing else 0
        assert helps["barred"] == {CELL_NAMES[cell] for cell in bits(barred)}
        assert helps["toll"] == {CELL_NAMES[cell] for cell in bits(tolls)}


def test_marks_are_told_in_the_legend() -> None:
    board = area(look(positions(5)[-1], 0), "board")
    assert board.lattice is not None
    signs = {sign for sign, _ in board.legend}
    for cell in board.lattice.cells:
        assert cell.mark == "~" or {*cell.mark} <= signs  # open water is nothing


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_can_be_told_apart_without_colour(theme: Theme) -> None:
    drawings = symbols(GAME)
    families = (
        [f"sign_{colour}" for colour in COLOURS],
        [f"{colour}_10" for colour in COLOURS],
        [f"ship_{colour}" for colour in (*SHIPS, "any")],
        ["whirlpool", "gold", "reef", "current"],
        ["starfish", "seahorse", "crab", "nautilus"],
        ["back_3", "back_4", "back_5"],
    )
    for kinds in families:
        grey = [drawn(drawings[kind], theme, 28).convert("L").tobytes() for kind in kinds]
        for (one, first), (other, second) in combinations(zip(kinds, grey, strict=True), 2):
            pairs = zip(first, second, strict=True)
            share = sum(abs(a - b) > 32 for a, b in pairs) / len(first)
            assert share > 0.05, (one, other, share)


# --- choices ------------------------------------------------------------------------------------


def test_a_dragon_is_a_card_mirrored_turned_and_a_place() -> None:
    state = next(state for state in at("play") if len(state.shapes(state.active)) == 2)
    picture, seat = look(state), state.active
    hand = [card.shape for card in state.hands[seat]]
    root = picture.choices.roots[0]
    assert [branch.value for branch in root.branches] == ["card-0", "card-1"]  # the keys 1 and 2
    for choice in picture.choices.moves():
        if "place" not in choice.facets:
            continue
        move = GAME.read(choice.move)
        assert isinstance(move, Place)
        assert hand[int(choice.facets["piece"][-1])] == move.shape
        number = int(choice.move.partition("/")[2].partition("@")[0])
        stamp = STAMPS[move.shape][number]
        assert choice.facets["turn"] == str(90 * stamp.turns)
        assert choice.facets.get("mirror", "plain") == ("mirrored" if stamp.flipped else "plain")
        assert choice.facets["place"] == f"board/{choice.move.partition('@')[2]}"


def test_a_place_covers_the_cells_of_its_move() -> None:
    state = next(at("play"))
    choices = look(state).choices

    def walk(fork: Fork) -> Iterator[tuple[str, set[str]]]:
        for branch in fork.branches:
            if branch.then is not None:
                yield from walk(branch.then)
            if (places := branch.places) is not None:
                assert places.symbol == f"lay_{COLOURS[state.active]}"
                for name in choices.sets[places.cells]:
                    y, x = divmod(CELL_OF[name], 15)
                    covered = {CELL_NAMES[(y + dy) * 15 + x + dx] for dx, dy in places.covers}
                    yield places.move.replace("{}", name), covered

    found = dict(walk(choices.roots[0]))
    legal = state.legal_moves(state.active)
    assert isinstance(legal, Plays)
    for move in legal:
        if isinstance(move, Place):
            assert found.pop(move.notation) == {CELL_NAMES[cell] for cell in bits(move.cells)}
    assert not found


def test_to_pass_has_to_be_said() -> None:
    state = next(at("play"))
    (fork,) = (root for root in look(state).choices.roots if root.facet == "option")
    assert fork.explicit
    (branch,) = fork.branches
    assert branch.then is not None
    assert {it.move for it in branch.then.branches} == {
        f"pass {shape}" for shape in state.shapes(state.active)
    }
    hand = [card.shape for card in state.hands[state.active]]
    for it in branch.then.branches:
        assert it.move == f"pass {hand[int(it.value[-1])]}"


@pytest.mark.parametrize(
    ("step", "begins"),
    [("reef", "drawn-"), ("take", ("market-", "deck-")), ("mission", ("market-", "deck-"))],
)
def test_other_steps_begin_with_what_lies_there(step: str, begins: str | tuple[str, ...]) -> None:
    for state in at(step):
        pieces = {choice["piece"] for choice in facets(state).values()}
        others = {it for it in pieces if not it.startswith(("reef-", "mission-"))}
        assert others
        assert all(piece.startswith(begins) for piece in others)


def test_a_mission_is_paid_with_cards_in_words_and_then_with_ships() -> None:
    seen = 0
    for state in at("mission"):
        ways = Counter(move.slot for move in state.fulfilments(state.active))
        chosen = {move: it for move, it in facets(state).items() if move.startswith("mission")}
        marked = {key for key in sprites(look(state), "market") if key.startswith("payable-")}
        assert marked == {f"payable-{slot}" for slot in ways}
        for move, it in chosen.items():
            slot = int(move.split()[1]) - 1
            assert it["piece"] == f"mission-{slot}"
            assert ("option" in it) == (ways[slot] > 1)
            seen += 1
    assert seen
    for state in at("ships"):
        assert {it["option"].partition("-")[0] for it in facets(state).values()} == {"ships"}
        shown = sprites(look(state), "market")
        assert shown[f"mission-{state.paying}"].symbol == "mission_paying"


def test_a_gold_card_is_cashed_by_pointing_at_it() -> None:
    state = next(it for it in at("play", 12) if GOLD_REEF in it.reefs[it.active])
    slot = state.reefs[state.active].index(GOLD_REEF)
    assert facets(state)["cash"] == {"piece": f"reef-{slot}"}


# --- why not ------------------------------------------------------------------------------------


def test_a_refused_place_says_why_and_where() -> None:
    state = next(state for state in at("play") if all(dragons for dragons in state.dragons))
    seat, view = state.active, state.view(state.active)
    where = reach(state.dragons, seat, state.sea, state.gold[seat])
    seen = set()
    shape = state.hands[seat][0].shape
    for stamp in STAMPS[shape]:
        mirror = "mirrored" if stamp.flipped else "plain"
        for cell, name in enumerate(CELL_NAMES):
            chosen = {"piece": "card-0", "turn": str(90 * stamp.turns), "mirror": mirror}
            found = view.attempt({**chosen, "place": f"board/{name}"})
            y, x = divmod(cell, 15)
            inside = [(y + v, x + u) for v, u in stamp.shape if y + v < 15 and x + u < 15]
            cells = mask_of([row * 15 + column for row, column in inside])
            if len(inside) == len(stamp.shape) and where.fits(cells) and where.pays(cells):
                assert not isinstance(found, Refusal)
                continue
            assert isinstance(found, Refusal), (chosen, name)
            fault = mask_of([CELL_OF[it] for it in cells_of(found.cells)])
            assert fault
            assert not fault & ~(cells or 1 << cell)
            if len(inside) < len(stamp.shape):
                assert found.reason.id == "sdr_off_the_sea"
            elif cells & ISLAND:
                assert (found.reason.id, fault) == ("sdr_on_the_island", cells & ISLAND)
            seen.add(found.reason.id)
    assert seen >= {
        "sdr_off_the_sea",
        "sdr_on_the_island",
        "cell_taken",
        "touches_own_dragon",
        "touches_nothing",
    }


# --- beside the sea -----------------------------------------------------------------------------


def test_the_table_of_realms_is_who_rules_them() -> None:
    for state in (*positions(2)[::31], *positions(5)[::31]):
        if state.over:
            continue
        shown, written = sprites(look(state, 0), "realms"), labels(look(state, 0), "realms")
        for realm in controlled(state.view(0).known):
            assert written[f"free-{realm.realm}"] == str(realm.free)
            for seat, holding in enumerate(realm.holdings):
                key = f"{realm.realm}-{seat}"
                place = shown.get(f"place-{key}")
                assert (place.symbol if place else "") == ("", "first", "second")[holding.place]
                if holding.dragons:
                    assert written[f"counts-{key}"] == f"{holding.dragons} · {holding.pieces}"
                else:
                    assert f"counts-{key}" not in written


def test_cards_that_fit_nowhere_are_dim() -> None:
    for state in at("play"):
        legal = state.legal_moves(state.active)
        assert isinstance(legal, Plays)
        playable = {move.shape for move in legal if isinstance(move, Place)}
        shown = sprites(look(state), "hand")
        for slot, card in enumerate(state.hands[state.active]):
            assert shown[f"card-{slot}"].dim == (card.shape not in playable)


def test_a_number_becomes_what_a_move_makes_of_it() -> None:
    """The tallies of labels name lines of the standing."""
    state = next(it for it in at("play") if not any(it.reefs) and all(it.dragons))
    view = state.view(state.active)
    standing = view.standing()
    for key in ("realms", "players"):
        for label in area(view.scene(), key).labels:
            if not label.tally:
                continue
            seat, what, *realm = label.tally.split("/")
            points = sum(
                it.points
                for it in standing.items
                if it.seat == int(seat)
                and what in ("", it.what)
                and (not realm or any(getattr(f, "id", "") == realm[0] for f in it.facts.values()))
            )
            assert str(label.text) == (str(points) if points or key == "players" else "–")


# --- without pictures ---------------------------------------------------------------------------


def test_the_terminal_offers_every_move() -> None:
    def moves(entries: Iterable[Entry]) -> Iterator[str]:
        for entry in entries:
            yield from (entry.move,) if entry.move else entry.places.values()
            yield from moves(entry.inside)

    voice = Voice("en", "sea-dragons", ("Anna", "Bo", "Cy", "Di"))
    for step in STEPS[:5]:
        state = next(at(step))
        legal = sorted(move.notation for move in state.legal_moves(state.active))
        assert sorted(moves(menu(state.view(state.active), voice).entries)) == legal


def test_the_terminal_shows_what_lies_on_the_ground() -> None:
    state = positions(4)[-1]
    shown = told(state.view(0), Voice("en", "sea-dragons", ("Anna", "Bo", "Cy", "Di")))
    rows = [line.split()[1:] for line in grid(shown)[-15:]]
    for cell in range(225):
        sign = rows[cell // 15][cell % 15]
        owners = [seat for seat, dragons in enumerate(state.dragons) if dragons >> cell & 1]
        if owners and len(sign) == 1:
            sign = f"~{sign}"  # a dragon on open water
        assert sign[1:] == "".join("ogpky"[seat] for seat in owners)
        afloat = ["GPRB"[n] for n, ships in enumerate(state.afloat) if ships >> cell & 1]
        assert (
            sign[0]
            == (*afloat, dict(zip("~s@=gr#", "~~@=$*#", strict=True))[state.ground[cell]])[0]
        )


def test_a_cell_says_once_whose_dragon_covers_it() -> None:
    """The dragon says so for all of its cells; that is said after the name of each."""
    state = positions(4)[-1]
    board = area(look(state, 0), "board")
    assert board.lattice is not None
    for cell in board.lattice.cells:
        here = [it.words for it in board.groups if f"board/{cell.key}" in it.cells and it.words]
        dragons = [words for words in here if words.id == "sdr_dragon_of"]
        covered = any(it >> CELL_OF[cell.key] & 1 for it in state.dragons)
        assert len(dragons) == covered
        assert "player" not in cell.name.args


# --- paying -------------------------------------------------------------------------------------


def bags(forks: Iterable[Fork]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every move that is gathered, and from what."""
    for branch in (branch for fork in forks for branch in fork.branches):
        if branch.bag is not None:
            yield branch.move, branch.bag
        if branch.then is not None:
            yield from bags([branch.then])


def test_a_payment_is_gathered() -> None:
    """Ships and reef cards lie there one by one, and each payment names its own."""
    paying = [*at("ships", 12), *at("mission", 4)]
    found = 0
    for state in paying:
        picture = look(state)
        there = {it.key: it.symbol for area in picture.areas for it in area.sprites}
        for move, bag in bags(picture.choices.roots):
            found += 1
            kinds = sorted(there[key].removeprefix("ship_").removeprefix("reef_") for key in bag)
            if move.startswith("ships"):
                letters = move.removeprefix("ships ").replace("none", "")
                assert sorted(kind[0] for kind in kinds) == sorted(letters)
            else:
                assert kinds == sorted(move.partition(" with ")[2].split())
    assert found
    assert all("payment" in {it.key for it in look(state).areas} for state in at("ships", 12))


def ways_to_pay(state: SeaDragonsState) -> dict[str, str]:
    """What each way to pay is called, by its move."""

    def named(forks: Iterable[Fork]) -> Iterator[tuple[str, str]]:
        for branch in (branch for fork in forks for branch in fork.branches):
            if branch.move.startswith(("mission", "ships")):
                assert branch.words is not None
                words = say_exactly(branch.words, game="sea-dragons").replace("\u00a0", " ")
                yield branch.move, words
            if branch.then is not None:
                yield from named([branch.then])

    return dict(named(look(state).choices.roots))


def ships(number: int, letter: str) -> str:
    """Ships of a colour in words: “2 blue ships”."""
    colour = next(name for name in SHIPS if name.startswith(letter))
    return f"{number} {colour} ship{'s' * (number > 1)}"


def both(one: str, other: str) -> str:
    """Two counts of ships, in the order of the colours: “1 green ship, 2 red”."""
    first, then = sorted((one, other), key=lambda it: SHIPS.index(it.split()[1]))
    return f"{first}, {then.rpartition(' ')[0]}"


A_CARD = "the reef card “ship of any colour”"
SWAP = "(two of a colour for one of another)"


@clause("SDR-M1", "SDR-M2")
@pytest.mark.parametrize(
    ("fleet", "reefs", "given"),
    [
        (X + X, "", ships(2, X)),
        (X + Y, "any", f"{A_CARD}, {ships(1, X)}"),
        (Y, "any any", A_CARD.replace("the reef card", "2 reef cards")),
        (Y, two(X), f"the reef card “{ships(2, X)}”".replace("2", "two")),
        (X + Y + Y, "", f"{both(ships(1, X), ships(2, Y))} {SWAP}"),
        (Y * 4, "", f"{ships(4, Y)} {SWAP[:-1]}, 2 times)"),
        (X, two(Y), f"the reef card “two {ships(2, Y)[2:]}”, {ships(1, X)} {SWAP}"),
        (X + Y + Y + Z + Z, "", "ships (asked for: 2 purple ships; you choose them next)"),
    ],
)
def test_a_mission_that_can_be_paid_in_one_way_says_what_goes(
    fleet: str, reefs: str, given: str
) -> None:
    """Ships by colour, reef cards, two of a colour for another: not what the mission asks for."""
    state = about_to_pay(ALIKE, fleet, reefs)
    worth = MISSIONS[ALIKE].points
    assert [*ways_to_pay(state).values()] == [f"{worth} points for {given}"]


@clause("SDR-M1", "SDR-M2")
def test_each_of_several_ways_to_pay_says_what_goes() -> None:
    state = about_to_pay(ALIKE, X + X + Y + Y, "any")
    assert ways_to_pay(state) == {
        "mission 1": "Give ships (asked for: 2 purple ships; you choose them next)",
        "mission 1 with any": f"Give {A_CARD}, "
        "ships (asked for: 2 purple ships; you choose them next)",
    }
    state.play(0, GAME.read("mission 1 with any"))
    assert ways_to_pay(state) == {
        paid(X): f"Give {ships(1, X)}",
        paid(Y + Y): f"Give {ships(2, Y)} {SWAP}",
    }
    state = about_to_pay(ALIKE, X + X, two(Y))
    assert ways_to_pay(state) == {
        "mission 1": f"Give {ships(2, X)}",
        f"mission 1 with {two(Y)}": (
            f"Give the reef card “two {ships(2, Y)[2:]}”, {ships(1, X)} {SWAP}"
        ),
    }
