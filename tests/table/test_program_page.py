"""docs/program.md has every message of the table, field by field."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from isolario.table.messages import FromPage, Now, ToPage
from tests.paths import ROOT

PAGE = (ROOT / "docs" / "program.md").read_text("utf-8")
MESSAGES = (*get_args(FromPage), *get_args(ToPage))


def names(text: str) -> list[str]:
    return re.findall(r"`(\w+)`", text)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_there_with_its_fields(message: type[msgspec.Struct]) -> None:
    tag = message.__struct_config__.tag
    rows = [row for row in PAGE.splitlines() if row.startswith(f"| `{tag}` |")]
    assert len(rows) == 1
    assert names(rows[0].split("|")[2]) == [*message.__struct_fields__]


def test_nothing_else_is() -> None:
    tables = re.findall(r"^\| `type` .*\n\|.*\n((?:\|.*\n)+)", PAGE, re.M)
    tags = [row.split("`")[1] for table in tables for row in table.splitlines()]
    assert sorted(tags) == sorted(message.__struct_config__.tag for message in MESSAGES)


def test_how_things_stand_is_told_field_by_field() -> None:
    table = PAGE.split("`now` is how things stand")[1].split("**Choices**")[0]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    told = [name for row in rows for name in names(row)]
    assert {*told} == {*Now.__struct_fields__}
