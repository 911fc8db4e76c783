"""What the table and the page say to each other, in the page's language.

``python -m tests.table.protocol`` writes `web/src/line/protocol.ts` from the messages of the table;
a test fails when it is out of date.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from isolario import days
from isolario.core import event, text
from isolario.core.event import Event
from isolario.core.text import Text
from isolario.picture import scene
from isolario.table import chart_messages as charts
from isolario.table import messages
from isolario.teach import printed_book as reading
from isolario.teach import printed_lesson as teaching
from isolario.teach import prose
from tests.paths import ROOT

FILE = ROOT / "web" / "src" / "line" / "protocol.ts"

Struct = type[msgspec.Struct]

MODULES = (text, event, scene, messages, days, charts, prose, reading, teaching)
SENT = (messages.__name__, charts.__name__, reading.__name__, teaching.__name__)
FROM_PAGE = (messages.NewTable, messages.Sit, *get_args(messages.FromPage))
# What `Event.seen_by` takes away.
NEVER_SENT: dict[Struct, set[str]] = {Event: {"knowers", "hidden", "passing"}}

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
NAMED: dict[Any, str] = {
    int | str | Text: "Fact",
    scene.Role: "Role",
    scene.Facet: "Facet",
    tuple[float, float, float, float]: "Box",
    str | bool | int: "OptionValue",
    messages.Eyes: "Eyes",
}

HEAD = """\
/** What the table and this page say to each other, and what a book and a lesson are. Made from
 *  src/isolario/table/*messages.py, src/isolario/teach/printed_*.py and what they use of the core
 *  by `python -m tests.table.protocol`: do not edit.
 *  Optional is what is left out when it has its default value. */
"""


def protocol() -> str:
    """The whole file."""
    parts = [HEAD, *(f"export type {name} = {_spelt(kind)};\n" for kind, name in NAMED.items())]
    parts += (_interface(struct) for struct in _structs())
    for name in ("FromPage", "ToPage"):
        parts.append(f"export type {name} = {_called(getattr(messages, name))};\n")
    return "\n".join(parts)


def _structs() -> Iterator[Struct]:
    """Every message and everything inside one, in the order of their files."""
    ours = [it for module in MODULES for it in vars(module).values() if _is_struct(it)]
    said = _inside(it for it in ours if it.__module__ in SENT)
    yield from dict.fromkeys(it for it in ours if it in said)


def _inside(structs: Iterable[Struct]) -> set[Struct]:
    """These and everything they hold."""
    found: set[Struct] = set()
    todo: list[Any] = list(structs)
    while todo:
        kind = todo.pop()
        if _is_struct(kind) and kind not in found:
            found.add(kind)
            todo += get_type_hints(kind).values()
        todo += get_args(kind)
    return found


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


@cache
def _said_by_page() -> set[Struct]:
    return _inside(FROM_PAGE)


def _interface(struct: Struct) -> str:
    lines = [_comment(struct), f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}';")
    hints = get_type_hints(struct)
    may_miss = config.omit_defaults or struct in _said_by_page()
    for field in msgspec.structs.fields(struct):
        if field.name in NEVER_SENT.get(struct, ()):
            continue
        kind = hints[field.name]
        if not may_miss or field.required:
            lines.append(f"  {field.name}: {_called(kind)};")
        else:  # a None that is left out is never null
            called = _called(kind).removesuffix(" | null" if field.default is None else "")
            lines.append(f"  {field.name}?: {called};")
    return "\n".join([*lines, "}\n"])


def _comment(struct: Struct) -> str:
    """The docstring, without its examples; only the first paragraph, if not everything is sent."""
    about = inspect.cleandoc(struct.__doc__ or "").split(">>>")[0].strip().replace("``", "`")
    if struct in NEVER_SENT:
        about = about.split("\n\n")[0]
    return f"/** {about} */".replace("\n", "\n *  ").replace("*  \n", "*\n")


def _called(kind: Any) -> str:
    """A type by its name, or spelt out.

    >>> _called(tuple[str | None, ...]), _called(dict[str, tuple[int, bool]])
    ('(string | null)[]', 'Record<string, [number, boolean]>')
    """
    return NAMED.get(kind) or _spelt(kind)


def _spelt(kind: Any) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if origin is None:
        return PLAIN.get(kind) or str(kind.__name__)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin is tuple and args[-1] is Ellipsis:
        one = _called(args[0])
        return f"({one})[]" if " | " in one else f"{one}[]"
    inside = [_called(arg) for arg in args]
    if origin is tuple:
        return f"[{', '.join(inside)}]"
    if origin is dict:
        return f"Record<{', '.join(inside)}>"
    if origin in (Union, UnionType):
        return " | ".join(inside)
    raise TypeError(f"the page has no word for {kind}")


if __name__ == "__main__":
    FILE.write_text(protocol(), "utf-8")
