"""The terminal program, played as a person would: by typing, and looking at what is printed."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import isolario
from isolario.cli import main
from isolario.core.game import State
from isolario.core.record import replay
from isolario.core.text import signed
from isolario.table.seeds import Parts, Published, SeatPart, Terms, commitment, mix
from isolario.terminal import book, turn
from isolario.terminal.menu import menu
from isolario.terminal.picture import picture
from isolario.terminal.report import seen
from isolario.terminal.screen import Plain
from isolario.terminal.seats import chairs
from isolario.terminal.shelf import variants
from isolario.terminal.table import Table
from isolario.terminal.turn import Turn
from isolario.terminal.voice import Voice
from isolario.words import LANGUAGES, MissingMessage
from tests.terminal.typist import CHAIR, CURTAIN, Play

GAMES = list(isolario.all_games())


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the program says to nonsense: one line, exit code 2."""
    assert main(argv) == 2
    said = capsys.readouterr().err
    assert said.startswith("isolario: ")
    assert said.count("\n") == 1
    return said


def recorded(path: Path) -> State:
    return isolario.load(path)


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, itertools.cycle(LANGUAGES))))
def test_a_person_against_bots(play: Play, tmp_path: Path, game: str, language: str) -> None:
    how = ["--plain"] * (GAMES.index(game) % 2)
    file = tmp_path / "game.json"
    bots = ["--bots", ",".join(["random"] * (_usual_seats(game) - 1)) or "none"]
    printed = play(
        "play", game, *how, *bots, "--seed", "7", "--record", str(file), language=language
    )
    state = recorded(file)
    voice = Voice(language, game)
    assert state.over
    assert voice.title in printed
    for event in (event for entry in state.log for event in seen(entry.events, 0)):
        if event.points:
            assert event.clause in printed
    for score in state.scores:
        assert signed(score) in printed.rpartition(voice.say("button_score"))[2]
    assert voice.say("game_over") in printed
    assert voice.say("terminal_saved", file=str(file)) in printed.replace("\n", "")
    assert "\x1b" not in printed  # no colours where nobody is looking


def _usual_seats(game: str) -> int:
    return isolario.new(game, seed=1).seats


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        (name, variant)
        for name, game in isolario.all_games().items()
        for variant in range(min(2, len(variants(game))))
    ],
)
def test_two_people_never_see_each_other_s_secrets(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, variant: int
) -> None:
    rulebook = isolario.all_games()[game]
    if 2 not in rulebook.seats:
        pytest.skip("not for two")
    options = _variant(game, variant)
    file = tmp_path / "game.json"
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    words += ["--bots", "none", "--seats", "2", "--seed", "1073"]  # Sea Dragons: all is open once
    sit = Table._sit

    def seen_to_sit(self: Table, seat: int) -> None:
        sit(self, seat)
        self.screen.say(f"{CHAIR}{seat}")

    monkeypatch.setattr(Table, "_sit", seen_to_sit)
    printed = play("play", game, "--plain", *words, "--record", str(file))
    state = recorded(file)
    voice = _voice_of(state)
    secret: list[set[str]] = [set(), set()]  # what only the other player may read
    shown: list[set[str]] = [set(), set()]
    for event in (event for entry in state.log for event in entry.events):
        told = [event.seen_by(seat, remembering=False) for seat in range(2)]
        public = event.seen_by(None, remembering=False)
        for seat in range(2):
            mine, theirs = told[seat], told[1 - seat]
            if mine is not None:
                shown[seat].add(voice.tell(mine))
            if theirs is not None and theirs not in (mine, public):
                secret[seat].add(voice.tell(theirs))
    parts = printed.split(CURTAIN)
    if len(parts) == 1:  # a game without secrets needs no curtain
        assert not any(secret)
        return
    for part in parts:  # what is on the screen until it is wiped, whoever is looking
        read: set[str] = set()
        for looks in part.partition(voice.say("button_score"))[0].split(CHAIR)[1:]:
            seat = int(looks[0])
            read |= {line.strip() for line in looks[1:].split("\n")}
            assert not read & (secret[seat] - shown[seat])
    assert any(line in part for part in parts for line in secret[0])  # the test can see secrets


