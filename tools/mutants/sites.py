"""Where the text of a module can be changed in one place, and what it reads like then.

A site is known by its function and by its text, before and after, so that it stays the same when lines move.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

Change = Callable[[], None]
OPPOSITE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""The other side of a boundary, and its negation."""
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
TESTED = (ast.If, ast.While, ast.IfExp, ast.Assert)
BLOCKS = ("body", "orelse", "finalbody")


class Site(Struct, frozen=True):
    """One change that can be made in a tree."""

    function: str
    statement: int
    """The number of its statement among those of the module that stand in functions."""
    before: str
    after: str
    change: Change

    @property
    def name(self) -> str:
        return f"{self.function} | {self.before} | {self.after}"


def statements_of(tree: ast.Module) -> Iterator[tuple[str, ast.stmt | ast.Lambda]]:
    """What runs when functions are called, in the order of the text, with the names of the functions."""
    yield from _below(tree, "", inside=False)


def _below(node: ast.AST, function: str, inside: bool) -> Iterator[tuple[str, ast.stmt | ast.Lambda]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS):
            for each in child.body:
                yield from _one(each, f"{function}.{child.name}".lstrip("."))
        elif isinstance(child, ast.ClassDef):
            yield from _below(child, f"{function}.{child.name}".lstrip("."), inside=False)
        elif isinstance(child, ast.Lambda):
            yield f"{function}.lambda".lstrip("."), child
        elif inside and isinstance(child, ast.stmt):
            yield from _one(child, function)
        else:
            yield from _below(child, function, inside)


def _one(statement: ast.stmt, function: str) -> Iterator[tuple[str, ast.stmt | ast.Lambda]]:
    if isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        yield from _below(ast.Module([statement], []), function, inside=False)
    elif not is_remark(statement):
        yield function, statement
        yield from _below(statement, function, inside=True)


def is_remark(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def sites_of(tree: ast.Module) -> list[Site]:
    """All that can be changed in a tree; a change is made in this tree itself."""
    return [
        site
        for number, (function, statement) in enumerate(statements_of(tree))
        for site in _sites(function, number, statement)
    ]


def _sites(function: str, number: int, statement: ast.stmt | ast.Lambda) -> Iterator[Site]:
    before = _words(statement)
    for change, undo in _changes(statement):
        change()
        after = _words(statement)
        undo()
        if after != before:
            yield Site(function, number, before, after, change)
    if isinstance(statement, (ast.Expr, ast.AugAssign, ast.Continue, ast.Break)) or _sets_a_part(statement):
        yield Site(function, number, before, "pass", partial(_pass, statement))


def _sets_a_part(statement: ast.AST) -> bool:
    parts = (ast.Attribute, ast.Subscript)
    return isinstance(statement, ast.Assign) and all(isinstance(each, parts) for each in statement.targets)


def _pass(statement: ast.AST) -> None:
    """The statement does nothing: it becomes one that is only a word."""
    place = {name: getattr(statement, name) for name in ("lineno", "col_offset")}
    statement.__class__ = ast.Pass
    vars(statement).clear()
    vars(statement).update(place)


def _words(statement: ast.AST) -> str:
    """Its own text, without what it contains."""
    hidden = {name: getattr(statement, name) for name in (*BLOCKS, "handlers") if _is_block(statement, name)}
    for name in hidden:
        setattr(statement, name, [] if name != "body" else [ast.Expr(ast.Constant(...))])
    try:
        return " ".join(ast.unparse(statement).split())
    finally:
        vars(statement).update(hidden)


def _is_block(statement: ast.AST, name: str) -> bool:
    return isinstance(getattr(statement, name, None), list)


# Single changes


def _changes(node: ast.AST) -> Iterator[tuple[Change, Change]]:
    """How to change something in a statement, and how to take that back."""
    yield from _of_node(node)
    for name, child in _parts(node):
        yield from _of_part(node, name, child)
        if isinstance(child, ast.AST):
            yield from _changes(child)


def _parts(node: ast.AST) -> Iterator[tuple[str, object]]:
    """What belongs to a statement itself: no other statement, no annotation, no lambda of its own."""
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, (ast.stmt, ast.Lambda, ast.ExceptHandler)) or name == "annotation":
                continue
            if isinstance(child, ast.AST):
                yield name, child


def _of_node(node: ast.AST) -> Iterator[tuple[Change, Change]]:
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in OPPOSITE[type(operator)]:
                yield (
                    partial(node.ops.__setitem__, place, other()),
                    partial(node.ops.__setitem__, place, operator),
                )
    elif isinstance(node, ast.BoolOp):
        other_word = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _setting(node, "op", other_word)
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in ARITHMETIC:
        yield _setting(node, "op", ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield _setting(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield _setting(node, "value", node.value + 1)
        yield _setting(node, "value", node.value - 1)


def _of_part(node: ast.AST, name: str, child: object) -> Iterator[tuple[Change, Change]]:
    if not isinstance(child, ast.expr) or getattr(node, name) is not child:
        return
    if isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.Not):
        yield _setting(node, name, child.operand)
    elif isinstance(node, TESTED) and name == "test" and not isinstance(child, (ast.Compare, ast.BoolOp)):
        yield _setting(node, name, ast.UnaryOp(ast.Not(), child))


def _setting(node: ast.AST, name: str, value: object) -> tuple[Change, Change]:
    return partial(setattr, node, name, value), partial(setattr, node, name, getattr(node, name))
