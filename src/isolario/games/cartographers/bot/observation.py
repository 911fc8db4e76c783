"""A view as numbers, for programs that learn.

All sheets as planes, the viewer's own first, as the decisions of this round that the viewer knows
leave them; what has been decided shows in planes of its own.
"""

from __future__ import annotations

from array import array
from functools import cache

from isolario.core.observation import (
    Named,
    Observation,
    Part,
    Planes,
    Rows,
    Written,
    flags,
    hot,
    one_of,
)
from isolario.games.cartographers.desk import Desk
from isolario.games.cartographers.pieces import (
    AMBUSH,
    COIN_TRACK,
    EDITIONS,
    EXPLORE,
    MAPS,
    SCORING,
    SEASONS,
    SKILLS,
)
from isolario.games.cartographers.possible import MOST_STARS
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.rules import PHASES, CartographersState
from isolario.games.cartographers.sheet import BRUSHES, SIDE
from isolario.games.cartographers.view import CartographersView

CARDS = (*EXPLORE, *AMBUSH)
LONGEST = max(season.length for season in SEASONS)

# --- what there is ------------------------------------------------------------------------------

SHEET = flags(
    forest="forest, printed or drawn",
    village="village; where there is farm, too, it is both at once",
    farm="farm",
    water="water",
    monster="a monster",
    mountains="a mountain",
    ruins="ruins, drawn on or not",
    chasm="the chasm",
    draft="drawn in this round, as far as the viewer knows; nothing counts until all are ready",
    shape="of these, drawn for the card itself, and not by a skill",
)
PLAYER = (
    *flags(
        decided="it has taken a step in this round that the viewer knows of",
        ready="its decision is in",
        spent="it has used a skill this season",
        acrobat="it used Acrobatics in this ambush",
    ),
    Named("stars", "its stars", -MOST_STARS, MOST_STARS),
    Named("lost", "stars that monsters have cost it", 0, MOST_STARS),
    Named("coins", "coins marked on its track, crossed out or not", 0, COIN_TRACK),
    Named("crossed", "of these, crossed out to pay for skills", 0, COIN_TRACK),
    Named("new coins", "the first number, as its steps leave the track it plays on", 0, COIN_TRACK),
    Named("new crossed", "the second number, likewise", 0, COIN_TRACK),
    *flags(
        waiting="the drawing of its skill comes next",
        drawn="it has drawn for the card itself",
        replaced="with a single cell, for no shape fits",
    ),
    *one_of("skill", SKILLS, "it has used {} in this round"),
    *one_of("terrain", BRUSHES, "what it has drawn for the card itself: {}"),
)
PUBLIC = Rows(
    "public",
    "what is the same for all",
    (
        *one_of("phase", PHASES, "the phase is {}"),
        *one_of("season", range(1, len(SEASONS) + 1), "season {}"),
        *one_of("card", CARDS, "the card {} is being drawn"),
        *one_of("turned", EXPLORE, "{} has been turned in this season"),
        *one_of("gone", AMBUSH, "{} has been turned, and is out of the game"),
        *(
            column
            for letter in EDICTS
            for column in one_of(f"edict {letter}", SCORING, f"the card under {letter} is {{}}")
        ),
        *one_of("skill", SKILLS, "the skill card {} is on the table"),
        *flags(ruins="a ruins card waits for, or lies before, the card"),
        Named("time", "of this season, so far", 0, 2 * LONGEST),
        Named("left", "of this season's time", 0, LONGEST),
        Named("deck", "cards in the deck", 0, len(CARDS)),
        Named("ambushes", "ambushes that are not yet in the deck", 0, len(AMBUSH)),
        *one_of("side", MAPS, "agreed: side {} of the sheets"),
        *flags(
            skills="agreed: with skills",
            original="agreed: the rules of the original edition",
            open="agreed: all draw openly",
        ),
    ),
)


@cache
def parts(seats: int) -> tuple[Part, ...]:
    """What there is for a number of players."""
    planes = tuple(
        Named(f"{plane.name} {place}" if place else plane.name, f"{whose}: {plane.about}")
        for place, whose in enumerate(_whose(seats))
        for plane in SHEET
    )
    return (
        Planes("board", "all sheets, the viewer's first, then in turn order", SIDE, SIDE, planes),
        Rows("players", "a row for each, the viewer first, then in turn order", PLAYER, seats),
        PUBLIC,
    )


