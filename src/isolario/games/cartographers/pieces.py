"""The cards and maps, read from pieces.toml and checked. A card is known by its name:
``great_river``.

A file that an owner of the box has written is read in the same way (docs/pieces.md). What an edict
scores and what a skill does are rules; a box says which of them there are, and what cards show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from isolario.core.boards.polyomino import Polyomino, read_picture
from isolario.core.errors import UnknownOption
from isolario.core.pieces import (
    FILE,
    Faults,
    flaws_of_rules,
    is_own_box,
    listed,
    pieces_of,
    read_file,
)

FOLDER = Path(__file__).parent

Terrain = Literal["forest", "village", "farm", "water", "monster"]
Corner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]
Arrow = Literal["clockwise", "counterclockwise"]
Category = Literal["forest", "water_farm", "village", "placement"]
Edition = Literal["ukrainian-2021", "original-2019"]

TERRAINS: Final[tuple[Terrain, ...]] = ("forest", "village", "farm", "water", "monster")
"""What can be drawn; mountains are printed only (CRT-C2)."""

EDITIONS: Final[tuple[Edition, ...]] = ("ukrainian-2021", "original-2019")
"""They differ only in CRT-D2 and CRT-P10."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shape on a card; drawing one with a coin marks a coin (CRT-D3)."""

    picture: tuple[str, ...]
    coin: bool = False

    @property
    def cells(self) -> Polyomino:
        return read_picture(self.picture)


class ExploreCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    number: int
    time: int
    kind: Literal["explore", "ruins", "rift"]
    terrains: tuple[Terrain, ...] = ()
    shapes: tuple[Shape, ...] = ()


class AmbushCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    number: int
    picture: tuple[str, ...]
    arrow: Arrow
    corner: Corner

    @property
    def shape(self) -> Shape:
        return Shape(self.picture)


class ScoringCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    number: int
    category: Category
    solo: int
    clause: str


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    length: int
    edicts: tuple[str, str]


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    number: str
    cost: int
    picture: tuple[str, ...] = ()

    @property
    def shape(self) -> Shape | None:
        """What the skill itself draws, if it does."""
        return Shape(self.picture) if self.picture else None


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards and maps. ``edicts`` and ``skills``: the scoring and skill cards that are in the
    box; of others only the rules are known."""

    coin_track: int
    explore: tuple[ExploreCard, ...]
    ambush: tuple[AmbushCard, ...]
    scoring: tuple[ScoringCard, ...]
    season: tuple[Season, ...]
    skill: tuple[Skill, ...]
    maps: dict[str, str]
    edicts: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


# --- reading ------------------------------------------------------------------------------------

MAP_SIDE = 11
MOST_CELLS = 9
"""Cells of a shape: the notation of moves has a digit for them."""
MOST_TIME = 2  # the strip of a season has room for no longer cards
FEWEST_SKILLS = 3  # CRT-K1
_PRINTED = ".rM#"

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class _Explore(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    time: Annotated[int, msgspec.Meta(ge=0, le=MOST_TIME)] = 0
    terrains: tuple[Terrain, ...] = ()
    shapes: tuple[Shape, ...] = ()
    number: int = 0
    kind: str | None = None


class _Ambush(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    picture: tuple[str, ...]
    arrow: Arrow
    corner: Corner
    number: int = 0


class _Scoring(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    solo: Number
    number: int = 0
    category: str | None = None
    clause: str | None = None


class _Skill(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: Number
    number: str = ""
    picture: tuple[str, ...] | None = None


_RULES: Mapping[type, tuple[str, ...]] = {
    _Explore: ("kind",),
    _Ambush: (),
    _Scoring: ("category", "clause"),
    _Skill: ("picture",),
}
"""What a file says of a card that is a rule: it may repeat it."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    explore: tuple[Any, ...]
    ambush: tuple[Any, ...]
    scoring: tuple[Any, ...]
    skill: tuple[Any, ...]
    maps: dict[str, str]
    coin_track: int | None = None
    season: tuple[Season, ...] | None = None


