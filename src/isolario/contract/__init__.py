"""Checks that any game can be put through: every game keeps what the contract promises.

The author of a game runs the whole contract on it, with ``isolario check GAME`` or from a test of
their own (`isolario.contract.pytest`); or just `check_game`, or any single check of `CHECKS` on one
of its states. A check raises `ContractBroken`, which says which check it was and what is wrong.

>>> import isolario
>>> check_game(isolario.all_games()["foggy-island"], seed=1).over
True
"""

from __future__ import annotations

from isolario.contract.bench import CHECKS, Bench, Check, ContractBroken, Say
from isolario.contract.endings import check_endings
from isolario.contract.examine import examination
from isolario.contract.guesses import fair_deals
from isolario.contract.outside import check_records, check_views
from isolario.contract.positions import check_positions
from isolario.contract.spoken import speaker
from isolario.contract.walk import (
    check_game,
    check_openings,
    check_rulebook,
    few_set_ups,
    look,
    set_ups,
)

__all__ = [
    "CHECKS",
    "Bench",
    "Check",
    "ContractBroken",
    "Say",
    "check_endings",
    "check_game",
    "check_openings",
    "check_positions",
    "check_records",
    "check_rulebook",
    "check_views",
    "examination",
    "fair_deals",
    "few_set_ups",
    "look",
    "set_ups",
    "speaker",
]
