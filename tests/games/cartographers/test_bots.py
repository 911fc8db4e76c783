"""What good drawings look like to Cartographers' judge, and the game as numbers."""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec
import pytest

from isolario.bots import bot
from isolario.core.moves import Move
from isolario.games.cartographers import GAME, CartographersState, CartographersView, Sheet
from isolario.games.cartographers.bot.judge import FAR, Glance, judge, judge_each, weights
from isolario.games.cartographers.bot.near import NEAR
from isolario.games.cartographers.bot.taste import TASTE, Taste
from isolario.games.cartographers.bot.wide import by_open_sides, widen
from isolario.games.cartographers.moves import DONE, Draw, Use
from isolario.games.cartographers.pieces import EXPLORE, SCORING
from isolario.games.cartographers.scoring import monster_penalty, score_card
from isolario.games.cartographers.sheet import BRUSHES
from tests.games.cartographers.plain_judge import gain, promise
from tests.games.cartographers.shorthand import new

EMPTY = ["..........."] * 11
BEFORE = ["farmland", "hamlet", "forgotten_forest", "homestead"]
"""Cards of an all but finished winter: after one more the season ends."""


def position(*sheets: list[str], **fields: str) -> CartographersState:
    """A position from sheets and a few fields; by default the last drawing of the game."""
    usual = {
        "phase": "draw",
        "season": "winter",
        "edicts": "greenbough shoreside_expanse great_city cauldrons",
    }
    card = fields["card"]
    turned = [other for other in BEFORE if other != card] + [card] * (card in EXPLORE)
    usual["turned"] = " ".join(turned)
    lines = [f"{name}: {value}" for name, value in (usual | fields).items()]
    boards = ["\n".join(sheet) for sheet in sheets or (EMPTY,)]
    state = GAME.parse("\n\n".join([*boards, "\n".join(lines)]))
    assert isinstance(state, CartographersState)
    return state


def any_sheet(rng: random.Random) -> Sheet:
    """A sheet with anything anywhere, mountains and ruins too."""
    letters, full = ".." + rng.choice(["FVPWDB", "FFV", "VVD", "PW", "FM"]), rng.random()
    cells = ["." if rng.random() > full else rng.choice(letters + "Mr#.") for _ in range(121)]
    cells[rng.randrange(121)] = "."
    return Sheet.parse("\n".join("".join(cells[row * 11 : row * 11 + 11]) for row in range(11)))


def any_taste(rng: random.Random) -> Taste:
    """Likes other things than the judge does, everything at least a little."""

    def other(like: Any) -> Any:
        if isinstance(like, tuple):
            return tuple(other(part) for part in like)
        return min(0.95, like * rng.uniform(0.5, 1.5) + 0.05) if like < 1 else like

    return Taste(**{name: other(like) for name, like in msgspec.structs.asdict(TASTE).items()})


def rows(**drawn: str) -> list[str]:
    """A sheet empty except for some rows: ``rows(r1="FF.........")`` has two forests on top."""
    return [drawn.get(f"r{number}", line) for number, line in enumerate(EMPTY, 1)]


def best(view: CartographersView) -> Move:
    return max(view.legal_moves(), key=lambda move: judge(view, move))


def best_sheet(state: CartographersState, seat: int = 0) -> Sheet:
    """The sheet in front of a seat after the drawing that looks best."""
    return state.desk(seat).after(best(state.view(seat)), state.task).sheet


# --- drawings -----------------------------------------------------------------------------------


def test_fills_a_row_for_borderlands() -> None:
    state = position(
        rows(r6="FFFF...WWWW"),
        card="great_river",
        edicts="greenbough shoreside_expanse great_city borderlands",
    )
    assert score_card("borderlands", best_sheet(state)) == 6


def test_forest_goes_to_the_edge_for_sentinel_wood() -> None:
    state = position(card="orchard", edicts="sentinel_wood canal_lake great_city borderlands")
    assert score_card("sentinel_wood", best_sheet(state)) == 4


def test_village_completes_a_cluster_of_six() -> None:
    state = position(
        rows(r6="...VV......"),
        card="fishing_village",
        edicts="wildholds canal_lake greenbough cauldrons",
    )
    assert score_card("wildholds", best_sheet(state)) == 8


