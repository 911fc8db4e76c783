"""What lies beside the map: your own tiles with both sides, the other players, the stacks.

Keys: ``face-0a`` for a side of a tile of the viewer's own (``b``: the hidden one), ``held-1-0a``
for one in front of somebody else, ``stack-0``, ``special-volcano``, ``pin-0`` for a waypoint that
is not on the map; ``slot-1a`` for an empty place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.land_vs_sea.moves import FACES
from isolario.games.land_vs_sea.parts import CARTOGRAPHER, HAND, Tile
from isolario.games.land_vs_sea.pieces import VOLCANO, WHIRLPOOL
from isolario.games.land_vs_sea.scene.parts import (
    face_key,
    held_key,
    pin_key,
    side_text,
    special_key,
    stack_key,
    tile_sprites,
)
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite, around

if TYPE_CHECKING:
    from isolario.games.land_vs_sea.view import LandVsSeaView

LARGE = 0.86  # the viewer's own tiles
FACE, PAIR = 90.0, 12.0  # u: from one face to the next; and more between two tiles
SMALL = 0.53  # the tiles of others: large enough to be pointed at
HELD = 56.0  # u: from one of their faces to the next
STACKED = 0.72
ROW = 70.0  # u: from one player to the next

_ROLES = (Text("lvs_role_land"), Text("lvs_role_sea"), Text("lvs_role_cartographer"))
_PUBLIC, _HIDDEN = Text("lvs_public"), Text("lvs_hidden")


def hand_area(view: LandVsSeaView, seat: int) -> Area:
    """The viewer's tiles: both sides of each, side by side; and the waypoint, if it is there."""
    sheet = Draft()
    known = view.known
    hand = known.hands[seat]
    left = (WIDTH - 3 * FACE - PAIR) / 2
    y = 60 * LARGE + 4
    for slot in range(HAND):
        for face in (0, 1):
            x = left + FACE * (2 * slot + face) + PAIR * slot
            if slot >= len(hand):
                sheet.sprites.append(Sprite(f"slot-{slot}{FACES[face]}", "slot", x, y, scale=LARGE))
                continue
            side = hand[slot].down if face else hand[slot].up
            about = side_text(side, known.extras)
            line = Text("lvs_face_hidden" if face else "lvs_face", {"about": about})
            if line not in sheet.lines:  # two may be left blank
                sheet.lines.append(line)
            key = face_key(slot, face)
            sheet.sprites += tile_sprites(key, side, x, y, LARGE, known.extras, about)
            words = _HIDDEN if face else _PUBLIC
            sheet.labels.append(Label(f"about-{key}", x, 2 * y + 8, words, 14))
    if not hand:
        sheet.lines.append(Text("lvs_no_tiles"))
    high = 2 * y + 20
    if _has_waypoint(view, seat):
        at = 30.0, high + 20
        ready = Text("lvs_waypoint_ready")
        sheet.lines.append(ready)
        sheet.sprites.append(Sprite(pin_key(seat), f"pin_{seat}", *at, words=ready))
        sheet.labels.append(Label("pin", 52, at[1], ready, 16, "plain", "start"))
        high += 42
    return sheet.area("hand", "hand", Text("area_hand"), high)


def _has_waypoint(view: LandVsSeaView, seat: int) -> bool:
    """Whether a seat's waypoint is not on the map."""
    known = view.known
    played = known.extras.waypoints and known.role(seat) != CARTOGRAPHER
    return played and known.waypoints[seat] is None


# --- the players --------------------------------------------------------------------------------


def players_area(view: LandVsSeaView) -> Area:
    """A row for each player, from the one after the viewer on: whose turn it is, role, points,
    waypoint, and tiles, with those hidden sides that the viewer has seen."""
    sheet = Draft()
    y = 32.0
    for seat in around(view.seat, view.seats):
        _player(sheet, view, seat, y, hand=seat != view.seat)
        y += ROW
    return sheet.area("players", "players", Text("area_players"), y - ROW / 2 + 4)


