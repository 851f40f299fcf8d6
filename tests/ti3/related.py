"""What a component of Twilight Imperium 3 may bring about: the questions that its effects name, and the
events that they tell, as their source says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from inspect import getsource, isfunction
from sys import modules

from tests.ti3.unasked import UNASKED, UNTOLD
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question, Step
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.tables import RACE, RACIAL_TECHNOLOGY

HINTS = {
    "xxcha.1": ("question:ExecuteAgain",),
    "unexpected_action": ("event:march_named",),
    "checks_and_balances": ("question:GivePick", "event:strategy_card_given"),
    "diplomat.1": ("event:landing_called_off",),
    "ruinous_tariffs": ("window:tg_collected_after",),
    "freedom_of_information_act": ("question:KeepCardHidden",),
    "saimoc_infused_hulls": ("question:MendShip",),
    "labor_strike": ("event:no_action_taken",),
    "political_focus": ("question:TakeReward",),
}
"""What comes of a component in a module that is not its own."""
ALWAYS = ("action", "any_time")
"""Moments that are no windows."""
NAMES = re.compile(r"\w+")


@cache
def brings_about() -> dict[str, frozenset[str]]:
    """By component, as `kind:name`; the component itself is among it."""
    game = definition_of("ti3")
    found: dict[str, set[str]] = {}
    for each in game.listeners:
        parts = (*each.spends, *each.aims, *each.costs, *each.effects)
        window = set() if each.must or each.moment in ALWAYS else {f"window:{each.moment}"}
        found.setdefault(each.id, {f"component:{each.id}"}).update(_things_of(parts) | window)
    for name, text in game.texts.items():
        found.setdefault(name, {f"component:{name}"}).update(_things_of(text.effects))
    for name, hints in HINTS.items():
        found.setdefault(name, {f"component:{name}"}).update(hints)
    return {name: frozenset(things) for name, things in found.items()}


def _things_of(parts: Iterable[object]) -> set[str]:
    kinds = [type(part) for part in parts if type(part) is not UseAction]
    return {thing for kind in kinds for thing in _things_in(kind.__module__, kind.__name__)}


@cache
def _things_in(module: str, name: str) -> frozenset[str]:
    """What a class leads to inside its own module, and the questions of others that it names."""
    near, told, asked = vars(modules[module]), definition_of("ti3").events, _questions()
    found, seen, waiting = set[str](), {name}, [name]
    while waiting:
        here = waiting.pop()
        for word in {here, *NAMES.findall(_source(module, here))}:
            there = near.get(word)
            if word in told and word not in UNTOLD:
                found.add(f"event:{word}")
            elif isinstance(there, type) and issubclass(there, Step):
                found |= {f"question:{word}"} if word in asked else set()
                waiting += [word] if there.__module__ == module and word not in seen else []
                seen.add(word)
    return frozenset(found)


@cache
def _questions() -> frozenset[str]:
    asked = [each.__name__ for each in definition_of("ti3").steps if issubclass(each, Question)]
    return frozenset(asked) - {*UNASKED}


@cache
def _source(module: str, name: str) -> str:
    """That of a class, with that of the functions of its module that it calls."""
    near = vars(modules[module])
    own = getsource(near[name])
    called = [near[word] for word in set(NAMES.findall(own)) if isfunction(near.get(word))]
    return "\n".join([own, *[getsource(each) for each in called if each.__module__ == module]])


def related(component: str) -> frozenset[str]:
    return brings_about().get(component, frozenset({f"component:{component}"}))


@cache
def of_race(race: str) -> frozenset[str]:
    """What its sheet, its Flagship and its technologies bring about."""
    own = [each.id for each in RACIAL_TECHNOLOGY.values() if each.race == race]
    sheet = [each for each in brings_about() if each.startswith(f"{race}.")]
    found = [related(each) for each in (*own, *sheet, f"flagship:{race}")]
    return frozenset().union(*found)


def races() -> list[str]:
    return list(RACE)
