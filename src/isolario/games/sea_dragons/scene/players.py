"""The players, from the one after the viewer on: heads, gold, ships, missions, reef and dragon
cards; of others' cards what came from the market, and the size of the rest.

Keys: ``sign-1``, ``turn-1``, ``missions-1``, ``reefs-1``, ``held-1-0`` for a dragon card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from isolario.core.chance import UNKNOWN
from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.sea_dragons.parts import COLOURS
from isolario.games.sea_dragons.scene.hand import gold_tally, stock
from isolario.games.sea_dragons.scene.parts import (
    card_sprites,
    card_text,
    reef_text,
    ships_text,
)
from isolario.games.sea_dragons.scoring import mission_points
from isolario.games.sea_dragons.texts import MISSION
from isolario.picture.lines import counted
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite, around

if TYPE_CHECKING:
    from isolario.games.sea_dragons.view import SeaDragonsView

ROW = 62.0  # u: from one player to the next
SMALL = 0.72  # a card
_UPPER, _LOWER = -14.0, 14.0


def players_area(view: SeaDragonsView) -> Area:
    sheet = Draft()
    y = ROW / 2
    for seat in around(view.seat, view.seats):
        _player(sheet, view, seat, y)
        y += ROW
    return sheet.area("players", "players", Text("area_players"), y - ROW / 2)


def _player(sheet: Draft, view: SeaDragonsView, seat: int, y: float) -> None:
    known = view.known
    if seat in view.to_move:
        words = Text("turn_of", {"player": seat})
        sheet.sprites.append(Sprite(f"turn-{seat}", "to_move", 9, y + _UPPER, words=words))
    sprites, label = _who(seat, y)
    sheet.sprites += sprites
    sheet.labels.append(label)
    heads, gold, fleet = known.heads[seat], known.gold[seat], known.fleets[seat]
    stock(sheet, seat, heads, gold, fleet, 34, y + _LOWER, gold_tally(view, seat))
    missions = known.fulfilled[seat]
    worth = mission_points(missions)
    facts: Facts = {"player": seat, "heads": heads, "gold": gold, "ships": ships_text(fleet)}
    done: Facts = {"missions": len(missions), "n": worth}
    sheet.lines.append(Text("sdr_player_has", {**facts, **done}))
    sheet.sprites.append(_missions(seat, len(missions), worth, y))
    sheet.labels.append(_mission_count(seat, len(missions), y))
    _reefs(sheet, view, seat, y)
    if seat != view.seat:
        _hand(sheet, view, seat, y)


@lru_cache(128)
def _who(seat: int, y: float) -> tuple[tuple[Sprite, ...], Label]:
    name = Text("sdr_player", {"player": seat})
    sign = Sprite(f"sign-{seat}", f"sign_{COLOURS[seat]}", 34, y + _UPPER, scale=0.52, words=name)
    rule = Sprite(f"rule-{seat}", "rule", WIDTH / 2, y - ROW / 2 + 1, layer=-1)
    return (sign, rule), Label(f"player-{seat}", 52, y + _UPPER, name, 16, "plain", "start")


@lru_cache(1024)
def _missions(seat: int, number: int, worth: int, y: float) -> Sprite:
    words = Text("sdr_missions_of", {"player": seat, "missions": number, "n": worth})
    return Sprite(f"missions-{seat}", "scroll", 182, y + _UPPER, scale=0.9, words=words)


@lru_cache(1024)
def _mission_count(seat: int, number: int, y: float) -> Label:
    return Label(f"missions-{seat}", 195, y + _UPPER, str(number), 16, "number", "start")


def _reefs(sheet: Draft, view: SeaDragonsView, seat: int, y: float) -> None:
    kept = view.known.reefs[seat]
    facts: Facts = {"player": seat, "n": len(kept)}
    words = Text("sdr_reefs_of", facts)
    if kept and UNKNOWN not in kept:
        words = Text("sdr_reefs_shown", {**facts, "cards": counted(map(reef_text, kept))})
    at = 230, y + _UPPER
    sheet.sprites.append(
        Sprite(f"reefs-{seat}", "reef_back", *at, scale=0.44, dim=not kept, words=words)
    )
    sheet.labels.append(
        Label(f"reefs-{seat}", 242, y + _UPPER, str(len(kept)), 16, "number", "start")
    )
    sheet.lines.append(words)


def _hand(sheet: Draft, view: SeaDragonsView, seat: int, y: float) -> None:
    hand = view.known.hands[seat]
    for slot, card in enumerate(hand):
        x = WIDTH - 20 - 40 * (len(hand) - 1 - slot)
        sheet.sprites += card_sprites(f"held-{seat}-{slot}", card.shape, x, y, SMALL)
    if hand:
        said = counted(card_text(card.shape) for card in hand)
        sheet.lines.append(Text("sdr_player_cards", {"player": seat, "cards": said}))


def players_at_length(view: SeaDragonsView) -> tuple[Text, ...]:
    """The missions that each has fulfilled."""
    return tuple(
        Text("sdr_fulfilled", {"player": seat, "missions": counted(MISSION[it] for it in done)})
        for seat, done in enumerate(view.known.fulfilled)
        if done
    )
