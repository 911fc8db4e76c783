"""Our games beside other people's, played at random in one run. Writes docs/peers.md and its plot.

    python benchmarks/peers.py [--rounds 9] [--seconds 0.5] [--turns 3] [--write]
    python benchmarks/peers.py --profile

Others are measured where they are installed, and named where they are not. They stay out of what
our own tests need, so give them an environment of their own:

    python -m venv ../peers-venv
    ../peers-venv/bin/pip install -e . catanatron chess open_spiel "pettingzoo[classic]"

Machines are shared, so times are the processor's, and runs are short and take turns: Catanatron
plays just before each game of ours, and their ratio comes from that pair. What is told is the
median of the rounds, and the least and the most of them. Every round plays other games.

A ply is a decision of one player, and setting up a game counts as well. As plies differ, so do
their prices: the table says how many moves there are to choose from, and how many plies leave none.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from engines import CATANATRON, OURS, TABLES, Peer, all_peers, ours
from isolario.arena import plots
from isolario.picture.palette import classes
from isolario.terminal.bench import machine, python

CLASSICS = ("chess_v6", "go_v5", "connect_four_v3", "tictactoe_v3")
AIM, HOPE = 1.5, 3.0  # times Catanatron's plies
SAMPLE = 12  # games that are looked at ply by ply, and copied
DOCS = Path(__file__).parent.parent / "docs"
PICTURE = Path("pictures") / "peers.svg"


class Found(NamedTuple):
    """What was measured of a game; speeds by round."""

    peer: Peer
    plies: list[float]
    games: list[float]
    length: float
    choices: float
    forced: float
    copy: float

    @property
    def speed(self) -> float:
        return median(self.plies)


Ratios = dict[str, list[float]]
"""By our game's name, one a round."""


# --- measuring --------------------------------------------------------------------------------


def speed(peer: Peer, rng: random.Random, least: float) -> tuple[float, float]:
    """Plies and whole games a second, of at least so many seconds."""
    plies, games, begun = 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < least or not games:
        plies += peer.play(rng)
        games += 1
    return plies / spent, games / spent


def a_copy(copies: Sequence[Callable[[], object]], least: float) -> float:
    """Seconds, averaged over all positions."""
    calls, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < least or not calls:
        for copy in copies:
            copy()
        calls += len(copies)
    return spent / calls


def measured(peers: Sequence[Peer], rounds: int, seconds: float) -> tuple[list[Found], Ratios]:
    """Everybody, and our games' plies as multiples of those that Catanatron made just before."""
    plies: dict[Peer, list[float]] = {peer: [] for peer in peers}
    games: dict[Peer, list[float]] = {peer: [] for peer in peers}
    ratios: Ratios = {}
    rival = next((peer for peer in peers if peer.family == CATANATRON), None)
    for peer in peers:
        peer.play(random.Random(0))  # a first game reads the pieces
    for number in range(rounds):
        for peer in peers:
            before = 0.0
            if rival and peer.family == OURS:
                before, whole = speed(rival, random.Random(f"{number} {peer.name}"), seconds)
                plies[rival].append(before)
                games[rival].append(whole)
            elif peer is rival and any(other.family == OURS for other in peers):
                continue  # it has played beside ours
            here, whole = speed(peer, random.Random(number), seconds)
            plies[peer].append(here)
            games[peer].append(whole)
            if before:
                ratios.setdefault(peer.name, []).append(here / before)
    return [_looked_at(peer, plies[peer], games[peer], seconds) for peer in peers], ratios


def _looked_at(peer: Peer, plies: list[float], games: list[float], seconds: float) -> Found:
    seen = [ply for number in range(SAMPLE) for ply in peer.watch(random.Random(number))]
    copies = [ply.copy for ply in random.Random(0).sample(seen, min(200, len(seen)))]
    copy = median(a_copy(copies, seconds / 5) for _ in range(5))
    return Found(
        peer,
        plies,
        games,
        median(ply / game for ply, game in zip(plies, games, strict=True)),
        sum(ply.choices for ply in seen) / len(seen),
        sum(ply.choices == 1 for ply in seen) / len(seen),
        copy,
    )


def through_pettingzoo(rounds: int) -> list[tuple[str, list[float]]]:
    """Turns a second by PettingZoo's own benchmark, five seconds each; empty if it is missing."""
    try:
        environments: Any = import_module("environments")
    except ImportError:
        return []
    tables: list[tuple[str, Any]] = []
    for name in CLASSICS:
        try:
            classic: Any = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        tables.append((f"PettingZoo's {name}", classic.env()))
    tables += [(f"{name}, {seats}", environments.env(name, seats)) for name, seats in TABLES]
    found: dict[str, list[float]] = {name: [] for name, _ in tables}
    for _ in range(rounds):
        for name, table in tables:
            found[name].append(environments.turns_a_second(table))
    return list(found.items())


