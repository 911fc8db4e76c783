"""What was counted, as tables of words: for a terminal, a page and a document alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from isolario.arena.book import Book, pace, players, showings
from isolario.arena.kind import sides
from isolario.arena.meeting import Mean, Meeting, mean_of
from isolario.arena.ratings import Rating
from isolario.arena.speech import Speech
from isolario.core.text import Text


class Sheet(NamedTuple):
    """A table: columns after the first hold figures."""

    title: str
    about: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def ratings_sheet(ratings: Sequence[Rating], speech: Speech) -> Sheet:
    """How strong each player is."""
    anchor = next((it.player for it in ratings if it.doubt == 0), "")
    return Sheet(
        speech.say(Text("arena_ratings")),
        speech.say(Text("arena_ratings_about", {"anchor": anchor})),
        _heads(
            speech,
            "arena_head_player",
            "arena_head_rating",
            "arena_head_games",
        ),
        [(it.player, speech.mean(Mean(it.points, it.doubt), 0), str(it.games)) for it in ratings],
    )


def pairs_sheet(meetings: Sequence[Meeting], speech: Speech) -> Sheet:
    """Who beats whom."""
    alone = len(sides(meetings[0].kind)) == 1
    fair = speech.share(meetings[0].fair, 0)
    about = Text("arena_pairs_alone") if alone else Text("arena_pairs_about", {"fair": fair})
    return Sheet(
        speech.say(Text("arena_pairs")),
        speech.say(about),
        _heads(
            speech,
            "arena_head_player",
            "arena_head_against",
            "arena_head_games",
            "arena_head_won",
            "arena_head_shared",
            "arena_head_share",
            "arena_head_margin",
        ),
        [
            (
                it.first,
                it.second,
                str(it.games),
                str(it.clear),
                str(it.shared),
                speech.interval(it.share, it.interval),
                speech.mean(it.margin, sign=True),
            )
            for it in meetings
        ],
    )


def players_sheet(books: Sequence[Book], speech: Speech) -> Sheet:
    """What each player makes of a game, and how long it thinks."""
    rows = []
    for player in players(books):
        scores = [it.score for it in showings(books, player)]
        usual, slowest = pace(books, player)
        rows.append(
            (
                player,
                str(len(scores)),
                speech.mean(mean_of(scores)),
                f"{speech.number(min(scores), 0)} – {speech.number(max(scores), 0)}",
                speech.number(1000 * usual, 2),
                speech.number(1000 * slowest, 0),
            )
        )
    return Sheet(
        speech.say(Text("arena_players")),
        speech.say(Text("arena_players_about")),
        _heads(
            speech,
            "arena_head_player",
            "arena_head_games",
            "arena_head_mean",
            "arena_head_range",
            "arena_head_ms",
            "arena_head_slowest",
        ),
        rows,
    )


def titles_sheet(books: Sequence[Book], speech: Speech) -> Sheet | None:
    """How often each rank or title was reached, where there are any."""
    reached = {
        player: Counter(
            game.title for book in books if player in book.heading.players for game in book.games
        )
        for player in players(books)
    }
    best: dict[str, int] = {}  # what was enough for it, to list them as they rise
    for game in (game for book in books for game in book.games if game.title):
        best[game.title] = max(game.scores[0], best.get(game.title, game.scores[0]))
    titles = sorted(best, key=best.__getitem__)
    if not titles:
        return None
    return Sheet(
        speech.say(Text("arena_titles")),
        speech.say(Text("arena_titles_about")),
        (speech.say(Text("arena_head_player")), *(speech.say(Text(title)) for title in titles)),
        [
            (
                player,
                *(speech.share(counted[title] / counted.total(), 0) for title in titles),
            )
            for player, counted in reached.items()
        ],
    )


def _heads(speech: Speech, *words: str) -> tuple[str, ...]:
    return tuple(speech.say(Text(word)) for word in words)