def test_a_second_village_is_begun_when_the_first_is_large_enough() -> None:
    state = position(
        rows(r6="..VVVVVV..."),
        card="hamlet",
        season="spring",
        turned="hamlet",
        edicts="wildholds canal_lake greenbough lost_barony",
    )
    after = best_sheet(state)
    assert promise("wildholds", after) > 0  # it stands apart


def test_water_goes_beside_farm_for_canal_lake() -> None:
    state = position(
        rows(r6="....PPPP..."),
        card="fishing_village",
        edicts="canal_lake wildholds greenbough cauldrons",
    )
    assert score_card("canal_lake", best_sheet(state)) == 8


def test_forest_joins_mountains() -> None:
    edicts = "stoneside_forest golden_granary great_city cauldrons"
    state = position(rows(r6="..M...M...."), card="orchard", edicts=edicts)
    assert score_card("stoneside_forest", best_sheet(state)) == 6
    # One shape does not reach, but it leads from one mountain to the other.
    early = {"season": "spring", "turned": "orchard"}
    state = position(rows(r6="..M......M."), card="orchard", edicts=edicts, **early)
    before, after = state.sheets[0], best_sheet(state)
    assert promise("stoneside_forest", before) == 0
    assert promise("stoneside_forest", after) > 0


def test_a_coin_counts_every_season_to_come() -> None:
    # Nothing scores water here, so the smaller shape with its coin is better.
    state = position(
        card="great_river",
        season="summer",
        turned="great_river",
        edicts="sentinel_wood mages_valley great_city cauldrons",
    )
    assert best_sheet(state).water.bit_count() == 3


def test_closes_a_mountain() -> None:
    state = position(
        rows(r5=".....F.....", r6="....FMF...."),
        card="great_river",
        edicts="sentinel_wood canal_lake great_city lost_barony",
    )
    assert best_sheet(state).closed


def test_fills_cells_beside_monsters() -> None:
    state = position(
        rows(r6="....DDD...."),
        card="great_river",
        edicts="sentinel_wood canal_lake great_city borderlands",
    )
    assert monster_penalty(state.sheets[0]) == 8
    assert monster_penalty(best_sheet(state)) == 5


# --- an ambush ----------------------------------------------------------------------------------


def test_an_ambush_hurts_the_neighbour() -> None:
    state = position(EMPTY, EMPTY, phase="ambush", card="bugbear_assault", season="winter")
    worst = max(
        monster_penalty(state.sheets[1].draw(move.cells, "monster"))
        for move in state.legal_moves(0)
        if isinstance(move, Draw)
    )
    assert monster_penalty(best_sheet(state)) == worst


def test_an_ambush_does_not_fill_a_row_for_its_owner() -> None:
    state = position(
        EMPTY,
        rows(r1="FFFF...WWWW"),
        phase="ambush",
        card="kobold_onslaught",
        edicts="sentinel_wood canal_lake great_city borderlands",
    )
    assert not score_card("borderlands", best_sheet(state))


def test_breaking_what_is_promised_is_good_in_an_ambush() -> None:
    def hurt(row: str) -> float:
        state = position(
            EMPTY,
            rows(r6=row),
            phase="ambush",
            card="goblin_attack",
            season="autumn",
            turned="farmland",
            edicts="canal_lake great_city cauldrons stoneside_forest",
        )
        gap = 1 << 5 * 11 + 5
        view = state.view(0)
        return max(
            judge(view, move)
            for move in view.legal_moves()
            if isinstance(move, Draw) and move.cells & gap
        )

    # One more cell of forest would join the neighbour's mountains.
    assert hurt("..MFF.FFM..") > hurt("...FF.FF...") + 0.5


# --- skills -------------------------------------------------------------------------------------


def test_declines_a_dear_skill_that_brings_nothing() -> None:
    state = position(
        card="great_river",
        season="spring",
        turned="great_river",
        edicts="sentinel_wood mages_valley great_city cauldrons",
        skills="concentrate",
        coins="5",
        drafts="W3a/0@c4",
    )
    view = state.view(0)
    assert Use("concentrate") in view.legal_moves()
    assert judge(view, Use("concentrate")) < judge(view, DONE) == 0
    assert best(view) == DONE


def test_uses_a_free_skill_that_completes_a_row() -> None:
    state = position(
        rows(r6="FFFF.....WW"),
        card="fishing_village",
        edicts="sentinel_wood canal_lake great_city borderlands",
        skills="search",
        drafts=Draw(0b1111 << 59, BRUSHES.index("water")).notation,
    )
    assert best(state.view(0)) == Use("search")
    state.play(0, Use("search"))
    assert score_card("borderlands", best_sheet(state)) == 6


