"""What can be typed besides a move: in English, or in the reader's own language."""

from __future__ import annotations

import re
from pathlib import Path

from isolario.core.errors import IsolarioError, NotAllowed
from isolario.core.game import State
from isolario.core.record import read_record
from isolario.terminal.screen import Screen
from isolario.terminal.voice import Voice
from isolario.words import source

COMMANDS = ("undo", "hint", "why", "board", "score", "log", "rules", "save", "help", "quit")
SHORT = {"u": "undo", "h": "help", "q": "quit", "exit": "quit"}


def command(typed: str, voice: Voice) -> tuple[str, str] | None:
    """The command that somebody has typed, and what follows it.

    >>> command("save a game.json", Voice()), command("Журнал", Voice("uk"))
    (('save', 'a game.json'), ('log', ''))
    """
    first, _, rest = typed.partition(" ")
    word = first.casefold()
    named = {voice.find(f"terminal_command_{name}").casefold(): name for name in COMMANDS}
    name = named.get(word) or SHORT.get(word, word)
    if name not in COMMANDS or (rest and name not in ("save", "undo", "rules")):
        return None
    return name, rest.strip()


def help_lines(voice: Voice) -> list[str]:
    """What can be typed, line by line."""
    first = ("number", "move", "preview", "list")
    return [voice.say(f"terminal_help_{name}") for name in (*first, *COMMANDS)]


def rules_lines(voice: Voice) -> list[str]:
    """The rules of the game, clause by clause, as far as they are written down for players."""
    lines = []
    for line in source(voice.language, voice.game).split("\n"):
        name, equals, _ = line.partition(" =")
        if equals and name.startswith("clause_"):
            lines.append(f"{_clause(name)}: {voice.say(name)}")
    return lines


def _clause(name: str) -> str:
    """The clause that a message tells, as it is cited.

    >>> _clause("clause_CRT_1_1"), _clause("clause_FOG_R2")
    ('CRT-1.1', 'FOG-R2')
    """
    return re.sub(r"(?<=\d)_(?=\d)", ".", name.removeprefix("clause_")).replace("_", "-")


def save(state: State, file: str | Path) -> None:
    """Writes the record of a game, but never over something that is not a record."""
    path = Path(file).expanduser()
    if path.exists():
        try:
            read_record(path.read_bytes())
        except IsolarioError:
            raise NotAllowed(f"{path} is there already and is not a record") from None
    path.write_text(state.record().json(), "utf-8")


def try_to_save(state: State, file: str, voice: Voice, screen: Screen) -> bool:
    """Saves a game and says so, or says why not."""
    if not file:
        screen.say(voice.say("terminal_save_where"), "bad")
        return False
    try:
        save(state, file)
    except (IsolarioError, OSError) as error:
        screen.say(voice.say("terminal_not_saved", why=str(error)), "bad")
        return False
    screen.say(voice.say("terminal_saved", file=file), "good")
    return True
