"""A page of the documentation for each game, made from the game itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown.extensions.toc import slugify

from isolario.bots import bot
from isolario.core.game import Game, State
from isolario.core.options import allowed_values
from isolario.picture.svg import draw
from isolario.terminal.shelf import players, typed
from isolario.terminal.voice import Voice

SEED = 7
MOVES = 8  # that are shown


def game_pages(game: Game, ladder: str) -> dict[str, str]:
    """The page and its picture, by their places; ``ladder`` is the text of docs/bots.md.

    >>> from isolario.games import all_games
    >>> sorted(game_pages(all_games()["foggy-island"], ladder=""))
    ['games/foggy-island.md', 'games/pictures/foggy-island-first.svg']
    """
    state = game.new(game.first.seats, SEED, game.first.options)
    view = state.view(state.to_move[0])
    page = "\n".join([*_head(game), *_options(game), *_notation(game, state), *_more(game, ladder)])
    return {
        f"games/{game.name}.md": page + "\n",
        f"games/pictures/{game.name}-first.svg": draw(view.scene(), game, theme="light"),
    }


def _voice(game: Game) -> Voice:
    return Voice("en", game.name)


def _head(game: Game) -> Iterator[str]:
    voice = _voice(game)
    title = voice.title
    yield f"# {title}\n"
    yield f"{voice.about(game.name)}\n"
    time = ""
    if game.minutes:
        low, high = game.minutes
        time = f", {low} minutes" if low == high else f", {low} to {high} minutes"
    yield f"{players(game, voice)}{time}. `isolario play {game.name}` plays it in the terminal,"
    yield f"`isolario learn {game.name}` teaches it, `isolario rules {game.name}` is its book.\n"
    yield f"![In the middle of a game of {title}](../pictures/{game.name}.svg)\n"
    yield "## What is fact, and what is ours\n"
    yield voice.about("pieces") or "Rules and pieces are those of the original."
    yield f"\nEvery rule has a number: [the rules of {title}](../rules/{game.name}.md), where"
    yield "`[ruling]` says that we fill a gap of the rulebook, and"
    yield f"[the tests that prove each](../clauses.md#{game.name}).\n"


def _options(game: Game) -> Iterator[str]:
    yield "## Options\n"
    yield f'`isolario.new("{game.name}", seats=…, option=value)`, or `--option name=value` in the'
    yield "terminal. What is usual is in bold.\n"
    yield "| option | value | meaning |"
    yield "|---|---|---|"
    voice, usual = _voice(game), game.options()
    for name, values in allowed_values(game.options).items():
        label = voice.find(f"option_{name}")
        for place, value in enumerate(values):
            word = f"option_{name}_{value}".lower()
            short = f"`{typed(value)}`"
            shown = f"**{short}**" if value == getattr(usual, name) else short
            about = ". ".join(filter(None, (voice.find(word), voice.about(word))))
            first = f"`{name}`: {label}" if label else f"`{name}`"
            yield f"| {first if place == 0 else ''} | {shown} | {_cell(about)} |"
    yield ""


def _notation(game: Game, state: State) -> Iterator[str]:
    yield "## Notation\n"
    yield f"How a game begins, from seed {SEED}, as whoever moves first sees it (`view.text`)."
    yield "What a viewer does not know is written as question marks.\n"
    yield f"![The beginning of a game of {_voice(game).title}](pictures/{game.name}-first.svg)\n"
    yield "```text"
    view = state.view(state.to_move[0])
    yield view.text.rstrip()
    yield "```\n"
    yield "Moves are short texts, too. This is how the greedy bot goes on. Seats count from 0 in"
    yield "programs, and from 1 in what is told to people.\n"
    yield "| seat | move | what happens |"
    yield "|---|---|---|"
    player, voice = bot("greedy", rng=SEED), _voice(game)
    for _ in range(MOVES):
        seat = state.to_move[0]
        move = player.choose(state.view(seat), state.recall(seat))
        told = [voice.tell(it) for it in state.play(seat, move)]
        yield f"| {seat} | `{_cell(move.notation)}` | {_cell('<br>'.join(told))} |"
    yield ""


def _more(game: Game, ladder: str) -> Iterator[str]:
    title = _voice(game).title
    yield "## As an environment\n"
    yield f"`{game.actions}` actions; at most {game.longest} decisions in a game. Version"
    yield f"{game.environment} ([environments](../environments.md)). What is observed:"
    yield f"[planes and tables](../observations.md#{game.name}).\n"
    ladders = re.findall(rf"^## ({re.escape(title)}, .*)$", ladder, re.MULTILINE)
    if ladders:
        yield "## How strong bots are\n"
        for heading in ladders:
            yield f"- [{heading}](../bots.md#{slugify(heading, '-')})"
        yield ""


def _cell(text: str) -> str:
    """A text that can stand in a table.

    >>> _cell("a | b")
    'a \\\\| b'
    """
    return text.replace("|", r"\|").replace("\n", " ")