def test_knowledge_is_used_for_villages() -> None:
    fields = {
        "card": "orchard",
        "edicts": "wildholds canal_lake greenbough borderlands",
        "skills": "knowledge",
    }
    state = position(rows(r6="...VV......"), **fields)
    assert best(state.view(0)) == Use("knowledge")
    state.play(0, Use("knowledge"))
    assert score_card("wildholds", best_sheet(state)) == 8


def test_a_skill_is_kept_early_in_a_season_for_more_than_a_trifle() -> None:
    fields = {
        "card": "great_river",
        "edicts": "canal_lake greenbough wildholds lost_barony",
        "skills": "search",
        "drafts": "W3a/0@c4",
    }
    late = position(**fields).view(0)
    early = position(**fields | {"turned": "great_river"}).view(0)
    assert judge(late, Use("search")) > judge(early, Use("search"))


def test_acrobatics_only_where_they_save_more_than_they_cost() -> None:
    fields = {"phase": "acrobatics", "card": "bugbear_assault", "skills": "acrobatics"}
    winter = position(EMPTY, EMPTY, **fields, coins="2 | 2").view(0)
    assert best(winter) == Use("acrobatics")  # 2 stars for 4 to 5 cells
    nearly_full = ["FFFFFFFFFFF"] * 9 + ["FFFFFFFF.F.", "FFFFFFFF.F."]
    full = position(nearly_full, EMPTY, **fields, coins="2 | 2").view(0)
    assert best(full) == DONE


def test_a_lone_acrobat_lies_down_where_it_hurts_less() -> None:
    state = position(
        rows(r1="........FF.", r2="........FF.", r3="........FFF"),
        phase="acrobatics",
        card="bugbear_assault",
        skills="acrobatics",
        coins="3",
        drafts="use acrobatics",
    )
    assert best(state.view(0)).notation == "upright"  # into the corner behind the forest


# --- in general ---------------------------------------------------------------------------------


def test_weights() -> None:
    spring = weights(0, 8)
    assert spring.times == (2, 2, 2, 2)
    assert spring.coin == 4
    assert spring.hopes[1] < spring.hopes[2] < spring.hopes[3]  # the later, the more can be done
    assert weights(2, 0).times == (1, 0, 1, 2)
    assert weights(2, 7).threat > weights(3, 6).threat


@pytest.mark.parametrize("card", SCORING)
def test_every_card_promises_something_and_no_less_than_nothing(card: str) -> None:
    rng, seen = random.Random(4), set()
    for seed in range(4):
        state = new(1, seed, side="AB"[seed % 2])
        while not state.over:
            sheet = state.sheets[0]
            seen.add(promise(card, sheet))
            state.play(0, state.legal_moves(0).choice(rng))
    assert min(seen) >= 0
    assert len(seen) > 5


def test_open_sides() -> None:
    for cells in (0, 1, 0b11, (1 << 121) - 1, random.Random(1).getrandbits(121)):
        counted: dict[int, int] = dict.fromkeys(range(5), 0)
        for cell in range(121):
            y, x = divmod(cell, 11)
            beside = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
            sides = sum(cells >> (a * 11 + b) & 1 for a, b in beside if 0 <= a < 11 and 0 <= b < 11)
            counted[sides] |= 1 << cell
        assert by_open_sides(widen(cells)) == tuple(widen(counted[sides]) for sides in range(5))


TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"skills": True, "side": "B", "edition": "original-2019"}),
    (2, {"skills": True}),
    (3, {"skills": True, "drawing": "open", "side": "B"}),
    (12, {"skills": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_any_move_can_be_judged(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for seed in range(1 if seats == 12 else 4):
        state = new(seats, seed, **options)
        while not state.over:
            seat = rng.choice(state.to_move)
            view = state.view(seat)
            legal = view.legal_moves()
            tried = [move for move in legal if not isinstance(move, Draw)]
            tried += [legal.choice(rng) for _ in range(4)]
            assert all(math.isfinite(judge(view, move)) for move in tried)
            assert view == state.view(seat)
            assert view.json() == state.view(seat).json()
            # Skills are taken whenever they can be, so that all their drawings come up.
            uses = [move for move in tried if not isinstance(move, Draw) and move != DONE]
            state.play(seat, rng.choice(uses) if uses else legal.choice(rng))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_judge_weighs_what_a_drawing_changes(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    judged = set()
    for seed in range(1 if seats == 12 else 3):
        state = new(seats, seed + 10, **options)
        while not state.over:
            seat = rng.choice(state.to_move)
            view, glance = state.view(seat), Glance(state.view(seat))
            ways = list(glance.ways())
            for brush, anchor in rng.sample(ways, min(len(ways), 8)):
                cells, terrain = brush.stamp.cells(anchor), brush.terrain
                found = judge(view, Draw(cells, BRUSHES.index(terrain)))
                expected = glance.sign * gain(glance, cells, terrain, brush.coin)
                assert found == pytest.approx(expected, abs=1e-3)  # it counts in 1/65536 stars
                judged |= {(terrain, card) for card, _, _ in glance.edicts}
            state.play(seat, rng.choice(list(view.legal_moves())))
    assert len(judged) >= 20


@pytest.mark.parametrize("card", SCORING)
def test_the_judge_knows_what_each_card_promises(card: str) -> None:
    """On sheets that no game comes to, for cells that no shape covers."""
    rng = random.Random(card)
    others = [other for other in SCORING if SCORING[other].category != SCORING[card].category]
    by_category = {SCORING[other].category: other for other in others}
    edicts, gains = (card, *by_category.values()), set()
    for number in range(60):
        state = new(1, number, edition=("ukrainian-2021", "original-2019")[number % 2])
        state.edicts, state.sheets = edicts, (any_sheet(rng),)
        glance = Glance(state.view(0), any_taste(rng))
        free = [cell for cell in range(121) if state.sheets[0].free >> cell & 1]
        for terrain in BRUSHES:
            start = rng.choice(free)
            near = [cell for cell in free if abs(cell - start) in (0, 1, 2, 10, 11, 12, 22)]
            cells = sum(1 << cell for cell in rng.sample(near, min(len(near), rng.randint(1, 5))))
            found = glance.gain(cells, terrain, False)
            assert found == pytest.approx(gain(glance, cells, terrain, False), abs=1e-3)
            gains.add(found)
    assert len(gains) > 100
    assert {*NEAR, *FAR} == SCORING.keys()


@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_all_at_once_are_judged_like_one_by_one(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    state = new(seats, 8, **options)
    while not state.over:
        seat = rng.choice(state.to_move)
        view = state.view(seat)
        moves = view.legal_moves()
        each = judge_each(view, moves)
        assert len(each) == len(moves)
        some = rng.sample(range(len(moves)), min(len(moves), 20))
        assert [judge(view, moves[place]) for place in some] == [each[place] for place in some]
        assert judge_each(view, [moves[place] for place in some]) == [each[p] for p in some]
        state.play(seat, moves[rng.choice(some)])


def test_the_judge_looks_at_the_view_alone() -> None:
    state = new(2, 3, skills=True)
    for _ in range(12):
        seat = state.to_move[0]
        view = state.view(seat)
        copied = GAME.view(view.json())
        assert isinstance(copied, CartographersView)
        moves = list(view.legal_moves())[::40]
        assert [judge(view, move) for move in moves] == [judge(copied, move) for move in moves]
        state.play(seat, state.legal_moves(seat).choice(random.Random(1)))


# --- strength -----------------------------------------------------------------------------------


@pytest.mark.parametrize("skills", [False, True])
def test_greedy_beats_random_by_far(skills: bool) -> None:
    for seed in range(5):
        state = new(2, seed, skills=skills, side="AB"[seed % 2])
        choosers = [bot("random", seed), bot("greedy", seed)][:: 1 - 2 * (seed % 2)]
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, choosers[seat].choose(state.view(seat)))
        greedy = 1 - seed % 2
        assert state.scores[greedy] > state.scores[1 - greedy] + 20


@pytest.mark.parametrize(("name", "low", "high"), [("random", -100, -30), ("greedy", 15, 60)])
def test_a_lone_player(name: str, low: int, high: int) -> None:
    results = []
    for seed in range(8):
        state = new(1, seed, side="AB"[seed % 2], skills=seed > 3)
        player = bot(name, seed)
        while not state.over:
            state.play(0, player.choose(state.view(0)))
        results.append(state.solo_result)
    assert low < sum(results) / len(results) < high
