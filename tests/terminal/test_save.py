"""A game that is saved in the terminal goes on from there."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.typist import FOGGY, Play, recorded


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
