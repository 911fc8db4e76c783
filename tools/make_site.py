"""Writes a site that needs no server: `make site`, then put build/site on any host, in any folder.

1. What is the same for every reader is printed (`printed_files`).
2. Python and our package are packed (`engine`).
3. The page is built (`web/vite.site.config.ts`) and told where both are.
4. The service worker is told what belongs to this version, so that all of it can be kept.

Plain hosts compress nothing, so files are stored compressed. Folders and files are named by what is
in them: whoever has one has the right one.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from engine import ROOT, SOURCES, engine
from printed_files import files

BUILD = ROOT / "build"
PLAIN = (".css", ".txt", ".png", ".webmanifest", "/icon.svg")
"""What a browser, or a person, reads as it is."""
NOT_KEPT = ("index.html", "licences.txt", *(f"{name}.gz" for name in SOURCES))
"""What nobody needs without a network: the page has another name there, and Python is compiled."""


def put(site: Path, name: str, parts: Iterable[tuple[str, bytes]]) -> str:
    """Writes files into a folder of a site that is named by what is in it, and says its name."""
    made = {
        part if f"/{part}".endswith(PLAIN) else f"{part}.gz": (
            data if f"/{part}".endswith(PLAIN) else gzip.compress(data, 9, mtime=0)
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


def named(site: Path, name: str, data: bytes) -> str:
    """Writes a file that is named by what is in it, and says its name."""
    stem, suffix = name.split(".")
    made = f"{stem}-{hashlib.sha256(data).hexdigest()[:10]}.{suffix}"
    (site / made).write_bytes(data)
    return made


def stay(site: Path) -> None:
    """The service worker, and what it keeps: all files of this version, named by what is in them.
    The page is among them under such a name, and not as a page: some hosts write into pages."""
    page = named(site, "page.txt", (site / "index.html").read_bytes())
    service = site / "service.js"
    code = service.read_text("utf-8")
    service.unlink()
    files = (file for file in site.rglob("*") if file.is_file() and file.name not in NOT_KEPT)
    listed = json.dumps(sorted(file.relative_to(site).as_posix() for file in files))
    names = {"LIST": named(site, "list.json", listed.encode()), "PAGE": page}
    told = "".join(f"const {name} = {json.dumps(its)};\n" for name, its in names.items())
    (site / "sw.js").write_text(f"{told}{code}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path, help="msgspec for Pyodide")
    parser.add_argument("--out", type=Path, default=BUILD / "site")
    chosen = parser.parse_args()
    shutil.rmtree(chosen.out, ignore_errors=True)
    with ThreadPoolExecutor() as beside:  # what is packed is tried by other programs meanwhile
        packed = beside.submit(lambda: [*engine(chosen.wheel, BUILD / "engine")])
        folders = {"VITE_DATA": put(chosen.out, "data", files())}
        folders["VITE_ENGINE"] = put(chosen.out, "engine", packed.result())
    subprocess.run(
        [
            *("npx", "vite", "build", "--config", "vite.site.config.ts", "--mode", "site"),
            *("--logLevel", "warn", "--outDir", str(chosen.out.resolve())),
        ],
        cwd=ROOT / "web",
        env={**os.environ, **folders},
        check=True,
    )
    stay(chosen.out)
    total = sum(file.stat().st_size for file in chosen.out.rglob("*") if file.is_file())
    print(f"{chosen.out}: {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