def read_pieces(source: str | Path) -> Pieces:
    """The pieces in a file, or in its text; `BadPieces` says what is wrong with which card.

    >>> len(read_pieces(FOLDER / "pieces.toml").edicts)
    16
    >>> read_pieces("explore = []\\nambush = []\\nscoring = []\\nskill = []\\n[maps]\\nA = 'M'\\nB = ''")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: explore card temple_ruins: the file does not have it
    """  # noqa: E501
    file = read_file(source, _File)
    faults = Faults()
    explore = _read("explore card", file.explore, _Explore, _OURS.explore, faults)
    ambush = _read("ambush card", file.ambush, _Ambush, _OURS.ambush, faults)
    scoring = _read("scoring card", file.scoring, _Scoring, _OURS.scoring, faults)
    skills = _read("skill card", file.skill, _Skill, _OURS.skill, faults)
    faults.note(_flaws_of_sets(explore, ambush))
    if not faults.any:
        faults.note(_flaws_of_decks(explore, scoring, skills))
    faults.note(flaws_of_rules(file, _OURS, ("coin_track", "season")))
    faults.note(_flaws_of_maps(file.maps))
    faults.tell()
    return Pieces(
        _OURS.coin_track,
        tuple(_with(card, explore, "time terrains shapes") for card in _OURS.explore),
        tuple(_with(card, ambush, "picture arrow corner") for card in _OURS.ambush),
        tuple(_with(card, scoring, "solo") for card in _OURS.scoring),
        _OURS.season,
        tuple(_with(card, skills, "cost") for card in _OURS.skill),
        {side: text.strip("\n") + "\n" for side, text in file.maps.items()},
        tuple(card.name for card in _OURS.scoring if card.name in scoring),
        tuple(card.name for card in _OURS.skill if card.name in skills),
    )


Card = ExploreCard | AmbushCard | ScoringCard | Skill
Read = TypeVar("Read", _Explore, _Ambush, _Scoring, _Skill)
Whole = TypeVar("Whole", ExploreCard, AmbushCard, ScoringCard, Skill)


def _read(
    what: str, tables: tuple[object, ...], kind: type[Read], ours: tuple[Card, ...], faults: Faults
) -> dict[str, Read]:
    """The cards of a kind by their names. What they say of the rules has to be so."""
    known = {card.name: card for card in ours}
    found = dict(listed(what, tables, kind, faults, "name", known))
    if kind in (_Explore, _Ambush):  # CRT-S4: they are all there
        told = {table.get("name") for table in tables if isinstance(table, dict)}
        missing = [name for name in known if name not in told]
        faults.note((f"{what} {name}", "the file does not have it") for name in missing)
    for name, card in found.items():
        faults.note(flaws_of_rules(card, known[name], _RULES[kind], f"{what} {name}"))
    return found


def _with(ours: Whole, theirs: Mapping[str, msgspec.Struct], names: str) -> Whole:
    """A card as it is in a box; as ours is, if it is not in it."""
    card = theirs.get(ours.name)
    said = {name: getattr(card, name) for name in names.split()} if card else {}
    return msgspec.structs.replace(ours, **said)


# --- what can be wrong --------------------------------------------------------------------------


def _flaws_of_sets(
    explore: Mapping[str, _Explore], ambush: Mapping[str, _Ambush]
) -> Iterator[tuple[str, str]]:
    """Explore and ambush cards show what can be drawn."""
    for name, it in explore.items():
        yield from ((f"explore card {name}", problem) for problem in _flaws_of_explore(it))
    for name, shown in ambush.items():
        yield from ((f"ambush card {name}", it) for it in flaws_of_shape(shown.picture))


def _flaws_of_explore(card: _Explore) -> Iterator[str]:
    ours = next(it for it in _OURS.explore if it.name == card.name)
    if ours.kind != "explore":  # CRT-E2, CRT-D5
        if (card.time, card.terrains, card.shapes) != (ours.time, ours.terrains, ours.shapes):
            yield "what it shows is a rule: leave it as it is"
        return
    if not card.terrains or len({*card.terrains}) < len(card.terrains):
        yield "it has one terrain or more, each once"
    for shape in card.shapes:
        yield from flaws_of_shape(shape.picture)
        if _size(shape) == 1:
            yield "a shape has two cells at least: a single cell is what is drawn instead of one"
    if not 1 <= len(card.shapes) <= 2:
        yield "it has one shape or two"
    elif len(card.shapes) == 2:
        one, other = card.shapes
        if _size(one) == _size(other) or one.coin == other.coin:
            yield "of two shapes one is larger, and one has a coin"


