"""Positions from outside: what is wrong is refused on the spot, what is accepted can be played.

A person writes a position by hand, a bug report has half of one, a table stores one and a later
version reads it. Whatever the text, `Game.parse` either says what is wrong and where, or gives a
state that keeps its promises to the end of the game.
"""

from __future__ import annotations

import random

from isolario.contract.bench import Bench, ContractBroken, checking, fail, viewers, who
from isolario.contract.clock import within
from isolario.contract.moves import somebody_can_move
from isolario.contract.mutate import mutate_text
from isolario.contract.observations import within_bounds
from isolario.contract.walk import few_set_ups
from isolario.core.chance import NO_CHANCE
from isolario.core.errors import BadNotation, NotAllowed
from isolario.core.game import Game, State, View

PATIENCE = 20.0  # seconds of processor time for one text
TEXTS = 60  # to start from


def check_positions(game: Game, count: int = 300, seed: int | str = 0) -> int:
    """Reads many texts that are nearly positions, plays those that can be read, and returns how
    many there were. Raises `ContractBroken`, with the text.

    >>> import isolario
    >>> check_positions(isolario.all_games()["beacon-patrol"], 20) > 0
    True
    """
    rng = random.Random(f"positions {seed}")
    texts = written_positions(game, rng)
    read = 0
    for number in range(count):
        text = mutate_text(rng.choice(texts), rng, texts)
        try:
            with checking("check_positions"), within(PATIENCE):
                read += _is_read(game, text, rng)
        except ContractBroken as broken:
            where = f"{game.name}, seed {seed}, text {number}:\n{text}"
            raise ContractBroken("check_positions", broken.what, where) from broken.__cause__
    return read


def written_positions(game: Game, rng: random.Random, count: int = TEXTS) -> list[str]:
    """Positions of random games with various options, some as a viewer writes them."""
    set_ups = few_set_ups(game)
    texts: list[str] = []
    while len(texts) < count:
        seats, options = rng.choice(set_ups)
        state = game.new(seats, rng.getrandbits(32), options)
        looks = []
        while True:
            looks.append(state.text)
            looks.append(state.view(rng.choice(viewers(state))).text)
            if state.over:
                break
            seat = rng.choice(state.to_move)
            state.play(seat, state.legal_moves(seat).choice(rng))
        texts += rng.sample(looks, min(len(looks), 8))
        texts += looks[-2:-1]
    return texts


def _is_read(game: Game, text: str, rng: random.Random) -> bool:
    try:
        state = game.parse(text)
    except BadNotation as error:
        if not 0 <= error.place <= len(text) or not error.expected:
            fail(f"the error names no place: {error}")
        return False
    if game.parse(state.text).text != state.text:
        fail(f"it is read, but when written again it is read as another:\n{state.text}")
    whole = state.chance is not NO_CHANCE  # a position with blanks cannot be played on
    for viewer in viewers(state):
        can_be_seen(state.view(viewer), rng)
        if whole and game.view(state.view(viewer).json()) != state.view(viewer):
            fail(f"it is read, but the view of {who(viewer)} is different when it comes from JSON")
    if whole:
        can_be_played(state, rng)
    return True


def can_be_seen(view: View, rng: random.Random) -> None:
    """A view can be drawn, described, coached and counted; unless no deal fits, it can be guessed
    from and its moves foreseen."""
    view.scene().json()
    _ = view.text, view.prompt, view.steps, view.progress, view.standing(), view.coach, repr(view)
    within_bounds(view)
    moves = list(view.legal_moves())
    for move in moves[:2]:
        view.game.bot.judge(view, move)
        view.number(move)
    try:
        guess = view.guess(rng)
        for move in rng.sample(moves, min(2, len(moves))):
            view.preview(move)
    except NotAllowed:
        return
    if guess.to_move != view.to_move:
        fail(f"in a guess of {who(view.seat)} different seats are to move")


def can_be_played(state: State, rng: random.Random) -> None:
    """A position goes on to the end, at random, and nobody gets stuck on the way."""
    bench = Bench(state.game, rng)
    played = state.copy()
    for decision in range(2 * state.game.longest):
        somebody_can_move(played, bench)
        if played.over:
            for viewer in viewers(played):
                played.view(viewer).scene()
            return
        seat = rng.choice(played.to_move)
        played.play(seat, played.legal_moves(seat).choice(rng))
        if decision % 16 == 0:
            played.view(rng.choice(viewers(played))).scene()
            _ = played.text
    fail(f"more than {2 * state.game.longest} decisions without an end")
