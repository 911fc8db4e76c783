"""The cards and maps, read from pieces.toml. A card is known by its name: ``great_river``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from isolario.core.boards.polyomino import Polyomino, read_picture
from isolario.core.errors import UnknownOption

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
    coin_track: int
    explore: tuple[ExploreCard, ...]
    ambush: tuple[AmbushCard, ...]
    scoring: tuple[ScoringCard, ...]
    season: tuple[Season, ...]
    skill: tuple[Skill, ...]
    maps: dict[str, str]


PIECES = msgspec.convert(tomllib.loads((FOLDER / "pieces.toml").read_text("utf-8")), Pieces)
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
