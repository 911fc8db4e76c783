"""Run by `engine_compile.mjs` in Pyodide: compiles all modules in a zip file."""

import importlib.util
import marshal
import zipfile
from types import CodeType

UNCHECKED = 1
"""Nobody compares it with a source, which is not there."""

HEAD = importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + bytes(8)


def compile_all(source: str, target: str, folder: str, lines: bool) -> None:
    """``folder``: where the modules will lie; ``lines``: tracebacks tell where in a module."""
    with zipfile.ZipFile(source) as read, zipfile.ZipFile(target, "w") as made:
        for name in read.namelist():
            data = read.read(name)
            if name.endswith(".py"):
                code = compile(data, f"{folder}/{name}", "exec", dont_inherit=True)
                data = HEAD + marshal.dumps(code if lines else bare(code))
                name += "c"
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)


def bare(code: CodeType) -> CodeType:
    """Code that does not know in which line it stands."""
    parts = (bare(it) if isinstance(it, CodeType) else it for it in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))
