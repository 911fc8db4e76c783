"""Links that carry a game, and whether what they say is true."""

from __future__ import annotations

import base64
import zlib
from datetime import date
from typing import Any

import msgspec
import pytest

import isolario
from isolario.bots import steady
from isolario.charts.asking import Question, told
from isolario.charts.checking import Verdict, checked
from isolario.charts.packed import LONGEST, BadLink, Game, NewerLink, pack, packed, unpack
from isolario.core.state import State
from isolario.days import chart_of_the_day
from tests.charts.quick import ALONE, DUEL, SECRET, at_a_glance, game


def check(link: str, **options: Any) -> Verdict:
    return told(checked(link, **options), at_a_glance)


def changed(state: State, **parts: Any) -> str:
    """A link in which somebody has changed something."""
    return packed(msgspec.structs.replace(unpack(pack(state)), **parts))


def moves_of(state: State) -> list[str]:
    return unpack(pack(state)).moves.split("\n")


@pytest.mark.parametrize("day", [ALONE, DUEL, SECRET])
def test_a_link_holds_the_game(day: str) -> None:
    state, watched = game(day), list[tuple[int, int]]()
    link = pack(state)
    assert len(link) < 3000
    found = check(link, watch=lambda *far: watched.append(far))
    assert (found.kind, found.why, found.chart) == ("fine", None, chart_of_the_day(day))
    assert found.state is not None
    assert found.state.record() == state.record()
    count = len(state.record().moves)
    assert watched == [(number, count) for number in range(count)]
    read = unpack(link)
    chart = chart_of_the_day(day)
    options = state.record().options
    assert read.record(chart.game, chart.seats, options) == state.record()


def test_bots_are_asked_only_for_what_they_decided() -> None:
    state, asked = game(DUEL), list[Question]()

    def ask(question: Question) -> str:
        asked.append(question)
        return at_a_glance(question)

    told(checked(pack(state)), ask)
    bot_seat = 1 - chart_of_the_day(DUEL).you
    assert {question.view.seat for question in asked} == {bot_seat}
    assert {question.bot for question in asked} == {steady("hard")}


def test_where_one_plays_alone_nobody_is_asked() -> None:
    def ask(question: Question) -> str:
        raise AssertionError(question)

    assert told(checked(pack(game(ALONE))), ask).kind == "fine"


@pytest.mark.parametrize("day", [ALONE, DUEL])
def test_a_changed_move_is_forged(day: str) -> None:
    state = game(day)
    moves, mine = moves_of(state), chart_of_the_day(day).you
    at = next(n for n, (seat, _) in enumerate(state.record().moves) if seat == mine)
    moves[at] = moves[at + 2] if moves[at] != moves[at + 2] else "nonsense"
    found = check(changed(state, moves="\n".join(moves)))
    assert (found.kind, found.state) == ("forged", None)


def test_a_legal_move_that_is_not_the_bots_own_is_forged() -> None:
    """The person chooses something else for it, and plays on as well as they like."""
    chart = chart_of_the_day(DUEL)
    state, turned = chart.new(), 0
    while not state.over:
        seat = state.to_move[0]
        legal = state.legal_moves(seat)
        move = at_a_glance(Question("", state.view(seat), state.recall(seat)))
        if seat in chart.bots and not turned and len(legal) > 1:
            move = next(it.notation for it in legal if it.notation != move)
            turned = len(state.record().moves) + 1
        state.play(seat, move)
    found = check(pack(state))
    assert found.kind == "forged"
    assert found.why == isolario.Text("chart_forged_bot", {"n": turned})


@pytest.mark.parametrize("day", [ALONE, DUEL])
def test_another_shuffle_is_forged(day: str) -> None:
    other = chart_of_the_day("2026-01-08").seed
    for seed in ("7", other, game(day).chance.seed[:-1] + "x"):
        found = check(changed(game(day), seed=seed))
        assert (found.kind, str(found.why and found.why.id)) == ("forged", "chart_forged_seed")


def test_better_scores_are_forged() -> None:
    (score,) = game(ALONE).scores
    found = check(changed(game(ALONE), scores=(score + 1,)))
    assert found.why == isolario.Text("chart_forged_scores")


