"""What the modules of a game declare is gathered: all of it, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, ClassVar

import pytest

from tests.kernel.toy import LISTENERS, Score
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.gathering import filters_of, in_order, listeners_of, one_table, steps_of, texts_of
from throneworld.kernel.steps import Decision


def module(**exports: Any) -> ModuleType:
    made = ModuleType("a.module")
    vars(made).update(exports)
    return made


class Text:
    def __init__(self, name: str) -> None:
        self.id = name
        self.effects = (Score(),)


class Base(Decision, frozen=True):
    abstract: ClassVar[bool] = True


class Kind(Base, frozen=True):
    prompt: ClassVar[str] = "kind"


class Further(Kind, frozen=True):
    """Extends a step that is one itself."""


def test_the_steps_of_a_module_are_its_own_classes_but_for_the_abstract() -> None:
    here = module(Base=Base, Kind=Kind, Further=Further, Score=Score, kind=Kind())
    here.__name__ = __name__
    assert steps_of([here]) == (Kind, Further)


def no(state: object, aim: object, thing: object) -> bool:
    return False


DOUBLES: dict[str, tuple[Callable[[list[ModuleType]], Any], dict[str, Any]]] = {
    "shout": (lambda modules: listeners_of(modules), {"LISTENERS": LISTENERS[:1]}),
    "told": (lambda modules: one_table(modules, "EVENTS"), {"EVENTS": {"told": ("seat",)}}),
    "give": (lambda modules: one_table(modules, "VERBS"), {"VERBS": {"give": ()}}),
    "small": (filters_of, {"FILTERS": {"planet": {"small": no}}}),
    "mutiny": (texts_of, {"TEXTS": (Text("mutiny"),)}),
}


@pytest.mark.parametrize("name", DOUBLES)
def test_what_is_declared_twice_is_an_error_that_names_it(name: str) -> None:
    gather, exports = DOUBLES[name]
    assert len(gather([module(**exports), module()])) == 1
    with pytest.raises(BadDefinition, match=f"{name}.* is declared twice"):
        gather([module(**exports), module(**exports)])


def test_a_name_may_be_a_filter_of_two_kinds_of_things() -> None:
    both = filters_of([module(FILTERS={"planet": {"mine": no}}), module(FILTERS={"unit": {"mine": no}})])
    assert both == {"planet": {"mine": no}, "unit": {"mine": no}}


def test_listeners_are_offered_in_the_order_that_a_game_gives() -> None:
    names = list(dict.fromkeys(each.id for each in LISTENERS))
    turned = in_order(LISTENERS, names[::-1])
    assert [each.id for each in turned] == sorted((each.id for each in LISTENERS), key=names[::-1].index)
    assert in_order(LISTENERS, ()) == LISTENERS


@pytest.mark.parametrize("change", [lambda names: names[1:], lambda names: [*names, "nobody"]])
def test_an_order_names_all_listeners_and_nothing_else(change: Callable[[list[str]], list[str]]) -> None:
    names = list(dict.fromkeys(each.id for each in LISTENERS))
    with pytest.raises(BadDefinition, match="not both a listener and in their order"):
        in_order(LISTENERS, change(names))
