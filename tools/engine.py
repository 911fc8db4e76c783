"""Python for a site without a server: Pyodide from npm, with the part of its standard library that
is used, msgspec's wheel, and our package without what only a server, a terminal or an arena needs.

What is used is found out by using it: Node runs everything that a page can ask for
(`engine_try.mjs`), and the modules that were loaded are the library. `SPARE` adds what is needed
where something goes wrong. Comments and docstrings stay behind, and then all of it is tried again.

All of it is there twice: as source, which is small and is what a first visit loads, and compiled,
which starts a second sooner and is what a browser keeps for later visits.
"""

from __future__ import annotations

import ast
import io
import os
import subprocess
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "node_modules"
PYODIDE = MODULES / "pyodide"
PACKAGE = ROOT / "src" / "isolario"

PARTS = ("bots", "charts", "core", "games", "home", "picture", "table", "teach")
"""The folders of our package that a page needs."""

ALONE = ("__init__.py", "days.py")
"""The files beside them."""

NEEDLESS = {
    "isolario/words.py",
    "isolario/table/claim.py",
    "isolario/table/process.py",
    "isolario/table/processes.py",
    "isolario/teach/printed_book.py",
    "isolario/teach/printed_lesson.py",
}

SPARE = (
    "codeop", "contextlib", "encodings/aliases", "encodings/ascii", "encodings/cp437",
    "encodings/idna", "encodings/latin_1", "encodings/utf_8", "encodings/utf_8_sig", "linecache",
    "stringprep", "textwrap", "token", "tokenize", "traceback", "tracemalloc", "warnings",
)  # fmt: skip

SOURCES = ("isolario.zip", "python_stdlib.zip")
"""What is there compiled, too: ``isolario.pyc.zip`` …"""

_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

LICENCES = {
    "isolario (MIT)": ROOT / "LICENSE",
    # npm leaves out the texts of these two: others under the same licence bring it.
    "Pyodide (MPL-2.0)": MODULES / "axe-core" / "LICENSE",
    "Python (PSF-2.0)": Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
    "Svelte (MIT)": MODULES / "svelte" / "LICENSE.md",
    "Fluent (Apache-2.0)": MODULES / "typescript" / "LICENSE.txt",
    "Alegreya Sans (OFL-1.1)": MODULES / "@fontsource" / "alegreya-sans" / "LICENSE",
    "Old Standard TT (OFL-1.1)": MODULES / "@fontsource" / "old-standard-tt" / "LICENSE",
}


def engine(wheel: Path, scratch: Path) -> Iterator[tuple[str, bytes]]:
    """Every file with its name."""
    scratch.mkdir(parents=True, exist_ok=True)
    ours, library = (scratch / name for name in SOURCES)
    ours.write_bytes(archive(_ours(wheel)))
    library.write_bytes(archive(_library(used(ours, PYODIDE / library.name))))
    used(ours, library)  # it is enough
    quick = [compiled(ours, "/lib/python3.14/site-packages", lines=True)]
    quick.append(compiled(library, "/lib/python314.zip", lines=False))
    used(*quick)  # and so is this
    yield "pyodide.asm.mjs", (PYODIDE / "pyodide.asm.mjs").read_bytes()
    yield "pyodide.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes()
    for made in (ours, library, *quick):
        yield made.name, made.read_bytes()
    yield "licences.txt", licences(wheel).encode()


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip file that packs nothing, because all of it is packed afterwards; always the same."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as made:
        for name, data in sorted(files):
            short = lean(data) if name.endswith(".py") else data
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), short)
    return out.getvalue()


def lean(source: bytes) -> bytes:
    """A module without comments and docstrings, or as it is where our Python is too old to read it.

    >>> lean(b'def half(x):  # of it\\n    "Half."\\n    return x / 2')
    b'def half(x):\\n    return x / 2'
    """
    with suppress(SyntaxError):
        module = ast.parse(source)
        for node in ast.walk(module):
            if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        return ast.unparse(module).encode()
    return source


def compiled(source: Path, folder: str, lines: bool) -> Path:
    """An archive with its modules compiled by the Python that will run them. ``folder``: where it
    will lie; ``lines``: tracebacks tell in which line of a module something went wrong."""
    made = source.with_suffix(".pyc.zip")
    how = (PYODIDE, source, made, folder, "lines" if lines else "bare")
    subprocess.run(
        ["node", ROOT / "tools" / "engine_compile.mjs", *how],
        check=True,
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
    )
    return made


def _ours(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Our package as far as a page needs it, and msgspec."""
    folders = [PACKAGE / part for part in PARTS]
    alone = (PACKAGE / name for name in ALONE)
    for file in (*alone, *(it for folder in folders for it in folder.rglob("*"))):
        name = file.relative_to(PACKAGE.parent).as_posix()
        words = "text" in file.parts or "__pycache__" in file.parts
        if file.is_file() and not words and name not in NEEDLESS:
            yield name, file.read_bytes()
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.startswith("msgspec/") and not name.endswith((".pyi", "py.typed")):
                yield name, packed.read(name)


def used(ours: Path, library: Path) -> set[str]:
    """The files of a standard library that are loaded while everything is tried."""
    found = subprocess.check_output(
        ["node", ROOT / "tools" / "engine_try.mjs", PYODIDE, ours, library],
        text=True,
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
    )
    return {*found.split()}


def _library(wanted: set[str]) -> Iterator[tuple[str, bytes]]:
    names = wanted | {f"{name}.py" for name in SPARE}
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            if name in names:
                yield name, whole.read(name)


def licences(wheel: Path) -> str:
    """What everything in the site may be used under."""
    texts = {name: file.read_text("utf-8") for name, file in LICENCES.items()}
    with zipfile.ZipFile(wheel) as packed:
        [found] = [name for name in packed.namelist() if name.endswith("licenses/LICENSE")]
        texts["msgspec (BSD-3-Clause)"] = packed.read(found).decode()
    texts["Changes"] = "Python's library: only some modules, without comments and docstrings."
    return "\n\n".join(f"=== {name} ===\n\n{text.strip()}" for name, text in texts.items()) + "\n"
