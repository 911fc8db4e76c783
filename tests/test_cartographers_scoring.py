"""What the scoring cards and monsters are worth (CRT-P, CRT-F1), by hand and by a slow scorer."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import slow_cartographers as slow
from clauses import clause
from isolario import UnknownOption
from isolario.games.cartographers import Sheet, monster_penalty, score_card
from isolario.games.cartographers.pieces import EDITIONS, SCORING, Edition
from isolario.games.cartographers.scoring import card_items, penalty_items

CARDS = tuple(SCORING)
FULL = ("W" * 11,) * 11


def sheet(*rows: str) -> Sheet:
    """A sheet from the beginnings of its upper rows; the rest is empty."""
    return Sheet.parse("\n".join(row.ljust(11, ".") for row in (*rows, *[""] * (11 - len(rows)))))


def cases(*pairs: tuple[tuple[str, ...], int]) -> pytest.MarkDecorator:
    """Upper rows and what they are worth."""
    return pytest.mark.parametrize(("rows", "points"), pairs)


def stars(card: str, *rows: str, edition: Edition = "ukrainian-2021") -> int:
    return score_card(card, sheet(*rows), edition)


@clause("CRT-P1", "CRT-P2", "CRT-P3", "CRT-P4", "CRT-P5", "CRT-P6", "CRT-P7", "CRT-P8")
@clause("CRT-P9", "CRT-P10", "CRT-P11", "CRT-P12", "CRT-P13", "CRT-P14", "CRT-P15", "CRT-P16")
def test_a_bare_map_is_worth_nothing() -> None:
    assert {card: score_card(card, Sheet()) for card in CARDS} == dict.fromkeys(CARDS, 0)


@clause("CRT-P14", "CRT-C2")
def test_what_is_printed_scores_only_as_filled_cells() -> None:
    for side, barony in (("A", 3), ("B", 6)):  # a mountain; two by two of the chasm
        scores = {card: score_card(card, Sheet.blank(side)) for card in CARDS}
        assert scores == {**dict.fromkeys(CARDS, 0), "lost_barony": barony}


@clause("CRT-P1")
@cases(
    (("F.F", ".F"), 2),
    (("F",), 1),  # a corner touches two sides, but is one cell
    (("F" * 11,) * 11, 40),
    (("fDr#F", "VWPM"), 2),  # on ruins; beside chasm and monsters
    (("", ".f#DF"), 0),
)
def test_sentinel_wood(rows: tuple[str, ...], points: int) -> None:
    assert stars("sentinel_wood", *rows) == points


@clause("CRT-P2")
@cases(
    (("F.F",), 3),
    (("FFF", "FFF"), 5),  # more than one in a line counts once
    (tuple("." * step + "F" for step in range(11)), 22),
    (("f#DrM", "WVPB"), 2),
)
def test_greenbough(rows: tuple[str, ...], points: int) -> None:
    assert stars("greenbough", *rows) == points


@clause("CRT-P3")
@cases(
    (("FV", "P"), 1),  # the map edge closes the other two sides
    (("FF", "F"), 1),
    ((".D", "#FM", ".f"), 1),  # monsters, chasm, mountains and filled ruins close
    (("Fr", "V"), 0),  # empty ruins are open
    (("F" * 11,) * 11, 121),
)
def test_treetower(rows: tuple[str, ...], points: int) -> None:
    assert stars("treetower", *rows) == points


@clause("CRT-P4")
@cases(
    (("MFM",), 6),
    (("MFMFM",), 9),  # two clusters; the middle mountain counts once
    (("MFM", "FFF", ".M"), 9),
    (("MFM.MfM",), 12),  # two pairs, one over ruins
    (("MF.FM",), 0),  # not one and the same cluster
    (("MF", "..M"), 0),  # corners do not touch
    (("MM",), 0),
    (("MF",), 0),
    (("MF#FM",), 0),
    (("MFDFM",), 0),
    (("MFrFM",), 0),
    (("MF", "FF"), 0),  # twice beside the same mountain
)
def test_stoneside_forest(rows: tuple[str, ...], points: int) -> None:
    assert stars("stoneside_forest", *rows) == points


@clause("CRT-P5")
@cases(
    (("WP",), 2),
    (("PWP",), 3),  # water between two farms counts once
    (("WWPP",), 2),
    (("W", ".P"), 0),
    (("W#P", "WDP", "WrP"), 0),
    (("wp",), 2),
)
def test_canal_lake(rows: tuple[str, ...], points: int) -> None:
    assert stars("canal_lake", *rows) == points


@clause("CRT-P6")
@cases(
    (("WMP",), 3),
    (("MWM", "", "MPM"), 3),  # two mountains, still one cell
    (("M", ".W"), 0),
    (("wMp",), 3),
    (("M#W", "", "MDP", "", "MrP"), 0),
)
def test_mages_valley(rows: tuple[str, ...], points: int) -> None:
    assert stars("mages_valley", *rows) == points


@clause("CRT-P7")
@cases(
    (("Wr",), 1),
    (("p",), 3),
    (("Wp",), 4),  # ruins stay ruins when they are drawn on
    (("Wd.Wf.Wv",), 3),
    (("w",), 0),  # its own ruins are not beside it
    (("wr",), 1),
    (("ww",), 2),
    (("rWr",), 1),  # between two ruins, one cell
    (("Pr.W#r",), 0),
    (("WP",), 0),
)
def test_golden_granary(rows: tuple[str, ...], points: int) -> None:
    assert stars("golden_granary", *rows) == points


@clause("CRT-P8")
@cases(
    (("", ".P"), 3),
    (("", ".W"), 3),
    (("", ".PPP.W"), 6),
    (("", "PP"), 0),  # one cell at the map edge spoils the cluster
    (("", ".PPW"), 0),  # each beside the other
    (("", ".PVW"), 6),
    (("", ".P", "..W"), 6),  # corners do not touch
    (("", "#pD", ".r"), 3),
    (("", ".P", ".#", ".P"), 6),  # two clusters, parted by chasm
)
def test_shoreside_expanse(rows: tuple[str, ...], points: int) -> None:
    assert stars("shoreside_expanse", *rows) == points


@clause("CRT-P9")
@cases(
    (("VVVVVV",), 8),
    (("VVVVV",), 0),
    (("VVVVVV", "VVVVVV"), 8),  # twelve cells, one cluster
    (("VVVVVV", "", "VVV", "VVV"), 16),
    (("VVV#VVV", "", "VVVDVVV", "", "VVVrVVV"), 0),
    (("VVVvVV",), 8),
    (("VVV", "...VVV"), 0),
)
def test_wildholds(rows: tuple[str, ...], points: int) -> None:
    assert stars("wildholds", *rows) == points


@clause("CRT-P10")
@pytest.mark.parametrize(
    ("rows", "ukrainian", "original"),
    [
        (("VVV",), 3, 3),
        (("VVV", "", "VV"), 3, 3),
        (("VVVVM", "", "VV"), 3, 2),  # the largest less one cell; the largest without mountain
        (("VVVVM",), 3, 0),
        (("VM", "MV"), 0, 0),
        (("MVM", "", "V"), 1, 1),  # equal: the one that scores more
        (("VVVM", "", "VVV"), 3, 3),
        (("MVVVM", "VMV", "", "VV"), 1, 2),  # larger, and yet worth less
        (("VvV#V.VDV.V",), 3, 3),
    ],
)
def test_great_city(rows: tuple[str, ...], ukrainian: int, original: int) -> None:
    assert [stars("great_city", *rows, edition=edition) for edition in EDITIONS] == [
        ukrainian,
        original,
    ]


@clause("CRT-P11")
@cases(
    ((".F", "PVW"), 3),
    ((".D", "MVF"), 3),  # monsters and mountains are terrains
    ((".F", "PVW", ".M"), 3),
    ((".F", "FVW"), 0),  # two of a kind
    ((".#", "rVF", ".W"), 0),  # chasm and ruins are none
    ((".f", "pVw"), 3),
    (("FVVVW", "..P"), 3),
    (("F.W", ".V", "P"), 0),
    (("FVW.FVW", ".P...P"), 6),
)
def test_greengold_plains(rows: tuple[str, ...], points: int) -> None:
    assert stars("greengold_plains", *rows) == points


@clause("CRT-P12")
@cases(
    (("VVV.VV",), 4),
    (("VVV.VVV",), 6),  # as large as the largest
    (("VVVV.VV.VV",), 4),  # several: only one
    (("VVV.VVV.VVV",), 6),
    (("VVVVVV",), 0),
    (("VV#V", "", "vvDv"), 4),
    (("VVrV",), 2),
)
def test_shieldgate(rows: tuple[str, ...], points: int) -> None:
    assert stars("shieldgate", *rows) == points


@clause("CRT-P13")
@cases(
    (("FVPWDFVPWDF",), 6),
    (("W",) * 11, 6),
    (("W" * 11, *["W"] * 10), 12),
    (("FvM#DBWPVFf",), 6),  # monsters, mountains, chasm and drawn ruins are filled
    (("FvM#DrWPVFf",), 0),
    (FULL, 132),
)
def test_borderlands(rows: tuple[str, ...], points: int) -> None:
    assert stars("borderlands", *rows) == points


@clause("CRT-P14")
@cases(
    (("D",), 3),
    (("FW",), 3),
    (("FW", "VP"), 6),
    (("FW.FW", "VP.VP"), 6),  # several largest: once
    (("M#d", "vBf", "WWW"), 9),
    (("M#d", "vrf", "WWW"), 3),
    (("..........W", "W.........W"), 3),  # rows do not wrap around
    (FULL, 33),
)
def test_lost_barony(rows: tuple[str, ...], points: int) -> None:
    assert stars("lost_barony", *rows) == points


@clause("CRT-P15")
@cases(
    ((*[""] * 10, "D"), 3),  # the corner cell alone
    ((*[""] * 9, "M", "#F"), 6),
    ((*[""] * 9, "r", "#F"), 3),
    ((*[""] * 9, ".F", "F"), 3),  # the other diagonal does not count
    (tuple("." * step + "v" for step in range(11)), 3),
    (tuple("." * step + "W" for step in range(1, 11)), 0),  # it ends at the right edge
    (FULL, 33),
)
def test_broken_road(rows: tuple[str, ...], points: int) -> None:
    assert stars("broken_road", *rows) == points


@clause("CRT-P16")
@cases(
    ((".F", "F"), 1),
    (("..F", "FF"), 0),  # two together are open to each other
    (("..D", ".#rM", "..f"), 1),  # empty ruins; monsters, chasm and mountains close
    ((".F.", "FrF"), 1),
    (FULL, 0),
)
def test_cauldrons(rows: tuple[str, ...], points: int) -> None:
    assert stars("cauldrons", *rows) == points


@clause("CRT-K2")
@pytest.mark.parametrize(
    ("card", "rows", "points"),
    [
        ("canal_lake", ("WB",), 2),
        ("mages_valley", ("MB",), 1),
        ("golden_granary", ("b",), 3),
        ("shoreside_expanse", ("", ".B"), 3),
        ("shoreside_expanse", ("", ".WB"), 0),
        ("shoreside_expanse", ("", ".VBPB"), 3),  # one farm cluster
        ("wildholds", ("VVBVVb",), 8),
        ("great_city", ("VB",), 2),
        ("shieldgate", ("VV.B",), 2),
        ("greengold_plains", ("FBW",), 0),  # the farm is the cluster itself
        ("greengold_plains", ("FBW", ".P"), 3),
        ("greengold_plains", ("FVBW",), 0),  # part of the cluster, so not beside it
        ("sentinel_wood", ("B",), 0),
    ],
)
def test_a_diplomacy_cell_is_farm_and_village(
    card: str, rows: tuple[str, ...], points: int
) -> None:
    assert stars(card, *rows) == points


@clause("CRT-F1")
@pytest.mark.parametrize(
    ("rows", "lost"),
    [
        (("",), 0),
        (("D",), 2),
        (("", ".D"), 4),
        (("D.D",), 4),  # the cell between two monsters counts once
        (("Dr", "W"), 1),  # empty ruins are unfilled
        (("DM", "#"), 0),
        (("dd", ".."), 3),
        (("D" * 11,) * 11, 0),
    ],
)
def test_monsters_cost_a_star_per_open_side_cell(rows: tuple[str, ...], lost: int) -> None:
    assert monster_penalty(sheet(*rows)) == lost
    assert sum(item.points for item in penalty_items(sheet(*rows))) == -lost


@clause("CRT-P4", "CRT-P10", "CRT-P14", "CRT-P15", "CRT-F1")
def test_every_star_is_accounted_for() -> None:
    def lines(card: str, *rows: str) -> list[tuple[str, int, tuple[str, ...]]]:
        return [(item.what, item.points, item.names) for item in card_items(card, sheet(*rows))]

    assert lines("broken_road", *[""] * 9, "M", "#F") == [
        ("diagonal", 3, ("a10", "b11")),
        ("diagonal", 3, ("a11",)),
    ]
    assert lines("stoneside_forest", "MFMFM", "", "MFM", "", "MF") == [
        ("mountains", 9, ("a1", "b1", "c1", "d1", "e1")),
        ("mountains", 6, ("a3", "b3", "c3")),
    ]
    assert lines("great_city", "VVVM") == [("cluster", 2, ("a1", "b1"))]
    assert lines("lost_barony", "F", ".WW", ".WW") == [("square", 6, ("b2", "c2", "b3", "c3"))]
    assert [item.names for item in penalty_items(sheet("D", "F"))] == [("b1",)]
    assert [item.clause for item in card_items("greenbough", sheet("F"))] == ["CRT-P2"] * 2


@clause("CRT-P1", "CRT-P2", "CRT-P3", "CRT-P4", "CRT-P5", "CRT-P6", "CRT-P7", "CRT-P8")
@clause("CRT-P9", "CRT-P10", "CRT-P11", "CRT-P12", "CRT-P13", "CRT-P14", "CRT-P15", "CRT-P16")
@clause("CRT-F1", "CRT-K2")
def test_the_slow_scorer_agrees() -> None:
    rng = random.Random("stars")
    scored: Counter[str] = Counter()
    for number in range(20_000):
        text = slow.random_map(rng)
        drawn, edition = Sheet.parse(text), EDITIONS[number % 2]
        for card in rng.sample(CARDS, 3):
            points = score_card(card, drawn, edition)
            assert points == slow.score(card, text, edition), (card, edition, text)
            assert points == sum(item.points for item in card_items(card, drawn, edition))
            scored[card] += points > 0
        assert monster_penalty(drawn) == slow.penalty(text), text
    assert min(scored[card] for card in CARDS) > 500  # no card was proven by zeros alone


def test_an_unknown_card_or_edition_says_which_there_are() -> None:
    with pytest.raises(UnknownOption, match="cauldrons"):
        score_card("calderas", Sheet())
    with pytest.raises(UnknownOption, match="original-2019"):
        score_card("cauldrons", Sheet(), "original")  # type: ignore[arg-type]
