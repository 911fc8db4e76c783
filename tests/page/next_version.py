"""Another version of the site, as it would be built after a change of everything: every file has
another name, and so has whatever names it."""

from __future__ import annotations

import re
from pathlib import Path

_HASHED = re.compile(r"-([\w-]{8}|[0-9a-f]{10})(?=\.\w+$|$)")
_TEXTS = (".html", ".js", ".css", ".json", ".txt")


def next_version(site: Path, to: Path) -> Path:
    """Writes it into a folder."""
    files = [file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()]
    parts = {part for file in files for part in file.split("/")}
    names = {found[1]: f"next{found[1][4:]}" for part in parts if (found := _HASHED.search(part))}
    old = re.compile("|".join(map(re.escape, names)))

    def renamed(text: str) -> str:
        return old.sub(lambda found: names[found[0]], text)

    for file in files:
        made = to / renamed(file)
        made.parent.mkdir(parents=True, exist_ok=True)
        data = (site / file).read_bytes()
        if file.endswith(_TEXTS):
            data = renamed(data.decode()).encode()
        made.write_bytes(data)
    return to