def _variant(game: str, number: int) -> dict[str, object]:
    found = variants(isolario.all_games()[game])
    return found[number % len(found)]


def _voice_of(state: State, language: str = "en") -> Voice:
    voice = Voice(language, state.game.name)
    terms = [name.id for name in state.game.seat_names(state.seats)]
    seated = chairs(["person"] * state.seats, terms, (), voice)
    voice.names = tuple(chair.name for chair in seated)
    return voice


@pytest.mark.parametrize("game", GAMES)
def test_the_other_s_hand_is_never_drawn(
    monkeypatch: pytest.MonkeyPatch, play: Play, game: str
) -> None:
    """Whoever is asked sees exactly their own view."""
    if 2 not in isolario.all_games()[game].seats:
        pytest.skip("not for two")
    looked: list[tuple[int | None, int | None]] = []
    real = Turn.show

    def watched(turn: Turn, news: object = ()) -> None:
        looked.append((turn.seat, turn.view.seat))
        real(turn, news)  # type: ignore[arg-type]

    monkeypatch.setattr(Turn, "show", watched)
    play("play", game, "--plain", "--bots", "none", "--seats", "2", "--seed", "7")
    assert {seat for seat, _ in looked} == {0, 1}
    assert all(seat == view for seat, view in looked)


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_can_be_watched(play: Play, game: str) -> None:
    bots = ",".join(["random"] * _usual_seats(game))
    printed = play("play", game, "--bots", bots, "--seed", "7", "--plain")
    assert Voice("en").say("game_over") in printed


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, itertools.cycle(LANGUAGES))))
def test_every_command_answers(play: Play, tmp_path: Path, game: str, language: str) -> None:
    voice = Voice(language, game)
    words = [
        voice.say(f"terminal_command_{name}")
        for name in ("help", "rules", "score", "log", "board", "undo")
    ]
    file = tmp_path / "saved.json"
    first = [*words, "?", "? 1", f"{voice.say('terminal_command_save')} {file}", "", "!", "999"]
    printed = play("play", game, "--plain", first=[*first, "quit"], language=language)
    assert voice.say("terminal_help_heading") in printed
    assert voice.say("undo_undecided") in printed
    assert voice.say("terminal_saved", file=str(file)) in printed
    assert "“!”" in printed or "«!»" in printed
    assert "999" in printed
    assert printed.rstrip().endswith(voice.say("terminal_bye"))
    assert not recorded(file).over


# --- what the new games need ------------------------------------------------------------------

OPEN = ["play", "cartographers", "--seed", "7", "--bots", "none", "--seats", "2", "--plain"]
BEACON = ["play", "beacon-patrol", "--seed", "7", "--seats", "2", "--bots", "random", "--plain"]
ALONE = ["play", "cartographers", "--seed", "7", "--seats", "1", "--plain"]


def test_an_open_drawing_can_be_taken_back_at_one_screen(play: Play) -> None:
    printed = play(*OPEN, first=["F1a/0@c4", "what?", "undo", "V1a/0@c4", "", "quit"])
    assert CURTAIN not in printed
    assert "“what?” means nothing here." in printed
    after = printed.partition("Your step has been taken back.")[2]
    assert "village on c4" in after
    assert "forest on c4" not in after


def test_what_takes_effect_at_once_is_told_once(play: Play) -> None:
    printed = play(*ALONE, first=["F1a/0@c4", "quit"])
    assert printed.count("forest on c4") == 1
    assert "sketched" not in printed
    assert ": ready" not in printed


