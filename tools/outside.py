"""What the pages of a folder load from elsewhere. Links that a reader follows are not loaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

FOREIGN = re.compile(r"\s*(?:[a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)
IN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?\s*((?:https?:)?//[^\"')\s]+)", re.IGNORECASE)
# What a script has to name in order to load it; a comment's address is not in quotes.
IN_SCRIPT = re.compile(r"[\"'`]((?:https?:|wss?:)?//[^\"'`\s/]+[^\"'`\s]*)[\"'`]")
NAMESPACES = ("http://www.w3.org/",)
ASKS = {"src", "srcset", "data", "poster", "action"}


class _Asked(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within = tag
        if ("rel", "canonical") in attrs:  # where a page is at home, which nothing loads
            return
        for name, value in attrs:
            asks = name in ASKS or (tag in ("link", "use", "image") and name.endswith("href"))
            if value and asks and FOREIGN.match(value):
                self.found.append(value)
            elif value and name == "style":
                self.found += IN_STYLE.findall(value)

    def handle_endtag(self, tag: str) -> None:
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within == "style":
            self.found += IN_STYLE.findall(data)
        elif self._within == "script":
            self.found += _in_script(data)


def _in_script(text: str) -> list[str]:
    return [it for it in IN_SCRIPT.findall(text) if not it.startswith(NAMESPACES)]


def asked(name: str, text: str) -> list[str]:
    """The foreign addresses that a file loads when it is shown.

    >>> asked("a.html", '<script src="https://cdn.example/x.js"></script><a href="https://b.example">b</a>')
    ['https://cdn.example/x.js']
    >>> asked("a.html", '<link rel="canonical" href="https://b.example/a.html">')
    []
    >>> asked("a.css", "@import '//fonts.example/f.css'; b { background: url(img/c.png) }")
    ['//fonts.example/f.css']
    >>> asked("a.js", 'fetch("https://d.example/data")')
    ['https://d.example/data']
    """
    if name.endswith((".html", ".svg")):
        parser = _Asked()
        parser.feed(text)
        return parser.found
    if name.endswith(".css"):
        return IN_STYLE.findall(text)
    return _in_script(text) if name.endswith(".js") else []


def outside(folder: Path) -> Iterator[tuple[str, str]]:
    """Each file with what it loads from elsewhere."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".html", ".svg", ".css", ".js"):
            for address in asked(path.name, path.read_text("utf-8")):
                yield path.relative_to(folder).as_posix(), address
