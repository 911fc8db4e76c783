"""The edicts: what each gives now, when it is scored; coins and monsters; the season's sum.

Once the game is over the score sheet tells what each edict has given; what the last map would give
is something else, so no number stands here.

Keys: ``edict-a`` for a badge, ``sign-a`` for its card, ``when-a-spring`` for a season that scores
it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from isolario.core.text import Text, signed
from isolario.games.cartographers.pieces import SEASONS
from isolario.games.cartographers.rounds import EDICTS
from isolario.games.cartographers.scene.parts import CARD, SEASON
from isolario.games.cartographers.scoring import monster_penalty, score_card, solo_par
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.core.event import Facts
    from isolario.games.cartographers.sheet import Sheet as Map
    from isolario.games.cartographers.view import CartographersView

ROW = 38.0  # u: from one edict to the next
STAR = WIDTH - 17  # u: the middle of the stars behind the numbers
NUMBER = WIDTH - 33  # u: where the numbers end
SIGN, NAME = 62.0, 90.0  # u: the middle of what a card looks for; where its name begins


def edicts_area(view: CartographersView, seat: int, drawn: Map, coins: int) -> Area:
    """What the four edicts give on a seat's map, and what else the season's end counts."""
    sheet = Draft()
    total = 0
    for place, card in enumerate(view.known.edicts):
        points = None if view.over else score_card(card, drawn, view.options.edition)
        scored = points is not None and EDICTS[place] in SEASONS[view.known.season].edicts
        sheet.sprites += _signs(place, card, view.known.season, scored)
        sheet.sprites.append(_badge(place, card, view.options.edition, points, scored))
        sheet.lines.append(_line(place, card, points, scored))
        sheet.labels += _names(place, card)
        if points is not None:
            total += points if scored else 0
            sheet.sprites.append(_star(place, scored))
            sheet.labels.append(_points(place, points, seat, scored))
    bottom = ROW * len(view.known.edicts)
    if not view.over:
        lost = monster_penalty(drawn)
        _sum(sheet, seat, view.known.season, coins, lost, total, bottom + 21)
        bottom += ROW + 2
    if view.seats == 1:
        _par(sheet, view, bottom + 14)
        bottom += 28
    return sheet.area("edicts", "score", Text("area_edicts"), bottom)


# --- one edict ----------------------------------------------------------------------------------


def _letter(place: int) -> str:
    return EDICTS[place].lower()


@cache
def _signs(place: int, card: str, season: int, scored: bool) -> tuple[Sprite, ...]:
    """What the card looks for, and the seasons that score it, dim once they are over. What this
    season scores lies on a band."""
    letter, y = _letter(place), ROW * place + 19
    found = [
        Sprite(f"sign-{letter}", card, SIGN, y, scale=0.82, words=CARD[card]),
    ]
    if scored:
        found.append(Sprite(f"band-{letter}", "edict_now", WIDTH / 2, y, layer=-1))
    x = WIDTH - 104.0
    for at, when in enumerate(SEASONS):
        if EDICTS[place] in when.edicts:
            words = Text("scored_in", {"season": SEASON[at]})
            key = f"when-{letter}-{when.name}"
            found.append(Sprite(key, when.name, x, y, scale=0.75, dim=at < season, words=words))
            x += 21
    return tuple(found)


@cache
def _star(place: int, scored: bool) -> Sprite:
    letter, y = _letter(place), ROW * place + 19
    return Sprite(f"star-{letter}", "star", STAR, y, scale=0.75, dim=not scored)


@cache
def _when(place: int) -> Facts:
    """The two seasons that score an edict."""
    first, second = (SEASON[at] for at, when in enumerate(SEASONS) if EDICTS[place] in when.edicts)
    return {"first": first, "second": second}


@cache
def _badge(place: int, card: str, edition: str, points: int | None, scored: bool) -> Sprite:
    letter = _letter(place)
    other = edition == "original-2019" and card == "great_city"  # CRT-P10
    facts: Facts = {
        "edict": Text(f"edict_{letter}"),
        "card": CARD[card],
        "about": Text("about_great_city_2019") if other else Text(f"about_{card}"),
        **_when(place),
    }
    words = _told("words", facts, points, scored)
    symbol = f"badge_{letter}_now" if scored else f"badge_{letter}"
    return Sprite(f"edict-{letter}", symbol, 18, ROW * place + 19, words=words)


@cache
def _line(place: int, card: str, points: int | None, scored: bool) -> Text:
    facts: Facts = {"edict": Text(f"edict_{_letter(place)}"), "card": CARD[card]}
    return _told("line", {**facts, **_when(place)}, points, scored)


def _told(how: str, facts: Facts, points: int | None, scored: bool) -> Text:
    """An edict in words, with what it gives now unless the game is over."""
    if points is None:
        return Text(f"edict_over_{how}", facts)
    return Text(f"edict_now_{how}" if scored else f"edict_{how}", {**facts, "points": points})


def edicts_at_length(area: Area) -> tuple[Text, ...]:
    """What each edict scores, and when."""
    return tuple(
        sprite.words for sprite in area.sprites if sprite.key.startswith("edict-") and sprite.words
    )


@cache
def _names(place: int, card: str) -> tuple[Label, ...]:
    letter, y = _letter(place), ROW * place + 19
    return (
        Label(f"edict-{letter}", 18, y, Text(f"edict_{letter}"), 15, "number"),
        Label(f"name-{letter}", NAME, y, CARD[card], 16, "name", "start"),
    )


@cache
def _points(place: int, points: int, seat: int, scored: bool) -> Label:
    letter, y, text = _letter(place), ROW * place + 19, signed(points)
    if not scored:
        return Label(f"points-{letter}", NUMBER, y, text, 18, "coordinate", "end")
    tally = f"{seat}/edict/edict_{letter}"
    return Label(f"points-{letter}", NUMBER, y, text, 20, "number", "end", tally)


# --- the rest of a season's score ---------------------------------------------------------------


def _sum(
    sheet: Draft, seat: int, season: int, coins: int, lost: int, edicts: int, y: float
) -> None:
    """Coins, monsters, and what the season would bring if it ended now (CRT-F1)."""
    lines = f"{seat}//{SEASONS[season].name}"  # not what is taken off a lone player's stars
    total = edicts + coins - lost
    words = Text("season_sum_words", {"n": total})
    sheet.lines.append(Text("sum_line", {"coins": coins, "monsters": -lost, "n": total}))
    sheet.sprites += (
        Sprite("sum-rule", "edict_rule", WIDTH / 2, y - 19, layer=-1),
        Sprite("sum-coins", "coin", 22, y, scale=0.9, words=Text("coins_now", {"n": coins})),
        Sprite("sum-monsters", "monsters", 94, y, words=Text("monsters_now", {"n": lost})),
        Sprite("sum-star", "star", STAR, y, words=words),
    )
    sheet.labels += (
        Label("sum-coins", 40, y, str(coins), 20, "number", "start", f"{seat}/coins"),
        Label("sum-monsters", 112, y, signed(-lost), 20, "number", "start", f"{seat}/monsters"),
        Label("sum-words", NUMBER - 62, y, Text("season_sum"), 15, anchor="end"),
        Label("sum", NUMBER, y, signed(total), 22, "number", "end", lines),
    )


def _par(sheet: Draft, view: CartographersView, y: float) -> None:
    """What the scoring cards take off a lone player's stars in the end (CRT-1.3)."""
    par = solo_par(view.known.edicts)
    sheet.lines.append(Text("par_line", {"n": -par}))
    sheet.labels += (
        Label("par-words", NUMBER - 40, y, Text("solo_par"), 15, anchor="end"),
        Label("par", NUMBER, y, signed(-par), 18, "coordinate", "end"),
    )
