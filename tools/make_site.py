"""Writes a site that needs no server: `make site`, then put build/site on any host, in any folder.

1. What is the same for every reader is printed (`printed_files`).
2. Python and our package are packed (`engine`).
3. The page is built (`web/vite.site.config.ts`) and told where both are.

Plain hosts compress nothing, so files are stored compressed. Folders and files are named by what is
in them: whoever has one has the right one.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from engine import ROOT, engine
from printed_files import files

BUILD = ROOT / "build"
PLAIN = (".css", ".mjs", ".txt")
"""What a browser, or a person, reads as it is."""


def put(site: Path, name: str, parts: Iterable[tuple[str, bytes]]) -> str:
    """Writes files into a folder of a site that is named by what is in it, and says its name."""
    made = {
        part if part.endswith(PLAIN) else f"{part}.gz": (
            data if part.endswith(PLAIN) else gzip.compress(data, 9, mtime=0)
        )
        for part, data in parts
    }
    sums = "".join(f"{part} {hashlib.sha256(made[part]).hexdigest()}\n" for part in sorted(made))
    folder = f"{name}-{hashlib.sha256(sums.encode()).hexdigest()[:10]}"
    for part, data in made.items():
        file = site / folder / part
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path, help="msgspec for Pyodide")
    parser.add_argument("--out", type=Path, default=BUILD / "site")
    chosen = parser.parse_args()
    shutil.rmtree(chosen.out, ignore_errors=True)
    folders = {
        "VITE_DATA": put(chosen.out, "data", files()),
        "VITE_ENGINE": put(chosen.out, "engine", engine(chosen.wheel, BUILD / "engine")),
    }
    subprocess.run(
        [
            *("npx", "vite", "build", "--config", "vite.site.config.ts", "--mode", "site"),
            *("--logLevel", "warn", "--outDir", str(chosen.out.resolve())),
        ],
        cwd=ROOT / "web",
        env={**os.environ, **folders},
        check=True,
    )
    total = sum(file.stat().st_size for file in chosen.out.rglob("*") if file.is_file())
    print(f"{chosen.out}: {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
