"""What the parts of a scene share: sizes, names, an area in the making."""

from __future__ import annotations

from isolario.core.text import Text
from isolario.games.cartographers.pieces import AMBUSH, EXPLORE, SCORING, SEASONS, SKILLS, TERRAINS
from isolario.games.cartographers.sheet import BOTH

CARD = {name: Text(name) for name in (*EXPLORE, *AMBUSH, *SCORING)}
SKILL = {name: Text(name) for name in SKILLS}
SEASON = tuple(Text(season.name) for season in SEASONS)

TERRAIN_OF = {  # what stands for it on a sheet
    "F": "forest",
    "V": "village",
    "P": "farm",
    "W": "water",
    "D": "monster",
    "B": BOTH,
    "M": "mountain",
    "R": "ruins",
    "#": "chasm",
}
TERRAIN = {name: Text(name) for name in TERRAIN_OF.values()}

PICTURES = {
    **{name: (f"slip_{name}",) for name in EXPLORE},
    **{name: (name,) for name in (*AMBUSH, *SCORING)},
    **{name: (f"{name}_sign",) for name in SKILLS},
    **{name: (f"swatch_{name}",) for name in (*TERRAINS, "monster", BOTH)},
    **{season.name: (season.name,) for season in SEASONS},
    **{f"edict_{letter}": (f"badge_{letter}",) for letter in "abcd"},
}
