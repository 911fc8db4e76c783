"""A poster of a finished game: what is on it, in which language, and that it is self-contained."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
import resvg_py

import isolario
from isolario.cli import main
from isolario.core.record import Record
from isolario.core.text import Text, signed
from isolario.picture import flags
from isolario.picture.palette import GRID
from isolario.server.fonts import faces_for
from isolario.table.keepsakes import names_of
from isolario.table.messages import SeatCard, TableCard
from isolario.table.poster import HIGH, WIDE, Player, poster
from isolario.words import LANGUAGES, say
from tests.paths import RECORDS, ROOT

GAMES = {
    "foggy-island": "foggy-island-4-mercenaries-usual-1-points-red",
    "cartographers": "cartographers-5-A-True-ukrainian-2021-open",
    "beacon-patrol": "beacon-patrol-2-True-False",
    "land-vs-sea": "land-vs-sea-3-usual-False-False-False-silent-dealt",
    "sea-dragons": "sea-dragons-2",
}
NAMES = ("Олена", "Jörg <3", "Ґанна & Їжак", "Пётр", "Zoë")
SVG = "{http://www.w3.org/2000/svg}"


@cache
def record_of(game: str) -> Record:
    written = json.loads((RECORDS / f"{GAMES[game]}.json").read_bytes())
    return msgspec.convert(written["record"], Record)


@cache
def state_of(game: str) -> isolario.State:
    return isolario.load(record_of(game))


def drawn(game: str, language: str = "uk") -> ElementTree.Element:
    state = state_of(game)
    players = [Player(name, bot=seat == 1) for seat, name in enumerate(NAMES[: state.seats])]
    svg = poster(state, lambda text: say(text, language, game, NAMES), players, "5 травня 2026")
    return ElementTree.fromstring(svg)


def written(sheet: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in sheet.iter(f"{SVG}text")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_title_names_day_and_score_are_on_it(game: str, language: str) -> None:
    state, sheet = state_of(game), drawn(game, language)
    lines = written(sheet)
    assert lines[0] == say(Text(game.replace("-", "_")), language, game)
    assert "5 травня 2026" in lines
    for seat, name in enumerate(NAMES[: state.seats]):
        assert name in lines
        if game != "beacon-patrol":
            assert signed(state.scores[seat]) in lines
    if game == "beacon-patrol":  # one result for all
        assert lines[2] == say(Text("count_points", {"n": state.scores[0]}), language)
    assert (sheet.get("width"), sheet.get("height")) == (f"{WIDE:g}", f"{HIGH:g}")


def test_a_result_below_zero_has_a_minus_that_is_not_a_dash() -> None:
    """The face of names draws a minus as long as a dash: points are in the other face."""
    state = isolario.new("cartographers", 1, seed=1)
    while not state.over:
        state.play(0, state.legal_moves(0)[0])
    svg = poster(state, lambda text: say(text, "uk", "cartographers"), [Player("Олена")])
    minus = [
        text for text in ElementTree.fromstring(svg).iter(f"{SVG}text") if "−" in f"{text.text}"
    ]
    assert [(text.text, text.get("class")) for text in minus] == [
        (say(Text("count_points", {"n": state.scores[0]}), "uk", "cartographers"), "t-number")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_map_hangs_there_once(game: str) -> None:
    state, sheet = state_of(game), drawn(game)
    hung = sheet.findall(f"{SVG}g/{SVG}g/{SVG}g/{SVG}title")
    boards = [
        say(area.title, "uk", game, NAMES)
        for seat in range(state.seats)
        for area in state.view(seat).scene().areas
        if area.role == "board"
    ]
    own = game == "cartographers"  # a sheet for each
    assert [it.text for it in hung] == (boards if own else boards[:1])
    assert sum(it.get("id", "").startswith("flag-") for it in sheet.iter()) == state.seats


@pytest.mark.parametrize("game", GAMES)
def test_only_the_map_is_on_it_and_every_name_once(game: str) -> None:
    state, sheet = state_of(game), drawn(game)
    lines = written(sheet)
    assert [lines.count(name) for name in NAMES[: state.seats]] == [1] * state.seats
    beside = {"Раунд", "Сонячно", "Туман"}  # what is told beside a board during the game
    assert not beside & set(" ".join(lines).split())
    if game == "land-vs-sea":  # nothing can be laid there any more
        grid = next(it for it in sheet.iter(f"{SVG}path") if it.get("stroke-opacity") == f"{GRID}")
        board = next(area for area in state.view(0).scene().areas if area.role == "board")
        laid = [it for it in board.sprites if it.symbol.startswith("side_")]
        assert grid.get("d", "").count("M") == len(laid)


@pytest.mark.parametrize("game", ["foggy-island", "land-vs-sea", "sea-dragons"])
def test_one_line_for_each_player(game: str) -> None:
    """Place, name and score stand in columns, and nobody else's beside them."""
    state, sheet = state_of(game), drawn(game)
    assert state.outcome is not None
    places = state.outcome.places
    found = [(text, float(text.get("y", ""))) for text in sheet.iter(f"{SVG}text")]
    lines = {y: [text for text, at in found if at == y] for text, y in found if text.text in NAMES}
    assert len(lines) == state.seats
    columns = set()
    for y, (place, name, score) in lines.items():
        seat = NAMES.index(name.text or "")
        assert place.text == f"{places[seat]}"
        assert score.text == signed(state.scores[seat])
        columns.add((place.get("x"), name.get("x"), score.get("x")))
        assert y < HIGH
    assert len(columns) == 1
    ranked = [NAMES.index(lines[y][1].text or "") for y in sorted(lines)]
    assert ranked == sorted(ranked, key=lambda seat: (places[seat], seat))


