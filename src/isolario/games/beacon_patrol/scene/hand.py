"""What lies in front of the players: your own tiles large, those of the others small.

Keys: ``hand-N5`` for a tile of the viewer's own, ``held-N5`` for one of somebody else's (hands are
public), ``token-0`` and ``tokens-1-0`` for movement tokens, ``slot-2`` for an empty place.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.beacon_patrol.pieces import HAND, TOKENS
from isolario.games.beacon_patrol.scene.parts import ABOUT, SYMBOL, hand_key, held_key
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite, around

if TYPE_CHECKING:
    from isolario.games.beacon_patrol.view import BeaconView

STEP = 104.0  # u: from one tile of the hand to the next
SMALL = 0.56  # the tiles of others: large enough to be pointed at
ROW = 66.0  # u: from one player to the next

_TOKEN, _SPENT = Text("beacon_token"), Text("beacon_token_spent")
_SWAP, _SWAPPED = Text("beacon_swap_left"), Text("beacon_swap_used")


def hand_area(view: BeaconView, seat: int) -> Area:
    """The viewer's tiles, tokens and swap."""
    sheet = Draft()
    hand = view.known.hands[seat]
    for place, tile in enumerate(hand):
        _in_hand(sheet, tile, 50 + STEP * place, tile == view.known.given)
    for place in range(len(hand), HAND[view.seats]):
        sheet.sprites.append(Sprite(f"slot-{place}", "slot", 50 + STEP * place, 50))
    mine = seat == view.known.active and not view.over
    count = TOKENS[view.seats]
    ready = view.known.tokens if mine else count
    left = 50 + STEP * HAND[view.seats] - STEP / 2 + 20
    for number in range(count):
        row, column = divmod(number, 2)
        at = left + 31.0 * column, 15 + 31.0 * row
        sheet.sprites.append(_token(f"token-{number}", *at, number < ready))
    sheet.lines.append(Text("beacon_tokens_left", {"n": ready, "most": count}))
    if view.seats > 1:
        used = mine and view.known.swapped
        symbol, words = ("swap_used", _SWAPPED) if used else ("swap", _SWAP)
        sheet.lines.append(words)
        sheet.sprites.append(Sprite("swap", symbol, left + 15.5, 84, words=words))
    return sheet.area("hand", "hand", Text("area_hand"), 122)


def _in_hand(sheet: Draft, tile: str, x: float, giving: bool) -> None:
    words = Text("beacon_giving", {"about": ABOUT[tile]}) if giving else ABOUT[tile]
    sheet.lines.append(words)
    sheet.sprites.append(Sprite(hand_key(tile), SYMBOL[tile], x, 50, words=words))
    sheet.sprites.append(Sprite(f"edge-{tile}", "giving" if giving else "edge", x, 50, layer=1))
    sheet.labels.append(Label(f"id-{tile}", x, 110, tile, 14, "coordinate"))


@cache
def _token(key: str, x: float, y: float, ready: bool, scale: float = 1) -> Sprite:
    symbol, words = ("token_blue", _TOKEN) if ready else ("token_red", _SPENT)
    return Sprite(key, symbol, x, y, scale=scale, words=words)


# --- the players --------------------------------------------------------------------------------


def players_area(view: BeaconView) -> Area:
    """A row for each player, from the one after the viewer on: whose turn it is, ship, tokens, what
    they brought the team, and their tiles."""
    sheet = Draft()
    y = 29.0
    for seat in around(view.seat, view.seats):
        _player(sheet, view, seat, y, hand=seat != view.seat)
        y += ROW
    return sheet.area("players", "players", Text("area_players"), y - ROW / 2 + 2)


def _player(sheet: Draft, view: BeaconView, seat: int, y: float, hand: bool) -> None:
    sprites, labels = sheet.sprites, sheet.labels
    facts: Facts = {"player": seat}
    acting = seat == view.known.active and not view.over
    if acting:
        sprites.append(Sprite(f"turn-{seat}", "to_move", 10, y - 2, words=Text("turn_of", facts)))
    words = Text("beacon_ship", facts)
    sprites.append(Sprite(f"crew-{seat}", f"ship_{seat}", 40, y - 1, words=words))
    who = Text("beacon_player", facts)
    upper, lower = (y - 11, y + 12) if hand else (y - 1, y - 1)
    labels.append(Label(f"player-{seat}", 66, upper, who, 16, "plain", "start"))
    share = view.known.contributions[seat]
    words = Text("beacon_share", {**facts, "points": share})
    sheet.lines.append(words)
    sprites.append(Sprite(f"share-{seat}", "explored", 166, lower, scale=0.7, words=words))
    labels.append(Label(f"share-{seat}", 178, lower, str(share), 16, "number", "start"))
    if not hand:  # it lies in the viewer's own area
        return
    count = TOKENS[view.seats]
    ready = view.known.tokens if acting else count
    for number in range(count):
        at = 74 + 18.0 * number, y + 12.0
        sprites.append(_token(f"tokens-{seat}-{number}", *at, number < ready, 0.56))
    tiles = view.known.hands[seat]
    for place in range(HAND[view.seats]):
        x = WIDTH - 28 - 57.0 * (HAND[view.seats] - 1 - place)
        if place >= len(tiles):
            sprites.append(Sprite(f"space-{seat}-{place}", "slot", x, y, scale=SMALL))
            continue
        tile = tiles[place]
        words = Text("beacon_held", {**facts, "about": ABOUT[tile]})
        sheet.lines.append(words)
        sprites.append(Sprite(held_key(tile), SYMBOL[tile], x, y, scale=SMALL, words=words))
        sprites.append(Sprite(f"rim-{tile}", "edge", x, y, scale=SMALL, layer=1))
