"""A person's turn in the terminal: what is asked again, what numbers mean, what is called what."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import isolario
from isolario.terminal.voice import Voice
from isolario.words import LANGUAGES
from tests.terminal.typist import Play

FOGGY = ("play", "foggy-island", "--seed", "7", "--plain")
HAND = ["pick W", "pick W", "pick R", "pick H", "pick P", "done"]
BOTH = ["", *HAND, "", "", *HAND]  # two people at one screen choose their hands
ASK = "Choose a number or type a move:"
WHICH = "Which one? Enter alone goes back:"


def asked(printed: str) -> list[str]:
    """The questions in order, each with the answer that was typed."""
    return [line for line in printed.split("\n") if line.startswith((ASK, WHICH))]


# --- asked again ----------------------------------------------------------------------------------


def test_after_a_refused_cell_the_same_question_is_asked_again(play: Play) -> None:
    first = [*BOTH, "1", "c4", "", "", "1", "c4", "c5", "quit"]
    printed = play(*FOGGY, "--bots", "none", first=first)
    assert asked(printed)[-3:] == [f"{ASK} 1", f"{WHICH} c4", f"{WHICH} c5"]
    assert "There is a token on c4 already." in printed


def test_what_is_no_cell_is_asked_again_and_enter_goes_back_to_the_list(play: Play) -> None:
    first = [*HAND, "1", "moon", "99", "", "1", "a1", "quit"]
    printed = play(*FOGGY, first=first)
    assert asked(printed)[len(HAND) :][:6] == [
        f"{ASK} 1",
        f"{WHICH} moon",
        f"{WHICH} 99",
        f"{WHICH} ",
        f"{ASK} 1",
        f"{WHICH} a1",
    ]
    back = printed.partition(f"{WHICH} \n")[2]
    assert back.startswith("1. ")  # the list that it goes back to is there again
    assert "“moon” is not a move." in printed
    assert re.search(r"There is no move\s99: choose from\s1\sto\s\d+\.", printed)


def test_a_command_inside_a_question_is_obeyed(play: Play) -> None:
    printed = play(*FOGGY, first=[*HAND, "1", "score", "quit"])
    assert "Score: Blue (you): 0\u00a0points; Red: 0\u00a0points" in printed


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [["1", "2"], ["1 2"], ["1", "b1"]])
def test_cells_have_numbers_too(play: Play, tmp_path: Path, typed: list[str]) -> None:
    file = tmp_path / "game.json"
    two = (*FOGGY, "--bots", "none", "--record", str(file))
    printed = play(*two, first=[*BOTH, *typed, "", "", "quit"])
    assert isolario.load(file).record().moves[-1][1] == "Wb1"
    assert ("wolf: 1. a1  2. b1  3. c1" in printed) == (len(typed) > 1)


# --- coins ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_coins_are_called_coins(play: Play, language: str) -> None:
    printed = play(
        *FOGGY, "--option", "mode=mercenaries", "--bots", "random,random", language=language
    )
    voice = Voice(language, "foggy-island")
    ending = printed.rpartition(voice.say("button_score"))[2]
    scores = [line for line in ending.split("\n") if re.match(r"\S+: \d+\u00a0\w+$", line)]
    assert len(scores) == 2
    for line in scores:
        n = int(re.findall(r"\d+", line)[-1])
        assert line.endswith(voice.say("count_coins", n=n))


def test_points_are_still_points(play: Play) -> None:
    printed = play(*FOGGY, "--bots", "random,random")
    assert re.search(r"\nBlue: \d+\u00a0points?\nRed: \d+\u00a0points?\n", printed)
    assert "coin" not in printed.rpartition("Score sheet")[2]


# --- chosen and remaining -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_and_what_is_left_are_told_apart(play: Play, language: str) -> None:
    picks = [f"pick {letter}" for letter in "WPRWW"]  # in any order
    printed = play(*FOGGY, first=[*picks, "quit"], language=language)
    voice = Voice(language, "foggy-island")
    lines = printed.split("\n")
    wolf, rat, hare, pig = (voice.say(name) for name in ("wolf", "rat", "hare", "pig"))
    for what, tokens in (
        ("hand_chosen", f"{wolf}, {rat}, {pig}"),
        ("hand_from", f"8 × {wolf}, 3 × {rat}, 3 × {hare}, {pig}"),
        ("hand_chosen", f"3 × {wolf}, {rat}, {pig}"),
        ("hand_rest", f"6 × {wolf}, 3 × {rat}, 3 × {hare}, {pig}"),
    ):
        assert f"  {voice.say(what, tokens=tokens)}" in lines


# --- alone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [name for name, it in isolario.all_games().items() if 1 in it.seats]
)
@pytest.mark.parametrize("how", [["--plain"], []], ids=["plain", "rich"])
def test_alone_nothing_is_said_of_others(play: Play, game: str, how: list[str]) -> None:
    printed = play("play", game, "--seats", "1", "--seed", "7", *how)
    for said in ("Seat 1", "Turn: You.", "Person", "Winner", "Place 1", "others", "Everybody"):
        assert said not in printed
    assert not re.search(r"\b(opponent|another player|other players|Team:|No peeking)\b", printed)
