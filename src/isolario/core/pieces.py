"""Which file of pieces a game is played with: its own, or one that an owner of the box has written.

Only the person who starts the program can choose another file, before the game is first used: in
Python with `use_pieces`, on the command line with ``--pieces``, or by the environment variable
``ISOLARIO_PIECES``, which is how it reaches the processes of a server. Nothing that comes over
the net can.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from isolario.core.errors import BadPieces, NotAllowed

VARIABLE = "ISOLARIO_PIECES"
FILE = "pieces.toml"
LONGEST_ID = 20

File = TypeVar("File", bound=msgspec.Struct)
Piece = TypeVar("Piece", bound=msgspec.Struct)

BEGUN: set[str] = set()
"""The games that have been made, and have read their pieces by now."""


def use_pieces(game: str, path: str | Path) -> None:
    """Plays a game with the pieces in a file, from now on.

    >>> use_pieces("atlantis", "my_tiles.toml")
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: my_tiles.toml: there is no such file
    """
    file = Path(path)
    try:
        there = file.is_file()
    except OSError as error:
        raise BadPieces(str(path), error.strerror or "it cannot be read") from None
    if not there:
        raise BadPieces(str(path), "there is no such file")
    if game in BEGUN:
        raise NotAllowed(f"{game} has already begun with other pieces")
    chosen = {**chosen_files(), game: str(file.resolve())}
    listed = listed_files(chosen)
    if _listed(listed) != chosen:
        raise BadPieces(
            str(path), f"the names of game, folders and file have both {os.pathsep} and ="
        )
    os.environ[VARIABLE] = listed


def pieces_of(game: str, folder: Path) -> Path:
    """The file to read the pieces of a game from.

    >>> pieces_of("atlantis", Path("atlantis")).as_posix()
    'atlantis/pieces.toml'
    """
    own = chosen_files().get(game)
    return Path(own) if own else folder / FILE


def read_file(source: str | Path, kind: type[File]) -> File:
    """What is in a file of pieces, or in its text; `BadPieces` if it is not of this kind.

    >>> class Box(msgspec.Struct):
    ...     tiles: int
    >>> read_file("tiles = 58", Box)
    Box(tiles=58)
    >>> read_file("tiles = [", Box)
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: Invalid value (at end of document)
    """
    name = source.name if isinstance(source, Path) else ""
    try:
        text = source.read_text("utf-8") if isinstance(source, Path) else source
        return msgspec.convert(tomllib.loads(text), kind)
    except OSError as error:
        raise BadPieces(str(source), error.strerror or "it cannot be read") from None
    except UnicodeError:
        raise BadPieces(name, "it is not a text in UTF-8") from None
    except RecursionError:
        raise BadPieces(name, "it nests too deep") from None
    except (tomllib.TOMLDecodeError, msgspec.MsgspecError) as error:
        raise BadPieces(name, str(error)) from None
    except ValueError:  # thousands of digits
        raise BadPieces(name, "it has a number that is too long") from None


class Faults:
    """What is wrong with a file of pieces, gathered so that all of it can be told at once.

    >>> faults = Faults()
    >>> for piece in ("tile A", "tile B"):
    ...     with faults.gathered():
    ...         raise BadPieces(piece, "it has no edges")
    >>> faults.tell()
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: tile A: it has no edges
    """

    def __init__(self) -> None:
        self._found: list[BadPieces] = []

    @contextmanager
    def gathered(self) -> Iterator[None]:
        """What is wrong in here is told later."""
        try:
            yield
        except BadPieces as error:
            self._found.append(error)

    @property
    def any(self) -> bool:
        return bool(self._found)

    def note(self, found: Iterable[tuple[str, str]]) -> None:
        """Pieces, and what is wrong with them."""
        self._found += [BadPieces(piece, problem) for piece, problem in found]

    def tell(self) -> None:
        """Refuses the file, if anything is wrong."""
        if self._found:
            first = self._found[0]
            first.also = tuple(self._found[1:])
            raise first


def described(
    what: str, tables: Mapping[str, object], kind: type[Piece], faults: Faults
) -> Iterator[tuple[str, Piece]]:
    """The pieces of one sort by their ids, as far as they can be read; the rest are faults.

    >>> class Tile(msgspec.Struct):
    ...     edges: str
    >>> faults = Faults()
    >>> [tile.edges for _, tile in described("tile", {"A": {"edges": "LS"}, "B": {}}, Tile, faults)]
    ['LS']
    >>> faults.tell()
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: tile B: Object missing required field `edges`
    """
    for name, data in tables.items():
        with faults.gathered():
            yield name, read_piece(what, name, data, kind)


def listed(
    what: str,
    tables: Iterable[object],
    kind: type[Piece],
    faults: Faults,
    key: str = "id",
    known: Collection[str] = (),
) -> Iterator[tuple[str, Piece]]:
    """The same where pieces stand in a list, each with its own name in it. Some have to be among
    those that are ``known``; of others no two may differ only in small and capital letters.

    >>> class Tile(msgspec.Struct):
    ...     id: str
    >>> faults = Faults()
    >>> [name for name, _ in listed("tile", [{"id": "A"}, {}, {"id": "a"}], Tile, faults)]
    ['A']
    >>> faults.tell()
    Traceback (most recent call last):
    ...
    isolario.core.errors.BadPieces: tile #2: Object missing required field `id`
    """
    seen: set[str] = set()
    for place, data in enumerate(tables, 1):
        name = data.get(key) if isinstance(data, dict) else None
        with faults.gathered():
            if not isinstance(name, str):
                convert_piece(f"{what} #{place}", data, kind)
                continue
            if known and name not in known:
                known_names = ", ".join(known)
                raise BadPieces(f"{what} {name[:LONGEST_ID]}", f"there are only {known_names}")
            if name.upper() in seen:
                raise BadPieces(f"{what} {name}", "there are two of this name")
            seen.add(name.upper())
            if known:
                yield name, convert_piece(f"{what} {name}", data, kind)
            else:
                yield name, read_piece(what, name, data, kind)


def read_piece(what: str, name: str, data: object, kind: type[Piece]) -> Piece:
    """One piece as a file describes it. Its id is a word of letters and digits, short enough for
    the notation of a move."""
    if not re.fullmatch("[A-Za-z0-9]+", name):
        raise BadPieces(f"{what} {name}", "an id has only letters and digits")
    if len(name) > LONGEST_ID:
        raise BadPieces(
            f"{what} {name[:LONGEST_ID]}…", f"an id has {LONGEST_ID} letters and digits at most"
        )
    return convert_piece(f"{what} {name}", data, kind)


def convert_piece(piece: str, data: object, kind: type[Piece]) -> Piece:
    """What a file says of a piece, or `BadPieces` of it."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadPieces(piece, str(error)) from None


