"""How a game of Foggy Island looks: an island in cells, a hand or a shop, weather, the players.

Keys: ``back-1-0`` in somebody's hand, ``known-1-0-wolf`` for a token there that everybody has
seen, ``drawn-0`` for a weather card; those of the other areas are in `board` and `hand`. None of
them tells more than the view does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.foggy_island.parts import SIDES
from isolario.games.foggy_island.pieces import KIND_OF, LETTERS, MERCENARIES, SHIELDS, letters
from isolario.games.foggy_island.scene.board import board_area
from isolario.games.foggy_island.scene.choices import choices
from isolario.games.foggy_island.scene.hand import hand_area, pool_area, shop_area, tokens_text
from isolario.games.foggy_island.scene.parts import NAMES, SEAT_TEXT, shield_of, token_of
from isolario.picture.lines import counted
from isolario.picture.scene import WIDTH, Area, Draft, Label, Scene, Sprite

if TYPE_CHECKING:
    from isolario.games.foggy_island.view import FoggyView

ROW = 46.0  # u: from one player to the next
MINI = 0.42  # the tokens in other hands
HAND_LEFT, HAND_WIDTH = 148.0, 128.0


def draw(view: FoggyView) -> Scene:
    """A view as a picture, with its seat's choices."""
    areas = [board_area(view), *_to_choose_from(view)]
    if view.known.drawn:
        areas.append(_weather(view))
    areas.append(_players(view))
    return Scene(tuple(areas), choices(view))


def in_front(view: FoggyView) -> tuple[Area, ...]:
    """The viewer's hand, or what it is chosen from; not the shop, which is for all."""
    return tuple(area for area in _to_choose_from(view) if area.role == "hand")


def _to_choose_from(view: FoggyView) -> tuple[Area, ...]:
    if view.seat is None or view.known.phase not in _IN_FRONT:
        return ()
    return (_IN_FRONT[view.known.phase](view, view.seat),)


_IN_FRONT = {"hire": shop_area, "hand": pool_area, "play": hand_area}


def _weather(view: FoggyView) -> Area:
    """The two cards to choose from."""
    sheet = Draft()
    for place, card in enumerate(view.known.drawn):
        x, hidden = 46 + 104.0 * place, card == UNKNOWN
        words = Text("weather_card" if hidden else card)
        symbol = "weather_back" if hidden else card
        sheet.sprites.append(Sprite(f"drawn-{place}", symbol, x, 64, words=words))
        if not hidden:
            sheet.labels.append(Label(f"drawn-name-{place}", x, 142, words, 16, "name"))
    sheet.lines = [counted(sprite.words for sprite in sheet.sprites if sprite.words)]
    return sheet.area("offer", "offer", Text("step_weather"), 156)


# --- the players --------------------------------------------------------------------------------


def _players(view: FoggyView) -> Area:
    """A row for each player: whose turn it is, shield, hand, deck, score; then who hired whom."""
    sheet = Draft()
    y = 22.0
    for seat, score in enumerate(view.scores):
        _player(sheet, view, seat, score, y)
        y += ROW
    for side in range(SIDES):
        if _hired(sheet, view, side, y):
            y += 34
    which = _which_round(view)
    sheet.labels.append(Label("round", 0, y, which, 16, "name", "start"))
    sheet.lines = [which, *_holdings(view)]
    return sheet.area("players", "players", Text("area_players"), y + 12)


def _holdings(view: FoggyView) -> Iterator[Text]:
    """How much everybody holds, how much of it is known, and who hired whom."""
    for seat in range(view.seats):
        shield = SEAT_TEXT[seat]
        if len(view.known.hands[seat]) or len(view.known.decks[seat]):
            yield Text(
                "holds",
                {
                    "side": shield,
                    "hand": len(view.known.hands[seat]),
                    "deck": len(view.known.decks[seat]),
                },
            )
        if known := _known(view, seat):
            yield Text("surely_in_hand", {"side": shield, "tokens": tokens_text(known)})
    for side in range(SIDES):
        if hired := _mercenaries(view, side):
            yield Text("hired_for", {"side": SEAT_TEXT[side], "tokens": tokens_text(hired)})


def _which_round(view: FoggyView) -> Text:
    facts: Facts = {
        "round": view.known.round,
        "rounds": view.known.rounds,
        "player": view.known.first,
    }
    if view.known.round > view.known.usual_rounds:
        return Text("extra_round_begins", {"player": view.known.first})
    if not view.known.weather:
        return Text("round_begins", facts)
    return Text("round_and_weather", {**facts, "weather": Text(view.known.weather)})


