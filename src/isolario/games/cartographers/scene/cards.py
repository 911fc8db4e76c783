"""The round: how far the season has got, the card with its shapes and terrains, the skills.

Keys: ``turned-2`` for a card of the season, ``hour-5`` for time to come, ``use-search`` for a
skill on the table; those of shapes and terrains are in `chips`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from isolario.core.text import Text, signed
from isolario.games.cartographers.pieces import (
    AMBUSH,
    EXPLORE,
    SEASONS,
    SKILLS,
    AmbushCard,
)
from isolario.games.cartographers.scene.parts import CARD, SEASON, SKILL, TERRAIN
from isolario.picture.lines import listed
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.core.event import Facts
    from isolario.games.cartographers.scene.chips import Offer
    from isolario.games.cartographers.view import CartographersView

CARD_HEIGHT = 120.0
TOP, MIDDLE = 19.0, 78.0  # u: its name; its shapes and terrains
HOUR = 40.0  # u: one unit of time on the strip
CLOCK = 98.0  # u: the height of the clock, which lies under the card
WORDS, HEADING, STRIP = (CARD_HEIGHT + y for y in (14.0, 39.0, 73.0))  # u: middles of its lines
CHIP = 94.0  # u: from one shape to the next
FEW_CHIPS = 2  # up to this many shapes are full size
FEW_FACES = 2  # up to this many terrains are
SKILL_STEP = 127.0  # u: from one skill to the next
COST = 15.0  # u: from one coin of a price to the next


def card_area(view: CartographersView, offer: Offer) -> Iterator[Area]:
    """The card, the clock and the skills; at a lone player's end, the title."""
    sheet = Draft()
    if view.over:
        if view.seats == 1:
            yield _title(sheet, view)
        return
    sheet.lines += _clock_lines(view)
    if view.known.card:
        _card(sheet, view, offer)
    sheet.sprites += _clock(view)
    sheet.labels += _clock_labels(view)
    bottom = CARD_HEIGHT + CLOCK
    if view.known.skills:
        _skills(sheet, view, bottom + 34)
        bottom += 58
    if view.known.turned:
        turned = listed([turned_text(card) for card in view.known.turned], apart=True)
        sheet.lines.append(Text("turned_line", {"cards": turned}))
    yield sheet.area("card", "hand", Text("area_card"), bottom + 2)


# --- the season ---------------------------------------------------------------------------------


def cards_to_end(turned: tuple[str, ...], length: int) -> int:
    """How many more cards it takes at least to end a season; 0: it ends with this one.

    Ambushes and ruins take no time, so there may be more of them in between.

    >>> cards_to_end(("orchard", "great_river"), 8), cards_to_end(("orchard",) * 4, 8)
    (3, 0)
    """
    left = length - sum([EXPLORE[card].time for card in turned])
    times = sorted([card.time for card in EXPLORE.values() if card.name not in turned])
    count = 0
    while left > 0:
        left -= times.pop()
        count += 1
    return count


def _clock(view: CartographersView) -> Iterator[Sprite]:
    """A strip of hours: each card as long as its time, then what is still to come."""
    season = SEASONS[view.known.season]
    yield Sprite(f"season-{season.name}", season.name, 13, HEADING, words=SEASON[view.known.season])
    time = moments = 0
    for place, card in enumerate(view.known.turned):
        yield _slip(place, card, time, moments)
        moments = 0 if EXPLORE[card].time else moments + 1
        time += EXPLORE[card].time
    for hour in range(time, season.length):
        yield _hour(hour)
    end = 4 + HOUR * season.length
    words = Text("season_end")
    yield Sprite("season-end", "season_end", end, STRIP, scale=1.3, layer=1, words=words)


@cache
def turned_text(card: str) -> Text:
    return Text("turned_card", {"card": CARD[card], "n": EXPLORE[card].time})


@cache
def _slip(place: int, card: str, time: int, moments: int) -> Sprite:
    """A card on the strip. One that takes no time hangs at its edge, after those before it."""
    length = EXPLORE[card].time
    words = turned_text(card)
    if not length:
        x = 13 + HOUR * time + 19 * moments
        return Sprite(
            f"turned-{place}", f"slip_{card}", x, STRIP + 15, scale=0.84, layer=2, words=words
        )
    x = 2 + HOUR * (time + length / 2)
    return Sprite(f"turned-{place}", f"slip_{card}", x, STRIP, words=words)


@cache
def _hour(hour: int) -> Sprite:
    x = 2 + HOUR * (hour + 0.5)
    return Sprite(f"hour-{hour}", "hour", x, STRIP, words=Text("hour_ahead"))


