"""What bots have done, as one page with plots that needs nothing else: no network, no script."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from isolario.arena.again import commands
from isolario.arena.book import Book, meetings, players, shelves, showings
from isolario.arena.heat import heat
from isolario.arena.kind import Kind, sides
from isolario.arena.ladder import ratings
from isolario.arena.meeting import chair_wins, mean_of
from isolario.arena.player import clocked
from isolario.arena.plots import Bar, Value, bars, histograms, intervals
from isolario.arena.speech import Speech
from isolario.arena.tables import Sheet, pairs_sheet, players_sheet, ratings_sheet, titles_sheet
from isolario.bots.measured import wilson
from isolario.core.text import Text
from isolario.picture.palette import stylesheet

STYLE = """
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.45;
  font-family:'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif;
  font-variant-numeric:lining-nums tabular-nums}
main{max-width:50rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2,h3{font-family:'Old Standard TT','Times New Roman',serif;line-height:1.1;letter-spacing:.02em}
h1{font-size:2.5rem;border-bottom:2.5px solid var(--ink);padding-bottom:.6rem}
h2{font-size:1.75rem;border-bottom:1.5px solid var(--ink);padding-bottom:.3rem;margin-top:3.5rem}
h3{font-size:1.375rem;margin:2.2rem 0 .4rem}
p{margin:.4rem 0 .8rem;max-width:44rem}
a{color:var(--accent)}
code{background:var(--sunken);padding:.1rem .35rem;border-radius:3px;overflow-wrap:anywhere;
  font-size:.875rem}
figure{margin:0;background:var(--panel);border:1.5px solid var(--ink);border-radius:3px;
  padding:.9rem;overflow-x:auto}
.maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:1rem}
figcaption{font-weight:700;margin-bottom:.4rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--rule);vertical-align:top}
th{border-bottom:1.5px solid var(--ink)}
th:first-child,td:first-child{text-align:left}
svg{display:block;width:100%;height:auto}
.plot{min-width:34rem;font-size:14px}
svg text{fill:currentColor;font-family:inherit}
svg path[class^=g-]{fill:none;stroke:currentColor;stroke-width:1}
.plot .interval{stroke-width:2.5;stroke-linecap:round}
.plot .fair{stroke-dasharray:5 4;stroke-width:1.5}
.plot .mean{stroke-width:2}
.plot .heading{font-weight:700}
.plot .bar,.map path{stroke:var(--sea_line);stroke-width:1;vector-effect:non-scaling-stroke}
.map{max-height:34rem}
@media print{figure{break-inside:avoid}}
"""


def report(books: Sequence[Book], language: str) -> str:
    """The whole page."""
    speech = Speech(language)
    title = escape(speech.say(Text("arena_title")))
    kinds = shelves(books)
    parts = [
        f"<h1>{title}</h1>",
        _paragraph(speech.say(Text("arena_intro"))),
        _paragraph(speech.say(Text("arena_intro_readers"))),
        _contents(speech, kinds),
        *(_chapter(kind, found, language) for kind, found in kinds.items()),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{stylesheet()}{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _contents(speech: Speech, kinds: dict[Kind, list[Book]]) -> str:
    listed = "".join(
        f'<li><a href="#{escape(kind.name)}">{escape(Speech(speech.language, kind).title)}</a></li>'
        for kind in kinds
    )
    return f"<h3>{escape(speech.say(Text('arena_contents')))}</h3><ul>{listed}</ul>"


def _chapter(kind: Kind, books: Sequence[Book], language: str) -> str:
    """All about one kind of game."""
    chapter = _Chapter(kind, books, language)
    return "".join(
        (
            f'<h2 id="{escape(kind.name)}">{escape(chapter.speech.title)}</h2>',
            chapter.source(),
            *chapter.strength(),
            chapter.seats(),
            chapter.spread(),
            chapter.points(),
            chapter.lengths(),
            chapter.maps(),
        )
    )


class _Chapter:
    def __init__(self, kind: Kind, books: Sequence[Book], language: str) -> None:
        self.kind = kind
        self.books = books
        self.speech = Speech(language, kind)
        self.meetings = meetings(books)
        self.ratings = ratings(self.meetings)
        rank = {it.player: at for at, it in enumerate(self.ratings)}
        self.players = sorted(players(books), key=lambda name: rank.get(name, len(rank)))

    def source(self) -> str:
        heading = self.books[0].heading
        words = Text("arena_version", {"rules": heading.rules, "version": heading.isolario})
        lines = "".join(f"<li><code>{escape(line)}</code></li>" for line in commands(self.books))
        clock = ""
        if any(clocked(name, self.kind.rulebook) for name in self.players):
            clock = _paragraph(self.speech.say(Text("arena_by_clock")))
        return f"{_paragraph(self.speech.say(words))}<ul>{lines}</ul>{clock}"

    def strength(self) -> list[str]:
        """Ratings, pairs, and each player by itself."""
        parts = []
        if rated := self.ratings:
            sheet = ratings_sheet(rated, self.speech)
            values = [
                Value(it.player, it.points, it.points - it.doubt, it.points + it.doubt, row[1])
                for it, row in zip(rated, sheet.rows, strict=True)
            ]
            plot = intervals(sheet.title, values, self._round, 0)
            parts.append(_section(sheet.title, sheet.about, _figure(plot)))
        if found := [it for it in self.meetings if it.first != it.second]:
            parts.append(_table(pairs_sheet(found, self.speech)))
        parts.append(_table(players_sheet(self.books, self.speech)))
        if titles := titles_sheet(self.books, self.speech):
            parts.append(_table(titles))
        return parts

    def seats(self) -> str:
        chairs = sides(self.kind)
        if len(chairs) < 2:
            return ""
        equal = [book for book in self.books if len({*book.heading.players}) == 1]
        games = [game for book in equal or self.books for game in book.games]
        values = []
        for side, won in zip(chairs, chair_wins(self.kind, games), strict=True):
            label = ", ".join(self.speech.seat(seat) for seat in side)
            share, bounds = won / len(games), wilson(won, len(games))
            note = self.speech.share(share)
            values.append(Value(label, 100 * share, 100 * bounds[0], 100 * bounds[1], note))
        title = self.speech.say(Text("arena_chairs"))
        plot = intervals(title, values, lambda at: f"{self._round(at)} %", 100 / len(chairs))
        return _section(title, self.speech.say(Text("arena_chairs_about")), _figure(plot))

    def spread(self) -> str:
        rows = []
        for player in self.players:
            scores = [it.score for it in showings(self.books, player)]
            rows.append((player, scores, self.speech.mean(mean_of(scores))))
        title = self.speech.say(Text("arena_spread"))
        plot = histograms(title, rows, self._round)
        return _section(title, self.speech.say(Text("arena_spread_about")), _figure(plot))

    def points(self) -> str:
        means = {}
        for player in self.players:
            gained: Counter[str] = Counter()
            count = 0
            for showing in showings(self.books, player):
                gained.update(showing.points)
                count += 1
            means[player] = {what: total / count for what, total in gained.items()}
        sources = sorted({what for each in means.values() for what in each})
        items = []
        for what in sources:
            heading, rule = self.speech.source(what)
            for player, each in means.items():
                value = each.get(what, 0.0)
                note = self.speech.number(value, sign=True)
                items.append(Bar(heading, rule, player, value, note))
        if not items:
            return ""
        title = self.speech.say(Text("arena_points"))
        plot = bars(title, items, self._round)
        return _section(title, self.speech.say(Text("arena_points_about")), _figure(plot))

    def lengths(self) -> str:
        rows = []
        for book in self.books:
            lengths = [game.moves for game in book.games]
            label = " – ".join(book.heading.players)
            rows.append((label, lengths, self.speech.mean(mean_of(lengths))))
        title = self.speech.say(Text("arena_lengths"))
        plot = histograms(title, rows, self._round)
        return _section(title, self.speech.say(Text("arena_lengths_about")), _figure(plot))

    def maps(self) -> str:
        drawn = []
        for player in self.players:
            cells: Counter[str] = Counter()
            for showing in showings(self.books, player):
                cells.update(showing.cells)
            title = self.speech.say(Text("arena_heat_of", {"bot": player}))
            if plot := heat(self.kind, cells, title):
                drawn.append(_figure(plot, title))
        if not drawn:
            return ""
        about = self.speech.say(Text("arena_heat_about"))
        title = self.speech.say(Text("arena_heat"))
        return _section(title, about, f'<div class="maps">{"".join(drawn)}</div>')

    def _round(self, value: float) -> str:
        return self.speech.number(value, 0 if abs(value - round(value)) < 1e-9 else 1)


def _paragraph(said: str) -> str:
    return f"<p>{escape(said)}</p>"


def _section(title: str, about: str, body: str) -> str:
    return f"<section><h3>{escape(title)}</h3>{_paragraph(about)}{body}</section>"


def _figure(plot: str, caption: str = "") -> str:
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{words}{plot}</figure>"


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in sheet.heads)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in sheet.rows
    )
    body = f"<figure><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></figure>"
    return _section(sheet.title, sheet.about, body)