def test_a_lone_cartographer_is_told_how_the_title_comes_about(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = play(*ALONE, "--record", str(file))
    state = recorded(file)
    (told,) = (e for entry in state.log for e in entry.events if e.what == "solo_result")
    ending = printed.rpartition("Game over")[0].rpartition("\n")[0]
    line = Voice("en", "cartographers", ("You",)).tell(told)
    assert f"{line} (rule CRT-1.3)" in ending


def test_edicts_are_told_at_length_when_asked(play: Play) -> None:
    printed = play(*ALONE, first=["score", "quit"])
    once = "2\u00a0stars for each cell of your second largest village cluster."
    assert printed.count(once) == 2  # as the game begins, and as the score is asked for


def test_clauses_with_a_dot(play: Play) -> None:
    assert Voice("uk", "cartographers").clause("CRT-1.1")
    printed = play(*ALONE, first=["rules CRT-1.1", "quit"])
    assert "CRT-1.1" in printed
    assert "CRT-1-1" not in printed


def test_what_everybody_sees_at_a_real_table(play: Play) -> None:
    printed = play(*BEACON, first=["board", "quit"])
    assert re.search(r"\n  Seat 2: \w+, .*(sea|land)", printed)
    for said in ("Turns left: 1", "In the stack: 4", "Novices. Next: Sailors, 26\u00a0more"):
        assert f"\n  {said}" in printed
    assert re.search(r"\n  open sea: \d+\n  land in the north: \d+", printed)


def test_a_team_has_one_score(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed = play(*BEACON, "--record", str(file))
    points = recorded(file).scores[0]
    ending = printed.rpartition("Score sheet")[2]
    assert "Seat 1" not in ending
    assert f"{points}\u00a0points" in ending
    assert "\nScore:\n  0\u00a0points\n" in printed


def test_numbers_of_players_and_yes_or_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 to 12 players" in refused(capsys, "play", "cartographers", "--seats", "40")
    assert "'no', 'yes'" in refused(capsys, "play", "beacon-patrol", "--option", "piers=some")
    assert main(["games", "beacon-patrol", "--plain", "--language", "en"]) == 0
    printed = capsys.readouterr().out
    assert "* no: Without piers" in printed
    assert not re.search("true|false", printed, re.IGNORECASE)


# --- what Foggy Island shows, as an example ----------------------------------------------------

FOGGY = ["play", "foggy-island", "--seed", "7", "--bots", "random"]
HAND = ["1", "1", "1", "2", "4", "done"]


def test_undo_takes_a_choice_back(play: Play) -> None:
    printed = play(*FOGGY, "--plain", first=["1", "undo", "undo", "quit"])
    assert "Choose 4\u00a0more tokens" in printed
    assert "Your step has been taken back." in printed
    assert "nothing to take back" in printed
    after = printed.rpartition("taken back.")[2]
    assert "into the hand" not in after


def test_undo_can_name_a_step_of_the_choice(play: Play) -> None:
    typed = ["pick W", "pick H", "pick P", "undo H", "undo pick W", "undo H", "quit"]
    printed = play(*FOGGY, "--plain", first=typed)
    assert printed.count("Your step has been taken back.") == 2
    assert "Choose 4\u00a0more tokens" in printed.rpartition("taken back.")[2]
    assert "That cannot be taken back on its own now." in printed


def test_undo_before_the_curtain(play: Play) -> None:
    two = ["play", "foggy-island", "--seed", "7", "--bots", "none", "--plain"]
    printed = play(*two, first=["", *HAND, "undo", "quit"])
    assert CURTAIN not in printed
    assert "Five tokens are chosen" in printed.rpartition("taken back.")[2]


def test_what_is_taken_back_is_no_news(play: Play) -> None:
    two = ["play", "foggy-island", "--seed", "7", "--bots", "none", "--plain"]
    printed = play(*two, first=["", *HAND, "undo", "done", "", "", "quit"])
    assert printed.partition(CURTAIN)[2].count("Blue: ready") == 1


@pytest.mark.process
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("how", [["--plain"], []], ids=["plain", "rich"])
def test_the_curtain_wipes_a_real_terminal(how: list[str]) -> None:
    two = ["play", "foggy-island", "--seed", "7", "--bots", "none", "--language", "en", *how]
    printed = _on_a_terminal(two, "\n".join(["", *HAND, "", "", "quit", ""]))
    before, wiped, after = printed.partition("\x1b[H\x1b[2J\x1b[3J")  # and what scrolled off
    assert wiped
    assert "Blue: wolf into the hand" in before
    assert "Pass the screen to: Red" in after
    assert "into the hand" not in after


def _on_a_terminal(argv: list[str], typed: str) -> str:
    """What the program prints when somebody types at a real terminal."""
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    command = [sys.executable, "-m", "isolario.cli", *argv]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True
    ) as program:
        os.close(theirs)
        os.write(ours, typed.encode())
        printed = b""
        with contextlib.suppress(OSError):  # Linux reports the other side's end as an error
            while some := os.read(ours, 65_536):
                printed += some
        os.close(ours)
        assert program.wait(60) == 0
    return printed.decode("utf-8", "replace")


def test_what_covers_many_cells_is_said_once(play: Play) -> None:
    printed = play(*FOGGY, "--plain", "--option", "weather=fog", first=[*HAND, "quit"])
    assert "gloom board: d1–f3, a4–c6, d4–f6" in printed


def test_moves_in_every_spelling(play: Play) -> None:
    cyrillic = "Рс3"  # the pig, typed on a Cyrillic keyboard
    printed = play(
        *FOGGY, "--plain", first=[*HAND, "wolf b2", "1", "a1", cyrillic, "wF6", "log", "quit"]
    )
    for cell in ("wolf on b2", "wolf on a1", "pig on c3", "wolf on f6"):
        assert f"Blue (you): {cell}" in printed


def test_why_not(play: Play) -> None:
    printed = play(*FOGGY, "--plain", first=[*HAND, "Wa9", "Xa1", "sunny", "Wa1", "Wa1", "quit"])
    assert "“Wa9” is not a move. A move looks like this: W" in printed
    assert "There is a token on a1 already. (rule FOG-R2)" in printed
    assert "FOG-R2: In your turn, place one token" in printed
    assert "That is not what is being decided now. (rule FOG-R2)" in printed


def test_preview_tells_now_and_then(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    state = isolario.new("foggy-island", seed=7)
    for seat, notation in ((0, "W"), (1, "H")):
        for _ in range(3):
            state.play(seat, f"pick {notation}")
        state.play(seat, "pick P")
        state.play(seat, "pick P")
        state.play(seat, "done")
    for cell in ("a1", "b1"):
        state.play(1, state.legal_moves(1)[-1])
        state.play(0, f"W{cell}")
    state.play(1, state.legal_moves(1)[-1])
    file.write_text(state.record().json(), "utf-8")
    printed = play("play", str(file), "--plain", first=["? Pc1", "? b1", "?", "quit"])
    assert "What would happen: Pc1" in printed
    assert "Blue (you): pig on c1" in printed
    change = Voice(names=("Blue (you)",)).say("terminal_now_then", player=0, now=0, then=6)
    assert change in printed


def test_the_scored_board_is_shown_before_it_is_swept(play: Play) -> None:
    printed = play(*FOGGY, "--plain")
    scored = printed.partition("The board as it was scored")[2].partition("Press Enter")[0]
    assert "Round 1 is over" in scored
    board = re.split(r"\n +(?:Blue \(you\)|Red): ", scored)[0]
    assert len(re.findall(r"\b[a-f][1-6]\b", board)) == 36


def test_names(play: Play) -> None:
    printed = play(*FOGGY, "--plain", "--names", "Олена, Робот", first=["1", "quit"])
    assert "Олена (Blue): wolf into the hand" in printed


def test_boxes_and_colours(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    printed = play(*FOGGY, first=[*HAND, "Wc3", "quit"])
    assert "╭" in printed
    blue = "48;2;63;127;191"
    assert re.search(rf"\x1b\[[^m]*{blue}m bW ", printed)
    assert "bW wolf, Blue" in printed  # a newcomer is told what the letters on the board mean


def test_plain_has_neither_boxes_nor_colours(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    printed = play(*FOGGY, "--plain", first=[*HAND, "Wc3", "log", "score", "quit"])
    assert not re.search("[\x1b─-╿]", printed)
    assert "wolf, Blue (you): c3" in printed


# --- leaving, saving, the command line ---------------------------------------------------------


@pytest.mark.process
def test_the_end_of_the_input_is_a_polite_goodbye() -> None:
    """With the real program, as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "isolario.cli", *FOGGY, "--language", "en", "--plain"],
        input="1\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("Goodbye!")
    assert done.stderr == ""


def test_a_saved_game_goes_on(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    play(*FOGGY, "--plain", first=["1", "1", f"save {file}", "quit"])
    printed = play("play", str(file), "--bots", "random", "--plain", "--record", str(file))
    assert "Choose 3\u00a0more tokens" in printed
    assert recorded(file).over


def test_undo_of_what_was_done_before_saving(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    play(*FOGGY, "--plain", first=["1", f"save {file}", "quit"])
    printed = play("play", str(file), "--plain", first=["undo", "quit"])
    assert "Choose five tokens" in printed


def test_save_never_destroys(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Olena", "utf-8")
    first = [f"save {file}", "save", f"save {tmp_path}", "quit"]
    printed = play(*FOGGY, "--plain", first=first)
    assert "The record could not be saved" in printed
    assert file.read_text("utf-8") == "Dear Olena"


def test_language_of_the_reader(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for locale, title in (("uk_UA.UTF-8", "Туманний"), ("ru_RU", "Туманный"), ("de_DE", "Foggy")):
        monkeypatch.setenv("LANG", locale)
        assert main(["games", "--plain"]) == 0
        assert title in capsys.readouterr().out


def test_what_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "foggy-island" in refused(capsys, "play", "chess")
    assert "weather" in refused(capsys, "play", "foggy-island", "--option", "wind=north")
    assert "'sunny'" in refused(capsys, "play", "foggy-island", "--option", "weather=hail")
    assert "name=value" in refused(capsys, "play", "foggy-island", "--option", "fog")
    assert "players" in refused(capsys, "play", "foggy-island", "--seats", "9")
    assert "genius" in refused(capsys, "play", "foggy-island", "--bots", "genius")
    assert "seats" in refused(capsys, "play", "foggy-island", "--bots", "easy,easy,easy")
    assert "green" in refused(capsys, "play", "foggy-island", "--seat", "green=person")
    assert "seat=who" in refused(capsys, "play", "foggy-island", "--seat", "blue")
    assert "names" in refused(capsys, "play", "foggy-island", "--names", "a,b,c")
    assert "seed" in refused(capsys, "play", "foggy-island", "--seed", "")
    assert "--help" in refused(capsys, "play")
    assert "invalid choice" in refused(capsys, "sing")
    missing = str(tmp_path / "missing.json")
    for word in ("replay", "verify"):
        assert "missing.json" in refused(capsys, word, missing)
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe{")
    assert "not a record" in refused(capsys, "replay", str(broken))
    assert "not a record" in refused(capsys, "play", str(broken))
    assert "options" in refused(capsys, "bench", "--option", "weather=fog")


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in ((["--version"], isolario.__version__), (["play", "--help"], "--seat")):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 0
        assert expected in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["games", "--all", "--language", language]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for game in isolario.all_games().values():
        voice = Voice(language, game.name)
        assert voice.title in printed
        for about in (voice.about(game.name), voice.about("pieces")):
            assert about.replace("\u00a0", " ") in printed
        for name in game.options.__struct_fields__:
            assert f"--option {name}=" in printed


def test_a_game_without_a_book(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (turn, book):
        monkeypatch.setattr(module, "book_of", lambda game: None)
    monkeypatch.setattr(turn, "rules_lines", lambda voice: [])
    printed = play(*FOGGY, "--plain", first=["rules", "quit"])
    assert "\n  This game has no rulebook.\n" in printed
    assert "no rulebook" in refused(capsys, "rules", "foggy-island", "--language", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_each_game(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["games", "--plain", "--language", language]) == 0
    *games, more = capsys.readouterr().out.splitlines()
    assert [re.findall(r"\(([a-z-]+)\), ", line) for line in games] == [[it] for it in GAMES]
    assert games[0].startswith(Voice(language, GAMES[0]).title)
    assert "--all" in more
    assert main(["games", GAMES[0], "--plain", "--language", language]) == 0
    only = capsys.readouterr().out
    assert f"({GAMES[0]})" in only
    assert f"({GAMES[1]})" not in only
    assert "no game 'chess'" in refused(capsys, "games", "chess")


# --- records -----------------------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished random game."""
    rng = random.Random(3)
    state = isolario.new(request.param, seed=3)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, state.legal_moves(seat).choice(rng))
    file = tmp_path / "game.json"
    file.write_text(state.record().json(), "utf-8")
    return file


def test_a_good_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), str(record), "--language", "en"]) == 0
    assert capsys.readouterr().out.count("The record is good") == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(rules=999), "version 999 of the rules"),
        (lambda data: data.update(isolario=999), "format 999"),
        (lambda data: data.update(game="chess"), "no game 'chess'"),
        (lambda data: data["moves"].insert(1, [*data["moves"][0][:1], "@@"]), "move 2"),
        (lambda data: data.update(options={"wind": "north"}), "wind"),
        (lambda data: data.update(extra=1), "not a record"),
        (lambda data: data.pop("seed"), "not a record"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_record(
    record: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[dict[str, object]], object],
    said: str,
    language: str,
) -> None:
    data = json.loads(record.read_text("utf-8"))
    change(data)
    record.write_text(json.dumps(data), "utf-8")
    assert main(["verify", str(record), "--language", language]) == 1
    assert said in capsys.readouterr().out


