"""What people install: the wheel, in an environment of its own."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from isolario.server.fonts import STATIC
from tests.paths import ROOT
from tests.server.page import PATIENCE, Server

LONG = 4 * PATIENCE


def run(*command: object) -> None:
    subprocess.run([*map(str, command)], cwd=ROOT, check=True, timeout=LONG)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``isolario``, from the wheel. What it needs comes from the environment of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", symlinks=os.name != "nt")
    where = {"base": str(folder / "env"), "platbase": str(folder / "env")}
    scripts = Path(sysconfig.get_path("scripts", "venv", where))
    inner = Path(sysconfig.get_path("purelib", "venv", where))
    # A path in a .pth file comes after the environment's own, and its .pth files do not count: so
    # the wheel is found, not what the tests run on.
    (inner / "outer.pth").write_text(sysconfig.get_path("purelib"))
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "--python", scripts / "python", "install", "--no-deps", "--no-index", wheel)
    return scripts / "isolario"


def test_isolario_by_itself_serves_from_the_wheel(program: Path, tmp_path: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    file = tmp_path / "data" / "tables.db"
    started = subprocess.Popen(
        [program, "--port", "0", "--no-browser", "--store", file],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**clean, "LANG": "C"},
    )
    try:
        assert started.stdout is not None
        address = re.match(r"Isolario: http://127\.0\.0\.1:(\d+)/", started.stdout.readline())
        assert address is not None
        assert str(file) in started.stdout.readline()
        server = Server(int(address[1]), file)
        table, keys = server.open("me", "me")
        assert server.page(table, keys[0]).play_on(random.Random(1), 1) == 1
        if STATIC.is_dir():  # the client has been built
            assert "<title>" in server.http.get("/").text
    finally:
        started.terminate()
        started.wait(PATIENCE)


def test_the_wheel_is_what_runs(program: Path, tmp_path: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ask = "import isolario; print(isolario.__file__)"
    found = subprocess.check_output(
        [program.with_name("python"), "-c", ask], text=True, cwd=tmp_path, env=clean
    )
    assert Path(found).is_relative_to(program.parent.parent)
