"""What a site without a server has as files, because it is the same for every reader: words, books,
lessons, cards, drawings, colours, letters. The names are those of the requests, without ``/api/``.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine import ROOT
from isolario import all_games
from isolario.picture.palette import colour
from isolario.server import fonts, printed
from isolario.table import boards
from isolario.table.game_cards import game_card
from isolario.table.problems import NotThere
from isolario.words import LANGUAGES


def files() -> Iterator[tuple[str, bytes]]:
    """Every file with its name. The client has to be built: letters come from there."""
    games = all_games().values()
    yield "games", msgspec.json.encode([game_card(game) for game in games])
    yield "palette.css", printed.palette()
    for language in LANGUAGES:
        yield f"words/{language}", printed.messages(language)
    for game in games:
        where = f"games/{game.name}"
        yield f"{where}/symbols.svg", printed.drawings(game)
        yield f"{where}/board.svg", boards.shown(game).encode()
        for language in LANGUAGES:
            yield f"words/{language}/{game.name}", printed.messages(language, game.name)
            yield f"{where}/cards/{language}", printed.explained(game, language)
            for part, make in (
                ("book", printed.book),
                ("lesson", printed.lesson),
                ("count", printed.to_count),
            ):
                try:
                    yield f"{where}/{part}/{language}", make(game, language)
                except NotThere:
                    continue  # it has none
    yield from letters()
    yield from installed()


def installed() -> Iterator[tuple[str, bytes]]:
    """What a device shows of the page where it is installed. Addresses are seen from this file."""
    yield "icon.svg", (ROOT / "web" / "public" / "icon.svg").read_bytes()
    icons = [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    for name in ("icon-180", "icon-192", "icon-512", "icon-maskable-512"):
        yield f"{name}.png", (ROOT / "web" / "icons" / f"{name}.png").read_bytes()
        size = name.rpartition("-")[2]
        purpose = "maskable" if "maskable" in name else "any"
        icon = {"src": f"{name}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        icons.append({**icon, "purpose": purpose})
    manifest = {
        "name": "Isolario",
        "short_name": "Isolario",
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "background_color": colour("paper"),
        "theme_color": colour("paper"),
        "icons": icons,
    }
    yield "manifest.webmanifest", msgspec.json.encode(manifest)


def letters() -> Iterator[tuple[str, bytes]]:
    """Fonts for pictures that have to stand on their own: a list of what each is for, and the rules
    with the letters in them."""
    faces = fonts.faces(fonts.STATIC)
    listed = [(face.spans, f"font-{at}") for at, face in enumerate(faces)]
    yield "fonts", msgspec.json.encode(listed)
    for at, face in enumerate(faces):
        yield f"font-{at}", face.inline().encode()