def flaw_of_count(what: str, count: int, wanted: int) -> Iterator[tuple[str, str]]:
    """What is wrong with how many pieces of a sort there are.

    >>> [*flaw_of_count("tiles", 57, 58)]
    [('', 'there are 58 tiles, not 57')]
    """
    if count != wanted:
        yield "", f"there are {wanted} {what}, not {count}"


def flaws_of_rules(
    said: object, rules: object, names: Iterable[str], piece: str = ""
) -> Iterator[tuple[str, str]]:
    """What a file says that is a rule and not so: of a piece, or of the game. What it does not say
    is None.

    >>> class Card(msgspec.Struct):
    ...     kind: str | None = None
    >>> [*flaws_of_rules(Card(), Card("ruins"), ["kind"])]
    []
    >>> [*flaws_of_rules(Card("rift"), Card("ruins"), ["kind"], "card A")]
    [('card A', "its kind is a rule, 'ruins': leave it as it is, or out")]
    """
    for name in names:
        theirs, rule = getattr(said, name), getattr(rules, name)
        if theirs is not None and theirs != rule:
            if piece:
                yield piece, f"its {name} is a rule, {rule!r}: leave it as it is, or out"
            else:
                yield name, "this is a rule and not a piece: leave it as it is, or out"


def is_own_box(file: Path, folder: Path) -> bool:
    """Whether a file is not the game's own, but one that an owner of the box has named."""
    return file != folder / FILE


def fingerprint(file: Path, folder: Path, own: str = "") -> str:
    """What a set of pieces is called in records: for a game's own what the game calls it, for an
    owner's what nobody else's is called."""
    if not is_own_box(file, folder):
        return own
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def chosen_files() -> Mapping[str, str]:
    """The files that stand in for games' own, by game."""
    return _listed(os.environ.get(VARIABLE, ""))


def listed_files(files: Mapping[str, str]) -> str:
    """Files by game, as `VARIABLE` has them."""
    return os.pathsep.join(f"{name}={file}" for name, file in files.items())


def _listed(text: str) -> dict[str, str]:
    """Files by game. A colon that no game follows belongs to the name of a file.

    >>> _listed(os.pathsep.join(["atlantis=/maps/old", "new.toml", "thule=ice.toml"])).keys()
    dict_keys(['atlantis', 'thule'])
    """
    found: dict[str, str] = {}
    game = ""
    for part in text.split(os.pathsep):
        name, equals, file = part.partition("=")
        if equals:
            game = name
            found[game] = file
        elif game:
            found[game] += os.pathsep + part
    return found
