"""What a server tells whoever runs it."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.page import Process, Server, server_here
from tests.server.postgresql import Cluster
from tests.server.several import several


def figures(server: Server) -> dict[tuple[str, str], float]:
    """All figures, by name and kind."""
    answer = server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, sample.labels.get("kind", "")): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if "le" not in sample.labels
    }


def test_what_is_counted(tmp_path: Path) -> None:
    with server_here(tmp_path / "tables.db") as server:
        before = figures(server)
        assert before["isolario_sockets", ""] == before["isolario_tables", ""] == 0
        table, keys = server.open("me", "me", names=["Zoltan", "Wilhelmina"])
        page = server.page(table, keys[0])
        page.play("pick W")
        page.undo()
        page.play("pick R", n=1)  # stale
        page.play("pick Q")  # no such tile: the rules, or not a move
        assert server.http.get("/api/tables/nowhere").status_code == 404
        after = figures(server)
        assert after["isolario_sockets", ""] == 1
        assert after["isolario_tables", ""] == 1
        assert after["isolario_move_seconds_count", ""] == 2
        assert 0 < after["isolario_move_seconds_sum", ""] < 60
        assert after["isolario_refusals_total", "stale"] == 1
        assert after["isolario_refusals_total", "no_such_table"] == 1
        assert after["isolario_bots_waiting", ""] == 0
        text = server.http.get("/metrics").text
        for secret in (table, *keys.values(), "Zoltan", "Wilhelmina", "127.0.0.1"):
            assert secret not in text


def test_a_server_is_ready_as_long_as_its_store_answers(cluster: Cluster) -> None:
    with several(cluster, 1) as servers:
        (server,) = servers.all
        assert server.http.get("/health/ready").json() == {"status": "ready"}
        cluster.stop()
        try:
            assert server.http.get("/health/ready").status_code == 503
            assert server.http.get("/health/alive").status_code == 200
        finally:
            cluster.start()
        assert server.http.get("/health/ready").status_code == 200


@pytest.mark.parametrize("ask", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_tells_pages_to_come_back(
    tmp_path: Path, ask: signal.Signals
) -> None:
    server = Process(tmp_path / "tables.db")
    table, keys = server.open("me", "me")
    page = server.page(table, keys[0])
    server.process.send_signal(ask)
    assert page.closed() == 1012  # service restart: 44xx would mean not to come back
    assert server.process.wait(30) in (0, -ask)
