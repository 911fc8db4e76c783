"""Masked PPO in one file: a program learns one of the solo games from nothing but the numbers.

    pip install isolario[learn]
    python examples/learn.py isolario/BeaconPatrol-v0 --minutes 10

Proximal policy optimisation (Schulman and others 2017): play a while with the policy as it is, work
out how much better each action was than expected (generalised advantages), and change the policy
a little towards those, in a few passes over what was played. Illegal actions get a logit of minus
infinity, so that they have no probability and no gradient (Huang and Ontañón 2020). Rewards are
shaped by how the game stands, which adds up to the points of the game and says much earlier what
was good (`isolario.adapters.rewards.Shaping`).

A line of the curve goes to a file for each look; at the end the policy plays against `random` and
`greedy` on the same deals.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from collections import deque
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from torch import nn

import isolario.adapters.gymnasium
from isolario.bots import bot

TABLES, STEPS = 16, 128  # how many games at once, and decisions of each, between two changes
PASSES, PARTS = 4, 8  # over what was played, each in so many parts
RATE, CLIP, LAMBDA, ENTROPY = 1e-3, 0.2, 0.95, 0.01
HIDDEN = 128
SCALE = 0.1  # of rewards: points are large numbers for a network
EVALUATED = 100  # games, at the end, of each player


class Player:
    """What is learnt: a network from what is seen to a logit for each action, and to the points
    that are still to come."""

    def __init__(self, table: gymnasium.Env[Any, Any]) -> None:
        space, actions = table.observation_space, table.action_space
        assert isinstance(space, spaces.Dict)
        assert isinstance(actions, spaces.Discrete)
        self.space = space["observation"]
        size = spaces.flatdim(self.space)
        body = nn.Sequential(
            nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        policy, value = nn.Linear(HIDDEN, int(actions.n)), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(policy.weight, 0.01)  # at first, all legal actions alike
        nn.init.zeros_(policy.bias)
        self.net = nn.ModuleDict({"body": body, "policy": policy, "value": value})

    def see(self, seen: dict[str, Any]) -> tuple[Any, Any]:
        """Observations of many games as rows of numbers, and the masks of what is legal."""
        masks = torch.as_tensor(seen["action_mask"], dtype=torch.bool)
        if isinstance(seen["observation"], np.ndarray):
            rows = seen["observation"].reshape(len(masks), -1)
        else:
            each = gymnasium.vector.utils.iterate(
                gymnasium.vector.utils.batch_space(self.space, len(masks)), seen["observation"]
            )
            rows = np.stack([np.asarray(spaces.flatten(self.space, one)) for one in each])
        return torch.as_tensor(rows, dtype=torch.float32), masks

    def think(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of the probability of each action, and the points to come."""
        hidden = self.net["body"](rows)
        logits = self.net["policy"](hidden).masked_fill(~masks, -torch.inf)
        return torch.log_softmax(logits, dim=-1), self.net["value"](hidden).squeeze(-1)


def play(player: Player, tables: Any, seen: Any) -> tuple[dict[str, Any], Any, list[float]]:
    """Plays on with the policy as it is: what was seen, chosen and gained, and the results of the
    games that ended."""
    kept: dict[str, list[Any]] = {
        name: [] for name in ("rows", "masks", "actions", "logs", "values", "rewards", "over")
    }
    results = []
    for _ in range(STEPS):
        rows, masks = player.see(seen)
        with torch.no_grad():
            logs, values = player.think(rows, masks)
            actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
        seen, rewards, over, _, infos = tables.step(actions.numpy())
        chosen = logs.gather(1, actions[:, None]).squeeze(-1)
        gained = torch.as_tensor(rewards * SCALE, dtype=torch.float32)
        ended = torch.as_tensor(over, dtype=torch.float32)
        step = (rows, masks, actions, chosen, values, gained, ended)
        for name, value in zip(kept, step, strict=True):
            kept[name].append(value)
        results += [infos["final_info"]["scores"][at][0] for at in np.flatnonzero(over)]
    return {name: torch.stack(values) for name, values in kept.items()}, seen, results