def test_half_a_game_is_forged() -> None:
    half = "\n".join(moves_of(game(ALONE))[:-3])
    assert check(changed(game(ALONE), moves=half)).why == isolario.Text("chart_forged_unfinished")
    more = "\n".join([*moves_of(game(ALONE)), "end"])
    assert check(changed(game(ALONE), moves=more)).kind == "forged"
    assert check(changed(game(ALONE), moves="")).kind == "forged"


def test_a_day_that_has_not_come_is_forged() -> None:
    link = pack(game(DUEL))
    assert check(link, now=date(2026, 1, 1)).kind == "fine"  # clocks differ
    assert check(link, now=date(2025, 12, 31)).why == isolario.Text("chart_forged_day")
    for day in ("2025-06-01", "2026-02-30", "soon"):
        assert check(changed(game(DUEL), date=day)).why == isolario.Text("chart_forged_day")


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ({"scheme": 2}, "chart_other_scheme"),
        ({"rules": 99}, "chart_other_rules"),
        ({"pieces": "another"}, "chart_other_pieces"),
        ({"bots": 99}, "chart_other_bots"),
    ],
)
def test_another_version_cannot_be_checked_here(part: dict[str, Any], why: str) -> None:
    """Whatever else may look wrong then."""
    found = check(changed(game(DUEL), **part, moves="unheard of", seats="0", scores=(1, 2)))
    assert (found.kind, found.why and found.why.id) == ("other", why)
    assert found.game is not None


def test_where_one_plays_alone_it_does_not_matter_what_bots_do() -> None:
    assert check(changed(game(ALONE), bots=99)).kind == "fine"


def test_a_link_that_was_cut_or_smudged_is_broken() -> None:
    link = pack(game(DUEL))
    for length in range(len(link)):
        assert check(link[:length]).kind == "broken"
    for at in range(1, len(link), 7):
        smudged = link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]
        assert check(smudged).kind == "broken"
    for odd in ("", "1", "hello there", "…", link + "=", link + " ", " " + link, "x" + link[1:]):
        assert check(odd).kind == "broken", odd


def test_a_newer_packing_is_not_broken() -> None:
    link = "2" + pack(game(ALONE))[1:]
    with pytest.raises(NewerLink):
        unpack(link)
    assert check(link).kind == "other"


def squeezed(data: bytes) -> str:
    return "1" + base64.urlsafe_b64encode(zlib.compress(data, 9)).rstrip(b"=").decode()


def test_a_bomb_is_refused_before_it_goes_off(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = squeezed(b"0" * 8_000_000)
    assert len(bomb) < LONGEST
    unpacked = list[bytes]()
    decode = msgspec.json.decode
    monkeypatch.setattr(msgspec.json, "decode", lambda data, **_: unpacked.append(data))
    with pytest.raises(BadLink):
        unpack(bomb)
    assert not unpacked
    monkeypatch.setattr(msgspec.json, "decode", decode)
    with pytest.raises(BadLink):
        unpack("1" + "A" * LONGEST)


@pytest.mark.parametrize(
    "data",
    [
        b"[]",
        b"{}",
        b"[" * 50_000,
        b'"\xff"',
        b'[1,"2026-01-03","s",1,"",1,[1],"","m",1]',
        b'[-1,"2026-01-03","s",1,"",1,[1],"","m"]',
        b'[1e99,"2026-01-03","s",1,"",1,[1],"","m"]',
        b'[1,"2026-01-03","s",1,"",1,[1],"01","m"]',
        '[1,"2026-01-03","s",1,"",1,[1],"²","m"]'.encode(),
        b'[1,"2026-01-03","s",1,"",1,[1],"","%s"]' % (b"m" * 101),
    ],
)
def test_what_does_not_look_like_a_game_is_broken(data: bytes) -> None:
    assert check(squeezed(data)).kind == "broken"
    assert check(squeezed(data) + "A").kind == "broken"


def test_only_a_chart_can_be_packed() -> None:
    with pytest.raises(BadLink):
        pack(isolario.new("beacon-patrol", 1, seed=7))
    assert Game.__struct_config__.array_like
