"""Sets of pieces as owners of other boxes might describe them, made to break every limit that is
only ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import isolario
from isolario.core.errors import BadPieces

GAMES = Path(isolario.__file__).parent / "games"


def ours(game: str) -> str:
    return (GAMES / game.replace("-", "_") / "pieces.toml").read_text("utf-8")


def refused(read: Callable[[str], object], text: str) -> list[str]:
    """All that is wrong with a file."""
    with pytest.raises(BadPieces) as caught:
        read(text)
    return [str(fault) for fault in (caught.value, *caught.value.also)]


def beacon_patrol() -> str:
    """Fewer base tiles, more of the expansions, other names, and what ours never have: a village, a
    channel with houses on both shores, a lighthouse at sea, piers that stand straight, a windmill
    on land."""
    text = re.sub(r'\{ id = "(?:O[56]|[NESW]4|C[1-4])".*\n', "", ours("beacon-patrol"))
    text = text.replace('"U1", edges = "LLSL", houses = 1', '"Mine", edges = "LLSL", houses = 7')
    text = text.replace(
        '"H1", edges = "LSLS", houses = 1', '"H1", edges = "LSLS", houses = 2, houses_across = 3'
    )
    text = text.replace(
        '"B6", edges = "SSSS", feature = "buoy"', '"rock9", edges = "SSSS", feature = "lighthouse"'
    )
    text = text.replace(
        '"H3", edges = "LSLS", feature = "buoy"', '"H3", edges = "SLSL", feature = "lighthouse"'
    )
    text = text.replace('"PI1", edges = "LLSS"', '"PI1", edges = "SLLL", houses = 3')
    text = text.replace('"PI2", edges = "SLLS"', '"PI2", edges = "SSLS"')
    more = ", ".join(
        f'{{ id = "mill{n}", edges = "SSSL", feature = "windmill" }}' for n in range(40)
    )
    text = text.replace("windmills = [", f"windmills = [{more},")
    return re.sub(r"(?ms)^(hand|tokens) = .*?\n|^rank = .*\]\n", "", text)


def foggy_island() -> str:
    """Other counts of nearly everything, prices from nothing to more than anybody has, characters
    that are not there, two hippos, and one kind of weather less."""
    text = ours("foggy-island")
    for name, count, price in (
        ("wolf", 8, None),
        ("rat", 5, None),
        ("fox", 2, 3),
        ("cat", 1, 25),
        ("mole", 2, 0),
        ("hippo", 2, 7),
        ("fairy_dog", 1, 99),
        ("mouse", 3, 4),
        ("snake", 0, 10),
    ):
        head, _, rest = text.partition(f'name = "{name}"')
        rest = re.sub("count = [0-9]+", f"count = {count}", rest, count=1)
        if price is not None:
            rest = re.sub("price = [0-9]+", f"price = {price}", rest, count=1)
        text = f'{head}name = "{name}"{rest}'
    text = re.sub(r'\[\[kind\]\]\nname = "(?:turtle|crow)"\n(?:.+\n)*', "", text)
    text = re.sub(r"(?:letter|builds|replaces|times) = .*\n", "", text)
    text = re.sub(r"\[points\].*\n(?:.+\n)*", "", text)
    return text.replace("sunny = 3", "sunny = 5").replace("fog = 2", "fog = 0")


def cartographers() -> str:
    """Larger shapes, other terrains and times, fewer edicts and skills, other prices and solo
    values, and a map where everything lies elsewhere."""
    text = ours("cartographers")
    text = text.replace('picture = ["#", "#"], coin = true', 'picture = ["###", "###"]')
    text = text.replace(
        'picture = [".#.", "###", ".#."]', 'picture = ["###", "#.#", "##."], coin = true'
    )
    text = text.replace("number = 8\ntime = 1", "time = 0")
    text = text.replace('["####"]', '["####", "#...", "####"], coin = true')
    text = text.replace('["forest", "farm"]', '["forest", "farm", "monster"]')
    text = text.replace("number = 12\ntime = 2", "time = 1")
    text = text.replace('picture = ["##", "#.", "##"]', 'picture = ["#########"]')
    text = text.replace('corner = "top-right"', 'corner = "bottom-left"')
    text = re.sub(r'    \{ name = "(?:greenbough|mages_valley|shieldgate|cauldrons)".*\n', "", text)
    text = text.replace("solo = 17", "solo = 99").replace("cost = 3", "cost = 0")
    text = re.sub(r'(?:#.*\n)?\[\[skill\]\]\nname = "(?:diplomacy|search)"\n(?:.+\n)*', "", text)
    text = re.sub(r"(?ms)^season = .*?^\]\n|^coin_track = .*?\n", "", text)
    rows = ["M.r........", "r#.........", *["..........."] * 8, "..........M"]
    return re.sub(r'(?s)A = """.*?"""', 'A = """\n{}\n"""'.format("\n".join(rows)), text)


SETS = {
    "beacon-patrol": beacon_patrol,
    "foggy-island": foggy_island,
    "cartographers": cartographers,
}
TOLD = {
    "beacon-patrol": (r"\b44\b", r"\b48\b", r"\b89\b", r"\b93\b"),
    "foggy-island": (r"× 5\b", r"\(25 ", r"\(0 ", r": 8\b"),
    "cartographers": (r"\b12(?: in the box|: на)", r"\b6\b", r"(?:time|час|время) 0\b"),
}
"""Numbers of these sets that the book tells."""
OURS = {
    "beacon-patrol": (r"\b54\b", r"\b63\b"),
    "foggy-island": ("osts 10", "ожного — 10", "× 2"),
    "cartographers": (
        "16 (?:scoring|карт)",
        "Five mountains",
        "п’ять клітинок гір",
        "пять клеток гор",
    ),
}
"""Numbers of ours that it does not tell then."""
UNLIKE = {
    "beacon-patrol": ("U1 H1 H3 B6 PI1 C4 N4 O5 Mine rock9 mill0", "HQ O1 B1 N1 WM1 PI3"),
    "foggy-island": ("wolf W rat fox F cat turtle T snake", "hare H pig P chameleon frog"),
    "cartographers": (
        "farmland homestead orchard gnoll_raid bugbear_assault treetower cauldrons search",
        "great_river hamlet goblin_attack sentinel_wood negotiate",
    ),
}
"""Pieces that are not, or not the same, in these sets, and some that are."""
POINTS = {"beacon-patrol": 400, "foggy-island": 1000, "cartographers": 1500}
"""What a seat can have, at least."""
