"""What a table agrees on, said in a line: nothing is said twice."""

from __future__ import annotations

import re

import pytest

import isolario
from isolario.core.options import allowed_values
from isolario.core.text import Text
from isolario.words import say
from tests.ours import OURS
from tests.words.ftl import LANGUAGES


def stems(text: str) -> set[str]:
    """Words without their endings; short ones say nothing by themselves.

    >>> sorted(stems("Kind of game"))
    ['gam', 'kin']
    """
    return {word[: max(3, len(word) - 2)] for word in re.findall(r"\w{4,}", text.lower())}


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_does_not_repeat_what_its_option_is_called(name: str, language: str) -> None:
    """One that is only on or off stands alone, and says by itself what it is about."""
    for option, values in allowed_values(isolario.all_games()[name].options).items():
        heading = stems(say(Text(f"option_{option}"), language, name))
        for value in values:
            said = stems(say(Text(f"option_{option}_{value}".lower()), language, name))
            assert isinstance(value, bool) or not heading & said, (option, value)