def _player(sheet: Draft, view: FoggyView, seat: int, points: int, y: float) -> None:
    sprites, labels = sheet.sprites, sheet.labels
    shield, name = shield_of(seat), Text("foggy_player", {"player": seat})
    if seat in view.to_move:
        words = Text("turn_of", {"player": seat})
        sprites.append(Sprite(f"turn-{seat}", "to_move", 12, y, words=words))
    elif seat in view.ready:
        words = Text("ready", {"player": seat})
        sprites.append(Sprite(f"ready-{seat}", "ready", 12, y, words=words))
    drawing = f"{shield}{seat // SIDES + 1}_shield" if seat >= SIDES else f"{shield}_shield"
    sprites.append(Sprite(f"shield-{seat}", drawing, 38, y, words=name))
    labels.append(Label(f"player-{seat}", 56, y, name, 16, anchor="start"))
    sprites += _hand(view, seat, y)
    if count := len(view.known.decks[seat]):
        sprites.append(
            Sprite(f"deck-{seat}", f"{shield}_deck", 294, y, scale=0.52, words=Text("deck"))
        )
        labels.append(Label(f"deck-count-{seat}", 315, y, str(count), 16, anchor="start"))
    score = str(points)
    labels.append(Label(f"score-{seat}", WIDTH - 4, y, score, 24, "number", "end"))
    if view.known.by_coins:  # FOG-H4: the score is what is left of the coins
        x = WIDTH - 16 - 12.5 * len(score)
        sprites.append(_coins(view, seat, x, y))


def _known(view: FoggyView, seat: int) -> str:
    """The tokens in a hand that everybody has seen going there, in canonical order."""
    known = [
        LETTERS[shown.kind] for shown in view.known.shown if shown.seat == seat and not shown.cells
    ]
    return "".join(sorted(known, key=KIND_OF.__getitem__))


def _mercenaries(view: FoggyView, side: int) -> str:
    return letters([kind for kind in view.known.sets[side] if kind in MERCENARIES])


def _hand(view: FoggyView, seat: int, y: float) -> list[Sprite]:
    """A hand as everybody sees it: backs, and the tokens that were seen going there."""
    known = _known(view, seat)
    backs = max(0, len(view.known.hands[seat]) - len(known))
    step = min(25.0, HAND_WIDTH / max(1, backs + len(known)))
    places = [HAND_LEFT + step * place for place in range(backs + len(known))]
    back = f"{shield_of(seat)}_back"
    sprites = [
        Sprite(f"back-{seat}-{place}", back, places[place], y, scale=MINI) for place in range(backs)
    ]
    for place, letter in enumerate(known):
        words = Text("known_in_hand", {"token": NAMES[letter]})
        key = f"known-{seat}-{place}-{NAMES[letter].id}"
        token = token_of(seat, letter)
        sprites.append(Sprite(key, token, places[backs + place], y, scale=MINI, words=words))
    return sprites


def _coins(view: FoggyView, seat: int, x: float, y: float) -> Sprite:
    words = Text("coins_of", {"side": SEAT_TEXT[seat], "n": view.known.coins[seat % SIDES]})
    return Sprite(f"coins-{seat}", "money", x, y, scale=0.8, words=words)


def _hired(sheet: Draft, view: FoggyView, side: int, y: float) -> bool:
    """The mercenaries among a side's eighteen, which everybody knows (FOG-R1), and its coins where
    they are not the score; whether there was anything to show."""
    kinds = _mercenaries(view, side)
    purse = view.options.mode == "mercenaries" and not view.known.by_coins
    if not kinds and not purse:
        return False
    sprites = sheet.sprites
    sprites.append(Sprite(f"hired-{side}-shield", f"{SHIELDS[side]}_shield", 38, y, scale=0.9))
    room = WIDTH - 76 - 56 * purse
    step = min(31.0, room / max(1, len(kinds)))
    for place, letter in enumerate(kinds):
        key = f"hired-{side}-{kinds[:place].count(letter)}-{NAMES[letter].id}"
        words = NAMES[letter]
        x = 70 + step * place
        sprites.append(Sprite(key, token_of(side, letter), x, y, scale=0.46, words=words))
    if purse:
        left = str(view.known.coins[side])
        sheet.labels.append(Label(f"coins-{side}", WIDTH - 4, y, left, 16, "number", "end"))
        sprites.append(_coins(view, side, WIDTH - 16 - 9.0 * len(left), y))
    return True
