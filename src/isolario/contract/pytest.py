"""The contract as tests of a game's own, one for each part::

from isolario.contract.pytest import contract_tests
from skerries import GAME

test_contract = contract_tests(GAME)
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isolario.contract.examine import GAMES, examination
from isolario.core.game import Game


def contract_tests(game: Game, games: int = GAMES) -> Callable[[str], None]:
    """A test with a case for each part of the contract; it plays ``games`` of each set-up."""
    parts = examination(game, games)

    @pytest.mark.parametrize("part", parts)
    def test_contract(part: str) -> None:
        parts[part]()

    return test_contract