def test_what_a_table_publishes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = recorded(record).record()
    terms = Terms(played.game, played.options, played.rules, played.seats)
    parts = Parts("00" * 32, (SeatPart(0, "11" * 16),), commitment("00" * 32))
    fair = isolario.new(played.game, played.seats, mix(parts, terms), **played.options).record()
    late = msgspec.structs.replace(parts, commitment=commitment("22" * 32))
    alone = Parts("00" * 32, (), commitment("00" * 32))
    lonely = isolario.new(played.game, played.seats, mix(alone, terms), **played.options).record()
    filled = msgspec.structs.replace(parts, seats=(SeatPart(0, "11" * 16, by_server=True),))
    noted = ["--commitment", parts.commitment, "--part", f"1={'11' * 16}"]
    for published, more, code, said in (
        (Published(fair, parts), [], 0, "Seats that added to it: 1. Not checked"),
        (Published(fair, parts), noted, 0, "was fixed before the game began"),
        (Published(fair, parts), [*noted[:3], f"1={'22' * 16}"], 1, "Your part is not among"),
        (Published(fair, parts), [*noted, "--part", f"2={'11' * 16}"], 1, "Your part is not among"),
        (Published(fair, parts), [noted[0], "22" * 32, *noted[2:]], 1, "is not the one that you"),
        (Published(lonely, alone), [], 0, "The server could have chosen"),
        (Published(lonely, alone), noted, 1, "Your part is not among"),
        (Published(fair, filled), [], 0, "The server could have chosen"),
        (Published(fair, late), [], 1, "do not give this shuffle"),
        (Published(played, parts), [], 1, "do not give this shuffle"),
        (Published(played), [], 0, "chosen by hand"),
        (Published(played), noted, 1, "chosen by hand"),
    ):
        record.write_bytes(msgspec.json.encode(published))
        assert main(["verify", str(record), "--language", "en", *more]) == code
        printed = capsys.readouterr().out
        assert "The record is good" in printed
        assert said in printed
    assert main(["replay", str(record), "--plain"]) == 0
    record.write_text('{"record": {}, "parts": 7}', "utf-8")
    assert main(["verify", str(record), "--language", "en"]) == 1
    assert "not a record" in capsys.readouterr().out