def _whose(seats: int) -> tuple[str, ...]:
    return ("the viewer's sheet", *(f"the sheet {place} to the left" for place in range(1, seats)))


# --- writing it ---------------------------------------------------------------------------------

_PHASE = hot(PHASES)
_SEASON = hot(range(len(SEASONS)))
_CARD = hot(CARDS, "")
_EDICT = hot(tuple(SCORING))
_SKILL = hot(tuple(SKILLS), "")
_TERRAIN = hot(BRUSHES, "")
_MAP = hot(tuple(MAPS))
_NO_SKILL, _NO_TERRAIN = _SKILL[""], _TERRAIN[""]
_AMBUSHES = tuple(AMBUSH)
_EXPLORED = tuple(EXPLORE)
_SKILLS = tuple(SKILLS)


def observe(view: CartographersView) -> tuple[Written, ...]:
    """The numbers of a view, part by part as in `parts`.

    >>> import isolario
    >>> board, *_ = observe(isolario.new("cartographers", seed=7).view(0))
    >>> board[5].bit_count()  # five mountains
    5
    """
    known = view.known
    me = view.seat or 0
    order = [(me + place) % known.seats for place in range(known.seats)]
    return _planes(known, order), _players(known, order), _public(known)


def _planes(known: CartographersState, order: list[int]) -> list[int]:
    sheets = list(known.sheets)
    drafts, shapes = [0] * len(sheets), [0] * len(sheets)
    for seat, desk in enumerate(known.desks):
        if desk is not None:
            owner = known.owner(seat)
            drafts[owner] = desk.sheet.filled & ~sheets[owner].filled
            shapes[owner] = desk.drawn.cells if desk.drawn is not None else 0
            sheets[owner] = desk.sheet
    planes: list[int] = []
    for owner in order:
        sheet = sheets[owner]
        planes += (
            sheet.forest,
            sheet.village,
            sheet.farm,
            sheet.water,
            sheet.monster,
            sheet.mountains,
            sheet.ruins,
            sheet.chasm,
            drafts[owner],
            shapes[owner],
        )
    return planes


def _players(known: CartographersState, order: list[int]) -> array[int]:
    numbers: list[int] = []
    for seat in order:
        desk = known.desks[seat]
        numbers += (
            desk is not None,
            seat in known.ready,
            seat in known.spent,
            seat in known.acrobats,
            known.stars[seat],
            known.lost[seat],
            known.coins[seat],
            known.crossed[seat],
        )
        numbers += _NOTHING_DECIDED if desk is None else _decided(desk)
    return array("h", numbers)


def _decided(desk: Desk) -> tuple[int, ...]:
    drawn = desk.drawn
    return (
        desk.coins,
        desk.crossed,
        desk.waiting,
        drawn is not None,
        drawn is not None and drawn.replaced,
        *_SKILL[desk.skill],
        *(_TERRAIN[drawn.terrain] if drawn is not None else _NO_TERRAIN),
    )


_NOTHING_DECIDED = (0,) * (5 + len(SKILLS) + len(BRUSHES))


def _public(known: CartographersState) -> bytes:
    options = known.options
    turned, gone, skills, time = known.turned, known.gone, known.skills, known.time
    return b"".join(
        (
            _PHASE[known.phase],
            _SEASON[known.season],
            _CARD[known.card],
            bytes([card in turned for card in _EXPLORED]),
            bytes([card in gone for card in _AMBUSHES]),
            *[_EDICT[card] for card in known.edicts],
            bytes([skill in skills for skill in _SKILLS]),
            bytes(
                (
                    known.ruins,
                    time,
                    max(0, SEASONS[known.season].length - time),
                    len(known.deck),
                    len(known.ambushes),
                )
            ),
            _MAP[options.side],
            bytes((options.skills, options.edition != EDITIONS[0], options.drawing == "open")),
        )
    )


OBSERVED = Observation(
    parts=parts,
    write=observe,
    varies="there is a sheet for each player, and somebody alone would look at eleven empty ones",
)
