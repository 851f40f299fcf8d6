"""What a game may refuse, and which reasons it may tell, read off its source."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import NamedTuple

REASON_NAMES = ("how", "why", "what", "ability")
"""The arguments by which source tells a reason."""


class Given(NamedTuple):
    """A refusal as the source gives it: where, and its possible keys; none if they are worked out."""

    module: str
    keys: frozenset[str]


@cache
def calls(module: ModuleType) -> list[ast.Call]:
    tree = ast.parse(inspect.getsource(module))
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def constants(node: ast.expr) -> set[str]:
    """The texts that an expression can come to without looking anything up."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    if isinstance(node, ast.BoolOp):
        return {text for value in node.values for text in constants(value)}
    return set()


# Refusals


def refusals_in(modules: Sequence[ModuleType]) -> list[Given]:
    """Those whose key is a constant, or called so by its module."""
    return [
        Given(module.__name__, frozenset({*constants(call.args[1]), *_value(module, call.args[1])}))
        for module in modules
        for call in calls(module)
        if called(call) == "Refusal"
    ]


# Reasons: the words `how` and `why` of events


def reasons_in(modules: Sequence[ModuleType], names: Sequence[str] = REASON_NAMES) -> set[str]:
    """Whatever the source gives as a reason, but for those that are worked out."""
    told = _tellers(modules)
    return {
        text
        for module in modules
        for call in calls(module)
        for text in _reasons_in(module, call, told, names)
    }


def _tellers(modules: Sequence[ModuleType]) -> dict[str, int]:
    """At which place each function takes its reason."""
    found: dict[str, int] = {}
    for module in modules:
        for name, function in inspect.getmembers(module, inspect.isfunction):
            names = list(inspect.signature(function).parameters)
            for each in {"how", "why"} & set(names):
                found[name] = names.index(each)
    return found


def _reasons_in(
    module: ModuleType, call: ast.Call, told: dict[str, int], names: Sequence[str]
) -> Iterator[str]:
    place = told.get(called(call), len(call.args))
    given = [each.value for each in call.keywords if each.arg in names]
    for node in (*call.args[place : place + 1], *given):
        yield from constants(node) or _value(module, node)


def _value(module: ModuleType, node: ast.expr) -> Iterator[str]:
    value = getattr(module, node.id, None) if isinstance(node, ast.Name) else None
    if isinstance(value, str):
        yield value
