"""A viewer's moves as a short numbered list, made from the scene's tree of choices.

A hundred moves that differ only in their place are one entry: ``wolf: Wa1, Wb1, …``. So a
player sees what can be done, not all the ways to do it, and can choose step by step: a number,
then a cell. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from isolario.core.game import View
from isolario.core.notation import latin
from isolario.core.text import Text
from isolario.picture.scene import Branch, Choices, Facet, Fork, Scene
from isolario.terminal.voice import Voice

LONGEST = 16
"""With more entries than this, those that begin alike share one number."""


POSE: tuple[Facet, ...] = ("mirror", "turn")
"""How a piece lies: a shape is shown that way; for any other we say by how much it is turned."""


def outline(cells: Iterable[tuple[int, int]]) -> str:
    """A shape in one line, row by row.

    >>> outline([(0, 0), (1, 0), (1, 1)])
    '▪▪/·▪'
    """
    taken = set(cells)
    wide = max(x for x, _ in taken) + 1
    rows = range(max(y for _, y in taken) + 1)
    return "/".join("".join("▪" if (x, y) in taken else "·" for x in range(wide)) for y in rows)


class Entry(msgspec.Struct, frozen=True):
    """Something that can be chosen: one move, or several that belong together.

    ``places`` are the moves by cell and ``pattern`` is how they are written, with {} for the
    cell; ``inside`` is a list of its own; ``path`` is the label in its parts.
    """

    label: str
    about: str = ""
    move: str = ""
    pattern: str = ""
    places: dict[str, str] = {}
    inside: tuple[Entry, ...] = ()
    path: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many moves it stands for."""
        return bool(self.move) + len(self.places) + sum(entry.size for entry in self.inside)

    def at(self, place: str) -> str | None:
        """The move at a cell, or at the cell with this number in the list.

        >>> wolf = Entry("wolf", pattern="W{}", places={"a1": "Wa1", "c4": "Wc4"})
        >>> wolf.at("c4"), wolf.at("с4"), wolf.at("2"), wolf.at("3")
        ('Wc4', 'Wc4', 'Wc4', None)
        """
        if place.isdecimal() and 0 < int(place) <= len(self.places):
            return list(self.places.values())[int(place) - 1]
        return self.places.get(latin(place).lower())

    @property
    def example(self) -> str:
        """One of its moves: not the first, which is often the least natural."""
        if self.move or self.inside:
            return self.move or self.inside[0].example
        moves = list(self.places.values())
        return moves[len(moves) // 2]


class Menu(msgspec.Struct, frozen=True):
    """What a viewer can choose from."""

    entries: tuple[Entry, ...]

    @property
    def example(self) -> str:
        return self.entries[0].example if self.entries else ""

    def find(self, typed: str) -> Entry | str | None:
        """What is meant by a number or a name, perhaps followed by a cell or another number: an
        entry that still needs a choice, a move as it is written, or nothing on this list.

        >>> wolf = Entry("wolf", pattern="W{}", places={"a1": "Wa1", "c4": "Wc4"})
        >>> menu = Menu((wolf, Entry("done", move="done")))
        >>> menu.find("1 c4"), menu.find("wolf с4"), menu.find("1 2"), menu.find("2")
        ('Wc4', 'Wc4', 'Wc4', 'done')
        >>> menu.find("owl") is None, Menu((Entry("beasts", inside=(wolf,)),)).find("1 1 c4")
        (True, 'Wc4')
        """
        entry = self._named(typed)
        if entry is None:
            name, _, place = typed.rpartition(" ")
            entry = self._named(name.strip())
            if entry is None:  # a list inside a list inside a list: 1 2 c4
                name, _, place = typed.partition(" ")
                entry = self._named(name) if name.isdecimal() else None
            if entry is not None and entry.pattern:
                cell = latin(place).lower()  # if it is not a possible place, the rules say why
                return entry.at(place) or entry.pattern.replace("{}", cell)
            if entry is not None and entry.inside:
                return Menu(entry.inside).find(place)
            return None
        if entry.size == 1 and not entry.inside:
            return entry.example
        return entry

    def _named(self, name: str) -> Entry | None:
        if name.isdecimal():
            return self.entries[int(name) - 1] if 0 < int(name) <= len(self.entries) else None
        same = [entry for entry in self.entries if entry.label.casefold() == name.casefold()]
        return same[0] if len(same) == 1 else None


def menu(view: View, voice: Voice) -> Menu:
    """The moves of a viewer. Those that no choice names (there should be none) come last."""
    scene = view.scene()
    reader = _Reader(scene, voice)
    listed = [entry for root in scene.choices.roots for entry in reader.fork(root)]
    once: dict[str, Entry] = {}  # a move with several ways to it is one entry
    for entry in listed:
        once.setdefault(entry.move or entry.label, entry)
    entries = list(once.values())
    if not entries:
        entries = [Entry(move.notation, move=move.notation) for move in view.legal_moves()]
    return Menu(_by_beginning(entries))


class _Reader:
    """Walks the tree of choices, naming things as the scene does."""

    def __init__(self, scene: Scene, voice: Voice) -> None:
        self.choices: Choices = scene.choices
        self.voice = voice
        self.named: dict[str, Text] = {}
        for area in scene.areas:
            if area.lattice is not None:
                cells = area.lattice.cells
                self.named.update((f"{area.key}/{cell.key}", cell.name) for cell in cells)
            self.named.update((item.key, item.words) for item in area.sprites if item.words)

    def fork(self, fork: Fork, before: tuple[str, ...] = ()) -> Iterator[Entry]:
        for branch in fork.branches:
            words, about = self._words(branch)
            path = before if fork.facet in POSE else (*before, words)
            if branch.places is not None and branch.places.covers:
                path = (*path, outline(branch.places.covers))
            elif fork.facet == "turn" and branch.value[:1].isdigit() and len(fork.branches) > 1:
                path = (*path, f"{branch.value}°")
            label = ", ".join(path)
            if branch.move:
                yield Entry(label, about, branch.move, path=path)
            if (places := branch.places) is not None:
                cells = self.choices.sets[places.cells]
                moves = {cell.lower(): places.move.replace("{}", cell) for cell in cells}
                if moves:
                    yield Entry(label, about, pattern=places.move, places=moves, path=path)
            if branch.then is not None:
                yield from self.fork(branch.then, path)

    def _words(self, branch: Branch) -> tuple[str, str]:
        text = branch.words or self.named.get(branch.value)
        if text is None:
            return self.voice.find(branch.value) or branch.value, ""
        return self.voice.say(text), self.voice.about(text.id)


def _by_beginning(entries: list[Entry]) -> tuple[Entry, ...]:
    """A long list made shorter: what all entries begin with is left out, and those that begin
    alike share one number.

    >>> many = [Entry("", path=("shape", land, str(n))) for land in "FV" for n in range(9)]
    >>> [(entry.label, len(entry.inside)) for entry in _by_beginning(many)]
    [('F', 9), ('V', 9)]
    """
    if len(entries) <= LONGEST:
        return tuple(entries)
    short = _without_beginning(entries)
    groups: dict[str, list[Entry]] = {}
    for entry in short:
        groups.setdefault(entry.path[0] if entry.path else entry.label, []).append(entry)
    if len(groups) in (1, len(short)):
        return tuple(short)
    return tuple(
        group[0]
        if len(group) == 1
        else Entry(label, group[0].about, inside=_by_beginning(_without_beginning(group)))
        for label, group in groups.items()
    )


def _without_beginning(entries: list[Entry]) -> list[Entry]:
    """The same entries, without the parts that all their labels begin with."""
    paths = [entry.path for entry in entries]
    shared = 0
    while all(len(path) > shared + 1 for path in paths) and len({p[shared] for p in paths}) == 1:
        shared += 1
    if not shared:
        return entries
    return [
        msgspec.structs.replace(
            entry, label=", ".join(entry.path[shared:]), path=entry.path[shared:]
        )
        for entry in entries
    ]