def _player(sheet: Draft, view: LandVsSeaView, seat: int, y: float, hand: bool) -> None:
    known, sprites, labels = view.known, sheet.sprites, sheet.labels
    facts: Facts = {"player": seat}
    upper, lower = y - 13, y + 12
    if seat in view.to_move:
        sprites.append(Sprite(f"turn-{seat}", "to_move", 10, y, words=Text("turn_of", facts)))
    role = known.role(seat)
    words = Text("lvs_role", {**facts, "role": _ROLES[role]})
    sheet.lines.append(words)
    sprites.append(Sprite(f"role-{seat}", f"role_{role}", 36, y, words=words))
    who = Text("lvs_player", facts)
    labels.append(Label(f"player-{seat}", 58, upper, who, 16, "plain", "start"))
    points = str(known.points[role])
    labels.append(Label(f"points-{seat}", 58, lower, points, 18, "number", "start"))
    if _has_waypoint(view, seat):
        words = Text("lvs_waypoint", facts)
        sheet.lines.append(Text("lvs_waypoint_left", facts))
        key = f"left-{seat}"  # the viewer's own lies in the hand
        sprites.append(Sprite(key, f"pin_{seat}", 104, lower, scale=0.7, words=words))
    if not hand:
        return
    for slot in range(HAND):
        x = WIDTH - 3.5 * HELD - 6 + 2 * HELD * slot + 6 * slot
        if slot < len(known.hands[seat]):
            _held(sheet, view, seat, slot, x, y)
        else:
            sprites.append(Sprite(f"space-{seat}-{slot}", "slot", x, y, scale=SMALL))


def _held(sheet: Draft, view: LandVsSeaView, seat: int, slot: int, x: float, y: float) -> None:
    """A tile in front of somebody else: its public side, and the other if the viewer knows it."""
    tile: Tile = view.known.hands[seat][slot]
    extras = view.known.extras
    facts: Facts = {"player": seat, "number": slot + 1}
    for face, side in enumerate((tile.up, tile.down)):
        key, at = held_key(seat, slot, face), x + HELD * face
        if face and side == UNKNOWN:
            words = Text("lvs_unseen", facts)
        else:
            told = "lvs_held_hidden" if face else "lvs_held"
            words = Text(told, {**facts, "about": side_text(side, extras)})
            sheet.lines.append(words)
        on = held_key(seat, slot) if face else ""
        sheet.sprites += tile_sprites(key, side, at, y, SMALL, extras, words, on)


# --- the stacks ---------------------------------------------------------------------------------


def stacks_area(view: LandVsSeaView) -> Area:
    """The top side of each stack, how many tiles there are; the special tile while it lies
    aside."""
    sheet = Draft()
    known = view.known
    y = 60 * STACKED + 10
    for number, stack in enumerate(known.stacks):
        x = 46 + 92.0 * number
        if not stack:
            sheet.sprites.append(Sprite(f"gone-{number}", "slot", x, y, scale=STACKED))
            continue
        for below in range(min(2, len(stack) - 1), 0, -1):
            at = x + 3 * below, y - 3 * below
            sheet.sprites.append(
                Sprite(f"below-{number}-{below}", "pile", *at, scale=STACKED, layer=-below)
            )
        about = side_text(stack[0].up, known.extras)
        words = Text("lvs_top", {"stack": number + 1, "about": about})
        key = stack_key(number)
        sheet.sprites += tile_sprites(key, stack[0].up, x, y, STACKED, known.extras, words)
        sheet.lines.append(Text("lvs_top_of", {"top": words, "n": len(stack)}))
        count = Text("lvs_count", {"n": len(stack)})
        sheet.labels.append(Label(f"count-{number}", x, 2 * y + 2, count, 16))
    if not any(known.stacks):
        sheet.lines.append(Text("lvs_stacks_empty"))
    if known.special:
        for place, side in enumerate((VOLCANO, WHIRLPOOL)):
            x = 246 + 88.0 * place
            words = side_text(side, known.extras)
            sheet.lines.append(words)
            key = special_key(side)
            sheet.sprites += tile_sprites(key, side, x, y, STACKED, known.extras, words)
            sheet.labels.append(Label(f"about-{key}", x, 2 * y + 2, Text(side), 16))
    return sheet.area("stacks", "offer", Text("lvs_area_stacks"), 2 * y + 14)