def _clock_lines(view: CartographersView) -> Iterator[Text]:
    season = SEASONS[view.known.season]
    heading = Text(f"heading_{season.name}")
    yield Text("season_line", {"season": heading, **view.time})
    yield _clock_words(view)


def _clock_words(view: CartographersView) -> Text:
    """How far away the end of the season is."""
    season = SEASONS[view.known.season]
    count = cards_to_end(view.known.turned, season.length)
    if count > 1:
        return Text("clock_goes_on", {"n": count})
    return Text("clock_may_end" if count else "clock_ends", {"season": Text(season.name)})


def _clock_labels(view: CartographersView) -> Iterator[Label]:
    heading = Text(f"heading_{SEASONS[view.known.season].name}")
    yield Label("season", 32, HEADING, heading, 20, "name", "start")
    yield Label("time", WIDTH, HEADING, Text("season_time", view.time), 16, "number", "end")
    yield Label("clock", 2, WORDS, _clock_words(view), 15, anchor="start")


# --- the card -----------------------------------------------------------------------------------


def _card(sheet: Draft, view: CartographersView, offer: Offer) -> None:
    """The card: its name and time, shapes to take up, terrains to draw them in."""
    ambush = AMBUSH.get(view.known.card)
    back = "ambush_sheet" if ambush else "card_sheet"
    middle = CARD_HEIGHT / 2
    sheet.sprites.append(Sprite(f"card-{view.known.card}", back, WIDTH / 2, middle, layer=-1))
    left = 14.0
    if ambush:
        words = Text("ambush_sign")
        sheet.sprites.append(Sprite("ambush", view.known.card, 28, TOP, scale=0.72, words=words))
        left = 52.0
        sheet.lines.append(Text("ambush_line", {"card": CARD[view.known.card]}))
        _ambush(sheet, view, ambush)
    else:
        _time(sheet, view)
    sheet.labels.append(Label("card", left, TOP, CARD[view.known.card], 20, "name", "start"))
    _chips(sheet, offer)
    if not ambush:
        _swatches(sheet, offer)


def _time(sheet: Draft, view: CartographersView) -> None:
    y, time = TOP, EXPLORE[view.known.card].time
    words = Text("card_time", {"n": time})
    sheet.lines.append(Text("card_line", {"card": CARD[view.known.card], "n": time}))
    sheet.sprites.append(Sprite("card-time", "hourglass", WIDTH - 36, y, scale=0.9, words=words))
    sheet.labels.append(Label("card-time", WIDTH - 14, y, str(time), 20, "number", "end"))
    if view.known.ruins:
        words = Text("after_ruins")
        sheet.lines.append(words)
        sheet.sprites.append(Sprite("after-ruins", "ruins_sign", WIDTH - 66, y, words=words))


def _ambush(sheet: Draft, view: CartographersView, ambush: AmbushCard) -> None:
    """Where the sheets go; alone, where the monsters come from."""
    y, turn = TOP, Text(f"arrow_{ambush.arrow}")
    if view.seats > 1:
        sheet.lines.append(turn)
        sheet.sprites.append(Sprite("arrow", ambush.arrow, WIDTH - 26, y, scale=0.8, words=turn))
        if view.seat is not None and view.known.phase == "ambush":
            owner = view.known.owner(view.seat)
            sheet.sprites.append(Sprite(f"victim-{owner}", f"flag_{owner}", WIDTH - 30, MIDDLE))
            words = Text("draws_on", {"owner_player": owner})
            sheet.lines.append(words)
            sheet.labels.append(Label("victim", WIDTH - 50, MIDDLE, words, 16, anchor="end"))
        return
    corner = ambush.corner.replace("-", "_")
    words = Text(f"corner_{corner}")
    sheet.lines.append(words)
    sheet.sprites += (
        Sprite("corner", f"corner_{corner}", WIDTH - 58, y, scale=0.8, words=words),
        Sprite("arrow", ambush.arrow, WIDTH - 26, y, scale=0.8),
    )


def _chip_step(offer: Offer) -> float:
    """From one shape to the next; a third makes them smaller."""
    return CHIP if len(offer.chips) <= FEW_CHIPS else 0.8 * CHIP


