"""Modules that are compiled from another tree than the one of their file, or with marks in it."""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from tools.mutants.sites import is_remark, sites_of, statements_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
RAN = "__ran__"
Edit = Callable[[ast.Module], None]


class Edited(SourceFileLoader):
    """Compiles what an edit has made of the text of a module."""

    edit: Edit

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path))
        self.edit(tree)
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class Editor(MetaPathFinder):
    """Finds modules that are to be edited."""

    def __init__(self, edits: Callable[[str], Edit | None]) -> None:
        self.edits = edits

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        edit = self.edits(fullname) if fullname.startswith("throneworld.") else None
        spec = PathFinder.find_spec(fullname, path) if edit else None
        if spec is None or edit is None or spec.origin is None:
            return None
        loader = Edited(fullname, spec.origin)
        loader.edit = edit
        spec.loader = loader
        return spec


def edit_imports(edits: Callable[[str], Edit | None]) -> None:
    sys.meta_path.insert(0, Editor(edits))


def change_one(module: str, number: int) -> None:
    """From now on the module is imported with one of its sites changed."""

    def edit(tree: ast.Module) -> None:
        sites_of(tree)[number].change()

    edit_imports(lambda name: edit if name == module else None)


def mark_all(starts: dict[str, int], many: int) -> bytearray:
    """From now on modules note which of their statements run, from where they begin in what is given back."""
    ran = bytearray(many)
    setattr(builtins, RAN, ran)
    edit_imports(lambda name: _marking(starts[name]) if name in starts else None)
    return ran


def _marking(start: int) -> Edit:
    def edit(tree: ast.Module) -> None:
        numbers = {id(each): start + number for number, (_, each) in enumerate(statements_of(tree))}
        for node in [*ast.walk(tree)]:
            if isinstance(node, ast.Lambda):
                marks: list[ast.expr] = [_call(numbers[id(node)]), node.body]
                node.body = ast.copy_location(ast.BoolOp(ast.Or(), marks), node.body)
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list):
                    setattr(node, name, [each for one in block for each in _marked(one, numbers)])

    return edit


def _marked(statement: ast.stmt, numbers: dict[int, int]) -> list[ast.stmt]:
    number = numbers.get(id(statement))
    if number is None or is_remark(statement):
        return [statement]
    return [ast.copy_location(ast.Expr(_call(number)), statement), statement]


def _call(number: int) -> ast.expr:
    """It gives None."""
    sets = ast.Attribute(ast.Name(RAN, ast.Load()), "__setitem__", ast.Load())
    return ast.Call(sets, [ast.Constant(number), ast.Constant(1)], [])


def path_of(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))
