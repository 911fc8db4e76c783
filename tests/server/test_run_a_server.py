"""docs/run-a-server.md: its commands run, one after the other, as somebody would type them."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from isolario.server.app import Host, create_app
from isolario.server.notes import write_json
from isolario.table.memory import MemoryStore
from tests.paths import ROOT
from tests.ports import free_port
from tests.server.postgresql import PROGRAMS, Cluster

PAGE = (ROOT / "docs" / "run-a-server.md").read_text("utf-8")
RUN = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S)


def test_every_command_runs(tmp_path: Path, cluster: Cluster) -> None:
    """In one shell, from the first to the last; only ports and the address of the database are
    others here."""
    script = "".join(f"echo '# block {nth}' >&2\n{block}" for nth, block in enumerate(RUN))
    for port in ("8000", "8001", "8002"):
        script = script.replace(port, str(free_port()))
    script = script.replace("postgresql://isolario@db/isolario", cluster.fresh())
    # Whoever restores stops the servers first.
    script = script.replace("pg_restore", "kill %1 %2; wait; pg_restore", 1)
    again = script.rsplit("isolario serve", 2)[1:]
    script = script.replace("isolario.dump\necho", "isolario.dump\n" + serve_again(again) + "echo")
    programs = [str(Path(sys.executable).parent), str(PROGRAMS), os.environ["PATH"]]
    environment = {**os.environ, "PATH": ":".join(programs), "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run(
            ["bash", "-ec", f"trap 'kill $(jobs -p); wait' EXIT\n{script}"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=240,
        )
    except subprocess.TimeoutExpired as late:
        pytest.fail(f"{late.stdout!r} {late.stderr!r}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert '{"status":"ready"}' in done.stdout
    assert "isolario_move_seconds_count" in done.stdout
    assert (tmp_path / "backup.json").stat().st_mode & 0o777 == 0o600


def serve_again(commands: list[str]) -> str:
    """The lines that start both servers, and wait for them."""
    lines = "isolario serve" + "isolario serve".join(commands)
    kept = [line for line in lines.splitlines() if line.startswith(("isolario serve", "curl"))]
    return "\n".join(kept[:4]) + "\n"


def test_the_page_has_commands() -> None:
    assert len(RUN) >= 6
    assert all(f"/{name}" in PAGE for name in ("health/alive", "health/ready", "metrics"))


@contextmanager
def notes() -> Iterator[StringIO]:
    """What is noted as lines of JSON."""
    out, root = StringIO(), logging.getLogger()
    before = root.handlers[:], root.level
    try:
        write_json(out)
        yield out
    finally:
        root.handlers[:], root.level = before


def test_notes_as_json_hold_no_secret() -> None:
    with notes() as out:
        try:
            raise ValueError("hush")
        except ValueError:
            logging.getLogger("isolario.test").exception("table %s: it failed", "abc")
    line = json.loads(out.getvalue())
    assert (line["said"], line["error"], line["level"]) == (
        "table abc: it failed",
        "ValueError",
        "error",
    )
    assert line["from"][0].startswith("test_run_a_server.py:")
    assert "hush" not in out.getvalue()


def test_uvicorn_notes_as_everybody_does_and_leaves_what_others_have_set_up() -> None:
    class Other(logging.NullHandler):
        closed = False

        def close(self) -> None:
            self.closed = True

    other = Other()
    with notes() as out:
        Host(create_app(MemoryStore()))
        logging.getLogger("uvicorn.error").warning("too much")
    assert json.loads(out.getvalue())["said"] == "too much"
    assert not other.closed
