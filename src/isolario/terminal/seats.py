"""Who sits where, from what was typed on the command line."""

from __future__ import annotations

import random
from collections.abc import Sequence

from isolario.bots import bot
from isolario.core.errors import UnknownOption
from isolario.terminal.table import Chair
from isolario.terminal.voice import Voice

PERSON = "person"
NOBODY = "none"
DEFAULT_BOT = "easy"


def who_sits(
    seats: int,
    terms: Sequence[str] = (),
    bots: str | None = None,
    wishes: Sequence[str] = (),
    draw: random.Random | None = None,
) -> list[str]:
    """``person`` or a bot's name for every seat.

    Without any wish a person takes the first seat and bots the others, or ``draw`` decides who
    sits where. ``bots`` names the bots of the last seats (``none``: people only). A wish is
    ``seat=who``; a seat is a number from 1, or what the game calls it.

    >>> who_sits(3), who_sits(3, bots="greedy"), who_sits(2, bots="none")
    (['person', 'easy', 'easy'], ['person', 'person', 'greedy'], ['person', 'person'])
    >>> who_sits(2, ("blue", "red"), wishes=["blue=random", "2=person"])
    ['random', 'person']
    >>> who_sits(3, draw=random.Random(1))
    ['person', 'easy', 'easy']
    """
    if draw is not None and bots is None and not wishes:
        mine = draw.randrange(seats)
        return [PERSON if seat == mine else DEFAULT_BOT for seat in range(seats)]
    named = [DEFAULT_BOT] * (seats - 1) if bots is None else _list(bots)
    if len(named) > seats:
        raise UnknownOption(f"{len(named)} bots for {seats} seats")
    sitting = [PERSON] * (seats - len(named)) + named
    for wish in wishes:
        seat, equals, who = wish.partition("=")
        if not equals or not who:
            raise UnknownOption(f"--seat is given as seat=who, such as 2=person, not {wish!r}")
        sitting[_seat(seat.strip(), seats, terms)] = who.strip()
    return sitting


def _list(names: str) -> list[str]:
    if names.strip() in ("", NOBODY):
        return []
    return [name.strip() for name in names.split(",")]


def _seat(name: str, seats: int, terms: Sequence[str]) -> int:
    if name.isdecimal() and 0 < int(name) <= seats:
        return int(name) - 1
    if name.lower() in terms:
        return terms.index(name.lower())
    known = ", ".join((*map(str, range(1, seats + 1)), *terms))
    raise UnknownOption(f"there is no seat {name!r}; there are: {known}")


def chairs(
    sitting: Sequence[str],
    terms: Sequence[str],
    names: Sequence[str],
    voice: Voice,
    seed: str | None = None,
) -> list[Chair]:
    """The chairs of a table, with names in the reader's language.

    A given seed makes the bots repeatable too.
    """
    if len(names) > len(sitting):
        raise UnknownOption(f"{len(names)} names for {len(sitting)} seats")
    alone = sitting.count(PERSON) == 1
    found = []
    for seat, who in enumerate(sitting):
        called = voice.find(terms[seat]) if terms else voice.say("seat_number", number=seat + 1)
        if seat < len(names) and names[seat]:
            called = f"{names[seat]} ({called})" if terms else names[seat]
        elif who == PERSON and len(sitting) == 1:
            called = voice.say("page_seat_you")
        elif who == PERSON and alone:
            called = voice.say("terminal_you", player=called)
        if who == PERSON:
            found.append(Chair(called))
        else:
            luck = None if seed is None else random.Random(f"{seed}/{seat}")
            found.append(Chair(called, bot(who, luck), who))
    return found