PARTS = {
    "new": "setting up",
    "legal_moves": "listing",
    "choice": "drawing",
    "refuse": "checking",
    "do_move": "making",
    "do_settle": "settling",
}
"""What our own time goes to, by the method that the game's loop or `State.play` calls."""


def profile(peer: Peer, games: int = 30) -> tuple[dict[str, float], float]:
    """The share of each part, and of the one function that takes most by itself. A profile makes
    calls dearer than they are, so these are no more than rough."""
    peer.play(random.Random(0))
    watching = cProfile.Profile(time.process_time)
    watching.enable()
    for number in range(games):
        peer.play(random.Random(number))
    watching.disable()
    found: Any = pstats.Stats(watching)
    shares = dict.fromkeys(PARTS, 0.0)
    for (_, _, name), (*_, callers) in found.stats.items():
        for (_, _, caller), (*_, spent) in callers.items():
            if caller == "play" and name in shares:
                shares[name] += spent / found.total_tt
    most = max(alone for _, _, alone, _, _ in found.stats.values())
    return shares, most / found.total_tt


# --- telling it -------------------------------------------------------------------------------


def spread(values: Sequence[float], digits: int = 2) -> str:
    """The median, and between what and what.

    >>> spread([1.0, 3.0, 2.0])
    '2.00 (1.00–3.00)'
    """
    low, middle, high = (f"{it:,.{digits}f}" for it in (min(values), median(values), max(values)))
    return f"{middle} ({low}–{high})"


def few(value: float) -> str:
    """Four digits, and no exponent.

    >>> few(51063.2), few(37.3721)
    ('51,060', '37.37')
    """
    digits = float(f"{value:.4g}")
    return f"{digits:,.0f}" if digits >= 1000 else f"{digits:g}"


def of_aim(ratio: float, aim: float) -> str:
    """How a ratio stands to what is asked of it.

    >>> of_aim(1.2, 1.5), of_aim(1.6, 1.5)
    ('short by 20 %', 'reached')
    """
    return "reached" if ratio >= aim else f"short by {1 - ratio / aim:.0%}".replace("%", " %")


def ratio_table(ratios: Ratios, found: Sequence[Found]) -> list[str]:
    """Ours to Catanatron's, by the ply, and by the ply that leaves a choice."""
    rival = next(it for it in found if it.peer.family == CATANATRON)
    rows = [
        f"| plies/s, times {CATANATRON}'s | median (least–most) | aim {AIM:g} | aim {HOPE:g} | "
        "with a choice |",
        "|---|--:|--:|--:|--:|",
    ]
    for it in found:
        if it.peer.name in ratios:
            ratio = ratios[it.peer.name]
            choosing = median(ratio) * (1 - it.forced) / (1 - rival.forced)
            rows.append(
                f"| {it.peer.name} | {spread(ratio)} | {of_aim(median(ratio), AIM)} | "
                f"{of_aim(median(ratio), HOPE)} | {choosing:.2f} |"
            )
    return rows


def table(found: Sequence[Found]) -> list[str]:
    rows = [
        "| engine | game, players | plies/s | games/s | plies a game | moves to choose from | "
        "no choice | µs a copy |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    rows += (
        f"| {it.peer.family} | {it.peer.name} | {it.speed:,.0f} | {few(median(it.games))} | "
        f"{it.length:,.0f} | {it.choices:.1f} | {100 * it.forced:.0f} % | {it.copy * 1e6:.2f} |"
        for it in found
    )
    return rows


def profile_table(peers: Sequence[Peer]) -> list[str]:
    rows = [
        f"| share of the time, % | {' | '.join(PARTS.values())} | the dearest function |",
        "|---|" + "--:|" * (len(PARTS) + 1),
    ]
    for peer in peers:
        shares, most = profile(peer)
        figures = (f"{100 * share:.0f}" for share in (*shares.values(), most))
        rows.append(f"| {peer.name} | {' | '.join(figures)} |")
    return rows


def turn_table(turns: Sequence[tuple[str, list[float]]]) -> list[str]:
    chess = next((median(values) for name, values in turns if "chess" in name), 0.0)
    rows = ["| environment | turns/s, median (least–most) | of chess |", "|---|--:|--:|"]
    for name, values in turns:
        share = f"{median(values) / chess:.1f}" if chess else ""
        rows.append(f"| {name} | {spread(values, 0)} | {share} |")
    return rows


