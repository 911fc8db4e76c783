"""Who rules the realms now, and what that is worth: a row for each realm, a column for each player.

Keys: ``realm-NW``, ``free-NW``, ``place-NW-0`` for the mark of the first or second of a realm.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from isolario.core.event import Facts
from isolario.core.text import Text
from isolario.games.sea_dragons.board import CREATURES, Corner
from isolario.games.sea_dragons.parts import COLOURS
from isolario.games.sea_dragons.scene.parts import REALM
from isolario.games.sea_dragons.scoring import stakes
from isolario.picture.lines import listed
from isolario.picture.scene import WIDTH, Area, Draft, Label, Sprite

if TYPE_CHECKING:
    from isolario.games.sea_dragons.scoring import Control, Holding
    from isolario.games.sea_dragons.view import SeaDragonsView

ROW = 41.0
_HEAD = 27.0  # u: the signs of the players
_LEFT = 142.0  # u: where the players' columns begin


@lru_cache(1024)
def realm_text(corner: Corner, free: int, whirlpools: int, seats: int) -> Text:
    """A realm, its free whirlpools, and what they give."""
    first, second = stakes(seats, free)
    facts: Facts = {"realm": REALM[corner], "free": free, "whirlpools": whirlpools, "first": first}
    if seats == 2:
        return Text("sdr_realm_of_two", facts)
    return Text("sdr_realm", {**facts, "second": second})


def realms_area(view: SeaDragonsView, realms: tuple[Control, ...]) -> Area:
    """As if the game ended now, with the viewer's own hidden dragons."""
    sheet = Draft()
    step = (WIDTH - _LEFT) / view.seats
    for seat in range(view.seats):
        sheet.sprites.append(_sign(seat, _LEFT + step * (seat + 0.5)))
    for row, realm in enumerate(realms):
        _realm(sheet, realm, _HEAD + ROW * (row + 0.5), step)
    height = _HEAD + ROW * len(realms)
    return sheet.area("realms", "score", Text("sdr_area_realms"), height)


@lru_cache(32)
def _sign(seat: int, x: float) -> Sprite:
    words = Text("sdr_player", {"player": seat})
    return Sprite(
        f"sign-{seat}", f"sign_{COLOURS[seat]}", x, _HEAD / 2 - 1, scale=0.54, words=words
    )


def _realm(sheet: Draft, realm: Control, y: float, step: float) -> None:
    corner, seats = realm.realm, len(realm.holdings)
    about = realm_text(corner, realm.free, realm.whirlpools, seats)
    sheet.sprites += _beginning(corner, realm.free, realm.whirlpools, seats, y)
    sheet.labels += _amounts(corner, realm.free, seats, y)
    said = [about]
    for seat, holding in enumerate(realm.holdings):
        sprites, labels, words = _holding(corner, seat, holding, _LEFT + step * (seat + 0.5), y)
        sheet.sprites += sprites
        sheet.labels += labels
        if holding.dragons:
            said.append(words)
    sheet.lines.append(listed(said, apart=True))


@lru_cache(1024)
def _beginning(
    corner: Corner, free: int, whirlpools: int, seats: int, y: float
) -> tuple[Sprite, ...]:
    about = realm_text(corner, free, whirlpools, seats)
    return (
        Sprite(f"rule-{corner}", "rule", WIDTH / 2, y - ROW / 2, layer=-1),
        Sprite(f"realm-{corner}", CREATURES[corner], 18, y, scale=0.82, words=about),
        Sprite(f"free-{corner}", "whirl", 49, y, scale=0.9, words=Text("sdr_free_whirlpools")),
    )


@lru_cache(1024)
def _amounts(corner: Corner, free: int, seats: int, y: float) -> tuple[Label, ...]:
    """Free whirlpools, and what the first and the second get."""
    first, second = stakes(seats, free)
    found = [Label(f"free-{corner}", 62, y, str(free), 18, "number", "start")]
    if seats == 2:
        return *found, Label(
            f"first-{corner}", 138, y, Text("sdr_first", {"n": first}), 15, "plain", "end"
        )
    return (
        *found,
        Label(f"first-{corner}", 138, y - 10, Text("sdr_first", {"n": first}), 15, "plain", "end"),
        Label(
            f"second-{corner}", 138, y + 10, Text("sdr_second", {"n": second}), 15, "plain", "end"
        ),
    )


@lru_cache(1 << 12)
def _holding(
    corner: Corner, seat: int, holding: Holding, x: float, y: float
) -> tuple[tuple[Sprite, ...], tuple[Label, ...], Text]:
    """Dragons and pieces of a player, and their points."""
    words = Text("sdr_holding", {"player": seat, "n": holding.points, **holding.facts})
    key = f"{corner}-{seat}"
    tally = f"{seat}//realm_{CREATURES[corner]}"
    points = str(holding.points or "–")
    labels = [Label(f"points-{key}", x, y + 9, points, 16, "number", tally=tally)]
    if holding.dragons:
        counts = f"{holding.dragons} · {holding.pieces}"
        labels.append(Label(f"counts-{key}", x, y - 9, counts, 15))
    if not holding.place:
        return (), tuple(labels), words
    symbol = "first" if holding.place == 1 else "second"
    place = Sprite(f"place-{key}", symbol, x, y, layer=-1, words=words)
    return (place,), tuple(labels), words