def _size(shape: Shape) -> int:
    """How many cells it has, whatever else its picture may have."""
    return "".join(shape.picture).count("#")


def flaws_of_shape(picture: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with the picture of a shape.

    >>> [*flaws_of_shape(("#.", "##"))], [*flaws_of_shape(("#?",))]
    ([], ['the rows of a shape have # for a cell and . for none'])
    """
    cells = "".join(picture)
    if not {*cells} <= {*"#."} or "#" not in cells:
        yield "the rows of a shape have # for a cell and . for none"
    elif cells.count("#") > MOST_CELLS or max(len(picture), *map(len, picture)) > MAP_SIDE:
        yield f"a shape has {MOST_CELLS} cells at most, and room on a map"


def _flaws_of_maps(maps: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    if maps.keys() != _OURS.maps.keys():
        yield "maps", f"there are two: {', '.join(_OURS.maps)}"
    for side, text in maps.items():
        rows = text.split()
        if len(rows) != MAP_SIDE or any(len(row) != MAP_SIDE for row in rows):
            yield f"map {side}", f"it has {MAP_SIDE} rows of {MAP_SIDE} letters"
        elif odd := {*"".join(rows)} - {*_PRINTED}:
            yield f"map {side}", f"it has {min(odd)}; there are only {' '.join(_PRINTED)}"
        elif "." not in text:
            yield f"map {side}", "there is nowhere to draw"


def _flaws_of_decks(
    explore: Mapping[str, _Explore], scoring: Mapping[str, _Scoring], skills: Mapping[str, _Skill]
) -> Iterator[tuple[str, str]]:
    """CRT-S2, CRT-K1, CRT-T1: enough to deal, and time enough for the longest season."""
    left = Counter(card.category for card in _OURS.scoring if card.name in scoring)
    for category in dict.fromkeys(card.category for card in _OURS.scoring):
        if not left[category]:
            yield "scoring", f"there is no card of the category {category}"
    if len(skills) < FEWEST_SKILLS:
        yield "skill", f"there are {FEWEST_SKILLS} cards at least, not {len(skills)}"
    longest = max(season.length for season in _OURS.season)
    if (time := sum(card.time for card in explore.values())) < longest:
        yield "explore", f"all cards together take {longest} units of time at least, not {time}"


# --- tables -------------------------------------------------------------------------------------

_OURS = read_file(FOLDER / FILE, Pieces)
SOURCE = pieces_of("cartographers", FOLDER)
OWN_BOX = is_own_box(SOURCE, FOLDER)
PIECES = read_pieces(SOURCE)
COIN_TRACK = PIECES.coin_track
SEASONS = PIECES.season
MAPS = PIECES.maps
EXPLORE = {card.name: card for card in PIECES.explore}
AMBUSH = {card.name: card for card in PIECES.ambush}
SCORING = {card.name: card for card in PIECES.scoring}
SKILLS = {skill.name: skill for skill in PIECES.skill}

Kind = TypeVar("Kind")


def known(kind: str, name: str, among: Mapping[str, Kind]) -> Kind:
    """The piece with this name, or an error that says which there are.

    >>> known("scoring card", "cauldrons", SCORING).clause
    'CRT-P16'
    """
    if name not in among:
        raise UnknownOption(f"there is no {kind} {name!r}; there are: {', '.join(among)}")
    return among[name]


def known_edition(edition: str) -> None:
    """Refuses an edition that does not exist."""
    if edition not in EDITIONS:
        raise UnknownOption(f"there is no edition {edition!r}; there are: {', '.join(EDITIONS)}")


def unlike_ours() -> set[str]:
    """The cards that are not, or not the same, in this box, and the edicts and skills that are not
    in it."""
    ours = read_pieces(FOLDER / FILE)
    pairs: list[tuple[ExploreCard | AmbushCard | ScoringCard | Skill, object]] = [
        *zip(ours.explore, PIECES.explore, strict=True),
        *zip(ours.ambush, PIECES.ambush, strict=True),
        *zip(ours.scoring, PIECES.scoring, strict=True),
        *zip(ours.skill, PIECES.skill, strict=True),
    ]
    absent = {*ours.edicts, *ours.skills} - {*PIECES.edicts, *PIECES.skills}
    return absent | {mine.name for mine, theirs in pairs if mine != theirs}
