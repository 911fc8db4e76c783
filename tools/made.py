"""What the tools write: whole files, and tables inside documents that people also write."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def between(document: str, begin: str, end: str, part: str) -> str:
    """A document with the part between two marks replaced.

    >>> between("a <b> old </b> c", "<b>", "</b>", "new")
    'a <b>\\nnew\\n</b> c'
    """
    before, _, rest = document.partition(begin)
    return before + begin + "\n" + part + "\n" + end + rest.partition(end)[2]


def renew(files: Mapping[Path, str], check: bool) -> int:
    """Writes the files whose text has changed; or, to ``check``, says which they are. Returns the
    exit status: 1 if any are still to be written."""
    old = [path for path, text in files.items() if path.read_text("utf-8") != text]
    for path in old:
        if check:
            print(f"{path.name} is not what this tool makes")
        else:
            path.write_text(files[path], "utf-8")
    return 1 if check and old else 0