def _chips(sheet: Draft, offer: Offer) -> None:
    """The shapes; what cannot be taken up now is dim."""
    y, step = MIDDLE, _chip_step(offer)
    scale = step / CHIP
    if offer.chips:
        shapes = listed([chip.words for chip in offer.chips], apart=True)
        sheet.lines.append(Text("shapes_line", {"shapes": shapes}))
    for place, chip in enumerate(offer.chips):
        x = 7 + step * (place + 0.5)
        dim = bool(offer.by_chip) and chip.key not in offer.by_chip
        sheet.sprites.append(
            Sprite(chip.key, chip.symbol, x, y, scale=scale, dim=dim, words=chip.words)
        )
        if chip.coin:
            key, words = f"coin-{chip.key}", Text("shape_coin")
            at = x + 36 * scale, y - 26 * scale
            sheet.sprites.append(Sprite(key, "coin", *at, 0, 0.9 * scale, 1, dim, words))


def _swatches(sheet: Draft, offer: Offer) -> None:
    """The terrains beside the shapes: one or two large, more as room allows."""
    faces = offer.faces
    if faces:
        terrains = listed([TERRAIN[face] for face in faces])
        sheet.lines.append(Text("terrains_line", {"terrains": terrains}))
    left = 12 + _chip_step(offer) * len(offer.chips)
    right = WIDTH - 8
    large = len(faces) <= FEW_FACES
    step = 60.0 if large else min(46.0, (right - left) / 3)
    columns = max(1, min(len(faces), int((right - left) // step)))
    rows = -(-len(faces) // columns)
    size = 48.0 if large else min(step, 82.0 / rows) - 2
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        across = min(columns, len(faces) - row * columns)
        x = (left + right) / 2 + (column - (across - 1) / 2) * (step if large else size + 2)
        y = MIDDLE + (row - (rows - 1) / 2) * (size + 2)
        words = Text("swatch", {"terrain": TERRAIN[face]})
        symbol = f"swatch_{face}"
        sheet.sprites.append(Sprite(f"terrain-{face}", symbol, x, y, scale=size / 48, words=words))


# --- skills -------------------------------------------------------------------------------------


def _skills(sheet: Draft, view: CartographersView, y: float) -> None:
    """The skills on the table with their prices; dim are those that the viewer cannot use now."""
    seat = view.seat
    used = ""
    spent = seat in view.known.spent
    if seat is not None and (desk := view.known.desks[seat]) is not None:
        used, spent = desk.skill, desk.spent or bool(desk.skill)
    said = []
    for place, skill in enumerate(view.known.skills):
        x, cost = 63 + SKILL_STEP * place, SKILLS[skill].cost
        usable = seat is None or view.known.desk(seat).usable(skill, view.known.task)
        dim = skill != used and (spent or not usable)
        words, line = Text("skill_spent", {"skill": SKILL[skill]}), "skill_gone"
        if not spent:
            words, line = skill_at_length(skill), "skill_price"
        elif skill == used:
            words = Text("skill_in_use", {"skill": SKILL[skill]})
        facts: Facts = {"skill": SKILL[skill], "cost": cost}
        said.append(words if skill == used else Text(line, facts))
        sheet.sprites.append(Sprite(f"use-{skill}", skill, x, y, dim=dim, words=words))
        name = Label(f"skill-{skill}", x - 56, y - 11, SKILL[skill], 14, anchor="start")
        sheet.labels.append(name)
        if not cost:
            free = Label(f"cost-{skill}", x - 36, y + 11, Text("skill_free"), 14, anchor="start")
            sheet.labels.append(free)
        price = Text("skill_cost")
        for coin in range(cost):
            at = x - 29 + COST * coin
            sheet.sprites.append(
                Sprite(
                    f"cost-{skill}-{coin}", "coin_marked", at, y + 11, 0, 0.8, dim=dim, words=price
                )
            )
    sheet.lines.append(Text("skills_line", {"skills": listed(said, apart=True)}))


@cache
def skill_at_length(skill: str) -> Text:
    """What a skill does, and what it costs."""
    facts: Facts = {"skill": SKILL[skill], "cost": SKILLS[skill].cost}
    return Text("skill_offer", {**facts, "about": Text(f"about_{skill}")})


# --- a lone player's end ------------------------------------------------------------------------


def _title(sheet: Draft, view: CartographersView) -> Area:
    """The seal with the title that the result has earned (CRT-1.3)."""
    result = view.known.solo_result
    sheet.sprites.append(Sprite("seal", "seal", 46, 48))
    title = Text(view.outcome.title) if view.outcome else Text("game_over")
    sheet.lines += (title, Text("result_line", {"n": result}))
    sheet.labels += (
        Label("title", 98, 30, title, 22, "name", "start"),
        Label("result", 98, 64, Text("solo_total"), 16, anchor="start"),
        Label("result-number", WIDTH - 8, 64, signed(result), 24, "number", "end"),
    )
    return sheet.area("card", "hand", Text("game_over"), 96)
