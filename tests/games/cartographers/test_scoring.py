"""What the scoring cards and monsters are worth (CRT-P, CRT-F1), by hand and by a slow scorer."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from isolario import UnknownOption
from isolario.games.cartographers import Sheet, monster_penalty, score_card
from isolario.games.cartographers.pieces import EDITIONS, SCORING, Edition
from isolario.games.cartographers.scoring import card_items, penalty_items
from tests.clauses import clause
from tests.reference import cartographers as slow
from tests.soaking import SOAK

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
@pytest.mark.parametrize("card", CARDS)
def test_a_bare_map_is_worth_nothing(card: str) -> None:
    for edition in EDITIONS:
        assert score_card(card, Sheet(), edition) == 0
        assert card_items(card, Sheet(), edition) == []


@clause("CRT-P14", "CRT-C2")
@pytest.mark.parametrize("card", CARDS)
def test_what_is_printed_scores_only_as_filled_cells(card: str) -> None:
    """Side A has mountains; on side B there are two by two cells of the chasm."""
    printed = [score_card(card, Sheet.blank(side)) for side in "AB"]
    assert printed == ([3, 6] if card == "lost_barony" else [0, 0])


WASTELANDS = (  # side B: mountains i2 d3 f8 j9 c10, ruins g2 c3 g5 b7 i8 d10
    "FFF....VVVV",
    "F.....w.MVV",
    "..pMF...D..",
    "..WPF#.....",
    "....##d....",
    "WWDD###DDDD",
    "Wv..P#.....",
    ".VD.PMFFfF.",
    "PV.......M.",
    "..Mp.......",
    "P.WW.......",
)


@clause("CRT-P1", "CRT-P2", "CRT-P3", "CRT-P4", "CRT-P5", "CRT-P6", "CRT-P7", "CRT-P8")
@clause("CRT-P9", "CRT-P10", "CRT-P11", "CRT-P12", "CRT-P13", "CRT-P14", "CRT-P15", "CRT-P16")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("sentinel_wood", {"a1 b1 c1 a2": 4}),
        (
            "greenbough",
            {"a1 b1 c1": 1, "a2": 1, "e3": 1, "e4": 1, "g8 h8 i8 j8": 1}
            | {"a1 a2": 1, "b1": 1, "c1": 1, "e3 e4": 1, "g8": 1, "h8": 1, "i8": 1, "j8": 1},
        ),
        ("treetower", {"a1 e4": 2}),
        ("stoneside_forest", {"f8 g8 h8 i8 j8 j9": 6}),  # the mountains and what joins them
        ("canal_lake", {"c4 d11": 2, "c3 d4 d10": 3}),
        ("mages_valley", {"c11": 2, "c3 d4 e8 d10": 4}),
        ("golden_granary", {"c4 b6 a7 d11": 4, "c3 d10": 6}),
        ("shoreside_expanse", {"e7 e8": 3, "g2": 3}),
        ("wildholds", {"h1 i1 j1 k1 j2 k2": 8}),
        ("great_city", {"h1 j1 k1 k2": 4}),
        ("greengold_plains", {"b7 b8 b9": 3}),
        ("shieldgate", {"b7 b8 b9": 6}),
        ("borderlands", {"a6 b6 c6 d6 e6 f6 g6 h6 i6 j6 k6": 6}),
        ("lost_barony", {"i1 j1 i2 j2": 6}),
        ("broken_road", {"a11": 3}),
        ("cauldrons", {"a8": 1}),
    ],
)
def test_the_wastelands(card: str, lines: dict[str, int]) -> None:
    """A sheet with chasm, ruins and monsters, by hand: each card's stars and their cells."""
    drawn = sheet(*WASTELANDS)
    assert drawn.chasm | drawn.mountains == Sheet.blank("B").chasm | Sheet.blank("B").mountains
    assert drawn.ruins == Sheet.blank("B").ruins
    items = card_items(card, drawn)
    assert {" ".join(item.names): item.points for item in items} == lines
    assert len(items) == len(lines)
    assert {item.clause for item in items} == {SCORING[card].clause}
    assert score_card(card, drawn) == sum(lines.values())
    if card == "great_city":
        assert score_card(card, drawn, "original-2019") == 3


@clause("CRT-F1")
def test_the_monsters_of_the_wastelands() -> None:
    (item,) = penalty_items(sheet(*WASTELANDS))
    threatened = "h3 j3 g4 i4 c5 d5 h5 i5 j5 k5 c7 d7 h7 i7 j7 k7 d8 c9"
    assert " ".join(item.names) == threatened
    assert (item.points, monster_penalty(sheet(*WASTELANDS))) == (-18, 18)


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
    (("", ".P", ".#", ".P"), 6),  # two clusters, separated by chasm
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
        (("MVVVM", "VMV", "", "VV"), 1, 2),  # larger, but worth less
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
    ((".#", "rVF", ".W"), 0),  # chasm and ruins are not
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
@pytest.mark.soak
def test_the_slow_scorer_agrees() -> None:
    """Three cards for each of 1,500 sheets; with ``ISOLARIO_SOAK`` all sixteen, of 20,000."""
    rng = random.Random("stars")
    scored: Counter[str] = Counter()
    sheets = 20_000 if SOAK else 1_500
    for number in range(sheets):
        text = slow.random_map(rng)
        drawn, edition = Sheet.parse(text), EDITIONS[number % 2]
        for card in rng.sample(CARDS, 16 if SOAK else 3):
            points = score_card(card, drawn, edition)
            assert points == slow.score(card, text, edition), (card, edition, text)
            assert points == sum(item.points for item in card_items(card, drawn, edition))
            scored[card] += points > 0
        assert monster_penalty(drawn) == slow.penalty(text), text
    assert min(scored[card] for card in CARDS) > sheets / 40  # no card was proven by zeros alone


def test_an_unknown_card_or_edition_says_which_there_are() -> None:
    with pytest.raises(UnknownOption, match="cauldrons"):
        score_card("calderas", Sheet())
    with pytest.raises(UnknownOption, match="original-2019"):
        score_card("cauldrons", Sheet(), "original")  # type: ignore[arg-type]