@pytest.mark.parametrize(
    "said",
    [
        ["--commitment", "00" * 32],
        ["--part", f"1={'11' * 16}"],
        ["--commitment", "00" * 32, "--part", "11" * 16],
        ["--commitment", "00" * 32, "--part", f"0={'11' * 16}"],
        ["--commitment", "00" * 31, "--part", f"1={'11' * 16}"],
        ["other.json", "--commitment", "00" * 32, "--part", f"1={'11' * 16}"],
    ],
)
def test_what_was_noted_has_to_be_whole(
    said: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(isolario.new("foggy-island", seed=1).record().json(), "utf-8")
    assert main(["verify", str(file), *said]) == 2
    assert "--commitment HEX --part SEAT=HEX" in capsys.readouterr().err
    noted = ["--commitment", "00" * 32, "--part", f"1={'11' * 16}"]
    assert main(["verify", str(file), *noted, "--language", "en"]) == 1
    assert "a bare record" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("how", "language"), [(["--plain"], "uk"), ([], "en")], ids=["plain", "rich"]
)
def test_replay_tells_the_log(play: Play, record: Path, how: list[str], language: str) -> None:
    state = recorded(record)
    voice = _voice_of(state, language)
    for seat in (None, 0):
        name = "spectator" if seat is None else "1"
        printed = " ".join(
            play("replay", str(record), "--seat", name, *how, language=language).split()
        )
        for entry in state.log:
            for event in seen(entry.events, seat):
                assert " ".join(voice.tell(event).split()) in printed
        assert voice.say("game_over") in printed


