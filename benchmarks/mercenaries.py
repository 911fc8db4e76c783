"""What is a mercenary worth? Writes docs/foggy-island-prices.md from greedy games.

    python benchmarks/mercenaries.py [games]

Two runs of games with mercenaries. In the first, both sides hire at random and otherwise play
greedily: a regression of each later round's margin on who has whom tells what each brings. In
the second they hire greedily too: how often is each hired?
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import cast

import numpy as np

import isolario
from isolario.bots import bot
from isolario.games.foggy_island import FoggyState
from isolario.games.foggy_island.bot.shop import POINTS_A_ROUND
from isolario.games.foggy_island.pieces import KINDS, MERCENARIES

ROUNDS_LEFT = 2  # after the first hire of the usual game
DOCS = Path(__file__).parent.parent / "docs" / "foggy-island-prices.md"


def play(seed: int, random_hires: bool) -> tuple[list[tuple[list[int], int]], Counter[str], int]:
    """One game: rounds as (who has whom, margin), hires by name, occasions to hire."""
    state = cast(FoggyState, isolario.new("foggy-island", seed=seed, mode="mercenaries"))
    rng = random.Random(seed)
    players = [bot("greedy", rng=rng) for _ in range(state.seats)]
    rounds: list[tuple[list[int], int]] = []
    hires: Counter[str] = Counter()
    occasions = 0
    while not state.over:
        seat, number = state.to_move[0], state.round
        occasions += state.phase == "hire" and not state.picks[seat]
        has = [state.sets[0].count(kind) - state.sets[1].count(kind) for kind in MERCENARIES]
        if state.phase == "hire" and random_hires:
            move = state.legal_moves(seat).choice(rng)
        else:
            move = players[seat].choose(state.view(seat), state.recall(seat))
        for event in state.play(seat, move):
            if event.what == "hired":
                token = event.facts["token"]
                hires[token.id if isinstance(token, isolario.Text) else str(token)] += 1
        if (state.round > number or state.over) and number > 2:
            rounds.append((has, state.round_points[0] - state.round_points[1]))
    return rounds, hires, occasions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rounds: list[tuple[list[int], int]] = []
    for seed in range(games):
        rounds += play(seed, random_hires=True)[0]
    has = np.array([row for row, _ in rounds], dtype=float)
    margins = np.array([margin for _, margin in rounds], dtype=float)
    brings, *_ = np.linalg.lstsq(has, margins, rcond=None)
    rest = margins - has @ brings
    noise = rest.var(ddof=len(MERCENARIES))
    errors = np.sqrt(noise * np.diag(np.linalg.inv(has.T @ has)))

    hires: Counter[str] = Counter()
    occasions = 0
    for seed in range(games):
        _, hired, asked = play(seed, random_hires=False)
        hires += hired
        occasions += asked
    rows = []
    for kind, worth, error in zip(MERCENARIES, brings, errors, strict=True):
        name = KINDS[kind].name
        share = 100 * hires[name] / occasions
        price, sure = KINDS[kind].price, 1.96 * error
        verdict = "fair"
        if ROUNDS_LEFT * (worth + sure) < price:
            verdict = "dear"
        elif ROUNDS_LEFT * (worth - sure) > price:
            verdict = "cheap"
        rows.append(
            f"| {name.replace('_', ' ')} | {price} | {worth:+.1f} ± {sure:.1f} | {verdict} "
            f"| {POINTS_A_ROUND[name]:+.1f} | {hires[name]} | {share:.0f} % |"
        )
    DOCS.write_text(TEXT.format(games=games, rounds=len(rounds), rows="\n".join(rows)), "utf-8")
    sys.stdout.write(DOCS.read_text("utf-8"))


TEXT = """# What is a mercenary worth?

Made by `python benchmarks/mercenaries.py {games}`: {games} games with mercenaries by greedy
players who hire at random ({rounds} rounds after a hire), then {games} in which they hire greedily.

*Brings*: by how many points it changes a round in its owner's favour (least squares on the margin
of the round; 95 % interval). *Assumed*: what the greedy player believes (`shop.py`). *Hired*: how
often the greedy players hired it, and in what share of their chances to hire. A price is called
*dear* or *cheap* if what two rounds bring lies wholly below or above it. The figures are those of
greedy players, who see one move ahead: fox, hippo, turtle, frog and snake want a plan, so their
column says more about the player than about the price.

| mercenary | price | brings a round | price is | assumed | hired | occasions |
|---|---|---|---|---|---|---|
{rows}
"""

if __name__ == "__main__":
    main()
