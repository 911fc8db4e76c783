"""In the terminal bots say on request why they moved, and no more than others may know."""

from __future__ import annotations

from tests.terminal.typist import Play

LAND = ("play", "land-vs-sea", "--seed", "3", "--plain", "--bots", "medium")
FOG = ("play", "foggy-island", "--seed", "7", "--plain", "--option", "weather=fog")
HAND = ["pick W", "pick W", "pick R", "pick H", "pick P", "done"]


def test_bots_say_why_they_moved(play: Play) -> None:
    printed = play(*LAND, first=["1", "why", "quit"])
    assert "  Sea: the new tile is useful: +1; " in printed
    assert printed.count("the next player does not get it") == 1


def test_whoever_moved_first_has_no_bot_to_ask(play: Play) -> None:
    assert "The bots have made no move since your last one" in play(*LAND, first=["why", "quit"])


def test_a_table_can_do_without_reasons(play: Play) -> None:
    printed = play(*LAND, "--no-reasons", first=["1", "why", "quit"])
    assert "the new tile" not in printed
    assert "The bots have made no move since your last one" in printed


def test_what_is_decided_in_fog_stays_a_secret(play: Play) -> None:
    printed = play(*FOG, first=[*HAND, "1", "1", "why", "quit"])
    assert "Red: keeps its reasons to itself." in printed
    assert "room for own lines" not in printed
