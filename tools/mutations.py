"""Small mistakes that somebody could make in a program, as changes of its syntax tree.

A mutant is a module with one such mistake: ``<`` for ``<=``, ``and`` for ``or``, one more, a step
left out, a refusal forgotten. Annotations, docstrings, decorators, assertions, error messages and
other words are left alone: there are no rules in them.

>>> [str(mutant) for mutant in mutants("def f(a):\\n    return a > 1 and not a")]
['f: a > 1 and (not a) → a > 1 or not a', 'f: a > 1 → a >= 1', 'f: 1 → 2', 'f: not a → not not a']
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

import msgspec

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Pow: ast.Mult,
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_CLAUSE = re.compile(r"[A-Z]{3}-[A-Z0-9.]*\d")
_NO_RULE = {"strict", "key"}
"""Arguments in which there is no rule: how strictly lists are paired, in which order things are
looked at."""


class Mutant(msgspec.Struct, frozen=True):
    """A mistake: its number in its file, in which function (``""``: outside all of them), on which
    line, what is there and what replaces it."""

    number: int
    function: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.function or 'module'}: {self.before} → {self.after}"


class _Change(NamedTuple):
    """A replacement in one place of a tree: a field of a node, or an item of a list."""

    function: str
    before: ast.AST  # what is shown of it
    after: ast.AST
    holder: object
    place: str | int
    value: object

    def swap(self, value: object) -> object:
        """Puts a value in the place. Returns what was there."""
        if isinstance(self.place, int):
            assert isinstance(self.holder, list)
            there = self.holder[self.place]
            self.holder[self.place] = value
        else:
            there = getattr(self.holder, self.place)
            setattr(self.holder, self.place, value)
        return there


def mutants(source: str) -> list[Mutant]:
    """Every mutant of a module."""
    found = []
    for number, change in enumerate(_changes(ast.parse(source).body, "")):
        before, line = ast.unparse(change.before), getattr(change.before, "lineno", 0)
        there = change.swap(change.value)
        found.append(Mutant(number, change.function, line, before, ast.unparse(change.after)))
        change.swap(there)
    return found


def mutated(source: str, number: int) -> ast.Module:
    """A module with one of its mistakes in it."""
    tree = ast.parse(source)
    change = next(islice(_changes(tree.body, ""), number, None))
    change.swap(change.value)
    return ast.fix_missing_locations(tree)


# --- where there is something to get wrong --------------------------------------------------------


def _changes(body: list[ast.stmt], function: str) -> Iterator[_Change]:
    for at, statement in enumerate(body):
        if isinstance(statement, ast.FunctionDef):
            inside = f"{function}.{statement.name}" if function else statement.name
            yield from _changes_in([*statement.args.defaults, *statement.args.kw_defaults], inside)
            yield from _changes(statement.body, inside)
        elif isinstance(statement, ast.ClassDef):
            yield from _changes(statement.body, statement.name)
        elif not _is_plain(statement):
            yield from _left_out(body, at, function)
            yield from _negated(statement, function)
            yield from _changes_in(_expressions(statement), function)
            for inner in _bodies(statement):
                yield from _changes(inner, function)


def _is_plain(statement: ast.stmt) -> bool:
    """Imports, docstrings, assertions, errors, type aliases and slots hold no rules."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.Pass):
        return True
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    if isinstance(statement, ast.If):
        return ast.unparse(statement.test) == "TYPE_CHECKING"
    if isinstance(statement, ast.Assign):
        value = statement.value
        aliased = isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Tuple | ast.Name)
        return aliased or ast.unparse(statement.targets[0]) in ("__slots__", "__all__")
    return False