def plot(ratios: Ratios, found: Sequence[Found]) -> str:
    """Ratios above, what a ply takes below, in one picture that needs no page around it."""
    parts = []
    if ratios:
        values = [
            plots.Value(name, median(them), min(them), max(them), f"{median(them):.2f}")
            for name, them in ratios.items()
        ]
        title = f"Plies a second, times Catanatron's; the line is the aim, {AIM:g}"
        parts.append((title, plots.intervals(title, values, "{:g}".format, AIM)))
    bars = [
        plots.Bar(
            it.peer.family, it.peer.family, it.peer.name, 1e6 / it.speed, f"{1e6 / it.speed:.1f}"
        )
        for it in found
    ]
    title = "Microseconds of processor time a ply"
    parts.append((title, plots.bars(title, bars, "{:g}".format)))
    inside, top, edge = [], 0.0, 16
    for title, drawn in parts:
        high = float(drawn.partition(f'viewBox="0 0 {plots.WIDE:g} ')[2].partition('"')[0])
        inside.append(f'<text class="g-ink heading" x="{edge}" y="{top + 28:g}">{title}</text>')
        place = f'<svg x="{edge}" y="{top + 44:g}" width="{plots.WIDE:g}" height="{high:g}" '
        inside.append(drawn.replace("<svg ", place, 1))
        top += high + 60
    wide = plots.WIDE + 2 * edge
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {top:g}">'
        f"<style>{classes('light', SHOWN)}@media (prefers-color-scheme:dark)"
        f"{{{classes('dark', SHOWN)}}}{STYLE}</style>"
        f'<rect class="f-paper" width="{wide:g}" height="{top:g}"/>' + "".join(inside) + "</svg>\n"
    )


SHOWN = {"paper", "ink", "ink2", "rule", "sea", "sea_line"}
STYLE = (
    "text{font:14px sans-serif;fill:currentColor;stroke:none}path{fill:none}"
    "path.g-ink,path.g-ink2,path.g-rule,path.g-sea_line{stroke:currentColor}"
    ".heading{font-weight:700}.fair{stroke-dasharray:5 4;stroke-width:1.5}.interval{stroke-width:2}"
)


def versions() -> str:
    """Of all packages that were measured."""
    said = []
    for package in ("catanatron", "chess", "open_spiel", "pettingzoo"):
        try:
            said.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            said.append(f"{package} not installed")
    return ", ".join(said)


def report(peers: Sequence[Peer], missing: Sequence[str], chosen: argparse.Namespace) -> str:
    """All tables, as Markdown; the plot is written with ``--write``."""
    found, ratios = measured(peers, chosen.rounds, chosen.seconds)
    turns = through_pettingzoo(chosen.turns) if chosen.turns else []
    if chosen.turns and not turns:
        missing = [*missing, "pettingzoo"]
    if chosen.write:
        (DOCS / PICTURE).write_text(plot(ratios, found), "utf-8")
    where = f"{python()} on {machine()}; {versions()}."
    parts = [
        [f"{where} Rounds: {chosen.rounds}, of {chosen.seconds:g} s."],
        [f"Not installed, so not measured: {', '.join(missing)}."] if missing else [],
        ratio_table(ratios, found) if ratios else [],
        table(found),
        turn_table(turns) if turns else [],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


BEGIN, END = "<!-- measured: python benchmarks/peers.py --write -->", "<!-- end -->"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each run, at least")
    parser.add_argument("--turns", type=int, default=3, help="rounds through PettingZoo; 0: none")
    parser.add_argument("--games", nargs="*", help="only these of ours")
    parser.add_argument("--alone", action="store_true", help="none of the others")
    parser.add_argument("--write", action="store_true", help="put it into docs/peers.md")
    parser.add_argument("--profile", action="store_true", help="where our own time goes instead")
    chosen = parser.parse_args(arguments)
    tables = [ours(*it) for it in TABLES if not chosen.games or it[0] in chosen.games]
    if chosen.profile:
        print("\n".join(profile_table(tables)))
        return
    others, missing = ([], []) if chosen.alone else all_peers()
    said = report([*tables, *others], missing, chosen)
    print(said)
    if chosen.write:
        page = DOCS / "peers.md"
        before, _, rest = page.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        page.write_text(f"{before}{BEGIN}\n\n{said}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
