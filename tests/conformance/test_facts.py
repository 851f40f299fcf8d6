"""Whoever opens a window, or makes something happen as if in one, tells all facts that its moment names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getsource
from types import ModuleType

import pytest

from throneworld.kernel.finding import ROOT, home_of
from throneworld.kernel.gathering import modules_of
from throneworld.kernel.registry import Definition, registered

OPENS = ("open", "occasion", "occasion_of_asker")
"""Methods of a game to which a moment is named, and then what there is to tell."""


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.id)
def test_every_occasion_tells_the_facts_of_its_moment(game: Definition) -> None:
    wrong = [
        f"{module}:{line} tells {told} facts of {moment}, which has {game.moments[moment].facts}"
        for module, line, moment, told in _occasions(game)
        if moment in game.moments and told != len(game.moments[moment].facts)
    ]
    assert wrong == []


def _occasions(game: Definition) -> Iterator[tuple[str, int, str, int]]:
    """Calls that name a moment: the module, the line, the moment and how many facts are told of it."""
    for module in _modules(game):
        for node in ast.walk(ast.parse(getsource(module))):
            match node:
                case ast.Call(ast.Attribute(attr=called), [ast.Constant(str(moment)), *told]) if (
                    called in OPENS
                ):
                    if not any(isinstance(each, ast.Starred) for each in told):
                        yield module.__name__, node.lineno, moment, len(told)


def _modules(game: Definition) -> list[ModuleType]:
    home = home_of(game.id)
    assert home is not None
    packages = [home.package, *(f"{ROOT}.{layer}" for layer in game.layers)]
    return [module for each in packages for module in modules_of(import_module(each))]
