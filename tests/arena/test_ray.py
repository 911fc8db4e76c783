"""A real cluster of three nodes, one of which is killed in the middle. Ray takes its time to start,
and nobody's tests install it: this is for ``make soak``, where Ray is there (requirements/ray.txt).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from isolario.arena.match import play_matches
from isolario.arena.on_ray import Cluster
from isolario.core.errors import UnknownOption
from tests.arena.matches import Nobody, a_match, kept, play_here
from tests.soaking import SOAK


class After(Nobody):
    """Does something once so many games have been played."""

    def __init__(self, games: int, do: Callable[[], object]) -> None:
        super().__init__()
        self.games = games
        self.do = do

    def played(self, what: str) -> None:
        super().played(what)
        if self.seen == self.games:
            self.do()


@pytest.mark.process
@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="only in make soak: a cluster takes half a minute to start")
def test_a_node_that_dies_loses_nothing_and_nothing_counts_twice(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install -r requirements/ray.txt")
    os.environ["RAY_AUTH_MODE"] = "disabled"
    from ray.cluster_utils import Cluster as Nodes

    match = a_match(first="search:iterations=30", second="greedy", games=60)
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        victims = [nodes.add_node(num_cpus=1) for _ in range(2)]
        nodes.wait_for_nodes()
        watcher = After(15, lambda: nodes.remove_node(victims[0], allow_graceful=False))
        with Cluster(nodes.address) as crew:
            play_matches([match], tmp_path / "cluster", crew, watcher)
    finally:
        nodes.shutdown()
    assert watcher.seen == watcher.expected == 60
    play_here(match, tmp_path / "here")
    assert kept(tmp_path / "cluster") == kept(tmp_path / "here")


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UnknownOption, match=r"isolario\[ray\]"):
        Cluster("auto")
