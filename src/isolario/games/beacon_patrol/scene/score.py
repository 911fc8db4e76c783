"""How the team is doing, and what is left in the stack.

Keys: ``ranks`` and ``rank-now`` for the scale of ranks, ``kind-LSSS`` over a column of the table of
tiles, ``row-buoy`` before a line of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from isolario.core.text import Text
from isolario.games.beacon_patrol.holes import by_kind
from isolario.games.beacon_patrol.pieces import RANKS
from isolario.games.beacon_patrol.scene.chart import points_of
from isolario.games.beacon_patrol.scene.parts import LAND_TEXT
from isolario.games.beacon_patrol.scoring import next_rank, rank
from isolario.picture.lines import listed
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView

BAR = 72.0  # u: the length of one rank on the scale
LEFT = 10.0  # u: where the scale begins
LAST = 10  # points: the assumed length of the last rank


def score_area(view: BeaconView) -> Area:
    """Points, the rank they give, the next one; turns and tiles left."""
    sheet = Draft()
    points = points_of(view.known.chart)
    expansions = view.options.expansions
    now = rank(points, expansions)
    labels = sheet.labels
    big = str(points)
    wide = 24.0 * len(big)
    labels.append(Label("points", LEFT, 22, big, 40, "number", "start"))
    words = Text("beacon_points", {"points": points})
    labels.append(Label("points-word", LEFT + wide + 6, 32, words, 16, "plain", "start"))
    labels.append(Label("rank", WIDTH - LEFT, 13, Text(now), 22, "name", "end"))
    ahead = next_rank(points, expansions, view.over) or Text("beacon_top_rank")
    labels.append(Label("next-rank", WIDTH - LEFT, 37, ahead, 16, "plain", "end"))
    sheet.lines.append(Text("beacon_rank_line", {"rank": Text(now), "next": ahead}))
    sheet.sprites.append(Sprite("ranks", "ranks", WIDTH / 2, 72))
    at = _on_scale(points, expansions)
    sheet.sprites.append(Sprite("rank-now", "pointer", at, 56))
    for place, each in enumerate(RANKS[1:], 1):
        x = LEFT + BAR * place
        least = str(each.least[expansions])
        labels.append(Label(f"from-{place}", x, 88, least, 14, "coordinate"))
    y = 118.0
    sheet.sprites.append(Sprite("turns", "hourglass", LEFT + 8, y))
    turns = _turns(view)
    labels.append(Label("turns", LEFT + 26, y, turns, 16, "plain", "start"))
    sheet.sprites.append(Sprite("stack", "stack", 250, y))
    left = Text("beacon_stack_left", {"n": len(view.known.stack)})
    labels.append(Label("stack", 270, y, left, 16, "plain", "start"))
    sheet.lines += (turns, left)
    return sheet.area("score", "score", Text("area_score"), 136)


def _on_scale(points: int, expansions: int) -> float:
    """Where the pointer is: every rank is equally long, whatever it takes."""
    least = [each.least[expansions] for each in RANKS]
    least.append(least[-1] + LAST)
    place = max(at for at, each in enumerate(least[:-1]) if points >= each)
    share = (points - least[place]) / (least[place + 1] - least[place])
    return round(LEFT + BAR * (place + min(share, 1.0)), 1)


def _turns(view: BeaconView) -> Text:
    least, most = view.known.turns_left, view.known.turns_left_at_most
    if least == most:
        return Text("beacon_turns_left", {"n": least})
    return Text("beacon_turns_between", {"least": least, "most": most})


# --- the stack ----------------------------------------------------------------------------------

FEATURES = ("", "buoy", "lighthouse", "windmill", "pier")
STEP, FIRST, LINE = 23.2, 43.0, 24.0  # u: from column to column, the first, from line to line


def stack_area(view: BeaconView) -> Area:
    """The tiles of the stack, by edges and by what is on them."""
    return _stack(tuple(sorted(view.known.unseen)), view.options.windmills, view.options.piers)


@lru_cache(256)
def _stack(tiles: tuple[str, ...], windmills: bool, piers: bool) -> Area:
    sheet = Draft()
    counts = by_kind(tiles)
    absent = {"windmill": not windmills, "pier": not piers}
    features = [feature for feature in FEATURES if not absent.get(feature, False)]
    across = {edges: FIRST + STEP * place for place, edges in enumerate(LAND_TEXT)}
    for edges, x in across.items():
        count = sum(counts[edges, feature] for feature in features)
        words = Text("beacon_kind", {"land": LAND_TEXT[edges], "n": count})
        symbol = f"edges_{edges}"
        sprite = Sprite(f"kind-{edges}", symbol, x, 12, dim=not count, words=words)
        sheet.sprites.append(sprite)
    y = 12.0
    told = []
    for feature in features:
        y += LINE if feature else LINE + 3
        said = Text(feature or "other_tile")
        total = sum(counts[edges, feature] for edges in across)
        words = Text("beacon_in_stack", {"about": said, "n": total})
        told.append(Text("beacon_so_many", {"about": said, "n": total}))
        sign = f"sign_{feature or 'plain'}"
        key = f"row-{feature or 'plain'}"
        sheet.sprites.append(Sprite(key, sign, 13, y, dim=not total, words=words))
        for edges, x in across.items():
            if count := counts[edges, feature]:
                key = f"left-{edges}-{feature or 'plain'}"
                sheet.labels.append(Label(key, x, y, str(count), 16, "number"))
    sheet.lines.append(listed(told, apart=True))
    return sheet.area("stack", "score", Text("beacon_area_stack"), y + 14)


def stack_at_length(area: Area) -> tuple[Text, ...]:
    """How many tiles there are of each kind of edges."""
    kinds = [sprite for sprite in area.sprites if sprite.key.startswith("kind-")]
    return tuple(kind.words for kind in kinds if kind.words and not kind.dim)
