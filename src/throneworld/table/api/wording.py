"""What the code says about itself: the sentences below the fields of a struct, and those of a handler."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec import inspect as types
from msgspec.structs import fields


def sentences(documented: Any) -> str:
    """The docstring in one line, or nothing."""
    return " ".join((inspect.getdoc(documented) or "").split())


def first_sentence(text: str) -> str:
    """Up to the first full stop that ends a sentence, without it: a heading."""
    return text.split(". ")[0].rstrip(".")


def structs_in(*roots: Any) -> dict[str, type[Struct]]:
    """Every struct that these types are made of, by its name."""
    found: dict[str, type[Struct]] = {}
    for root in roots:
        _collect(types.type_info(root), found)
    return found


@cache
def field_words(struct: type[Struct]) -> dict[str, str]:
    """For each field, under the name it has in JSON, what is written below it."""
    written: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if issubclass(each, Struct) and each is not Struct:
            written |= _below_fields(each)
    return {each.encode_name: written[each.name] for each in fields(struct) if each.name in written}


def _below_fields(struct: type[Struct]) -> dict[str, str]:
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(struct)))
    except (OSError, TypeError):  # installed without its source: the types alone must do
        return {}
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    return dict(_pairs(body))


def _pairs(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = _text(below)
            if text:
                yield field.target.id, " ".join(text.split())


def _text(statement: ast.stmt) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value.value if isinstance(statement.value.value, str) else ""
    return ""


def _collect(info: types.Type, found: dict[str, type[Struct]]) -> None:
    if isinstance(info, types.StructType):
        if found.get(info.cls.__name__) is info.cls:
            return
        found[info.cls.__name__] = info.cls
    for inner in _inner(info):
        _collect(inner, found)


def _inner(info: types.Type) -> list[types.Type]:
    if isinstance(info, types.StructType):
        return [field.type for field in info.fields]
    if isinstance(info, types.UnionType):
        return list(info.types)
    if isinstance(info, types.TupleType):
        return list(info.item_types)
    if isinstance(info, types.DictType):
        return [info.key_type, info.value_type]
    if isinstance(info, types.Metadata):
        return [info.type]
    return [info.item_type] if isinstance(info, types.CollectionType) else []
