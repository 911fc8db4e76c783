"""The art direction, as far as a machine can see it: tokens, contrasts, shapes."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
import resvg_py
from PIL import Image

import isolario
from isolario.picture.palette import PALETTE, TOKENS, Theme, colour, contrast, css, stylesheet
from isolario.picture.palette import classes as theme_classes
from isolario.picture.symbols import BadSymbol, Symbol, check, read, symbols

THEMES: tuple[Theme, Theme] = ("light", "dark")
GAMES = list(isolario.all_games().values())
FOGGY = isolario.all_games()["foggy-island"]

# Drawings are compared at the size they have on a phone, in grey.
SIZE = 28
FACES = (
    *("wolf", "rat", "hare", "pig", "fox", "cat", "crow", "mole", "chameleon_blue"),
    *("fairy_dog", "hippo", "turtle", "frog", "snake", "mouse", "back"),
)


# --- the palette --------------------------------------------------------------------------------


def ratio(one: str, other: str, theme: Theme) -> float:
    # The art direction gives its figures with one decimal.
    return round(contrast(colour(one, theme), colour(other, theme)), 1)


def test_every_token_is_a_colour_by_day_and_by_night() -> None:
    for token, values in TOKENS.items():
        for value in values:
            assert re.fullmatch("#[0-9A-F]{6}", value), token


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("line", PALETTE.line)
def test_pattern_can_be_read_on_its_fill(line: str, theme: Theme) -> None:
    assert ratio(line, line.removesuffix("_line"), theme) >= 4.4


@pytest.mark.parametrize("theme", THEMES)
def test_gold_carries_its_line(theme: Theme) -> None:
    assert ratio("gold_line", "gold", theme) >= 4.4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("fill", [*PALETTE.fill, "blue_tint", "red_tint", "accent_wash"])
def test_ink_can_be_read_on_every_fill(fill: str, theme: Theme) -> None:
    if fill != "chasm":  # carries no text
        assert ratio("ink", fill, theme) >= 6.4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("fill", [*PALETTE.fill, "paper", "panel", "sunken"])
def test_accent_can_be_seen_on_every_fill(fill: str, theme: Theme) -> None:
    if fill != "chasm":  # nothing is ever played there
        assert ratio("accent", fill, theme) >= 3.3


@pytest.mark.parametrize("theme", THEMES)
def test_open_sea_is_no_empty_chart(theme: Theme) -> None:
    assert ratio("sea", "panel", theme) >= 1.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("page", ["paper", "panel"])
@pytest.mark.parametrize("text", ["ink", "ink2", "accent", "bad", "good"])
def test_text_can_be_read(text: str, page: str, theme: Theme) -> None:
    assert ratio(text, page, theme) >= 5.5


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read_in_wells(theme: Theme) -> None:
    for text in ("ink", "ink2", "accent"):
        assert ratio(text, "sunken", theme) >= 5.5


def test_stylesheet_declares_every_token_in_every_theme() -> None:
    sheet = stylesheet()
    for token in TOKENS:
        assert f".f-{token}{{fill:var(--{token})}}" in sheet
        assert f".g-{token}{{color:var(--{token})}}" in sheet
        assert f"--{token}:{colour(token, 'dark')};" in css("dark")
    assert sheet.count(css("dark")) == 2  # as the system prefers, and as the reader chooses
    for wish in (
        "prefers-color-scheme:dark",
        "prefers-contrast:more",
        "forced-colors:active",
        '[data-theme="dark"]',
        '[data-theme="light"]',
    ):
        assert wish in sheet
    assert sheet.count("{") == sheet.count("}")


def test_forced_colours_name_tokens_that_exist() -> None:
    assert {token for tokens in PALETTE.forced_colors.values() for token in tokens} <= set(TOKENS)
    assert set(PALETTE.more_contrast) <= set(TOKENS)


# --- the drawings -------------------------------------------------------------------------------

FORBIDDEN = {
    "a hex value": '<path fill="#ff0000"/>',
    "a named colour": '<path stroke="red"/>',
    "a colour function": '<circle fill="rgb(1,2,3)" r="1"/>',
    "a colour attribute": '<g color="red"><path fill="currentColor"/></g>',
    "a style": '<path style="opacity:.5"/>',
    "a style sheet": "<style>path{fill:red}</style>",
    "a gradient": '<linearGradient id="g"/>',
    "a round gradient": '<radialGradient id="g"/>',
    "a use of a gradient": '<path fill="url(#g)"/>',
    "a filter": '<filter id="f"/>',
    "a use of a filter": '<path filter="url(#f)"/>',
    "an image": '<image href="x.png"/>',
    "a letter": "<text>A</text>",
    "loose text": '<path d="M0 0"/>A',
    "a script": "<script>alert(1)</script>",
    "a handler": '<path onclick="alert(1)"/>',
    "a link": '<a href="https://example.org"><path/></a>',
    "another drawing by address": '<use href="other.svg#a"/>',
    "foreign content": "<foreignObject/>",
    "an animation": '<animate attributeName="r"/>',
    "an id": '<path id="mine"/>',
    "a class of its own": '<path class="mine"/>',
    "an unknown token": '<path class="f-magenta"/>',
    "the interface's colour": '<path class="f-accent"/>',
    "a comment": "<!-- hello -->",
    "broken markup": "<path>",
    "an entity": "&evil;",
    "an odd number": '<circle r="url(x)"/>',
}


@pytest.mark.parametrize("fragment", FORBIDDEN.values(), ids=FORBIDDEN.keys())
def test_drawing_refuses(fragment: str) -> None:
    with pytest.raises(BadSymbol, match=r"^drawing: "):
        check("drawing", fragment)


def test_drawing_allows_shapes_in_tokens() -> None:
    check(
        "drawing",
        '<g class="g-sea_line" transform="translate(3 -4) rotate(12) scale(.5)">'
        '<path d="M-1.5 0a1 1 0 0 1 2e1 0z" fill="none"/>'
        '<rect x="1" y="1" width="4" height="4" rx="1" class="f-sea" stroke="none"/></g>',
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[a]\nx = '<path/>'", "section a"),
        ("[a]\nbox = [0, 0, 9]\nx = '<path/>'", "section a"),
        ("[a]\nbox = [0, 0, 9, 9]\nx = 3", "section a"),
        ("[a]\nbox = [0, 0, 9, 9]\nx = ['y']", "no layer 'y'"),
        ("[a]\nbox = [0, 0, 9, 9]\ny = '<path/>'\nx = ['y 1']", "no layer 'y 1'"),
        ("[a]\nbox = [0, 0, 9, 9]\nx = ['y']\ny = ['x']", "layer of itself"),
        ("[a]\nbox = [0, 0, 9, 9]\nx = '<g/>'\n[b]\nbox = [0, 0, 9, 9]\nx = '<g/>'", "two of"),
    ],
)
def test_bad_files_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BadSymbol, match=re.escape(problem)):
        read(text)


def test_layers_meet_middle_on_middle() -> None:
    drawings = read(
        """
        [parts]
        box = [0, 0, 10, 10]
        dot = '<circle cx="5" cy="5" r="2"/>'
        [whole]
        box = [-20, -20, 40, 40]
        dots = ["dot", "dot 8 -3 0.5"]
        all = ["dots"]
        """
    )
    dot = '<g transform="translate(-5 -5)"><circle cx="5" cy="5" r="2"/></g>'
    moved = f'<g transform="translate(8 -3) scale(0.5)">{dot}</g>'
    assert dot + moved in drawings["dots"].markup
    assert drawings["all"].markup == drawings["dots"].markup
    assert drawings["dot"].box == (-5, -5, 10, 10)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_drawing_of_every_game_names_tokens_only(game: isolario.Game) -> None:
    drawings = symbols(game)
    assert drawings, f"{game.name} has no symbols.toml"
    for symbol in drawings.values():
        assert symbol.tokens <= set(TOKENS) - set(PALETTE.interface)
        assert not re.search(r"#[0-9a-fA-F]{3}|url\(|style=|<text|<image", symbol.markup)


# --- telling pieces apart -----------------------------------------------------------------------


def picture(symbol: Symbol, theme: Theme, size: int = SIZE) -> Image.Image:
    box = " ".join(map(str, symbol.box))
    left, top, width, height = symbol.box
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{size}" height="{size}">'
        f"<style>{theme_classes(theme)}</style><rect x='{left}' y='{top}' width='{width}' "
        f"height='{height}' class='f-panel'/>{symbol.markup}</svg>"
    )
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg))))


@cache
def grey(name: str, theme: Theme) -> bytes:
    return picture(symbols(FOGGY)[name], theme).convert("L").tobytes()


def share_that_differs(one: str, other: str, theme: Theme) -> float:
    pairs = zip(grey(one, theme), grey(other, theme), strict=True)
    return sum(abs(a - b) > 32 for a, b in pairs) / SIZE**2


def tokens_to_tell_apart() -> Iterator[tuple[str, str]]:
    for shield in "br":
        yield from combinations([f"{shield}_{face}" for face in FACES], 2)
        yield f"{shield}_chameleon_blue", f"{shield}_chameleon_red"
    yield "b_back", "r_back"
    yield from combinations(("sunny", "cloudy", "fog", "weather_back"), 2)


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_differ_without_colour(theme: Theme) -> None:
    alike = [
        (one, other)
        for one, other in tokens_to_tell_apart()
        if share_that_differs(one, other, theme) <= 0.10
    ]
    assert alike == []


def test_backgrounds_and_owners_follow_the_rules() -> None:
    """FOG-C3: the ring shows whose lines a token builds, the shield whose token it is."""
    drawings = symbols(FOGGY)
    for shield, own, other in (("b", "blue", "red"), ("r", "red", "blue")):
        for kind, background in {"wolf": own, "rat": other, "hare": None, "crow": other}.items():
            markup = drawings[f"{shield}_{kind}"].markup
            for side in ("blue", "red"):
                assert (f"f-{side}_tint" in markup) == (side == background), (shield, kind, side)
        hare = drawings[f"{shield}_hare"].tokens
        assert own in hare
        assert other not in hare


def test_symbols_are_read_once() -> None:
    assert symbols(FOGGY) is symbols(FOGGY)
