"""The scenes that the page is tested on are what the engine says today."""

from __future__ import annotations

import pytest

from tests.page.fixtures import FOLDER, files


@pytest.mark.process
def test_the_scenes_are_what_the_engine_says() -> None:
    """If not: ``make fixtures``, and read what has changed."""
    there = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.json")}
    made = files()
    assert there.keys() == made.keys()
    changed = [name for name, text in made.items() if there[name] != text]
    assert changed == []