def test_it_is_drawn_without_a_browser() -> None:
    for game in GAMES:
        svg = ElementTree.tostring(drawn(game), encoding="unicode")
        assert len(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=300))) > 20_000


def test_flags_are_those_of_the_page() -> None:
    page = (ROOT / "web" / "src" / "common" / "Flag.svelte").read_text("utf-8")
    patterns = re.findall(r"'(M[^']+Z)'", page)
    assert (*flags.PATTERNS, flags.NOTCHED, flags.WHOLE) == (*patterns,)


def test_who_has_no_name_is_called_as_in_the_page() -> None:
    seats = (
        SeatCard(0, "person", ""),
        SeatCard(1, "bot", "", "easy"),
        SeatCard(2, "bot", "", "easy"),
        SeatCard(3, "person", "Ann"),
    )
    card = TableCard("x", "sea-dragons", {}, seats, "over", "", "chosen", 1)
    assert names_of(card, lambda text, names: say(text, "en", card.game, names)) == [
        "Player 1",
        "Bot (easy) 1",
        "Bot (easy) 2",
        "Ann",
    ]


# --- fonts ----------------------------------------------------------------------------------------

CSS = (
    "@font-face{font-family:A;src:url(/assets/a-cyrillic.woff2)format('woff2');"
    "unicode-range:U+301,U+400-45F,U+2116}"
    "@font-face{font-family:A;src:url(/assets/a-latin.woff2)format('woff2');unicode-range:U+??}"
    "@font-face{font-family:A;font-style:italic;src:url(/assets/a-latin.woff2);unicode-range:U+??}"
)


def test_only_the_letters_that_are_needed_come_along(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index.css").write_text(CSS)
    for script in ("cyrillic", "latin"):
        (tmp_path / "assets" / f"a-{script}.woff2").write_bytes(script.encode())
    latin, cyrillic = "bGF0aW4=", "Y3lyaWxsaWM="
    for said, found in (("Map", {latin}), ("Мапа", {cyrillic}), ("Map № 1", {latin, cyrillic})):
        rules = faces_for(said, tmp_path)
        assert {data for data in (latin, cyrillic) if f"base64,{data})" in rules} == found
        assert "/assets/" not in rules
        assert "italic" not in rules
    assert faces_for("Map", tmp_path / "nowhere") == ""


# --- on the command line --------------------------------------------------------------------------


def test_a_poster_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_of("sea-dragons").json())
    assert main(["poster", str(file), "--names", "Ann", "--language", "en"]) == 0
    lines = written(ElementTree.parse(tmp_path / "game.svg").getroot())
    assert lines[0] == "Sea Dragons"
    assert {"Ann", "Player 2"} <= {*lines}
    assert str(tmp_path / "game.svg") in capsys.readouterr().out
    assert main(["poster", str(file), "--names", "Ann,Bo,Cy"]) == 2
    assert capsys.readouterr().err == "isolario: 3 names for 2 seats\n"


@pytest.mark.parametrize("command", [("poster",), ("replay", "--browser")])
def test_a_bad_file_gives_one_clear_line(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.json"
    good = record_of("sea-dragons")
    for content in ("", "{}", "[1]", msgspec.structs.replace(good, rules=9).json()):
        bad.write_text(content)
        assert main([*command, str(bad)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"isolario: {bad}: ")
        assert said.err.count("\n") == 1
    assert main([*command, str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err