def advantages(kept: dict[str, Any], last: Any) -> Any:
    """How much better each action was than expected: what it gained, and what was expected after
    it; further gains count less and less, because chance has more and more to do with them."""
    found = torch.zeros_like(kept["rewards"])
    later = torch.zeros_like(last)
    for at in reversed(range(STEPS)):
        goes_on = 1 - kept["over"][at]
        then = last if at == STEPS - 1 else kept["values"][at + 1]
        better = kept["rewards"][at] + goes_on * then - kept["values"][at]
        later = found[at] = better + LAMBDA * goes_on * later
    return found


def improve(player: Player, optimiser: Any, kept: dict[str, Any], better: Any) -> None:
    """Changes the policy towards what was better than expected, but not far from what it was."""
    flat = {name: value.flatten(0, 1) for name, value in kept.items()}
    better, goals = better.flatten(), (better + kept["values"]).flatten()
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(PASSES):
        for part in torch.randperm(len(better)).chunk(PARTS):
            masks = flat["masks"][part]
            logs, values = player.think(flat["rows"][part], masks)
            chosen = logs.gather(1, flat["actions"][part][:, None]).squeeze(-1)
            ratio = (chosen - flat["logs"][part]).exp()
            near = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * better[part], near * better[part]).mean()
            entropy = -(logs.exp() * logs.masked_fill(~masks, 0)).sum(-1).mean()
            error = (values - goals[part]).square().mean()
            optimiser.zero_grad()
            (0.5 * error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(player.net.parameters(), 0.5)
            optimiser.step()


def learn(name: str, minutes: float, out: Path, seed: int) -> Player:
    """Learns for some minutes, and writes the curve: minutes, decisions, games, and the mean of
    the last hundred results."""
    random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    tables = gymnasium.make_vec(
        name, TABLES, shaping=1.0, vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP}
    )
    player = Player(gymnasium.make(name))
    optimiser = torch.optim.Adam(player.net.parameters(), lr=RATE, eps=1e-5)
    seen, _ = tables.reset(seed=seed)
    recent: deque[float] = deque(maxlen=100)
    begun, games, decisions, looked = time.process_time(), 0, 0, 0.0
    out.mkdir(parents=True, exist_ok=True)
    with (out / f"{name.rpartition('/')[2]}.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "games", "points"])
        while (spent := (time.process_time() - begun) / 60) < minutes:
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - spent / minutes)
            kept, seen, results = play(player, tables, seen)
            with torch.no_grad():
                _, last = player.think(*player.see(seen))
            improve(player, optimiser, kept, advantages(kept, last))
            recent.extend(results)
            games, decisions = games + len(results), decisions + TABLES * STEPS
            if recent and spent >= looked:
                looked = spent + minutes / 40
                row = [f"{spent:.1f}", decisions, games, f"{mean(recent):.2f}"]
                curve.writerow(row)
                file.flush()
                print(*row)
    torch.save(player.net.state_dict(), out / f"{name.rpartition('/')[2]}.pt")
    return player


def results_of(player: Player | str, name: str) -> list[float]:
    """The points of a policy, or of a bot, on the same deals as everybody's."""
    table = gymnasium.make(name)
    found = []
    for seed in range(EVALUATED):
        seen, info = table.reset(seed=10_000 + seed)
        over, whom = False, bot(player, seed) if isinstance(player, str) else None
        while not over:
            if isinstance(player, str):
                assert whom is not None
                state = table.unwrapped.episode.state  # type: ignore[attr-defined]
                view = state.view(0)
                action = view.number(whom.choose(view))
            else:
                rows, masks = player.see({key: _one(value) for key, value in seen.items()})
                with torch.no_grad():
                    action = int(player.think(rows, masks)[0].argmax())
            seen, _, over, _, info = table.step(action)
        found.append(info["scores"][0])
    return found


def _one(value: Any) -> Any:
    """An observation as a batch of one."""
    if isinstance(value, dict):
        return {key: _one(part) for key, part in value.items()}
    return value[None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("environment", choices=isolario.adapters.gymnasium.IDS)
    parser.add_argument("--minutes", type=float, default=10, help="of the processor's time")
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    player = learn(asked.environment, asked.minutes, asked.out, asked.seed)
    for who in ("random", "greedy", player):
        points = results_of(who, asked.environment)
        doubt = stdev(points) / len(points) ** 0.5
        label = who if isinstance(who, str) else "learnt"
        print(f"{label}: {mean(points):.1f} ± {doubt:.1f} points in {len(points)} games")


if __name__ == "__main__":
    main()