def test_replay_keeps_secrets_of_the_other(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*FOGGY, "--plain", "--option", "weather=fog", "--record", str(file))
    spectator = play("replay", str(file), "--plain")
    blue = play("replay", str(file), "--plain", "--seat", "blue")
    assert not re.search(r"(wolf|rat|hare|pig) from the deck", spectator)
    assert re.search(r"Blue: \w+ from the deck", blue)
    assert not re.search(r"Red: (wolf|rat|hare|pig) (from the deck|face down)", blue)


def test_replay_step_by_step(play: Play, record: Path) -> None:
    state = recorded(record)
    printed = play("replay", str(record), "--plain", "--step")
    steps = len(state.record().moves)
    assert f"0 / {steps}" in printed
    assert f"{steps} / {steps}" in printed
    told = [voice_line for voice_line in printed.split("\n") if voice_line]
    positions: list[State] = []
    replay(state.record(), state.game, lambda at, _: positions.append(at.copy()))
    assert len(positions) == steps + 1
    assert len(told) > steps


# --- measuring ----------------------------------------------------------------------------------


@pytest.mark.process  # it asks the system what it runs on
def test_bench(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert main(["bench", "--quick", "--plain", "--json", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "plies/s" in printed
    report = json.loads(file.read_text("utf-8"))
    assert {result["game"] for result in report["results"]} == set(GAMES)
    for result in report["results"]:
        names = [figure["name"] for figure in result["figures"]]
        assert names[0] == "random play, with events"
        assert "scene with choices, encoded" in names
        assert all(it["value"] > 0 for it in result["figures"] if it["unit"] != "share")
        assert "search" in names
    assert report["python"].endswith(".".join(map(str, sys.version_info[:3])))


@pytest.mark.process
def test_bench_of_one_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "foggy_island", "--option", "weather=fog", "--quick"]) == 0
    assert capsys.readouterr().out.count("foggy-island, seats: 2 weather=") == 1


# --- what games must offer for this ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_said(game: str) -> None:
    """Random games through every seat's eyes: no message is missing, nothing is unnamed. (What one
    language has, all have: `tests/words`.)"""
    rng = random.Random(5)
    for variant, language in zip(range(4), itertools.cycle(LANGUAGES)):
        state = isolario.all_games()[game].new(None, variant, _variant(game, variant))
        voice = _voice_of(state, language)
        while not state.over:
            seat = rng.choice(state.to_move)
            if rng.random() < 0.2:
                for viewer in (*range(state.seats), None):
                    assert picture(state.view(viewer), voice).rows
            state.play(seat, state.legal_moves(seat).choice(rng))


def _positions(game: str, every: int) -> Iterator[State]:
    """Some positions of random games, with several variants."""
    rng = random.Random(5)
    for variant in range(3):
        state = isolario.all_games()[game].new(None, variant, _variant(game, variant))
        for number in itertools.count():
            if number % every == 0:
                yield state
            if state.over:
                break
            seat = rng.choice(state.to_move)
            state.play(seat, state.legal_moves(seat).choice(rng))


def _in_a_span(cell: str, told: str) -> bool:
    """Whether something is said to reach from one corner to another with this cell between them."""
    spans = re.findall(r"\b([a-z]\d+)–([a-z]\d+)", told)
    return any(
        first[0] <= cell[0] <= last[0] and first[1:] <= cell[1:] <= last[1:]
        for first, last in spans
    )


@pytest.mark.parametrize("game", GAMES)
def test_plain_tells_every_cell_that_is_not_empty(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for state in _positions(game, 7):
        voice = _voice_of(state)
        for viewer in (*range(state.seats), None):
            view = state.view(viewer)
            shown = picture(view, voice)
            Plain().show(shown)
            told = capsys.readouterr().out
            legend = [sign for sign, _ in shown.legend]
            board = next(area for area in view.scene().areas if area.lattice)
            assert board.lattice
            for cell in board.lattice.cells:
                if any(cell.mark.startswith(sign) for sign in legend):
                    key = re.escape(cell.key.replace("-", "−"))
                    found = re.search(rf"(?m)(^|[ ;,])({key})\b", told)
                    assert found or _in_a_span(cell.key, told), (cell, told)
            assert told.count("\n") < 90


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_every_mark_on_the_board_and_no_other(game: str) -> None:
    for state in _positions(game, 9):
        shown = picture(state.view(None), _voice_of(state))
        signs = [mark for mark, _ in shown.legend]
        marks = {
            square.written
            for row in shown.rows
            for square in row.squares
            if square.written and not square.free
        }
        for mark in marks:
            assert any(mark.startswith(sign) for sign in signs), mark
        for sign in signs:
            assert any(mark.startswith(sign) or mark.endswith(sign) for mark in marks), sign


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_told_apart_and_end_with_what_can_be_typed(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for state in _positions(game, 5):
        voice = _voice_of(state)
        for seat in state.to_move:
            found = menu(state.view(seat), voice)
            lists = [found.entries, *(entry.inside for entry in found.entries if entry.inside)]
            for entries in lists:
                labels = [entry.label for entry in entries]
                assert len(labels) == len(set(labels)), labels
                Plain().entries(entries, [entry.example for entry in entries])
                lines = capsys.readouterr().out.strip().split("\n")
                for entry, line in zip(entries, lines, strict=True):
                    assert line.endswith(f": {entry.example}")


def test_missing_messages_are_noticed() -> None:
    with pytest.raises(MissingMessage):
        Voice("uk").say("no_such_message")


# --- a table that was played without us ---------------------------------------------------------


COUNTED = [name for name, game in isolario.all_games().items() if game.count]


@pytest.mark.parametrize(("game", "language"), list(zip(COUNTED, itertools.cycle(LANGUAGES))))
def test_count_an_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    assert main(["count", game, "--language", language]) == 0
    file = tmp_path / "table.txt"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["count", str(file), "--language", "en", "--plain"]) == 0
    printed = capsys.readouterr().out
    assert "Score sheet" in printed
    assert "Game over" in printed
    assert re.search(r"\(rule \w+-\w+\)", printed)


def test_count_says_what_cannot_be_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.txt"
    file.write_text("game: foggy-island\nplayers: 2\nround: 3 | many\n", "utf-8")
    said = refused(capsys, "count", str(file), "--language", "uk")
    assert f"{file}: Рядок 3: Замість «many» потрібне число" in said
    file.write_bytes(b"players: \xff\xfe")
    assert "Which game is it?" in refused(capsys, "count", str(file), "--language", "en")
    assert "there is no game" in refused(capsys, "count", "chess")
