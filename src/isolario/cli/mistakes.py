"""What is wrong with a command, in one line."""

from __future__ import annotations

from isolario.core.errors import IsolarioError
from isolario.core.text import shorten

LONGEST = 400  # characters of such a line


class Mistake(IsolarioError):
    """Something on the command line that makes no sense."""


def one_line(error: Exception) -> str:
    """What an error says.

    >>> one_line(FileNotFoundError(2, "No such file or directory", "tiles.toml"))
    'tiles.toml: No such file or directory'
    """
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return shorten(f"{where}{error.strerror}", LONGEST)
    return shorten(" ".join(str(error).split()), LONGEST)