def _bodies(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for field in ("body", "orelse", "finalbody"):
        if inner := getattr(statement, field, None):
            yield inner
    for case in getattr(statement, "cases", []) + getattr(statement, "handlers", []):
        yield case.body


def _expressions(statement: ast.stmt) -> Iterator[ast.expr | None]:
    """The expressions of a statement, without the annotation of a name."""
    for field, value in ast.iter_fields(statement):
        if field == "annotation":
            continue
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.expr):
                yield one
            elif isinstance(one, ast.match_case):
                yield one.guard
            elif isinstance(one, ast.withitem):
                yield one.context_expr


# --- what can be got wrong ------------------------------------------------------------------------


def _left_out(body: list[ast.stmt], at: int, function: str) -> Iterator[_Change]:
    """A step is forgotten: a call, a change of a state, a refusal."""
    statement = body[at]
    instead: ast.stmt | None = None
    match statement:
        case ast.Expr(value=ast.Call()):
            instead = ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            instead = ast.Pass()
        case ast.AugAssign():
            instead = ast.Pass()
        case ast.Return(value=ast.Call(func=ast.Name(id="Refusal"))):
            instead = ast.Return(ast.Constant(None))
        case ast.Break():
            instead = ast.Continue()
        case ast.Continue():
            instead = ast.Break()
    if instead is not None and function:
        ast.copy_location(instead, statement)
        yield _Change(function, statement, instead, body, at, instead)


def _negated(node: ast.stmt | ast.IfExp, function: str) -> Iterator[_Change]:
    """A condition that is a single value: one with an operator is mutated there instead."""
    if isinstance(node, ast.If | ast.IfExp | ast.While) and _is_value(node.test):
        wrong = ast.UnaryOp(ast.Not(), node.test)
        yield _Change(function, node.test, wrong, node, "test", wrong)


def _is_value(test: ast.expr) -> bool:
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _changes_in(expressions: Iterable[ast.expr | None], function: str) -> Iterator[_Change]:
    for expression in expressions:
        if expression is not None:
            yield from _in(expression, function, refusing=False)


def _in(node: ast.AST, function: str, refusing: bool) -> Iterator[_Change]:
    """Everything that can be got wrong in an expression. ``refusing``: it is part of a refusal,
    where words matter too."""
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal":
        return
    if isinstance(node, ast.keyword) and node.arg in _NO_RULE:
        return
    if isinstance(node, ast.Call):
        refusing = refusing or ast.unparse(node.func) == "Refusal"
    yield from _of(node, function, refusing)
    for child in ast.iter_child_nodes(node):
        yield from _in(child, function, refusing)


def _of(node: ast.AST, function: str, refusing: bool) -> Iterator[_Change]:
    def put(holder: ast.AST, field: str, value: object) -> _Change:
        return _Change(function, node, node, holder, field, value)

    match node:
        case ast.Compare(ops=[*operators]):
            for at, operator in enumerate(operators):
                other = _COMPARED[type(operator)]()
                yield put(node, "ops", [*operators[:at], other, *operators[at + 1 :]])
        case ast.BinOp(op=op) if type(op) in _COUNTED:
            yield put(node, "op", _COUNTED[type(op)]())
        case ast.BoolOp(op=ast.And()):
            yield put(node, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield put(node, "op", ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield put(node, "operand", ast.UnaryOp(ast.Not(), operand))
        case ast.UnaryOp(op=ast.USub() | ast.Invert()):
            yield put(node, "op", ast.UAdd())
        case ast.IfExp():
            yield from _negated(node, function)
        case ast.comprehension(ifs=tests):
            for at, test in enumerate(tests):
                if _is_value(test):
                    wrong = ast.UnaryOp(ast.Not(), test)
                    yield _Change(function, test, wrong, tests, at, wrong)
        case ast.Call(func=ast.Name(id=name) as called) if name in _CALLED:
            yield put(called, "id", _CALLED[name])
        case ast.Constant(value=bool(value)):
            yield put(node, "value", not value)
        case ast.Constant(value=int(value)):
            yield put(node, "value", value + 1)
        case ast.Constant(value=str(value)) if value and (refusing or _CLAUSE.fullmatch(value)):
            yield put(node, "value", value + "?")
